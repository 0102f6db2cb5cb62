# A log that goes on after the ledger in the book is refused: that ledger stops too early.

file ledger.csv:
  player_nickname,player_id,session_start_at,session_end_at,buy_in,buy_out,stack,net
  Bob,b1,2025-12-01T20:00:01.000Z,2025-12-01T20:02:16.257Z,100.00,89.00,0.00,-11.00
  Ann,a1,2025-12-01T20:00:00.000Z,2025-12-01T20:02:16.257Z,100.00,111.00,0.00,11.00
file cut.csv:
  entry,at,order
  -- ending hand #2 --,2025-12-01T20:01:28.182Z,176461928818203
  """Bob @ b1"" collected 5.50 from pot",2025-12-01T20:01:28.182Z,176461928818202
  "Uncalled bet of 5.00 returned to ""Bob @ b1""",2025-12-01T20:01:28.182Z,176461928818201
  """Ann @ a1"" folds",2025-12-01T20:01:28.182Z,176461928818200
  """Bob @ b1"" bets 5.00",2025-12-01T20:01:25.660Z,176461928566000
  "Flop:  [7♠, 6♠, 5♠]",2025-12-01T20:01:24.681Z,176461928468100
  """Bob @ b1"" calls 2.75",2025-12-01T20:01:23.881Z,176461928388100
  """Ann @ a1"" raises to 2.75",2025-12-01T20:01:22.693Z,176461928269300
  """Bob @ b1"" posts a big blind of 1.00",2025-12-01T20:01:19.302Z,176461927930203
  """Ann @ a1"" posts a small blind of 0.50",2025-12-01T20:01:19.302Z,176461927930202
  "Player stacks: #1 ""Ann @ a1"" (104.25) | #2 ""Bob @ b1"" (95.75)",2025-12-01T20:01:19.302Z,176461927930201
  "-- starting hand #2 (id: g1x2)  (No Limit Texas Hold'em) (dealer: ""Ann @ a1"") --",2025-12-01T20:01:19.302Z,176461927930200
  -- ending hand #1 --,2025-12-01T20:01:13.302Z,176461927330203
  """Ann @ a1"" collected 8.50 from pot",2025-12-01T20:01:13.302Z,176461927330202
  "Uncalled bet of 5.00 returned to ""Ann @ a1""",2025-12-01T20:01:13.302Z,176461927330201
  """Bob @ b1"" folds",2025-12-01T20:01:13.302Z,176461927330200
  """Ann @ a1"" bets 5.00",2025-12-01T20:01:09.619Z,176461926961900
  "Flop:  [3♣, 10♥, 3♥]",2025-12-01T20:01:07.368Z,176461926736800
  """Ann @ a1"" calls 4.25",2025-12-01T20:01:06.568Z,176461926656800
  """Bob @ b1"" raises to 4.25",2025-12-01T20:01:04.035Z,176461926403500
  """Ann @ a1"" posts a big blind of 1.00",2025-12-01T20:01:00.000Z,176461926000003
  """Bob @ b1"" posts a small blind of 0.50",2025-12-01T20:01:00.000Z,176461926000002
  "Player stacks: #1 ""Ann @ a1"" (100.00) | #2 ""Bob @ b1"" (100.00)",2025-12-01T20:01:00.000Z,176461926000001
  "-- starting hand #1 (id: g1x1)  (No Limit Texas Hold'em) (dealer: ""Bob @ b1"") --",2025-12-01T20:01:00.000Z,176461926000000
  "The player ""Bob @ b1"" joined the game with a stack of 100.00.",2025-12-01T20:00:01.000Z,176461920100000
  "The player ""Ann @ a1"" joined the game with a stack of 100.00.",2025-12-01T20:00:00.000Z,176461920000000
