# Who ran out of chips and is level with the others is asked when somebody bets: he buys from another player, or stays for the main pot
# (IGL-14, IGL-15). Who says nothing in a file stays.

file silent.phh:
  variant = "five-card-draw"
  starting_stacks = [39.80, 0.20, 20.00]
  actions = ["d dh p1 ??????????", "d dh p2 ??????????", "d dh p3 ??????????", "p1 cbr 0.20", "p2 cc", "p3 cbr 0.40", "p1 cc", "p1 sd", "p2 sd", "p3 sd", "p1 cc", "p3 cc", "p1 sm KhKd2d3d4c", "p2 sm AhAd2c3c4d", "p3 sm QhQd2h3h4h"]
  players = ["Ann", "Bob", "Cat"]

file buys.phh:
  variant = "five-card-draw"
  starting_stacks = [39.80, 0.20, 20.00]
  actions = ["d dh p1 ??????????", "d dh p2 ??????????", "d dh p3 ??????????", "p1 cbr 0.20", "p2 cc", "p3 cc", "p1 sd", "p2 sd", "p3 sd", "p1 cbr 0.50", "p2 chips 0.50 p3", "p2 cc", "p3 cc", "p1 sm KhKd2d3d4c", "p2 sm AhAd2c3c4d", "p3 sm QhQd2h3h4h"]
  players = ["Ann", "Bob", "Cat"]

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
$ seat Ann 1
  Ann has seat 1
  recorded #10 ········
$ seat Bob 2
  Bob has seat 2
  recorded #11 ········
$ seat Cat 3
  Cat has seat 3
  recorded #12 ········
$ count Bob .20
  Bob has $0.20: down $19.80 in unrecorded hands
  recorded #13 ········
! next: count the stacks of Ann and Cat
$ count Ann 39.80
  Ann has $39.80: up $19.80 in unrecorded hands
  recorded #14 ········
! next: count Cat's stack
$ hand new --yes
< five-card-draw
< d Cat
< ¶
< .20
< c
< c
< 0
< 0
< 0
< .5
< ?
< $ bob .5 from cat
< c
< c
< AhAd2c3c4d
< KhKd2d3d4c
< QhQd2h3h4h
  hand 1, five-card-draw: Ann wins $2.40
  recorded #17 ········
! no game yet, no dealer yet, 3 in: Ann Bob Cat
! which game? > five-card-draw
! five-card-draw, no dealer yet, 3 in: Ann Bob Cat
! who deals? > d Cat
! five-card-draw, Cat deals, 3 in: Ann Bob Cat
! Enter to deal > ¶
! note: `Cat` antes $0.30 for all 3 players (IGL-08)
! Ann 39.80 · pot 0.30 · check, bet 0.05–0.50 > .20
! Bob 0.20 · pot 0.50 · call 0.20 all-in > c
! Cat 19.70 · pot 0.70 · call 0.20, raise 0.25–0.70 > c
! Ann 39.60 · pot 0.90 · draws 0–3 > 0
! Bob 0.00 · pot 0.90 · draws 0–3 > 0
! Cat 19.50 · pot 0.90 · draws 0–3 > 0
! Ann 39.60 · pot 0.90 · check, bet 0.05–1.00 > .5
! Bob 0.00 · pot 1.40 · buy 0.50 to call, or stay in for the main pot > ?
! buy 0.50 to call, or stay in for the main pot: f folds, c stays in for the main
!   pot, $ buys chips
! several at once: ffr2cf; /NAME folds everybody before; f* k* c* for the rest
! any time: < back, q quits, ! REASON ruling, $ 1 from NAME buys, fine NAME 1,
!   NAME cards, split NAME 0.45 NAME 0.45, dead NAME
! Bob 0.00 · pot 1.40 · buy 0.50 to call, or stay in for the main pot > $ bob .5 from cat
! Bob 0.50 · pot 1.40 · call 0.50 all-in > c
! Cat 19.00 · pot 1.90 · call 0.50, raise 0.55–1.50 > c
! pot 2.40 · Ann shows > AhAd2c3c4d
! pot 2.40 · Bob shows > KhKd2d3d4c
! pot 2.40 · Cat shows > QhQd2h3h4h
! Ann has the best hand for the main pot of $2.40: pair of aces (IGL-18)
! Ann gets 2.40 (+1.70), Bob -0.70, Cat -1.00
! ¶
! next: play (hand new or hand result), then count the stacks
> buy 0.50 to call, or stay in for the main pot
> Bob 0.50 · pot 1.40 · call 0.50 all-in
$ undo
  undid #15 (Bob bought chips from Cat: $0.50 for cash)
  undid #16 (Cat deals the next hand)
  undid #17 (hand 1, five-card-draw: Ann won $2.40)
  recorded #20 ········
! next: count Cat's stack
$ hand add buys.phh
  hand 1, five-card-draw: Bob wins $2.40
    Bob has the best hand for the main pot of $2.40: pair of aces (IGL-18)
  recorded #23 ········
! note: `Bob` bought $0.50 from `Cat` in this hand, for cash
! next: play (hand new or hand result), then count the stacks
> Bob wins $2.40
$ undo
  undid #21 (Bob bought chips from Cat: $0.50 for cash)
  undid #22 (Cat deals the next hand)
  undid #23 (hand 1, five-card-draw: Bob won $2.40)
  recorded #26 ········
! next: count Cat's stack

In the same round he is asked as well. He stays, and buys nothing afterwards.

