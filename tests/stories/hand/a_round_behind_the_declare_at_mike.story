# A round behind the declare that was called is bet at Mike's, also by two who are left for different halves
# rules: MIK-42

file behind.phh:
  variant = "five-card-stud-hi-lo"
  _house = "mike"
  _features = ["declare", "round-after-declare"]
  starting_stacks = [20, 20]
  players = ["Ann", "Bob"]
  actions = ["d dh p1 2c3c", "d dh p2 KdQd", "p2 cc", "p1 cc", "d dh p1 4d", "d dh p2 Qh", "p2 cc", "p1 cc",
    "d dh p1 6s", "d dh p2 7s", "p2 cc", "p1 cc", "d dh p1 7h", "d dh p2 8s", "p2 cbr 0.50", "p1 cc",
    "p1 dc low", "p2 dc high", "p2 cbr 0.50", "p1 f"]

file igloo.phh:
  variant = "five-card-stud-hi-lo"
  _house = "igloo"
  _features = ["round-after-declare"]
  starting_stacks = [20, 20]
  players = ["Ann", "Bob"]
  actions = ["d dh p1 2c3c", "d dh p2 KdQd", "p2 cc", "p1 cc", "d dh p1 4d", "d dh p2 Qh", "p2 cc", "p1 cc",
    "d dh p1 6s", "d dh p2 7s", "p2 cc", "p1 cc", "d dh p1 7h", "d dh p2 8s", "p2 cbr 0.50", "p1 cc",
    "p1 dc low", "p2 dc high", "p2 cbr 0.50", "p1 f"]

Ann folds to the bet, and the whole pot is Bob's.

$ hand check behind.phh
  {"file":"behind.phh","hand":null,"variant":"five-card-stud-hi-lo","starting":[20.00,20.00],"finishing":[19.45,20.55],"pots":[{"amount":1.10,"eligible":["Bob"],"high":["Bob"],"low":[]}],"awards":[0.00,1.10],"flags":[],"why":[{"rule":"standard","text":"nobody called Bob's last $0.50, so Bob gets it back"},{"rule":"standard","text":"Bob is the only one left in the main pot, so Bob wins it: $1.10"}]}
> "awards":[0.00,1.10]

The igloo's own words end the hand with the declares (IGL-31).

$ hand check igloo.phh
  {"file":"igloo.phh","error":{"line":8,"column":31,"action":19,"message":"the hand is over: the last two went high and low, so they split the pot (IGL-31); nothing is left to do"}}
= 5
> (IGL-31)
