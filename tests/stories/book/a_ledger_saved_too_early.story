# A ledger that was saved while people still sat stops before its log: neither takes the place of the other, and nothing counts twice.

file early.csv:
  player_nickname,player_id,session_start_at,session_end_at,buy_in,buy_out,stack,net
  Ann,a1,2025-12-01T20:00:00.000Z,,100.00,,120.00,20.00
  Bob,b1,2025-12-01T20:00:01.000Z,,100.00,,80.00,-20.00
file late.csv:
  player_nickname,player_id,session_start_at,session_end_at,buy_in,buy_out,stack,net
  Ann,a1,2025-12-01T20:00:00.000Z,2025-12-01T20:33:20.000Z,100.00,115.00,0,15.00
  Bob,b1,2025-12-01T20:00:01.000Z,2025-12-01T20:33:20.000Z,100.00,85.00,0,-15.00
file log.csv:
  entry,at,order
  "-- starting hand #1 (id: p1)  (No Limit Texas Hold'em) (dealer: ""Ann @ a1"") --",2025-12-01T20:10:00.000Z,3
  "Player stacks: #1 ""Ann @ a1"" (100.00) | #2 ""Bob @ b1"" (100.00)",2025-12-01T20:10:00.000Z,4
  """Ann @ a1"" posts a small blind of 0.50",2025-12-01T20:10:00.000Z,5
  """Bob @ b1"" posts a big blind of 1.00",2025-12-01T20:10:00.000Z,6
  """Ann @ a1"" raises to 20.00",2025-12-01T20:10:03.000Z,7
  """Bob @ b1"" calls 20.00",2025-12-01T20:10:04.000Z,8
  "Flop:  [5♣, J♠, 5♠]",2025-12-01T20:10:04.000Z,9
  """Bob @ b1"" folds",2025-12-01T20:10:07.000Z,11
  """Ann @ a1"" collected 40.00 from pot",2025-12-01T20:10:07.000Z,13
  -- ending hand #1 --,2025-12-01T20:10:07.000Z,14
  "-- starting hand #2 (id: p2)  (No Limit Texas Hold'em) (dealer: ""Bob @ b1"") --",2025-12-01T20:20:00.000Z,15
  "Player stacks: #1 ""Ann @ a1"" (120.00) | #2 ""Bob @ b1"" (80.00)",2025-12-01T20:20:00.000Z,16
  """Bob @ b1"" posts a small blind of 0.50",2025-12-01T20:20:00.000Z,17
  """Ann @ a1"" posts a big blind of 1.00",2025-12-01T20:20:00.000Z,18
  """Bob @ b1"" raises to 5.00",2025-12-01T20:20:03.000Z,19
  """Ann @ a1"" calls 5.00",2025-12-01T20:20:04.000Z,20
  "Flop:  [2♣, 3♠, 9♠]",2025-12-01T20:20:04.000Z,21
  """Ann @ a1"" folds",2025-12-01T20:20:07.000Z,22
  """Bob @ b1"" collected 10.00 from pot",2025-12-01T20:20:07.000Z,23
  -- ending hand #2 --,2025-12-01T20:20:07.000Z,24
  "The player ""Ann @ a1"" quits the game with a stack of 115.00.",2025-12-01T20:33:20.000Z,25
  "The player ""Bob @ b1"" quits the game with a stack of 85.00.",2025-12-01T20:33:20.000Z,26

$ init --house casino
  started a new book in USD with `casino` rules
  recorded #2 ········
! next: add the players (player add NAME NAME)
$ player add Ann Bob
  Ann, a regular
  Bob, a regular
  recorded #4 ········
! next: open the night (open --banker NAME)
$ import poker-now early.csv --banker Ann --yes
  Bob cashes out $80.00: $80.00 off what Bob owes the bank
  Ann cashes out $120.00: $100.00 off what Ann owes the bank, and the bank owes
    Ann $20.00
  ¶
  player   result  cash paid  gifts, losses
  ───────────────────────────────────────────
  Ann      $20.00          –              –
  Bob     -$20.00          –              –
  ¶
  THE BOOK
  debtor        creditor  amount
  ────────────────────────────────
  Bob     owes  Ann       $20.00
  ¶
  was 2 debts:
  debtor        creditor  amount
  ────────────────────────────────
  Bob     owes  bank      $20.00
  bank    owes  Ann       $20.00
  Bob and Ann settle up with each other
  night 1 is closed
  recorded #16 ········
