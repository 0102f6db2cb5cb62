# All-in before the river, the rest of the board is dealt twice: both boards are kept, each wins its half

$ init --house dave
  started a new book in USD with `dave` rules
  recorded #2 ········
! next: add the players (player add NAME NAME)
$ player add Ann
  Ann, a regular
  recorded #3 ········
$ player add Bob
  Bob, a regular
  recorded #4 ········
! next: open the night (open --banker NAME)
$ open --house dave --banker Bob --stakes .25/.50
  night 1 is open at Dave's cash game; Bob is the banker
  recorded #5 ········
! note: tonight's buy-in limits, unless everybody agrees to different ones in writing: each player buys at least $10.00; each player can buy up to a $50.00 stack, or the biggest stack at the table (DAV-17)
! next: sell chips (buy NAME AMOUNT)
$ buy Ann 20
  Ann buys chips: $20.00 in cash; stack $20.00
  recorded #6 ········
! next: play (hand new or hand result), then count the stacks
$ buy Bob 20
  Bob buys chips: $20.00 in cash; stack $20.00
  recorded #7 ········
$ hand new
< ¶
< a
< c
< qs7h2c
< run 2
< 5d 9s
< Kd 3h
< asad
< kskc
< y
  hand 1, holdem: Ann wins $20.00, Bob wins $20.00
  recorded #9 ········
! holdem, .25/.50, Bob deals, 2 in: Ann Bob
! Enter to deal > ¶
! Bob 19.75 · pot 0.75 · call 0.25, raise 1.00–20.00 > a
! Ann 19.50 · pot 20.50 · call 19.50 all-in > c
! note: nobody can bet anymore: you can keep your hands face down until the board
!   is complete (DAV-50)
! note: everybody still in can agree to run it more than once (run 2) (DAV-51)
! flop · pot 40.00 > qs7h2c
! flop: Qs 7h 2c · pot 40.00
! turn · pot 40.00 > run 2
! turn of run 1 · pot 40.00 > 5d 9s
! run 2 flop: Qs 7h 2c · pot 40.00
! turn of run 2 · pot 40.00 > Kd 3h
! run 2 river: Qs 7h 2c Kd 3h · pot 40.00
! pot 40.00 · Ann shows > asad
! pot 40.00 · Bob shows > kskc
! nobody bet in the last round, so Ann, on the dealer's left, shows first (DAV-52)
! run 1 of 2 plays for $20.00 of the main pot (DAV-51)
! run 2 of 2 plays for $20.00 of the main pot (DAV-51)
! Ann has the best hand for the main pot of $20.00: pair of aces (DAV-54)
! Bob has the best hand for the main pot of $20.00: three kings (DAV-54)
! Ann gets 20.00 (+0.00), Bob gets 20.00 (+0.00)
! record? [Y/n] > y
$ hand show 1
  hand 1, holdem: Ann wins $20.00, Bob wins $20.00 (event 9, 2026-01-02 19:06)
  ¶
  player        posted       before   after
  ───────────────────────────────────────────
  Ann           blind $0.50  $20.00  $20.00
  Bob (button)  blind $0.25  $20.00  $20.00
  ¶
  before the flop
    Bob raises to $20.00, all in  pot $20.50
    Ann calls $19.50, all in      pot $40.00
  board Qs 7h 2c
    the rest of the board is run twice  pot $40.00
  board Qs 7h 2c 5d
  board Qs 7h 2c 5d 9s   board Qs 7h 2c
  board Qs 7h 2c 5d 9s   board Qs 7h 2c Kd
  board Qs 7h 2c 5d 9s   board Qs 7h 2c Kd 3h
    Ann shows As Ad  pot $40.00
    Bob shows Ks Kc  pot $40.00
  ¶
  pot       amount  could win it  won it
  ─────────────────────────────────────────────
  main pot  $40.00  Ann and Bob   Ann and Bob
  nobody bet in the last round, so Ann, on the dealer's left, shows first (DAV-52)
  run 1 of 2 plays for $20.00 of the main pot (DAV-51)
  run 2 of 2 plays for $20.00 of the main pot (DAV-51)
  Ann has the best hand for the main pot of $20.00: pair of aces (DAV-54)
  Bob has the best hand for the main pot of $20.00: three kings (DAV-54)
