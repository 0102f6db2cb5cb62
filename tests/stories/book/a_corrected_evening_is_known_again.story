# A correction doesn't turn one evening into two: its results count as they were at the end and as they are now, whatever file comes.

file ledger.csv:
  player_nickname,player_id,session_start_at,session_end_at,buy_in,buy_out,stack,net
  Ann,a1,2025-12-01T20:00:00.000Z,2025-12-01T20:20:00.000Z,100.00,98.50,0,-1.50
  Bob,b1,2025-12-01T20:00:01.000Z,2025-12-01T20:20:00.000Z,100.00,101.50,0,1.50
file shifted.csv:
  entry,at,order
  "The player ""Ann @ a1"" joined the game with a stack of 100.00.",2025-12-01T15:00:00.000Z,1
  "The player ""Bob @ b1"" joined the game with a stack of 100.00.",2025-12-01T15:00:01.000Z,2
  "-- starting hand #1 (id: h1)  (No Limit Texas Hold'em) (dealer: ""Ann @ a1"") --",2025-12-01T15:02:00.000Z,3
  "Player stacks: #1 ""Ann @ a1"" (100.00) | #2 ""Bob @ b1"" (100.00)",2025-12-01T15:02:01.000Z,4
  """Ann @ a1"" posts a small blind of 0.50",2025-12-01T15:02:02.000Z,5
  """Bob @ b1"" posts a big blind of 1.00",2025-12-01T15:02:03.000Z,6
  """Ann @ a1"" raises to 3.00",2025-12-01T15:02:04.000Z,7
  """Bob @ b1"" folds",2025-12-01T15:02:05.000Z,8
  "Uncalled bet of 2.00 returned to ""Ann @ a1""",2025-12-01T15:02:05.000Z,9
  """Ann @ a1"" collected 2.00 from pot",2025-12-01T15:02:06.000Z,10
  "-- ending hand #1 --",2025-12-01T15:02:07.000Z,11
  "-- starting hand #2 (id: h2)  (No Limit Texas Hold'em) (dealer: ""Bob @ b1"") --",2025-12-01T15:04:00.000Z,12
  "Player stacks: #1 ""Ann @ a1"" (101.00) | #2 ""Bob @ b1"" (99.00)",2025-12-01T15:04:01.000Z,13
  """Bob @ b1"" posts a small blind of 0.50",2025-12-01T15:04:02.000Z,14
  """Ann @ a1"" posts a big blind of 1.00",2025-12-01T15:04:03.000Z,15
  """Bob @ b1"" raises to 4.00",2025-12-01T15:04:04.000Z,16
  """Ann @ a1"" folds",2025-12-01T15:04:05.000Z,17
  "Uncalled bet of 3.00 returned to ""Bob @ b1""",2025-12-01T15:04:05.000Z,18
  """Bob @ b1"" collected 2.00 from pot",2025-12-01T15:04:06.000Z,19
  "-- ending hand #2 --",2025-12-01T15:04:07.000Z,20
  "-- starting hand #3 (id: h3)  (No Limit Texas Hold'em) (dealer: ""Ann @ a1"") --",2025-12-01T15:06:00.000Z,21
  "Player stacks: #1 ""Ann @ a1"" (100.00) | #2 ""Bob @ b1"" (100.00)",2025-12-01T15:06:01.000Z,22
  """Ann @ a1"" posts a small blind of 0.50",2025-12-01T15:06:02.000Z,23
  """Bob @ b1"" posts a big blind of 1.00",2025-12-01T15:06:03.000Z,24
  """Ann @ a1"" folds",2025-12-01T15:06:04.000Z,25
  "Uncalled bet of 0.50 returned to ""Bob @ b1""",2025-12-01T15:06:04.000Z,26
  """Bob @ b1"" collected 1.00 from pot",2025-12-01T15:06:05.000Z,27
  "-- ending hand #3 --",2025-12-01T15:06:07.000Z,28
  "-- starting hand #4 (id: h4)  (No Limit Texas Hold'em) (dealer: ""Bob @ b1"") --",2025-12-01T15:08:00.000Z,29
  "Player stacks: #1 ""Ann @ a1"" (99.50) | #2 ""Bob @ b1"" (100.50)",2025-12-01T15:08:01.000Z,30
  """Bob @ b1"" posts a small blind of 0.50",2025-12-01T15:08:02.000Z,31
  """Ann @ a1"" posts a big blind of 1.00",2025-12-01T15:08:03.000Z,32
  """Bob @ b1"" raises to 6.00",2025-12-01T15:08:04.000Z,33
  """Ann @ a1"" folds",2025-12-01T15:08:05.000Z,34
  "Uncalled bet of 5.00 returned to ""Bob @ b1""",2025-12-01T15:08:05.000Z,35
  """Bob @ b1"" collected 2.00 from pot",2025-12-01T15:08:06.000Z,36
  "-- ending hand #4 --",2025-12-01T15:08:07.000Z,37
  "The player ""Bob @ b1"" quits the game with a stack of 101.50.",2025-12-01T15:09:00.000Z,38
file morning.csv:
  date,player,net
  2025-12-02,Ann,-1.50
  2025-12-02,Bob,1.50
file corrected.csv:
  date,player,net
  2025-12-02,Ann,-6.50
  2025-12-02,Bob,6.50

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
$ adjust --night 1 Bob 5 --against Ann --why miscount
  night 1: Bob's result was $1.50, now it's $6.50
  recorded #18 ········
> Bob

# The clock of the log is five hours off, and the sheet has the morning after.

$ import poker-now shifted.csv --banker Ann
! error: night 1, a few hours later than this game, has the same players and results; if a clock was off, it's already in the book
! hint: night 1
! hint: import poker-now shifted.csv --banker Ann --really-different
= 4
> same players and results
$ import results morning.csv
! error: morning.csv:2:1: 2025-12-02: the book already has night 1 only a few hours away, with the same results
! hint: import results morning.csv --really-different
= 5
> night 1
$ import results corrected.csv
! error: corrected.csv:2:1: 2025-12-02: the book already has night 1 only a few hours away, with the same results
! hint: import results corrected.csv --really-different
= 5
> night 1
$ nights
  night  house   opened            closed            hands
  ──────────────────────────────────────────────────────────
      1  casino  2025-12-01 20:00  2025-12-01 20:20      0

# A night at the table is known again in the same way.

$ open --banker Ann --at "2025-12-08 20:00"
  night 2 is open at The Card Room; Ann is the banker
  recorded #19 ········
! next: sell chips (buy NAME AMOUNT)
$ buy Ann 40 --at "2025-12-08 20:05"
  Ann buys chips: $40.00 in cash; stack $40.00
  recorded #20 ········
! next: play (hand new or hand result), then count the stacks
$ buy Bob 40 --at "2025-12-08 20:05"
  Bob buys chips: $40.00 in cash; stack $40.00
  recorded #21 ········
$ count Ann=60 Bob=20 --at "2025-12-08 23:30"
  Ann has $60.00: up $20.00 in unrecorded hands
  Bob has $20.00: down $20.00 in unrecorded hands
  recorded #23 ········
! next: pay them all (cashout)
$ close --yes --at "2025-12-08 23:40"
  Bob cashes out $20.00: $20.00 in cash
  Ann cashes out $60.00: $60.00 in cash
  ¶
  player   result  cash paid  gifts, losses
  ───────────────────────────────────────────
  Ann      $20.00     $60.00              –
  Bob     -$20.00     $20.00              –
  ¶
  THE BOOK
  debtor        creditor  amount
  ────────────────────────────────
  Ann     owes  Bob        $6.50
  night 2 is closed
  recorded #28 ········
! note: newer debts stay as they are; `book consolidate` covers all of them
! next: see who pays whom (book)

file table.csv:
  date,player,net
  2025-12-09,Ann,20
  2025-12-09,Bob,-20

$ import results table.csv
! error: table.csv:2:1: 2025-12-09: the book already has night 2 only a few hours away, with the same results
! hint: import results table.csv --really-different
= 5
> night 2
$ adjust --night 2 Bob 5 --against Ann --why miscount
  night 2: Bob's result was -$20.00, now it's -$15.00
  recorded #29 ········
$ import results table.csv
! error: table.csv:2:1: 2025-12-09: the book already has night 2 only a few hours away, with the same results
! hint: import results table.csv --really-different
= 5
> night 2
$ import results table.csv --really-different
  1 night, 2025-12-09 (night 3)
  ¶
  player  nights      net
  ─────────────────────────
  Ann          1   $20.00
  Bob          1  -$20.00
  ¶
  THE BOOK:
  debtor  creditor   owes
  ─────────────────────────
  Bob     Ann       $8.50
  recorded #33 ········
! note: table.csv: one line per player per night, date in A, player in B, net in C
> 1 night
