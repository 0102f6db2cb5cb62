# A number of the tournament is no money, and where two columns may be the money, every line that fits is offered

file numbers.csv:
  Date,Player,In,Out,Tourney
  2024-01-05,Ann,20,30,1
  2024-01-05,Bob,20,10,1
  2024-01-05,Ann,20,10,2
  2024-01-05,Bob,20,30,2

file unknown.csv:
  Date,Name,Tournament,Took home
  2024-01-05,Ann,1,10
  2024-01-05,Bob,1,-10

file cost.csv:
  Date,Player,In,Out,Tourney
  2024-01-05,Ann,20,40,5.00
  2024-01-05,Bob,20,10,5.00

file two.csv:
  Date,Player,Points,Took home
  2024-01-05,Ann,3,10
  2024-01-05,Bob,1,-10

file three.csv:
  Date,Player,Spent,Took home
  2024-01-05,Ann,20,30
  2024-01-05,Bob,20,10

file prizes.csv:
  Date,Player,Took home
  2024-01-05,Ann,30
  2024-01-05,Bob,10

$ init --house mike
  started a new book in USD with `mike` rules
  recorded #2 ········
! next: add the players (player add NAME NAME)
$ import results numbers.csv --settled --new-players --dry-run
  2 nights, 2024-01-05 (nights 1 to 2)
  new players: Ann, Bob
  ¶
  player  nights    net
  ───────────────────────
  Ann          2  $0.00
  Bob          2  $0.00
  (dry run: nothing was recorded)
! note: numbers.csv: one line per player per night, date in A, player in B, in in C, out in D, night in E
> in in C, out in D, night in E
> 2 nights
$ import results unknown.csv --settled --new-players --dry-run
! error: unknown.csv:1:4: unknown heading `Took home`; say what's in that column
! hint: import results unknown.csv --settled --new-players --map net=D --dry-run
= 5
> --map net=D

Money in such a column numbers nothing, and is asked about.

$ import results cost.csv --settled --new-players --dry-run
! error: cost.csv:1:5: `Tourney` has amounts in it; say if that's money paid in, or skip the column
! hint: import results cost.csv --settled --new-players --map in=In+Tourney --dry-run
! hint: import results cost.csv --settled --new-players --map skip=Tourney --dry-run
= 5
> `Tourney` has amounts in it;
$ import results two.csv --settled --new-players --dry-run
! error: two.csv:1:3: unknown headings `Points` and `Took home`; say what's in those columns
! hint: import results two.csv --settled --new-players --map skip=C,net=D --dry-run
= 5
> --map skip=C,net=D
$ import results three.csv --settled --new-players --dry-run
! error: three.csv:1:3: unknown headings `Spent` and `Took home`; say what's in those columns
! hint: import results three.csv --settled --new-players --map in=C,out=D --dry-run
= 5
> --map in=C,out=D

What everybody took home is no result: somebody has to lose it.

$ import results prizes.csv --settled --new-players --dry-run
! error: prizes.csv:1:3: unknown heading `Took home`; say what's in that column (--map)
= 5
> unknown heading `Took home`;
