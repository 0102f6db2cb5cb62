# A sheet came into the stand-in with two people who are one player here: refused, with the merge to undo
# rules: MIK-09

file sheet.csv:
  date,player,net
  2025-01-01,Ann,-5
  2025-01-01,Cal,-8
  2025-01-01,Eve,13

$ init --house mike
  started a new book in USD with `mike` rules
  recorded #2 ········
! next: add the players (player add NAME NAME)
$ player add Ann Cal Eve
  Ann, a regular
  Cal, a regular
  Eve, a regular
  recorded #5 ········
! next: open the night (open --banker NAME)
$ book export all.bundle
  `all.bundle` has events #1 to #6 from THE BOOK
  the bundle is signed with key 8434-a7e2-1a4e-0318
  the book now has a signing key: 8434-a7e2-1a4e-0318
  recorded #6 ········
$ --book cabin.book init --stand-in-of all.bundle
  stand-in 805a07aa for book f85a8059 has the book's 6 events
  the stand-in's key is d080-da6d-5e57-db44; the book's is 8434-a7e2-1a4e-0318
  recorded #7 ········
! next: open the night (open --banker NAME)
$ player merge Ann Cal
  Cal was merged into Ann
  recorded #7 ········
$ --book cabin.book import results sheet.csv
  1 night, 2025-01-01 (night 1)
  ¶
  player  nights     net
  ────────────────────────
  Eve          1  $13.00
  Ann          1  -$5.00
  Cal          1  -$8.00
  ¶
  THE BOOK:
  debtor  creditor   owes
  ─────────────────────────
  Ann     Eve       $5.00
  Cal     Eve       $8.00
  recorded #11 ········
! note: sheet.csv: one line per player per night, date in A, player in B, net in C
! next: see who pays whom (book)
$ --book cabin.book book export cabin.bundle
  `cabin.bundle` has events #7 to #11 from stand-in 805a07aa
  the bundle is signed with key d080-da6d-5e57-db44
$ book merge cabin.bundle
! error: in event 9 of the stand-in, one player would sit in two places
! hint: undo 7
= 4
> one player would sit in two places
> undo 7
$ audit
  check           found
  ───────────────────────────────────────────────────────────
  file        ok  pages and indexes are sound
  references  ok  no broken links
  people      ok  nobody is listed twice
  chain       ok  7 events in an unbroken chain
  entries     ok  0 postings match their events and balance
  replay      ok  29 tables match the events
  requests    ok  every answer belongs to its events
  hands       ok  0 hands settled again, same result
  ¶
  the book is in order: 7 events
$ undo 7
  undid #7 (Cal was merged into Ann)
  recorded #8 ········
$ book merge cabin.bundle
  events #7 to #11 came in from stand-in 805a07aa
  check it: `book stand-ins` in the stand-in should show the key
    d080-da6d-5e57-db44
  recorded #14 ········
! next: see who pays whom (book)
$ audit
  check           found
  ────────────────────────────────────────────────────────────
  file        ok  pages and indexes are sound
  references  ok  no broken links
  people      ok  nobody is listed twice
  chain       ok  14 events in an unbroken chain
  entries     ok  10 postings match their events and balance
  replay      ok  29 tables match the events
  requests    ok  every answer belongs to its events
  hands       ok  0 hands settled again, same result
  ¶
  the book is in order: 14 events
