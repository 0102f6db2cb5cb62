# A file names the smallest chip where the house doesn't, and the chips of the case decide where there is a case: DAV-51

file quarters.phh:
  variant = "holdem"
  _house = "dave"
  _unit = 0.25
  blinds_or_straddles = [0.25, 0.50, 0]
  starting_stacks = [40, 37.50, 37.50]
  players = ["Ann", "Bob", "Cat"]
  actions = ["d dh p1 2c7d", "d dh p2 AhKs", "d dh p3 AsKh", "p3 cbr 37.50", "p1 f", "p2 cc", "p2 sm AhKs", "p3 sm AsKh", "d runs 2", "d db 3c4d9h", "d db Tc", "d db Jd", "d db 2d6d8h", "d db 5h", "d db Qs"]
file part.phh:
  variant = "holdem"
  _house = "dave"
  _unit = 0.25
  blinds_or_straddles = [0.25, 0.50, 0]
  starting_stacks = [40, 37.50, 37.50]
  actions = ["d dh p1 2c7d", "d dh p2 AhKs", "d dh p3 AsKh", "p3 cbr 20.10"]
file igloo.phh:
  variant = "five-card-draw"
  _house = "igloo"
  _unit = 0.25
  starting_stacks = [10, 10, 10]
  actions = ["d dh p1 2c7d3s4s5s", "d dh p2 AhKs9c8c7c", "d dh p3 AsKh9d8d7s"]

$ hand check quarters.phh
  {"file":"quarters.phh","hand":null,"variant":"holdem","starting":[40.00,37.50,37.50],"finishing":[39.75,37.75,37.50],"pots":[{"amount":75.25,"eligible":["Bob","Cat"],"high":["Bob","Cat"],"low":[]}],"awards":[0.00,37.75,37.50],"flags":[],"why":[{"rule":"DAV-52","text":"nobody bet in the last round, so Bob, on the dealer's left, shows first"},{"rule":"DAV-51","text":"run 1 of 2 plays for $37.75 of the main pot"},{"rule":"DAV-51","text":"run 2 of 2 plays for $37.50 of the main pot"},{"rule":"DAV-54","text":"Bob and Cat tie for the main pot of $37.75: ace high"},{"rule":"DAV-57","text":"Bob and Cat split the main pot: $18.75 each"},{"rule":"DAV-57","text":"the odd $0.25 of the main pot goes to Bob"},{"rule":"DAV-54","text":"Bob and Cat tie for the main pot of $37.50: ace high"},{"rule":"DAV-57","text":"Bob and Cat split the main pot: $18.75 each"}]}
$ hand check part.phh
  {"file":"part.phh","error":{"line":6,"column":61,"action":4,"message":"$20.10 isn't a multiple of $0.25; use `p3 f`, `p3 cc` to call 0.50, `p3 cbr` from 1.00 to 37.50"}}
= 5
$ hand check igloo.phh
  {"file":"igloo.phh","error":{"line":3,"column":1,"message":"`_unit` is $0.25, but at `igloo` it's $0.05 (IGL-02)"}}
= 5
$ init --house dave
  started a new book in USD with `dave` rules
  recorded #2 ········
! next: add the players (player add NAME NAME)
$ chips set white=0.25:400 red=1:200 green=5:100
  color  value  exist  in the case  out
  ──────────────────────────────────────────
  green  $5.00    100          100    0
  red    $1.00    200          200    0
  white  $0.25    400          400    0
  recorded #3 ········
$ player add Ann Bob Cat
  Ann, a regular
  Bob, a regular
  Cat, a regular
  recorded #6 ········
! next: open the night (open --banker NAME)
$ open --banker Ann --stakes .25/.50
  night 1 is open at Dave's cash game; Ann is the banker
  recorded #7 ········
! note: tonight's buy-in limits, unless everybody agrees to different ones in writing: each player buys at least $10.00; each player can buy up to a $50.00 stack, or the biggest stack at the table (DAV-17)
! next: sell chips (buy NAME AMOUNT)
$ buy Ann 40
  Ann buys chips: $40.00 in cash; stack $40.00
  recorded #8 ········
