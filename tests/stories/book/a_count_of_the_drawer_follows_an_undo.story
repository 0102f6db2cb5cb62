# The drawer was counted: what is taken back from under the count was never in it, and what it is off by follows.
# rules: MIK-03

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
$ buy Bob 20
  Bob buys chips: $20.00 in cash; stack $20.00
  recorded #7 ········
! next: play (hand new or hand result), then count the stacks
$ buy Cat 20
  Cat buys chips: $20.00 in cash; stack $20.00
  recorded #8 ········
! note: buy from a player first: `Bob` has $20.00 (MIK-04)
$ drawer 41
  the drawer has $41.00 but should have $40.00: $1.00 over
  recorded #9 ········
> $1.00 over

Cat's purchase was mistyped.

$ undo 8
  undid #8 (Cat bought chips: $20.00 for cash)
  recorded #11 ········
! note: the drawer was counted after that; with this undo, the count is $21.00 over
> this undo, the count is $21.00 over
$ status
  night 1 at Mike's house, open since 2026-01-02 19:04; banker: Ann
  ¶
  player  bought     cash  app  notes  book   chips  counted  result
  ────────────────────────────────────────────────────────────────────
  Bob     $20.00  -$20.00    –      –     –  $20.00  not yet   $0.00
  ¶
  drawer $41.00   chips out $20.00   in the middle $0.00
  the drawer was $21.00 over
! next: play (hand new or hand result), then count the stacks
> the drawer was $21.00 over
$ log --last 2
  #10  2026-01-02 19:08  undone           took back event #8
  #11  2026-01-02 19:08  drawer-followed  because of the undo, the drawer had
                                          $20.00 more than it should
$ close --over-short banker --dry-run --yes
  Bob cashes out $20.00: $20.00 in cash
  the bank pays Ann $21.00 of what it owed
  Ann gets $21.00 because there was too much in the drawer
  ¶
  player  result  cash paid  gifts, losses
  ──────────────────────────────────────────
  Bob      $0.00     $20.00              –
  Ann      $0.00     $21.00         $21.00
  ¶
  THE BOOK
  nobody owes anybody
  night 1 would be closed
  (dry run: nothing was recorded)
! note: `Bob`'s chips weren't counted; paying what the book says

A purchase after the count changes nothing of it, and no more does its undo.

$ buy Cat 20
  Cat buys chips: $20.00 in cash; stack $20.00
  recorded #12 ········
! note: buy from a player first: `Bob` has $20.00 (MIK-04)
$ undo
  undid #12 (Cat bought chips: $20.00 for cash)
  recorded #13 ········
$ status
  night 1 at Mike's house, open since 2026-01-02 19:04; banker: Ann
  ¶
  player  bought     cash  app  notes  book   chips  counted  result
  ────────────────────────────────────────────────────────────────────
  Bob     $20.00  -$20.00    –      –     –  $20.00  not yet   $0.00
  ¶
  drawer $41.00   chips out $20.00   in the middle $0.00
  the drawer was $21.00 over
! next: play (hand new or hand result), then count the stacks
> the drawer was $21.00 over

Of two counts the last one says what lies there.

$ drawer 20
  the drawer has $20.00 but should have $41.00: $21.00 short
  recorded #14 ········
> $21.00 short
$ undo 9
  undid #9 (the drawer was counted: $41.00, expected $40.00)
  recorded #16 ········
! note: the drawer was counted after that; with this undo, the count is right
> this undo, the count is right
$ undo
  undid #14 (the drawer was counted: $20.00, expected $41.00)
  recorded #18 ········
$ status
  night 1 at Mike's house, open since 2026-01-02 19:04; banker: Ann
  ¶
  player  bought     cash  app  notes  book   chips  counted  result
  ────────────────────────────────────────────────────────────────────
  Bob     $20.00  -$20.00    –      –     –  $20.00  not yet   $0.00
  ¶
  drawer $20.00   chips out $20.00   in the middle $0.00
! next: play (hand new or hand result), then count the stacks
$ audit
  check           found
  ────────────────────────────────────────────────────────────
  file        ok  pages and indexes are sound
  references  ok  no broken links
  people      ok  nobody is listed twice
  chain       ok  18 events in an unbroken chain
  entries     ok  34 postings match their events and balance
  replay      ok  29 tables match the events
  requests    ok  every answer belongs to its events
  hands       ok  0 hands settled again, same result
  ¶
  the book is in order: 18 events
> the book is in order
