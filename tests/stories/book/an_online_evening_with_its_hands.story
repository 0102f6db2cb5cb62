# A game log of Poker Now is a whole evening: who bought what, every hand at its hour, who left with what. With decimals it says
# itself what it counts, and with the ledger beside it the two are one night.

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
  "The admin updated the player ""Bob @ b1"" stack from 97.00 to 147.00.",2025-12-01T20:02:00.000Z,16
  "-- starting hand #2 (id: h2)  (No Limit Texas Hold'em) (dealer: ""Bob @ b1"") --",2025-12-01T20:03:00.000Z,17
  "Player stacks: #1 ""Ann @ a1"" (103.00) | #2 ""Bob @ b1"" (147.00)",2025-12-01T20:03:00.000Z,18
  """Bob @ b1"" posts a small blind of 0.50",2025-12-01T20:03:00.000Z,19
  """Ann @ a1"" posts a big blind of 1.00",2025-12-01T20:03:00.000Z,20
  """Bob @ b1"" folds",2025-12-01T20:03:10.000Z,21
  "Uncalled bet of 0.50 returned to ""Ann @ a1""",2025-12-01T20:03:10.000Z,22
  """Ann @ a1"" collected 1.00 from pot",2025-12-01T20:03:10.000Z,23
  "-- ending hand #2 --",2025-12-01T20:03:10.000Z,24
  "The player ""Bob @ b1"" quits the game with a stack of 146.50.",2025-12-01T20:04:00.000Z,25
file ledger.csv:
  player_nickname,player_id,session_start_at,session_end_at,buy_in,buy_out,stack,net
  Ann,a1,2025-12-01T20:00:00.000Z,,10000,,10350,350
  Bob,b1,2025-12-01T20:00:01.000Z,2025-12-01T20:04:00.000Z,15000,14650,0,-350
file split.csv:
  entry,at,order
  "-- starting hand #3 (id: h30)  (No Limit Texas Hold'em) (dealer: ""Cat @ c1"") --",2025-12-03T20:02:00.000Z,3
  "Player stacks: #1 ""Ann @ a1"" (99) | #2 ""Bob @ b1"" (101) | #3 ""Cat @ c1"" (50)",2025-12-03T20:02:00.000Z,4
  """Ann @ a1"" posts a small blind of 1",2025-12-03T20:02:00.000Z,5
  """Bob @ b1"" posts a big blind of 2",2025-12-03T20:02:00.000Z,6
  """Cat @ c1"" calls 2",2025-12-03T20:02:10.000Z,7
  """Ann @ a1"" folds",2025-12-03T20:02:11.000Z,8
  """Bob @ b1"" checks",2025-12-03T20:02:12.000Z,9
  "Flop:  [A♠, K♠, Q♠]",2025-12-03T20:02:13.000Z,10
  """Bob @ b1"" checks",2025-12-03T20:02:14.000Z,11
  """Cat @ c1"" checks",2025-12-03T20:02:15.000Z,12
  "Turn: A♠, K♠, Q♠ [J♠]",2025-12-03T20:02:16.000Z,13
  """Bob @ b1"" checks",2025-12-03T20:02:17.000Z,14
  """Cat @ c1"" checks",2025-12-03T20:02:18.000Z,15
  "River: A♠, K♠, Q♠, J♠ [10♠]",2025-12-03T20:02:19.000Z,16
  """Bob @ b1"" checks",2025-12-03T20:02:20.000Z,17
  """Cat @ c1"" checks",2025-12-03T20:02:21.000Z,18
  """Bob @ b1"" shows a 2♣, 3♣.",2025-12-03T20:02:22.000Z,19
  """Cat @ c1"" shows a 2♦, 3♦.",2025-12-03T20:02:22.000Z,20
  """Bob @ b1"" collected 3 from pot with Royal Flush",2025-12-03T20:02:22.000Z,21
  """Cat @ c1"" collected 2 from pot with Royal Flush",2025-12-03T20:02:22.000Z,22
  "-- ending hand #3 --",2025-12-03T20:02:22.000Z,23
