An empty game or place in the middle of a night belongs with the lines around it, and capitals make no second game.

file once.csv:
  Date,Player,Game,Place,Net
  2025-11-07,Ann,holdem,Ann's,10
  2025-11-07,Bob,,,-4
  2025-11-07,Cat,Holdem,,-6
  2025-11-14,Ann,,Bob's,-5
  2025-11-14,Bob,omaha,,5
file two.csv:
  Date,Player,Game,Net
  2025-11-21,Ann,holdem,10
  ,Bob,,-10
  2025-11-21,Ann,omaha,-3
  ,Bob,,3
file doubtful.csv:
  Date,Player,Game,Net
  2025-11-28,Ann,holdem,10
  2025-11-28,Bob,omaha,3
  2025-11-28,Bob,,-10
  2025-11-28,Ann,omaha,-3

$ init --house mike
  started a new book in USD with `mike` rules
  recorded #2 ········
! next: add the players (player add NAME NAME)
$ player add Ann Bob Cat
  Ann, a regular
  Bob, a regular
  Cat, a regular
  recorded #5 ········
! next: open the night (open --banker NAME)
$ import results once.csv --settled
  2 nights, 2025-11-07 to 2025-11-14 (nights 1 to 2)
  ¶
  player  nights     net
  ────────────────────────
  Ann          2   $5.00
  Bob          2   $1.00
  Cat          1  -$6.00
  recorded #11 ········
! note: once.csv: one line per player per night, date in A, player in B, net in E, place in D, game in C
$ import results two.csv --settled
  2 nights, 2025-11-21 (nights 3 to 4)
  ¶
  player  nights     net
  ────────────────────────
  Ann          2   $7.00
  Bob          2  -$7.00
  recorded #17 ········
! note: two.csv: one line per player per night, date in A, player in B, net in D, game in C
$ import results doubtful.csv --settled
! error: doubtful.csv:4:1: this line doesn't say which game
= 5
$ nights
  night  house  opened      closed      hands
  ─────────────────────────────────────────────
      1  mike   2025-11-07  2025-11-07      0
      2  mike   2025-11-14  2025-11-14      0
      3  mike   2025-11-21  2025-11-21      0
      4  mike   2025-11-21  2025-11-21      0
