# Who opens after the declare has chips: where the one for high is all-in, another for high opens (IGL-30)

file high.phh:
  variant = "five-card-draw-hi-lo"
  _house = "igloo"
  starting_stacks = [0.50, 20, 20, 20]
  players = ["Ann", "Bob", "Cat", "Dan"]
  actions = ["d dh p1 ??????????","d dh p2 ??????????","d dh p3 ??????????","d dh p4 ??????????",
  "p1 cbr 0.50","p2 cc","p3 cc","p4 cc","p1 sd","p2 sd","p3 sd","p4 sd","p2 cc","p3 cc","p4 cc",
  "p1 dc high","p2 dc low","p3 dc high","p4 dc low","p3 cbr 1","p4 cc","p2 cc","p1 sm 2h3s4d5c7h","p2 sm 2s3d4c6c8d","p3 sm KhKsKdQhQs","p4 sm 2c3c5s6h8h"]
file low.phh:
  variant = "five-card-draw-hi-lo"
  _house = "igloo"
  starting_stacks = [0.50, 20, 20, 20]
  players = ["Ann", "Bob", "Cat", "Dan"]
  actions = ["d dh p1 ??????????","d dh p2 ??????????","d dh p3 ??????????","d dh p4 ??????????",
  "p1 cbr 0.50","p2 cc","p3 cc","p4 cc","p1 sd","p2 sd","p3 sd","p4 sd","p2 cc","p3 cc","p4 cc",
  "p1 dc high","p2 dc low","p3 dc high","p4 dc low","p2 cbr 1","p3 cc","p4 cc","p1 sm 2h3s4d5c7h","p2 sm 2s3d4c6c8d","p3 sm KhKsKdQhQs","p4 sm 2c3c5s6h8h"]
$ hand check high.phh
  {"file":"high.phh","hand":null,"variant":"five-card-draw-hi-lo","starting":[0.50,20.00,20.00,20.00],"finishing":[0.00,21.20,21.20,18.10],"pots":[{"amount":2.40,"eligible":["Ann","Bob","Cat","Dan"],"high":["Cat"],"low":["Bob"]},{"amount":3.00,"eligible":["Bob","Cat","Dan"],"high":["Cat"],"low":["Bob"]}],"awards":[0.00,2.70,2.70,0.00],"flags":[],"why":[{"rule":"IGL-15","text":"not everybody put in the same amount, so there are 2 pots, each for the players who paid into it"},{"rule":"IGL-18","text":"Cat has the best hand for the high half of the main pot: full house, kings over queens"},{"rule":"IGL-23","text":"Bob has the best hand for the low half of the main pot: eight-six low"},{"rule":"IGL-26","text":"the main pot is split in half: $1.20 for each half"},{"rule":"IGL-18","text":"Cat has the best hand for the high half of side pot 1: full house, kings over queens"},{"rule":"IGL-23","text":"Bob has the best hand for the low half of side pot 1: eight-six low"},{"rule":"IGL-26","text":"side pot 1 is split in half: $1.50 for each half"}]}
$ hand check low.phh
  {"file":"low.phh","error":{"line":7,"column":52,"action":20,"message":"it's `Cat`'s turn, not `Bob`'s; use `p3 cc` to check, `p3 cbr` from 0.05 to 1.00"}}
= 5
