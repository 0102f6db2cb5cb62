# Two games of one day are two nights where a column numbers them, whatever it's called

file a.csv:
  date,game #,player,net
  2024-01-05,1,Ann,10
  2024-01-05,1,Bob,-10
  2024-01-05,2,Ann,-5
  2024-01-05,2,Cat,5

file b.csv:
  date,session,player,net
  2024-01-05,1,Ann,10
  2024-01-05,1,Bob,-10
  2024-01-05,2,Ann,-5
  2024-01-05,2,Cat,5

file c.csv:
  date,table,Ann,Bob,Cat
  2024-01-05,1,10,-10,
  2024-01-05,2,-5,,5

file d.csv:
  date,,Ann,,Bob,,Cat,
  ,Game no.,in,out,in,out,in,out
  2024-01-05,1,20,30,20,10,,
  2024-01-05,2,20,15,,,20,25

file e.csv:
  date,game #,player,net
  2024-01-05,1,Ann,10
  2024-01-05,2,Bob,-10

$ init --house mike
  started a new book in USD with `mike` rules
  recorded #2 ········
! next: add the players (player add NAME NAME)

A line for each player.

$ import results a.csv --settled --new-players --dry-run
  2 nights, 2024-01-05 (nights 1 to 2)
  new players: Ann, Bob, Cat
  ¶
  player  nights      net
  ─────────────────────────
  Ann          2    $5.00
  Cat          1    $5.00
  Bob          1  -$10.00
  (dry run: nothing was recorded)
! note: a.csv: one line per player per night, date in A, player in C, net in D, night in B
$ import results b.csv --settled --new-players --dry-run
  2 nights, 2024-01-05 (nights 1 to 2)
  new players: Ann, Bob, Cat
  ¶
  player  nights      net
  ─────────────────────────
  Ann          2    $5.00
  Cat          1    $5.00
  Bob          1  -$10.00
  (dry run: nothing was recorded)
! note: b.csv: one line per player per night, date in A, player in C, net in D, night in B

A line for each night.

$ import results c.csv --settled --new-players --dry-run
  2 nights, 2024-01-05 (nights 1 to 2)
  new players: Ann, Bob, Cat
  ¶
  player  nights      net
  ─────────────────────────
  Ann          2    $5.00
  Cat          1    $5.00
  Bob          1  -$10.00
  (dry run: nothing was recorded)
! note: c.csv: one line per night, date in A, night in B, 3 players: Ann, Bob, Cat

Two columns for each player.

$ import results d.csv --settled --new-players --dry-run
  2 nights, 2024-01-05 (nights 1 to 2)
  new players: Ann, Bob, Cat
  ¶
  player  nights      net
  ─────────────────────────
  Ann          2    $5.00
  Cat          1    $5.00
  Bob          1  -$10.00
  (dry run: nothing was recorded)
! note: d.csv: one line per night, date in A, night in B, 3 players: Ann, Bob, Cat

A number for each line is no number of a game.

$ import results e.csv --settled --new-players --dry-run
  1 night, 2024-01-05 (night 1)
  new players: Ann, Bob
  ¶
  player  nights      net
  ─────────────────────────
  Ann          1   $10.00
  Bob          1  -$10.00
  (dry run: nothing was recorded)
! note: e.csv: one line per player per night, date in A, player in C, net in D
! note: e.csv: skipped `game #` (B)
