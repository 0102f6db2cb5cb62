# The showdown of the Cause: who shows, what it is worth, who may look.

file raised_last.phh:
  variant = "five-card-draw"
  _house = "cause"
  starting_stacks = [1000, 1000, 1000, 1000]
  players = ["Bob", "Cat", "Dan", "Ann"]
  actions = [
    "d dh p1 KhKd8s5c2d", "d dh p2 ??????????", "d dh p3 AhQd9s5h3c", "d dh p4 ??????????",
    "p1 cc", "p2 cc", "p3 cc", "p4 cc", "p1 sd", "p2 sd", "p3 sd", "p4 sd",
    "p1 cbr 50", "p2 f", "p3 cbr 100", "p4 f", "p1 cc", "p3 sm AhQd9s5h3c", "p1 sm KhKd8s5c2d",
  ]

file all_checked.phh:
  variant = "five-card-draw"
  _house = "cause"
  starting_stacks = [1000, 1000]
  players = ["Bob", "Ann"]
  actions = [
    "d dh p1 KhKd8s5c2d", "d dh p2 AhQd9s5h3c", "p1 cc", "p2 cc", "p1 sd", "p2 sd", "p1 cc", "p2 cc",
    "p1 sm KhKd8s5c2d", "p2 sm AhQd9s5h3c",
  ]

file only_two_cards_shown.phh:
  variant = "five-card-draw"
  _house = "cause"
  starting_stacks = [1000, 1000]
  players = ["Bob", "Ann"]
  actions = [
    "d dh p1 ??????????", "d dh p2 ??????????", "p1 cc", "p2 cc", "p1 sd", "p2 sd", "p1 cc", "p2 cc", "p1 sm KhKd",
  ]

file kings_and_two_cards.phh:
  variant = "kings-and-low-man"
  _house = "cause"
  starting_stacks = [1000, 1000]
  players = ["Bob", "Ann"]
  actions = [
    "d dh p1 ??????????", "d dh p2 ??????????", "p1 cc", "p2 cc", "p1 sd", "p2 sd", "p1 cc", "p2 cc", "p1 sm KhKd",
  ]

file equal_hands.phh:
  variant = "five-card-draw"
  _house = "cause"
  starting_stacks = [500, 500]
  players = ["Bob", "Ann"]
  actions = [
    "d dh p1 KhKd8s5c2d", "d dh p2 KsKc8h5d2c", "p1 cc", "p2 cc", "p1 sd", "p2 sd", "p1 cc", "p2 cc",
    "p1 sm KhKd8s5c2d", "p2 sm KsKc8h5d2c",
  ]

## V-CAU-032: the last to raise shows first, or the dealer's left if nobody bet
$ hand check raised_last.phh
  {"file":"raised_last.phh","hand":null,"variant":"five-card-draw","starting":[1000,1000,1000,1000],"finishing":[1175,975,875,975],"pots":[{"amount":300,"eligible":["Bob","Dan"],"high":["Bob"],"low":[]}],"awards":[300,0,0,0],"flags":[],"why":[{"rule":"CAU-024","text":"nobody bet in round 1, so the pot stays at 100"},{"rule":"CAU-062","text":"more than one player is left after the first round, so they draw cards"},{"rule":"CAU-032","text":"Dan made the last bet or raise, so Dan shows first"},{"rule":"CAU-030, CAU-034, CAU-063","text":"Bob has the best hand for the main pot of 300: pair of kings"},{"rule":"CAU-041","text":"a pair of kings beats ace high"}]}
> Dan made the last bet or raise, so Dan shows first
> "rule":"CAU-032"
$ hand check all_checked.phh
  {"file":"all_checked.phh","hand":null,"variant":"five-card-draw","starting":[1000,1000],"finishing":[1025,975],"pots":[{"amount":50,"eligible":["Bob","Ann"],"high":["Bob"],"low":[]}],"awards":[50,0],"flags":[],"why":[{"rule":"CAU-024","text":"nobody bet in round 1, so the pot stays at 50"},{"rule":"CAU-024","text":"nobody bet in round 2, so the pot stays at 50"},{"rule":"CAU-062","text":"more than one player is left after the first round, so they draw cards"},{"rule":"CAU-032","text":"nobody bet in the last round, so Bob, on the dealer's left, shows first"},{"rule":"CAU-030, CAU-034, CAU-063","text":"Bob has the best hand for the main pot of 50: pair of kings"},{"rule":"CAU-041","text":"a pair of kings beats ace high"}]}
> so Bob, on the dealer's left, shows first
> "rule":"CAU-032"

A hand is shown whole, and in kings and low man because its lowest card is wild.

$ hand check only_two_cards_shown.phh
  {"file":"only_two_cards_shown.phh","error":{"line":6,"column":102,"action":9,"message":"`Bob` has 5 cards, not 2 (CAU-033); use `p1 sm`"}}
