# High-low at the Igloo: who declares what, who bets first behind it, and when nobody has to.
# rules: IGL-10, IGL-22, IGL-27, IGL-28, IGL-29, IGL-30, IGL-31, IGL-33

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
$ player add Dan
  Dan, a regular
  recorded #6 ········
$ open --house igloo --banker Ann
  night 1 is open at The Igloo; Ann is the banker
  recorded #7 ········
! next: sell chips (buy NAME AMOUNT)
$ buy Ann 20
  Ann buys chips: $20.00 in cash; stack $20.00
  recorded #8 ········
! next: play (hand new or hand result), then count the stacks
$ buy Bob 20
  Bob buys chips: $20.00 in cash; stack $20.00
  recorded #9 ········
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

## V-IGL-37: two are left, one high and one low, so the pot is halved at once and nothing is shown
$ showdown
< {"house":"igloo","game":"five-card-stud-hi-lo","unit":"0.05","carry":"0.15","players":[{"name":"Ann","in":"1.50","cards":"","declare":"high"},{"name":"Bob","in":"1.50","cards":"","declare":"low"}]}
  {"id":null,"pots":[{"amount":"3.15","eligible":["Ann","Bob"],"high":["Ann"],"low":["Bob"]}],"awards":{"Ann":"1.60","Bob":"1.55"},"returned":{},"carry":"0.00","why":[{"rule":"IGL-31","text":"only Ann is left for high and Bob for low, so they split the main pot without comparing hands"},{"rule":"IGL-33","text":"the main pot doesn't split evenly: high $1.60, low $1.55"}]}
> "Ann":"1.60"
> "Bob":"1.55"

At the table nobody is asked for a card behind the declare, and the hand is recorded as it is.

$ hand new --yes
< five-card-draw-hi-lo d dan
< ¶
< k*
< p p p p
< ff r 1 c
< h l
  hand 1, five-card-draw-hi-lo: Cat wins $1.20, Dan wins $1.20
  recorded #17 ········
! no game yet, no dealer yet, 4 in: Ann Bob Cat Dan
! which game? > five-card-draw-hi-lo d dan
! five-card-draw-hi-lo, Dan deals, 4 in: Ann Bob Cat Dan
! Enter to deal > ¶
! note: `Dan` antes $0.40 for all 4 players (IGL-08)
! Ann 20.00 · pot 0.40 · check, bet 0.05–0.50 > k*
! Ann 20.00 · pot 0.40 · draws 0–3 > p p p p
! Ann 20.00 · pot 0.40 · check, bet 0.05–1.00 > ff r 1 c
! pot 2.40 · h, l or b: Cat Dan > h l
! nobody bet in round 1, so the pot stays at $0.40 (IGL-12)
! only Cat is left for high and Dan for low, so they split the main pot without
!   comparing hands (IGL-31)
! the main pot is split in half: $1.20 for each half (IGL-26)
! Cat gets 1.20 (+0.20), Dan gets 1.20 (-0.20)
! ¶
! note: unusual in this hand: a player folded with nothing to call
> Dan wins $1.20
> Cat wins $1.20

A hand file ends at the declares.

file opposite.phh:
  variant = "five-card-stud-hi-lo"
  _house = "igloo"
  _features = ["round-after-declare"]
  starting_stacks = [20, 20]
  players = ["Ann", "Bob"]
  actions = [
    "d dh p1 2c3c", "d dh p2 KdQd", "p2 cc", "p1 cc", "d dh p1 4d", "d dh p2 Qh", "p2 cc", "p1 cc",
    "d dh p1 6s", "d dh p2 7s", "p2 cc", "p1 cc", "d dh p1 7h", "d dh p2 8s", "p2 cbr 0.05", "p1 cc",
    "p1 dc low", "p2 dc high",
  ]

$ hand add opposite.phh
  hand 2, five-card-stud-hi-lo + round-after-declare: Ann wins $0.15, Bob wins
    $0.15
    nobody bet in round 1, so the pot stays at $0.20 (IGL-12)
    only Bob is left for high and Ann for low, so they split the main pot without
      comparing hands (IGL-31)
    the main pot is split in half: $0.15 for each half (IGL-26)
  recorded #19 ········
> IGL-31

A split is agreed before the showdown; once a hand is shown, the cards decide.

$ hand new --yes
< five-card-draw d dan
< ¶
< k*
< p p p p
< k*
< AsAhKdQc9s
< split ann 0.20 bob 0.20
< 2c2d3h4h6s
< x
< x
  hand 3, five-card-draw: Ann wins $0.40
  recorded #21 ········
