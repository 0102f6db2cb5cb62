# Guts goes on at mike with those who started it, however its first hand was told

$ init --house mike
  started a new book in USD with `mike` rules
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
  night 1 is open at Mike's house; Ann is the banker
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
! note: buy from a player first: `Ann` has $20.00 (MIK-04)
$ seat Bob 2
  Bob has seat 2
  recorded #10 ········
$ buy Cat 20
  Cat buys chips: $20.00 in cash; stack $20.00
  recorded #11 ········
$ seat Cat 3
  Cat has seat 3
  recorded #12 ········
$ hand result --game three-card-guts --dealer Ann --in Ann=.05 --in Bob=.05 --in Cat=.05 --win Bob=.15 --matched Cat=.15 --carry .15
  hand 1, three-card-guts: Bob wins $0.15; $0.15 carries over to the next hand
    Cat owes $0.15 to the next pot (MIK-16)
  recorded #14 ········
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
< q
  stopped: nothing was recorded
! three-card-guts, 0.15 in the pot, Bob deals, 3 in: Ann Bob Cat
! Enter to deal > +eve
! three-card-guts, 0.15 in the pot, Bob deals, 4 in: Ann Bob Cat Eve
! Enter to deal > ¶
! error: the pot is only for players who were in from the start, and `Eve` wasn't
!   (standard rule)
! Enter to deal > q
> the pot is only for players who were in from the start
$ hand new
< ¶
< oio
< y
  hand 2, three-card-guts: Ann wins $0.15
  recorded #19 ········
! three-card-guts, 0.15 in the pot, Bob deals, 3 in: Ann Bob Cat
! Enter to deal > ¶
! note: `Eve` wasn't in this game from the start and sits out until the next one
!   (standard rule)
! pot 0.15 · in or out: Cat Ann Bob > oio
! Ann is the only one left in the main pot, so Ann wins it: $0.15 (standard rule)
! nobody has to match the pot, so the game is over (standard rule)
! Ann gets 0.15 (+0.15)
! record? [Y/n] > y
> Ann gets 0.15
