# Somebody who changes tables while a game ends was in two games, and each ledger is its own.

file log.csv:
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
  "The player ""Ann @ a1"" quits the game with a stack of 99.00.",2025-12-01T20:03:00.000Z,24
  "The player ""Bob @ b1"" quits the game with a stack of 101.00.",2025-12-01T20:04:00.000Z,25

file other.csv:
  player_nickname,player_id,session_start_at,session_end_at,buy_in,buy_out,stack,net
  Dan,d1,2025-12-01T20:02:00.000Z,2025-12-01T20:20:00.000Z,100.00,91.00,0,-9.00
  Ann,a1,2025-12-01T20:03:10.000Z,2025-12-01T20:21:00.000Z,100.00,109.00,0,9.00

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
$ import poker-now log.csv
  1 hand
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
  recorded #17 ········
! next: see who pays whom (book)
$ import poker-now other.csv
! error: `Ann` played in night 1 at the same time; if that's the same game, it's already in the book
! hint: night 1
! hint: import poker-now other.csv --really-different
= 4
$ import poker-now other.csv --really-different
  Dan cashes out $91.00: $91.00 off what Dan owes the bank
  Ann cashes out $109.00: $100.00 off what Ann owes the bank, and the bank owes
    Ann $9.00
  ¶
  player  result  cash paid  gifts, losses
  ──────────────────────────────────────────
  Dan     -$9.00          –              –
  Ann      $9.00          –              –
  ¶
  THE BOOK
  debtor        creditor  amount
  ────────────────────────────────
  Dan     owes  Ann        $8.00
  Dan     owes  Bob        $1.00
  ¶
  was 3 debts:
  debtor        creditor  amount
  ────────────────────────────────
  Ann     owes  Bob        $1.00
  Dan     owes  bank       $9.00
  bank    owes  Ann        $9.00
  Dan, Ann and Bob settle up among themselves
  night 2 is closed
  recorded #29 ········
$ stats
  player  nights  hands     net  most won  showdowns won
  ────────────────────────────────────────────────────────
  Ann          2      1   $8.00         –              –
  Bob          1      1   $1.00     $1.00              –
  Dan          1      0  -$9.00         –              –
  ¶
  player        VPIP       PFR  3-bet  to showdown  won there
  ─────────────────────────────────────────────────────────────
  Ann     1/1 (100%)  0/1 (0%)      –     0/1 (0%)          –
  Bob       0/1 (0%)  0/1 (0%)      –     0/1 (0%)          –
  ¶
  VPIP, PFR, 3-bet: how often the player chose to put money in, raised and
  reraised before the flop; to showdown: how many of the flops seen
$ import poker-now other.csv
  already imported #19
$ import poker-now log.csv
  already imported #8

# The ledger of the same game, grown by somebody who came later, is still that ledger
file grown.csv:
  player_nickname,player_id,session_start_at,session_end_at,buy_in,buy_out,stack,net
  Ann,a1,2025-12-01T20:00:00.000Z,2025-12-01T20:03:00.000Z,100.00,99.00,0,-1.00
  Bob,b1,2025-12-01T20:00:01.000Z,2025-12-01T20:04:00.000Z,100.00,99.00,0,-1.00
  Cat,c1,2025-12-01T20:02:01.000Z,2025-12-01T20:04:00.000Z,100.00,102.00,0,2.00