! five-card-stud-hi-lo + round-after-declare, Cat deals, 4 in: Ann Bob Cat Dan
! Enter to deal > five-card-draw d dan
! five-card-draw, Dan deals, 4 in: Ann Bob Cat Dan
! Enter to deal > ¶
! note: `Dan` antes $0.40 for all 4 players (IGL-08)
! Ann 20.10 · pot 0.40 · check, bet 0.05–0.50 > k*
! Ann 20.10 · pot 0.40 · draws 0–3 > p p p p
! Ann 20.10 · pot 0.40 · check, bet 0.05–1.00 > k*
! pot 0.40 · Ann shows > AsAhKdQc9s
! pot 0.40 · Bob shows > split ann 0.20 bob 0.20
! error: `Ann` already showed, so it's too late for a split (IGL-22); the cards
!   decide now
! pot 0.40 · Bob shows > 2c2d3h4h6s
! pot 0.40 · Cat shows > x
! pot 0.40 · Dan shows > x
! nobody bet in round 1, so the pot stays at $0.40 (IGL-12)
! Cat doesn't show, so Cat can't win (IGL-19)
! Dan doesn't show, so Dan can't win (IGL-19)
! Ann has the best hand for the main pot of $0.40: pair of aces (IGL-18)
! Ann gets 0.40 (+0.40), Dan -0.40
! ¶
> so it's too late for a split
> IGL-22
$ hand new --yes
< five-card-draw d ann
< ¶
< k*
< split ann 0.10 bob 0.10 cat 0.10 dan 0.10
  hand 4, five-card-draw: Ann wins $0.10, Bob wins $0.10, Cat wins $0.10, Dan wins
    $0.10
  recorded #23 ········
! five-card-draw, Ann deals, 4 in: Ann Bob Cat Dan
! Enter to deal > five-card-draw d ann
! five-card-draw, Ann deals, 4 in: Ann Bob Cat Dan
! Enter to deal > ¶
! note: `Ann` antes $0.40 for all 4 players (IGL-08)
! Bob 19.90 · pot 0.40 · check, bet 0.05–0.50 > k*
! Bob 19.90 · pot 0.40 · draws 0–3 > split ann 0.10 bob 0.10 cat 0.10 dan 0.10
! nobody bet in round 1, so the pot stays at $0.40 (IGL-12)
! everybody still in agreed: Ann gets $0.10 (IGL-22)
! everybody still in agreed: Bob gets $0.10 (IGL-22)
! everybody still in agreed: Cat gets $0.10 (IGL-22)
! everybody still in agreed: Dan gets $0.10 (IGL-22)
! Ann gets 0.10 (-0.30), Bob gets 0.10 (+0.10), Cat gets 0.10 (+0.10), Dan gets
!   0.10 (+0.10)
! ¶
> everybody still in agreed
$ hand show 4
  hand 4, five-card-draw: Ann wins $0.10, Bob wins $0.10, Cat wins $0.10, Dan wins
    $0.10 (event 23, 2026-01-02 19:18)
  the dealer called five-card-draw (IGL-07)
  ¶
  player        posted      before   after
  ──────────────────────────────────────────
  Ann (button)  dead $0.40  $20.50  $20.20
  Bob           –           $19.90  $20.00
  Cat           –           $20.20  $20.30
  Dan           –           $19.40  $19.50
  ¶
  the hand
    Bob checks                             pot $0.40
    Cat checks                             pot $0.40
    Dan checks                             pot $0.40
    Ann checks                             pot $0.40
    the players still in agree on a split  pot $0.40
  ¶
  pot       amount  could win it           won it
  ────────────────────────────────────────────────────────────────
  main pot   $0.40  Ann, Bob, Cat and Dan  Ann, Bob, Cat and Dan
  nobody bet in round 1, so the pot stays at $0.40 (IGL-12)
  everybody still in agreed: Ann gets $0.10 (IGL-22)
  everybody still in agreed: Bob gets $0.10 (IGL-22)
  everybody still in agreed: Cat gets $0.10 (IGL-22)
  everybody still in agreed: Dan gets $0.10 (IGL-22)
  ¶
  in the ledger (show 23):
  party  asset  with  amount
  ────────────────────────────
  Ann    chips        -$0.30
  Bob    chips         $0.10
  Cat    chips         $0.10
  Dan    chips         $0.10
> (IGL-22)
