# Who deals but doesn't play for the pot that waits can have the button in a showdown too, as in the other ways of telling a hand
# rules: CAU-003, CAU-008, CAU-120

$ init --house cause
  started a new book in points with `cause` rules
  recorded #2 ········
! next: add the players (player add NAME NAME)
$ player add Ann
  Ann, a regular
  recorded #3 ········
$ open --banker Ann
  night 1 is open at The Cause; Ann is the banker
  recorded #4 ········
! note: management decides how much players can buy in for (CAU-004)
! next: sell chips (buy NAME AMOUNT)
$ buy Ann 2000
  Ann buys chips: 2,000 in cash; stack 1,975
  Ann pays 25 into the leaderboard to join the table (CAU-003)
  recorded #6 ········
! next: play (hand new or hand result), then count the stacks
$ seat Ann 1
  Ann has seat 1
  recorded #7 ········
! note: management says who sits where (CAU-005)
$ player add Bob
  Bob, a regular
  recorded #8 ········
$ buy Bob 2000
  Bob buys chips: 2,000 in cash; stack 1,975
  Bob pays 25 into the leaderboard to join the table (CAU-003)
  recorded #10 ········
$ seat Bob 2
  Bob has seat 2
  recorded #11 ········
$ player add Cat
  Cat, a regular
  recorded #12 ········
$ buy Cat 2000
  Cat buys chips: 2,000 in cash; stack 1,975
  Cat pays 25 into the leaderboard to join the table (CAU-003)
  recorded #14 ········
$ seat Cat 3
  Cat has seat 3
  recorded #15 ········
$ player add Dan
  Dan, a regular
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
$ player add Eve
  Eve, a regular
  recorded #23 ········
$ buy Eve 2000
  Eve buys chips: 2,000 in cash; stack 1,975
  Eve pays 25 into the leaderboard to join the table (CAU-003)
  recorded #25 ········
$ seat Eve 5
  Eve has seat 5
  recorded #26 ········
$ player add Fay
  Fay, a regular
  recorded #27 ········
$ hand result --game two-card-guts-with-a-bump --dealer Eve --matched Ann=100 --win Cat=300 --carry 100 --dry-run
  hand 2, two-card-guts-with-a-bump: Cat wins 300; 100 carries over to the next
    hand
    Ann owes 100 to the next pot (CAU-119)
  (dry run: nothing was recorded)
! note: `Eve` pays 25 into the leaderboard for dealing (CAU-003)
> `Eve` pays 25 into the leaderboard for dealing (CAU-003)

Fay never came, and nobody of that name deals.

$ hand add --hand '{"game":"two-card-guts-with-a-bump","blind":"2c4d8s","button":"Fay","players":[{"name":"Ann","in":"0","cards":"QhQd9s"},{"name":"Bob","in":"0","folded":true},{"name":"Cat","in":"0","cards":"AhAd7h"},{"name":"Dan","in":"0","folded":true}]}'
! error: --hand:1:1: `Fay` isn't here tonight and can't deal: only the player with the button can (CAU-008)
! hint: seats
= 5
> `Fay`
$ hand add --hand '{"game":"two-card-guts-with-a-bump","blind":"2c4d8s","button":"Eve","players":[{"name":"Ann","in":"0","cards":"QhQd9s"},{"name":"Bob","in":"0","folded":true},{"name":"Cat","in":"0","cards":"AhAd7h"},{"name":"Dan","in":"0","folded":true}]}'
  hand 2, two-card-guts-with-a-bump: Cat wins 300; 100 carries over to the next
    hand
    wild in two-card-guts-with-a-bump: threes (CAU-118)
    Cat has the best hand for the main pot of 300: pair of aces (CAU-030, CAU-034)
    Cat beats Ann, pair of aces against pair of queens: compare the set or pair
      first, then card by card from the top (CAU-054)
    Cat beats the blind hand (eight high) (CAU-122)
    Ann pays 100 into the next pot (CAU-119)
    the game goes on with Ann, Bob, Cat and Dan for the pot of 100 (CAU-120)
  recorded #30 ········
! note: `Eve` pays 25 into the leaderboard for dealing (CAU-003)
> Cat wins 300
> `Eve` pays 25 into the leaderboard for dealing (CAU-003)
$ hand new
< q
  stopped: nothing was recorded
! two-card-guts-with-a-bump, 100 in the pot, Ann deals, 4 in: Ann Bob Cat Dan
! Enter to deal > q
> Ann deals
$ audit
  check           found
  ────────────────────────────────────────────────────────────
  file        ok  pages and indexes are sound
  references  ok  no broken links
  people      ok  nobody is listed twice
  chain       ok  30 events in an unbroken chain
  entries     ok  42 postings match their events and balance
  replay      ok  29 tables match the events
  requests    ok  every answer belongs to its events
  hands       ok  2 hands settled again, same result
  ¶
  the book is in order: 30 events
> the book is in order
