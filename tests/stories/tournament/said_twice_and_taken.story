# What would be dropped or could not be undone is refused: names said twice, prizes of places that are taken, prizes and
# players after a deal, smaller chips that still lie in the middle.
# rules: C-PIG-19

$ init --house casino
  started a new book in USD with `casino` rules
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
$ open --banker Ann --stakes .25/.50
  night 1 is open at The Card Room; Ann is the banker
  recorded #7 ········
! next: sell chips (buy NAME AMOUNT)

# Chips in the middle cannot be exchanged.
$ tournament new --entry 20 --stack 1500 --levels "25/50 100/200" --payout 60/40
  tournament 1
  entry $20.00 for 1,500 chips (smallest 25)
  prizes 60/40
  recorded #8 ········
! next: enter the players (tournament enter NAME NAME)
$ tournament enter Ann Bob Cat
  Ann enters for $20.00: 1,500 chips
  Bob enters for $20.00: 1,500 chips
  Cat enters for $20.00: 1,500 chips
  3 entered; the prize pool is $60.00
  recorded #14 ········
! next: enter everybody, then tournament start
$ tournament start
  tournament 1, running
  level 1, 25/50, until the table agrees to move up to 100/200
  3 of 3 players left, 4,500 chips in play, average stack 1,500
  3 entries at $20.00 for 1,500 chips
  ¶
  player  place  chips  paid in  rebuys
  ───────────────────────────────────────
  Ann        in  1,500   $20.00       –
  Bob        in  1,500   $20.00       –
  Cat        in  1,500   $20.00       –
  ¶
  place   prize
  ───────────────
      1  $36.00
      2  $24.00
  prize pool $60.00
  recorded #15 ········
! note: players without a seat number: 3 of 3; type seat PLAYER N
! next: play (hand new or hand result)
$ hand result --game holdem --in Ann=25 --in Bob=25 --in Cat=25 --carry 75 --for Ann --for Bob --for Cat
  hand 1, holdem: nobody wins; 75 carries over to the next hand
  recorded #16 ········
$ tournament level next
  level 2, 100/200, until the table agrees on a new level
  recorded #17 ········
$ tournament colour-up 25 100 Ann=3 Bob=3 Cat=3 --round-up
! error: 75 chips are in the middle of the table, so nobody can trade them in
! hint: hand result --help
= 4
$ hand result --game holdem --in Ann=25 --in Bob=25 --in Cat=25 --win Ann=150
  hand 2, holdem: Ann wins 150
  recorded #18 ········
$ tournament colour-up 25 100 Ann=5 Bob=2 Cat=2 Ann=1 --round-up
! error: `Ann` is named twice
! hint: tournament colour-up 25 100 Ann=5 Bob=2 Cat=2 --round-up
! hint: tournament colour-up 25 100 Bob=2 Cat=2 Ann=1 --round-up
= 4
$ tournament colour-up 25 100 Ann=1 Bob=2 Cat=2 --card Ann=As --card Bob=KsQs --card Cat=2c3c --card Ann=4c
! error: `Ann` is named twice
! hint: tournament colour-up 25 100 Ann=1 Bob=2 Cat=2 --card Ann=As --card Bob=KsQs --card Cat=2c3c
! hint: tournament colour-up 25 100 Ann=1 Bob=2 Cat=2 --card Bob=KsQs --card Cat=2c3c --card Ann=4c
= 4
$ tournament colour-up 25 100 Ann=1 Bob=2 Cat=2 Dan=2 --round-up
! error: `Dan` isn't in the tournament
! hint: tournament status
= 4
$ tournament colour-up 25 100 Ann=4 Bob=2 Cat=2 --round-up
  player  gets  odd
  ───────────────────────────────────────────────
  Ann        1    0
  Bob        1    2  wins one for the odd chips
  Cat        1    2  wins one for the odd chips
  chips in play change by 100
  recorded #19 ········

# Nobody is named twice, and only who is in has a voice.
$ tournament chop Ann=20 Bob=20 Cat=20 Ann=35
! error: `Ann` is named twice
! hint: tournament chop Ann=20 Bob=20 Cat=20
! hint: tournament chop Bob=20 Cat=20 Ann=35
= 4
$ tournament chop even --against Dan
! error: `Dan` isn't in the tournament
! hint: tournament status
= 4
$ tournament agree "no straddles" --against Dan
! error: `Dan` isn't in the tournament
! hint: tournament status
= 4
$ tournament bust Ann Ann
! error: `Ann` is named twice
! hint: tournament bust Ann
= 4
$ tournament bust Ann Bob --stack Ann=100 --stack Ann=900 --stack Bob=500
! error: `Ann` is named twice
! hint: tournament bust Ann Bob --stack Ann=100 --stack Bob=500
! hint: tournament bust Ann Bob --stack Ann=900 --stack Bob=500
= 4
$ tournament bust Ann --stack Bob=25
! error: `Bob` isn't busting out, so leave out that stack
! hint: tournament status
= 4
$ tournament bust Ann --by Bob --by Bob
! error: `Bob` is named twice
! hint: tournament bust Ann --by Bob
= 4
$ tournament bust Ann
  Ann is out in 3rd place
  2 left
  recorded #20 ········
! note: the book says `Ann` still had 1,600 chips: count the player who won them; if `Ann` isn't out, undo this
$ tournament level 200/400 --against Ann
! error: `Ann` is already out, in 3rd place
! hint: tournament status
= 4

# A deal shares the prizes as they are.
$ tournament chop even
  player   share
  ────────────────
  Bob     $30.00
  Cat     $30.00
  pay it with: tournament payout
  recorded #21 ········
