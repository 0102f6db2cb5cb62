# Two games of one day are two nights: what is wrong with one of them says which.

file off.csv:
  Date,Game,Player,Buy-in,Cash-out
  2024-03-01,Holdem,Ann,20,30
  2024-03-01,Holdem,Bob,20,12
  2024-03-01,Omaha,Ann,20,15
  2024-03-01,Omaha,Bob,20,27
file places.csv:
  Date,Place,Player,Buy-in,Cash-out
  2024-03-02,Bob's,Ann,20,30
  2024-03-02,Bob's,Bob,20,12
  2024-03-02,Cabin,Ann,20,15
  2024-03-02,Cabin,Bob,20,25
file other.csv:
  Date,Game,Player,Buy-in,Cash-out
  2024-03-01,Holdem,Ann,20,30
  2024-03-01,Holdem,Bob,20,12
  2024-03-01,Omaha,Ann,20,10
  2024-03-01,Omaha,Bob,20,30

$ init --house mike
  started a new book in USD with `mike` rules
  recorded #2 ········
! next: add the players (player add NAME NAME)
$ import results off.csv --new-players
! error: 2 problems; nothing was imported
!   off.csv:2:1: the night of 2024-03-01 (Holdem) is off by $2.00: players won more than they lost
!   off.csv:4:1: the night of 2024-03-01 (Omaha) is off by $2.00: players won more than they lost
! hint: import results off.csv --new-players --difference house
= 5
> the night of 2024-03-01 (Holdem) is off by
> the night of 2024-03-01 (Omaha) is off by
$ import results places.csv --new-players
! error: places.csv:2:1: the night of 2024-03-02 (at Bob's) is off by $2.00: players won more than they lost
! hint: import results places.csv --new-players --difference house
= 5
> the night of 2024-03-02 (at Bob's) is off by
$ player add Ann Bob
  Ann, a regular
  Bob, a regular
  recorded #4 ········
! next: open the night (open --banker NAME)
$ house owner Ann
  Ann owns the house `mike`
    `BOG` is reserved for Ann's notes (MIK-06)
    Ann keeps THE BOOK; while Ann is away, the banker keeps a stand-in for it
      (MIK-09)
  recorded #5 ········
$ import results off.csv --difference house
  2 nights, 2024-03-01 (nights 1 to 2)
    night 1, 2024-03-01 (Holdem), was off by $2.00
    night 2, 2024-03-01 (Omaha), was off by $2.00
  ¶
  player  nights     net
  ────────────────────────
  Ann          2   $5.00
  Bob          2  -$1.00
  ¶
  THE BOOK:
  debtor  creditor   owes
  ─────────────────────────
  Bob     Ann       $1.00
  recorded #13 ········
! note: off.csv: one line per player per night, date in A, player in C, in in D, out in E, game in B
! next: see who pays whom (book)
$ import results other.csv --difference house
! error: other.csv:4:1: 2024-03-01 (Omaha) is already night 2, but `Bob` has $7.00 there and $10.00 here
= 5
> 2024-03-01 (Omaha) is already night 2
