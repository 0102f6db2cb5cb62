# A high-low hand of the Igloo: players declare, and bet once more behind it.
# rules: IGL-08, IGL-09, IGL-10, IGL-27, IGL-29

file declared.phh:
  variant = "five-card-stud-hi-lo"
  _house = "igloo"
  _features = ["round-after-declare"]
  starting_stacks = [20, 20, 20]
  players = ["Ann", "Bob", "Cat"]
  actions = [
    "d dh p1 2c3c", "d dh p2 KdQd", "d dh p3 9s9c", "p2 cbr 0.50", "p3 cc", "p1 cc",
    "d dh p1 4d", "d dh p2 Qh", "d dh p3 2h", "p2 cc", "p3 cc", "p1 cc",
    "d dh p1 6s", "d dh p2 7s", "d dh p3 9h", "p2 cc", "p3 cc", "p1 cc",
    "d dh p1 7h", "d dh p2 8s", "d dh p3 Kc", "p2 cbr 1", "p3 cc", "p1 cc",
    "p1 dc low", "p2 dc high", "p3 dc high", "p1 cbr 1", "p2 f",
  ]

file called_behind_it.phh:
  variant = "five-card-stud-hi-lo"
  _house = "igloo"
  _features = ["round-after-declare"]
  starting_stacks = [20, 20, 20]
  players = ["Ann", "Bob", "Cat"]
  actions = [
    "d dh p1 2c3c", "d dh p2 KdQd", "d dh p3 9s9c", "p2 cbr 0.50", "p3 cc", "p1 cc",
    "d dh p1 4d", "d dh p2 Qh", "d dh p3 2h", "p2 cc", "p3 cc", "p1 cc",
    "d dh p1 6s", "d dh p2 7s", "d dh p3 9h", "p2 cc", "p3 cc", "p1 cc",
    "d dh p1 7h", "d dh p2 8s", "d dh p3 Kc", "p2 cc", "p3 cc", "p1 cc",
    "p1 dc low", "p2 dc high", "p3 dc high", "p1 cbr 1", "p2 f", "p3 cc",
  ]

file too_much.phh:
  variant = "five-card-stud-hi-lo"
  _house = "igloo"
  starting_stacks = [20, 20, 20]
  players = ["Ann", "Bob", "Cat"]
  actions = ["d dh p1 2c3c", "d dh p2 KdQd", "d dh p3 9s9c", "p2 cbr 0.55"]

file other_limits.phh:
  variant = "five-card-stud"
  _house = "igloo"
  min_bet = 0.10
  starting_stacks = [20, 20, 20]
  players = ["Ann", "Bob", "Cat"]
  actions = []

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
$ hand add too_much.phh
! error: too_much.phh:5:61: action 4: `Bob` can bet between $0.05 and $0.50, not $0.55 (IGL-09)
= 5
$ hand add other_limits.phh
! error: other_limits.phh:3:1: `min_bet` is $0.10, but at `igloo` it's $0.05 (IGL-09)
= 5
$ hand add called_behind_it.phh
! error: called_behind_it.phh:11:65: action 30: the hand is over: the last two went high and low, so they split the pot (IGL-31)
= 5
$ hand add declared.phh
  hand 1, five-card-stud-hi-lo + round-after-declare: Ann wins $2.40, Cat wins
    $2.40
    nobody called Ann's last $1.00, so Ann gets it back (standard rule)
    only Cat is left for high and Ann for low, so they split the main pot without
      comparing hands (IGL-31)
    the main pot is split in half: $2.40 for each half (IGL-26)
  recorded #11 ········
$ hand show 1
  hand 1, five-card-stud-hi-lo + round-after-declare: Ann wins $2.40, Cat wins
    $2.40 (event 11, 2026-01-02 19:11)
  the dealer called five-card-stud-hi-lo + round-after-declare (IGL-07)
  `round-after-declare` was called before the deal: one more round of betting
    after the declare (IGL-07)
  ¶
  player        posted      before   after
  ──────────────────────────────────────────
  Ann           –           $20.00  $20.90
  Bob           –           $20.00  $18.50
  Cat (button)  dead $0.30  $20.00  $20.60
  ¶
  the hand
    Ann is dealt (2c) 3c  pot $0.30
    Bob is dealt (Kd) Qd  pot $0.30
    Cat is dealt (9s) 9c  pot $0.30
    Bob bets $0.50        pot $0.80
    Cat calls $0.50       pot $1.30
    Ann calls $0.50       pot $1.80
    Ann is dealt 4d       pot $1.80
    Bob is dealt Qh       pot $1.80
    Cat is dealt 2h       pot $1.80
    Bob checks            pot $1.80
    Cat checks            pot $1.80
    Ann checks            pot $1.80
    Ann is dealt 6s       pot $1.80
    Bob is dealt 7s       pot $1.80
    Cat is dealt 9h       pot $1.80
    Bob checks            pot $1.80
    Cat checks            pot $1.80
    Ann checks            pot $1.80
    Ann is dealt 7h       pot $1.80
    Bob is dealt 8s       pot $1.80
    Cat is dealt Kc       pot $1.80
    Bob bets $1.00        pot $2.80
    Cat calls $1.00       pot $3.80
    Ann calls $1.00       pot $4.80
    Ann goes low          pot $4.80
    Bob goes high         pot $4.80
    Cat goes high         pot $4.80
    Ann bets $1.00        pot $5.80
    Bob folds             pot $5.80
  ¶
  pot       amount  could win it  won it
  ─────────────────────────────────────────────
  main pot   $4.80  Ann and Cat   Ann and Cat
  ¶
  declared, all at once: Ann low, Bob high, Cat high (IGL-28)
  ¶
  hole cards are in parentheses (IGL-42)
  nobody called Ann's last $1.00, so Ann gets it back (standard rule)
  only Cat is left for high and Ann for low, so they split the main pot without
    comparing hands (IGL-31)
  the main pot is split in half: $2.40 for each half (IGL-26)
  ¶
  in the ledger (show 11):
  party  asset  with  amount
  ────────────────────────────
  Ann    chips         $0.90
  Bob    chips        -$1.50
  Cat    chips         $0.60
$ audit
  check           found
  ────────────────────────────────────────────────────────────
  file        ok  pages and indexes are sound
  references  ok  no broken links
  people      ok  nobody is listed twice
  chain       ok  11 events in an unbroken chain
  entries     ok  15 postings match their events and balance
  replay      ok  29 tables match the events
  requests    ok  every answer belongs to its events
  hands       ok  1 hand settled again, same result
  ¶
  the book is in order: 11 events
