# The next deal of guts comes by a hand file: nobody antes, as by every other door (CAU-119)

file guts.phh:
  variant = "two-card-guts-with-a-bump"
  _house = "cause"
  starting_stacks = [1850, 1950, 1925, 1850]
  actions = ["d dh p1 AhAd", "d dh p2 ????", "d dh p3 ????", "d dh p4 ????", "d bh 2c4d", "p1 stay", "p2 drop", "p3 stay", "p4 drop", "d dh p1 7h", "d dh p3 9s", "d bh 8s", "p1 sm AhAd7h", "p3 sm QhQd9s"]
  players = ["Cat", "Dan", "Ann", "Bob"]

file carried.phh:
  variant = "two-card-guts-with-a-bump"
  _house = "cause"
  _carry = 300
  starting_stacks = [1850, 1950, 1925, 1850]
  actions = ["d dh p1 AhAd", "d dh p2 ????", "d dh p3 ????", "d dh p4 ????", "d bh 2c4d", "p1 stay", "p2 drop", "p3 stay", "p4 drop", "d dh p1 7h", "d dh p3 9s", "d bh 8s", "p1 sm AhAd7h", "p3 sm QhQd9s"]
  players = ["Cat", "Dan", "Ann", "Bob"]

file anted.phh:
  variant = "two-card-guts-with-a-bump"
  _house = "cause"
  antes = [25, 25, 25, 25]
  starting_stacks = [1850, 1950, 1925, 1850]
  actions = ["d dh p1 AhAd", "d dh p2 ????", "d dh p3 ????", "d dh p4 ????", "d bh 2c4d", "p1 stay", "p2 drop", "p3 stay", "p4 drop", "d dh p1 7h", "d dh p3 9s", "d bh 8s", "p1 sm AhAd7h", "p3 sm QhQd9s"]
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

$ hand add guts.phh
  hand 2, two-card-guts-with-a-bump: Cat wins 300; 100 carries over to the next
    hand
    wild in two-card-guts-with-a-bump: threes (CAU-118)
    Cat has the best hand for the main pot of 300: pair of aces (CAU-030, CAU-034)
    Cat beats Ann, pair of aces against pair of queens: compare the set or pair
      first, then card by card from the top (CAU-054)
    Cat beats the blind hand (eight high) (CAU-122)
    Ann pays 100 into the next pot (CAU-119)
    the game goes on with Cat, Dan, Ann and Bob for the pot of 100 (CAU-120)
  recorded #25 ········
! note: `Bob` pays 25 into the leaderboard for dealing (CAU-003)
> Cat wins 300
$ undo
  undid #23 (Bob deals the next hand)
  undid #24 (hand 2, two-card-guts-with-a-bump: Cat won 300; 100 carries over to
    the next hand)
  undid #25 (Bob paid 25 into the leaderboard for dealing)
  recorded #28 ········
$ hand add carried.phh
  hand 2, two-card-guts-with-a-bump: Cat wins 300; 100 carries over to the next
    hand
    wild in two-card-guts-with-a-bump: threes (CAU-118)
    Cat has the best hand for the main pot of 300: pair of aces (CAU-030, CAU-034)
    Cat beats Ann, pair of aces against pair of queens: compare the set or pair
      first, then card by card from the top (CAU-054)
    Cat beats the blind hand (eight high) (CAU-122)
    Ann pays 100 into the next pot (CAU-119)
    the game goes on with Cat, Dan, Ann and Bob for the pot of 100 (CAU-120)
  recorded #31 ········
! note: `Bob` pays 25 into the leaderboard for dealing (CAU-003)
> Cat wins 300
$ undo
  undid #29 (Bob deals the next hand)
  undid #30 (hand 2, two-card-guts-with-a-bump: Cat won 300; 100 carries over to
    the next hand)
  undid #31 (Bob paid 25 into the leaderboard for dealing)
  recorded #34 ········
$ hand add anted.phh
! error: anted.phh:3:1: the losers of the last deal put up this pot, so nobody antes, but somebody anted 25 (CAU-119)
= 5
> nobody antes

The same by hand, by its cards and by its result.

