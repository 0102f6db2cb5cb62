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
  Ann,a1,2025-12-01T20:00:00.000Z,2025-12-01T20:04:00.000Z,90.0,89.0,0,-1.0
  Bob,b1,2025-12-01T20:00:01.000Z,2025-12-01T20:04:00.000Z,90.0,91.5,0,1.5
file ledger_less.csv:
  player_nickname,player_id,session_start_at,session_end_at,buy_in,buy_out,stack,net
  Ann,a1,2025-12-01T20:00:00.000Z,2025-12-01T20:04:00.000Z,100.0,99.5,0,-0.5
  Bob,b1,2025-12-01T20:00:01.000Z,2025-12-01T20:04:00.000Z,100.0,100.5,0,0.5

$ init --house casino
  started a new book in USD with `casino` rules
  recorded #2 ········
! next: add the players (player add NAME NAME)
$ player add Ann
  Ann, a regular
  recorded #3 ········
$ player add Bob
  Bob, a regular
  recorded #4 ········
! next: open the night (open --banker NAME)
$ import poker-now log_cents.csv --banker Ann
! error: the file doesn't say whether 5000 is fifty or five thousand
! hint: import poker-now log_cents.csv --banker Ann --unit cents
! hint: import poker-now log_cents.csv --banker Ann --unit whole
= 4
> the file doesn't say whether 5000 is fifty or five thousand
$ import poker-now ledger_money.csv log_cents.csv --banker Ann --yes
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
> 1 hand
$ hand list
  night  hand  game      pot  recorded by
  ─────────────────────────────────────────
      1     1  holdem  $2.00  full
> $2.00
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
$ import poker-now ledger_money.csv log_cents.csv --unit whole --banker Ann --yes
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
  recorded #40 ········
! next: see who pays whom (book)
> 1 hand
$ hand list
  night  hand  game      pot  recorded by
  ─────────────────────────────────────────
      1     1  holdem  $2.00  full
> $2.00
$ undo
  undid #29 (night 1 opened at `casino`, banker Ann)
  undid #30 (the night was imported from poker-now: 2 sessions)
  undid #31 (Ann bought chips: $100.00 on THE BOOK)
  undid #32 (Bob bought chips: $100.00 on THE BOOK)
  undid #33 (hand 1, holdem: Bob won $2.00)
  undid #34 (Bob cashed out $101.00: $100.00 off the debt to the bank and the bank
    owes Bob $1.00)
  undid #35 (Bob left the table)
  undid #36 (Ann's stack was counted: $99.00, expected $99.00)
  undid #37 (Ann cashed out $99.00: $99.00 off the debt to the bank)
  undid #38 (Ann left the table)
  undid #39 (THE BOOK was consolidated: 2 debts became 1)
  undid #40 (the night ended)
  recorded #52 ········
! next: open the night (open --banker NAME)
$ import poker-now ledger_whole.csv log_cents.csv --banker Ann --yes
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
  recorded #64 ········
! next: see who pays whom (book)
> 1 hand
$ hand list
  night  hand  game      pot  recorded by
  ─────────────────────────────────────────
      1     1  holdem  $2.00  full
> $2.00
$ undo
  undid #53 (night 1 opened at `casino`, banker Ann)
  undid #54 (the night was imported from poker-now: 2 sessions)
  undid #55 (Ann bought chips: $100.00 on THE BOOK)
  undid #56 (Bob bought chips: $100.00 on THE BOOK)
  undid #57 (hand 1, holdem: Bob won $2.00)
  undid #58 (Bob cashed out $101.00: $100.00 off the debt to the bank and the bank
    owes Bob $1.00)
  undid #59 (Bob left the table)
  undid #60 (Ann's stack was counted: $99.00, expected $99.00)
  undid #61 (Ann cashed out $99.00: $99.00 off the debt to the bank)
  undid #62 (Ann left the table)
  undid #63 (THE BOOK was consolidated: 2 debts became 1)
  undid #64 (the night ended)
  recorded #76 ········
! next: open the night (open --banker NAME)
$ import poker-now ledger_cents.csv log_money.csv --banker Ann --yes
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
  recorded #88 ········
! next: see who pays whom (book)
> 1 hand
$ hand list
  night  hand  game      pot  recorded by
  ─────────────────────────────────────────
      1     1  holdem  $2.00  full
