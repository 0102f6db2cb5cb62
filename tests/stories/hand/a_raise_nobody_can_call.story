# A raise that nobody can call is a call in a format that knows no such raise; the money is the same.

Bob raises over Ann's all-in, and Cat, still to act, has less than it costs to call.

file raised.phhs:
  [1]
  variant = "holdem"
  _house = "dave"
  blinds_or_straddles = [0.25, 0.50, 0]
  starting_stacks = [25.25, 39, 55.75]
  players = ["Cat", "Ann", "Bob"]
  actions = ["d dh p1 ????", "d dh p2 ????", "d dh p3 ????", "p3 cbr 1.00", "p1 cc", "p2 cc", "d db 7d7h5h", "p1 cbr 0.50", "p2 cbr 38", "p3 cbr 54.75", "p1 f", "d db 9c", "d db 2c", "p2 sm", "p3 sm AsAh"]

$ hand check raised.phhs
  {"file":"raised.phhs","hand":"1","variant":"holdem","starting":[25.25,39.00,55.75],"finishing":[23.75,0.00,96.25],"pots":[{"amount":79.50,"eligible":["Bob"],"high":["Bob"],"low":[]}],"awards":[0.00,0.00,79.50],"flags":[],"why":[{"rule":"DAV-52","text":"nobody bet in the last round, so Ann, on the dealer's left, shows first"},{"rule":"standard","text":"nobody called Bob's last $16.75, so Bob gets it back"},{"rule":"DAV-53","text":"Bob is the only one left in the main pot, so Bob wins it: $79.50"}]}
> Bob

$ hand convert --format phh raised.phhs
  variant = "NT"
  ante_trimming_status = false
  antes = [0.00, 0.00, 0.00]
  blinds_or_straddles = [0.25, 0.50, 0.00]
  min_bet = 0.50
  starting_stacks = [25.25, 39.00, 55.75]
  actions = ["d dh p1 ????", "d dh p2 ????", "d dh p3 ????", "p3 cbr 1.00", "p1 cc", "p2 cc", "d db 7d7h5h", "p1 cbr 0.50", "p2 cbr 38.00", "p3 cc", "p1 f", "p3 sm AsAh", "p2 sm"]
  hand = 1
  players = ["Cat", "Ann", "Bob"]
  _kept = "hand1 Gholdem Lnn50 Uxbddln-hh P2525/0/25,3900/0/50,5575 B2 F2 S Yo Ya I1 Hdave d0???? d1???? d2???? r2100 c0 c1 b7d7h5h r050 r13800 r25475 f0 b9c b2c m1 w2AsAh"
> "p3 cc"
