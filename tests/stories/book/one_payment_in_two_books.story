# Ben pays Ana, and both bankers write it down: the merge asks whether it is one payment or two. A note used in both books is named with the way out.
# rules: MIK-09

$ init --house mike
  started a new book in USD with `mike` rules
  recorded #2 ········
! next: add the players (player add NAME NAME)
$ player add Ana
  Ana, a regular
  recorded #3 ········
$ player add Ben
  Ben, a regular
  recorded #4 ········
! next: open the night (open --banker NAME)
$ player add Cid
  Cid, a regular
  recorded #5 ········
$ book owe Ben Ana 30
  Ben owes Ana $30.00 more
  recorded #6 ········
$ note issue Cid Ben 5 --for cash
  Cid wrote Ben a $5.00 note (BOC) for cash
  recorded #7 ········
$ book export base.bundle
  `base.bundle` has events #1 to #8 from THE BOOK
  the bundle is signed with key bf01-e7ef-282c-fb31
  the book now has a signing key: bf01-e7ef-282c-fb31
  recorded #8 ········
$ --book lake.book init --surrogate-of base.bundle
  stand-in 1a0c6af8 for book f85a8059 has the book's 8 events
  the stand-in's key is dd63-5191-18e7-f7a9; the book's is bf01-e7ef-282c-fb31
  recorded #9 ········
! next: open the night (open --banker NAME)
$ --book lake.book book pay Ben Ana 20
  Ben paid Ana $20.00
  recorded #10 ········
$ --book lake.book book pay Ben Ana 10
  Ben paid Ana $10.00
  recorded #11 ········
$ --book lake.book book export lake.bundle
  `lake.bundle` has events #9 to #11 from stand-in 1a0c6af8
  the bundle is signed with key dd63-5191-18e7-f7a9
$ book pay Ben Ana 20
  Ben paid Ana $20.00
  recorded #9 ········
$ book merge lake.bundle
! error: `Ben` paid `Ana` $20.00 here (event 9) and in the stand-in (event 10): was that once or twice?
! hint: book merge lake.bundle --same 10
! hint: book merge lake.bundle --both 10
= 4
> `Ben` paid `Ana` $20.00 here (event 9) and in the stand-in (event 10): was that once or twice?

$ book merge lake.bundle --same 11
! error: nothing in this book matches event 11 of the stand-in
! hint: book merge --help
= 4

$ book merge lake.bundle --both 10 --dry-run
  events #9 to #11 came in from stand-in 1a0c6af8
  check it: `book stand-ins` in the stand-in should show the key
    dd63-5191-18e7-f7a9
  (dry run: nothing was recorded)
! note: `Ben` paid `Ana` $20.00 here (event 9), `Ben` paid `Ana` $20.00 in the stand-in (event 10) and `Ben` paid `Ana` $10.00 in the stand-in (event 11): that's $20.00 more than was owed, so `Ana` owes it back to `Ben`
$ book merge lake.bundle --same 10
  events #9 to #11 came in from stand-in 1a0c6af8
  check it: `book stand-ins` in the stand-in should show the key
    dd63-5191-18e7-f7a9
  recorded #13 ········
! note: event 10 of the stand-in (a payment) changes nothing: it's already recorded here
$ book
  nobody owes anybody
> nobody owes anybody
$ audit
  check           found
  ────────────────────────────────────────────────────────────
  file        ok  pages and indexes are sound
  references  ok  no broken links
  people      ok  nobody is listed twice
  chain       ok  13 events in an unbroken chain
  entries     ok  14 postings match their events and balance
  replay      ok  29 tables match the events
  requests    ok  every answer belongs to its events
  hands       ok  0 hands settled again, same result
  ¶
  the book is in order: 13 events

A note that is paid here and there.

$ --book lake.book note pay BOC 5
  Cid paid Ben $5.00 on note BOC: paid in full
  recorded #12 ········
$ --book lake.book book export more.bundle
  `more.bundle` has events #9 to #12 from stand-in 1a0c6af8
  the bundle is signed with key dd63-5191-18e7-f7a9
$ note pay BOC 5
  Cid paid Ben $5.00 on note BOC: paid in full
  recorded #14 ········
$ book merge more.bundle
! error: event 12 of the stand-in uses a note that event 14 already used here: undo one of them, here or in the stand-in
! hint: undo 14
= 4

$ undo 14
  undid #14 (Cid paid Ben $5.00 on note BOC)
  recorded #15 ········
$ book merge more.bundle
  event #12 came in from stand-in 1a0c6af8; 3 were already here
  recorded #17 ········
$ note show BOC
  note BOC: Cid wrote it for $5.00
  paid: nobody holds it anymore
> paid
$ audit
  check           found
  ────────────────────────────────────────────────────────────
  file        ok  pages and indexes are sound
  references  ok  no broken links
  people      ok  nobody is listed twice
  chain       ok  17 events in an unbroken chain
  entries     ok  26 postings match their events and balance
  replay      ok  29 tables match the events
  requests    ok  every answer belongs to its events
  hands       ok  0 hands settled again, same result
  ¶
  the book is in order: 17 events
