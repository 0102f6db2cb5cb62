# Who has nothing left for the redeal of a pot that is his too buys chips first, or gives up his claim
# rules: CAU-010, CAU-011, CAU-027

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
$ seat Ann 1 --agreed
  Ann has seat 1
  recorded #10 ········
$ buy Bob 2000
  Bob buys chips: 2,000 in cash; stack 1,975
  Bob pays 25 into the leaderboard to join the table (CAU-003)
  recorded #12 ········
$ seat Bob 2 --agreed
  Bob has seat 2
  recorded #13 ········
$ buy Cat 2000
  Cat buys chips: 2,000 in cash; stack 1,975
  Cat pays 25 into the leaderboard to join the table (CAU-003)
  recorded #15 ········
$ seat Cat 3 --agreed
  Cat has seat 3
  recorded #16 ········
$ buy Dan 125
  Dan buys chips: 125 in cash; stack 100
  Dan pays 25 into the leaderboard to join the table (CAU-003)
  recorded #18 ········
$ seat Dan 4 --agreed
  Dan has seat 4
  recorded #19 ········
$ deal --dealer Ann
  Ann deals
  recorded #20 ········

Every bet is covered: Dan covered the first hand with all he has. The game is paused so that he can buy chips for the second.

$ hand result --game five-card-draw --in Ann=100 --in Bob=100 --in Cat=100 --in Dan=100 --carry 400 --for Bob --for Cat --for Dan
  hand 1, five-card-draw: nobody wins; 400 carries over to the next hand
  recorded #22 ········
! note: `Ann` pays 25 into the leaderboard for dealing (CAU-003)
$ deal
  Ann deals
  if it's five-card-draw again: Bob, Cat and Dan ante 25 each
    everybody antes 25 before the deal (CAU-010)
    `Bob`, to the dealer's left, opens the betting (CAU-018)
! note: `Ann` already has the next deal, so nothing was recorded; if that hand was already played, type deal --next (CAU-008)
! note: `Dan` has no chips but has to post 25, so buy chips first (CAU-027)
> `Dan` has no chips but has to post 25, so buy chips first (CAU-027)
> Bob, Cat and Dan ante 25 each
$ hand new
< ¶
< q
  stopped: nothing was recorded
! five-card-draw, 400 in the pot, Ann deals, 3 in: Bob Cat Dan
! Enter to deal > ¶
! error: `Dan` has no chips but has to post 25, so buy chips first (CAU-027); type
!   $ Dan 25
! Enter to deal > q
> `Dan` has no chips but has to post 25, so buy chips first  (CAU-027)

He does not buy, and the table deals without him: his claim goes, and every door says it.

$ hand new --yes
< -dan
< ¶
< f*
  hand 2, five-card-draw: Cat wins 450
  recorded #23 ········
! five-card-draw, 400 in the pot, Ann deals, 3 in: Bob Cat Dan
! Enter to deal > -dan
! five-card-draw, 400 in the pot, Ann deals, 2 in: Bob Cat
! Enter to deal > ¶
! note: `Dan` is sitting out and gets no cards
! note: everybody antes 25 before the deal (CAU-010)
! note: `Bob`, to the dealer's left, opens the betting (CAU-018)
! note: `Dan` won't be dealt in again and gives up any claim to the 400 in the
!   middle (CAU-011)
! Bob 1850 · pot 450 · check, bet 25 > f*
! only Cat is left, so there's no draw (CAU-062)
! Cat is the only one left in the main pot, so Cat wins it: 450 (CAU-029)
! Bob -25, Cat gets 450 (+425)
! ¶
! note: a player folded when they could have checked for free (CAU-020)
> `Dan` won't be dealt in again and gives up any claim to the 400 in the middle
$ undo
  undid #23 (hand 2, five-card-draw: Cat won 450)
  recorded #24 ········
$ hand result --game five-card-draw --in Bob=25 --in Cat=25 --win Bob=450
  hand 2, five-card-draw: Bob wins 450
  recorded #25 ········
