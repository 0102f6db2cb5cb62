# Who started a game of guts and is away for one deal of it is dealt in again: each new deal is for everybody who started (CAU-120)
# rules: CAU-120

$ init --house cause
  started a new book in points with `cause` rules
  recorded #2 ········
! next: add the players (player add NAME NAME)
$ player add Ann Bob Cat Dan Eve Fay
  Ann, a regular
  Bob, a regular
  Cat, a regular
  Dan, a regular
  Eve, a regular
  Fay, a regular
  recorded #8 ········
! next: open the night (open --banker NAME)
$ open --banker Ann
  night 1 is open at The Cause; Ann is the banker
  recorded #9 ········
! note: management decides how much players can buy in for (CAU-004)
! next: sell chips (buy NAME AMOUNT)
$ buy Ann 2000
  Ann buys chips: 2,000 in cash; stack 1,975
  Ann pays 25 into the leaderboard to join the table (CAU-003)
  recorded #11 ········
! next: play (hand new or hand result), then count the stacks
$ buy Bob 2000
  Bob buys chips: 2,000 in cash; stack 1,975
  Bob pays 25 into the leaderboard to join the table (CAU-003)
  recorded #13 ········
$ buy Cat 2000
  Cat buys chips: 2,000 in cash; stack 1,975
  Cat pays 25 into the leaderboard to join the table (CAU-003)
  recorded #15 ········
$ buy Dan 2000
  Dan buys chips: 2,000 in cash; stack 1,975
  Dan pays 25 into the leaderboard to join the table (CAU-003)
  recorded #17 ········
$ buy Eve 2000
  Eve buys chips: 2,000 in cash; stack 1,975
  Eve pays 25 into the leaderboard to join the table (CAU-003)
  recorded #19 ········
$ seat Ann Bob Cat Dan Eve
  Ann has seat 1
  Bob has seat 2
  Cat has seat 3
  Dan has seat 4
  Eve has seat 5
  recorded #24 ········
! note: management says who sits where (CAU-005)
$ deal --dealer Ann
  Ann deals
  recorded #25 ········
$ hand new
< two-card-guts-with-a-bump
< ¶
< iiooo
< 9s4s
< blind 2c2d2h
< AcAd
< KcKd
< y
  hand 1, two-card-guts-with-a-bump: nobody wins; 325 carries over to the next
    hand
  recorded #27 ········
! no game yet, Ann deals, 5 in: Ann Bob Cat Dan Eve
! which game? > two-card-guts-with-a-bump
! two-card-guts-with-a-bump, Ann deals, 5 in: Ann Bob Cat Dan Eve
! Enter to deal > ¶
! note: everybody antes 25 before the deal (CAU-010)
! pot 125 · in or out: Bob Cat Dan Eve Ann > iiooo
! one card up: Bob Cat > 9s4s
! note: turn up the extra hand too, and type its 3 cards, like blind 9c4d2h
! pot 125 · Bob shows > blind 2c2d2h
! pot 125 · Bob shows > AcAd
! pot 125 · Cat shows > KcKd
! the blind hand wins (three deuces), so nobody takes the pot (CAU-119)
! 125 from the main pot carries over to the next game (CAU-119)
! Bob and Cat each pay 100 into the next pot (CAU-119)
! the game goes on with Ann, Bob, Cat, Dan and Eve for the pot of 325 (CAU-120)
! Ann -25, Bob -125, Cat -125, Dan -25, Eve -25, 325 carries over to the next hand
! record? [Y/n] > y
! note: `Ann` pays 25 into the leaderboard for dealing (CAU-003)

Cat misses a deal, Fay comes in.

$ buy Fay 2000
  Fay buys chips: 2,000 in cash; stack 1,975
  Fay pays 25 into the leaderboard to join the table (CAU-003)
  recorded #29 ········
$ seat Fay 6
  Fay has seat 6
  recorded #30 ········
$ hand new
< -cat
< ¶
< oiio
< 9s4s
< blind 2c2d2h
< AcAd
< KcKd
< y
  hand 2, two-card-guts-with-a-bump: nobody wins; 525 carries over to the next
    hand
  recorded #33 ········
! two-card-guts-with-a-bump, 325 in the pot, Bob deals, 5 in: Ann Bob Cat Dan Eve
! Enter to deal > -cat
! two-card-guts-with-a-bump, 325 in the pot, Bob deals, 4 in: Ann Bob Dan Eve
! Enter to deal > ¶
! note: `Cat` is sitting out and gets no cards
! note: `Cat` was in this game from the start and can be in the next deal, but not
!   in this one (CAU-120)
! note: `Fay` wasn't in this game from the start and sits out until the next one
!   (CAU-120)
! pot 325 · in or out: Dan Eve Ann Bob > oiio
! one card up: Eve Ann > 9s4s
! note: turn up the extra hand too, and type its 3 cards, like blind 9c4d2h
! pot 325 · Eve shows > blind 2c2d2h
! pot 325 · Eve shows > AcAd
! pot 325 · Ann shows > KcKd
! the blind hand wins (three deuces), so nobody takes the pot (CAU-119)
! 325 from the main pot carries over to the next game (CAU-119)
! Ann and Eve each pay 100 into the next pot (CAU-119)
! the game goes on with Ann, Bob, Dan and Eve for the pot of 525 (CAU-120)
! Ann -100, Eve -100, 525 carries over to the next hand
! record? [Y/n] > y
! note: `Bob` pays 25 into the leaderboard for dealing (CAU-003)

Cat is back, Fay didn't start it.

$ hand new
< ¶
< q
  stopped: nothing was recorded
! two-card-guts-with-a-bump, 525 in the pot, Cat deals, 5 in: Ann Bob Cat Dan Eve
! Enter to deal > ¶
! note: `Fay` wasn't in this game from the start and sits out until the next one
!   (CAU-120)
! pot 525 · in or out: Dan Eve Ann Bob Cat > q
$ hand result --game two-card-guts-with-a-bump --matched Ann=100 --win Fay=200 --carry 100
! error: the pot is only for players who were in from the start, and `Fay` wasn't (CAU-120)
! hint: hand result --help
= 4
$ hand add --hand '{"game":"two-card-guts-with-a-bump","blind":"2c4d8s","button":"Ann","players":[{"name":"Ann","in":"0","cards":"QhQd9s"},{"name":"Bob","in":"0","folded":true},{"name":"Cat","in":"0","cards":"AhAd7h"},{"name":"Dan","in":"0","folded":true},{"name":"Eve","in":"0","folded":true}]}'
  hand 3, two-card-guts-with-a-bump: Cat wins 525; 100 carries over to the next
    hand
    wild in two-card-guts-with-a-bump: threes (CAU-118)
    Cat has the best hand for the main pot of 525: pair of aces (CAU-030, CAU-034)
    Cat beats Ann, pair of aces against pair of queens: compare the set or pair
      first, then card by card from the top (CAU-054)
    Cat beats the blind hand (eight high) (CAU-122)
    Ann pays 100 into the next pot (CAU-119)
    the game goes on with Ann, Bob, Cat, Dan and Eve for the pot of 100 (CAU-120)
  recorded #36 ········
! note: `Ann` pays 25 into the leaderboard for dealing (CAU-003)
