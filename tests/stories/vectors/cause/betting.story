# Betting at the Cause: chips of 25, three raises, and every bet covered.

file example_a.phh:
  variant = "five-card-draw"
  _house = "cause"
  starting_stacks = [1000, 1000, 1000, 1000]
  players = ["Ann", "Bob", "Cat", "Dan"]
  actions = [
    "d dh p1 KsKdQcJc4h", "d dh p2 9h9d5s3h2c", "d dh p3 AdQd8s6c4c", "d dh p4 Tc7c6d3s2h",
    "p1 cbr 25", "p2 cbr 50", "p3 cbr 75", "p4 cbr 100", "p1 cc", "p2 cc", "p3 cc",
    "p1 sd", "p2 sd", "p3 sd", "p4 sd",
    "p1 cbr 50", "p2 cbr 100", "p3 cbr 150", "p4 cbr 200", "p1 cc", "p2 cc", "p3 cc",
    "p4 sm Tc7c6d3s2h", "p1 sm KsKdQcJc4h", "p2 sm 9h9d5s3h2c", "p3 sm AdQd8s6c4c",
  ]

file after_round_one.phh:
  variant = "five-card-draw"
  _house = "cause"
  starting_stacks = [1000, 1000, 1000, 1000]
  players = ["Ann", "Bob", "Cat", "Dan"]
  actions = [
    "d dh p1 KsKdQcJc4h", "d dh p2 9h9d5s3h2c", "d dh p3 AdQd8s6c4c", "d dh p4 Tc7c6d3s2h",
    "p1 cbr 25", "p2 cbr 50", "p3 cbr 75", "p4 cbr 100", "p1 cc", "p2 cc", "p3 cc",
    "p1 sd", "p2 sd", "p3 sd", "p4 sd", "p1 cc", "p2 cc", "p3 cc", "p4 cc",
    "p1 sm KsKdQcJc4h", "p2 sm 9h9d5s3h2c", "p3 sm AdQd8s6c4c", "p4 sm Tc7c6d3s2h",
  ]

file a_fourth_raise.phh:
  variant = "five-card-draw"
  _house = "cause"
  starting_stacks = [1000, 1000, 1000, 1000]
  players = ["Ann", "Bob", "Cat", "Dan"]
  actions = [
    "d dh p1 ??????????", "d dh p2 ??????????", "d dh p3 ??????????", "d dh p4 ??????????",
    "p1 cbr 25", "p2 cbr 50", "p3 cbr 75", "p4 cbr 100", "p1 cbr 125",
  ]

file a_fourth_raise_at_the_end.phh:
  variant = "five-card-draw"
  _house = "cause"
  starting_stacks = [1000, 1000]
  players = ["Ann", "Bob"]
  actions = [
    "d dh p1 ??????????", "d dh p2 ??????????", "p1 cc", "p2 cc", "p1 sd", "p2 sd",
    "p1 cbr 50", "p2 cbr 100", "p1 cbr 150", "p2 cbr 200", "p1 cbr 250",
  ]

file a_small_bet_at_the_end.phh:
  variant = "five-card-draw"
  _house = "cause"
  starting_stacks = [1000, 1000]
  players = ["Ann", "Bob"]
  actions = [
    "d dh p1 ??????????", "d dh p2 ??????????", "p1 cc", "p2 cc", "p1 sd", "p2 sd", "p1 cbr 25",
  ]

file a_large_bet_at_first.phh:
  variant = "five-card-draw"
  _house = "cause"
  starting_stacks = [1000, 1000]
  players = ["Ann", "Bob"]
  actions = ["d dh p1 ??????????", "d dh p2 ??????????", "p1 cbr 50"]

