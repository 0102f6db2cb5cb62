# A hand that does not count still names its players: who is taken back under it takes it along, or stays.

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
$ open --banker Ann
  night 1 is open at Mike's house; Ann is the banker
  recorded #5 ········
! next: sell chips (buy NAME AMOUNT)
$ buy Ann 20
  Ann buys chips: $20.00 in cash; stack $20.00
  recorded #6 ········
! next: play (hand new or hand result), then count the stacks
$ buy Bob 20
  Bob buys chips: $20.00 in cash; stack $20.00
  recorded #7 ········
! note: buy from a player first: `Ann` has $20.00 (MIK-04)
$ hand result --game holdem --in Ann=5 --in Bob=5 --win Bob=10
  hand 1, holdem: Bob wins $10.00
  recorded #8 ········
! note: nobody said who dealt (`--dealer`), so `Ann` gets the deal next
$ hand void 1 --why "misdeal"
  hand 1, holdem, is void: misdeal
  player  gets back
  ───────────────────
  Ann         $5.00
  Bob        -$5.00
  recorded #10 ········
$ undo 4
! error: can't undo event 4 (a player was added) because of event 7 (a buy-in): that player wouldn't be in the book
! hint: undo 4 --with-dependents
! hint: undo 7
= 4
$ undo 4 --with-dependents
  undid #4 (Bob was added as a regular)
  undid #7 (Bob bought chips: $20.00 for cash)
  undid #10 (hand 1, holdem, was voided: misdeal)
  recorded #13 ········
$ audit
  check           found
  ────────────────────────────────────────────────────────────
  file        ok  pages and indexes are sound
  references  ok  no broken links
  people      ok  nobody is listed twice
  chain       ok  13 events in an unbroken chain
  entries     ok  16 postings match their events and balance
  replay      ok  29 tables match the events
  requests    ok  every answer belongs to its events
  hands       ok  1 hand settled again, same result
  ¶
  the book is in order: 13 events
