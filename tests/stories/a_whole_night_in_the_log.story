# Every corner of a night has its sentence in the log.

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
$ player alias Bob Bobby
  Bob also goes by Bobby
  recorded #6 ········
$ open --banker Ann --float 50
  night 1 is open at Mike's house; Ann is the banker
  recorded #7 ········
! next: sell chips (buy NAME AMOUNT)
$ seat Bob 2
  Bob has seat 2
  recorded #8 ········
$ deal --dealer Bob
  Bob deals
  recorded #9 ········
$ buy Ann 20
  Ann buys chips: $20.00 in cash; stack $20.00
  recorded #10 ········
! next: play (hand new or hand result), then count the stacks
$ buy Bob --cash 10 --debt 10
  Bob buys chips: $10.00 in cash, $10.00 on THE BOOK; stack $20.00
  recorded #11 ········
! note: buy from a player first: `Ann` has $20.00 (MIK-04)
$ buy Cat 5 --from Bob --note
  Cat buys chips from Bob: $5.00 with note BOC; stack $5.00
  recorded #12 ········
$ fine Cat
  Cat gets a warning, and it counts for the whole table: next time it's a fine
    (MIK-17)
  recorded #13 ········
$ fine Cat
  Cat pays $0.20 into the pot (MIK-15); $0.20 is in the middle
  recorded #14 ········
$ hand result --game holdem --in Ann=1 --in Bob=1 --win Ann=2.20
  hand 1, holdem: Ann wins $2.20
  recorded #15 ········
$ count Ann 21.15
  Ann has $21.15: down $0.05 in unrecorded hands
  recorded #16 ········
! next: count the stacks of Bob and Cat
$ count Bob 14
  Bob has $14.00, as expected
  recorded #17 ········
! next: count Cat's stack
$ count Cat 4.85
  Cat has $4.85: up $0.05 in unrecorded hands
  recorded #18 ········
! next: play for the odd change (coldhands)
$ drawer 80
  the drawer has $80.00, as it should
  recorded #19 ········
$ cashout Ann
  Ann cashes out $21.15: $21.15 in cash
  recorded #21 ········
! note: `Ann` cashes out $21.15, with $0.15 in odd change: to play for that, use coldhands first (MIK-29)
! note: `Ann` is leaving before everybody has had the same number of deals (MIK-27)
! next: pay them all (cashout)
$ note commit --all
  note BOC went into THE BOOK: Cat owes Bob $5.00
  recorded #22 ········
$ close
  Cat cashes out $4.85: $4.85 in cash
  Bob cashes out $14.00: $10.00 off what Bob owes the bank, $4.00 in cash
  Ann gets the $50.00 float back from the drawer
  ¶
  player  result  cash paid  gifts, losses
  ──────────────────────────────────────────
  Bob     -$1.00      $4.00              –
  Ann      $1.15     $21.15              –
  Cat     -$0.15      $4.85              –
  ¶
  THE BOOK
  debtor        creditor  amount
  ────────────────────────────────
  Cat     owes  Bob        $5.00
  night 1 is closed
  recorded #28 ········
! note: `Cat` cashes out $4.85, with $0.85 in odd change: to play for that, use coldhands first (MIK-29)
! next: see who pays whom (book)
$ adjust --night 1 Bob 1 --against Cat --why "a chip under the rug"
  night 1: Bob's result was -$1.00, now it's $0.00
  recorded #29 ········
$ adjust --night 1 Bob -1 --against Cat --why "it was not his"
  night 1: Bob's result was $0.00, now it's -$1.00
  recorded #30 ········
$ log
   #1  2026-01-02 19:00  book-begun      the book was started in USD
   #2  2026-01-02 19:00  house-adopted   the book goes by `mike` rules from now
                                         on
   #3  2026-01-02 19:01  player-added    Ann was added as a regular
   #4  2026-01-02 19:02  player-added    Bob was added as a regular
   #5  2026-01-02 19:03  player-added    Cat was added as a regular
   #6  2026-01-02 19:04  player-aliased  Bob also goes by Bobby
   #7  2026-01-02 19:05  night-opened    night 1 opened at `mike`, banker Ann,
                                         $50.00 in change in the drawer
   #8  2026-01-02 19:06  seated          Bob took seat 2
   #9  2026-01-02 19:07  dealt           Bob deals the next hand
  #10  2026-01-02 19:08  bought-in       Ann bought chips: $20.00 for cash
  #11  2026-01-02 19:09  bought-in       Bob bought chips: $10.00 for cash and
                                         $10.00 on THE BOOK
  #12  2026-01-02 19:10  bought-in       Cat bought chips from Bob: $5.00 with
                                         note BOC
  #13  2026-01-02 19:11  warned          Cat got a warning
  #14  2026-01-02 19:12  fined           Cat paid a fine of $0.20 into the pot
  #15  2026-01-02 19:13  hand-played     hand 1, holdem: Ann won $2.20
  #16  2026-01-02 19:14  counted         Ann's stack was counted: $21.15,
                                         expected $21.20
  #17  2026-01-02 19:15  counted         Bob's stack was counted: $14.00,
                                         expected $14.00
  #18  2026-01-02 19:16  counted         Cat's stack was counted: $4.85,
                                         expected $4.80
  #19  2026-01-02 19:17  drawer-counted  the drawer was counted: $80.00,
                                         expected $80.00
  #20  2026-01-02 19:18  cashed-out      Ann cashed out $21.15: $21.15 in cash
  #21  2026-01-02 19:18  left            Ann left the table
  #22  2026-01-02 19:19  note-committed  note BOC went into THE BOOK: Cat owes
                                         Bob $5.00
  #23  2026-01-02 19:20  cashed-out      Cat cashed out $4.85: $4.85 in cash
  #24  2026-01-02 19:20  left            Cat left the table
  #25  2026-01-02 19:20  cashed-out      Bob cashed out $14.00: $10.00 off the
                                         debt to the bank and $4.00 in cash
  #26  2026-01-02 19:20  left            Bob left the table
  #27  2026-01-02 19:20  bank-settled    the bank was settled: $50.00 came out
                                         of the drawer, $50.00 of it back to Ann
                                         for the $50.00 float
  #28  2026-01-02 19:20  night-closed    the night ended
  #29  2026-01-02 19:21  adjusted        an old night was corrected: Cat owes
                                         Bob $1.00 (a chip under the rug)
  #30  2026-01-02 19:22  adjusted        an old night was corrected: Bob owes
                                         Cat $1.00 (it was not his)
$ show 15
  #15 hand-played, 2026-01-02 19:13, night 1
  hand 1, holdem: Ann won $2.20
  ¶
  player  put in  returned    won
  ─────────────────────────────────
  Ann      $1.00     $0.00  $2.20
  Bob      $1.00     $0.00  $0.00
  ¶
  party  asset  with  amount
  ────────────────────────────
  Ann    chips         $1.20
  Bob    chips        -$1.00
  pot    chips        -$0.20
  ¶
  request 019b8020-9e60-7b04-8e0f-201048d65099
  hash    ········
$ audit
  check           found
  ────────────────────────────────────────────────────────────
  file        ok  pages and indexes are sound
  references  ok  no broken links
  people      ok  nobody is listed twice
  chain       ok  30 events in an unbroken chain
  entries     ok  53 postings match their events and balance
  replay      ok  29 tables match the events
  requests    ok  every answer belongs to its events
  hands       ok  1 hand settled again, same result
  ¶
  the book is in order: 30 events
