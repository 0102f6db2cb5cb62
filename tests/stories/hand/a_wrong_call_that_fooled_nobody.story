# A hand named wrongly costs nothing where nobody threw his away for it. The stakes say that somebody did, found again or not.
# rules: DAV-55

file fooled.phh:
  variant = "holdem"
  _house = "dave"
  blinds_or_straddles = [0.25, 0.50]
  starting_stacks = [40, 40]
  players = ["Ann", "Bob"]
  actions = ["d dh p1 ????", "d dh p2 ????", "p2 cbr 40", "p1 cc", "d db 2c3d7h", "d db 8s", "d db 5c", "p1 sm KsKd", "p2 miscall", "p2 sm AsAd"]

$ hand check fooled.phh
  {"file":"fooled.phh","hand":null,"variant":"holdem","starting":[40.00,40.00],"finishing":[0.00,80.00],"pots":[{"amount":80.00,"eligible":["Ann","Bob"],"high":["Bob"],"low":[]}],"awards":[0.00,80.00],"flags":[],"why":[{"rule":"DAV-52","text":"nobody bet in the last round, so Ann, on the dealer's left, shows first"},{"rule":"DAV-55","text":"Bob called the hand wrong, but nobody folded because of it: cards speak"},{"rule":"DAV-54","text":"Bob has the best hand for the main pot of $80.00: pair of aces"}]}
> Bob called the hand wrong, but nobody folded because of it: cards speak
> Bob has the best hand for the main pot of $80.00
$ showdown
< {"house":"dave","game":"holdem","unit":"0.25","board":"2c3d7h8s5c","players":[{"name":"Ann","in":"40","cards":"KsKd"},{"name":"Bob","in":"40","cards":"AsAd","miscalled":true}]}
  {"id":null,"pots":[{"amount":"80.00","eligible":["Ann","Bob"],"high":["Ann"],"low":[]}],"awards":{"Ann":"80.00"},"returned":{},"carry":"0.00","why":[{"rule":"DAV-55","text":"Bob called the hand wrong and another player folded because of it, so it can't win"},{"rule":"DAV-55","text":"Ann is the only one left in the main pot, so Ann wins it: $80.00"}]}
> Bob called the hand wrong and another player folded because of it, so it can't win
