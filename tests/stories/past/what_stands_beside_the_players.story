# A column for each player, and beside them what is said of the whole night: that's nobody's result, and nobody's name

file season.csv:
  Date,Tourney,Buy-in,Ann,Bob,Cat,Pot,Rake,Winner,Players,Hours played,Result
  2024-01-05,1,20,10,-5,-5,60,2,Ann,3,4,0
  2024-01-12,2,20,5,-10,5,60,2,Ann,3,4,0

file parts.csv:
  Date,Ann,,Bob,,Pot,
  ,In,Out,In,Out,In,Out
  2024-01-19,20,30,20,10,40,40

$ init --house mike
  started a new book in USD with `mike` rules
  recorded #2 ········
! next: add the players (player add NAME NAME)
$ import results season.csv --settled --new-players
  2 nights, 2024-01-05 to 2024-01-12 (nights 1 to 2)
  new players: Ann, Bob, Cat
  ¶
  player  nights      net
  ─────────────────────────
  Ann          2   $15.00
  Cat          2    $0.00
  Bob          2  -$15.00
  recorded #11 ········
! note: season.csv: one line per night, date in A, night in B, 3 players: Ann, Bob, Cat
! note: season.csv: skipped `Buy-in` (C), `Pot` (G), `Rake` (H), `Players` (J) and `Hours played` (K)
> new players: Ann, Bob, Cat
> skipped `Buy-in` (C), `Pot` (G), `Rake` (H), `Players` (J) and `Hours played` (K)
$ import results parts.csv --settled
  1 night, 2024-01-19 (night 3)
  ¶
  player  nights      net
  ─────────────────────────
  Ann          1   $10.00
  Bob          1  -$10.00
  recorded #14 ········
! note: parts.csv: one line per night, date in A, 2 players: Ann, Bob
! note: parts.csv: skipped `In` (F) and `Out` (G)
