# A ledger saved early doesn't take the place of a later one of its game, with its log or without; a later one does.

file final.csv:
  player_nickname,player_id,session_start_at,session_end_at,buy_in,buy_out,stack,net
  Ann,a1,2025-12-01T20:00:00.000Z,2025-12-01T22:00:00.000Z,100.00,160.00,0,60.00
  Bob,b1,2025-12-01T20:00:01.000Z,2025-12-01T22:00:00.000Z,100.00,40.00,0,-60.00
file early.csv:
  player_nickname,player_id,session_start_at,session_end_at,buy_in,buy_out,stack,net
  Ann,a1,2025-12-01T20:00:00.000Z,,100.00,,103.00,3.00
  Bob,b1,2025-12-01T20:00:01.000Z,,100.00,,97.00,-3.00
file log.csv:
  entry,at,order
  "The player ""Ann @ a1"" joined the game with a stack of 100.00.",2025-12-01T20:00:00.000Z,1
  "The player ""Bob @ b1"" joined the game with a stack of 100.00.",2025-12-01T20:00:01.000Z,2
  "-- starting hand #1 (id: h1)  (No Limit Texas Hold'em) (dealer: ""Ann @ a1"") --",2025-12-01T20:01:00.000Z,3
  "Player stacks: #1 ""Ann @ a1"" (100.00) | #2 ""Bob @ b1"" (100.00)",2025-12-01T20:01:00.000Z,4
  """Ann @ a1"" posts a small blind of 0.50",2025-12-01T20:01:00.000Z,5
  """Bob @ b1"" posts a big blind of 1.00",2025-12-01T20:01:00.000Z,6
  """Ann @ a1"" raises to 3.00",2025-12-01T20:01:10.000Z,7
  """Bob @ b1"" calls 3.00",2025-12-01T20:01:20.000Z,8
  "Flop:  [5♣, J♠, 5♠]",2025-12-01T20:01:21.000Z,9
  """Bob @ b1"" checks",2025-12-01T20:01:30.000Z,10
  """Ann @ a1"" bets 4.00",2025-12-01T20:01:40.000Z,11
  """Bob @ b1"" folds",2025-12-01T20:01:50.000Z,12
  "Uncalled bet of 4.00 returned to ""Ann @ a1""",2025-12-01T20:01:50.000Z,13
  """Ann @ a1"" collected 6.00 from pot",2025-12-01T20:01:50.000Z,14
  "-- ending hand #1 --",2025-12-01T20:01:50.000Z,15

$ init --house casino
  started a new book in USD with `casino` rules
  recorded #2 ········
! next: add the players (player add NAME NAME)
$ player add Ann Bob
  Ann, a regular
  Bob, a regular
  recorded #4 ········
! next: open the night (open --banker NAME)
$ import poker-now final.csv --banker Ann
  Bob cashes out $40.00: $40.00 off what Bob owes the bank
  Ann cashes out $160.00: $100.00 off what Ann owes the bank, and the bank owes
    Ann $60.00
  ¶
  player   result  cash paid  gifts, losses
  ───────────────────────────────────────────
  Ann      $60.00          –              –
  Bob     -$60.00          –              –
  ¶
  THE BOOK
  debtor        creditor  amount
  ────────────────────────────────
  Bob     owes  Ann       $60.00
  ¶
  was 2 debts:
  debtor        creditor  amount
  ────────────────────────────────
  Bob     owes  bank      $60.00
  bank    owes  Ann       $60.00
  Bob and Ann settle up with each other
  night 1 is closed
  recorded #16 ········
! next: see who pays whom (book)
$ import poker-now early.csv log.csv
! error: early.csv: event 6 has `Ann` in for $100.00 and out with $160.00, but this file says $100.00 and $103.00
! hint: show 6
! hint: undo 6
= 5
$ stats
  player  nights  hands      net  most won  showdowns won
  ─────────────────────────────────────────────────────────
  Ann          1      0   $60.00         –              –
  Bob          1      0  -$60.00         –              –
$ undo 5
  undid #5 (night 1 opened at `casino`, banker Ann)
  undid #6 (the night was imported from poker-now: 2 sessions)
  undid #7 (Ann bought chips: $100.00 on THE BOOK)
  undid #8 (Ann's stack was counted: $160.00, expected $100.00)
  undid #9 (Bob bought chips: $100.00 on THE BOOK)
  undid #10 (Bob's stack was counted: $40.00, expected $100.00)
  undid #11 (Bob cashed out $40.00: $40.00 off the debt to the bank)
  undid #12 (Bob left the table)
  undid #13 (Ann cashed out $160.00: $100.00 off the debt to the bank and the bank
    owes Ann $60.00)
  undid #14 (Ann left the table)
  undid #15 (THE BOOK was consolidated: 2 debts became 1)
  undid #16 (the night ended)
  recorded #28 ········
! next: open the night (open --banker NAME)
$ import poker-now early.csv
  Bob cashes out $97.00: $97.00 off what Bob owes the bank
  Ann cashes out $103.00: $100.00 off what Ann owes the bank, and the bank owes
    Ann $3.00
  ¶
  player  result  cash paid  gifts, losses
  ──────────────────────────────────────────
  Ann      $3.00          –              –
  Bob     -$3.00          –              –
  ¶
  THE BOOK
  debtor        creditor  amount
  ────────────────────────────────
  Bob     owes  Ann        $3.00
  ¶
  was 2 debts:
  debtor        creditor  amount
  ────────────────────────────────
  Bob     owes  bank       $3.00
  bank    owes  Ann        $3.00
  Bob and Ann settle up with each other
  night 1 is closed
  recorded #40 ········
! next: see who pays whom (book)
$ import poker-now early.csv log.csv
  1 hand
  ¶
  Bob cashes out $97.00: $97.00 off what Bob owes the bank
  Ann cashes out $103.00: $100.00 off what Ann owes the bank, and the bank owes
    Ann $3.00
  ¶
  player  result  cash paid  gifts, losses
  ──────────────────────────────────────────
  Ann      $3.00          –              –
  Bob     -$3.00          –              –
  ¶
  THE BOOK
  debtor        creditor  amount
  ────────────────────────────────
  Bob     owes  Ann        $3.00
  ¶
  was 2 debts:
  debtor        creditor  amount
  ────────────────────────────────
  Bob     owes  bank       $3.00
  bank    owes  Ann        $3.00
  Bob and Ann settle up with each other
  night 1 is closed
  recorded #65 ········
! note: the ledger was already imported (event 30); that import was undone, and the night was recorded with its hands
$ stats
  player  nights  hands     net  most won  showdowns won
  ────────────────────────────────────────────────────────
  Ann          1      1   $3.00     $3.00              –
  Bob          1      1  -$3.00         –              –
  ¶
  player        VPIP         PFR     3-bet  to showdown  won there
  ──────────────────────────────────────────────────────────────────
  Ann     1/1 (100%)  1/1 (100%)         –     0/1 (0%)          –
  Bob     1/1 (100%)    0/1 (0%)  0/1 (0%)     0/1 (0%)          –
  ¶
  VPIP, PFR, 3-bet: how often the player chose to put money in, raised and
  reraised before the flop; to showdown: how many of the flops seen
