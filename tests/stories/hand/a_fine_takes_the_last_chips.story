# Where every bet is covered, who pays his last chips for a fine is still asked: he buys what he is short of or folds (CAU-027).

$ init --house cause
  started a new book in points with `cause` rules
  recorded #2 ········
! next: add the players (player add NAME NAME)
$ player add Ann
  Ann, a regular
  recorded #3 ········
$ player add Bob
  Bob, a regular
  recorded #4 ········
! next: open the night (open --banker NAME)
$ player add Cat
  Cat, a regular
  recorded #5 ········
$ open --banker Ann
  night 1 is open at The Cause; Ann is the banker
  recorded #6 ········
! note: management decides how much players can buy in for (CAU-004)
! next: sell chips (buy NAME AMOUNT)
$ buy Ann 1000
  Ann buys chips: 1,000 in cash; stack 975
  Ann pays 25 into the leaderboard to join the table (CAU-003)
  recorded #8 ········
! next: play (hand new or hand result), then count the stacks
$ buy Bob 1000
  Bob buys chips: 1,000 in cash; stack 975
  Bob pays 25 into the leaderboard to join the table (CAU-003)
  recorded #10 ········
$ buy Cat 1000
  Cat buys chips: 1,000 in cash; stack 975
  Cat pays 25 into the leaderboard to join the table (CAU-003)
  recorded #12 ········
$ seat Ann 1
  Ann has seat 1
  recorded #13 ········
! note: management says who sits where (CAU-005)
$ seat Bob 2
  Bob has seat 2
  recorded #14 ········
$ seat Cat 3
  Cat has seat 3
  recorded #15 ········
$ count Bob 50
  Bob has 50: down 925 in unrecorded hands
  recorded #16 ········
! next: count the stacks of Ann and Cat
$ deal --cards Jh
  Ann Jh
  Ann has the first jack and deals (CAU-007)
  recorded #17 ········
$ hand new --yes
< five-card-draw
< ¶
< k
< 25
< 50
< $ bob 25
< fine bob 50
< c
< $ bob 50
< c
< q
  stopped: nothing was recorded
! no game yet, Ann deals, 3 in: Ann Bob Cat
! which game? > five-card-draw
! five-card-draw, Ann deals, 3 in: Ann Bob Cat
! Enter to deal > ¶
! note: everybody antes 25 before the deal (CAU-010)
! note: `Bob`, to the dealer's left, opens the betting (CAU-018)
! Bob 25 · pot 75 · check, bet 25 > k
! Cat 950 · pot 75 · check, bet 25 > 25
! Ann 950 · pot 100 · call 25, raise 50 > 50
! Bob 25 · pot 150 · needs 25 more to call > $ bob 25
! Bob 50 · pot 150 · call 50 all-in > fine bob 50
! Bob 0 · pot 200 · needs 50 more to call > c
! error: `Bob` has 0 but needs 50 to call: every bet must be covered, so the hand
!   waits until `Bob` buys 50 (CAU-027)
! Bob 0 · pot 200 · needs 50 more to call > $ bob 50
! Bob 50 · pot 200 · call 50 all-in > c
! Cat 925 · pot 250 · call 25, raise 75 > q
