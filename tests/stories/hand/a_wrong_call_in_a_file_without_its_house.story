# Ann named her hand wrongly, Bob threw his away for it, and Fay is all-in for less. The file says that a wrong call is out, and no house.

file call.phh:
  variant = "holdem"
  antes = [0, 0, 0]
  blinds_or_straddles = [0.50, 0, 0]
  min_bet = 0.50
  starting_stacks = [37.50, 40, 122.50]
  actions = ["d dh p1 ????", "d dh p2 ????", "d dh p3 ????", "p2 cbr 2.92", "p3 cc", "p1 cbr 37.50", "p2 cbr 40", "p3 cc", "d db 7hThQc", "d db Qh", "d db 6c", "p2 miscall", "p1 sm 3d7c", "p2 sm 2s6h", "p3 sm"]
  _miscall_out = true
  players = ["Fay", "Ann", "Bob"]

$ hand check call.phh --json
  {"file":"call.phh","hand":null,"variant":"holdem","starting":[37.50,40.00,122.50],"finishing":[112.50,0.00,87.50],"pots":[{"amount":112.50,"eligible":["Fay","Ann"],"high":["Fay"],"low":[]},{"amount":5.00,"eligible":["Bob"],"high":["Bob"],"low":[]}],"awards":[112.50,0.00,5.00],"flags":[],"why":[{"rule":"standard","text":"Ann called the hand wrong and another player folded because of it, so it can't win"},{"rule":"standard","text":"not everybody put in the same amount, so there are 2 pots, each for the players who paid into it"},{"rule":"standard","text":"Fay is the only one left in the main pot, so Fay wins it: 112.50"},{"rule":"standard","text":"Bob is the only one left in side pot 1, so Bob wins it: 5.00"}]}
