# Who makes up for both blinds while the player of the small one is away posts a live big blind and a dead small one: the file tells the stakes by them (DAV-28), and the pot is the house's to settle (DAV-55).

file back.phh:
  variant = "holdem"
  _house = "dave"
  _dead_posts = [0.25, 0, 0, 0]
  blinds_or_straddles = [0.50, 0.50, 0, 0]
  min_bet = 0.50
  starting_stacks = [40, 80, 10, 60]
  players = ["Bob", "Cat", "Dan", "Ann"]
  _miscall_out = true
  actions = ["d dh p1 ????", "d dh p2 ????", "d dh p3 ????", "d dh p4 ????", "p3 f", "p4 cc", "p1 cbr 39.75", "p2 cbr 80", "p4 cc", "d db 2d5hTs", "d db Jh", "p2 miscall", "d db 9s", "p4 sm", "p1 sm"]

$ hand check back.phh
  {"file":"back.phh","hand":null,"variant":"holdem","starting":[40.00,80.00,10.00,60.00],"finishing":[119.50,20.00,10.00,40.50],"pots":[{"amount":119.50,"eligible":["Bob","Cat"],"high":["Bob"],"low":[]},{"amount":40.50,"eligible":["Ann"],"high":["Ann"],"low":[]}],"awards":[119.50,0.00,0.00,40.50],"flags":[],"why":[{"rule":"DAV-52","text":"nobody bet in the last round, so Bob, on the dealer's left, shows first"},{"rule":"DAV-55","text":"Cat called the hand wrong and another player folded because of it, so it can't win"},{"rule":"DAV-14","text":"not everybody put in the same amount, so there are 2 pots, each for the players who paid into it"},{"rule":"standard","text":"nobody called Cat's last $20.00, so Cat gets it back"},{"rule":"DAV-55","text":"Bob is the only one left in the main pot, so Bob wins it: $119.50"},{"rule":"DAV-55","text":"Ann is the only one left in side pot 1, so Ann wins it: $40.50"}]}
$ hand convert back.phh --format housebook
  variant = "holdem"
  ante_trimming_status = false
  antes = [0.00, 0.00, 0.00, 0.00]
  blinds_or_straddles = [0.50, 0.50, 0.00, 0.00]
  min_bet = 0.50
  starting_stacks = [40.00, 80.00, 10.00, 60.00]
  actions = ["d dh p1 ????", "d dh p2 ????", "d dh p3 ????", "d dh p4 ????", "p3 f", "p4 cc", "p1 cbr 39.75", "p2 cbr 80.00", "p4 cc", "d db 2d5hTs", "d db Jh", "p2 miscall", "d db 9s", "p4 sm", "p1 sm"]
  _house = "dave"
  _dead_posts = [0.25, 0.00, 0.00, 0.00]
  _miscall_out = true
  _strict = true
  players = ["Bob", "Cat", "Dan", "Ann"]
