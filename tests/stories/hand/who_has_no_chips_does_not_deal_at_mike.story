# Who is next to deal and has no chips is passed over, by every door
# rules: MIK-26

$ init --house mike
  a new book, counting in USD, under the rules of `mike`
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
$ player add Dan
  Dan, a regular
  recorded #6 ········
$ open --banker Ann
  night 1 is open at Mike's house; Ann is the banker
  recorded #7 ········
! next: sell chips (buy NAME AMOUNT)
$ buy Ann 20
  Ann buys chips: $20.00 in cash; stack $20.00
  recorded #8 ········
! next: hand new or hand result; at the end count the stacks
$ seat Ann 1
  Ann has seat 1
  recorded #9 ········
$ buy Bob 20
  Bob buys chips: $20.00 in cash; stack $20.00
  recorded #10 ········
! note: buy from a player first: `Ann` has $20.00 (MIK-04)
$ seat Bob 2
  Bob has seat 2
  recorded #11 ········
$ buy Cat 20
  Cat buys chips: $20.00 in cash; stack $20.00
  recorded #12 ········
$ seat Cat 3
  Cat has seat 3
  recorded #13 ········
$ buy Dan 20
  Dan buys chips: $20.00 in cash; stack $20.00
  recorded #14 ········
$ seat Dan 4
  Dan has seat 4
  recorded #15 ········
$ deal --dealer Ann
  Ann deals
    the banker deals the first hand (MIK-26)
  recorded #16 ········
$ hand result --game five-card-draw --in Bob=20 --in Cat=20 --win Cat=40
  hand 1, five-card-draw: Cat wins $40.00
  recorded #17 ········
$ deal
  Cat deals
    the deal goes to the left (MIK-26)
  in five-card-draw again: ante $0.05 from Ann, Cat and Dan
    `Dan`, on the dealer's left, opens the betting (MIK-67)
  recorded #18 ········
> Cat deals
$ undo
  took back #18: Cat deals the next hand
  recorded #19 ········

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
  recorded #20 ········
$ deal
  Bob deals
    the deal goes to the left (MIK-26)
  in five-card-draw again: ante $0.05 from Ann, Bob, Cat and Dan
    `Cat`, on the dealer's left, opens the betting (MIK-67)
  recorded #21 ········
> Bob deals
$ audit
  check           found
  ─────────────────────────────────────────────────────────────────
  file        ok  pages and indexes are sound
  references  ok  no broken links
  people      ok  nobody is written down as two
  chain       ok  21 events in an unbroken chain
  entries     ok  22 postings follow from their facts and balance
  replay      ok  29 tables are what the events add up to
  requests    ok  every answer belongs to its events
  hands       ok  1 hand settled again, same result
  ¶
  the book is in order: 21 events