file full.csv:
  entry,at,order
  "The player ""Bob @ b1"" quits the game with a stack of 139.50.",2025-12-01T20:33:59.428Z,176462123942801
  "The player ""Ann @ a1"" quits the game with a stack of 60.50.",2025-12-01T20:33:59.428Z,176462123942800
  -- ending hand #6 --,2025-12-01T20:33:53.428Z,176462123342803
  """Bob @ b1"" collected 42.50 from pot",2025-12-01T20:33:53.428Z,176462123342802
  "Uncalled bet of 1.00 returned to ""Bob @ b1""",2025-12-01T20:33:53.428Z,176462123342801
  """Ann @ a1"" folds",2025-12-01T20:33:53.428Z,176462123342800
  """Bob @ b1"" bets 1.00",2025-12-01T20:33:50.134Z,176462123013400
  "Flop:  [J♥, 9♥, Q♥]",2025-12-01T20:33:48.299Z,176462122829900
  """Bob @ b1"" calls 21.25",2025-12-01T20:33:47.499Z,176462122749900
  """Ann @ a1"" raises to 21.25",2025-12-01T20:33:44.720Z,176462122472000
  """Bob @ b1"" posts a big blind of 1.00",2025-12-01T20:33:40.685Z,176462122068503
  """Ann @ a1"" posts a small blind of 0.50",2025-12-01T20:33:40.685Z,176462122068502
  "Player stacks: #1 ""Ann @ a1"" (81.75) | #2 ""Bob @ b1"" (118.25)",2025-12-01T20:33:40.685Z,176462122068501
  "-- starting hand #6 (id: g1x6)  (No Limit Texas Hold'em) (dealer: ""Ann @ a1"") --",2025-12-01T20:33:40.685Z,176462122068500
  -- ending hand #5 --,2025-12-01T20:33:34.685Z,176462121468504
  """Bob @ b1"" collected 36.50 from pot with Whatever (combination: 5♣, 5♠, 8♦, A♦, K♠)",2025-12-01T20:33:34.685Z,176462121468503
  """Bob @ b1"" shows a 5♥, J♠.",2025-12-01T20:33:34.685Z,176462121468502
  """Ann @ a1"" shows a 7♦, Q♣.",2025-12-01T20:33:34.685Z,176462121468501
  """Bob @ b1"" checks",2025-12-01T20:33:34.685Z,176462121468500
  """Ann @ a1"" checks",2025-12-01T20:33:31.766Z,176462121176600
  "River: 5♣, 5♠, 8♦, A♦ [K♠]",2025-12-01T20:33:30.647Z,176462121064700
  """Bob @ b1"" checks",2025-12-01T20:33:29.847Z,176462120984700
  """Ann @ a1"" checks",2025-12-01T20:33:29.235Z,176462120923500
  "Turn: 5♣, 5♠, 8♦ [A♦]",2025-12-01T20:33:28.215Z,176462120821500
  """Bob @ b1"" checks",2025-12-01T20:33:27.415Z,176462120741500
  """Ann @ a1"" checks",2025-12-01T20:33:26.219Z,176462120621900
  "Flop:  [5♣, 5♠, 8♦]",2025-12-01T20:33:25.069Z,176462120506900
  """Ann @ a1"" calls 18.25",2025-12-01T20:33:24.269Z,176462120426900
  """Bob @ b1"" raises to 18.25",2025-12-01T20:33:20.801Z,176462120080100
  """Ann @ a1"" posts a big blind of 1.00",2025-12-01T20:33:16.257Z,176462119625703
  """Bob @ b1"" posts a small blind of 0.50",2025-12-01T20:33:16.257Z,176462119625702
  "Player stacks: #1 ""Ann @ a1"" (100.00) | #2 ""Bob @ b1"" (100.00)",2025-12-01T20:33:16.257Z,176462119625701
  "-- starting hand #5 (id: g1x5)  (No Limit Texas Hold'em) (dealer: ""Bob @ b1"") --",2025-12-01T20:33:16.257Z,176462119625700
  "The player ""Bob @ b1"" joined the game with a stack of 100.00.",2025-12-01T20:32:17.257Z,176462113725700
  "The player ""Ann @ a1"" joined the game with a stack of 100.00.",2025-12-01T20:32:16.257Z,176462113625700
  "The player ""Bob @ b1"" quits the game with a stack of 89.00.",2025-12-01T20:02:16.257Z,176461933625701
  "The player ""Ann @ a1"" quits the game with a stack of 111.00.",2025-12-01T20:02:16.257Z,176461933625700
  -- ending hand #4 --,2025-12-01T20:02:10.257Z,176461933025703
  """Bob @ b1"" collected 17.50 from pot",2025-12-01T20:02:10.257Z,176461933025702
  "Uncalled bet of 5.00 returned to ""Bob @ b1""",2025-12-01T20:02:10.257Z,176461933025701
  """Ann @ a1"" folds",2025-12-01T20:02:10.257Z,176461933025700
  """Bob @ b1"" bets 5.00",2025-12-01T20:02:07.698Z,176461932769800
  "Flop:  [J♥, 2♠, 3♥]",2025-12-01T20:02:04.007Z,176461932400700
  """Bob @ b1"" calls 8.75",2025-12-01T20:02:03.207Z,176461932320700
  """Ann @ a1"" raises to 8.75",2025-12-01T20:02:00.526Z,176461932052600
  """Bob @ b1"" posts a big blind of 1.00",2025-12-01T20:01:57.570Z,176461931757003
  """Ann @ a1"" posts a small blind of 0.50",2025-12-01T20:01:57.570Z,176461931757002
  "Player stacks: #1 ""Ann @ a1"" (119.75) | #2 ""Bob @ b1"" (80.25)",2025-12-01T20:01:57.570Z,176461931757001
  "-- starting hand #4 (id: g1x4)  (No Limit Texas Hold'em) (dealer: ""Ann @ a1"") --",2025-12-01T20:01:57.570Z,176461931757000
  -- ending hand #3 --,2025-12-01T20:01:51.570Z,176461931157004
  """Ann @ a1"" collected 36.50 from pot with Whatever (combination: 4♣, 5♠, 8♦, K♦, 9♠)",2025-12-01T20:01:51.570Z,176461931157003
  """Bob @ b1"" shows a A♦, 6♥.",2025-12-01T20:01:51.570Z,176461931157002
  """Ann @ a1"" shows a 2♠, 5♦.",2025-12-01T20:01:51.570Z,176461931157001
  """Bob @ b1"" checks",2025-12-01T20:01:51.570Z,176461931157000
  """Ann @ a1"" checks",2025-12-01T20:01:50.215Z,176461931021500
  "River: 4♣, 5♠, 8♦, K♦ [9♠]",2025-12-01T20:01:49.440Z,176461930944000
  """Bob @ b1"" checks",2025-12-01T20:01:48.640Z,176461930864000
  """Ann @ a1"" checks",2025-12-01T20:01:47.360Z,176461930736000
  "Turn: 4♣, 5♠, 8♦ [K♦]",2025-12-01T20:01:46.606Z,176461930660600
  """Bob @ b1"" checks",2025-12-01T20:01:45.806Z,176461930580600
  """Ann @ a1"" checks",2025-12-01T20:01:43.666Z,176461930366600
  "Flop:  [4♣, 5♠, 8♦]",2025-12-01T20:01:40.568Z,176461930056800
  """Ann @ a1"" calls 18.25",2025-12-01T20:01:39.768Z,176461929976800
  """Bob @ b1"" raises to 18.25",2025-12-01T20:01:37.296Z,176461929729600
  """Ann @ a1"" posts a big blind of 1.00",2025-12-01T20:01:34.182Z,176461929418203
  """Bob @ b1"" posts a small blind of 0.50",2025-12-01T20:01:34.182Z,176461929418202
  "Player stacks: #1 ""Ann @ a1"" (101.50) | #2 ""Bob @ b1"" (98.50)",2025-12-01T20:01:34.182Z,176461929418201
  "-- starting hand #3 (id: g1x3)  (No Limit Texas Hold'em) (dealer: ""Bob @ b1"") --",2025-12-01T20:01:34.182Z,176461929418200
  -- ending hand #2 --,2025-12-01T20:01:28.182Z,176461928818203
  """Bob @ b1"" collected 5.50 from pot",2025-12-01T20:01:28.182Z,176461928818202
  "Uncalled bet of 5.00 returned to ""Bob @ b1""",2025-12-01T20:01:28.182Z,176461928818201
  """Ann @ a1"" folds",2025-12-01T20:01:28.182Z,176461928818200
  """Bob @ b1"" bets 5.00",2025-12-01T20:01:25.660Z,176461928566000
  "Flop:  [7♠, 6♠, 5♠]",2025-12-01T20:01:24.681Z,176461928468100
  """Bob @ b1"" calls 2.75",2025-12-01T20:01:23.881Z,176461928388100
  """Ann @ a1"" raises to 2.75",2025-12-01T20:01:22.693Z,176461928269300
  """Bob @ b1"" posts a big blind of 1.00",2025-12-01T20:01:19.302Z,176461927930203
  """Ann @ a1"" posts a small blind of 0.50",2025-12-01T20:01:19.302Z,176461927930202
  "Player stacks: #1 ""Ann @ a1"" (104.25) | #2 ""Bob @ b1"" (95.75)",2025-12-01T20:01:19.302Z,176461927930201
  "-- starting hand #2 (id: g1x2)  (No Limit Texas Hold'em) (dealer: ""Ann @ a1"") --",2025-12-01T20:01:19.302Z,176461927930200
  -- ending hand #1 --,2025-12-01T20:01:13.302Z,176461927330203
  """Ann @ a1"" collected 8.50 from pot",2025-12-01T20:01:13.302Z,176461927330202
  "Uncalled bet of 5.00 returned to ""Ann @ a1""",2025-12-01T20:01:13.302Z,176461927330201
  """Bob @ b1"" folds",2025-12-01T20:01:13.302Z,176461927330200
  """Ann @ a1"" bets 5.00",2025-12-01T20:01:09.619Z,176461926961900
  "Flop:  [3♣, 10♥, 3♥]",2025-12-01T20:01:07.368Z,176461926736800
  """Ann @ a1"" calls 4.25",2025-12-01T20:01:06.568Z,176461926656800
  """Bob @ b1"" raises to 4.25",2025-12-01T20:01:04.035Z,176461926403500
  """Ann @ a1"" posts a big blind of 1.00",2025-12-01T20:01:00.000Z,176461926000003
  """Bob @ b1"" posts a small blind of 0.50",2025-12-01T20:01:00.000Z,176461926000002
  "Player stacks: #1 ""Ann @ a1"" (100.00) | #2 ""Bob @ b1"" (100.00)",2025-12-01T20:01:00.000Z,176461926000001
  "-- starting hand #1 (id: g1x1)  (No Limit Texas Hold'em) (dealer: ""Bob @ b1"") --",2025-12-01T20:01:00.000Z,176461926000000
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
$ import poker-now ledger.csv cut.csv --banker Ann
  2 hands
  ¶
  Bob cashes out $89.00: $89.00 off what Bob owes the bank
  Ann cashes out $111.00: $100.00 off what Ann owes the bank, and the bank owes
    Ann $11.00
  ¶
  player   result  cash paid  gifts, losses
  ───────────────────────────────────────────
  Ann      $11.00          –              –
  Bob     -$11.00          –              –
  ¶
  THE BOOK
  debtor        creditor  amount
  ────────────────────────────────
  Bob     owes  Ann       $11.00
  ¶
  was 2 debts:
  debtor        creditor  amount
  ────────────────────────────────
  Bob     owes  bank      $11.00
  bank    owes  Ann       $11.00
  Bob and Ann settle up with each other
  night 1 is closed
  recorded #18 ········