= 5
> (CAU-033)
$ hand check kings_and_two_cards.phh
  {"file":"kings_and_two_cards.phh","error":{"line":6,"column":102,"action":9,"message":"`Bob` has 5 cards, not 2 (CAU-068); use `p1 sm`"}}
= 5
> (CAU-068)

## V-CAU-034: a misread straight is put right until the pot is handed over
$ hand incident reading-before --house cause
  corrected  cards speak; any player who sees it says so (CAU-034)
> corrected
> (CAU-034)
$ hand incident reading-after --house cause
  stands  the winner already has the pot, so the result stands (CAU-035)
> so the result stands  (CAU-035)

## V-CAU-035: two pair as called, with cards of a full house: off it is the full house, on it is two pair
$ showdown
< {"house":"cause","game":"five-card-draw","players":[{"name":"Ann","in":"50","cards":"KhKdKc5c5d","calls":"two-pair"},{"name":"Bob","in":"50","cards":"QhQdQs5h3c"}]}
  {"id":null,"pots":[{"amount":"100","eligible":["Ann","Bob"],"high":["Ann"],"low":[]}],"awards":{"Ann":"100"},"returned":{},"carry":"0","why":[{"rule":"CAU-030, CAU-034, CAU-063","text":"Ann has the best hand for the main pot of 100: full house, kings over fives"},{"rule":"CAU-041","text":"a full house, kings over fives, beats three queens"}]}
> full house, kings over fives
> "awards":{"Ann":"100"}
$ showdown
< {"house":"cause","game":"five-card-draw","as_called":true,"players":[{"name":"Ann","in":"50","cards":"KhKdKc5c5s","calls":"two-pair"},{"name":"Bob","in":"50","cards":"QhQdQs5h3c"}]}
  {"id":null,"pots":[{"amount":"100","eligible":["Ann","Bob"],"high":["Bob"],"low":[]}],"awards":{"Bob":"100"},"returned":{},"carry":"0","why":[{"rule":"CAU-036","text":"a hand counts as the player calls it, if the cards can make it"},{"rule":"CAU-030, CAU-034, CAU-063","text":"Bob has the best hand for the main pot of 100: three queens"},{"rule":"CAU-041","text":"three queens beats two pair, kings and fives"}]}
> "awards":{"Bob":"100"}
> "rule":"CAU-036"

## V-CAU-036: who was dealt in may see a called hand, the winner should not ask, and nobody sees a folded one
$ hand incident see-showdown --house cause
  granted  any player who was dealt in can ask; a player who asks too often can
           lose that right (CAU-037)
> granted any player who was dealt in can ask
> (CAU-037)
$ hand incident see-as-winner --house cause
  discouraged  you can, but the winner shouldn't ask (CAU-037)
> discouraged
$ hand incident see-folded --house cause
  refused  nobody gets to see folded cards (CAU-038)
> refused nobody gets to see folded cards (CAU-038)

What was shared and what was bought stays with the hand.

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
$ buy Ann 525
  Ann buys chips: 525 in cash; stack 500
  Ann pays 25 into the leaderboard to join the table (CAU-003)
  recorded #7 ········
! next: play (hand new or hand result), then count the stacks
$ buy Bob 525
  Bob buys chips: 525 in cash; stack 500
  Bob pays 25 into the leaderboard to join the table (CAU-003)
  recorded #9 ········
$ hand add equal_hands.phh
  hand 1, five-card-draw: Bob wins 25, Ann wins 25
    nobody bet in round 1, so the pot stays at 50 (CAU-024)
    nobody bet in round 2, so the pot stays at 50 (CAU-024)
    more than one player is left after the first round, so they draw cards
      (CAU-062)
    nobody bet in the last round, so Bob, on the dealer's left, shows first
      (CAU-032)
    Bob and Ann tie for the main pot of 50: pair of kings (CAU-030, CAU-034,
      CAU-063)
    Bob and Ann tie on all five cards; suits and other cards don't count (CAU-039,
      CAU-040)
    Bob and Ann split the main pot: 25 each (CAU-031)
  recorded #12 ········
! note: `Ann` pays 25 into the leaderboard for dealing (CAU-003)
> Bob and Ann split the main pot: 25 each (CAU-031)
$ hand why 1
  hand 1, five-card-draw: Bob wins 25, Ann wins 25
  nobody bet in round 1, so the pot stays at 50 (CAU-024)
  nobody bet in round 2, so the pot stays at 50 (CAU-024)
  more than one player is left after the first round, so they draw cards (CAU-062)
  nobody bet in the last round, so Bob, on the dealer's left, shows first
    (CAU-032)
  Bob and Ann tie for the main pot of 50: pair of kings (CAU-030, CAU-034,
    CAU-063)
  Bob and Ann tie on all five cards; suits and other cards don't count (CAU-039,
    CAU-040)
  Bob and Ann split the main pot: 25 each (CAU-031)
