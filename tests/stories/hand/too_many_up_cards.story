# Up cards for somebody who folded: the line is refused, because nobody can tell whose cards are whose.
# rules: IGL-15

$ init --house igloo
  started a new book in USD with `igloo` rules
  recorded #2 ········
! next: add the players (player add NAME NAME)
$ player add Ann Bob Cat
  Ann, a regular
  Bob, a regular
  Cat, a regular
  recorded #5 ········
! next: open the night (open --banker NAME)
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
$ seat Ann Bob Cat
  Ann has seat 1
  Bob has seat 2
  Cat has seat 3
  recorded #12 ········
$ deal --dealer Cat
  Cat deals
  recorded #13 ········
$ hand new --yes
< five-card-stud
< ¶
< 2c3c4c5c6c7c
< 2cKsAh .05 f c 9c3s4h kk
< 3s4h kk 5s6h kk 7s8h kk Kd Ac
  hand 1, five-card-stud: Cat wins $0.40
  recorded #14 ········
! no game yet, Cat deals, 3 in: Ann Bob Cat
! which game? > five-card-stud
! five-card-stud, Cat deals, 3 in: Ann Bob Cat
! Enter to deal > ¶
! note: `Cat` antes $0.30 for all 3 players (IGL-08)
! second street, one card up: Ann Bob Cat > 2c3c4c5c6c7c
! error: you typed 6 cards face up, but only `Ann`, `Bob` and `Cat` get 1 card
!   each
! second street, one card up: Ann Bob Cat > 2cKsAh .05 f c 9c3s4h kk
! `c` is `Bob`'s move here, not a name
! error: 2cKsAh .05 f c went in, but you typed 3 cards face up, but only `Bob` and
!   `Cat` get 1 card each
! third street, one card up: Bob Cat > 3s4h kk 5s6h kk 7s8h kk Kd Ac
! Cat has the best hand for the main pot of $0.40: pair of aces (IGL-18)
! Bob -0.05, Cat gets 0.40 (+0.05)
! ¶
