# Who gave the float became another's record: a night that is opened again closes with his float all the same.
# rules: MIK-01

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
$ open --banker Dan --float 10
  night 1 is open at Mike's house; Dan is the banker
  recorded #7 ········
! next: sell chips (buy NAME AMOUNT)
$ banker Bob
  Bob keeps the bank from now on
  recorded #8 ········
$ buy Bob 20
  Bob buys chips: $20.00 in cash; stack $20.00
  recorded #9 ········
! next: hand new or hand result; at the end count the stacks
$ count Bob 20
  Bob has $20.00, as expected
  recorded #10 ········
! next: pay them all (cashout)
$ close --yes
  Bob turns in $20.00: $20.00 in cash
  Dan gets the float of $10.00 back out of the drawer
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
  Dan and Cat are one: Cat
  recorded #15 ········
$ undo 14
  took back #11: Bob turned in $20.00: $20.00 in cash
  took back #12: Bob left the table
  took back #13: the bank was settled: $10.00 out of the drawer, $10.00 of it to
    Cat for the float of $10.00
  took back #14: the night ended
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
  Bob turns in $20.00: $20.00 in cash
  Cat gets the float of $10.00 back out of the drawer
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
! error: event 15 (two players became one) cannot be taken back: event 23 (the night was closed) depends on it, because its night would close with float not accounted for
! hint: undo 15 --with-dependents
! hint: undo 23
= 4
$ audit
  check           found
  ─────────────────────────────────────────────────────────────────
  file        ok  pages and indexes are sound
  references  ok  no broken links
  people      ok  nobody is written down as two
  chain       ok  23 events in an unbroken chain
  entries     ok  32 postings follow from their facts and balance
  replay      ok  29 tables are what the events add up to
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
  Bob keeps the bank from now on
  recorded #25 ········
$ close --yes
  Ann gets the float of $10.00 back out of the drawer
  ¶
  player  result  cash paid  gifts, losses
  ──────────────────────────────────────────
  ¶
  THE BOOK
  nobody owes anybody
  night 2 is closed
  recorded #27 ········
$ player merge Bob Ann
  Ann and Bob are one: Bob
  recorded #28 ········
$ undo 27
  took back #26: the bank was settled: $10.00 out of the drawer, $10.00 of it to
    Bob for the float of $10.00
  took back #27: the night ended
  recorded #30 ········
! next: sell chips (buy NAME AMOUNT)
$ close --yes
  Bob gets the float of $10.00 back out of the drawer
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
  ─────────────────────────────────────────────────────────────────
  file        ok  pages and indexes are sound
  references  ok  no broken links
  people      ok  nobody is written down as two
  chain       ok  32 events in an unbroken chain
  entries     ok  48 postings follow from their facts and balance
  replay      ok  29 tables are what the events add up to
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
  Eve is the owner of `mike`
    `BOG` is kept for the notes of Eve (MIK-06)
    Eve keeps THE BOOK; while Eve is away the banker keeps a surrogate (MIK-09)
  recorded #35 ········
$ open --float 10
  night 3 is open at Mike's house; nobody keeps the bank yet (banker PLAYER)
  recorded #36 ········
! next: sell chips (buy NAME AMOUNT)
$ banker Bob
  Bob keeps the bank from now on
  recorded #37 ········
$ close --yes
  Eve gets the float of $10.00 back out of the drawer
  ¶
  player  result  cash paid  gifts, losses
  ──────────────────────────────────────────
  ¶
  THE BOOK
  nobody owes anybody
  night 3 is closed
  recorded #39 ········
$ player merge Fay Eve
  Eve and Fay are one: Fay
  recorded #40 ········
$ undo 39
  took back #38: the bank was settled: $10.00 out of the drawer, $10.00 of it to
    Fay for the float of $10.00
  took back #39: the night ended
  recorded #42 ········
! next: sell chips (buy NAME AMOUNT)
$ close --yes
  Fay gets the float of $10.00 back out of the drawer
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
  ─────────────────────────────────────────────────────────────────
  file        ok  pages and indexes are sound
  references  ok  no broken links
  people      ok  nobody is written down as two
  chain       ok  44 events in an unbroken chain
  entries     ok  64 postings follow from their facts and balance
  replay      ok  29 tables are what the events add up to
  requests    ok  every answer belongs to its events
  hands       ok  0 hands settled again, same result
  ¶
  the book is in order: 44 events
