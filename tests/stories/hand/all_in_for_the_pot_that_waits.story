# A pot that waits for some: one of them who is all-in gets cards again, and can win it.
# rules: MIK-34, DAV-50

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
$ seat Ann 1
  Ann has seat 1
  recorded #9 ········
$ buy Bob 20
  Bob buys chips: $20.00 in cash; stack $20.00
  recorded #10 ········
! note: buy from a player first: `Ann` has $20.00 (MIK-04)
$ seat Bob 2
  Bob has seat 2
  recorded #11 ········
$ buy Cat 20
  Cat buys chips: $20.00 in cash; stack $20.00
  recorded #12 ········
$ seat Cat 3
  Cat has seat 3
  recorded #13 ········
$ buy Dan 20
  Dan buys chips: $20.00 in cash; stack $20.00
  recorded #14 ········
$ seat Dan 4
  Dan has seat 4
  recorded #15 ········
$ deal --dealer Ann
  Ann deals
    the banker deals the first hand (MIK-26)
  recorded #16 ········
$ hand result --game five-card-draw --in Ann=10 --in Bob=10 --in Cat=20 --in Dan=10 --carry 50 --for Ann --for Bob --for Cat --really
  hand 1, five-card-draw: nobody wins; $50.00 carries over to the next hand
  recorded #17 ········

Cat has no chips, but the $50 can be hers: she gets cards, pays no ante, and has no part in the antes of the others.

$ deal
  Ann deals
  if it's five-card-draw again: Bob, Cat and Ann ante $0.05 each
    `Cat` has no chips but has to post $0.05: `Cat` is all-in and can only win the
      main pot
    `Bob`, to the dealer's left, opens the betting (MIK-67)
! note: `Ann` already has the next deal, so nothing was recorded; if that hand was already played, type deal --next (MIK-26)
> ante $0.05 each
> no chips
$ hand new --yes
< ¶
< k*
< p p p
< k*
< 2s2d7h8h9c
< AsAdAc2h3h
< KsKd3s4d5c
  hand 2, five-card-draw: Ann wins $0.10, Cat wins $50.00
  recorded #18 ········
! five-card-draw, 50.00 in the pot, Ann deals, 3 in: Ann Bob Cat
! Enter to deal > ¶
! note: `Cat` has no chips but has to post $0.05: `Cat` is all-in and can only win
!   the main pot
! note: `Bob`, to the dealer's left, opens the betting (MIK-67)
! Bob 9.95 · pot 50.10 · check, bet 0.05–0.50 > k*
! Bob 9.95 · pot 50.10 · draws 0–3 > p p p
! Bob 9.95 · pot 50.10 · check, bet 0.05–0.50 > k*
! pot 50.10 · Bob shows > 2s2d7h8h9c
! pot 50.10 · Cat shows > AsAdAc2h3h
! pot 50.10 · Ann shows > KsKd3s4d5c
! not everybody put in the same amount, so there are 2 pots, each for the players
!   who paid into it (standard rule)
! Cat has the best hand for the main pot of $50.00: three aces (MIK-31)
! Ann has the best hand for side pot 1 ($0.10): pair of kings (MIK-31)
! Ann gets 0.10 (+0.05), Bob -0.05, Cat gets 50.00 (+50.00)
! ¶
> Cat gets 50.00
> Ann gets 0.10
$ hand show 2
  hand 2, five-card-draw: Ann wins $0.10, Cat wins $50.00 (event 18, 2026-01-02
    19:17)
  the dealer called five-card-draw (MIK-58)
  ¶
  player        posted      before   after
  ──────────────────────────────────────────
  Ann (button)  ante $0.05  $10.00  $10.05
  Bob           ante $0.05  $10.00   $9.95
  Cat           –            $0.00  $50.00
  ¶
  the hand
    Bob checks                pot $50.10
    Ann checks                pot $50.10
    Bob stands pat            pot $50.10
    Cat stands pat            pot $50.10
    Ann stands pat            pot $50.10
    Bob checks                pot $50.10
    Ann checks                pot $50.10
    Bob shows 2s 2d 7h 8h 9c  pot $50.10
    Cat shows As Ad Ac 2h 3h  pot $50.10
    Ann shows Ks Kd 3s 4d 5c  pot $50.10
  ¶
  pot         amount  could win it      won it
  ──────────────────────────────────────────────
  main pot    $50.00  Ann, Bob and Cat  Cat
  side pot 1   $0.10  Ann and Bob       Ann
  not everybody put in the same amount, so there are 2 pots, each for the players
    who paid into it (standard rule)
  Cat has the best hand for the main pot of $50.00: three aces (MIK-31)
  Ann has the best hand for side pot 1 ($0.10): pair of kings (MIK-31)
  ¶
  in the ledger (show 18):
  party  asset  with   amount
  ─────────────────────────────
  Ann    chips          $0.05
  Bob    chips         -$0.05
  Cat    chips         $50.00
  pot    chips        -$50.00
> $50.00  Ann, Bob and Cat  Cat
