# A ledger saved before somebody joined, or came back, doesn't have all of its log's game: undo it and import the log, or a later ledger.

file early.csv:
  player_nickname,player_id,session_start_at,session_end_at,buy_in,buy_out,stack,net
  Ann,a1,2025-12-01T20:00:00.000Z,,100.00,,120.00,20.00
  Bob,b1,2025-12-01T20:00:01.000Z,,100.00,,80.00,-20.00
file log.csv:
  entry,at,order
  "The player ""Ann @ a1"" joined the game with a stack of 100.00.",2025-12-01T20:00:00.350Z,1
  "The player ""Bob @ b1"" joined the game with a stack of 100.00.",2025-12-01T20:00:01.350Z,2
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
  "The player ""Cat @ c1"" joined the game with a stack of 50.00.",2025-12-01T20:15:00.000Z,15
  "The player ""Ann @ a1"" quits the game with a stack of 120.00.",2025-12-01T20:33:20.000Z,25
  "The player ""Bob @ b1"" quits the game with a stack of 80.00.",2025-12-01T20:33:20.000Z,26
  "The player ""Cat @ c1"" quits the game with a stack of 50.00.",2025-12-01T20:33:20.000Z,27
file gone.csv:
  player_nickname,player_id,session_start_at,session_end_at,buy_in,buy_out,stack,net
  Ann,a1,2025-12-01T20:00:00.000Z,,100.00,,120.00,20.00
  Bob,b1,2025-12-01T20:00:01.000Z,2025-12-01T20:12:00.000Z,100.00,80.00,0,-20.00
file back.csv:
  entry,at,order
  "The player ""Ann @ a1"" joined the game with a stack of 100.00.",2025-12-01T20:00:00.350Z,1
  "The player ""Bob @ b1"" joined the game with a stack of 100.00.",2025-12-01T20:00:01.350Z,2
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
  "The player ""Bob @ b1"" quits the game with a stack of 80.00.",2025-12-01T20:12:00.000Z,15
  "The player ""Bob @ b1"" joined the game with a stack of 60.00.",2025-12-01T20:20:00.000Z,16
  "The player ""Ann @ a1"" quits the game with a stack of 120.00.",2025-12-01T20:33:20.000Z,25
  "The player ""Bob @ b1"" quits the game with a stack of 60.00.",2025-12-01T20:33:20.000Z,26
file cut.csv:
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
  "The player ""Cat @ c1"" joined the game with a stack of 50.00.",2025-12-01T20:15:00.000Z,15
  "The player ""Ann @ a1"" quits the game with a stack of 120.00.",2025-12-01T20:33:20.000Z,25
  "The player ""Bob @ b1"" quits the game with a stack of 80.00.",2025-12-01T20:33:20.000Z,26
  "The player ""Cat @ c1"" quits the game with a stack of 50.00.",2025-12-01T20:33:20.000Z,27

$ init --house casino
  started a new book in USD with `casino` rules
  recorded #2 ········
! next: add the players (player add NAME NAME)
$ player add Ann Bob Cat
  Ann, a regular
  Bob, a regular
  Cat, a regular
  recorded #5 ········
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
  recorded #17 ········
! next: see who pays whom (book)
$ import poker-now log.csv --banker Ann
! error: the ledger was saved while the game went on, and in the log `Cat` joins after that: undo event 7, then import the log alone, or with a new ledger
! hint: undo 7
= 4
$ import poker-now cut.csv --banker Ann
! error: the ledger was saved while the game went on, and in the log `Cat` joins after that: undo event 7, then import the log alone, or with a new ledger
! hint: undo 7
= 4
$ undo 7
  undid #6 (night 1 opened at `casino`, banker Ann)
  undid #7 (the night was imported from poker-now: 2 sessions)
  undid #8 (Ann bought chips: $100.00 on THE BOOK)
  undid #9 (Ann's stack was counted: $120.00, expected $100.00)
  undid #10 (Bob bought chips: $100.00 on THE BOOK)
  undid #11 (Bob's stack was counted: $80.00, expected $100.00)
  undid #12 (Bob cashed out $80.00: $80.00 off the debt to the bank)
  undid #13 (Bob left the table)
  undid #14 (Ann cashed out $120.00: $100.00 off the debt to the bank and the bank
    owes Ann $20.00)
  undid #15 (Ann left the table)
  undid #16 (THE BOOK was consolidated: 2 debts became 1)
  undid #17 (the night ended)
  recorded #29 ········
