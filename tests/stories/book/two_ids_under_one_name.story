# Two IDs of a site under one name at the same time are two seats: the banker says who has the second.

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
file ledger.csv:
  player_nickname,player_id,session_start_at,session_end_at,buy_in,buy_out,stack,net
  Ann,a1,2025-03-07T20:00:00.000Z,2025-03-07T20:13:58.000Z,100.00,93.00,0,-7.00
  ANN,b1,2025-03-07T20:00:01.000Z,2025-03-07T20:14:29.000Z,100.00,109.00,0,9.00
  Cat,c1,2025-03-07T20:00:02.000Z,2025-03-07T20:15:00.000Z,100.00,98.00,0,-2.00

$ import poker-now ledger.csv
! error: `Ann` played under the IDs `a1` and `b1`, and their times overlap; say who has `b1`, even if it's the same player
! hint: import poker-now ledger.csv --player b1=NAME
= 4
$ import poker-now ledger.csv --player b1=Bob
  Ann cashes out $93.00: $93.00 off what Ann owes the bank
  Cat cashes out $98.00: $98.00 off what Cat owes the bank
  Bob cashes out $109.00: $100.00 off what Bob owes the bank, and the bank owes
    Bob $9.00
  ¶
  player  result  cash paid  gifts, losses
  ──────────────────────────────────────────
  Ann     -$7.00          –              –
  Bob      $9.00          –              –
  Cat     -$2.00          –              –
  ¶
  THE BOOK
  debtor        creditor  amount
  ────────────────────────────────
  Cat     owes  Bob        $2.00
  Ann     owes  Bob        $7.00
  ¶
  was 3 debts:
  debtor        creditor  amount
  ────────────────────────────────
  Cat     owes  bank       $2.00
  Ann     owes  bank       $7.00
  bank    owes  Bob        $9.00
  Cat, Bob and Ann settle up among themselves
  night 1 is closed
  recorded #21 ········
! next: see who pays whom (book)
$ stats
  player  nights  hands     net  most won  showdowns won
  ────────────────────────────────────────────────────────
  Bob          1      0   $9.00         –              –
  Cat          1      0  -$2.00         –              –
  Ann          1      0  -$7.00         –              –
$ import poker-now ledger.csv
  already imported #7
$ --book other.book init --house casino
  started a new book in USD with `casino` rules
  recorded #2 ········
! next: add the players (player add NAME NAME)
$ --book other.book player add Ann Cat
  Ann, a regular
  Cat, a regular
  recorded #4 ········
! next: open the night (open --banker NAME)
$ --book other.book import poker-now ledger.csv --player b1=Ann
  Cat cashes out $98.00: $98.00 off what Cat owes the bank
  Ann cashes out $202.00: $200.00 off what Ann owes the bank, and the bank owes
    Ann $2.00
  ¶
  player  result  cash paid  gifts, losses
  ──────────────────────────────────────────
  Ann      $2.00          –              –
  Cat     -$2.00          –              –
  ¶
  THE BOOK
  debtor        creditor  amount
  ────────────────────────────────
  Cat     owes  Ann        $2.00
  ¶
  was 2 debts:
  debtor        creditor  amount
  ────────────────────────────────
  Cat     owes  bank       $2.00
  bank    owes  Ann        $2.00
  Cat and Ann settle up with each other
  night 1 is closed
  recorded #18 ········
! next: see who pays whom (book)
$ --book other.book stats
  player  nights  hands     net  most won  showdowns won
  ────────────────────────────────────────────────────────
  Ann          1      0   $2.00         –              –
  Cat          1      0  -$2.00         –              –
# Under a second ID after the first left it's the same player, and nobody asks.
file again.csv:
  player_nickname,player_id,session_start_at,session_end_at,buy_in,buy_out,stack,net
  Bob,x1,2025-03-09T20:00:00.000Z,2025-03-09T20:10:00.000Z,100.00,90.00,0,-10.00
  Bob,x2,2025-03-09T20:11:00.000Z,2025-03-09T20:30:00.000Z,100.00,120.00,0,20.00
  Cat,c1,2025-03-09T20:00:02.000Z,2025-03-09T20:30:00.000Z,100.00,90.00,0,-10.00

$ import poker-now again.csv
  Cat cashes out $90.00: $90.00 off what Cat owes the bank
  Bob cashes out $210.00: $200.00 off what Bob owes the bank, and the bank owes
    Bob $10.00
  ¶
  player   result  cash paid  gifts, losses
  ───────────────────────────────────────────
  Bob      $10.00          –              –
  Cat     -$10.00          –              –
  ¶
  THE BOOK
  debtor        creditor  amount
  ────────────────────────────────
  Cat     owes  Bob       $12.00
  Ann     owes  Bob        $7.00
  ¶
  was 4 debts:
  debtor        creditor  amount
  ────────────────────────────────
  Cat     owes  Bob        $2.00
  Cat     owes  bank      $10.00
  Ann     owes  Bob        $7.00
  bank    owes  Bob       $10.00
  Cat, Bob and Ann settle up among themselves
  night 2 is closed
  recorded #35 ········