> $2.00
$ undo
  undid #77 (night 1 opened at `casino`, banker Ann)
  undid #78 (the night was imported from poker-now: 2 sessions)
  undid #79 (Ann bought chips: $100.00 on THE BOOK)
  undid #80 (Bob bought chips: $100.00 on THE BOOK)
  undid #81 (hand 1, holdem: Bob won $2.00)
  undid #82 (Bob cashed out $101.00: $100.00 off the debt to the bank and the bank
    owes Bob $1.00)
  undid #83 (Bob left the table)
  undid #84 (Ann's stack was counted: $99.00, expected $99.00)
  undid #85 (Ann cashed out $99.00: $99.00 off the debt to the bank)
  undid #86 (Ann left the table)
  undid #87 (THE BOOK was consolidated: 2 debts became 1)
  undid #88 (the night ended)
  recorded #100 ········
! next: open the night (open --banker NAME)
$ import poker-now ledger_cents.csv log_money.csv --unit whole --banker Ann --yes
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
  recorded #112 ········
! next: see who pays whom (book)
> 1 hand
$ hand list
  night  hand  game      pot  recorded by
  ─────────────────────────────────────────
      1     1  holdem  $2.00  full
> $2.00
$ undo
  undid #101 (night 1 opened at `casino`, banker Ann)
  undid #102 (the night was imported from poker-now: 2 sessions)
  undid #103 (Ann bought chips: $100.00 on THE BOOK)
  undid #104 (Bob bought chips: $100.00 on THE BOOK)
  undid #105 (hand 1, holdem: Bob won $2.00)
  undid #106 (Bob cashed out $101.00: $100.00 off the debt to the bank and the
    bank owes Bob $1.00)
  undid #107 (Bob left the table)
  undid #108 (Ann's stack was counted: $99.00, expected $99.00)
  undid #109 (Ann cashed out $99.00: $99.00 off the debt to the bank)
  undid #110 (Ann left the table)
  undid #111 (THE BOOK was consolidated: 2 debts became 1)
  undid #112 (the night ended)
  recorded #124 ········
! next: open the night (open --banker NAME)
$ import poker-now ledger_cents.csv log_cents.csv --unit cents --banker Ann --yes
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
  recorded #136 ········
! next: see who pays whom (book)
> 1 hand
$ hand list
  night  hand  game      pot  recorded by
  ─────────────────────────────────────────
      1     1  holdem  $2.00  full
> $2.00
$ undo
  undid #125 (night 1 opened at `casino`, banker Ann)
  undid #126 (the night was imported from poker-now: 2 sessions)
  undid #127 (Ann bought chips: $100.00 on THE BOOK)
  undid #128 (Bob bought chips: $100.00 on THE BOOK)
  undid #129 (hand 1, holdem: Bob won $2.00)
  undid #130 (Bob cashed out $101.00: $100.00 off the debt to the bank and the
    bank owes Bob $1.00)
  undid #131 (Bob left the table)
  undid #132 (Ann's stack was counted: $99.00, expected $99.00)
  undid #133 (Ann cashed out $99.00: $99.00 off the debt to the bank)
  undid #134 (Ann left the table)
  undid #135 (THE BOOK was consolidated: 2 debts became 1)
  undid #136 (the night ended)
  recorded #148 ········
! next: open the night (open --banker NAME)
# Two files of the same whole numbers say nothing, and neither do two that never agree.
$ import poker-now ledger_cents.csv log_cents.csv --banker Ann
! error: the file doesn't say whether 5000 is fifty or five thousand
! hint: import poker-now ledger_cents.csv log_cents.csv --banker Ann --unit cents
! hint: import poker-now ledger_cents.csv log_cents.csv --banker Ann --unit whole
= 4
> the file doesn't say whether 5000 is fifty or five thousand
$ import poker-now ledger_other.csv log_cents.csv --banker Ann
! error: the file doesn't say whether 5000 is fifty or five thousand
! hint: import poker-now ledger_other.csv log_cents.csv --banker Ann --unit cents
! hint: import poker-now ledger_other.csv log_cents.csv --banker Ann --unit whole
= 4
> the file doesn't say whether 5000 is fifty or five thousand
# One after the other, a file in the other unit says otherwise than the one that came in, whichever of the two was first.
$ import poker-now ledger_cents.csv --unit cents --banker Ann --yes
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
  recorded #160 ········
