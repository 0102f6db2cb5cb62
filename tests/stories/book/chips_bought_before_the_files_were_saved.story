# A player who bought in again and hasn't played since ends the log with what they bought: the ledger isn't early.

file ledger.csv:
  player_nickname,player_id,session_start_at,session_end_at,buy_in,buy_out,stack,net
  Bob,b1,2025-12-01T20:20:00.000Z,,50.00,,50.00,0.00
  Ann,a1,2025-12-01T20:00:00.000Z,,100.00,,103.00,3.00
  Bob,b1,2025-12-01T20:00:01.000Z,2025-12-01T20:15:00.000Z,100.00,97.00,0,-3.00
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
  "The player ""Bob @ b1"" quits the game with a stack of 97.00.",2025-12-01T20:15:00.000Z,16
  "The player ""Bob @ b1"" joined the game with a stack of 50.00.",2025-12-01T20:20:00.000Z,17

$ init --house casino
  started a new book in USD with `casino` rules
  recorded #2 ········
! next: add the players (player add NAME NAME)
$ player add Ann Bob
  Ann, a regular
  Bob, a regular
  recorded #4 ········
! next: open the night (open --banker NAME)
$ import poker-now ledger.csv log.csv --banker Ann
  1 hand
  ¶
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
  recorded #16 ········
! next: see who pays whom (book)
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
