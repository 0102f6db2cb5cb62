# What beats what at the Igloo, high and low, with the reasons.
# rules: IGL-16, IGL-17, IGL-20, IGL-21, IGL-23, IGL-24, IGL-25, IGL-32, IGL-47

## V-IGL-20: ten hands, five nines down to ace high, stand strictly in this order
$ rank --batch -
< {"house":"igloo","wild":["joker"],"hands":["9h9d9s JoJo","KcQcJcTc9c","4h4d4s4c2d","7h7d7s2h2s","Ad9d7d4d2d","Th9s8d7h6c","8h8d8sKd2c","JhJd5s5c3d","QhQs9d4c2h","AhQd9s5c3h"]}
< {"house":"igloo","wild":["joker"],"hands":["KcQcJcTc9c","4h4d4s4c2d"]}
< {"house":"igloo","hands":["4h4d4s4c2d","7h7d7s2h2s"]}
< {"house":"igloo","hands":["7h7d7s2h2s","Ad9d7d4d2d"]}
< {"house":"igloo","hands":["Ad9d7d4d2d","Th9s8d7h6c"]}
< {"house":"igloo","hands":["Th9s8d7h6c","8h8d8sKd2c"]}
< {"house":"igloo","hands":["8h8d8sKd2c","JhJd5s5c3d"]}
< {"house":"igloo","hands":["JhJd5s5c3d","QhQs9d4c2h"]}
< {"house":"igloo","hands":["QhQs9d4c2h","AhQd9s5c3h"]}
  {"id":null,"high":[0],"low":[],"hands":[{"high":"five nines","cards":"9h 9d 9s Jo Jo","low":null},{"high":"straight flush, king high","cards":"Kc Qc Jc Tc 9c","low":null},{"high":"four fours","cards":"4h 4d 4s 4c 2d","low":null},{"high":"full house, sevens over deuces","cards":"7h 7d 7s 2h 2s","low":null},{"high":"flush, ace high","cards":"Ad 9d 7d 4d 2d","low":null},{"high":"straight, ten high","cards":"Th 9s 8d 7h 6c","low":null},{"high":"three eights","cards":"8h 8d 8s Kd 2c","low":null},{"high":"two pair, jacks and fives","cards":"Jh Jd 5s 5c 3d","low":null},{"high":"pair of queens","cards":"Qh Qs 9d 4c 2h","low":null},{"high":"ace high","cards":"Ah Qd 9s 5c 3h","low":null}],"why":[{"rule":"IGL-16","text":"what beats what at this house, best first: five of a kind, a straight flush, four of a kind, a full house, a flush, a straight, three of a kind, two pair, a pair, high card"},{"rule":"IGL-16","text":"a wild card can be any card, even one already in the hand"}]}
  {"id":null,"high":[0],"low":[],"hands":[{"high":"straight flush, king high","cards":"Kc Qc Jc Tc 9c","low":null},{"high":"four fours","cards":"4h 4d 4s 4c 2d","low":null}],"why":[{"rule":"IGL-16","text":"what beats what at this house, best first: a straight flush, four of a kind"}]}
  {"id":null,"high":[0],"low":[],"hands":[{"high":"four fours","cards":"4h 4d 4s 4c 2d","low":null},{"high":"full house, sevens over deuces","cards":"7h 7d 7s 2h 2s","low":null}],"why":[{"rule":"IGL-16","text":"what beats what at this house, best first: four of a kind, a full house"}]}
  {"id":null,"high":[0],"low":[],"hands":[{"high":"full house, sevens over deuces","cards":"7h 7d 7s 2h 2s","low":null},{"high":"flush, ace high","cards":"Ad 9d 7d 4d 2d","low":null}],"why":[{"rule":"IGL-16","text":"what beats what at this house, best first: a full house, a flush"}]}
  {"id":null,"high":[0],"low":[],"hands":[{"high":"flush, ace high","cards":"Ad 9d 7d 4d 2d","low":null},{"high":"straight, ten high","cards":"Th 9s 8d 7h 6c","low":null}],"why":[{"rule":"IGL-16","text":"what beats what at this house, best first: a flush, a straight"}]}
  {"id":null,"high":[0],"low":[],"hands":[{"high":"straight, ten high","cards":"Th 9s 8d 7h 6c","low":null},{"high":"three eights","cards":"8h 8d 8s Kd 2c","low":null}],"why":[{"rule":"IGL-16","text":"what beats what at this house, best first: a straight, three of a kind"}]}
  {"id":null,"high":[0],"low":[],"hands":[{"high":"three eights","cards":"8h 8d 8s Kd 2c","low":null},{"high":"two pair, jacks and fives","cards":"Jh Jd 5s 5c 3d","low":null}],"why":[{"rule":"IGL-16","text":"what beats what at this house, best first: three of a kind, two pair"}]}
  {"id":null,"high":[0],"low":[],"hands":[{"high":"two pair, jacks and fives","cards":"Jh Jd 5s 5c 3d","low":null},{"high":"pair of queens","cards":"Qh Qs 9d 4c 2h","low":null}],"why":[{"rule":"IGL-16","text":"what beats what at this house, best first: two pair, a pair"}]}
  {"id":null,"high":[0],"low":[],"hands":[{"high":"pair of queens","cards":"Qh Qs 9d 4c 2h","low":null},{"high":"ace high","cards":"Ah Qd 9s 5c 3h","low":null}],"why":[{"rule":"IGL-16","text":"what beats what at this house, best first: a pair, high card"}]}
