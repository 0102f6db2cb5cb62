# Eight or better, declared: where nobody who went low has a low that counts, that's the rule that is cited
# rules: MIK-38

$ showdown --house mike
< {"game":"seven-card-stud-hi-lo-8","hilo":"declare","players":[{"name":"Ann","in":"1.85","cards":"KdKhKs2c4d7h9s","declare":"low"},{"name":"Bob","in":"1.85","cards":"9d7d6c5s4cQdQh","declare":"low"}]}
  {"id":null,"pots":[{"amount":"3.70","eligible":["Ann","Bob"],"high":[],"low":[]}],"awards":{},"returned":{},"carry":"3.70","why":[{"rule":"MIK-38","text":"nobody can win the main pot"},{"rule":"MIK-38","text":"$3.70 from the main pot carries over to the next game"}]}
> MIK-38
$ showdown --house mike
< {"game":"seven-card-stud-hi-lo-8","hilo":"declare","players":[{"name":"Ann","in":"1.85","cards":"KdKhKs2c4d7h9s","declare":"low"},{"name":"Bob","in":"1.85","cards":"9d7d6c5s4cQdQh","declare":"high"}]}
  {"id":null,"pots":[{"amount":"3.70","eligible":["Ann","Bob"],"high":["Bob"],"low":["Bob"]}],"awards":{"Bob":"3.70"},"returned":{},"carry":"0.00","why":[{"rule":"MIK-31","text":"Bob has the best hand for the high half of the main pot: pair of queens"},{"rule":"MIK-38","text":"nobody is left to win the low half of the main pot, so it goes with the high half"}]}
> MIK-38

## A house that says nothing of qualifying cites what it says of a pot nobody can win, and a hand that was mucked is no low

$ showdown --house igloo
< {"game":"seven-card-stud-hi-lo-8","unit":"0.05","players":[{"name":"Ann","in":"1","cards":"KdKhKs2c4d7h9s","declare":"low"},{"name":"Bob","in":"1","cards":"9d7d6c5s4cQdQh","declare":"low"}]}
  {"id":null,"pots":[{"amount":"2.00","eligible":["Ann","Bob"],"high":[],"low":[]}],"awards":{},"returned":{},"carry":"2.00","why":[{"rule":"IGL-40","text":"nobody can win the main pot"},{"rule":"IGL-40","text":"$2.00 from the main pot carries over to the next game"}]}
> IGL-40
$ showdown --house mike
< {"game":"seven-card-stud-hi-lo-8","players":[{"name":"Ann","in":"1.85","cards":"","declare":"low"},{"name":"Bob","in":"1.85","cards":"9d7d6c5s4cQdQh","declare":"high"}]}
  {"id":null,"pots":[{"amount":"3.70","eligible":["Ann","Bob"],"high":["Bob"],"low":[]}],"awards":{"Bob":"3.70"},"returned":{},"carry":"0.00","why":[{"rule":"MIK-31","text":"Ann doesn't show, so Ann can't win"},{"rule":"MIK-31","text":"Bob is the only one left in the main pot, so Bob wins it: $3.70"}]}
