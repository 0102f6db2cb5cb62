# Hands of five cards at the Cause: what beats what, and the rule that decides.

## V-CAU-029: the pair of kings wins whatever the suits are
$ showdown
< {"house":"cause","game":"five-card-draw","players":[{"name":"Ann","in":"100","cards":"KhKd8s5c2d"},{"name":"Bob","in":"100","cards":"AhQd9s5h3c"}]}
  {"id":null,"pots":[{"amount":"200","eligible":["Ann","Bob"],"high":["Ann"],"low":[]}],"awards":{"Ann":"200"},"returned":{},"carry":"0","why":[{"rule":"CAU-030, CAU-034, CAU-063","text":"Ann has the best hand for the main pot of 200: pair of kings"},{"rule":"CAU-041","text":"a pair of kings beats ace high"}]}
> "awards":{"Ann":"200"}
> "rule":"CAU-041"
$ showdown
< {"house":"cause","game":"five-card-draw","players":[{"name":"Ann","in":"100","cards":"KcKs8d5h2c"},{"name":"Bob","in":"100","cards":"AsQc9d5s3h"}]}
  {"id":null,"pots":[{"amount":"200","eligible":["Ann","Bob"],"high":["Ann"],"low":[]}],"awards":{"Ann":"200"},"returned":{},"carry":"0","why":[{"rule":"CAU-030, CAU-034, CAU-063","text":"Ann has the best hand for the main pot of 200: pair of kings"},{"rule":"CAU-041","text":"a pair of kings beats ace high"}]}
> "awards":{"Ann":"200"}

## V-CAU-030: equal hands share a pot of 300
$ showdown
< {"house":"cause","game":"five-card-draw","players":[{"name":"Ann","in":"150","cards":"KhKd8s5c2d"},{"name":"Bob","in":"150","cards":"KcKs8d5h2c"}]}
  {"id":null,"pots":[{"amount":"300","eligible":["Ann","Bob"],"high":["Ann","Bob"],"low":[]}],"awards":{"Ann":"150","Bob":"150"},"returned":{},"carry":"0","why":[{"rule":"CAU-030, CAU-034, CAU-063","text":"Ann and Bob tie for the main pot of 300: pair of kings"},{"rule":"CAU-039, CAU-040","text":"Ann and Bob tie on all five cards; suits and other cards don't count"},{"rule":"CAU-031","text":"Ann and Bob split the main pot: 150 each"}]}
> "awards":{"Ann":"150","Bob":"150"}
> "rule":"CAU-031"
> "rule":"CAU-039, CAU-040"

## V-CAU-031: of 325 the odd chip goes to the first winner left of the dealer
$ showdown
< {"house":"cause","game":"five-card-draw","button":"Cat","players":[{"name":"Ann","in":"150","cards":"KhKd8s5c2d"},{"name":"Bob","in":"150","cards":"KcKs8d5h2c"},{"name":"Cat","in":"0","dead":"25","folded":true}]}
  {"id":null,"pots":[{"amount":"325","eligible":["Ann","Bob"],"high":["Ann","Bob"],"low":[]}],"awards":{"Ann":"175","Bob":"150"},"returned":{},"carry":"0","why":[{"rule":"CAU-030, CAU-034, CAU-063","text":"Ann and Bob tie for the main pot of 325: pair of kings"},{"rule":"CAU-039, CAU-040","text":"Ann and Bob tie on all five cards; suits and other cards don't count"},{"rule":"CAU-031","text":"Ann and Bob split the main pot: 150 each"},{"rule":"standard","text":"the odd 25 of the main pot goes to Ann"}]}
> "awards":{"Ann":"175","Bob":"150"}

