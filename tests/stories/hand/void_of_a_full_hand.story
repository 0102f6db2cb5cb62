# A full hand is declared void, its chips go back, and the declaration itself cannot be undone past it

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
$ player add Cat
  Cat, a regular
  recorded #5 ········
$ open --house dave --banker Cat --stakes .25/.50
  night 1 is open at Dave's cash game; Cat is the banker
  recorded #6 ········
! note: tonight's buy-in limits, unless everybody agrees to different ones in writing: each player buys at least $10.00; each player can buy up to a $50.00 stack, or the biggest stack at the table (DAV-17)
! next: sell chips (buy NAME AMOUNT)
$ buy Ann 20
  Ann buys chips: $20.00 in cash; stack $20.00
  recorded #7 ········
! next: play (hand new or hand result), then count the stacks
$ buy Bob 20
  Bob buys chips: $20.00 in cash; stack $20.00
  recorded #8 ········
$ buy Cat 20
  Cat buys chips: $20.00 in cash; stack $20.00
  recorded #9 ········
$ hand new
< ¶
< r 2
< f*
< y
  hand 1, holdem: Cat wins $1.25
  recorded #11 ········
! holdem, .25/.50, Cat deals, 3 in: Ann Bob Cat
! Enter to deal > ¶
! Cat 20.00 · pot 0.75 · call 0.50, raise 1.00–20.00 > r 2
! Ann 19.75 · pot 2.75 · call 1.75, raise 3.50–20.00 > f*
! nobody called Cat's last $1.50, so Cat gets it back (standard rule)
! Cat is the only one left in the main pot, so Cat wins it: $1.25 (standard rule)
! Ann -0.25, Bob -0.50, Cat gets 1.25 (+0.75)
! record? [Y/n] > y
$ status
  night 1 at Dave's cash game (v8 2018-06-21), open since 2026-01-02 19:04;
    banker: Cat
  ¶
  player  bought     cash  app  notes  book   chips  counted  result
  ────────────────────────────────────────────────────────────────────
  Ann     $20.00  -$20.00    –      –     –  $19.75  not yet  -$0.25
  Bob     $20.00  -$20.00    –      –     –  $19.50  not yet  -$0.50
  Cat     $20.00  -$20.00    –      –     –  $20.75  not yet   $0.75
  ¶
  drawer $60.00   chips out $60.00   in the middle $0.00
! next: play (hand new or hand result), then count the stacks
$ hand void 1 --why "the wrong players were dealt in"
  hand 1, holdem, is void: the wrong players were dealt in
  player  gets back
  ───────────────────
  Ann         $0.25
  Bob         $0.50
  Cat        -$0.75
  recorded #14 ········
$ status
  night 1 at Dave's cash game (v8 2018-06-21), open since 2026-01-02 19:04;
    banker: Cat
  ¶
  player  bought     cash  app  notes  book   chips  counted  result
  ────────────────────────────────────────────────────────────────────
  Ann     $20.00  -$20.00    –      –     –  $20.00  not yet   $0.00
  Bob     $20.00  -$20.00    –      –     –  $20.00  not yet   $0.00
  Cat     $20.00  -$20.00    –      –     –  $20.00  not yet   $0.00
  ¶
  drawer $60.00   chips out $60.00   in the middle $0.00
! next: play (hand new or hand result), then count the stacks
$ hand list
  night  hand  game      pot  recorded by  tags
  ─────────────────────────────────────────────────
      1     1  holdem  $1.25  full         (void)
$ log
   #1  2026-01-02 19:00  book-begun     the book was started in USD
   #2  2026-01-02 19:00  house-adopted  the book goes by `dave` rules from now
                                        on
   #3  2026-01-02 19:01  player-added   Ann was added as a regular
   #4  2026-01-02 19:02  player-added   Bob was added as a regular
   #5  2026-01-02 19:03  player-added   Cat was added as a regular
   #6  2026-01-02 19:04  night-opened   night 1 opened at `dave`, banker Cat,
                                        stakes .25/.50
   #7  2026-01-02 19:05  bought-in      Ann bought chips: $20.00 for cash
   #8  2026-01-02 19:06  bought-in      Bob bought chips: $20.00 for cash
   #9  2026-01-02 19:07  bought-in      Cat bought chips: $20.00 for cash
  #10  2026-01-02 19:08  dealt          [undone by #12] Cat deals the next hand
  #11  2026-01-02 19:08  hand-played    [undone by #13] hand 1, holdem: Cat won
                                        $1.25
  #12  2026-01-02 19:10  undone         took back event #10
  #13  2026-01-02 19:10  undone         took back event #11
  #14  2026-01-02 19:10  hand-voided    hand 1, holdem, was voided: the wrong
                                        players were dealt in
$ undo
! error: event 14 voided hand 1: enter the hand again instead
! hint: hand new
= 4
$ undo 11
! error: event 10 was already undone, by event 12
! hint: show 12
= 4
$ hand show 1
  hand 1, holdem: Cat wins $1.25 (event 11, 2026-01-02 19:08)
  the hand is void (event 14): the wrong players were dealt in
  ¶
  player        posted       before   after
  ───────────────────────────────────────────
  Ann           blind $0.25  $20.00  $19.75
  Bob           blind $0.50  $20.00  $19.50
  Cat (button)  –            $20.00  $20.75
  ¶
  the hand
    Cat raises to $2.00  pot $2.75
    Ann folds            pot $2.75
    Bob folds            pot $2.75
  ¶
  pot       amount  could win it  won it
  ────────────────────────────────────────
  main pot   $1.25  Cat           Cat
  nobody called Cat's last $1.50, so Cat gets it back (standard rule)
  Cat is the only one left in the main pot, so Cat wins it: $1.25 (standard rule)
  ¶
  in the ledger (show 11):
  party  asset  with  amount
  ────────────────────────────
  Ann    chips        -$0.25
  Bob    chips        -$0.50
  Cat    chips         $0.75
$ audit
  check           found
  ────────────────────────────────────────────────────────────
  file        ok  pages and indexes are sound
  references  ok  no broken links
  people      ok  nobody is listed twice
  chain       ok  14 events in an unbroken chain
  entries     ok  18 postings match their events and balance
  replay      ok  29 tables match the events
  requests    ok  every answer belongs to its events
  hands       ok  1 hand settled again, same result
  ¶
  the book is in order: 14 events
$ hand void 1 --why "said twice"
! error: hand 1 is already void (event 14)
! hint: show 14
= 4
> hand 1 is already void
