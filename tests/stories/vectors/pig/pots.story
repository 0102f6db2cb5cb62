# Pots at the Pig: the board as a hand, odd chips, and what an all-in player can win.

## V-PIG-04: two players whose best hand is the board share, whatever they hold
$ showdown
< {"house":"pig","game":"holdem","unit":"25","board":"Ah Kh Qh Jh Th","button":"B","players":[{"name":"X","in":"100","cards":"2c2d"},{"name":"Y","in":"100","cards":"9h8h"},{"name":"B","in":"0","folded":true}]}
  {"id":null,"pots":[{"amount":"200.00","eligible":["X","Y"],"high":["X","Y"],"low":[]}],"awards":{"X":"100.00","Y":"100.00"},"returned":{},"carry":"0.00","why":[{"rule":"PIG-04","text":"your hand is your best five cards: two, one or none of your own, and the rest from the board"},{"rule":"PIG-05","text":"hands are ranked in the usual order"},{"rule":"PIG-55","text":"X and Y tie for the main pot of $200.00: royal flush"},{"rule":"PIG-06","text":"the board is the best hand for X and Y, so they split"},{"rule":"standard","text":"X and Y split the main pot: $100.00 each"}]}
> "awards":{"X":"100.00","Y":"100.00"}
> "rule":"PIG-04"
> "rule":"PIG-05"
> "rule":"PIG-06"
$ showdown --explain
< {"house":"pig","game":"holdem","unit":"25","board":"Ah Kh Qh Jh Th","button":"B","players":[{"name":"X","in":"100","cards":"2c2d"},{"name":"Y","in":"100","cards":"9h8h"},{"name":"B","in":"0","folded":true}]}
  X  2c 2d  board Ah Kh Qh Jh Th
     high: royal flush [Ah Kh Qh Jh Th]
  Y  9h 8h  board Ah Kh Qh Jh Th
     high: royal flush [Ah Kh Qh Jh Th]
  1. your hand is your best five cards: two, one or none of your own, and the rest from the board (PIG-04)
  2. hands are ranked in the usual order (PIG-05)
  3. X and Y tie for the main pot of $200.00: royal flush (PIG-55)
  4. the board is the best hand for X and Y, so they split (PIG-06)
  5. X and Y split the main pot: $100.00 each (standard rule)
  X gets $100.00
  Y gets $100.00
> royal flush (PIG-55)
> the board is the best hand for X and Y, so they split (PIG-06)

## V-PIG-05: the odd 25 of a shared 75 is for the winner next to the button's left
$ showdown
< {"house":"pig","game":"holdem","unit":"25","board":"Ah Kh Qh Jh Th","button":"B","players":[{"name":"X","in":"25","cards":"2c2d"},{"name":"Y","in":"25","cards":"9h8h"},{"name":"B","in":"25","folded":true}]}
  {"id":null,"pots":[{"amount":"75.00","eligible":["X","Y"],"high":["X","Y"],"low":[]}],"awards":{"X":"50.00","Y":"25.00"},"returned":{},"carry":"0.00","why":[{"rule":"PIG-04","text":"your hand is your best five cards: two, one or none of your own, and the rest from the board"},{"rule":"PIG-05","text":"hands are ranked in the usual order"},{"rule":"PIG-55","text":"X and Y tie for the main pot of $75.00: royal flush"},{"rule":"PIG-06","text":"the board is the best hand for X and Y, so they split"},{"rule":"standard","text":"X and Y split the main pot: $25.00 each"},{"rule":"PIG-07","text":"the odd $25.00 of the main pot goes to X"}]}
> "awards":{"X":"50.00","Y":"25.00"}
> {"rule":"PIG-07","text":"the odd $25.00 of the main pot goes to X"}

## V-PIG-26: five are in and one has 25 only, so 125 can be won by him and 300 cannot
$ showdown
< {"house":"pig","game":"holdem","unit":"25","board":"Ah Kd 7c 5s 2h","button":"E","players":[{"name":"A","in":"25","cards":"AcAd"},{"name":"B","in":"100","cards":"KcKs"},{"name":"C","in":"100","cards":"QcQs"},{"name":"D","in":"100","cards":"JcJs"},{"name":"E","in":"100","cards":"TcTs"}]}
  {"id":null,"pots":[{"amount":"125.00","eligible":["A","B","C","D","E"],"high":["A"],"low":[]},{"amount":"300.00","eligible":["B","C","D","E"],"high":["B"],"low":[]}],"awards":{"A":"125.00","B":"300.00"},"returned":{},"carry":"0.00","why":[{"rule":"PIG-36","text":"not everybody put in the same amount, so there are 2 pots, each for the players who paid into it"},{"rule":"PIG-38","text":"A put in $25.00, so A can win at most that much from each of the others"},{"rule":"PIG-04","text":"your hand is your best five cards: two, one or none of your own, and the rest from the board"},{"rule":"PIG-05","text":"hands are ranked in the usual order"},{"rule":"PIG-55","text":"A has the best hand for the main pot of $125.00: three aces"},{"rule":"PIG-55","text":"B has the best hand for side pot 1 ($300.00): three kings"}]}
