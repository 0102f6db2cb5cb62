# Ways by which a guest, or who was generous, would come to owe: each is closed, or named as in the way.
# rules: MIK-08 MIK-11

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
$ player add Gus --guest-of Bob
  Gus, guest of Bob
  recorded #6 ········

What was forgiven was owed: the debt cannot go and leave its forgiveness.

$ book owe Ann Bob 5
  Ann owes Bob $5.00 more
  recorded #7 ········
$ book forgive Bob Ann 5 --why birthday
  Bob forgave Ann $5.00: birthday
  recorded #8 ········
$ undo 7
! error: can't undo event 7 (a debt) because of event 8 (a debt was forgiven): without it, `Bob` would have forgiven a debt `Ann` never had
! hint: undo 7 --with-dependents
! hint: undo 8
= 4
$ undo 7 --with-dependents
  undid #7 (Ann owes Bob $5.00 more)
  undid #8 (Bob forgave Ann $5.00: birthday)
  recorded #10 ········
$ book
  nobody owes anybody

A payment to a guest stays credit of nobody's in THE BOOK, and a guest is no hub of it.

$ book owe Ann Gus 5
  Ann owes Gus $5.00 more
  recorded #11 ········
$ book pay Ann Gus 5
  Ann paid Gus $5.00
  recorded #12 ········
$ undo 11
! error: can't undo event 11 (a debt) because of event 12 (a payment): `Gus` would be a guest with a debt in THE BOOK
! hint: undo 11 --with-dependents
! hint: undo 12
= 4
$ undo 11 --with-dependents
  undid #11 (Ann owes Gus $5.00 more)
  undid #12 (Ann paid Gus $5.00)
  recorded #14 ········
$ book owe Ann Gus 5
  Ann owes Gus $5.00 more
  recorded #15 ········
$ book owe Bob Cat 3
  Bob owes Cat $3.00 more
  recorded #16 ········
$ book consolidate --mode hub --hub Gus
! error: `Gus` is a guest, and only regulars can run a tab in THE BOOK (MIK-11)
! hint: book consolidate --help
= 4
$ book consolidate --mode hub --hub bank
! error: between nights, nobody can owe the bank, and the bank can't owe anybody
! hint: book consolidate --help
= 4
$ book consolidate --exclude "Ann,Gus"
  before:
  debtor  creditor   owes
  ─────────────────────────
  Ann     Gus       $5.00
  Bob     Cat       $3.00
  ¶
  after:
  debtor  creditor   owes  group
  ────────────────────────────────
  Ann     Cat       $5.00      1
  Bob     Cat       $3.00      1
  Cat     Gus       $5.00      1
  ¶
  because
  group 1:  Ann, Bob, Cat and Gus settle up among themselves
  ¶
  what changes                                 amount
  ─────────────────────────────────────────────────────
  Ann           owes Cat instead of Gus         $5.00
  Cat           owes Gus and gets it from Ann   $5.00
  Gus           is owed by Cat instead of Ann   $5.00
  ¶
  2 debts become 3: that's the fewest possible
  this is only a preview; add --apply to write it in THE BOOK

Who owes in THE BOOK is no guest; and what he paid cannot be taken back when he is one.

$ player regular Bob --guest-of Ann
! error: `Bob` owes $3.00 in THE BOOK, but guests can't run a tab there (MIK-11)
! hint: book statement Bob
= 4
$ book pay Bob Cat 3
  Bob paid Cat $3.00
  recorded #17 ········
$ player regular Bob --guest-of Ann
  Bob is a guest of Ann
  recorded #18 ········
$ undo 17
! error: can't undo event 17 (a payment) because of event 18 (a player became a guest or a regular): `Bob` would be a guest with a debt in THE BOOK
! hint: undo 17 --with-dependents
! hint: undo 18
= 4
$ player regular Bob
  Bob is a regular
  recorded #19 ········

A word of poker is a word, not a part of one.

$ book owe Ann Bob 5 --for "handyman bill"
! error: THE BOOK is only for poker debts, and `handyman bill` isn't one (MIK-08)
! hint: book owe --help
= 4
$ book owe Ann Bob 5 --for "spot on the lawn"
! error: THE BOOK is only for poker debts, and `spot on the lawn` isn't one (MIK-08)
! hint: book owe --help
= 4
$ book owe Ann Bob 5 --for "bets, two of them"
  Ann owes Bob $5.00 more: bets, two of them
  recorded #20 ········

Between the nights nobody owes the bank, nor gives it a note.

$ book owe Ann bank 5
! error: the bank has a drawer only while a night is open; between nights, name the player who took the cash
! hint: open
= 4
$ note issue Ann bank 5
! error: the bank has a drawer only while a night is open; between nights, name the player who took the cash
! hint: open
= 4
$ audit
  check           found
  ────────────────────────────────────────────────────────────
  file        ok  pages and indexes are sound
  references  ok  no broken links
  people      ok  nobody is listed twice
  chain       ok  20 events in an unbroken chain
  entries     ok  30 postings match their events and balance
  replay      ok  29 tables match the events
  requests    ok  every answer belongs to its events
  hands       ok  0 hands settled again, same result
  ¶
  the book is in order: 20 events
