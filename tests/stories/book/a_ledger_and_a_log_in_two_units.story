# A ledger and a log of one evening need not count in the same unit. Where everybody comes out of both with the same, they say it
# themselves; where the files do not tell, it is asked.

file log_cents.csv:
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
file log_money.csv:
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
file ledger_money.csv:
  player_nickname,player_id,session_start_at,session_end_at,buy_in,buy_out,stack,net
  Ann,a1,2025-12-01T20:00:00.000Z,,100.0,,99.0,-1.0
  Bob,b1,2025-12-01T20:00:01.000Z,2025-12-01T20:04:00.000Z,100.0,101.0,0,1.0
file ledger_whole.csv:
  player_nickname,player_id,session_start_at,session_end_at,buy_in,buy_out,stack,net
  Ann,a1,2025-12-01T20:00:00.000Z,,100,,99,-1
  Bob,b1,2025-12-01T20:00:01.000Z,2025-12-01T20:04:00.000Z,100,101,0,1
file ledger_cents.csv:
  player_nickname,player_id,session_start_at,session_end_at,buy_in,buy_out,stack,net
  Ann,a1,2025-12-01T20:00:00.000Z,,10000,,9900,-100
  Bob,b1,2025-12-01T20:00:01.000Z,2025-12-01T20:04:00.000Z,10000,10100,0,100
file ledger_other.csv:
  player_nickname,player_id,session_start_at,session_end_at,buy_in,buy_out,stack,net
  Ann,a1,2025-12-01T20:00:00.000Z,,90.0,,89.0,-1.0
  Bob,b1,2025-12-01T20:00:01.000Z,2025-12-01T20:04:00.000Z,90.0,91.5,0,1.5

$ init --house casino
  a new book, counting in USD, under the rules of `casino`
  recorded #2 ········
$ player add Ann
  Ann, a regular
  recorded #3 ········
$ player add Bob
  Bob, a regular
  recorded #4 ········
$ import poker-now log_cents.csv --banker Ann
! error: the file does not say whether 5000 is fifty or five thousand
! hint: --unit cents, or --unit whole
= 4
> does not say whether 5000 is fifty or five thousand
$ import poker-now ledger_money.csv log_cents.csv --banker Ann --yes
  1 hand
  ¶
  Ann turns in $99.00: $99.00 off his debt to the bank
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
  before, in 2 debts:
  debtor        creditor  amount
  ────────────────────────────────
  Ann     owes  bank       $1.00
  bank    owes  Bob        $1.00
  Ann and Bob come out even between them
  night 1 is closed
  recorded #16 ········
> 1 hand
$ hand list
  night  hand  game      pot  recorded by
  ─────────────────────────────────────────
      1     1  holdem  $2.00  full
> $2.00
$ undo
  took back #5: night 1 opened at `casino`, Ann keeping the bank
  took back #6: the night was played elsewhere: 2 sittings of a poker-now ledger
  took back #7: Ann bought $100.00 on THE BOOK
  took back #8: Bob bought $100.00 on THE BOOK
  took back #9: hand 1, holdem: Bob won $2.00
  took back #10: Bob turned in $101.00: $100.00 off the debt to the bank and $1.00
    as a claim on the bank
  took back #11: Bob left the table
  took back #12: the stack of Ann was counted: $99.00, expected $99.00
  took back #13: Ann turned in $99.00: $99.00 off the debt to the bank
  took back #14: Ann left the table
  took back #15: THE BOOK was consolidated: 2 debts became 1
  took back #16: the night ended
  recorded #28 ········
$ import poker-now ledger_money.csv log_cents.csv --unit whole --banker Ann --yes
  1 hand
  ¶
  Ann turns in $99.00: $99.00 off his debt to the bank
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
  before, in 2 debts:
  debtor        creditor  amount
  ────────────────────────────────
  Ann     owes  bank       $1.00
  bank    owes  Bob        $1.00
  Ann and Bob come out even between them
  night 1 is closed
  recorded #40 ········
> 1 hand
$ hand list
  night  hand  game      pot  recorded by
  ─────────────────────────────────────────
      1     1  holdem  $2.00  full
> $2.00
$ undo
  took back #29: night 1 opened at `casino`, Ann keeping the bank
  took back #30: the night was played elsewhere: 2 sittings of a poker-now ledger
  took back #31: Ann bought $100.00 on THE BOOK
  took back #32: Bob bought $100.00 on THE BOOK
  took back #33: hand 1, holdem: Bob won $2.00
  took back #34: Bob turned in $101.00: $100.00 off the debt to the bank and $1.00
    as a claim on the bank
  took back #35: Bob left the table
  took back #36: the stack of Ann was counted: $99.00, expected $99.00
  took back #37: Ann turned in $99.00: $99.00 off the debt to the bank
  took back #38: Ann left the table
  took back #39: THE BOOK was consolidated: 2 debts became 1
  took back #40: the night ended
  recorded #52 ········
$ import poker-now ledger_whole.csv log_cents.csv --banker Ann --yes
  1 hand
  ¶
  Ann turns in $99.00: $99.00 off his debt to the bank
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
  before, in 2 debts:
  debtor        creditor  amount
  ────────────────────────────────
  Ann     owes  bank       $1.00
  bank    owes  Bob        $1.00
  Ann and Bob come out even between them
  night 1 is closed
  recorded #64 ········
> 1 hand
$ hand list
  night  hand  game      pot  recorded by
  ─────────────────────────────────────────
      1     1  holdem  $2.00  full