file example_b.phh:
  variant = "five-card-draw"
  _house = "cause"
  starting_stacks = [1000, 1000, 1000, 1000, 1000, 1000]
  players = ["Ann", "Bob", "Cat", "Dan", "Eve", "Fay"]
  actions = [
    "d dh p1 ??????????", "d dh p2 KsKdQcJc4h", "d dh p3 ??????????", "d dh p4 9h9d5s3h2c",
    "d dh p5 AdQd8s6c4c", "d dh p6 Tc7c6d3s2h",
    "p1 cbr 25", "p2 cbr 50", "p3 cbr 75", "p4 cbr 100", "p5 cc", "p6 cc", "p1 cc", "p2 cc", "p3 cc",
    "p1 sd", "p2 sd", "p3 sd", "p4 sd", "p5 sd", "p6 sd",
    "p1 f", "p2 cc", "p3 cbr 50", "p4 cc", "p5 cbr 75", "p6 cbr 125", "p2 cbr 175",
    "p3 f", "p4 cc", "p5 cc", "p6 cc",
    "p2 sm KsKdQcJc4h", "p4 sm 9h9d5s3h2c", "p5 sm AdQd8s6c4c", "p6 sm Tc7c6d3s2h",
  ]

file another_opens.phh:
  variant = "five-card-draw"
  _house = "cause"
  starting_stacks = [1000, 1000, 1000, 1000, 1000]
  players = ["Bob", "Cat", "Dan", "Eve", "Ann"]
  actions = [
    "d dh p1 ??????????", "d dh p2 ??????????", "d dh p3 ??????????", "d dh p4 ??????????", "d dh p5 ??????????",
    "p3 cbr 25",
  ]

file another_opens_after_the_draw.phh:
  variant = "five-card-draw"
  _house = "cause"
  starting_stacks = [1000, 1000, 1000]
  players = ["Bob", "Cat", "Ann"]
  actions = [
    "d dh p1 ??????????", "d dh p2 ??????????", "d dh p3 ??????????",
    "p1 cc", "p2 cc", "p3 cc", "p1 sd", "p2 sd", "p3 sd", "p2 cbr 50",
  ]

file out_of_turn.phh:
  variant = "five-card-draw"
  _house = "cause"
  starting_stacks = [1000, 1000, 1000]
  players = ["Bob", "Cat", "Ann"]
  actions = [
    "d dh p1 ??????????", "d dh p2 ??????????", "d dh p3 ??????????", "p1 cc", "p3 cbr 25",
  ]

file all_check.phh:
  variant = "five-card-draw"
  _house = "cause"
  starting_stacks = [1000, 1000, 1000, 1000]
  players = ["Bob", "Cat", "Dan", "Ann"]
  actions = [
    "d dh p1 ??????????", "d dh p2 ??????????", "d dh p3 ??????????", "d dh p4 ??????????",
    "p1 cc", "p2 cc", "p3 cc", "p4 cc", "p1 sd", "p2 sd", "p3 sd", "p4 sd",
    "p1 cbr 50", "p2 f", "p3 f", "p4 f",
  ]

file a_call_of_25.phh:
  variant = "five-card-draw"
  _house = "cause"
  starting_stacks = [1000, 1000]
  players = ["Bob", "Ann"]
  actions = ["d dh p1 ??????????", "d dh p2 ??????????", "p1 cbr 25", "p2 cbr 50", "p1 cc", "p1 sd", "p2 sd", "p1 f"]

file fifty_against_a_hundred.phh:
  variant = "five-card-draw"
  _house = "cause"
  starting_stacks = [1000, 75, 1000]
  players = ["Bob", "Cat", "Ann"]
  actions = [
    "d dh p1 ??????????", "d dh p2 ??????????", "d dh p3 ??????????",
    "p1 cbr 25", "p2 cc", "p3 cbr 50", "p1 cbr 75", "p2 cc",
  ]

## V-CAU-016: with equal antes the dealer's left opens
$ hand check another_opens.phh
  {"file":"another_opens.phh","error":{"line":7,"column":4,"action":6,"message":"it's `Bob`'s turn, not `Dan`'s (CAU-018); use `p1 cc` to check, `p1 cbr 25`"}}
= 5
> it's `Bob`'s turn, not `Dan`'s (CAU-018)

The second round begins there too, and inside a round the order is the table's.

$ hand check another_opens_after_the_draw.phh
  {"file":"another_opens_after_the_draw.phh","error":{"line":7,"column":58,"action":10,"message":"it's `Bob`'s turn, not `Cat`'s (CAU-061); use `p1 cc` to check, `p1 cbr 50`"}}
= 5
> it's `Bob`'s turn, not `Cat`'s (CAU-061)
$ hand check out_of_turn.phh
  {"file":"out_of_turn.phh","error":{"line":6,"column":79,"action":5,"message":"it's `Cat`'s turn, not `Ann`'s (CAU-019); use `p2 cc` to check, `p2 cbr 25`"}}
