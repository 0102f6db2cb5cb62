# The host approves a seat long before the player sits down: only joining counts, and the log joins its ledger.

file ledger.csv:
  player_nickname,player_id,session_start_at,session_end_at,buy_in,buy_out,stack,net
  Ann,a1,2025-12-01T20:00:00.000Z,,100.00,,103.00,3.00
  Bob,b1,2025-12-01T20:00:01.000Z,,100.00,,97.00,-3.00
file log.csv:
  entry,at,order
  "The player ""Ann @ a1"" requested a seat.",2025-12-01T19:49:00.000Z,1
  "The admin approved the player ""Ann @ a1"" participation with a stack of 100.00.",2025-12-01T19:50:00.000Z,2
  "The admin approved the player ""Bob @ b1"" participation with a stack of 100.00.",2025-12-01T19:55:00.000Z,3
  "The player ""Ann @ a1"" joined the game with a stack of 100.00.",2025-12-01T20:00:00.000Z,4
  "The player ""Bob @ b1"" joined the game with a stack of 100.00.",2025-12-01T20:00:01.000Z,5
  "-- starting hand #1 (id: h1)  (No Limit Texas Hold'em) (dealer: ""Ann @ a1"") --",2025-12-01T20:01:00.000Z,6
  "Player stacks: #1 ""Ann @ a1"" (100.00) | #2 ""Bob @ b1"" (100.00)",2025-12-01T20:01:00.000Z,7
  """Ann @ a1"" posts a small blind of 0.50",2025-12-01T20:01:00.000Z,8
  """Bob @ b1"" posts a big blind of 1.00",2025-12-01T20:01:00.000Z,9
  """Ann @ a1"" raises to 3.00",2025-12-01T20:01:10.000Z,10
  """Bob @ b1"" calls 3.00",2025-12-01T20:01:20.000Z,11
  "Flop:  [5♣, J♠, 5♠]",2025-12-01T20:01:21.000Z,12
  """Bob @ b1"" checks",2025-12-01T20:01:30.000Z,13
  """Ann @ a1"" bets 4.00",2025-12-01T20:01:40.000Z,14
  """Bob @ b1"" folds",2025-12-01T20:01:50.000Z,15
  "Uncalled bet of 4.00 returned to ""Ann @ a1""",2025-12-01T20:01:50.000Z,16
  """Ann @ a1"" collected 6.00 from pot",2025-12-01T20:01:50.000Z,17
  "-- ending hand #1 --",2025-12-01T20:01:50.000Z,18

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
$ import poker-now ledger.csv --house mike --banker Cat
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
  was 2 debts (MIK-10):
  debtor        creditor  amount
  ────────────────────────────────
  Bob     owes  bank       $3.00
  bank    owes  Ann        $3.00
  Bob and Ann settle up with each other
  night 1 is closed
  recorded #17 ········
! next: see who pays whom (book)
$ import poker-now log.csv
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
  was 2 debts (MIK-10):
  debtor        creditor  amount
  ────────────────────────────────
  Bob     owes  bank       $3.00
  bank    owes  Ann        $3.00
  Bob and Ann settle up with each other
  night 1 is closed
  recorded #42 ········
! note: the ledger was already imported (event 7); that import was undone, and the night was recorded with its hands
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
$ night 1
  night 1 at Mike's house, 2025-12-01 20:00 to 2025-12-01 20:01, 1 hand
  ¶
  player  result  cash paid  gifts, losses
  ──────────────────────────────────────────
  Ann      $3.00          –              –
  Bob     -$3.00          –              –
$ undo 6
! error: event 6 was already undone, by event 29
! hint: show 29
= 4
$ import poker-now ledger.csv log.csv --house mike --banker Cat
  already imported #31
$ adjust --night 1 Ann 5 --why "found under the table"
  night 1: Ann's result was $3.00, now it's $8.00
  recorded #43 ········
