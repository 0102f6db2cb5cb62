# Who named his hand wrongly and throws it away leaves the pot to the other who did, whatever was said first and whoever else is in.
# rules: DAV-55

Ann throws hers away, Bob shows tens; both named theirs wrongly.

file two.phh:
  variant = "holdem"
  _house = "dave"
  blinds_or_straddles = [0.25, 0.50]
  starting_stacks = [40, 40]
  players = ["Ann", "Bob"]
  actions = ["d dh p1 ????", "d dh p2 ????", "p2 cbr 40", "p1 cc", "d db 2c3d7h", "d db 8s", "d db 5c", "p1 sm", "p2 sm TsTd", "p1 miscall", "p2 miscall"]

$ hand check two.phh
  {"file":"two.phh","hand":null,"variant":"holdem","starting":[40.00,40.00],"finishing":[0.00,80.00],"pots":[{"amount":80.00,"eligible":["Bob"],"high":["Bob"],"low":[]}],"awards":[0.00,80.00],"flags":[],"why":[{"rule":"DAV-52","text":"nobody bet in the last round, so Ann, on the dealer's left, shows first"},{"rule":"DAV-55","text":"Bob called the hand wrong and another player folded because of it, so it can only win a pot that nobody else can win"},{"rule":"DAV-55","text":"Bob is the only one left in the main pot, so Bob wins it: $80.00"}]}
> Bob is the only one left in the main pot, so Bob wins it: $80.00

file two-again.phh:
  variant = "holdem"
  _house = "dave"
  blinds_or_straddles = [0.25, 0.50]
  starting_stacks = [40, 40]
  players = ["Ann", "Bob"]
  actions = ["d dh p1 ????", "d dh p2 ????", "p2 cbr 40", "p1 cc", "d db 2c3d7h", "d db 8s", "d db 5c", "p2 miscall", "p1 sm", "p1 miscall", "p2 sm TsTd"]

$ hand check two-again.phh
  {"file":"two-again.phh","hand":null,"variant":"holdem","starting":[40.00,40.00],"finishing":[0.00,80.00],"pots":[{"amount":80.00,"eligible":["Bob"],"high":["Bob"],"low":[]}],"awards":[0.00,80.00],"flags":[],"why":[{"rule":"DAV-52","text":"nobody bet in the last round, so Ann, on the dealer's left, shows first"},{"rule":"DAV-55","text":"Bob called the hand wrong and another player folded because of it, so it can only win a pot that nobody else can win"},{"rule":"DAV-55","text":"Bob is the only one left in the main pot, so Bob wins it: $80.00"}]}
> Bob is the only one left in the main pot, so Bob wins it: $80.00

The same beside Cat, who is all-in for less.

file beside.phh:
  variant = "holdem"
  _house = "dave"
  blinds_or_straddles = [0.25, 0.50, 0]
  starting_stacks = [40, 40, 10]
  players = ["Ann", "Bob", "Cat"]
  actions = ["d dh p1 ????", "d dh p2 ????", "d dh p3 ????", "p3 cbr 10", "p1 cbr 40", "p2 cc", "d db 2c3d7h", "d db 8s", "d db 5c", "p1 sm", "p2 sm TsTd", "p3 sm KsKd", "p1 miscall", "p2 miscall"]

$ hand check beside.phh
  {"file":"beside.phh","hand":null,"variant":"holdem","starting":[40.00,40.00,10.00],"finishing":[0.00,60.00,30.00],"pots":[{"amount":30.00,"eligible":["Bob","Cat"],"high":["Cat"],"low":[]},{"amount":60.00,"eligible":["Bob"],"high":["Bob"],"low":[]}],"awards":[0.00,60.00,30.00],"flags":[],"why":[{"rule":"DAV-52","text":"nobody bet in the last round, so Ann, on the dealer's left, shows first"},{"rule":"DAV-55","text":"Bob called the hand wrong and another player folded because of it, so it can only win a pot that nobody else can win"},{"rule":"DAV-14","text":"not everybody put in the same amount, so there are 2 pots, each for the players who paid into it"},{"rule":"DAV-55","text":"Cat is the only one left in the main pot, so Cat wins it: $30.00"},{"rule":"DAV-55","text":"Bob is the only one left in side pot 1, so Bob wins it: $60.00"}]}
