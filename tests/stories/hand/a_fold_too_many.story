# A fold too many on the line that ends a hand: it changes nothing if everybody else folded, and is refused if two are left.
# rules: IGL-31

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
< five-card-stud-hi-lo
< ¶
< 2dAs2h kkk 3c2s3h kkk 4d3s4c kkk 5d4s6h kkk
< hlh
< .5ff
! no game yet, Cat deals, 3 in: Ann Bob Cat
! which game? > five-card-stud-hi-lo
! five-card-stud-hi-lo, Cat deals, 3 in: Ann Bob Cat
! Enter to deal > ¶
! note: `Cat` antes $0.30 for all 3 players (IGL-08)
! second street, one card up: Ann Bob Cat > 2dAs2h kkk 3c2s3h kkk 4d3s4c kkk 5d4s6h kkk
! pot 0.30 · h, l or b: Ann Bob Cat > hlh
! note: `Bob` opens as the only player going low (IGL-30)
! Bob 20.00 · pot 0.30 · check, bet 0.05–1.00 > .5ff
! nobody bet in round 1, so the pot stays at $0.30 (IGL-12)
! nobody called Bob's last $0.50, so Bob gets it back (standard rule)
! only Ann is left for high and Bob for low, so they split the main pot without
!   comparing hands (IGL-31)
! the main pot is split in half: $0.15 for each half (IGL-26)
! Ann gets 0.15 (+0.15), Bob gets 0.15 (+0.15), Cat -0.30
! error: .5 f went in, but `f` doesn't work here: y records the hand, n or q
!   quits, and < goes back
! ¶
! error: the hand is over, but `f` comes after that, so nothing was recorded
! hint: hand new
= 4
$ hand list
  no hands recorded
$ hand new --yes
< five-card-stud
< ¶
< 2cKsAh .05 fff
  hand 1, five-card-stud: Cat wins $0.30
  recorded #14 ········
! no game yet, Cat deals, 3 in: Ann Bob Cat
! which game? > five-card-stud
! five-card-stud, Cat deals, 3 in: Ann Bob Cat
! Enter to deal > ¶
! note: `Cat` antes $0.30 for all 3 players (IGL-08)
! second street, one card up: Ann Bob Cat > 2cKsAh .05 fff
! nobody called Cat's last $0.05, so Cat gets it back (standard rule)
! Cat is the only one left in the main pot, so Cat wins it: $0.30 (standard rule)
! Cat gets 0.30 (+0.00)
! ¶
