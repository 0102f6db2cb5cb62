# A hand thrown away is dead, at once or later: it is not taken back, and not shown either
# rules: CAU-015

file back_at_cause.phh:
  variant = "five-card-draw"
  _house = "cause"
  starting_stacks = [500, 500]
  players = ["Bob", "Ann"]
  actions = ["d dh p1 AsAd8s5c2d", "d dh p2 KsKc8h5d2c", "p1 cc", "p2 cc", "p1 sd", "p2 sd", "p1 cc", "p2 cc", "p1 sm", "p1 retrieve", "p1 sm AsAd8s5c2d"]

file shown_at_cause.phh:
  variant = "five-card-draw"
  _house = "cause"
  starting_stacks = [500, 500, 500]
  players = ["Bob", "Cat", "Ann"]
  actions = ["d dh p1 AsAd8s5c2d", "d dh p2 KsKc8h5d2c", "d dh p3 QsQc9h5h2s", "p1 cc", "p2 cc", "p3 cc", "p1 sd", "p2 sd", "p3 sd", "p1 cc", "p2 cc", "p3 cc", "p1 sm", "p1 sm AsAd8s5c2d"]

file ruled_at_cause.phh:
  variant = "five-card-draw"
  _house = "cause"
  starting_stacks = [500, 500, 500]
  players = ["Bob", "Cat", "Ann"]
  actions = ["d dh p1 AsAd8s5c2d", "d dh p2 KsKc8h5d2c", "d dh p3 QsQc9h5h2s", "p1 cc", "p2 cc", "p3 cc", "p1 sd", "p2 sd", "p3 sd", "p1 cc", "p2 cc", "p3 cc", "p1 sm", "t rule Eve: a sleeve swept the cards away", "p1 retrieve", "p1 sm AsAd8s5c2d", "p2 sm KsKc8h5d2c", "p3 sm QsQc9h5h2s"]

file ruled_behind_the_end.phh:
  variant = "five-card-draw"
  _house = "cause"
  starting_stacks = [500, 500]
  players = ["Bob", "Ann"]
  actions = ["d dh p1 AsAd8s5c2d", "d dh p2 KsKc8h5d2c", "p1 cc", "p2 cc", "p1 sd", "p2 sd", "p1 cc", "p2 cc", "p1 sm", "t rule Eve: a sleeve swept the cards away", "p1 retrieve", "p1 sm AsAd8s5c2d", "p2 sm KsKc8h5d2c"]

file back_at_igloo.phh:
  variant = "five-card-draw"
  _house = "igloo"
  starting_stacks = [500, 500]
  players = ["Bob", "Ann"]
  actions = ["d dh p1 AsAd8s5c2d", "d dh p2 KsKc8h5d2c", "p1 cc", "p2 cc", "p1 sd", "p2 sd", "p1 cc", "p2 cc", "p1 sm", "p1 retrieve", "p1 sm AsAd8s5c2d"]

file back_at_mike.phh:
  variant = "five-card-draw"
  _house = "mike"
  starting_stacks = [500, 500]
  players = ["Bob", "Ann"]
  actions = ["d dh p1 AsAd8s5c2d", "d dh p2 KsKc8h5d2c", "p1 cc", "p2 cc", "p1 sd", "p2 sd", "p1 cc", "p2 cc", "p1 sm", "p1 retrieve", "p1 sm AsAd8s5c2d"]

file back_at_pig.phh:
  variant = "holdem"
  _house = "pig"
  blinds_or_straddles = [25, 50, 0]
  starting_stacks = [500, 500, 500]
  players = ["Bob", "Cat", "Ann"]
  actions = ["d dh p1 AsAd", "d dh p2 KsKc", "d dh p3 7c7d", "p3 cc", "p1 cc", "p2 cc", "d db Qs9h2c", "p1 cc", "p2 cc", "p3 cc", "d db 3d", "p1 cc", "p2 cc", "p3 cc", "d db 4d", "p1 cc", "p2 cc", "p3 cc", "p1 sm", "p1 retrieve"]

