# A whole game of guts entered at the table: all out, two losers, and the last one alone against the extra hand (CAU-116, CAU-119, CAU-122)

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
$ open --house cause --banker Ann
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

Nobody stays: the antes wait, and everybody antes again.

$ hand new
< two-card-guts-with-a-bump
< d dan
< ¶
< oooo
< y
  hand 1, two-card-guts-with-a-bump: nobody wins; 100 carries over to the next
    hand
  recorded #18 ········
! no game yet, no dealer yet, 4 in: Ann Bob Cat Dan
! which game? > two-card-guts-with-a-bump
! two-card-guts-with-a-bump, no dealer yet, 4 in: Ann Bob Cat Dan
! who deals? > d dan
! two-card-guts-with-a-bump, Dan deals, 4 in: Ann Bob Cat Dan
! Enter to deal > ¶
! note: everybody antes 25 before the deal (CAU-010)
! pot 100 · in or out: Ann Bob Cat Dan > oooo
! nobody stayed in, so the pot of 100 carries over to the next deal (CAU-116)
! Ann antes 25 for the next deal (CAU-116)
! Bob antes 25 for the next deal (CAU-116)
! Cat antes 25 for the next deal (CAU-116)
! Dan antes 25 for the next deal (CAU-116)
! 100 carries over to the next hand
! record? [Y/n] > y
! note: `Dan` pays 25 into the leaderboard for dealing (CAU-003)
$ status
  night 1 at The Cause, open since 2026-01-02 19:05; banker: Ann
  ¶
  player  bought    cash  app  notes  book  chips  counted  result
  ──────────────────────────────────────────────────────────────────
  Ann      2,000  -2,000    –      –     –  1,950  not yet     -25
  Bob      2,000  -2,000    –      –     –  1,950  not yet     -25
  Cat      2,000  -2,000    –      –     –  1,950  not yet     -25
  Dan      2,000  -2,000    –      –     –  1,925  not yet     -25
  ¶
  drawer 8,000   chips out 8,000   in the middle 100
  the leaderboard has 125
! next: play (hand new or hand result), then count the stacks

Ann wins what lies there; Bob and Cat stayed, lost, and make the next pot.

$ hand new
< ¶
< iioi
< 2c
< 9h
< 4c
< blind 8s6dTs
< KhQd2c
< Kc7d9h
< AhAd4c
< y
  hand 2, two-card-guts-with-a-bump: Ann wins 200; 200 carries over to the next
    hand
  recorded #21 ········
! two-card-guts-with-a-bump, 100 in the pot, Ann deals, 4 in: Ann Bob Cat Dan
! Enter to deal > ¶
! note: everybody antes 25 before the deal (CAU-010)
! pot 200 · in or out: Bob Cat Dan Ann > iioi
! one card up: Bob Cat Ann > 2c
! one card up: Cat Ann > 9h
! one card up: Ann > 4c
! note: turn up the extra hand too, and type its 3 cards, like blind 9c4d2h
! pot 200 · Bob shows > blind 8s6dTs
! pot 200 · Bob shows > KhQd2c
! pot 200 · Cat shows > Kc7d9h
! pot 200 · Ann shows > AhAd4c
! wild in two-card-guts-with-a-bump: threes (CAU-118)
! Ann has the best hand for the main pot of 200: pair of aces (CAU-030, CAU-034)
! a pair of aces beats king high (CAU-052)
! Ann beats the blind hand (ten high) (CAU-122)
! Bob and Cat each pay 100 into the next pot (CAU-119)
! the game goes on with Ann, Bob, Cat and Dan for the pot of 200 (CAU-120)
! Ann gets 200 (+175), Bob -125, Cat -125, Dan -25, 200 carries over to the next
!   hand
! record? [Y/n] > y
! note: `Ann` pays 25 into the leaderboard for dealing (CAU-003)
$ hand why 2
  hand 2, two-card-guts-with-a-bump: Ann wins 200; 200 carries over to the next
    hand
  wild in two-card-guts-with-a-bump: threes (CAU-118)
  Ann has the best hand for the main pot of 200: pair of aces (CAU-030, CAU-034)
  a pair of aces beats king high (CAU-052)
  Ann beats the blind hand (ten high) (CAU-122)
  Bob and Cat each pay 100 into the next pot (CAU-119)
  the game goes on with Ann, Bob, Cat and Dan for the pot of 200 (CAU-120)
$ status
  night 1 at The Cause, open since 2026-01-02 19:05; banker: Ann
  ¶
  player  bought    cash  app  notes  book  chips  counted  result
  ──────────────────────────────────────────────────────────────────
  Ann      2,000  -2,000    –      –     –  2,100  not yet     150
  Bob      2,000  -2,000    –      –     –  1,825  not yet    -150
  Cat      2,000  -2,000    –      –     –  1,825  not yet    -150
  Dan      2,000  -2,000    –      –     –  1,900  not yet     -50
  ¶
  drawer 8,000   chips out 8,000   in the middle 200
  the leaderboard has 150
! next: play (hand new or hand result), then count the stacks

Dan stays alone, and only the extra hand could beat him: nobody owes anything any more.

$ hand new
< ¶
< oioo
< 9s
< blind 2h4d7s
< KdKs9s
< y
  hand 3, two-card-guts-with-a-bump: Dan wins 200
  recorded #24 ········
! two-card-guts-with-a-bump, 200 in the pot, Bob deals, 4 in: Ann Bob Cat Dan
! Enter to deal > ¶
! pot 200 · in or out: Cat Dan Ann Bob > oioo
! one card up: Dan > 9s
! note: turn up the extra hand too, and type its 3 cards, like blind 9c4d2h
! pot 200 · Dan shows > blind 2h4d7s
! pot 200 · Dan shows > KdKs9s
! Dan is the only one left in the main pot, so Dan wins it: 200 (CAU-029)
! Dan beats the blind hand (seven high) (CAU-122)
! nobody has to match the pot, so the game is over (CAU-122)
! Dan gets 200 (+200)
! record? [Y/n] > y
! note: `Bob` pays 25 into the leaderboard for dealing (CAU-003)
$ hand list
  night  hand  game                       pot  recorded by
  ──────────────────────────────────────────────────────────
      1     1  two-card-guts-with-a-bump  100  full
      1     2  two-card-guts-with-a-bump  200  full
      1     3  two-card-guts-with-a-bump  200  full
$ audit
  check           found
  ────────────────────────────────────────────────────────────
  file        ok  pages and indexes are sound
  references  ok  no broken links
  people      ok  nobody is listed twice
  chain       ok  24 events in an unbroken chain
  entries     ok  42 postings match their events and balance
  replay      ok  29 tables match the events
  requests    ok  every answer belongs to its events
  hands       ok  3 hands settled again, same result
  ¶
  the book is in order: 24 events
