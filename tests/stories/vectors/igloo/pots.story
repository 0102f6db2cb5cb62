# Pots at the Igloo: halves, odd nickels, players who go both ways, side pots.
# rules: IGL-15, IGL-19, IGL-26, IGL-33, IGL-34, IGL-35, IGL-36, IGL-37, IGL-38, IGL-39, IGL-40, IGL-41

## V-IGL-32: an even pot is halved between the best high and the best low
$ showdown
< {"house":"igloo","game":"five-card-stud-hi-lo","players":[{"name":"X","in":"1.00","cards":"KdKsQd2h(3s)","declare":"high"},{"name":"Y","in":"1.00","cards":"Ad2c3h4d(6h)","declare":"low"},{"name":"Z","in":"0.00","cards":"","folded":true}]}
  {"id":null,"pots":[{"amount":"2.00","eligible":["X","Y"],"high":["X"],"low":["Y"]}],"awards":{"X":"1.00","Y":"1.00"},"returned":{},"carry":"0.00","why":[{"rule":"IGL-31","text":"only X is left for high and Y for low, so they split the main pot without comparing hands"},{"rule":"IGL-26","text":"the main pot is split in half: $1.00 for each half"}]}
> "awards":{"X":"1.00","Y":"1.00"}
$ showdown
< {"house":"igloo","game":"five-card-stud-hi-lo","players":[{"name":"X","in":"1.00","cards":"KdKsQd2h(3s)","declare":"high"},{"name":"W","in":"1.00","cards":"JdJsQs5h(7s)","declare":"high"},{"name":"Y","in":"1.00","cards":"Ad2c3h4d(6h)","declare":"low"},{"name":"Z","in":"1.00","cards":"Ac2d3d4c(8h)","declare":"low"}]}
  {"id":null,"pots":[{"amount":"4.00","eligible":["X","W","Y","Z"],"high":["X"],"low":["Y"]}],"awards":{"X":"2.00","Y":"2.00"},"returned":{},"carry":"0.00","why":[{"rule":"IGL-18","text":"X has the best hand for the high half of the main pot: pair of kings"},{"rule":"IGL-23","text":"Y has the best hand for the low half of the main pot: six-four low"},{"rule":"IGL-26","text":"the main pot is split in half: $2.00 for each half"}]}
> "awards":{"X":"2.00","Y":"2.00"}
> IGL-26

## V-IGL-39: one high and two tied lows; the odd nickel of the low half stays for the next game
$ showdown
< {"house":"igloo","game":"five-card-stud-hi-lo","players":[{"name":"H","in":"0.70","cards":"KdKsQd2h(3s)","declare":"high"},{"name":"L","in":"0.70","cards":"Ad2c3h4d(6h)","declare":"low"},{"name":"M","in":"0.70","cards":"Ac2s3d4c(6d)","declare":"low"}]}
  {"id":null,"pots":[{"amount":"2.10","eligible":["H","L","M"],"high":["H"],"low":["L","M"]}],"awards":{"H":"1.05","L":"0.50","M":"0.50"},"returned":{},"carry":"0.05","why":[{"rule":"IGL-18","text":"H has the best hand for the high half of the main pot: pair of kings"},{"rule":"IGL-23","text":"L and M tie for the low half of the main pot: six-four low"},{"rule":"IGL-26","text":"the main pot is split in half: $1.05 for each half"},{"rule":"IGL-17","text":"L and M split the low half of the main pot: $0.50 each"},{"rule":"IGL-34","text":"the odd $0.05 of the main pot carries over to the next game"}]}
> "awards":{"H":"1.05","L":"0.50","M":"0.50"}
> "carry":"0.05"
> IGL-34