$ hand replay 1
  0 of 12: antes and blinds are posted
  pot $0.75
  player    bet   stack
  ──────────────────────────
  Ann     $0.50  $19.50
  Bob     $0.25  $19.75
  ¶
  1 of 12: Ann is dealt ?? ??
  pot $0.75
  player    bet   stack
  ──────────────────────────
  Ann     $0.50  $19.50
  Bob     $0.25  $19.75
  ¶
  2 of 12: Bob is dealt ?? ??
  pot $0.75
  player    bet   stack
  ──────────────────────────
  Ann     $0.50  $19.50
  Bob     $0.25  $19.75
  ¶
  3 of 12: Bob raises to $20.00, all in
  pot $20.50
  player     bet   stack
  ───────────────────────────
  Ann      $0.50  $19.50
  Bob     $20.00   $0.00
  ¶
  4 of 12: Ann calls $19.50, all in
  pot $40.00
  player  bet  stack
  ───────────────────────
  Ann       –  $0.00
  Bob       –  $0.00
  ¶
  5 of 12: board Qs 7h 2c
  pot $40.00   board Qs 7h 2c
  player  bet  stack
  ───────────────────────
  Ann       –  $0.00
  Bob       –  $0.00
  ¶
  6 of 12: the rest of the board is run twice
  pot $40.00   board Qs 7h 2c
  player  bet  stack
  ───────────────────────
  Ann       –  $0.00
  Bob       –  $0.00
  ¶
  7 of 12: board Qs 7h 2c 5d
  pot $40.00   board Qs 7h 2c 5d
  player  bet  stack
  ───────────────────────
  Ann       –  $0.00
  Bob       –  $0.00
  ¶
  8 of 12: board Qs 7h 2c 5d 9s   board Qs 7h 2c
  pot $40.00   board Qs 7h 2c 5d 9s   board Qs 7h 2c
  player  bet  stack
  ───────────────────────
  Ann       –  $0.00
  Bob       –  $0.00
  ¶
  9 of 12: board Qs 7h 2c 5d 9s   board Qs 7h 2c Kd
  pot $40.00   board Qs 7h 2c 5d 9s   board Qs 7h 2c Kd
  player  bet  stack
  ───────────────────────
  Ann       –  $0.00
  Bob       –  $0.00
  ¶
  10 of 12: board Qs 7h 2c 5d 9s   board Qs 7h 2c Kd 3h
  pot $40.00   board Qs 7h 2c 5d 9s   board Qs 7h 2c Kd 3h
  player  bet  stack
  ───────────────────────
  Ann       –  $0.00
  Bob       –  $0.00
  ¶
  11 of 12: Ann shows As Ad
  pot $40.00   board Qs 7h 2c 5d 9s   board Qs 7h 2c Kd 3h
  player  bet  stack
  ───────────────────────
  Ann       –  $0.00
  Bob       –  $0.00
  ¶
  12 of 12: Bob shows Ks Kc
  pot $40.00   board Qs 7h 2c 5d 9s   board Qs 7h 2c Kd 3h
  player  bet  stack
  ───────────────────────
  Ann       –  $0.00
  Bob       –  $0.00
$ hand why 1
  hand 1, holdem: Ann wins $20.00, Bob wins $20.00
  nobody bet in the last round, so Ann, on the dealer's left, shows first (DAV-52)
  run 1 of 2 plays for $20.00 of the main pot (DAV-51)
  run 2 of 2 plays for $20.00 of the main pot (DAV-51)
  Ann has the best hand for the main pot of $20.00: pair of aces (DAV-54)
  Bob has the best hand for the main pot of $20.00: three kings (DAV-54)
$ audit
  check           found
  ───────────────────────────────────────────────────────────
  file        ok  pages and indexes are sound
  references  ok  no broken links
  people      ok  nobody is listed twice
  chain       ok  9 events in an unbroken chain
  entries     ok  8 postings match their events and balance
  replay      ok  29 tables match the events
  requests    ok  every answer belongs to its events
  hands       ok  1 hand settled again, same result
  ¶
  the book is in order: 9 events