! next: see who pays whom (book)
$ import poker-now log.csv --banker Ann
! error: the ledger was saved while the game went on, and in the log `Ann` ends with a different stack: undo event 6, then import the log alone, or with a new ledger
! hint: undo 6
= 4
> the ledger was saved while the game went on, and in the log `Ann` ends with a different stack
> undo
$ undo 6
  undid #5 (night 1 opened at `casino`, banker Ann)
  undid #6 (the night was imported from poker-now: 2 sessions)
  undid #7 (Ann bought chips: $100.00 on THE BOOK)
  undid #8 (Ann's stack was counted: $120.00, expected $100.00)
  undid #9 (Bob bought chips: $100.00 on THE BOOK)
  undid #10 (Bob's stack was counted: $80.00, expected $100.00)
  undid #11 (Bob cashed out $80.00: $80.00 off the debt to the bank)
  undid #12 (Bob left the table)
  undid #13 (Ann cashed out $120.00: $100.00 off the debt to the bank and the bank
    owes Ann $20.00)
  undid #14 (Ann left the table)
  undid #15 (THE BOOK was consolidated: 2 debts became 1)
  undid #16 (the night ended)
  recorded #28 ········
! next: open the night (open --banker NAME)
$ import poker-now log.csv --banker Ann --yes
  2 hands
  ¶
  player   result  cash paid  gifts, losses
  ───────────────────────────────────────────
  Ann      $15.00          –              –
  Bob     -$15.00          –              –
  ¶
  THE BOOK
  debtor        creditor  amount
  ────────────────────────────────
  Bob     owes  Ann       $15.00
  ¶
  was 2 debts:
  debtor        creditor  amount
  ────────────────────────────────
  Bob     owes  bank      $15.00
  bank    owes  Ann       $15.00
  Bob and Ann settle up with each other
  night 1 is closed
  recorded #40 ········
! next: see who pays whom (book)
$ stats
  player  nights  hands      net  most won  showdowns won
  ─────────────────────────────────────────────────────────
  Ann          1      2   $15.00    $20.00              –
  Bob          1      2  -$15.00     $5.00              –
  ¶
  player        VPIP        PFR     3-bet  to showdown  won there
  ─────────────────────────────────────────────────────────────────
  Ann     2/2 (100%)  1/2 (50%)  0/1 (0%)     0/2 (0%)          –
  Bob     2/2 (100%)  1/2 (50%)  0/1 (0%)     0/2 (0%)          –
  ¶
  VPIP, PFR, 3-bet: how often the player chose to put money in, raised and
  reraised before the flop; to showdown: how many of the flops seen
$ import poker-now early.csv
! error: early.csv: event 30 says `Ann` ended at $15.00, but this file says $20.00
! hint: show 30
! hint: undo 30
! hint: import poker-now early.csv --really-different
= 5
> Ann` ended at $15.00
$ import poker-now late.csv
  already imported #30
> already imported

## On one line
$ --book other.book init --house casino
  started a new book in USD with `casino` rules
  recorded #2 ········
! next: add the players (player add NAME NAME)
$ --book other.book player add Ann Bob
  Ann, a regular
  Bob, a regular
  recorded #4 ········
! next: open the night (open --banker NAME)
$ --book other.book import poker-now early.csv log.csv
! error: the ledger was saved while the game went on, and in the log `Ann` ends with a different stack: save the ledger again, or import the log alone
! hint: --book other.book import --help
= 4
> save the ledger again
$ --book other.book import poker-now late.csv log.csv --banker Ann --yes
  2 hands
  ¶
  player   result  cash paid  gifts, losses
  ───────────────────────────────────────────
  Ann      $15.00          –              –
  Bob     -$15.00          –              –
  ¶
  THE BOOK
  debtor        creditor  amount
  ────────────────────────────────
  Bob     owes  Ann       $15.00
  ¶
  was 2 debts:
  debtor        creditor  amount
  ────────────────────────────────
  Bob     owes  bank      $15.00
  bank    owes  Ann       $15.00
  Bob and Ann settle up with each other
  night 1 is closed
  recorded #16 ········
! next: see who pays whom (book)
$ --book other.book stats
  player  nights  hands      net  most won  showdowns won
  ─────────────────────────────────────────────────────────
  Ann          1      2   $15.00    $20.00              –
  Bob          1      2  -$15.00     $5.00              –
  ¶
  player        VPIP        PFR     3-bet  to showdown  won there
  ─────────────────────────────────────────────────────────────────
  Ann     2/2 (100%)  1/2 (50%)  0/1 (0%)     0/2 (0%)          –
  Bob     2/2 (100%)  1/2 (50%)  0/1 (0%)     0/2 (0%)          –
  ¶
  VPIP, PFR, 3-bet: how often the player chose to put money in, raised and
  reraised before the flop; to showdown: how many of the flops seen
