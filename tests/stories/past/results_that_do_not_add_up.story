# Results alone don't say whose the difference is; chips paid for and turned in are the house's to make good

file results.csv:
  Date,Player,Net
  2024-01-05,Ann,11
  2024-01-05,Bob,-10

file chips.csv:
  Date,Player,In,Out
  2024-01-12,Ann,20,31
  2024-01-12,Bob,20,10

$ init --house mike
  started a new book in USD with `mike` rules
  recorded #2 ········
! next: add the players (player add NAME NAME)
$ import results results.csv --settled --new-players
! error: results.csv:2:1: the night of 2024-01-05 is off by $1.00: players won more than they lost; fix the sheet, or say who covers it (--difference)
= 5
> fix the sheet, or say who covers it (--difference)
$ import results chips.csv --settled --new-players
! error: chips.csv:2:1: the night of 2024-01-12 is off by $1.00: players won more than they lost
! hint: import results chips.csv --settled --new-players --difference house
= 5
> --difference house
$ player add Ann
  Ann, a regular
  recorded #3 ········
$ import results results.csv --settled --new-players --difference Ann
  1 night, 2024-01-05 (night 1)
    night 1, 2024-01-05, was off by $1.00
  new players: Bob
  ¶
  player  nights      net
  ─────────────────────────
  Ann          1   $11.00
  Bob          1  -$10.00
  recorded #8 ········
! note: results.csv: one line per player per night, date in A, player in B, net in C