! next: play (hand new or hand result), then count the stacks
$ buy Bob 37.50
  Bob buys chips: $37.50 in cash; stack $37.50
  recorded #9 ········
$ buy Cat 37.50
  Cat buys chips: $37.50 in cash; stack $37.50
  recorded #10 ········
$ hand add quarters.phh
  hand 1, holdem: Bob wins $37.75, Cat wins $37.50
    nobody bet in the last round, so Bob, on the dealer's left, shows first
      (DAV-52)
    run 1 of 2 plays for $37.75 of the main pot (DAV-51)
    run 2 of 2 plays for $37.50 of the main pot (DAV-51)
    Bob and Cat tie for the main pot of $37.75: ace high (DAV-54)
    Bob and Cat split the main pot: $18.75 each (DAV-57)
    the odd $0.25 of the main pot goes to Bob (DAV-57)
    Bob and Cat tie for the main pot of $37.50: ace high (DAV-54)
    Bob and Cat split the main pot: $18.75 each (DAV-57)
  recorded #11 ········
$ status
  night 1 at Dave's cash game (v8 2018-06-21), open since 2026-01-02 19:06;
    banker: Ann
  ¶
  player  bought     cash  app  notes  book   chips  counted  result
  ────────────────────────────────────────────────────────────────────
  Ann     $40.00  -$40.00    –      –     –  $39.75  not yet  -$0.25
  Bob     $37.50  -$37.50    –      –     –  $37.75  not yet   $0.25
  Cat     $37.50  -$37.50    –      –     –  $37.50  not yet   $0.00
  ¶
  drawer $115.00   chips out $115.00   in the middle $0.00
! next: play (hand new or hand result), then count the stacks
$ hand export 1 --out again.phh
  1 hand in `again.phh`
$ hand check again.phh
  {"file":"again.phh","hand":"1","variant":"NT","starting":[40.00,37.50,37.50],"finishing":[39.75,37.75,37.50],"pots":[{"amount":75.25,"eligible":["Bob","Cat"],"high":["Bob","Cat"],"low":[]}],"awards":[0.00,37.75,37.50],"flags":[],"why":[{"rule":"DAV-52","text":"nobody bet in the last round, so Bob, on the dealer's left, shows first"},{"rule":"DAV-51","text":"run 1 of 2 plays for 37.75 of the main pot"},{"rule":"DAV-51","text":"run 2 of 2 plays for 37.50 of the main pot"},{"rule":"DAV-54","text":"Bob and Cat tie for the main pot of 37.75: ace high"},{"rule":"DAV-57","text":"Bob and Cat split the main pot: 18.75 each"},{"rule":"DAV-57","text":"the odd 0.25 of the main pot goes to Bob"},{"rule":"DAV-54","text":"Bob and Cat tie for the main pot of 37.50: ace high"},{"rule":"DAV-57","text":"Bob and Cat split the main pot: 18.75 each"}]}
$ undo
  undid #11 (hand 1, holdem: Bob won $37.75 and Cat won $37.50)
  recorded #12 ········
$ chips set white=0.50:400 red=1:200 green=5:100
! error: no chips can make the small blind of $0.25: the smallest chip is `white`, worth $0.50
! hint: chips set white=0.25:400
= 4
$ hand add quarters.phh
  hand 1, holdem: Bob wins $37.75, Cat wins $37.50
    nobody bet in the last round, so Bob, on the dealer's left, shows first
      (DAV-52)
    run 1 of 2 plays for $37.75 of the main pot (DAV-51)
    run 2 of 2 plays for $37.50 of the main pot (DAV-51)
    Bob and Cat tie for the main pot of $37.75: ace high (DAV-54)
    Bob and Cat split the main pot: $18.75 each (DAV-57)
    the odd $0.25 of the main pot goes to Bob (DAV-57)
    Bob and Cat tie for the main pot of $37.50: ace high (DAV-54)
    Bob and Cat split the main pot: $18.75 each (DAV-57)
  recorded #13 ········
