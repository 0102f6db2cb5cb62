# Mike's house ranks hands

## V-MIK-16: two equal hands tie

$ rank
< {"house":"mike","high":"standard","hands":["KhKd9s5c2d","KsKc9h5d2h"]}
  {"id":null,"high":[0,1],"low":[],"hands":[{"high":"pair of kings","cards":"Kh Kd 9s 5c 2d","low":null},{"high":"pair of kings","cards":"Ks Kc 9h 5d 2h","low":null}],"why":[{"rule":"MIK-18","text":"hands 0 and 1 tie: suits, wild cards and unused cards don't break a tie"}]}
> "high":[0,1]

## V-MIK-27: the ladder, from five nines down to ace high; each hand beats the next

$ rank
< {"house":"mike","high":"standard","wild":["joker"],"hands":["9h9d9sJoJo","KcQcJcTc9c"]}
  {"id":null,"high":[0],"low":[],"hands":[{"high":"five nines","cards":"9h 9d 9s Jo Jo","low":null},{"high":"straight flush, king high","cards":"Kc Qc Jc Tc 9c","low":null}],"why":[{"rule":"MIK-32","text":"what beats what at this house, best first: five of a kind, a straight flush"},{"rule":"MIK-51","text":"a wild card can be any card, even one already in the hand"}]}
> "high":[0],

$ rank
< {"house":"mike","high":"standard","wild":["joker"],"hands":["KcQcJcTc9c","4h4d4s4c2d"]}
  {"id":null,"high":[0],"low":[],"hands":[{"high":"straight flush, king high","cards":"Kc Qc Jc Tc 9c","low":null},{"high":"four fours","cards":"4h 4d 4s 4c 2d","low":null}],"why":[{"rule":"MIK-32","text":"what beats what at this house, best first: a straight flush, four of a kind"}]}
> "high":[0],

$ rank
< {"house":"mike","high":"standard","wild":["joker"],"hands":["4h4d4s4c2d","7h7d7s2h2s"]}
  {"id":null,"high":[0],"low":[],"hands":[{"high":"four fours","cards":"4h 4d 4s 4c 2d","low":null},{"high":"full house, sevens over deuces","cards":"7h 7d 7s 2h 2s","low":null}],"why":[{"rule":"MIK-32","text":"what beats what at this house, best first: four of a kind, a full house"}]}
> "high":[0],

$ rank
< {"house":"mike","high":"standard","wild":["joker"],"hands":["7h7d7s2h2s","Ad9d7d4d2d"]}
  {"id":null,"high":[0],"low":[],"hands":[{"high":"full house, sevens over deuces","cards":"7h 7d 7s 2h 2s","low":null},{"high":"flush, ace high","cards":"Ad 9d 7d 4d 2d","low":null}],"why":[{"rule":"MIK-32","text":"what beats what at this house, best first: a full house, a flush"}]}
> "high":[0],

$ rank
< {"house":"mike","high":"standard","wild":["joker"],"hands":["Ad9d7d4d2d","Th9s8d7h6c"]}
  {"id":null,"high":[0],"low":[],"hands":[{"high":"flush, ace high","cards":"Ad 9d 7d 4d 2d","low":null},{"high":"straight, ten high","cards":"Th 9s 8d 7h 6c","low":null}],"why":[{"rule":"MIK-32","text":"what beats what at this house, best first: a flush, a straight"}]}
> "high":[0],

$ rank
< {"house":"mike","high":"standard","wild":["joker"],"hands":["Th9s8d7h6c","8h8d8sKd2c"]}
  {"id":null,"high":[0],"low":[],"hands":[{"high":"straight, ten high","cards":"Th 9s 8d 7h 6c","low":null},{"high":"three eights","cards":"8h 8d 8s Kd 2c","low":null}],"why":[{"rule":"MIK-32","text":"what beats what at this house, best first: a straight, three of a kind"}]}
> "high":[0],

$ rank
< {"house":"mike","high":"standard","wild":["joker"],"hands":["8h8d8sKd2c","JhJd5s5c3d"]}
  {"id":null,"high":[0],"low":[],"hands":[{"high":"three eights","cards":"8h 8d 8s Kd 2c","low":null},{"high":"two pair, jacks and fives","cards":"Jh Jd 5s 5c 3d","low":null}],"why":[{"rule":"MIK-32","text":"what beats what at this house, best first: three of a kind, two pair"}]}
> "high":[0],

$ rank
< {"house":"mike","high":"standard","wild":["joker"],"hands":["JhJd5s5c3d","QhQs9d4c2h"]}
  {"id":null,"high":[0],"low":[],"hands":[{"high":"two pair, jacks and fives","cards":"Jh Jd 5s 5c 3d","low":null},{"high":"pair of queens","cards":"Qh Qs 9d 4c 2h","low":null}],"why":[{"rule":"MIK-32","text":"what beats what at this house, best first: two pair, a pair"}]}
