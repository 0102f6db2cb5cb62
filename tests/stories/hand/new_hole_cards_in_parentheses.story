# Parentheses mark hole cards when they are typed, too (IGL-42)

$ init --house igloo
  started a new book in USD with `igloo` rules
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
$ open --banker Ann
  night 1 is open at The Igloo; Ann is the banker
  recorded #6 ········
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
< 5stud
< d cat
< ¶
< (Ac)2d (Kd) 3h 4s
< k
< k
< k
< (Qc)5d
< 5d 6d 7d
< f
< f
< y
  hand 1, five-card-stud: Bob wins $0.30
  recorded #11 ········
! no game yet, no dealer yet, 3 in: Ann Bob Cat
! which game? > 5stud
! five-card-stud, no dealer yet, 3 in: Ann Bob Cat
! who deals? > d cat
! five-card-stud, Cat deals, 3 in: Ann Bob Cat
! Enter to deal > ¶
! note: `Cat` antes $0.30 for all 3 players (IGL-08)
! second street, one card up: Ann Bob Cat > (Ac)2d (Kd) 3h 4s
! Cat 19.70 · pot 0.30 · check, bet 0.05–0.50 > k
! Ann 20.00 · pot 0.30 · check, bet 0.05–0.50 > k
! Bob 20.00 · pot 0.30 · check, bet 0.05–0.50 > k
! third street, one card up: Ann Bob Cat > (Qc)5d
! error: `(Qc)5d` doesn't fit: each player gets 0 cards down and 1 card up
! third street, one card up: Ann Bob Cat > 5d 6d 7d
! Cat 19.70 · pot 0.30 · check, bet 0.05–0.50 > f
! Ann 20.00 · pot 0.30 · check, bet 0.05–0.50 > f
! nobody bet in round 1, so the pot stays at $0.30 (IGL-12)
! Bob is the only one left in the main pot, so Bob wins it: $0.30 (standard rule)
! Bob gets 0.30 (+0.30), Cat -0.30
! record? [Y/n] > y
! note: unusual in this hand: a player folded with nothing to call
> each player gets 0 cards down and 1 card up
> hand 1, five-card-stud
$ hand show 1
  hand 1, five-card-stud: Bob wins $0.30 (event 11, 2026-01-02 19:08)
  the dealer called five-card-stud (IGL-07)
  ¶
  player        posted      before   after
  ──────────────────────────────────────────
  Ann           –           $20.00  $20.00
  Bob           –           $20.00  $20.30
  Cat (button)  dead $0.30  $20.00  $19.70
  ¶
  the hand
    Ann is dealt (Ac) 2d  pot $0.30
    Bob is dealt (Kd) 3h  pot $0.30
    Cat is dealt (??) 4s  pot $0.30
    Cat checks            pot $0.30
    Ann checks            pot $0.30
    Bob checks            pot $0.30
    Ann is dealt 5d       pot $0.30
    Bob is dealt 6d       pot $0.30
    Cat is dealt 7d       pot $0.30
    Cat folds             pot $0.30
    Ann folds             pot $0.30
  ¶
  pot       amount  could win it  won it
  ────────────────────────────────────────
  main pot   $0.30  Bob           Bob
  ¶
  hole cards are in parentheses (IGL-42)
  nobody bet in round 1, so the pot stays at $0.30 (IGL-12)
  Bob is the only one left in the main pot, so Bob wins it: $0.30 (standard rule)
  ¶
  in the ledger (show 11):
  party  asset  with  amount
  ────────────────────────────
  Bob    chips         $0.30
  Cat    chips        -$0.30
> Ann is dealt (Ac) 2d
> Bob is dealt (Kd) 3h
> Cat is dealt (??) 4s
