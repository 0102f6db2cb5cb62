# The apostrophe that `export results` puts before a name is no part of the name.

$ init --house mike
  started a new book in USD with `mike` rules
  recorded #2 ········
! next: add the players (player add NAME NAME)
$ player add -- +Ann @Bob
  +Ann, a regular
  @Bob, a regular
  recorded #4 ········
! next: open the night (open --banker NAME)
file sheet.csv:
  date,player,net
  2024-02-01,+Ann,5
  2024-02-01,@Bob,-5
$ import results sheet.csv --settled
  1 night, 2024-02-01 (night 1)
  ¶
  player  nights     net
  ────────────────────────
  +Ann         1   $5.00
  @Bob         1  -$5.00
  recorded #7 ········
! note: sheet.csv: one line per player per night, date in A, player in B, net in C
> +Ann
$ export results --out ours.csv
  saved every result, night by night, to `ours.csv`
$ import results ours.csv --settled
  nothing new: 1 night is already in the book, and what people owe stays as it is
! note: ours.csv: one line per player per night, date in A, player in B, net in C, night in D
> nothing new
$ --book fresh.book init --house mike
  started a new book in USD with `mike` rules
  recorded #2 ········
! next: add the players (player add NAME NAME)
$ --book fresh.book import results ours.csv --settled --new-players
  1 night, 2024-02-01 (night 1)
  new players: +Ann, @Bob
  ¶
  player  nights     net
  ────────────────────────
  +Ann         1   $5.00
  @Bob         1  -$5.00
  recorded #7 ········
! note: ours.csv: one line per player per night, date in A, player in B, net in C, night in D
> new players: +Ann, @Bob
