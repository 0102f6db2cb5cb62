# Two hands of a casino night out of files: what the house has is not written, and what it forbids is refused.
# rules: CAU-003, CAU-022, CAU-023, CAU-027

file example_a.phh:
  variant = "five-card-draw"
  _house = "cause"
  starting_stacks = [1000, 1000, 1000, 1000]
  players = ["Ann", "Bob", "Cat", "Dan"]
  actions = [
    "d dh p1 KsKdQcJc4h", "d dh p2 9h9d5s3h2c", "d dh p3 AdQd8s6c4c", "d dh p4 Tc7c6d3s2h",
    "p1 cbr 25", "p2 cbr 50", "p3 cbr 75", "p4 cbr 100", "p1 cc", "p2 cc", "p3 cc",
    "p1 sd", "p2 sd", "p3 sd", "p4 sd",
    "p1 cbr 50", "p2 cbr 100", "p3 cbr 150", "p4 cbr 200", "p1 cc", "p2 cc", "p3 cc",
    "p4 sm Tc7c6d3s2h", "p1 sm KsKdQcJc4h", "p2 sm 9h9d5s3h2c", "p3 sm AdQd8s6c4c",
  ]

file example_b.phh:
  variant = "five-card-draw"
  starting_stacks = [1975, 675, 675, 650, 1000, 1000]
  players = ["Ann", "Bob", "Cat", "Dan", "Eve", "Fay"]
  actions = [
    "d dh p1 ??????????", "d dh p2 KsKdQcJc4h", "d dh p3 ??????????", "d dh p4 9h9d5s3h2c",
    "d dh p5 AdQd8s6c4c", "d dh p6 Tc7c6d3s2h",
    "p1 cbr 25", "p2 cbr 50", "p3 cbr 75", "p4 cbr 100", "p5 cc", "p6 cc", "p1 cc", "p2 cc", "p3 cc",
    "p1 sd", "p2 sd", "p3 sd", "p4 sd", "p5 sd", "p6 sd",
    "p1 f", "p2 cc", "p3 cbr 50", "p4 cc", "p5 cbr 75", "p6 cbr 125", "p2 cbr 175",
    "p3 f", "p4 cc", "p5 cc", "p6 cc",
    "p2 sm KsKdQcJc4h", "p4 sm 9h9d5s3h2c", "p5 sm AdQd8s6c4c", "p6 sm Tc7c6d3s2h",
  ]

file a_fourth_raise.phh:
  variant = "five-card-draw"
  _house = "cause"
  starting_stacks = [1000, 1000]
  players = ["Ann", "Bob"]
  actions = [
    "d dh p1 ??????????", "d dh p2 ??????????",
    "p1 cbr 25", "p2 cbr 50", "p1 cbr 75", "p2 cbr 100", "p1 cbr 125",
  ]

file a_side_pot.phh:
  variant = "five-card-draw"
  _house = "cause"
  starting_stacks = [1000, 75]
  players = ["Ann", "Bob"]
  actions = [
    "d dh p1 ??????????", "d dh p2 ??????????",
    "p1 cbr 25", "p2 cbr 50", "p1 cbr 75", "p2 cc",
  ]

$ hand check example_a.phh
  {"file":"example_a.phh","hand":null,"variant":"five-card-draw","starting":[1000,1000,1000,1000],"finishing":[1975,675,675,675],"pots":[{"amount":1300,"eligible":["Ann","Bob","Cat","Dan"],"high":["Ann"],"low":[]}],"awards":[1300,0,0,0],"flags":[],"why":[{"rule":"CAU-062","text":"more than one player is left after the first round, so they draw cards"},{"rule":"CAU-032","text":"Dan made the last bet or raise, so Dan shows first"},{"rule":"CAU-030, CAU-034, CAU-063","text":"Ann has the best hand for the main pot of 1,300: pair of kings"},{"rule":"CAU-050","text":"Ann beats Bob, pair against pair: compare the rank of the pair, then the kickers from the top"}]}
$ hand check a_fourth_raise.phh a_side_pot.phh
  {"file":"a_fourth_raise.phh","error":{"line":7,"column":57,"action":7,"message":"`Ann` can't raise: this round has already had 3 raises (CAU-022); use `p1 f`, `p1 cc` to call 25"}}
  {"file":"a_side_pot.phh","error":{"line":7,"column":43,"action":6,"message":"`Bob` has 0 but needs 25 to call: every bet must be covered, so the hand waits until `Bob` buys 25 (CAU-027); use `p2 f`, `p2 chips 25` to buy enough"}}
