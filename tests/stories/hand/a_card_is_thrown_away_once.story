A card that was thrown away lies with the discards. It isn't thrown again, dealt or shown, until the deck runs out.
rules: CAU-060

$ init --house cause
  started a new book in points with `cause` rules
  recorded #2 ········
! next: add the players (player add NAME NAME)
$ player add Ann Bob Cat
  Ann, a regular
  Bob, a regular
  Cat, a regular
  recorded #5 ········
! next: open the night (open --banker NAME)
$ open --banker Ann
  night 1 is open at The Cause; Ann is the banker
  recorded #6 ········
! note: management decides how much players can buy in for (CAU-004)
! next: sell chips (buy NAME AMOUNT)
$ buy Ann 500
  Ann buys chips: 500 in cash; stack 475
  Ann pays 25 into the leaderboard to join the table (CAU-003)
  recorded #8 ········
! next: play (hand new or hand result), then count the stacks
$ buy Bob 500
  Bob buys chips: 500 in cash; stack 475
  Bob pays 25 into the leaderboard to join the table (CAU-003)
  recorded #10 ········
$ buy Cat 500
  Cat buys chips: 500 in cash; stack 475
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
$ deal --dealer Cat
  Cat deals
  recorded #16 ········
$ hand new --yes
< five-card-draw
< ¶
< kkk
< d 2c2c
< d 2c3d
< d 2c
< d 4d
< p
< kkk
< 2c5c6c7c8c
< As5c6c7c8c
< x
< x
  hand 1, five-card-draw: Ann wins 75
  recorded #18 ········
! no game yet, Cat deals, 3 in: Ann Bob Cat
! which game? > five-card-draw
! five-card-draw, Cat deals, 3 in: Ann Bob Cat
! Enter to deal > ¶
! note: everybody antes 25 before the deal (CAU-010)
! note: `Ann`, to the dealer's left, opens the betting (CAU-018)
! Ann 450 · pot 75 · check, bet 25 > kkk
! Ann 450 · pot 75 · draws 0–3 > d 2c2c
! error: 2c is named twice
! Ann 450 · pot 75 · draws 0–3 > d 2c3d
! Bob 450 · pot 75 · draws 0–3 > d 2c
! error: 2c was already thrown away
! Bob 450 · pot 75 · draws 0–3 > d 4d
! Cat 450 · pot 75 · draws 0–3 > p
! Ann 450 · pot 75 · check, bet 50 > kkk
! pot 75 · Ann shows > 2c5c6c7c8c
! error: 2c was already thrown away
! pot 75 · Ann shows > As5c6c7c8c
! pot 75 · Bob shows > x
! pot 75 · Cat shows > x
! nobody bet in round 1, so the pot stays at 75 (CAU-024)
! nobody bet in round 2, so the pot stays at 75 (CAU-024)
! more than one player is left after the first round, so they draw cards (CAU-062)
! nobody bet in the last round, so Ann, on the dealer's left, shows first
!   (CAU-032)
! Ann is the only one left in the main pot, so Ann wins it: 75 (CAU-037)
! Ann gets 75 (+50), Bob -25, Cat -25
! ¶
! note: `Cat` pays 25 into the leaderboard for dealing (CAU-003)
