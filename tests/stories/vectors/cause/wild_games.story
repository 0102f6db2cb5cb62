# The draw games of the Cause with wild cards.

## V-CAU-049: with ten wild cards a full house still beats a straight
$ showdown
< {"house":"cause","game":"acey-deucey-one-eyed-jack","players":[{"name":"Ann","in":"100","cards":"KhKd7s7cAh"},{"name":"Bob","in":"100","cards":"9h8dTs6c2d"}]}
  {"id":null,"pots":[{"amount":"200","eligible":["Ann","Bob"],"high":["Ann"],"low":[]}],"awards":{"Ann":"200"},"returned":{},"carry":"0","why":[{"rule":"CAU-064","text":"wild in acey-deucey-one-eyed-jack: deuces, aces, Jh, Js"},{"rule":"CAU-030, CAU-034, CAU-065","text":"Ann has the best hand for the main pot of 200: full house, kings over sevens"},{"rule":"CAU-041, CAU-058","text":"a full house, kings over sevens, beats a straight, ten high, no matter how many cards are wild"}]}
> "awards":{"Ann":"200"}
> a full house, kings over sevens, beats a straight
> "rule":"CAU-041, CAU-058"

## V-CAU-061: the jack of hearts is wild, the jack of diamonds isn't
$ rank
< {"house":"cause","wild":["A","2","Js","Jh"],"hands":["2hJh9c9d4s"]}
  {"id":null,"high":[0],"low":[],"hands":[{"high":"four nines","cards":"9c 9d 4s Jh 2h","low":null}],"why":[{"rule":"CAU-042","text":"a wild card can be any card, even one already in the hand"}]}
> four nines
$ showdown
< {"house":"cause","game":"acey-deucey-one-eyed-jack","players":[{"name":"Ann","in":"100","cards":"2hJh9c9d4s"},{"name":"Bob","in":"100","cards":"2dJd9h9s4c"}]}
  {"id":null,"pots":[{"amount":"200","eligible":["Ann","Bob"],"high":["Ann"],"low":[]}],"awards":{"Ann":"200"},"returned":{},"carry":"0","why":[{"rule":"CAU-064","text":"wild in acey-deucey-one-eyed-jack: deuces, aces, Jh, Js"},{"rule":"CAU-030, CAU-034, CAU-065","text":"Ann has the best hand for the main pot of 200: four nines"},{"rule":"CAU-041, CAU-058","text":"four nines beats three nines, no matter how many cards are wild"}]}
> "awards":{"Ann":"200"}
> Ann has the best hand for the main pot of 200: four nines
> four nines beats three nines
> "rule":"CAU-064"

## V-CAU-062: an ace, a deuce and the jack of spades make five kings, and two such hands share
$ showdown
< {"house":"cause","game":"acey-deucey-one-eyed-jack","players":[{"name":"Ann","in":"100","cards":"Ac2dJsKhKd"},{"name":"Bob","in":"100","cards":"Ad2h2sKsKc"}]}
  {"id":null,"pots":[{"amount":"200","eligible":["Ann","Bob"],"high":["Ann","Bob"],"low":[]}],"awards":{"Ann":"100","Bob":"100"},"returned":{},"carry":"0","why":[{"rule":"CAU-064","text":"wild in acey-deucey-one-eyed-jack: deuces, aces, Jh, Js"},{"rule":"CAU-030, CAU-034, CAU-065","text":"Ann and Bob tie for the main pot of 200: five kings"},{"rule":"CAU-039, CAU-040","text":"Ann and Bob tie on all five cards; suits and other cards don't count"},{"rule":"CAU-031","text":"Ann and Bob split the main pot: 100 each"}]}
> "awards":{"Ann":"100","Bob":"100"}
> five kings
> CAU-065
> "rule":"CAU-031"

## V-CAU-063: A-3-3-7-9 is three aces
$ showdown --explain
< {"house":"cause","game":"kings-and-low-man","players":[{"name":"Ann","in":"100","cards":"Ah3c3d7s9h"},{"name":"Bob","in":"100","cards":"QhJd9c5s4h"}]}
  Ann  Ah 3c 3d 7s 9h
     high: three aces [Ah 9h 7s 3d 3c]
  Bob  Qh Jd 9c 5s 4h
     high: pair of queens [Qh Jd 9c 5s 4h]
  1. wild in kings-and-low-man: kings, the lowest card of each hand (CAU-066)
  2. an ace is always high: never the lowest card, and never a one (CAU-067)
  3. Ann has the best hand for the main pot of 200: three aces (CAU-030, CAU-034, CAU-068)
  4. three aces beats a pair of queens, no matter how many cards are wild (CAU-041, CAU-058)
  Ann gets 200