= 5
$ init --house cause
  started a new book in points with `cause` rules
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
$ player add Eve
  Eve, a regular
  recorded #7 ········
$ player add Fay
  Fay, a regular
  recorded #8 ········
$ open --banker Ann
  night 1 is open at The Cause; Ann is the banker
  recorded #9 ········
! note: management decides how much players can buy in for (CAU-004)
! next: sell chips (buy NAME AMOUNT)
$ buy Ann 1025
  Ann buys chips: 1,025 in cash; stack 1,000
  Ann pays 25 into the leaderboard to join the table (CAU-003)
  recorded #11 ········
! next: play (hand new or hand result), then count the stacks
$ buy Bob 1025
  Bob buys chips: 1,025 in cash; stack 1,000
  Bob pays 25 into the leaderboard to join the table (CAU-003)
  recorded #13 ········
$ buy Cat 1025
  Cat buys chips: 1,025 in cash; stack 1,000
  Cat pays 25 into the leaderboard to join the table (CAU-003)
  recorded #15 ········
$ buy Dan 1025
  Dan buys chips: 1,025 in cash; stack 1,000
  Dan pays 25 into the leaderboard to join the table (CAU-003)
  recorded #17 ········
$ buy Eve 1025
  Eve buys chips: 1,025 in cash; stack 1,000
  Eve pays 25 into the leaderboard to join the table (CAU-003)
  recorded #19 ········
$ buy Fay 1025
  Fay buys chips: 1,025 in cash; stack 1,000
  Fay pays 25 into the leaderboard to join the table (CAU-003)
  recorded #21 ········
$ hand add example_a.phh
  hand 1, five-card-draw: Ann wins 1,300
    more than one player is left after the first round, so they draw cards
      (CAU-062)
    Dan made the last bet or raise, so Dan shows first (CAU-032)
    Ann has the best hand for the main pot of 1,300: pair of kings (CAU-030,
      CAU-034, CAU-063)
    Ann beats Bob, pair against pair: compare the rank of the pair, then the
      kickers from the top (CAU-050)
  recorded #24 ········
! note: `Dan` pays 25 into the leaderboard for dealing (CAU-003)
$ hand add example_b.phh
  hand 2, five-card-draw: Bob wins 1,500
    more than one player is left after the first round, so they draw cards
      (CAU-062)
    Bob made the last bet or raise, so Bob shows first (CAU-032)
    Bob has the best hand for the main pot of 1,500: pair of kings (CAU-030,
      CAU-034, CAU-063)
    Bob beats Dan, pair against pair: compare the rank of the pair, then the
      kickers from the top (CAU-050)
  recorded #27 ········
! note: a player folded when they could have checked for free (CAU-020)
! note: `Fay` pays 25 into the leaderboard for dealing (CAU-003)
$ hand add a_fourth_raise.phh
! error: a_fourth_raise.phh:7:57: action 7: `Ann` can't raise: this round has already had 3 raises (CAU-022)
= 5
$ hand add a_side_pot.phh
! error: a_side_pot.phh:7:43: action 6: `Bob` has 0 but needs 25 to call: every bet must be covered, so the hand waits until `Bob` buys 25 (CAU-027)
= 5
$ status
  night 1 at The Cause, open since 2026-01-02 19:09; banker: Ann
  ¶
  player  bought    cash  app  notes  book  chips  counted  result
  ──────────────────────────────────────────────────────────────────
  Ann      1,025  -1,025    –      –     –  1,850  not yet     850
  Bob      1,025  -1,025    –      –     –  1,875  not yet     875
  Cat      1,025  -1,025    –      –     –    500  not yet    -500
  Dan      1,025  -1,025    –      –     –    350  not yet    -625
  Eve      1,025  -1,025    –      –     –    700  not yet    -300
  Fay      1,025  -1,025    –      –     –    675  not yet    -300
  ¶
  drawer 6,150   chips out 6,150   in the middle 0
  the leaderboard has 200
! next: play (hand new or hand result), then count the stacks
$ hand export 1 --format housebook --out again.phh
  1 hand in `again.phh`
$ hand add again.phh
  already recorded as hand 1 of night 1 (event 23)
$ audit
  check           found
  ────────────────────────────────────────────────────────────
  file        ok  pages and indexes are sound
  references  ok  no broken links
  people      ok  nobody is listed twice
  chain       ok  27 events in an unbroken chain
  entries     ok  50 postings match their events and balance
  replay      ok  29 tables match the events
  requests    ok  every answer belongs to its events
  hands       ok  2 hands settled again, same result
  ¶
  the book is in order: 27 events