## V-IGL-40: two tied highs and two tied lows of $2.15
$ showdown
< {"house":"igloo","game":"five-card-stud-hi-lo","carry":"0.15","players":[{"name":"H","in":"0.50","cards":"KdKsQd2h(3s)","declare":"high"},{"name":"I","in":"0.50","cards":"KhKcQs2d(3h)","declare":"high"},{"name":"L","in":"0.50","cards":"Ad2c3c4d(6h)","declare":"low"},{"name":"M","in":"0.50","cards":"Ac2s3d4c(6d)","declare":"low"}]}
  {"id":null,"pots":[{"amount":"2.15","eligible":["H","I","L","M"],"high":["H","I"],"low":["L","M"]}],"awards":{"H":"0.55","I":"0.55","L":"0.50","M":"0.50"},"returned":{},"carry":"0.05","why":[{"rule":"IGL-18","text":"H and I tie for the high half of the main pot: pair of kings"},{"rule":"IGL-23","text":"L and M tie for the low half of the main pot: six-four low"},{"rule":"IGL-33","text":"the main pot doesn't split evenly: high $1.10, low $1.05"},{"rule":"IGL-17","text":"H and I split the high half of the main pot: $0.55 each"},{"rule":"IGL-17","text":"L and M split the low half of the main pot: $0.50 each"},{"rule":"IGL-34","text":"the odd $0.05 of the main pot carries over to the next game"}]}
> "awards":{"H":"0.55","I":"0.55","L":"0.50","M":"0.50"}
> "carry":"0.05"
> IGL-33

## V-IGL-24: who doesn't show gives the pot up, and is recorded as not shown
$ showdown
< {"house":"igloo","game":"five-card-draw","players":[{"name":"A","in":"1.00","cards":"QhQd8s5c2d"},{"name":"B","in":"1.00","cards":""}]}
  {"id":null,"pots":[{"amount":"2.00","eligible":["A","B"],"high":["A"],"low":[]}],"awards":{"A":"2.00"},"returned":{},"carry":"0.00","why":[{"rule":"IGL-19","text":"B doesn't show, so B can't win"},{"rule":"IGL-18","text":"A has the best hand for the main pot of $2.00: pair of queens"}]}
> "awards":{"A":"2.00"}
> B doesn't show,
> IGL-19

## V-IGL-41: Farley goes both ways and wins both: everything is his
$ showdown
< {"house":"igloo","game":"five-card-stud-hi-lo","players":[{"name":"Marmaduke","in":"1.00","cards":"KdKsQdQh(Qs)","declare":"high"},{"name":"Fred","in":"1.00","cards":"Ad2h3s4d(6h)","declare":"low"},{"name":"Farley","in":"1.00","cards":"Ac2c3c4c(5c)","declare":"both"}]}
  {"id":null,"pots":[{"amount":"3.00","eligible":["Marmaduke","Fred","Farley"],"high":["Farley"],"low":["Farley"]}],"awards":{"Farley":"3.00"},"returned":{},"carry":"0.00","why":[{"rule":"IGL-35","text":"Farley went both ways and has the best high, straight flush, five high, and the best low, wheel: Farley wins all of the main pot, $3.00"},{"rule":"IGL-32","text":"Farley plays one ace high for high and low for low"}]}
> "awards":{"Farley":"3.00"}
> IGL-35

## V-IGL-42: Ratbert's wheel only ties, so Drabble takes the whole pot
$ showdown
< {"house":"igloo","game":"five-card-stud-hi-lo","players":[{"name":"Drabble","in":"1.50","cards":"Ad2h3s4d(5h)","declare":"low"},{"name":"Ratbert","in":"1.50","cards":"Ac2c3c4c(5c)","declare":"both"}]}
  {"id":null,"pots":[{"amount":"3.00","eligible":["Drabble","Ratbert"],"high":["Drabble"],"low":["Drabble"]}],"awards":{"Drabble":"3.00"},"returned":{},"carry":"0.00","why":[{"rule":"IGL-36","text":"Ratbert went both ways, but tied Drabble for the low half of the main pot"},{"rule":"IGL-23","text":"Drabble has the best hand for the low half of the main pot: wheel"},{"rule":"IGL-37","text":"nobody is left to win the high half of the main pot, so it goes with the low half"}]}
