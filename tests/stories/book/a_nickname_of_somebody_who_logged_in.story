# A player's ID can change at a login: for a nickname from an earlier file, the program offers who had it then.

file before.csv:
  player_nickname,player_id,session_start_at,session_end_at,buy_in,buy_out,stack,net
  annie99,a1,2025-11-20T20:00:00.000Z,2025-11-20T21:00:00.000Z,100.00,110.00,0,10.00
  Bob,b1,2025-11-20T20:00:00.000Z,2025-11-20T21:00:00.000Z,100.00,90.00,0,-10.00
file after.csv:
  player_nickname,player_id,session_start_at,session_end_at,buy_in,buy_out,stack,net
  annie99,zz,2025-12-01T20:02:10.000Z,2025-12-01T20:33:20.000Z,103.00,98.00,0,-5.00
  Bob,b1,2025-12-01T20:00:01.000Z,2025-12-01T20:33:20.000Z,100.00,102.00,0,2.00
  annie99,a1,2025-12-01T20:00:00.000Z,2025-12-01T20:02:10.000Z,100.00,103.00,0,3.00

$ init --house casino
  started a new book in USD with `casino` rules
  recorded #2 ········
! next: add the players (player add NAME NAME)
$ player add Ann Bob
  Ann, a regular
  Bob, a regular
  recorded #4 ········
! next: open the night (open --banker NAME)
$ import poker-now before.csv --player annie99=Ann
  Bob cashes out $90.00: $90.00 off what Bob owes the bank
  Ann cashes out $110.00: $100.00 off what Ann owes the bank, and the bank owes
    Ann $10.00
  ¶
  player   result  cash paid  gifts, losses
  ───────────────────────────────────────────
  Ann      $10.00          –              –
  Bob     -$10.00          –              –
  ¶
  THE BOOK
  debtor        creditor  amount
  ────────────────────────────────
  Bob     owes  Ann       $10.00
  ¶
  was 2 debts:
  debtor        creditor  amount
  ────────────────────────────────
  Bob     owes  bank      $10.00
  bank    owes  Ann       $10.00
  Bob and Ann settle up with each other
  night 1 is closed
  recorded #16 ········
! next: see who pays whom (book)
$ import poker-now after.csv
! error: there's no `annie99` in the book (if it's a nickname, say whose with --player)
! hint: import poker-now after.csv --player annie99=Ann
! hint: player add annie99
= 4
> --player annie99=Ann
$ import poker-now after.csv --player annie99=Ann
  Bob cashes out $102.00: $100.00 off what Bob owes the bank, and the bank owes
    Bob $2.00
  Ann cashes out $201.00: $201.00 off what Ann owes the bank
  ¶
  player  result  cash paid  gifts, losses
  ──────────────────────────────────────────
  Ann     -$2.00          –              –
  Bob      $2.00          –              –
  ¶
  THE BOOK
  debtor        creditor  amount
  ────────────────────────────────
  Bob     owes  Ann        $8.00
  ¶
  was 3 debts:
  debtor        creditor  amount
  ────────────────────────────────
  Ann     owes  bank       $2.00
  Bob     owes  Ann       $10.00
  bank    owes  Bob        $2.00
  Bob and Ann settle up with each other
  night 2 is closed
  recorded #30 ········
