# Mike's house divides pots

## V-MIK-17: a tie shares what divides, and five cents wait for the next game

$ showdown
< {"house":"mike","game":"five-card-draw","players":[{"name":"Ann","in":"0.50","cards":"KhKd9s5c2d"},{"name":"Bob","in":"0.50","cards":"KsKc9h5d2h"},{"name":"Cat","in":"0.05","cards":"","folded":true}]}
  {"id":null,"pots":[{"amount":"1.05","eligible":["Ann","Bob"],"high":["Ann","Bob"],"low":[]}],"awards":{"Ann":"0.50","Bob":"0.50"},"returned":{},"carry":"0.05","why":[{"rule":"MIK-31","text":"Ann and Bob tie for the main pot of $1.05: pair of kings"},{"rule":"MIK-19","text":"Ann and Bob split the main pot: $0.50 each"},{"rule":"MIK-65","text":"the odd $0.05 of the main pot carries over to the next game"}]}
> "awards":{"Ann":"0.50","Bob":"0.50"}
> "carry":"0.05"

## V-MIK-19: with goal-posting tied highs get nothing, and their half waits

$ showdown
< {"house":"mike","game":"five-card-draw-hi-lo","goalpost":true,"players":[{"name":"Ann","in":"0.50","cards":"KhKd9s5c2d","declare":"high"},{"name":"Bob","in":"0.50","cards":"KsKc9h5d2h","declare":"high"},{"name":"Cat","in":"0.50","cards":"7h6d4c3s2s","declare":"low"},{"name":"Dan","in":"0.50","cards":"","folded":true}]}
  {"id":null,"pots":[{"amount":"2.00","eligible":["Ann","Bob","Cat"],"high":[],"low":["Cat"]}],"awards":{"Cat":"1.00"},"returned":{},"carry":"1.00","why":[{"rule":"MIK-31","text":"Ann and Bob tie for the high half of the main pot: pair of kings"},{"rule":"MIK-20","text":"Ann and Bob tie for the high half of the main pot, so they get none of it"},{"rule":"MIK-36","text":"Cat has the best hand for the low half of the main pot: seven-six low"},{"rule":"MIK-20","text":"$1.00 from the high half of the main pot carries over to the next game"}]}
> "awards":{"Cat":"1.00"}
> "carry":"1.00"

## V-MIK-26: a hand counts as what it is: called three nines, it is a full house

$ showdown
< {"house":"mike","game":"five-card-draw","players":[{"name":"Ann","in":"1.00","cards":"9h9d9sKcKd","calls":"three-of-a-kind"},{"name":"Bob","in":"1.00","cards":"AhKh7h5h2h"}]}
  {"id":null,"pots":[{"amount":"2.00","eligible":["Ann","Bob"],"high":["Ann"],"low":[]}],"awards":{"Ann":"2.00"},"returned":{},"carry":"0.00","why":[{"rule":"MIK-31","text":"Ann has the best hand for the main pot of $2.00: full house, nines over kings"}]}
> full house, nines over kings

## V-MIK-37: when no low qualifies, the best high takes the whole pot

$ showdown
< {"house":"mike","game":"seven-card-stud-hi-lo-8","players":[{"name":"Ann","in":"1.00","cards":"KhKd9s9c2d7cJs"},{"name":"Bob","in":"1.00","cards":"QsQcTh9d9hJd2h"}]}
  {"id":null,"pots":[{"amount":"2.00","eligible":["Ann","Bob"],"high":["Ann"],"low":[]}],"awards":{"Ann":"2.00"},"returned":{},"carry":"0.00","why":[{"rule":"MIK-41","text":"no declare, so cards speak for each half of the main pot"},{"rule":"MIK-31","text":"Ann has the best hand for the high half of the main pot: two pair, kings and nines"},{"rule":"MIK-38","text":"nobody is left to win the low half of the main pot, so it goes with the high half"}]}
> "awards":{"Ann":"2.00"}

## V-MIK-39: cards talk: X has the best high, Y the best low

$ showdown
< {"house":"mike","game":"seven-card-stud-hi-lo","hilo":"cards","players":[{"name":"X","in":"1.00","cards":"AhAdAcKs4d2c6s"},{"name":"Y","in":"1.00","cards":"2h3d4h6dAs8cQh"}]}
  {"id":null,"pots":[{"amount":"2.00","eligible":["X","Y"],"high":["X"],"low":["Y"]}],"awards":{"X":"1.00","Y":"1.00"},"returned":{},"carry":"0.00","why":[{"rule":"MIK-41","text":"no declare, so cards speak for each half of the main pot"},{"rule":"MIK-31","text":"X has the best hand for the high half of the main pot: three aces"},{"rule":"MIK-36","text":"Y has the best hand for the low half of the main pot: six-four low"}]}
> "rule":"MIK-41"
> "awards":{"X":"1.00","Y":"1.00"}

## V-MIK-41: a pigger who loses one way gets nothing, and the others take their halves

