# The rule that decides is the one that is named

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
$ player add Dan
  Dan, a regular
  recorded #6 ········
$ open --banker Ann
  night 1 is open at The Cause; Ann is the banker
  recorded #7 ········
! note: management decides how much players can buy in for (CAU-004)
! next: sell chips (buy NAME AMOUNT)
$ buy Ann 2000
  Ann buys chips: 2,000 in cash; stack 1,975
  Ann pays 25 into the leaderboard to join the table (CAU-003)
  recorded #9 ········
! next: play (hand new or hand result), then count the stacks
$ buy Bob 2000
  Bob buys chips: 2,000 in cash; stack 1,975
  Bob pays 25 into the leaderboard to join the table (CAU-003)
  recorded #11 ········
$ buy Cat 2000
  Cat buys chips: 2,000 in cash; stack 1,975
  Cat pays 25 into the leaderboard to join the table (CAU-003)
  recorded #13 ········
$ buy Dan 2000
  Dan buys chips: 2,000 in cash; stack 1,975
  Dan pays 25 into the leaderboard to join the table (CAU-003)
  recorded #15 ········
$ seat Ann 1
  Ann has seat 1
  recorded #16 ········
! note: management says who sits where (CAU-005)
$ seat Bob 2
  Bob has seat 2
  recorded #17 ········
$ seat Cat 3
  Cat has seat 3
  recorded #18 ········
$ seat Dan 4
  Dan has seat 4
  recorded #19 ········

Nobody's rule says that whoever deals names the game.

$ hand new --yes --dry-run
< d ann
< ¶
< q
  stopped: nothing was recorded
! no game yet, no dealer yet, 4 in: Ann Bob Cat Dan
! which game? > d ann
! no game yet, Ann deals, 4 in: Ann Bob Cat Dan
! which game? > ¶
! error: which game? the dealer calls it
! which game? > q

## One alone in Guts throws his hand away: he does not beat the hand that nobody plays (CAU-119)
$ deal --dealer Ann
  Ann deals
  recorded #20 ········
$ hand new --yes
< two-card-guts-with-a-bump
< ¶
< oioo
< 9s
< x
< blind 2c2d2h
  hand 1, two-card-guts-with-a-bump: nobody wins; 200 carries over to the next
    hand
  recorded #22 ········
! no game yet, Ann deals, 4 in: Ann Bob Cat Dan
! which game? > two-card-guts-with-a-bump
! two-card-guts-with-a-bump, Ann deals, 4 in: Ann Bob Cat Dan
! Enter to deal > ¶
! note: everybody antes 25 before the deal (CAU-010)
! pot 100 · in or out: Bob Cat Dan Ann > oioo
! one card up: Cat > 9s
! note: turn up the extra hand too, and type its 3 cards, like blind 9c4d2h
! pot 100 · Cat shows > x
! 100 from the main pot carries over to the next game (CAU-119)
! Cat pays 100 into the next pot (CAU-119)
! the game goes on with Ann, Bob, Cat and Dan for the pot of 200 (CAU-120)
! Ann -25, Bob -25, Cat -125, Dan -25, 200 carries over to the next hand
! blind 2c2d2h
! the blind hand wins (three deuces), so nobody takes the pot (CAU-119)
! 100 from the main pot carries over to the next game (CAU-119)
! Cat pays 100 into the next pot (CAU-119)
! the game goes on with Ann, Bob, Cat and Dan for the pot of 200 (CAU-120)
! Ann -25, Bob -25, Cat -125, Dan -25, 200 carries over to the next hand
! ¶
! note: `Ann` pays 25 into the leaderboard for dealing (CAU-003)
> (CAU-119)

