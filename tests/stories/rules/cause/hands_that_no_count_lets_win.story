If every hand that's shown has the wrong number of cards, nobody can win, and it's said.
rules: CAU-014, CAU-119

$ showdown --house cause --json
< {"game":"two-card-guts","blind":"4h6s8h","players":[{"name":"Ann","in":"0","dead":"25","cards":"KcKd"},{"name":"Bob","in":"0","dead":"25","cards":"9c8d"}]}
  {"id":null,"pots":[{"amount":"50","eligible":["Ann","Bob"],"high":[],"low":[]}],"awards":{},"returned":{},"carry":"250","why":[{"rule":"CAU-014","text":"Ann has 2 cards instead of 3 and can't win"},{"rule":"CAU-014","text":"Bob has 2 cards instead of 3 and can't win"},{"rule":"CAU-119","text":"the blind hand wins (eight high), so nobody takes the pot"},{"rule":"CAU-119","text":"50 from the main pot carries over to the next game"},{"rule":"CAU-119","text":"Ann and Bob each pay 100 into the next pot"},{"rule":"CAU-120","text":"the game goes on with Ann and Bob for the pot of 250"}],"matched":{"Ann":"100","Bob":"100"},"goes_on":true,"next":["Ann","Bob"]}
> "rule":"CAU-014","text":"Ann has 2 cards instead of 3 and can't win"
> the blind hand wins (eight high
$ showdown --house cause
< {"game":"five-card-draw","players":[{"name":"Ann","in":"50","cards":"KcKd2d3c"},{"name":"Bob","in":"50","cards":"9c8d"}]}
  {"id":null,"error":{"code":"wrong-card-count","exit":5,"rule":"CAU-014","message":"nobody can win the pot of 100: `Ann` and `Bob` don't have 5 cards","hint":null}}
= 5
> nobody can win the pot of 100: `Ann` and `Bob` don't have 5 cards
$ showdown --house cause
< {"game":"five-card-draw","players":[{"name":"Ann","in":"50","cards":"KcKd2d3c"},{"name":"Bob","in":"50","cards":"9c8d7c2hKs"}]}
  {"id":null,"pots":[{"amount":"100","eligible":["Ann","Bob"],"high":["Bob"],"low":[]}],"awards":{"Bob":"100"},"returned":{},"carry":"0","why":[{"rule":"CAU-014","text":"Ann has 4 cards instead of 5 and can't win"},{"rule":"CAU-030, CAU-034, CAU-063","text":"Bob has the best hand for the main pot of 100: king high"}]}
> Ann has 4 cards instead of 5 and can't win
