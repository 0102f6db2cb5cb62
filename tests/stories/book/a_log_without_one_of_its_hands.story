# A log without one of its hands: what that hand moved was won and lost, not bought and cashed out; the whole log puts it right.
# rules: MIK-09

file full.csv:
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
  "-- starting hand #2 (id: h2)  (No Limit Texas Hold'em) (dealer: ""Bob @ b1"") --",2025-12-01T20:02:00.000Z,11
  "Player stacks: #1 ""Ann @ a1"" (99.50) | #2 ""Bob @ b1"" (100.50)",2025-12-01T20:02:00.000Z,12
  """Bob @ b1"" posts a small blind of 0.50",2025-12-01T20:02:00.000Z,13
  """Ann @ a1"" posts a big blind of 1.00",2025-12-01T20:02:00.000Z,14
  """Bob @ b1"" raises to 50.00",2025-12-01T20:02:05.000Z,15
  """Ann @ a1"" calls 50.00",2025-12-01T20:02:06.000Z,16
  "Flop:  [5♣, J♠, 5♠]",2025-12-01T20:02:07.000Z,17
  """Ann @ a1"" bets 4.00",2025-12-01T20:02:08.000Z,18
  """Bob @ b1"" folds",2025-12-01T20:02:09.000Z,19
  "Uncalled bet of 4.00 returned to ""Ann @ a1""",2025-12-01T20:02:09.000Z,20
  """Ann @ a1"" collected 100.00 from pot",2025-12-01T20:02:09.000Z,21
  "-- ending hand #2 --",2025-12-01T20:02:09.000Z,22
  "-- starting hand #3 (id: h3)  (No Limit Texas Hold'em) (dealer: ""Ann @ a1"") --",2025-12-01T20:03:00.000Z,23
  "Player stacks: #1 ""Ann @ a1"" (149.50) | #2 ""Bob @ b1"" (50.50)",2025-12-01T20:03:00.000Z,24
  """Ann @ a1"" posts a small blind of 0.50",2025-12-01T20:03:00.000Z,25
  """Bob @ b1"" posts a big blind of 1.00",2025-12-01T20:03:00.000Z,26
  """Ann @ a1"" folds",2025-12-01T20:03:20.000Z,27
  "Uncalled bet of 0.50 returned to ""Bob @ b1""",2025-12-01T20:03:20.000Z,28
  """Bob @ b1"" collected 1.00 from pot",2025-12-01T20:03:20.000Z,29
  "-- ending hand #3 --",2025-12-01T20:03:20.000Z,30
  "The player ""Bob @ b1"" quits the game with a stack of 51.00.",2025-12-01T20:04:00.000Z,31
file hole.csv:
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
  "-- starting hand #3 (id: h3)  (No Limit Texas Hold'em) (dealer: ""Ann @ a1"") --",2025-12-01T20:03:00.000Z,23
  "Player stacks: #1 ""Ann @ a1"" (149.50) | #2 ""Bob @ b1"" (50.50)",2025-12-01T20:03:00.000Z,24
  """Ann @ a1"" posts a small blind of 0.50",2025-12-01T20:03:00.000Z,25
  """Bob @ b1"" posts a big blind of 1.00",2025-12-01T20:03:00.000Z,26
  """Ann @ a1"" folds",2025-12-01T20:03:20.000Z,27
  "Uncalled bet of 0.50 returned to ""Bob @ b1""",2025-12-01T20:03:20.000Z,28
  """Bob @ b1"" collected 1.00 from pot",2025-12-01T20:03:20.000Z,29
  "-- ending hand #3 --",2025-12-01T20:03:20.000Z,30
  "The player ""Bob @ b1"" quits the game with a stack of 51.00.",2025-12-01T20:04:00.000Z,31
file later.csv:
  entry,at,order
  "-- starting hand #3 (id: h3)  (No Limit Texas Hold'em) (dealer: ""Ann @ a1"") --",2025-12-01T20:03:00.000Z,23
  "Player stacks: #1 ""Ann @ a1"" (149.50) | #2 ""Bob @ b1"" (50.50)",2025-12-01T20:03:00.000Z,24
  """Ann @ a1"" posts a small blind of 0.50",2025-12-01T20:03:00.000Z,25
  """Bob @ b1"" posts a big blind of 1.00",2025-12-01T20:03:00.000Z,26
  """Ann @ a1"" folds",2025-12-01T20:03:20.000Z,27
  "Uncalled bet of 0.50 returned to ""Bob @ b1""",2025-12-01T20:03:20.000Z,28
  """Bob @ b1"" collected 1.00 from pot",2025-12-01T20:03:20.000Z,29
  "-- ending hand #3 --",2025-12-01T20:03:20.000Z,30
  "The player ""Bob @ b1"" quits the game with a stack of 51.00.",2025-12-01T20:04:00.000Z,31
file nostacks.csv:
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
  "-- starting hand #2 (id: h2)  (No Limit Texas Hold'em) (dealer: ""Bob @ b1"") --",2025-12-01T20:02:00.000Z,11
  """Bob @ b1"" posts a small blind of 0.50",2025-12-01T20:02:00.000Z,13
  """Ann @ a1"" posts a big blind of 1.00",2025-12-01T20:02:00.000Z,14
  """Bob @ b1"" raises to 50.00",2025-12-01T20:02:05.000Z,15
  """Ann @ a1"" calls 50.00",2025-12-01T20:02:06.000Z,16
  "Flop:  [5♣, J♠, 5♠]",2025-12-01T20:02:07.000Z,17
  """Ann @ a1"" bets 4.00",2025-12-01T20:02:08.000Z,18
  """Bob @ b1"" folds",2025-12-01T20:02:09.000Z,19
  "Uncalled bet of 4.00 returned to ""Ann @ a1""",2025-12-01T20:02:09.000Z,20
  """Ann @ a1"" collected 100.00 from pot",2025-12-01T20:02:09.000Z,21
  "-- ending hand #2 --",2025-12-01T20:02:09.000Z,22
  "-- starting hand #3 (id: h3)  (No Limit Texas Hold'em) (dealer: ""Ann @ a1"") --",2025-12-01T20:03:00.000Z,23
  "Player stacks: #1 ""Ann @ a1"" (149.50) | #2 ""Bob @ b1"" (50.50)",2025-12-01T20:03:00.000Z,24
  """Ann @ a1"" posts a small blind of 0.50",2025-12-01T20:03:00.000Z,25
  """Bob @ b1"" posts a big blind of 1.00",2025-12-01T20:03:00.000Z,26
  """Ann @ a1"" folds",2025-12-01T20:03:20.000Z,27
  "Uncalled bet of 0.50 returned to ""Bob @ b1""",2025-12-01T20:03:20.000Z,28
  """Bob @ b1"" collected 1.00 from pot",2025-12-01T20:03:20.000Z,29
  "-- ending hand #3 --",2025-12-01T20:03:20.000Z,30
  "The player ""Bob @ b1"" quits the game with a stack of 51.00.",2025-12-01T20:04:00.000Z,31
file nostart.csv:
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
  "Player stacks: #1 ""Ann @ a1"" (99.50) | #2 ""Bob @ b1"" (100.50)",2025-12-01T20:02:00.000Z,12
  """Bob @ b1"" posts a small blind of 0.50",2025-12-01T20:02:00.000Z,13
  """Ann @ a1"" posts a big blind of 1.00",2025-12-01T20:02:00.000Z,14
  """Bob @ b1"" raises to 50.00",2025-12-01T20:02:05.000Z,15
  """Ann @ a1"" calls 50.00",2025-12-01T20:02:06.000Z,16
  "Flop:  [5♣, J♠, 5♠]",2025-12-01T20:02:07.000Z,17
  """Ann @ a1"" bets 4.00",2025-12-01T20:02:08.000Z,18
  """Bob @ b1"" folds",2025-12-01T20:02:09.000Z,19
  "Uncalled bet of 4.00 returned to ""Ann @ a1""",2025-12-01T20:02:09.000Z,20
  """Ann @ a1"" collected 100.00 from pot",2025-12-01T20:02:09.000Z,21
  "-- ending hand #2 --",2025-12-01T20:02:09.000Z,22
  "-- starting hand #3 (id: h3)  (No Limit Texas Hold'em) (dealer: ""Ann @ a1"") --",2025-12-01T20:03:00.000Z,23
  "Player stacks: #1 ""Ann @ a1"" (149.50) | #2 ""Bob @ b1"" (50.50)",2025-12-01T20:03:00.000Z,24
  """Ann @ a1"" posts a small blind of 0.50",2025-12-01T20:03:00.000Z,25
  """Bob @ b1"" posts a big blind of 1.00",2025-12-01T20:03:00.000Z,26
  """Ann @ a1"" folds",2025-12-01T20:03:20.000Z,27
  "Uncalled bet of 0.50 returned to ""Bob @ b1""",2025-12-01T20:03:20.000Z,28
  """Bob @ b1"" collected 1.00 from pot",2025-12-01T20:03:20.000Z,29
  "-- ending hand #3 --",2025-12-01T20:03:20.000Z,30
  "The player ""Bob @ b1"" quits the game with a stack of 51.00.",2025-12-01T20:04:00.000Z,31

$ init --house mike
  started a new book in USD with `mike` rules
  recorded #2 ········
! next: add the players (player add NAME NAME)
$ player add Ann Bob
  Ann, a regular
  Bob, a regular
  recorded #4 ········
! next: open the night (open --banker NAME)
$ import poker-now hole.csv --banker Ann
! error: hole.csv:12:1: hand 2 isn't in the log
! hint: import poker-now hole.csv --banker Ann --skip-refused
= 5
$ import poker-now hole.csv --banker Ann --skip-refused
  2 hands
    not recorded: hand 2 isn't in the log
  ¶
  Ann cashes out $149.00: $100.00 off what Ann owes the bank, and the bank owes
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
  recorded #19 ········
! next: see who pays whom (book)
$ stats
  player  nights  hands      net  most won  showdowns won
  ─────────────────────────────────────────────────────────
  Ann          1      2   $49.00         –              –
  Bob          1      2  -$49.00     $0.50              –
  ¶
  player      VPIP       PFR  3-bet  to showdown  won there
  ───────────────────────────────────────────────────────────
  Ann     0/2 (0%)  0/2 (0%)      –            –          –
  ¶
  VPIP, PFR, 3-bet: how often the player chose to put money in, raised and
  reraised before the flop; to showdown: how many of the flops seen
$ import poker-now hole.csv --banker Ann --skip-refused
  already imported #6
$ import poker-now full.csv --banker Ann
  3 hands
  ¶
  Ann cashes out $149.00: $100.00 off what Ann owes the bank, and the bank owes
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
  recorded #48 ········
! note: part of this night was already imported (event 6); that import was undone, and the whole night was recorded
$ night 1
  night 1 at Mike's house, 2025-12-01 20:00 to 2025-12-01 20:04, 3 hands
  ¶
  player   result  cash paid  gifts, losses
  ───────────────────────────────────────────
  Ann      $49.00          –              –
  Bob     -$49.00          –              –
$ book
  debtor  creditor    owes  since
  ──────────────────────────────────────
  Bob     Ann       $49.00  2025-12-01
  ¶
           net
  ──────────────
  Ann   $49.00
  Bob  -$49.00
$ --book second.book init --house mike
  started a new book in USD with `mike` rules
  recorded #2 ········
! next: add the players (player add NAME NAME)
$ --book second.book player add Ann Bob
  Ann, a regular
  Bob, a regular
  recorded #4 ········
! next: open the night (open --banker NAME)
$ --book second.book import poker-now nostacks.csv --banker Ann
! error: nostacks.csv:12:1: hand `2`: `Bob @ b1` isn't one of the players in this hand
! hint: --book second.book import poker-now nostacks.csv --banker Ann --skip-refused
= 5
$ --book second.book import poker-now nostacks.csv --banker Ann --skip-refused
  2 hands
    not recorded: hand `2`: `Bob @ b1` isn't one of the players in this hand
  ¶
  Ann cashes out $149.00: $100.00 off what Ann owes the bank, and the bank owes
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
  recorded #19 ········
! next: see who pays whom (book)
$ --book second.book undo
  undid #5 (night 1 opened at `mike`, banker Ann)
  undid #6 (the night was imported from poker-now: 2 sessions)
  undid #7 (Ann bought chips: $100.00 on THE BOOK)
  undid #8 (Bob bought chips: $100.00 on THE BOOK)
  undid #9 (hand 1, holdem: Bob won $1.00)
  undid #10 (Ann's stack was counted: $149.50, expected $99.50)
  undid #11 (Bob's stack was counted: $50.50, expected $100.50)
  undid #12 (hand 2, holdem: Bob won $1.00)
  undid #13 (Bob cashed out $51.00: $51.00 off the debt to the bank)
  undid #14 (Bob left the table)
  undid #15 (Ann's stack was counted: $149.00, expected $149.00)
  undid #16 (Ann cashed out $149.00: $100.00 off the debt to the bank and the bank
    owes Ann $49.00)
  undid #17 (Ann left the table)
  undid #18 (THE BOOK was consolidated: 2 debts became 1)
  undid #19 (the night ended)
  recorded #34 ········
! next: open the night (open --banker NAME)
$ --book second.book import poker-now nostart.csv --banker Ann --skip-refused
  2 hands
    not recorded: hand `2`: the hand ends here, but its start isn't in the log
  ¶
  Ann cashes out $149.00: $100.00 off what Ann owes the bank, and the bank owes
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
  recorded #49 ········
! next: see who pays whom (book)
$ --book second.book undo
  undid #35 (night 1 opened at `mike`, banker Ann)
  undid #36 (the night was imported from poker-now: 2 sessions)
  undid #37 (Ann bought chips: $100.00 on THE BOOK)
  undid #38 (Bob bought chips: $100.00 on THE BOOK)
  undid #39 (hand 1, holdem: Bob won $1.00)
  undid #40 (Ann's stack was counted: $149.50, expected $99.50)
  undid #41 (Bob's stack was counted: $50.50, expected $100.50)
  undid #42 (hand 2, holdem: Bob won $1.00)
  undid #43 (Bob cashed out $51.00: $51.00 off the debt to the bank)
  undid #44 (Bob left the table)
  undid #45 (Ann's stack was counted: $149.00, expected $149.00)
  undid #46 (Ann cashed out $149.00: $100.00 off the debt to the bank and the bank
    owes Ann $49.00)
  undid #47 (Ann left the table)
  undid #48 (THE BOOK was consolidated: 2 debts became 1)
  undid #49 (the night ended)
  recorded #64 ········
! next: open the night (open --banker NAME)
$ --book second.book import poker-now later.csv --banker Ann
  1 hand
  ¶
  Ann cashes out $149.00: $149.00 off what Ann owes the bank
  ¶
  player  result  cash paid  gifts, losses
  ──────────────────────────────────────────
  Ann     -$0.50          –              –
  Bob      $0.50          –              –
  ¶
  THE BOOK
  debtor        creditor  amount
  ────────────────────────────────
  Ann     owes  Bob        $0.50
  ¶
  was 2 debts (MIK-10):
  debtor        creditor  amount
  ────────────────────────────────
  Ann     owes  bank       $0.50
  bank    owes  Bob        $0.50
  Ann and Bob settle up with each other
  night 1 is closed
  recorded #76 ········
! note: the log starts at hand 3; what was won or lost before that isn't in it
! next: see who pays whom (book)
$ --book second.book import poker-now full.csv --banker Ann
  3 hands
  ¶
  Ann cashes out $149.00: $100.00 off what Ann owes the bank, and the bank owes
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
  recorded #102 ········
! note: part of this night was already imported (event 66); that import was undone, and the whole night was recorded