> $2.00
$ undo
  took back #53: night 1 opened at `casino`, Ann keeping the bank
  took back #54: the night was played elsewhere: 2 sittings of a poker-now ledger
  took back #55: Ann bought $100.00 on THE BOOK
  took back #56: Bob bought $100.00 on THE BOOK
  took back #57: hand 1, holdem: Bob won $2.00
  took back #58: Bob turned in $101.00: $100.00 off the debt to the bank and $1.00
    as a claim on the bank
  took back #59: Bob left the table
  took back #60: the stack of Ann was counted: $99.00, expected $99.00
  took back #61: Ann turned in $99.00: $99.00 off the debt to the bank
  took back #62: Ann left the table
  took back #63: THE BOOK was consolidated: 2 debts became 1
  took back #64: the night ended
  recorded #76 ········
$ import poker-now ledger_cents.csv log_money.csv --banker Ann --yes
  1 hand
  ¶
  Ann turns in $99.00: $99.00 off his debt to the bank
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
  before, in 2 debts:
  debtor        creditor  amount
  ────────────────────────────────
  Ann     owes  bank       $1.00
  bank    owes  Bob        $1.00
  Ann and Bob come out even between them
  night 1 is closed
  recorded #88 ········
> 1 hand
$ hand list
  night  hand  game      pot  recorded by
  ─────────────────────────────────────────
      1     1  holdem  $2.00  full
> $2.00
$ undo
  took back #77: night 1 opened at `casino`, Ann keeping the bank
  took back #78: the night was played elsewhere: 2 sittings of a poker-now ledger
  took back #79: Ann bought $100.00 on THE BOOK
  took back #80: Bob bought $100.00 on THE BOOK
  took back #81: hand 1, holdem: Bob won $2.00
  took back #82: Bob turned in $101.00: $100.00 off the debt to the bank and $1.00
    as a claim on the bank
  took back #83: Bob left the table
  took back #84: the stack of Ann was counted: $99.00, expected $99.00
  took back #85: Ann turned in $99.00: $99.00 off the debt to the bank
  took back #86: Ann left the table
  took back #87: THE BOOK was consolidated: 2 debts became 1
  took back #88: the night ended
  recorded #100 ········
$ import poker-now ledger_cents.csv log_money.csv --unit whole --banker Ann --yes
  1 hand
  ¶
  Ann turns in $99.00: $99.00 off his debt to the bank
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
  before, in 2 debts:
  debtor        creditor  amount
  ────────────────────────────────
  Ann     owes  bank       $1.00
  bank    owes  Bob        $1.00
  Ann and Bob come out even between them
  night 1 is closed
  recorded #112 ········
> 1 hand
$ hand list
  night  hand  game      pot  recorded by
  ─────────────────────────────────────────
      1     1  holdem  $2.00  full
> $2.00
$ undo
  took back #101: night 1 opened at `casino`, Ann keeping the bank
  took back #102: the night was played elsewhere: 2 sittings of a poker-now ledger
  took back #103: Ann bought $100.00 on THE BOOK
  took back #104: Bob bought $100.00 on THE BOOK
  took back #105: hand 1, holdem: Bob won $2.00
  took back #106: Bob turned in $101.00: $100.00 off the debt to the bank and
    $1.00 as a claim on the bank
  took back #107: Bob left the table
  took back #108: the stack of Ann was counted: $99.00, expected $99.00
  took back #109: Ann turned in $99.00: $99.00 off the debt to the bank
  took back #110: Ann left the table
  took back #111: THE BOOK was consolidated: 2 debts became 1
  took back #112: the night ended
  recorded #124 ········
$ import poker-now ledger_cents.csv log_cents.csv --unit cents --banker Ann --yes
  1 hand
  ¶
  Ann turns in $99.00: $99.00 off his debt to the bank
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
  before, in 2 debts:
  debtor        creditor  amount
  ────────────────────────────────
  Ann     owes  bank       $1.00
  bank    owes  Bob        $1.00
  Ann and Bob come out even between them
  night 1 is closed
  recorded #136 ········
> 1 hand
$ hand list
  night  hand  game      pot  recorded by
  ─────────────────────────────────────────
      1     1  holdem  $2.00  full
> $2.00
$ undo
  took back #125: night 1 opened at `casino`, Ann keeping the bank
  took back #126: the night was played elsewhere: 2 sittings of a poker-now ledger
  took back #127: Ann bought $100.00 on THE BOOK
  took back #128: Bob bought $100.00 on THE BOOK
  took back #129: hand 1, holdem: Bob won $2.00
  took back #130: Bob turned in $101.00: $100.00 off the debt to the bank and
    $1.00 as a claim on the bank
  took back #131: Bob left the table
  took back #132: the stack of Ann was counted: $99.00, expected $99.00
  took back #133: Ann turned in $99.00: $99.00 off the debt to the bank
  took back #134: Ann left the table
  took back #135: THE BOOK was consolidated: 2 debts became 1
  took back #136: the night ended
  recorded #148 ········
# Two files of the same whole numbers say nothing, and neither do two that never agree.
$ import poker-now ledger_cents.csv log_cents.csv --banker Ann
! error: the file does not say whether 5000 is fifty or five thousand
! hint: --unit cents, or --unit whole
= 4
> does not say whether 5000 is fifty or five thousand
$ import poker-now ledger_other.csv log_cents.csv --banker Ann
! error: the file does not say whether 5000 is fifty or five thousand
! hint: --unit cents, or --unit whole
= 4
> does not say whether 5000 is fifty or five thousand
