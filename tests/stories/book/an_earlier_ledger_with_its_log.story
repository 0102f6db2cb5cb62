# A ledger from the middle of the evening doesn't take the place of a later one, not even with its log.

file c92L.csv:
  player_nickname,player_id,session_start_at,session_end_at,buy_in,buy_out,stack,net
  Bob,b1,2025-12-01T21:01:24.161Z,2025-12-01T21:02:33.802Z,100.00,132.00,0.00,32.00
  Ann,a1,2025-12-01T21:01:23.161Z,2025-12-01T21:02:33.302Z,100.00,68.00,0.00,-32.00
  Bob,b1,2025-12-01T20:00:01.000Z,2025-12-01T20:01:22.661Z,100.00,93.75,0.00,-6.25
  Ann,a1,2025-12-01T20:00:00.000Z,2025-12-01T20:01:22.161Z,100.00,106.25,0.00,6.25
file c91L.csv:
  player_nickname,player_id,session_start_at,session_end_at,buy_in,buy_out,stack,net
  Bob,b1,2025-12-01T20:00:01.000Z,2025-12-01T20:01:22.661Z,100.00,93.75,0.00,-6.25
  Ann,a1,2025-12-01T20:00:00.000Z,2025-12-01T20:01:22.161Z,100.00,106.25,0.00,6.25
file c91G.csv:
  entry,at,order
  "The player ""Bob @ b1"" quits the game with a stack of 93.75.",2025-12-01T20:01:22.661Z,176461928266100
  "The player ""Ann @ a1"" quits the game with a stack of 106.25.",2025-12-01T20:01:22.161Z,176461928216100
  -- ending hand #4 --,2025-12-01T20:01:19.161Z,176461927916103
  """Ann @ a1"" collected 27.00 from pot",2025-12-01T20:01:19.161Z,176461927916102
  "Uncalled bet of 1.00 returned to ""Ann @ a1""",2025-12-01T20:01:19.161Z,176461927916101
  """Bob @ b1"" folds",2025-12-01T20:01:19.161Z,176461927916100
  """Ann @ a1"" bets 1.00",2025-12-01T20:01:18.008Z,176461927800800
  "Flop:  [9♠, 6♥, J♠]",2025-12-01T20:01:16.337Z,176461927633700
  """Ann @ a1"" calls 13.50",2025-12-01T20:01:15.537Z,176461927553700
  """Bob @ b1"" raises to 13.50",2025-12-01T20:01:14.118Z,176461927411800
  """Ann @ a1"" posts a big blind of 1.00",2025-12-01T20:01:09.650Z,176461926965003
  """Bob @ b1"" posts a small blind of 0.50",2025-12-01T20:01:09.650Z,176461926965002
  "Player stacks: #1 ""Ann @ a1"" (92.75) | #2 ""Bob @ b1"" (107.25)",2025-12-01T20:01:09.650Z,176461926965001
  "-- starting hand #4 (id: Y1x4)  (No Limit Texas Hold'em) (dealer: ""Bob @ b1"") --",2025-12-01T20:01:09.650Z,176461926965000
  -- ending hand #3 --,2025-12-01T20:01:06.650Z,176461926665003
  """Bob @ b1"" collected 31.00 from pot",2025-12-01T20:01:06.650Z,176461926665002
  "Uncalled bet of 4.00 returned to ""Bob @ b1""",2025-12-01T20:01:06.650Z,176461926665001
  """Ann @ a1"" folds",2025-12-01T20:01:06.650Z,176461926665000
  """Bob @ b1"" bets 4.00",2025-12-01T20:01:06.023Z,176461926602300
  "Flop:  [6♥, A♣, A♠]",2025-12-01T20:01:04.256Z,176461926425600
  """Bob @ b1"" calls 15.50",2025-12-01T20:01:03.456Z,176461926345600
  """Ann @ a1"" raises to 15.50",2025-12-01T20:00:59.682Z,176461925968200
  """Bob @ b1"" posts a big blind of 1.00",2025-12-01T20:00:56.681Z,176461925668103
  """Ann @ a1"" posts a small blind of 0.50",2025-12-01T20:00:56.681Z,176461925668102
  "Player stacks: #1 ""Ann @ a1"" (108.25) | #2 ""Bob @ b1"" (91.75)",2025-12-01T20:00:56.681Z,176461925668101
  "-- starting hand #3 (id: Y1x3)  (No Limit Texas Hold'em) (dealer: ""Ann @ a1"") --",2025-12-01T20:00:56.681Z,176461925668100
  -- ending hand #2 --,2025-12-01T20:00:53.681Z,176461925368103
  """Ann @ a1"" collected 35.50 from pot",2025-12-01T20:00:53.681Z,176461925368102
  "Uncalled bet of 3.00 returned to ""Ann @ a1""",2025-12-01T20:00:53.681Z,176461925368101
  """Bob @ b1"" folds",2025-12-01T20:00:53.681Z,176461925368100
  """Ann @ a1"" bets 3.00",2025-12-01T20:00:52.749Z,176461925274900
  "Flop:  [4♦, 3♦, A♦]",2025-12-01T20:00:51.563Z,176461925156300
  """Ann @ a1"" calls 17.75",2025-12-01T20:00:50.763Z,176461925076300
  """Bob @ b1"" raises to 17.75",2025-12-01T20:00:48.963Z,176461924896300
  """Ann @ a1"" posts a big blind of 1.00",2025-12-01T20:00:47.379Z,176461924737903
  """Bob @ b1"" posts a small blind of 0.50",2025-12-01T20:00:47.379Z,176461924737902
  "Player stacks: #1 ""Ann @ a1"" (90.50) | #2 ""Bob @ b1"" (109.50)",2025-12-01T20:00:47.379Z,176461924737901
  "-- starting hand #2 (id: Y1x2)  (No Limit Texas Hold'em) (dealer: ""Bob @ b1"") --",2025-12-01T20:00:47.379Z,176461924737900
  -- ending hand #1 --,2025-12-01T20:00:44.379Z,176461924437903
  """Bob @ b1"" collected 19.00 from pot",2025-12-01T20:00:44.379Z,176461924437902
  "Uncalled bet of 3.00 returned to ""Bob @ b1""",2025-12-01T20:00:44.379Z,176461924437901
  """Ann @ a1"" folds",2025-12-01T20:00:44.379Z,176461924437900
  """Bob @ b1"" bets 3.00",2025-12-01T20:00:40.818Z,176461924081800
  "Flop:  [Q♦, 10♥, 10♦]",2025-12-01T20:00:37.749Z,176461923774900
  """Bob @ b1"" calls 9.50",2025-12-01T20:00:36.949Z,176461923694900
  """Ann @ a1"" raises to 9.50",2025-12-01T20:00:36.315Z,176461923631500
  """Bob @ b1"" posts a big blind of 1.00",2025-12-01T20:00:32.000Z,176461923200003
  """Ann @ a1"" posts a small blind of 0.50",2025-12-01T20:00:32.000Z,176461923200002
  "Player stacks: #1 ""Ann @ a1"" (100.00) | #2 ""Bob @ b1"" (100.00)",2025-12-01T20:00:32.000Z,176461923200001
  "-- starting hand #1 (id: Y1x1)  (No Limit Texas Hold'em) (dealer: ""Ann @ a1"") --",2025-12-01T20:00:32.000Z,176461923200000
  "The player ""Bob @ b1"" joined the game with a stack of 100.00.",2025-12-01T20:00:01.000Z,176461920100000
  "The player ""Ann @ a1"" joined the game with a stack of 100.00.",2025-12-01T20:00:00.000Z,176461920000000

