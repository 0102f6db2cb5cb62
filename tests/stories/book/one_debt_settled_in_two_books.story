# Both books take something off one debt. What was paid beyond it is owed back and said, privately where one of the two is a guest; nobody owes by having forgiven before the banker says so.
# rules: MIK-09, MIK-11

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
$ player add Gus --guest-of Bob
  Gus, guest of Bob
  recorded #7 ········
$ book owe Cat Gus 5
  Cat owes Gus $5.00 more
  recorded #8 ········
$ book owe Ann Bob 7
  Ann owes Bob $7.00 more
  recorded #9 ········
$ book owe Dan Cat 9
  Dan owes Cat $9.00 more
  recorded #10 ········
$ book export base.bundle
  `base.bundle` has events #1 to #11 from THE BOOK
  the bundle is signed with key da66-a35f-50e8-e83a
  the book now has a signing key: da66-a35f-50e8-e83a
  recorded #11 ········
$ --book lake.book init --surrogate-of base.bundle
  stand-in 4053c596 for book f85a8059 has the book's 11 events
  the stand-in's key is 27f6-b526-0c80-ef53; the book's is da66-a35f-50e8-e83a
  recorded #12 ········
! next: open the night (open --banker NAME)
$ book pay Cat Gus 5
  Cat paid Gus $5.00
  recorded #12 ········
$ book forgive Bob Ann 7 --why birthday
  Bob forgave Ann $7.00: birthday
  recorded #13 ········
$ book pay Dan Cat 9
  Dan paid Cat $9.00
  recorded #14 ········
$ --book lake.book book pay Cat Gus 4
  Cat paid Gus $4.00
  recorded #13 ········
$ --book lake.book book forgive Bob Ann 4 --why half
  Bob forgave Ann $4.00: half
  recorded #14 ········
$ --book lake.book book pay Dan Cat 6
  Dan paid Cat $6.00
  recorded #15 ········
$ --book lake.book book export lake.bundle
  `lake.bundle` has events #12 to #15 from stand-in 4053c596
  the bundle is signed with key 27f6-b526-0c80-ef53
$ book merge lake.bundle
! error: `Bob` forgave `Ann` $7.00 here (event 13) and `Bob` forgave `Ann` $4.00 in the stand-in (event 14): that's $4.00 more than was owed, so `Bob` would owe it back to `Ann`
! hint: book merge lake.bundle --really
! hint: undo 13
= 4
> `Bob` forgave `Ann` $7.00 here
> that's $4.00 more than was owed, so `Bob` would owe it back to `Ann`
> hint: book merge lake.bundle --really
> hint: undo 13

$ book merge lake.bundle --really --dry-run
  events #12 to #15 came in from stand-in 4053c596
  check it: `book stand-ins` in the stand-in should show the key
    27f6-b526-0c80-ef53
  (dry run: nothing was recorded)
! note: `Bob` forgave `Ann` $7.00 here (event 13) and `Bob` forgave `Ann` $4.00 in the stand-in (event 14): that's $4.00 more than was owed, so `Bob` owes it back to `Ann`
! note: `Cat` paid `Gus` $5.00 here (event 12) and `Cat` paid `Gus` $4.00 in the stand-in (event 13): that's $4.00 more than was owed, so `Gus` owes it back to `Cat`
! note: `Dan` paid `Cat` $9.00 here (event 14) and `Dan` paid `Cat` $6.00 in the stand-in (event 15): that's $6.00 more than was owed, so `Cat` owes it back to `Dan`
> `Bob` owes it back to `Ann`
$ undo 13
  undid #13 (Bob forgave Ann $7.00: birthday)
  recorded #15 ········
$ book merge lake.bundle
  events #12 to #15 came in from stand-in 4053c596
  check it: `book stand-ins` in the stand-in should show the key
    27f6-b526-0c80-ef53
  recorded #21 ········
