# One ace for high and for low, and aces where the lowest card is wild: the settlement names the rule
# rules: MIK-48, IGL-32, MIK-56

$ showdown
< {"house":"mike","game":"seven-card-stud-hi-lo","hilo":"declare","players":[{"name":"Ann","in":"2.05","cards":"AhKh9h7h2h3c4d","declare":"both"},{"name":"Bob","in":"2.05","cards":"KsKdQcJs9c8c3d","declare":"high"},{"name":"Cat","in":"2.05","cards":"2s3s4c6d7dTcTd","declare":"low"}]}
  {"id":null,"pots":[{"amount":"6.15","eligible":["Ann","Bob","Cat"],"high":["Ann"],"low":["Ann"]}],"awards":{"Ann":"6.15"},"returned":{},"carry":"0.00","why":[{"rule":"MIK-45","text":"Ann went both ways and has the best high, flush, ace high, and the best low, seven-four low: Ann wins all of the main pot, $6.15"},{"rule":"MIK-47","text":"Ann uses different cards for high and for low"},{"rule":"MIK-48","text":"Ann plays one ace high for high and low for low"}]}
> $6.15"},{"rule":"MIK-47","text":"Ann uses different cards for high and for low"},{"rule":"MIK-48","text":"Ann plays one ace high for high and low for low"}]}
$ showdown
< {"house":"igloo","game":"seven-card-stud-hi-lo","hilo":"declare","players":[{"name":"Ann","in":"2.05","cards":"AhKh9h7h2h3c4d","declare":"both"},{"name":"Bob","in":"2.05","cards":"KsKdQcJs9c8c3d","declare":"high"},{"name":"Cat","in":"2.05","cards":"2s3s4c6d7dTcTd","declare":"low"}]}
  {"id":null,"pots":[{"amount":"6.15","eligible":["Ann","Bob","Cat"],"high":["Ann"],"low":["Ann"]}],"awards":{"Ann":"6.15"},"returned":{},"carry":"0.00","why":[{"rule":"IGL-35","text":"Ann went both ways and has the best high, flush, ace high, and the best low, seven-four low: Ann wins all of the main pot, $6.15"},{"rule":"IGL-41","text":"Ann uses different cards for high and for low"},{"rule":"IGL-32","text":"Ann plays one ace high for high and low for low"}]}
> $6.15"},{"rule":"IGL-41","text":"Ann uses different cards for high and for low"},{"rule":"IGL-32","text":"Ann plays one ace high for high and low for low"}]}

An ace that only the high hand uses is no such ace.

$ showdown
< {"house":"mike","game":"seven-card-stud-hi-lo","hilo":"declare","players":[{"name":"Ann","in":"1","cards":"AhKhQhJh9h2c3d","declare":"high"},{"name":"Bob","in":"1","cards":"2s3s4c6d7dTcTd","declare":"low"}]}
  {"id":null,"pots":[{"amount":"2.00","eligible":["Ann","Bob"],"high":["Ann"],"low":["Bob"]}],"awards":{"Ann":"1.00","Bob":"1.00"},"returned":{},"carry":"0.00","why":[{"rule":"standard","text":"only Ann is left for high and Bob for low, so they split the main pot without comparing hands"}]}

$ showdown
< {"house":"mike","game":"seven-card-stud-low-hole-wild","players":[{"name":"Ann","in":"1","cards":"(AhAs)2c3d6cJd(Ac)"},{"name":"Bob","in":"1","cards":"(8h8d)9h9dKs4c(7s)"}]}
  {"id":null,"pots":[{"amount":"2.00","eligible":["Ann","Bob"],"high":["Ann"],"low":[]}],"awards":{"Ann":"2.00"},"returned":{},"carry":"0.00","why":[{"rule":"MIK-56","text":"an ace is never the lowest card, unless every card that counts is an ace"},{"rule":"MIK-31","text":"Ann has the best hand for the main pot of $2.00: straight flush, six high"}]}
> "rule":"MIK-56"