! note: `Dan` won't be dealt in again and gives up any claim to the 400 in the middle (CAU-011)
> `Dan` won't be dealt in again and gives up any claim to the 400 in the middle (CAU-011)
$ undo
  undid #25 (hand 2, five-card-draw: Bob won 450)
  recorded #26 ········
$ hand add --hand '{"game":"five-card-draw","players":[{"name":"Bob","in":"25","cards":"QhQd5d5s8d"},{"name":"Cat","in":"25","cards":"JcJs5c5h4d"}]}'
  hand 2, five-card-draw: Bob wins 450
    Bob has the best hand for the main pot of 450: two pair, queens and fives
      (CAU-030, CAU-034, CAU-063)
    Bob beats Cat, two pair against two pair: compare the higher pair, the lower
      pair, then the fifth card (CAU-049)
  recorded #27 ········
! note: `Dan` won't be dealt in again and gives up any claim to the 400 in the middle (CAU-011)
> `Dan` won't be dealt in again and gives up any claim to the 400 in the middle (CAU-011)
$ undo
  undid #27 (hand 2, five-card-draw: Bob won 450)
  recorded #28 ········

If Bob alone is left, there is nothing to deal.

$ hand new
< -dan -cat
< ¶
< q
  stopped: nothing was recorded
! five-card-draw, 400 in the pot, Ann deals, 3 in: Bob Cat Dan
! Enter to deal > -dan -cat
! five-card-draw, 400 in the pot, Ann deals, 1 in: Bob
! Enter to deal > ¶
! error: a hand needs 2 players with chips; in another window, type `hand result
!   --game five-card-draw --win Bob=400`
! Enter to deal > q
> hand result --game five-card-draw --win Bob=400
$ hand result --game five-card-draw --win Bob=400
  hand 2, five-card-draw: Bob wins 400
  recorded #29 ········
! note: `Cat` won't be dealt in again and gives up any claim to the 400 in the middle (CAU-011)
! note: `Dan` won't be dealt in again and gives up any claim to the 400 in the middle (CAU-011)
> Bob wins 400
$ undo
  undid #29 (hand 2, five-card-draw: Bob won 400)
  recorded #30 ········

Dan buys, and is dealt in.

$ buy Dan 25
  Dan buys chips: 25 in cash; stack 25
  recorded #31 ········
$ deal
  Ann deals
  if it's five-card-draw again: Bob, Cat and Dan ante 25 each
    everybody antes 25 before the deal (CAU-010)
    `Bob`, to the dealer's left, opens the betting (CAU-018)
! note: `Ann` already has the next deal, so nothing was recorded; if that hand was already played, type deal --next (CAU-008)
> Bob, Cat and Dan ante 25 each
$ hand new --yes
< ¶
< f*
  hand 2, five-card-draw: Dan wins 475
  recorded #32 ········
! five-card-draw, 400 in the pot, Ann deals, 3 in: Bob Cat Dan
! Enter to deal > ¶
! note: everybody antes 25 before the deal (CAU-010)
! note: `Bob`, to the dealer's left, opens the betting (CAU-018)
! Bob 1850 · pot 475 · check, bet 25 > f*
! only Dan is left, so there's no draw (CAU-062)
! Dan is the only one left in the main pot, so Dan wins it: 475 (CAU-029)
! Bob -25, Cat -25, Dan gets 475 (+450)
! ¶
! note: a player folded when they could have checked for free (CAU-020)
> hand 2, five-card-draw: Dan wins 475
$ audit
  check           found
  ────────────────────────────────────────────────────────────
  file        ok  pages and indexes are sound
  references  ok  no broken links
  people      ok  nobody is listed twice
  chain       ok  32 events in an unbroken chain
  entries     ok  61 postings match their events and balance
  replay      ok  29 tables match the events
  requests    ok  every answer belongs to its events
  hands       ok  6 hands settled again, same result
  ¶
  the book is in order: 32 events