file back_at_dave.phh:
  variant = "holdem"
  _house = "dave"
  blinds_or_straddles = [0.25, 0.50, 0]
  starting_stacks = [20, 20, 20]
  players = ["Bob", "Cat", "Ann"]
  actions = ["d dh p1 AsAd", "d dh p2 KsKc", "d dh p3 7c7d", "p3 cc", "p1 cc", "p2 cc", "d db Qs9h2c", "p1 cc", "p2 cc", "p3 cc", "d db 3d", "p1 cc", "p2 cc", "p3 cc", "d db 4d", "p1 cc", "p2 cc", "p3 cc", "p1 sm", "p1 retrieve", "p1 sm AsAd", "p2 sm KsKc", "p3 sm 7c7d"]

file of_a_site.phh:
  variant = "NT"
  antes = [0, 0, 0]
  blinds_or_straddles = [0.25, 0.50, 0]
  min_bet = 0.50
  starting_stacks = [20, 20, 20]
  players = ["Bob", "Cat", "Ann"]
  actions = ["d dh p1 AsAd", "d dh p2 KsKc", "d dh p3 7c7d", "p3 cc", "p1 cc", "p2 cc", "d db Qs9h2c", "p1 cc", "p2 cc", "p3 cc", "d db 3d", "p1 cc", "p2 cc", "p3 cc", "d db 4d", "p1 cc", "p2 cc", "p3 cc", "p1 sm", "p1 sm AsAd", "p2 sm KsKc", "p3 sm 7c7d"]

$ hand incident mucked-at-once --house cause
  stays-dead  cards in the muck are dead (CAU-015)
$ hand incident mucked-at-once --house pig
  stays-dead  cards in the muck are dead (standard rule)
$ hand check back_at_cause.phh shown_at_cause.phh ruled_at_cause.phh ruled_behind_the_end.phh
  {"file":"back_at_cause.phh","error":{"line":5,"column":120,"action":10,"message":"`Bob` mucked the hand, and cards in the muck are dead (CAU-015); nothing is left to do"}}
  {"file":"shown_at_cause.phh","error":{"line":5,"column":169,"action":14,"message":"`Bob` mucked the hand, and cards in the muck are dead (CAU-015); use `p2 sm`"}}
  {"file":"ruled_at_cause.phh","hand":null,"variant":"five-card-draw","starting":[500,500,500],"finishing":[550,475,475],"pots":[{"amount":75,"eligible":["Bob","Cat","Ann"],"high":["Bob"],"low":[]}],"awards":[75,0,0],"flags":["ruled"],"why":[{"rule":"CAU-024","text":"nobody bet in round 1, so the pot stays at 75"},{"rule":"CAU-024","text":"nobody bet in round 2, so the pot stays at 75"},{"rule":"CAU-062","text":"more than one player is left after the first round, so they draw cards"},{"rule":"CAU-015","text":"cards in the muck are dead, but a ruling gave Bob the hand back"},{"rule":"CAU-032","text":"nobody bet in the last round, so Bob, on the dealer's left, shows first"},{"rule":"CAU-030, CAU-034, CAU-063","text":"Bob has the best hand for the main pot of 75: pair of aces"},{"rule":"CAU-050","text":"Bob beats Cat, pair against pair: compare the rank of the pair, then the kickers from the top"}]}
  {"file":"ruled_behind_the_end.phh","hand":null,"variant":"five-card-draw","starting":[500,500],"finishing":[525,475],"pots":[{"amount":50,"eligible":["Bob","Ann"],"high":["Bob"],"low":[]}],"awards":[50,0],"flags":["ruled"],"why":[{"rule":"CAU-024","text":"nobody bet in round 1, so the pot stays at 50"},{"rule":"CAU-024","text":"nobody bet in round 2, so the pot stays at 50"},{"rule":"CAU-062","text":"more than one player is left after the first round, so they draw cards"},{"rule":"CAU-015","text":"cards in the muck are dead, but a ruling gave Bob the hand back"},{"rule":"CAU-032","text":"nobody bet in the last round, so Bob, on the dealer's left, shows first"},{"rule":"CAU-030, CAU-034, CAU-063","text":"Bob has the best hand for the main pot of 50: pair of aces"},{"rule":"CAU-050","text":"Bob beats Ann, pair against pair: compare the rank of the pair, then the kickers from the top"}]}
