# Who stayed and lost pays all of his 100: the hand waits until he has bought what he is short of (CAU-027, CAU-119)

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
$ buy Ann 200
  Ann buys chips: 200 in cash; stack 175
  Ann pays 25 into the leaderboard to join the table (CAU-003)
  recorded #9 ········
! next: play (hand new or hand result), then count the stacks
$ buy Bob 100
  Bob buys chips: 100 in cash; stack 75
  Bob pays 25 into the leaderboard to join the table (CAU-003)
  recorded #11 ········
$ buy Cat 200
  Cat buys chips: 200 in cash; stack 175
  Cat pays 25 into the leaderboard to join the table (CAU-003)
  recorded #13 ········
$ buy Dan 200
  Dan buys chips: 200 in cash; stack 175
  Dan pays 25 into the leaderboard to join the table (CAU-003)
  recorded #15 ········
$ hand new
< two-card-guts-with-a-bump
< d dan
< ¶
< iioo
< 2c4h
< blind 5s6d8s
< KhKd
< 9c8d
< y
< $ bob 50
< y
  hand 1, two-card-guts-with-a-bump: Ann wins 100; 100 carries over to the next
    hand
  recorded #19 ········
! no game yet, no dealer yet, 4 in: Ann Bob Cat Dan
! which game? > two-card-guts-with-a-bump
! two-card-guts-with-a-bump, no dealer yet, 4 in: Ann Bob Cat Dan
! who deals? > d dan
! two-card-guts-with-a-bump, Dan deals, 4 in: Ann Bob Cat Dan
! Enter to deal > ¶
! note: everybody antes 25 before the deal (CAU-010)
! pot 100 · in or out: Ann Bob Cat Dan > iioo
! one card up: Ann Bob > 2c4h
! note: turn up the extra hand too, and type its 3 cards, like blind 9c4d2h
! pot 100 · Ann shows > blind 5s6d8s
! pot 100 · Ann shows > KhKd
! pot 100 · Bob shows > 9c8d
! error: `Bob` owes 100 to the next pot but has only 50: the hand waits until
!   `Bob` buys 50 (CAU-027); $ Bob 50
! not settled > y
! error: `Bob` owes 100 to the next pot but has only 50: the hand waits until
!   `Bob` buys 50 (CAU-027); $ Bob 50
! not settled > $ bob 50
! the hand waited while Bob bought 50, so every bet was covered (CAU-027)
! wild in two-card-guts-with-a-bump: threes (CAU-118)
! Ann has the best hand for the main pot of 100: pair of kings (CAU-030, CAU-034)
! a pair of kings beats nine high (CAU-052)
! Ann beats the blind hand (eight high) (CAU-122)
! Bob pays 100 into the next pot (CAU-119)
! the game goes on with Ann, Bob, Cat and Dan for the pot of 100 (CAU-120)
! Ann gets 100 (+75), Bob -125, Cat -25, Dan -25, 100 carries over to the next
!   hand
! record? [Y/n] > y
! note: `Dan` pays 25 into the leaderboard for dealing (CAU-003)
> `Bob` buys 50 (CAU-027)
> Bob pays 100 into the next pot (CAU-119)
> Ann gets 100 (+75), Bob -125, Cat -25, Dan -25, 100 carries over to the next hand
$ status
  night 1 at The Cause, open since 2026-01-02 19:05; banker: Ann
  ¶
  player  bought  cash  app  notes  book  chips  counted  result
  ────────────────────────────────────────────────────────────────
  Ann        200  -200    –      –     –    250  not yet      75
  Bob        150  -150    –      –     –      –  not yet    -125
  Cat        200  -200    –      –     –    150  not yet     -25
  Dan        200  -200    –      –     –    125  not yet     -25
  ¶
  drawer 750   chips out 750   in the middle 100
  the leaderboard has 125
! next: play (hand new or hand result), then count the stacks

By the showdown he buys before the hand is entered.

$ buy Cat 25
  Cat buys chips: 25 in cash; stack 175
  recorded #20 ········
$ hand add --hand '{"game":"two-card-guts-with-a-bump","blind":"5s6d8s","button":"Ann","players":[{"name":"Ann","in":"0","cards":"KhKd2c"},{"name":"Bob","in":"0","cards":"9c8d4h"},{"name":"Cat","in":"0","folded":true},{"name":"Dan","in":"0","folded":true}]}'
! error: --hand:1:1: `Bob` owes 100 to the next pot but has only 0: the hand waits until `Bob` buys 100 (CAU-027)
! hint: buy Bob 100
= 5
> `Bob` owes 100 to the next pot but has only 0
$ buy Bob 100
  Bob buys chips: 100 in cash; stack 100
  recorded #21 ········
$ hand add --hand '{"game":"two-card-guts-with-a-bump","blind":"5s6d8s","button":"Ann","players":[{"name":"Ann","in":"0","cards":"KhKd2c"},{"name":"Bob","in":"0","cards":"9c8d4h"},{"name":"Cat","in":"0","folded":true},{"name":"Dan","in":"0","folded":true}]}'
  hand 2, two-card-guts-with-a-bump: Ann wins 100; 100 carries over to the next
    hand
    wild in two-card-guts-with-a-bump: threes (CAU-118)
    Ann has the best hand for the main pot of 100: pair of kings (CAU-030,
      CAU-034)
    a pair of kings beats nine high (CAU-052)
    Ann beats the blind hand (eight high) (CAU-122)
    Bob pays 100 into the next pot (CAU-119)
    the game goes on with Ann, Bob, Cat and Dan for the pot of 100 (CAU-120)
  recorded #24 ········
! note: `Ann` pays 25 into the leaderboard for dealing (CAU-003)
> Bob pays 100 into the next pot (CAU-119)
$ audit
  check           found
  ────────────────────────────────────────────────────────────
  file        ok  pages and indexes are sound
  references  ok  no broken links
  people      ok  nobody is listed twice
  chain       ok  24 events in an unbroken chain
  entries     ok  47 postings match their events and balance
  replay      ok  29 tables match the events
  requests    ok  every answer belongs to its events
  hands       ok  2 hands settled again, same result
  ¶
  the book is in order: 24 events