$ tournament prizes 100
! error: the players already agreed on a chop, and that's how the prizes are split
! hint: tournament status
= 4
$ tournament payout
  place  player   prize
  ───────────────────────
      1  Bob     $30.00
      1  Cat     $30.00
  the pool was $60.00; cashout pays the prizes
    the players still in agreed on how to split it
    the pool of $60.00 is 3 entries at $20.00, with nothing taken out
  recorded #22 ········

# A place that is taken keeps its prize.
$ tournament new --entry 20 --stack 1500 --levels 25/50 --payout 50/30/20
  tournament 2
  entry $20.00 for 1,500 chips (smallest 25)
  prizes 50/30/20
  recorded #23 ········
! next: enter the players (tournament enter NAME NAME)
$ tournament enter Ann Bob Cat
  Ann enters for $20.00: 1,500 chips
  Bob enters for $20.00: 1,500 chips
  Cat enters for $20.00: 1,500 chips
  3 entered; the prize pool is $60.00
  recorded #29 ········
! next: enter everybody, then tournament start
$ tournament start
  tournament 2, running
  level 1, 25/50, until the table agrees on a new level
  3 of 3 players left, 4,500 chips in play, average stack 1,500
  3 entries at $20.00 for 1,500 chips
  ¶
  player  place  chips  paid in  rebuys
  ───────────────────────────────────────
  Ann        in  1,500   $20.00       –
  Bob        in  1,500   $20.00       –
  Cat        in  1,500   $20.00       –
  ¶
  place   prize
  ───────────────
      1  $30.00
      2  $18.00
      3  $12.00
  prize pool $60.00
  recorded #30 ········
! note: players without a seat number: 3 of 3; type seat PLAYER N
! next: play (hand new or hand result)
$ tournament bust Cat
  Cat is out in 3rd place
  2 left
  recorded #31 ········
$ tournament prizes 60/40
! error: `Cat` already won $12.00 for 3rd place, but 60/40 would pay only $0.00 for it
! hint: tournament status
= 4
$ tournament prizes 45/35/20
  the prizes are 45/35/20
  recorded #32 ········
$ tournament prizes =24/24/12
  the prizes are =24.00/24.00/12.00
  recorded #33 ········
$ tournament bust Bob
  Bob is out in 2nd place
  1 left
  recorded #34 ········
! note: `Ann` has all 4,500 chips and wins; next: tournament payout
$ tournament payout
  place  player   prize
  ───────────────────────
      1  Ann     $24.00
      2  Bob     $24.00
      3  Cat     $12.00
  the pool was $60.00; cashout pays the prizes
    Ann has all 4,500 chips
    the pool of $60.00 is 3 entries at $20.00, with nothing taken out
    the prizes are =24.00/24.00/12.00
  recorded #35 ········

# What is on the head of who left goes with the first prize, and those who share it share that too.
$ tournament new --entry 20 --bounty 5 --stack 1500 --levels 25/50 --payout 60/40
  tournament 3
  entry $20.00 for 1,500 chips (smallest 25)
  bounty $5.00 on each player
  prizes 60/40
  recorded #36 ········
! next: enter the players (tournament enter NAME NAME)
$ tournament enter Ann Bob Cat
  Ann enters for $25.00 ($5.00 bounty): 1,500 chips
  Bob enters for $25.00 ($5.00 bounty): 1,500 chips
  Cat enters for $25.00 ($5.00 bounty): 1,500 chips
  3 entered; the prize pool is $60.00
  recorded #42 ········
! next: enter everybody, then tournament start
$ tournament start
  tournament 3, running
  level 1, 25/50, until the table agrees on a new level
  3 of 3 players left, 4,500 chips in play, average stack 1,500
  3 entries at $20.00 for 1,500 chips
  ¶
  player  place  chips  paid in  rebuys  bounty
  ───────────────────────────────────────────────
  Ann        in  1,500   $25.00       –   $5.00
  Bob        in  1,500   $25.00       –   $5.00
  Cat        in  1,500   $25.00       –   $5.00
  ¶
  place   prize
  ───────────────
      1  $36.00
      2  $24.00
  prize pool $60.00
  recorded #43 ········
! note: players without a seat number: 3 of 3; type seat PLAYER N
! next: play (hand new or hand result)
$ tournament leave Cat
  Cat leaves; 1,500 chips come out of play and 3,000 stay in
  recorded #44 ········
! note: a player who leaves doesn't place, and the money stays in the pool (standard rule)
$ tournament chop even
  player   share
  ────────────────
  Ann     $30.00
  Bob     $30.00
  pay it with: tournament payout
  recorded #45 ········
$ tournament payout
  place  player   prize  own bounty
  ───────────────────────────────────
      1  Ann     $30.00       $7.50
      1  Bob     $30.00       $7.50
  the pool was $60.00; cashout pays the prizes
    the players still in agreed on how to split it
    the pool of $60.00 is 3 entries at $20.00, with nothing taken out
    Cat left with chips and doesn't place; the $25.00 stays in the pool
  recorded #46 ········
$ audit
  check           found
  ─────────────────────────────────────────────────────────────
  file        ok  pages and indexes are sound
  references  ok  no broken links
  people      ok  nobody is listed twice
  chain       ok  46 events in an unbroken chain
  entries     ok  111 postings match their events and balance
  replay      ok  29 tables match the events
  requests    ok  every answer belongs to its events
  hands       ok  2 hands settled again, same result
  ¶
  the book is in order: 46 events
