# What the Igloo wants kept with a hand is shown again: who did not show, what was carried, who tied both ways.
# rules: IGL-19, IGL-34, IGL-38, IGL-42

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
$ open --house igloo --banker Ann
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
$ seat Ann 1
  Ann has seat 1
  recorded #10 ········
$ seat Bob 2
  Bob has seat 2
  recorded #11 ········
$ seat Cat 3
  Cat has seat 3
  recorded #12 ········
$ hand new --yes
< five-card-draw-hi-lo d cat
< ¶
< k*
< p p p
< k*
< h l l
< k*
< KdKsQd2h3s
< Ad2c3c4d6h
< Ac2s3d4c6d
  hand 1, five-card-draw-hi-lo: Ann wins $0.15, Bob wins $0.05, Cat wins $0.05;
    $0.05 carries over to the next hand
  recorded #14 ········
! no game yet, no dealer yet, 3 in: Ann Bob Cat
! which game? > five-card-draw-hi-lo d cat
! five-card-draw-hi-lo, Cat deals, 3 in: Ann Bob Cat
! Enter to deal > ¶
! note: `Cat` antes $0.30 for all 3 players (IGL-08)
! Ann 20.00 · pot 0.30 · check, bet 0.05–0.50 > k*
! Ann 20.00 · pot 0.30 · draws 0–3 > p p p
! Ann 20.00 · pot 0.30 · check, bet 0.05–1.00 > k*
! pot 0.30 · h, l or b: Ann Bob Cat > h l l
! note: `Ann` opens as the only player going high (IGL-30)
! Ann 20.00 · pot 0.30 · check, bet 0.05–1.00 > k*
! pot 0.30 · Ann shows > KdKsQd2h3s
! pot 0.30 · Bob shows > Ad2c3c4d6h
! pot 0.30 · Cat shows > Ac2s3d4c6d
! nobody bet in round 1, so the pot stays at $0.30 (IGL-12)
! Ann has the best hand for the high half of the main pot: pair of kings (IGL-18)
! Bob and Cat tie for the low half of the main pot: six-four low (IGL-23)
! the main pot is split in half: $0.15 for each half (IGL-26)
! Bob and Cat split the low half of the main pot: $0.05 each (IGL-17)
! the odd $0.05 of the main pot carries over to the next game (IGL-34)
! Ann gets 0.15 (+0.15), Bob gets 0.05 (+0.05), Cat gets 0.05 (-0.25), 0.05
!   carries over to the next hand
! ¶
$ hand show 1
  hand 1, five-card-draw-hi-lo: Ann wins $0.15, Bob wins $0.05, Cat wins $0.05;
    $0.05 carries over to the next hand (event 14, 2026-01-02 19:11)
  the dealer called five-card-draw-hi-lo (IGL-07)
  ¶
  player        posted      before   after
  ──────────────────────────────────────────
  Ann           –           $20.00  $20.15
  Bob           –           $20.00  $20.05
  Cat (button)  dead $0.30  $20.00  $19.75
  ¶
  the hand
    Ann checks                pot $0.30
    Bob checks                pot $0.30
    Cat checks                pot $0.30
    Ann stands pat            pot $0.30
    Bob stands pat            pot $0.30
    Cat stands pat            pot $0.30
    Ann checks                pot $0.30
    Bob checks                pot $0.30
    Cat checks                pot $0.30
    Ann goes high             pot $0.30
    Bob goes low              pot $0.30
    Cat goes low              pot $0.30
    Ann checks                pot $0.30
    Bob checks                pot $0.30
    Cat checks                pot $0.30
    Ann shows Kd Ks Qd 2h 3s  pot $0.30
    Bob shows Ad 2c 3c 4d 6h  pot $0.30
    Cat shows Ac 2s 3d 4c 6d  pot $0.30
  ¶
  pot       amount  could win it      won it
  ──────────────────────────────────────────────────────
  main pot   $0.30  Ann, Bob and Cat  Ann, Bob and Cat
  ¶
  declared, all at once: Ann high, Bob low, Cat low (IGL-28)
  nobody bet in round 1, so the pot stays at $0.30 (IGL-12)
  Ann has the best hand for the high half of the main pot: pair of kings (IGL-18)
  Bob and Cat tie for the low half of the main pot: six-four low (IGL-23)
  the main pot is split in half: $0.15 for each half (IGL-26)
  Bob and Cat split the low half of the main pot: $0.05 each (IGL-17)
  the odd $0.05 of the main pot carries over to the next game (IGL-34)
  ¶
  in the ledger (show 14):
  party  asset  with  amount
  ────────────────────────────
  Ann    chips         $0.15
  Bob    chips         $0.05
  Cat    chips        -$0.25
  pot    chips         $0.05
> IGL-34
$ hand new --yes
< five-card-draw-hi-lo d cat
< ¶
< k*
< p p p
< k*
< b b l
< k*
< Ac2d3h4s6c
< Ad2h3s4c6d
< 2s3d5h7c9s
  hand 2, five-card-draw-hi-lo: Cat wins $0.35
  recorded #16 ········
