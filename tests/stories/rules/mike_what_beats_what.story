# Why one hand ranks over another at Mike's, in his own rules.

$ rank --explain
< {"house":"mike","hands":["KhKdKc9s9d","Ah9h7h5h2h"]}
  0  Kh Kd Kc 9s 9d
     high: full house, kings over nines [Kh Kd Kc 9s 9d]
  1  Ah 9h 7h 5h 2h
     high: flush, ace high [Ah 9h 7h 5h 2h]
  what beats what at this house, best first: a full house, a flush (MIK-32)
> MIK-32
$ rank --explain
< {"house":"mike","hands":["KhKd9s5c2d","KsKc9h5d2h"]}
  0  Kh Kd 9s 5c 2d
     high: pair of kings [Kh Kd 9s 5c 2d]
  1  Ks Kc 9h 5d 2h
     high: pair of kings [Ks Kc 9h 5d 2h]
  hands 0 and 1 tie: suits, wild cards and unused cards don't break a tie (MIK-18)
> MIK-18
$ rank --explain
< {"house":"mike","high":"three-card","hands":["QcJcTc","2h2d3s"]}
  0  Qc Jc Tc
     high: queen high [Qc Jc Tc]
  1  2h 2d 3s
     high: pair of deuces [2h 2d 3s]
  what beats what at this house, best first: a pair, high card (MIK-33)
> MIK-33
$ rank --explain
< {"house":"mike","high":"none","low":"house","hands":["Ah2d3c4s6h","Ad2c3s4h5d","6c6d7h8s9c"]}
  0  Ah 2d 3c 4s 6h
     low: six-four low
  1  Ad 2c 3s 4h 5d
     low: straight, five high
  2  6c 6d 7h 8s 9c
     low: pair of sixes
  the lowest hand wins low; the best low is 6-4-3-2-A (MIK-36)
  straights and flushes count against a low (MIK-35)
> MIK-35
> MIK-36
$ rank --explain
< {"house":"mike","high":"none","low":"house","hands":["AhAs3c4d6h","2h2s3d4c6d"]}
  0  Ah As 3c 4d 6h
     low: pair of aces
  1  2h 2s 3d 4c 6d
     low: pair of deuces
  the lowest hand wins low; the best low is 6-4-3-2-A (MIK-36)
  a pair of aces is the highest pair, even for low (MIK-37)
> MIK-37
$ rank --explain
< {"house":"mike","high":"none","low":"8","hands":["Ac2c3c4c5c","9h4d3c2sAh"]}
  0  Ac 2c 3c 4c 5c
     low: wheel
  1  9h 4d 3c 2s Ah
     low: none
  straights and flushes don't hurt a low (MIK-39)
$ rank --explain
< {"house":"mike","low":"house","hands":["AhAdAcKs4d2c6s","2h3d4h6dAs8cQh"]}
  0  Ah Ad Ac Ks 4d 2c 6s
     high: three aces [Ah Ad Ac Ks 6s]
     low: king-six low
  1  2h 3d 4h 6d As 8c Qh
     high: ace high [As Qh 8c 6d 4h]
     low: six-four low
  what beats what at this house, best first: three of a kind, high card (MIK-32)
  the lowest hand wins low; the best low is 6-4-3-2-A (MIK-36)
  a player who goes both ways can use different cards for high and for low (MIK-47)
  an ace can be high for the high hand and low for the low hand (MIK-48)
$ rank --explain
< {"house":"mike","low":"house","hands":["Ah2h6h9hKh3d4s"]}
  0  Ah 2h 6h 9h Kh 3d 4s
     high: flush, ace high [Ah Kh 9h 6h 2h]
     low: six-four low
  the lowest hand wins low; the best low is 6-4-3-2-A (MIK-36)
  a player who goes both ways can use different cards for high and for low (MIK-47)
  an ace can be high for the high hand and low for the low hand (MIK-48)
$ rank --explain
< {"house":"mike","wild":["joker"],"hands":["AhJh9h7hJo"]}
  0  Ah Jh 9h 7h Jo
     high: flush, ace high [Ah Jh 9h 7h Jo]
  in a flush a wild card is the highest card the flush doesn't have (MIK-52)
$ rank --explain
< {"house":"mike","wild":["3","low-hole"],"hands":["(4h4d3c)Ks4s7h9d","(AhAdAc)2d3h6sJc"]}
  0  (4h 4d 3c) Ks 4s 7h 9d
     high: four fours [4h 4d 4s Ks 3c]
  1  (Ah Ad Ac) 2d 3h 6s Jc
     high: five jacks [Jc 3h Ac Ad Ah]
  an ace isn't the lowest card, unless every card that counts is an ace (MIK-56)
  what beats what at this house, best first: five of a kind, four of a kind (MIK-32)
  a wild card can be any card, even one already in the hand (MIK-51)
  the lowest card was already wild, so no other card becomes wild instead (MIK-55)
> MIK-56
$ rank --explain
< {"house":"mike","high":"none","low":"house","wild":["joker"],"hands":["Ah2h6c9hJo"]}
  0  Ah 2h 6c 9h Jo
     low: nine-six low
  the lowest hand wins low; the best low is 6-4-3-2-A (MIK-36)
  each wild card in a low can be any rank, whatever makes the best low (MIK-57)
