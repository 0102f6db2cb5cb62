# The log of a ledger that is booked already joins it, though somebody paid since: the payment stays, and nobody owes anything else.

file log.csv:
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
  "The admin updated the player ""Bob @ b1"" stack from 97.00 to 147.00.",2025-12-01T20:02:00.000Z,16
  "-- starting hand #2 (id: h2)  (No Limit Texas Hold'em) (dealer: ""Bob @ b1"") --",2025-12-01T20:03:00.000Z,17
  "Player stacks: #1 ""Ann @ a1"" (103.00) | #2 ""Bob @ b1"" (147.00)",2025-12-01T20:03:00.000Z,18
  """Bob @ b1"" posts a small blind of 0.50",2025-12-01T20:03:00.000Z,19
  """Ann @ a1"" posts a big blind of 1.00",2025-12-01T20:03:00.000Z,20
  """Bob @ b1"" folds",2025-12-01T20:03:10.000Z,21
  "Uncalled bet of 0.50 returned to ""Ann @ a1""",2025-12-01T20:03:10.000Z,22
  """Ann @ a1"" collected 1.00 from pot",2025-12-01T20:03:10.000Z,23
  "-- ending hand #2 --",2025-12-01T20:03:10.000Z,24
  "The player ""Bob @ b1"" quits the game with a stack of 146.50.",2025-12-01T20:04:00.000Z,25

file ledger.csv:
  player_nickname,player_id,session_start_at,session_end_at,buy_in,buy_out,stack,net
  Ann,a1,2025-12-01T20:00:00.000Z,,10000,,10350,350
  Bob,b1,2025-12-01T20:00:01.000Z,2025-12-01T20:04:00.000Z,15000,14650,0,-350

$ init --house mike
  started a new book in USD with `mike` rules
  recorded #2 ········
! next: add the players (player add NAME NAME)
$ player add Ann
  Ann, a regular
  recorded #3 ········
$ player add Bob
  Bob, a regular
  recorded #4 ········
! next: open the night (open --banker NAME)
$ player add Cat
  Cat, a regular
  recorded #5 ········
$ import poker-now ledger.csv --unit cents --banker Ann
  Ann cashes out $103.50: $100.00 off what Ann owes the bank, and the bank owes
    Ann $3.50
  Bob cashes out $146.50: $146.50 off what Bob owes the bank
  ¶
  player  result  cash paid  gifts, losses
  ──────────────────────────────────────────
  Ann      $3.50          –              –
  Bob     -$3.50          –              –
  ¶
  THE BOOK
  debtor        creditor  amount
  ────────────────────────────────
  Bob     owes  Ann        $3.50
  ¶
  was 2 debts (MIK-10):
  debtor        creditor  amount
  ────────────────────────────────
  Bob     owes  bank       $3.50
  bank    owes  Ann        $3.50
  Bob and Ann settle up with each other
  night 1 is closed
  recorded #17 ········
! next: see who pays whom (book)
$ book
  debtor  creditor   owes  since
  ─────────────────────────────────────
  Bob     Ann       $3.50  2025-12-01
  ¶
          net
  ─────────────
  Ann   $3.50
  Bob  -$3.50
$ book pay Bob Ann 1
  Bob paid Ann $1.00
  recorded #18 ········
$ book pay Ann Bob 1 --really
  Ann paid Bob $1.00, which is $1.00 more than the debt: Bob owes that back
  recorded #19 ········
! note: `Ann` doesn't owe `Bob` anything, but is paying $1.00; `Bob` owes `Ann` $2.50
$ player merge Cat Bob
  Bob was merged into Cat
  recorded #20 ········
$ book
  debtor  creditor   owes  since
  ─────────────────────────────────────
  Cat     Ann       $3.50  2025-12-01
  ¶
          net
  ─────────────
  Ann   $3.50
  Cat  -$3.50
$ import poker-now log.csv --banker Ann
  2 hands
  ¶
  Ann cashes out $103.50: $100.00 off what Ann owes the bank, and the bank owes
    Ann $3.50
  ¶
  player  result  cash paid  gifts, losses
  ──────────────────────────────────────────
  Ann      $3.50          –              –
  Cat     -$3.50          –              –
  ¶
  THE BOOK
  debtor        creditor  amount
  ────────────────────────────────
  Cat     owes  Ann        $3.50
  night 1 is closed
  recorded #50 ········
! note: the ledger was already imported (event 7); that import was undone, and the night was recorded with its hands; later events stay as they are: event 18 (a payment) and event 20 (two players were merged)
> later events stay as they are:

$ book
  debtor  creditor   owes  since
  ─────────────────────────────────────
  Cat     Ann       $3.50  2025-12-01
  ¶
          net
  ─────────────
  Ann   $3.50
  Cat  -$3.50
$ hand list
  night  hand  game      pot  recorded by
  ─────────────────────────────────────────
      1     1  holdem  $6.00  full
      1     2  holdem  $1.00  full
$ log
   #1  2026-01-02 19:00  book-begun        the book was started in USD
   #2  2026-01-02 19:00  house-adopted     the book goes by `mike` rules from
                                           now on
   #3  2026-01-02 19:01  player-added      Ann was added as a regular
   #4  2026-01-02 19:02  player-added      Bob was added as a regular
   #5  2026-01-02 19:03  player-added      Cat was added as a regular
   #6  2025-12-01 20:04  night-opened      [undone by #32] night 1 opened at
                                           `mike`, banker Ann
   #7  2025-12-01 20:04  session-imported  [undone by #31] the night was
                                           imported from poker-now: 2 sessions
   #8  2025-12-01 20:04  bought-in         [undone by #30] Ann bought chips:
                                           $100.00 on THE BOOK
   #9  2025-12-01 20:04  counted           [undone by #29] Ann's stack was
                                           counted: $103.50, expected $100.00
  #10  2025-12-01 20:04  bought-in         [undone by #28] Cat bought chips:
                                           $150.00 on THE BOOK
  #11  2025-12-01 20:04  counted           [undone by #27] Cat's stack was
                                           counted: $146.50, expected $150.00
  #12  2025-12-01 20:04  cashed-out        [undone by #26] Ann cashed out
                                           $103.50: $100.00 off the debt to the
                                           bank and the bank owes Ann $3.50
  #13  2025-12-01 20:04  left              [undone by #25] Ann left the table
  #14  2025-12-01 20:04  cashed-out        [undone by #24] Cat cashed out
                                           $146.50: $146.50 off the debt to the
                                           bank
  #15  2025-12-01 20:04  left              [undone by #23] Cat left the table
  #16  2025-12-01 20:04  consolidated      [undone by #22] THE BOOK was
                                           consolidated: 2 debts became 1
  #17  2025-12-01 20:04  night-closed      [undone by #21] the night ended
  #18  2026-01-02 19:06  debt-paid         [undone by #33] Cat paid Ann $1.00
  #19  2026-01-02 19:07  debt-paid         Ann paid Cat $1.00
  #20  2026-01-02 19:08  players-merged    [undone by #34] Bob was merged into
                                           Cat
  #21  2025-12-01 20:04  undone            took back event #17
  #22  2025-12-01 20:04  undone            took back event #16
  #23  2025-12-01 20:04  undone            took back event #15
  #24  2025-12-01 20:04  undone            took back event #14
  #25  2025-12-01 20:04  undone            took back event #13
  #26  2025-12-01 20:04  undone            took back event #12
  #27  2025-12-01 20:04  undone            took back event #11
  #28  2025-12-01 20:04  undone            took back event #10
  #29  2025-12-01 20:04  undone            took back event #9
  #30  2025-12-01 20:04  undone            took back event #8
  #31  2025-12-01 20:04  undone            took back event #7
  #32  2025-12-01 20:04  undone            took back event #6
  #33  2025-12-01 20:04  undone            took back event #18
  #34  2025-12-01 20:04  undone            took back event #20
  #35  2025-12-01 20:04  night-opened      night 1 opened at `mike`, banker Ann
  #36  2025-12-01 20:04  session-imported  the night was imported from
                                           poker-now: 2 sessions
  #37  2025-12-01 20:01  bought-in         Ann bought chips: $100.00 on THE BOOK
  #38  2025-12-01 20:01  bought-in         Cat bought chips: $100.00 on THE BOOK
  #39  2025-12-01 20:01  hand-played       hand 1, holdem: Ann won $6.00
  #40  2025-12-01 20:03  bought-in         Cat bought chips: $50.00 on THE BOOK
  #41  2025-12-01 20:03  hand-played       hand 2, holdem: Ann won $1.00
  #42  2025-12-01 20:04  cashed-out        Cat cashed out $146.50: $146.50 off
                                           the debt to the bank
  #43  2025-12-01 20:04  left              Cat left the table
  #44  2025-12-01 20:04  counted           Ann's stack was counted: $103.50,
                                           expected $103.50
  #45  2025-12-01 20:04  cashed-out        Ann cashed out $103.50: $100.00 off
                                           the debt to the bank and the bank
                                           owes Ann $3.50
  #46  2025-12-01 20:04  left              Ann left the table
  #47  2025-12-01 20:04  consolidated      THE BOOK was consolidated: 2 debts
                                           became 1
  #48  2025-12-01 20:04  night-closed      the night ended
  #49  2026-01-02 19:06  debt-paid         Cat paid Ann $1.00
  #50  2026-01-02 19:08  players-merged    Bob was merged into Cat
$ audit
  check           found
  ─────────────────────────────────────────────────────────────
  file        ok  pages and indexes are sound
  references  ok  no broken links
  people      ok  nobody is listed twice
  chain       ok  50 events in an unbroken chain
  entries     ok  110 postings match their events and balance
  replay      ok  29 tables match the events
  requests    ok  every answer belongs to its events
  hands       ok  2 hands settled again, same result
  ¶
  the book is in order: 50 events
> the book is in order
