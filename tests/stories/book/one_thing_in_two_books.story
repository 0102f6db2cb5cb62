# What stands twice in one book happened twice: one event here is the same as one there at most. A debt and a debt forgiven are asked about as payments are.
# rules: MIK-09

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
$ book owe Bob Ann 20
  Bob owes Ann $20.00 more
  recorded #5 ········
$ book export base.bundle
  `base.bundle` has events #1 to #6 from THE BOOK
  the bundle is signed with key 9c83-5e46-7dff-7588
  the book now has a signing key: 9c83-5e46-7dff-7588
  recorded #6 ········
$ --book lake.book init --surrogate-of base.bundle
  stand-in b8f3acae for book f85a8059 has the book's 6 events
  the stand-in's key is 503d-61ab-d50c-7b76; the book's is 9c83-5e46-7dff-7588
  recorded #7 ········
! next: open the night (open --banker NAME)
$ --book lake.book book pay Bob Ann 4
  Bob paid Ann $4.00
  recorded #8 ········
$ --book lake.book book pay Bob Ann 4
  Bob paid Ann $4.00
  recorded #9 ········
$ --book lake.book book export lake.bundle
  `lake.bundle` has events #7 to #9 from stand-in b8f3acae
  the bundle is signed with key 503d-61ab-d50c-7b76
$ book pay Bob Ann 4
  Bob paid Ann $4.00
  recorded #7 ········
$ book merge lake.bundle
! error: `Bob` paid `Ann` $4.00 here (event 7) and in the stand-in (event 8): was that once or twice? `Bob` paid `Ann` $4.00 once more in the stand-in (event 9).
! hint: book merge lake.bundle --same 8 --both 9
! hint: book merge lake.bundle --both 8 --both 9
= 4
> hint: book merge lake.bundle --same 8 --both 9
> hint: book merge lake.bundle --both 8 --both 9

$ book merge lake.bundle --same 8 --same 9
! error: event 9 of the stand-in can't be matched to that event here: it's already matched to another one
! hint: book merge lake.bundle --same 8 --both 9
= 4
> event 9 of the stand-in can't be matched to that event here

$ book merge lake.bundle --same 8 --both 8
! error: event 8 can't be both `--same` and `--both`; pick one
! hint: book merge --help
= 2
> event 8 can't be both `--same` and `--both`

$ book merge lake.bundle --same 8 --both 9
  events #7 to #9 came in from stand-in b8f3acae
  check it: `book stand-ins` in the stand-in should show the key
    503d-61ab-d50c-7b76
  recorded #11 ········
! note: event 8 of the stand-in (a payment) changes nothing: it's already recorded here
$ book
  debtor  creditor    owes  since
  ──────────────────────────────────────
  Bob     Ann       $12.00  2026-01-02
  ¶
           net
  ──────────────
  Ann   $12.00
  Bob  -$12.00
> $12.00

The one here was taken for one there; what the surrogate writes later is another.

$ --book lake.book book pay Bob Ann 4
  Bob paid Ann $4.00
  recorded #10 ········
$ --book lake.book book export more.bundle
  `more.bundle` has events #7 to #10 from stand-in b8f3acae
  the bundle is signed with key 503d-61ab-d50c-7b76
$ book merge more.bundle
  event #10 came in from stand-in b8f3acae; 3 were already here
  recorded #13 ········
$ book
  debtor  creditor   owes  since
  ─────────────────────────────────────
  Bob     Ann       $8.00  2026-01-02
  ¶
          net
  ─────────────
  Ann   $8.00
  Bob  -$8.00
> $8.00

A debt forgiven and a debt, each written down by both bankers in words of their own.

$ --book lake.book book forgive Ann Bob 6 --why birthday
  Ann forgave Bob $6.00: birthday
  recorded #11 ········
$ --book lake.book book owe Bob Ann 9 --for "a side bet"
  Bob owes Ann $9.00 more: a side bet
  recorded #12 ········
$ --book lake.book book export third.bundle
  `third.bundle` has events #7 to #12 from stand-in b8f3acae
  the bundle is signed with key 503d-61ab-d50c-7b76
$ book forgive Ann Bob 6 --why "his birthday"
  Ann forgave Bob $6.00: his birthday
  recorded #14 ········
$ book owe Bob Ann 9 --for "side bet"
  Bob owes Ann $9.00 more: side bet
  recorded #15 ········
$ book merge third.bundle
! error: `Ann` forgave `Bob` $6.00 here (event 14) and in the stand-in (event 11): was that once or twice? `Bob` owes `Ann` $9.00 more here (event 15) and in the stand-in (event 12): was that once or twice?
! hint: book merge third.bundle --same 11 --same 12
! hint: book merge third.bundle --both 11 --both 12
= 4
> `Ann` forgave `Bob` $6.00 here
> `Bob` owes `Ann` $9.00 more here
> was that once or twice?

$ book merge third.bundle --same 11 --same 12
  events #11 and #12 came in from stand-in b8f3acae; 4 were already here
  recorded #18 ········
! note: event 11 of the stand-in (a debt was forgiven) changes nothing: it's already recorded here
! note: event 12 of the stand-in (a debt) changes nothing: it's already recorded here
$ book
  debtor  creditor    owes  since
  ──────────────────────────────────────
  Bob     Ann       $11.00  2026-01-02
  ¶
           net
  ──────────────
  Ann   $11.00
  Bob  -$11.00
> $11.00
$ audit
  check           found
  ────────────────────────────────────────────────────────────
  file        ok  pages and indexes are sound
  references  ok  no broken links
  people      ok  nobody is listed twice
  chain       ok  18 events in an unbroken chain
  entries     ok  18 postings match their events and balance
  replay      ok  29 tables match the events
  requests    ok  every answer belongs to its events
  hands       ok  0 hands settled again, same result
  ¶
  the book is in order: 18 events