file odd.csv:
  entry,at,order
  "-- starting hand #1 (id: h9)  (No Limit Texas Hold'em) (dealer: ""Ann @ a1"") --",2025-12-02T20:01:00.000Z,3
  "Player stacks: #1 ""Ann @ a1"" (100.00) | #2 ""Bob @ b1"" (100.00)",2025-12-02T20:01:00.000Z,4
  """Ann @ a1"" posts a small blind of 0.50",2025-12-02T20:01:00.000Z,5
  """Bob @ b1"" posts a big blind of 1.00",2025-12-02T20:01:00.000Z,6
  """Ann @ a1"" calls 1.00",2025-12-02T20:01:10.000Z,7
  """Bob @ b1"" checks",2025-12-02T20:01:20.000Z,8
  "Flop:  [5♣, J♠, 5♠]",2025-12-02T20:01:21.000Z,9
  """Ann @ a1"" bets 4.00",2025-12-02T20:01:40.000Z,11
  """Bob @ b1"" folds",2025-12-02T20:01:50.000Z,12
  "Uncalled bet of 4.00 returned to ""Ann @ a1""",2025-12-02T20:01:50.000Z,13
  """Ann @ a1"" collected 2.00 from pot",2025-12-02T20:01:50.000Z,14
  "-- ending hand #1 --",2025-12-02T20:01:50.000Z,15
  "-- starting hand #2 (id: h10)  (No Limit Texas Hold'em) (dealer: ""Bob @ b1"") --",2025-12-02T20:03:00.000Z,17
  "Player stacks: #1 ""Ann @ a1"" (101.00) | #2 ""Bob @ b1"" (99.00)",2025-12-02T20:03:00.000Z,18
  """Bob @ b1"" posts a small blind of 0.50",2025-12-02T20:03:00.000Z,19
  """Ann @ a1"" posts a big blind of 1.00",2025-12-02T20:03:00.000Z,20
  """Bob @ b1"" folds",2025-12-02T20:03:10.000Z,21
  "Uncalled bet of 0.50 returned to ""Ann @ a1""",2025-12-02T20:03:10.000Z,22
  """Ann @ a1"" collected 1.00 from pot",2025-12-02T20:03:10.000Z,23
  "-- ending hand #2 --",2025-12-02T20:03:10.000Z,24
file whole.csv:
  entry,at,order
  "-- starting hand #1 (id: h20)  (No Limit Texas Hold'em) (dealer: ""Ann @ a1"") --",2025-12-03T20:01:00.000Z,3
  "Player stacks: #1 ""Ann @ a1"" (100) | #2 ""Bob @ b1"" (100)",2025-12-03T20:01:00.000Z,4
  """Ann @ a1"" posts a small blind of 1",2025-12-03T20:01:00.000Z,5
  """Bob @ b1"" posts a big blind of 2",2025-12-03T20:01:00.000Z,6
  """Ann @ a1"" folds",2025-12-03T20:01:10.000Z,7
  "Uncalled bet of 1 returned to ""Bob @ b1""",2025-12-03T20:01:10.000Z,13
  """Bob @ b1"" collected 2 from pot",2025-12-03T20:01:10.000Z,14
  "-- ending hand #1 --",2025-12-03T20:01:10.000Z,15

$ init --house mike
  started a new book in USD with `mike` rules
  recorded #2 ········
! next: add the players (player add NAME NAME)
$ player add Ann
  Ann, a regular
  recorded #3 ········
$ player add Bob
  Bob, a regular
  recorded #4 ········
! next: open the night (open --banker NAME)

A log alone makes the night; nobody is asked what it counts.

$ import poker-now log.csv --banker Ann
  2 hands
  ¶
  Ann cashes out $103.50: $100.00 off what Ann owes the bank, and the bank owes
    Ann $3.50
  ¶
  player  result  cash paid  gifts, losses
  ──────────────────────────────────────────
  Ann      $3.50          –              –
  Bob     -$3.50          –              –
  ¶
  THE BOOK
  debtor        creditor  amount
  ────────────────────────────────
  Bob     owes  Ann        $3.50
  ¶
  was 2 debts (MIK-10):
  debtor        creditor  amount
  ────────────────────────────────
  Bob     owes  bank       $3.50
  bank    owes  Ann        $3.50
  Bob and Ann settle up with each other
  night 1 is closed
  recorded #18 ········
! next: see who pays whom (book)
$ night 1
  night 1 at Mike's house, 2025-12-01 20:00 to 2025-12-01 20:04, 2 hands
  ¶
  player  result  cash paid  gifts, losses
  ──────────────────────────────────────────
  Ann      $3.50          –              –
  Bob     -$3.50          –              –
$ hand list
  night  hand  game      pot  recorded by
  ─────────────────────────────────────────
      1     1  holdem  $6.00  full
      1     2  holdem  $1.00  full
$ hand list --from 2025-12-02
  no hands found
$ hand list --to 2025-12-01 --json
  {"hands":[{"night":1,"hand":1,"hand_id":"019b801776a072c080d5b6c694385acf","event":9,"game":"holdem","depth":"full","pot":"6.00","at":"2025-12-01T20:01:00+00:00","showdown":false,"void":false,"tags":[]},{"night":1,"hand":2,"hand_id":"019b801776a07f2db14ee7b9b287d154","event":11,"game":"holdem","depth":"full","pot":"1.00","at":"2025-12-01T20:03:00+00:00","showdown":false,"void":false,"tags":[]}],"total":2}
$ hand show 1
  hand 1, holdem: Ann wins $6.00 (event 9, 2025-12-01 20:01)
  the dealer called holdem (MIK-58)
  ¶
  player        posted        before    after
  ─────────────────────────────────────────────
  Bob           blind $1.00  $100.00   $97.00
  Ann (button)  blind $0.50  $100.00  $103.00
  ¶
  before the flop
    Ann raises to $3.00  pot $4.00
    Bob calls $2.00      pot $6.00
  board 5c Js 5s
    Bob checks       pot $6.00
    Ann bets $4.00  pot $10.00
    Bob folds       pot $10.00
  ¶
  pot       amount  could win it  won it
  ────────────────────────────────────────
  main pot   $6.00  Ann           Ann
  nobody called Ann's last $4.00, so Ann gets it back (standard rule)
  Ann is the only one left in the main pot, so Ann wins it: $6.00 (standard rule)
  ¶
  in the ledger (show 9):
  party  asset  with  amount
  ────────────────────────────
  Ann    chips         $3.00
  Bob    chips        -$3.00
$ import poker-now log.csv
  already imported #6
$ import poker-now ledger.csv --unit cents
  already imported #6
$ import poker-now ledger.csv --unit whole
! error: ledger.csv: event 6 has `Ann` in for $100.00 and out with $103.50, but this file says $10,000.00 and $10,350.00
! hint: show 6
! hint: undo 6
= 5
$ hand list --from yesterday
! error: `yesterday` isn't a valid date (write it like 2026-11-21)
! hint: hand list --help
= 2

The other way round: the ledger came in first, and its log joins it.

$ undo 5
  undid #5 (night 1 opened at `mike`, banker Ann)
  undid #6 (the night was imported from poker-now: 2 sessions)
  undid #7 (Ann bought chips: $100.00 on THE BOOK)
  undid #8 (Bob bought chips: $100.00 on THE BOOK)
  undid #9 (hand 1, holdem: Ann won $6.00)
  undid #10 (Bob bought chips: $50.00 on THE BOOK)
  undid #11 (hand 2, holdem: Ann won $1.00)
  undid #12 (Bob cashed out $146.50: $146.50 off the debt to the bank)
  undid #13 (Bob left the table)
  undid #14 (Ann's stack was counted: $103.50, expected $103.50)
  undid #15 (Ann cashed out $103.50: $100.00 off the debt to the bank and the bank
    owes Ann $3.50)
  undid #16 (Ann left the table)
  undid #17 (THE BOOK was consolidated: 2 debts became 1)
  undid #18 (the night ended)
  recorded #32 ········
! next: open the night (open --banker NAME)
$ import poker-now ledger.csv --unit cents --banker Ann
  Ann cashes out $103.50: $100.00 off what Ann owes the bank, and the bank owes
    Ann $3.50
  Bob cashes out $146.50: $146.50 off what Bob owes the bank
  ¶
  player  result  cash paid  gifts, losses
  ──────────────────────────────────────────
  Ann      $3.50          –              –
  Bob     -$3.50          –              –
  ¶
  THE BOOK
  debtor        creditor  amount
  ────────────────────────────────
  Bob     owes  Ann        $3.50
  ¶
  was 2 debts (MIK-10):
  debtor        creditor  amount
  ────────────────────────────────
  Bob     owes  bank       $3.50
  bank    owes  Ann        $3.50
  Bob and Ann settle up with each other
  night 1 is closed
  recorded #44 ········
! next: see who pays whom (book)
$ import poker-now log.csv --banker Ann
  2 hands
  ¶
  Ann cashes out $103.50: $100.00 off what Ann owes the bank, and the bank owes
    Ann $3.50
  ¶
  player  result  cash paid  gifts, losses
  ──────────────────────────────────────────
  Ann      $3.50          –              –
  Bob     -$3.50          –              –
  ¶
  THE BOOK
  debtor        creditor  amount
  ────────────────────────────────
  Bob     owes  Ann        $3.50
  ¶
  was 2 debts (MIK-10):
  debtor        creditor  amount
  ────────────────────────────────
  Bob     owes  bank       $3.50
  bank    owes  Ann        $3.50
  Bob and Ann settle up with each other
  night 1 is closed
  recorded #70 ········
! note: the ledger was already imported (event 34); that import was undone, and the night was recorded with its hands
$ nights
  night  house  opened            closed            hands
  ─────────────────────────────────────────────────────────
      1  mike   2025-12-01 20:00  2025-12-01 20:04      2
$ stats
  player  nights  hands     net  most won  showdowns won
  ────────────────────────────────────────────────────────
  Ann          1      2   $3.50     $3.00              –
  Bob          1      2  -$3.50         –              –
  ¶
  player        VPIP         PFR     3-bet  to showdown  won there
  ──────────────────────────────────────────────────────────────────
  Ann     1/1 (100%)  1/1 (100%)         –     0/1 (0%)          –
  Bob      1/2 (50%)    0/2 (0%)  0/1 (0%)     0/1 (0%)          –
  ¶
  VPIP, PFR, 3-bet: how often the player chose to put money in, raised and
  reraised before the flop; to showdown: how many of the flops seen

Both at once need no unit either: the log tells what the ledger counts.

$ --book both.book init --house mike
  started a new book in USD with `mike` rules
  recorded #2 ········
! next: add the players (player add NAME NAME)
$ --book both.book player add Ann
  Ann, a regular
  recorded #3 ········
$ --book both.book player add Bob
  Bob, a regular
  recorded #4 ········
! next: open the night (open --banker NAME)
$ --book both.book import poker-now ledger.csv log.csv --banker Ann
  2 hands
  ¶
  Ann cashes out $103.50: $100.00 off what Ann owes the bank, and the bank owes
    Ann $3.50
  ¶
  player  result  cash paid  gifts, losses
  ──────────────────────────────────────────
  Ann      $3.50          –              –
  Bob     -$3.50          –              –
  ¶
  THE BOOK
  debtor        creditor  amount
  ────────────────────────────────
  Bob     owes  Ann        $3.50
  ¶
  was 2 debts (MIK-10):
  debtor        creditor  amount
  ────────────────────────────────
  Bob     owes  bank       $3.50
  bank    owes  Ann        $3.50
  Bob and Ann settle up with each other
  night 1 is closed
  recorded #18 ········
! next: see who pays whom (book)
$ --book both.book import poker-now ledger.csv ledger.csv
! error: `ledger.csv` is a second ledger; import one night at a time
! hint: --book both.book import --help
= 4
$ --book both.book import poker-now whole.csv
! error: the file doesn't say whether 5000 is fifty or five thousand
! hint: --book both.book import poker-now whole.csv --unit cents
! hint: --book both.book import poker-now whole.csv --unit whole
= 4

A hand that cannot be replayed keeps the others out, unless the site's word is taken for it.

$ import poker-now odd.csv --banker Ann
! error: odd.csv:2:1: hand 1: action 6: it's `Bob`'s turn, not `Ann`'s
! hint: import poker-now odd.csv --banker Ann --skip-refused
= 5
$ import poker-now odd.csv --banker Ann --skip-refused
  2 hands
    hand 1, recorded the way the site paid it (action 6: it's `Bob`'s turn, not
      `Ann`'s)
  ¶
  Bob cashes out $98.50: $98.50 off what Bob owes the bank
  Ann cashes out $101.50: $100.00 off what Ann owes the bank, and the bank owes
    Ann $1.50
  ¶
  player  result  cash paid  gifts, losses
  ──────────────────────────────────────────
  Ann      $1.50          –              –
  Bob     -$1.50          –              –
  ¶
  THE BOOK
  debtor        creditor  amount
  ────────────────────────────────
  Bob     owes  Ann        $5.00
  ¶
  was 3 debts (MIK-10):
  debtor        creditor  amount
  ────────────────────────────────
  Bob     owes  Ann        $3.50
  Bob     owes  bank       $1.50
  bank    owes  Ann        $1.50
  Bob and Ann settle up with each other
  night 2 is closed
  recorded #84 ········
$ hand list --night 2
  night  hand  game      pot  recorded by
  ─────────────────────────────────────────
      2     1  holdem  $2.00  result
      2     2  holdem  $1.00  full
$ hand why 1 --night 2
  hand 1, holdem: Ann wins $2.00
  recorded the way the site paid it: action 6: it's `Bob`'s turn, not `Ann`'s
    (standard rule)
$ audit
  check           found
  ─────────────────────────────────────────────────────────────
  file        ok  pages and indexes are sound
  references  ok  no broken links
  people      ok  nobody is listed twice
  chain       ok  84 events in an unbroken chain
  entries     ok  168 postings match their events and balance
  replay      ok  29 tables match the events
  requests    ok  every answer belongs to its events
  hands       ok  6 hands settled again, same result
  ¶
  the book is in order: 84 events

A log whose hands are in the book already by another door is no second evening. Its pots are split in the site's chips.

$ --book doors.book init --house mike
  started a new book in USD with `mike` rules
  recorded #2 ········
! next: add the players (player add NAME NAME)
$ --book doors.book player add Ann
  Ann, a regular
  recorded #3 ········
$ --book doors.book player add Bob
  Bob, a regular
  recorded #4 ········
! next: open the night (open --banker NAME)
$ --book doors.book player add Cat
  Cat, a regular
  recorded #5 ········
$ --book doors.book open --banker Ann
  night 1 is open at Mike's house; Ann is the banker
  recorded #6 ········
! next: sell chips (buy NAME AMOUNT)
$ --book doors.book buy Ann 100 --debt
  Ann buys chips: $100.00 on THE BOOK; stack $100.00
  recorded #7 ········
! next: play (hand new or hand result), then count the stacks
$ --book doors.book buy Bob 100 --debt
  Bob buys chips: $100.00 on THE BOOK; stack $100.00
  recorded #8 ········
! note: buy from a player first: `Ann` has $100.00 (MIK-04)
$ --book doors.book buy Cat 50 --debt
  Cat buys chips: $50.00 on THE BOOK; stack $50.00
  recorded #9 ········
$ --book doors.book hand add whole.csv
! error: whole.csv:2:1: the game log doesn't say whether it's in cents or dollars: add --scale cents (2000 is $20) or --scale whole (20 is $20)
= 5
$ --book doors.book hand add whole.csv --scale whole
  hand 1, holdem: Bob wins $2.00
    nobody called Bob's last $1.00, so Bob gets it back (standard rule)
    Bob is the only one left in the main pot, so Bob wins it: $2.00 (standard
      rule)
  recorded #11 ········
! note: this is a card-room game, so it wasn't played with `mike`'s antes and limits (MIK-59, MIK-62)
$ --book doors.book hand add whole.csv --scale whole
  already recorded as hand 1 of night 1 (event 11)
$ --book doors.book hand add split.csv --scale whole
  hand 2, holdem: Bob wins $2.00, Cat wins $2.00; $1.00 carries over to the next
    hand
    Bob and Cat tie for the main pot of $5.00: royal flush (MIK-31)
    Bob and Cat split the main pot: $2.00 each (MIK-19)
    the odd $1.00 of the main pot carries over to the next game (MIK-65)
  recorded #13 ········
! note: `Bob` ends with $102.00 in the file, but the house rules pay otherwise
! note: this is a card-room game, so it wasn't played with `mike`'s antes and limits (MIK-59, MIK-62)
$ --book doors.book hand search "royal flush"
  night  hand  game      pot  recorded by
  ─────────────────────────────────────────
      1     2  holdem  $5.00  full
$ --book doors.book hand add log.csv --scale cents
! error: log.csv:4:1: the log has amounts like 0.50, so it counts in dollars, not cents
! hint: --book doors.book hand add log.csv
= 5
$ --book doors.book close
! error: $1.00 is still in the middle of the table: play another hand for it; any game will do
! hint: --book doors.book hand new
= 4
$ --book doors.book import poker-now whole.csv --unit whole --banker Ann
! error: whole.csv:2:1: this is already hand 1 of night 1 (event 11)
! hint: --book doors.book hand show 1 --night 1
! hint: --book doors.book undo 11
= 5