# A nickname is said as it's written: another one in capitals is somebody else
$ --book third.book init --house casino
  started a new book in USD with `casino` rules
  recorded #2 ········
! next: add the players (player add NAME NAME)
$ --book third.book player add Ann Bob Cat
  Ann, a regular
  Bob, a regular
  Cat, a regular
  recorded #5 ········
! next: open the night (open --banker NAME)
$ --book third.book import poker-now ledger.csv --player ANN=Bob
  Ann cashes out $93.00: $93.00 off what Ann owes the bank
  Cat cashes out $98.00: $98.00 off what Cat owes the bank
  Bob cashes out $109.00: $100.00 off what Bob owes the bank, and the bank owes
    Bob $9.00
  ¶
  player  result  cash paid  gifts, losses
  ──────────────────────────────────────────
  Ann     -$7.00          –              –
  Bob      $9.00          –              –
  Cat     -$2.00          –              –
  ¶
  THE BOOK
  debtor        creditor  amount
  ────────────────────────────────
  Ann     owes  Bob        $7.00
  Cat     owes  Bob        $2.00
  ¶
  was 3 debts:
  debtor        creditor  amount
  ────────────────────────────────
  Ann     owes  bank       $7.00
  Cat     owes  bank       $2.00
  bank    owes  Bob        $9.00
  Ann, Bob and Cat settle up among themselves
  night 1 is closed
  recorded #21 ········
! next: see who pays whom (book)
> Ann     -$7.00
> Bob      $9.00

# One of the two is known, and who still sits there has no end: it's asked as well
$ --book fourth.book init --house casino
  started a new book in USD with `casino` rules
  recorded #2 ········
! next: add the players (player add NAME NAME)
$ --book fourth.book player add Ann Cat
  Ann, a regular
  Cat, a regular
  recorded #4 ········
! next: open the night (open --banker NAME)
file week.csv:
  player_nickname,player_id,session_start_at,session_end_at,buy_in,buy_out,stack,net
  Ann,a1,2025-03-01T20:00:00.000Z,2025-03-01T20:30:00.000Z,100.00,93.00,0,-7.00
  Cat,c1,2025-03-01T20:00:02.000Z,2025-03-01T20:30:00.000Z,100.00,107.00,0,7.00
file open.csv:
  player_nickname,player_id,session_start_at,session_end_at,buy_in,buy_out,stack,net
  Ann,a1,2025-03-07T20:00:00.000Z,,100.00,,93.00,-7.00
  ANN,b1,2025-03-07T20:00:01.000Z,,100.00,,107.00,7.00

$ --book fourth.book import poker-now week.csv
  Ann cashes out $93.00: $93.00 off what Ann owes the bank
  Cat cashes out $107.00: $100.00 off what Cat owes the bank, and the bank owes
    Cat $7.00
  ¶
  player  result  cash paid  gifts, losses
  ──────────────────────────────────────────
  Ann     -$7.00          –              –
  Cat      $7.00          –              –
  ¶
  THE BOOK
  debtor        creditor  amount
  ────────────────────────────────
  Ann     owes  Cat        $7.00
  ¶
  was 2 debts:
  debtor        creditor  amount
  ────────────────────────────────
  Ann     owes  bank       $7.00
  bank    owes  Cat        $7.00
  Ann and Cat settle up with each other
  night 1 is closed
  recorded #16 ········
! next: see who pays whom (book)
$ --book fourth.book import poker-now ledger.csv
! error: `Ann` played under the IDs `a1` and `b1`, and their times overlap; say who has `b1`, even if it's the same player
! hint: --book fourth.book import poker-now ledger.csv --player b1=NAME
= 4
> their times overlap
$ --book fourth.book import poker-now open.csv
! error: `Ann` played under the IDs `a1` and `b1`, and their times overlap; say who has `b1`, even if it's the same player
! hint: --book fourth.book import poker-now open.csv --player b1=NAME
= 4
> their times overlap

