# A ruling inside a hand: what the house forbids happens once, and the ruling is found among the others

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
< b .75
< ! the table lets the small raise stand
< b .75
< f*
< y
  hand 1, holdem: Cat wins $1.25
  recorded #12 ········
! holdem, .25/.50, Cat deals, 3 in: Ann Bob Cat
! Enter to deal > ¶
! Cat 20.00 · pot 0.75 · call 0.50, raise 1.00–20.00 > b .75
! error: `Cat` can raise to anything from $1.00 to $20.00, not to $0.75 (DAV-43)
! Cat 20.00 · pot 0.75 · call 0.50, raise 1.00–20.00 > ! the table lets the small raise stand
! ruling · Cat 20.00 · pot 0.75 · call 0.50, raise 1.00–20.00 > b .75
! Ann 19.75 · pot 1.50 · call 0.50, raise 1.25–20.00 > f*
! nobody called Cat's last $0.25, so Cat gets it back (standard rule)
! Cat is the only one left in the main pot, so Cat wins it: $1.25 (standard rule)
! Ann -0.25, Bob -0.50, Cat gets 1.25 (+0.75)
! record? [Y/n] > y
! note: unusual in this hand: the host made a ruling
$ hand replay 1
  0 of 7: antes and blinds are posted
  pot $0.75
  player    bet   stack
  ──────────────────────────
  Ann     $0.25  $19.75
  Bob     $0.50  $19.50
  Cat         –  $20.00
  ¶
  1 of 7: Ann is dealt ?? ??
  pot $0.75
  player    bet   stack
  ──────────────────────────
  Ann     $0.25  $19.75
  Bob     $0.50  $19.50
  Cat         –  $20.00
  ¶
  2 of 7: Bob is dealt ?? ??
  pot $0.75
  player    bet   stack
  ──────────────────────────
  Ann     $0.25  $19.75
  Bob     $0.50  $19.50
  Cat         –  $20.00
  ¶
  3 of 7: Cat is dealt ?? ??
  pot $0.75
  player    bet   stack
  ──────────────────────────
  Ann     $0.25  $19.75
  Bob     $0.50  $19.50
  Cat         –  $20.00
  ¶
  4 of 7: Cat rules: the table lets the small raise stand
  pot $0.75
  player    bet   stack
  ──────────────────────────
  Ann     $0.25  $19.75
  Bob     $0.50  $19.50
  Cat         –  $20.00
  ¶
  5 of 7: Cat raises to $0.75
  pot $1.50
  player    bet   stack
  ──────────────────────────
  Ann     $0.25  $19.75
  Bob     $0.50  $19.50
  Cat     $0.75  $19.25
  ¶
  6 of 7: Ann folds
  pot $1.50
  player    bet   stack
  ────────────────────────────
  Ann     $0.25  $19.75  out
  Bob     $0.50  $19.50
  Cat     $0.75  $19.25
  ¶
  7 of 7: Bob folds
  pot $1.50
  player  bet   stack
  ──────────────────────────
  Ann       –  $19.75  out
  Bob       –  $19.50  out
  Cat       –  $19.25
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
  #10  2026-01-02 19:08  dealt          Cat deals the next hand
  #11  2026-01-02 19:08  hand-played    hand 1, holdem: Cat won $1.25
  #12  2026-01-02 19:08  ruled          Cat ruled: in hand 1: the table lets the
                                        small raise stand
$ hand why 1
  hand 1, holdem: Cat wins $1.25
  nobody called Cat's last $0.25, so Cat gets it back (standard rule)
  Cat is the only one left in the main pot, so Cat wins it: $1.25 (standard rule)
