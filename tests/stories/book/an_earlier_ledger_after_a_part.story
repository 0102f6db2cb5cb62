# After a part of a log came in with the last ledger, an earlier ledger with more of the log is refused.

file c74L.csv:
  player_nickname,player_id,session_start_at,session_end_at,buy_in,buy_out,stack,net
  Bob,b1,2025-12-01T20:00:01.000Z,2025-12-01T20:01:53.248Z,100.00,75.25,0.00,-24.75
  Ann,a1,2025-12-01T20:00:00.000Z,2025-12-01T20:01:52.748Z,100.00,124.75,0.00,24.75
file c71G.csv:
  entry,at,order
  -- ending hand #2 --,2025-12-01T20:00:54.570Z,176461925457003
  """Bob @ b1"" collected 5.50 from pot",2025-12-01T20:00:54.570Z,176461925457002
  "Uncalled bet of 4.00 returned to ""Bob @ b1""",2025-12-01T20:00:54.570Z,176461925457001
  """Ann @ a1"" folds",2025-12-01T20:00:54.570Z,176461925457000
  """Bob @ b1"" bets 4.00",2025-12-01T20:00:53.196Z,176461925319600
  "Flop:  [2♣, 3♦, 4♣]",2025-12-01T20:00:52.239Z,176461925223900
  """Bob @ b1"" calls 2.75",2025-12-01T20:00:51.439Z,176461925143900
  """Ann @ a1"" raises to 2.75",2025-12-01T20:00:50.937Z,176461925093700
  """Bob @ b1"" posts a big blind of 1.00",2025-12-01T20:00:47.885Z,176461924788503
  """Ann @ a1"" posts a small blind of 0.50",2025-12-01T20:00:47.885Z,176461924788502
  "Player stacks: #1 ""Ann @ a1"" (119.25) | #2 ""Bob @ b1"" (80.75)",2025-12-01T20:00:47.885Z,176461924788501
  "-- starting hand #2 (id: F1x2)  (No Limit Texas Hold'em) (dealer: ""Ann @ a1"") --",2025-12-01T20:00:47.885Z,176461924788500
  -- ending hand #1 --,2025-12-01T20:00:44.885Z,176461924488503
  """Ann @ a1"" collected 38.50 from pot",2025-12-01T20:00:44.885Z,176461924488502
  "Uncalled bet of 1.00 returned to ""Ann @ a1""",2025-12-01T20:00:44.885Z,176461924488501
  """Bob @ b1"" folds",2025-12-01T20:00:44.885Z,176461924488500
  """Ann @ a1"" bets 1.00",2025-12-01T20:00:41.255Z,176461924125500
  "Flop:  [4♠, Q♠, 2♣]",2025-12-01T20:00:40.259Z,176461924025900
  """Ann @ a1"" calls 19.25",2025-12-01T20:00:39.459Z,176461923945900
  """Bob @ b1"" raises to 19.25",2025-12-01T20:00:36.515Z,176461923651500
  """Ann @ a1"" posts a big blind of 1.00",2025-12-01T20:00:32.000Z,176461923200003
  """Bob @ b1"" posts a small blind of 0.50",2025-12-01T20:00:32.000Z,176461923200002
  "Player stacks: #1 ""Ann @ a1"" (100.00) | #2 ""Bob @ b1"" (100.00)",2025-12-01T20:00:32.000Z,176461923200001
  "-- starting hand #1 (id: F1x1)  (No Limit Texas Hold'em) (dealer: ""Bob @ b1"") --",2025-12-01T20:00:32.000Z,176461923200000
  "The player ""Bob @ b1"" joined the game with a stack of 100.00.",2025-12-01T20:00:01.000Z,176461920100000
  "The player ""Ann @ a1"" joined the game with a stack of 100.00.",2025-12-01T20:00:00.000Z,176461920000000
file c72L.csv:
  player_nickname,player_id,session_start_at,session_end_at,buy_in,buy_out,stack,net
  Bob,b1,2025-12-01T20:00:01.000Z,,100.00,,66.50,-33.50
  Ann,a1,2025-12-01T20:00:00.000Z,,100.00,,133.50,33.50
