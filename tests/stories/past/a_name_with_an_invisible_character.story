# A name of a file can have what no name here can: the refusal says what to do, and every hint can be typed.

$ init --house casino
  started a new book in USD with `casino` rules
  recorded #2 ········
! next: add the players (player add NAME NAME)
$ player add Ann Bob
  Ann, a regular
  Bob, a regular
  recorded #4 ········
! next: open the night (open --banker NAME)
file ledger.csv:
  player_nickname,player_id,session_start_at,session_end_at,buy_in,buy_out,stack,net
  Ann,a1,2025-03-07T20:00:00.000Z,2025-03-07T22:00:00.000Z,100.00,90.00,0,-10.00
  Zoe‏,z1,2025-03-07T20:00:00.000Z,2025-03-07T22:00:00.000Z,100.00,110.00,0,10.00

$ import poker-now ledger.csv
! error: the name `Zoe\u{200F}` has `\u{200F}` in it, a character that changes the text direction; take that out of the file
= 5
$ import poker-now ledger.csv --player 'Zoe\u{200F}=Bob'
! error: ledger.csv:3:1: `player_nickname` has `\u{200F}` in it, a character that changes the text direction
= 5
$ log --last 20
  #1  2026-01-02 19:00  book-begun     the book was started in USD
  #2  2026-01-02 19:00  house-adopted  the book goes by `casino` rules from now
                                       on
  #3  2026-01-02 19:01  player-added   Ann was added as a regular
  #4  2026-01-02 19:01  player-added   Bob was added as a regular
file comma.csv:
  player_nickname,player_id,session_start_at,session_end_at,buy_in,buy_out,stack,net
  Ann,a1,2025-03-09T20:00:00.000Z,2025-03-09T22:00:00.000Z,100.00,90.00,0,-10.00
  "Smith,Al",s1,2025-03-09T20:00:00.000Z,2025-03-09T22:00:00.000Z,100.00,110.00,0,10.00

$ import poker-now comma.csv
! error: there's no `Smith,Al` in the book (if it's a nickname, say whose with --player)
! hint: import --help
= 4
$ import poker-now comma.csv --player Smith,Al=Bob
  Ann cashes out $90.00: $90.00 off what Ann owes the bank
  Bob cashes out $110.00: $100.00 off what Bob owes the bank, and the bank owes
    Bob $10.00
  ¶
  player   result  cash paid  gifts, losses
  ───────────────────────────────────────────
  Ann     -$10.00          –              –
  Bob      $10.00          –              –
  ¶
  THE BOOK
  debtor        creditor  amount
  ────────────────────────────────
  Ann     owes  Bob       $10.00
  ¶
  was 2 debts:
  debtor        creditor  amount
  ────────────────────────────────
  Ann     owes  bank      $10.00
  bank    owes  Bob       $10.00
  Ann and Bob settle up with each other
  night 1 is closed
  recorded #16 ········
! next: see who pays whom (book)
file sheet.csv:
  date,player,net
  2024-05-01,Ann,-5
  2024-05-01,Yak‏,5

$ import results sheet.csv --settled
! error: the book has no player called `Yak\u{200F}`
! hint: import results sheet.csv --settled --new-players
= 4
$ import results sheet.csv --settled --new-players
  1 night, 2024-05-01 (night 2)
  new players: Yak
  ¶
  player  nights     net
  ────────────────────────
  Yak          1   $5.00
  Ann          1  -$5.00
  recorded #20 ········
! note: sheet.csv: one line per player per night, date in A, player in B, net in C
$ player list
  player  standing  also called
  ───────────────────────────────
  Ann     regular
  Bob     regular
  Yak     regular
