# High Spade in the Hole at Cause: stud, and half the pot for a spade

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

## V-CAU-099: of 625 the best hand gets 325 and the king of spades in the hole 300; the odd chip goes with the hand
$ showdown
< {"house": "cause", "game": "high-spade-in-the-hole", "carry": "25", "players": [{"name": "Ann", "in": "200", "cards": "(Ah Ad 2s) Ac 9d 9h 3c"}, {"name": "Bob", "in": "200", "cards": "(Ks 4d 7h) 8c Td Jh 3d"}, {"name": "Cat", "in": "200", "cards": "(Qs 9s 2c) 5c 6d Qh 3h"}]}
  {"id":null,"pots":[{"amount":"625","eligible":["Ann","Bob","Cat"],"high":["Ann"],"low":["Bob"]}],"awards":{"Ann":"325","Bob":"300"},"returned":{},"carry":"0","why":[{"rule":"CAU-030, CAU-034","text":"Ann has the best hand for the high half of the main pot: full house, aces over nines"},{"rule":"CAU-041","text":"a full house, aces over nines, beats a pair of queens"},{"rule":"CAU-107","text":"Bob has the best hand for the spade half of the main pot: the king of spades"},{"rule":"CAU-108","text":"the main pot doesn't split evenly: high 325, spade 300"}]}
> "Ann":"325"
> "Bob":"300"
> CAU-107
> CAU-108

## V-CAU-100: the best hand also holds the ace of spades in the hole and takes 625
$ showdown
< {"house": "cause", "game": "high-spade-in-the-hole", "carry": "25", "players": [{"name": "Ann", "in": "300", "cards": "(Ah Ad As) Ac 9d 9h 3c"}, {"name": "Bob", "in": "300", "cards": "(Ks 4d 7h) 8c Td Jh 3d"}]}
  {"id":null,"pots":[{"amount":"625","eligible":["Ann","Bob"],"high":["Ann"],"low":["Ann"]}],"awards":{"Ann":"625"},"returned":{},"carry":"0","why":[{"rule":"CAU-030, CAU-034","text":"Ann has the best hand for the high half of the main pot: four aces"},{"rule":"CAU-041","text":"four aces beats king high"},{"rule":"CAU-107","text":"Ann has the best hand for the spade half of the main pot: the ace of spades"},{"rule":"CAU-108","text":"the main pot doesn't split evenly: high 325, spade 300"}]}
> "Ann":"625"

## V-CAU-101: nobody has a spade in the hole: the high hand takes all 625
$ showdown
< {"house": "cause", "game": "high-spade-in-the-hole", "carry": "25", "players": [{"name": "Ann", "in": "300", "cards": "(Ah Ad 2h) Ac 9d 9h 3c"}, {"name": "Bob", "in": "300", "cards": "(Kd 4d 7h) 8c Td Jh 3s"}]}
  {"id":null,"pots":[{"amount":"625","eligible":["Ann","Bob"],"high":["Ann"],"low":[]}],"awards":{"Ann":"625"},"returned":{},"carry":"0","why":[{"rule":"CAU-030, CAU-034","text":"Ann has the best hand for the high half of the main pot: full house, aces over nines"},{"rule":"CAU-041","text":"a full house, aces over nines, beats king high"},{"rule":"CAU-107","text":"nobody is left to win the spade half of the main pot, so it goes with the high half"}]}
> "Ann":"625"

The same at the table, with the stakes of stud.

$ hand new --yes --json
< high-spade
< ¶
< 9d Td 6d
< b50
< b25 c c
< 9h Jh Qh
< b25 c c
< 3c 8c 5c
< k*
< Ac 3d 3h
< k*
< b25
< b50 c c
< Ah Ad 2s
< Ks 4d 7h
< Qs 9s 2c
  {"hand":1,"hand_id":"019b802273207016a5991301492ca4e9","game":"high-spade-in-the-hole","depth":"full","in":{"Ann":"125","Bob":"125","Cat":"125"},"returned":{},"awards":{"Ann":"200","Bob":"175"},"carried_in":"0","carry":"0","why":[{"rule":"CAU-024","text":"nobody bet in round 3, so the pot stays at 225"},{"rule":"CAU-024","text":"nobody bet in round 4, so the pot stays at 225"},{"rule":"CAU-032","text":"Ann made the last bet or raise, so Ann shows first"},{"rule":"CAU-030, CAU-034","text":"Ann has the best hand for the high half of the main pot: full house, aces over nines"},{"rule":"CAU-041","text":"a full house, aces over nines, beats a pair of queens"},{"rule":"CAU-107","text":"Bob has the best hand for the spade half of the main pot: the king of spades"},{"rule":"CAU-108","text":"the main pot doesn't split evenly: high 200, spade 175"}],"notices":[{"rule":"CAU-003","text":"`Cat` pays 25 into the leaderboard for dealing"}],"event":18,"events":[17,18],"hash":"········","id":"019b8022-7320-7c58-9ae6-9d7ac7bbc585"}
! no game yet, Cat deals, 3 in: Ann Bob Cat
! which game? > high-spade
! high-spade-in-the-hole, Cat deals, 3 in: Ann Bob Cat
! Enter to deal > ¶
! note: everybody antes 25 before the deal (CAU-010)
! third street, one card up: Ann Bob Cat > 9d Td 6d
! note: `Bob` has the best cards showing and opens (CAU-102)
! Bob 2950 · pot 75 · check, bet 25 > b50
! error: `Bob` can bet 25, not 50 (CAU-106)
! Bob 2950 · pot 75 · check, bet 25 > b25 c c
! fourth street, one card up: Ann Bob Cat > 9h Jh Qh
! note: `Ann` has the best cards showing and opens (CAU-102)
! Ann 2925 · pot 150 · check, bet 25 > b25 c c
! fifth street, one card up: Ann Bob Cat > 3c 8c 5c
! note: `Ann` has the best cards showing and opens (CAU-102)
! Ann 2900 · pot 225 · check, bet 25 > k*
! sixth street, one card up: Ann Bob Cat > Ac 3d 3h
! note: `Ann` has the best cards showing and opens (CAU-102)
! Ann 2900 · pot 225 · check, bet 25 > k*
! Ann 2900 · pot 225 · check, bet 50 > b25
! error: `Ann` can bet 50, not 25 (CAU-106)
! Ann 2900 · pot 225 · check, bet 50 > b50 c c
! pot 375 · Ann shows > Ah Ad 2s
! pot 375 · Bob shows > Ks 4d 7h
! pot 375 · Cat shows > Qs 9s 2c
! nobody bet in round 3, so the pot stays at 225 (CAU-024)
! nobody bet in round 4, so the pot stays at 225 (CAU-024)
! Ann made the last bet or raise, so Ann shows first (CAU-032)
! Ann has the best hand for the high half of the main pot: full house, aces over
!   nines (CAU-030, CAU-034)
! a full house, aces over nines, beats a pair of queens (CAU-041)
! Bob has the best hand for the spade half of the main pot: the king of spades
!   (CAU-107)
! the main pot doesn't split evenly: high 200, spade 175 (CAU-108)
! Ann gets 200 (+75), Bob gets 175 (+50), Cat -125
! ¶
! note: `Cat` pays 25 into the leaderboard for dealing (CAU-003)
> (CAU-106)
> CAU-107
