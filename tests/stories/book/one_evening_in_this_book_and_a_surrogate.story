# An evening that came in here and in a surrogate is one evening, however the files differ: the merge asks, and nothing counts twice.

file ledger.csv:
  player_nickname,player_id,session_start_at,session_end_at,buy_in,buy_out,stack,net
  Ann,a1,2025-12-01T20:00:00.000Z,2025-12-01T20:20:00.000Z,100.00,98.50,0,-1.50
  Bob,b1,2025-12-01T20:00:01.000Z,2025-12-01T20:20:00.000Z,100.00,101.50,0,1.50
file ledger-15.csv:
  player_nickname,player_id,session_start_at,session_end_at,buy_in,buy_out,stack,net
  Ann,a1,2025-12-01T15:00:00.000Z,2025-12-01T15:20:00.000Z,100.00,98.50,0,-1.50
  Bob,b1,2025-12-01T15:00:01.000Z,2025-12-01T15:20:00.000Z,100.00,101.50,0,1.50
file part.csv:
  entry,at,order
  "The player ""Ann @ a1"" joined the game with a stack of 100.00.",2025-12-01T20:00:00.000Z,1
  "The player ""Bob @ b1"" joined the game with a stack of 100.00.",2025-12-01T20:00:01.000Z,2
  "-- starting hand #1 (id: h1)  (No Limit Texas Hold'em) (dealer: ""Ann @ a1"") --",2025-12-01T20:02:00.000Z,3
  "Player stacks: #1 ""Ann @ a1"" (100.00) | #2 ""Bob @ b1"" (100.00)",2025-12-01T20:02:01.000Z,4
  """Ann @ a1"" posts a small blind of 0.50",2025-12-01T20:02:02.000Z,5
  """Bob @ b1"" posts a big blind of 1.00",2025-12-01T20:02:03.000Z,6
  """Ann @ a1"" raises to 3.00",2025-12-01T20:02:04.000Z,7
  """Bob @ b1"" folds",2025-12-01T20:02:05.000Z,8
  "Uncalled bet of 2.00 returned to ""Ann @ a1""",2025-12-01T20:02:05.000Z,9
  """Ann @ a1"" collected 2.00 from pot",2025-12-01T20:02:06.000Z,10
  "-- ending hand #1 --",2025-12-01T20:02:07.000Z,11
  "-- starting hand #2 (id: h2)  (No Limit Texas Hold'em) (dealer: ""Bob @ b1"") --",2025-12-01T20:04:00.000Z,12
  "Player stacks: #1 ""Ann @ a1"" (101.00) | #2 ""Bob @ b1"" (99.00)",2025-12-01T20:04:01.000Z,13
  """Bob @ b1"" posts a small blind of 0.50",2025-12-01T20:04:02.000Z,14
  """Ann @ a1"" posts a big blind of 1.00",2025-12-01T20:04:03.000Z,15
  """Bob @ b1"" raises to 4.00",2025-12-01T20:04:04.000Z,16
  """Ann @ a1"" folds",2025-12-01T20:04:05.000Z,17
  "Uncalled bet of 3.00 returned to ""Bob @ b1""",2025-12-01T20:04:05.000Z,18
  """Bob @ b1"" collected 2.00 from pot",2025-12-01T20:04:06.000Z,19
  "-- ending hand #2 --",2025-12-01T20:04:07.000Z,20
file whole.csv:
  entry,at,order
  "The player ""Ann @ a1"" joined the game with a stack of 100.00.",2025-12-01T20:00:00.000Z,1
  "The player ""Bob @ b1"" joined the game with a stack of 100.00.",2025-12-01T20:00:01.000Z,2
  "-- starting hand #1 (id: h1)  (No Limit Texas Hold'em) (dealer: ""Ann @ a1"") --",2025-12-01T20:02:00.000Z,3
  "Player stacks: #1 ""Ann @ a1"" (100.00) | #2 ""Bob @ b1"" (100.00)",2025-12-01T20:02:01.000Z,4
  """Ann @ a1"" posts a small blind of 0.50",2025-12-01T20:02:02.000Z,5
  """Bob @ b1"" posts a big blind of 1.00",2025-12-01T20:02:03.000Z,6
  """Ann @ a1"" raises to 3.00",2025-12-01T20:02:04.000Z,7
  """Bob @ b1"" folds",2025-12-01T20:02:05.000Z,8
  "Uncalled bet of 2.00 returned to ""Ann @ a1""",2025-12-01T20:02:05.000Z,9
  """Ann @ a1"" collected 2.00 from pot",2025-12-01T20:02:06.000Z,10
  "-- ending hand #1 --",2025-12-01T20:02:07.000Z,11
  "-- starting hand #2 (id: h2)  (No Limit Texas Hold'em) (dealer: ""Bob @ b1"") --",2025-12-01T20:04:00.000Z,12
  "Player stacks: #1 ""Ann @ a1"" (101.00) | #2 ""Bob @ b1"" (99.00)",2025-12-01T20:04:01.000Z,13
  """Bob @ b1"" posts a small blind of 0.50",2025-12-01T20:04:02.000Z,14
  """Ann @ a1"" posts a big blind of 1.00",2025-12-01T20:04:03.000Z,15
  """Bob @ b1"" raises to 4.00",2025-12-01T20:04:04.000Z,16
  """Ann @ a1"" folds",2025-12-01T20:04:05.000Z,17
  "Uncalled bet of 3.00 returned to ""Bob @ b1""",2025-12-01T20:04:05.000Z,18
  """Bob @ b1"" collected 2.00 from pot",2025-12-01T20:04:06.000Z,19
  "-- ending hand #2 --",2025-12-01T20:04:07.000Z,20
  "-- starting hand #3 (id: h3)  (No Limit Texas Hold'em) (dealer: ""Ann @ a1"") --",2025-12-01T20:06:00.000Z,21
  "Player stacks: #1 ""Ann @ a1"" (100.00) | #2 ""Bob @ b1"" (100.00)",2025-12-01T20:06:01.000Z,22
  """Ann @ a1"" posts a small blind of 0.50",2025-12-01T20:06:02.000Z,23
  """Bob @ b1"" posts a big blind of 1.00",2025-12-01T20:06:03.000Z,24
  """Ann @ a1"" folds",2025-12-01T20:06:04.000Z,25
  "Uncalled bet of 0.50 returned to ""Bob @ b1""",2025-12-01T20:06:04.000Z,26
  """Bob @ b1"" collected 1.00 from pot",2025-12-01T20:06:05.000Z,27
  "-- ending hand #3 --",2025-12-01T20:06:07.000Z,28
  "-- starting hand #4 (id: h4)  (No Limit Texas Hold'em) (dealer: ""Bob @ b1"") --",2025-12-01T20:08:00.000Z,29
  "Player stacks: #1 ""Ann @ a1"" (99.50) | #2 ""Bob @ b1"" (100.50)",2025-12-01T20:08:01.000Z,30
  """Bob @ b1"" posts a small blind of 0.50",2025-12-01T20:08:02.000Z,31
  """Ann @ a1"" posts a big blind of 1.00",2025-12-01T20:08:03.000Z,32
  """Bob @ b1"" raises to 6.00",2025-12-01T20:08:04.000Z,33
  """Ann @ a1"" folds",2025-12-01T20:08:05.000Z,34
  "Uncalled bet of 5.00 returned to ""Bob @ b1""",2025-12-01T20:08:05.000Z,35
  """Bob @ b1"" collected 2.00 from pot",2025-12-01T20:08:06.000Z,36
  "-- ending hand #4 --",2025-12-01T20:08:07.000Z,37
  "The player ""Bob @ b1"" quits the game with a stack of 101.50.",2025-12-01T20:09:00.000Z,38
file second.csv:
  entry,at,order
  "-- starting hand #2 (id: h2)  (No Limit Texas Hold'em) (dealer: ""Bob @ b1"") --",2025-12-01T20:04:00.000Z,1
  "Player stacks: #1 ""Ann @ a1"" (101.00) | #2 ""Bob @ b1"" (99.00)",2025-12-01T20:04:01.000Z,2
  """Bob @ b1"" posts a small blind of 0.50",2025-12-01T20:04:02.000Z,3
  """Ann @ a1"" posts a big blind of 1.00",2025-12-01T20:04:03.000Z,4
  """Bob @ b1"" raises to 4.00",2025-12-01T20:04:04.000Z,5
  """Ann @ a1"" folds",2025-12-01T20:04:05.000Z,6
  "Uncalled bet of 3.00 returned to ""Bob @ b1""",2025-12-01T20:04:05.000Z,7
  """Bob @ b1"" collected 2.00 from pot",2025-12-01T20:04:06.000Z,8
  "-- ending hand #2 --",2025-12-01T20:04:07.000Z,9
  "-- starting hand #3 (id: h3)  (No Limit Texas Hold'em) (dealer: ""Ann @ a1"") --",2025-12-01T20:06:00.000Z,10
  "Player stacks: #1 ""Ann @ a1"" (100.00) | #2 ""Bob @ b1"" (100.00)",2025-12-01T20:06:01.000Z,11
  """Ann @ a1"" posts a small blind of 0.50",2025-12-01T20:06:02.000Z,12
  """Bob @ b1"" posts a big blind of 1.00",2025-12-01T20:06:03.000Z,13
  """Ann @ a1"" folds",2025-12-01T20:06:04.000Z,14
  "Uncalled bet of 0.50 returned to ""Bob @ b1""",2025-12-01T20:06:04.000Z,15
  """Bob @ b1"" collected 1.00 from pot",2025-12-01T20:06:05.000Z,16
  "-- ending hand #3 --",2025-12-01T20:06:07.000Z,17
  "-- starting hand #4 (id: h4)  (No Limit Texas Hold'em) (dealer: ""Bob @ b1"") --",2025-12-01T20:08:00.000Z,18
  "Player stacks: #1 ""Ann @ a1"" (99.50) | #2 ""Bob @ b1"" (100.50)",2025-12-01T20:08:01.000Z,19
  """Bob @ b1"" posts a small blind of 0.50",2025-12-01T20:08:02.000Z,20
  """Ann @ a1"" posts a big blind of 1.00",2025-12-01T20:08:03.000Z,21
  """Bob @ b1"" raises to 6.00",2025-12-01T20:08:04.000Z,22
  """Ann @ a1"" folds",2025-12-01T20:08:05.000Z,23
  "Uncalled bet of 5.00 returned to ""Bob @ b1""",2025-12-01T20:08:05.000Z,24
  """Bob @ b1"" collected 2.00 from pot",2025-12-01T20:08:06.000Z,25
  "-- ending hand #4 --",2025-12-01T20:08:07.000Z,26
  "The player ""Bob @ b1"" quits the game with a stack of 101.50.",2025-12-01T20:09:00.000Z,27
file shifted.csv:
  entry,at,order
  "The player ""Ann @ a1"" joined the game with a stack of 100.00.",2025-12-01T15:00:00.000Z,1
  "The player ""Bob @ b1"" joined the game with a stack of 100.00.",2025-12-01T15:00:01.000Z,2
  "-- starting hand #1 (id: h1)  (No Limit Texas Hold'em) (dealer: ""Ann @ a1"") --",2025-12-01T15:02:00.000Z,3
  "Player stacks: #1 ""Ann @ a1"" (100.00) | #2 ""Bob @ b1"" (100.00)",2025-12-01T15:02:01.000Z,4
  """Ann @ a1"" posts a small blind of 0.50",2025-12-01T15:02:02.000Z,5
  """Bob @ b1"" posts a big blind of 1.00",2025-12-01T15:02:03.000Z,6
  """Ann @ a1"" raises to 3.00",2025-12-01T15:02:04.000Z,7
  """Bob @ b1"" folds",2025-12-01T15:02:05.000Z,8
  "Uncalled bet of 2.00 returned to ""Ann @ a1""",2025-12-01T15:02:05.000Z,9
  """Ann @ a1"" collected 2.00 from pot",2025-12-01T15:02:06.000Z,10
  "-- ending hand #1 --",2025-12-01T15:02:07.000Z,11
  "-- starting hand #2 (id: h2)  (No Limit Texas Hold'em) (dealer: ""Bob @ b1"") --",2025-12-01T15:04:00.000Z,12
  "Player stacks: #1 ""Ann @ a1"" (101.00) | #2 ""Bob @ b1"" (99.00)",2025-12-01T15:04:01.000Z,13
  """Bob @ b1"" posts a small blind of 0.50",2025-12-01T15:04:02.000Z,14
  """Ann @ a1"" posts a big blind of 1.00",2025-12-01T15:04:03.000Z,15
  """Bob @ b1"" raises to 4.00",2025-12-01T15:04:04.000Z,16
  """Ann @ a1"" folds",2025-12-01T15:04:05.000Z,17
  "Uncalled bet of 3.00 returned to ""Bob @ b1""",2025-12-01T15:04:05.000Z,18
  """Bob @ b1"" collected 2.00 from pot",2025-12-01T15:04:06.000Z,19
  "-- ending hand #2 --",2025-12-01T15:04:07.000Z,20
  "-- starting hand #3 (id: h3)  (No Limit Texas Hold'em) (dealer: ""Ann @ a1"") --",2025-12-01T15:06:00.000Z,21
  "Player stacks: #1 ""Ann @ a1"" (100.00) | #2 ""Bob @ b1"" (100.00)",2025-12-01T15:06:01.000Z,22
  """Ann @ a1"" posts a small blind of 0.50",2025-12-01T15:06:02.000Z,23
  """Bob @ b1"" posts a big blind of 1.00",2025-12-01T15:06:03.000Z,24
  """Ann @ a1"" folds",2025-12-01T15:06:04.000Z,25
  "Uncalled bet of 0.50 returned to ""Bob @ b1""",2025-12-01T15:06:04.000Z,26
  """Bob @ b1"" collected 1.00 from pot",2025-12-01T15:06:05.000Z,27
  "-- ending hand #3 --",2025-12-01T15:06:07.000Z,28
  "-- starting hand #4 (id: h4)  (No Limit Texas Hold'em) (dealer: ""Bob @ b1"") --",2025-12-01T15:08:00.000Z,29
  "Player stacks: #1 ""Ann @ a1"" (99.50) | #2 ""Bob @ b1"" (100.50)",2025-12-01T15:08:01.000Z,30
  """Bob @ b1"" posts a small blind of 0.50",2025-12-01T15:08:02.000Z,31
  """Ann @ a1"" posts a big blind of 1.00",2025-12-01T15:08:03.000Z,32
  """Bob @ b1"" raises to 6.00",2025-12-01T15:08:04.000Z,33
  """Ann @ a1"" folds",2025-12-01T15:08:05.000Z,34
  "Uncalled bet of 5.00 returned to ""Bob @ b1""",2025-12-01T15:08:05.000Z,35
  """Bob @ b1"" collected 2.00 from pot",2025-12-01T15:08:06.000Z,36
  "-- ending hand #4 --",2025-12-01T15:08:07.000Z,37
  "The player ""Bob @ b1"" quits the game with a stack of 101.50.",2025-12-01T15:09:00.000Z,38
file sheet.csv:
  date,player,net
  2025-12-01,Ann,-1.50
  2025-12-01,Bob,1.50

$ init --house casino --at "2025-11-01 12:00"
  started a new book in USD with `casino` rules
  recorded #2 ········
! next: add the players (player add NAME NAME)
$ player add Ann Bob Cat --at "2025-11-01 12:00"
  Ann, a regular
  Bob, a regular
  Cat, a regular
  recorded #5 ········
! next: open the night (open --banker NAME)
$ book export the-book.bundle
  `the-book.bundle` has events #1 to #6 from THE BOOK
  the bundle is signed with key 8434-a7e2-1a4e-0318
  the book now has a signing key: 8434-a7e2-1a4e-0318
  recorded #6 ········
$ --book cabin.book init --surrogate-of the-book.bundle
  stand-in 805a07aa for book f85a8059 has the book's 6 events
  the stand-in's key is d080-da6d-5e57-db44; the book's is 8434-a7e2-1a4e-0318
  recorded #7 ········
! next: open the night (open --banker NAME)

# The first part of a log here, the second there.

$ import poker-now whole.csv --banker Ann
  4 hands
  ¶
  Ann cashes out $98.50: $98.50 off what Ann owes the bank
  ¶
  player  result  cash paid  gifts, losses
  ──────────────────────────────────────────
  Ann     -$1.50          –              –
  Bob      $1.50          –              –
  ¶
  THE BOOK
  debtor        creditor  amount
  ────────────────────────────────
  Ann     owes  Bob        $1.50
  ¶
  was 2 debts:
  debtor        creditor  amount
  ────────────────────────────────
  Ann     owes  bank       $1.50
  bank    owes  Bob        $1.50
  Ann and Bob settle up with each other
  night 1 is closed
  recorded #21 ········
! next: see who pays whom (book)
$ --book cabin.book import poker-now second.csv --banker Ann
  3 hands
  ¶
  Ann cashes out $98.50: $98.50 off what Ann owes the bank
  ¶
  player  result  cash paid  gifts, losses
  ──────────────────────────────────────────
  Ann     -$2.50          –              –
  Bob      $2.50          –              –
  ¶
  THE BOOK
  debtor        creditor  amount
  ────────────────────────────────
  Ann     owes  Bob        $2.50
  ¶
  was 2 debts:
  debtor        creditor  amount
  ────────────────────────────────
  Ann     owes  bank       $2.50
  bank    owes  Bob        $2.50
  Ann and Bob settle up with each other
  night 1 is closed
  recorded #21 ········
! note: the log starts at hand 2; what was won or lost before that isn't in it
! next: see who pays whom (book)
$ --book cabin.book book export halves.bundle
  `halves.bundle` has events #7 to #21 from stand-in 805a07aa
  the bundle is signed with key d080-da6d-5e57-db44
$ book merge halves.bundle
! error: hand 2 of night 1 here is also in a night in the stand-in; if that's the same game, undo one of the two
! hint: night 1
! hint: undo 8
! hint: book merge halves.bundle --really
= 4
> hand 2 of night 1
$ nights
  night  house   opened            closed            hands
  ──────────────────────────────────────────────────────────
      1  casino  2025-12-01 20:00  2025-12-01 20:09      4

# The same log by another clock, and its ledger.

$ --book cabin.book undo
  undid #8 (night 1 opened at `casino`, banker Ann)
  undid #9 (the night was imported from poker-now: 2 sessions)
  undid #10 (Ann bought chips: $101.00 on THE BOOK)
  undid #11 (Bob bought chips: $99.00 on THE BOOK)
  undid #12 (hand 1, holdem: Bob won $2.00)
  undid #13 (hand 2, holdem: Bob won $1.00)
  undid #14 (hand 3, holdem: Bob won $2.00)
  undid #15 (Bob cashed out $101.50: $99.00 off the debt to the bank and the bank
    owes Bob $2.50)
  undid #16 (Bob left the table)
  undid #17 (Ann's stack was counted: $98.50, expected $98.50)
  undid #18 (Ann cashed out $98.50: $98.50 off the debt to the bank)
  undid #19 (Ann left the table)
  undid #20 (THE BOOK was consolidated: 2 debts became 1)
  undid #21 (the night ended)
  recorded #35 ········
! next: open the night (open --banker NAME)
$ --book cabin.book import poker-now shifted.csv --banker Ann
  4 hands
  ¶
  Ann cashes out $98.50: $98.50 off what Ann owes the bank
  ¶
  player  result  cash paid  gifts, losses
  ──────────────────────────────────────────
  Ann     -$1.50          –              –
  Bob      $1.50          –              –
  ¶
  THE BOOK
  debtor        creditor  amount
  ────────────────────────────────
  Ann     owes  Bob        $1.50
  ¶
  was 2 debts:
  debtor        creditor  amount
  ────────────────────────────────
  Ann     owes  bank       $1.50
  bank    owes  Bob        $1.50
  Ann and Bob settle up with each other
  night 1 is closed
  recorded #50 ········
! next: see who pays whom (book)
$ --book cabin.book book export clocks.bundle
  `clocks.bundle` has events #7 to #50 from stand-in 805a07aa
  the bundle is signed with key d080-da6d-5e57-db44
$ book merge clocks.bundle
! error: hand 1 of night 1 here is also in a night in the stand-in; if that's the same game, undo one of the two
! hint: night 1
! hint: undo 8
! hint: book merge clocks.bundle --really
= 4
> hand 1 of night 1
$ undo
  undid #7 (night 1 opened at `casino`, banker Ann)
  undid #8 (the night was imported from poker-now: 2 sessions)
  undid #9 (Ann bought chips: $100.00 on THE BOOK)
  undid #10 (Bob bought chips: $100.00 on THE BOOK)
  undid #11 (hand 1, holdem: Ann won $2.00)
  undid #12 (hand 2, holdem: Bob won $2.00)
  undid #13 (hand 3, holdem: Bob won $1.00)
  undid #14 (hand 4, holdem: Bob won $2.00)
  undid #15 (Bob cashed out $101.50: $100.00 off the debt to the bank and the bank
    owes Bob $1.50)
  undid #16 (Bob left the table)
  undid #17 (Ann's stack was counted: $98.50, expected $98.50)
  undid #18 (Ann cashed out $98.50: $98.50 off the debt to the bank)
  undid #19 (Ann left the table)
  undid #20 (THE BOOK was consolidated: 2 debts became 1)
  undid #21 (the night ended)
  recorded #36 ········
! next: open the night (open --banker NAME)
$ import poker-now ledger.csv --banker Ann
  Ann cashes out $98.50: $98.50 off what Ann owes the bank
  Bob cashes out $101.50: $100.00 off what Bob owes the bank, and the bank owes
    Bob $1.50
  ¶
  player  result  cash paid  gifts, losses
  ──────────────────────────────────────────
  Ann     -$1.50          –              –
  Bob      $1.50          –              –
  ¶
  THE BOOK
  debtor        creditor  amount
  ────────────────────────────────
  Ann     owes  Bob        $1.50
  ¶
  was 2 debts:
  debtor        creditor  amount
  ────────────────────────────────
  Ann     owes  bank       $1.50
  bank    owes  Bob        $1.50
  Ann and Bob settle up with each other
  night 1 is closed
  recorded #48 ········
! next: see who pays whom (book)
$ book merge clocks.bundle
! error: night 1 here has the same results as a night in the stand-in a few hours earlier or later; if that's the same game, undo one of the two
! hint: night 1
! hint: undo 38
! hint: book merge clocks.bundle --really
= 4
> the same results
$ undo
  undid #37 (night 1 opened at `casino`, banker Ann)
  undid #38 (the night was imported from poker-now: 2 sessions)
  undid #39 (Ann bought chips: $100.00 on THE BOOK)
  undid #40 (Ann's stack was counted: $98.50, expected $100.00)
  undid #41 (Bob bought chips: $100.00 on THE BOOK)
  undid #42 (Bob's stack was counted: $101.50, expected $100.00)
  undid #43 (Ann cashed out $98.50: $98.50 off the debt to the bank)
  undid #44 (Ann left the table)
  undid #45 (Bob cashed out $101.50: $100.00 off the debt to the bank and the bank
    owes Bob $1.50)
  undid #46 (Bob left the table)
  undid #47 (THE BOOK was consolidated: 2 debts became 1)
  undid #48 (the night ended)
  recorded #60 ········
! next: open the night (open --banker NAME)
$ import results sheet.csv
  1 night, 2025-12-01 (night 1)
  ¶
  player  nights     net
  ────────────────────────
  Bob          1   $1.50
  Ann          1  -$1.50
  ¶
  THE BOOK:
  debtor  creditor   owes
  ─────────────────────────
  Ann     Bob       $1.50
  recorded #64 ········
! note: sheet.csv: one line per player per night, date in A, player in B, net in C
! next: see who pays whom (book)
$ book merge clocks.bundle
! error: night 1 was imported here (event 62), and the stand-in has it too, with the same results; undo one of the two imports
! hint: night 1
! hint: undo 62
= 4
> the same results

# Half an evening there, all of it in a spreadsheet here.

$ --book cabin.book undo
  undid #36 (night 1 opened at `casino`, banker Ann)
  undid #37 (the night was imported from poker-now: 2 sessions)
  undid #38 (Ann bought chips: $100.00 on THE BOOK)
  undid #39 (Bob bought chips: $100.00 on THE BOOK)
  undid #40 (hand 1, holdem: Ann won $2.00)
  undid #41 (hand 2, holdem: Bob won $2.00)
  undid #42 (hand 3, holdem: Bob won $1.00)
  undid #43 (hand 4, holdem: Bob won $2.00)
  undid #44 (Bob cashed out $101.50: $100.00 off the debt to the bank and the bank
    owes Bob $1.50)
  undid #45 (Bob left the table)
  undid #46 (Ann's stack was counted: $98.50, expected $98.50)
  undid #47 (Ann cashed out $98.50: $98.50 off the debt to the bank)
  undid #48 (Ann left the table)
  undid #49 (THE BOOK was consolidated: 2 debts became 1)
  undid #50 (the night ended)
  recorded #65 ········
! next: open the night (open --banker NAME)
$ --book cabin.book import poker-now part.csv --banker Ann
  2 hands
  ¶
  Ann cashes out $100.00: $100.00 off what Ann owes the bank
  Bob cashes out $100.00: $100.00 off what Bob owes the bank
  ¶
  player  result  cash paid  gifts, losses
  ──────────────────────────────────────────
  Ann      $0.00          –              –
  Bob      $0.00          –              –
  ¶
  THE BOOK
  nobody owes anybody
  night 1 is closed
  recorded #78 ········
$ --book cabin.book book export part.bundle
  `part.bundle` has events #7 to #78 from stand-in 805a07aa
  the bundle is signed with key d080-da6d-5e57-db44
$ book merge part.bundle
! error: `Ann` and `Bob` played in night 1 here, and in a night in the stand-in on the same day; if that's the same game, undo one of the two
! hint: night 1
! hint: undo 62
! hint: book merge part.bundle --really
= 4
> on the same day

# A table of its own is another evening, once somebody says so.

$ book merge part.bundle --really
  events #7 to #78 came in from stand-in 805a07aa
  check it: `book stand-ins` in the stand-in should show the key
    d080-da6d-5e57-db44
  recorded #137 ········
! note: `Ann` and `Bob` played in night 1 here, and in a night in the stand-in on the same day; if that's the same game, undo one of the two
> came in from stand-in
$ nights
  night  house   opened            closed            hands
  ──────────────────────────────────────────────────────────
      1  casino  2025-12-01        2025-12-01            0
      2  casino  2025-12-01 20:00  2025-12-01 20:04      2
$ audit
  check           found
  ─────────────────────────────────────────────────────────────
  file        ok  pages and indexes are sound
  references  ok  no broken links
  people      ok  nobody is listed twice
  chain       ok  137 events in an unbroken chain
  entries     ok  254 postings match their events and balance
  replay      ok  29 tables match the events
  requests    ok  every answer belongs to its events
  hands       ok  13 hands settled again, same result
  ¶
  the book is in order: 137 events
> the book is in order