! note: `Ann` ends with $11.00 in the ledger but $1.50 in the log; the ledger counts
! note: `Bob` ends with -$11.00 in the ledger but -$1.50 in the log; the ledger counts
! next: see who pays whom (book)
$ import poker-now full.csv
! error: the ledger was saved while the game went on, and in the log `Ann` ends with a different stack: undo event 6, then import the log alone, or with a new ledger
! hint: undo 6
= 4
$ stats
  player  nights  hands      net  most won  showdowns won
  ─────────────────────────────────────────────────────────
  Ann          1      2   $11.00     $4.25              –
  Bob          1      2  -$11.00     $2.75              –
  ¶
  player        VPIP        PFR     3-bet  to showdown  won there
  ─────────────────────────────────────────────────────────────────
  Ann     2/2 (100%)  1/2 (50%)  0/1 (0%)     0/2 (0%)          –
  Bob     2/2 (100%)  1/2 (50%)  0/1 (0%)     0/2 (0%)          –
  ¶
  VPIP, PFR, 3-bet: how often the player chose to put money in, raised and
  reraised before the flop; to showdown: how many of the flops seen
$ undo 6
  undid #5 (night 1 opened at `casino`, banker Ann)
  undid #6 (the night was imported from poker-now: 2 sessions)
  undid #7 (Ann bought chips: $100.00 on THE BOOK)
  undid #8 (Bob bought chips: $100.00 on THE BOOK)
  undid #9 (hand 1, holdem: Ann won $8.50)
  undid #10 (hand 2, holdem: Bob won $5.50)
  undid #11 (Ann's stack was counted: $111.00, expected $101.50)
  undid #12 (Bob's stack was counted: $89.00, expected $98.50)
  undid #13 (Bob cashed out $89.00: $89.00 off the debt to the bank)
  undid #14 (Bob left the table)
  undid #15 (Ann cashed out $111.00: $100.00 off the debt to the bank and the bank
    owes Ann $11.00)
  undid #16 (Ann left the table)
  undid #17 (THE BOOK was consolidated: 2 debts became 1)
  undid #18 (the night ended)
  recorded #32 ········
