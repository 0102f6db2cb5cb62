# Of two ledgers of an evening in which the same people still sit, nothing says which is later: the second one is refused. One with a
# newcomer is later.

file e2L.csv:
  player_nickname,player_id,session_start_at,session_end_at,buy_in,buy_out,stack,net
  Bob,b1,2025-12-01T20:00:01.000Z,,100.00,,90.00,-10.00
  Ann,a1,2025-12-01T20:00:00.000Z,,100.00,,110.00,10.00
file e1L.csv:
  player_nickname,player_id,session_start_at,session_end_at,buy_in,buy_out,stack,net
  Bob,b1,2025-12-01T20:00:01.000Z,,100.00,,96.00,-4.00
  Ann,a1,2025-12-01T20:00:00.000Z,,100.00,,104.00,4.00
file e1G.csv:
  entry,at,order
  -- ending hand #2 --,2025-12-01T20:00:56.884Z,176461925688403
  """Ann @ a1"" collected 47.50 from pot",2025-12-01T20:00:56.884Z,176461925688402
  "Uncalled bet of 3.00 returned to ""Ann @ a1""",2025-12-01T20:00:56.884Z,176461925688401
  """Bob @ b1"" folds",2025-12-01T20:00:56.884Z,176461925688400
  """Ann @ a1"" bets 3.00",2025-12-01T20:00:55.306Z,176461925530600
  "Flop:  [8♥, A♣, 5♥]",2025-12-01T20:00:52.306Z,176461925230600
  """Ann @ a1"" calls 23.75",2025-12-01T20:00:51.506Z,176461925150600
  """Bob @ b1"" raises to 23.75",2025-12-01T20:00:49.336Z,176461924933600
  """Ann @ a1"" posts a big blind of 1.00",2025-12-01T20:00:47.708Z,176461924770803
  """Bob @ b1"" posts a small blind of 0.50",2025-12-01T20:00:47.708Z,176461924770802
  "Player stacks: #1 ""Ann @ a1"" (80.25) | #2 ""Bob @ b1"" (119.75)",2025-12-01T20:00:47.708Z,176461924770801
  "-- starting hand #2 (id: K1x2)  (No Limit Texas Hold'em) (dealer: ""Bob @ b1"") --",2025-12-01T20:00:47.708Z,176461924770800
  -- ending hand #1 --,2025-12-01T20:00:43.708Z,176461924370803
  """Bob @ b1"" collected 39.50 from pot",2025-12-01T20:00:43.708Z,176461924370802
  "Uncalled bet of 5.00 returned to ""Bob @ b1""",2025-12-01T20:00:43.708Z,176461924370801
  """Ann @ a1"" folds",2025-12-01T20:00:43.708Z,176461924370800
  """Bob @ b1"" bets 5.00",2025-12-01T20:00:41.628Z,176461924162800
  "Flop:  [J♥, 9♥, Q♣]",2025-12-01T20:00:37.715Z,176461923771500
  """Bob @ b1"" calls 19.75",2025-12-01T20:00:36.915Z,176461923691500
  """Ann @ a1"" raises to 19.75",2025-12-01T20:00:34.690Z,176461923469000
  """Bob @ b1"" posts a big blind of 1.00",2025-12-01T20:00:30.000Z,176461923000003
  """Ann @ a1"" posts a small blind of 0.50",2025-12-01T20:00:30.000Z,176461923000002
  "Player stacks: #1 ""Ann @ a1"" (100.00) | #2 ""Bob @ b1"" (100.00)",2025-12-01T20:00:30.000Z,176461923000001
  "-- starting hand #1 (id: K1x1)  (No Limit Texas Hold'em) (dealer: ""Ann @ a1"") --",2025-12-01T20:00:30.000Z,176461923000000
  "The player ""Bob @ b1"" joined the game with a stack of 100.00.",2025-12-01T20:00:01.000Z,176461920100000
  "The player ""Ann @ a1"" joined the game with a stack of 100.00.",2025-12-01T20:00:00.000Z,176461920000000