file c72G.csv:
  entry,at,order
  -- ending hand #4 --,2025-12-01T20:01:23.121Z,176461928312103
  """Bob @ b1"" collected 9.00 from pot",2025-12-01T20:01:23.121Z,176461928312102
  "Uncalled bet of 2.00 returned to ""Bob @ b1""",2025-12-01T20:01:23.121Z,176461928312101
  """Ann @ a1"" folds",2025-12-01T20:01:23.121Z,176461928312100
  """Bob @ b1"" bets 2.00",2025-12-01T20:01:22.213Z,176461928221300
  "Flop:  [8♥, 9♣, 4♦]",2025-12-01T20:01:21.291Z,176461928129100
  """Bob @ b1"" calls 4.50",2025-12-01T20:01:20.491Z,176461928049100
  """Ann @ a1"" raises to 4.50",2025-12-01T20:01:17.040Z,176461927704000
  """Bob @ b1"" posts a big blind of 1.00",2025-12-01T20:01:12.571Z,176461927257103
  """Ann @ a1"" posts a small blind of 0.50",2025-12-01T20:01:12.571Z,176461927257102
  "Player stacks: #1 ""Ann @ a1"" (138.00) | #2 ""Bob @ b1"" (62.00)",2025-12-01T20:01:12.571Z,176461927257101
  "-- starting hand #4 (id: F1x4)  (No Limit Texas Hold'em) (dealer: ""Ann @ a1"") --",2025-12-01T20:01:12.571Z,176461927257100
  -- ending hand #3 --,2025-12-01T20:01:09.571Z,176461926957103
  """Ann @ a1"" collected 43.00 from pot",2025-12-01T20:01:09.571Z,176461926957102
  "Uncalled bet of 1.00 returned to ""Ann @ a1""",2025-12-01T20:01:09.571Z,176461926957101
  """Bob @ b1"" folds",2025-12-01T20:01:09.571Z,176461926957100
  """Ann @ a1"" bets 1.00",2025-12-01T20:01:06.794Z,176461926679400
  "Flop:  [3♦, 6♠, Q♣]",2025-12-01T20:01:03.233Z,176461926323300
  """Ann @ a1"" calls 21.50",2025-12-01T20:01:02.433Z,176461926243300
  """Bob @ b1"" raises to 21.50",2025-12-01T20:01:01.371Z,176461926137100
  """Ann @ a1"" posts a big blind of 1.00",2025-12-01T20:00:57.570Z,176461925757003
  """Bob @ b1"" posts a small blind of 0.50",2025-12-01T20:00:57.570Z,176461925757002
  "Player stacks: #1 ""Ann @ a1"" (116.50) | #2 ""Bob @ b1"" (83.50)",2025-12-01T20:00:57.570Z,176461925757001
  "-- starting hand #3 (id: F1x3)  (No Limit Texas Hold'em) (dealer: ""Bob @ b1"") --",2025-12-01T20:00:57.570Z,176461925757000
  -- ending hand #2 --,2025-12-01T20:00:54.570Z,176461925457003
  """Bob @ b1"" collected 5.50 from pot",2025-12-01T20:00:54.570Z,176461925457002
  "Uncalled bet of 4.00 returned to ""Bob @ b1""",2025-12-01T20:00:54.570Z,176461925457001
  """Ann @ a1"" folds",2025-12-01T20:00:54.570Z,176461925457000
  """Bob @ b1"" bets 4.00",2025-12-01T20:00:53.196Z,176461925319600
  "Flop:  [2♣, 3♦, 4♣]",2025-12-01T20:00:52.239Z,176461925223900
  """Bob @ b1"" calls 2.75",2025-12-01T20:00:51.439Z,176461925143900
  """Ann @ a1"" raises to 2.75",2025-12-01T20:00:50.937Z,176461925093700
  """Bob @ b1"" posts a big blind of 1.00",2025-12-01T20:00:47.885Z,176461924788503
  """Ann @ a1"" posts a small blind of 0.50",2025-12-01T20:00:47.885Z,176461924788502
  "Player stacks: #1 ""Ann @ a1"" (119.25) | #2 ""Bob @ b1"" (80.75)",2025-12-01T20:00:47.885Z,176461924788501
  "-- starting hand #2 (id: F1x2)  (No Limit Texas Hold'em) (dealer: ""Ann @ a1"") --",2025-12-01T20:00:47.885Z,176461924788500
  -- ending hand #1 --,2025-12-01T20:00:44.885Z,176461924488503
  """Ann @ a1"" collected 38.50 from pot",2025-12-01T20:00:44.885Z,176461924488502
  "Uncalled bet of 1.00 returned to ""Ann @ a1""",2025-12-01T20:00:44.885Z,176461924488501
  """Bob @ b1"" folds",2025-12-01T20:00:44.885Z,176461924488500
  """Ann @ a1"" bets 1.00",2025-12-01T20:00:41.255Z,176461924125500
  "Flop:  [4♠, Q♠, 2♣]",2025-12-01T20:00:40.259Z,176461924025900
  """Ann @ a1"" calls 19.25",2025-12-01T20:00:39.459Z,176461923945900
  """Bob @ b1"" raises to 19.25",2025-12-01T20:00:36.515Z,176461923651500
  """Ann @ a1"" posts a big blind of 1.00",2025-12-01T20:00:32.000Z,176461923200003
  """Bob @ b1"" posts a small blind of 0.50",2025-12-01T20:00:32.000Z,176461923200002
  "Player stacks: #1 ""Ann @ a1"" (100.00) | #2 ""Bob @ b1"" (100.00)",2025-12-01T20:00:32.000Z,176461923200001
  "-- starting hand #1 (id: F1x1)  (No Limit Texas Hold'em) (dealer: ""Bob @ b1"") --",2025-12-01T20:00:32.000Z,176461923200000
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
$ import poker-now c74L.csv c71G.csv --banker Ann
  2 hands
  ¶
  Bob cashes out $75.25: $75.25 off what Bob owes the bank
  Ann cashes out $124.75: $100.00 off what Ann owes the bank, and the bank owes
    Ann $24.75
  ¶
  player   result  cash paid  gifts, losses
  ───────────────────────────────────────────
  Ann      $24.75          –              –
  Bob     -$24.75          –              –
  ¶
  THE BOOK
  debtor        creditor  amount
  ────────────────────────────────
  Bob     owes  Ann       $24.75
  ¶
  was 2 debts:
  debtor        creditor  amount
  ────────────────────────────────
  Bob     owes  bank      $24.75
  bank    owes  Ann       $24.75
  Bob and Ann settle up with each other
  night 1 is closed
  recorded #18 ········
! note: `Ann` ends with $24.75 in the ledger but $16.50 in the log; the ledger counts
! note: `Bob` ends with -$24.75 in the ledger but -$16.50 in the log; the ledger counts
! next: see who pays whom (book)
$ import poker-now c72L.csv c72G.csv
! error: c72L.csv: event 6 has `Bob` in for $100.00 and out with $75.25, but this file says $100.00 and $66.50
! hint: show 6
! hint: undo 6
= 5
$ stats
  player  nights  hands      net  most won  showdowns won
  ─────────────────────────────────────────────────────────
  Ann          1      2   $24.75    $19.25              –
  Bob          1      2  -$24.75     $2.75              –
  ¶
  player        VPIP        PFR     3-bet  to showdown  won there
  ─────────────────────────────────────────────────────────────────
  Ann     2/2 (100%)  1/2 (50%)  0/1 (0%)     0/2 (0%)          –
  Bob     2/2 (100%)  1/2 (50%)  0/1 (0%)     0/2 (0%)          –
  ¶
  VPIP, PFR, 3-bet: how often the player chose to put money in, raised and
  reraised before the flop; to showdown: how many of the flops seen
