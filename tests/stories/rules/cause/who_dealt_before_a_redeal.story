# Who dealt a hand that waits for a redeal has dealt: his fee stays
# rules: CAU-003, CAU-008, CAU-011

$ init --house cause --currency points
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
$ buy Dan 2000
  Dan buys chips: 2,000 in cash; stack 1,975
  Dan pays 25 into the leaderboard to join the table (CAU-003)
  recorded #18 ········
$ seat Dan 4 --agreed
  Dan has seat 4
  recorded #19 ········
$ deal --dealer Ann
  Ann deals
  recorded #20 ········
$ hand result --game five-card-draw --in Ann=100 --in Bob=100 --in Cat=100 --in Dan=100 --carry 400 --for Bob --for Cat
  hand 1, five-card-draw: nobody wins; 400 carries over to the next hand
  recorded #22 ········
! note: `Ann` pays 25 into the leaderboard for dealing (CAU-003)
$ deal --dealer Dan
  Dan deals
  if it's five-card-draw again: Bob and Cat ante 25 each
    everybody antes 25 before the deal (CAU-010)
    `Bob`, to the dealer's left, opens the betting (CAU-018)
  recorded #23 ········
$ deal --dealer Bob
  Bob deals
  if it's five-card-draw again: Cat and Bob ante 25 each
    everybody antes 25 before the deal (CAU-010)
    `Cat`, to the dealer's left, opens the betting (CAU-018)
  recorded #24 ········
$ fund show
  the leaderboard (CAU-003): 125 in chips, 0 in cash
  ¶
  player  tonight  all nights  received
  ───────────────────────────────────────
  Ann          50          50         –
  Bob          25          25         –
  Cat          25          25         –
  Dan          25          25         –
$ hand result --game five-card-draw --in Bob=100 --in Cat=100 --win Cat=600
  hand 2, five-card-draw: Cat wins 600
  recorded #26 ········
! note: `Bob` pays 25 into the leaderboard for dealing (CAU-003)
$ hand result --dealer Cat --game five-card-draw --in Ann=100 --in Bob=100 --in Cat=100 --in Dan=100 --carry 400 --for Ann --for Cat
  hand 3, five-card-draw: nobody wins; 400 carries over to the next hand
  recorded #29 ········
! note: `Cat` pays 25 into the leaderboard for dealing (CAU-003)
> `Cat` pays 25 into the leaderboard for dealing (CAU-003)
$ hand result --game five-card-draw --in Ann=100 --in Cat=100 --win Cat=600
  hand 4, five-card-draw: Cat wins 600
  recorded #30 ········
$ fund show
  the leaderboard (CAU-003): 175 in chips, 0 in cash
  ¶
  player  tonight  all nights  received
  ───────────────────────────────────────
  Ann          50          50         –
  Bob          50          50         –
  Cat          50          50         –
  Dan          25          25         –
> the leaderboard (CAU-003): 175 in chips
$ audit
  check           found
  ────────────────────────────────────────────────────────────
  file        ok  pages and indexes are sound
  references  ok  no broken links
  people      ok  nobody is listed twice
  chain       ok  30 events in an unbroken chain
  entries     ok  46 postings match their events and balance
  replay      ok  29 tables match the events
  requests    ok  every answer belongs to its events
  hands       ok  4 hands settled again, same result
  ¶
  the book is in order: 30 events
