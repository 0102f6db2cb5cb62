# A payment recorded in both books counts once; undone in one of them, the book says what counts now
# rules: MIK-09

$ init --house mike
  started a new book in USD with `mike` rules
  recorded #2 ········
! next: add the players (player add NAME NAME)
$ player add Ann Bob Cal
  Ann, a regular
  Bob, a regular
  Cal, a regular
  recorded #5 ········
! next: open the night (open --banker NAME)
$ book owe Cal Bob 7
  Cal owes Bob $7.00 more
  recorded #6 ········
$ book export all.bundle
  `all.bundle` has events #1 to #7 from THE BOOK
  the bundle is signed with key b0d4-005e-9516-efda
  the book now has a signing key: b0d4-005e-9516-efda
  recorded #7 ········
$ --book cabin.book init --stand-in-of all.bundle
  stand-in 4c992954 for book f85a8059 has the book's 7 events
  the stand-in's key is c189-fd0d-9e77-1e48; the book's is b0d4-005e-9516-efda
  recorded #8 ········
! next: open the night (open --banker NAME)
$ book pay Cal Bob 7
  Cal paid Bob $7.00
  recorded #8 ········
$ --book cabin.book book pay Cal Bob 7
  Cal paid Bob $7.00
  recorded #9 ········
$ --book cabin.book book export cabin.bundle
  `cabin.bundle` has events #8 and #9 from stand-in 4c992954
  the bundle is signed with key c189-fd0d-9e77-1e48
$ book merge cabin.bundle --same 9
  events #8 and #9 came in from stand-in 4c992954
  check it: `book stand-ins` in the stand-in should show the key
    c189-fd0d-9e77-1e48
  recorded #11 ········
! note: event 9 of the stand-in (a payment) changes nothing: it's already recorded here
$ --book cabin.book undo
  undid #9 (Cal paid Bob $7.00)
  recorded #10 ········
$ --book cabin.book book export later.bundle
  `later.bundle` has events #8 to #10 from stand-in 4c992954
  the bundle is signed with key c189-fd0d-9e77-1e48
$ book merge later.bundle
  event #10 came in from stand-in 4c992954; 2 were already here
  recorded #13 ········
! note: the stand-in undid its event 9, which is event 8 here; that one still counts, so if it never happened, type undo 8
> that one still counts
> undo 8
$ book
  nobody owes anybody

## Undone here instead
$ --book home.book init --house mike
  started a new book in USD with `mike` rules
  recorded #2 ········
! next: add the players (player add NAME NAME)
$ --book home.book player add Ann Bob Cal
  Ann, a regular
  Bob, a regular
  Cal, a regular
  recorded #5 ········
! next: open the night (open --banker NAME)
$ --book home.book book owe Cal Bob 7
  Cal owes Bob $7.00 more
  recorded #6 ········
$ --book home.book book export home.bundle
  `home.bundle` has events #1 to #7 from THE BOOK
  the bundle is signed with key 6726-77bc-bd0e-60a5
  the book now has a signing key: 6726-77bc-bd0e-60a5
  recorded #7 ········
$ --book lake.book init --stand-in-of home.bundle
  stand-in ca165fdc for book cd715723 has the book's 7 events
  the stand-in's key is b5c6-6f62-485c-3ead; the book's is 6726-77bc-bd0e-60a5
  recorded #8 ········
! next: open the night (open --banker NAME)
$ --book home.book book pay Cal Bob 7
  Cal paid Bob $7.00
  recorded #8 ········
$ --book lake.book book pay Cal Bob 7
  Cal paid Bob $7.00
  recorded #9 ········
$ --book lake.book book export lake.bundle
  `lake.bundle` has events #8 and #9 from stand-in ca165fdc
  the bundle is signed with key b5c6-6f62-485c-3ead
$ --book home.book book merge lake.bundle --same 9
  events #8 and #9 came in from stand-in ca165fdc
  check it: `book stand-ins` in the stand-in should show the key
    b5c6-6f62-485c-3ead
  recorded #11 ········
! note: event 9 of the stand-in (a payment) changes nothing: it's already recorded here
$ --book home.book undo 8
  undid #8 (Cal paid Bob $7.00)
  recorded #12 ········
! note: a stand-in recorded event 8 too; undone here, it counts nowhere, so enter it again if it happened
> a stand-in recorded event 8 too
$ --book home.book book
  debtor  creditor   owes  since
  ─────────────────────────────────────
  Cal     Bob       $7.00  2026-01-02
  ¶
          net
  ─────────────
  Bob   $7.00
  Cal  -$7.00
