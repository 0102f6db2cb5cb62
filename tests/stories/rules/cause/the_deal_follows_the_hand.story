# The deal goes on from who dealt the recorded hand, whoever was noted before it
# rules: CAU-003, CAU-008

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
$ buy Ann 1000
  Ann buys chips: 1,000 in cash; stack 975
  Ann pays 25 into the leaderboard to join the table (CAU-003)
  recorded #9 ········
! next: play (hand new or hand result), then count the stacks
$ seat Ann 1
  Ann has seat 1
  recorded #10 ········
! note: management says who sits where (CAU-005)
$ buy Bob 1000
  Bob buys chips: 1,000 in cash; stack 975
  Bob pays 25 into the leaderboard to join the table (CAU-003)
  recorded #12 ········
$ seat Bob 2
  Bob has seat 2
  recorded #13 ········
$ buy Cat 1000
  Cat buys chips: 1,000 in cash; stack 975
  Cat pays 25 into the leaderboard to join the table (CAU-003)
  recorded #15 ········
$ seat Cat 3
  Cat has seat 3
  recorded #16 ········
$ buy Dan 1000
  Dan buys chips: 1,000 in cash; stack 975
  Dan pays 25 into the leaderboard to join the table (CAU-003)
  recorded #18 ········
$ seat Dan 4
  Dan has seat 4
  recorded #19 ········
$ deal --dealer Ann
  Ann deals
  recorded #20 ········
$ hand result --game five-card-draw --dealer Cat --in Ann=25 --in Cat=25 --win Cat=50
  hand 1, five-card-draw: Cat wins 50
  recorded #23 ········
! note: `Cat` pays 25 into the leaderboard for dealing (CAU-003)
> `Cat` pays 25 into the leaderboard for dealing (CAU-003)
$ deal
  Dan deals
    the deal passes to the left (CAU-008)
  if it's five-card-draw again: Ann, Bob, Cat and Dan ante 25 each
    everybody antes 25 before the deal (CAU-010)
    `Ann`, to the dealer's left, opens the betting (CAU-018)
  recorded #24 ········
> Dan deals
> the deal passes to the left (CAU-008)
$ hand result --game five-card-draw --in Ann=25 --in Cat=25 --win Cat=50
  hand 2, five-card-draw: Cat wins 50
  recorded #26 ········
! note: `Dan` pays 25 into the leaderboard for dealing (CAU-003)

Nobody said a word before the next one, which Bob dealt.

$ hand result --game five-card-draw --dealer Bob --in Ann=25 --in Cat=25 --win Cat=50
  hand 3, five-card-draw: Cat wins 50
  recorded #29 ········
! note: `Bob` pays 25 into the leaderboard for dealing (CAU-003)
> `Bob` pays 25 into the leaderboard for dealing (CAU-003)
$ hand new
< five-card-draw
< q
  stopped: nothing was recorded
! five-card-draw, Cat deals, 4 in: Ann Bob Cat Dan
! Enter to deal > five-card-draw
! five-card-draw, Cat deals, 4 in: Ann Bob Cat Dan
! Enter to deal > q
> five-card-draw, Cat deals, 4 in: Ann Bob Cat Dan
$ hand add --hand '{"game":"five-card-draw","button":"Ann","players":[{"name":"Ann","in":"25","cards":"KhKdKcAs2d"},{"name":"Bob","in":"25","cards":"AhQd9s5h3c"}]}'
  hand 4, five-card-draw: Ann wins 50
    Ann has the best hand for the main pot of 50: three kings (CAU-030, CAU-034,
      CAU-063)
    three kings beats ace high (CAU-041)
  recorded #32 ········
! note: `Ann` pays 25 into the leaderboard for dealing (CAU-003)
$ deal
  Bob deals
    the deal passes to the left (CAU-008)
  if it's five-card-draw again: Cat, Dan, Ann and Bob ante 25 each
    everybody antes 25 before the deal (CAU-010)
    `Cat`, to the dealer's left, opens the betting (CAU-018)
  recorded #33 ········
> Bob deals

A hand taken back is no hand: the deal goes on from the one before it.

$ undo
  undid #33 (Bob deals the next hand)
  recorded #34 ········
$ undo
  undid #30 (Ann deals the next hand)
  undid #31 (hand 4, five-card-draw: Ann won 50)
  undid #32 (Ann paid 25 into the leaderboard for dealing)
  recorded #37 ········
$ deal
  Cat deals
    the deal passes to the left (CAU-008)
  if it's five-card-draw again: Dan, Ann, Bob and Cat ante 25 each
    everybody antes 25 before the deal (CAU-010)
    `Dan`, to the dealer's left, opens the betting (CAU-018)
  recorded #38 ········
> Cat deals
$ audit
  check           found
  ────────────────────────────────────────────────────────────
  file        ok  pages and indexes are sound
  references  ok  no broken links
  people      ok  nobody is listed twice
  chain       ok  38 events in an unbroken chain
  entries     ok  44 postings match their events and balance
  replay      ok  29 tables match the events
  requests    ok  every answer belongs to its events
  hands       ok  4 hands settled again, same result
  ¶
  the book is in order: 38 events
