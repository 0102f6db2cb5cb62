# What is paid too much is owed back: in THE BOOK between two regulars, privately where one of the two is a guest (MIK-11).

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
$ player add Gus --guest-of Ann
  Gus, guest of Ann
  recorded #5 ········

Between two regulars it stands in THE BOOK.
$ book pay Ann Bob 5 --really
  Ann paid Bob $5.00, which is $5.00 more than the debt: Bob owes that back
  recorded #6 ········
! note: `Ann` doesn't owe `Bob` anything, but is paying $5.00
> Bob owes that back

The regular paid the guest: a guest may not owe in THE BOOK.
$ book pay Bob Gus 5 --really
  Bob paid Gus $5.00 privately, which is $5.00 more than the debt: Gus owes that
    back, privately
  recorded #7 ········
! note: `Bob` doesn't owe `Gus` anything, but is paying $5.00
> privately

The guest paid the regular: THE BOOK could hold that, and it stays between the two all the same.
$ book pay Gus Ann 7 --really
  Gus paid Ann $7.00 privately, which is $7.00 more than the debt: Ann owes that
    back, privately
  recorded #8 ········
! note: `Gus` doesn't owe `Ann` anything, but is paying $7.00
> privately
$ book show
  debtor  creditor   owes  since
  ─────────────────────────────────────
  Bob     Ann       $5.00  2026-01-02
  ¶
          net
  ─────────────
  Ann   $5.00
  Bob  -$5.00
  ¶
  private, not in THE BOOK:
  debtor  creditor   owes  since
  ─────────────────────────────────────
  Ann     Gus       $7.00  2026-01-02
  Gus     Bob       $5.00  2026-01-02
> private, not in THE BOOK
$ book consolidate --apply
  nothing to consolidate: THE BOOK stays as it is
$ book show
  debtor  creditor   owes  since
  ─────────────────────────────────────
  Bob     Ann       $5.00  2026-01-02
  ¶
          net
  ─────────────
  Ann   $5.00
  Bob  -$5.00
  ¶
  private, not in THE BOOK:
  debtor  creditor   owes  since
  ─────────────────────────────────────
  Ann     Gus       $7.00  2026-01-02
  Gus     Bob       $5.00  2026-01-02

The next payment the other way takes it off.
$ book pay Ann Gus 7
  Ann paid Gus $7.00 privately
  recorded #9 ········
> Ann paid Gus $7.00 privately
$ book show
  debtor  creditor   owes  since
  ─────────────────────────────────────
  Bob     Ann       $5.00  2026-01-02
  ¶
          net
  ─────────────
  Ann   $5.00
  Bob  -$5.00
  ¶
  private, not in THE BOOK:
  debtor  creditor   owes  since
  ─────────────────────────────────────
  Gus     Bob       $5.00  2026-01-02

The same in a house that says nothing about who owes.
$ --book other.book init --house dave
  started a new book in USD with `dave` rules
  recorded #2 ········
! next: add the players (player add NAME NAME)
$ --book other.book player add Ann
  Ann, a regular
  recorded #3 ········
$ --book other.book player add Gus --guest-of Ann
  Gus, guest of Ann
  recorded #4 ········
! next: open the night (open --banker NAME)
$ --book other.book book pay Gus Ann 7 --really
  Gus paid Ann $7.00 privately, which is $7.00 more than the debt: Ann owes that
    back, privately
  recorded #5 ········
! note: `Gus` doesn't owe `Ann` anything, but is paying $7.00
> privately
