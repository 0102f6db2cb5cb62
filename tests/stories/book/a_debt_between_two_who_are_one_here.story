# A newcomer there is one of our players here, who owes the newcomer: asked before the debt is gone; so is every other question
# rules: MIK-09

$ init --house mike
  started a new book in USD with `mike` rules
  recorded #2 ········
! next: add the players (player add NAME NAME)
$ player add Ann Eve Dan Fay
  Ann, a regular
  Eve, a regular
  Dan, a regular
  Fay, a regular
  recorded #6 ········
! next: open the night (open --banker NAME)
$ book export all.bundle
  `all.bundle` has events #1 to #7 from THE BOOK
  the bundle is signed with key 0fca-554b-62d2-5eb2
  the book now has a signing key: 0fca-554b-62d2-5eb2
  recorded #7 ········
$ --book cabin.book init --stand-in-of all.bundle
  stand-in 805a07aa for book f85a8059 has the book's 7 events
  the stand-in's key is d080-da6d-5e57-db44; the book's is 0fca-554b-62d2-5eb2
  recorded #8 ········
! next: open the night (open --banker NAME)
$ player merge Dan Fay
  Fay was merged into Dan
  recorded #8 ········
$ --book cabin.book player add Xeno
  Xeno, a regular
  recorded #9 ········
$ --book cabin.book book owe Ann Xeno 33
  Ann owes Xeno $33.00 more
  recorded #10 ········
$ --book cabin.book player merge Eve Fay
  Fay was merged into Eve
  recorded #11 ········
$ --book cabin.book book export cabin.bundle
  `cabin.bundle` has events #8 to #11 from stand-in 805a07aa
  the bundle is signed with key d080-da6d-5e57-db44
$ book merge cabin.bundle --same Xeno=Ann
! error: in event 10 of the stand-in `Ann` owes `Xeno` $33.00, but in this book they're the same player, so that debt would be gone; event 11 of the stand-in merges two players, and together with the merges here it would make `Eve` and `Dan` one player
! hint: book merge cabin.bundle --same Xeno=Ann --really
! hint: book merge cabin.bundle --other Xeno
! hint: undo 8
= 4
> `Ann` owes `Xeno` $33.00, but in this book they're the same player
> would make `Eve` and `Dan` one player
$ book
  nobody owes anybody
$ book merge cabin.bundle --other Xeno --really
  events #8 to #11 came in from stand-in 805a07aa
  check it: `book stand-ins` in the stand-in should show the key
    d080-da6d-5e57-db44
  recorded #13 ········
! note: event 11 of the stand-in merges two players, and together with the merges here it would make `Eve` and `Dan` one player
$ book
  debtor  creditor    owes  since
  ──────────────────────────────────────
  Ann     Xeno      $33.00  2026-01-02
  ¶
            net
  ───────────────
  Ann   -$33.00
  Xeno   $33.00
$ undo
! error: event 13 merged a stand-in book, and you can't undo that
! hint: undo 12
= 4
$ undo 10
! error: event 10 can't be undone: `Xeno` came in with a stand-in, and its players stay
! hint: player merge --help
= 4
> came in with a stand-in

## Two players of one name
$ --book two.book init --house mike
  started a new book in USD with `mike` rules
  recorded #2 ········
! next: add the players (player add NAME NAME)
$ --book two.book player add Cal Eve
  Cal, a regular
  Eve, a regular
  recorded #4 ········
! next: open the night (open --banker NAME)
$ --book two.book player rename Cal Carl
  Cal is now called Carl
  recorded #5 ········
$ --book two.book player add Cal --really-different
  Cal, a regular
  recorded #6 ········
$ --book two.book undo 5
! error: two players would be called `Cal`: rename one of them first
! hint: --book two.book player rename --help
= 4
> two players would be called `Cal`
