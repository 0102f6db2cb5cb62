# Tags and notes stay with their hands when a longer log takes the place of a part.

file cut.csv:
  entry,at,order
  "The player ""Ann @ a1"" joined the game with a stack of 100.00.",2025-12-01T20:00:00.000Z,1
  "The player ""Bob @ b1"" joined the game with a stack of 100.00.",2025-12-01T20:00:01.000Z,2
  "-- starting hand #1 (id: h1)  (No Limit Texas Hold'em) (dealer: ""Ann @ a1"") --",2025-12-01T20:01:00.000Z,3
  "Player stacks: #1 ""Ann @ a1"" (100.00) | #2 ""Bob @ b1"" (100.00)",2025-12-01T20:01:00.000Z,4
  """Ann @ a1"" posts a small blind of 0.50",2025-12-01T20:01:00.000Z,5
  """Bob @ b1"" posts a big blind of 1.00",2025-12-01T20:01:00.000Z,6
  """Ann @ a1"" raises to 3.00",2025-12-01T20:01:10.000Z,7
  """Bob @ b1"" calls 3.00",2025-12-01T20:01:20.000Z,8
  "Flop:  [5♣, J♠, 5♠]",2025-12-01T20:01:21.000Z,9
  """Bob @ b1"" checks",2025-12-01T20:01:30.000Z,10
  """Ann @ a1"" bets 4.00",2025-12-01T20:01:40.000Z,11
  """Bob @ b1"" folds",2025-12-01T20:01:50.000Z,12
  "Uncalled bet of 4.00 returned to ""Ann @ a1""",2025-12-01T20:01:50.000Z,13
  """Ann @ a1"" collected 6.00 from pot",2025-12-01T20:01:50.000Z,14
  "-- ending hand #1 --",2025-12-01T20:01:50.000Z,15
  "The player ""Ann @ a1"" quits the game with a stack of 103.00.",2025-12-01T20:02:00.000Z,16
  "The player ""Bob @ b1"" quits the game with a stack of 97.00.",2025-12-01T20:02:01.000Z,17
file full.csv:
  entry,at,order
  "The player ""Ann @ a1"" joined the game with a stack of 100.00.",2025-12-01T20:00:00.000Z,1
  "The player ""Bob @ b1"" joined the game with a stack of 100.00.",2025-12-01T20:00:01.000Z,2
  "-- starting hand #1 (id: h1)  (No Limit Texas Hold'em) (dealer: ""Ann @ a1"") --",2025-12-01T20:01:00.000Z,3
  "Player stacks: #1 ""Ann @ a1"" (100.00) | #2 ""Bob @ b1"" (100.00)",2025-12-01T20:01:00.000Z,4
  """Ann @ a1"" posts a small blind of 0.50",2025-12-01T20:01:00.000Z,5
  """Bob @ b1"" posts a big blind of 1.00",2025-12-01T20:01:00.000Z,6
  """Ann @ a1"" raises to 3.00",2025-12-01T20:01:10.000Z,7
  """Bob @ b1"" calls 3.00",2025-12-01T20:01:20.000Z,8
  "Flop:  [5♣, J♠, 5♠]",2025-12-01T20:01:21.000Z,9
  """Bob @ b1"" checks",2025-12-01T20:01:30.000Z,10
  """Ann @ a1"" bets 4.00",2025-12-01T20:01:40.000Z,11
  """Bob @ b1"" folds",2025-12-01T20:01:50.000Z,12
  "Uncalled bet of 4.00 returned to ""Ann @ a1""",2025-12-01T20:01:50.000Z,13
  """Ann @ a1"" collected 6.00 from pot",2025-12-01T20:01:50.000Z,14
  "-- ending hand #1 --",2025-12-01T20:01:50.000Z,15
  "The player ""Ann @ a1"" quits the game with a stack of 103.00.",2025-12-01T20:02:00.000Z,16
  "The player ""Bob @ b1"" quits the game with a stack of 97.00.",2025-12-01T20:02:01.000Z,17
  "The player ""Ann @ a1"" joined the game with a stack of 103.00.",2025-12-01T20:33:00.000Z,18
  "The player ""Bob @ b1"" joined the game with a stack of 97.00.",2025-12-01T20:33:01.000Z,19
  "-- starting hand #2 (id: h2)  (No Limit Texas Hold'em) (dealer: ""Bob @ b1"") --",2025-12-01T20:34:00.000Z,20
  "Player stacks: #1 ""Ann @ a1"" (103.00) | #2 ""Bob @ b1"" (97.00)",2025-12-01T20:34:00.000Z,21
  """Bob @ b1"" posts a small blind of 0.50",2025-12-01T20:34:00.000Z,22
  """Ann @ a1"" posts a big blind of 1.00",2025-12-01T20:34:00.000Z,23
  """Bob @ b1"" raises to 20.00",2025-12-01T20:34:10.000Z,24
  """Ann @ a1"" calls 20.00",2025-12-01T20:34:20.000Z,25
  "Flop:  [7♣, 2♠, 9♦]",2025-12-01T20:34:21.000Z,26
  """Ann @ a1"" checks",2025-12-01T20:34:30.000Z,27
  """Bob @ b1"" bets 4.00",2025-12-01T20:34:40.000Z,28
  """Ann @ a1"" folds",2025-12-01T20:34:50.000Z,29
  "Uncalled bet of 4.00 returned to ""Bob @ b1""",2025-12-01T20:34:50.000Z,30
  """Bob @ b1"" collected 40.00 from pot",2025-12-01T20:34:50.000Z,31
  "-- ending hand #2 --",2025-12-01T20:34:50.000Z,32

$ init --house casino
  started a new book in USD with `casino` rules
  recorded #2 ········
! next: add the players (player add NAME NAME)
$ player add Ann Bob
  Ann, a regular
  Bob, a regular
  recorded #4 ········
! next: open the night (open --banker NAME)
$ import poker-now cut.csv --banker Ann
  1 hand
  ¶
  player  result  cash paid  gifts, losses
  ──────────────────────────────────────────
  Ann      $3.00          –              –
  Bob     -$3.00          –              –
  ¶
  THE BOOK
  debtor        creditor  amount
  ────────────────────────────────
  Bob     owes  Ann        $3.00
  ¶
  was 2 debts:
  debtor        creditor  amount
  ────────────────────────────────
  Bob     owes  bank       $3.00
  bank    owes  Ann        $3.00
  Bob and Ann settle up with each other
  night 1 is closed
  recorded #15 ········
! next: see who pays whom (book)
$ hand tag 1 bluff
  hand 1: bluff
  recorded #16 ········
$ hand note 1 "Ann had nothing"
  remark added to hand 1: Ann had nothing
  recorded #17 ········
$ import poker-now full.csv
  2 hands
  ¶
  Ann cashes out $83.00: $83.00 off what Ann owes the bank
  Bob cashes out $117.00: $100.00 off what Bob owes the bank, and the bank owes
    Bob $17.00
  ¶
  player   result  cash paid  gifts, losses
  ───────────────────────────────────────────
  Ann     -$17.00          –              –
  Bob      $17.00          –              –
  ¶
  THE BOOK
  debtor        creditor  amount
  ────────────────────────────────
  Ann     owes  Bob       $17.00
  ¶
  was 2 debts:
  debtor        creditor  amount
  ────────────────────────────────
  Ann     owes  bank      $17.00
  bank    owes  Bob       $17.00
  Ann and Bob settle up with each other
  night 1 is closed
  recorded #50 ········
! note: part of this night was already imported (event 6); that import was undone, and the whole night was recorded
$ hand list
  night  hand  game       pot  recorded by  tags
  ─────────────────────────────────────────────────
      1     1  holdem   $6.00  full         bluff
      1     2  holdem  $40.00  full
$ hand show 1
  hand 1, holdem: Ann wins $6.00 (event 33, 2025-12-01 20:01)
  tags: bluff
  note: Ann had nothing
  ¶
  player        posted        before    after
  ─────────────────────────────────────────────
  Bob           blind $1.00  $100.00   $97.00
  Ann (button)  blind $0.50  $100.00  $103.00
  ¶
  before the flop
    Ann raises to $3.00  pot $4.00
    Bob calls $2.00      pot $6.00
  board 5c Js 5s
    Bob checks       pot $6.00
    Ann bets $4.00  pot $10.00
    Bob folds       pot $10.00
  ¶
  pot       amount  could win it  won it
  ────────────────────────────────────────
  main pot   $6.00  Ann           Ann
  nobody called Ann's last $4.00, so Ann gets it back (standard rule)
  Ann is the only one left in the main pot, so Ann wins it: $6.00 (standard rule)
  ¶
  in the ledger (show 33):
  party  asset  with  amount
  ────────────────────────────
  Ann    chips         $3.00
  Bob    chips        -$3.00
> Ann had nothing
