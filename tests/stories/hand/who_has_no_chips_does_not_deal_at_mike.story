# Who is next to deal and has no chips is passed over, by every door
# rules: MIK-26

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
! next: play (hand new or hand result), then count the stacks
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
    the deal passes to the left (MIK-26)
  if it's five-card-draw again: Dan, Ann and Cat ante $0.05 each
    `Dan`, to the dealer's left, opens the betting (MIK-67)
  recorded #18 ········
> Cat deals
$ undo
  undid #18 (Cat deals the next hand)
  recorded #19 ········

$ hand new
< ¶
! five-card-draw, Cat deals, 3 in: Ann Cat Dan
! Enter to deal > ¶
! note: `Dan`, to the dealer's left, opens the betting (MIK-67)
! Dan 19.95 · pot 0.15 · check, bet 0.05–0.50 > ¶
! error: the hand isn't finished, so nothing was recorded
! hint: hand new
= 4
> Cat deals, 3 in
# Who buys chips again before the deal has it back.
$ buy Bob 10
  Bob buys chips: $10.00 in cash; stack $10.00
  recorded #20 ········
$ deal
  Bob deals
    the deal passes to the left (MIK-26)
  if it's five-card-draw again: Cat, Dan, Ann and Bob ante $0.05 each
    `Cat`, to the dealer's left, opens the betting (MIK-67)
  recorded #21 ········
> Bob deals
$ audit
  check           found
  ────────────────────────────────────────────────────────────
  file        ok  pages and indexes are sound
  references  ok  no broken links
  people      ok  nobody is listed twice
  chain       ok  21 events in an unbroken chain
  entries     ok  22 postings match their events and balance
  replay      ok  29 tables match the events
  requests    ok  every answer belongs to its events
  hands       ok  1 hand settled again, same result
  ¶
  the book is in order: 21 events
