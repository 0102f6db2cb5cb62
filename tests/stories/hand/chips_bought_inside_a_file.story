# Chips bought inside a hand come with its file: the sale is booked once, as the table would have booked it.

file sale.phh:
  variant = "five-card-draw"
  _house = "mike"
  antes = [0.05, 0.05, 0.05]
  starting_stacks = [20.00, 3.00, 20.00]
  players = ["Bob", "Cat", "Ann"]
  actions = [
    "d dh p1 ??????????", "d dh p2 ??????????", "d dh p3 ??????????",
    "p1 cbr 0.25", "p2 chips 5.00 p3", "p2 cc", "p3 cc", "p1 sd", "p2 sd", "p3 sd",
    "p2 cbr 0.50", "p3 cc", "p1 f", "p2 sm JhJdAc2c3c", "p3 sm KhKdKc2d3d",
  ]

file short.phh:
  variant = "five-card-draw"
  _house = "mike"
  antes = [0.05, 0.05, 0.05]
  starting_stacks = [inf, inf, inf]
  players = ["Bob", "Cat", "Ann"]
  actions = [
    "d dh p1 ??????????", "d dh p2 ??????????", "d dh p3 ??????????",
    "p1 cbr 0.25", "p2 chips 5.00 p3", "p2 cc", "p3 cc", "p1 sd", "p2 sd", "p3 sd",
    "p2 cbr 0.50", "p3 cc", "p1 f", "p2 sm AhAdAc2c3c", "p3 sm KhKdKc2d3d",
  ]

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
$ buy Bob 20
  Bob buys chips: $20.00 in cash; stack $20.00
  recorded #8 ········
! note: buy from a player first: `Ann` has $20.00 (MIK-04)
$ buy Cat 20
  Cat buys chips: $20.00 in cash; stack $20.00
  recorded #9 ········
$ seat Ann 1
  Ann has seat 1
  recorded #10 ········
$ seat Bob 2
  Bob has seat 2
  recorded #11 ········
$ seat Cat 3
  Cat has seat 3
  recorded #12 ········
$ count Cat 3
  Cat has $3.00: down $17.00 in unrecorded hands
  recorded #13 ········
! next: count the stacks of Ann and Bob
$ backup before.book
  copied 13 events to `before.book` and audited the copy: it's in order

The stacks are those of the ledger, so the sale is not in it yet.

$ hand add sale.phh
  hand 1, five-card-draw: Ann wins $1.90
    Ann has the best hand for the main pot of $1.90: three kings (MIK-31)
  recorded #16 ········
! note: `Cat` bought $5.00 from `Ann` in this hand, for cash
! next: play (hand new or hand result), then count the stacks
> `Cat` bought $5.00 from `Ann` in this hand, for cash
> Ann wins $1.90
$ status
  night 1 at Mike's house, open since 2026-01-02 19:04; banker: Ann
  ¶
  player  bought     cash  app  notes  book   chips  counted   result
  ─────────────────────────────────────────────────────────────────────
  Ann     $20.00  -$15.00    –      –     –  $16.10  not yet    $1.10
  Bob     $20.00  -$20.00    –      –     –  $19.70  not yet   -$0.30
  Cat     $25.00  -$25.00    –      –     –   $7.20  not yet  -$17.80
  ¶
  drawer $60.00   chips out $60.00   in the middle $0.00
  the counts are $17.00 short so far
! next: play (hand new or hand result), then count the stacks
> Cat     $25.00  -$25.00
$ undo
  undid #14 (Cat bought chips from Ann: $5.00 for cash)
  undid #15 (Ann deals the next hand)
  undid #16 (hand 1, five-card-draw: Ann won $1.90)
  recorded #19 ········
! next: count the stacks of Ann and Bob
$ buy Cat 5 --from Ann
  Cat buys chips from Ann: $5.00 in cash; stack $8.00
  recorded #20 ········
! next: play (hand new or hand result), then count the stacks

Typed before the file, it is not booked again.

$ hand add sale.phh
  hand 1, five-card-draw: Ann wins $1.90
    Ann has the best hand for the main pot of $1.90: three kings (MIK-31)
  recorded #22 ········
$ status
  night 1 at Mike's house, open since 2026-01-02 19:04; banker: Ann
  ¶
  player  bought     cash  app  notes  book   chips  counted   result
  ─────────────────────────────────────────────────────────────────────
  Ann     $20.00  -$15.00    –      –     –  $16.10  not yet    $1.10
  Bob     $20.00  -$20.00    –      –     –  $19.70  not yet   -$0.30
  Cat     $25.00  -$25.00    –      –     –   $7.20  not yet  -$17.80
  ¶
  drawer $60.00   chips out $60.00   in the middle $0.00
  the counts are $17.00 short so far
! next: play (hand new or hand result), then count the stacks
> Cat     $25.00  -$25.00
$ audit
  check           found
  ────────────────────────────────────────────────────────────
  file        ok  pages and indexes are sound
  references  ok  no broken links
  people      ok  nobody is listed twice
  chain       ok  22 events in an unbroken chain
  entries     ok  35 postings match their events and balance
  replay      ok  29 tables match the events
  requests    ok  every answer belongs to its events
  hands       ok  2 hands settled again, same result
  ¶
  the book is in order: 22 events

A file without stacks does not tell whether the ledger has the sale; the line that books it comes first.

$ --book before.book count Cat 0.30
  Cat has $0.30: down $2.70 in unrecorded hands
  recorded #14 ········
$ --book before.book hand add short.phh
! error: short.phh:7:4: `Cat` bought $5.00 from `Ann` in this hand, but that sale isn't in the book
! hint: --book before.book buy Cat 5.00 --from Ann
= 5
> buy Cat 5.00 --from Ann
$ --book before.book buy Cat 5.00 --from Ann
  Cat buys chips from Ann: $5.00 in cash; stack $5.30
  recorded #15 ········
! next: play (hand new or hand result), then count the stacks
$ --book before.book hand add short.phh
  hand 1, five-card-draw: Cat wins $1.90
    Cat has the best hand for the main pot of $1.90: three aces (MIK-31)
  recorded #17 ········
$ --book before.book status
  night 1 at Mike's house, open since 2026-01-02 19:04; banker: Ann
  ¶
  player  bought     cash  app  notes  book   chips  counted   result
  ─────────────────────────────────────────────────────────────────────
  Ann     $20.00  -$15.00    –      –     –  $14.20  not yet   -$0.80
  Bob     $20.00  -$20.00    –      –     –  $19.70  not yet   -$0.30
  Cat     $25.00  -$25.00    –      –     –   $6.40  not yet  -$18.60
  ¶
  drawer $60.00   chips out $60.00   in the middle $0.00
  the counts are $19.70 short so far
! next: play (hand new or hand result), then count the stacks
