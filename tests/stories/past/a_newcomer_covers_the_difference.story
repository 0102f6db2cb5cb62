# Who covers the difference may be somebody who comes into the book with the same file

file old.csv:
  date,player,net
  2020-01-03,Old,5
  2020-01-03,Ann,-4

$ init --house mike
  started a new book in USD with `mike` rules
  recorded #2 ········
! next: add the players (player add NAME NAME)
$ player add Ann
  Ann, a regular
  recorded #3 ········
$ import results old.csv --new-players --difference Zed
! error: no player is called `Zed`
! hint: player add Zed
= 4
> no player is called `Zed`
$ import results old.csv --difference Old
! error: no player is called `Old`
! hint: player add Old
= 4
> no player is called `Old`
$ import results old.csv --new-players --difference Old
  1 night, 2020-01-03 (night 1)
    night 1, 2020-01-03, was off by $1.00
  new players: Old
  ¶
  player  nights     net
  ────────────────────────
  Old          1   $5.00
  Ann          1  -$4.00
  ¶
  THE BOOK:
  debtor  creditor   owes
  ─────────────────────────
  Ann     Old       $4.00
  recorded #8 ········
! note: old.csv: one line per player per night, date in A, player in B, net in C
! next: see who pays whom (book)
> was off by $1.00
$ nights
  night  house  opened      closed      hands
  ─────────────────────────────────────────────
      1  mike   2020-01-03  2020-01-03      0
