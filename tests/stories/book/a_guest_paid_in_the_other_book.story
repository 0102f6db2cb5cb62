# What a guest and a player settled in one book alone stays as it was there: nothing comes into THE BOOK by a merge that no line charged
# rules: MIK-11

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
$ player add Gus --guest-of Bob
  Gus, guest of Bob
  recorded #5 ········
$ player add Hal --guest-of Ann
  Hal, guest of Ann
  recorded #6 ········
$ book pay Bob Gus 10 --really
  Bob paid Gus $10.00 privately, which is $10.00 more than the debt: Gus owes that
    back, privately
  recorded #7 ········
! note: `Bob` doesn't owe `Gus` anything, but is paying $10.00
$ book owe Bob Gus 4
  Bob owes Gus $4.00 more
  recorded #8 ········
$ book export k.bundle
  `k.bundle` has events #1 to #9 from THE BOOK
  the bundle is signed with key c212-f822-a606-aac4
  the book now has a signing key: c212-f822-a606-aac4
  recorded #9 ········
$ --book kept.book init --surrogate-of k.bundle
  stand-in 93713a4b for book f85a8059 has the book's 9 events
  the stand-in's key is d9b7-1bb6-01dd-e5a1; the book's is c212-f822-a606-aac4
  recorded #10 ········
! next: open the night (open --banker NAME)
$ --book kept.book book pay Bob Gus 4
  Bob paid Gus $4.00
  recorded #11 ········
$ --book kept.book book pay Gus Bob 10
  Gus paid Bob $10.00 privately
  recorded #12 ········
$ --book kept.book book
  nobody owes anybody
> nobody owes anybody
$ --book kept.book book owe Bob Hal 4
  Bob owes Hal $4.00 more
  recorded #13 ········
$ --book kept.book book pay Hal Bob 3 --really
  Hal paid Bob $3.00 privately, which is $3.00 more than the debt: Bob owes that
    back, privately
  recorded #14 ········
! note: `Hal` doesn't owe `Bob` anything, but is paying $3.00; `Bob` owes `Hal` $4.00
$ --book kept.book book pay Bob Hal 4
  Bob paid Hal $4.00
  recorded #15 ········
$ --book kept.book book export back.bundle
  `back.bundle` has events #10 to #15 from stand-in 93713a4b
  the bundle is signed with key d9b7-1bb6-01dd-e5a1
$ book merge back.bundle
  events #10 to #15 came in from stand-in 93713a4b
  check it: `book stand-ins` in the stand-in should show the key
    d9b7-1bb6-01dd-e5a1
  recorded #16 ········
$ book
  private, not in THE BOOK:
  debtor  creditor   owes  since
  ─────────────────────────────────────
  Bob     Hal       $3.00  2026-01-02
> private, not in THE BOOK:
$ audit
  check           found
  ────────────────────────────────────────────────────────────
  file        ok  pages and indexes are sound
  references  ok  no broken links
  people      ok  nobody is listed twice
  chain       ok  16 events in an unbroken chain
  entries     ok  24 postings match their events and balance
  replay      ok  29 tables match the events
  requests    ok  every answer belongs to its events
  hands       ok  0 hands settled again, same result
  ¶
  the book is in order: 16 events
