# Another game than guts is called for the pot that guts left: everybody antes for it, by every door (CAU-010)

file draw.phh:
  variant = "five-card-draw"
  _house = "cause"
  starting_stacks = [1850, 1950, 1925, 1850]
  actions = ["d dh p1 AhAdKhKd2c", "d dh p2 QhQdQc3c4c", "d dh p3 ??????????", "d dh p4 ??????????", "p1 cc", "p2 cc", "p3 cc", "p4 cc", "p1 sd", "p2 sd", "p3 sd", "p4 sd", "p1 cbr 50", "p2 cc", "p3 f", "p4 f", "p1 sm AhAdKhKd2c", "p2 sm QhQdQc3c4c"]
  players = ["Cat", "Dan", "Ann", "Bob"]

file unpaid.phh:
  variant = "five-card-draw"
  _house = "cause"
  _carry = 300
  antes = [0, 0, 0, 0]
  starting_stacks = [1850, 1950, 1925, 1850]
  actions = ["d dh p1 AhAdKhKd2c", "d dh p2 QhQdQc3c4c", "d dh p3 ??????????", "d dh p4 ??????????", "p1 cc", "p2 cc", "p3 cc", "p4 cc", "p1 sd", "p2 sd", "p3 sd", "p4 sd", "p1 cbr 50", "p2 cc", "p3 f", "p4 f", "p1 sm AhAdKhKd2c", "p2 sm QhQdQc3c4c"]
  players = ["Cat", "Dan", "Ann", "Bob"]

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
$ seat Ann 1
  Ann has seat 1
  recorded #10 ········
! note: management says who sits where (CAU-005)
$ buy Bob 2000
  Bob buys chips: 2,000 in cash; stack 1,975
  Bob pays 25 into the leaderboard to join the table (CAU-003)
  recorded #12 ········
$ seat Bob 2
  Bob has seat 2
  recorded #13 ········
$ buy Cat 2000
  Cat buys chips: 2,000 in cash; stack 1,975
  Cat pays 25 into the leaderboard to join the table (CAU-003)
  recorded #15 ········
$ seat Cat 3
  Cat has seat 3
  recorded #16 ········
$ buy Dan 2000
  Dan buys chips: 2,000 in cash; stack 1,975
  Dan pays 25 into the leaderboard to join the table (CAU-003)
  recorded #18 ········
$ seat Dan 4
  Dan has seat 4
  recorded #19 ········
$ deal --cards Jh
  Ann Jh
  Ann has the first jack and deals (CAU-007)
  recorded #20 ········
$ hand new
< two-card-guts-with-a-bump
< ¶
< iioo
< 9s4s
< blind 2c2d2h
< AcAd
< KcKd
< y
  hand 1, two-card-guts-with-a-bump: nobody wins; 300 carries over to the next
    hand
  recorded #22 ········
! no game yet, Ann deals, 4 in: Ann Bob Cat Dan
! which game? > two-card-guts-with-a-bump
! two-card-guts-with-a-bump, Ann deals, 4 in: Ann Bob Cat Dan
! Enter to deal > ¶
! note: everybody antes 25 before the deal (CAU-010)
! pot 100 · in or out: Bob Cat Dan Ann > iioo
! one card up: Bob Cat > 9s4s
! note: turn up the extra hand too, and type its 3 cards, like blind 9c4d2h
! pot 100 · Bob shows > blind 2c2d2h
! pot 100 · Bob shows > AcAd
! pot 100 · Cat shows > KcKd
! the blind hand wins (three deuces), so nobody takes the pot (CAU-119)
! 100 from the main pot carries over to the next game (CAU-119)
! Bob and Cat each pay 100 into the next pot (CAU-119)
! the game goes on with Ann, Bob, Cat and Dan for the pot of 300 (CAU-120)
! Ann -25, Bob -125, Cat -125, Dan -25, 300 carries over to the next hand
! record? [Y/n] > y
! note: `Ann` pays 25 into the leaderboard for dealing (CAU-003)

The same game would go on without antes; another one begins anew.

$ hand new
< five-card-draw
< ¶
< q
  stopped: nothing was recorded
! two-card-guts-with-a-bump, 300 in the pot, Bob deals, 4 in: Ann Bob Cat Dan
! Enter to deal > five-card-draw
! five-card-draw, 300 in the pot, Bob deals, 4 in: Ann Bob Cat Dan
! Enter to deal > ¶
! note: everybody antes 25 before the deal (CAU-010)
! note: `Cat`, to the dealer's left, opens the betting (CAU-018)
! Cat 1825 · pot 400 · check, bet 25 > q
> pot 400

By a hand file.

$ hand add draw.phh
  hand 2, five-card-draw: Dan wins 500
    nobody bet in round 1, so the pot stays at 400 (CAU-024)
    more than one player is left after the first round, so they draw cards
      (CAU-062)
    Cat made the last bet or raise, so Cat shows first (CAU-032)
    Dan has the best hand for the main pot of 500: three queens (CAU-030, CAU-034,
      CAU-063)
    three queens beats two pair, aces and kings (CAU-041)
  recorded #25 ········
! note: `Bob` pays 25 into the leaderboard for dealing (CAU-003)
> Dan wins 500
$ undo
  undid #23 (Bob deals the next hand)
  undid #24 (hand 2, five-card-draw: Dan won 500)
  undid #25 (Bob paid 25 into the leaderboard for dealing)
  recorded #28 ········
$ hand add unpaid.phh
! error: unpaid.phh:4:1: nobody anted, but at `cause` everybody antes 25 unless the losers of the last deal put up the pot (CAU-010)
= 5
> nobody anted

By the showdown, which has to say what everybody put in.

$ hand add --hand '{"game":"five-card-draw","players":[{"name":"Bob","in":"50","cards":"AhAdKhKd2c"},{"name":"Cat","in":"50","cards":"QhQdQc3c4c"},{"name":"Ann","in":"0","folded":true},{"name":"Dan","in":"0","folded":true}]}'
! error: --hand:1:1: `Ann` put in 0, but everybody antes 25 (CAU-010)
= 5
> everybody antes 25
$ hand add --hand '{"game":"five-card-draw","players":[{"name":"Bob","in":"75","cards":"AhAdKhKd2c"},{"name":"Cat","in":"75","cards":"QhQdQc3c4c"},{"name":"Ann","in":"25","folded":true},{"name":"Dan","in":"25","folded":true}]}'
  hand 2, five-card-draw: Cat wins 500
    Cat has the best hand for the main pot of 500: three queens (CAU-030, CAU-034,
      CAU-063)
    three queens beats two pair, aces and kings (CAU-041)
  recorded #29 ········
! note: nobody said who dealt (`"button"`), so the deal moves on from `Ann`, and the dealer isn't charged the 25 for the leaderboard (CAU-003)
> Cat wins 500
$ undo
  undid #29 (hand 2, five-card-draw: Cat won 500)
  recorded #30 ········

By its result.

$ hand result --game five-card-draw --in Ann=25 --in Bob=75 --in Cat=75 --in Dan=25 --win Cat=500
  hand 2, five-card-draw: Cat wins 500
  recorded #31 ········
! note: nobody said who dealt (`--dealer`), so the deal moves on from `Ann`, and the dealer isn't charged the 25 for the leaderboard (CAU-003)
> Cat wins 500
