# Who sits at two tables of a site at the same hours was in two games: neither is taken for the other, and nothing of one is lost.

file first.csv:
  entry,at,order
  "The player ""Ann @ a1"" joined the game with a stack of 100.00.",2025-12-01T20:00:00.000Z,1
  "The player ""Bob @ b1"" joined the game with a stack of 100.00.",2025-12-01T20:00:01.000Z,2
  "-- starting hand #1 (id: h0)  (No Limit Texas Hold'em) (dealer: ""Ann @ a1"") --",2025-12-01T20:01:00.000Z,3
  "Player stacks: #1 ""Ann @ a1"" (100.00) | #2 ""Bob @ b1"" (100.00)",2025-12-01T20:01:01.000Z,4
  """Ann @ a1"" posts a small blind of 0.50",2025-12-01T20:01:02.000Z,5
  """Bob @ b1"" posts a big blind of 1.00",2025-12-01T20:01:03.000Z,6
  """Ann @ a1"" folds",2025-12-01T20:01:04.000Z,7
  "Uncalled bet of 0.50 returned to ""Bob @ b1""",2025-12-01T20:01:05.000Z,8
  """Bob @ b1"" collected 1.00 from pot",2025-12-01T20:01:06.000Z,9
  "-- ending hand #1 --",2025-12-01T20:01:07.000Z,10
  "-- starting hand #2 (id: h1)  (No Limit Texas Hold'em) (dealer: ""Bob @ b1"") --",2025-12-01T20:02:00.000Z,11
  "Player stacks: #1 ""Ann @ a1"" (99.50) | #2 ""Bob @ b1"" (100.50)",2025-12-01T20:02:01.000Z,12
  """Bob @ b1"" posts a small blind of 0.50",2025-12-01T20:02:02.000Z,13
  """Ann @ a1"" posts a big blind of 1.00",2025-12-01T20:02:03.000Z,14
  """Bob @ b1"" folds",2025-12-01T20:02:04.000Z,15
  "Uncalled bet of 0.50 returned to ""Ann @ a1""",2025-12-01T20:02:05.000Z,16
  """Ann @ a1"" collected 1.00 from pot",2025-12-01T20:02:06.000Z,17
  "-- ending hand #2 --",2025-12-01T20:02:07.000Z,18
file second.csv:
  entry,at,order
  "The player ""Ann @ a1"" joined the game with a stack of 100.00.",2025-12-01T20:01:00.000Z,1
  "The player ""Cat @ c1"" joined the game with a stack of 100.00.",2025-12-01T20:01:01.000Z,2
  "-- starting hand #1 (id: x0)  (No Limit Texas Hold'em) (dealer: ""Ann @ a1"") --",2025-12-01T20:02:00.000Z,3
  "Player stacks: #1 ""Ann @ a1"" (100.00) | #2 ""Cat @ c1"" (100.00)",2025-12-01T20:02:01.000Z,4
  """Ann @ a1"" posts a small blind of 0.50",2025-12-01T20:02:02.000Z,5
  """Cat @ c1"" posts a big blind of 1.00",2025-12-01T20:02:03.000Z,6
  """Ann @ a1"" folds",2025-12-01T20:02:04.000Z,7
  "Uncalled bet of 0.50 returned to ""Cat @ c1""",2025-12-01T20:02:05.000Z,8
  """Cat @ c1"" collected 1.00 from pot",2025-12-01T20:02:06.000Z,9
  "-- ending hand #1 --",2025-12-01T20:02:07.000Z,10
  "-- starting hand #2 (id: x1)  (No Limit Texas Hold'em) (dealer: ""Cat @ c1"") --",2025-12-01T20:03:00.000Z,11
  "Player stacks: #1 ""Ann @ a1"" (99.50) | #2 ""Cat @ c1"" (100.50)",2025-12-01T20:03:01.000Z,12
  """Cat @ c1"" posts a small blind of 0.50",2025-12-01T20:03:02.000Z,13
  """Ann @ a1"" posts a big blind of 1.00",2025-12-01T20:03:03.000Z,14
  """Cat @ c1"" folds",2025-12-01T20:03:04.000Z,15
  "Uncalled bet of 0.50 returned to ""Ann @ a1""",2025-12-01T20:03:05.000Z,16
  """Ann @ a1"" collected 1.00 from pot",2025-12-01T20:03:06.000Z,17
  "-- ending hand #2 --",2025-12-01T20:03:07.000Z,18
file ledger.csv:
  player_nickname,player_id,session_start_at,session_end_at,buy_in,buy_out,stack,net
  Ann,a1,2025-12-01T20:00:00.000Z,,100.0,,100.0,0.0
  Bob,b1,2025-12-01T20:00:01.000Z,2025-12-01T20:04:00.000Z,100.0,100.0,0,0.0

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

## Everybody of the second table came out of the first as much: the hands are others all the same
$ import poker-now first.csv --banker Ann --yes
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
  recorded #18 ········
> 2 hands
$ import poker-now second.csv --banker Ann
! error: this is from the same evening as night 1, so it belongs to that night: undo event 7, then import all of that night's files in one command
! hint: undo 7
! hint: import poker-now second.csv --banker Ann --really-different
= 4
> this is from the same evening as night 1
> --really-different
$ import poker-now second.csv --banker Ann --really-different --yes
  2 hands
  ¶
  Ann cashes out $100.00: $100.00 off what Ann owes the bank
  Cat cashes out $100.00: $100.00 off what Cat owes the bank
  ¶
  player  result  cash paid  gifts, losses
  ──────────────────────────────────────────
  Ann      $0.00          –              –
  Cat      $0.00          –              –
  ¶
  THE BOOK
  nobody owes anybody
  night 2 is closed
  recorded #31 ········
> 2 hands
$ nights
  night  house   opened            closed            hands
  ──────────────────────────────────────────────────────────
      1  casino  2025-12-01 20:00  2025-12-01 20:02      2
      2  casino  2025-12-01 20:01  2025-12-01 20:03      2
$ import poker-now first.csv
  already imported #7
> already imported

## A ledger gets the hands of its own table alone
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
$ --book other.book import poker-now ledger.csv --banker Ann --yes
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
  recorded #16 ········
$ --book other.book import poker-now second.csv --banker Ann
! error: `Ann` played in night 1 at the same time; if that's the same game, it's already in the book
! hint: --book other.book night 1
! hint: --book other.book import poker-now second.csv --banker Ann --really-different
= 4
> `Ann` played in night 1 at the same time
$ --book other.book import poker-now first.csv --banker Ann
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
  recorded #40 ········
! note: the ledger was already imported (event 7); that import was undone, and the night was recorded with its hands
> the ledger was already imported
> 2 hands

## A night at the own table has no other one inside it
$ --book home.book init --house casino
  started a new book in USD with `casino` rules
  recorded #2 ········
! next: add the players (player add NAME NAME)
$ --book home.book player add Ann Bob
  Ann, a regular
  Bob, a regular
  recorded #4 ········
! next: open the night (open --banker NAME)
$ --book home.book open --banker Ann --at "2025-12-01 19:00"
  night 1 is open at The Card Room; Ann is the banker
  recorded #5 ········
! next: sell chips (buy NAME AMOUNT)
$ --book home.book buy Bob 100 --at "2025-12-01 19:05"
  Bob buys chips: $100.00 in cash; stack $100.00
  recorded #6 ········
! next: play (hand new or hand result), then count the stacks
$ --book home.book count Bob 100 --at "2025-12-01 23:00"
  Bob has $100.00, as expected
  recorded #7 ········
! next: pay them all (cashout)
$ --book home.book close --at "2025-12-01 23:00"
  Bob cashes out $100.00: $100.00 in cash
  ¶
  player  result  cash paid  gifts, losses
  ──────────────────────────────────────────
  Bob      $0.00    $100.00              –
  ¶
  THE BOOK
  nobody owes anybody
  night 1 is closed
  recorded #10 ········
$ --book home.book import poker-now first.csv --banker Ann --really-different
! error: night 1 was still open at that time
! hint: --book home.book nights
= 4
> night 1 was still open at that time

## A night told late closes at its hour, whatever was owed since
$ --book late.book init --house mike
  started a new book in USD with `mike` rules
  recorded #2 ········
! next: add the players (player add NAME NAME)
$ --book late.book player add Ann Bob Dan
  Ann, a regular
  Bob, a regular
  Dan, a regular
  recorded #5 ········
! next: open the night (open --banker NAME)
$ --book late.book --at "2025-12-10 20:00" book owe Bob Ann 20
  Bob owes Ann $20.00 more
  recorded #6 ········
$ --book late.book --at "2025-12-03 20:00" open --banker Ann
  night 1 is open at Mike's house; Ann is the banker
  recorded #7 ········
! next: sell chips (buy NAME AMOUNT)
$ --book late.book --at "2025-12-03 20:10" buy Bob 20
  Bob buys chips: $20.00 in cash; stack $20.00
  recorded #8 ········
! next: play (hand new or hand result), then count the stacks
$ --book late.book --at "2025-12-03 20:10" buy Dan 20 --debt
  Dan buys chips: $20.00 on THE BOOK; stack $20.00
  recorded #9 ········
! note: buy from a player first: `Bob` has $20.00 (MIK-04)
$ --book late.book --at "2025-12-03 23:00" count Bob 30 Dan 10
  Bob has $30.00: up $10.00 in unrecorded hands
  Dan has $10.00: down $10.00 in unrecorded hands
  recorded #11 ········
! next: pay them all (cashout)
$ --book late.book --at "2025-12-03 23:10" close --yes
  Dan cashes out $10.00: $10.00 off what Dan owes the bank
  Bob cashes out $30.00: $20.00 in cash, and the bank owes Bob $10.00
  ¶
  player   result  cash paid  gifts, losses
  ───────────────────────────────────────────
  Bob      $10.00     $20.00              –
  Dan     -$10.00          –              –
  ¶
  THE BOOK
  debtor        creditor  amount
  ────────────────────────────────
  Dan     owes  Bob       $10.00
  Bob     owes  Ann       $20.00
  ¶
  was 3 debts (MIK-10):
  debtor        creditor  amount
  ────────────────────────────────
  Dan     owes  bank      $10.00
  Bob     owes  Ann       $20.00
  bank    owes  Bob       $10.00
  Dan, Bob and Ann settle up among themselves
  night 1 is closed
  recorded #17 ········
! note: the drawer can't pay `Bob` the last $10.00, so the bank owes `Bob` $10.00
! note: newer debts stay as they are; `book consolidate` covers all of them
! next: see who pays whom (book)
> night 1 is closed
