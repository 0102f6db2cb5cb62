# The same at a house where the dealer antes for the table, and where losers match the pot.

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
$ buy Bob 20
  Bob buys chips: $20.00 in cash; stack $20.00
  recorded #8 ········
$ buy Cat 20
  Cat buys chips: $20.00 in cash; stack $20.00
  recorded #9 ········
$ seat Ann 1
  Ann has seat 1
  recorded #10 ········
$ seat Bob 2
  Bob has seat 2
  recorded #11 ········
$ seat Cat 3
  Cat has seat 3
  recorded #12 ········
$ hand new --yes
< three-card-guts
< d cat
< ¶
< iio
< AhAdAc
< KhKdKc
  hand 1, three-card-guts: Ann wins $0.30; $0.30 carries over to the next hand
  recorded #14 ········
! no game yet, no dealer yet, 3 in: Ann Bob Cat
! which game? > three-card-guts
! three-card-guts, no dealer yet, 3 in: Ann Bob Cat
! who deals? > d cat
! three-card-guts, Cat deals, 3 in: Ann Bob Cat
! Enter to deal > ¶
! note: `Cat` antes $0.30 for all 3 players (IGL-08)
! pot 0.30 · in or out: Ann Bob Cat > iio
! pot 0.30 · Ann shows > AhAdAc
! pot 0.30 · Bob shows > KhKdKc
! Ann has the best hand for the main pot of $0.30: three aces (IGL-18)
! Bob pays $0.30 into the next pot (standard rule)
! the game goes on with Ann, Bob and Cat for the pot of $0.30 (standard rule)
! Ann gets 0.30 (+0.30), Bob -0.30, Cat -0.30, 0.30 carries over to the next hand
! ¶
$ hand result --game three-card-guts --dealer Ann --in Ann=.3 --carry .6
! error: the losers of the last deal put up this pot, so nobody antes, but somebody anted $0.30 (standard rule)
! hint: hand result --help
= 4
> nobody antes
$ hand result --game three-card-guts --dealer Ann --in Ann=0 --in Bob=0 --in Cat=0 --carry .3
  hand 2, three-card-guts: nobody wins; $0.30 carries over to the next hand
  recorded #16 ········
$ hand new --yes
< ¶
< q
  stopped: nothing was recorded
! three-card-guts, 0.30 in the pot, Bob deals, 3 in: Ann Bob Cat
! Enter to deal > ¶
! note: `Bob` antes $0.30 for all 3 players (IGL-08)
! pot 0.60 · in or out: Cat Ann Bob > q
> pot 0.60
