# Seven-card stud at Cause: who opens, how much, and the best five of seven

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
$ open --banker Ann
  night 1 is open at The Cause; Ann is the banker
  recorded #6 ········
! note: management decides how much players can buy in for (CAU-004)
! next: sell chips (buy NAME AMOUNT)
$ buy Ann 3000
  Ann buys chips: 3,000 in cash; stack 2,975
  Ann pays 25 into the leaderboard to join the table (CAU-003)
  recorded #8 ········
! next: play (hand new or hand result), then count the stacks
$ buy Bob 3000
  Bob buys chips: 3,000 in cash; stack 2,975
  Bob pays 25 into the leaderboard to join the table (CAU-003)
  recorded #10 ········
$ buy Cat 3000
  Cat buys chips: 3,000 in cash; stack 2,975
  Cat pays 25 into the leaderboard to join the table (CAU-003)
  recorded #12 ········

$ seat Ann 1
  Ann has seat 1
  recorded #13 ········
! note: management says who sits where (CAU-005)
$ seat Bob 2
  Bob has seat 2
  recorded #14 ········
$ seat Cat 3
  Cat has seat 3
  recorded #15 ········
$ deal --dealer Cat
  Cat deals
  recorded #16 ········

## V-CAU-094: three 3s showing open before a pair of 7s, and that before ace, king, queen
$ hand new
< 7stud
< ¶
< 3s 7h Ah
< k*
< 3d 7s Kd
< bob x
< k*
< 3c 8d Qc
< bob b25
< q
  stopped: nothing was recorded
! no game yet, Cat deals, 3 in: Ann Bob Cat
! which game? > 7stud
! seven-card-stud, Cat deals, 3 in: Ann Bob Cat
! Enter to deal > ¶
! note: everybody antes 25 before the deal (CAU-010)
! third street, one card up: Ann Bob Cat > 3s 7h Ah
! note: `Cat` has the best cards showing and opens (CAU-102)
! Cat 2950 · pot 75 · check, bet 25 > k*
! fourth street, one card up: Ann Bob Cat > 3d 7s Kd
! note: `Bob` has the best cards showing and opens (CAU-102)
! Bob 2950 · pot 75 · check, bet 25 > bob x
! Cat 2950 · pot 75 · check, bet 25 > k*
! fifth street, one card up: Ann Bob Cat > 3c 8d Qc
! note: `Ann` has the best cards showing and opens (CAU-102)
! Ann 2950 · pot 75 · check, bet 25 > bob b25
! error: it's `Ann`'s turn, not `Bob`'s (CAU-102)
! Ann 2950 · pot 75 · check, bet 25 > q
> `Cat` has the best cards showing and opens (CAU-102)
> `Bob` has the best cards showing and opens (CAU-102)
> `Ann` has the best cards showing and opens (CAU-102)
> it's `Ann`'s turn, not `Bob`'s (CAU-102)

## V-CAU-097: in the third round 25 is raised three times to 100 at most; in the fifth 50 to 200
$ hand new --json --yes
< 7stud
< ¶
< 3s 7h Ah
< k*
< 3d 7s Kd
< k*
< 3c 8d Qc
< b50
< b25 r50 r75 r100
< r125
< c c
< 4s 9c Jd
< k*
< b25
< b50 r100 r150 r200
< r250
< c c
< 4h 2c 2d
< 7c 9h 2s
< Th 9s 2h
  {"hand":1,"hand_id":"019b80209e6072eea684d3b62f545994","game":"seven-card-stud","depth":"full","in":{"Ann":"325","Bob":"325","Cat":"325"},"returned":{},"awards":{"Bob":"975"},"carried_in":"0","carry":"0","why":[{"rule":"CAU-024","text":"nobody bet in round 1, so the pot stays at 75"},{"rule":"CAU-024","text":"nobody bet in round 2, so the pot stays at 75"},{"rule":"CAU-024","text":"nobody bet in round 4, so the pot stays at 375"},{"rule":"CAU-032","text":"Ann made the last bet or raise, so Ann shows first"},{"rule":"CAU-030, CAU-034, CAU-105","text":"Bob has the best hand for the main pot of 975: full house, sevens over nines"},{"rule":"CAU-045","text":"Bob beats Ann, full house against full house: compare the three, then the pair"}],"notices":[{"rule":"CAU-003","text":"`Cat` pays 25 into the leaderboard for dealing"}],"event":18,"events":[17,18],"hash":"········","id":"019b8020-9e60-7f6e-8c8f-ae66cee546a8"}