= 5
> it's `Cat`'s turn, not `Ann`'s (CAU-019)

## V-CAU-017: four checks end the round, and the pot of antes stays
$ hand check all_check.phh
  {"file":"all_check.phh","hand":null,"variant":"five-card-draw","starting":[1000,1000,1000,1000],"finishing":[1075,975,975,975],"pots":[{"amount":100,"eligible":["Bob"],"high":["Bob"],"low":[]}],"awards":[100,0,0,0],"flags":[],"why":[{"rule":"CAU-024","text":"nobody bet in round 1, so the pot stays at 100"},{"rule":"CAU-062","text":"more than one player is left after the first round, so they draw cards"},{"rule":"standard","text":"nobody called Bob's last 50, so Bob gets it back"},{"rule":"CAU-029","text":"Bob is the only one left in the main pot, so Bob wins it: 100"}]}
> nobody bet in round 1, so the pot stays at 100
> "rule":"CAU-024"

## V-CAU-018: a fold with nothing to call is taken with a warning, and a call costs the difference
$ hand check a_call_of_25.phh
  {"file":"a_call_of_25.phh","hand":null,"variant":"five-card-draw","starting":[1000,1000],"finishing":[925,1075],"pots":[{"amount":150,"eligible":["Ann"],"high":["Ann"],"low":[]}],"awards":[0,150],"flags":["folded-unforced"],"why":[{"rule":"CAU-062","text":"more than one player is left after the first round, so they draw cards"},{"rule":"CAU-029","text":"Ann is the only one left in the main pot, so Ann wins it: 150"}]}
