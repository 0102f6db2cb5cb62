# Who gave the float became another's record: a night that is opened again closes with his float all the same.
# rules: MIK-01

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
$ open --banker Dan --float 10
  night 1 is open at Mike's house; Dan is the banker
  recorded #7 ········
! next: sell chips (buy NAME AMOUNT)
$ banker Bob
  Bob is the banker from now on
  recorded #8 ········
$ buy Bob 20
  Bob buys chips: $20.00 in cash; stack $20.00
  recorded #9 ········
! next: play (hand new or hand result), then count the stacks
$ count Bob 20
  Bob has $20.00, as expected
  recorded #10 ········
! next: pay them all (cashout)
$ close --yes
  Bob cashes out $20.00: $20.00 in cash
  Dan gets the $10.00 float back from the drawer
  ¶
  player  result  cash paid  gifts, losses
  ──────────────────────────────────────────
  Bob      $0.00     $20.00              –
  ¶
  THE BOOK
  nobody owes anybody
  night 1 is closed
  recorded #14 ········
$ player merge Cat Dan
  Dan was merged into Cat
  recorded #15 ········
$ undo 14
  undid #11 (Bob cashed out $20.00: $20.00 in cash)
  undid #12 (Bob left the table)
  undid #13 (the bank was settled: $10.00 came out of the drawer, $10.00 of it
    back to Cat for the $10.00 float)
  undid #14 (the night ended)
  recorded #19 ········
! next: pay them all (cashout)
$ status
  night 1 at Mike's house, open since 2026-01-02 19:05; banker: Bob
  ¶
  player  bought     cash  app  notes  book   chips  counted  result
  ────────────────────────────────────────────────────────────────────
  Bob     $20.00  -$20.00    –      –     –  $20.00   $20.00   $0.00
  ¶
  drawer $30.00   chips out $20.00   in the middle $0.00
! next: pay them all (cashout)
$ close --yes
  Bob cashes out $20.00: $20.00 in cash
  Cat gets the $10.00 float back from the drawer
  ¶
  player  result  cash paid  gifts, losses
  ──────────────────────────────────────────
  Bob      $0.00     $20.00              –
  ¶
  THE BOOK
  nobody owes anybody
  night 1 is closed
  recorded #23 ········
> Cat
$ undo 15
! error: can't undo event 15 (two players were merged) because of event 23 (the night was closed): that night would have closed with the float unaccounted for
! hint: undo 15 --with-dependents
! hint: undo 23
= 4
$ audit
  check           found
  ────────────────────────────────────────────────────────────
  file        ok  pages and indexes are sound
  references  ok  no broken links
  people      ok  nobody is listed twice
  chain       ok  23 events in an unbroken chain
  entries     ok  32 postings match their events and balance
  replay      ok  29 tables match the events
  requests    ok  every answer belongs to its events
  hands       ok  0 hands settled again, same result
  ¶
  the book is in order: 23 events

The next one is who keeps the bank now, and gave the float under another record.

$ open --banker Ann --float 10
  night 2 is open at Mike's house; Ann is the banker
  recorded #24 ········
! next: sell chips (buy NAME AMOUNT)
$ banker Bob
  Bob is the banker from now on
  recorded #25 ········
$ close --yes
  Ann gets the $10.00 float back from the drawer
  ¶
  player  result  cash paid  gifts, losses
  ──────────────────────────────────────────
  ¶
  THE BOOK
  nobody owes anybody
  night 2 is closed
  recorded #27 ········
$ player merge Bob Ann
  Ann was merged into Bob
  recorded #28 ········
$ undo 27
  undid #26 (the bank was settled: $10.00 came out of the drawer, $10.00 of it
    back to Bob for the $10.00 float)
  undid #27 (the night ended)
  recorded #30 ········
! next: sell chips (buy NAME AMOUNT)
$ close --yes
  Bob gets the $10.00 float back from the drawer
  ¶
  player  result  cash paid  gifts, losses
  ──────────────────────────────────────────
  ¶
  THE BOOK
  nobody owes anybody
  night 2 is closed
  recorded #32 ········
$ audit
  check           found
  ────────────────────────────────────────────────────────────
  file        ok  pages and indexes are sound
  references  ok  no broken links
  people      ok  nobody is listed twice
  chain       ok  32 events in an unbroken chain
  entries     ok  48 postings match their events and balance
  replay      ok  29 tables match the events
  requests    ok  every answer belongs to its events
  hands       ok  0 hands settled again, same result
  ¶
  the book is in order: 32 events
$ stats Bob
  Bob
  nights              1
  hands               0
  net                 $0.00
  most won in a hand  –
  showdowns won       –
  ¶
  house  nights  hands    net  most won  showdowns won
  ──────────────────────────────────────────────────────
  mike        1      0  $0.00         –              –

And the owner of the house, who gave it for whoever keeps the bank.

$ player add Eve
  Eve, a regular
  recorded #33 ········
$ player add Fay
  Fay, a regular
  recorded #34 ········
$ house owner Eve
  Eve owns the house `mike`
    `BOG` is reserved for Eve's notes (MIK-06)
    Eve keeps THE BOOK; while Eve is away, the banker keeps a stand-in for it
      (MIK-09)
  recorded #35 ········
$ open --float 10
  night 3 is open at Mike's house; nobody is the banker yet (banker PLAYER)
  recorded #36 ········
! next: sell chips (buy NAME AMOUNT)
$ banker Bob
  Bob is the banker from now on
  recorded #37 ········
$ close --yes
  Eve gets the $10.00 float back from the drawer
  ¶
  player  result  cash paid  gifts, losses
  ──────────────────────────────────────────
  ¶
  THE BOOK
  nobody owes anybody
  night 3 is closed
  recorded #39 ········
$ player merge Fay Eve
  Eve was merged into Fay
  recorded #40 ········
$ undo 39
  undid #38 (the bank was settled: $10.00 came out of the drawer, $10.00 of it
    back to Fay for the $10.00 float)
  undid #39 (the night ended)
  recorded #42 ········
! next: sell chips (buy NAME AMOUNT)
$ close --yes
  Fay gets the $10.00 float back from the drawer
  ¶
  player  result  cash paid  gifts, losses
  ──────────────────────────────────────────
  ¶
  THE BOOK
  nobody owes anybody
  night 3 is closed
  recorded #44 ········
$ audit
  check           found
  ────────────────────────────────────────────────────────────
  file        ok  pages and indexes are sound
  references  ok  no broken links
  people      ok  nobody is listed twice
  chain       ok  44 events in an unbroken chain
  entries     ok  64 postings match their events and balance
  replay      ok  29 tables match the events
  requests    ok  every answer belongs to its events
  hands       ok  0 hands settled again, same result
  ¶
  the book is in order: 44 events
