# Where hands count as they are called, the rule is named only where a call made another hand the best, or another winner
# rules: CAU-036

$ showdown
< {"house":"cause","game":"five-card-draw","as_called":true,"players":[{"name":"Ann","in":"50","cards":"KhKdKc5c5s"},{"name":"Bob","in":"50","cards":"QhQdQs5h3c"}]}
  {"id":null,"pots":[{"amount":"100","eligible":["Ann","Bob"],"high":["Ann"],"low":[]}],"awards":{"Ann":"100"},"returned":{},"carry":"0","why":[{"rule":"CAU-030, CAU-034, CAU-063","text":"best for the main pot of 100 is Ann with full house, kings over fives"},{"rule":"CAU-041","text":"full house, kings over fives ranks above three queens"}]}
$ showdown
< {"house":"cause","game":"five-card-draw","as_called":true,"players":[{"name":"Ann","in":"50","cards":"KhKdKc5c5s"},{"name":"Bob","in":"50","cards":"QhQdQs5h3c","calls":"pair"}]}
  {"id":null,"pots":[{"amount":"100","eligible":["Ann","Bob"],"high":["Ann"],"low":[]}],"awards":{"Ann":"100"},"returned":{},"carry":"0","why":[{"rule":"CAU-030, CAU-034, CAU-063","text":"best for the main pot of 100 is Ann with full house, kings over fives"},{"rule":"CAU-041","text":"full house, kings over fives ranks above pair of queens"}]}
$ showdown
< {"house":"cause","game":"five-card-draw","as_called":true,"players":[{"name":"Ann","in":"50","cards":"KhKdKc5c5s","calls":"four-of-a-kind"},{"name":"Bob","in":"50","cards":"QhQdQs5h3c"}]}
  {"id":null,"pots":[{"amount":"100","eligible":["Ann","Bob"],"high":["Ann"],"low":[]}],"awards":{"Ann":"100"},"returned":{},"carry":"0","why":[{"rule":"CAU-030, CAU-034, CAU-063","text":"best for the main pot of 100 is Ann with full house, kings over fives"},{"rule":"CAU-041","text":"full house, kings over fives ranks above three queens"}]}
$ showdown
< {"house":"cause","game":"five-card-draw","as_called":true,"players":[{"name":"Ann","in":"50","cards":"KhKdKc5c5s","calls":"pair"},{"name":"Bob","in":"50","cards":"QhQdQs5h3c"}]}
  {"id":null,"pots":[{"amount":"100","eligible":["Ann","Bob"],"high":["Bob"],"low":[]}],"awards":{"Bob":"100"},"returned":{},"carry":"0","why":[{"rule":"CAU-036","text":"hands count as their owners call them, where the cards make it"},{"rule":"CAU-030, CAU-034, CAU-063","text":"best for the main pot of 100 is Bob with three queens"},{"rule":"CAU-041","text":"three queens ranks above pair of kings"}]}
> "rule":"CAU-036"
