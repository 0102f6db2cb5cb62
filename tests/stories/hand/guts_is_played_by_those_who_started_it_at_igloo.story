# Where the house is silent the standard rule decides: guts goes on with those who started it

$ init --house igloo
  started a new book in USD with `igloo` rules
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
  night 1 is open at The Igloo; Ann is the banker
  recorded #6 ········
! next: sell chips (buy NAME AMOUNT)
$ buy Ann 20
  Ann buys chips: $20.00 in cash; stack $20.00
  recorded #7 ········
! next: play (hand new or hand result), then count the stacks
$ seat Ann 1
  Ann has seat 1
  recorded #8 ········
$ buy Bob 20
  Bob buys chips: $20.00 in cash; stack $20.00
  recorded #9 ········
$ seat Bob 2
  Bob has seat 2
  recorded #10 ········
$ buy Cat 20
  Cat buys chips: $20.00 in cash; stack $20.00
  recorded #11 ········
$ seat Cat 3
  Cat has seat 3
  recorded #12 ········
$ hand new
< three-card-guts
< d ann
< ¶
< iio
< AcAdAh
< 2c2d3h
< y
  hand 1, three-card-guts: Bob wins $0.30; $0.30 carries over to the next hand
  recorded #14 ········
! no game yet, no dealer yet, 3 in: Ann Bob Cat
! which game? > three-card-guts
! three-card-guts, no dealer yet, 3 in: Ann Bob Cat
! who deals? > d ann
! three-card-guts, Ann deals, 3 in: Ann Bob Cat
! Enter to deal > ¶
! note: `Ann` antes $0.30 for all 3 players (IGL-08)
! pot 0.30 · in or out: Bob Cat Ann > iio
! pot 0.30 · Bob shows > AcAdAh
! pot 0.30 · Cat shows > 2c2d3h
! Bob has the best hand for the main pot of $0.30: three aces (IGL-18)
! Cat pays $0.30 into the next pot (standard rule)
! the game goes on with Ann, Bob and Cat for the pot of $0.30 (standard rule)
! Ann -0.30, Bob gets 0.30 (+0.30), Cat -0.30, 0.30 carries over to the next hand
! record? [Y/n] > y
$ player add Eve
  Eve, a regular
  recorded #15 ········
$ buy Eve 20
  Eve buys chips: $20.00 in cash; stack $20.00
  recorded #16 ········
$ seat Eve 4
  Eve has seat 4
  recorded #17 ········
$ hand new
< +eve
< ¶
< -eve
< -bob
< ¶
< q
  stopped: nothing was recorded
! three-card-guts, 0.30 in the pot, Bob deals, 3 in: Ann Bob Cat
! Enter to deal > +eve
! three-card-guts, 0.30 in the pot, Bob deals, 4 in: Ann Bob Cat Eve
! Enter to deal > ¶
! error: the pot is only for players who were in from the start, and `Eve` wasn't
!   (standard rule)
! Enter to deal > -eve
! three-card-guts, 0.30 in the pot, Bob deals, 3 in: Ann Bob Cat
! Enter to deal > -bob
! three-card-guts, 0.30 in the pot, Cat deals, 2 in: Ann Cat
! Enter to deal > ¶
! note: `Bob` is sitting out and gets no cards
! note: `Bob` was in this game from the start and can be in the next deal, but not
!   in this one (standard rule)
! note: `Eve` wasn't in this game from the start and sits out until the next one
!   (standard rule)
! pot 0.30 · in or out: Ann Cat > q
> `Eve` wasn't in this game from the start and sits out
> `Bob` was in this game from the start and can be in the next deal
$ hand add --hand '{"game":"three-card-guts","button":"Bob","players":[{"name":"Bob","in":"0","cards":"AhAdAs"},{"name":"Eve","in":"0","cards":"2c2d3h"}]}'
! error: --hand:1:1: the pot is only for players who were in from the start, and `Eve` wasn't (standard rule)
= 5
> the pot is only for players who were in from the start
$ hand add --hand '{"game":"three-card-guts","button":"Cat","players":[{"name":"Bob","in":"0","cards":"AhAdAs"},{"name":"Cat","in":"0","cards":"2c2d3h"}]}'
  hand 2, three-card-guts: Bob wins $0.30; $0.30 carries over to the next hand
    Bob has the best hand for the main pot of $0.30: three aces (IGL-18)
    Cat pays $0.30 into the next pot (standard rule)
    the game goes on with Bob and Cat for the pot of $0.30 (standard rule)
  recorded #19 ········
! note: `Ann` was in this game from the start and can be in the next deal, but not in this one (standard rule)
> was in this game from the start and

All out: those who are left ante again by their dealer, and Eve still waits.

$ hand new
< ¶
< ooo
< y
  hand 3, three-card-guts: nobody wins; $0.30 carries over to the next hand
  recorded #21 ········
! three-card-guts, 0.30 in the pot, Eve deals, 3 in: Ann Bob Cat
! Enter to deal > ¶
! note: `Eve` wasn't in this game from the start and sits out until the next one
!   (standard rule)
! pot 0.30 · in or out: Ann Bob Cat > ooo
! nobody stayed in, so the pot of $0.30 carries over to the next deal (standard
!   rule)
! the next dealer antes $0.10 for each player dealt in (IGL-08)
! 0.30 carries over to the next hand
! record? [Y/n] > y