> "awards":{"Drabble":"3.00"}
> IGL-36
> IGL-37

## V-IGL-43: Daisy ties for low and so loses the high half too
$ showdown
< {"house":"igloo","game":"five-card-stud-hi-lo","players":[{"name":"Hagar","in":"1.00","cards":"KdKsQdQh(2d)","declare":"high"},{"name":"Linus","in":"1.00","cards":"Ad2h3s4d(6h)","declare":"low"},{"name":"Daisy","in":"1.00","cards":"Ac2c3c4c(6c)","declare":"both"}]}
  {"id":null,"pots":[{"amount":"3.00","eligible":["Hagar","Linus","Daisy"],"high":["Hagar"],"low":["Linus"]}],"awards":{"Hagar":"1.50","Linus":"1.50"},"returned":{},"carry":"0.00","why":[{"rule":"IGL-36","text":"Daisy went both ways, but tied Linus for the low half of the main pot"},{"rule":"IGL-18","text":"Hagar has the best hand for the high half of the main pot: two pair, kings and queens"},{"rule":"IGL-23","text":"Linus has the best hand for the low half of the main pot: six-four low"},{"rule":"IGL-26","text":"the main pot is split in half: $1.50 for each half"}]}
> "awards":{"Hagar":"1.50","Linus":"1.50"}

## V-IGL-44: Chip has the best low and loses the high, so Lois gets the low half
$ showdown
< {"house":"igloo","game":"five-card-stud-hi-lo","players":[{"name":"High","in":"1.00","cards":"KdKsQdQh(Qs)","declare":"high"},{"name":"Lois","in":"1.00","cards":"Ad2h3s4d(6h)","declare":"low"},{"name":"Chip","in":"1.00","cards":"Ac2d3h4s(5c)","declare":"both"}]}
  {"id":null,"pots":[{"amount":"3.00","eligible":["High","Lois","Chip"],"high":["High"],"low":["Lois"]}],"awards":{"High":"1.50","Lois":"1.50"},"returned":{},"carry":"0.00","why":[{"rule":"IGL-36","text":"Chip went both ways, but lost the high half of the main pot to High"},{"rule":"IGL-18","text":"High has the best hand for the high half of the main pot: full house, queens over kings"},{"rule":"IGL-23","text":"Lois has the best hand for the low half of the main pot: six-four low"},{"rule":"IGL-26","text":"the main pot is split in half: $1.50 for each half"}]}
> "awards":{"High":"1.50","Lois":"1.50"}

## V-IGL-45: two who go both ways spoil each other, and Snoopy takes it all
$ showdown
< {"house":"igloo","game":"five-card-stud-hi-lo","players":[{"name":"Calvin","in":"1.00","cards":"2c3d4c5d(Ac)","declare":"both"},{"name":"Hobbes","in":"1.00","cards":"As2s3s4s(7s)","declare":"both"},{"name":"Snoopy","in":"1.00","cards":"2h3h4h6h(Ah)","declare":"high"}]}
  {"id":null,"pots":[{"amount":"3.00","eligible":["Calvin","Hobbes","Snoopy"],"high":["Snoopy"],"low":["Snoopy"]}],"awards":{"Snoopy":"3.00"},"returned":{},"carry":"0.00","why":[{"rule":"IGL-39","text":"Calvin went both ways, but lost the high half of the main pot to Hobbes"},{"rule":"IGL-39","text":"Hobbes went both ways, but lost the low half of the main pot to Calvin"},{"rule":"IGL-18","text":"Snoopy has the best hand for the high half of the main pot: flush, ace high"},{"rule":"IGL-37","text":"nobody is left to win the low half of the main pot, so it goes with the high half"}]}