> Cat is the only one left in the main pot, so Cat wins it: $30.00
> Bob is the only one left in side pot 1, so Bob wins it: $60.00

Both in the side pot named theirs wrongly and throw them away: the last to go has it, whose call was heard first or last.

file both.phh:
  variant = "holdem"
  _house = "dave"
  blinds_or_straddles = [0.25, 0.50, 0, 0]
  starting_stacks = [30, 30, 40, 40]
  players = ["Ann", "Bob", "Cat", "Dan"]
  actions = ["d dh p1 ????", "d dh p2 ????", "d dh p3 ????", "d dh p4 ????", "p3 cbr 40", "p4 cc", "p1 cc", "p2 cc", "d db 2c3d7h", "d db 8s", "d db 5c", "p3 miscall", "p4 miscall", "p1 sm JsJd", "p2 sm AsAd", "p3 sm", "p4 sm"]

$ hand check both.phh
  {"file":"both.phh","hand":null,"variant":"holdem","starting":[30.00,30.00,40.00,40.00],"finishing":[0.00,120.00,0.00,20.00],"pots":[{"amount":120.00,"eligible":["Ann","Bob"],"high":["Bob"],"low":[]},{"amount":20.00,"eligible":["Dan"],"high":["Dan"],"low":[]}],"awards":[0.00,120.00,0.00,20.00],"flags":[],"why":[{"rule":"DAV-52","text":"nobody bet in the last round, so Ann, on the dealer's left, shows first"},{"rule":"DAV-55","text":"Dan called the hand wrong and another player folded because of it, so it can only win a pot that nobody else can win"},{"rule":"DAV-14","text":"not everybody put in the same amount, so there are 2 pots, each for the players who paid into it"},{"rule":"DAV-54","text":"Bob has the best hand for the main pot of $120.00: pair of aces"},{"rule":"DAV-55","text":"Dan is the only one left in side pot 1, so Dan wins it: $20.00"}]}
> Dan is the only one left in side pot 1, so Dan wins it: $20.00

file both-again.phh:
  variant = "holdem"
  _house = "dave"
  blinds_or_straddles = [0.25, 0.50, 0, 0]
  starting_stacks = [30, 30, 40, 40]
  players = ["Ann", "Bob", "Cat", "Dan"]
  actions = ["d dh p1 ????", "d dh p2 ????", "d dh p3 ????", "d dh p4 ????", "p3 cbr 40", "p4 cc", "p1 cc", "p2 cc", "d db 2c3d7h", "d db 8s", "d db 5c", "p3 miscall", "p1 sm JsJd", "p2 sm AsAd", "p3 sm", "p4 sm", "p4 miscall"]

$ hand check both-again.phh
  {"file":"both-again.phh","hand":null,"variant":"holdem","starting":[30.00,30.00,40.00,40.00],"finishing":[0.00,120.00,0.00,20.00],"pots":[{"amount":120.00,"eligible":["Ann","Bob"],"high":["Bob"],"low":[]},{"amount":20.00,"eligible":["Dan"],"high":["Dan"],"low":[]}],"awards":[0.00,120.00,0.00,20.00],"flags":[],"why":[{"rule":"DAV-52","text":"nobody bet in the last round, so Ann, on the dealer's left, shows first"},{"rule":"DAV-55","text":"Dan called the hand wrong and another player folded because of it, so it can only win a pot that nobody else can win"},{"rule":"DAV-14","text":"not everybody put in the same amount, so there are 2 pots, each for the players who paid into it"},{"rule":"DAV-54","text":"Bob has the best hand for the main pot of $120.00: pair of aces"},{"rule":"DAV-55","text":"Dan is the only one left in side pot 1, so Dan wins it: $20.00"}]}
> Dan is the only one left in side pot 1, so Dan wins it: $20.00

