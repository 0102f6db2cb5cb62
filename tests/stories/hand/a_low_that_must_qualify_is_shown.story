# Two left for different halves split without comparing, but where a low must qualify and the house says nothing else, it is shown.
# rules: MIK-38

$ showdown
< {"house":"mike","game":"seven-card-stud-hi-lo-8","hilo":"declare","players":[{"name":"Ann","in":"1.05","cards":"KhKd9s9d3s3dQc","declare":"low"},{"name":"Bob","in":"1.05","cards":"AsAdQdJs9c8c3c","declare":"high"}]}
  {"id":null,"pots":[{"amount":"2.10","eligible":["Ann","Bob"],"high":["Bob"],"low":["Bob"]}],"awards":{"Bob":"2.10"},"returned":{},"carry":"0.00","why":[{"rule":"MIK-31","text":"Bob has the best hand for the high half of the main pot: pair of aces"},{"rule":"MIK-38","text":"nobody is left to win the low half of the main pot, so it goes with the high half"}]}
> "awards":{"Bob":"2.10"}
$ showdown
< {"house":"mike","game":"seven-card-stud-hi-lo-8","hilo":"declare","players":[{"name":"Ann","in":"1.05","cards":"8h6d4s3d2s3hQc","declare":"low"},{"name":"Bob","in":"1.05","cards":"AsAdQdJs9c8c3c","declare":"high"}]}
  {"id":null,"pots":[{"amount":"2.10","eligible":["Ann","Bob"],"high":["Bob"],"low":["Ann"]}],"awards":{"Ann":"1.05","Bob":"1.05"},"returned":{},"carry":"0.00","why":[{"rule":"MIK-31","text":"Bob has the best hand for the high half of the main pot: pair of aces"},{"rule":"MIK-39","text":"Ann has the best hand for the low half of the main pot: eight-six low"}]}
> "Ann":"1.05"
> "Bob":"1.05"

Where any low takes its half, or the house says so, nobody shows.

$ showdown
< {"house":"mike","game":"seven-card-stud-hi-lo","hilo":"declare","players":[{"name":"Ann","in":"1.05","cards":"","declare":"low"},{"name":"Bob","in":"1.05","cards":"","declare":"high"}]}
  {"id":null,"pots":[{"amount":"2.10","eligible":["Ann","Bob"],"high":["Bob"],"low":["Ann"]}],"awards":{"Ann":"1.05","Bob":"1.05"},"returned":{},"carry":"0.00","why":[{"rule":"standard","text":"only Bob is left for high and Ann for low, so they split the main pot without comparing hands"}]}
> split the main pot without comparing
$ showdown
< {"house":"igloo","game":"seven-card-stud-hi-lo-8","hilo":"declare","players":[{"name":"Ann","in":"1.05","cards":"","declare":"low"},{"name":"Bob","in":"1.05","cards":"","declare":"high"}]}
  {"id":null,"pots":[{"amount":"2.10","eligible":["Ann","Bob"],"high":["Bob"],"low":["Ann"]}],"awards":{"Ann":"1.05","Bob":"1.05"},"returned":{},"carry":"0.00","why":[{"rule":"IGL-31","text":"only Bob is left for high and Ann for low, so they split the main pot without comparing hands"},{"rule":"IGL-26","text":"the main pot is split in half: $1.05 for each half"}]}
> split the main pot without comparing
