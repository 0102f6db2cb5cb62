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
! error: `Ann` has two seats at the same time, under the IDs `a1` and `b1`; say who has `b1`, even if it's the same player
! hint: import poker-now ledger.csv --player b1=NAME
= 4
$ import poker-now ledger.csv --player b1=Bob
  Ann turns in $93.00: $93.00 off what Ann owes the bank
  Cat turns in $98.00: $98.00 off what Cat owes the bank
  Bob turns in $109.00: $100.00 off what Bob owes the bank, and the bank owes Bob
    $9.00
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
  Cat turns in $98.00: $98.00 off what Cat owes the bank
  Ann turns in $202.00: $200.00 off what Ann owes the bank, and the bank owes Ann
    $2.00
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
  Cat turns in $90.00: $90.00 off what Cat owes the bank
  Bob turns in $210.00: $200.00 off what Bob owes the bank, and the bank owes Bob
    $10.00
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
  Ann turns in $93.00: $93.00 off what Ann owes the bank
  Cat turns in $98.00: $98.00 off what Cat owes the bank
  Bob turns in $109.00: $100.00 off what Bob owes the bank, and the bank owes Bob
    $9.00
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
  Ann turns in $93.00: $93.00 off what Ann owes the bank
  Cat turns in $107.00: $100.00 off what Cat owes the bank, and the bank owes Cat
    $7.00
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
! error: `Ann` has two seats at the same time, under the IDs `a1` and `b1`; say who has `b1`, even if it's the same player
! hint: --book fourth.book import poker-now ledger.csv --player b1=NAME
= 4
> `Ann` has two seats at the same time
$ --book fourth.book import poker-now open.csv
! error: `Ann` has two seats at the same time, under the IDs `a1` and `b1`; say who has `b1`, even if it's the same player
! hint: --book fourth.book import poker-now open.csv --player b1=NAME
= 4
> `Ann` has two seats at the same time
