# The same question at several houses, and each house's own answer.
# rules: IGL-13, IGL-15, IGL-20, IGL-23, IGL-25, IGL-33

## V-X-01: the wheel is the best low at the Igloo; at Mike's the six-four is, unless eight or better was announced
$ rank --batch -
< {"house":"igloo","high":"none","low":"house","hands":["Ah2d3c4s5h","Ad2c3s4h6d"]}
< {"house":"mike","high":"none","low":"house","hands":["Ah2d3c4s5h","Ad2c3s4h6d"]}
< {"house":"mike","high":"none","low":"8","hands":["Ah2d3c4s5h","Ad2c3s4h6d"]}
  {"id":null,"high":[],"low":[0],"hands":[{"high":null,"cards":null,"low":"wheel"},{"high":null,"cards":null,"low":"six-four low"}],"why":[{"rule":"IGL-23","text":"the lowest hand wins low; the best low is A-2-3-4-5"},{"rule":"IGL-24","text":"straights and flushes don't hurt a low"}]}
  {"id":null,"high":[],"low":[1],"hands":[{"high":null,"cards":null,"low":"straight, five high"},{"high":null,"cards":null,"low":"six-four low"}],"why":[{"rule":"MIK-36","text":"the lowest hand wins low; the best low is 6-4-3-2-A"},{"rule":"MIK-35","text":"straights and flushes count against a low"}]}
  {"id":null,"high":[],"low":[0],"hands":[{"high":null,"cards":null,"low":"wheel"},{"high":null,"cards":null,"low":"six-four low"}],"why":[{"rule":"MIK-39","text":"straights and flushes don't hurt a low"}]}
