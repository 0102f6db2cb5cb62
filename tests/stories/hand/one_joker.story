# A game with a joker has one, wherever the cards are told; hands alone may have the two of a new deck: MIK-51

file jokers.phh:
  variant = "five-card-draw"
  _house = "mike"
  _features = ["joker-wild"]
  starting_stacks = [20, 20]
  actions = ["d dh p1 2cJo3d4d5d", "d dh p2 Jo3h4h8h9h"]

$ showdown
< {"house":"mike","game":"five-card-draw joker wild","players":[{"name":"Ann","in":"1","cards":"As Jo Jo 3c 4c"},{"name":"Bob","in":"1","cards":"Ad7c8h9h2d"}]}
  {"id":null,"error":{"code":"card-twice","exit":5,"rule":null,"message":"Jo was dealt twice: `Ann` has it more than once","hint":null}}
= 5
$ showdown
< {"house":"mike","game":"five-card-draw joker wild","players":[{"name":"Ann","in":"1","cards":"AsJo2c3c4c"},{"name":"Bob","in":"1","cards":"Ad7cJo8h9h"}]}
  {"id":null,"error":{"code":"card-twice","exit":5,"rule":null,"message":"Jo was dealt twice: to `Ann` and to `Bob`","hint":null}}
= 5
$ showdown
< {"house":"mike","game":"five-card-draw joker wild","players":[{"name":"Ann","in":"1","cards":"AsJo2c3c4c"},{"name":"Bob","in":"1","cards":"Ad7c5h8h9h"}]}
  {"id":null,"pots":[{"amount":"2.00","eligible":["Ann","Bob"],"high":["Ann"],"low":[]}],"awards":{"Ann":"2.00"},"returned":{},"carry":"0.00","why":[{"rule":"MIK-53","text":"the dealer called the joker wild before the deal"},{"rule":"MIK-31","text":"Ann has the best hand for the main pot of $2.00: straight, five high"}]}
$ hand check jokers.phh
  {"file":"jokers.phh","error":{"line":5,"column":35,"action":2,"message":"Jo is already on the table; use `d dh` with 5 cards for p2"}}
= 5
$ rank
< {"house":"mike","high":"standard","wild":["joker"],"hands":["5s Jo Jo Jd Js","5sJoJoJoKd"]}
  {"id":null,"error":{"code":"card-twice","exit":5,"rule":null,"message":"hand 1: a deck has only 2 jokers","hint":null}}
= 5
$ games show "five-card-draw joker-wild" --house mike
  game        Five-card draw, `five-card-draw`
  listed      draw games
  course      5 down, bet; draw up to 3, bet
  cards       all 5 cards play
  wins        the best hand
  in words    Five cards down to each player, then a bet. Everybody draws up to
              three cards, then a bet. Wild: the joker. The best hand takes the
              pot.
  wild        the joker
  added       joker-wild (the joker can be any card)
  players     2 to 10 from 52 cards and the joker
  house       Mike's house, `mike`
  bet limits  spread (MIK-62), bet from $0.00 (MIK-62), bet to $0.50 (MIK-62),
              last round to $0.50 (MIK-62), raise by at least $0.05 (MIK-62),
              raise by at most $0.50 (MIK-62), 3 raises (MIK-61)
  call first  joker-wild (MIK-53)
  can add     high-low, eight-or-better, goal-post, no-opener-redeal, no-ante,
              draw-all, match-pot, low-card-wild, one-eyed-jacks-wild,
              suicide-king-wild, any rank, like `3s-wild`
