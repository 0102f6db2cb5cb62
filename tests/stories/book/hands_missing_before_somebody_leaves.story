# Hands missing from a log right before somebody leaves, runs out of chips or gets more: the chips that are told say who won.
# rules: MIK-09

file q2.csv:
  entry,at,order
  "The player ""Ann @ ann1"" joined the game with a stack of 100.00.",2025-12-01T20:00:10.000Z,10
  "The player ""Bob @ bob1"" joined the game with a stack of 100.00.",2025-12-01T20:00:20.000Z,20
  "The player ""Cal @ cal1"" joined the game with a stack of 100.00.",2025-12-01T20:00:30.000Z,30
  "The player ""Dee @ dee1"" joined the game with a stack of 100.00.",2025-12-01T20:00:40.000Z,40
  "-- starting hand #1 (id: h1k)  (No Limit Texas Hold'em) (dealer: ""Dee @ dee1"") --",2025-12-01T20:00:50.000Z,50
  "Player stacks: #1 ""Ann @ ann1"" (100.00) | #2 ""Bob @ bob1"" (100.00) | #3 ""Cal @ cal1"" (100.00) | #4 ""Dee @ dee1"" (100.00)",2025-12-01T20:01:00.000Z,60
  """Ann @ ann1"" posts a small blind of 0.50",2025-12-01T20:01:10.000Z,70
  """Bob @ bob1"" posts a big blind of 1.00",2025-12-01T20:01:20.000Z,80
  """Cal @ cal1"" folds",2025-12-01T20:01:30.000Z,90
  """Dee @ dee1"" folds",2025-12-01T20:01:40.000Z,100
  """Ann @ ann1"" folds",2025-12-01T20:01:50.000Z,110
  "Uncalled bet of 0.50 returned to ""Bob @ bob1""",2025-12-01T20:02:00.000Z,120
  """Bob @ bob1"" collected 1.00 from pot",2025-12-01T20:02:10.000Z,130
  -- ending hand #1 --,2025-12-01T20:02:20.000Z,140
  "The player ""Bob @ bob1"" quits the game with a stack of 40.50.",2025-12-01T20:02:30.000Z,150
  "The player ""Cal @ cal1"" quits the game with a stack of 160.00.",2025-12-01T20:02:40.000Z,160
  "-- starting hand #3 (id: h3k)  (No Limit Texas Hold'em) (dealer: ""Ann @ ann1"") --",2025-12-01T20:02:50.000Z,170
  "Player stacks: #1 ""Ann @ ann1"" (99.50) | #2 ""Dee @ dee1"" (100.00)",2025-12-01T20:03:00.000Z,180
  """Ann @ ann1"" posts a small blind of 0.50",2025-12-01T20:03:10.000Z,190
  """Dee @ dee1"" posts a big blind of 1.00",2025-12-01T20:03:20.000Z,200
  """Ann @ ann1"" folds",2025-12-01T20:03:30.000Z,210
  "Uncalled bet of 0.50 returned to ""Dee @ dee1""",2025-12-01T20:03:40.000Z,220
  """Dee @ dee1"" collected 1.00 from pot",2025-12-01T20:03:50.000Z,230
  -- ending hand #3 --,2025-12-01T20:04:00.000Z,240
file bust.csv:
  entry,at,order
  "The player ""Ann @ ann1"" joined the game with a stack of 100.00.",2025-12-01T20:00:10.000Z,10
  "The player ""Bob @ bob1"" joined the game with a stack of 100.00.",2025-12-01T20:00:20.000Z,20
  "The player ""Cal @ cal1"" joined the game with a stack of 100.00.",2025-12-01T20:00:30.000Z,30
  "-- starting hand #1 (id: h1k)  (No Limit Texas Hold'em) (dealer: ""Cal @ cal1"") --",2025-12-01T20:00:40.000Z,40
  "Player stacks: #1 ""Ann @ ann1"" (100.00) | #2 ""Bob @ bob1"" (100.00) | #3 ""Cal @ cal1"" (100.00)",2025-12-01T20:00:50.000Z,50
  """Ann @ ann1"" posts a small blind of 0.50",2025-12-01T20:01:00.000Z,60
  """Bob @ bob1"" posts a big blind of 1.00",2025-12-01T20:01:10.000Z,70
  """Cal @ cal1"" folds",2025-12-01T20:01:20.000Z,80
  """Ann @ ann1"" folds",2025-12-01T20:01:30.000Z,90
  "Uncalled bet of 0.50 returned to ""Bob @ bob1""",2025-12-01T20:01:40.000Z,100
  """Bob @ bob1"" collected 1.00 from pot",2025-12-01T20:01:50.000Z,110
  -- ending hand #1 --,2025-12-01T20:02:00.000Z,120
  "-- starting hand #3 (id: h3k)  (No Limit Texas Hold'em) (dealer: ""Ann @ ann1"") --",2025-12-01T20:02:10.000Z,130
  "Player stacks: #1 ""Ann @ ann1"" (200.00) | #2 ""Cal @ cal1"" (100.00)",2025-12-01T20:02:20.000Z,140
  """Ann @ ann1"" posts a small blind of 0.50",2025-12-01T20:02:30.000Z,150
  """Cal @ cal1"" posts a big blind of 1.00",2025-12-01T20:02:40.000Z,160
  """Ann @ ann1"" folds",2025-12-01T20:02:50.000Z,170
  "Uncalled bet of 0.50 returned to ""Cal @ cal1""",2025-12-01T20:03:00.000Z,180
  """Cal @ cal1"" collected 1.00 from pot",2025-12-01T20:03:10.000Z,190
  -- ending hand #3 --,2025-12-01T20:03:20.000Z,200
  "-- starting hand #4 (id: h4k)  (No Limit Texas Hold'em) (dealer: ""Cal @ cal1"") --",2025-12-01T20:03:30.000Z,210
  "Player stacks: #1 ""Cal @ cal1"" (100.50) | #2 ""Ann @ ann1"" (199.50)",2025-12-01T20:03:40.000Z,220
  """Cal @ cal1"" posts a small blind of 0.50",2025-12-01T20:03:50.000Z,230
  """Ann @ ann1"" posts a big blind of 1.00",2025-12-01T20:04:00.000Z,240
  """Cal @ cal1"" folds",2025-12-01T20:04:10.000Z,250
  "Uncalled bet of 0.50 returned to ""Ann @ ann1""",2025-12-01T20:04:20.000Z,260
  """Ann @ ann1"" collected 1.00 from pot",2025-12-01T20:04:30.000Z,270
  -- ending hand #4 --,2025-12-01T20:04:40.000Z,280
file top2.csv:
  entry,at,order
  "The player ""Ann @ a1"" joined the game with a stack of 100.00.",2025-12-01T20:00:00.000Z,1
  "The player ""Bob @ b1"" joined the game with a stack of 100.00.",2025-12-01T20:00:01.000Z,2
  "-- starting hand #1 (id: h1)  (No Limit Texas Hold'em) (dealer: ""Ann @ a1"") --",2025-12-01T20:01:00.000Z,3
  "Player stacks: #1 ""Ann @ a1"" (100.00) | #2 ""Bob @ b1"" (100.00)",2025-12-01T20:01:00.000Z,4
  """Ann @ a1"" posts a small blind of 0.50",2025-12-01T20:01:00.000Z,5
  """Bob @ b1"" posts a big blind of 1.00",2025-12-01T20:01:00.000Z,6
  """Ann @ a1"" folds",2025-12-01T20:01:20.000Z,7
  "Uncalled bet of 0.50 returned to ""Bob @ b1""",2025-12-01T20:01:20.000Z,8
  """Bob @ b1"" collected 1.00 from pot",2025-12-01T20:01:20.000Z,9
  "-- ending hand #1 --",2025-12-01T20:01:20.000Z,10
  "The admin updated the player ""Ann @ a1"" stack from 149.50 to 169.50.",2025-12-01T20:02:30.000Z,22
  "The admin updated the player ""Bob @ b1"" stack from 50.50 to 70.50.",2025-12-01T20:02:31.000Z,22
  "-- starting hand #3 (id: h3)  (No Limit Texas Hold'em) (dealer: ""Ann @ a1"") --",2025-12-01T20:03:00.000Z,23
  "Player stacks: #1 ""Ann @ a1"" (169.50) | #2 ""Bob @ b1"" (70.50)",2025-12-01T20:03:00.000Z,24
  """Ann @ a1"" posts a small blind of 0.50",2025-12-01T20:03:00.000Z,25
  """Bob @ b1"" posts a big blind of 1.00",2025-12-01T20:03:00.000Z,26
  """Ann @ a1"" folds",2025-12-01T20:03:20.000Z,27
  "Uncalled bet of 0.50 returned to ""Bob @ b1""",2025-12-01T20:03:20.000Z,28
  """Bob @ b1"" collected 1.00 from pot",2025-12-01T20:03:20.000Z,29
  "-- ending hand #3 --",2025-12-01T20:03:20.000Z,30
  "The player ""Bob @ b1"" quits the game with a stack of 71.00.",2025-12-01T20:04:00.000Z,31
file fh.csv:
  entry,at,order
  "The player ""Ann @ ann1"" joined the game with a stack of 100.00.",2025-12-01T20:00:10.000Z,10
  "The player ""Bob @ bob1"" joined the game with a stack of 100.00.",2025-12-01T20:00:20.000Z,20
  "-- starting hand #2 (id: h2k)  (No Limit Texas Hold'em) (dealer: ""Ann @ ann1"") --",2025-12-01T20:00:30.000Z,30
  "Player stacks: #1 ""Ann @ ann1"" (160.00) | #2 ""Bob @ bob1"" (40.00)",2025-12-01T20:00:40.000Z,40
  """Ann @ ann1"" posts a small blind of 0.50",2025-12-01T20:00:50.000Z,50
  """Bob @ bob1"" posts a big blind of 1.00",2025-12-01T20:01:00.000Z,60
  """Ann @ ann1"" folds",2025-12-01T20:01:10.000Z,70
  "Uncalled bet of 0.50 returned to ""Bob @ bob1""",2025-12-01T20:01:20.000Z,80
  """Bob @ bob1"" collected 1.00 from pot",2025-12-01T20:01:30.000Z,90
  -- ending hand #2 --,2025-12-01T20:01:40.000Z,100
  "The player ""Bob @ bob1"" quits the game with a stack of 40.50.",2025-12-01T20:01:50.000Z,110
file lasth.csv:
  entry,at,order
  "The player ""Ann @ ann1"" joined the game with a stack of 100.00.",2025-12-01T20:00:10.000Z,10
  "The player ""Bob @ bob1"" joined the game with a stack of 100.00.",2025-12-01T20:00:20.000Z,20
  "-- starting hand #1 (id: h1k)  (No Limit Texas Hold'em) (dealer: ""Ann @ ann1"") --",2025-12-01T20:00:30.000Z,30
  "Player stacks: #1 ""Ann @ ann1"" (100.00) | #2 ""Bob @ bob1"" (100.00)",2025-12-01T20:00:40.000Z,40
  """Ann @ ann1"" posts a small blind of 0.50",2025-12-01T20:00:50.000Z,50
  """Bob @ bob1"" posts a big blind of 1.00",2025-12-01T20:01:00.000Z,60
  """Ann @ ann1"" folds",2025-12-01T20:01:10.000Z,70
  "Uncalled bet of 0.50 returned to ""Bob @ bob1""",2025-12-01T20:01:20.000Z,80
  """Bob @ bob1"" collected 1.00 from pot",2025-12-01T20:01:30.000Z,90
  -- ending hand #1 --,2025-12-01T20:01:40.000Z,100
  "The player ""Bob @ bob1"" quits the game with a stack of 50.50.",2025-12-01T20:01:50.000Z,110
file before.csv:
  entry,at,order
  -- ending hand #3 --,2025-12-01T20:05:00.000Z,1340
  """Bob @ bob1"" collected 1.00 from pot",2025-12-01T20:04:51.000Z,1330
  "Uncalled bet of 0.50 returned to ""Bob @ bob1""",2025-12-01T20:04:42.000Z,1320
  """Ann @ ann1"" folds",2025-12-01T20:04:33.000Z,1310
  """Bob @ bob1"" posts a big blind of 1.00",2025-12-01T20:04:24.000Z,1300
  """Ann @ ann1"" posts a small blind of 0.50",2025-12-01T20:04:15.000Z,1290
  "Player stacks: #1 ""Ann @ ann1"" (279.50) | #2 ""Bob @ bob1"" (120.50)",2025-12-01T20:04:06.000Z,1280
  "-- starting hand #3 (id: h3k)  (No Limit Texas Hold'em) (dealer: ""Ann @ ann1"") --",2025-12-01T20:03:57.000Z,1270
  "The admin updated the player ""Bob @ bob1"" stack from 100.50 to 200.50.",2025-12-01T20:01:48.000Z,1110
  "The admin updated the player ""Ann @ ann1"" stack from 99.50 to 199.50.",2025-12-01T20:01:39.000Z,1100
  -- ending hand #1 --,2025-12-01T20:01:30.000Z,1090
  """Bob @ bob1"" collected 1.00 from pot",2025-12-01T20:01:21.000Z,1080
  "Uncalled bet of 0.50 returned to ""Bob @ bob1""",2025-12-01T20:01:12.000Z,1070
  """Ann @ ann1"" folds",2025-12-01T20:01:03.000Z,1060
  """Bob @ bob1"" posts a big blind of 1.00",2025-12-01T20:00:54.000Z,1050
  """Ann @ ann1"" posts a small blind of 0.50",2025-12-01T20:00:45.000Z,1040
  "Player stacks: #1 ""Ann @ ann1"" (100.00) | #2 ""Bob @ bob1"" (100.00)",2025-12-01T20:00:36.000Z,1030
  "-- starting hand #1 (id: h1k)  (No Limit Texas Hold'em) (dealer: ""Ann @ ann1"") --",2025-12-01T20:00:27.000Z,1020
  "The player ""Bob @ bob1"" joined the game with a stack of 100.00.",2025-12-01T20:00:18.000Z,1010
  "The player ""Ann @ ann1"" joined the game with a stack of 100.00.",2025-12-01T20:00:09.000Z,1000

$ init --house mike
  started a new book in USD with `mike` rules
  recorded #2 ········
! next: add the players (player add NAME NAME)
$ player add Ann Bob Cal Dee
  Ann, a regular
  Bob, a regular
  Cal, a regular
  Dee, a regular
  recorded #6 ········
! next: open the night (open --banker NAME)
$ import poker-now q2.csv --banker Ann
! error: q2.csv:18:1: hand 2 isn't in the log
! hint: import poker-now q2.csv --banker Ann --skip-refused
= 5
$ import poker-now q2.csv --banker Ann --skip-refused
  2 hands
    not recorded: hand 2 isn't in the log
  ¶
  Ann cashes out $99.00: $99.00 off what Ann owes the bank
  Dee cashes out $100.50: $100.00 off what Dee owes the bank, and the bank owes
    Dee $0.50
  ¶
  player   result  cash paid  gifts, losses
  ───────────────────────────────────────────
  Ann      -$1.00          –              –
  Bob     -$59.50          –              –
  Cal      $60.00          –              –
  Dee       $0.50          –              –
  ¶
  THE BOOK
  debtor        creditor  amount
  ────────────────────────────────
  Ann     owes  Cal        $1.00
  Bob     owes  Cal       $59.00
  Bob     owes  Dee        $0.50
  ¶
  was 4 debts (MIK-10):
  debtor        creditor  amount
  ────────────────────────────────
  Ann     owes  bank       $1.00
  Bob     owes  bank      $59.50
  bank    owes  Cal       $60.00
  bank    owes  Dee        $0.50
  Ann, Cal, Bob and Dee settle up among themselves
  night 1 is closed
  recorded #28 ········
! next: see who pays whom (book)
$ --book b1.book init --house mike
  started a new book in USD with `mike` rules
  recorded #2 ········
! next: add the players (player add NAME NAME)
$ --book b1.book player add Ann Bob Cal Dee
  Ann, a regular
  Bob, a regular
  Cal, a regular
  Dee, a regular
  recorded #6 ········
! next: open the night (open --banker NAME)
$ --book b1.book import poker-now bust.csv --banker Ann
! error: bust.csv:14:1: hand 2 isn't in the log
! hint: --book b1.book import poker-now bust.csv --banker Ann --skip-refused
= 5
$ --book b1.book import poker-now bust.csv --banker Ann --skip-refused
  3 hands
    not recorded: hand 2 isn't in the log
  ¶
  Cal cashes out $100.00: $100.00 off what Cal owes the bank
  Ann cashes out $200.00: $100.00 off what Ann owes the bank, and the bank owes
    Ann $100.00
  ¶
  player    result  cash paid  gifts, losses
  ────────────────────────────────────────────
  Ann      $100.00          –              –
  Bob     -$100.00          –              –
  Cal        $0.00          –              –
  ¶
  THE BOOK
  debtor        creditor   amount
  ─────────────────────────────────
  Bob     owes  Ann       $100.00
  ¶
  was 2 debts (MIK-10):
  debtor        creditor   amount
  ─────────────────────────────────
  Bob     owes  bank      $100.00
  bank    owes  Ann       $100.00
  Bob and Ann settle up with each other
  night 1 is closed
  recorded #24 ········
! next: see who pays whom (book)
$ --book b2.book init --house mike
  started a new book in USD with `mike` rules
  recorded #2 ········
! next: add the players (player add NAME NAME)
$ --book b2.book player add Ann Bob Cal Dee
  Ann, a regular
  Bob, a regular
  Cal, a regular
  Dee, a regular
  recorded #6 ········
! next: open the night (open --banker NAME)
$ --book b2.book import poker-now top2.csv --banker Ann
! error: top2.csv:14:1: hand 2 isn't in the log
! hint: --book b2.book import poker-now top2.csv --banker Ann --skip-refused
= 5
$ --book b2.book import poker-now top2.csv --banker Ann --skip-refused
  2 hands
    not recorded: hand 2 isn't in the log
  ¶
  Ann cashes out $169.00: $120.00 off what Ann owes the bank, and the bank owes
    Ann $49.00
  ¶
  player   result  cash paid  gifts, losses
  ───────────────────────────────────────────
  Ann      $49.00          –              –
  Bob     -$49.00          –              –
  ¶
  THE BOOK
  debtor        creditor  amount
  ────────────────────────────────
  Bob     owes  Ann       $49.00
  ¶
  was 2 debts (MIK-10):
  debtor        creditor  amount
  ────────────────────────────────
  Bob     owes  bank      $49.00
  bank    owes  Ann       $49.00
  Bob and Ann settle up with each other
  night 1 is closed
  recorded #23 ········
! next: see who pays whom (book)
$ --book b3.book init --house mike
  started a new book in USD with `mike` rules
  recorded #2 ········
! next: add the players (player add NAME NAME)
$ --book b3.book player add Ann Bob Cal Dee
  Ann, a regular
  Bob, a regular
  Cal, a regular
  Dee, a regular
  recorded #6 ········
! next: open the night (open --banker NAME)
$ --book b3.book import poker-now fh.csv --banker Ann
! error: fh.csv:4:1: hand 1 isn't in the log
! hint: --book b3.book import poker-now fh.csv --banker Ann --skip-refused
= 5
$ --book b3.book import poker-now fh.csv --banker Ann --skip-refused
  1 hand
    not recorded: hand 1 isn't in the log
  ¶
  Ann cashes out $159.50: $100.00 off what Ann owes the bank, and the bank owes
    Ann $59.50
  ¶
  player   result  cash paid  gifts, losses
  ───────────────────────────────────────────
  Ann      $59.50          –              –
  Bob     -$59.50          –              –
  ¶
  THE BOOK
  debtor        creditor  amount
  ────────────────────────────────
  Bob     owes  Ann       $59.50
  ¶
  was 2 debts (MIK-10):
  debtor        creditor  amount
  ────────────────────────────────
  Bob     owes  bank      $59.50
  bank    owes  Ann       $59.50
  Bob and Ann settle up with each other
  night 1 is closed
  recorded #20 ········
! next: see who pays whom (book)
$ --book b4.book init --house mike
  started a new book in USD with `mike` rules
  recorded #2 ········
! next: add the players (player add NAME NAME)
$ --book b4.book player add Ann Bob Cal Dee
  Ann, a regular
  Bob, a regular
  Cal, a regular
  Dee, a regular
  recorded #6 ········
! next: open the night (open --banker NAME)
$ --book b4.book import poker-now lasth.csv --banker Ann
! error: lasth.csv:12:1: what was played after hand 1 isn't in the log
! hint: --book b4.book import poker-now lasth.csv --banker Ann --skip-refused
= 5
$ --book b4.book import poker-now lasth.csv --banker Ann --skip-refused
! error: the ledger is off: $50.00 short in chips
! hint: --book b4.book import poker-now lasth.csv --banker Ann --skip-refused --over-short house
! hint: --book b4.book import poker-now lasth.csv --banker Ann --skip-refused --over-short banker
= 4
$ --book b5.book init --house mike
  started a new book in USD with `mike` rules
  recorded #2 ········
! next: add the players (player add NAME NAME)
$ --book b5.book player add Ann Bob Cal Dee
  Ann, a regular
  Bob, a regular
  Cal, a regular
  Dee, a regular
  recorded #6 ········
! next: open the night (open --banker NAME)
$ --book b5.book import poker-now before.csv --banker Ann --skip-refused
  2 hands
    not recorded: hand 2 isn't in the log
  ¶
  Bob cashes out $121.00: $121.00 off what Bob owes the bank
  Ann cashes out $279.00: $200.00 off what Ann owes the bank, and the bank owes
    Ann $79.00
  ¶
  player   result  cash paid  gifts, losses
  ───────────────────────────────────────────
  Ann      $79.00          –              –
  Bob     -$79.00          –              –
  ¶
  THE BOOK
  debtor        creditor  amount
  ────────────────────────────────
  Bob     owes  Ann       $79.00
  ¶
  was 2 debts (MIK-10):
  debtor        creditor  amount
  ────────────────────────────────
  Bob     owes  bank      $79.00
  bank    owes  Ann       $79.00
  Bob and Ann settle up with each other
  night 1 is closed
  recorded #24 ········
! next: see who pays whom (book)