> "low":[0],"hands":[{"high":null,"cards":null,"low":"wheel"}
> "low":[1]

## V-X-02: aces or deuces as the lower pair
$ rank --batch -
< {"house":"igloo","high":"none","low":"house","hands":["AhAs3c4d6h","2h2s3d4c6d"]}
< {"house":"mike","high":"none","low":"house","hands":["AhAs3c4d6h","2h2s3d4c6d"]}
  {"id":null,"high":[],"low":[0],"hands":[{"high":null,"cards":null,"low":"pair of aces"},{"high":null,"cards":null,"low":"pair of deuces"}],"why":[{"rule":"IGL-23","text":"the lowest hand wins low; the best low is A-2-3-4-5"},{"rule":"IGL-25","text":"a pair of aces is the lowest pair"}]}
  {"id":null,"high":[],"low":[1],"hands":[{"high":null,"cards":null,"low":"pair of aces"},{"high":null,"cards":null,"low":"pair of deuces"}],"why":[{"rule":"MIK-36","text":"the lowest hand wins low; the best low is 6-4-3-2-A"},{"rule":"MIK-37","text":"a pair of aces is the highest pair, even for low"}]}
> "low":[0]
> "low":[1]

## V-X-04: the low card is wild and the hole is A, 6, 9: the Igloo's owner may choose the ace, the others have the six
$ rank --batch -
< {"house":"igloo","wild":["low-hole"],"hands":["(Ah6c9d)AsAdKcQd"]}
< {"house":"mike","wild":["low-hole"],"hands":["(Ah6c9d)AsAdKcQd"]}
< {"house":"cause","wild":["low-hole"],"hands":["(Ah6c9d)AsAdKcQd"]}
  {"id":null,"high":[0],"low":[],"hands":[{"high":"four aces","cards":"Ah As Ad Kc 6c","low":null}],"why":[{"rule":"IGL-20","text":"players call an ace high or low; the program uses whichever is better"},{"rule":"IGL-16","text":"a wild card can be any card, even one already in the hand"}]}
  {"id":null,"high":[0],"low":[],"hands":[{"high":"four aces","cards":"Ah As Ad Kc 6c","low":null}],"why":[{"rule":"MIK-56","text":"an ace isn't the lowest card, unless every card that counts is an ace"},{"rule":"MIK-51","text":"a wild card can be any card, even one already in the hand"},{"rule":"MIK-54","text":"the lowest card is wild; a player can't choose a higher one instead"}]}
  {"id":null,"high":[0],"low":[],"hands":[{"high":"four aces","cards":"Ah As Ad Kc 6c","low":null}],"why":[{"rule":"CAU-067","text":"an ace is never the lowest card"},{"rule":"CAU-042","text":"a wild card can be any card, even one already in the hand"},{"rule":"CAU-066","text":"the lowest card is wild; a player can't choose a higher one instead"}]}
> four aces
$ rank --batch -
< {"house":"igloo","wild":["low-hole"],"hands":["(Ah6c9d)6s6dKcQd"]}
< {"house":"mike","wild":["low-hole"],"hands":["(Ah6c9d)6s6dKcQd"]}
< {"house":"cause","wild":["low-hole"],"hands":["(Ah6c9d)6s6dKcQd"]}
  {"id":null,"high":[0],"low":[],"hands":[{"high":"four sixes","cards":"6c 6s 6d Kc Ah","low":null}],"why":[{"rule":"IGL-20","text":"players call an ace high or low; the program uses whichever is better"},{"rule":"IGL-16","text":"a wild card can be any card, even one already in the hand"}]}
  {"id":null,"high":[0],"low":[],"hands":[{"high":"three sixes","cards":"6s 6d Ah Kc 6c","low":null}],"why":[{"rule":"MIK-56","text":"an ace isn't the lowest card, unless every card that counts is an ace"},{"rule":"MIK-54","text":"the lowest card is wild; a player can't choose a higher one instead"}]}
  {"id":null,"high":[0],"low":[],"hands":[{"high":"three sixes","cards":"6s 6d Ah Kc 6c","low":null}],"why":[{"rule":"CAU-067","text":"an ace is never the lowest card"},{"rule":"CAU-066","text":"the lowest card is wild; a player can't choose a higher one instead"}]}
> four sixes
> three sixes

## V-X-05: a high-low pot with an odd unit: the high side gets it, and at Dave's the first winner to the button's left
$ showdown --batch -
< {"house":"igloo","game":"five-card-stud-hi-lo","carry":"0.05","players":[{"name":"L","in":"1.00","cards":"Ad2c3h4d(6h)","declare":"low"},{"name":"H","in":"1.00","cards":"KdKsQd2h(3s)","declare":"high"}]}
< {"house":"mike","game":"five-card-stud-hi-lo","carry":"0.05","hilo":"declare","players":[{"name":"L","in":"1.00","cards":"Ad2c3h4d(6h)","declare":"low"},{"name":"H","in":"1.00","cards":"KdKsQd2h(3s)","declare":"high"}]}
< {"house":"dave","game":"omaha-hi-lo-8","unit":"0.05","carry":"0.05","board":"2c 3d 8h Kc Qs","button":"H","players":[{"name":"L","in":"1.00","cards":"Ad4c9h9s"},{"name":"H","in":"1.00","cards":"KdKsJd7h"}]}
< {"house":"cause","game":"high-spade-in-the-hole","carry":"25","players":[{"name":"L","in":"100","cards":"(As2c)3h5d7c9h(Jd)"},{"name":"H","in":"100","cards":"(KdKh)Ks2h3s5c(8d)"}]}
  {"id":null,"pots":[{"amount":"2.05","eligible":["L","H"],"high":["H"],"low":["L"]}],"awards":{"L":"1.00","H":"1.05"},"returned":{},"carry":"0.00","why":[{"rule":"IGL-31","text":"only H is left for high and L for low, so they split the main pot without comparing hands"},{"rule":"IGL-33","text":"the main pot doesn't split evenly: high $1.05, low $1.00"}]}
  {"id":null,"pots":[{"amount":"2.05","eligible":["L","H"],"high":["H"],"low":["L"]}],"awards":{"L":"1.00","H":"1.05"},"returned":{},"carry":"0.00","why":[{"rule":"standard","text":"only H is left for high and L for low, so they split the main pot without comparing hands"},{"rule":"MIK-49","text":"the main pot doesn't split evenly: high $1.05, low $1.00"}]}
  {"id":null,"pots":[{"amount":"2.05","eligible":["L","H"],"high":["H"],"low":["L"]}],"awards":{"L":"1.05","H":"1.00"},"returned":{},"carry":"0.00","why":[{"rule":"DAV-54","text":"H has the best hand for the high half of the main pot: three kings"},{"rule":"standard","text":"L has the best hand for the low half of the main pot: eight-four low"},{"rule":"DAV-57","text":"the main pot doesn't split evenly: high $1.00, low $1.05"}]}
  {"id":null,"pots":[{"amount":"225","eligible":["L","H"],"high":["H"],"low":["L"]}],"awards":{"L":"100","H":"125"},"returned":{},"carry":"0","why":[{"rule":"CAU-030, CAU-034","text":"H has the best hand for the high half of the main pot: three kings"},{"rule":"CAU-041","text":"three kings beats ace high"},{"rule":"CAU-107","text":"L has the best hand for the spade half of the main pot: the ace of spades"},{"rule":"CAU-108","text":"the main pot doesn't split evenly: high 125, spade 100"}]}
> "awards":{"L":"1.00","H":"1.05"}
> "awards":{"L":"1.05","H":"1.00"}
> "awards":{"L":"100","H":"125"}
> IGL-33

## V-X-06: the fourth raise with two players left: the Igloo refuses it
$ init --house igloo
  started a new book in USD with `igloo` rules
  recorded #2 ········
! next: add the players (player add NAME NAME)
$ player add Ann
  Ann, a regular
  recorded #3 ········
$ player add Bob
  Bob, a regular
  recorded #4 ········
! next: open the night (open --banker NAME)
$ open --banker Ann
  night 1 is open at The Igloo; Ann is the banker
  recorded #5 ········
! next: sell chips (buy NAME AMOUNT)
$ buy Ann 20
  Ann buys chips: $20.00 in cash; stack $20.00
  recorded #6 ········
! next: play (hand new or hand result), then count the stacks
$ buy Bob 20
  Bob buys chips: $20.00 in cash; stack $20.00
  recorded #7 ········
$ hand new
< five-card-draw d bob
< ¶
< b .50 +.50 +.50 +.50
< +.50
< q
  stopped: nothing was recorded
! no game yet, no dealer yet, 2 in: Ann Bob
! which game? > five-card-draw d bob
! five-card-draw, Bob deals, 2 in: Ann Bob
! Enter to deal > ¶
! note: `Bob` antes $0.20 for all 2 players (IGL-08)
! Ann 20.00 · pot 0.20 · check, bet 0.05–0.50 > b .50 +.50 +.50 +.50
! Ann 18.50 · pot 3.70 · call 0.50 > +.50
! error: `Ann` can't raise: this round has already had 3 raises (IGL-13); call or
!   fold
! Ann 18.50 · pot 3.70 · call 0.50 > q
> IGL-13
$ --book mike.book init --house mike
  started a new book in USD with `mike` rules
  recorded #2 ········
! next: add the players (player add NAME NAME)
$ --book mike.book player add Ann
  Ann, a regular
  recorded #3 ········
$ --book mike.book player add Bob
  Bob, a regular
  recorded #4 ········
! next: open the night (open --banker NAME)
$ --book mike.book open --banker Ann
  night 1 is open at Mike's house; Ann is the banker
  recorded #5 ········
! next: sell chips (buy NAME AMOUNT)
$ --book mike.book buy Ann 20
  Ann buys chips: $20.00 in cash; stack $20.00
  recorded #6 ········
! next: play (hand new or hand result), then count the stacks
$ --book mike.book buy Bob 20
  Bob buys chips: $20.00 in cash; stack $20.00
  recorded #7 ········
! note: buy from a player first: `Ann` has $20.00 (MIK-04)
$ --book mike.book hand new
< five-card-draw d bob
< ¶
< b .50 +.50 +.50 +.50
< +.50
< q
  stopped: nothing was recorded
! no game yet, Ann deals, 2 in: Ann Bob
! which game? > five-card-draw d bob
! five-card-draw, Bob deals, 2 in: Ann Bob
! Enter to deal > ¶
! note: `Ann`, to the dealer's left, opens the betting (MIK-67)
! Ann 19.95 · pot 0.10 · check, bet 0.05–0.50 > b .50 +.50 +.50 +.50
! Ann 18.45 · pot 3.60 · call 0.50, raise 2.05–2.50 > +.50
! Bob 17.95 · pot 4.60 · call 0.50, raise 2.55–3.00 > q
> call 0.50, raise

## V-X-07: short by 40 for a call of 100: the Igloo plays a main and a side pot, the Cause waits until the chips are bought
$ showdown --batch -
< {"house":"igloo","game":"five-card-draw","unit":"0.05","players":[{"name":"A","in":"0.60","cards":"AhAd8s5c2d"},{"name":"B","in":"1.00","cards":"7h7d8c5s3d"},{"name":"C","in":"1.00","cards":"KhKd9s4c3h"}]}
< {"house":"cause","game":"five-card-draw","players":[{"name":"A","in":"50","cards":"AhAd8s5c2d"},{"name":"B","in":"100","cards":"7h7d8c5s3d"},{"name":"C","in":"100","cards":"KhKd9s4c3h"}]}
< {"house":"dave","game":"holdem","unit":"0.25","board":"2c 3d 8h Kc Qs","players":[{"name":"A","in":"60","cards":"AhAd"},{"name":"B","in":"100","cards":"7h7d"},{"name":"C","in":"100","cards":"JhJd"}]}
< {"house":"pig","game":"holdem","board":"2c 3d 8h Kc Qs","players":[{"name":"A","in":"60","cards":"AhAd"},{"name":"B","in":"100","cards":"7h7d"},{"name":"C","in":"100","cards":"JhJd"}]}
  {"id":null,"pots":[{"amount":"1.80","eligible":["A","B","C"],"high":["A"],"low":[]},{"amount":"0.80","eligible":["B","C"],"high":["C"],"low":[]}],"awards":{"A":"1.80","C":"0.80"},"returned":{},"carry":"0.00","why":[{"rule":"IGL-15","text":"not everybody put in the same amount, so there are 2 pots, each for the players who paid into it"},{"rule":"IGL-18","text":"A has the best hand for the main pot of $1.80: pair of aces"},{"rule":"IGL-18","text":"C has the best hand for side pot 1 ($0.80): pair of kings"}]}
  {"id":null,"error":{"code":"side-pots-not-used","exit":5,"rule":"CAU-027","message":"stdin:2: the bets make 2 pots (150 and 100), but at this house every bet must be covered","hint":null}}
  {"id":null,"pots":[{"amount":"180.00","eligible":["A","B","C"],"high":["A"],"low":[]},{"amount":"80.00","eligible":["B","C"],"high":["C"],"low":[]}],"awards":{"A":"180.00","C":"80.00"},"returned":{},"carry":"0.00","why":[{"rule":"DAV-14","text":"not everybody put in the same amount, so there are 2 pots, each for the players who paid into it"},{"rule":"DAV-54","text":"A has the best hand for the main pot of $180.00: pair of aces"},{"rule":"DAV-54","text":"C has the best hand for side pot 1 ($80.00): pair of jacks"}]}
  {"id":null,"pots":[{"amount":"180.00","eligible":["A","B","C"],"high":["A"],"low":[]},{"amount":"80.00","eligible":["B","C"],"high":["C"],"low":[]}],"awards":{"A":"180.00","C":"80.00"},"returned":{},"carry":"0.00","why":[{"rule":"PIG-36","text":"not everybody put in the same amount, so there are 2 pots, each for the players who paid into it"},{"rule":"PIG-38","text":"A put in $60.00, so A can win at most that much from each of the others"},{"rule":"PIG-04","text":"your hand is your best five cards: two, one or none of your own, and the rest from the board"},{"rule":"PIG-05","text":"hands are ranked in the usual order"},{"rule":"PIG-55","text":"A has the best hand for the main pot of $180.00: pair of aces"},{"rule":"PIG-55","text":"C has the best hand for side pot 1 ($80.00): pair of jacks"}]}
= 5
> "awards":{"A":"1.80","C":"0.80"}
> CAU-027
> "awards":{"A":"180.00","C":"80.00"}