$ import poker-now grown.csv
! error: grown.csv: event 8 has `Bob` in for $100.00 and out with $101.00, but this file says $100.00 and $99.00
! hint: show 8
! hint: undo 8
= 5
$ log --last 30
   #1  2026-01-02 19:00  book-begun        the book was started in USD
   #2  2026-01-02 19:00  house-adopted     the book goes by `casino` rules from
                                           now on
   #3  2026-01-02 19:01  player-added      Ann was added as a regular
   #4  2026-01-02 19:01  player-added      Bob was added as a regular
   #5  2026-01-02 19:01  player-added      Cat was added as a regular
   #6  2026-01-02 19:01  player-added      Dan was added as a regular
   #7  2025-12-01 20:04  night-opened      night 1 opened at `casino`
   #8  2025-12-01 20:04  session-imported  the night was imported from
                                           poker-now: 2 sessions
   #9  2025-12-01 20:01  bought-in         Ann bought chips: $100.00 on THE BOOK
  #10  2025-12-01 20:01  bought-in         Bob bought chips: $100.00 on THE BOOK
  #11  2025-12-01 20:01  hand-played       hand 1, holdem: Bob won $2.00
  #12  2025-12-01 20:03  cashed-out        Ann cashed out $99.00: $99.00 off the
                                           debt to the bank
  #13  2025-12-01 20:03  left              Ann left the table
  #14  2025-12-01 20:04  cashed-out        Bob cashed out $101.00: $100.00 off
                                           the debt to the bank and the bank
                                           owes Bob $1.00
  #15  2025-12-01 20:04  left              Bob left the table
  #16  2025-12-01 20:04  consolidated      THE BOOK was consolidated: 2 debts
                                           became 1
  #17  2025-12-01 20:04  night-closed      the night ended
  #18  2025-12-01 20:21  night-opened      night 2 opened at `casino`
  #19  2025-12-01 20:21  session-imported  the night was imported from
                                           poker-now: 2 sessions
  #20  2025-12-01 20:21  bought-in         Dan bought chips: $100.00 on THE BOOK
  #21  2025-12-01 20:21  counted           Dan's stack was counted: $91.00,
                                           expected $100.00
  #22  2025-12-01 20:21  bought-in         Ann bought chips: $100.00 on THE BOOK
  #23  2025-12-01 20:21  counted           Ann's stack was counted: $109.00,
                                           expected $100.00
  #24  2025-12-01 20:21  cashed-out        Dan cashed out $91.00: $91.00 off the
                                           debt to the bank
  #25  2025-12-01 20:21  left              Dan left the table
  #26  2025-12-01 20:21  cashed-out        Ann cashed out $109.00: $100.00 off
                                           the debt to the bank and the bank
                                           owes Ann $9.00
  #27  2025-12-01 20:21  left              Ann left the table
  #28  2025-12-01 20:21  consolidated      THE BOOK was consolidated: 3 debts
                                           became 2
  #29  2025-12-01 20:21  night-closed      the night ended

# The table breaks, and everybody moves on to one that's there already
$ --book break.book init --house casino
  started a new book in USD with `casino` rules
  recorded #2 ········
! next: add the players (player add NAME NAME)
$ --book break.book player add Ann Bob Dan
  Ann, a regular
  Bob, a regular
  Dan, a regular
  recorded #5 ········
! next: open the night (open --banker NAME)
$ --book break.book import poker-now log.csv
  1 hand
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
file moved.csv:
  player_nickname,player_id,session_start_at,session_end_at,buy_in,buy_out,stack,net
  Dan,d1,2025-12-01T20:02:00.000Z,2025-12-01T20:20:00.000Z,100.00,91.00,0,-9.00
  Ann,a1,2025-12-01T20:03:10.000Z,2025-12-01T20:21:00.000Z,100.00,106.00,0,6.00
  Bob,b1,2025-12-01T20:04:10.000Z,2025-12-01T20:21:00.000Z,100.00,103.00,0,3.00

$ --book break.book import poker-now moved.csv
! error: `Ann` and `Bob` played in night 1 at the same time; if that's the same game, it's already in the book
! hint: --book break.book night 1
! hint: --book break.book import poker-now moved.csv --really-different
= 4
> played in night 1 at the same time
$ --book break.book import poker-now moved.csv --really-different
  Dan cashes out $91.00: $91.00 off what Dan owes the bank
  Bob cashes out $103.00: $100.00 off what Bob owes the bank, and the bank owes
    Bob $3.00
  Ann cashes out $106.00: $100.00 off what Ann owes the bank, and the bank owes
    Ann $6.00
  ¶
  player  result  cash paid  gifts, losses
  ──────────────────────────────────────────
  Dan     -$9.00          –              –
  Ann      $6.00          –              –
  Bob      $3.00          –              –
  ¶
  THE BOOK
  debtor        creditor  amount
  ────────────────────────────────
  Dan     owes  Bob        $4.00
  Dan     owes  Ann        $5.00
  ¶
  was 4 debts:
  debtor        creditor  amount
  ────────────────────────────────
  Dan     owes  bank       $9.00
  Ann     owes  Bob        $1.00
  bank    owes  Bob        $3.00
  bank    owes  Ann        $6.00
  Dan, Bob and Ann settle up among themselves
  night 2 is closed
  recorded #32 ········
$ --book break.book import poker-now moved.csv
  already imported #18
> already imported