! no game yet, Cat deals, 3 in: Ann Bob Cat
! which game? > 7stud
! seven-card-stud, Cat deals, 3 in: Ann Bob Cat
! Enter to deal > ¶
! note: everybody antes 25 before the deal (CAU-010)
! third street, one card up: Ann Bob Cat > 3s 7h Ah
! note: `Cat` has the best cards showing and opens (CAU-102)
! Cat 2950 · pot 75 · check, bet 25 > k*
! fourth street, one card up: Ann Bob Cat > 3d 7s Kd
! note: `Bob` has the best cards showing and opens (CAU-102)
! Bob 2950 · pot 75 · check, bet 25 > k*
! fifth street, one card up: Ann Bob Cat > 3c 8d Qc
! note: `Ann` has the best cards showing and opens (CAU-102)
! Ann 2950 · pot 75 · check, bet 25 > b50
! error: `Ann` can bet 25, not 50 (CAU-104)
! Ann 2950 · pot 75 · check, bet 25 > b25 r50 r75 r100
! Bob 2900 · pot 300 · call 50 > r125
! error: `Bob` can't raise: this round has already had 3 raises (CAU-104); call or
!   fold
! Bob 2900 · pot 300 · call 50 > c c
! sixth street, one card up: Ann Bob Cat > 4s 9c Jd
! note: `Ann` has the best cards showing and opens (CAU-102)
! Ann 2850 · pot 375 · check, bet 25 > k*
! Ann 2850 · pot 375 · check, bet 50 > b25
! error: `Ann` can bet 50, not 25 (CAU-104)
! Ann 2850 · pot 375 · check, bet 50 > b50 r100 r150 r200
! Bob 2750 · pot 825 · call 100 > r250
! error: `Bob` can't raise: this round has already had 3 raises (CAU-104); call or
!   fold
! Bob 2750 · pot 825 · call 100 > c c
! pot 975 · Ann shows > 4h 2c 2d
! pot 975 · Bob shows > 7c 9h 2s
! pot 975 · Cat shows > Th 9s 2h
! nobody bet in round 1, so the pot stays at 75 (CAU-024)
! nobody bet in round 2, so the pot stays at 75 (CAU-024)
! nobody bet in round 4, so the pot stays at 375 (CAU-024)
! Ann made the last bet or raise, so Ann shows first (CAU-032)
! Bob has the best hand for the main pot of 975: full house, sevens over nines
!   (CAU-030, CAU-034, CAU-105)
! Bob beats Ann, full house against full house: compare the three, then the pair
!   (CAU-045)
! Ann -325, Bob gets 975 (+650), Cat -325
! ¶
! note: `Cat` pays 25 into the leaderboard for dealing (CAU-003)
> (CAU-104)
> "in":{"Ann":"325","Bob":"325","Cat":"325"}
> CAU-105

## V-CAU-095: a pair of deuces opens before three hearts with the ace: unfinished flushes count nothing
$ hand new
< 7stud
< ¶
< Ah 2c 7d
< k*
< Kh 2d 8s
< k*
< Qh 5s 9c
< q
  stopped: nothing was recorded
! seven-card-stud, Ann deals, 3 in: Ann Bob Cat
! Enter to deal > 7stud
! seven-card-stud, Ann deals, 3 in: Ann Bob Cat
! Enter to deal > ¶
! note: everybody antes 25 before the deal (CAU-010)
! third street, one card up: Bob Cat Ann > Ah 2c 7d
! note: `Bob` has the best cards showing and opens (CAU-102)
! Bob 3600 · pot 75 · check, bet 25 > k*
! fourth street, one card up: Bob Cat Ann > Kh 2d 8s
! note: `Cat` has the best cards showing and opens (CAU-102)
! Cat 2600 · pot 75 · check, bet 25 > k*
! fifth street, one card up: Bob Cat Ann > Qh 5s 9c
! note: `Cat` has the best cards showing and opens (CAU-102)
! Cat 2600 · pot 75 · check, bet 25 > q
> `Cat` has the best cards showing and opens (CAU-102)

Seven players are one too many.

$ player add Dan --regular
  Dan, a regular
  recorded #19 ········
