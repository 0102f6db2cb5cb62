# A ledger of the whole evening and a log saved earlier: the log is the one to save again, not the ledger
# rules: MIK-10

file ledger.csv:
  player_nickname,player_id,session_start_at,session_end_at,buy_in,buy_out,stack,net
  Eve,eve1,2025-12-01T20:00:31.000Z,2025-12-01T20:07:42.000Z,100.00,192.50,0.00,92.50
  Dee,dee1,2025-12-01T20:00:27.000Z,,105.00,,6.50,-98.50
  Cal,cal1,2025-12-01T20:00:19.000Z,2025-12-01T20:07:39.000Z,200.00,203.50,0.00,3.50
  Bob,bob1,2025-12-01T20:00:12.000Z,2025-12-01T20:07:37.000Z,100.00,50.00,0.00,-50.00
  Ann,ann1,2025-12-01T20:00:07.000Z,2025-12-01T20:04:06.000Z,200.00,252.50,0.00,52.50

file log.csv:
  entry,at,order
  -- ending hand #4 --,2025-12-01T20:05:25.000Z,1590
  """Cal @ cal1"" collected 7.00 from pot",2025-12-01T20:05:23.000Z,1580
  "Uncalled bet of 2.00 returned to ""Cal @ cal1""",2025-12-01T20:05:21.000Z,1570
  """Eve @ eve1"" folds",2025-12-01T20:05:13.000Z,1560
  """Cal @ cal1"" bets 2.00",2025-12-01T20:05:08.000Z,1550
  "Flop:  [3♠, 8♦, J♣]",2025-12-01T20:05:07.000Z,1540
  """Dee @ dee1"" folds",2025-12-01T20:05:04.000Z,1530
  """Cal @ cal1"" calls 3.00",2025-12-01T20:04:59.000Z,1520
  """Bob @ bob1"" folds",2025-12-01T20:04:55.000Z,1510
  """Eve @ eve1"" raises to 3.00",2025-12-01T20:04:49.000Z,1500
  """Dee @ dee1"" posts a big blind of 1.00",2025-12-01T20:04:42.000Z,1490
  """Cal @ cal1"" posts a small blind of 0.50",2025-12-01T20:04:37.000Z,1480
  "Player stacks: #1 ""Bob @ bob1"" (50.00) | #2 ""Cal @ cal1"" (199.50) | #3 ""Dee @ dee1"" (104.00) | #4 ""Eve @ eve1"" (99.00)",2025-12-01T20:04:28.000Z,1470
  "-- starting hand #4 (id: h4k6582627)  (No Limit Texas Hold'em) (dealer: ""Bob @ bob1"") --",2025-12-01T20:04:24.000Z,1460
  "The admin updated the player ""Dee @ dee1"" stack from 99.00 to 104.00.",2025-12-01T20:04:15.000Z,1450
  "The player ""Ann @ ann1"" quits the game with a stack of 252.50.",2025-12-01T20:04:06.000Z,1440
  -- ending hand #3 --,2025-12-01T20:04:01.000Z,1430
  """Ann @ ann1"" collected 1.00 from pot",2025-12-01T20:03:52.000Z,1420
  "Uncalled bet of 0.50 returned to ""Ann @ ann1""",2025-12-01T20:03:47.000Z,1410
  """Eve @ eve1"" folds",2025-12-01T20:03:45.000Z,1400
  """Dee @ dee1"" folds",2025-12-01T20:03:37.000Z,1390
  """Cal @ cal1"" folds",2025-12-01T20:03:28.000Z,1380
  """Bob @ bob1"" folds",2025-12-01T20:03:22.000Z,1370
  """Ann @ ann1"" posts a big blind of 1.00",2025-12-01T20:03:20.000Z,1360
  """Eve @ eve1"" posts a small blind of 0.50",2025-12-01T20:03:12.000Z,1350
  "Player stacks: #1 ""Ann @ ann1"" (252.00) | #2 ""Bob @ bob1"" (50.00) | #3 ""Cal @ cal1"" (199.50) | #4 ""Dee @ dee1"" (99.00) | #5 ""Eve @ eve1"" (99.50)",2025-12-01T20:03:03.000Z,1340
  "-- starting hand #3 (id: h3k4719574)  (No Limit Texas Hold'em) (dealer: ""Dee @ dee1"") --",2025-12-01T20:03:00.000Z,1330
  "The player ""Bob @ bob1"" rebought. New stack 50.00.",2025-12-01T20:02:56.000Z,1320
  -- ending hand #2 --,2025-12-01T20:02:52.000Z,1310
  """Ann @ ann1"" collected 1.00 from pot",2025-12-01T20:02:46.000Z,1300
  "Uncalled bet of 0.50 returned to ""Ann @ ann1""",2025-12-01T20:02:42.000Z,1290
  """Eve @ eve1"" folds",2025-12-01T20:02:36.000Z,1280
  """Dee @ dee1"" folds",2025-12-01T20:02:28.000Z,1270
  """Cal @ cal1"" folds",2025-12-01T20:02:27.000Z,1260
  """Ann @ ann1"" posts a big blind of 1.00",2025-12-01T20:02:20.000Z,1250
  """Eve @ eve1"" posts a small blind of 0.50",2025-12-01T20:02:19.000Z,1240
  "Player stacks: #1 ""Ann @ ann1"" (251.50) | #2 ""Cal @ cal1"" (199.50) | #3 ""Dee @ dee1"" (99.00) | #4 ""Eve @ eve1"" (100.00)",2025-12-01T20:02:10.000Z,1230
  "-- starting hand #2 (id: h2k9746862)  (No Limit Texas Hold'em) (dealer: ""Dee @ dee1"") --",2025-12-01T20:02:09.000Z,1220
  -- ending hand #1 --,2025-12-01T20:02:04.000Z,1210
  """Ann @ ann1"" collected 101.50 from pot with One Pair (combination: A♠, A♥, Q♥, J♣, 8♦)",2025-12-01T20:01:56.000Z,1200
  "River: 3♠, 8♦, J♣, Q♥ [5♦]",2025-12-01T20:01:48.000Z,1190
  "Turn: 3♠, 8♦, J♣ [Q♥]",2025-12-01T20:01:39.000Z,1180
  "Flop:  [3♠, 8♦, J♣]",2025-12-01T20:01:35.000Z,1170
  """Bob @ bob1"" shows a 7♦, 2♣.",2025-12-01T20:01:29.000Z,1160
  """Ann @ ann1"" shows a A♠, A♥.",2025-12-01T20:01:22.000Z,1150
  "Uncalled bet of 150.00 returned to ""Ann @ ann1""",2025-12-01T20:01:16.000Z,1140
  """Dee @ dee1"" folds",2025-12-01T20:01:07.000Z,1130
  """Cal @ cal1"" folds",2025-12-01T20:00:59.000Z,1120
  """Bob @ bob1"" calls 50.00 and go all in",2025-12-01T20:00:53.000Z,1110
  """Ann @ ann1"" raises to 200.00 and go all in",2025-12-01T20:00:51.000Z,1100
  """Eve @ eve1"" folds",2025-12-01T20:00:49.000Z,1090
  """Dee @ dee1"" posts a big blind of 1.00",2025-12-01T20:00:44.000Z,1080
  """Cal @ cal1"" posts a small blind of 0.50",2025-12-01T20:00:42.000Z,1070
  "Player stacks: #1 ""Ann @ ann1"" (200.00) | #2 ""Bob @ bob1"" (50.00) | #3 ""Cal @ cal1"" (200.00) | #4 ""Dee @ dee1"" (100.00) | #5 ""Eve @ eve1"" (100.00)",2025-12-01T20:00:39.000Z,1060
  "-- starting hand #1 (id: h1k9467240)  (No Limit Texas Hold'em) (dealer: ""Bob @ bob1"") --",2025-12-01T20:00:34.000Z,1050
  "The player ""Eve @ eve1"" joined the game with a stack of 100.00.",2025-12-01T20:00:31.000Z,1040
  "The player ""Dee @ dee1"" joined the game with a stack of 100.00.",2025-12-01T20:00:27.000Z,1030
  "The player ""Cal @ cal1"" joined the game with a stack of 200.00.",2025-12-01T20:00:19.000Z,1020
  "The player ""Bob @ bob1"" joined the game with a stack of 50.00.",2025-12-01T20:00:12.000Z,1010
  "The player ""Ann @ ann1"" joined the game with a stack of 200.00.",2025-12-01T20:00:07.000Z,1000

file results.csv:
  date,player,net
  2025-01-01,Ann,5
  2025-01-01,Bob,-5

$ init --house mike
  started a new book in USD with `mike` rules
  recorded #2 ········
! next: add the players (player add NAME NAME)
$ player add Ann Bob Cal Dee Eve
  Ann, a regular
  Bob, a regular
  Cal, a regular
  Dee, a regular
  Eve, a regular
  recorded #7 ········
! next: open the night (open --banker NAME)
$ import poker-now ledger.csv --house casino --over-short house
  Dee cashes out $6.50: $6.50 off what Dee owes the bank
  Bob cashes out $50.00: $50.00 off what Bob owes the bank
  Eve cashes out $192.50: $100.00 off what Eve owes the bank, and the bank owes
    Eve $92.50
  Cal cashes out $203.50: $200.00 off what Cal owes the bank, and the bank owes
    Cal $3.50
  Ann cashes out $252.50: $200.00 off what Ann owes the bank, and the bank owes
    Ann $52.50
  ¶
  player   result  cash paid  gifts, losses
  ───────────────────────────────────────────
  Eve      $92.50          –              –
  Dee     -$98.50          –              –
  Cal       $3.50          –              –
  Bob     -$50.00          –              –
  Ann      $52.50          –              –
  ¶
  THE BOOK
  debtor        creditor  amount
  ────────────────────────────────
  Bob     owes  Eve       $50.00
  Dee     owes  Cal        $3.50
  Dee     owes  Eve       $42.50
  Dee     owes  Ann       $52.50
  ¶
  was 5 debts:
  debtor        creditor  amount
  ────────────────────────────────
  Bob     owes  bank      $50.00
  Dee     owes  bank      $98.50
  bank    owes  Cal        $3.50
  bank    owes  Eve       $92.50
  bank    owes  Ann       $52.50
  Bob, Eve, Dee, Cal and Ann settle up among themselves
  night 1 is closed
  recorded #31 ········
! next: see who pays whom (book)
$ import poker-now log.csv --house casino
! error: the log was saved while the game went on, and in the ledger `Dee` ends with a different stack: save the log again
! hint: import --help
= 4
> the log was saved while the game went on
$ import poker-now log.csv ledger.csv --house casino
! error: the log was saved while the game went on, and in the ledger `Dee` ends with a different stack: save the log again
! hint: import --help
= 4
> the log was saved while the game went on

## A sheet of results isn't a ledger
$ import poker-now results.csv
! error: results.csv:1:1: a ledger starts with the line `player_nickname,player_id,…,net`, not `date,player,net`
= 5
> a ledger starts with the line
$ import results results.csv
  1 night, 2025-01-01 (night 2)
  ¶
  player  nights     net
  ────────────────────────
  Ann          1   $5.00
  Bob          1  -$5.00
  ¶
  THE BOOK:
  debtor  creditor    owes
  ──────────────────────────
  Bob     Eve       $50.00
  Bob     Ann        $5.00
  Dee     Cal        $3.50
  Dee     Eve       $42.50
  Dee     Ann       $52.50
  recorded #35 ········
! note: results.csv: one line per player per night, date in A, player in B, net in C
! note: newer debts stay as they are; `book consolidate` covers all of them
$ import results results.csv --settled
  nothing new: 1 night is already in the book, and what people owe stays as it is
! note: results.csv: one line per player per night, date in A, player in B, net in C
> and what people owe stays as it is