$ hand new
< ¶
< ioio
< 7h9s
< blind 2c4d8s
< AhAd
< QhQd
< y
  hand 2, two-card-guts-with-a-bump: Cat wins 300; 100 carries over to the next
    hand
  recorded #37 ········
! two-card-guts-with-a-bump, 300 in the pot, Bob deals, 4 in: Ann Bob Cat Dan
! Enter to deal > ¶
! pot 300 · in or out: Cat Dan Ann Bob > ioio
! one card up: Cat Ann > 7h9s
! note: turn up the extra hand too, and type its 3 cards, like blind 9c4d2h
! pot 300 · Cat shows > blind 2c4d8s
! pot 300 · Cat shows > AhAd
! pot 300 · Ann shows > QhQd
! wild in two-card-guts-with-a-bump: threes (CAU-118)
! Cat has the best hand for the main pot of 300: pair of aces (CAU-030, CAU-034)
! Cat beats Ann, pair of aces against pair of queens: compare the set or pair
!   first, then card by card from the top (CAU-054)
! Cat beats the blind hand (eight high) (CAU-122)
! Ann pays 100 into the next pot (CAU-119)
! the game goes on with Ann, Bob, Cat and Dan for the pot of 100 (CAU-120)
! Ann -100, Cat gets 300 (+300), 100 carries over to the next hand
! record? [Y/n] > y
! note: `Bob` pays 25 into the leaderboard for dealing (CAU-003)
> Cat gets 300
$ undo
  undid #35 (Bob deals the next hand)
  undid #36 (hand 2, two-card-guts-with-a-bump: Cat won 300; 100 carries over to
    the next hand)
  undid #37 (Bob paid 25 into the leaderboard for dealing)
  recorded #40 ········
$ hand add --hand '{"game":"two-card-guts-with-a-bump","blind":"2c4d8s","button":"Bob","players":[{"name":"Cat","in":"0","cards":"AhAd7h"},{"name":"Dan","in":"0","folded":true},{"name":"Ann","in":"0","cards":"QhQd9s"},{"name":"Bob","in":"0","folded":true}]}'
  hand 2, two-card-guts-with-a-bump: Cat wins 300; 100 carries over to the next
    hand
    wild in two-card-guts-with-a-bump: threes (CAU-118)
    Cat has the best hand for the main pot of 300: pair of aces (CAU-030, CAU-034)
    Cat beats Ann, pair of aces against pair of queens: compare the set or pair
      first, then card by card from the top (CAU-054)
    Cat beats the blind hand (eight high) (CAU-122)
    Ann pays 100 into the next pot (CAU-119)
    the game goes on with Cat, Dan, Ann and Bob for the pot of 100 (CAU-120)
  recorded #43 ········
! note: `Bob` pays 25 into the leaderboard for dealing (CAU-003)
> Cat wins 300
$ undo
  undid #41 (Bob deals the next hand)
  undid #42 (hand 2, two-card-guts-with-a-bump: Cat won 300; 100 carries over to
    the next hand)
  undid #43 (Bob paid 25 into the leaderboard for dealing)
  recorded #46 ········
$ hand result --game two-card-guts-with-a-bump --dealer Bob --matched Ann=100 --win Cat=300 --carry 100
  hand 2, two-card-guts-with-a-bump: Cat wins 300; 100 carries over to the next
    hand
    Ann owes 100 to the next pot (CAU-119)
  recorded #49 ········
! note: `Bob` pays 25 into the leaderboard for dealing (CAU-003)
> Cat wins 300
$ status
  night 1 at The Cause, open since 2026-01-02 19:05; banker: Ann
  ¶
  player  bought    cash  app  notes  book  chips  counted  result
  ──────────────────────────────────────────────────────────────────
  Ann      2,000  -2,000    –      –     –  1,825  not yet    -125
  Bob      2,000  -2,000    –      –     –  1,825  not yet    -125
  Cat      2,000  -2,000    –      –     –  2,150  not yet     175
  Dan      2,000  -2,000    –      –     –  1,950  not yet     -25
  ¶
  drawer 8,000   chips out 8,000   in the middle 100
  the leaderboard has 150
! next: play (hand new or hand result), then count the stacks
