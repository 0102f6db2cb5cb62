# The cards run out, but one player is all-in for less: a redeal would carry the side pot over to that player too
# rules: MIK-34, IGL-15

$ init --house igloo
  started a new book in USD with `igloo` rules
  recorded #2 ········
! next: add the players (player add NAME NAME)
$ player add Ann Bob Cat Dan Eve Fay Gus Hal
  Ann, a regular
  Bob, a regular
  Cat, a regular
  Dan, a regular
  Eve, a regular
  Fay, a regular
  Gus, a regular
  Hal, a regular
  recorded #10 ········
! next: open the night (open --banker NAME)
$ open --banker Ann
  night 1 is open at The Igloo; Ann is the banker
  recorded #11 ········
! next: sell chips (buy NAME AMOUNT)
$ buy Ann 20
  Ann buys chips: $20.00 in cash; stack $20.00
  recorded #12 ········
! next: play (hand new or hand result), then count the stacks
$ buy Bob 20
  Bob buys chips: $20.00 in cash; stack $20.00
  recorded #13 ········
$ buy Cat 20
  Cat buys chips: $20.00 in cash; stack $20.00
  recorded #14 ········
$ buy Dan 20
  Dan buys chips: $20.00 in cash; stack $20.00
  recorded #15 ········
$ buy Eve 20
  Eve buys chips: $20.00 in cash; stack $20.00
  recorded #16 ········
$ buy Fay 20
  Fay buys chips: $20.00 in cash; stack $20.00
  recorded #17 ········
$ buy Gus 20
  Gus buys chips: $20.00 in cash; stack $20.00
  recorded #18 ········
$ buy Hal 20
  Hal buys chips: $20.00 in cash; stack $20.00
  recorded #19 ········
$ deal --dealer Hal
  Hal deals
  recorded #20 ········
$ hand result --game seven-card-stud --dealer Hal --in Bob=19.75 --in Cat=19.75 --in Hal=.80 --win Cat=40.30 --really
  hand 1, seven-card-stud: Cat wins $40.30
  recorded #21 ········
$ hand new
< 7stud
< ¶
< ¶
< k*
< ¶
< k*
< ¶
< k*
< ¶
< .25 .5 c*
< redeal
< common 9h
< k*
< q
  stopped: nothing was recorded
! seven-card-stud, Ann deals, 8 in: Ann Bob Cat Dan Eve Fay Gus Hal
! Enter to deal > 7stud
! seven-card-stud, Ann deals, 8 in: Ann Bob Cat Dan Eve Fay Gus Hal
! Enter to deal > ¶
! note: `Ann` antes $0.80 for all 8 players (IGL-08)
! note: 8 players may need 56 cards, but the deck has only 52: if it runs out,
!   deal a community card, do what everybody still in agrees on, or `redeal`
! third street, one card up: Bob Cat Dan Eve Fay Gus Hal Ann > ¶
! Bob 0.25 · pot 0.80 · check, bet 0.05–0.25 > k*
! fourth street, one card up: Bob Cat Dan Eve Fay Gus Hal Ann > ¶
! Bob 0.25 · pot 0.80 · check, bet 0.05–0.25 > k*
! fifth street, one card up: Bob Cat Dan Eve Fay Gus Hal Ann > ¶
! Bob 0.25 · pot 0.80 · check, bet 0.05–0.25 > k*
! sixth street, one card up: Bob Cat Dan Eve Fay Gus Hal Ann > ¶
! Bob 0.25 · pot 0.80 · check, bet 0.05–0.25 > .25 .5 c*
! 8 cards due, 4 in the deck · common, redeal or ! > redeal
! error: `Bob` can't win all of the pot, and a redeal carries it over as one pot
!   (IGL-15); type common 9h to share one card, or ! all agree
! 8 cards due, 4 in the deck · common, redeal or ! > common 9h
! board: 9h · pot 4.55
! Cat 40.05 · pot 4.55 · check, bet 0.05–1.00 > k*
! pot 4.55 · Bob shows > q
> can't win all of the pot

## The same, told by its result
$ hand result --game seven-card-stud --dealer Ann --in Bob=.25 --in Cat=.50 --in Dan=.50 --carry 1.25 --for Bob --for Cat --for Dan
! error: `Bob` put in less than others this pot waits for, and it carries over as one pot
! hint: hand result --game seven-card-stud --dealer Ann --in Bob=.25 --in Cat=.50 --in Dan=.50 --carry 1.25 --for Bob --for Cat --for Dan --really
= 4
> one pot