$ showdown
< {"house":"mike","game":"five-card-stud-hi-lo","players":[{"name":"Hagar","in":"1.00","cards":"KdKsQdQh(2d)","declare":"high"},{"name":"Linus","in":"1.00","cards":"Ad2h3s4d(6h)","declare":"low"},{"name":"Daisy","in":"1.00","cards":"Ac2c3c4c(6c)","declare":"both"}]}
  {"id":null,"pots":[{"amount":"3.00","eligible":["Hagar","Linus","Daisy"],"high":["Hagar"],"low":["Linus"]}],"awards":{"Hagar":"1.50","Linus":"1.50"},"returned":{},"carry":"0.00","why":[{"rule":"MIK-45","text":"Daisy went both ways, but lost the low half of the main pot to Linus"},{"rule":"MIK-31","text":"Hagar has the best hand for the high half of the main pot: two pair, kings and queens"},{"rule":"MIK-36","text":"Linus has the best hand for the low half of the main pot: six-four low"}]}
> "awards":{"Hagar":"1.50","Linus":"1.50"}

$ showdown
< {"house":"mike","game":"five-card-stud-hi-lo","players":[{"name":"High","in":"1.00","cards":"KdKsQdQh(Qs)","declare":"high"},{"name":"Lois","in":"1.00","cards":"Ad2h3s4d(6h)","declare":"low"},{"name":"Chip","in":"1.00","cards":"Ac2d3h4s(5c)","declare":"both"}]}
  {"id":null,"pots":[{"amount":"3.00","eligible":["High","Lois","Chip"],"high":["High"],"low":["Lois"]}],"awards":{"High":"1.50","Lois":"1.50"},"returned":{},"carry":"0.00","why":[{"rule":"MIK-45","text":"Chip went both ways, but lost the high half of the main pot to High"},{"rule":"MIK-31","text":"High has the best hand for the high half of the main pot: full house, queens over kings"},{"rule":"MIK-36","text":"Lois has the best hand for the low half of the main pot: six-four low"}]}
> "awards":{"High":"1.50","Lois":"1.50"}

## V-MIK-42: here a suited wheel is the worst low, so the pigger fails

$ showdown
< {"house":"mike","game":"five-card-stud-hi-lo","players":[{"name":"Marmaduke","in":"1.00","cards":"KdKsQdQh(Qs)","declare":"high"},{"name":"Fred","in":"1.00","cards":"Ad2h3s4d(6h)","declare":"low"},{"name":"Farley","in":"1.00","cards":"Ac2c3c4c(5c)","declare":"both"}]}
  {"id":null,"pots":[{"amount":"3.00","eligible":["Marmaduke","Fred","Farley"],"high":["Marmaduke"],"low":["Fred"]}],"awards":{"Marmaduke":"1.50","Fred":"1.50"},"returned":{},"carry":"0.00","why":[{"rule":"MIK-45","text":"Farley went both ways, but lost the low half of the main pot to Fred"},{"rule":"MIK-31","text":"Marmaduke has the best hand for the high half of the main pot: full house, queens over kings"},{"rule":"MIK-36","text":"Fred has the best hand for the low half of the main pot: six-four low"}]}
> "awards":{"Marmaduke":"1.50","Fred":"1.50"}

## V-MIK-45: the odd five cents go to the high half

$ showdown
< {"house":"mike","game":"five-card-draw-hi-lo","players":[{"name":"Ann","in":"1.00","cards":"KhKd9s5c2d","declare":"high"},{"name":"Bob","in":"1.00","cards":"7h6d4c3s2s","declare":"low"},{"name":"Cat","in":"0.05","cards":"","folded":true}]}
  {"id":null,"pots":[{"amount":"2.05","eligible":["Ann","Bob"],"high":["Ann"],"low":["Bob"]}],"awards":{"Ann":"1.05","Bob":"1.00"},"returned":{},"carry":"0.00","why":[{"rule":"standard","text":"only Ann is left for high and Bob for low, so they split the main pot without comparing hands"},{"rule":"MIK-49","text":"the main pot doesn't split evenly: high $1.05, low $1.00"}]}
> "awards":{"Ann":"1.05","Bob":"1.00"}

## V-MIK-46: tied lows share what divides, and five cents wait for the next game

$ showdown
< {"house":"mike","game":"five-card-draw-hi-lo","players":[{"name":"Ann","in":"0.70","cards":"KhKd9s5c2d","declare":"high"},{"name":"Bob","in":"0.70","cards":"7h6d4c3s2s","declare":"low"},{"name":"Cat","in":"0.70","cards":"7d6h4s3c2c","declare":"low"}]}
  {"id":null,"pots":[{"amount":"2.10","eligible":["Ann","Bob","Cat"],"high":["Ann"],"low":["Bob","Cat"]}],"awards":{"Ann":"1.05","Bob":"0.50","Cat":"0.50"},"returned":{},"carry":"0.05","why":[{"rule":"MIK-31","text":"Ann has the best hand for the high half of the main pot: pair of kings"},{"rule":"MIK-36","text":"Bob and Cat tie for the low half of the main pot: seven-six low"},{"rule":"MIK-19","text":"Bob and Cat split the low half of the main pot: $0.50 each"},{"rule":"MIK-50","text":"the odd $0.05 of the main pot carries over to the next game"}]}
> "awards":{"Ann":"1.05","Bob":"0.50","Cat":"0.50"}
> "carry":"0.05"