! note: `Cat` paid `Gus` $5.00 here (event 12) and `Cat` paid `Gus` $4.00 in the stand-in (event 13): that's $4.00 more than was owed, so `Gus` owes it back to `Cat`
! note: `Dan` paid `Cat` $9.00 here (event 14) and `Dan` paid `Cat` $6.00 in the stand-in (event 15): that's $6.00 more than was owed, so `Cat` owes it back to `Dan`
> `Cat` paid `Gus` $5.00 here
> that's $4.00 more than was owed, so `Gus` owes it back to `Cat`
> that's $6.00 more than was owed, so `Cat` owes it back to `Dan`
$ book
  debtor  creditor   owes  since
  ─────────────────────────────────────
  Ann     Bob       $3.00  2026-01-02
  Cat     Dan       $6.00  2026-01-02
  ¶
          net
  ─────────────
  Ann  -$3.00
  Bob   $3.00
  Cat  -$6.00
  Dan   $6.00
  ¶
  private, not in THE BOOK:
  debtor  creditor   owes  since
  ─────────────────────────────────────
  Gus     Cat       $4.00  2026-01-02
> Cat     Dan
$ book why Gus Cat
  Gus and Cat don't owe each other anything anymore:
  ¶
       day         night  what happened                                amount
  ─────────────────────────────────────────────────────────────────────────────
   #8  2026-01-02         Cat owes Gus $5.00 more                      -$5.00
  #12  2026-01-02         Cat paid Gus $5.00                            $5.00
  #17  2026-01-02         Cat paid Gus $4.00                            $4.00
  #20  2026-01-02         Gus now owes Cat $4.00 less in THE BOOK and  -$4.00
                          $4.00 more privately
  ¶
  private, not in THE BOOK:
  Gus owes Cat $4.00:
  ¶
       day         night  what happened                                amount
  ─────────────────────────────────────────────────────────────────────────────
  #20  2026-01-02         Gus now owes Cat $4.00 less in THE BOOK and   $4.00
                          $4.00 more privately
$ audit
  check           found
  ────────────────────────────────────────────────────────────
  file        ok  pages and indexes are sound
  references  ok  no broken links
  people      ok  nobody is listed twice
  chain       ok  21 events in an unbroken chain
  entries     ok  32 postings match their events and balance
  replay      ok  29 tables match the events
  requests    ok  every answer belongs to its events
  hands       ok  0 hands settled again, same result
  ¶
  the book is in order: 21 events
> the book is in order

A payment here and a debt forgiven there, and what a guest was paid after a consolidation.

$ --book two.book init --house mike
  started a new book in USD with `mike` rules
  recorded #2 ········
! next: add the players (player add NAME NAME)
$ --book two.book player add Ann
  Ann, a regular
  recorded #3 ········
$ --book two.book player add Bob
  Bob, a regular
  recorded #4 ········
! next: open the night (open --banker NAME)
$ --book two.book player add Gus --guest-of Bob
  Gus, guest of Bob
  recorded #5 ········
$ --book two.book book owe Ann Bob 7
  Ann owes Bob $7.00 more
  recorded #6 ········
$ --book two.book book owe Ann Gus 5
  Ann owes Gus $5.00 more
  recorded #7 ········
$ --book two.book book export two.bundle
  `two.bundle` has events #1 to #8 from THE BOOK
  the bundle is signed with key 426b-f659-113f-8d36
  the book now has a signing key: 426b-f659-113f-8d36
  recorded #8 ········
$ --book pond.book init --surrogate-of two.bundle
  stand-in e2382b81 for book 619291fd has the book's 8 events
  the stand-in's key is 323c-32c3-caa7-e1f3; the book's is 426b-f659-113f-8d36
  recorded #9 ········
! next: open the night (open --banker NAME)
$ --book two.book book pay Ann Bob 7
  Ann paid Bob $7.00
  recorded #9 ········
$ --book pond.book book forgive Bob Ann 7 --why birthday
  Bob forgave Ann $7.00: birthday
  recorded #10 ········
$ --book pond.book book forgive Gus Ann 5 --why birthday
  Gus forgave Ann $5.00: birthday
  recorded #11 ········
$ --book pond.book book export pond.bundle
  `pond.bundle` has events #9 to #11 from stand-in e2382b81
  the bundle is signed with key 323c-32c3-caa7-e1f3
$ --book two.book book merge pond.bundle
! error: `Ann` paid `Bob` $7.00 here (event 9) and `Bob` forgave `Ann` $7.00 in the stand-in (event 10): that's $7.00 more than was owed, so `Bob` would owe it back to `Ann`
! hint: --book two.book book merge pond.bundle --really
= 4
> `Ann` paid `Bob` $7.00 here
> `Bob` forgave `Ann` $7.00 in the stand-in
$ --book two.book book merge pond.bundle --really
  events #9 to #11 came in from stand-in e2382b81
  check it: `book stand-ins` in the stand-in should show the key
    323c-32c3-caa7-e1f3
  recorded #13 ········