! next: open the night (open --banker NAME)
$ import poker-now log.csv --banker Ann --yes
  1 hand
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
  recorded #40 ········
! next: see who pays whom (book)
$ stats
  player  nights  hands      net  most won  showdowns won
  ─────────────────────────────────────────────────────────
  Ann          1      1   $20.00    $20.00              –
  Bob          1      1  -$20.00         –              –
  ¶
  player        VPIP         PFR     3-bet  to showdown  won there
  ──────────────────────────────────────────────────────────────────
  Ann     1/1 (100%)  1/1 (100%)         –     0/1 (0%)          –
  Bob     1/1 (100%)    0/1 (0%)  0/1 (0%)     0/1 (0%)          –
  ¶
  VPIP, PFR, 3-bet: how often the player chose to put money in, raised and
  reraised before the flop; to showdown: how many of the flops seen
$ init --book other.book --house pig
  started a new book in USD with `pig` rules
  recorded #2 ········
! next: add the players (player add NAME NAME)
$ --book other.book player add Ann Bob
  Ann, a regular
  Bob, a regular
  recorded #4 ········
! next: open the night (open --banker NAME)
$ --book other.book import poker-now gone.csv --banker Ann --yes
  Ann cashes out $120.00: $100.00 off what Ann owes the bank, and the bank owes
    Ann $20.00
  Bob cashes out $80.00: $80.00 off what Bob owes the bank
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
$ --book other.book import poker-now back.csv --banker Ann
! error: the ledger was saved while the game went on, and in the log `Bob` joins after that: undo event 6, then import the log alone, or with a new ledger
! hint: --book other.book undo 6
= 4
$ --book other.book undo 5
  undid #5 (night 1 opened at `pig`, banker Ann)
  undid #6 (the night was imported from poker-now: 2 sessions)
  undid #7 (Ann bought chips: $100.00 on THE BOOK)
  undid #8 (Ann's stack was counted: $120.00, expected $100.00)
  undid #9 (Bob bought chips: $100.00 on THE BOOK)
  undid #10 (Bob's stack was counted: $80.00, expected $100.00)
  undid #11 (Ann cashed out $120.00: $100.00 off the debt to the bank and the bank
    owes Ann $20.00)
  undid #12 (Ann left the table)
  undid #13 (Bob cashed out $80.00: $80.00 off the debt to the bank)
  undid #14 (Bob left the table)
  undid #15 (THE BOOK was consolidated: 2 debts became 1)
  undid #16 (the night ended)
  recorded #28 ········
! next: open the night (open --banker NAME)
$ --book other.book import poker-now back.csv --banker Ann --yes
  1 hand
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
  recorded #42 ········
! next: see who pays whom (book)
$ --book other.book stats
  player  nights  hands      net  most won  showdowns won
  ─────────────────────────────────────────────────────────
  Ann          1      1   $20.00    $20.00              –
  Bob          1      1  -$20.00         –              –
  ¶
  player        VPIP         PFR     3-bet  to showdown  won there
  ──────────────────────────────────────────────────────────────────
  Ann     1/1 (100%)  1/1 (100%)         –     0/1 (0%)          –
  Bob     1/1 (100%)    0/1 (0%)  0/1 (0%)     0/1 (0%)          –
  ¶
  VPIP, PFR, 3-bet: how often the player chose to put money in, raised and
  reraised before the flop; to showdown: how many of the flops seen
