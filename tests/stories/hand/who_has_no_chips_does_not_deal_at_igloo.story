# Who is next to deal and has no chips is passed over, by every door
# rules: IGL-05

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
$ player add Dan
  Dan, a regular
  recorded #6 ········
$ open --banker Ann
  night 1 is open at The Igloo; Ann is the banker
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
  recorded #16 ········
$ hand result --game five-card-draw --in Ann=0.40 --in Bob=20 --in Cat=20 --win Cat=40.40 --really
  hand 1, five-card-draw: Cat wins $40.40
  recorded #17 ········
$ deal
  Cat deals
    the deal passes to the left (IGL-05)
  if it's five-card-draw again: Cat posts $0.30 dead
    `Cat` antes $0.30 for all 3 players (IGL-08)
  recorded #18 ········
> Cat deals
$ undo
  undid #18 (Cat deals the next hand)
  recorded #19 ········

$ hand new
< ¶
! five-card-draw, Cat deals, 3 in: Ann Cat Dan
! Enter to deal > ¶
! note: `Cat` antes $0.30 for all 3 players (IGL-08)
! Dan 20.00 · pot 0.30 · check, bet 0.05–0.50 > ¶
! error: the hand isn't finished, so nothing was recorded
! hint: hand new
= 4
> Cat deals, 3 in
# Who buys chips again before the deal has it back.
$ buy Bob 10 --from Cat
  Bob buys chips from Cat: $10.00 in cash; stack $10.00
  recorded #20 ········
$ deal
  Bob deals
    the deal passes to the left (IGL-05)
  if it's five-card-draw again: Bob posts $0.40 dead
    `Bob` antes $0.40 for all 4 players (IGL-08)
  recorded #21 ········
> Bob deals
$ audit
  check           found
  ────────────────────────────────────────────────────────────
  file        ok  pages and indexes are sound
  references  ok  no broken links
  people      ok  nobody is listed twice
  chain       ok  21 events in an unbroken chain
  entries     ok  23 postings match their events and balance
  replay      ok  29 tables match the events
  requests    ok  every answer belongs to its events
  hands       ok  1 hand settled again, same result
  ¶
  the book is in order: 21 events
