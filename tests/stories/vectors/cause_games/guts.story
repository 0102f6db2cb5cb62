# Two Card Guts with a bump at Cause: all out, the bump, who pays, and when it ends

$ init --house cause
  started a new book in points with `cause` rules
  recorded #2 ········
! next: add the players (player add NAME NAME)
$ player add Ann --regular
  Ann, a regular
  recorded #3 ········
$ player add Bob --regular
  Bob, a regular
  recorded #4 ········
! next: open the night (open --banker NAME)
$ player add Cat --regular
  Cat, a regular
  recorded #5 ········
$ player add Dan --regular
  Dan, a regular
  recorded #6 ········
$ player add Eve --regular
  Eve, a regular
  recorded #7 ········
$ open --banker Ann
  night 1 is open at The Cause; Ann is the banker
  recorded #8 ········
! note: management decides how much players can buy in for (CAU-004)
! next: sell chips (buy NAME AMOUNT)
$ buy Ann 1500
  Ann buys chips: 1,500 in cash; stack 1,475
  Ann pays 25 into the leaderboard to join the table (CAU-003)
  recorded #10 ········
! next: play (hand new or hand result), then count the stacks
$ buy Bob 1500
  Bob buys chips: 1,500 in cash; stack 1,475
  Bob pays 25 into the leaderboard to join the table (CAU-003)
  recorded #12 ········
$ buy Cat 1500
  Cat buys chips: 1,500 in cash; stack 1,475
  Cat pays 25 into the leaderboard to join the table (CAU-003)
  recorded #14 ········
$ buy Dan 1500
  Dan buys chips: 1,500 in cash; stack 1,475
  Dan pays 25 into the leaderboard to join the table (CAU-003)
  recorded #16 ········
$ buy Eve 1500
  Eve buys chips: 1,500 in cash; stack 1,475
  Eve pays 25 into the leaderboard to join the table (CAU-003)
  recorded #18 ········

$ seat Ann 1
  Ann has seat 1
  recorded #19 ········
! note: management says who sits where (CAU-005)
$ seat Bob 2
  Bob has seat 2
  recorded #20 ········
$ seat Cat 3
  Cat has seat 3
  recorded #21 ········
$ seat Dan 4
  Dan has seat 4
  recorded #22 ········
$ seat Eve 5
  Eve has seat 5
  recorded #23 ········
$ deal --dealer Eve
  Eve deals
  recorded #24 ········

Everybody drops: the antes wait and all add 25.

$ hand new --yes
< guts
< ¶
< ooooo
  hand 1, two-card-guts-with-a-bump: nobody wins; 125 carries over to the next
    hand
  recorded #26 ········
! no game yet, Eve deals, 5 in: Ann Bob Cat Dan Eve
! which game? > guts
! two-card-guts-with-a-bump, Eve deals, 5 in: Ann Bob Cat Dan Eve
! Enter to deal > ¶
! note: everybody antes 25 before the deal (CAU-010)
! pot 125 · in or out: Ann Bob Cat Dan Eve > ooooo
! nobody stayed in, so the pot of 125 carries over to the next deal (CAU-116)
! Ann antes 25 for the next deal (CAU-116)
! Bob antes 25 for the next deal (CAU-116)
! Cat antes 25 for the next deal (CAU-116)
! Dan antes 25 for the next deal (CAU-116)
! Eve antes 25 for the next deal (CAU-116)
! 125 carries over to the next hand
! ¶
! note: `Eve` pays 25 into the leaderboard for dealing (CAU-003)
> (CAU-116)
> 125 carries over to the next hand

## V-CAU-106: of 250 the pair of kings wins all; the other who stayed pays 100 to the next pot, droppers pay nothing
$ hand new --yes --json
< ¶
< iiooo
< 7c
< 4d
< blind 8c8h2s
< KhKd7c
< Qs9s4d
  {"hand":2,"hand_id":"019b80261ca07f17b6fc9d04999eacf1","game":"two-card-guts-with-a-bump","depth":"full","in":{"Ann":"25","Bob":"25","Cat":"125","Dan":"25","Eve":"25"},"returned":{},"awards":{"Bob":"250"},"carried_in":"125","carry":"100","why":[{"rule":"CAU-118","text":"wild in two-card-guts-with-a-bump: threes"},{"rule":"CAU-030, CAU-034","text":"Bob has the best hand for the main pot of 250: pair of kings"},{"rule":"CAU-052","text":"a pair of kings beats queen high"},{"rule":"CAU-122","text":"Bob beats the blind hand (pair of eights)"},{"rule":"CAU-119","text":"Cat pays 100 into the next pot"},{"rule":"CAU-120","text":"the game goes on with Ann, Bob, Cat, Dan and Eve for the pot of 100"}],"notices":[{"rule":"CAU-003","text":"`Ann` pays 25 into the leaderboard for dealing"}],"event":29,"events":[27,28,29],"hash":"········","id":"019b8026-1ca0-7417-b9a0-a03564b53736"}