> "awards":{"Snoopy":"3.00"}
> IGL-39

## V-IGL-46: without Snoopy nobody is paid, and the pot stays whole
$ showdown
< {"house":"igloo","game":"five-card-stud-hi-lo","players":[{"name":"Calvin","in":"1.00","cards":"2c3d4c5d(Ac)","declare":"both"},{"name":"Hobbes","in":"1.00","cards":"As2s3s4s(7s)","declare":"both"},{"name":"Snoopy","in":"1.00","cards":"","folded":true}]}
  {"id":null,"pots":[{"amount":"3.00","eligible":["Calvin","Hobbes"],"high":[],"low":[]}],"awards":{},"returned":{},"carry":"3.00","why":[{"rule":"IGL-39","text":"Calvin went both ways, but lost the high half of the main pot to Hobbes"},{"rule":"IGL-39","text":"Hobbes went both ways, but lost the low half of the main pot to Calvin"},{"rule":"IGL-40","text":"nobody can win the main pot"},{"rule":"IGL-40","text":"$3.00 from the main pot carries over to the next game"}]}
> "awards":{}
> "carry":"3.00"
> IGL-40

## V-IGL-47: two with the same hand both went both ways; Z's worse low takes everything
$ showdown
< {"house":"igloo","game":"five-card-stud-hi-lo","carry":"0.20","players":[{"name":"X","in":"0.60","cards":"Ac2d3h4s(6c)","declare":"both"},{"name":"Y","in":"0.60","cards":"Ad2h3s4c(6d)","declare":"both"},{"name":"Z","in":"0.60","cards":"2s3d5h7c(9s)","declare":"low"}]}
  {"id":null,"pots":[{"amount":"2.00","eligible":["X","Y","Z"],"high":["Z"],"low":["Z"]}],"awards":{"Z":"2.00"},"returned":{},"carry":"0.00","why":[{"rule":"IGL-38","text":"X went both ways, but tied Y for the high half of the main pot"},{"rule":"IGL-38","text":"Y went both ways, but tied X for the high half of the main pot"},{"rule":"IGL-23","text":"Z has the best hand for the low half of the main pot: nine-seven low"},{"rule":"IGL-37","text":"nobody is left to win the high half of the main pot, so it goes with the low half"}]}
> "awards":{"Z":"2.00"}
> IGL-38

## V-IGL-19: Ann is out of chips after $0.30 and can win the main pot only
$ showdown
< {"house":"igloo","game":"five-card-draw","carry":"0.30","players":[{"name":"A","in":"0.30","cards":"AhAd8s5c2d"},{"name":"B","in":"1.00","cards":"7h7d8c5s3d"},{"name":"C","in":"1.00","cards":"KhKd9s4c3h"}]}
  {"id":null,"pots":[{"amount":"1.20","eligible":["A","B","C"],"high":["A"],"low":[]},{"amount":"1.40","eligible":["B","C"],"high":["C"],"low":[]}],"awards":{"A":"1.20","C":"1.40"},"returned":{},"carry":"0.00","why":[{"rule":"IGL-15","text":"not everybody put in the same amount, so there are 2 pots, each for the players who paid into it"},{"rule":"IGL-18","text":"A has the best hand for the main pot of $1.20: pair of aces"},{"rule":"IGL-18","text":"C has the best hand for side pot 1 ($1.40): pair of kings"}]}
> "awards":{"A":"1.20","C":"1.40"}
> IGL-15

