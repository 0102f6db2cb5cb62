# A clock that was off makes another evening of the same one: the same players with the same results a few hours away are asked about.

file ledger.csv:
  player_nickname,player_id,session_start_at,session_end_at,buy_in,buy_out,stack,net
  Ann,a1,2025-12-01T20:00:00.000Z,2025-12-01T20:30:00.000Z,100.00,99.00,0,-1.00
  Bob,b1,2025-12-01T20:00:00.000Z,2025-12-01T20:30:00.000Z,100.00,101.00,0,1.00
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
file local.phh:
  variant = "NT"
  antes = [0, 0]
  blinds_or_straddles = [0.5, 1]
  min_bet = 1
  starting_stacks = [100, 100]
  actions = ["d dh p1 ????", "d dh p2 ????", "p2 cc", "p1 cc", "d db 5cJs5s", "p1 cbr 1", "p2 f"]
  players = ["Bob", "Ann"]
  currency = "USD"
  year = 2025
  month = 12
  day = 1
  time = 15:01:00
file morning.csv:
  date,player,net
  2025-12-02,Ann,-1
  2025-12-02,Bob,1
file other.csv:
  date,player,net
  2025-12-02,Ann,-7
  2025-12-02,Bob,7

$ init --house casino
  started a new book in USD with `casino` rules
  recorded #2 ········
! next: add the players (player add NAME NAME)
$ player add Ann Bob
  Ann, a regular
  Bob, a regular
  recorded #4 ········
! next: open the night (open --banker NAME)
$ import poker-now ledger.csv --banker Ann
  Ann cashes out $99.00: $99.00 off what Ann owes the bank
  Bob cashes out $101.00: $100.00 off what Bob owes the bank, and the bank owes
    Bob $1.00
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

## The same hands by the clock of another place
$ import hands local.phh --banker Ann
! error: night 1, a few hours later than this game, has the same players and results; if a clock was off, it's already in the book
! hint: night 1
! hint: import hands local.phh --banker Ann --really-different
= 4
> has the same players and results
> --really-different
$ import hands local.phh --banker Ann --really-different --dry-run
  1 hand
  ¶
  Ann cashes out $99.00: $99.00 off what Ann owes the bank
  Bob cashes out $101.00: $100.00 off what Bob owes the bank, and the bank owes
    Bob $1.00
  ¶
  player  result  cash paid  gifts, losses
  ──────────────────────────────────────────
  Bob      $1.00          –              –
  Ann     -$1.00          –              –
  ¶
  THE BOOK
  debtor        creditor  amount
  ────────────────────────────────
  Ann     owes  Bob        $2.00
  ¶
  was 3 debts:
  debtor        creditor  amount
  ────────────────────────────────
  Ann     owes  Bob        $1.00
  Ann     owes  bank       $1.00
  bank    owes  Bob        $1.00
  Ann and Bob settle up with each other
  night 2 would be closed
  (dry run: nothing was recorded)
! note: newer debts stay as they are; `book consolidate` covers all of them
> would be closed

## Two files of one evening by two clocks in one command
$ hand convert log.csv --format ohh --out hands.ohh
  1 hand in `hands.ohh`
! note: the file leaves out some of hand 1: the note `ids`; which pot each winner took
$ init --house casino --book clocks.book
  started a new book in USD with `casino` rules
  recorded #2 ········
! next: add the players (player add NAME NAME)
$ --book clocks.book player add Ann Bob
  Ann, a regular
  Bob, a regular
  recorded #4 ········
! next: open the night (open --banker NAME)
$ --book clocks.book import hands hands.ohh local.phh --banker Ann
! error: hands.ohh:1:8: this is the same hand as local.phh:6:13; leave one of the two out
! hint: --book clocks.book import hands hands.ohh local.phh --banker Ann --really-different
= 5
> this is the same hand as

## What was taken as another evening is known again
$ --book clocks.book import poker-now log.csv --banker Ann
  1 hand
  ¶
  Ann cashes out $99.00: $99.00 off what Ann owes the bank
  Bob cashes out $101.00: $100.00 off what Bob owes the bank, and the bank owes
    Bob $1.00
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
  recorded #17 ········
! next: see who pays whom (book)
$ --book clocks.book import hands local.phh --banker Ann --really-different
  1 hand
  ¶
  Ann cashes out $99.00: $99.00 off what Ann owes the bank
  Bob cashes out $101.00: $100.00 off what Bob owes the bank, and the bank owes
    Bob $1.00
  ¶
  player  result  cash paid  gifts, losses
  ──────────────────────────────────────────
  Bob      $1.00          –              –
  Ann     -$1.00          –              –
  ¶
  THE BOOK
  debtor        creditor  amount
  ────────────────────────────────
  Ann     owes  Bob        $2.00
  ¶
  was 3 debts:
  debtor        creditor  amount
  ────────────────────────────────
  Ann     owes  Bob        $1.00
  Ann     owes  bank       $1.00
  bank    owes  Bob        $1.00
  Ann and Bob settle up with each other
  night 2 is closed
  recorded #30 ········
! note: newer debts stay as they are; `book consolidate` covers all of them
$ --book clocks.book import hands local.phh --banker Ann
  already imported #19
> already imported

## Both again, as really different: their money counts once
$ --book clocks.book import hands local.phh hands.ohh --banker Ann --really-different
! error: hands.ohh:1:8: this is already hand 1 of night 1 (event 9)
! hint: --book clocks.book hand show 1 --night 1
! hint: --book clocks.book undo 9
= 5
> this is already hand 1 of night
$ --book clocks.book balance Ann
! error: no such command: `balance`
! hint: housebook --book clocks.book help balance
= 2

## A sheet that dates the evening by the next day
$ import results morning.csv
! error: morning.csv:2:1: 2025-12-02: the book already has night 1 only a few hours away, with the same results
! hint: import results morning.csv --really-different
= 5
> a few hours away, with the same results
$ import results other.csv --settled
  1 night, 2025-12-02 (night 2)
  ¶
  player  nights     net
  ────────────────────────
  Bob          1   $7.00
  Ann          1  -$7.00
  recorded #19 ········
! note: other.csv: one line per player per night, date in A, player in B, net in C
$ import results morning.csv --really-different --dry-run
  1 night, 2025-12-02 (night 3)
  ¶
  player  nights     net
  ────────────────────────
  Bob          1   $1.00
  Ann          1  -$1.00
  ¶
  THE BOOK:
  debtor  creditor   owes
  ─────────────────────────
  Ann     Bob       $2.00
  (dry run: nothing was recorded)
! note: morning.csv: one line per player per night, date in A, player in B, net in C
> 1 night

## The other way round: the sheet first, then what was played before its midnight
$ init --house casino --book sheets.book
  started a new book in USD with `casino` rules
  recorded #2 ········
! next: add the players (player add NAME NAME)
$ --book sheets.book player add Ann Bob
  Ann, a regular
  Bob, a regular
  recorded #4 ········
! next: open the night (open --banker NAME)
$ --book sheets.book import results morning.csv --settled
  1 night, 2025-12-02 (night 1)
  ¶
  player  nights     net
  ────────────────────────
  Bob          1   $1.00
  Ann          1  -$1.00
  recorded #7 ········
! note: morning.csv: one line per player per night, date in A, player in B, net in C
$ --book sheets.book import poker-now log.csv --banker Ann
! error: night 1, from a spreadsheet (2025-12-02), already has these results
! hint: --book sheets.book night 1
! hint: --book sheets.book import poker-now log.csv --banker Ann --really-different
= 4
> already has these results
