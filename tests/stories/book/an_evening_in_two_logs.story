# An evening whose log was downloaded twice is one night: the longer log takes the place of the shorter, two parts are given in one
# line, and neither makes a second night

file first.csv:
  entry,at,order
  "The player ""Ann @ a1"" joined the game with a stack of 100.00.",2025-12-01T20:00:00.000Z,1
  "The player ""Bob @ b1"" joined the game with a stack of 100.00.",2025-12-01T20:00:01.000Z,2
  "-- starting hand #1 (id: h1)  (No Limit Texas Hold'em) (dealer: ""Ann @ a1"") --",2025-12-01T20:01:00.000Z,3
  "Player stacks: #1 ""Ann @ a1"" (100.00) | #2 ""Bob @ b1"" (100.00)",2025-12-01T20:01:00.000Z,4
  """Ann @ a1"" posts a small blind of 0.50",2025-12-01T20:01:00.000Z,5
  """Bob @ b1"" posts a big blind of 1.00",2025-12-01T20:01:00.000Z,6
  """Ann @ a1"" raises to 3.00",2025-12-01T20:01:10.000Z,7
  """Bob @ b1"" folds",2025-12-01T20:01:20.000Z,8
  "Uncalled bet of 2.00 returned to ""Ann @ a1""",2025-12-01T20:01:20.000Z,9
  """Ann @ a1"" collected 2.00 from pot",2025-12-01T20:01:20.000Z,10
  "-- ending hand #1 --",2025-12-01T20:01:20.000Z,11
  "-- starting hand #2 (id: h2)  (No Limit Texas Hold'em) (dealer: ""Bob @ b1"") --",2025-12-01T20:03:00.000Z,12
  "Player stacks: #1 ""Ann @ a1"" (101.00) | #2 ""Bob @ b1"" (99.00)",2025-12-01T20:03:00.000Z,13
  """Bob @ b1"" posts a small blind of 0.50",2025-12-01T20:03:00.000Z,14
  """Ann @ a1"" posts a big blind of 1.00",2025-12-01T20:03:00.000Z,15
  """Bob @ b1"" folds",2025-12-01T20:03:10.000Z,16
  "Uncalled bet of 0.50 returned to ""Ann @ a1""",2025-12-01T20:03:10.000Z,17
  """Ann @ a1"" collected 1.00 from pot",2025-12-01T20:03:10.000Z,18
  "-- ending hand #2 --",2025-12-01T20:03:10.000Z,19
file second.csv:
  entry,at,order
  "-- starting hand #3 (id: h3)  (No Limit Texas Hold'em) (dealer: ""Ann @ a1"") --",2025-12-01T21:01:00.000Z,20
  "Player stacks: #1 ""Ann @ a1"" (101.50) | #2 ""Bob @ b1"" (98.50)",2025-12-01T21:01:00.000Z,21
  """Ann @ a1"" posts a small blind of 0.50",2025-12-01T21:01:00.000Z,22
  """Bob @ b1"" posts a big blind of 1.00",2025-12-01T21:01:00.000Z,23
  """Ann @ a1"" folds",2025-12-01T21:01:10.000Z,24
  "Uncalled bet of 0.50 returned to ""Bob @ b1""",2025-12-01T21:01:10.000Z,25
  """Bob @ b1"" collected 1.00 from pot",2025-12-01T21:01:10.000Z,26
  "-- ending hand #3 --",2025-12-01T21:01:10.000Z,27
  "The player ""Bob @ b1"" quits the game with a stack of 99.00.",2025-12-01T21:04:00.000Z,28
file overlap.csv:
  entry,at,order
  "-- starting hand #2 (id: h2)  (No Limit Texas Hold'em) (dealer: ""Bob @ b1"") --",2025-12-01T20:03:00.000Z,12
  "Player stacks: #1 ""Ann @ a1"" (101.00) | #2 ""Bob @ b1"" (99.00)",2025-12-01T20:03:00.000Z,13
  """Bob @ b1"" posts a small blind of 0.50",2025-12-01T20:03:00.000Z,14
  """Ann @ a1"" posts a big blind of 1.00",2025-12-01T20:03:00.000Z,15
  """Bob @ b1"" folds",2025-12-01T20:03:10.000Z,16
  "Uncalled bet of 0.50 returned to ""Ann @ a1""",2025-12-01T20:03:10.000Z,17
  """Ann @ a1"" collected 1.00 from pot",2025-12-01T20:03:10.000Z,18
  "-- ending hand #2 --",2025-12-01T20:03:10.000Z,19
  "-- starting hand #3 (id: h3)  (No Limit Texas Hold'em) (dealer: ""Ann @ a1"") --",2025-12-01T21:01:00.000Z,20
  "Player stacks: #1 ""Ann @ a1"" (101.50) | #2 ""Bob @ b1"" (98.50)",2025-12-01T21:01:00.000Z,21
  """Ann @ a1"" posts a small blind of 0.50",2025-12-01T21:01:00.000Z,22
  """Bob @ b1"" posts a big blind of 1.00",2025-12-01T21:01:00.000Z,23
  """Ann @ a1"" folds",2025-12-01T21:01:10.000Z,24
  "Uncalled bet of 0.50 returned to ""Bob @ b1""",2025-12-01T21:01:10.000Z,25
  """Bob @ b1"" collected 1.00 from pot",2025-12-01T21:01:10.000Z,26
  "-- ending hand #3 --",2025-12-01T21:01:10.000Z,27
  "The player ""Bob @ b1"" quits the game with a stack of 99.00.",2025-12-01T21:04:00.000Z,28
file whole.csv:
  entry,at,order
  "The player ""Ann @ a1"" joined the game with a stack of 100.00.",2025-12-01T20:00:00.000Z,1
  "The player ""Bob @ b1"" joined the game with a stack of 100.00.",2025-12-01T20:00:01.000Z,2
  "-- starting hand #1 (id: h1)  (No Limit Texas Hold'em) (dealer: ""Ann @ a1"") --",2025-12-01T20:01:00.000Z,3
  "Player stacks: #1 ""Ann @ a1"" (100.00) | #2 ""Bob @ b1"" (100.00)",2025-12-01T20:01:00.000Z,4
  """Ann @ a1"" posts a small blind of 0.50",2025-12-01T20:01:00.000Z,5
  """Bob @ b1"" posts a big blind of 1.00",2025-12-01T20:01:00.000Z,6
  """Ann @ a1"" raises to 3.00",2025-12-01T20:01:10.000Z,7
  """Bob @ b1"" folds",2025-12-01T20:01:20.000Z,8
  "Uncalled bet of 2.00 returned to ""Ann @ a1""",2025-12-01T20:01:20.000Z,9
  """Ann @ a1"" collected 2.00 from pot",2025-12-01T20:01:20.000Z,10
  "-- ending hand #1 --",2025-12-01T20:01:20.000Z,11
  "-- starting hand #2 (id: h2)  (No Limit Texas Hold'em) (dealer: ""Bob @ b1"") --",2025-12-01T20:03:00.000Z,12
  "Player stacks: #1 ""Ann @ a1"" (101.00) | #2 ""Bob @ b1"" (99.00)",2025-12-01T20:03:00.000Z,13
  """Bob @ b1"" posts a small blind of 0.50",2025-12-01T20:03:00.000Z,14
  """Ann @ a1"" posts a big blind of 1.00",2025-12-01T20:03:00.000Z,15
  """Bob @ b1"" folds",2025-12-01T20:03:10.000Z,16
  "Uncalled bet of 0.50 returned to ""Ann @ a1""",2025-12-01T20:03:10.000Z,17
  """Ann @ a1"" collected 1.00 from pot",2025-12-01T20:03:10.000Z,18
  "-- ending hand #2 --",2025-12-01T20:03:10.000Z,19
  "-- starting hand #3 (id: h3)  (No Limit Texas Hold'em) (dealer: ""Ann @ a1"") --",2025-12-01T21:01:00.000Z,20
  "Player stacks: #1 ""Ann @ a1"" (101.50) | #2 ""Bob @ b1"" (98.50)",2025-12-01T21:01:00.000Z,21
  """Ann @ a1"" posts a small blind of 0.50",2025-12-01T21:01:00.000Z,22
  """Bob @ b1"" posts a big blind of 1.00",2025-12-01T21:01:00.000Z,23
  """Ann @ a1"" folds",2025-12-01T21:01:10.000Z,24
  "Uncalled bet of 0.50 returned to ""Bob @ b1""",2025-12-01T21:01:10.000Z,25
  """Bob @ b1"" collected 1.00 from pot",2025-12-01T21:01:10.000Z,26
  "-- ending hand #3 --",2025-12-01T21:01:10.000Z,27
  "The player ""Bob @ b1"" quits the game with a stack of 99.00.",2025-12-01T21:04:00.000Z,28
file later.csv:
  entry,at,order
  "-- starting hand #3 (id: h33)  (No Limit Texas Hold'em) (dealer: ""Ann @ a1"") --",2025-12-08T21:01:00.000Z,20
  "Player stacks: #1 ""Ann @ a1"" (101.50) | #2 ""Bob @ b1"" (98.50)",2025-12-08T21:01:00.000Z,21
  """Ann @ a1"" posts a small blind of 0.25",2025-12-08T21:01:00.000Z,22
  """Bob @ b1"" posts a big blind of 1.00",2025-12-08T21:01:00.000Z,23
  """Ann @ a1"" folds",2025-12-08T21:01:10.000Z,24
  "Uncalled bet of 0.75 returned to ""Bob @ b1""",2025-12-08T21:01:10.000Z,25
  """Bob @ b1"" collected 0.50 from pot",2025-12-08T21:01:10.000Z,26
  "-- ending hand #3 --",2025-12-08T21:01:10.000Z,27
  "The player ""Bob @ b1"" quits the game with a stack of 98.75.",2025-12-08T21:04:00.000Z,28

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

## A log that goes on where another ended is no second night
$ import poker-now first.csv --banker Ann
  2 hands
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
  Bob     owes  Ann        $1.50
  ¶
  was 2 debts (MIK-10):
  debtor        creditor  amount
  ────────────────────────────────
  Bob     owes  bank       $1.50
  bank    owes  Ann        $1.50
  Bob and Ann settle up with each other
  night 1 is closed
  recorded #18 ········
! next: see who pays whom (book)
$ import poker-now second.csv --banker Ann
! error: this is from the same evening as night 1, so it belongs to that night: undo event 6, then import all of that night's files in one command
! hint: undo 6
! hint: import poker-now second.csv --banker Ann --really-different
= 4
> this is from the same evening as night 1, so it belongs to that night
> then import all of that night's files in one command
$ import poker-now overlap.csv --banker Ann
! error: this is from the same evening as night 1, so it belongs to that night: undo event 6, then import all of that night's files in one command
! hint: undo 6
! hint: import poker-now overlap.csv --banker Ann --really-different
= 4
> this is from the same evening as night 1, so it belongs to that night
$ nights
  night  house  opened            closed            hands
  ─────────────────────────────────────────────────────────
      1  mike   2025-12-01 20:00  2025-12-01 20:03      2

## The longer log has all of it: the night is booked again, whole
$ import poker-now whole.csv --banker Ann
  3 hands
  ¶
  Ann cashes out $101.00: $100.00 off what Ann owes the bank, and the bank owes
    Ann $1.00
  ¶
  player  result  cash paid  gifts, losses
  ──────────────────────────────────────────
  Ann      $1.00          –              –
  Bob     -$1.00          –              –
  ¶
  THE BOOK
  debtor        creditor  amount
  ────────────────────────────────
  Bob     owes  Ann        $1.00
  ¶
  was 2 debts (MIK-10):
  debtor        creditor  amount
  ────────────────────────────────
  Bob     owes  bank       $1.00
  bank    owes  Ann        $1.00
  Bob and Ann settle up with each other
  night 1 is closed
  recorded #46 ········
! note: part of this night was already imported (event 6); that import was undone, and the whole night was recorded
> that import was undone, and the whole night was recorded
$ nights
  night  house  opened            closed            hands
  ─────────────────────────────────────────────────────────
      1  mike   2025-12-01 20:00  2025-12-01 21:04      3
$ stats
  player  nights  hands     net  most won  showdowns won
  ────────────────────────────────────────────────────────
  Ann          1      3   $1.00     $1.00              –
  Bob          1      3  -$1.00     $0.50              –
  ¶
  player       VPIP        PFR     3-bet  to showdown  won there
  ────────────────────────────────────────────────────────────────
  Ann     1/2 (50%)  1/2 (50%)         –            –          –
  Bob      0/2 (0%)   0/2 (0%)  0/1 (0%)            –          –
  ¶
  VPIP, PFR, 3-bet: how often the player chose to put money in, raised and
  reraised before the flop; to showdown: how many of the flops seen
$ import poker-now first.csv
  already imported #34
> already imported
$ import poker-now overlap.csv
  already imported #34
> already imported
$ import poker-now whole.csv
  already imported #34
> already imported
$ audit
  check           found
  ────────────────────────────────────────────────────────────
  file        ok  pages and indexes are sound
  references  ok  no broken links
  people      ok  nobody is listed twice
  chain       ok  46 events in an unbroken chain
  entries     ok  80 postings match their events and balance
  replay      ok  29 tables match the events
  requests    ok  every answer belongs to its events
  hands       ok  5 hands settled again, same result
  ¶
  the book is in order: 46 events

## Both parts in one line are one night, in whatever order, and rows that stand in both count once
$ --book parts.book init --house mike
  started a new book in USD with `mike` rules
  recorded #2 ········
! next: add the players (player add NAME NAME)
$ --book parts.book player add Ann
  Ann, a regular
  recorded #3 ········
$ --book parts.book player add Bob
  Bob, a regular
  recorded #4 ········
! next: open the night (open --banker NAME)
$ --book parts.book import poker-now overlap.csv first.csv --banker Ann
  3 hands
  ¶
  Ann cashes out $101.00: $100.00 off what Ann owes the bank, and the bank owes
    Ann $1.00
  ¶
  player  result  cash paid  gifts, losses
  ──────────────────────────────────────────
  Ann      $1.00          –              –
  Bob     -$1.00          –              –
  ¶
  THE BOOK
  debtor        creditor  amount
  ────────────────────────────────
  Bob     owes  Ann        $1.00
  ¶
  was 2 debts (MIK-10):
  debtor        creditor  amount
  ────────────────────────────────
  Bob     owes  bank       $1.00
  bank    owes  Ann        $1.00
  Bob and Ann settle up with each other
  night 1 is closed
  recorded #18 ········
! next: see who pays whom (book)
$ --book parts.book stats
  player  nights  hands     net  most won  showdowns won
  ────────────────────────────────────────────────────────
  Ann          1      3   $1.00     $1.00              –
  Bob          1      3  -$1.00     $0.50              –
  ¶
  player       VPIP        PFR     3-bet  to showdown  won there
  ────────────────────────────────────────────────────────────────
  Ann     1/2 (50%)  1/2 (50%)         –            –          –
  Bob      0/2 (0%)   0/2 (0%)  0/1 (0%)            –          –
  ¶
  VPIP, PFR, 3-bet: how often the player chose to put money in, raised and
  reraised before the flop; to showdown: how many of the flops seen
$ --book parts.book import poker-now whole.csv
  already imported #6
> already imported

## A week later is another evening
$ --book parts.book import poker-now first.csv later.csv --banker Ann
! error: `later.csv` is a second log, from another evening; import one night at a time
! hint: --book parts.book import --help
= 4
> `later.csv` is a second log, from another evening
$ --book parts.book import poker-now later.csv --banker Ann
  1 hand
  ¶
  Ann cashes out $101.25: $101.25 off what Ann owes the bank
  ¶
  player  result  cash paid  gifts, losses
  ──────────────────────────────────────────
  Ann     -$0.25          –              –
  Bob      $0.25          –              –
  ¶
  THE BOOK
  debtor        creditor  amount
  ────────────────────────────────
  Bob     owes  Ann        $0.75
  ¶
  was 3 debts (MIK-10):
  debtor        creditor  amount
  ────────────────────────────────
  Ann     owes  bank       $0.25
  Bob     owes  Ann        $1.00
  bank    owes  Bob        $0.25
  Bob and Ann settle up with each other
  night 2 is closed
  recorded #30 ········
! note: the log starts at hand 3; what was won or lost before that isn't in it
$ --book parts.book nights
  night  house  opened            closed            hands
  ─────────────────────────────────────────────────────────
      1  mike   2025-12-01 20:00  2025-12-01 21:04      3
      2  mike   2025-12-08 21:01  2025-12-08 21:04      1

## A second game of the same evening is a night of its own where that is said
$ --book games.book init --house mike
  started a new book in USD with `mike` rules
  recorded #2 ········
! next: add the players (player add NAME NAME)
$ --book games.book player add Ann
  Ann, a regular
  recorded #3 ········
$ --book games.book player add Bob
  Bob, a regular
  recorded #4 ········
! next: open the night (open --banker NAME)
$ --book games.book import poker-now first.csv --banker Ann
  2 hands
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
  Bob     owes  Ann        $1.50
  ¶
  was 2 debts (MIK-10):
  debtor        creditor  amount
  ────────────────────────────────
  Bob     owes  bank       $1.50
  bank    owes  Ann        $1.50
  Bob and Ann settle up with each other
  night 1 is closed
  recorded #18 ········
! next: see who pays whom (book)
$ --book games.book import poker-now second.csv --banker Ann --really-different
  1 hand
  ¶
  Ann cashes out $101.00: $101.00 off what Ann owes the bank
  ¶
  player  result  cash paid  gifts, losses
  ──────────────────────────────────────────
  Ann     -$0.50          –              –
  Bob      $0.50          –              –
  ¶
  THE BOOK
  debtor        creditor  amount
  ────────────────────────────────
  Bob     owes  Ann        $1.00
  ¶
  was 3 debts (MIK-10):
  debtor        creditor  amount
  ────────────────────────────────
  Ann     owes  bank       $0.50
  Bob     owes  Ann        $1.50
  bank    owes  Bob        $0.50
  Bob and Ann settle up with each other
  night 2 is closed
  recorded #30 ········
! note: the log starts at hand 3; what was won or lost before that isn't in it
$ --book games.book nights
  night  house  opened            closed            hands
  ─────────────────────────────────────────────────────────
      1  mike   2025-12-01 20:00  2025-12-01 20:03      2
      2  mike   2025-12-01 21:01  2025-12-01 21:04      1
