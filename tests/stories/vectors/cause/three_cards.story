# Hands of three cards at the Cause, as in guts.

## V-CAU-050: straight flush, trips, straight, flush, pair, high card
$ rank
< {"house":"cause","high":"three-card","hands":["9h8h7h","5h5d5s","9c8d7s","KdTd4d","AhAd2c","AsKh9c"]}
  {"id":null,"high":[0],"low":[],"hands":[{"high":"straight flush, nine high","cards":"9h 8h 7h","low":null},{"high":"three fives","cards":"5h 5d 5s","low":null},{"high":"straight, nine high","cards":"9c 8d 7s","low":null},{"high":"flush, king high","cards":"Kd Td 4d","low":null},{"high":"pair of aces","cards":"Ah Ad 2c","low":null},{"high":"ace high","cards":"As Kh 9c","low":null}],"why":[{"rule":"CAU-052","text":"a straight flush, nine high, beats three fives"},{"rule":"CAU-052","text":"three fives beats a straight, nine high"},{"rule":"CAU-052","text":"a straight, nine high, beats a flush, king high"},{"rule":"CAU-052","text":"a flush, king high, beats a pair of aces"},{"rule":"CAU-052","text":"a pair of aces beats ace high"}]}
> "high":[0]
> a straight flush, nine high, beats three fives
> three fives beats a straight, nine high
> a straight, nine high, beats a flush, king high
> a flush, king high, beats a pair of aces
> a pair of aces beats ace high
> "rule":"CAU-052"

## V-CAU-051: A-K-Q is the best run of a suit, 3-2-A the least
$ rank
< {"house":"cause","high":"three-card","hands":["AhKhQh","3d2dAd","4c3c2c"]}
  {"id":null,"high":[0],"low":[],"hands":[{"high":"straight flush, ace high","cards":"Ah Kh Qh","low":null},{"high":"straight flush, three high","cards":"Ad 3d 2d","low":null},{"high":"straight flush, four high","cards":"4c 3c 2c","low":null}],"why":[{"rule":"CAU-053","text":"hand 0 beats hand 2, straight flush, ace high against straight flush, four high: the top card decides, and 3-2-A is the lowest"},{"rule":"CAU-053","text":"hand 2 beats hand 1, straight flush, four high against straight flush, three high: the top card decides, and 3-2-A is the lowest"}]}
> "high":[0]
> hand 0 beats hand 2
> hand 2 beats hand 1
> "rule":"CAU-053"

## V-CAU-052: 3-2-A is a run, and only three high
$ rank
< {"house":"cause","high":"three-card","hands":["3h2dAs","4h3d2s"]}
  {"id":null,"high":[1],"low":[],"hands":[{"high":"straight, three high","cards":"As 3h 2d","low":null},{"high":"straight, four high","cards":"4h 3d 2s","low":null}],"why":[{"rule":"CAU-053","text":"hand 1 beats hand 0, straight, four high against straight, three high: the top card decides, and 3-2-A is the lowest"}]}
> "high":[1]
> "high":"straight, three high"
> "rule":"CAU-053"

Equal three cards stay equal, and a better pair or side card decides.

$ rank
< {"house":"cause","high":"three-card","hands":["AhAd2c","KhKdQc","KsKcQd"]}
  {"id":null,"high":[0],"low":[],"hands":[{"high":"pair of aces","cards":"Ah Ad 2c","low":null},{"high":"pair of kings","cards":"Kh Kd Qc","low":null},{"high":"pair of kings","cards":"Ks Kc Qd","low":null}],"why":[{"rule":"CAU-055","text":"hand 1 and hand 2 tie on all three cards; suits don't count"},{"rule":"CAU-054","text":"hand 0 beats hand 1 and hand 2, pair of aces against pair of kings: compare the set or pair first, then card by card from the top"}]}
> "rule":"CAU-054"
> "rule":"CAU-055"