! five-card-draw-hi-lo, 0.05 in the pot, Ann deals, 3 in: Ann Bob Cat
! Enter to deal > five-card-draw-hi-lo d cat
! five-card-draw-hi-lo, 0.05 in the pot, Cat deals, 3 in: Ann Bob Cat
! Enter to deal > ¶
! note: `Cat` antes $0.30 for all 3 players (IGL-08)
! Ann 20.15 · pot 0.35 · check, bet 0.05–0.50 > k*
! Ann 20.15 · pot 0.35 · draws 0–3 > p p p
! Ann 20.15 · pot 0.35 · check, bet 0.05–1.00 > k*
! pot 0.35 · h, l or b: Ann Bob Cat > b b l
! `b` is `Bob`'s move here, not a name
! note: `Ann` opens as the first player going high to the dealer's left (IGL-30)
! Ann 20.15 · pot 0.35 · check, bet 0.05–1.00 > k*
! pot 0.35 · Ann shows > Ac2d3h4s6c
! pot 0.35 · Bob shows > Ad2h3s4c6d
! pot 0.35 · Cat shows > 2s3d5h7c9s
! nobody bet in round 1, so the pot stays at $0.35 (IGL-12)
! Ann went both ways, but tied Bob for the high half of the main pot (IGL-38)
! Bob went both ways, but tied Ann for the high half of the main pot (IGL-38)
! Cat has the best hand for the low half of the main pot: nine-seven low (IGL-23)
! nobody is left to win the high half of the main pot, so it goes with the low
!   half (IGL-37)
! Cat gets 0.35 (+0.05)
! ¶
$ hand show 2
  hand 2, five-card-draw-hi-lo: Cat wins $0.35 (event 16, 2026-01-02 19:13)
  the dealer called five-card-draw-hi-lo (IGL-07)
  ¶
  player        posted      before   after
  ──────────────────────────────────────────
  Ann           –           $20.15  $20.15
  Bob           –           $20.05  $20.05
  Cat (button)  dead $0.30  $19.75  $19.80
  ¶
  the hand
    Ann checks                pot $0.35
    Bob checks                pot $0.35
    Cat checks                pot $0.35
    Ann stands pat            pot $0.35
    Bob stands pat            pot $0.35
    Cat stands pat            pot $0.35
    Ann checks                pot $0.35
    Bob checks                pot $0.35
    Cat checks                pot $0.35
    Ann goes both             pot $0.35
    Bob goes both             pot $0.35
    Cat goes low              pot $0.35
    Ann checks                pot $0.35
    Bob checks                pot $0.35
    Cat checks                pot $0.35
    Ann shows Ac 2d 3h 4s 6c  pot $0.35
    Bob shows Ad 2h 3s 4c 6d  pot $0.35
    Cat shows 2s 3d 5h 7c 9s  pot $0.35
  ¶
  pot       amount  could win it      won it
  ────────────────────────────────────────────
  main pot   $0.35  Ann, Bob and Cat  Cat
  ¶
  declared, all at once: Ann both, Bob both, Cat low (IGL-28)
  nobody bet in round 1, so the pot stays at $0.35 (IGL-12)
  Ann went both ways, but tied Bob for the high half of the main pot (IGL-38)
  Bob went both ways, but tied Ann for the high half of the main pot (IGL-38)
  Cat has the best hand for the low half of the main pot: nine-seven low (IGL-23)
  nobody is left to win the high half of the main pot, so it goes with the low
    half (IGL-37)
  ¶
  in the ledger (show 16):
  party  asset  with  amount
  ────────────────────────────
  Cat    chips         $0.05
  pot    chips        -$0.05
> IGL-38
$ hand new --yes
< five-card-draw d cat
< ¶
< k*
< p p p
< k*
< QhQd8s5c2d
< 7h7d8c5s3d
< x
  hand 3, five-card-draw: Ann wins $0.30
  recorded #18 ········
! five-card-draw-hi-lo, Ann deals, 3 in: Ann Bob Cat
! Enter to deal > five-card-draw d cat
! five-card-draw, Cat deals, 3 in: Ann Bob Cat
! Enter to deal > ¶
! note: `Cat` antes $0.30 for all 3 players (IGL-08)
! Ann 20.15 · pot 0.30 · check, bet 0.05–0.50 > k*
! Ann 20.15 · pot 0.30 · draws 0–3 > p p p
! Ann 20.15 · pot 0.30 · check, bet 0.05–1.00 > k*
! pot 0.30 · Ann shows > QhQd8s5c2d
! pot 0.30 · Bob shows > 7h7d8c5s3d
! pot 0.30 · Cat shows > x
! nobody bet in round 1, so the pot stays at $0.30 (IGL-12)
! Cat doesn't show, so Cat can't win (IGL-19)
! Ann has the best hand for the main pot of $0.30: pair of queens (IGL-18)
! Ann gets 0.30 (+0.30), Cat -0.30
! ¶
$ hand show 3
  hand 3, five-card-draw: Ann wins $0.30 (event 18, 2026-01-02 19:15)
  the dealer called five-card-draw (IGL-07)
  ¶
  player        posted      before   after
  ──────────────────────────────────────────
  Ann           –           $20.15  $20.45
  Bob           –           $20.05  $20.05
  Cat (button)  dead $0.30  $19.80  $19.50
  ¶
  the hand
    Ann checks                pot $0.30
    Bob checks                pot $0.30
    Cat checks                pot $0.30
    Ann stands pat            pot $0.30
    Bob stands pat            pot $0.30
    Cat stands pat            pot $0.30
    Ann checks                pot $0.30
    Bob checks                pot $0.30
    Cat checks                pot $0.30
    Ann shows Qh Qd 8s 5c 2d  pot $0.30
    Bob shows 7h 7d 8c 5s 3d  pot $0.30
    Cat mucks                 pot $0.30
  ¶
  pot       amount  could win it      won it
  ────────────────────────────────────────────
  main pot   $0.30  Ann, Bob and Cat  Ann
  nobody bet in round 1, so the pot stays at $0.30 (IGL-12)
  Cat doesn't show, so Cat can't win (IGL-19)
  Ann has the best hand for the main pot of $0.30: pair of queens (IGL-18)
  ¶
  in the ledger (show 18):
  party  asset  with  amount
  ────────────────────────────
  Ann    chips         $0.30
  Cat    chips        -$0.30
> Cat doesn't show,
> IGL-19