> three aces
> (CAU-066)
> (CAU-067)
> CAU-068)

The ace is high in a straight too: beside it and a wild deuce, five to three are a pair of aces.
$ showdown --explain
< {"house":"cause","game":"kings-and-low-man","players":[{"name":"Bob","in":"100","cards":"AsQd8cQc6d"},{"name":"Cat","in":"100","cards":"Ah5d4c3s2d"}]}
  Bob  As Qd 8c Qc 6d
     high: three queens [Qd Qc As 8c 6d]
  Cat  Ah 5d 4c 3s 2d
     high: pair of aces [Ah 5d 4c 3s 2d]
  1. wild in kings-and-low-man: kings, the lowest card of each hand (CAU-066)
  2. an ace is always high: never the lowest card, and never a one (CAU-067)
  3. Bob has the best hand for the main pot of 200: three queens (CAU-030, CAU-034, CAU-068)
  4. three queens beats a pair of aces, no matter how many cards are wild (CAU-041, CAU-058)
  Bob gets 200
> three queens

## V-CAU-064: Q-10-K-2-2 is four queens if the suits differ
$ showdown
< {"house":"cause","game":"kings-and-low-man","players":[{"name":"Ann","in":"100","cards":"QdTcKh2s2h"},{"name":"Bob","in":"100","cards":"QhJd9c5s4h"}]}
  {"id":null,"pots":[{"amount":"200","eligible":["Ann","Bob"],"high":["Ann"],"low":[]}],"awards":{"Ann":"200"},"returned":{},"carry":"0","why":[{"rule":"CAU-066","text":"wild in kings-and-low-man: kings, the lowest card of each hand"},{"rule":"CAU-030, CAU-034, CAU-068","text":"Ann has the best hand for the main pot of 200: four queens"},{"rule":"CAU-041, CAU-058","text":"four queens beats a pair of queens, no matter how many cards are wild"}]}
> four queens
> "awards":{"Ann":"200"}

## V-CAU-065: in one suit the same ranks are a royal flush
$ showdown
< {"house":"cause","game":"kings-and-low-man","players":[{"name":"Ann","in":"100","cards":"QdTdKh2s2h"},{"name":"Bob","in":"100","cards":"QhJd9c5s4h"}]}
  {"id":null,"pots":[{"amount":"200","eligible":["Ann","Bob"],"high":["Ann"],"low":[]}],"awards":{"Ann":"200"},"returned":{},"carry":"0","why":[{"rule":"CAU-066","text":"wild in kings-and-low-man: kings, the lowest card of each hand"},{"rule":"CAU-030, CAU-034, CAU-068","text":"Ann has the best hand for the main pot of 200: royal flush"},{"rule":"CAU-041, CAU-058","text":"a royal flush beats a pair of queens, no matter how many cards are wild"}]}
> royal flush
> "awards":{"Ann":"200"}

## V-CAU-066: beside an ace the four is the lowest card
$ showdown --explain
< {"house":"cause","game":"kings-and-low-man","players":[{"name":"Ann","in":"100","cards":"Ah4c9dJsQh"},{"name":"Bob","in":"100","cards":"QsJd9c5s3h"}]}
  Ann  Ah 4c 9d Js Qh
     high: pair of aces [Ah Qh Js 9d 4c]
  Bob  Qs Jd 9c 5s 3h
     high: pair of queens [Qs Jd 9c 5s 3h]
  1. wild in kings-and-low-man: kings, the lowest card of each hand (CAU-066)
  2. an ace is always high: never the lowest card, and never a one (CAU-067)
  3. Ann has the best hand for the main pot of 200: pair of aces (CAU-030, CAU-034, CAU-068)
  4. Ann beats Bob, pair against pair: compare the rank of the pair, then the kickers from the top (CAU-050)
  Ann gets 200
> pair of aces
> an ace is always high: never the lowest card, and never a one (CAU-067)
> Ann gets 200