$ init --house casino
  started a new book in USD with `casino` rules
  recorded #2 ········
! next: add the players (player add NAME NAME)
$ player add Ann Bob
  Ann, a regular
  Bob, a regular
  recorded #4 ········
! next: open the night (open --banker NAME)
$ import poker-now c92L.csv --banker Ann
  Ann cashes out $174.25: $174.25 off what Ann owes the bank
  Bob cashes out $225.75: $200.00 off what Bob owes the bank, and the bank owes
    Bob $25.75
  ¶
  player   result  cash paid  gifts, losses
  ───────────────────────────────────────────
  Bob      $25.75          –              –
  Ann     -$25.75          –              –
  ¶
  THE BOOK
  debtor        creditor  amount
  ────────────────────────────────
  Ann     owes  Bob       $25.75
  ¶
  was 2 debts:
  debtor        creditor  amount
  ────────────────────────────────
  Ann     owes  bank      $25.75
  bank    owes  Bob       $25.75
  Ann and Bob settle up with each other
  night 1 is closed
  recorded #20 ········
! next: see who pays whom (book)
$ import poker-now c91L.csv c91G.csv
  4 hands
  ¶
  Bob cashes out $32.00: $6.25 off what Bob owes the bank, and the bank owes Bob
    $25.75
  ¶
  player   result  cash paid  gifts, losses
  ───────────────────────────────────────────
  Ann     -$25.75          –              –
  Bob      $25.75          –              –
  ¶
  THE BOOK
  debtor        creditor  amount
  ────────────────────────────────
  Ann     owes  Bob       $25.75
  ¶
  was 2 debts:
  debtor        creditor  amount
  ────────────────────────────────
  Ann     owes  bank      $25.75
  bank    owes  Bob       $25.75
  Ann and Bob settle up with each other
  night 1 is closed
  recorded #55 ········
! note: the ledger was already imported (event 6); that import was undone, and the night was recorded with its hands
! note: `Ann` ends with -$25.75 in the ledger but $6.25 in the log; the ledger counts
! note: `Bob` ends with $25.75 in the ledger but -$6.25 in the log; the ledger counts
$ stats
  player  nights  hands      net  most won  showdowns won
  ─────────────────────────────────────────────────────────
  Bob          1      4   $25.75    $15.50              –
  Ann          1      4  -$25.75    $17.75              –
  ¶
  player        VPIP        PFR     3-bet  to showdown  won there
  ─────────────────────────────────────────────────────────────────
  Bob     4/4 (100%)  2/4 (50%)  0/2 (0%)     0/4 (0%)          –
  Ann     4/4 (100%)  2/4 (50%)  0/2 (0%)     0/4 (0%)          –
  ¶
  VPIP, PFR, 3-bet: how often the player chose to put money in, raised and
  reraised before the flop; to showdown: how many of the flops seen
