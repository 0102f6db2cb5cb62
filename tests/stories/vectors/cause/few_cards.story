# Fewer than five cards: what shows while a hand is still growing.

## V-CAU-054: the kind first, then the side cards, and having one beats having none
$ rank
< {"house":"cause","high":"partial","hands":["8h8dKs","8s8c6h2d","8h8d6c"]}
  {"id":null,"high":[0],"low":[],"hands":[{"high":"pair of eights","cards":"8h 8d Ks","low":null},{"high":"pair of eights","cards":"8s 8c 6h 2d","low":null},{"high":"pair of eights","cards":"8h 8d 6c","low":null}],"why":[{"rule":"CAU-057","text":"hand 0 beats hand 1, pair of eights against pair of eights: compare the rank of the pair, then the kickers from the top"},{"rule":"CAU-057","text":"hand 1 beats hand 2, pair of eights against pair of eights: any kicker beats no kicker"}]}
> hand 0 beats hand 1
> hand 1 beats hand 2
> "rule":"CAU-057"
$ rank
< {"house":"cause","high":"partial","hands":["Th","9h5d","9s3d2c","9c3h","9d"]}
  {"id":null,"high":[0],"low":[],"hands":[{"high":"ten high","cards":"Th","low":null},{"high":"nine high","cards":"9h 5d","low":null},{"high":"nine high","cards":"9s 3d 2c","low":null},{"high":"nine high","cards":"9c 3h","low":null},{"high":"nine high","cards":"9d","low":null}],"why":[{"rule":"CAU-057","text":"hand 0 beats hand 1, ten high against nine high: compare card by card from the top"},{"rule":"CAU-057","text":"hand 1 beats hand 2, nine high against nine high: compare card by card from the top"},{"rule":"CAU-057","text":"hand 2 beats hand 3, nine high against nine high: any kicker beats no kicker"},{"rule":"CAU-057","text":"hand 3 beats hand 4, nine high against nine high: any kicker beats no kicker"}]}
> hand 0 beats hand 1
> hand 1 beats hand 2
> hand 2 beats hand 3
> hand 3 beats hand 4

## V-CAU-055: four hearts in a row make an ace high and no more
$ rank
< {"house":"cause","high":"partial","hands":["Ah2h3h4h","2c2d"]}
  {"id":null,"high":[1],"low":[],"hands":[{"high":"ace high","cards":"Ah 4h 3h 2h","low":null},{"high":"pair of deuces","cards":"2c 2d","low":null}],"why":[{"rule":"CAU-056","text":"with fewer than five cards, only pairs, threes and fours count: a pair of deuces beats ace high"}]}
> "high":[1]
> "high":"ace high"
> "rule":"CAU-056"

## A card beats none only where the other hand has none left; else the higher card decides
$ rank
< {"house":"cause","high":"partial","hands":["8h8dKc","8s8cKh"]}
  {"id":null,"high":[0,1],"low":[],"hands":[{"high":"pair of eights","cards":"8h 8d Kc","low":null},{"high":"pair of eights","cards":"8s 8c Kh","low":null}],"why":[{"rule":"CAU-039, CAU-040","text":"hand 0 and hand 1 tie on all their cards; suits don't count"}]}
> tie on all their cards
$ rank
< {"house":"cause","high":"partial","hands":["AhKhQhJh9h","AsAdKc"]}
  {"id":null,"high":[0],"low":[],"hands":[{"high":"flush, ace high","cards":"Ah Kh Qh Jh 9h","low":null},{"high":"pair of aces","cards":"As Ad Kc","low":null}],"why":[{"rule":"CAU-041","text":"a flush, ace high, beats a pair of aces"}]}
> a flush, ace high, beats a pair of aces
$ rank
< {"house":"cause","high":"partial","hands":["8h8dKc6c","8s8cKh"]}
  {"id":null,"high":[0],"low":[],"hands":[{"high":"pair of eights","cards":"8h 8d Kc 6c","low":null},{"high":"pair of eights","cards":"8s 8c Kh","low":null}],"why":[{"rule":"CAU-057","text":"hand 0 beats hand 1, pair of eights against pair of eights: any kicker beats no kicker"}]}
> any kicker beats no kicker
$ rank
< {"house":"cause","hands":["8h"]}
  {"id":null,"error":{"code":"wrong-card-count","exit":5,"rule":null,"message":"hand 0: 1 card; give 5 to 13","hint":null}}
= 5
> hand 0: 1 card; give 5 to 13
