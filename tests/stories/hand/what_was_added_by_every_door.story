# What the dealer added to a game stays with it, whichever door the hand comes through: the list, the search and the next deal have it
# (IGL-07). A file says it in `_features` or in a key of its own, an object in its game or in a key of its own.

file goal.phh:
  variant = "three-card-guts"
  _features = ["goal-post"]
  starting_stacks = [20, 20, 20]
  actions = ["d dh p1 AhAd2c", "d dh p2 AsAc2d", "d dh p3 ??????", "p1 stay", "p2 stay", "p3 drop", "p1 sm AhAd2c", "p2 sm AsAc2d"]
  players = ["Ann", "Bob", "Cat"]

file wild.phh:
  variant = "five-card-draw"
  _features = ["no-opener-redeal"]
  _wild = ["2"]
  _goalpost = true
  starting_stacks = [20, 20, 20]
  actions = ["d dh p1 ??????????", "d dh p2 ??????????", "d dh p3 ??????????", "p1 cbr 0.10", "p2 f", "p3 f"]
  players = ["Ann", "Bob", "Cat"]

file plain.phh:
  variant = "five-card-stud-hi-lo"
  _hilo = "declare"
  starting_stacks = [18.80, 18.80, 18.80]
  actions = ["d dh p1 ??Kh", "d dh p2 ??9h", "d dh p3 ??8h", "p1 cbr 0.10", "p2 f", "p3 f"]
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
$ hand add goal.phh
  hand 1, three-card-guts + goal-post: nobody wins; $0.90 carries over to the next
    hand
    Ann and Bob tie for the main pot of $0.30: pair of aces (IGL-18)
    Ann and Bob tie for the main pot, so they get none of it (standard rule)
    $0.30 from the main pot carries over to the next game (standard rule)
    the best hands tie, so nobody wins: Ann and Bob each pay $0.30 into the next
      pot (standard rule)
    the game goes on with Ann, Bob and Cat for the pot of $0.90 (standard rule)
  recorded #14 ········
$ hand search goal-post
  night  hand  game                           pot  recorded by
  ──────────────────────────────────────────────────────────────
      1     1  three-card-guts + goal-post  $0.30  full
$ hand new --yes
< ¶
< iii
< KhKd2c
< KsKc2d
< QhQd2h
  hand 2, three-card-guts + goal-post: nobody wins; $3.60 carries over to the next
    hand
  recorded #16 ········
! three-card-guts + goal-post, 0.90 in the pot, Ann deals, 3 in: Ann Bob Cat
! Enter to deal > ¶
! pot 0.90 · in or out: Bob Cat Ann > iii
! pot 0.90 · Bob shows > KhKd2c
! pot 0.90 · Cat shows > KsKc2d
! pot 0.90 · Ann shows > QhQd2h
! Bob and Cat tie for the main pot of $0.90: pair of kings (IGL-18)
! Bob and Cat tie for the main pot, so they get none of it (standard rule)
! $0.90 from the main pot carries over to the next game (standard rule)
! the best hands tie, so nobody wins: Ann, Bob and Cat each pay $0.90 into the
!   next pot (standard rule)
! the game goes on with Ann, Bob and Cat for the pot of $3.60 (standard rule)
! Ann -0.90, Bob -0.90, Cat -0.90, 3.60 carries over to the next hand
! ¶

What the house does anyway was not added.

$ hand add plain.phh
  hand 3, five-card-stud-hi-lo: Ann wins $3.90
    nobody called Ann's last $0.10, so Ann gets it back (standard rule)
    Ann is the only one left in the main pot, so Ann wins it: $3.90 (standard
      rule)
  recorded #18 ········
$ hand list
  night  hand  game                           pot  recorded by
  ──────────────────────────────────────────────────────────────
      1     1  three-card-guts + goal-post  $0.30  full
      1     2  three-card-guts + goal-post  $0.90  full
      1     3  five-card-stud-hi-lo         $3.90  full

In Mike's house the dealer says it.

$ --book mike.book init --house mike
  started a new book in USD with `mike` rules
  recorded #2 ········
! next: add the players (player add NAME NAME)
$ --book mike.book player add Ann
  Ann, a regular
  recorded #3 ········
$ --book mike.book player add Bob
  Bob, a regular
  recorded #4 ········
