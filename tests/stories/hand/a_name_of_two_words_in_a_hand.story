# In the middle of a hand a name of two words is one name. Where each of the words is a player too, quotes say who is meant.

$ init --house mike
  started a new book in USD with `mike` rules
  recorded #2 ········
! next: add the players (player add NAME NAME)
$ player add Bob "Mary Ann" Ann
  Bob, a regular
  Mary Ann, a regular
  Ann, a regular
  recorded #5 ········
! next: open the night (open --banker NAME)
$ open --banker Bob
  night 1 is open at Mike's house; Bob is the banker
  recorded #6 ········
! next: sell chips (buy NAME AMOUNT)
$ buy Bob 20
  Bob buys chips: $20.00 in cash; stack $20.00
  recorded #7 ········
! next: play (hand new or hand result), then count the stacks
$ buy Mary Ann 20
  Mary Ann buys chips: $20.00 in cash; stack $20.00
  recorded #8 ········
! note: buy from a player first: `Bob` has $20.00 (MIK-04)
$ buy Ann 20
  Ann buys chips: $20.00 in cash; stack $20.00
  recorded #9 ········
$ hand new --yes
< draw
< d bob
< ¶
< k
< fine mary ann
< fine mary ann .5
< f
< c
< p
< p
< k
< k
< w mary ann
< y
  hand 1, five-card-draw: Mary Ann wins $0.65
  recorded #12 ········
! no game yet, Bob deals, 3 in: Bob Mary Ann Ann
! which game? > draw
! five-card-draw, Bob deals, 3 in: Bob Mary Ann Ann
! Enter to deal > d bob
! Enter to deal > ¶
! note: `Mary Ann`, to the dealer's left, opens the betting (MIK-67)
! Mary Ann 19.95 · pot 0.15 · check, bet 0.05–0.50 > k
! Ann 19.95 · pot 0.15 · check, bet 0.05–0.50 > fine mary ann
! `Mary Ann` gets a warning, and it counts for the whole table: next time it's a
!   fine (MIK-17)
! Ann 19.95 · pot 0.15 · check, bet 0.05–0.50 > fine mary ann .5
! Ann 19.95 · pot 0.65 · check, bet 0.05–0.50 > f
! Bob 19.95 · pot 0.65 · check, bet 0.05–0.50 > c
! Mary Ann 19.45 · pot 0.65 · draws 0–3 > p
! Bob 19.95 · pot 0.65 · draws 0–3 > p
! Mary Ann 19.45 · pot 0.65 · check, bet 0.05–0.50 > k
! Bob 19.95 · pot 0.65 · check, bet 0.05–0.50 > k
! pot 0.65 · Mary Ann shows > w mary ann
! Mary Ann is the only one left in the main pot, so Mary Ann wins it: $0.65
!   (MIK-31)
! Bob -0.05, Mary Ann gets 0.65 (+0.10), Ann -0.05
! y
! note: unusual in this hand: a player folded with nothing to call
$ hand show 1
  hand 1, five-card-draw: Mary Ann wins $0.65 (event 12, 2026-01-02 19:06)
  the dealer called five-card-draw (MIK-58)
  ¶
  player        posted      before   after
  ──────────────────────────────────────────
  Bob (button)  ante $0.05  $20.00  $19.95
  Mary Ann      ante $0.05  $20.00  $20.10
  Ann           ante $0.05  $20.00  $19.95
  ¶
  the hand
    Mary Ann checks                pot $0.15
    Mary Ann pays a fine of $0.50  pot $0.65
    Ann folds                      pot $0.65
    Bob checks                     pot $0.65
    Mary Ann stands pat            pot $0.65
    Bob stands pat                 pot $0.65
    Mary Ann checks                pot $0.65
    Bob checks                     pot $0.65
    Bob mucks                      pot $0.65
  ¶
  pot       amount  could win it  won it
  ──────────────────────────────────────────
  main pot   $0.65  Mary Ann      Mary Ann
  Mary Ann is the only one left in the main pot, so Mary Ann wins it: $0.65
    (MIK-31)
  ¶
  in the ledger (show 12):
  party     asset  with  amount
  ───────────────────────────────
  Ann       chips        -$0.05
  Bob       chips        -$0.05
  Mary Ann  chips         $0.10
> Mary Ann pays a fine of $0.50
$ player add Mary
  Mary, a regular
  recorded #13 ········
$ buy Mary 20
  Mary buys chips: $20.00 in cash; stack $20.00
  recorded #14 ········
$ hand new --yes
< draw
< d "mary ann"
< q
  stopped: nothing was recorded
! five-card-draw, Mary Ann deals, 4 in: Bob Mary Ann Ann Mary
! Enter to deal > draw
! five-card-draw, Mary Ann deals, 4 in: Bob Mary Ann Ann Mary
! Enter to deal > d "mary ann"
! Enter to deal > q
