# A heading that the program doesn't know is named, and the line to type says what its column may be

file a.csv:
  date,player,took home
  2024-01-05,Ann,10
  2024-01-05,Bob,-10

file b.csv:
  date,player,spent,took home
  2024-01-05,Ann,10,20
  2024-01-05,Bob,20,10

file c.csv:
  date,player,buy-in,took home
  2024-01-05,Ann,10,20
  2024-01-05,Bob,20,10

file d.csv:
  date,mitspieler,resultat
  2024-01-05,Ann,10
  2024-01-05,Bob,-10

file e.csv:
  date,player,buy-in,fee,out
  2024-01-05,Ann,10,1,20
  2024-01-05,Bob,20,1,12

$ init --house mike
  started a new book in USD with `mike` rules
  recorded #2 ········
! next: add the players (player add NAME NAME)
$ import results a.csv --settled --new-players --dry-run
! error: a.csv:1:3: unknown heading `took home`; say what's in that column
! hint: import results a.csv --settled --new-players --map net=C --dry-run
= 5
$ import results a.csv --settled --new-players --dry-run --map net=C
  1 night, 2024-01-05 (night 1)
  new players: Ann, Bob
  ¶
  player  nights      net
  ─────────────────────────
  Ann          1   $10.00
  Bob          1  -$10.00
  (dry run: nothing was recorded)
! note: a.csv: one line per player per night, date in A, player in B, net in C
$ import results b.csv --settled --new-players --dry-run
! error: b.csv:1:3: unknown headings `spent` and `took home`; say what's in those columns
! hint: import results b.csv --settled --new-players --map in=C,out=D --dry-run
= 5
$ import results c.csv --settled --new-players --dry-run
! error: c.csv:1:4: unknown heading `took home`; say what's in that column
! hint: import results c.csv --settled --new-players --map out=D --dry-run
= 5
$ import results d.csv --settled --new-players --dry-run
! error: d.csv:1:2: unknown headings `mitspieler` and `resultat`; say what's in those columns
! hint: import results d.csv --settled --new-players --map player=B,net=C --dry-run
= 5

While a column isn't read, nobody says that the night is off.

$ import results e.csv --settled --new-players --dry-run
! error: e.csv:1:4: `fee` has amounts in it; say if that's money paid in, or skip the column
! hint: import results e.csv --settled --new-players --map in=buy-in+fee --dry-run
! hint: import results e.csv --settled --new-players --map skip=fee --dry-run
= 5