! next: open the night (open --banker NAME)
$ --book mike.book player add Cat
  Cat, a regular
  recorded #5 ········
$ --book mike.book open --banker Ann
  night 1 is open at Mike's house; Ann is the banker
  recorded #6 ········
! next: sell chips (buy NAME AMOUNT)
$ --book mike.book buy Ann 20
  Ann buys chips: $20.00 in cash; stack $20.00
  recorded #7 ········
! next: play (hand new or hand result), then count the stacks
$ --book mike.book buy Bob 20
  Bob buys chips: $20.00 in cash; stack $20.00
  recorded #8 ········
! note: buy from a player first: `Ann` has $20.00 (MIK-04)
$ --book mike.book buy Cat 20
  Cat buys chips: $20.00 in cash; stack $20.00
  recorded #9 ········
$ --book mike.book seat Ann 1
  Ann has seat 1
  recorded #10 ········
$ --book mike.book seat Bob 2
  Bob has seat 2
  recorded #11 ········
$ --book mike.book seat Cat 3
  Cat has seat 3
  recorded #12 ········
$ --book mike.book hand add wild.phh
  hand 1, five-card-draw + goal-post + no-opener-redeal + deuces-wild: Ann wins
    $0.15
    the dealer called deuces wild before the deal (MIK-53)
    nobody called Ann's last $0.10, so Ann gets it back (standard rule)
    Ann is the only one left in the main pot, so Ann wins it: $0.15 (standard
      rule)
  recorded #14 ········
$ --book mike.book hand show 1
  hand 1, five-card-draw + goal-post + no-opener-redeal + deuces-wild: Ann wins
    $0.15 (event 14, 2026-01-02 19:27)
  the dealer called five-card-draw + goal-post + no-opener-redeal + deuces-wild
    (MIK-58)
  `goal-post` was called before the deal: if the best hands tie, they get nothing,
    and that part of the pot carries over (MIK-19)
  `deuces-wild` was called before the deal: deuces are wild (MIK-53)
  ¶
  player        posted      before   after
  ──────────────────────────────────────────
  Ann           ante $0.05  $20.00  $20.10
  Bob           ante $0.05  $20.00  $19.95
  Cat (button)  ante $0.05  $20.00  $19.95
  ¶
  the hand
    Ann bets $0.10  pot $0.25
    Bob folds       pot $0.25
    Cat folds       pot $0.25
  ¶
  pot       amount  could win it  won it
  ────────────────────────────────────────
  main pot   $0.15  Ann           Ann
  the dealer called deuces wild before the deal (MIK-53)
  nobody called Ann's last $0.10, so Ann gets it back (standard rule)
  Ann is the only one left in the main pot, so Ann wins it: $0.15 (standard rule)
  ¶
  in the ledger (show 14):
  party  asset  with  amount
  ────────────────────────────
  Ann    chips         $0.10
  Bob    chips        -$0.05
  Cat    chips        -$0.05
$ --book mike.book hand add --hand '{"game":"five-card-stud-hi-lo","hilo":"declare","goalpost":true,"wild":["2"],"button":"Cat","players":[{"name":"Ann","in":"0.10","cards":"KhKd2cAh3d","declare":"high"},{"name":"Bob","in":"0.10","cards":"QhQs2s4c9d","declare":"low"},{"name":"Cat","in":"0.05","folded":true}]}'
  hand 2, five-card-stud-hi-lo + declare + goal-post + deuces-wild: Ann wins
    $0.15, Bob wins $0.10
    the dealer called deuces wild before the deal (MIK-53)
    only Ann is left for high and Bob for low, so they split the main pot without
      comparing hands (standard rule)
    the main pot doesn't split evenly: high $0.15, low $0.10 (MIK-49)
  recorded #16 ········
$ --book mike.book hand new
< q
  stopped: nothing was recorded
! five-card-stud-hi-lo + declare + goal-post + deuces-wild, Ann deals, 3 in: Ann
!   Bob Cat
! Enter to deal > q
$ --book mike.book hand list
  night  hand  game                                             pot  recorded by
  ────────────────────────────────────────────────────────────────────────────────
      1     1  five-card-draw + goal-post + no-opener-redeal  $0.15  full
               + deuces-wild
      1     2  five-card-stud-hi-lo + declare + goal-post +   $0.25  showdown
               deuces-wild
