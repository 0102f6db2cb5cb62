# A record merged into another one here is renamed, or made a guest, in the stand-in: the player it went into stays as is
# rules: MIK-09, MIK-11

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
$ player add Dan
  Dan, a regular
  recorded #7 ········
$ book owe Dan Ann 3
  Dan owes Ann $3.00 more
  recorded #8 ········
$ player merge Dan Cal
  Cal was merged into Dan
  recorded #9 ········
$ --book cabin.book player add Dan
  Dan, a regular
  recorded #8 ········
$ --book cabin.book player rename Cal Carl
  Cal is now called Carl
  recorded #9 ········
$ --book cabin.book book owe Dan Ann 4
  Dan owes Ann $4.00 more
  recorded #10 ········
$ --book cabin.book book export cabin.bundle
  `cabin.bundle` has events #7 to #10 from stand-in 805a07aa
  the bundle is signed with key d080-da6d-5e57-db44
$ book merge cabin.bundle
  events #7 to #10 came in from stand-in 805a07aa
  check it: `book stand-ins` in the stand-in should show the key
    d080-da6d-5e57-db44
  recorded #14 ········
! note: `Dan` is in both books and counts as one person
! note: event 9 of the stand-in (a player was renamed) changes nothing: that player was merged into `Dan` here, who stays as is
> that player was merged into `Dan` here, who stays as is
$ book
  debtor  creditor   owes  since
  ─────────────────────────────────────
  Dan     Ann       $7.00  2026-01-02
  ¶
          net
  ─────────────
  Ann   $7.00
  Dan  -$7.00
> $7.00

$ --book cabin.book player regular Carl --guest-of Bob
  Carl is a guest of Bob
  recorded #11 ········
$ --book cabin.book book export later.bundle
  `later.bundle` has events #7 to #11 from stand-in 805a07aa
  the bundle is signed with key d080-da6d-5e57-db44
$ book merge later.bundle
  event #11 came in from stand-in 805a07aa; 4 were already here
  recorded #16 ········
! note: event 11 of the stand-in (a player became a guest or a regular) changes nothing: that player was merged into `Dan` here, who stays as is
> that player was merged into `Dan` here
$ player list
  player  standing  also called
  ───────────────────────────────
  Ann     regular
  Bob     regular
  Dan     regular   Cal