All three named theirs wrongly, Ann and Bob throw theirs away; Cat is found out before them, between them or behind them.

file before.phh:
  variant = "holdem"
  _house = "dave"
  blinds_or_straddles = [0.25, 0.50, 0]
  starting_stacks = [30, 30, 30]
  players = ["Ann", "Bob", "Cat"]
  actions = ["d dh p1 ????", "d dh p2 ????", "d dh p3 ????", "p3 cbr 30", "p1 cc", "p2 cc", "d db 2c3d7h", "d db 8s", "d db 5c", "p3 miscall", "p1 miscall", "p2 miscall", "p1 sm", "p2 sm", "p3 sm"]

$ hand check before.phh
  {"file":"before.phh","hand":null,"variant":"holdem","starting":[30.00,30.00,30.00],"finishing":[0.00,0.00,90.00],"pots":[{"amount":90.00,"eligible":["Cat"],"high":["Cat"],"low":[]}],"awards":[0.00,0.00,90.00],"flags":[],"why":[{"rule":"DAV-52","text":"nobody bet in the last round, so Ann, on the dealer's left, shows first"},{"rule":"DAV-55","text":"Cat called the hand wrong and another player folded because of it, so it can only win a pot that nobody else can win"},{"rule":"DAV-55","text":"Cat is the only one left in the main pot, so Cat wins it: $90.00"}]}
> Cat is the only one left in the main pot, so Cat wins it: $90.00

file between.phh:
  variant = "holdem"
  _house = "dave"
  blinds_or_straddles = [0.25, 0.50, 0]
  starting_stacks = [30, 30, 30]
  players = ["Ann", "Bob", "Cat"]
  actions = ["d dh p1 ????", "d dh p2 ????", "d dh p3 ????", "p3 cbr 30", "p1 cc", "p2 cc", "d db 2c3d7h", "d db 8s", "d db 5c", "p1 miscall", "p2 miscall", "p1 sm", "p2 sm", "p3 miscall", "p3 sm"]

$ hand check between.phh
  {"file":"between.phh","hand":null,"variant":"holdem","starting":[30.00,30.00,30.00],"finishing":[0.00,0.00,90.00],"pots":[{"amount":90.00,"eligible":["Cat"],"high":["Cat"],"low":[]}],"awards":[0.00,0.00,90.00],"flags":[],"why":[{"rule":"DAV-52","text":"nobody bet in the last round, so Ann, on the dealer's left, shows first"},{"rule":"DAV-55","text":"Cat called the hand wrong and another player folded because of it, so it can only win a pot that nobody else can win"},{"rule":"DAV-55","text":"Cat is the only one left in the main pot, so Cat wins it: $90.00"}]}
> Cat is the only one left in the main pot, so Cat wins it: $90.00

file behind.phh:
  variant = "holdem"
  _house = "dave"
  blinds_or_straddles = [0.25, 0.50, 0]
  starting_stacks = [30, 30, 30]
  players = ["Ann", "Bob", "Cat"]
  actions = ["d dh p1 ????", "d dh p2 ????", "d dh p3 ????", "p3 cbr 30", "p1 cc", "p2 cc", "d db 2c3d7h", "d db 8s", "d db 5c", "p1 miscall", "p2 miscall", "p1 sm", "p2 sm", "p3 sm QsQd", "p3 miscall"]

$ hand check behind.phh
  {"file":"behind.phh","hand":null,"variant":"holdem","starting":[30.00,30.00,30.00],"finishing":[0.00,0.00,90.00],"pots":[{"amount":90.00,"eligible":["Cat"],"high":["Cat"],"low":[]}],"awards":[0.00,0.00,90.00],"flags":[],"why":[{"rule":"DAV-52","text":"nobody bet in the last round, so Ann, on the dealer's left, shows first"},{"rule":"DAV-55","text":"Cat called the hand wrong and another player folded because of it, so it can only win a pot that nobody else can win"},{"rule":"DAV-55","text":"Cat is the only one left in the main pot, so Cat wins it: $90.00"}]}
> Cat is the only one left in the main pot, so Cat wins it: $90.00