## V-CAU-037: four jacks on the table leave only the fifth card
$ rank
< {"house":"cause","board":"Jh Jd Js Jc 9h","hands":["Kc7d","QsTd"]}
  {"id":null,"high":[0],"low":[],"hands":[{"high":"four jacks","cards":"Jh Jd Js Jc Kc","low":null},{"high":"four jacks","cards":"Jh Jd Js Jc Qs","low":null}],"why":[{"rule":"CAU-044","text":"hand 0 beats hand 1, four against four: compare the rank of the four, then the fifth card"}]}
> "high":[0]
> "rule":"CAU-044"
$ rank
< {"house":"cause","board":"Jh Jd Js Jc 9h","hands":["8c2d","6h5s"]}
  {"id":null,"high":[0,1],"low":[],"hands":[{"high":"four jacks","cards":"Jh Jd Js Jc 9h","low":null},{"high":"four jacks","cards":"Jh Jd Js Jc 9h","low":null}],"why":[{"rule":"CAU-039, CAU-040","text":"hand 0 and hand 1 tie on all five cards; suits and other cards don't count"}]}
> "high":[0,1]
$ rank
< {"house":"cause","board":"Jh Jd Js Jc 9h","hands":["Ac2h","AdKs"]}
  {"id":null,"high":[0,1],"low":[],"hands":[{"high":"four jacks","cards":"Jh Jd Js Jc Ac","low":null},{"high":"four jacks","cards":"Jh Jd Js Jc Ad","low":null}],"why":[{"rule":"CAU-039, CAU-040","text":"hand 0 and hand 1 tie on all five cards; suits and other cards don't count"}]}
> "high":[0,1]

## V-CAU-038: four fours beat four threes with an ace
$ rank
< {"house":"cause","hands":["3h3d3s3cAh","4h4d4s4c2h"]}
  {"id":null,"high":[1],"low":[],"hands":[{"high":"four threes","cards":"3h 3d 3s 3c Ah","low":null},{"high":"four fours","cards":"4h 4d 4s 4c 2h","low":null}],"why":[{"rule":"CAU-044","text":"hand 1 beats hand 0, four against four: compare the rank of the four, then the fifth card"}]}
> "high":[1]
> "rule":"CAU-044"

## V-CAU-039: five aces, five kings, royal flush, in this order
$ rank
< {"house":"cause","wild":["2"],"hands":["AsKsQsJsTs","KhKdKc2h2d","AhAdAc2s2c"]}
  {"id":null,"high":[2],"low":[],"hands":[{"high":"royal flush","cards":"As Ks Qs Js Ts","low":null},{"high":"five kings","cards":"Kh Kd Kc 2d 2h","low":null},{"high":"five aces","cards":"Ah Ad Ac 2c 2s","low":null}],"why":[{"rule":"CAU-042","text":"hand 2 beats hand 1, five against five: compare the rank"},{"rule":"CAU-041, CAU-058","text":"five kings beats a royal flush, no matter how many cards are wild"},{"rule":"CAU-042","text":"a wild card can be any card, even one already in the hand"}]}
> "high":[2]
> hand 2 beats hand 1, five against five
> five kings beats a royal flush
> "rule":"CAU-042"

## V-CAU-040: straight flushes go by the top card, and none runs past the ace
$ rank
< {"house":"cause","hands":["JcTc9c8c7c","5d4d3d2dAd","AsKsQsJsTs","4h3h2hAhKh"]}
  {"id":null,"high":[2],"low":[],"hands":[{"high":"straight flush, jack high","cards":"Jc Tc 9c 8c 7c","low":null},{"high":"straight flush, five high","cards":"Ad 5d 4d 3d 2d","low":null},{"high":"royal flush","cards":"As Ks Qs Js Ts","low":null},{"high":"flush, ace high","cards":"Ah Kh 4h 3h 2h","low":null}],"why":[{"rule":"CAU-043","text":"hand 2 beats hand 0, straight flush against straight flush: compare the top card"},{"rule":"CAU-043","text":"hand 0 beats hand 1, straight flush against straight flush: compare the top card"},{"rule":"CAU-041","text":"a straight flush, five high, beats a flush, ace high"},{"rule":"CAU-047","text":"A-2-3-4-5 is the lowest straight"}]}
