# Chips that move beside the pots, for a bounty or without a word, are won and lost, not bought.
# rules: MIK-09

file bounty.csv:
  entry,at,order
  "The player ""Ann @ ann1"" joined the game with a stack of 100.00.",2025-12-01T20:00:09.000Z,1000
  "The player ""Bob @ bob1"" joined the game with a stack of 100.00.",2025-12-01T20:00:18.000Z,1010
  "The player ""Cal @ cal1"" joined the game with a stack of 100.00.",2025-12-01T20:00:27.000Z,1020
  "-- starting hand #1 (id: h1k)  (No Limit Texas Hold'em) (dealer: ""Cal @ cal1"") --",2025-12-01T20:00:36.000Z,1030
  "Player stacks: #1 ""Cal @ cal1"" (100.00) | #2 ""Ann @ ann1"" (100.00) | #3 ""Bob @ bob1"" (100.00)",2025-12-01T20:00:45.000Z,1040
  """Ann @ ann1"" posts a small blind of 0.50",2025-12-01T20:00:54.000Z,1050
  """Bob @ bob1"" posts a big blind of 1.00",2025-12-01T20:01:03.000Z,1060
  """Cal @ cal1"" folds",2025-12-01T20:01:12.000Z,1070
  """Ann @ ann1"" folds",2025-12-01T20:01:21.000Z,1080
  "Uncalled bet of 0.50 returned to ""Bob @ bob1""",2025-12-01T20:01:30.000Z,1090
  """Bob @ bob1"" collected 1.00 from pot",2025-12-01T20:01:39.000Z,1100
  """Bob @ bob1"" collected 20.00 from the 7-2 bounty",2025-12-01T20:01:48.000Z,1110
  -- ending hand #1 --,2025-12-01T20:01:57.000Z,1120
  "-- starting hand #2 (id: h2k)  (No Limit Texas Hold'em) (dealer: ""Ann @ ann1"") --",2025-12-01T20:02:06.000Z,1130
  "Player stacks: #1 ""Ann @ ann1"" (89.50) | #2 ""Bob @ bob1"" (120.50) | #3 ""Cal @ cal1"" (90.00)",2025-12-01T20:02:15.000Z,1140
  """Bob @ bob1"" posts a small blind of 0.50",2025-12-01T20:02:24.000Z,1150
  """Cal @ cal1"" posts a big blind of 1.00",2025-12-01T20:02:33.000Z,1160
  """Ann @ ann1"" folds",2025-12-01T20:02:42.000Z,1170
  """Bob @ bob1"" folds",2025-12-01T20:02:51.000Z,1180
  "Uncalled bet of 0.50 returned to ""Cal @ cal1""",2025-12-01T20:03:00.000Z,1190
  """Cal @ cal1"" collected 1.00 from pot",2025-12-01T20:03:09.000Z,1200
  -- ending hand #2 --,2025-12-01T20:03:18.000Z,1210
  "The player ""Bob @ bob1"" quits the game with a stack of 120.00.",2025-12-01T20:03:27.000Z,1220
file after.csv:
  entry,at,order
  "The player ""Ann @ ann1"" joined the game with a stack of 100.00.",2025-12-01T20:00:09.000Z,1000
  "The player ""Bob @ bob1"" joined the game with a stack of 100.00.",2025-12-01T20:00:18.000Z,1010
  "The player ""Cal @ cal1"" joined the game with a stack of 100.00.",2025-12-01T20:00:27.000Z,1020
  "-- starting hand #1 (id: h1k)  (No Limit Texas Hold'em) (dealer: ""Cal @ cal1"") --",2025-12-01T20:00:36.000Z,1030
  "Player stacks: #1 ""Cal @ cal1"" (100.00) | #2 ""Ann @ ann1"" (100.00) | #3 ""Bob @ bob1"" (100.00)",2025-12-01T20:00:45.000Z,1040
  """Ann @ ann1"" posts a small blind of 0.50",2025-12-01T20:00:54.000Z,1050
  """Bob @ bob1"" posts a big blind of 1.00",2025-12-01T20:01:03.000Z,1060
  """Cal @ cal1"" folds",2025-12-01T20:01:12.000Z,1070
  """Ann @ ann1"" folds",2025-12-01T20:01:21.000Z,1080
  "Uncalled bet of 0.50 returned to ""Bob @ bob1""",2025-12-01T20:01:30.000Z,1090
  """Bob @ bob1"" collected 1.00 from pot",2025-12-01T20:01:39.000Z,1100
  -- ending hand #1 --,2025-12-01T20:01:48.000Z,1110
  """Bob @ bob1"" collected 20.00 from the 7-2 bounty",2025-12-01T20:01:57.000Z,1120
  "The admin updated the player ""Ann @ ann1"" stack from 89.50 to 109.50.",2025-12-01T20:02:06.000Z,1130
  "-- starting hand #2 (id: h2k)  (No Limit Texas Hold'em) (dealer: ""Ann @ ann1"") --",2025-12-01T20:02:15.000Z,1140
  "Player stacks: #1 ""Ann @ ann1"" (109.50) | #2 ""Bob @ bob1"" (120.50) | #3 ""Cal @ cal1"" (90.00)",2025-12-01T20:02:24.000Z,1150
  """Bob @ bob1"" posts a small blind of 0.50",2025-12-01T20:02:33.000Z,1160
  """Cal @ cal1"" posts a big blind of 1.00",2025-12-01T20:02:42.000Z,1170
  """Ann @ ann1"" folds",2025-12-01T20:02:51.000Z,1180
  """Bob @ bob1"" folds",2025-12-01T20:03:00.000Z,1190
  "Uncalled bet of 0.50 returned to ""Cal @ cal1""",2025-12-01T20:03:09.000Z,1200
  """Cal @ cal1"" collected 1.00 from pot",2025-12-01T20:03:18.000Z,1210
  -- ending hand #2 --,2025-12-01T20:03:27.000Z,1220
  "The player ""Bob @ bob1"" quits the game with a stack of 120.00.",2025-12-01T20:03:36.000Z,1230
file cut.csv:
  entry,at,order
  "The player ""Ann @ ann1"" joined the game with a stack of 100.00.",2025-12-01T20:00:09.000Z,1000
  "The player ""Bob @ bob1"" joined the game with a stack of 100.00.",2025-12-01T20:00:18.000Z,1010
  "The player ""Cal @ cal1"" joined the game with a stack of 100.00.",2025-12-01T20:00:27.000Z,1020
  "-- starting hand #1 (id: h1k)  (No Limit Texas Hold'em) (dealer: ""Cal @ cal1"") --",2025-12-01T20:00:36.000Z,1030
  "Player stacks: #1 ""Cal @ cal1"" (100.00) | #2 ""Ann @ ann1"" (100.00) | #3 ""Bob @ bob1"" (100.00)",2025-12-01T20:00:45.000Z,1040
  """Ann @ ann1"" posts a small blind of 0.50",2025-12-01T20:00:54.000Z,1050
  """Bob @ bob1"" posts a big blind of 1.00",2025-12-01T20:01:03.000Z,1060
  """Cal @ cal1"" folds",2025-12-01T20:01:12.000Z,1070
  """Ann @ ann1"" folds",2025-12-01T20:01:21.000Z,1080
  "Uncalled bet of 0.50 returned to ""Bob @ bob1""",2025-12-01T20:01:30.000Z,1090
  """Bob @ bob1"" collected 1.00 from pot",2025-12-01T20:01:39.000Z,1100
  """Bob @ bob1"" collected 20.00 from the 7-2 bounty",2025-12-01T20:01:48.000Z,1110
  -- ending hand #1 --,2025-12-01T20:01:57.000Z,1120
