# Bob pays his guest privately in a surrogate, and takes that back there. What he owes in THE BOOK is what it was.
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
$ book export all.bundle
  `all.bundle` has events #1 to #6 from THE BOOK
  the bundle is signed with key 9c83-5e46-7dff-7588
  the book now has a signing key: 9c83-5e46-7dff-7588
  recorded #6 ········
$ --book cabin.book init --surrogate-of all.bundle
  stand-in b8f3acae for book f85a8059 has the book's 6 events
  the stand-in's key is 503d-61ab-d50c-7b76; the book's is 9c83-5e46-7dff-7588
  recorded #7 ········
! next: open the night (open --banker NAME)
$ book owe Bob Gus 4
  Bob owes Gus $4.00 more
  recorded #7 ········
$ --book cabin.book book pay Bob Gus 3 --really
  Bob paid Gus $3.00 privately, which is $3.00 more than the debt: Gus owes that
    back, privately
  recorded #8 ········
! note: `Bob` doesn't owe `Gus` anything, but is paying $3.00
$ --book cabin.book book export one.bundle
  `one.bundle` has events #7 and #8 from stand-in b8f3acae
  the bundle is signed with key 503d-61ab-d50c-7b76
$ book merge one.bundle
  events #7 and #8 came in from stand-in b8f3acae
  check it: `book stand-ins` in the stand-in should show the key
    503d-61ab-d50c-7b76
  recorded #10 ········
$ book
  debtor  creditor   owes  since
  ─────────────────────────────────────
  Bob     Gus       $4.00  2026-01-02
  ¶
          net
  ─────────────
  Bob  -$4.00
  Gus   $4.00
  ¶
  private, not in THE BOOK:
  debtor  creditor   owes  since
  ─────────────────────────────────────
  Gus     Bob       $3.00  2026-01-02
$ --book cabin.book undo
  undid #8 (Bob paid Gus $3.00 privately)
  recorded #9 ········
$ --book cabin.book book export two.bundle
  `two.bundle` has events #7 to #9 from stand-in b8f3acae
  the bundle is signed with key 503d-61ab-d50c-7b76
$ book merge two.bundle
  event #9 came in from stand-in b8f3acae; 2 were already here
  recorded #12 ········
$ book
  debtor  creditor   owes  since
  ─────────────────────────────────────
  Bob     Gus       $4.00  2026-01-02
  ¶
          net
  ─────────────
  Bob  -$4.00
  Gus   $4.00
