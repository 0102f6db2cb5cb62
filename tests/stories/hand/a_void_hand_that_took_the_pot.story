# A hand is void although later ones were played: what it took from the middle lies there again and waits for the next one. A hand that was played for what it left stands on it.

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
$ seat Ann 1
  Ann has seat 1
  recorded #8 ········
$ buy Bob 20
  Bob buys chips: $20.00 in cash; stack $20.00
  recorded #9 ········
! note: buy from a player first: `Ann` has $20.00 (MIK-04)
$ seat Bob 2
  Bob has seat 2
  recorded #10 ········
$ buy Cat 20
  Cat buys chips: $20.00 in cash; stack $20.00
  recorded #11 ········
$ seat Cat 3
  Cat has seat 3
  recorded #12 ········
$ fine Ann
  Ann gets a warning, and it counts for the whole table: next time it's a fine
    (MIK-17)
  recorded #13 ········
$ fine Bob
  Bob pays $0.20 into the pot (MIK-15); $0.20 is in the middle
  recorded #14 ········
$ hand result --game five-card-draw --dealer Cat --in Ann=.05 --in Bob=.05 --in Cat=.05 --win Ann=.35
  hand 1, five-card-draw: Ann wins $0.35
  recorded #16 ········
$ hand result --game five-card-draw --dealer Ann --in Ann=.05 --in Bob=.05 --in Cat=.05 --win Bob=.15
  hand 2, five-card-draw: Bob wins $0.15
  recorded #18 ········
$ hand void 1 --why "wrong winner"
  hand 1, five-card-draw, is void: wrong winner
  player  gets back
  ───────────────────
  Ann        -$0.30
  Bob         $0.05
  Cat         $0.05
  recorded #21 ········
$ night 1
  night 1 at Mike's house, open since 2026-01-02 19:04; banker: Ann
  ¶
  player  bought     cash  app  notes  book   chips  counted  result
  ────────────────────────────────────────────────────────────────────
  Ann     $20.00  -$20.00    –      –     –  $19.95  not yet  -$0.05
  Bob     $20.00  -$20.00    –      –     –  $19.90  not yet  -$0.10
  Cat     $20.00  -$20.00    –      –     –  $19.95  not yet  -$0.05
  ¶
  drawer $60.00   chips out $60.00   in the middle $0.20
$ audit
  check           found
  ────────────────────────────────────────────────────────────
  file        ok  pages and indexes are sound
  references  ok  no broken links
  people      ok  nobody is listed twice
  chain       ok  21 events in an unbroken chain
  entries     ok  25 postings match their events and balance
  replay      ok  29 tables match the events
  requests    ok  every answer belongs to its events
  hands       ok  2 hands settled again, same result
  ¶
  the book is in order: 21 events
$ hand result --game three-card-guts --dealer Bob --in Ann=.05 --in Bob=.05 --in Cat=.05 --win Ann=.35 --matched Bob=.15 --carry .15
  hand 3, three-card-guts: Ann wins $0.35; $0.15 carries over to the next hand
    Bob owes $0.15 to the next pot (MIK-16)
  recorded #23 ········
$ hand result --game three-card-guts --dealer Cat --win Ann=.15
  hand 4, three-card-guts: Ann wins $0.15
  recorded #25 ········
$ hand void 3 --why "wrong winner"
! error: can't void hand 3 (event 23) because of event 25 (a hand): hand 4 would have started with a different pot
! hint: undo 25
= 4
