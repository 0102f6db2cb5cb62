# What wild cards and hands for both halves do at Mike's, with the reason where one mattered

Three aces and two wild cards are five aces: a wild card may be a card that is there already.

$ rank --explain
< {"house":"mike","high":"standard","wild":["joker"],"hands":["AhAdAcJoJo","KcQcJcTc9c"]}
  0  Ah Ad Ac Jo Jo
     high: five aces [Ah Ad Ac Jo Jo]
  1  Kc Qc Jc Tc 9c
     high: straight flush, king high [Kc Qc Jc Tc 9c]
  what beats what at this house, best first: five of a kind, a straight flush (MIK-32)
  a wild card can be any card, even one already in the hand (MIK-51)
> a wild card can be any card, even one already in the hand (MIK-51)

In a flush it is the highest card that is missing, so these two tie.

$ rank --explain
< {"house":"mike","high":"standard","wild":["joker"],"hands":["AhJh9h7hJo","AcKcJc9c7c"]}
  0  Ah Jh 9h 7h Jo
     high: flush, ace high [Ah Jh 9h 7h Jo]
  1  Ac Kc Jc 9c 7c
     high: flush, ace high [Ac Kc Jc 9c 7c]
  hands 0 and 1 tie: suits, wild cards and unused cards don't break a tie (MIK-18)
  in a flush a wild card is the highest card the flush doesn't have (MIK-52)
> in a flush a wild card is the highest card the flush doesn't have (MIK-52)

The lowest hole card is the wild one, and nobody takes a higher one for it.

$ rank --explain
< {"house":"mike","high":"standard","wild":["low-hole"],"hands":["(Ah 2c 7d) 7s Ks 9h 4h"]}
  0  (Ah 2c 7d) 7s Ks 9h 4h
     high: three sevens [7d 7s Ah Ks 2c]
  an ace isn't the lowest card, unless every card that counts is an ace (MIK-56)
  a wild card can be any card, even one already in the hand (MIK-51)
  the lowest card is wild; a player can't choose a higher one instead (MIK-54)
> the lowest card is wild; a player can't choose a higher one instead (MIK-54)

Where it is wild anyhow, no other becomes wild.

$ rank --explain
< {"house":"mike","high":"standard","wild":["3","low-hole"],"hands":["(4h 4d 3c) Ks 4s 7h 9d"]}
  0  (4h 4d 3c) Ks 4s 7h 9d
     high: four fours [4h 4d 4s Ks 3c]
  a wild card can be any card, even one already in the hand (MIK-51)
  the lowest card was already wild, so no other card becomes wild instead (MIK-55)
> the lowest card was already wild, so no other card becomes wild instead (MIK-55)

Two wild cards of a low are whatever helps, each for itself.

$ rank --explain
< {"house":"mike","high":"none","low":"house","wild":["joker"],"hands":["JoJo6h4d2s","7h6d4c3s2s"]}
  0  Jo Jo 6h 4d 2s
     low: six-four low
  1  7h 6d 4c 3s 2s
     low: seven-six low
  the lowest hand wins low; the best low is 6-4-3-2-A (MIK-36)
  each wild card in a low can be any rank, whatever makes the best low (MIK-57)
> each wild card in a low can be any rank, whatever makes the best low (MIK-57)

Of seven cards one hand is for high and another for low, and the ace serves in both.

$ rank --explain
< {"house":"mike","high":"standard","low":"house","hands":["Ah2h6h9hKh3d4s"]}
  0  Ah 2h 6h 9h Kh 3d 4s
     high: flush, ace high [Ah Kh 9h 6h 2h]
     low: six-four low
  the lowest hand wins low; the best low is 6-4-3-2-A (MIK-36)
  a player who goes both ways can use different cards for high and for low (MIK-47)
  an ace can be high for the high hand and low for the low hand (MIK-48)
> a player who goes both ways can use different cards for high and for low (MIK-47)
> an ace can be high for the high hand and low for the low hand (MIK-48)

Under eight or better a suited wheel is as good as any.

$ rank --explain
< {"house":"mike","high":"none","low":"8","hands":["Ac2c3c4c5c","Ad2h3s4d6c"]}
  0  Ac 2c 3c 4c 5c
     low: wheel
  1  Ad 2h 3s 4d 6c
     low: six-four low
  straights and flushes don't hurt a low (MIK-39)
> straights and flushes don't hurt a low (MIK-39)

Without wild cards nothing is said of them.

$ rank --explain
< {"house":"mike","high":"standard","hands":["KhKd9s5c2d","QsQc9h5d2h"]}
  0  Kh Kd 9s 5c 2d
     high: pair of kings [Kh Kd 9s 5c 2d]
  1  Qs Qc 9h 5d 2h
     high: pair of queens [Qs Qc 9h 5d 2h]
