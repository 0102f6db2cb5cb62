# A hand file that carries money no chips of the house make is refused where it says so.
# rules: MIK-13

file carry.phh:
  variant = "holdem"
  _house = "mike"
  antes = [0.05, 0.05]
  _carry = 0.03
  starting_stacks = [40, 40]
  players = ["Ann", "Bob"]
  actions = ["d dh p1 ????", "d dh p2 ????", "p1 cc", "p2 cc", "d db 2c3d7h", "p1 cc", "p2 cc", "d db 8s", "p1 cc", "p2 cc", "d db 5c", "p1 cc", "p2 cc", "p1 sm AsAd", "p2 sm KsKd"]

$ hand check carry.phh
  {"file":"carry.phh","error":{"line":4,"column":1,"message":"the carry is 0.03, which isn't a multiple of 0.05 (MIK-13)"}}
= 5
> "line":4
> the carry is 0.03, which isn't a multiple of 0.05
