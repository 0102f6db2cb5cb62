# Declaring with chips in a fist, and what an odd coin does between the halves.

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
$ open --banker Ann
  night 1 is open at Mike's house; Ann is the banker
  recorded #6 ········
! next: sell chips (buy NAME AMOUNT)
$ buy Ann 20
  Ann buys chips: $20.00 in cash; stack $20.00
  recorded #7 ········
! next: play (hand new or hand result), then count the stacks
$ buy Bob 20 --quiet
$ buy Cat 20 --quiet
$ seat Ann 1
  Ann has seat 1
  recorded #10 ········
$ seat Bob 2
  Bob has seat 2
  recorded #11 ········
$ seat Cat 3
  Cat has seat 3
  recorded #12 ········

## V-MIK-40: fists with no, one and two chips go low, high and both, and nobody bets after that

$ hand new --yes
< five-card-draw-hi-lo declare
< d ann
< ¶
< k* p p p
< b .5 c c
< 3
< 0 1 2
< 2c3c4d5h7s
< khkdkc9s9d
< asad8h8s2d
  hand 1, five-card-draw-hi-lo + declare: Bob wins $0.80, Cat wins $0.85
  recorded #14 ········
! no game yet, Ann deals, 3 in: Ann Bob Cat
! which game? > five-card-draw-hi-lo declare
! five-card-draw-hi-lo + declare, Ann deals, 3 in: Ann Bob Cat
! Enter to deal > d ann
! Enter to deal > ¶
! note: `Bob`, to the dealer's left, opens the betting (MIK-67)
! Bob 19.95 · pot 0.15 · check, bet 0.05–0.50 > k* p p p
! Bob 19.95 · pot 0.15 · check, bet 0.05–0.50 > b .5 c c
! pot 1.65 · h, l or b: Bob Cat Ann > 3
! error: 3 chips isn't a declaration: no chips is low, one is high, two is both
!   (MIK-44)
! pot 1.65 · h, l or b: Bob Cat Ann > 0 1 2
! pot 1.65 · Bob shows > 2c3c4d5h7s
! pot 1.65 · Cat shows > khkdkc9s9d
! pot 1.65 · Ann shows > asad8h8s2d
! Ann went both ways, but lost the high half of the main pot to Cat (MIK-45)
! Cat has the best hand for the high half of the main pot: full house, kings over
!   nines (MIK-31)
! Bob has the best hand for the low half of the main pot: seven-five low (MIK-36)
! the main pot doesn't split evenly: high $0.85, low $0.80 (MIK-49)
! Ann -0.55, Bob gets 0.80 (+0.25), Cat gets 0.85 (+0.30)
! ¶
> 3 chips isn't a declaration
> MIK-44
$ hand show 1
  hand 1, five-card-draw-hi-lo + declare: Bob wins $0.80, Cat wins $0.85 (event
    14, 2026-01-02 19:11)
  the dealer called five-card-draw-hi-lo + declare (MIK-58)
  ¶
  player        posted      before   after
  ──────────────────────────────────────────
  Ann (button)  ante $0.05  $20.00  $19.45
  Bob           ante $0.05  $20.00  $20.25
  Cat           ante $0.05  $20.00  $20.30
  ¶
  the hand
    Bob checks                pot $0.15
    Cat checks                pot $0.15
    Ann checks                pot $0.15
    Bob stands pat            pot $0.15
    Cat stands pat            pot $0.15
    Ann stands pat            pot $0.15
    Bob bets $0.50            pot $0.65
    Cat calls $0.50           pot $1.15
    Ann calls $0.50           pot $1.65
    Bob goes low              pot $1.65
    Cat goes high             pot $1.65
    Ann goes both             pot $1.65
    Bob shows 2c 3c 4d 5h 7s  pot $1.65
    Cat shows Kh Kd Kc 9s 9d  pot $1.65
    Ann shows As Ad 8h 8s 2d  pot $1.65
  ¶
  pot       amount  could win it      won it
  ─────────────────────────────────────────────────
  main pot   $1.65  Ann, Bob and Cat  Bob and Cat
  ¶
  declared, all at once: Bob low, Cat high, Ann both (MIK-43, MIK-44)
  Ann went both ways, but lost the high half of the main pot to Cat (MIK-45)
  Cat has the best hand for the high half of the main pot: full house, kings over
    nines (MIK-31)
  Bob has the best hand for the low half of the main pot: seven-five low (MIK-36)
  the main pot doesn't split evenly: high $0.85, low $0.80 (MIK-49)
  ¶
  in the ledger (show 14):
  party  asset  with  amount
  ────────────────────────────
  Ann    chips        -$0.55
  Bob    chips         $0.25
  Cat    chips         $0.30
> Bob goes low
> Cat goes high
> Ann goes both