! two-card-guts-with-a-bump, 125 in the pot, Ann deals, 5 in: Ann Bob Cat Dan Eve
! Enter to deal > ¶
! note: everybody antes 25 before the deal (CAU-010)
! pot 250 · in or out: Bob Cat Dan Eve Ann > iiooo
! one card up: Bob Cat > 7c
! one card up: Cat > 4d
! note: turn up the extra hand too, and type its 3 cards, like blind 9c4d2h
! pot 250 · Bob shows > blind 8c8h2s
! pot 250 · Bob shows > KhKd7c
! pot 250 · Cat shows > Qs9s4d
! wild in two-card-guts-with-a-bump: threes (CAU-118)
! Bob has the best hand for the main pot of 250: pair of kings (CAU-030, CAU-034)
! a pair of kings beats queen high (CAU-052)
! Bob beats the blind hand (pair of eights) (CAU-122)
! Cat pays 100 into the next pot (CAU-119)
! the game goes on with Ann, Bob, Cat, Dan and Eve for the pot of 100 (CAU-120)
! Ann -25, Bob gets 250 (+225), Cat -125, Dan -25, Eve -25, 100 carries over to
!   the next hand
! ¶
! note: `Ann` pays 25 into the leaderboard for dealing (CAU-003)
> "awards":{"Bob":"250"}
> "carry":"100"
> CAU-118
> CAU-119

## V-CAU-110: who dropped in the last deal is dealt in again, for the 100 in the middle
$ hand new
< ¶
< q
  stopped: nothing was recorded
! two-card-guts-with-a-bump, 100 in the pot, Bob deals, 5 in: Ann Bob Cat Dan Eve
! Enter to deal > ¶
! pot 100 · in or out: Cat Dan Eve Ann Bob > q
> 5 in: Ann Bob Cat Dan Eve
> 100 in the pot

## V-CAU-107: alone in, three aces with a wild 3 beat the blind hand: 100 won, and the game is over
$ showdown
< {"house": "cause", "game": "two-card-guts-with-a-bump", "carry": "100", "blind": "Ts9d6h", "players": [{"name": "Ann", "in": "0", "folded": true}, {"name": "Bob", "in": "0", "folded": true}, {"name": "Cat", "in": "0", "cards": "3hAcAd"}, {"name": "Dan", "in": "0", "folded": true}]}
  {"id":null,"pots":[{"amount":"100","eligible":["Cat"],"high":["Cat"],"low":[]}],"awards":{"Cat":"100"},"returned":{},"carry":"0","why":[{"rule":"CAU-029","text":"Cat is the only one left in the main pot, so Cat wins it: 100"},{"rule":"CAU-122","text":"Cat beats the blind hand (ten high)"},{"rule":"CAU-122","text":"nobody has to match the pot, so the game is over"}],"matched":{},"goes_on":false,"next":[]}
> "awards":{"Cat":"100"}
> "carry":"0"
> CAU-122

## V-CAU-108: alone in and beaten by the blind pair of 7s: he pays 100, the pot is 200, and the game goes on
$ showdown
< {"house": "cause", "game": "two-card-guts-with-a-bump", "carry": "100", "blind": "7d7c2h", "players": [{"name": "Ann", "in": "0", "folded": true}, {"name": "Bob", "in": "0", "folded": true}, {"name": "Cat", "in": "0", "cards": "Kc9h5s"}, {"name": "Dan", "in": "0", "folded": true}]}
  {"id":null,"pots":[{"amount":"100","eligible":["Cat"],"high":[],"low":[]}],"awards":{},"returned":{},"carry":"200","why":[{"rule":"CAU-119","text":"the blind hand wins (pair of sevens), so nobody takes the pot"},{"rule":"CAU-119","text":"100 from the main pot carries over to the next game"},{"rule":"CAU-119","text":"Cat pays 100 into the next pot"},{"rule":"CAU-120","text":"the game goes on with Ann, Bob, Cat and Dan for the pot of 200"}],"matched":{"Cat":"100"},"goes_on":true,"next":["Ann","Bob","Cat","Dan"]}