= 5
$ hand check back_at_igloo.phh back_at_mike.phh back_at_pig.phh
  {"file":"back_at_igloo.phh","error":{"line":5,"column":120,"action":10,"message":"`Bob` mucked the hand, and cards in the muck are dead (standard rule); nothing is left to do"}}
  {"file":"back_at_mike.phh","error":{"line":5,"column":120,"action":10,"message":"`Bob` mucked the hand, and cards in the muck are dead (standard rule); nothing is left to do"}}
  {"file":"back_at_pig.phh","error":{"line":6,"column":215,"action":20,"message":"`Bob` mucked the hand, and cards in the muck are dead (standard rule); use `p2 sm`"}}
= 5
$ hand check back_at_dave.phh of_a_site.phh
  {"file":"back_at_dave.phh","hand":null,"variant":"holdem","starting":[20.00,20.00,20.00],"finishing":[21.00,19.50,19.50],"pots":[{"amount":1.50,"eligible":["Bob","Cat","Ann"],"high":["Bob"],"low":[]}],"awards":[1.50,0.00,0.00],"flags":[],"why":[{"rule":"DAV-56","text":"Bob took the hand back out of the muck right away and plays on"},{"rule":"DAV-52","text":"nobody bet in the last round, so Bob, on the dealer's left, shows first"},{"rule":"DAV-54","text":"Bob has the best hand for the main pot of $1.50: pair of aces"}]}
  {"file":"of_a_site.phh","hand":null,"variant":"NT","starting":[20.00,20.00,20.00],"finishing":[21.00,19.50,19.50],"pots":[{"amount":1.50,"eligible":["Bob","Cat","Ann"],"high":["Bob"],"low":[]}],"awards":[1.50,0.00,0.00],"flags":[],"why":[{"rule":"standard","text":"Bob has the best hand for the main pot of 1.50: pair of aces"}]}

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
$ player add Cat
  Cat, a regular
  recorded #5 ········
$ open --banker Ann
  night 1 is open at The Cause; Ann is the banker
  recorded #6 ········
! note: management decides how much players can buy in for (CAU-004)
! next: sell chips (buy NAME AMOUNT)
$ buy Ann 525
  Ann buys chips: 525 in cash; stack 500
  Ann pays 25 into the leaderboard to join the table (CAU-003)
  recorded #8 ········
! next: play (hand new or hand result), then count the stacks
$ buy Bob 525
  Bob buys chips: 525 in cash; stack 500
  Bob pays 25 into the leaderboard to join the table (CAU-003)
  recorded #10 ········
$ buy Cat 525
  Cat buys chips: 525 in cash; stack 500
  Cat pays 25 into the leaderboard to join the table (CAU-003)
  recorded #12 ········

## At the showdown

$ hand new --yes
< five-card-draw
< d cat
< ¶
< k k k
< p p p
< k k k
< x
< retrieve ann
< khkdqc5s4s
< 9c9d8c7c2s
  hand 1, five-card-draw: Bob wins 75
  recorded #15 ········