## A log is asked about like a ledger
file log.csv:
  entry,at,order
  "The player ""Ann @ ann1"" joined the game with a stack of 100.00.",2025-04-01T20:00:00.000Z,1
  "The player ""Cat @ cat1"" joined the game with a stack of 100.00.",2025-04-01T20:00:06.000Z,2
  "-- starting hand #1 (id: so1)  (No Limit Texas Hold'em) (dealer: ""Ann @ ann1"") --",2025-04-01T20:01:00.000Z,3
  "Player stacks: #1 ""Ann @ ann1"" (100.00) | #2 ""Cat @ cat1"" (100.00)",2025-04-01T20:01:00.000Z,4
  """Ann @ ann1"" posts a small blind of 0.50",2025-04-01T20:01:00.000Z,5
  """Cat @ cat1"" posts a big blind of 1.00",2025-04-01T20:01:00.000Z,6
  """Ann @ ann1"" raises to 5.00",2025-04-01T20:01:03.000Z,7
  """Cat @ cat1"" calls 5.00",2025-04-01T20:01:04.000Z,8
  "Flop:  [5♣, J♠, 5♠]",2025-04-01T20:01:04.000Z,9
  """Cat @ cat1"" bets 1.00",2025-04-01T20:01:06.000Z,10
  """Ann @ ann1"" folds",2025-04-01T20:01:07.000Z,11
  "Uncalled bet of 1.00 returned to ""Cat @ cat1""",2025-04-01T20:01:07.000Z,12
  """Cat @ cat1"" collected 10.00 from pot",2025-04-01T20:01:07.000Z,13
  -- ending hand #1 --,2025-04-01T20:01:07.000Z,14
  "The player ""Ann @ zz9"" joined the game with a stack of 100.00.",2025-04-01T20:04:00.000Z,15
  "-- starting hand #2 (id: so2)  (No Limit Texas Hold'em) (dealer: ""Cat @ cat1"") --",2025-04-01T20:05:00.000Z,16
  "Player stacks: #1 ""Cat @ cat1"" (105.00) | #2 ""Ann @ zz9"" (100.00)",2025-04-01T20:05:00.000Z,17
  """Cat @ cat1"" posts a small blind of 0.50",2025-04-01T20:05:00.000Z,18
  """Ann @ zz9"" posts a big blind of 1.00",2025-04-01T20:05:00.000Z,19
  """Cat @ cat1"" raises to 3.00",2025-04-01T20:05:03.000Z,20
  """Ann @ zz9"" calls 3.00",2025-04-01T20:05:04.000Z,21
  "Flop:  [5♣, J♠, 5♠]",2025-04-01T20:05:04.000Z,22
  """Ann @ zz9"" bets 1.00",2025-04-01T20:05:06.000Z,23
  """Cat @ cat1"" folds",2025-04-01T20:05:07.000Z,24
  "Uncalled bet of 1.00 returned to ""Ann @ zz9""",2025-04-01T20:05:07.000Z,25
  """Ann @ zz9"" collected 6.00 from pot",2025-04-01T20:05:07.000Z,26
  -- ending hand #2 --,2025-04-01T20:05:07.000Z,27
  "The player ""Ann @ ann1"" quits the game with a stack of 95.00.",2025-04-01T20:08:00.000Z,28
  "The player ""Ann @ zz9"" quits the game with a stack of 103.00.",2025-04-01T20:10:00.000Z,29
  "The player ""Cat @ cat1"" quits the game with a stack of 102.00.",2025-04-01T20:10:00.000Z,30

$ --book log.book init --house casino
  started a new book in USD with `casino` rules
  recorded #2 ········
! next: add the players (player add NAME NAME)
$ --book log.book player add Ann Bob Cat
  Ann, a regular
  Bob, a regular
  Cat, a regular
  recorded #5 ········
! next: open the night (open --banker NAME)
$ --book log.book import poker-now log.csv
! error: `Ann` played under the IDs `ann1` and `zz9`, and their times overlap; say who has `zz9`, even if it's the same player
! hint: --book log.book import poker-now log.csv --player zz9=NAME
= 4
> their times overlap
$ --book log.book import poker-now log.csv --player Ann=Bob
! error: `Bob` played under the IDs `ann1` and `zz9`, and their times overlap; say who has `zz9`, even if it's the same player
! hint: --book log.book import poker-now log.csv --player Ann=Bob --player zz9=NAME
= 4
> their times overlap
$ --book log.book import poker-now log.csv --player zz9=Bob --banker Ann --yes
  2 hands
  ¶
  player  result  cash paid  gifts, losses
  ──────────────────────────────────────────
  Ann     -$5.00          –              –
  Cat      $2.00          –              –
  Bob      $3.00          –              –
  ¶
  THE BOOK
  debtor        creditor  amount
  ────────────────────────────────
  Ann     owes  Cat        $2.00
  Ann     owes  Bob        $3.00
  ¶
  was 3 debts:
  debtor        creditor  amount
  ────────────────────────────────
  Ann     owes  bank       $5.00
  bank    owes  Cat        $2.00
  bank    owes  Bob        $3.00
  Ann, Cat and Bob settle up among themselves
  night 1 is closed
  recorded #20 ········
! next: see who pays whom (book)
$ --book log.book stats
  player  nights  hands     net  most won  showdowns won
  ────────────────────────────────────────────────────────
  Bob          1      1   $3.00     $3.00              –
  Cat          1      2   $2.00     $5.00              –
  Ann          1      1  -$5.00         –              –
  ¶
  player        VPIP         PFR     3-bet  to showdown  won there
  ──────────────────────────────────────────────────────────────────
  Bob     1/1 (100%)    0/1 (0%)  0/1 (0%)     0/1 (0%)          –
  Cat     2/2 (100%)   1/2 (50%)  0/1 (0%)     0/2 (0%)          –
  Ann     1/1 (100%)  1/1 (100%)         –     0/1 (0%)          –
  ¶
  VPIP, PFR, 3-bet: how often the player chose to put money in, raised and
  reraised before the flop; to showdown: how many of the flops seen