> "carry":"200"
> CAU-119

## V-CAU-109: two tie for best: both pay 100, nobody wins, and the pot is 300
$ showdown
< {"house": "cause", "game": "two-card-guts-with-a-bump", "carry": "100", "blind": "QhJd2c", "players": [{"name": "Ann", "in": "0", "cards": "AhKd7c"}, {"name": "Bob", "in": "0", "cards": "AsKc7d"}, {"name": "Cat", "in": "0", "folded": true}, {"name": "Dan", "in": "0", "folded": true}]}
  {"id":null,"pots":[{"amount":"100","eligible":["Ann","Bob"],"high":[],"low":[]}],"awards":{},"returned":{},"carry":"300","why":[{"rule":"CAU-118","text":"wild in two-card-guts-with-a-bump: threes"},{"rule":"CAU-030, CAU-034","text":"Ann and Bob tie for the main pot of 100: ace high"},{"rule":"CAU-055","text":"Ann and Bob tie on all three cards; suits don't count"},{"rule":"CAU-121","text":"Ann and Bob tie for the main pot, so they get none of it"},{"rule":"CAU-121","text":"100 from the main pot carries over to the next game"},{"rule":"CAU-122","text":"Ann and Bob beat the blind hand (queen high)"},{"rule":"CAU-121","text":"the best hands tie, so nobody wins: Ann and Bob each pay 100 into the next pot"},{"rule":"CAU-120","text":"the game goes on with Ann, Bob, Cat and Dan for the pot of 300"}],"matched":{"Ann":"100","Bob":"100"},"goes_on":true,"next":["Ann","Bob","Cat","Dan"]}
> "carry":"300"
> CAU-121

Who has dropped is out, and who has said "in" says nothing else; three players are too few.

$ hand new
< ¶
< cat o
< cat i
< dan i
< dan i
< eve o
< cat i
< q
  stopped: nothing was recorded
! two-card-guts-with-a-bump, 100 in the pot, Bob deals, 5 in: Ann Bob Cat Dan Eve
! Enter to deal > ¶
! pot 100 · in or out: Cat Dan Eve Ann Bob > cat o
! pot 100 · in or out: Dan Eve Ann Bob > cat i
! error: `Cat` dropped and is out (CAU-115)
! pot 100 · in or out: Dan Eve Ann Bob > dan i
! pot 100 · in or out: Eve Ann Bob > dan i
! error: `Dan` has already decided (CAU-115)
! pot 100 · in or out: Eve Ann Bob > eve o
! pot 100 · in or out: Ann Bob > cat i
! error: `Cat` dropped and is out (CAU-115)
! pot 100 · in or out: Ann Bob > q
> (CAU-115)
$ hand new
< -cat
< -dan
< ¶
< q
  stopped: nothing was recorded
! two-card-guts-with-a-bump, 100 in the pot, Bob deals, 5 in: Ann Bob Cat Dan Eve
! Enter to deal > -cat
! two-card-guts-with-a-bump, 100 in the pot, Bob deals, 4 in: Ann Bob Dan Eve
! Enter to deal > -dan
! two-card-guts-with-a-bump, 100 in the pot, Bob deals, 3 in: Ann Bob Eve
! Enter to deal > ¶
! error: `two-card-guts-with-a-bump` takes 4 to 10 players at this house, not 3
!   (CAU-114)
! Enter to deal > q
> (CAU-114)

## V-CAU-105: five players, and all drop twice: 125, then 250, then 375
$ hand new --yes
< ¶
< oiooo
< 9s
< blind 2h4d7s
< KdKs9s
  hand 3, two-card-guts-with-a-bump: Dan wins 100
  recorded #32 ········
! two-card-guts-with-a-bump, 100 in the pot, Bob deals, 5 in: Ann Bob Cat Dan Eve
! Enter to deal > ¶
! pot 100 · in or out: Cat Dan Eve Ann Bob > oiooo
! one card up: Dan > 9s
! note: turn up the extra hand too, and type its 3 cards, like blind 9c4d2h
! pot 100 · Dan shows > blind 2h4d7s
! pot 100 · Dan shows > KdKs9s
! Dan is the only one left in the main pot, so Dan wins it: 100 (CAU-029)
! Dan beats the blind hand (seven high) (CAU-122)
! nobody has to match the pot, so the game is over (CAU-122)
! Dan gets 100 (+100)
! ¶
! note: `Bob` pays 25 into the leaderboard for dealing (CAU-003)
> (CAU-122)
$ hand new --yes
< ¶
< ooooo
  hand 4, two-card-guts-with-a-bump: nobody wins; 125 carries over to the next
    hand
  recorded #35 ········
