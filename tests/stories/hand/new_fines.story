# An offence in the middle of a hand is judged as the night judges it: the first one is warned, for the whole table
# rules: MIK-15, MIK-17

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
$ open --house mike --banker Ann
  night 1 is open at Mike's house; Ann is the banker
  recorded #6 ········
! next: sell chips (buy NAME AMOUNT)
$ buy Ann 5
  Ann buys chips: $5.00 in cash; stack $5.00
  recorded #7 ········
! next: play (hand new or hand result), then count the stacks
$ buy Bob 5
  Bob buys chips: $5.00 in cash; stack $5.00
  recorded #8 ········
! note: buy from a player first: `Ann` has $5.00 (MIK-04)
$ buy Cat 5
  Cat buys chips: $5.00 in cash; stack $5.00
  recorded #9 ········
$ hand new
< five-card-draw
< d cat
< ¶
< fine bob
< fine cat
< k*
< p
< p
< p
< k*
< w ann
< y
  hand 1, five-card-draw: Ann wins $0.35
  recorded #12 ········
! no game yet, Ann deals, 3 in: Ann Bob Cat
! which game? > five-card-draw
! five-card-draw, Ann deals, 3 in: Ann Bob Cat
! Enter to deal > d cat
! five-card-draw, Cat deals, 3 in: Ann Bob Cat
! Enter to deal > ¶
! note: `Ann`, to the dealer's left, opens the betting (MIK-67)
! Ann 4.95 · pot 0.15 · check, bet 0.05–0.50 > fine bob
! `Bob` gets a warning, and it counts for the whole table: next time it's a fine
!   (MIK-17)
! Ann 4.95 · pot 0.15 · check, bet 0.05–0.50 > fine cat
! Ann 4.95 · pot 0.35 · check, bet 0.05–0.50 > k*
! Ann 4.95 · pot 0.35 · draws 0–3 > p
! Bob 4.95 · pot 0.35 · draws 0–3 > p
! Cat 4.75 · pot 0.35 · draws 0–3 > p
! Ann 4.95 · pot 0.35 · check, bet 0.05–0.50 > k*
! pot 0.35 · Ann shows > w ann
! Ann is the only one left in the main pot, so Ann wins it: $0.35 (MIK-31)
! Ann gets 0.35 (+0.30), Bob -0.05, Cat -0.25
! record? [Y/n] > y
$ hand show 1
  hand 1, five-card-draw: Ann wins $0.35 (event 12, 2026-01-02 19:08)
  the dealer called five-card-draw (MIK-58)
  ¶
  player        posted      before  after
  ─────────────────────────────────────────
  Ann           ante $0.05   $5.00  $5.30
  Bob           ante $0.05   $5.00  $4.95
  Cat (button)  ante $0.05   $5.00  $4.75
  ¶
  the hand
    Cat pays a fine of $0.20  pot $0.35
    Ann checks                pot $0.35
    Bob checks                pot $0.35
    Cat checks                pot $0.35
    Ann stands pat            pot $0.35
    Bob stands pat            pot $0.35
    Cat stands pat            pot $0.35
    Ann checks                pot $0.35
    Bob checks                pot $0.35
    Cat checks                pot $0.35
    Bob mucks                 pot $0.35
    Cat mucks                 pot $0.35
  ¶
  pot       amount  could win it  won it
  ────────────────────────────────────────
  main pot   $0.35  Ann           Ann
  Ann is the only one left in the main pot, so Ann wins it: $0.35 (MIK-31)
  ¶
  in the ledger (show 12):
  party  asset  with  amount
  ────────────────────────────
  Ann    chips         $0.30
  Bob    chips        -$0.05
  Cat    chips        -$0.25
$ log
   #1  2026-01-02 19:00  book-begun     the book was started in USD
   #2  2026-01-02 19:00  house-adopted  the book goes by `mike` rules from now
                                        on
   #3  2026-01-02 19:01  player-added   Ann was added as a regular
   #4  2026-01-02 19:02  player-added   Bob was added as a regular
   #5  2026-01-02 19:03  player-added   Cat was added as a regular
   #6  2026-01-02 19:04  night-opened   night 1 opened at `mike`, banker Ann
   #7  2026-01-02 19:05  bought-in      Ann bought chips: $5.00 for cash
   #8  2026-01-02 19:06  bought-in      Bob bought chips: $5.00 for cash
   #9  2026-01-02 19:07  bought-in      Cat bought chips: $5.00 for cash
  #10  2026-01-02 19:08  warned         Bob got a warning
  #11  2026-01-02 19:08  dealt          Cat deals the next hand
  #12  2026-01-02 19:08  hand-played    hand 1, five-card-draw: Ann won $0.35
$ fine Bob
  Bob pays $0.20 into the pot (MIK-15); $0.20 is in the middle
  recorded #13 ········
$ audit
  check           found
  ────────────────────────────────────────────────────────────
  file        ok  pages and indexes are sound
  references  ok  no broken links
  people      ok  nobody is listed twice
  chain       ok  13 events in an unbroken chain
  entries     ok  17 postings match their events and balance
  replay      ok  29 tables match the events
  requests    ok  every answer belongs to its events
  hands       ok  1 hand settled again, same result
  ¶
  the book is in order: 13 events