$ buy Dan 2000
  Dan buys chips: 2,000 in cash; stack 1,975
  Dan pays 25 into the leaderboard to join the table (CAU-003)
  recorded #21 ········
$ seat Dan
  Dan has seat 4
  recorded #22 ········
$ player add Eve --regular
  Eve, a regular
  recorded #23 ········
$ buy Eve 2000
  Eve buys chips: 2,000 in cash; stack 1,975
  Eve pays 25 into the leaderboard to join the table (CAU-003)
  recorded #25 ········
$ seat Eve
  Eve has seat 5
  recorded #26 ········
$ player add Fay --regular
  Fay, a regular
  recorded #27 ········
$ buy Fay 2000
  Fay buys chips: 2,000 in cash; stack 1,975
  Fay pays 25 into the leaderboard to join the table (CAU-003)
  recorded #29 ········
$ seat Fay
  Fay has seat 6
  recorded #30 ········
$ player add Gus --regular
  Gus, a regular
  recorded #31 ········
$ buy Gus 2000
  Gus buys chips: 2,000 in cash; stack 1,975
  Gus pays 25 into the leaderboard to join the table (CAU-003)
  recorded #33 ········
$ seat Gus
  Gus has seat 7
  recorded #34 ········
$ hand new
< 7stud
< ¶
< q
  stopped: nothing was recorded
! seven-card-stud, Dan deals, 7 in: Ann Bob Cat Dan Eve Fay Gus
! Enter to deal > 7stud
! seven-card-stud, Dan deals, 7 in: Ann Bob Cat Dan Eve Fay Gus
! Enter to deal > ¶
! error: `seven-card-stud` takes 2 to 6 players at this house, not 7 (CAU-101)
! Enter to deal > q
> `seven-card-stud` takes 2 to 6 players at this house, not 7 (CAU-101)
$ hand new
< high-spade-in-the-hole
< ¶
< q
  stopped: nothing was recorded
! seven-card-stud, Dan deals, 7 in: Ann Bob Cat Dan Eve Fay Gus
! Enter to deal > high-spade-in-the-hole
! high-spade-in-the-hole, Dan deals, 7 in: Ann Bob Cat Dan Eve Fay Gus
! Enter to deal > ¶
! error: `high-spade-in-the-hole` takes 2 to 6 players at this house, not 7
!   (CAU-106)
! Enter to deal > q
> `high-spade-in-the-hole` takes 2 to 6 players at this house, not 7  (CAU-106)

## V-CAU-096: Bob and Dan show an ace with equal cards, Ann deals: Bob opens, the first on her left
$ cashout Eve
  Eve cashes out 1,975: 1,975 in cash
  recorded #36 ········
! note: `Eve`'s chips weren't counted; paying what the book says
$ cashout Fay
  Fay cashes out 1,975: 1,975 in cash
  recorded #38 ········
! note: `Fay`'s chips weren't counted; paying what the book says
$ cashout Gus
  Gus cashes out 1,975: 1,975 in cash
  recorded #40 ········
! note: `Gus`'s chips weren't counted; paying what the book says
$ deal --dealer Ann
  Ann deals
  if it's seven-card-stud again: Bob, Cat, Dan and Ann ante 25 each
    everybody antes 25 before the deal (CAU-010)
  recorded #41 ········
$ hand new
< 7stud
< ¶
< Ac 2c Ad 3c
< dan b25
< b25 c c c
< q
  stopped: nothing was recorded
! seven-card-stud, Ann deals, 4 in: Ann Bob Cat Dan
! Enter to deal > 7stud
! seven-card-stud, Ann deals, 4 in: Ann Bob Cat Dan
! Enter to deal > ¶
! note: everybody antes 25 before the deal (CAU-010)
! third street, one card up: Bob Cat Dan Ann > Ac 2c Ad 3c
! note: `Bob` ties for the best cards showing, is first to the dealer's left, and
!   opens (CAU-103)
! Bob 3600 · pot 100 · check, bet 25 > dan b25
! error: it's `Bob`'s turn, not `Dan`'s (CAU-103)
! Bob 3600 · pot 100 · check, bet 25 > b25 c c c
! fourth street, one card up: Bob Cat Dan Ann > q
> `Bob` ties for the best cards showing, is first to the dealer's left, and opens (CAU-103)
> it's `Bob`'s turn, not `Dan`'s (CAU-103)
