# A ledger that comes with its log takes the place of the same ledger alone, or of an earlier one: never of another game's.

file a.csv:
  player_nickname,player_id,session_start_at,session_end_at,buy_in,buy_out,stack,net
  Ann,ann1,2025-12-01T20:00:00.000Z,2025-12-01T20:10:00.000Z,100.00,105.00,0,5.00
  Bob,bob1,2025-12-01T20:00:01.000Z,2025-12-01T20:10:06.000Z,100.00,95.00,0,-5.00
  Cat,cat1,2025-12-01T20:00:02.000Z,2025-12-01T20:40:00.000Z,100.00,135.00,0,35.00
  Dan,dan1,2025-12-01T20:00:03.000Z,2025-12-01T20:40:00.000Z,100.00,65.00,0,-35.00
file b.csv:
  player_nickname,player_id,session_start_at,session_end_at,buy_in,buy_out,stack,net
  Ann,ann1,2025-12-01T20:11:00.000Z,2025-12-01T20:40:00.000Z,105.00,85.00,0,-20.00
  Bob,bob1,2025-12-01T20:11:06.000Z,2025-12-01T20:40:00.000Z,95.00,115.00,0,20.00
file blog.csv:
  entry,at,order
  "The player ""Ann @ ann1"" joined the game with a stack of 105.00.",2025-12-01T20:11:00.000Z,1
  "The player ""Bob @ bob1"" joined the game with a stack of 95.00.",2025-12-01T20:11:06.000Z,2
  "-- starting hand #1 (id: q1)  (No Limit Texas Hold'em) (dealer: ""Ann @ ann1"") --",2025-12-01T20:14:00.000Z,3
  "Player stacks: #1 ""Ann @ ann1"" (105.00) | #2 ""Bob @ bob1"" (95.00)",2025-12-01T20:14:00.000Z,4
  """Ann @ ann1"" posts a small blind of 0.50",2025-12-01T20:14:00.000Z,5
  """Bob @ bob1"" posts a big blind of 1.00",2025-12-01T20:14:00.000Z,6
  """Ann @ ann1"" raises to 20.00",2025-12-01T20:14:03.000Z,7
  """Bob @ bob1"" calls 20.00",2025-12-01T20:14:04.000Z,8
  "Flop:  [5♣, J♠, 5♠]",2025-12-01T20:14:04.000Z,9
  """Bob @ bob1"" bets 1.00",2025-12-01T20:14:06.000Z,10
  """Ann @ ann1"" folds",2025-12-01T20:14:07.000Z,11
  "Uncalled bet of 1.00 returned to ""Bob @ bob1""",2025-12-01T20:14:07.000Z,12
  """Bob @ bob1"" collected 40.00 from pot",2025-12-01T20:14:07.000Z,13
  -- ending hand #1 --,2025-12-01T20:14:07.000Z,14
  "The player ""Ann @ ann1"" quits the game with a stack of 85.00.",2025-12-01T20:40:00.000Z,15
  "The player ""Bob @ bob1"" quits the game with a stack of 115.00.",2025-12-01T20:40:00.000Z,16

$ init --house casino
  started a new book in USD with `casino` rules
  recorded #2 ········
! next: add the players (player add NAME NAME)
$ player add Ann Bob Cat Dan
  Ann, a regular
  Bob, a regular
  Cat, a regular
  Dan, a regular
  recorded #6 ········
! next: open the night (open --banker NAME)
$ import poker-now a.csv
  Dan cashes out $65.00: $65.00 off what Dan owes the bank
  Bob cashes out $95.00: $95.00 off what Bob owes the bank
  Ann cashes out $105.00: $100.00 off what Ann owes the bank, and the bank owes
    Ann $5.00
  Cat cashes out $135.00: $100.00 off what Cat owes the bank, and the bank owes
    Cat $35.00
  ¶
  player   result  cash paid  gifts, losses
  ───────────────────────────────────────────
  Ann       $5.00          –              –
  Bob      -$5.00          –              –
  Cat      $35.00          –              –
  Dan     -$35.00          –              –
  ¶
  THE BOOK
  debtor        creditor  amount
  ────────────────────────────────
  Dan     owes  Cat       $35.00
  Bob     owes  Ann        $5.00
  ¶
  was 4 debts:
  debtor        creditor  amount
  ────────────────────────────────
  Bob     owes  bank       $5.00
  Dan     owes  bank      $35.00
  bank    owes  Cat       $35.00
  bank    owes  Ann        $5.00
  Dan and Cat settle up with each other
  Bob and Ann settle up with each other
  night 1 is closed
  recorded #26 ········
! next: see who pays whom (book)
$ import poker-now b.csv blog.csv
! error: `Ann` and `Bob` played in night 1 at the same time; if that's the same game, it's already in the book
! hint: night 1
! hint: import poker-now b.csv blog.csv --really-different
= 4
$ import poker-now b.csv blog.csv --really-different
  1 hand
  ¶
  player   result  cash paid  gifts, losses
  ───────────────────────────────────────────
  Ann     -$20.00          –              –
  Bob      $20.00          –              –
  ¶
  THE BOOK
  debtor        creditor  amount
  ────────────────────────────────
  Dan     owes  Cat       $35.00
  Ann     owes  Bob       $15.00
  ¶
  was 4 debts:
  debtor        creditor  amount
  ────────────────────────────────
  Ann     owes  bank      $20.00
  Bob     owes  Ann        $5.00
  Dan     owes  Cat       $35.00
  bank    owes  Bob       $20.00
  Dan and Cat settle up with each other
  Ann and Bob settle up with each other
  night 2 is closed
  recorded #37 ········
> recorded
$ stats
  player  nights  hands      net  most won  showdowns won
  ─────────────────────────────────────────────────────────
  Cat          1      0   $35.00         –              –
  Bob          2      1   $15.00    $20.00              –
  Ann          2      1  -$15.00         –              –
  Dan          1      0  -$35.00         –              –
  ¶
  player        VPIP         PFR     3-bet  to showdown  won there
  ──────────────────────────────────────────────────────────────────
  Bob     1/1 (100%)    0/1 (0%)  0/1 (0%)     0/1 (0%)          –
  Ann     1/1 (100%)  1/1 (100%)         –     0/1 (0%)          –
  ¶
  VPIP, PFR, 3-bet: how often the player chose to put money in, raised and
  reraised before the flop; to showdown: how many of the flops seen