> "high":[2]
> "high":"straight flush, jack high"
> "high":"straight flush, five high"
> "high":"royal flush"
> "high":"flush, ace high"
> "rule":"CAU-043"

## V-CAU-041: the three of a full house come first
$ rank
< {"house":"cause","hands":["9h9d9s4c4d","8h8d8sAhAd","7h7d7sTcTd"]}
  {"id":null,"high":[0],"low":[],"hands":[{"high":"full house, nines over fours","cards":"9h 9d 9s 4c 4d","low":null},{"high":"full house, eights over aces","cards":"8h 8d 8s Ah Ad","low":null},{"high":"full house, sevens over tens","cards":"7h 7d 7s Tc Td","low":null}],"why":[{"rule":"CAU-045","text":"hand 0 beats hand 1, full house against full house: compare the three, then the pair"},{"rule":"CAU-045","text":"hand 1 beats hand 2, full house against full house: compare the three, then the pair"}]}
> "high":[0]
> "high":"full house, sevens over tens"
> "rule":"CAU-045"

## V-CAU-042: flushes compare card by card
$ rank
< {"house":"cause","hands":["KhJh9h3h2h","KdJd7d6d5d"]}
  {"id":null,"high":[0],"low":[],"hands":[{"high":"flush, king high","cards":"Kh Jh 9h 3h 2h","low":null},{"high":"flush, king high","cards":"Kd Jd 7d 6d 5d","low":null}],"why":[{"rule":"CAU-046","text":"hand 0 beats hand 1, flush against flush: compare card by card from the top"}]}
> "high":[0]
> "rule":"CAU-046"

## V-CAU-043: the ace is at one end of a straight, never in the middle
$ rank
< {"house":"cause","hands":["QhJdTs9c8h","AhKdQsJcTh","5h4d3s2cAs","2hAdKsQcJh"]}
  {"id":null,"high":[1],"low":[],"hands":[{"high":"straight, queen high","cards":"Qh Jd Ts 9c 8h","low":null},{"high":"straight, ace high","cards":"Ah Kd Qs Jc Th","low":null},{"high":"straight, five high","cards":"As 5h 4d 3s 2c","low":null},{"high":"ace high","cards":"Ad Ks Qc Jh 2h","low":null}],"why":[{"rule":"CAU-047","text":"hand 1 beats hand 0, straight against straight: compare the top card"},{"rule":"CAU-047","text":"hand 0 beats hand 2, straight against straight: compare the top card"},{"rule":"CAU-041","text":"a straight, five high, beats ace high"},{"rule":"CAU-047","text":"A-2-3-4-5 is the lowest straight"}]}
> "high":[1]
> "high":"straight, queen high"
> "high":"straight, ace high"
> "high":"straight, five high"
> "high":"ace high"
> "rule":"CAU-047"

## V-CAU-044: three of a kind, then the side cards from the top
$ rank
< {"house":"cause","hands":["5h5d5s3c2h","4h4d4sKc5h"]}
  {"id":null,"high":[0],"low":[],"hands":[{"high":"three fives","cards":"5h 5d 5s 3c 2h","low":null},{"high":"three fours","cards":"4h 4d 4s Kc 5h","low":null}],"why":[{"rule":"CAU-048","text":"hand 0 beats hand 1, three against three: compare the rank of the three, then the kickers from the top"}]}
> "high":[0]
> "rule":"CAU-048"
$ rank
< {"house":"cause","hands":["4h4d4sKc5h","4h4d4cQs9h"]}
  {"id":null,"high":[0],"low":[],"hands":[{"high":"three fours","cards":"4h 4d 4s Kc 5h","low":null},{"high":"three fours","cards":"4h 4d 4c Qs 9h","low":null}],"why":[{"rule":"CAU-048","text":"hand 0 beats hand 1, three against three: compare the rank of the three, then the kickers from the top"}]}
