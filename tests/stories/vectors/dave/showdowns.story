# The showdown at Dave's, as `showdown` settles it: cards speak, odd chips go clockwise, a miscall costs the pot.
# Where a row names an amount in chips, the smallest is $0.25.

## V-DAV-54: who says "ace high" and holds a straight to the ace wins with it
$ showdown
< {"house":"dave","game":"holdem","unit":"0.25","board":"Qs Jd Td 4h 2c","players":[{"name":"X","in":"5","cards":"Ah Kc","calls":"high-card"},{"name":"Y","in":"5","cards":"Qd 9s"}]}
  {"id":null,"pots":[{"amount":"10.00","eligible":["X","Y"],"high":["X"],"low":[]}],"awards":{"X":"10.00"},"returned":{},"carry":"0.00","why":[{"rule":"DAV-54","text":"X has the best hand for the main pot of $10.00: straight, ace high"}]}
> "awards":{"X":"10.00"}

## V-DAV-55: X says "flush", Y throws his hand away for it, X has a pair: X is out, even if Y's cards are found
$ showdown
< {"house":"dave","game":"holdem","unit":"0.25","board":"Qs Jd Td 4h 2c","players":[{"name":"X","in":"5","cards":"Qh 7c","miscalled":true},{"name":"Y","in":"5","cards":"Jh Tc"}]}
  {"id":null,"pots":[{"amount":"10.00","eligible":["X","Y"],"high":["Y"],"low":[]}],"awards":{"Y":"10.00"},"returned":{},"carry":"0.00","why":[{"rule":"DAV-55","text":"X called the hand wrong and another player folded because of it, so it can't win"},{"rule":"DAV-55","text":"Y is the only one left in the main pot, so Y wins it: $10.00"}]}
> "awards":{"Y":"10.00"}

## V-DAV-56: $10.75 among seats 2, 4 and 7 with the button on 3: seat 4 gets $3.75, the others $3.50
$ showdown
< {"house":"dave","game":"holdem","unit":"0.25","button":"S3","board":"As Ks Qs Js Ts","players":[{"name":"S2","in":"3.50","cards":"2c 2d"},{"name":"S3","in":"0.25","folded":true},{"name":"S4","in":"3.50","cards":"3c 3d"},{"name":"S7","in":"3.50","cards":"4c 4d"}]}
  {"id":null,"pots":[{"amount":"10.75","eligible":["S2","S4","S7"],"high":["S2","S4","S7"],"low":[]}],"awards":{"S2":"3.50","S4":"3.75","S7":"3.50"},"returned":{},"carry":"0.00","why":[{"rule":"DAV-54","text":"S2, S4 and S7 tie for the main pot of $10.75: royal flush"},{"rule":"DAV-57","text":"S2, S4 and S7 split the main pot: $3.50 each"},{"rule":"DAV-57","text":"the odd $0.25 of the main pot goes to S4"}]}
> "S4":"3.75"
> "S7":"3.50"
> "S2":"3.50"

## V-DAV-57: with $11.00 two chips are odd: seats 4 and 7 get $3.75, seat 2 gets $3.50
$ showdown
< {"house":"dave","game":"holdem","unit":"0.25","button":"S3","board":"As Ks Qs Js Ts","players":[{"name":"S2","in":"3.50","cards":"2c 2d"},{"name":"S3","in":"0.50","folded":true},{"name":"S4","in":"3.50","cards":"3c 3d"},{"name":"S7","in":"3.50","cards":"4c 4d"}]}
  {"id":null,"pots":[{"amount":"11.00","eligible":["S2","S4","S7"],"high":["S2","S4","S7"],"low":[]}],"awards":{"S2":"3.50","S4":"3.75","S7":"3.75"},"returned":{},"carry":"0.00","why":[{"rule":"DAV-54","text":"S2, S4 and S7 tie for the main pot of $11.00: royal flush"},{"rule":"DAV-57","text":"S2, S4 and S7 split the main pot: $3.50 each"},{"rule":"DAV-57","text":"the odd $0.25 of the main pot goes to S4"},{"rule":"DAV-57","text":"the odd $0.25 of the main pot goes to S7"}]}
> "S4":"3.75"
> "S7":"3.75"
> "S2":"3.50"

## V-DAV-50: an all-in pot of $100 is run twice, one board for each: $50 each
$ showdown
< {"house":"dave","game":"holdem","unit":"0.25","boards":["As Kd 7c 2h 9s","As Kd 7c 2h 3s"],"players":[{"name":"X","in":"50","cards":"9c 9d"},{"name":"Y","in":"50","cards":"3c 3d"}]}
  {"id":null,"pots":[{"amount":"100.00","eligible":["X","Y"],"high":["X","Y"],"low":[]}],"awards":{"X":"50.00","Y":"50.00"},"returned":{},"carry":"0.00","why":[{"rule":"DAV-51","text":"run 1 of 2 plays for $50.00 of the main pot"},{"rule":"DAV-51","text":"run 2 of 2 plays for $50.00 of the main pot"},{"rule":"DAV-54","text":"X has the best hand for the main pot of $50.00: three nines"},{"rule":"DAV-54","text":"Y has the best hand for the main pot of $50.00: three threes"}]}
> "awards":{"X":"50.00","Y":"50.00"}

## V-DAV-51: a pot of $75.25 run twice: $37.75 to the first run, $37.50 to the second
$ showdown
< {"house":"dave","game":"holdem","unit":"0.25","boards":["As Kd 7c 2h 9s","As Kd 7c 2h 3s"],"players":[{"name":"X","in":"37.50","cards":"9c 9d"},{"name":"Y","in":"37.50","cards":"3c 3d"},{"name":"Z","in":"0.25","folded":true}]}
  {"id":null,"pots":[{"amount":"75.25","eligible":["X","Y"],"high":["X","Y"],"low":[]}],"awards":{"X":"37.75","Y":"37.50"},"returned":{},"carry":"0.00","why":[{"rule":"DAV-51","text":"run 1 of 2 plays for $37.75 of the main pot"},{"rule":"DAV-51","text":"run 2 of 2 plays for $37.50 of the main pot"},{"rule":"DAV-54","text":"X has the best hand for the main pot of $37.75: three nines"},{"rule":"DAV-54","text":"Y has the best hand for the main pot of $37.50: three threes"}]}
> "awards":{"X":"37.75","Y":"37.50"}

Hands do not count as they are called.

$ showdown
< {"house":"dave","game":"holdem","as_called":true,"board":"Qs Jd Td 4h 2c","players":[{"name":"X","in":"5","cards":"Ah Kc","calls":"high-card"},{"name":"Y","in":"5","cards":"Qd 9s","calls":"pair"}]}
  {"id":null,"error":{"code":"cards-speak","exit":5,"rule":"DAV-54","message":"cards speak at this house: a hand counts for what it is, not for what the player calls it","hint":null}}
= 5
$ showdown
< {"house":"dave","game":"holdem","board":"Qs Jd Td 4h 2c","players":[{"name":"X","in":"5","cards":"Ah"},{"name":"Y","in":"5","cards":"Qd 9s"}]}
  {"id":null,"error":{"code":"wrong-card-count","exit":5,"rule":null,"message":"`X` has 1 card; `holdem` needs 2","hint":null}}
= 5
