# The draw games of the Cause: how many play, how many cards are changed, when there is a draw.

file seven_players.phh:
  variant = "five-card-draw"
  _house = "cause"
  starting_stacks = [1000, 1000, 1000, 1000, 1000, 1000, 1000]
  players = ["Ann", "Bob", "Cat", "Dan", "Eve", "Fay", "Gus"]
  actions = []

file four_discarded.phh:
  variant = "five-card-draw"
  _house = "cause"
  starting_stacks = [1000, 1000]
  players = ["Bob", "Ann"]
  actions = ["d dh p1 ??????????", "d dh p2 ??????????", "p1 cc", "p2 cc", "p1 sd ????????"]

file two_and_none.phh:
  variant = "five-card-draw"
  _house = "cause"
  starting_stacks = [1000, 1000]
  players = ["Bob", "Ann"]
  actions = [
    "d dh p1 KhKd8s5c2d", "d dh p2 AhQd9s5h3c", "p1 cc", "p2 cc", "p1 sd 5c2d", "d dh p1 7c6c", "p2 sd",
    "p1 cc", "p2 cc", "p1 sm KhKd8s7c6c", "p2 sm AhQd9s5h3c",
  ]

file all_fold.phh:
  variant = "five-card-draw"
  _house = "cause"
  starting_stacks = [1000, 1000, 1000]
  players = ["Bob", "Cat", "Ann"]
  actions = ["d dh p1 ??????????", "d dh p2 ??????????", "d dh p3 ??????????", "p1 cbr 25", "p2 f", "p3 f"]

file a_seven_opens.phh:
  variant = "five-card-draw"
  _house = "cause"
  starting_stacks = [1000, 1000]
  players = ["Bob", "Ann"]
  actions = ["d dh p1 7h5d4s3c2d", "d dh p2 ??????????", "p1 cbr 25", "p2 f"]

## V-CAU-056: seven cannot play five-card draw
$ hand check seven_players.phh
  {"file":"seven_players.phh","error":{"line":1,"column":1,"message":"`five-card-draw` takes 2 to 6 players at this house, not 7 (CAU-059)"}}
= 5
> `five-card-draw` takes 2 to 6 players at this house, not 7 (CAU-059)

## V-CAU-057: four discards are refused, two and none are good
$ hand check four_discarded.phh
  {"file":"four_discarded.phh","error":{"line":5,"column":75,"action":5,"message":"`Bob` can draw 3 cards, not 4 (CAU-060); use `p1 sd` with up to 3 cards"}}
= 5
> `Bob` can draw 3 cards, not 4 (CAU-060)
$ hand check two_and_none.phh
  {"file":"two_and_none.phh","hand":null,"variant":"five-card-draw","starting":[1000,1000],"finishing":[1025,975],"pots":[{"amount":50,"eligible":["Bob","Ann"],"high":["Bob"],"low":[]}],"awards":[50,0],"flags":[],"why":[{"rule":"CAU-024","text":"nobody bet in round 1, so the pot stays at 50"},{"rule":"CAU-024","text":"nobody bet in round 2, so the pot stays at 50"},{"rule":"CAU-062","text":"more than one player is left after the first round, so they draw cards"},{"rule":"CAU-032","text":"nobody bet in the last round, so Bob, on the dealer's left, shows first"},{"rule":"CAU-030, CAU-034, CAU-063","text":"Bob has the best hand for the main pot of 50: pair of kings"},{"rule":"CAU-041","text":"a pair of kings beats ace high"}]}
> "finishing":[1025,975]
> CAU-063

## V-CAU-059: all check and there is a draw; all but one fold and there is none
$ hand check two_and_none.phh
  {"file":"two_and_none.phh","hand":null,"variant":"five-card-draw","starting":[1000,1000],"finishing":[1025,975],"pots":[{"amount":50,"eligible":["Bob","Ann"],"high":["Bob"],"low":[]}],"awards":[50,0],"flags":[],"why":[{"rule":"CAU-024","text":"nobody bet in round 1, so the pot stays at 50"},{"rule":"CAU-024","text":"nobody bet in round 2, so the pot stays at 50"},{"rule":"CAU-062","text":"more than one player is left after the first round, so they draw cards"},{"rule":"CAU-032","text":"nobody bet in the last round, so Bob, on the dealer's left, shows first"},{"rule":"CAU-030, CAU-034, CAU-063","text":"Bob has the best hand for the main pot of 50: pair of kings"},{"rule":"CAU-041","text":"a pair of kings beats ace high"}]}
> so they draw cards
> "rule":"CAU-062"
$ hand check all_fold.phh
  {"file":"all_fold.phh","hand":null,"variant":"five-card-draw","starting":[1000,1000,1000],"finishing":[1050,975,975],"pots":[{"amount":75,"eligible":["Bob"],"high":["Bob"],"low":[]}],"awards":[75,0,0],"flags":[],"why":[{"rule":"CAU-062","text":"only Bob is left, so there's no draw"},{"rule":"standard","text":"nobody called Bob's last 25, so Bob gets it back"},{"rule":"CAU-029","text":"Bob is the only one left in the main pot, so Bob wins it: 75"}]}
> only Bob is left, so there's no draw
> "rule":"CAU-062"
> "rule":"CAU-029"

## V-CAU-060: a hand with nothing but a seven may open
$ hand check a_seven_opens.phh
  {"file":"a_seven_opens.phh","hand":null,"variant":"five-card-draw","starting":[1000,1000],"finishing":[1025,975],"pots":[{"amount":50,"eligible":["Bob"],"high":["Bob"],"low":[]}],"awards":[50,0],"flags":[],"why":[{"rule":"CAU-062","text":"only Bob is left, so there's no draw"},{"rule":"standard","text":"nobody called Bob's last 25, so Bob gets it back"},{"rule":"CAU-029","text":"Bob is the only one left in the main pot, so Bob wins it: 50"}]}
> "finishing":[1025,975]
