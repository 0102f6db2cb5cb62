# Where hands count as they are called, the rule is named only where a call made another hand the best, or another winner
# rules: CAU-036

$ showdown
< {"house":"cause","game":"five-card-draw","as_called":true,"players":[{"name":"Ann","in":"50","cards":"KhKdKc5c5s"},{"name":"Bob","in":"50","cards":"QhQdQs5h3c"}]}
  {"id":null,"pots":[{"amount":"100","eligible":["Ann","Bob"],"high":["Ann"],"low":[]}],"awards":{"Ann":"100"},"returned":{},"carry":"0","why":[{"rule":"CAU-030, CAU-034, CAU-063","text":"Ann has the best hand for the main pot of 100: full house, kings over fives"},{"rule":"CAU-041","text":"a full house, kings over fives, beats three queens"}]}
$ showdown
< {"house":"cause","game":"five-card-draw","as_called":true,"players":[{"name":"Ann","in":"50","cards":"KhKdKc5c5s"},{"name":"Bob","in":"50","cards":"QhQdQs5h3c","calls":"pair"}]}
  {"id":null,"pots":[{"amount":"100","eligible":["Ann","Bob"],"high":["Ann"],"low":[]}],"awards":{"Ann":"100"},"returned":{},"carry":"0","why":[{"rule":"CAU-030, CAU-034, CAU-063","text":"Ann has the best hand for the main pot of 100: full house, kings over fives"},{"rule":"CAU-041","text":"a full house, kings over fives, beats a pair of queens"}]}
$ showdown
< {"house":"cause","game":"five-card-draw","as_called":true,"players":[{"name":"Ann","in":"50","cards":"KhKdKc5c5s","calls":"four-of-a-kind"},{"name":"Bob","in":"50","cards":"QhQdQs5h3c"}]}
  {"id":null,"pots":[{"amount":"100","eligible":["Ann","Bob"],"high":["Ann"],"low":[]}],"awards":{"Ann":"100"},"returned":{},"carry":"0","why":[{"rule":"CAU-030, CAU-034, CAU-063","text":"Ann has the best hand for the main pot of 100: full house, kings over fives"},{"rule":"CAU-041","text":"a full house, kings over fives, beats three queens"}]}
$ showdown
< {"house":"cause","game":"five-card-draw","as_called":true,"players":[{"name":"Ann","in":"50","cards":"KhKdKc5c5s","calls":"pair"},{"name":"Bob","in":"50","cards":"QhQdQs5h3c"}]}
  {"id":null,"pots":[{"amount":"100","eligible":["Ann","Bob"],"high":["Bob"],"low":[]}],"awards":{"Bob":"100"},"returned":{},"carry":"0","why":[{"rule":"CAU-036","text":"a hand counts as the player calls it, if the cards can make it"},{"rule":"CAU-030, CAU-034, CAU-063","text":"Bob has the best hand for the main pot of 100: three queens"},{"rule":"CAU-041","text":"three queens beats a pair of kings"}]}
> "rule":"CAU-036"