file e4L.csv:
  player_nickname,player_id,session_start_at,session_end_at,buy_in,buy_out,stack,net
  Cat,c1,2025-12-01T20:01:29.196Z,2025-12-01T20:03:26.829Z,100.00,107.25,0.00,7.25
  Bob,b1,2025-12-01T20:00:01.000Z,2025-12-01T20:03:25.829Z,100.00,82.00,0.00,-18.00
  Ann,a1,2025-12-01T20:00:00.000Z,2025-12-01T20:03:24.829Z,100.00,110.75,0.00,10.75
file e4G.csv:
  entry,at,order
  "The player ""Cat @ c1"" quits the game with a stack of 107.25.",2025-12-01T20:03:26.829Z,176461940682900
  "The player ""Bob @ b1"" quits the game with a stack of 82.00.",2025-12-01T20:03:25.829Z,176461940582900
  "The player ""Ann @ a1"" quits the game with a stack of 110.75.",2025-12-01T20:03:24.829Z,176461940482900
  -- ending hand #7 --,2025-12-01T20:03:20.829Z,176461940082903
  """Ann @ a1"" collected 13.50 from pot",2025-12-01T20:03:20.829Z,176461940082902
  "Uncalled bet of 3.00 returned to ""Ann @ a1""",2025-12-01T20:03:20.829Z,176461940082901
  """Bob @ b1"" folds",2025-12-01T20:03:20.829Z,176461940082900
  """Ann @ a1"" bets 3.00",2025-12-01T20:03:19.103Z,176461939910300
  "Flop:  [8♥, K♠, K♦]",2025-12-01T20:03:16.232Z,176461939623200
  """Ann @ a1"" calls 6.50",2025-12-01T20:03:15.432Z,176461939543200
  """Cat @ c1"" folds",2025-12-01T20:03:12.080Z,176461939208000
  """Bob @ b1"" raises to 6.50",2025-12-01T20:03:08.155Z,176461938815500
  """Ann @ a1"" posts a big blind of 1.00",2025-12-01T20:03:03.897Z,176461938389703
  """Cat @ c1"" posts a small blind of 0.50",2025-12-01T20:03:03.897Z,176461938389702
  "Player stacks: #1 ""Ann @ a1"" (103.75) | #2 ""Bob @ b1"" (88.50) | #3 ""Cat @ c1"" (107.75)",2025-12-01T20:03:03.897Z,176461938389701
  "-- starting hand #7 (id: K1x7)  (No Limit Texas Hold'em) (dealer: ""Bob @ b1"") --",2025-12-01T20:03:03.897Z,176461938389700
  -- ending hand #6 --,2025-12-01T20:02:59.897Z,176461937989703
  """Cat @ c1"" collected 35.00 from pot",2025-12-01T20:02:59.897Z,176461937989702
  "Uncalled bet of 1.00 returned to ""Cat @ c1""",2025-12-01T20:02:59.897Z,176461937989701
  """Ann @ a1"" folds",2025-12-01T20:02:59.897Z,176461937989700
  """Cat @ c1"" bets 1.00",2025-12-01T20:02:57.630Z,176461937763000
  "Flop:  [6♦, 5♠, K♦]",2025-12-01T20:02:54.579Z,176461937457900
  """Cat @ c1"" calls 17.25",2025-12-01T20:02:53.779Z,176461937377900
  """Bob @ b1"" folds",2025-12-01T20:02:49.998Z,176461936999800
  """Ann @ a1"" raises to 17.25",2025-12-01T20:02:46.891Z,176461936689100
  """Cat @ c1"" posts a big blind of 1.00",2025-12-01T20:02:43.504Z,176461936350403
  """Bob @ b1"" posts a small blind of 0.50",2025-12-01T20:02:43.504Z,176461936350402
  "Player stacks: #1 ""Ann @ a1"" (121.00) | #2 ""Bob @ b1"" (89.00) | #3 ""Cat @ c1"" (90.00)",2025-12-01T20:02:43.504Z,176461936350401
  "-- starting hand #6 (id: K1x6)  (No Limit Texas Hold'em) (dealer: ""Ann @ a1"") --",2025-12-01T20:02:43.504Z,176461936350400
  -- ending hand #5 --,2025-12-01T20:02:39.504Z,176461935950403
  """Ann @ a1"" collected 21.00 from pot",2025-12-01T20:02:39.504Z,176461935950402
  "Uncalled bet of 3.00 returned to ""Ann @ a1""",2025-12-01T20:02:39.504Z,176461935950401
  """Cat @ c1"" folds",2025-12-01T20:02:39.504Z,176461935950400
  """Ann @ a1"" bets 3.00",2025-12-01T20:02:38.478Z,176461935847800
  "Flop:  [J♠, 10♣, 8♠]",2025-12-01T20:02:34.677Z,176461935467700
  """Bob @ b1"" folds",2025-12-01T20:02:33.877Z,176461935387700
  """Ann @ a1"" calls 10.00",2025-12-01T20:02:32.397Z,176461935239700
  """Cat @ c1"" raises to 10.00",2025-12-01T20:02:31.196Z,176461935119600
  """Bob @ b1"" posts a big blind of 1.00",2025-12-01T20:02:29.196Z,176461934919603
  """Ann @ a1"" posts a small blind of 0.50",2025-12-01T20:02:29.196Z,176461934919602
  "Player stacks: #1 ""Ann @ a1"" (110.00) | #2 ""Bob @ b1"" (90.00) | #3 ""Cat @ c1"" (100.00)",2025-12-01T20:02:29.196Z,176461934919601
  "-- starting hand #5 (id: K1x5)  (No Limit Texas Hold'em) (dealer: ""Cat @ c1"") --",2025-12-01T20:02:29.196Z,176461934919600
  "The player ""Cat @ c1"" joined the game with a stack of 100.00.",2025-12-01T20:01:29.196Z,176461928919600
  -- ending hand #4 --,2025-12-01T20:01:25.196Z,176461928519603
  """Ann @ a1"" collected 42.00 from pot",2025-12-01T20:01:25.196Z,176461928519602
  "Uncalled bet of 4.00 returned to ""Ann @ a1""",2025-12-01T20:01:25.196Z,176461928519601
  """Bob @ b1"" folds",2025-12-01T20:01:25.196Z,176461928519600
  """Ann @ a1"" bets 4.00",2025-12-01T20:01:23.019Z,176461928301900
  "Flop:  [3♥, 2♦, J♣]",2025-12-01T20:01:20.192Z,176461928019200
  """Ann @ a1"" calls 21.00",2025-12-01T20:01:19.392Z,176461927939200
  """Bob @ b1"" raises to 21.00",2025-12-01T20:01:17.703Z,176461927770300
  """Ann @ a1"" posts a big blind of 1.00",2025-12-01T20:01:14.785Z,176461927478503
  """Bob @ b1"" posts a small blind of 0.50",2025-12-01T20:01:14.785Z,176461927478502
  "Player stacks: #1 ""Ann @ a1"" (89.00) | #2 ""Bob @ b1"" (111.00)",2025-12-01T20:01:14.785Z,176461927478501
  "-- starting hand #4 (id: K1x4)  (No Limit Texas Hold'em) (dealer: ""Bob @ b1"") --",2025-12-01T20:01:14.785Z,176461927478500
  -- ending hand #3 --,2025-12-01T20:01:10.785Z,176461927078503
  """Bob @ b1"" collected 30.00 from pot",2025-12-01T20:01:10.785Z,176461927078502
  "Uncalled bet of 3.00 returned to ""Bob @ b1""",2025-12-01T20:01:10.785Z,176461927078501
  """Ann @ a1"" folds",2025-12-01T20:01:10.785Z,176461927078500
  """Bob @ b1"" bets 3.00",2025-12-01T20:01:08.773Z,176461926877300
  "Flop:  [7♣, 7♠, 4♣]",2025-12-01T20:01:05.168Z,176461926516800
  """Bob @ b1"" calls 15.00",2025-12-01T20:01:04.368Z,176461926436800
  """Ann @ a1"" raises to 15.00",2025-12-01T20:01:03.110Z,176461926311000
  """Bob @ b1"" posts a big blind of 1.00",2025-12-01T20:01:00.884Z,176461926088403
  """Ann @ a1"" posts a small blind of 0.50",2025-12-01T20:01:00.884Z,176461926088402
  "Player stacks: #1 ""Ann @ a1"" (104.00) | #2 ""Bob @ b1"" (96.00)",2025-12-01T20:01:00.884Z,176461926088401
  "-- starting hand #3 (id: K1x3)  (No Limit Texas Hold'em) (dealer: ""Ann @ a1"") --",2025-12-01T20:01:00.884Z,176461926088400
  -- ending hand #2 --,2025-12-01T20:00:56.884Z,176461925688403
  """Ann @ a1"" collected 47.50 from pot",2025-12-01T20:00:56.884Z,176461925688402
  "Uncalled bet of 3.00 returned to ""Ann @ a1""",2025-12-01T20:00:56.884Z,176461925688401
  """Bob @ b1"" folds",2025-12-01T20:00:56.884Z,176461925688400
  """Ann @ a1"" bets 3.00",2025-12-01T20:00:55.306Z,176461925530600
  "Flop:  [8♥, A♣, 5♥]",2025-12-01T20:00:52.306Z,176461925230600
  """Ann @ a1"" calls 23.75",2025-12-01T20:00:51.506Z,176461925150600
  """Bob @ b1"" raises to 23.75",2025-12-01T20:00:49.336Z,176461924933600
  """Ann @ a1"" posts a big blind of 1.00",2025-12-01T20:00:47.708Z,176461924770803
  """Bob @ b1"" posts a small blind of 0.50",2025-12-01T20:00:47.708Z,176461924770802
  "Player stacks: #1 ""Ann @ a1"" (80.25) | #2 ""Bob @ b1"" (119.75)",2025-12-01T20:00:47.708Z,176461924770801
  "-- starting hand #2 (id: K1x2)  (No Limit Texas Hold'em) (dealer: ""Bob @ b1"") --",2025-12-01T20:00:47.708Z,176461924770800
  -- ending hand #1 --,2025-12-01T20:00:43.708Z,176461924370803
  """Bob @ b1"" collected 39.50 from pot",2025-12-01T20:00:43.708Z,176461924370802
  "Uncalled bet of 5.00 returned to ""Bob @ b1""",2025-12-01T20:00:43.708Z,176461924370801
  """Ann @ a1"" folds",2025-12-01T20:00:43.708Z,176461924370800
  """Bob @ b1"" bets 5.00",2025-12-01T20:00:41.628Z,176461924162800
  "Flop:  [J♥, 9♥, Q♣]",2025-12-01T20:00:37.715Z,176461923771500
  """Bob @ b1"" calls 19.75",2025-12-01T20:00:36.915Z,176461923691500
  """Ann @ a1"" raises to 19.75",2025-12-01T20:00:34.690Z,176461923469000
  """Bob @ b1"" posts a big blind of 1.00",2025-12-01T20:00:30.000Z,176461923000003
  """Ann @ a1"" posts a small blind of 0.50",2025-12-01T20:00:30.000Z,176461923000002
  "Player stacks: #1 ""Ann @ a1"" (100.00) | #2 ""Bob @ b1"" (100.00)",2025-12-01T20:00:30.000Z,176461923000001
  "-- starting hand #1 (id: K1x1)  (No Limit Texas Hold'em) (dealer: ""Ann @ a1"") --",2025-12-01T20:00:30.000Z,176461923000000
  "The player ""Bob @ b1"" joined the game with a stack of 100.00.",2025-12-01T20:00:01.000Z,176461920100000
  "The player ""Ann @ a1"" joined the game with a stack of 100.00.",2025-12-01T20:00:00.000Z,176461920000000

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
$ import poker-now e2L.csv --banker Ann
  Bob cashes out $90.00: $90.00 off what Bob owes the bank
  Ann cashes out $110.00: $100.00 off what Ann owes the bank, and the bank owes
    Ann $10.00
  ¶
  player   result  cash paid  gifts, losses
  ───────────────────────────────────────────
  Bob     -$10.00          –              –
  Ann      $10.00          –              –
  ¶
  THE BOOK
  debtor        creditor  amount
  ────────────────────────────────
  Bob     owes  Ann       $10.00
  ¶
  was 2 debts:
  debtor        creditor  amount
  ────────────────────────────────
  Bob     owes  bank      $10.00
  bank    owes  Ann       $10.00
  Bob and Ann settle up with each other
  night 1 is closed
  recorded #17 ········
