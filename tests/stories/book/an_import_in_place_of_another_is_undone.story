# A log that took the place of an earlier import can be taken back like any night, and a longer log takes its place in turn.

file ledger.csv:
  player_nickname,player_id,session_start_at,session_end_at,buy_in,buy_out,stack,net
  Ann,a1,2025-12-01T20:00:00.000Z,2025-12-01T20:20:00.000Z,100.00,98.50,0,-1.50
  Bob,b1,2025-12-01T20:00:01.000Z,2025-12-01T20:20:00.000Z,100.00,101.50,0,1.50
file part.csv:
  entry,at,order
  "The player ""Ann @ a1"" joined the game with a stack of 100.00.",2025-12-01T20:00:00.000Z,1
  "The player ""Bob @ b1"" joined the game with a stack of 100.00.",2025-12-01T20:00:01.000Z,2
  "-- starting hand #1 (id: h1)  (No Limit Texas Hold'em) (dealer: ""Ann @ a1"") --",2025-12-01T20:02:00.000Z,3
  "Player stacks: #1 ""Ann @ a1"" (100.00) | #2 ""Bob @ b1"" (100.00)",2025-12-01T20:02:01.000Z,4
  """Ann @ a1"" posts a small blind of 0.50",2025-12-01T20:02:02.000Z,5
  """Bob @ b1"" posts a big blind of 1.00",2025-12-01T20:02:03.000Z,6
  """Ann @ a1"" raises to 3.00",2025-12-01T20:02:04.000Z,7
  """Bob @ b1"" folds",2025-12-01T20:02:05.000Z,8
  "Uncalled bet of 2.00 returned to ""Ann @ a1""",2025-12-01T20:02:05.000Z,9
  """Ann @ a1"" collected 2.00 from pot",2025-12-01T20:02:06.000Z,10
  "-- ending hand #1 --",2025-12-01T20:02:07.000Z,11
  "-- starting hand #2 (id: h2)  (No Limit Texas Hold'em) (dealer: ""Bob @ b1"") --",2025-12-01T20:04:00.000Z,12
  "Player stacks: #1 ""Ann @ a1"" (101.00) | #2 ""Bob @ b1"" (99.00)",2025-12-01T20:04:01.000Z,13
  """Bob @ b1"" posts a small blind of 0.50",2025-12-01T20:04:02.000Z,14
  """Ann @ a1"" posts a big blind of 1.00",2025-12-01T20:04:03.000Z,15
  """Bob @ b1"" raises to 4.00",2025-12-01T20:04:04.000Z,16
  """Ann @ a1"" folds",2025-12-01T20:04:05.000Z,17
  "Uncalled bet of 3.00 returned to ""Bob @ b1""",2025-12-01T20:04:05.000Z,18
  """Bob @ b1"" collected 2.00 from pot",2025-12-01T20:04:06.000Z,19
  "-- ending hand #2 --",2025-12-01T20:04:07.000Z,20
file longer.csv:
  entry,at,order
  "The player ""Ann @ a1"" joined the game with a stack of 100.00.",2025-12-01T20:00:00.000Z,1
  "The player ""Bob @ b1"" joined the game with a stack of 100.00.",2025-12-01T20:00:01.000Z,2
  "-- starting hand #1 (id: h1)  (No Limit Texas Hold'em) (dealer: ""Ann @ a1"") --",2025-12-01T20:02:00.000Z,3
  "Player stacks: #1 ""Ann @ a1"" (100.00) | #2 ""Bob @ b1"" (100.00)",2025-12-01T20:02:01.000Z,4
  """Ann @ a1"" posts a small blind of 0.50",2025-12-01T20:02:02.000Z,5
  """Bob @ b1"" posts a big blind of 1.00",2025-12-01T20:02:03.000Z,6
  """Ann @ a1"" raises to 3.00",2025-12-01T20:02:04.000Z,7
  """Bob @ b1"" folds",2025-12-01T20:02:05.000Z,8
  "Uncalled bet of 2.00 returned to ""Ann @ a1""",2025-12-01T20:02:05.000Z,9
  """Ann @ a1"" collected 2.00 from pot",2025-12-01T20:02:06.000Z,10
  "-- ending hand #1 --",2025-12-01T20:02:07.000Z,11
  "-- starting hand #2 (id: h2)  (No Limit Texas Hold'em) (dealer: ""Bob @ b1"") --",2025-12-01T20:04:00.000Z,12
  "Player stacks: #1 ""Ann @ a1"" (101.00) | #2 ""Bob @ b1"" (99.00)",2025-12-01T20:04:01.000Z,13
  """Bob @ b1"" posts a small blind of 0.50",2025-12-01T20:04:02.000Z,14
  """Ann @ a1"" posts a big blind of 1.00",2025-12-01T20:04:03.000Z,15
  """Bob @ b1"" raises to 4.00",2025-12-01T20:04:04.000Z,16
  """Ann @ a1"" folds",2025-12-01T20:04:05.000Z,17
  "Uncalled bet of 3.00 returned to ""Bob @ b1""",2025-12-01T20:04:05.000Z,18
  """Bob @ b1"" collected 2.00 from pot",2025-12-01T20:04:06.000Z,19
  "-- ending hand #2 --",2025-12-01T20:04:07.000Z,20
  "-- starting hand #3 (id: h3)  (No Limit Texas Hold'em) (dealer: ""Ann @ a1"") --",2025-12-01T20:06:00.000Z,21
  "Player stacks: #1 ""Ann @ a1"" (100.00) | #2 ""Bob @ b1"" (100.00)",2025-12-01T20:06:01.000Z,22
  """Ann @ a1"" posts a small blind of 0.50",2025-12-01T20:06:02.000Z,23
  """Bob @ b1"" posts a big blind of 1.00",2025-12-01T20:06:03.000Z,24
  """Ann @ a1"" folds",2025-12-01T20:06:04.000Z,25
  "Uncalled bet of 0.50 returned to ""Bob @ b1""",2025-12-01T20:06:04.000Z,26
  """Bob @ b1"" collected 1.00 from pot",2025-12-01T20:06:05.000Z,27
  "-- ending hand #3 --",2025-12-01T20:06:07.000Z,28
file end.csv:
  entry,at,order
  "-- starting hand #3 (id: h3)  (No Limit Texas Hold'em) (dealer: ""Ann @ a1"") --",2025-12-01T20:06:00.000Z,1
  "Player stacks: #1 ""Ann @ a1"" (100.00) | #2 ""Bob @ b1"" (100.00)",2025-12-01T20:06:01.000Z,2
  """Ann @ a1"" posts a small blind of 0.50",2025-12-01T20:06:02.000Z,3
  """Bob @ b1"" posts a big blind of 1.00",2025-12-01T20:06:03.000Z,4
  """Ann @ a1"" folds",2025-12-01T20:06:04.000Z,5
  "Uncalled bet of 0.50 returned to ""Bob @ b1""",2025-12-01T20:06:04.000Z,6
  """Bob @ b1"" collected 1.00 from pot",2025-12-01T20:06:05.000Z,7
  "-- ending hand #3 --",2025-12-01T20:06:07.000Z,8
  "-- starting hand #4 (id: h4)  (No Limit Texas Hold'em) (dealer: ""Bob @ b1"") --",2025-12-01T20:08:00.000Z,9
  "Player stacks: #1 ""Ann @ a1"" (99.50) | #2 ""Bob @ b1"" (100.50)",2025-12-01T20:08:01.000Z,10
  """Bob @ b1"" posts a small blind of 0.50",2025-12-01T20:08:02.000Z,11
  """Ann @ a1"" posts a big blind of 1.00",2025-12-01T20:08:03.000Z,12
  """Bob @ b1"" raises to 6.00",2025-12-01T20:08:04.000Z,13
  """Ann @ a1"" folds",2025-12-01T20:08:05.000Z,14
  "Uncalled bet of 5.00 returned to ""Bob @ b1""",2025-12-01T20:08:05.000Z,15
  """Bob @ b1"" collected 2.00 from pot",2025-12-01T20:08:06.000Z,16
  "-- ending hand #4 --",2025-12-01T20:08:07.000Z,17
  "The player ""Bob @ b1"" quits the game with a stack of 101.50.",2025-12-01T20:09:00.000Z,18
file second.csv:
  entry,at,order
  "-- starting hand #2 (id: h2)  (No Limit Texas Hold'em) (dealer: ""Bob @ b1"") --",2025-12-01T20:04:00.000Z,1
  "Player stacks: #1 ""Ann @ a1"" (101.00) | #2 ""Bob @ b1"" (99.00)",2025-12-01T20:04:01.000Z,2
  """Bob @ b1"" posts a small blind of 0.50",2025-12-01T20:04:02.000Z,3
  """Ann @ a1"" posts a big blind of 1.00",2025-12-01T20:04:03.000Z,4
  """Bob @ b1"" raises to 4.00",2025-12-01T20:04:04.000Z,5
  """Ann @ a1"" folds",2025-12-01T20:04:05.000Z,6
  "Uncalled bet of 3.00 returned to ""Bob @ b1""",2025-12-01T20:04:05.000Z,7
  """Bob @ b1"" collected 2.00 from pot",2025-12-01T20:04:06.000Z,8
  "-- ending hand #2 --",2025-12-01T20:04:07.000Z,9
  "-- starting hand #3 (id: h3)  (No Limit Texas Hold'em) (dealer: ""Ann @ a1"") --",2025-12-01T20:06:00.000Z,10
  "Player stacks: #1 ""Ann @ a1"" (100.00) | #2 ""Bob @ b1"" (100.00)",2025-12-01T20:06:01.000Z,11
  """Ann @ a1"" posts a small blind of 0.50",2025-12-01T20:06:02.000Z,12
  """Bob @ b1"" posts a big blind of 1.00",2025-12-01T20:06:03.000Z,13
  """Ann @ a1"" folds",2025-12-01T20:06:04.000Z,14
  "Uncalled bet of 0.50 returned to ""Bob @ b1""",2025-12-01T20:06:04.000Z,15
  """Bob @ b1"" collected 1.00 from pot",2025-12-01T20:06:05.000Z,16
  "-- ending hand #3 --",2025-12-01T20:06:07.000Z,17
  "-- starting hand #4 (id: h4)  (No Limit Texas Hold'em) (dealer: ""Bob @ b1"") --",2025-12-01T20:08:00.000Z,18
  "Player stacks: #1 ""Ann @ a1"" (99.50) | #2 ""Bob @ b1"" (100.50)",2025-12-01T20:08:01.000Z,19
  """Bob @ b1"" posts a small blind of 0.50",2025-12-01T20:08:02.000Z,20
  """Ann @ a1"" posts a big blind of 1.00",2025-12-01T20:08:03.000Z,21
  """Bob @ b1"" raises to 6.00",2025-12-01T20:08:04.000Z,22
  """Ann @ a1"" folds",2025-12-01T20:08:05.000Z,23
  "Uncalled bet of 5.00 returned to ""Bob @ b1""",2025-12-01T20:08:05.000Z,24
  """Bob @ b1"" collected 2.00 from pot",2025-12-01T20:08:06.000Z,25
  "-- ending hand #4 --",2025-12-01T20:08:07.000Z,26
  "The player ""Bob @ b1"" quits the game with a stack of 101.50.",2025-12-01T20:09:00.000Z,27
file whole.csv:
  entry,at,order
  "The player ""Ann @ a1"" joined the game with a stack of 100.00.",2025-12-01T20:00:00.000Z,1
  "The player ""Bob @ b1"" joined the game with a stack of 100.00.",2025-12-01T20:00:01.000Z,2
  "-- starting hand #1 (id: h1)  (No Limit Texas Hold'em) (dealer: ""Ann @ a1"") --",2025-12-01T20:02:00.000Z,3
  "Player stacks: #1 ""Ann @ a1"" (100.00) | #2 ""Bob @ b1"" (100.00)",2025-12-01T20:02:01.000Z,4
  """Ann @ a1"" posts a small blind of 0.50",2025-12-01T20:02:02.000Z,5
  """Bob @ b1"" posts a big blind of 1.00",2025-12-01T20:02:03.000Z,6
  """Ann @ a1"" raises to 3.00",2025-12-01T20:02:04.000Z,7
  """Bob @ b1"" folds",2025-12-01T20:02:05.000Z,8
  "Uncalled bet of 2.00 returned to ""Ann @ a1""",2025-12-01T20:02:05.000Z,9
  """Ann @ a1"" collected 2.00 from pot",2025-12-01T20:02:06.000Z,10
  "-- ending hand #1 --",2025-12-01T20:02:07.000Z,11
  "-- starting hand #2 (id: h2)  (No Limit Texas Hold'em) (dealer: ""Bob @ b1"") --",2025-12-01T20:04:00.000Z,12
  "Player stacks: #1 ""Ann @ a1"" (101.00) | #2 ""Bob @ b1"" (99.00)",2025-12-01T20:04:01.000Z,13
  """Bob @ b1"" posts a small blind of 0.50",2025-12-01T20:04:02.000Z,14
  """Ann @ a1"" posts a big blind of 1.00",2025-12-01T20:04:03.000Z,15
  """Bob @ b1"" raises to 4.00",2025-12-01T20:04:04.000Z,16
  """Ann @ a1"" folds",2025-12-01T20:04:05.000Z,17
  "Uncalled bet of 3.00 returned to ""Bob @ b1""",2025-12-01T20:04:05.000Z,18
  """Bob @ b1"" collected 2.00 from pot",2025-12-01T20:04:06.000Z,19
  "-- ending hand #2 --",2025-12-01T20:04:07.000Z,20
  "-- starting hand #3 (id: h3)  (No Limit Texas Hold'em) (dealer: ""Ann @ a1"") --",2025-12-01T20:06:00.000Z,21
  "Player stacks: #1 ""Ann @ a1"" (100.00) | #2 ""Bob @ b1"" (100.00)",2025-12-01T20:06:01.000Z,22
  """Ann @ a1"" posts a small blind of 0.50",2025-12-01T20:06:02.000Z,23
  """Bob @ b1"" posts a big blind of 1.00",2025-12-01T20:06:03.000Z,24
  """Ann @ a1"" folds",2025-12-01T20:06:04.000Z,25
  "Uncalled bet of 0.50 returned to ""Bob @ b1""",2025-12-01T20:06:04.000Z,26
  """Bob @ b1"" collected 1.00 from pot",2025-12-01T20:06:05.000Z,27
  "-- ending hand #3 --",2025-12-01T20:06:07.000Z,28
  "-- starting hand #4 (id: h4)  (No Limit Texas Hold'em) (dealer: ""Bob @ b1"") --",2025-12-01T20:08:00.000Z,29
  "Player stacks: #1 ""Ann @ a1"" (99.50) | #2 ""Bob @ b1"" (100.50)",2025-12-01T20:08:01.000Z,30
  """Bob @ b1"" posts a small blind of 0.50",2025-12-01T20:08:02.000Z,31
  """Ann @ a1"" posts a big blind of 1.00",2025-12-01T20:08:03.000Z,32
  """Bob @ b1"" raises to 6.00",2025-12-01T20:08:04.000Z,33
  """Ann @ a1"" folds",2025-12-01T20:08:05.000Z,34
  "Uncalled bet of 5.00 returned to ""Bob @ b1""",2025-12-01T20:08:05.000Z,35
  """Bob @ b1"" collected 2.00 from pot",2025-12-01T20:08:06.000Z,36
  "-- ending hand #4 --",2025-12-01T20:08:07.000Z,37
  "The player ""Bob @ b1"" quits the game with a stack of 101.50.",2025-12-01T20:09:00.000Z,38

$ init --house casino --at "2025-11-01 12:00"
  started a new book in USD with `casino` rules
  recorded #2 ········
! next: add the players (player add NAME NAME)
$ player add Ann Bob Cat --at "2025-11-01 12:00"
  Ann, a regular
  Bob, a regular
  Cat, a regular
  recorded #5 ········
! next: open the night (open --banker NAME)
$ import poker-now ledger.csv --banker Ann
  Ann cashes out $98.50: $98.50 off what Ann owes the bank
  Bob cashes out $101.50: $100.00 off what Bob owes the bank, and the bank owes
    Bob $1.50
  ¶
  player  result  cash paid  gifts, losses
  ──────────────────────────────────────────
  Ann     -$1.50          –              –
  Bob      $1.50          –              –
  ¶
  THE BOOK
  debtor        creditor  amount
  ────────────────────────────────
  Ann     owes  Bob        $1.50
  ¶
  was 2 debts:
  debtor        creditor  amount
  ────────────────────────────────
  Ann     owes  bank       $1.50
  bank    owes  Bob        $1.50
  Ann and Bob settle up with each other
  night 1 is closed
  recorded #17 ········
! next: see who pays whom (book)
$ book pay Ann Bob 1
  Ann paid Bob $1.00
  recorded #18 ········
$ import poker-now whole.csv --banker Ann
  4 hands
  ¶
  Ann cashes out $98.50: $98.50 off what Ann owes the bank
  ¶
  player  result  cash paid  gifts, losses
  ──────────────────────────────────────────
  Ann     -$1.50          –              –
  Bob      $1.50          –              –
  ¶
  THE BOOK
  debtor        creditor  amount
  ────────────────────────────────
  Ann     owes  Bob        $0.50
  night 1 is closed
  recorded #47 ········
! note: the ledger was already imported (event 7); that import was undone, and the night was recorded with its hands; later events stay as they are: event 18 (a payment)
> that import was undone
> (a payment)
$ book
  debtor  creditor   owes  since
  ─────────────────────────────────────
  Ann     Bob       $0.50  2025-12-01
  ¶
          net
  ─────────────
  Ann  -$0.50
  Bob   $0.50

# The import is the last command, and the payment depends on it. By its number, the payment is a command of its own.

$ undo
! error: can't undo event 32 (the night was opened) because of event 47 (a payment): `Ann` wouldn't have owed `Bob` that much
! hint: undo 32 --with-dependents
! hint: undo 47
= 4
> a payment
$ undo 47
  undid #47 (Ann paid Bob $1.00)
  recorded #48 ········
> Ann paid Bob $1.00
$ book
  debtor  creditor   owes  since
  ─────────────────────────────────────
  Ann     Bob       $1.50  2025-12-01
  ¶
          net
  ─────────────
  Ann  -$1.50
  Bob   $1.50
$ import poker-now whole.csv --banker Ann
  already imported #33
> already
$ undo
  undid #32 (night 1 opened at `casino`, banker Ann)
  undid #33 (the night was imported from poker-now: 2 sessions)
  undid #34 (Ann bought chips: $100.00 on THE BOOK)
  undid #35 (Bob bought chips: $100.00 on THE BOOK)
  undid #36 (hand 1, holdem: Ann won $2.00)
  undid #37 (hand 2, holdem: Bob won $2.00)
  undid #38 (hand 3, holdem: Bob won $1.00)
  undid #39 (hand 4, holdem: Bob won $2.00)
  undid #40 (Bob cashed out $101.50: $100.00 off the debt to the bank and the bank
    owes Bob $1.50)
  undid #41 (Bob left the table)
  undid #42 (Ann's stack was counted: $98.50, expected $98.50)
  undid #43 (Ann cashed out $98.50: $98.50 off the debt to the bank)
  undid #44 (Ann left the table)
  undid #45 (THE BOOK was consolidated: 2 debts became 1)
  undid #46 (the night ended)
  recorded #63 ········
! note: the import that this one replaced (event 7) stays undone; to get it back, import its file again
! next: open the night (open --banker NAME)
> the night was imported
$ nights
  no night yet
$ book
  nobody owes anybody
$ audit
  check           found
  ─────────────────────────────────────────────────────────────
  file        ok  pages and indexes are sound
  references  ok  no broken links
  people      ok  nobody is listed twice
  chain       ok  63 events in an unbroken chain
  entries     ok  128 postings match their events and balance
  replay      ok  29 tables match the events
  requests    ok  every answer belongs to its events
  hands       ok  4 hands settled again, same result
  ¶
  the book is in order: 63 events
> the book is in order

# A log that grows beside its ledger: what was paid in between is one command each time.

$ import poker-now ledger.csv --banker Ann
  Ann cashes out $98.50: $98.50 off what Ann owes the bank
  Bob cashes out $101.50: $100.00 off what Bob owes the bank, and the bank owes
    Bob $1.50
  ¶
  player  result  cash paid  gifts, losses
  ──────────────────────────────────────────
  Ann     -$1.50          –              –
  Bob      $1.50          –              –
  ¶
  THE BOOK
  debtor        creditor  amount
  ────────────────────────────────
  Ann     owes  Bob        $1.50
  ¶
  was 2 debts:
  debtor        creditor  amount
  ────────────────────────────────
  Ann     owes  bank       $1.50
  bank    owes  Bob        $1.50
  Ann and Bob settle up with each other
  night 1 is closed
  recorded #75 ········
! next: see who pays whom (book)
$ book pay Ann Bob 1
  Ann paid Bob $1.00
  recorded #76 ········
$ import poker-now part.csv --banker Ann
  2 hands
  ¶
  Ann cashes out $98.50: $98.50 off what Ann owes the bank
  Bob cashes out $101.50: $100.00 off what Bob owes the bank, and the bank owes
    Bob $1.50
  ¶
  player  result  cash paid  gifts, losses
  ──────────────────────────────────────────
  Ann     -$1.50          –              –
  Bob      $1.50          –              –
  ¶
  THE BOOK
  debtor        creditor  amount
  ────────────────────────────────
  Ann     owes  Bob        $0.50
  night 1 is closed
  recorded #104 ········
! note: the ledger was already imported (event 65); that import was undone, and the night was recorded with its hands; later events stay as they are: event 76 (a payment)
! note: `Ann` ends with -$1.50 in the ledger but $0.00 in the log; the ledger counts
! note: `Bob` ends with $1.50 in the ledger but $0.00 in the log; the ledger counts
> the ledger was already imported
> a payment
$ import poker-now longer.csv --banker Ann
  3 hands
  ¶
  Ann cashes out $98.50: $98.50 off what Ann owes the bank
  Bob cashes out $101.50: $100.00 off what Bob owes the bank, and the bank owes
    Bob $1.50
  ¶
  player  result  cash paid  gifts, losses
  ──────────────────────────────────────────
  Ann     -$1.50          –              –
  Bob      $1.50          –              –
  ¶
  THE BOOK
  debtor        creditor  amount
  ────────────────────────────────
  Ann     owes  Bob        $0.50
  night 1 is closed
  recorded #135 ········
! note: part of this night was already imported (event 91); that import was undone, and the whole night was recorded; later events stay as they are: event 104 (a payment)
! note: `Ann` ends with -$1.50 in the ledger but -$0.50 in the log; the ledger counts
! note: `Bob` ends with $1.50 in the ledger but $0.50 in the log; the ledger counts
> part of this night was already imported
> a payment
$ import poker-now whole.csv --banker Ann
  4 hands
  ¶
  Ann cashes out $98.50: $98.50 off what Ann owes the bank
  ¶
  player  result  cash paid  gifts, losses
  ──────────────────────────────────────────
  Ann     -$1.50          –              –
  Bob      $1.50          –              –
  ¶
  THE BOOK
  debtor        creditor  amount
  ────────────────────────────────
  Ann     owes  Bob        $0.50
  night 1 is closed
  recorded #167 ········
! note: part of this night was already imported (event 121); that import was undone, and the whole night was recorded; later events stay as they are: event 135 (a payment)
> part of this night was already imported
> a payment
$ hand list
  night  hand  game      pot  recorded by
  ─────────────────────────────────────────
      1     1  holdem  $2.00  full
      1     2  holdem  $2.00  full
      1     3  holdem  $1.00  full
      1     4  holdem  $2.00  full
$ book
  debtor  creditor   owes  since
  ─────────────────────────────────────
  Ann     Bob       $0.50  2025-12-01
  ¶
          net
  ─────────────
  Ann  -$0.50
  Bob   $0.50
$ undo
! error: can't undo event 152 (the night was opened) because of event 167 (a payment): `Ann` wouldn't have owed `Bob` that much
! hint: undo 152 --with-dependents
! hint: undo 167
= 4
$ undo --with-dependents
  undid #152 (night 1 opened at `casino`, banker Ann)
  undid #153 (the night was imported from poker-now: 2 sessions)
  undid #154 (Ann bought chips: $100.00 on THE BOOK)
  undid #155 (Bob bought chips: $100.00 on THE BOOK)
  undid #156 (hand 1, holdem: Ann won $2.00)
  undid #157 (hand 2, holdem: Bob won $2.00)
  undid #158 (hand 3, holdem: Bob won $1.00)
  undid #159 (hand 4, holdem: Bob won $2.00)
  undid #160 (Bob cashed out $101.50: $100.00 off the debt to the bank and the
    bank owes Bob $1.50)
  undid #161 (Bob left the table)
  undid #162 (Ann's stack was counted: $98.50, expected $98.50)
  undid #163 (Ann cashed out $98.50: $98.50 off the debt to the bank)
  undid #164 (Ann left the table)
  undid #165 (THE BOOK was consolidated: 2 debts became 1)
  undid #166 (the night ended)
  undid #167 (Ann paid Bob $1.00)
  recorded #183 ········
! note: the import that this one replaced (event 121) stays undone; to get it back, import its file again
! next: open the night (open --banker NAME)
> undid
$ nights
  no night yet
$ book
  nobody owes anybody
$ audit
  check           found
  ─────────────────────────────────────────────────────────────
  file        ok  pages and indexes are sound
  references  ok  no broken links
  people      ok  nobody is listed twice
  chain       ok  183 events in an unbroken chain
  entries     ok  396 postings match their events and balance
  replay      ok  29 tables match the events
  requests    ok  every answer belongs to its events
  hands       ok  13 hands settled again, same result
  ¶
  the book is in order: 183 events
> the book is in order

# The end of an evening came in first: the whole log says who won, and no ledger did.

$ --book end.book init --house casino --at "2025-11-01 12:00"
  started a new book in USD with `casino` rules
  recorded #2 ········
! next: add the players (player add NAME NAME)
$ --book end.book player add Ann Bob Cat --at "2025-11-01 12:00"
  Ann, a regular
  Bob, a regular
  Cat, a regular
  recorded #5 ········
! next: open the night (open --banker NAME)
$ --book end.book import poker-now second.csv --banker Ann
  3 hands
  ¶
  Ann cashes out $98.50: $98.50 off what Ann owes the bank
  ¶
  player  result  cash paid  gifts, losses
  ──────────────────────────────────────────
  Ann     -$2.50          –              –
  Bob      $2.50          –              –
  ¶
  THE BOOK
  debtor        creditor  amount
  ────────────────────────────────
  Ann     owes  Bob        $2.50
  ¶
  was 2 debts:
  debtor        creditor  amount
  ────────────────────────────────
  Ann     owes  bank       $2.50
  bank    owes  Bob        $2.50
  Ann and Bob settle up with each other
  night 1 is closed
  recorded #19 ········
! note: the log starts at hand 2; what was won or lost before that isn't in it
! next: see who pays whom (book)
> Ann     -$2.50
$ --book end.book import poker-now whole.csv --banker Ann
  4 hands
  ¶
  Ann cashes out $98.50: $98.50 off what Ann owes the bank
  ¶
  player  result  cash paid  gifts, losses
  ──────────────────────────────────────────
  Ann     -$1.50          –              –
  Bob      $1.50          –              –
  ¶
  THE BOOK
  debtor        creditor  amount
  ────────────────────────────────
  Ann     owes  Bob        $1.50
  ¶
  was 2 debts:
  debtor        creditor  amount
  ────────────────────────────────
  Ann     owes  bank       $1.50
  bank    owes  Bob        $1.50
  Ann and Bob settle up with each other
  night 1 is closed
  recorded #48 ········
! note: part of this night was already imported (event 7); that import was undone, and the whole night was recorded
> part of this night was already imported
> Ann     -$1.50
$ --book end.book undo
  undid #34 (night 1 opened at `casino`, banker Ann)
  undid #35 (the night was imported from poker-now: 2 sessions)
  undid #36 (Ann bought chips: $100.00 on THE BOOK)
  undid #37 (Bob bought chips: $100.00 on THE BOOK)
  undid #38 (hand 1, holdem: Ann won $2.00)
  undid #39 (hand 2, holdem: Bob won $2.00)
  undid #40 (hand 3, holdem: Bob won $1.00)
  undid #41 (hand 4, holdem: Bob won $2.00)
  undid #42 (Bob cashed out $101.50: $100.00 off the debt to the bank and the bank
    owes Bob $1.50)
  undid #43 (Bob left the table)
  undid #44 (Ann's stack was counted: $98.50, expected $98.50)
  undid #45 (Ann cashed out $98.50: $98.50 off the debt to the bank)
  undid #46 (Ann left the table)
  undid #47 (THE BOOK was consolidated: 2 debts became 1)
  undid #48 (the night ended)
  recorded #63 ········
! note: the import that this one replaced (event 7) stays undone; to get it back, import its file again
! next: open the night (open --banker NAME)
$ --book end.book import poker-now end.csv --banker Ann
  2 hands
  ¶
  Ann cashes out $98.50: $98.50 off what Ann owes the bank
  ¶
  player  result  cash paid  gifts, losses
  ──────────────────────────────────────────
  Ann     -$1.50          –              –
  Bob      $1.50          –              –
  ¶
  THE BOOK
  debtor        creditor  amount
  ────────────────────────────────
  Ann     owes  Bob        $1.50
  ¶
  was 2 debts:
  debtor        creditor  amount
  ────────────────────────────────
  Ann     owes  bank       $1.50
  bank    owes  Bob        $1.50
  Ann and Bob settle up with each other
  night 1 is closed
  recorded #76 ········
! note: the log starts at hand 3; what was won or lost before that isn't in it
! next: see who pays whom (book)
$ --book end.book import poker-now part.csv --banker Ann
! error: this is from the same evening as night 1, so it belongs to that night: undo event 65, then import all of that night's files in one command
! hint: --book end.book undo 65
! hint: --book end.book import poker-now part.csv --banker Ann --really-different
= 4
$ --book end.book import poker-now part.csv --banker Ann --really-different
  2 hands
  ¶
  Ann cashes out $100.00: $100.00 off what Ann owes the bank
  Bob cashes out $100.00: $100.00 off what Bob owes the bank
  ¶
  player  result  cash paid  gifts, losses
  ──────────────────────────────────────────
  Ann      $0.00          –              –
  Bob      $0.00          –              –
  ¶
  THE BOOK
  debtor        creditor  amount
  ────────────────────────────────
  Ann     owes  Bob        $1.50
  night 2 is closed
  recorded #89 ········
! note: newer debts stay as they are; `book consolidate` covers all of them
$ --book end.book import poker-now whole.csv --banker Ann
! error: whole.csv:4:1: this is already hand 1 of night 2 (event 81)
! hint: --book end.book hand show 1 --night 2
! hint: --book end.book undo 81
= 5
> already hand
$ --book end.book stats
  player  nights  hands     net  most won  showdowns won
  ────────────────────────────────────────────────────────
  Bob          2      4   $1.50     $1.00              –
  Ann          2      4  -$1.50     $1.00              –
  ¶
  player       VPIP        PFR     3-bet  to showdown  won there
  ────────────────────────────────────────────────────────────────
  Bob     2/3 (67%)  2/3 (67%)  0/1 (0%)            –          –
  Ann     1/4 (25%)  1/4 (25%)  0/2 (0%)            –          –
  ¶
  VPIP, PFR, 3-bet: how often the player chose to put money in, raised and
  reraised before the flop; to showdown: how many of the flops seen

# Somebody who was merged since: without the merge, the night is theirs again.

$ --book merged.book init --house casino --at "2025-11-01 12:00"
  started a new book in USD with `casino` rules
  recorded #2 ········
! next: add the players (player add NAME NAME)
$ --book merged.book player add Ann Bob Cat --at "2025-11-01 12:00"
  Ann, a regular
  Bob, a regular
  Cat, a regular
  recorded #5 ········
! next: open the night (open --banker NAME)
$ --book merged.book import poker-now ledger.csv --banker Ann
  Ann cashes out $98.50: $98.50 off what Ann owes the bank
  Bob cashes out $101.50: $100.00 off what Bob owes the bank, and the bank owes
    Bob $1.50
  ¶
  player  result  cash paid  gifts, losses
  ──────────────────────────────────────────
  Ann     -$1.50          –              –
  Bob      $1.50          –              –
  ¶
  THE BOOK
  debtor        creditor  amount
  ────────────────────────────────
  Ann     owes  Bob        $1.50
  ¶
  was 2 debts:
  debtor        creditor  amount
  ────────────────────────────────
  Ann     owes  bank       $1.50
  bank    owes  Bob        $1.50
  Ann and Bob settle up with each other
  night 1 is closed
  recorded #17 ········
! next: see who pays whom (book)
$ --book merged.book player merge Cat Bob
  Bob was merged into Cat
  recorded #18 ········
$ --book merged.book import poker-now whole.csv --banker Ann
  4 hands
  ¶
  Ann cashes out $98.50: $98.50 off what Ann owes the bank
  ¶
  player  result  cash paid  gifts, losses
  ──────────────────────────────────────────
  Ann     -$1.50          –              –
  Cat      $1.50          –              –
  ¶
  THE BOOK
  debtor        creditor  amount
  ────────────────────────────────
  Ann     owes  Cat        $1.50
  night 1 is closed
  recorded #47 ········
! note: the ledger was already imported (event 7); that import was undone, and the night was recorded with its hands; later events stay as they are: event 18 (two players were merged)
> two players were merged
$ --book merged.book book
  debtor  creditor   owes  since
  ─────────────────────────────────────
  Ann     Cat       $1.50  2025-12-01
  ¶
          net
  ─────────────
  Cat   $1.50
  Ann  -$1.50
> Cat
$ --book merged.book undo 47
  undid #47 (Bob was merged into Cat)
  recorded #48 ········
> Bob was merged into Cat
$ --book merged.book book
  debtor  creditor   owes  since
  ─────────────────────────────────────
  Ann     Bob       $1.50  2025-12-01
  ¶
          net
  ─────────────
  Bob   $1.50
  Ann  -$1.50
> Bob
$ --book merged.book audit
  check           found
  ────────────────────────────────────────────────────────────
  file        ok  pages and indexes are sound
  references  ok  no broken links
  people      ok  nobody is listed twice
  chain       ok  48 events in an unbroken chain
  entries     ok  98 postings match their events and balance
  replay      ok  29 tables match the events
  requests    ok  every answer belongs to its events
  hands       ok  4 hands settled again, same result
  ¶
  the book is in order: 48 events
> the book is in order

# A part of a log with its ledger is the whole evening: the rest isn't another night, whatever file it's in.

$ --book half.book init --house casino --at "2025-11-01 12:00"
  started a new book in USD with `casino` rules
  recorded #2 ········
! next: add the players (player add NAME NAME)
$ --book half.book player add Ann Bob --at "2025-11-01 12:00"
  Ann, a regular
  Bob, a regular
  recorded #4 ········
! next: open the night (open --banker NAME)
$ hand convert end.csv --format ohh --out end.ohh
  2 hands in `end.ohh`
! note: the file leaves out some of hand 3: the note `ids`; which pot each winner took
! note: the file leaves out some of hand 4: the note `ids`; which pot each winner took
$ --book half.book import poker-now ledger.csv --banker Ann
  Ann cashes out $98.50: $98.50 off what Ann owes the bank
  Bob cashes out $101.50: $100.00 off what Bob owes the bank, and the bank owes
    Bob $1.50
  ¶
  player  result  cash paid  gifts, losses
  ──────────────────────────────────────────
  Ann     -$1.50          –              –
  Bob      $1.50          –              –
  ¶
  THE BOOK
  debtor        creditor  amount
  ────────────────────────────────
  Ann     owes  Bob        $1.50
  ¶
  was 2 debts:
  debtor        creditor  amount
  ────────────────────────────────
  Ann     owes  bank       $1.50
  bank    owes  Bob        $1.50
  Ann and Bob settle up with each other
  night 1 is closed
  recorded #16 ········
! next: see who pays whom (book)
$ --book half.book import poker-now part.csv --banker Ann
  2 hands
  ¶
  Ann cashes out $98.50: $98.50 off what Ann owes the bank
  Bob cashes out $101.50: $100.00 off what Bob owes the bank, and the bank owes
    Bob $1.50
  ¶
  player  result  cash paid  gifts, losses
  ──────────────────────────────────────────
  Ann     -$1.50          –              –
  Bob      $1.50          –              –
  ¶
  THE BOOK
  debtor        creditor  amount
  ────────────────────────────────
  Ann     owes  Bob        $1.50
  ¶
  was 2 debts:
  debtor        creditor  amount
  ────────────────────────────────
  Ann     owes  bank       $1.50
  bank    owes  Bob        $1.50
  Ann and Bob settle up with each other
  night 1 is closed
  recorded #42 ········
! note: the ledger was already imported (event 6); that import was undone, and the night was recorded with its hands
! note: `Ann` ends with -$1.50 in the ledger but $0.00 in the log; the ledger counts
! note: `Bob` ends with $1.50 in the ledger but $0.00 in the log; the ledger counts
> the ledger was already imported
$ --book half.book nights
  night  house   opened            closed            hands
  ──────────────────────────────────────────────────────────
      1  casino  2025-12-01 20:00  2025-12-01 20:20      2
$ --book half.book import hands end.ohh --banker Ann
! error: `Ann` and `Bob` played in night 1 at the same time; if that's the same game, it's already in the book
! hint: --book half.book night 1
! hint: --book half.book import hands end.ohh --banker Ann --really-different
= 4
$ --book half.book import hands end.ohh --banker Ann --really-different
  2 hands
  ¶
  Ann cashes out $98.50: $98.50 off what Ann owes the bank
  Bob cashes out $101.50: $100.00 off what Bob owes the bank, and the bank owes
    Bob $1.50
  ¶
  player  result  cash paid  gifts, losses
  ──────────────────────────────────────────
  Bob      $1.50          –              –
  Ann     -$1.50          –              –
  ¶
  THE BOOK
  debtor        creditor  amount
  ────────────────────────────────
  Ann     owes  Bob        $3.00
  ¶
  was 3 debts:
  debtor        creditor  amount
  ────────────────────────────────
  Ann     owes  Bob        $1.50
  Ann     owes  bank       $1.50
  bank    owes  Bob        $1.50
  Ann and Bob settle up with each other
  night 2 is closed
  recorded #56 ········
! note: newer debts stay as they are; `book consolidate` covers all of them
$ --book half.book import poker-now whole.csv --banker Ann
! error: `Ann` and `Bob` played in night 2 at the same time; if that's the same game, it's already in the book
! hint: --book half.book night 2
! hint: --book half.book import poker-now whole.csv --banker Ann --really-different
= 4
> at the same time
$ --book half.book stats
  player  nights  hands     net  most won  showdowns won
  ────────────────────────────────────────────────────────
  Bob          2      4   $3.00     $1.00              –
  Ann          2      4  -$3.00     $1.00              –
  ¶
  player       VPIP        PFR     3-bet  to showdown  won there
  ────────────────────────────────────────────────────────────────
  Bob     2/3 (67%)  2/3 (67%)  0/1 (0%)            –          –
  Ann     1/4 (25%)  1/4 (25%)  0/2 (0%)            –          –
  ¶
  VPIP, PFR, 3-bet: how often the player chose to put money in, raised and
  reraised before the flop; to showdown: how many of the flops seen
