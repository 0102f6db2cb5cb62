# The dealer calls seven-card stud, high-low, with a declare and the low hole card wild: the hand keeps all of it
# rules: IGL-07
# vectors: V-IGL-07

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
$ open --banker Ann
  night 1 is open at The Igloo; Ann is the banker
  recorded #5 ········
! next: sell chips (buy NAME AMOUNT)
$ seat Ann 1
  Ann has seat 1
  recorded #6 ········
$ seat Bob 2
  Bob has seat 2
  recorded #7 ········
$ buy Ann 20
  Ann buys chips: $20.00 in cash; stack $20.00
  recorded #8 ········
! next: play (hand new or hand result), then count the stacks
$ buy Bob 20
  Bob buys chips: $20.00 in cash; stack $20.00
  recorded #9 ········
$ hand new
< seven-card-stud-low-hole-wild-hi-lo declare
< d bob
< ¶
< 2c 5d
< b .25
< f
< y
  hand 1, seven-card-stud-low-hole-wild-hi-lo + declare: Bob wins $0.20
  recorded #11 ········
! no game yet, no dealer yet, 2 in: Ann Bob
! which game? > seven-card-stud-low-hole-wild-hi-lo declare
! seven-card-stud-low-hole-wild-hi-lo + declare, no dealer yet, 2 in: Ann Bob
! who deals? > d bob
! seven-card-stud-low-hole-wild-hi-lo + declare, Bob deals, 2 in: Ann Bob
! Enter to deal > ¶
! note: `Bob` antes $0.20 for all 2 players (IGL-08)
! note: the dealer has to call `declare` before the deal: players declare high or
!   low after the usual last round (IGL-07)
! third street, one card up: Ann Bob > 2c 5d
! Bob 19.80 · pot 0.20 · check, bet 0.05–0.50 > b .25
! Ann 20.00 · pot 0.45 · call 0.25, raise 0.30–0.75 > f
! nobody called Bob's last $0.25, so Bob gets it back (standard rule)
! Bob is the only one left in the main pot, so Bob wins it: $0.20 (standard rule)
! Bob gets 0.20 (+0.00)
! record? [Y/n] > y
$ hand show 1
  hand 1, seven-card-stud-low-hole-wild-hi-lo + declare: Bob wins $0.20 (event 11,
    2026-01-02 19:08)
  the dealer called seven-card-stud-low-hole-wild-hi-lo + declare (IGL-07)
  `declare` was called before the deal: players declare high or low after the
    usual last round (IGL-07)
  ¶
  player        posted      before   after
  ──────────────────────────────────────────
  Ann           –           $20.00  $20.00
  Bob (button)  dead $0.20  $20.00  $20.00
  ¶
  the hand
    Ann is dealt (?? ??) 2c  pot $0.20
    Bob is dealt (?? ??) 5d  pot $0.20
    Bob bets $0.25           pot $0.45
    Ann folds                pot $0.45
  ¶
  pot       amount  could win it  won it
  ────────────────────────────────────────
  main pot   $0.20  Bob           Bob
  ¶
  hole cards are in parentheses (IGL-42)
  nobody called Bob's last $0.25, so Bob gets it back (standard rule)
  Bob is the only one left in the main pot, so Bob wins it: $0.20 (standard rule)
$ hand list
  night  hand  game                                             pot  recorded by
  ────────────────────────────────────────────────────────────────────────────────
      1     1  seven-card-stud-low-hole-wild-hi-lo + declare  $0.20  full
