# Who is next to deal and has no chips is passed over, by every door
# rules: MIK-26

$ init --house mike
  a new book, counting in USD, under the rules of `mike`
  recorded #2 a38d8e7a
$ player add Ann
  Ann, a regular
  recorded #3 48f88ec8
$ player add Bob
  Bob, a regular
  recorded #4 dfd57fdc
$ player add Cat
  Cat, a regular
  recorded #5 6f793b1e
$ player add Dan
  Dan, a regular
  recorded #6 59ef8527
$ open --banker Ann
  night 1 is open at Mike's house; Ann keeps the bank
  recorded #7 dd4bf28b
$ buy Ann 20
  Ann buys chips: $20.00 in cash; stack $20.00
  recorded #8 8b597771
$ seat Ann 1
  Ann has seat 1
  recorded #9 83c39d83
$ buy Bob 20
  Bob buys chips: $20.00 in cash; stack $20.00
  recorded #10 37409364
! note: players sell first; `Ann` has $20.00 (MIK-04)
$ seat Bob 2
  Bob has seat 2
  recorded #11 f6f3e3f8
$ buy Cat 20
  Cat buys chips: $20.00 in cash; stack $20.00
  recorded #12 d5891bb4
! note: players sell first; `Bob` has $20.00 (MIK-04)
$ seat Cat 3
  Cat has seat 3
  recorded #13 19128adb
$ buy Dan 20
  Dan buys chips: $20.00 in cash; stack $20.00
  recorded #14 d363c6a8
! note: players sell first; `Cat` has $20.00 (MIK-04)
$ seat Dan 4
  Dan has seat 4
  recorded #15 d4d03eb2
$ deal --dealer Ann
  Ann deals
    the banker deals the first hand (MIK-26)
  recorded #16 5efc7fdb
$ hand result --game five-card-draw --in Bob=20 --in Cat=20 --win Cat=40
  hand 1, five-card-draw: Cat wins $40.00
  recorded #17 a90c5a2b
$ deal
  Cat deals
    the deal goes to the left (MIK-26)
  in five-card-draw again: ante $0.05 from Ann, Cat and Dan
    `Dan`, on the dealer's left, opens the betting (MIK-67)
  recorded #18 5955d4a5
> Cat deals
$ undo
  took back #18: Cat deals the next hand
  recorded #19 793e0aa7

$ hand new
< ¶
! five-card-draw, Cat deals, 3 in: Ann Cat Dan
! Enter deals > ¶
! note: `Dan`, on the dealer's left, opens the betting (MIK-67)
! Dan 19.95 · pot 0.15 · check, bet 0.05–0.50 > ¶
! error: the hand was not entered to its end: nothing is recorded
! hint: hand new
= 4
> Cat deals, 3 in
# Who buys chips again before the deal has it back.
$ buy Bob 10
  Bob buys chips: $10.00 in cash; stack $10.00
  recorded #20 03979914
! note: players sell first; `Cat` has $40.00 (MIK-04)
$ deal
  Bob deals
    the deal goes to the left (MIK-26)
  in five-card-draw again: ante $0.05 from Ann, Bob, Cat and Dan
    `Cat`, on the dealer's left, opens the betting (MIK-67)
  recorded #21 aa67b553
> Bob deals
$ audit
  check           found
  ─────────────────────────────────────────────────────────────────
  file        ok  pages and indexes are sound
  references  ok  nothing hangs in the air
  people      ok  nobody is written down as two
  chain       ok  21 events in an unbroken chain
  entries     ok  22 postings follow from their facts and balance
  replay      ok  29 tables are what the events add up to
  requests    ok  every answer belongs to its events
  hands       ok  recorded hands that settle as they did: 1
  ¶
  the book is in order: 21 events
