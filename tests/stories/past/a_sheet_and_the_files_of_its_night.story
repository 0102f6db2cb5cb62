# A night of a spreadsheet and the same night in a file of a site are one night, in either order.

file sheet.csv:
  date,player,net
  2025-12-01,Ann,-1
  2025-12-01,Bob,1
file otherwise.csv:
  date,player,net
  2025-12-01,Ann,-7
  2025-12-01,Bob,7
file log.csv:
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

$ hand convert log.csv --format ohh --out hands.ohh
  1 hand in `hands.ohh`
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
$ import results sheet.csv --settled
  1 night, 2025-12-01 (night 1)
  ¶
  player  nights     net
  ────────────────────────
  Bob          1   $1.00
  Ann          1  -$1.00
  recorded #7 ········
! note: sheet.csv: one line per player per night, date in A, player in B, net in C
> 1 night
$ import poker-now log.csv --banker Ann
! error: night 1, from a spreadsheet (2025-12-01), already has these results
! hint: night 1
! hint: import poker-now log.csv --banker Ann --really-different
= 4
> night 1, from a spreadsheet (2025-12-01), already has these results
> --really-different
$ import hands hands.ohh --banker Ann
! error: night 1, from a spreadsheet (2025-12-01), already has these results
! hint: night 1
! hint: import hands hands.ohh --banker Ann --really-different
= 4
> already has these results
$ undo
  undid #5 (night 1 opened at `casino`)
  undid #6 (results for 2025-12-01: Ann -$1.00, Bob +$1.00)
  undid #7 (the night ended)
  recorded #10 ········
! next: open the night (open --banker NAME)
$ import results otherwise.csv --settled
  1 night, 2025-12-01 (night 1)
  ¶
  player  nights     net
  ────────────────────────
  Bob          1   $7.00
  Ann          1  -$7.00
  recorded #13 ········
! note: otherwise.csv: one line per player per night, date in A, player in B, net in C
> 1 night
$ import poker-now log.csv --banker Ann
! error: night 1, from a spreadsheet, is on the same day (2025-12-01) and has different results
! hint: night 1
! hint: import poker-now log.csv --banker Ann --really-different
= 4
> has different results
$ import poker-now log.csv --banker Ann --really-different --dry-run
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
  night 2 would be closed
  (dry run: nothing was recorded)
> 1 hand
$ undo
  undid #11 (night 1 opened at `casino`)
  undid #12 (results for 2025-12-01: Ann -$7.00, Bob +$7.00)
  undid #13 (the night ended)
  recorded #16 ········
! next: open the night (open --banker NAME)
$ import poker-now log.csv --banker Ann --yes
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
  recorded #28 ········
! next: see who pays whom (book)
> 1 hand
$ import results sheet.csv --settled
  nothing new: 1 night is already in the book, and what people owe stays as it is
! note: sheet.csv: one line per player per night, date in A, player in B, net in C
> nothing new
$ import results otherwise.csv --settled
! error: otherwise.csv:2:1: 2025-12-01: the book already has night 1 on that day, with different results
! hint: import results otherwise.csv --settled --really-different
= 5
> the book already has night 1 on that day, with different results
