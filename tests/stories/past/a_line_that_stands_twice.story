# A player has one line, or one column, in a night: what was pasted twice doesn't count twice.

file pasted.csv:
  date,player,net
  2024-02-01,Ann,5
  2024-02-01,Bob,-5
  2024-02-01,Ann,5
  2024-02-01,Bob,-5
file capitals.csv:
  date,player,net
  2024-02-01,Ann,5
  2024-02-01,Bob,-10
  2024-02-01,ann,5
file columns.csv:
  date,Ann,Bob,ann
  2024-02-01,5,-10,5
file lines.csv:
  date,Ann,Bob
  2024-02-01,5,-5
  2024-02-01,5,-5
file numbered.csv:
  date,night,player,net
  2024-02-01,1,Ann,5
  2024-02-01,1,Bob,-5
  2024-02-01,2,Ann,5
  2024-02-01,2,Bob,-5

$ init --house mike
  started a new book in USD with `mike` rules
  recorded #2 ········
! next: add the players (player add NAME NAME)
$ player add Ann Bob
  Ann, a regular
  Bob, a regular
  recorded #4 ········
! next: open the night (open --banker NAME)
$ import results pasted.csv --settled
! error: 2 problems; nothing was imported
!   pasted.csv:4:1: `Ann` already has a line for 2024-02-01; put both in one line, or number the nights in a `night` column
!   pasted.csv:5:1: `Bob` already has a line for 2024-02-01; put both in one line, or number the nights in a `night` column
= 5
> pasted.csv:4:1: `Ann` already has a line for 2024-02-01
> pasted.csv:5:1: `Bob` already has a line for 2024-02-01
$ import results capitals.csv --settled
! error: capitals.csv:4:1: `ann` already has a line for 2024-02-01; put both in one line, or number the nights in a `night` column
= 5
> capitals.csv:4:1: `ann` already has a line for 2024-02-01
$ import results columns.csv --settled
! error: columns.csv:1:4: `ann` has a column already; rename this one, or skip it (--map skip=D)
= 5
> columns.csv:1:4: `ann` has a column already
> --map skip=D
$ import results lines.csv --settled
! error: lines.csv:3:1: 2024-02-01 is in lines.csv:2:1 too, with the same results; delete one, or number the nights in a `night` column
= 5
> lines.csv:3:1: 2024-02-01 is in lines.csv:2:1 too, with the same results
$ nights
  no night yet
> no night yet

Two games are numbered.

$ import results numbered.csv --settled
  2 nights, 2024-02-01 (nights 1 to 2)
  ¶
  player  nights      net
  ─────────────────────────
  Ann          2   $10.00
  Bob          2  -$10.00
  recorded #10 ········
! note: numbered.csv: one line per player per night, date in A, player in C, net in D, night in B
> 2 nights