! next: see who pays whom (book)
$ import poker-now e1L.csv e1G.csv
! error: e1L.csv: event 7 has `Bob` in for $100.00 and out with $90.00, but this file says $100.00 and $96.00
! hint: show 7
! hint: undo 7
= 5
$ stats
  player  nights  hands      net  most won  showdowns won
  ─────────────────────────────────────────────────────────
  Ann          1      0   $10.00         –              –
  Bob          1      0  -$10.00         –              –
$ undo 8
  undid #6 (night 1 opened at `casino`, banker Ann)
  undid #7 (the night was imported from poker-now: 2 sessions)
  undid #8 (Bob bought chips: $100.00 on THE BOOK)
  undid #9 (Bob's stack was counted: $90.00, expected $100.00)
  undid #10 (Ann bought chips: $100.00 on THE BOOK)
  undid #11 (Ann's stack was counted: $110.00, expected $100.00)
  undid #12 (Bob cashed out $90.00: $90.00 off the debt to the bank)
  undid #13 (Bob left the table)
  undid #14 (Ann cashed out $110.00: $100.00 off the debt to the bank and the bank
    owes Ann $10.00)
  undid #15 (Ann left the table)
  undid #16 (THE BOOK was consolidated: 2 debts became 1)
  undid #17 (the night ended)
  recorded #29 ········