> {"amount":"125.00","eligible":["A","B","C","D","E"]
> {"amount":"300.00","eligible":["B","C","D","E"]
> each for the players who paid into it"},{"rule":"PIG-38","text":"A put in $25.00

## V-PIG-27: a small blind of 50 that folded counts with 25 in the main pot
$ showdown
< {"house":"pig","game":"holdem","unit":"25","board":"Ah Kd 7c 5s 2h","button":"E","players":[{"name":"S","in":"50","folded":true},{"name":"A","in":"25","cards":"AcAd"},{"name":"B","in":"100","cards":"KcKs"},{"name":"C","in":"100","cards":"QcQs"},{"name":"D","in":"100","cards":"JcJs"},{"name":"E","in":"100","cards":"TcTs"}]}
  {"id":null,"pots":[{"amount":"150.00","eligible":["A","B","C","D","E"],"high":["A"],"low":[]},{"amount":"325.00","eligible":["B","C","D","E"],"high":["B"],"low":[]}],"awards":{"A":"150.00","B":"325.00"},"returned":{},"carry":"0.00","why":[{"rule":"PIG-36","text":"not everybody put in the same amount, so there are 2 pots, each for the players who paid into it"},{"rule":"PIG-38","text":"A put in $25.00, so A can win at most that much from each of the others"},{"rule":"PIG-04","text":"your hand is your best five cards: two, one or none of your own, and the rest from the board"},{"rule":"PIG-05","text":"hands are ranked in the usual order"},{"rule":"PIG-55","text":"A has the best hand for the main pot of $150.00: three aces"},{"rule":"PIG-55","text":"B has the best hand for side pot 1 ($325.00): three kings"}]}
> {"amount":"150.00"
> {"amount":"325.00"

## V-PIG-29: a bet of 200 called all-in for 120 makes a main pot of 360 and a side pot of 160
$ showdown
< {"house":"pig","game":"holdem","unit":"5","board":"Ah Kd 7c 5s 2h","button":"C","players":[{"name":"A","in":"200","cards":"QcQd"},{"name":"B","in":"120","cards":"JcJd"},{"name":"C","in":"200","cards":"KcKs"}]}
  {"id":null,"pots":[{"amount":"360.00","eligible":["A","B","C"],"high":["C"],"low":[]},{"amount":"160.00","eligible":["A","C"],"high":["C"],"low":[]}],"awards":{"C":"520.00"},"returned":{},"carry":"0.00","why":[{"rule":"PIG-36","text":"not everybody put in the same amount, so there are 2 pots, each for the players who paid into it"},{"rule":"PIG-38","text":"B put in $120.00, so B can win at most that much from each of the others"},{"rule":"PIG-04","text":"your hand is your best five cards: two, one or none of your own, and the rest from the board"},{"rule":"PIG-05","text":"hands are ranked in the usual order"},{"rule":"PIG-55","text":"C has the best hand for the main pot of $360.00: three kings"},{"rule":"PIG-55","text":"C has the best hand for side pot 1 ($160.00): three kings"}]}
> {"amount":"360.00","eligible":["A","B","C"]
> {"amount":"160.00","eligible":["A","C"]
> "rule":"PIG-36"

## V-PIG-31: the short stack takes the main pot with the best hand, the second best takes the side pot
$ showdown
< {"house":"pig","game":"holdem","unit":"5","board":"Ah Kd 7c 5s 2h","button":"C","players":[{"name":"A","in":"200","cards":"QcQd"},{"name":"B","in":"120","cards":"AcAd"},{"name":"C","in":"200","cards":"KcKs"}]}
  {"id":null,"pots":[{"amount":"360.00","eligible":["A","B","C"],"high":["B"],"low":[]},{"amount":"160.00","eligible":["A","C"],"high":["C"],"low":[]}],"awards":{"B":"360.00","C":"160.00"},"returned":{},"carry":"0.00","why":[{"rule":"PIG-36","text":"not everybody put in the same amount, so there are 2 pots, each for the players who paid into it"},{"rule":"PIG-38","text":"B put in $120.00, so B can win at most that much from each of the others"},{"rule":"PIG-04","text":"your hand is your best five cards: two, one or none of your own, and the rest from the board"},{"rule":"PIG-05","text":"hands are ranked in the usual order"},{"rule":"PIG-55","text":"B has the best hand for the main pot of $360.00: three aces"},{"rule":"PIG-55","text":"C has the best hand for side pot 1 ($160.00): three kings"}]}
> "awards":{"B":"360.00","C":"160.00"}

## V-PIG-30: two short stacks make three pots, of 400, 450 and 300
$ showdown
< {"house":"pig","game":"holdem","unit":"50","board":"Ah Kd 7c 5s 2h","button":"D","players":[{"name":"A","in":"100","cards":"AcAd"},{"name":"B","in":"250","cards":"KcKs"},{"name":"C","in":"400","cards":"QcQs"},{"name":"D","in":"400","cards":"JcJs"}]}
  {"id":null,"pots":[{"amount":"400.00","eligible":["A","B","C","D"],"high":["A"],"low":[]},{"amount":"450.00","eligible":["B","C","D"],"high":["B"],"low":[]},{"amount":"300.00","eligible":["C","D"],"high":["C"],"low":[]}],"awards":{"A":"400.00","B":"450.00","C":"300.00"},"returned":{},"carry":"0.00","why":[{"rule":"PIG-37","text":"not everybody put in the same amount, so there are 3 pots, each for the players who paid into it"},{"rule":"PIG-38","text":"A put in $100.00, so A can win at most that much from each of the others"},{"rule":"PIG-38","text":"B put in $250.00, so B can win at most that much from each of the others"},{"rule":"PIG-04","text":"your hand is your best five cards: two, one or none of your own, and the rest from the board"},{"rule":"PIG-05","text":"hands are ranked in the usual order"},{"rule":"PIG-55","text":"A has the best hand for the main pot of $400.00: three aces"},{"rule":"PIG-55","text":"B has the best hand for side pot 1 ($450.00): three kings"},{"rule":"PIG-55","text":"C has the best hand for side pot 2 ($300.00): pair of queens"}]}
> {"amount":"400.00","eligible":["A","B","C","D"]
> {"amount":"450.00","eligible":["B","C","D"]
> {"amount":"300.00","eligible":["C","D"]
> {"rule":"PIG-37","text":"not everybody put in the same amount, so there are 3 pots

## V-PIG-19: two have put in 200 and the third, who is not all-in, 150: the pot is not right
$ showdown
< {"house":"pig","game":"holdem","unit":"50","board":"Ah Kd 7c 5s 2h","button":"C","players":[{"name":"A","in":"200","cards":"QcQd"},{"name":"B","in":"200","cards":"AcAd"},{"name":"C","in":"150","cards":"KcKs","allin":false}]}
  {"id":null,"error":{"code":"bets-not-level","exit":5,"rule":"PIG-52","message":"`C` put in 150.00 and isn't all in, but that's 50.00 short of 200.00","hint":null}}
= 5
> in, but that's 50.00 short of 200.00
> "rule":"PIG-52"

Had he been all in with those 150, the pot would have been right.

$ showdown
< {"house":"pig","game":"holdem","unit":"50","board":"Ah Kd 7c 5s 2h","button":"C","players":[{"name":"A","in":"200","cards":"QcQd"},{"name":"B","in":"200","cards":"AcAd"},{"name":"C","in":"150","cards":"KcKs","allin":true}]}
  {"id":null,"pots":[{"amount":"450.00","eligible":["A","B","C"],"high":["B"],"low":[]},{"amount":"100.00","eligible":["A","B"],"high":["B"],"low":[]}],"awards":{"B":"550.00"},"returned":{},"carry":"0.00","why":[{"rule":"PIG-36","text":"not everybody put in the same amount, so there are 2 pots, each for the players who paid into it"},{"rule":"PIG-38","text":"C put in $150.00, so C can win at most that much from each of the others"},{"rule":"PIG-52","text":"everybody still in put in the same amount or is all in, so the pot is right"},{"rule":"PIG-04","text":"your hand is your best five cards: two, one or none of your own, and the rest from the board"},{"rule":"PIG-05","text":"hands are ranked in the usual order"},{"rule":"PIG-55","text":"B has the best hand for the main pot of $450.00: three aces"},{"rule":"PIG-55","text":"B has the best hand for side pot 1 ($100.00): three aces"}]}
> "rule":"PIG-52"
> "amount":"450.00"
