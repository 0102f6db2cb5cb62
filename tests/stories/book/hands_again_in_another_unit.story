# The hands of a site that plays in cents and in dollars: whole numbers are asked about whatever file they are in, and a hand that the
# book has in one unit isn't taken in the other.

file log.csv:
  entry,at,order
  "The player ""Ann @ a1"" joined the game with a stack of 10000.",2025-12-01T20:00:00.000Z,1
  "The player ""Bob @ b1"" joined the game with a stack of 10000.",2025-12-01T20:00:01.000Z,2
  "-- starting hand #1 (id: h1)  (No Limit Texas Hold'em) (dealer: ""Ann @ a1"") --",2025-12-01T20:01:00.000Z,3
  "Player stacks: #1 ""Ann @ a1"" (10000) | #2 ""Bob @ b1"" (10000)",2025-12-01T20:01:00.000Z,4
  """Ann @ a1"" posts a small blind of 50",2025-12-01T20:01:00.000Z,5
  """Bob @ b1"" posts a big blind of 100",2025-12-01T20:01:00.000Z,6
  """Ann @ a1"" calls 100",2025-12-01T20:01:10.000Z,7
  """Bob @ b1"" checks",2025-12-01T20:01:20.000Z,8
  "Flop:  [5♣, J♠, 5♠]",2025-12-01T20:01:21.000Z,9
  """Bob @ b1"" bets 100",2025-12-01T20:01:30.000Z,10
  """Ann @ a1"" folds",2025-12-01T20:01:50.000Z,12
  "Uncalled bet of 100 returned to ""Bob @ b1""",2025-12-01T20:01:50.000Z,13
  """Bob @ b1"" collected 200 from pot",2025-12-01T20:01:50.000Z,14
  "-- ending hand #1 --",2025-12-01T20:01:50.000Z,15
  "The player ""Bob @ b1"" quits the game with a stack of 10100.",2025-12-01T20:04:00.000Z,25
file money.csv:
  entry,at,order
  "The player ""Ann @ a1"" joined the game with a stack of 100.00.",2025-12-01T20:00:00.000Z,1
  "The player ""Bob @ b1"" joined the game with a stack of 100.00.",2025-12-01T20:00:01.000Z,2
  "-- starting hand #1 (id: h1)  (No Limit Texas Hold'em) (dealer: ""Ann @ a1"") --",2025-12-01T20:01:00.000Z,3
  "Player stacks: #1 ""Ann @ a1"" (100.00) | #2 ""Bob @ b1"" (100.00)",2025-12-01T20:01:00.000Z,4
  """Ann @ a1"" posts a small blind of 0.50",2025-12-01T20:01:00.000Z,5
  """Bob @ b1"" posts a big blind of 1.00",2025-12-01T20:01:00.000Z,6
  """Ann @ a1"" calls 1.00",2025-12-01T20:01:10.000Z,7
  """Bob @ b1"" checks",2025-12-01T20:01:20.000Z,8
  "Flop:  [5♣, J♠, 5♠]",2025-12-01T20:01:21.000Z,9
  """Bob @ b1"" bets 1.00",2025-12-01T20:01:30.000Z,10
  """Ann @ a1"" folds",2025-12-01T20:01:50.000Z,12
  "Uncalled bet of 1.00 returned to ""Bob @ b1""",2025-12-01T20:01:50.000Z,13
  """Bob @ b1"" collected 2.00 from pot",2025-12-01T20:01:50.000Z,14
  "-- ending hand #1 --",2025-12-01T20:01:50.000Z,15
  "The player ""Bob @ b1"" quits the game with a stack of 101.00.",2025-12-01T20:04:00.000Z,25

$ hand convert log.csv --format phh --out hands.phhs
  1 hand in `hands.phhs`
$ hand convert log.csv --format housebook --out own.phhs
  1 hand in `own.phhs`
$ hand convert money.csv --format ohh --out money.ohh
  1 hand in `money.ohh`
! note: the file leaves out some of hand 1: the note `ids`; which pot each winner took
$ init --house casino
  started a new book in USD with `casino` rules
  recorded #2 ········
! next: add the players (player add NAME NAME)
$ player add Ann Bob
  Ann, a regular
  Bob, a regular
  recorded #4 ········
! next: open the night (open --banker NAME)
$ import hands hands.phhs --banker Ann
! error: the file doesn't say whether 5000 is fifty or five thousand
! hint: import hands hands.phhs --banker Ann --unit cents
! hint: import hands hands.phhs --banker Ann --unit whole
= 4
> the file doesn't say whether 5000 is fifty or five thousand
> --unit cents
$ import hands own.phhs --banker Ann
! error: the file doesn't say whether 5000 is fifty or five thousand
! hint: import hands own.phhs --banker Ann --unit cents
! hint: import hands own.phhs --banker Ann --unit whole
= 4
> the file doesn't say whether 5000 is fifty or five thousand
$ import hands money.ohh --banker Ann --unit cents
! error: money.ohh:1:8: the file has amounts like 0.50, so it doesn't count in cents
= 5
> so it doesn't count in cents
$ import poker-now hands.phhs --banker Ann
! error: `hands.phhs` is a hand file, not the ledger or log of a Poker Now game
! hint: import hands hands.phhs --banker Ann
= 5
> `hands.phhs` is a hand file
> import hands hands.phhs
$ import poker-now log.csv --unit cents --banker Ann --yes
  1 hand
  ¶
  Ann cashes out $99.00: $99.00 off what Ann owes the bank
  ¶
  player  result  cash paid  gifts, losses
  ──────────────────────────────────────────
  Ann     -$1.00          –              –
  Bob      $1.00          –              –
  ¶
  THE BOOK
  debtor        creditor  amount
  ────────────────────────────────
  Ann     owes  Bob        $1.00
  ¶
  was 2 debts:
  debtor        creditor  amount
  ────────────────────────────────
  Ann     owes  bank       $1.00
  bank    owes  Bob        $1.00
  Ann and Bob settle up with each other
  night 1 is closed
  recorded #16 ········
! next: see who pays whom (book)
> Bob
$ import hands hands.phhs --unit cents
  already imported #6
> already imported
$ import hands own.phhs --unit cents
  already imported #6
> already imported
$ import hands money.ohh
  already imported #6
> already imported
$ import hands hands.phhs --unit whole
! error: hands.phhs:7:13: this is hand 1 of night 1 (event 9), but its amounts are 100 times smaller there; one of the two has the wrong unit
! hint: hand show 1 --night 1
= 5
> this is hand 1 of night 1
> its amounts are 100 times smaller there
$ import hands own.phhs --unit whole
! error: own.phhs:7:13: this is hand 1 of night 1 (event 9), but its amounts are 100 times smaller there; one of the two has the wrong unit
! hint: hand show 1 --night 1
= 5
> its amounts are 100 times smaller there
$ import poker-now log.csv --unit whole
! error: log.csv:4:1: this is hand 1 of night 1 (event 9), but its amounts are 100 times smaller there; one of the two has the wrong unit
! hint: hand show 1 --night 1
= 5
> its amounts are 100 times smaller there
$ book
  debtor  creditor   owes  since
  ─────────────────────────────────────
  Ann     Bob       $1.00  2025-12-01
  ¶
          net
  ─────────────
  Bob   $1.00
  Ann  -$1.00
> $1.00

The other way round: dollars first, then the same hands as cents.

$ undo
  undid #5 (night 1 opened at `casino`, banker Ann)
  undid #6 (the night was imported from poker-now: 2 sessions)
  undid #7 (Ann bought chips: $100.00 on THE BOOK)
  undid #8 (Bob bought chips: $100.00 on THE BOOK)
  undid #9 (hand 1, holdem: Bob won $2.00)
  undid #10 (Bob cashed out $101.00: $100.00 off the debt to the bank and the bank
    owes Bob $1.00)
  undid #11 (Bob left the table)
  undid #12 (Ann's stack was counted: $99.00, expected $99.00)
  undid #13 (Ann cashed out $99.00: $99.00 off the debt to the bank)
  undid #14 (Ann left the table)
  undid #15 (THE BOOK was consolidated: 2 debts became 1)
  undid #16 (the night ended)
  recorded #28 ········
! next: open the night (open --banker NAME)
$ import hands own.phhs --unit whole --banker Ann --yes
  1 hand
  ¶
  Ann cashes out $9,900.00: $9,900.00 off what Ann owes the bank
  Bob cashes out $10,100.00: $10,000.00 off what Bob owes the bank, and the bank
    owes Bob $100.00
  ¶
  player    result  cash paid  gifts, losses
  ────────────────────────────────────────────
  Bob      $100.00          –              –
  Ann     -$100.00          –              –
  ¶
  THE BOOK
  debtor        creditor   amount
  ─────────────────────────────────
  Ann     owes  Bob       $100.00
  ¶
  was 2 debts:
  debtor        creditor   amount
  ─────────────────────────────────
  Ann     owes  bank      $100.00
  bank    owes  Bob       $100.00
  Ann and Bob settle up with each other
  night 1 is closed
  recorded #41 ········
! next: see who pays whom (book)
> 1 hand
$ import hands money.ohh
! error: money.ohh:1:8: this is hand 1 of night 1 (event 33), but its amounts are 100 times larger there; one of the two has the wrong unit
! hint: hand show 1 --night 1
= 5
> its amounts are 100 times larger there
$ import poker-now money.csv
! error: money.csv:4:1: this is hand 1 of night 1 (event 33), but its amounts are 100 times larger there; one of the two has the wrong unit
! hint: hand show 1 --night 1
= 5
> its amounts are 100 times larger there
$ nights
  night  house   opened            closed            hands
  ──────────────────────────────────────────────────────────
      1  casino  2025-12-01 20:01  2025-12-01 20:01      1
> casino

At the table it's the same.

$ open --banker Ann
  night 2 is open at The Card Room; Ann is the banker
  recorded #42 ········
! next: sell chips (buy NAME AMOUNT)
$ buy Ann 100
  Ann buys chips: $100.00 in cash; stack $100.00
  recorded #43 ········
! next: play (hand new or hand result), then count the stacks
$ buy Bob 100
  Bob buys chips: $100.00 in cash; stack $100.00
  recorded #44 ········
$ hand add own.phhs
! error: own.phhs:7:13: the game log doesn't say whether it's in cents or dollars: add --scale cents (2000 is $20) or --scale whole (20 is $20)
= 5
> the game log doesn't say whether it's in cents or dollars
$ hand add own.phhs --scale whole
  already recorded as hand 1 of night 1 (event 33)
> already recorded as hand 1 of night 1
$ hand add own.phhs --scale cents
! error: own.phhs:7:13: this is hand 1 of night 1 (event 33), but its amounts are 100 times larger there; one of the two has the wrong unit
! hint: hand show 1 --night 1
= 5
> its amounts are 100 times larger there