! no game yet, no dealer yet, 3 in: Ann Bob Cat
! which game? > five-card-draw
! five-card-draw, no dealer yet, 3 in: Ann Bob Cat
! who deals? > d cat
! five-card-draw, Cat deals, 3 in: Ann Bob Cat
! Enter to deal > ¶
! note: everybody antes 25 before the deal (CAU-010)
! note: `Ann`, to the dealer's left, opens the betting (CAU-018)
! Ann 475 · pot 75 · check, bet 25 > k k k
! Ann 475 · pot 75 · draws 0–3 > p p p
! Ann 475 · pot 75 · check, bet 50 > k k k
! pot 75 · Ann shows > x
! pot 75 · Bob shows > retrieve ann
! error: `Ann` mucked the hand, and cards in the muck are dead (CAU-015); if there
!   was a ruling, type ! and the reason, then try again
! pot 75 · Bob shows > khkdqc5s4s
! pot 75 · Cat shows > 9c9d8c7c2s
! nobody bet in round 1, so the pot stays at 75 (CAU-024)
! nobody bet in round 2, so the pot stays at 75 (CAU-024)
! more than one player is left after the first round, so they draw cards (CAU-062)
! nobody bet in the last round, so Ann, on the dealer's left, shows first
!   (CAU-032)
! Ann doesn't show, so Ann can't win (CAU-033)
! Bob has the best hand for the main pot of 75: pair of kings (CAU-030, CAU-034,
!   CAU-063)
! Bob beats Cat, pair against pair: compare the rank of the pair, then the kickers
!   from the top (CAU-050)
! Ann -25, Bob gets 75 (+50), Cat -25
! ¶
! note: `Cat` pays 25 into the leaderboard for dealing (CAU-003)
$ hand why 1
  hand 1, five-card-draw: Bob wins 75
  nobody bet in round 1, so the pot stays at 75 (CAU-024)
  nobody bet in round 2, so the pot stays at 75 (CAU-024)
  more than one player is left after the first round, so they draw cards (CAU-062)
  nobody bet in the last round, so Ann, on the dealer's left, shows first
    (CAU-032)
  Ann doesn't show, so Ann can't win (CAU-033)
  Bob has the best hand for the main pot of 75: pair of kings (CAU-030, CAU-034,
    CAU-063)
  Bob beats Cat, pair against pair: compare the rank of the pair, then the kickers
    from the top (CAU-050)

## A fold, which is a way to throw a hand away; and a hand that is dead

$ hand new --yes
< five-card-draw
< d cat
< ¶
< 25
< f
< retrieve bob
< dead cat
< retrieve cat
! five-card-draw, Ann deals, 3 in: Ann Bob Cat
! Enter to deal > five-card-draw
! five-card-draw, Ann deals, 3 in: Ann Bob Cat
! Enter to deal > d cat
! five-card-draw, Cat deals, 3 in: Ann Bob Cat
! Enter to deal > ¶
! note: everybody antes 25 before the deal (CAU-010)
! note: `Ann`, to the dealer's left, opens the betting (CAU-018)
! Ann 450 · pot 75 · check, bet 25 > 25
! Bob 525 · pot 100 · call 25, raise 50 > f
! Cat 425 · pot 100 · call 25, raise 50 > retrieve bob
! error: `Bob` is out of the hand: cards in the muck are dead (CAU-015)
! Cat 425 · pot 100 · call 25, raise 50 > dead cat
! only Ann is left, so there's no draw (CAU-062)
! Cat's hand is dead and can't win (CAU-015)
! nobody called Ann's last 25, so Ann gets it back (standard rule)
! Ann is the only one left in the main pot, so Ann wins it: 75 (CAU-029)
! Ann gets 75 (+50), Bob -25, Cat -25
! retrieve cat
! error: `Cat` is out of the hand: cards in the muck are dead (CAU-015)
! error: the hand is over, but `retrieve cat` comes after that, so nothing was recorded
! hint: hand new
= 4

## What was ruled, also where throwing it away had ended the hand

$ hand new --yes
< five-card-draw
< d cat
< ¶
< k k k
< p p p
< k k k
< x
< ! the dealer swept his cards away
< retrieve ann
< asadkc2d3h
< khkdqc5s4s
< 9c9d8c7c2s
  hand 2, five-card-draw: Ann wins 75
  recorded #19 ········