## Players who show nothing at the Igloo's showdown gave up their claims (IGL-19)
$ showdown
< {"house":"igloo","game":"five-card-stud-hi-lo","players":[{"name":"Ann","in":"1","cards":"","declare":"high"},{"name":"Bob","in":"1","cards":"","declare":"high"},{"name":"Cat","in":"1","cards":"KhQhJh9h2c","declare":"high"}]}
  {"id":null,"pots":[{"amount":"3.00","eligible":["Ann","Bob","Cat"],"high":["Cat"],"low":[]}],"awards":{"Cat":"3.00"},"returned":{},"carry":"0.00","why":[{"rule":"IGL-19","text":"Ann doesn't show, so Ann can't win"},{"rule":"IGL-19","text":"Bob doesn't show, so Bob can't win"},{"rule":"IGL-19","text":"Cat is the only one left in the main pot, so Cat wins it: $3.00"}]}
$ showdown
< {"house":"igloo","game":"five-card-stud","players":[{"name":"Ann","in":"1","cards":""},{"name":"Bob","in":"1","cards":""},{"name":"Cat","in":"1","cards":"KhQhJh9h2c"}]}
  {"id":null,"pots":[{"amount":"3.00","eligible":["Ann","Bob","Cat"],"high":["Cat"],"low":[]}],"awards":{"Cat":"3.00"},"returned":{},"carry":"0.00","why":[{"rule":"IGL-19","text":"Ann doesn't show, so Ann can't win"},{"rule":"IGL-19","text":"Bob doesn't show, so Bob can't win"},{"rule":"IGL-18","text":"Cat has the best hand for the main pot of $3.00: king high"}]}

## At the Igloo nobody bets before all have declared (IGL-27)
file early.phh:
  variant = "five-card-stud-hi-lo"
  _house = "igloo"
  starting_stacks = [20, 20]
  actions = [
    "d dh p1 2c3c", "d dh p2 KdQd", "p2 cc", "p1 cc", "d dh p1 4d", "d dh p2 Qh", "p2 cc", "p1 cc",
    "d dh p1 6s", "d dh p2 7s", "p2 cc", "p1 cc", "d dh p1 7h", "d dh p2 8s", "p2 cbr 0.05", "p1 cc",
    "p2 dc high", "p1 cbr 1",
  ]

$ hand check early.phh
  {"file":"early.phh","error":{"line":7,"column":18,"action":18,"message":"`p1` can't bet now: players declare first (IGL-27); use `dc` for p1"}}
= 5

## That nobody has to show says nothing of how many cards a hand has
file two.phh:
  variant = "five-card-stud-hi-lo"
  _house = "igloo"
  _features = ["cards-speak"]
  starting_stacks = [20, 20]
  actions = [
    "d dh p1 2c3c", "d dh p2 KdQd", "p2 cc", "p1 cc", "d dh p1 4d", "d dh p2 Qh", "p2 cc", "p1 cc",
    "d dh p1 6s", "d dh p2 7s", "p2 cc", "p1 cc", "d dh p1 7h", "d dh p2 8s", "p2 cbr 0.05", "p1 cc",
    "p1 sm 2c3c",
  ]

$ hand check two.phh
  {"file":"two.phh","error":{"line":8,"column":4,"action":17,"message":"`p1` has 5 cards, not 2; use `p2 sm`"}}
= 5

## A card-room file of Dave's house: a short all-in reopens nothing (DAV-44)
file short.phh:
  variant = "NT"
  _house = "dave"
  antes = [0, 0, 0]
  blinds_or_straddles = [0.25, 0.50, 0]
  min_bet = 0.50
  starting_stacks = [50, 50, 16]
  actions = [
    "d dh p1 ????", "d dh p2 ????", "d dh p3 ????", "p3 cc", "p1 cc", "p2 cc", "d db 2c7d9h",
    "p1 cbr 10", "p2 cc", "p3 cbr 15.50", "p1 cbr 30",
  ]

$ hand check short.phh
  {"file":"short.phh","error":{"line":9,"column":42,"action":11,"message":"`p1` has already acted and can't raise: there's been no full raise since (DAV-44); use `p1 f`, `p1 cc` to call 5.50"}}
= 5
> (DAV-44)
