# What works at any time after the deal says so before it.
# rules: MIK-17

$ init --house mike
  started a new book in USD with `mike` rules
  recorded #2 ········
! next: add the players (player add NAME NAME)
$ player add Ann Bob Cat
  Ann, a regular
  Bob, a regular
  Cat, a regular
  recorded #5 ········
! next: open the night (open --banker NAME)
$ open --banker Ann
  night 1 is open at Mike's house; Ann is the banker
  recorded #6 ········
! next: sell chips (buy NAME AMOUNT)
$ buy Ann 20
  Ann buys chips: $20.00 in cash; stack $20.00
  recorded #7 ········
! next: play (hand new or hand result), then count the stacks
$ buy Bob 20
  Bob buys chips: $20.00 in cash; stack $20.00
  recorded #8 ········
! note: buy from a player first: `Ann` has $20.00 (MIK-04)
$ buy Cat 20
  Cat buys chips: $20.00 in cash; stack $20.00
  recorded #9 ········
$ seat Ann Bob Cat
  Ann has seat 1
  Bob has seat 2
  Cat has seat 3
  recorded #12 ········
$ deal --dealer Cat
  Cat deals
  recorded #13 ········
$ hand new --yes
< three-card-guts
< fine ann
< m
< dead ann
< ¶
< fine ann
< q
  stopped: nothing was recorded
! no game yet, Cat deals, 3 in: Ann Bob Cat
! which game? > three-card-guts
! three-card-guts, Cat deals, 3 in: Ann Bob Cat
! Enter to deal > fine ann
! error: `fine` works here once the hand is dealt; to fine somebody now, type fine
!   NAME in another window
! Enter to deal > m
! error: `m` works here once the hand is dealt
! Enter to deal > dead ann
! error: `dead` works here once the hand is dealt
! Enter to deal > ¶
! pot 0.15 · in or out: Ann Bob Cat > fine ann
! `Ann` gets a warning, and it counts for the whole table: next time it's a fine
!   (MIK-17)
! pot 0.15 · in or out: Ann Bob Cat > q
