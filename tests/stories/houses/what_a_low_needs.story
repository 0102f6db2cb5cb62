# Where the house says that any low takes its half, nobody calls eight or better.

file ours.toml:
  [house]
  name = "ours"
  title = "Our house"
  currency = "USD"
  [hilo]
  mode = "cards"
  [low]
  qualifier = { is = "none", rule = "OWN-7" }

$ games show five-card-draw-hi-lo --add eight-or-better --house ours.toml
! error: at this house any low wins half (OWN-7)
! hint: games show --help
= 4
> at this house any low wins half (OWN-7)
$ showdown --house ours.toml
< {"id":"x","game":"five-card-draw-hi-lo","unit":"0.05","players":[{"name":"Ann","in":"1.00","cards":"KsKh9d8d2c"},{"name":"Bob","in":"1.00","cards":"Tc9c7h5h3d"}]}
  {"id":"x","pots":[{"amount":"2.00","eligible":["Ann","Bob"],"high":["Ann"],"low":["Bob"]}],"awards":{"Ann":"1.00","Bob":"1.00"},"returned":{},"carry":"0.00","why":[{"rule":"standard","text":"Ann has the best hand for the high half of the main pot: pair of kings"},{"rule":"standard","text":"Bob has the best hand for the low half of the main pot: ten-nine low"}]}
> "low":["Bob"]