! five-card-draw, Ann deals, 3 in: Ann Bob Cat
! Enter to deal > five-card-draw
! five-card-draw, Ann deals, 3 in: Ann Bob Cat
! Enter to deal > d cat
! five-card-draw, Cat deals, 3 in: Ann Bob Cat
! Enter to deal > ¶
! note: everybody antes 25 before the deal (CAU-010)
! note: `Ann`, to the dealer's left, opens the betting (CAU-018)
! Ann 450 · pot 75 · check, bet 25 > k k k
! Ann 450 · pot 75 · draws 0–3 > p p p
! Ann 450 · pot 75 · check, bet 50 > k k k
! pot 75 · Ann shows > x
! pot 75 · Bob shows > ! the dealer swept his cards away
! ruling · pot 75 · Bob shows > retrieve ann
! pot 75 · Ann shows > asadkc2d3h
! pot 75 · Bob shows > khkdqc5s4s
! pot 75 · Cat shows > 9c9d8c7c2s
! nobody bet in round 1, so the pot stays at 75 (CAU-024)
! nobody bet in round 2, so the pot stays at 75 (CAU-024)
! more than one player is left after the first round, so they draw cards (CAU-062)
! cards in the muck are dead, but a ruling gave Ann the hand back (CAU-015)
! nobody bet in the last round, so Ann, on the dealer's left, shows first
!   (CAU-032)
! Ann has the best hand for the main pot of 75: pair of aces (CAU-030, CAU-034,
!   CAU-063)
! Ann beats Bob, pair against pair: compare the rank of the pair, then the kickers
!   from the top (CAU-050)
! Ann gets 75 (+50), Bob -25, Cat -25
! ¶
! note: unusual in this hand: the host made a ruling
! note: `Cat` pays 25 into the leaderboard for dealing (CAU-003)
$ hand new --yes
< five-card-draw
< d cat
< ¶
< f
< k k
< p p
< k k
< x
< ! the dealer swept his cards away
< retrieve bob
< khkdqc5s4s
< 9c9d8c7c2s
  hand 3, five-card-draw: Bob wins 75
  recorded #23 ········
! five-card-draw, Ann deals, 3 in: Ann Bob Cat
! Enter to deal > five-card-draw
! five-card-draw, Ann deals, 3 in: Ann Bob Cat
! Enter to deal > d cat
! five-card-draw, Cat deals, 3 in: Ann Bob Cat
! Enter to deal > ¶
! note: everybody antes 25 before the deal (CAU-010)
! note: `Ann`, to the dealer's left, opens the betting (CAU-018)
! Ann 500 · pot 75 · check, bet 25 > f
! Bob 500 · pot 75 · check, bet 25 > k k
! Bob 500 · pot 75 · draws 0–3 > p p
! Bob 500 · pot 75 · check, bet 50 > k k
! pot 75 · Bob shows > x
! nobody bet in round 1, so the pot stays at 75 (CAU-024)
! nobody bet in round 2, so the pot stays at 75 (CAU-024)
! more than one player is left after the first round, so they draw cards (CAU-062)
! nobody bet in the last round, so Bob, on the dealer's left, shows first
!   (CAU-032)
! Cat is the only one left in the main pot, so Cat wins it: 75 (CAU-037)
! Ann -25, Bob -25, Cat gets 75 (+50)
! ! the dealer swept his cards away
! retrieve bob
! pot 75 · Bob shows > khkdqc5s4s
! pot 75 · Cat shows > 9c9d8c7c2s
! nobody bet in round 1, so the pot stays at 75 (CAU-024)
! nobody bet in round 2, so the pot stays at 75 (CAU-024)
! more than one player is left after the first round, so they draw cards (CAU-062)
! cards in the muck are dead, but a ruling gave Bob the hand back (CAU-015)
! nobody bet in the last round, so Bob, on the dealer's left, shows first
!   (CAU-032)
! Bob has the best hand for the main pot of 75: pair of kings (CAU-030, CAU-034,
!   CAU-063)
! Bob beats Cat, pair against pair: compare the rank of the pair, then the kickers
!   from the top (CAU-050)
! Ann -25, Bob gets 75 (+50), Cat -25
! ¶
! note: a player folded when they could have checked for free (CAU-020)
! note: unusual in this hand: the host made a ruling
! note: `Cat` pays 25 into the leaderboard for dealing (CAU-003)
$ audit
  check           found
  ────────────────────────────────────────────────────────────
  file        ok  pages and indexes are sound
  references  ok  no broken links
  people      ok  nobody is listed twice
  chain       ok  23 events in an unbroken chain
  entries     ok  33 postings match their events and balance
  replay      ok  29 tables match the events
  requests    ok  every answer belongs to its events
  hands       ok  3 hands settled again, same result
  ¶
  the book is in order: 23 events
> 3 hands settled again, same result