! next: open the night (open --banker NAME)
$ import poker-now full.csv
  6 hands
  ¶
  player   result  cash paid  gifts, losses
  ───────────────────────────────────────────
  Ann     -$28.50          –              –
  Bob      $28.50          –              –
  ¶
  THE BOOK
  debtor        creditor  amount
  ────────────────────────────────
  Ann     owes  Bob       $28.50
  ¶
  was 2 debts:
  debtor        creditor  amount
  ────────────────────────────────
  Ann     owes  bank      $28.50
  bank    owes  Bob       $28.50
  Ann and Bob settle up with each other
  night 1 is closed
  recorded #54 ········
! next: see who pays whom (book)
$ stats
  player  nights  hands      net  most won  showdowns won
  ─────────────────────────────────────────────────────────
  Bob          1      6   $28.50    $21.25      1/2 (50%)
  Ann          1      6  -$28.50    $18.25      1/2 (50%)
  ¶
  player        VPIP        PFR     3-bet  to showdown  won there
  ─────────────────────────────────────────────────────────────────
  Bob     6/6 (100%)  3/6 (50%)  0/3 (0%)    2/6 (33%)  1/2 (50%)
  Ann     6/6 (100%)  3/6 (50%)  0/3 (0%)    2/6 (33%)  1/2 (50%)
  ¶
  VPIP, PFR, 3-bet: how often the player chose to put money in, raised and
  reraised before the flop; to showdown: how many of the flops seen
