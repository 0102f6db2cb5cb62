# A deal of Guts that fewer were in than the house plays it with is told by no door, also while its pot waits
# rules: CAU-114, CAU-120

$ init --house cause
  started a new book in points with `cause` rules
  recorded #2 ········
! next: add the players (player add NAME NAME)
$ player add Ann
  Ann, a regular
  recorded #3 ········
$ open --banker Ann
  night 1 is open at The Cause; Ann is the banker
  recorded #4 ········
! note: management decides how much players can buy in for (CAU-004)
! next: sell chips (buy NAME AMOUNT)
$ buy Ann 2000
  Ann buys chips: 2,000 in cash; stack 1,975
  Ann pays 25 into the leaderboard to join the table (CAU-003)
  recorded #6 ········
! next: play (hand new or hand result), then count the stacks
$ seat Ann 1
  Ann has seat 1
  recorded #7 ········
! note: management says who sits where (CAU-005)
$ player add Bob
  Bob, a regular
  recorded #8 ········
$ buy Bob 2000
  Bob buys chips: 2,000 in cash; stack 1,975
  Bob pays 25 into the leaderboard to join the table (CAU-003)
  recorded #10 ········
$ seat Bob 2
  Bob has seat 2
  recorded #11 ········
$ player add Cat
  Cat, a regular
  recorded #12 ········
$ buy Cat 2000
  Cat buys chips: 2,000 in cash; stack 1,975
  Cat pays 25 into the leaderboard to join the table (CAU-003)
  recorded #14 ········
$ seat Cat 3
  Cat has seat 3
  recorded #15 ········
$ player add Dan
  Dan, a regular
  recorded #16 ········
$ buy Dan 2000
  Dan buys chips: 2,000 in cash; stack 1,975
  Dan pays 25 into the leaderboard to join the table (CAU-003)
  recorded #18 ········
$ seat Dan 4
  Dan has seat 4
  recorded #19 ········
$ deal --cards Jh
  Ann Jh
  Ann has the first jack and deals (CAU-007)
  recorded #20 ········
$ hand new
< two-card-guts-with-a-bump
< ¶
< iioo
< 9s4s
< blind 2c2d2h
< AcAd
< KcKd
< y
  hand 1, two-card-guts-with-a-bump: nobody wins; 300 carries over to the next
    hand
  recorded #22 ········
! no game yet, Ann deals, 4 in: Ann Bob Cat Dan
! which game? > two-card-guts-with-a-bump
! two-card-guts-with-a-bump, Ann deals, 4 in: Ann Bob Cat Dan
! Enter to deal > ¶
! note: everybody antes 25 before the deal (CAU-010)
! pot 100 · in or out: Bob Cat Dan Ann > iioo
! one card up: Bob Cat > 9s4s
! note: turn up the extra hand too, and type its 3 cards, like blind 9c4d2h
! pot 100 · Bob shows > blind 2c2d2h
! pot 100 · Bob shows > AcAd
! pot 100 · Cat shows > KcKd
! the blind hand wins (three deuces), so nobody takes the pot (CAU-119)
! 100 from the main pot carries over to the next game (CAU-119)
! Bob and Cat each pay 100 into the next pot (CAU-119)
! the game goes on with Ann, Bob, Cat and Dan for the pot of 300 (CAU-120)
! Ann -25, Bob -125, Cat -125, Dan -25, 300 carries over to the next hand
! record? [Y/n] > y
! note: `Ann` pays 25 into the leaderboard for dealing (CAU-003)

A result names only those whose chips move, and four can have been dealt in.

$ hand result --game two-card-guts-with-a-bump --dealer Bob --matched Ann=100 --win Cat=300 --carry 100 --dry-run
  hand 2, two-card-guts-with-a-bump: Cat wins 300; 100 carries over to the next
    hand
    Ann owes 100 to the next pot (CAU-119)
  (dry run: nothing was recorded)
! note: `Bob` pays 25 into the leaderboard for dealing (CAU-003)
> Cat wins 300

Dan is away: then it was a deal of three.

$ hand result --game two-card-guts-with-a-bump --dealer Bob --matched Ann=100 --win Cat=300 --carry 100 --away Dan
! error: `two-card-guts-with-a-bump` takes 4 to 10 players at this house, not 3 (CAU-114)
! hint: hand result --help
= 4
> `two-card-guts-with-a-bump` takes 4 to 10 players at this house, not 3 (CAU-114)
$ hand add --hand '{"game":"two-card-guts-with-a-bump","away":["Dan"],"blind":"2c4d8s","button":"Bob","players":[{"name":"Ann","in":"0","cards":"QhQd9s"},{"name":"Bob","in":"0","folded":true},{"name":"Cat","in":"0","cards":"AhAd7h"}]}'
! error: --hand:1:1: `two-card-guts-with-a-bump` takes 4 to 10 players at this house, not 3 (CAU-114)
= 5
> `two-card-guts-with-a-bump` takes 4 to 10 players at this house, not 3 (CAU-114)
$ hand new
< -dan
< ¶
< q
  stopped: nothing was recorded
! two-card-guts-with-a-bump, 300 in the pot, Bob deals, 4 in: Ann Bob Cat Dan
! Enter to deal > -dan
! two-card-guts-with-a-bump, 300 in the pot, Bob deals, 3 in: Ann Bob Cat
! Enter to deal > ¶
! error: `two-card-guts-with-a-bump` takes 4 to 10 players at this house, not 3
!   (CAU-114)
! Enter to deal > q
> `two-card-guts-with-a-bump` takes 4 to 10 players at this house, not 3

Nor does somebody play along who didn't start the game, or who has gone home.

$ player add Eve
  Eve, a regular
  recorded #23 ········
$ buy Eve 2000
  Eve buys chips: 2,000 in cash; stack 1,975
  Eve pays 25 into the leaderboard to join the table (CAU-003)
  recorded #25 ········
$ seat Eve 5
  Eve has seat 5
  recorded #26 ········
$ hand result --game two-card-guts-with-a-bump --dealer Bob --matched Ann=100 --win Cat=300 --carry 100 --away Dan
! error: `two-card-guts-with-a-bump` takes 4 to 10 players at this house, not 3 (CAU-114)
! hint: hand result --help
= 4
> not 3 (CAU-114)
$ count Dan 1950
  Dan has 1,950, as expected
  recorded #27 ········
! next: count the stacks of Ann, Bob, Cat and Eve
$ cashout Dan
  Dan cashes out 1,950: 1,950 in cash
  recorded #29 ········
! next: play (hand new or hand result), then count the stacks
$ hand result --game two-card-guts-with-a-bump --dealer Bob --matched Ann=100 --win Cat=300 --carry 100
! error: `two-card-guts-with-a-bump` takes 4 to 10 players at this house, not 3 (CAU-114)
! hint: hand result --help
= 4
> not 3 (CAU-114)
