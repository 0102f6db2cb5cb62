# One ace for high and for low, and aces where the lowest card is wild: the settlement names the rule
# rules: MIK-48, IGL-32, MIK-56

$ showdown
< {"house":"mike","game":"seven-card-stud-hi-lo","hilo":"declare","players":[{"name":"Ann","in":"2.05","cards":"AhKh9h7h2h3c4d","declare":"both"},{"name":"Bob","in":"2.05","cards":"KsKdQcJs9c8c3d","declare":"high"},{"name":"Cat","in":"2.05","cards":"2s3s4c6d7dTcTd","declare":"low"}]}
  {"id":null,"pots":[{"amount":"6.15","eligible":["Ann","Bob","Cat"],"high":["Ann"],"low":["Ann"]}],"awards":{"Ann":"6.15"},"returned":{},"carry":"0.00","why":[{"rule":"MIK-45","text":"Ann went both ways and is best both ways, with flush, ace high and seven-four low: the main pot of $6.15 is all his"},{"rule":"MIK-47","text":"Ann uses other cards for high than for low"},{"rule":"MIK-48","text":"Ann has one ace above the king for high and below the deuce for low"}]}
> "rule":"MIK-48","text":"Ann has one ace above the king for high and below the deuce for low"
$ showdown
< {"house":"igloo","game":"seven-card-stud-hi-lo","hilo":"declare","players":[{"name":"Ann","in":"2.05","cards":"AhKh9h7h2h3c4d","declare":"both"},{"name":"Bob","in":"2.05","cards":"KsKdQcJs9c8c3d","declare":"high"},{"name":"Cat","in":"2.05","cards":"2s3s4c6d7dTcTd","declare":"low"}]}
  {"id":null,"pots":[{"amount":"6.15","eligible":["Ann","Bob","Cat"],"high":["Ann"],"low":["Ann"]}],"awards":{"Ann":"6.15"},"returned":{},"carry":"0.00","why":[{"rule":"IGL-35","text":"Ann went both ways and is best both ways, with flush, ace high and seven-four low: the main pot of $6.15 is all his"},{"rule":"IGL-41","text":"Ann uses other cards for high than for low"},{"rule":"IGL-32","text":"Ann has one ace above the king for high and below the deuce for low"}]}
> "rule":"IGL-32","text":"Ann has one ace above the king for high and below the deuce for low"

An ace that only the high hand uses is no such ace.

$ showdown
< {"house":"mike","game":"seven-card-stud-hi-lo","hilo":"declare","players":[{"name":"Ann","in":"1","cards":"AhKhQhJh9h2c3d","declare":"high"},{"name":"Bob","in":"1","cards":"2s3s4c6d7dTcTd","declare":"low"}]}
  {"id":null,"pots":[{"amount":"2.00","eligible":["Ann","Bob"],"high":["Ann"],"low":["Bob"]}],"awards":{"Ann":"1.00","Bob":"1.00"},"returned":{},"carry":"0.00","why":[{"rule":"standard","text":"only Ann for high and Bob for low are left: they split the main pot without comparing"}]}

$ showdown
< {"house":"mike","game":"seven-card-stud-low-hole-wild","players":[{"name":"Ann","in":"1","cards":"(AhAs)2c3d6cJd(Ac)"},{"name":"Bob","in":"1","cards":"(8h8d)9h9dKs4c(7s)"}]}
  {"id":null,"pots":[{"amount":"2.00","eligible":["Ann","Bob"],"high":["Ann"],"low":[]}],"awards":{"Ann":"2.00"},"returned":{},"carry":"0.00","why":[{"rule":"MIK-56","text":"the ace is never the lowest card, unless all the cards that count are aces"},{"rule":"MIK-31","text":"best for the main pot of $2.00 is Ann with straight flush, six high"}]}
> "rule":"MIK-56"