> "high":[0],

$ rank
< {"house":"mike","high":"standard","wild":["joker"],"hands":["QhQs9d4c2h","AhQd9s5c3h"]}
  {"id":null,"high":[0],"low":[],"hands":[{"high":"pair of queens","cards":"Qh Qs 9d 4c 2h","low":null},{"high":"ace high","cards":"Ah Qd 9s 5c 3h","low":null}],"why":[{"rule":"MIK-32","text":"what beats what at this house, best first: a pair, high card"}]}
> "high":[0],

## V-MIK-29: without the options of the house, three to a straight flush are only queen high

$ rank
< {"house":"mike","high":"three-card","hands":["QcJcTc","2h2d3s"]}
  {"id":null,"high":[1],"low":[],"hands":[{"high":"queen high","cards":"Qc Jc Tc","low":null},{"high":"pair of deuces","cards":"2h 2d 3s","low":null}],"why":[{"rule":"MIK-33","text":"what beats what at this house, best first: a pair, high card"}]}
> "high":[1]
> pair of deuces
> queen high

## V-MIK-31: for low a straight is worse than a pair

$ rank
< {"house":"mike","high":"none","low":"house","hands":["Ah2d3c4s6h","6c6d7h8s9c"]}
  {"id":null,"high":[],"low":[0],"hands":[{"high":null,"cards":null,"low":"six-four low"},{"high":null,"cards":null,"low":"pair of sixes"}],"why":[{"rule":"MIK-36","text":"the lowest hand wins low; the best low is 6-4-3-2-A"}]}
> "low":[0]

$ rank
< {"house":"mike","high":"none","low":"house","hands":["6c6d7h8s9c","Ad2c3s4h5d"]}
  {"id":null,"high":[],"low":[0],"hands":[{"high":null,"cards":null,"low":"pair of sixes"},{"high":null,"cards":null,"low":"straight, five high"}],"why":[{"rule":"MIK-36","text":"the lowest hand wins low; the best low is 6-4-3-2-A"},{"rule":"MIK-35","text":"straights and flushes count against a low"}]}
> "low":[0]

## V-MIK-32: for low a flush is worse than king high

$ rank
< {"house":"mike","high":"none","low":"house","hands":["Ac2c3c4c6c","KhQdJs9c8d"]}
  {"id":null,"high":[],"low":[1],"hands":[{"high":null,"cards":null,"low":"flush, six high"},{"high":null,"cards":null,"low":"king-queen low"}],"why":[{"rule":"MIK-36","text":"the lowest hand wins low; the best low is 6-4-3-2-A"},{"rule":"MIK-35","text":"straights and flushes count against a low"}]}
> "low":[1]

## V-MIK-33: a pair of aces is a high pair: deuces and even kings are lower

$ rank
< {"house":"mike","high":"none","low":"house","hands":["AhAs3c4d6h","2h2s3d4c6d"]}
  {"id":null,"high":[],"low":[1],"hands":[{"high":null,"cards":null,"low":"pair of aces"},{"high":null,"cards":null,"low":"pair of deuces"}],"why":[{"rule":"MIK-36","text":"the lowest hand wins low; the best low is 6-4-3-2-A"},{"rule":"MIK-37","text":"a pair of aces is the highest pair, even for low"}]}
> "low":[1]

$ rank
< {"house":"mike","high":"none","low":"house","hands":["AhAs3c4d6h","KhKs3h4s6c"]}
  {"id":null,"high":[],"low":[1],"hands":[{"high":null,"cards":null,"low":"pair of aces"},{"high":null,"cards":null,"low":"pair of kings"}],"why":[{"rule":"MIK-36","text":"the lowest hand wins low; the best low is 6-4-3-2-A"},{"rule":"MIK-37","text":"a pair of aces is the highest pair, even for low"}]}
> "low":[1]

## V-MIK-34: a single ace is low

$ rank
< {"house":"mike","high":"none","low":"house","hands":["2c2dAh3s4h","2h2s3d4c5d"]}
  {"id":null,"high":[],"low":[0],"hands":[{"high":null,"cards":null,"low":"pair of deuces"},{"high":null,"cards":null,"low":"pair of deuces"}],"why":[{"rule":"MIK-36","text":"the lowest hand wins low; the best low is 6-4-3-2-A"}]}
> "low":[0]

## V-MIK-35: eight or better takes an eight, not a nine and not a pair

$ rank
< {"house":"mike","high":"none","low":"8","hands":["8h7d6c5s4h"]}
  {"id":null,"high":[],"low":[0],"hands":[{"high":null,"cards":null,"low":"eight-seven low"}],"why":[{"rule":"MIK-39","text":"straights and flushes don't hurt a low"}]}
> "low":[0]

