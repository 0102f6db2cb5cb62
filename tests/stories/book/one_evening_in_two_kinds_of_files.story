# The ledger of an evening and its hands in hand files are one night, whichever comes first, and a nickname is one player in both.

file ledger.csv:
  player_nickname,player_id,session_start_at,session_end_at,buy_in,buy_out,stack,net
  Ann,a1,2025-12-01T20:00:00.000Z,,100.0,,99.0,-1.0
  Bob,b1,2025-12-01T20:00:01.000Z,2025-12-01T20:04:00.000Z,100.0,101.0,0,1.0
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
$ player add Ann Bob Cat
  Ann, a regular
  Bob, a regular
  Cat, a regular
  recorded #5 ········
! next: open the night (open --banker NAME)
$ import poker-now ledger.csv --banker Ann --yes
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
> Bob
$ import hands hands.ohh --banker Ann --yes
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
  Ann     owes  Bob        $1.00
  ¶
  was 2 debts:
  debtor        creditor  amount
  ────────────────────────────────
  Ann     owes  bank       $1.00
  bank    owes  Bob        $1.00
  Ann and Bob settle up with each other
  night 1 is closed
  recorded #42 ········
! note: the ledger was already imported (event 7); that import was undone, and the night was recorded with its hands
> the ledger was already imported
> 1 hand
$ nights
  night  house   opened            closed            hands
  ──────────────────────────────────────────────────────────
      1  casino  2025-12-01 20:00  2025-12-01 20:04      1
> casino
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
$ import hands hands.ohh
  already imported #31
> already imported
$ import poker-now ledger.csv
  already imported #31
> already imported
$ import poker-now log.csv
  already imported #31
> already imported

The hands first, then the ledger.

$ --book other.book init --house casino
  started a new book in USD with `casino` rules
  recorded #2 ········
! next: add the players (player add NAME NAME)
$ --book other.book player add Ann Bob Cat
  Ann, a regular
  Bob, a regular
  Cat, a regular
  recorded #5 ········
! next: open the night (open --banker NAME)
$ --book other.book import hands hands.ohh --banker Ann --yes
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
  Ann     owes  Bob        $1.00
  ¶
  was 2 debts:
  debtor        creditor  amount
  ────────────────────────────────
  Ann     owes  bank       $1.00
  bank    owes  Bob        $1.00
  Ann and Bob settle up with each other
  night 1 is closed
  recorded #18 ········
! next: see who pays whom (book)
> 1 hand
$ --book other.book import poker-now ledger.csv
  already imported #7
> already imported
$ --book other.book import poker-now log.csv
  already imported #7
> already imported
$ --book other.book import poker-now log.csv --player Ann=Cat
! error: night 1 was played at the same time, and its import (event 7) has `Ann` as the player `Ann`
! hint: --book other.book show 7
! hint: --book other.book import poker-now log.csv --player Ann=Cat --really-different
= 4
> night 1 was played at the same time, and its import (event
> --really-different
$ --book other.book import poker-now log.csv --player Bob=Cat --banker Ann --really-different --dry-run
  1 hand
  ¶
  Ann cashes out $99.00: $99.00 off what Ann owes the bank
  ¶
  player  result  cash paid  gifts, losses
  ──────────────────────────────────────────
  Ann     -$1.00          –              –
  Cat      $1.00          –              –
  ¶
  THE BOOK
  debtor        creditor  amount
  ────────────────────────────────
  Ann     owes  Cat        $1.00
  Ann     owes  Bob        $1.00
  ¶
  was 3 debts:
  debtor        creditor  amount
  ────────────────────────────────
  Ann     owes  Bob        $1.00
  Ann     owes  bank       $1.00
  bank    owes  Cat        $1.00
  Ann, Cat and Bob settle up among themselves
  night 2 would be closed
  (dry run: nothing was recorded)
> 1 hand
$ --book other.book book
  debtor  creditor   owes  since
  ─────────────────────────────────────
  Ann     Bob       $1.00  2025-12-01
  ¶
          net
  ─────────────
  Bob   $1.00
  Ann  -$1.00
> $1.00
