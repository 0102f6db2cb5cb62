# Once a hand is decided, only a player who lost and cannot pay what he owes buys chips in it.
# rules: CAU-027

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
$ player add Dan
  Dan, a regular
  recorded #6 ········
$ open --banker Ann
  night 1 is open at The Cause; Ann is the banker
  recorded #7 ········
! note: management decides how much players can buy in for (CAU-004)
! next: sell chips (buy NAME AMOUNT)
$ buy Ann 1000
  Ann buys chips: 1,000 in cash; stack 975
  Ann pays 25 into the leaderboard to join the table (CAU-003)
  recorded #9 ········
! next: play (hand new or hand result), then count the stacks
$ buy Bob 1000
  Bob buys chips: 1,000 in cash; stack 975
  Bob pays 25 into the leaderboard to join the table (CAU-003)
  recorded #11 ········
$ buy Cat 1000
  Cat buys chips: 1,000 in cash; stack 975
  Cat pays 25 into the leaderboard to join the table (CAU-003)
  recorded #13 ········
$ buy Dan 1000
  Dan buys chips: 1,000 in cash; stack 975
  Dan pays 25 into the leaderboard to join the table (CAU-003)
  recorded #15 ········
$ seat Ann 1
  Ann has seat 1
  recorded #16 ········
! note: management says who sits where (CAU-005)
$ seat Bob 2
  Bob has seat 2
  recorded #17 ········
$ seat Cat 3
  Cat has seat 3
  recorded #18 ········
$ seat Dan 4
  Dan has seat 4
  recorded #19 ········
$ count Cat 50
  Cat has 50: down 925 in unrecorded hands
  recorded #20 ········
! next: count the stacks of Ann, Bob and Dan
$ hand new
< three-card-guts
< d ann
< ¶
< iiio
< AhAdAc
< 2c5d7h
< KhKdKc
< $ bob 500
< $ dan 100
< $ cat 75
< y
  hand 1, three-card-guts: Bob wins 100; 200 carries over to the next hand
  recorded #24 ········
! no game yet, no dealer yet, 4 in: Ann Bob Cat Dan
! which game? > three-card-guts
! three-card-guts, no dealer yet, 4 in: Ann Bob Cat Dan
! who deals? > d ann
! three-card-guts, Ann deals, 4 in: Ann Bob Cat Dan
! Enter to deal > ¶
! note: everybody antes 25 before the deal (CAU-010)
! pot 100 · in or out: Bob Cat Dan Ann > iiio
! pot 100 · Bob shows > AhAdAc
! pot 100 · Cat shows > 2c5d7h
! pot 100 · Dan shows > KhKdKc
! error: `Cat` owes 100 to the next pot but has only 25: the hand waits until
!   `Cat` buys 75 (CAU-027); $ Cat 75
! not settled > $ bob 500
! error: `Bob` doesn't need more chips in this hand; buy for the next one when
!   it's over (CAU-002)
! not settled > $ dan 100
! error: `Dan` doesn't need more chips in this hand; buy for the next one when
!   it's over (CAU-002)
! not settled > $ cat 75
! the hand waited while Cat bought 75, so every bet was covered (CAU-027)
! Bob has the best hand for the main pot of 100: three aces (CAU-030, CAU-034)
! Bob beats Dan, three aces against three kings: compare the set or pair first,
!   then card by card from the top (CAU-054)
! Cat and Dan each pay 100 into the next pot (CAU-119)
! the game goes on with Ann, Bob, Cat and Dan for the pot of 200 (CAU-120)
! Ann -25, Bob gets 100 (+75), Cat -125, Dan -125, 200 carries over to the next
!   hand
! record? [Y/n] > y
! note: `Ann` pays 25 into the leaderboard for dealing (CAU-003)
! next: play (hand new or hand result), then count the stacks
> `Bob` doesn't need more chips in this hand
> `Dan` doesn't need more chips in this hand
$ status
  night 1 at The Cause, open since 2026-01-02 19:05; banker: Ann
  ¶
  player  bought    cash  app  notes  book  chips  counted  result
  ──────────────────────────────────────────────────────────────────
  Ann      1,000  -1,000    –      –     –    925  not yet     -25
  Bob      1,000  -1,000    –      –     –  1,050  not yet      75
  Cat      1,075  -1,075    –      –     –      –  not yet  -1,050
  Dan      1,000  -1,000    –      –     –    850  not yet    -125
  ¶
  drawer 4,075   chips out 4,075   in the middle 200
  the leaderboard has 125
  the counts are 925 short so far
! next: play (hand new or hand result), then count the stacks
