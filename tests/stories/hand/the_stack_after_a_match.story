# What losers put into the next pot is out of their stacks, also in the last column of the hand.
# rules: MIK-16

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
$ player add Dan
  Dan, a regular
  recorded #6 ········
$ open --banker Ann
  night 1 is open at Mike's house; Ann is the banker
  recorded #7 ········
! next: sell chips (buy NAME AMOUNT)
$ buy Ann 20
  Ann buys chips: $20.00 in cash; stack $20.00
  recorded #8 ········
! next: play (hand new or hand result), then count the stacks
$ buy Bob 20
  Bob buys chips: $20.00 in cash; stack $20.00
  recorded #9 ········
! note: buy from a player first: `Ann` has $20.00 (MIK-04)
$ buy Cat 20
  Cat buys chips: $20.00 in cash; stack $20.00
  recorded #10 ········
$ buy Dan 20
  Dan buys chips: $20.00 in cash; stack $20.00
  recorded #11 ········
$ seat Ann 1
  Ann has seat 1
  recorded #12 ········
$ seat Bob 2
  Bob has seat 2
  recorded #13 ········
$ seat Cat 3
  Cat has seat 3
  recorded #14 ········
$ seat Dan 4
  Dan has seat 4
  recorded #15 ········
$ hand new
< three-card-guts
< d dan
< ¶
< iiio
< KhKdKc
< QhQdQc
< 2c3c5d
< y
  hand 1, three-card-guts: Ann wins $0.20; $0.40 carries over to the next hand
  recorded #17 ········
! no game yet, Ann deals, 4 in: Ann Bob Cat Dan
! which game? > three-card-guts
! three-card-guts, Ann deals, 4 in: Ann Bob Cat Dan
! Enter to deal > d dan
! three-card-guts, Dan deals, 4 in: Ann Bob Cat Dan
! Enter to deal > ¶
! pot 0.20 · in or out: Ann Bob Cat Dan > iiio
! pot 0.20 · Ann shows > KhKdKc
! pot 0.20 · Bob shows > QhQdQc
! pot 0.20 · Cat shows > 2c3c5d
! Ann has the best hand for the main pot of $0.20: three kings (MIK-31)
! Bob and Cat each pay $0.20 into the next pot (MIK-16)
! the game goes on with Ann, Bob, Cat and Dan for the pot of $0.40 (standard rule)
! Ann gets 0.20 (+0.15), Bob -0.25, Cat -0.25, Dan -0.05, 0.40 carries over to the
!   next hand
! record? [Y/n] > y
$ hand show 1
  hand 1, three-card-guts: Ann wins $0.20; $0.40 carries over to the next hand
    (event 17, 2026-01-02 19:14)
  the dealer called three-card-guts (MIK-58)
  ¶
  player        posted      before   after
  ──────────────────────────────────────────
  Ann           ante $0.05  $20.00  $20.15
  Bob           ante $0.05  $20.00  $19.75
  Cat           ante $0.05  $20.00  $19.75
  Dan (button)  ante $0.05  $20.00  $19.95
  ¶
  the hand
    Ann stays           pot $0.20
    Bob stays           pot $0.20
    Cat stays           pot $0.20
    Dan drops           pot $0.20
    Ann shows Kh Kd Kc  pot $0.20
    Bob shows Qh Qd Qc  pot $0.20
    Cat shows 2c 3c 5d  pot $0.20
  ¶
  pot       amount  could win it      won it
  ────────────────────────────────────────────
  main pot   $0.20  Ann, Bob and Cat  Ann
  Ann has the best hand for the main pot of $0.20: three kings (MIK-31)
  Bob and Cat each pay $0.20 into the next pot (MIK-16)
  the game goes on with Ann, Bob, Cat and Dan for the pot of $0.40 (standard rule)
  ¶
  in the ledger (show 17):
  party  asset  with  amount
  ────────────────────────────
  Ann    chips         $0.15
  Bob    chips        -$0.25
  Cat    chips        -$0.25
  Dan    chips        -$0.05
  pot    chips         $0.40
> $19.75
$ status
  night 1 at Mike's house, open since 2026-01-02 19:05; banker: Ann
  ¶
  player  bought     cash  app  notes  book   chips  counted  result
  ────────────────────────────────────────────────────────────────────
  Ann     $20.00  -$20.00    –      –     –  $20.15  not yet   $0.15
  Bob     $20.00  -$20.00    –      –     –  $19.75  not yet  -$0.25
  Cat     $20.00  -$20.00    –      –     –  $19.75  not yet  -$0.25
  Dan     $20.00  -$20.00    –      –     –  $19.95  not yet  -$0.05
  ¶
  drawer $80.00   chips out $80.00   in the middle $0.40
! next: play (hand new or hand result), then count the stacks
