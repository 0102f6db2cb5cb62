# Who did not start a game of guts is not dealt in while it goes on, and who did is not left out without a word (CAU-120)

file eve.phh:
  variant = "two-card-guts-with-a-bump"
  _house = "cause"
  starting_stacks = [1850, 1950, 1975, 1925, 1850]
  actions = ["d dh p1 AhAd", "d dh p2 ????", "d dh p3 ????", "d dh p4 ????", "d dh p5 ????", "d bh 2c4d", "p1 stay", "p2 drop", "p3 drop", "p4 stay", "p5 drop", "d dh p1 7h", "d dh p4 9s", "d bh 8s", "p1 sm AhAd7h", "p4 sm QhQd9s"]
  players = ["Cat", "Dan", "Eve", "Ann", "Bob"]

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
$ buy Ann 2000
  Ann buys chips: 2,000 in cash; stack 1,975
  Ann pays 25 into the leaderboard to join the table (CAU-003)
  recorded #9 ········
! next: play (hand new or hand result), then count the stacks
$ seat Ann 1
  Ann has seat 1
  recorded #10 ········
! note: management says who sits where (CAU-005)
$ buy Bob 2000
  Bob buys chips: 2,000 in cash; stack 1,975
  Bob pays 25 into the leaderboard to join the table (CAU-003)
  recorded #12 ········
$ seat Bob 2
  Bob has seat 2
  recorded #13 ········
$ buy Cat 2000
  Cat buys chips: 2,000 in cash; stack 1,975
  Cat pays 25 into the leaderboard to join the table (CAU-003)
  recorded #15 ········
$ seat Cat 3
  Cat has seat 3
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

At the table Eve is not dealt in to guts, but to any other game.

$ hand new
< +eve
< ¶
< -eve
< -dan
< ¶
< <
< five-card-draw
< ¶
< q
  stopped: nothing was recorded
! two-card-guts-with-a-bump, 300 in the pot, Bob deals, 4 in: Ann Bob Cat Dan
! Enter to deal > +eve
! two-card-guts-with-a-bump, 300 in the pot, Bob deals, 5 in: Ann Bob Cat Dan Eve
! Enter to deal > ¶
! error: the pot is only for players who were in from the start, and `Eve` wasn't
!   (CAU-120)
! Enter to deal > -eve
! two-card-guts-with-a-bump, 300 in the pot, Bob deals, 4 in: Ann Bob Cat Dan
! Enter to deal > -dan
! two-card-guts-with-a-bump, 300 in the pot, Bob deals, 3 in: Ann Bob Cat
! Enter to deal > ¶
! error: `two-card-guts-with-a-bump` takes 4 to 10 players at this house, not 3
!   (CAU-114)
! Enter to deal > <
! two-card-guts-with-a-bump, 300 in the pot, Bob deals, 4 in: Ann Bob Cat Dan
! Enter to deal > five-card-draw
! five-card-draw, 300 in the pot, Bob deals, 5 in: Ann Bob Cat Dan Eve
! Enter to deal > ¶
! note: everybody antes 25 before the deal (CAU-010)
! note: `Cat`, to the dealer's left, opens the betting (CAU-018)
! Cat 1825 · pot 425 · check, bet 25 > q
> 4 in: Ann Bob Cat Dan
> the pot is only for players who were in from the start
> `two-card-guts-with-a-bump` takes 4 to 10 players at this house, not 3

No other door deals her in.

$ hand add eve.phh
! error: eve.phh:4:13: the pot is only for players who were in from the start, and `Eve` wasn't (CAU-120)
= 5
> the pot is only for players who were in from the start
$ hand add --hand '{"game":"two-card-guts-with-a-bump","blind":"2c4d8s","players":[{"name":"Ann","in":"0","cards":"QhQd9s"},{"name":"Bob","in":"0","folded":true},{"name":"Eve","in":"0","cards":"AhAd7h"},{"name":"Dan","in":"0","folded":true}]}'
! error: --hand:1:1: the pot is only for players who were in from the start, and `Eve` wasn't (CAU-120)
= 5
> the pot is only for players who were in from the start
$ hand result --game two-card-guts-with-a-bump --matched Ann=100 --win Eve=300 --carry 100
! error: the pot is only for players who were in from the start, and `Eve` wasn't (CAU-120)
! hint: hand result --help
= 4
> the pot is only for players who were in from the start

A result does not name those who dropped, so all who started play on. A showdown names all who were dealt in.

$ hand result --game two-card-guts-with-a-bump --dealer Bob --matched Ann=100 --win Cat=300 --carry 100
  hand 2, two-card-guts-with-a-bump: Cat wins 300; 100 carries over to the next
    hand
    Ann owes 100 to the next pot (CAU-119)
  recorded #29 ········
! note: `Bob` pays 25 into the leaderboard for dealing (CAU-003)
$ hand result --game two-card-guts-with-a-bump --matched Ann=100 --win Eve=100 --carry 100
! error: the pot is only for players who were in from the start, and `Eve` wasn't (CAU-120)
! hint: hand result --help
= 4
> the pot is only for players who were in from the start
$ hand add --hand '{"game":"two-card-guts-with-a-bump","blind":"2c4d8s","button":"Cat","players":[{"name":"Ann","in":"0","cards":"QhQd9s"},{"name":"Bob","in":"0","folded":true},{"name":"Cat","in":"0","cards":"AhAd7h"},{"name":"Dan","in":"0","folded":true}]}'
  hand 3, two-card-guts-with-a-bump: Cat wins 100; 100 carries over to the next
    hand
    wild in two-card-guts-with-a-bump: threes (CAU-118)
    Cat has the best hand for the main pot of 100: pair of aces (CAU-030, CAU-034)
    Cat beats Ann, pair of aces against pair of queens: compare the set or pair
      first, then card by card from the top (CAU-054)
    Cat beats the blind hand (eight high) (CAU-122)
    Ann pays 100 into the next pot (CAU-119)
    the game goes on with Ann, Bob, Cat and Dan for the pot of 100 (CAU-120)
  recorded #32 ········
! note: `Cat` pays 25 into the leaderboard for dealing (CAU-003)

The game is over when one player alone beats the blind hand, and Eve starts the next one.

$ hand new
< ¶
< oioo
< 9s
< blind 2h4d7s
< KdKs
< y
  hand 4, two-card-guts-with-a-bump: Bob wins 100
  recorded #35 ········
! two-card-guts-with-a-bump, 100 in the pot, Dan deals, 4 in: Ann Bob Cat Dan
! Enter to deal > ¶
! note: `Eve` wasn't in this game from the start and sits out until the next one
!   (CAU-120)
! pot 100 · in or out: Ann Bob Cat Dan > oioo
! one card up: Bob > 9s
! note: turn up the extra hand too, and type its 3 cards, like blind 9c4d2h
! pot 100 · Bob shows > blind 2h4d7s
! pot 100 · Bob shows > KdKs
! Bob is the only one left in the main pot, so Bob wins it: 100 (CAU-029)
! Bob beats the blind hand (seven high) (CAU-122)
! nobody has to match the pot, so the game is over (CAU-122)
! Bob gets 100 (+100)
! record? [Y/n] > y
! note: `Dan` pays 25 into the leaderboard for dealing (CAU-003)

$ hand new
< ¶
< q
  stopped: nothing was recorded
! two-card-guts-with-a-bump, Eve deals, 5 in: Ann Bob Cat Dan Eve
! Enter to deal > ¶
! note: everybody antes 25 before the deal (CAU-010)
! pot 125 · in or out: Ann Bob Cat Dan Eve > q
> 5 in: Ann Bob Cat Dan Eve