$ rank
< {"house":"mike","high":"none","low":"8","hands":["9h4d3c2sAh","8s8c4c2dAd"]}
  {"id":null,"high":[],"low":[],"hands":[{"high":null,"cards":null,"low":null},{"high":null,"cards":null,"low":null}]}
> "low":[]

## V-MIK-36: under eight or better suits and straights do not hurt

$ rank
< {"house":"mike","high":"none","low":"8","hands":["Ac2c3c4c5c","Ad2h3s4d6c"]}
  {"id":null,"high":[],"low":[0],"hands":[{"high":null,"cards":null,"low":"wheel"},{"high":null,"cards":null,"low":"six-four low"}],"why":[{"rule":"MIK-39","text":"straights and flushes don't hurt a low"}]}
> "low":[0]

## V-MIK-44: seven cards make an ace-high flush and a six-four low out of different fives

$ rank
< {"house":"mike","high":"standard","low":"house","hands":["Ah2h6h9hKh3d4s"]}
  {"id":null,"high":[0],"low":[0],"hands":[{"high":"flush, ace high","cards":"Ah Kh 9h 6h 2h","low":"six-four low"}],"why":[{"rule":"MIK-36","text":"the lowest hand wins low; the best low is 6-4-3-2-A"},{"rule":"MIK-47","text":"a player who goes both ways can use different cards for high and for low"},{"rule":"MIK-48","text":"an ace can be high for the high hand and low for the low hand"}]}
> "high":"flush, ace high"
> "low":"six-four low"

## V-MIK-47: three aces and two wild cards are five aces

$ rank
< {"house":"mike","high":"standard","wild":["joker"],"hands":["AhAdAcJoJo"]}
  {"id":null,"high":[0],"low":[],"hands":[{"high":"five aces","cards":"Ah Ad Ac Jo Jo","low":null}],"why":[{"rule":"MIK-51","text":"a wild card can be any card, even one already in the hand"}]}
> five aces

## V-MIK-48: in a flush a wild card is the highest card that is missing, not a second ace

$ rank
< {"house":"mike","high":"standard","wild":["joker"],"hands":["AhJh9h7hJo","AcKcJc9c7c"]}
  {"id":null,"high":[0,1],"low":[],"hands":[{"high":"flush, ace high","cards":"Ah Jh 9h 7h Jo","low":null},{"high":"flush, ace high","cards":"Ac Kc Jc 9c 7c","low":null}],"why":[{"rule":"MIK-18","text":"hands 0 and 1 tie: suits, wild cards and unused cards don't break a tie"},{"rule":"MIK-52","text":"in a flush a wild card is the highest card the flush doesn't have"}]}
> "high":[0,1]

$ rank
< {"house":"mike","high":"standard","wild":["joker"],"hands":["AhJh9h7hJo"]}
  {"id":null,"high":[0],"low":[],"hands":[{"high":"flush, ace high","cards":"Ah Jh 9h 7h Jo","low":null}],"why":[{"rule":"MIK-52","text":"in a flush a wild card is the highest card the flush doesn't have"}]}
> flush, ace high

## V-MIK-50: threes and the low hole card are wild; the three is the low hole card, so one card is wild

$ rank
< {"house":"mike","high":"standard","wild":["3","low-hole"],"hands":["(4h 4d 3c) Ks 4s 7h 9d"]}
  {"id":null,"high":[0],"low":[],"hands":[{"high":"four fours","cards":"4h 4d 4s Ks 3c","low":null}],"why":[{"rule":"MIK-51","text":"a wild card can be any card, even one already in the hand"},{"rule":"MIK-55","text":"the lowest card was already wild, so no other card becomes wild instead"}]}
> four fours

## V-MIK-51: where all hole cards are aces, the ace is the lowest: aces and threes are wild, five jacks

$ rank
< {"house":"mike","high":"standard","wild":["3","low-hole-all"],"hands":["(Ah Ad Ac) 2d 3h 6s Jc"]}
  {"id":null,"high":[0],"low":[],"hands":[{"high":"five jacks","cards":"Jc 3h Ac Ad Ah","low":null}],"why":[{"rule":"MIK-56","text":"an ace isn't the lowest card, unless every card that counts is an ace"},{"rule":"MIK-51","text":"a wild card can be any card, even one already in the hand"}]}
> five jacks

## V-MIK-52: else an ace in the hole is high, and the deuce is wild

$ rank
< {"house":"mike","high":"standard","wild":["low-hole"],"hands":["(Ah 2c 7d) 7s Ks 9h 4h"]}
  {"id":null,"high":[0],"low":[],"hands":[{"high":"three sevens","cards":"7d 7s Ah Ks 2c","low":null}],"why":[{"rule":"MIK-56","text":"an ace isn't the lowest card, unless every card that counts is an ace"},{"rule":"MIK-51","text":"a wild card can be any card, even one already in the hand"},{"rule":"MIK-54","text":"the lowest card is wild; a player can't choose a higher one instead"}]}
> three sevens