! note: `Ann` paid `Bob` $7.00 here (event 9) and `Bob` forgave `Ann` $7.00 in the stand-in (event 10): that's $7.00 more than was owed, so `Bob` owes it back to `Ann`
$ --book two.book book
  debtor  creditor   owes  since
  ─────────────────────────────────────
  Bob     Ann       $7.00  2026-01-02
  ¶
          net
  ─────────────
  Ann   $7.00
  Bob  -$7.00
> Bob
$ --book two.book audit
  check           found
  ────────────────────────────────────────────────────────────
  file        ok  pages and indexes are sound
  references  ok  no broken links
  people      ok  nobody is listed twice
  chain       ok  13 events in an unbroken chain
  entries     ok  12 postings match their events and balance
  replay      ok  29 tables match the events
  requests    ok  every answer belongs to its events
  hands       ok  0 hands settled again, same result
  ¶
  the book is in order: 13 events
> the book is in order

A guest was paid here, and there the debt to him became another's: it is not, for it was paid.

$ --book bay.book init --house mike
  started a new book in USD with `mike` rules
  recorded #2 ········
! next: add the players (player add NAME NAME)
$ --book bay.book player add Bob
  Bob, a regular
  recorded #3 ········
$ --book bay.book player add Cat
  Cat, a regular
  recorded #4 ········
! next: open the night (open --banker NAME)
$ --book bay.book player add Gus --guest-of Bob
  Gus, guest of Bob
  recorded #5 ········
$ --book bay.book book owe Bob Cat 5
  Bob owes Cat $5.00 more
  recorded #6 ········
$ --book bay.book book owe Cat Gus 5
  Cat owes Gus $5.00 more
  recorded #7 ········
$ --book bay.book book export bay.bundle
  `bay.bundle` has events #1 to #8 from THE BOOK
  the bundle is signed with key 333c-8821-991d-b446
  the book now has a signing key: 333c-8821-991d-b446
  recorded #8 ········
$ --book reef.book init --surrogate-of bay.bundle
  stand-in ad4ca0d3 for book 9c42ccbd has the book's 8 events
  the stand-in's key is 63ca-1016-5d51-d5e6; the book's is 333c-8821-991d-b446
  recorded #9 ········
! next: open the night (open --banker NAME)
$ --book reef.book book consolidate --apply
  before:
  debtor  creditor   owes
  ─────────────────────────
  Bob     Cat       $5.00
  Cat     Gus       $5.00
  ¶
  after:
  debtor  creditor   owes  group
  ────────────────────────────────
  Bob     Gus       $5.00      1
  ¶
  because
  group 1:  Bob and Gus settle up with each other
  ¶
  what changes                                              amount
  ──────────────────────────────────────────────────────────────────
  Bob           owes Gus instead of Cat                      $5.00
  Cat           owed Gus and was owed by Bob: canceled out   $5.00
  Gus           is owed by Bob instead of Cat                $5.00
  ¶
  2 debts become 1: that's the fewest possible
  recorded #10 ········
$ --book reef.book book export reef.bundle
  `reef.bundle` has events #9 and #10 from stand-in ad4ca0d3
  the bundle is signed with key 63ca-1016-5d51-d5e6
$ --book bay.book book pay Cat Gus 5
  Cat paid Gus $5.00
  recorded #9 ········
$ --book bay.book book merge reef.bundle
  events #9 and #10 came in from stand-in ad4ca0d3
  check it: `book stand-ins` in the stand-in should show the key
    63ca-1016-5d51-d5e6
  recorded #13 ········
! note: the stand-in consolidated a debt that was also consolidated or settled here, so its consolidation (#11) was undone; run `book consolidate` again
> the stand-in consolidated a debt that was also consolidated or settled here
$ --book bay.book book
  debtor  creditor   owes  since
  ─────────────────────────────────────
  Bob     Cat       $5.00  2026-01-02
  ¶
          net
  ─────────────
  Bob  -$5.00
  Cat   $5.00
