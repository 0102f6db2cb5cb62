# A ledger belongs to the evening that has its rows, not to the one with most of its people.

file log.csv:
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
file early.csv:
  player_nickname,player_id,session_start_at,session_end_at,buy_in,buy_out,stack,net
  Ann,ann1,2025-12-01T20:05:00.000Z,,50.00,,60.00,10.00
  Bob,bob1,2025-12-01T20:05:01.000Z,,50.00,,40.00,-10.00
file late.csv:
  player_nickname,player_id,session_start_at,session_end_at,buy_in,buy_out,stack,net
  Ann,ann1,2025-12-01T20:05:00.000Z,2025-12-01T20:50:00.000Z,50.00,75.00,0,25.00
  Bob,bob1,2025-12-01T20:05:01.000Z,2025-12-01T20:50:00.000Z,50.00,25.00,0,-25.00

$ init --house casino
  started a new book in USD with `casino` rules
  recorded #2 ········
! next: add the players (player add NAME NAME)
$ player add Ann Bob
  Ann, a regular
  Bob, a regular
  recorded #4 ········
! next: open the night (open --banker NAME)
$ import poker-now log.csv --banker Ann
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
  Ann     owes  Bob       $20.00
  ¶
  was 2 debts:
  debtor        creditor  amount
  ────────────────────────────────
  Ann     owes  bank      $20.00
  bank    owes  Bob       $20.00
  Ann and Bob settle up with each other
  night 1 is closed
  recorded #15 ········
! next: see who pays whom (book)
$ import poker-now early.csv --really-different
  Bob cashes out $40.00: $40.00 off what Bob owes the bank
  Ann cashes out $60.00: $50.00 off what Ann owes the bank, and the bank owes Ann
    $10.00
  ¶
  player   result  cash paid  gifts, losses
  ───────────────────────────────────────────
  Ann      $10.00          –              –
  Bob     -$10.00          –              –
  ¶
  THE BOOK
  debtor        creditor  amount
  ────────────────────────────────
  Ann     owes  Bob       $10.00
  ¶
  was 3 debts:
  debtor        creditor  amount
  ────────────────────────────────
  Ann     owes  Bob       $20.00
  Bob     owes  bank      $10.00
  bank    owes  Ann       $10.00
  Ann and Bob settle up with each other
  night 2 is closed
  recorded #27 ········
! note: newer debts stay as they are; `book consolidate` covers all of them
$ import poker-now late.csv
! error: late.csv: event 17 has `Ann` in for $50.00 and out with $60.00, but this file says $50.00 and $75.00
! hint: show 17
! hint: undo 17
= 5
> event 17
$ import poker-now late.csv --really-different
! error: late.csv: event 17 has `Ann` in for $50.00 and out with $60.00, but this file says $50.00 and $75.00
! hint: show 17
! hint: undo 17
= 5