! next: see who pays whom (book)
$ import poker-now log_cents.csv --unit whole --banker Ann --yes
! error: log_cents.csv: event 150 says `Ann` ended at -$1.00, but this file says -$100.00
! hint: show 150
! hint: undo 150
! hint: import poker-now log_cents.csv --unit whole --banker Ann --really-different
= 5
> event 150 says `Ann` ended at -$1.00
$ undo
  undid #149 (night 1 opened at `casino`, banker Ann)
  undid #150 (the night was imported from poker-now: 2 sessions)
  undid #151 (Ann bought chips: $100.00 on THE BOOK)
  undid #152 (Ann's stack was counted: $99.00, expected $100.00)
  undid #153 (Bob bought chips: $100.00 on THE BOOK)
  undid #154 (Bob's stack was counted: $101.00, expected $100.00)
  undid #155 (Ann cashed out $99.00: $99.00 off the debt to the bank)
  undid #156 (Ann left the table)
  undid #157 (Bob cashed out $101.00: $100.00 off the debt to the bank and the
    bank owes Bob $1.00)
  undid #158 (Bob left the table)
  undid #159 (THE BOOK was consolidated: 2 debts became 1)
  undid #160 (the night ended)
  recorded #172 ········
! next: open the night (open --banker NAME)
$ import poker-now log_cents.csv --unit cents --banker Ann --yes
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
  recorded #184 ········
! next: see who pays whom (book)
$ import poker-now ledger_cents.csv --unit whole --banker Ann --yes
! error: ledger_cents.csv: event 174 has `Ann` in for $100.00 and out with $99.00, but this file says $10,000.00 and $9,900.00
! hint: show 174
! hint: undo 174
= 5
> event 174 has `Ann` in for $100.00 and out with $99.00
$ undo
  undid #173 (night 1 opened at `casino`, banker Ann)
  undid #174 (the night was imported from poker-now: 2 sessions)
  undid #175 (Ann bought chips: $100.00 on THE BOOK)
  undid #176 (Bob bought chips: $100.00 on THE BOOK)
  undid #177 (hand 1, holdem: Bob won $2.00)
  undid #178 (Bob cashed out $101.00: $100.00 off the debt to the bank and the
    bank owes Bob $1.00)
  undid #179 (Bob left the table)
  undid #180 (Ann's stack was counted: $99.00, expected $99.00)
  undid #181 (Ann cashed out $99.00: $99.00 off the debt to the bank)
  undid #182 (Ann left the table)
  undid #183 (THE BOOK was consolidated: 2 debts became 1)
  undid #184 (the night ended)
  recorded #196 ········
! next: open the night (open --banker NAME)
$ import poker-now ledger_cents.csv --unit whole --banker Ann --yes
  Ann cashes out $9,900.00: $9,900.00 off what Ann owes the bank
  Bob cashes out $10,100.00: $10,000.00 off what Bob owes the bank, and the bank
    owes Bob $100.00
  ¶
  player    result  cash paid  gifts, losses
  ────────────────────────────────────────────
  Ann     -$100.00          –              –
  Bob      $100.00          –              –
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
  recorded #208 ········
! next: see who pays whom (book)
$ import poker-now log_cents.csv --unit cents --banker Ann --yes
! error: log_cents.csv: event 198 says `Ann` ended at -$100.00, but this file says -$1.00
! hint: show 198
! hint: undo 198
! hint: import poker-now log_cents.csv --unit cents --banker Ann --really-different
= 5
> event 198 says `Ann` ended at -$100.00
$ undo
  undid #197 (night 1 opened at `casino`, banker Ann)
  undid #198 (the night was imported from poker-now: 2 sessions)
  undid #199 (Ann bought chips: $10,000.00 on THE BOOK)
  undid #200 (Ann's stack was counted: $9,900.00, expected $10,000.00)
  undid #201 (Bob bought chips: $10,000.00 on THE BOOK)
  undid #202 (Bob's stack was counted: $10,100.00, expected $10,000.00)
  undid #203 (Ann cashed out $9,900.00: $9,900.00 off the debt to the bank)
  undid #204 (Ann left the table)
  undid #205 (Bob cashed out $10,100.00: $10,000.00 off the debt to the bank and
    the bank owes Bob $100.00)
  undid #206 (Bob left the table)
  undid #207 (THE BOOK was consolidated: 2 debts became 1)
  undid #208 (the night ended)
  recorded #220 ········