## V-IGL-54: with a side pot every pot is judged among its own players
$ showdown
< {"house":"igloo","game":"five-card-stud-hi-lo","layers":[{"amount":"3.00","eligible":["A","B","C"]},{"amount":"1.00","eligible":["B","C"]}],"players":[{"name":"A","in":"1.00","cards":"Ac2c3c4c(5c)","declare":"both"},{"name":"B","in":"1.50","cards":"KdKsQdQh(Qs)","declare":"high"},{"name":"C","in":"1.50","cards":"Ad2h3s4d(6h)","declare":"low"}]}
  {"id":null,"pots":[{"amount":"3.00","eligible":["A","B","C"],"high":["A"],"low":["A"]},{"amount":"1.00","eligible":["B","C"],"high":["B"],"low":["C"]}],"awards":{"A":"3.00","B":"0.50","C":"0.50"},"returned":{},"carry":"0.00","why":[{"rule":"IGL-15","text":"not everybody put in the same amount, so there are 2 pots, each for the players who paid into it"},{"rule":"IGL-35","text":"A went both ways and has the best high, straight flush, five high, and the best low, wheel: A wins all of the main pot, $3.00"},{"rule":"IGL-32","text":"A plays one ace high for high and low for low"},{"rule":"IGL-18","text":"B has the best hand for the high half of side pot 1: full house, queens over kings"},{"rule":"IGL-23","text":"C has the best hand for the low half of side pot 1: six-four low"},{"rule":"IGL-26","text":"side pot 1 is split in half: $0.50 for each half"}]}
> "awards":{"A":"3.00","B":"0.50","C":"0.50"}
$ showdown
< {"house":"igloo","game":"five-card-stud-hi-lo","layers":[{"amount":"3.00","eligible":["A","B","C"]},{"amount":"1.00","eligible":["B","C"]}],"players":[{"name":"A","in":"1.00","cards":"Ac2c3c4c(5c)","declare":"both"},{"name":"B","in":"1.50","cards":"KdKsQdQh(Qs)","declare":"high"},{"name":"C","in":"1.50","cards":"Ad2h3s4d(5h)","declare":"low"}]}
  {"id":null,"pots":[{"amount":"3.00","eligible":["A","B","C"],"high":["B"],"low":["C"]},{"amount":"1.00","eligible":["B","C"],"high":["B"],"low":["C"]}],"awards":{"B":"2.00","C":"2.00"},"returned":{},"carry":"0.00","why":[{"rule":"IGL-15","text":"not everybody put in the same amount, so there are 2 pots, each for the players who paid into it"},{"rule":"IGL-36","text":"A went both ways, but tied C for the low half of the main pot"},{"rule":"IGL-18","text":"B has the best hand for the high half of the main pot: full house, queens over kings"},{"rule":"IGL-23","text":"C has the best hand for the low half of the main pot: wheel"},{"rule":"IGL-26","text":"the main pot is split in half: $1.50 for each half"},{"rule":"IGL-18","text":"B has the best hand for the high half of side pot 1: full house, queens over kings"},{"rule":"IGL-23","text":"C has the best hand for the low half of side pot 1: wheel"},{"rule":"IGL-26","text":"side pot 1 is split in half: $0.50 for each half"}]}
> "awards":{"B":"2.00","C":"2.00"}

With more than five cards one set of five may go for high and another for low.

$ showdown
< {"house":"igloo","game":"seven-card-stud-hi-lo","players":[{"name":"A","in":"1.00","cards":"(AcKc)2c3cQc4d(5h)","declare":"both"},{"name":"B","in":"1.00","cards":"(KdKs)9h9s2d7h(Jd)","declare":"high"},{"name":"C","in":"1.00","cards":"(8d7c)5d4s3h2h(Td)","declare":"low"}]}
  {"id":null,"pots":[{"amount":"3.00","eligible":["A","B","C"],"high":["A"],"low":["A"]}],"awards":{"A":"3.00"},"returned":{},"carry":"0.00","why":[{"rule":"IGL-35","text":"A went both ways and has the best high, flush, ace high, and the best low, wheel: A wins all of the main pot, $3.00"},{"rule":"IGL-41","text":"A uses different cards for high and for low"},{"rule":"IGL-32","text":"A plays one ace high for high and low for low"}]}
> "awards":{"A":"3.00"}
> IGL-41