! two-card-guts-with-a-bump, Cat deals, 5 in: Ann Bob Cat Dan Eve
! Enter to deal > ¶
! note: everybody antes 25 before the deal (CAU-010)
! pot 125 · in or out: Dan Eve Ann Bob Cat > ooooo
! nobody stayed in, so the pot of 125 carries over to the next deal (CAU-116)
! Ann antes 25 for the next deal (CAU-116)
! Bob antes 25 for the next deal (CAU-116)
! Cat antes 25 for the next deal (CAU-116)
! Dan antes 25 for the next deal (CAU-116)
! Eve antes 25 for the next deal (CAU-116)
! 125 carries over to the next hand
! ¶
! note: `Cat` pays 25 into the leaderboard for dealing (CAU-003)
> pot 125
$ hand new --yes
< ¶
< ooooo
  hand 5, two-card-guts-with-a-bump: nobody wins; 250 carries over to the next
    hand
  recorded #38 ········
! two-card-guts-with-a-bump, 125 in the pot, Dan deals, 5 in: Ann Bob Cat Dan Eve
! Enter to deal > ¶
! note: everybody antes 25 before the deal (CAU-010)
! pot 250 · in or out: Eve Ann Bob Cat Dan > ooooo
! nobody stayed in, so the pot of 250 carries over to the next deal (CAU-116)
! Ann antes 25 for the next deal (CAU-116)
! Bob antes 25 for the next deal (CAU-116)
! Cat antes 25 for the next deal (CAU-116)
! Dan antes 25 for the next deal (CAU-116)
! Eve antes 25 for the next deal (CAU-116)
! 250 carries over to the next hand
! ¶
! note: `Dan` pays 25 into the leaderboard for dealing (CAU-003)
> pot 250
$ hand new
< ¶
< q
  stopped: nothing was recorded
! two-card-guts-with-a-bump, 250 in the pot, Eve deals, 5 in: Ann Bob Cat Dan Eve
! Enter to deal > ¶
! note: everybody antes 25 before the deal (CAU-010)
! pot 375 · in or out: Ann Bob Cat Dan Eve > q
$ hand new
< ¶
< iiiii
< q
  stopped: nothing was recorded
! two-card-guts-with-a-bump, 250 in the pot, Eve deals, 5 in: Ann Bob Cat Dan Eve
! Enter to deal > ¶
! note: everybody antes 25 before the deal (CAU-010)
! pot 375 · in or out: Ann Bob Cat Dan Eve > iiiii
! one card up: Ann Bob Cat Dan Eve > q
> pot 375
$ hand why 1
  hand 1, two-card-guts-with-a-bump: nobody wins; 125 carries over to the next
    hand
  nobody stayed in, so the pot of 125 carries over to the next deal (CAU-116)
  Ann antes 25 for the next deal (CAU-116)
  Bob antes 25 for the next deal (CAU-116)
  Cat antes 25 for the next deal (CAU-116)
  Dan antes 25 for the next deal (CAU-116)
  Eve antes 25 for the next deal (CAU-116)
> (CAU-116)

## Where hands count as they are called: kings called high card lose to the blind pair, and the call is named
$ showdown
< {"house": "cause", "game": "two-card-guts-with-a-bump", "carry": "100", "as_called": true, "blind": "7d7c2h", "players": [{"name": "Ann", "in": "0", "folded": true}, {"name": "Cat", "in": "0", "cards": "KcKh5s", "calls": "high-card"}]}
  {"id":null,"pots":[{"amount":"100","eligible":["Cat"],"high":[],"low":[]}],"awards":{},"returned":{},"carry":"200","why":[{"rule":"CAU-119","text":"the blind hand wins (pair of sevens), so nobody takes the pot"},{"rule":"CAU-119","text":"100 from the main pot carries over to the next game"},{"rule":"CAU-036","text":"a hand counts as the player calls it, if the cards can make it"},{"rule":"CAU-119","text":"Cat pays 100 into the next pot"},{"rule":"CAU-120","text":"the game goes on with Ann and Cat for the pot of 200"}],"matched":{"Cat":"100"},"goes_on":true,"next":["Ann","Cat"]}
> "carry":"200"
> CAU-036