$ hand new --yes
< five-card-draw
< d Cat
< ¶
< .20
< c
< .40
< c
< k
< c
< $ bob .2 from ann
< 0
< 0
< 0
< k
< k
< KhKd2d3d4c
< AhAd2c3c4d
< QhQd2h3h4h
  hand 1, five-card-draw: Ann wins $0.40, Bob wins $0.90
  recorded #28 ········
! no game yet, no dealer yet, 3 in: Ann Bob Cat
! which game? > five-card-draw
! five-card-draw, no dealer yet, 3 in: Ann Bob Cat
! who deals? > d Cat
! five-card-draw, Cat deals, 3 in: Ann Bob Cat
! Enter to deal > ¶
! note: `Cat` antes $0.30 for all 3 players (IGL-08)
! Ann 39.80 · pot 0.30 · check, bet 0.05–0.50 > .20
! Bob 0.20 · pot 0.50 · call 0.20 all-in > c
! Cat 19.70 · pot 0.70 · call 0.20, raise 0.25–0.70 > .40
! Ann 39.60 · pot 1.10 · call 0.20, raise 0.45–0.90 > c
! Bob 0.00 · pot 1.30 · buy 0.20 to call, or stay in for the main pot > k
! error: it's 0.20 to call: c stays in for the main pot, f folds
! Bob 0.00 · pot 1.30 · buy 0.20 to call, or stay in for the main pot > c
! Ann 39.40 · pot 1.30 · draws 0–3 > $ bob .2 from ann
! error: `Bob` is all-in for less than the bet and plays for the main pot; chips
!   bought now don't play until the next hand (IGL-15)
! Ann 39.40 · pot 1.30 · draws 0–3 > 0
! Bob 0.00 · pot 1.30 · draws 0–3 > 0
! Cat 19.30 · pot 1.30 · draws 0–3 > 0
! Ann 39.40 · pot 1.30 · check, bet 0.05–1.00 > k
! Cat 19.30 · pot 1.30 · check, bet 0.05–1.00 > k
! pot 1.30 · Ann shows > KhKd2d3d4c
! pot 1.30 · Bob shows > AhAd2c3c4d
! pot 1.30 · Cat shows > QhQd2h3h4h
! not everybody put in the same amount, so there are 2 pots, each for the players
!   who paid into it (IGL-15)
! Bob has the best hand for the main pot of $0.90: pair of aces (IGL-18)
! Ann has the best hand for side pot 1 ($0.40): pair of kings (IGL-18)
! Ann gets 0.40 (+0.00), Bob gets 0.90 (+0.70), Cat -0.70
! ¶
! next: play (hand new or hand result), then count the stacks
> it's 0.20 to call: c stays in for the main pot, f folds
> chips  bought now don't play until the next hand (IGL-15)
$ hand show 1
  hand 1, five-card-draw: Ann wins $0.40, Bob wins $0.90 (event 28, 2026-01-02
    19:17)
  the dealer called five-card-draw (IGL-07)
  ¶
  player        posted      before   after
  ──────────────────────────────────────────
  Ann           –           $39.80  $39.80
  Bob           –            $0.20   $0.90
  Cat (button)  dead $0.30  $20.00  $19.30
  ¶
  the hand
    Ann bets $0.20                 pot $0.50
    Bob calls $0.20, all in        pot $0.70
    Cat raises to $0.40            pot $1.10
    Ann calls $0.20                pot $1.30
    Bob stays in for the main pot  pot $1.30
    Ann stands pat                 pot $1.30
    Bob stands pat                 pot $1.30
    Cat stands pat                 pot $1.30
    Ann checks                     pot $1.30
    Cat checks                     pot $1.30
    Ann shows Kh Kd 2d 3d 4c       pot $1.30
    Bob shows Ah Ad 2c 3c 4d       pot $1.30
    Cat shows Qh Qd 2h 3h 4h       pot $1.30
  ¶
  pot         amount  could win it      won it
  ──────────────────────────────────────────────
  main pot     $0.90  Ann, Bob and Cat  Bob
  side pot 1   $0.40  Ann and Cat       Ann
  not everybody put in the same amount, so there are 2 pots, each for the players
    who paid into it (IGL-15)
  Bob has the best hand for the main pot of $0.90: pair of aces (IGL-18)
  Ann has the best hand for side pot 1 ($0.40): pair of kings (IGL-18)
  ¶
  in the ledger (show 28):
  party  asset  with  amount
  ────────────────────────────
  Bob    chips         $0.70
  Cat    chips        -$0.70
> Bob stays in for the main pot
$ undo
  undid #27 (Cat deals the next hand)
  undid #28 (hand 1, five-card-draw: Ann won $0.40 and Bob won $0.90)
  recorded #30 ········
! next: count Cat's stack
$ hand add silent.phh
  hand 1, five-card-draw: Ann wins $0.40, Bob wins $0.90
    not everybody put in the same amount, so there are 2 pots, each for the
      players who paid into it (IGL-15)
    Bob has the best hand for the main pot of $0.90: pair of aces (IGL-18)
    Ann has the best hand for side pot 1 ($0.40): pair of kings (IGL-18)
  recorded #32 ········
! next: play (hand new or hand result), then count the stacks
> Ann wins $0.40, Bob wins $0.90
$ audit
  check           found
  ────────────────────────────────────────────────────────────
  file        ok  pages and indexes are sound
  references  ok  no broken links
  people      ok  nobody is listed twice
  chain       ok  32 events in an unbroken chain
  entries     ok  50 postings match their events and balance
  replay      ok  29 tables match the events
  requests    ok  every answer belongs to its events
  hands       ok  4 hands settled again, same result
  ¶
  the book is in order: 32 events
