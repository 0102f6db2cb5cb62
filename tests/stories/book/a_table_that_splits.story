# A ledger takes the log of its own game alone: two players who go on at another table play for other money there.

file ledger.csv:
  player_nickname,player_id,session_start_at,session_end_at,buy_in,buy_out,stack,net
  Ann,ann1,2025-12-01T20:00:00.000Z,2025-12-01T20:10:00.000Z,100.00,105.00,0,5.00
  Bob,bob1,2025-12-01T20:00:01.000Z,2025-12-01T20:10:06.000Z,100.00,95.00,0,-5.00
  Cat,cat1,2025-12-01T20:00:02.000Z,2025-12-01T20:40:00.000Z,100.00,135.00,0,35.00
  Dan,dan1,2025-12-01T20:00:03.000Z,2025-12-01T20:40:00.000Z,100.00,65.00,0,-35.00
file second.csv:
  entry,at,order
  "The player ""Ann @ ann1"" joined the game with a stack of 105.00.",2025-12-01T20:11:00.000Z,1
  "The player ""Bob @ bob1"" joined the game with a stack of 95.00.",2025-12-01T20:11:06.000Z,2
  "-- starting hand #1 (id: q1)  (No Limit Texas Hold'em) (dealer: ""Ann @ ann1"") --",2025-12-01T20:14:00.000Z,3
  "Player stacks: #1 ""Ann @ ann1"" (105.00) | #2 ""Bob @ bob1"" (95.00)",2025-12-01T20:14:00.000Z,4
  """Ann @ ann1"" posts a small blind of 0.50",2025-12-01T20:14:00.000Z,5
  """Bob @ bob1"" posts a big blind of 1.00",2025-12-01T20:14:00.000Z,6
  """Ann @ ann1"" raises to 20.00",2025-12-01T20:14:03.000Z,7
  """Bob @ bob1"" calls 20.00",2025-12-01T20:14:04.000Z,8
  "Flop:  [5♣, J♠, 5♠]",2025-12-01T20:14:04.000Z,9
  """Bob @ bob1"" bets 1.00",2025-12-01T20:14:06.000Z,10
  """Ann @ ann1"" folds",2025-12-01T20:14:07.000Z,11
  "Uncalled bet of 1.00 returned to ""Bob @ bob1""",2025-12-01T20:14:07.000Z,12
  """Bob @ bob1"" collected 40.00 from pot",2025-12-01T20:14:07.000Z,13
  -- ending hand #1 --,2025-12-01T20:14:07.000Z,14
  "The player ""Ann @ ann1"" quits the game with a stack of 85.00.",2025-12-01T20:40:00.000Z,15
  "The player ""Bob @ bob1"" quits the game with a stack of 115.00.",2025-12-01T20:40:00.000Z,16

$ init --house casino
  started a new book in USD with `casino` rules
  recorded #2 ········
! next: add the players (player add NAME NAME)
$ player add Ann Bob Cat Dan
  Ann, a regular
  Bob, a regular
  Cat, a regular
  Dan, a regular
  recorded #6 ········
! next: open the night (open --banker NAME)
$ import poker-now ledger.csv --banker Ann --yes
  Dan cashes out $65.00: $65.00 off what Dan owes the bank
  Bob cashes out $95.00: $95.00 off what Bob owes the bank
  Ann cashes out $105.00: $100.00 off what Ann owes the bank, and the bank owes
    Ann $5.00
  Cat cashes out $135.00: $100.00 off what Cat owes the bank, and the bank owes
    Cat $35.00
  ¶
  player   result  cash paid  gifts, losses
  ───────────────────────────────────────────
  Ann       $5.00          –              –
  Bob      -$5.00          –              –
  Cat      $35.00          –              –
  Dan     -$35.00          –              –
  ¶
  THE BOOK
  debtor        creditor  amount
  ────────────────────────────────
  Dan     owes  Cat       $35.00
  Bob     owes  Ann        $5.00
  ¶
  was 4 debts:
  debtor        creditor  amount
  ────────────────────────────────
  Bob     owes  bank       $5.00
  Dan     owes  bank      $35.00
  bank    owes  Cat       $35.00
  bank    owes  Ann        $5.00
  Dan and Cat settle up with each other
  Bob and Ann settle up with each other
  night 1 is closed
  recorded #26 ········
! next: see who pays whom (book)
$ import poker-now second.csv --banker Ann
! error: `Ann` and `Bob` played in night 1 at the same time; if that's the same game, it's already in the book
! hint: night 1
! hint: import poker-now second.csv --banker Ann --really-different
= 4
> played in night 1 at the same time
$ import poker-now second.csv --banker Ann --really-different --yes
  1 hand
  ¶
  player   result  cash paid  gifts, losses
  ───────────────────────────────────────────
  Ann     -$20.00          –              –
  Bob      $20.00          –              –
  ¶
  THE BOOK
  debtor        creditor  amount
  ────────────────────────────────
  Dan     owes  Cat       $35.00
  Ann     owes  Bob       $15.00
  ¶
  was 4 debts:
  debtor        creditor  amount
  ────────────────────────────────
  Ann     owes  bank      $20.00
  Bob     owes  Ann        $5.00
  Dan     owes  Cat       $35.00
  bank    owes  Bob       $20.00
  Dan and Cat settle up with each other
  Ann and Bob settle up with each other
  night 2 is closed
  recorded #37 ········
$ stats
  player  nights  hands      net  most won  showdowns won
  ─────────────────────────────────────────────────────────
  Cat          1      0   $35.00         –              –
  Bob          2      1   $15.00    $20.00              –
  Ann          2      1  -$15.00         –              –
  Dan          1      0  -$35.00         –              –
  ¶
  player        VPIP         PFR     3-bet  to showdown  won there
  ──────────────────────────────────────────────────────────────────
  Bob     1/1 (100%)    0/1 (0%)  0/1 (0%)     0/1 (0%)          –
  Ann     1/1 (100%)  1/1 (100%)         –     0/1 (0%)          –
  ¶
  VPIP, PFR, 3-bet: how often the player chose to put money in, raised and
  reraised before the flop; to showdown: how many of the flops seen
$ import poker-now second.csv
  already imported #28
> already imported

## The two don't go together on one line either
$ --book other.book init --house casino
  started a new book in USD with `casino` rules
  recorded #2 ········
! next: add the players (player add NAME NAME)
$ --book other.book player add Ann Bob Cat Dan
  Ann, a regular
  Bob, a regular
  Cat, a regular
  Dan, a regular
  recorded #6 ········
! next: open the night (open --banker NAME)
$ --book other.book import poker-now ledger.csv second.csv
! error: the ledger and the log are from two games: `Ann` wasn't always at the ledger's table when the log says so; import them one at a time
! hint: --book other.book import --help
= 4
> are from two games

## The same three people at two tables at once: the times are alike, what they left with isn't
file first_of_two.csv:
  player_nickname,player_id,session_start_at,session_end_at,buy_in,buy_out,stack,net
  Ann,ann1,2025-12-01T20:00:00.000Z,2025-12-01T20:20:00.000Z,100.00,98.00,0,-2.00
  Bob,bob1,2025-12-01T20:00:01.000Z,2025-12-01T20:20:01.000Z,100.00,99.00,0,-1.00
  Cat,cat1,2025-12-01T20:00:02.000Z,2025-12-01T20:20:02.000Z,100.00,103.00,0,3.00
file second_of_two.csv:
  entry,at,order
  "The player ""Ann @ ann1"" joined the game with a stack of 50.00.",2025-12-01T20:05:00.000Z,1
  "The player ""Bob @ bob1"" joined the game with a stack of 50.00.",2025-12-01T20:05:01.000Z,2
  "The player ""Cat @ cat1"" joined the game with a stack of 50.00.",2025-12-01T20:05:02.000Z,3
  "-- starting hand #1 (id: q1)  (No Limit Texas Hold'em) (dealer: ""Cat @ cat1"") --",2025-12-01T20:06:00.000Z,4
  "Player stacks: #1 ""Ann @ ann1"" (50.00) | #2 ""Bob @ bob1"" (50.00) | #3 ""Cat @ cat1"" (50.00)",2025-12-01T20:06:00.000Z,5
  """Ann @ ann1"" posts a small blind of 0.50",2025-12-01T20:06:00.000Z,6
  """Bob @ bob1"" posts a big blind of 1.00",2025-12-01T20:06:00.000Z,7
  """Cat @ cat1"" folds",2025-12-01T20:06:01.000Z,8
  """Ann @ ann1"" raises to 6.00",2025-12-01T20:06:03.000Z,9
  """Bob @ bob1"" calls 6.00",2025-12-01T20:06:04.000Z,10
  "Flop:  [5♣, J♠, 5♠]",2025-12-01T20:06:04.000Z,11
  """Ann @ ann1"" checks",2025-12-01T20:06:05.000Z,12
  """Bob @ bob1"" bets 1.00",2025-12-01T20:06:06.000Z,13
  """Ann @ ann1"" folds",2025-12-01T20:06:07.000Z,14
  "Uncalled bet of 1.00 returned to ""Bob @ bob1""",2025-12-01T20:06:07.000Z,15
  """Bob @ bob1"" collected 12.00 from pot",2025-12-01T20:06:07.000Z,16
  -- ending hand #1 --,2025-12-01T20:06:07.000Z,17
  "-- starting hand #2 (id: q2)  (No Limit Texas Hold'em) (dealer: ""Bob @ bob1"") --",2025-12-01T20:08:00.000Z,18
  "Player stacks: #1 ""Ann @ ann1"" (44.00) | #2 ""Cat @ cat1"" (50.00) | #3 ""Bob @ bob1"" (56.00)",2025-12-01T20:08:00.000Z,19
  """Ann @ ann1"" posts a small blind of 0.50",2025-12-01T20:08:00.000Z,20
  """Cat @ cat1"" posts a big blind of 1.00",2025-12-01T20:08:00.000Z,21
  """Bob @ bob1"" folds",2025-12-01T20:08:01.000Z,22
  """Ann @ ann1"" raises to 9.00",2025-12-01T20:08:03.000Z,23
  """Cat @ cat1"" calls 9.00",2025-12-01T20:08:04.000Z,24
  "Flop:  [5♣, J♠, 5♠]",2025-12-01T20:08:04.000Z,25
  """Ann @ ann1"" checks",2025-12-01T20:08:05.000Z,26
  """Cat @ cat1"" bets 1.00",2025-12-01T20:08:06.000Z,27
  """Ann @ ann1"" folds",2025-12-01T20:08:07.000Z,28
  "Uncalled bet of 1.00 returned to ""Cat @ cat1""",2025-12-01T20:08:07.000Z,29
  """Cat @ cat1"" collected 18.00 from pot",2025-12-01T20:08:07.000Z,30
  -- ending hand #2 --,2025-12-01T20:08:07.000Z,31
  "-- starting hand #3 (id: q3)  (No Limit Texas Hold'em) (dealer: ""Ann @ ann1"") --",2025-12-01T20:11:00.000Z,32
  "Player stacks: #1 ""Bob @ bob1"" (56.00) | #2 ""Cat @ cat1"" (59.00) | #3 ""Ann @ ann1"" (35.00)",2025-12-01T20:11:00.000Z,33
  """Bob @ bob1"" posts a small blind of 0.50",2025-12-01T20:11:00.000Z,34
  """Cat @ cat1"" posts a big blind of 1.00",2025-12-01T20:11:00.000Z,35
  """Ann @ ann1"" folds",2025-12-01T20:11:01.000Z,36
  """Bob @ bob1"" raises to 8.00",2025-12-01T20:11:03.000Z,37
  """Cat @ cat1"" calls 8.00",2025-12-01T20:11:04.000Z,38
  "Flop:  [5♣, J♠, 5♠]",2025-12-01T20:11:04.000Z,39
  """Bob @ bob1"" checks",2025-12-01T20:11:05.000Z,40
  """Cat @ cat1"" bets 1.00",2025-12-01T20:11:06.000Z,41
  """Bob @ bob1"" folds",2025-12-01T20:11:07.000Z,42
  "Uncalled bet of 1.00 returned to ""Cat @ cat1""",2025-12-01T20:11:07.000Z,43
  """Cat @ cat1"" collected 16.00 from pot",2025-12-01T20:11:07.000Z,44
  -- ending hand #3 --,2025-12-01T20:11:07.000Z,45
  "The player ""Ann @ ann1"" quits the game with a stack of 35.00.",2025-12-01T20:25:00.000Z,46
  "The player ""Bob @ bob1"" quits the game with a stack of 48.00.",2025-12-01T20:25:01.000Z,47
  "The player ""Cat @ cat1"" quits the game with a stack of 67.00.",2025-12-01T20:25:02.000Z,48
file ledger_of_the_second.csv:
  player_nickname,player_id,session_start_at,session_end_at,buy_in,buy_out,stack,net
  Ann,ann1,2025-12-01T20:05:00.000Z,2025-12-01T20:25:00.000Z,50.00,35.00,0,-15.00
  Bob,bob1,2025-12-01T20:05:01.000Z,2025-12-01T20:25:01.000Z,50.00,48.00,0,-2.00
  Cat,cat1,2025-12-01T20:05:02.000Z,2025-12-01T20:25:02.000Z,50.00,67.00,0,17.00

$ --book both.book init --house casino
  started a new book in USD with `casino` rules
  recorded #2 ········
! next: add the players (player add NAME NAME)
$ --book both.book player add Ann Bob Cat Dan Eve Fay Gus
  Ann, a regular
  Bob, a regular
  Cat, a regular
  Dan, a regular
  Eve, a regular
  Fay, a regular
  Gus, a regular
  recorded #9 ········
! next: open the night (open --banker NAME)
$ --book both.book import poker-now first_of_two.csv --banker Ann --yes
  Ann cashes out $98.00: $98.00 off what Ann owes the bank
  Bob cashes out $99.00: $99.00 off what Bob owes the bank
  Cat cashes out $103.00: $100.00 off what Cat owes the bank, and the bank owes
    Cat $3.00
  ¶
  player  result  cash paid  gifts, losses
  ──────────────────────────────────────────
  Ann     -$2.00          –              –
  Bob     -$1.00          –              –
  Cat      $3.00          –              –
  ¶
  THE BOOK
  debtor        creditor  amount
  ────────────────────────────────
  Bob     owes  Cat        $1.00
  Ann     owes  Cat        $2.00
  ¶
  was 3 debts:
  debtor        creditor  amount
  ────────────────────────────────
  Bob     owes  bank       $1.00
  Ann     owes  bank       $2.00
  bank    owes  Cat        $3.00
  Bob, Cat and Ann settle up among themselves
  night 1 is closed
  recorded #25 ········
! next: see who pays whom (book)
$ --book both.book import poker-now second_of_two.csv --banker Ann --really-different --yes
  3 hands
  ¶
  player   result  cash paid  gifts, losses
  ───────────────────────────────────────────
  Ann     -$15.00          –              –
  Bob      -$2.00          –              –
  Cat      $17.00          –              –
  ¶
  THE BOOK
  debtor        creditor  amount
  ────────────────────────────────
  Bob     owes  Cat        $3.00
  Ann     owes  Cat       $17.00
  ¶
  was 5 debts:
  debtor        creditor  amount
  ────────────────────────────────
  Bob     owes  Cat        $1.00
  Bob     owes  bank       $2.00
  Ann     owes  Cat        $2.00
  Ann     owes  bank      $15.00
  bank    owes  Cat       $17.00
  Bob, Cat and Ann settle up among themselves
  night 2 is closed
  recorded #41 ········
$ --book both.book stats
  player  nights  hands      net  most won  showdowns won
  ─────────────────────────────────────────────────────────
  Cat          2      3   $20.00     $9.00              –
  Bob          2      3   -$3.00     $6.00              –
  Ann          2      3  -$17.00         –              –
  ¶
  player       VPIP        PFR     3-bet  to showdown  won there
  ────────────────────────────────────────────────────────────────
  Cat     2/3 (67%)   0/3 (0%)  0/2 (0%)     0/2 (0%)          –
  Bob     2/3 (67%)  1/3 (33%)  0/1 (0%)     0/2 (0%)          –
  Ann     2/3 (67%)  2/3 (67%)         –     0/2 (0%)          –
  ¶
  VPIP, PFR, 3-bet: how often the player chose to put money in, raised and
  reraised before the flop; to showdown: how many of the flops seen
$ --book both.book import poker-now ledger_of_the_second.csv
  already imported #27
> already imported

## The log of one, then the ledger of the other
$ --book turned.book init --house casino
  started a new book in USD with `casino` rules
  recorded #2 ········
! next: add the players (player add NAME NAME)
$ --book turned.book player add Ann Bob Cat
  Ann, a regular
  Bob, a regular
  Cat, a regular
  recorded #5 ········
! next: open the night (open --banker NAME)
$ --book turned.book import poker-now second_of_two.csv --banker Ann --yes
  3 hands
  ¶
  player   result  cash paid  gifts, losses
  ───────────────────────────────────────────
  Ann     -$15.00          –              –
  Bob      -$2.00          –              –
  Cat      $17.00          –              –
  ¶
  THE BOOK
  debtor        creditor  amount
  ────────────────────────────────
  Bob     owes  Cat        $2.00
  Ann     owes  Cat       $15.00
  ¶
  was 3 debts:
  debtor        creditor  amount
  ────────────────────────────────
  Bob     owes  bank       $2.00
  Ann     owes  bank      $15.00
  bank    owes  Cat       $17.00
  Bob, Cat and Ann settle up among themselves
  night 1 is closed
  recorded #21 ········
! next: see who pays whom (book)
$ --book turned.book import poker-now first_of_two.csv
! error: first_of_two.csv: event 7 says `Ann` ended at -$15.00, but this file says -$2.00
! hint: --book turned.book show 7
! hint: --book turned.book undo 7
! hint: --book turned.book import poker-now first_of_two.csv --really-different
= 5
> --really-different
$ --book turned.book import poker-now first_of_two.csv --banker Ann --really-different --yes
  Ann cashes out $98.00: $98.00 off what Ann owes the bank
  Bob cashes out $99.00: $99.00 off what Bob owes the bank
  Cat cashes out $103.00: $100.00 off what Cat owes the bank, and the bank owes
    Cat $3.00
  ¶
  player  result  cash paid  gifts, losses
  ──────────────────────────────────────────
  Ann     -$2.00          –              –
  Bob     -$1.00          –              –
  Cat      $3.00          –              –
  ¶
  THE BOOK
  debtor        creditor  amount
  ────────────────────────────────
  Bob     owes  Cat        $3.00
  Ann     owes  Cat       $17.00
  ¶
  was 5 debts:
  debtor        creditor  amount
  ────────────────────────────────
  Bob     owes  Cat        $2.00
  Bob     owes  bank       $1.00
  Ann     owes  Cat       $15.00
  Ann     owes  bank       $2.00
  bank    owes  Cat        $3.00
  Bob, Cat and Ann settle up among themselves
  night 2 is closed
  recorded #37 ········
! note: newer debts stay as they are; `book consolidate` covers all of them
$ --book turned.book stats
  player  nights  hands      net  most won  showdowns won
  ─────────────────────────────────────────────────────────
  Cat          2      3   $20.00     $9.00              –
  Bob          2      3   -$3.00     $6.00              –
  Ann          2      3  -$17.00         –              –
  ¶
  player       VPIP        PFR     3-bet  to showdown  won there
  ────────────────────────────────────────────────────────────────
  Cat     2/3 (67%)   0/3 (0%)  0/2 (0%)     0/2 (0%)          –
  Bob     2/3 (67%)  1/3 (33%)  0/1 (0%)     0/2 (0%)          –
  Ann     2/3 (67%)  2/3 (67%)         –     0/2 (0%)          –
  ¶
  VPIP, PFR, 3-bet: how often the player chose to put money in, raised and
  reraised before the flop; to showdown: how many of the flops seen
$ --book turned.book import poker-now first_of_two.csv
  already imported #23
> already imported

## A log of the second game joins the ledger of the second game
$ --book ledgers.book init --house casino
  started a new book in USD with `casino` rules
  recorded #2 ········
! next: add the players (player add NAME NAME)
$ --book ledgers.book player add Ann Bob Cat Dan Eve Fay Gus
  Ann, a regular
  Bob, a regular
  Cat, a regular
  Dan, a regular
  Eve, a regular
  Fay, a regular
  Gus, a regular
  recorded #9 ········
! next: open the night (open --banker NAME)
$ --book ledgers.book import poker-now first_of_two.csv --banker Ann --yes
  Ann cashes out $98.00: $98.00 off what Ann owes the bank
  Bob cashes out $99.00: $99.00 off what Bob owes the bank
  Cat cashes out $103.00: $100.00 off what Cat owes the bank, and the bank owes
    Cat $3.00
  ¶
  player  result  cash paid  gifts, losses
  ──────────────────────────────────────────
  Ann     -$2.00          –              –
  Bob     -$1.00          –              –
  Cat      $3.00          –              –
  ¶
  THE BOOK
  debtor        creditor  amount
  ────────────────────────────────
  Bob     owes  Cat        $1.00
  Ann     owes  Cat        $2.00
  ¶
  was 3 debts:
  debtor        creditor  amount
  ────────────────────────────────
  Bob     owes  bank       $1.00
  Ann     owes  bank       $2.00
  bank    owes  Cat        $3.00
  Bob, Cat and Ann settle up among themselves
  night 1 is closed
  recorded #25 ········
! next: see who pays whom (book)
$ --book ledgers.book import poker-now ledger_of_the_second.csv --banker Ann --really-different --yes
  Ann cashes out $35.00: $35.00 off what Ann owes the bank
  Bob cashes out $48.00: $48.00 off what Bob owes the bank
  Cat cashes out $67.00: $50.00 off what Cat owes the bank, and the bank owes Cat
    $17.00
  ¶
  player   result  cash paid  gifts, losses
  ───────────────────────────────────────────
  Ann     -$15.00          –              –
  Bob      -$2.00          –              –
  Cat      $17.00          –              –
  ¶
  THE BOOK
  debtor        creditor  amount
  ────────────────────────────────
  Bob     owes  Cat        $3.00
  Ann     owes  Cat       $17.00
  ¶
  was 5 debts:
  debtor        creditor  amount
  ────────────────────────────────
  Bob     owes  Cat        $1.00
  Bob     owes  bank       $2.00
  Ann     owes  Cat        $2.00
  Ann     owes  bank      $15.00
  bank    owes  Cat       $17.00
  Bob, Cat and Ann settle up among themselves
  night 2 is closed
  recorded #41 ········
$ --book ledgers.book import poker-now second_of_two.csv --banker Ann --yes
! error: `Ann`, `Bob` and `Cat` played in night 1 at the same time; if that's the same game, it's already in the book
! hint: --book ledgers.book night 1
! hint: --book ledgers.book import poker-now second_of_two.csv --banker Ann --really-different
= 4
> --really-different
$ --book ledgers.book import poker-now second_of_two.csv --banker Ann --really-different --yes
  3 hands
  ¶
  player   result  cash paid  gifts, losses
  ───────────────────────────────────────────
  Ann     -$15.00          –              –
  Bob      -$2.00          –              –
  Cat      $17.00          –              –
  ¶
  THE BOOK
  debtor        creditor  amount
  ────────────────────────────────
  Bob     owes  Cat        $3.00
  Ann     owes  Cat       $17.00
  ¶
  was 5 debts:
  debtor        creditor  amount
  ────────────────────────────────
  Bob     owes  Cat        $1.00
  Bob     owes  bank       $2.00
  Ann     owes  Cat        $2.00
  Ann     owes  bank      $15.00
  bank    owes  Cat       $17.00
  Bob, Cat and Ann settle up among themselves
  night 2 is closed
  recorded #73 ········
! note: the ledger was already imported (event 27); that import was undone, and the night was recorded with its hands
> the ledger was already imported
$ --book ledgers.book stats
  player  nights  hands      net  most won  showdowns won
  ─────────────────────────────────────────────────────────
  Cat          2      3   $20.00     $9.00              –
  Bob          2      3   -$3.00     $6.00              –
  Ann          2      3  -$17.00         –              –
  ¶
  player       VPIP        PFR     3-bet  to showdown  won there
  ────────────────────────────────────────────────────────────────
  Cat     2/3 (67%)   0/3 (0%)  0/2 (0%)     0/2 (0%)          –
  Bob     2/3 (67%)  1/3 (33%)  0/1 (0%)     0/2 (0%)          –
  Ann     2/3 (67%)  2/3 (67%)         –     0/2 (0%)          –
  ¶
  VPIP, PFR, 3-bet: how often the player chose to put money in, raised and
  reraised before the flop; to showdown: how many of the flops seen
$ --book ledgers.book nights
  night  house   opened            closed            hands
  ──────────────────────────────────────────────────────────
      1  casino  2025-12-01 20:00  2025-12-01 20:20      0
      2  casino  2025-12-01 20:05  2025-12-01 20:25      3

## Rows with the same numbers and other texts are from two games
file other_numbers.csv:
  entry,at,order
  "The player ""Ann @ a1"" joined the game with a stack of 100.00.",2025-12-01T20:00:00.000Z,1
  "The player ""Bob @ b1"" joined the game with a stack of 100.00.",2025-12-01T20:00:01.000Z,2
  "-- starting hand #1 (id: p1)  (No Limit Texas Hold'em) (dealer: ""Ann @ a1"") --",2025-12-01T20:02:00.000Z,3
  "Player stacks: #1 ""Ann @ a1"" (100.00) | #2 ""Bob @ b1"" (100.00)",2025-12-01T20:02:00.000Z,4
  """Ann @ a1"" posts a small blind of 0.50",2025-12-01T20:02:00.000Z,5
  """Bob @ b1"" posts a big blind of 1.00",2025-12-01T20:02:00.000Z,6
  """Ann @ a1"" raises to 10.00",2025-12-01T20:02:03.000Z,7
  """Bob @ b1"" calls 10.00",2025-12-01T20:02:04.000Z,8
  "Flop:  [5♣, J♠, 5♠]",2025-12-01T20:02:04.000Z,9
  """Bob @ b1"" bets 1.00",2025-12-01T20:02:06.000Z,10
  """Ann @ a1"" folds",2025-12-01T20:02:07.000Z,11
  "Uncalled bet of 1.00 returned to ""Bob @ b1""",2025-12-01T20:02:07.000Z,12
  """Bob @ b1"" collected 20.00 from pot",2025-12-01T20:02:07.000Z,13
  -- ending hand #1 --,2025-12-01T20:02:07.000Z,14
  "The player ""Ann @ a1"" quits the game with a stack of 90.00.",2025-12-01T20:10:30.000Z,15
  "The player ""Bob @ b1"" quits the game with a stack of 110.00.",2025-12-01T20:10:30.000Z,16
$ --book both.book import poker-now second.csv other_numbers.csv
! error: `other_numbers.csv` is the log of another game; import one game at a time
! hint: --book both.book import --help
= 4
> the log of another game

## A log without a hand doesn't say who won
file no_hands.csv:
  entry,at,order
  "The player ""Ann @ a1"" joined the game with a stack of 100.00.",2025-12-02T20:00:00.000Z,1
  "The player ""Bob @ b1"" joined the game with a stack of 100.00.",2025-12-02T20:00:01.000Z,2
  "The player ""Ann @ a1"" quits the game with a stack of 90.00.",2025-12-02T20:10:00.000Z,3
  "The player ""Bob @ b1"" quits the game with a stack of 110.00.",2025-12-02T20:10:01.000Z,4
$ --book both.book import poker-now no_hands.csv --unit whole
! error: the log has no hands in it, so it doesn't say who won; import the ledger
! hint: --book both.book import --help
= 4
> no hands in it
