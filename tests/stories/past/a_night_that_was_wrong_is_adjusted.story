A night that came in with a difference is corrected by what was found: the other side is said, and then the sheet with the right figures is the night the book has.

file wrong.csv:
  date,player,net
  2025-11-21,Ann,20
  2025-11-21,Bob,-15
  2025-11-21,Cat,-3
file right.csv:
  date,player,net
  2025-11-21,Ann,18
  2025-11-21,Bob,-15
  2025-11-21,Cat,-3

$ init --house mike
  started a new book in USD with `mike` rules
  recorded #2 ········
! next: add the players (player add NAME NAME)
$ player add Ann Bob Cat Dan
  Ann, a regular
  Bob, a regular
  Cat, a regular
  Dan, a regular
  recorded #6 ········
! next: open the night (open --banker NAME)
$ house owner Dan
  Dan owns the house `mike`
    `BOG` is reserved for Dan's notes (MIK-06)
    Dan keeps THE BOOK; while Dan is away, the banker keeps a stand-in for it
      (MIK-09)
  recorded #7 ········
$ import results wrong.csv --difference house
  1 night, 2025-11-21 (night 1)
    night 1, 2025-11-21, was off by $2.00
  ¶
  player  nights      net
  ─────────────────────────
  Ann          1   $20.00
  Cat          1   -$3.00
  Bob          1  -$15.00
  ¶
  THE BOOK:
  debtor  creditor    owes
  ──────────────────────────
  Cat     Ann        $3.00
  Bob     Ann       $15.00
  Dan     Ann        $2.00
  recorded #11 ········
! note: wrong.csv: one line per player per night, date in A, player in B, net in C
! next: see who pays whom (book)
$ adjust --night 1 Ann -2 --why "the sheet was wrong"
! error: night 1 had no banker, so say who pays or gets it: a player or house
! hint: adjust --help
= 4
> say who pays or gets it:
$ import results right.csv
! error: right.csv:2:1: 2025-11-21 is already night 1, but `Ann` has $20.00 there and $18.00 here
= 5
$ adjust --night 1 Ann -2 --against house --why "the sheet was wrong"
  night 1: Ann's result was $20.00, now it's $18.00
  recorded #12 ········
$ import results right.csv
  nothing new: 1 night is already in the book, and what people owe stays as it is
! note: right.csv: one line per player per night, date in A, player in B, net in C
$ import results wrong.csv --difference house
  nothing new: 1 night is already in the book, and what people owe stays as it is
! note: wrong.csv: one line per player per night, date in A, player in B, net in C
$ audit
  check           found
  ────────────────────────────────────────────────────────────
  file        ok  pages and indexes are sound
  references  ok  no broken links
  people      ok  nobody is listed twice
  chain       ok  12 events in an unbroken chain
  entries     ok  16 postings match their events and balance
  replay      ok  29 tables match the events
  requests    ok  every answer belongs to its events
  hands       ok  0 hands settled again, same result
  ¶
  the book is in order: 12 events

A sheet with other figures again is told what the night came to by all that was found.

file third.csv:
  date,player,net
  2025-11-21,Ann,16
  2025-11-21,Bob,-13
  2025-11-21,Cat,-3
$ import results third.csv
! error: third.csv:2:1: 2025-11-21 is already night 1, but `Ann` has $18.00 there and $16.00 here
= 5
$ adjust --night 1 Ann -2 --against Bob --why "the sheet was wrong again"
  night 1: Ann's result was $18.00, now it's $16.00
  recorded #13 ········
$ import results third.csv
  nothing new: 1 night is already in the book, and what people owe stays as it is
! note: third.csv: one line per player per night, date in A, player in B, net in C