file silent.csv:
  entry,at,order
  "The player ""Ann @ ann1"" joined the game with a stack of 100.00.",2025-12-01T20:00:09.000Z,1000
  "The player ""Bob @ bob1"" joined the game with a stack of 100.00.",2025-12-01T20:00:18.000Z,1010
  "The player ""Cal @ cal1"" joined the game with a stack of 100.00.",2025-12-01T20:00:27.000Z,1020
  "-- starting hand #1 (id: h1k)  (No Limit Texas Hold'em) (dealer: ""Cal @ cal1"") --",2025-12-01T20:00:36.000Z,1030
  "Player stacks: #1 ""Cal @ cal1"" (100.00) | #2 ""Ann @ ann1"" (100.00) | #3 ""Bob @ bob1"" (100.00)",2025-12-01T20:00:45.000Z,1040
  """Ann @ ann1"" posts a small blind of 0.50",2025-12-01T20:00:54.000Z,1050
  """Bob @ bob1"" posts a big blind of 1.00",2025-12-01T20:01:03.000Z,1060
  """Cal @ cal1"" folds",2025-12-01T20:01:12.000Z,1070
  """Ann @ ann1"" folds",2025-12-01T20:01:21.000Z,1080
  "Uncalled bet of 0.50 returned to ""Bob @ bob1""",2025-12-01T20:01:30.000Z,1090
  """Bob @ bob1"" collected 1.00 from pot",2025-12-01T20:01:39.000Z,1100
  """Bob @ bob1"" does something new",2025-12-01T20:01:48.000Z,1110
  -- ending hand #1 --,2025-12-01T20:01:57.000Z,1120
  "-- starting hand #2 (id: h2k)  (No Limit Texas Hold'em) (dealer: ""Ann @ ann1"") --",2025-12-01T20:02:06.000Z,1130
  "Player stacks: #1 ""Ann @ ann1"" (89.50) | #2 ""Bob @ bob1"" (120.50) | #3 ""Cal @ cal1"" (90.00)",2025-12-01T20:02:15.000Z,1140
  """Bob @ bob1"" posts a small blind of 0.50",2025-12-01T20:02:24.000Z,1150
  """Cal @ cal1"" posts a big blind of 1.00",2025-12-01T20:02:33.000Z,1160
  """Ann @ ann1"" folds",2025-12-01T20:02:42.000Z,1170
  """Bob @ bob1"" folds",2025-12-01T20:02:51.000Z,1180
  "Uncalled bet of 0.50 returned to ""Cal @ cal1""",2025-12-01T20:03:00.000Z,1190
  """Cal @ cal1"" collected 1.00 from pot",2025-12-01T20:03:09.000Z,1200
  -- ending hand #2 --,2025-12-01T20:03:18.000Z,1210
  "The player ""Bob @ bob1"" quits the game with a stack of 120.00.",2025-12-01T20:03:27.000Z,1220

$ init --house casino
  started a new book in USD with `casino` rules
  recorded #2 ········
! next: add the players (player add NAME NAME)
$ player add Ann Bob Cal
  Ann, a regular
  Bob, a regular
  Cal, a regular
  recorded #5 ········
! next: open the night (open --banker NAME)
$ import poker-now bounty.csv
  2 hands
  ¶
  Ann cashes out $89.50: $89.50 off what Ann owes the bank
  Cal cashes out $90.50: $90.50 off what Cal owes the bank
  ¶
  player   result  cash paid  gifts, losses
  ───────────────────────────────────────────
  Cal      -$9.50          –              –
  Ann     -$10.50          –              –
  Bob      $20.00          –              –
  ¶
  THE BOOK
  debtor        creditor  amount
  ────────────────────────────────
  Cal     owes  Bob        $9.50
  Ann     owes  Bob       $10.50
  ¶
  was 3 debts:
  debtor        creditor  amount
  ────────────────────────────────
  Cal     owes  bank       $9.50
  Ann     owes  bank      $10.50
  bank    owes  Bob       $20.00
  Cal, Bob and Ann settle up among themselves
  night 1 is closed
  recorded #25 ········
! next: see who pays whom (book)
$ night 1
  night 1 at The Card Room, 2025-12-01 20:00 to 2025-12-01 20:03, 2 hands
  ¶
  player   result  cash paid  gifts, losses
  ───────────────────────────────────────────
  Cal      -$9.50          –              –
  Ann     -$10.50          –              –
  Bob      $20.00          –              –
$ --book after.book init --house casino
  started a new book in USD with `casino` rules
  recorded #2 ········
! next: add the players (player add NAME NAME)
$ --book after.book player add Ann Bob Cal
  Ann, a regular
  Bob, a regular
  Cal, a regular
  recorded #5 ········
! next: open the night (open --banker NAME)
$ --book after.book import poker-now after.csv
  2 hands
  ¶
  Cal cashes out $90.50: $90.50 off what Cal owes the bank
  Ann cashes out $109.50: $109.50 off what Ann owes the bank
  ¶
  player   result  cash paid  gifts, losses
  ───────────────────────────────────────────
  Cal      -$9.50          –              –
  Ann     -$10.50          –              –
  Bob      $20.00          –              –
  ¶
  THE BOOK
  debtor        creditor  amount
  ────────────────────────────────
  Ann     owes  Bob       $10.50
  Cal     owes  Bob        $9.50
  ¶
  was 3 debts:
  debtor        creditor  amount
  ────────────────────────────────
  Ann     owes  bank      $10.50
  Cal     owes  bank       $9.50
  bank    owes  Bob       $20.00
  Ann, Bob and Cal settle up among themselves
  night 1 is closed
  recorded #26 ········
! next: see who pays whom (book)
$ --book cut.book init --house casino
  started a new book in USD with `casino` rules
  recorded #2 ········
! next: add the players (player add NAME NAME)
$ --book cut.book player add Ann Bob Cal
  Ann, a regular
  Bob, a regular
  Cal, a regular
  recorded #5 ········
! next: open the night (open --banker NAME)
$ --book cut.book import poker-now cut.csv
! error: cut.csv:5:1: the log doesn't say what everybody had after the bounty of hand 1
! hint: --book cut.book import poker-now cut.csv --skip-refused
= 5
$ --book silent.book init --house casino
  started a new book in USD with `casino` rules
  recorded #2 ········
! next: add the players (player add NAME NAME)
$ --book silent.book player add Ann Bob Cal
  Ann, a regular
  Bob, a regular
  Cal, a regular
  recorded #5 ········
! next: open the night (open --banker NAME)
$ --book silent.book import poker-now silent.csv
  2 hands
  ¶
  Ann cashes out $89.50: $89.50 off what Ann owes the bank
  Cal cashes out $90.50: $90.50 off what Cal owes the bank
  ¶
  player   result  cash paid  gifts, losses
  ───────────────────────────────────────────
  Cal      -$9.50          –              –
  Ann     -$10.50          –              –
  Bob      $20.00          –              –
  ¶
  THE BOOK
  debtor        creditor  amount
  ────────────────────────────────
  Cal     owes  Bob        $9.50
  Ann     owes  Bob       $10.50
  ¶
  was 3 debts:
  debtor        creditor  amount
  ────────────────────────────────
  Cal     owes  bank       $9.50
  Ann     owes  bank      $10.50
  bank    owes  Bob       $20.00
  Cal, Bob and Ann settle up among themselves
  night 1 is closed
  recorded #25 ········
! next: see who pays whom (book)
