# The losers of guts make the next pot, and nobody antes for it: a result and a showdown keep to that as hand new does. After a deal
# in which all dropped everybody antes once (CAU-116, CAU-119).

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
$ deal --cards Jh
  Ann Jh
  Ann has the first jack and deals (CAU-007)
  recorded #20 ········
$ hand new --yes
< two-card-guts-with-a-bump
< ¶
< iioo
< 9s4s
< blind 2c2d2h
< AcAd
< KcKd
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
! ¶
! note: `Ann` pays 25 into the leaderboard for dealing (CAU-003)

$ hand result --game guts --dealer Bob --in Ann=25 --in Bob=25 --in Cat=25 --in Dan=25 --carry 400
! error: the losers of the last deal put up this pot, so nobody antes, but somebody anted 25 (CAU-119)
! hint: hand result --help
= 4
> nobody antes
$ hand result --game guts --dealer Bob --in Ann=25 --in Bob=25 --win Ann=350
! error: the losers of the last deal put up this pot, so nobody antes, but somebody anted 25 (CAU-119)
! hint: hand result --help
= 4
> nobody antes
$ hand add --hand '{"game":"guts","button":"Bob","blind":"2c4d8s","players":[{"name":"Ann","in":"25","stayed":true,"cards":"QhQd9s"},{"name":"Bob","in":"25","stayed":true,"cards":"AhAd7h"},{"name":"Cat","in":"25","folded":true},{"name":"Dan","in":"25","folded":true}]}'
! error: --hand:1:1: the losers of the last deal put up this pot, so nobody antes, but somebody anted 25 (CAU-119)
= 5
> nobody antes

Where all drop and nobody antes, nobody puts anything in: the line to type names who played.

$ hand result --game guts --dealer Bob --carry 300
! error: a hand needs at least one player who put something in
! hint: hand result --game two-card-guts-with-a-bump --in Ann=0 --in Bob=0 --in Cat=0 --in Dan=0 --carry 300
= 4
> hand result --game two-card-guts-with-a-bump --in Ann=0 --in Bob=0 --in Cat=0 --in Dan=0 --carry 300
$ hand result --game two-card-guts-with-a-bump --dealer Bob --in Ann=0 --in Bob=0 --in Cat=0 --in Dan=0 --carry 300
  hand 2, two-card-guts-with-a-bump: nobody wins; 300 carries over to the next
    hand
  recorded #25 ········
! note: `Bob` pays 25 into the leaderboard for dealing (CAU-003)
> 300 carries over to the next hand
$ hand new --yes
< ¶
< q
  stopped: nothing was recorded
! two-card-guts-with-a-bump, 300 in the pot, Cat deals, 4 in: Ann Bob Cat Dan
! Enter to deal > ¶
! note: everybody antes 25 before the deal (CAU-010)
! pot 400 · in or out: Dan Ann Bob Cat > q
> pot 400

Where nobody won, those who stayed tied, or the hand that nobody plays was best: a result does not tell.

$ hand result --game guts --dealer Cat --in Ann=25 --in Bob=25 --in Cat=25 --in Dan=25 --matched Bob=100 --matched Cat=100 --carry 600
  hand 3, two-card-guts-with-a-bump: nobody wins; 600 carries over to the next
    hand
    Bob owes 100 to the next pot (CAU-119, CAU-121)
    Cat owes 100 to the next pot (CAU-119, CAU-121)
  recorded #28 ········
! note: `Cat` pays 25 into the leaderboard for dealing (CAU-003)
> Bob owes 100 to the next pot (CAU-119, CAU-121)
$ status
  night 1 at The Cause, open since 2026-01-02 19:05; banker: Ann
  ¶
  player  bought    cash  app  notes  book  chips  counted  result
  ──────────────────────────────────────────────────────────────────
  Ann      2,000  -2,000    –      –     –  1,900  not yet     -50
  Bob      2,000  -2,000    –      –     –  1,700  not yet    -250
  Cat      2,000  -2,000    –      –     –  1,700  not yet    -250
  Dan      2,000  -2,000    –      –     –  1,925  not yet     -50
  ¶
  drawer 8,000   chips out 8,000   in the middle 600
  the leaderboard has 175
! next: play (hand new or hand result), then count the stacks
$ audit
  check           found
  ────────────────────────────────────────────────────────────
  file        ok  pages and indexes are sound
  references  ok  no broken links
  people      ok  nobody is listed twice
  chain       ok  28 events in an unbroken chain
  entries     ok  40 postings match their events and balance
  replay      ok  29 tables match the events
  requests    ok  every answer belongs to its events
  hands       ok  3 hands settled again, same result
  ¶
  the book is in order: 28 events
