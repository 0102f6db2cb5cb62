# Here Cal was merged into Ann, and in the stand-in into Bob: whether Ann and Bob are one player is asked
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
$ book owe Bob Ann 40
  Bob owes Ann $40.00 more
  recorded #7 ········
$ player merge Ann Cal
  Cal was merged into Ann
  recorded #8 ········
$ --book cabin.book player merge Bob Cal
  Cal was merged into Bob
  recorded #8 ········
$ --book cabin.book book export cabin.bundle
  `cabin.bundle` has events #7 and #8 from stand-in 805a07aa
  the bundle is signed with key d080-da6d-5e57-db44
$ book merge cabin.bundle
! error: `Bob` owes `Ann` $40.00; if they're the same player, that debt is gone; event 8 of the stand-in merges two players, and together with the merges here it would make `Bob` and `Ann` one player
! hint: book merge cabin.bundle --really
! hint: undo 8
= 4
> `Bob` owes `Ann` $40.00
> book merge cabin.bundle --really
$ book
  debtor  creditor    owes  since
  ──────────────────────────────────────
  Bob     Ann       $40.00  2026-01-02
  ¶
           net
  ──────────────
  Ann   $40.00
  Bob  -$40.00
> $40.00
$ undo 7
  undid #7 (Bob owes Ann $40.00 more)
  recorded #9 ········
$ book merge cabin.bundle
! error: event 8 of the stand-in merges two players, and together with the merges here it would make `Bob` and `Ann` one player
! hint: book merge cabin.bundle --really
! hint: undo 8
= 4
> would make `Bob` and `Ann` one player
$ book merge cabin.bundle --really
  events #7 and #8 came in from stand-in 805a07aa
  check it: `book stand-ins` in the stand-in should show the key
    d080-da6d-5e57-db44
  recorded #12 ········
! note: event 8 of the stand-in merges two players, and together with the merges here it would make `Bob` and `Ann` one player
$ player list
  player  standing  also called
  ───────────────────────────────
  Bob     regular   Ann, Cal

## In one book
$ --book one.book init --house mike
  started a new book in USD with `mike` rules
  recorded #2 ········
! next: add the players (player add NAME NAME)
$ --book one.book player add Ann Cal
  Ann, a regular
  Cal, a regular
  recorded #4 ········
! next: open the night (open --banker NAME)
$ --book one.book book owe Cal Ann 30
  Cal owes Ann $30.00 more
  recorded #5 ········
$ --book one.book player merge Ann Cal
! error: `Cal` owes `Ann` $30.00; if they're the same player, that debt is gone
! hint: --book one.book player merge Ann Cal --really
= 4
> `Cal` owes `Ann` $30.00; if they're the same player, that debt is gone
$ --book one.book player merge Ann Cal --really
  Cal was merged into Ann
  recorded #6 ········
! note: `Cal` owes `Ann` $30.00; if they're the same player, that debt is gone
> that debt is gone
