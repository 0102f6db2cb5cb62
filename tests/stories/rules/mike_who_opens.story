# Who opens a round out of turn is refused by the rule that says whose turn it is, and later in the round by the one on speaking too soon
# rules: MIK-67 MIK-68 MIK-15

file after_the_flop.phh:
  variant = "holdem"
  _house = "mike"
  starting_stacks = [20, 20, 20, 20]
  players = ["Bob", "Cat", "Dan", "Ann"]
  actions = ["d dh p1 AhKh", "d dh p2 ????", "d dh p3 7c7d", "d dh p4 ????", "p1 cc", "p2 cbr 0.25", "p3 cc", "p4 cc", "p1 cc", "d db Qs7h2c", "p1 cc"]

file in_the_round.phh:
  variant = "holdem"
  _house = "mike"
  starting_stacks = [20, 20, 20, 20]
  players = ["Bob", "Cat", "Dan", "Ann"]
  actions = ["d dh p1 AhKh", "d dh p2 ????", "d dh p3 7c7d", "d dh p4 ????", "p1 cc", "p3 cc"]

file after_the_draw.phh:
  variant = "five-card-draw"
  _house = "mike"
  antes = [0.05, 0.05, 0.05]
  starting_stacks = [20, 20, 20]
  players = ["Bob", "Cat", "Ann"]
  actions = ["d dh p1 ??????????", "d dh p2 ??????????", "d dh p3 ??????????", "p1 cbr 0.25", "p2 cc", "p3 cc", "p1 sd", "p2 sd", "p3 sd", "p1 cc"]

file the_first_round.phh:
  variant = "five-card-draw"
  _house = "mike"
  antes = [0.05, 0.05, 0.05]
  starting_stacks = [20, 20, 20]
  players = ["Bob", "Cat", "Ann"]
  actions = ["d dh p1 ??????????", "d dh p2 ??????????", "d dh p3 ??????????", "p2 cc"]

$ hand check after_the_flop.phh
  {"file":"after_the_flop.phh","error":{"line":5,"column":143,"action":11,"message":"it's `Cat`'s turn, not `Bob`'s (MIK-68); use `p2 cc` to check, `p2 cbr` from 0.05 to 0.50"}}
= 5
> (MIK-68)
$ hand check in_the_round.phh
  {"file":"in_the_round.phh","error":{"line":5,"column":86,"action":6,"message":"it's `Cat`'s turn, not `Dan`'s (MIK-15); use `p2 cc` to check, `p2 cbr` from 0.05 to 0.50"}}
= 5
> (MIK-15)
$ hand check after_the_draw.phh
  {"file":"after_the_draw.phh","error":{"line":6,"column":139,"action":10,"message":"it's `Cat`'s turn, not `Bob`'s (MIK-67); use `p2 cc` to check, `p2 cbr` from 0.05 to 0.50"}}
= 5
> (MIK-67)
$ hand check the_first_round.phh
  {"file":"the_first_round.phh","error":{"line":6,"column":79,"action":4,"message":"it's `Bob`'s turn, not `Cat`'s (MIK-67); use `p1 cc` to check, `p1 cbr` from 0.05 to 0.50"}}
= 5
> (MIK-67)