> "pots":[{"amount":150
> folded-unforced
$ init --house cause
  started a new book in points with `cause` rules
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
  night 1 is open at The Cause; Ann is the banker
  recorded #5 ········
! note: management decides how much players can buy in for (CAU-004)
! next: sell chips (buy NAME AMOUNT)
$ buy Ann 1025
  Ann buys chips: 1,025 in cash; stack 1,000
  Ann pays 25 into the leaderboard to join the table (CAU-003)
  recorded #7 ········
! next: play (hand new or hand result), then count the stacks
$ buy Bob 1025
  Bob buys chips: 1,025 in cash; stack 1,000
  Bob pays 25 into the leaderboard to join the table (CAU-003)
  recorded #9 ········
$ hand add a_call_of_25.phh
  hand 1, five-card-draw: Ann wins 150
    more than one player is left after the first round, so they draw cards
      (CAU-062)
    Ann is the only one left in the main pot, so Ann wins it: 150 (CAU-029)
  recorded #12 ········
! note: a player folded when they could have checked for free (CAU-020)
! note: `Ann` pays 25 into the leaderboard for dealing (CAU-003)
> a player folded when they could have checked for free (CAU-020) note
$ hand said check --house cause --facing 25 --min 50
! error: it's 25 to call, so nobody can check (CAU-021)
! hint: hand said --help
= 4
> (CAU-021)

## V-CAU-019: a fourth raise is refused, and 125 each are in after the first round
$ hand check a_fourth_raise.phh
  {"file":"a_fourth_raise.phh","error":{"line":7,"column":57,"action":9,"message":"`Ann` can't raise: this round has already had 3 raises (CAU-022); use `p1 f`, `p1 cc` to call 75"}}
= 5
> this round has already had 3 raises (CAU-022)
$ hand check after_round_one.phh
  {"file":"after_round_one.phh","hand":null,"variant":"five-card-draw","starting":[1000,1000,1000,1000],"finishing":[1375,875,875,875],"pots":[{"amount":500,"eligible":["Ann","Bob","Cat","Dan"],"high":["Ann"],"low":[]}],"awards":[500,0,0,0],"flags":[],"why":[{"rule":"CAU-024","text":"nobody bet in round 2, so the pot stays at 500"},{"rule":"CAU-062","text":"more than one player is left after the first round, so they draw cards"},{"rule":"CAU-032","text":"nobody bet in the last round, so Ann, on the dealer's left, shows first"},{"rule":"CAU-030, CAU-034, CAU-063","text":"Ann has the best hand for the main pot of 500: pair of kings"},{"rule":"CAU-050","text":"Ann beats Bob, pair against pair: compare the rank of the pair, then the kickers from the top"}]}
> the pot stays at 500
> "finishing":[1375,875,875,875]
$ hand check a_large_bet_at_first.phh
  {"file":"a_large_bet_at_first.phh","error":{"line":5,"column":57,"action":3,"message":"`Ann` can bet 25, not 50 (CAU-022); use `p1 cc` to check, `p1 cbr 25`"}}
= 5
> (CAU-022)

## V-CAU-020: the second round goes to 200 each, so the pot is 1,300
$ hand check example_a.phh
  {"file":"example_a.phh","hand":null,"variant":"five-card-draw","starting":[1000,1000,1000,1000],"finishing":[1975,675,675,675],"pots":[{"amount":1300,"eligible":["Ann","Bob","Cat","Dan"],"high":["Ann"],"low":[]}],"awards":[1300,0,0,0],"flags":[],"why":[{"rule":"CAU-062","text":"more than one player is left after the first round, so they draw cards"},{"rule":"CAU-032","text":"Dan made the last bet or raise, so Dan shows first"},{"rule":"CAU-030, CAU-034, CAU-063","text":"Ann has the best hand for the main pot of 1,300: pair of kings"},{"rule":"CAU-050","text":"Ann beats Bob, pair against pair: compare the rank of the pair, then the kickers from the top"}]}
> "pots":[{"amount":1300
> "finishing":[1975,675,675,675]
$ hand check a_fourth_raise_at_the_end.phh
  {"file":"a_fourth_raise_at_the_end.phh","error":{"line":7,"column":59,"action":11,"message":"`Ann` can't raise: this round has already had 3 raises (CAU-023); use `p1 f`, `p1 cc` to call 50"}}
= 5
> (CAU-023)
$ hand check a_small_bet_at_the_end.phh
  {"file":"a_small_bet_at_the_end.phh","error":{"line":6,"column":84,"action":7,"message":"`Ann` can bet 50, not 25 (CAU-023); use `p1 cc` to check, `p1 cbr 50`"}}
= 5
> (CAU-023)

## V-CAU-021: as in the first example, 125 each after the first round
$ hand check after_round_one.phh
  {"file":"after_round_one.phh","hand":null,"variant":"five-card-draw","starting":[1000,1000,1000,1000],"finishing":[1375,875,875,875],"pots":[{"amount":500,"eligible":["Ann","Bob","Cat","Dan"],"high":["Ann"],"low":[]}],"awards":[500,0,0,0],"flags":[],"why":[{"rule":"CAU-024","text":"nobody bet in round 2, so the pot stays at 500"},{"rule":"CAU-062","text":"more than one player is left after the first round, so they draw cards"},{"rule":"CAU-032","text":"nobody bet in the last round, so Ann, on the dealer's left, shows first"},{"rule":"CAU-030, CAU-034, CAU-063","text":"Ann has the best hand for the main pot of 500: pair of kings"},{"rule":"CAU-050","text":"Ann beats Bob, pair against pair: compare the rank of the pair, then the kickers from the top"}]}
> "finishing":[1375,875,875,875]

## V-CAU-022: six players, 300 each of the four who stay, and a pot of 1,500
$ hand check example_b.phh
  {"file":"example_b.phh","hand":null,"variant":"five-card-draw","starting":[1000,1000,1000,1000,1000,1000],"finishing":[875,2200,825,700,700,700],"pots":[{"amount":1500,"eligible":["Bob","Dan","Eve","Fay"],"high":["Bob"],"low":[]}],"awards":[0,1500,0,0,0,0],"flags":["folded-unforced"],"why":[{"rule":"CAU-062","text":"more than one player is left after the first round, so they draw cards"},{"rule":"CAU-032","text":"Bob made the last bet or raise, so Bob shows first"},{"rule":"CAU-030, CAU-034, CAU-063","text":"Bob has the best hand for the main pot of 1,500: pair of kings"},{"rule":"CAU-050","text":"Bob beats Dan, pair against pair: compare the rank of the pair, then the kickers from the top"}]}
> "pots":[{"amount":1500
> "finishing":[875,2200,825,700,700,700]

## V-CAU-023: a raise of 25 is taken in the second round
$ hand check example_b.phh
  {"file":"example_b.phh","hand":null,"variant":"five-card-draw","starting":[1000,1000,1000,1000,1000,1000],"finishing":[875,2200,825,700,700,700],"pots":[{"amount":1500,"eligible":["Bob","Dan","Eve","Fay"],"high":["Bob"],"low":[]}],"awards":[0,1500,0,0,0,0],"flags":["folded-unforced"],"why":[{"rule":"CAU-062","text":"more than one player is left after the first round, so they draw cards"},{"rule":"CAU-032","text":"Bob made the last bet or raise, so Bob shows first"},{"rule":"CAU-030, CAU-034, CAU-063","text":"Bob has the best hand for the main pot of 1,500: pair of kings"},{"rule":"CAU-050","text":"Bob beats Dan, pair against pair: compare the rank of the pair, then the kickers from the top"}]}
> "pots":[{"amount":1500

## V-CAU-026: 50 chips against a bet of 100: the hand waits until he buys, and there is no side pot
$ hand check fifty_against_a_hundred.phh
  {"file":"fifty_against_a_hundred.phh","error":{"line":7,"column":52,"action":8,"message":"`Cat` has 25 but needs 50 to call: every bet must be covered, so the hand waits until `Cat` buys 25 (CAU-027); use `p2 f`, `p2 chips 25` to buy enough"}}
= 5
> so the hand waits until `Cat` buys 25 (CAU-027)

## V-CAU-027: with side pots 150 and 100 would be played for, which this house only describes
$ showdown
< {"game":"five-card-draw","players":[{"name":"Ann","in":"50","cards":"KhKd8s5c2d"},{"name":"Bob","in":"100","cards":"AhQd9s5h3c"},{"name":"Cat","in":"100","cards":"7h7d9c4s2c"}]}
  {"id":null,"pots":[{"amount":"150.00","eligible":["Ann","Bob","Cat"],"high":["Ann"],"low":[]},{"amount":"100.00","eligible":["Bob","Cat"],"high":["Cat"],"low":[]}],"awards":{"Ann":"150.00","Cat":"100.00"},"returned":{},"carry":"0.00","why":[{"rule":"standard","text":"not everybody put in the same amount, so there are 2 pots, each for the players who paid into it"},{"rule":"standard","text":"Ann has the best hand for the main pot of $150.00: pair of kings"},{"rule":"standard","text":"Cat has the best hand for side pot 1 ($100.00): pair of sevens"}]}
> "amount":"150.00"
> "amount":"100.00"
$ showdown
< {"house":"cause","game":"five-card-draw","players":[{"name":"Ann","in":"50","cards":"KhKd8s5c2d"},{"name":"Bob","in":"100","cards":"AhQd9s5h3c"},{"name":"Cat","in":"100","cards":"7h7d9c4s2c"}]}
  {"id":null,"error":{"code":"side-pots-not-used","exit":5,"rule":"CAU-027","message":"the bets make 2 pots (150 and 100), but at this house every bet must be covered","hint":null}}
= 5
> the bets make 2 pots (150 and 100), but at this house every bet must be covered
> "rule":"CAU-027"
$ house explain allin.method --house cause
  setting   allin.method (betting)
  decides   how side pots are made
  because   players ask, even in a house without side pots
  takes     one of
            layers: everybody matches the shortest all-in for the main pot;
            anything over that is a side pot, and so on for each all-in
  at cause  layers (rule CAU-028)
  acts in   src/engine/hand/of_house.rs
> CAU-028

## A call and a raise joined by `and` are one player's
$ hand new
< five-card-draw
< ¶
< k 25
< call and raise 50
< q
  stopped: nothing was recorded
! five-card-draw, Bob deals, 2 in: Ann Bob
! Enter to deal > five-card-draw
! five-card-draw, Bob deals, 2 in: Ann Bob
! Enter to deal > ¶
! note: everybody antes 25 before the deal (CAU-010)
! note: `Ann`, to the dealer's left, opens the betting (CAU-018)
! Ann 1025 · pot 50 · check, bet 25 > k 25
! Ann 1025 · pot 75 · call 25, raise 50 > call and raise 50
! you said call first, so you can't raise (CAU-025)
! Ann 1000 · pot 100 · draws 0–3 > q
> CAU-025
