# A result is of as many as the game is for, and nobody wins bets he had no part in

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
$ player add Eve
  Eve, a regular
  recorded #7 ········
$ player add Fay
  Fay, a regular
  recorded #8 ········
$ player add Gus
  Gus, a regular
  recorded #9 ········
$ open --banker Ann
  night 1 is open at The Cause; Ann is the banker
  recorded #10 ········
! note: management decides how much players can buy in for (CAU-004)
! next: sell chips (buy NAME AMOUNT)
$ buy Ann 2000
  Ann buys chips: 2,000 in cash; stack 1,975
  Ann pays 25 into the leaderboard to join the table (CAU-003)
  recorded #12 ········
! next: play (hand new or hand result), then count the stacks
$ buy Bob 2000
  Bob buys chips: 2,000 in cash; stack 1,975
  Bob pays 25 into the leaderboard to join the table (CAU-003)
  recorded #14 ········
$ buy Cat 2000
  Cat buys chips: 2,000 in cash; stack 1,975
  Cat pays 25 into the leaderboard to join the table (CAU-003)
  recorded #16 ········
$ buy Dan 2000
  Dan buys chips: 2,000 in cash; stack 1,975
  Dan pays 25 into the leaderboard to join the table (CAU-003)
  recorded #18 ········
$ buy Eve 2000
  Eve buys chips: 2,000 in cash; stack 1,975
  Eve pays 25 into the leaderboard to join the table (CAU-003)
  recorded #20 ········
$ buy Fay 2000
  Fay buys chips: 2,000 in cash; stack 1,975
  Fay pays 25 into the leaderboard to join the table (CAU-003)
  recorded #22 ········
$ buy Gus 2000
  Gus buys chips: 2,000 in cash; stack 1,975
  Gus pays 25 into the leaderboard to join the table (CAU-003)
  recorded #24 ········
$ hand result --game golf --in Ann=100 --in Bob=100 --in Cat=100 --in Dan=100 --in Eve=100 --in Fay=100 --in Gus=100 --win Ann=700
! error: golf needs 2 to 6 players; you named 7 (CAU-069)
! hint: hand result --help
= 4
> golf needs 2 to 6 players; you named 7
$ hand result --game golf --in Ann=100 --win Ann=100
! error: golf needs 2 to 6 players; you named 1 (CAU-069)
! hint: hand result --help
= 4
> golf needs 2 to 6 players; you named 1
$ hand result --game low-man-down --in Ann=100 --win Ann=100
! error: low-man-down needs at least 2 players; you named 1 (CAU-079)
! hint: hand result --help
= 4
> you named 1
$ hand result --game 6-5-4 --in Ann=100 --win Ann=100
! error: 6-5-4 needs at least 2 players; you named 1 (CAU-085)
! hint: hand result --help
= 4
> you named 1
$ hand result --game in-between --in Ann=100 --win Ann=100
! error: in-between needs at least 2 players; you named 1 (CAU-091)
! hint: hand result --help
= 4
> you named 1
$ hand result --game left-center-right --in Ann=100 --win Ann=100
! error: left-center-right needs at least 2 players; you named 1 (CAU-109)
! hint: hand result --help
= 4
> you named 1
$ hand result --game pie-face --in Ann=100 --win Ann=100
! error: pie-face needs at least 2 players; you named 1 (CAU-123)
! hint: hand result --help
= 4
> you named 1
$ hand result --game zilch --in Ann=100 --win Ann=100
! error: zilch needs at least 2 players; you named 1 (CAU-127)
! hint: hand result --help
= 4
> you named 1
$ hand result --game golf --in Ann=100 --in Bob=100 --win Ann=200
  hand 1, golf: Ann wins 200
  recorded #25 ········
! note: nobody said who dealt (`--dealer`), so the dealer isn't charged the 25 for the leaderboard (CAU-003)
> hand 1, golf: Ann wins 200

Who put nothing in has no part in the bets of others, but may have one in a pot that waited.

$ hand result --game five-card-draw --in Ann=25 --in Bob=25 --win Cat=50
! error: `Cat` put nothing in and can't win 50
! hint: hand result --game five-card-draw --in Ann=25 --in Bob=25 --win Cat=50 --really
= 4
> `Cat` put nothing in and can't win 50
$ hand result --game five-card-draw --in Ann=50 --in Bob=50 --in Cat=50 --carry 150 --really
  hand 2, five-card-draw: nobody wins; 150 carries over to the next hand
  recorded #26 ········
! note: nobody said who dealt (`--dealer`), so the dealer isn't charged the 25 for the leaderboard (CAU-003)
> 150 carries over to the next hand
$ hand result --game five-card-draw --in Ann=25 --in Bob=25 --win Cat=200
! error: `Cat` put nothing in, so the most `Cat` can win is 150, not 200
! hint: hand result --game five-card-draw --in Ann=25 --in Bob=25 --win Cat=200 --really
= 4
> `Cat` put nothing in, so the most `Cat` can win is 150, not 200
$ hand result --game five-card-draw --in Ann=25 --in Bob=25 --win Cat=150 --win Ann=50
  hand 3, five-card-draw: Ann wins 50, Cat wins 150
  recorded #27 ········
! note: nobody said who dealt (`--dealer`), so the dealer isn't charged the 25 for the leaderboard (CAU-003)
> Ann wins 50, Cat wins 150
$ audit
  check           found
  ────────────────────────────────────────────────────────────
  file        ok  pages and indexes are sound
  references  ok  no broken links
  people      ok  nobody is listed twice
  chain       ok  27 events in an unbroken chain
  entries     ok  52 postings match their events and balance
  replay      ok  29 tables match the events
  requests    ok  every answer belongs to its events
  hands       ok  3 hands settled again, same result
  ¶
  the book is in order: 27 events