> "high":[0]
$ rank
< {"house":"cause","hands":["4h4d4cQs9h","4h4d4sQc8h"]}
  {"id":null,"high":[0],"low":[],"hands":[{"high":"three fours","cards":"4h 4d 4c Qs 9h","low":null},{"high":"three fours","cards":"4h 4d 4s Qc 8h","low":null}],"why":[{"rule":"CAU-048","text":"hand 0 beats hand 1, three against three: compare the rank of the three, then the kickers from the top"}]}
> "high":[0]

## V-CAU-045: two pairs, the higher first, then the lower, then the single card
$ rank
< {"house":"cause","hands":["JhJd2s2c4h","ThTd9s9c8h"]}
  {"id":null,"high":[0],"low":[],"hands":[{"high":"two pair, jacks and deuces","cards":"Jh Jd 2s 2c 4h","low":null},{"high":"two pair, tens and nines","cards":"Th Td 9s 9c 8h","low":null}],"why":[{"rule":"CAU-049","text":"hand 0 beats hand 1, two pair against two pair: compare the higher pair, the lower pair, then the fifth card"}]}
> "high":[0]
> "rule":"CAU-049"
$ rank
< {"house":"cause","hands":["8h8d6s6c3h","8s8c5h5dKh"]}
  {"id":null,"high":[0],"low":[],"hands":[{"high":"two pair, eights and sixes","cards":"8h 8d 6s 6c 3h","low":null},{"high":"two pair, eights and fives","cards":"8s 8c 5h 5d Kh","low":null}],"why":[{"rule":"CAU-049","text":"hand 0 beats hand 1, two pair against two pair: compare the higher pair, the lower pair, then the fifth card"}]}
> "high":[0]
$ rank
< {"house":"cause","hands":["QhQd5s5c8h","QsQc5h5d4c"]}
  {"id":null,"high":[0],"low":[],"hands":[{"high":"two pair, queens and fives","cards":"Qh Qd 5s 5c 8h","low":null},{"high":"two pair, queens and fives","cards":"Qs Qc 5h 5d 4c","low":null}],"why":[{"rule":"CAU-049","text":"hand 0 beats hand 1, two pair against two pair: compare the higher pair, the lower pair, then the fifth card"}]}
> "high":[0]

## V-CAU-046: pairs, then the side cards
$ rank
< {"house":"cause","hands":["6h6d4s3c2h","5h5dAsKcQh"]}
  {"id":null,"high":[0],"low":[],"hands":[{"high":"pair of sixes","cards":"6h 6d 4s 3c 2h","low":null},{"high":"pair of fives","cards":"5h 5d As Kc Qh","low":null}],"why":[{"rule":"CAU-050","text":"hand 0 beats hand 1, pair against pair: compare the rank of the pair, then the kickers from the top"}]}
> "high":[0]
> "rule":"CAU-050"
$ rank
< {"house":"cause","hands":["JhJdAs9c3h","JsJcAh8d7s"]}
  {"id":null,"high":[0],"low":[],"hands":[{"high":"pair of jacks","cards":"Jh Jd As 9c 3h","low":null},{"high":"pair of jacks","cards":"Js Jc Ah 8d 7s","low":null}],"why":[{"rule":"CAU-050","text":"hand 0 beats hand 1, pair against pair: compare the rank of the pair, then the kickers from the top"}]}
> "high":[0]

## V-CAU-047: without a pair the cards compare from the top
$ rank
< {"house":"cause","hands":["AhJd9s5c3h","AdTh9c6s4d"]}
  {"id":null,"high":[0],"low":[],"hands":[{"high":"ace high","cards":"Ah Jd 9s 5c 3h","low":null},{"high":"ace high","cards":"Ad Th 9c 6s 4d","low":null}],"why":[{"rule":"CAU-051","text":"hand 0 beats hand 1, high card against high card: compare card by card from the top"}]}
> "high":[0]
> "rule":"CAU-051"