> "high":[0],"low":[],"hands":[{"high":"five nines"
$ rank --explain
< {"house":"igloo","wild":["joker"],"hands":["9h9d9s JoJo","KcQcJcTc9c","4h4d4s4c2d","7h7d7s2h2s","Ad9d7d4d2d","Th9s8d7h6c","8h8d8sKd2c","JhJd5s5c3d","QhQs9d4c2h","AhQd9s5c3h"]}
  0  9h 9d 9s Jo Jo
     high: five nines [9h 9d 9s Jo Jo]
  1  Kc Qc Jc Tc 9c
     high: straight flush, king high [Kc Qc Jc Tc 9c]
  2  4h 4d 4s 4c 2d
     high: four fours [4h 4d 4s 4c 2d]
  3  7h 7d 7s 2h 2s
     high: full house, sevens over deuces [7h 7d 7s 2h 2s]
  4  Ad 9d 7d 4d 2d
     high: flush, ace high [Ad 9d 7d 4d 2d]
  5  Th 9s 8d 7h 6c
     high: straight, ten high [Th 9s 8d 7h 6c]
  6  8h 8d 8s Kd 2c
     high: three eights [8h 8d 8s Kd 2c]
  7  Jh Jd 5s 5c 3d
     high: two pair, jacks and fives [Jh Jd 5s 5c 3d]
  8  Qh Qs 9d 4c 2h
     high: pair of queens [Qh Qs 9d 4c 2h]
  9  Ah Qd 9s 5c 3h
     high: ace high [Ah Qd 9s 5c 3h]
  what beats what at this house, best first: five of a kind, a straight flush, four of a kind, a full house, a flush, a straight, three of a kind, two pair, a pair, high card (IGL-16)
  a wild card can be any card, even one already in the hand (IGL-16)
> five of a kind, a straight flush, four of a kind, a full house, a flush, a straight, three of a kind, two pair, a pair, high card (IGL-16)

## V-IGL-21: seven cards each and the same best five, so the eight beside them doesn't matter
$ rank --explain
< {"house":"igloo","hands":["AhKdQsJc9h3d2c","AsKhQdJh9c8s4d"]}
  0  Ah Kd Qs Jc 9h 3d 2c
     high: ace high [Ah Kd Qs Jc 9h]
  1  As Kh Qd Jh 9c 8s 4d
     high: ace high [As Kh Qd Jh 9c]
  hands 0 and 1 tie: suits, wild cards and unused cards don't break a tie (IGL-17)
> hands 0 and 1 tie
> IGL-17
$ showdown
< {"house":"igloo","game":"seven-card-stud","players":[{"name":"A","in":"1.00","cards":"(AhKd)QsJc9h3d(2c)"},{"name":"B","in":"1.00","cards":"(AsKh)QdJh9c8s(4d)"}]}
  {"id":null,"pots":[{"amount":"2.00","eligible":["A","B"],"high":["A","B"],"low":[]}],"awards":{"A":"1.00","B":"1.00"},"returned":{},"carry":"0.00","why":[{"rule":"IGL-18","text":"A and B tie for the main pot of $2.00: ace high"},{"rule":"IGL-17","text":"A and B split the main pot: $1.00 each"}]}
> "awards":{"A":"1.00","B":"1.00"}

## V-IGL-22: a pair of kings with a wild card ties a pair of kings without one
$ rank
< {"house":"igloo","wild":["joker"],"hands":["KhKd9s5c2d","Kc Jo 9h5d2c"]}
  {"id":null,"high":[0,1],"low":[],"hands":[{"high":"pair of kings","cards":"Kh Kd 9s 5c 2d","low":null},{"high":"pair of kings","cards":"Kc 9h 5d 2c Jo","low":null}],"why":[{"rule":"IGL-17","text":"hands 0 and 1 tie: suits, wild cards and unused cards don't break a tie"},{"rule":"IGL-16","text":"a wild card can be any card, even one already in the hand"}]}
> "high":[0,1]

## V-IGL-27: ace to five is a straight, just below the one to the six, and above three aces
$ rank --explain
< {"house":"igloo","hands":["Ah2d3c4s5h","2h3d4c5s6h"]}
  0  Ah 2d 3c 4s 5h
     high: straight, five high [Ah 5h 4s 3c 2d]
  1  2h 3d 4c 5s 6h
     high: straight, six high [6h 5s 4c 3d 2h]
  A-2-3-4-5 is the lowest straight (IGL-21)
> A-2-3-4-5 is the lowest straight (IGL-21)
$ rank --batch -
< {"house":"igloo","hands":["Ah2d3c4s5h","2h3d4c5s6h"]}
< {"house":"igloo","hands":["Ah2d3c4s5h","AdAcAsKdQd"]}
  {"id":null,"high":[1],"low":[],"hands":[{"high":"straight, five high","cards":"Ah 5h 4s 3c 2d","low":null},{"high":"straight, six high","cards":"6h 5s 4c 3d 2h","low":null}],"why":[{"rule":"IGL-21","text":"A-2-3-4-5 is the lowest straight"}]}
  {"id":null,"high":[0],"low":[],"hands":[{"high":"straight, five high","cards":"Ah 5h 4s 3c 2d","low":null},{"high":"three aces","cards":"Ad Ac As Kd Qd","low":null}],"why":[{"rule":"IGL-16","text":"what beats what at this house, best first: a straight, three of a kind"},{"rule":"IGL-21","text":"A-2-3-4-5 is the lowest straight"}]}
> "high":[1]
> "high":[0]

## V-IGL-25: the low hole card is wild, and the better choice is to call the ace high
$ rank --explain
< {"house":"igloo","wild":["low-hole"],"hands":["(Ah5c9d)8h8sKc2d"]}
  0  (Ah 5c 9d) 8h 8s Kc 2d
     high: three eights [8h 8s Ah Kc 5c]
  players call an ace high or low; the program uses whichever is better (IGL-20)
  a wild card can be any card, even one already in the hand (IGL-16)
> three eights
> [8h 8s Ah Kc 5c]
> players call an ace high or low; the program uses whichever is better (IGL-20)

## V-IGL-26: here the better choice is to call the ace low: the ace is wild, and there are four queens
$ rank --explain
< {"house":"igloo","wild":["low-hole"],"hands":["(AhQdQc)QsTh4d2c"]}
  0  (Ah Qd Qc) Qs Th 4d 2c
     high: four queens [Qd Qc Qs Th Ah]
  players call an ace high or low; the program uses whichever is better (IGL-20)
  a wild card can be any card, even one already in the hand (IGL-16)
> four queens
> (IGL-20)

## V-IGL-29: four lows from best to worst
$ rank --batch -
< {"house":"igloo","high":"none","low":"house","hands":["Ah2d3c4s5h","Ad2c3s4h6d"]}
< {"house":"igloo","high":"none","low":"house","hands":["Ad2c3s4h6d","Ac2s3h5d6s"]}
< {"house":"igloo","high":"none","low":"house","hands":["Ac2s3h5d6s","2h3d4c5s6h"]}
  {"id":null,"high":[],"low":[0],"hands":[{"high":null,"cards":null,"low":"wheel"},{"high":null,"cards":null,"low":"six-four low"}],"why":[{"rule":"IGL-23","text":"the lowest hand wins low; the best low is A-2-3-4-5"},{"rule":"IGL-24","text":"straights and flushes don't hurt a low"}]}
  {"id":null,"high":[],"low":[0],"hands":[{"high":null,"cards":null,"low":"six-four low"},{"high":null,"cards":null,"low":"six-five low"}],"why":[{"rule":"IGL-23","text":"the lowest hand wins low; the best low is A-2-3-4-5"}]}
  {"id":null,"high":[],"low":[0],"hands":[{"high":null,"cards":null,"low":"six-five low"},{"high":null,"cards":null,"low":"six-five low"}],"why":[{"rule":"IGL-23","text":"the lowest hand wins low; the best low is A-2-3-4-5"},{"rule":"IGL-24","text":"straights and flushes don't hurt a low"}]}
> "low":[0],"hands":[{"high":null,"cards":null,"low":"wheel"},{"high":null,"cards":null,"low":"six-four low"}]
$ rank --explain
< {"house":"igloo","high":"none","low":"house","hands":["Ah2d3c4s5h","Ad2c3s4h6d","Ac2s3h5d6s","2h3d4c5s6h"]}
  0  Ah 2d 3c 4s 5h
     low: wheel
  1  Ad 2c 3s 4h 6d
     low: six-four low
  2  Ac 2s 3h 5d 6s
     low: six-five low
  3  2h 3d 4c 5s 6h
     low: six-five low
  the lowest hand wins low; the best low is A-2-3-4-5 (IGL-23)
  straights and flushes don't hurt a low (IGL-24)
> the best low is A-2-3-4-5 (IGL-23)

## V-IGL-30: five clubs and five suits are the same wheel
$ rank --explain
< {"house":"igloo","high":"none","low":"house","hands":["Ac2c3c4c5c","Ad2h3s4d5h"]}
  0  Ac 2c 3c 4c 5c
     low: wheel
  1  Ad 2h 3s 4d 5h
     low: wheel
  the lowest hand wins low; the best low is A-2-3-4-5 (IGL-23)
  straights and flushes don't hurt a low (IGL-24)
> straights and flushes don't hurt a low (IGL-24)
$ rank
< {"house":"igloo","high":"none","low":"house","hands":["Ac2c3c4c5c","Ad2h3s4d5h"]}
  {"id":null,"high":[],"low":[0,1],"hands":[{"high":null,"cards":null,"low":"wheel"},{"high":null,"cards":null,"low":"wheel"}],"why":[{"rule":"IGL-23","text":"the lowest hand wins low; the best low is A-2-3-4-5"},{"rule":"IGL-24","text":"straights and flushes don't hurt a low"}]}
> "low":[0,1]

## V-IGL-31: a pair of aces is the better low than a pair of deuces
$ rank --explain
< {"house":"igloo","high":"none","low":"house","hands":["AhAs3c4d5h","2h2s3d4c5d"]}
  0  Ah As 3c 4d 5h
     low: pair of aces
  1  2h 2s 3d 4c 5d
     low: pair of deuces
  the lowest hand wins low; the best low is A-2-3-4-5 (IGL-23)
  a pair of aces is the lowest pair (IGL-25)
> a pair of aces is the lowest pair (IGL-25)
$ rank
< {"house":"igloo","high":"none","low":"house","hands":["AhAs3c4d5h","2h2s3d4c5d"]}
  {"id":null,"high":[],"low":[0],"hands":[{"high":null,"cards":null,"low":"pair of aces"},{"high":null,"cards":null,"low":"pair of deuces"}],"why":[{"rule":"IGL-23","text":"the lowest hand wins low; the best low is A-2-3-4-5"},{"rule":"IGL-25","text":"a pair of aces is the lowest pair"}]}
> "low":[0]

One ace is the top of the high hand and the bottom of the low.

$ rank --explain
< {"house":"igloo","low":"house","hands":["AhAs3c4d7h","Ad2h3s4h5d"]}
  0  Ah As 3c 4d 7h
     high: pair of aces [Ah As 7h 4d 3c]
     low: pair of aces
  1  Ad 2h 3s 4h 5d
     high: straight, five high [Ad 5d 4h 3s 2h]
     low: wheel
  what beats what at this house, best first: a straight, a pair (IGL-16)
  A-2-3-4-5 is the lowest straight (IGL-21)
  the lowest hand wins low; the best low is A-2-3-4-5 (IGL-23)
  straights and flushes don't hurt a low (IGL-24)
  a pair of aces is the lowest pair (IGL-25)
  an ace can be high for the high hand and low for the low hand (IGL-32)
> an ace can be high for the high hand and low for the low hand (IGL-32)

Where no house is named and only aces can be the lowest card, the aces are wild; at Mike's too, and never at the casino night.

$ rank --batch -
< {"wild":["low-hole-all"],"hands":["(AhAdAc)2d3h6sJc"]}
< {"house":"mike","wild":["low-hole-all"],"hands":["(AhAdAc)2d3h6sJc"]}
< {"house":"cause","wild":["low-hole-all"],"hands":["(AhAdAc)2d3h6sJc"]}
  {"id":null,"high":[0],"low":[],"hands":[{"high":"four jacks","cards":"Jc 6s Ac Ad Ah","low":null}]}
  {"id":null,"high":[0],"low":[],"hands":[{"high":"four jacks","cards":"Jc 6s Ac Ad Ah","low":null}],"why":[{"rule":"MIK-56","text":"an ace isn't the lowest card, unless every card that counts is an ace"},{"rule":"MIK-51","text":"a wild card can be any card, even one already in the hand"}]}
  {"id":null,"high":[0],"low":[],"hands":[{"high":"three aces","cards":"Ah Ad Ac Jc 6s","low":null}],"why":[{"rule":"CAU-067","text":"an ace is never the lowest card"}]}
> four jacks
> three aces

$ house show igloo
  igloo: The Igloo, in USD
  manners: Groan at a dull game, leave the chairs alone, show your cards when you
    can. (IGL-47)
  ¶
  money, chips, bank
    money.unit      $0.05                                      IGL-02
    money.kind      cash                                       IGL-02
    chips           nickel $0.05, quarter $0.25, dollar $1.00  IGL-02
    buyin.initial   $20.00                                     IGL-01
    buyin.max       $20.00                                     IGL-01, IGL-14
    buyin.multiple  $20.00                                     IGL-01
    rebuy           players-only                               IGL-14
    chips.sellers   bank-once                                  IGL-14
    chips.p2p       yes                                        IGL-14
  ¶
  cash-out and tournament
    session.end_rule       last-dealer     IGL-06
    cashout.leftover       pot             IGL-43
    cashout.leftover_game  cold-hands      IGL-44
    cashout.check          whole-dollars   IGL-45
    cashout.order          smallest-first  IGL-46
    cashout.shortage       biggest-winner  IGL-46
  ¶
  seats and dealing
    seating          free                                    IGL-03
    seating.change   never                                   IGL-03
    dealer.first     first-jack                              IGL-04
    dealer.last      right-of-first                          IGL-06
    dealer.rotation  left                                    IGL-05
    game.choice      dealers-choice                          IGL-07
    announce         features                                IGL-07, IGL-12
    manners          Groan at a dull game, leave the chairs  IGL-47
                     alone, show your cards when you can.
  ¶
  antes and blinds
    ante        $0.10           IGL-08
    ante.payer  dealer-for-all  IGL-08
  ¶
  betting
    limit.kind            spread         IGL-09
    bet.min               $0.05          IGL-09
    bet.max               $0.50          IGL-09
    bet.max_final         $1.00          IGL-10
    bet.max_predeclare    $1.00          IGL-10
    raise.min             $0.05          IGL-09
    raise.max             $0.50          IGL-09
    raise.max_final       $1.00          IGL-10
    raise.max_predeclare  $1.00          IGL-10
    raise.cap             3              IGL-13
    raise.cap_heads_up    same           IGL-13
    check_raise           yes            IGL-11
    allin                 stay-for-main  IGL-15
    open.none             play-on        IGL-12
  ¶
  hands
    rank.five            five-of-a-kind  IGL-16
    rank.wheel_straight  yes             IGL-21
    rank.suits           no              IGL-17
    rank.artificial      no              IGL-17
    low.order            wheel           IGL-23, IGL-32
    low.straights        ignored         IGL-24
    low.ace_pair         low             IGL-25
    wild.reach           any-card        IGL-16
    wild.low_ace         choice          IGL-20
    wild.games           dealers-choice  IGL-07
  ¶
  showdown and splitting the pot
    show.cards_speak  always       IGL-18
    show.declared     no           IGL-18
    show.required     no           IGL-19
    miscall           harmless     IGL-18
    tie               split        IGL-17
    odd.tie           carry        IGL-34
    odd.half          high         IGL-26, IGL-33
    show.notation     parentheses  IGL-42
    split.agreed      all-agree    IGL-22
    carry             yes          IGL-34, IGL-40
  ¶
  high-low, declare, drop
    hilo.mode           declare        IGL-27
    hilo.signal         fist           IGL-28
    hilo.post_round     always         IGL-29
    hilo.post_open      lock-or-high   IGL-30
    hilo.two_left       split-at-once  IGL-31
    hilo.pig            yes            IGL-28, IGL-35
    hilo.pig_tie        loses-all      IGL-36
    hilo.pig_pig_tie    both-nothing   IGL-38
    hilo.pig_spoils     yes            IGL-39
    hilo.unclaimed      other-side     IGL-37
    hilo.pig_two_hands  yes            IGL-41
  ¶
  70 settings set, 188 left open: `house explain KEY` shows what applies
> Groan at a dull game
> (IGL-47)