! next: open the night (open --banker NAME)
# Where they differ otherwise the ledger counts. Nobody counted a chip, so no count is held against the hands.
$ import poker-now ledger_less.csv log_money.csv --banker Ann --yes
  1 hand
  ¶
  Ann cashes out $99.50: $99.50 off what Ann owes the bank
  ¶
  player  result  cash paid  gifts, losses
  ──────────────────────────────────────────
  Ann     -$0.50          –              –
  Bob      $0.50          –              –
  ¶
  THE BOOK
  debtor        creditor  amount
  ────────────────────────────────
  Ann     owes  Bob        $0.50
  ¶
  was 2 debts:
  debtor        creditor  amount
  ────────────────────────────────
  Ann     owes  bank       $0.50
  bank    owes  Bob        $0.50
  Ann and Bob settle up with each other
  night 1 is closed
  recorded #234 ········
! note: `Ann` ends with -$0.50 in the ledger but -$1.00 in the log; the ledger counts
! note: `Bob` ends with $0.50 in the ledger but $1.00 in the log; the ledger counts
! next: see who pays whom (book)
> the ledger counts
$ undo
  undid #221 (night 1 opened at `casino`, banker Ann)
  undid #222 (the night was imported from poker-now: 2 sessions)
  undid #223 (Ann bought chips: $100.00 on THE BOOK)
  undid #224 (Bob bought chips: $100.00 on THE BOOK)
  undid #225 (hand 1, holdem: Bob won $2.00)
  undid #226 (Bob cashed out $101.00: $100.00 off the debt to the bank and the
    bank owes Bob $1.00)
  undid #227 (Bob left the table)
  undid #228 (Ann's stack was counted: $99.50, expected $99.00)
  undid #229 (Bob bought chips: $0.50 on THE BOOK)
  undid #230 (Bob's stack was counted: $0.00, expected $0.50)
  undid #231 (Ann cashed out $99.50: $99.50 off the debt to the bank)
  undid #232 (Ann left the table)
  undid #233 (THE BOOK was consolidated: 2 debts became 1)
  undid #234 (the night ended)
  recorded #248 ········
! next: open the night (open --banker NAME)
$ import poker-now ledger_less.csv --banker Ann --yes
  Ann cashes out $99.50: $99.50 off what Ann owes the bank
  Bob cashes out $100.50: $100.00 off what Bob owes the bank, and the bank owes
    Bob $0.50
  ¶
  player  result  cash paid  gifts, losses
  ──────────────────────────────────────────
  Ann     -$0.50          –              –
  Bob      $0.50          –              –
  ¶
  THE BOOK
  debtor        creditor  amount
  ────────────────────────────────
  Ann     owes  Bob        $0.50
  ¶
  was 2 debts:
  debtor        creditor  amount
  ────────────────────────────────
  Ann     owes  bank       $0.50
  bank    owes  Bob        $0.50
  Ann and Bob settle up with each other
  night 1 is closed
  recorded #260 ········
! next: see who pays whom (book)
$ import poker-now log_money.csv --banker Ann --yes
  1 hand
  ¶
  Ann cashes out $99.50: $99.50 off what Ann owes the bank
  ¶
  player  result  cash paid  gifts, losses
  ──────────────────────────────────────────
  Ann     -$0.50          –              –
  Bob      $0.50          –              –
  ¶
  THE BOOK
  debtor        creditor  amount
  ────────────────────────────────
  Ann     owes  Bob        $0.50
  ¶
  was 2 debts:
  debtor        creditor  amount
  ────────────────────────────────
  Ann     owes  bank       $0.50
  bank    owes  Bob        $0.50
  Ann and Bob settle up with each other
  night 1 is closed
  recorded #286 ········
! note: the ledger was already imported (event 250); that import was undone, and the night was recorded with its hands
! note: `Ann` ends with -$0.50 in the ledger but -$1.00 in the log; the ledger counts
! note: `Bob` ends with $0.50 in the ledger but $1.00 in the log; the ledger counts
> the ledger counts