> (CAU-031)
$ hand new --yes
< five-card-draw
< d ann
< ¶
< 25
< +25
< +25
< c
< 0
< 0
< 50
< +50
< +50
< +50
< c
< KhKd8s5c2d
< AhQd9s5h3c
  hand 2, five-card-draw: Ann wins 600
  recorded #15 ········
! five-card-draw, Bob deals, 2 in: Ann Bob
! Enter to deal > five-card-draw
! five-card-draw, Bob deals, 2 in: Ann Bob
! Enter to deal > d ann
! five-card-draw, Ann deals, 2 in: Ann Bob
! Enter to deal > ¶
! note: everybody antes 25 before the deal (CAU-010)
! note: `Bob`, to the dealer's left, opens the betting (CAU-018)
! Bob 475 · pot 50 · check, bet 25 > 25
! Ann 450 · pot 75 · call 25, raise 50 > +25
! Bob 450 · pot 125 · call 25, raise 75 > +25
! Ann 400 · pot 175 · call 25, raise 100 > c
! Bob 400 · pot 200 · draws 0–3 > 0
! Ann 375 · pot 200 · draws 0–3 > 0
! Bob 400 · pot 200 · check, bet 50 > 50
! Ann 375 · pot 250 · call 50, raise 75–100 > +50
! Bob 350 · pot 350 · call 50, raise 125–150 > +50
! Ann 275 · pot 450 · call 50, raise 175–200 > +50
! Bob 250 · pot 550 · call 50 > c
! pot 600 · Ann shows > KhKd8s5c2d
! pot 600 · Bob shows > AhQd9s5h3c
! more than one player is left after the first round, so they draw cards (CAU-062)
! Ann made the last bet or raise, so Ann shows first (CAU-032)
! Ann has the best hand for the main pot of 600: pair of kings (CAU-030, CAU-034,
!   CAU-063)
! a pair of kings beats ace high (CAU-041)
! Ann gets 600 (+300), Bob -300
! ¶
! note: `Ann` pays 25 into the leaderboard for dealing (CAU-003)
> Ann wins 600

Bob cannot cover the last bet: the hand waits, he buys, and that stays with the hand.

$ hand new --yes
< d ann
< ¶
< k
< 25
< c
< 0
< 0
< 50
< +50
< +50
< +50
< c
< $ 50
< c
< KhKd8s5c2d
< AhQd9s5h3c
  hand 3, five-card-draw: Ann wins 500
  recorded #19 ········
! five-card-draw, Bob deals, 2 in: Ann Bob
! Enter to deal > d ann
! five-card-draw, Ann deals, 2 in: Ann Bob
! Enter to deal > ¶
! note: everybody antes 25 before the deal (CAU-010)
! note: `Bob`, to the dealer's left, opens the betting (CAU-018)
! Bob 175 · pot 50 · check, bet 25 > k
! Ann 725 · pot 50 · check, bet 25 > 25
! Bob 175 · pot 75 · call 25, raise 50 > c
! Bob 150 · pot 100 · draws 0–3 > 0
! Ann 700 · pot 100 · draws 0–3 > 0
! Bob 150 · pot 100 · check, bet 50 > 50
! Ann 700 · pot 150 · call 50, raise 75–100 > +50
! Bob 100 · pot 250 · call 50, raise 125–150 > +50
! Ann 600 · pot 350 · call 50, raise 175–200 > +50
! Bob 0 · pot 450 · needs 50 more to call > c
! error: `Bob` has 0 but needs 50 to call: every bet must be covered, so the hand
!   waits until `Bob` buys 50 (CAU-027)
! Bob 0 · pot 450 · needs 50 more to call > $ 50
! Bob 50 · pot 450 · call 50 all-in > c
! pot 500 · Ann shows > KhKd8s5c2d
! pot 500 · Bob shows > AhQd9s5h3c
! the hand waited while Bob bought 50, so every bet was covered (CAU-027)
! more than one player is left after the first round, so they draw cards (CAU-062)
! Ann made the last bet or raise, so Ann shows first (CAU-032)
! Ann has the best hand for the main pot of 500: pair of kings (CAU-030, CAU-034,
!   CAU-063)
! a pair of kings beats ace high (CAU-041)
! Ann gets 500 (+250), Bob -250
! ¶
! note: `Ann` pays 25 into the leaderboard for dealing (CAU-003)
> the hand waited while Bob bought 50, so every bet was covered (CAU-027)
$ hand why 3
  hand 3, five-card-draw: Ann wins 500
  the hand waited while Bob bought 50, so every bet was covered (CAU-027)
  more than one player is left after the first round, so they draw cards (CAU-062)
  Ann made the last bet or raise, so Ann shows first (CAU-032)
  Ann has the best hand for the main pot of 500: pair of kings (CAU-030, CAU-034,
    CAU-063)
  a pair of kings beats ace high (CAU-041)
> the hand waited while Bob bought 50
> (CAU-027)