! next: open the night (open --banker NAME)
$ import poker-now e1L.csv --banker Ann
  Bob cashes out $96.00: $96.00 off what Bob owes the bank
  Ann cashes out $104.00: $100.00 off what Ann owes the bank, and the bank owes
    Ann $4.00
  ¶
  player  result  cash paid  gifts, losses
  ──────────────────────────────────────────
  Bob     -$4.00          –              –
  Ann      $4.00          –              –
  ¶
  THE BOOK
  debtor        creditor  amount
  ────────────────────────────────
  Bob     owes  Ann        $4.00
  ¶
  was 2 debts:
  debtor        creditor  amount
  ────────────────────────────────
  Bob     owes  bank       $4.00
  bank    owes  Ann        $4.00
  Bob and Ann settle up with each other
  night 1 is closed
  recorded #41 ········
! next: see who pays whom (book)
$ import poker-now e4L.csv e4G.csv
  7 hands
  ¶
  player   result  cash paid  gifts, losses
  ───────────────────────────────────────────
  Ann      $10.75          –              –
  Bob     -$18.00          –              –
  Cat       $7.25          –              –
  ¶
  THE BOOK
  debtor        creditor  amount
  ────────────────────────────────
  Bob     owes  Cat        $7.25
  Bob     owes  Ann       $10.75
  ¶
  was 3 debts:
  debtor        creditor  amount
  ────────────────────────────────
  Bob     owes  bank      $18.00
  bank    owes  Cat        $7.25
  bank    owes  Ann       $10.75
  Bob, Cat and Ann settle up among themselves
  night 1 is closed
  recorded #73 ········
! note: the ledger was already imported (event 31); that import was undone, and the night was recorded with its hands
$ stats
  player  nights  hands      net  most won  showdowns won
  ─────────────────────────────────────────────────────────
  Ann          1      7   $10.75    $23.75              –
  Cat          1      3    $7.25    $17.75              –
  Bob          1      7  -$18.00    $19.75              –
  ¶
  player        VPIP        PFR     3-bet  to showdown  won there
  ─────────────────────────────────────────────────────────────────
  Ann     7/7 (100%)  3/7 (43%)  0/4 (0%)     0/7 (0%)          –
  Cat      2/3 (67%)  1/3 (33%)  0/2 (0%)     0/2 (0%)          –
  Bob      5/7 (71%)  3/7 (43%)  0/4 (0%)     0/5 (0%)          –
  ¶
  VPIP, PFR, 3-bet: how often the player chose to put money in, raised and
  reraised before the flop; to showdown: how many of the flops seen
