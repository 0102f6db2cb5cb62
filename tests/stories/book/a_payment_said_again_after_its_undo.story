# A payment in both books is undone in the stand-in and entered there again: it's asked about again, and counts once
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
$ book owe Cal Bob 30
  Cal owes Bob $30.00 more
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
$ --book cabin.book book export first.bundle
  `first.bundle` has events #8 and #9 from stand-in 4c992954
  the bundle is signed with key c189-fd0d-9e77-1e48
$ book merge first.bundle --same 9
  events #8 and #9 came in from stand-in 4c992954
  check it: `book stand-ins` in the stand-in should show the key
    c189-fd0d-9e77-1e48
  recorded #11 ········
! note: event 9 of the stand-in (a payment) changes nothing: it's already recorded here
$ --book cabin.book undo
  undid #9 (Cal paid Bob $7.00)
  recorded #10 ········
$ --book cabin.book book pay Cal Bob 7 --app
  Cal paid Bob $7.00 by app
  recorded #11 ········
$ --book cabin.book book export second.bundle
  `second.bundle` has events #8 to #11 from stand-in 4c992954
  the bundle is signed with key c189-fd0d-9e77-1e48
$ book merge second.bundle
! error: `Cal` paid `Bob` $7.00 here (event 8) and in the stand-in (event 11): was that once or twice?
! hint: book merge second.bundle --same 11
! hint: book merge second.bundle --both 11
= 4
> was that once or twice?
$ book merge second.bundle --same 11
  events #10 and #11 came in from stand-in 4c992954; 2 were already here
  recorded #14 ········
! note: the stand-in undid its event 9, which is event 8 here; that one still counts, so if it never happened, type undo 8
! note: event 11 of the stand-in (a payment) changes nothing: it's already recorded here
$ book
  debtor  creditor    owes  since
  ──────────────────────────────────────
  Cal     Bob       $23.00  2026-01-02
  ¶
           net
  ──────────────
  Cal  -$23.00
  Bob   $23.00
> $23.00

## Two stand-ins recorded one debt, and the first takes it back
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
$ --book home.book book export home.bundle
  `home.bundle` has events #1 to #6 from THE BOOK
  the bundle is signed with key f7d7-db45-bcd8-4aaf
  the book now has a signing key: f7d7-db45-bcd8-4aaf
  recorded #6 ········
$ --book lake.book init --stand-in-of home.bundle
  stand-in 98c376e0 for book 3fc539ed has the book's 6 events
  the stand-in's key is 1f10-d3d2-e830-a9a0; the book's is f7d7-db45-bcd8-4aaf
  recorded #7 ········
! next: open the night (open --banker NAME)
$ --book hut.book init --stand-in-of home.bundle
  stand-in 9474ab73 for book 3fc539ed has the book's 6 events
  the stand-in's key is 795d-c386-7b60-dbce; the book's is f7d7-db45-bcd8-4aaf
  recorded #7 ········
! next: open the night (open --banker NAME)
$ --book lake.book book owe Cal Bob 7
  Cal owes Bob $7.00 more
  recorded #8 ········
$ --book hut.book book owe Cal Bob 7
  Cal owes Bob $7.00 more
  recorded #8 ········
$ --book lake.book book export lake.bundle
  `lake.bundle` has events #7 and #8 from stand-in 98c376e0
  the bundle is signed with key 1f10-d3d2-e830-a9a0
$ --book hut.book book export hut.bundle
  `hut.bundle` has events #7 and #8 from stand-in 9474ab73
  the bundle is signed with key 795d-c386-7b60-dbce
$ --book home.book book merge lake.bundle
  events #7 and #8 came in from stand-in 98c376e0
  check it: `book stand-ins` in the stand-in should show the key
    1f10-d3d2-e830-a9a0
  recorded #9 ········
$ --book home.book book merge hut.bundle --same 8
  events #7 and #8 came in from stand-in 9474ab73
  check it: `book stand-ins` in the stand-in should show the key
    795d-c386-7b60-dbce
  recorded #12 ········
! note: event 8 of the stand-in (a debt) changes nothing: it's already recorded here
$ --book lake.book undo
  undid #8 (Cal owes Bob $7.00 more)
  recorded #9 ········
$ --book lake.book book export lake2.bundle
  `lake2.bundle` has events #7 to #9 from stand-in 98c376e0
  the bundle is signed with key 1f10-d3d2-e830-a9a0
$ --book home.book book merge lake2.bundle
  event #9 came in from stand-in 98c376e0; 2 were already here
  recorded #14 ········
! note: a stand-in recorded event 8 too; undone here, it counts nowhere, so enter it again if it happened
> it counts nowhere
