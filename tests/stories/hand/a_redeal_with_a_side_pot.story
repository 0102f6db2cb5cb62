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
! 8 cards due, 4 in the deck · common or ! > redeal
! error: `Bob` can't win all of the pot, and a redeal carries it over as one pot
!   (IGL-15); type common 9h to share one card, or ! all agree
! 8 cards due, 4 in the deck · common or ! > common 9h
! board: 9h · pot 4.55
! Cat 40.05 · pot 4.55 · check, bet 0.05–1.00 > k*
! pot 4.55 · Bob shows > q
> can't win all of the pot

## The same, told by its result
$ hand result --game seven-card-stud --dealer Ann --in Bob=.25 --in Cat=.50 --in Dan=.50 --carry 1.25 --for Bob --for Cat --for Dan
! error: `Bob` put in less than somebody else, and a pot that carries over is one pot: `Bob` could win all of it
! hint: hand result --game seven-card-stud --dealer Ann --in Bob=.25 --in Cat=.50 --in Dan=.50 --carry 1.25 --for Bob --for Cat --for Dan --really
= 4
> one pot

$ --book mike.book init --house mike
  started a new book in USD with `mike` rules
  recorded #2 ········
! next: add the players (player add NAME NAME)
$ --book mike.book player add Ann Bob Cat Dan
  Ann, a regular
  Bob, a regular
  Cat, a regular
  Dan, a regular
  recorded #6 ········
! next: open the night (open --banker NAME)
$ --book mike.book open --banker Ann
  night 1 is open at Mike's house; Ann is the banker
  recorded #7 ········
! next: sell chips (buy NAME AMOUNT)
$ --book mike.book buy Ann 5
  Ann buys chips: $5.00 in cash; stack $5.00
  recorded #8 ········
! next: play (hand new or hand result), then count the stacks
$ --book mike.book buy Bob 5
  Bob buys chips: $5.00 in cash; stack $5.00
  recorded #9 ········
! note: buy from a player first: `Ann` has $5.00 (MIK-04)
$ --book mike.book buy Cat 5
  Cat buys chips: $5.00 in cash; stack $5.00
  recorded #10 ········
$ --book mike.book buy Dan 5
  Dan buys chips: $5.00 in cash; stack $5.00
  recorded #11 ········
$ --book mike.book hand result --game five-card-draw --in Ann=1 --in Bob=0.5 --carry 1.5 --for Ann --for Bob --dealer Dan
! error: `Bob` put in less than somebody else, and a pot that carries over is one pot: `Bob` could win all of it
! hint: --book mike.book hand result --game five-card-draw --in Ann=1 --in Bob=0.5 --carry 1.5 --for Ann --for Bob --dealer Dan --really
= 4
> `Bob` put in less than somebody else
$ --book mike.book hand result --game five-card-draw --in Ann=1 --in Bob=.5 --in Cat=1 --in Dan=.5 --carry 3 --for Ann --for Bob --for Dan
! error: `Bob` put in less than somebody else, and a pot that carries over is one pot: `Bob` could win all of it
! hint: --book mike.book hand result --game five-card-draw --in Ann=1 --in Bob=.5 --in Cat=1 --in Dan=.5 --carry 3 --for Ann --for Bob --for Dan --really
= 4
> `Bob` put in less than somebody else
