# What an undo of a tournament takes back, and what stands in its way.
# rules: PIG-12 PIG-15

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
$ tournament new --entry 20 --bounty 5 --stack 1500 --levels 25/50 --payout 70/30
  tournament 1
  entry $20.00 for 1,500 chips (smallest 25)
  bounty $5.00 on each player
  prizes 70/30
  recorded #8 ········
! next: enter the players (tournament enter NAME NAME)
$ tournament enter Ann Bob
  Ann enters for $25.00 ($5.00 bounty): 1,500 chips
  Bob enters for $25.00 ($5.00 bounty): 1,500 chips
  2 entered; the prize pool is $40.00
  recorded #12 ········
! next: enter everybody, then tournament start
$ tournament enter Cat Dan
  Cat enters for $25.00 ($5.00 bounty): 1,500 chips
  Dan enters for $25.00 ($5.00 bounty): 1,500 chips
  4 entered; the prize pool is $80.00
  recorded #16 ········
$ tournament start
  tournament 1, running
  level 1, 25/50, until the table agrees on a new level
  4 of 4 players left, 6,000 chips in play, average stack 1,500
  4 entries at $20.00 for 1,500 chips
  ¶
  player  place  chips  paid in  rebuys  bounty
  ───────────────────────────────────────────────
  Ann        in  1,500   $25.00       –   $5.00
  Bob        in  1,500   $25.00       –   $5.00
  Cat        in  1,500   $25.00       –   $5.00
  Dan        in  1,500   $25.00       –   $5.00
  ¶
  place   prize
  ───────────────
      1  $56.00
      2  $24.00
  prize pool $80.00
  recorded #17 ········
! note: players without a seat number: 4 of 4; type seat PLAYER N
! next: play (hand new or hand result)
$ undo 13
! error: can't undo event 13 (a buy-in) because of event 17 (a tournament step): other players would have entered, so the tournament wouldn't add up
! hint: undo 13 --with-dependents
! hint: undo 17
= 4
$ undo
  undid #17 (the tournament started)
  recorded #18 ········
! next: enter everybody, then tournament start
$ tournament start
  tournament 1, running
  level 1, 25/50, until the table agrees on a new level
  4 of 4 players left, 6,000 chips in play, average stack 1,500
  4 entries at $20.00 for 1,500 chips
  ¶
  player  place  chips  paid in  rebuys  bounty
  ───────────────────────────────────────────────
  Ann        in  1,500   $25.00       –   $5.00
  Bob        in  1,500   $25.00       –   $5.00
  Cat        in  1,500   $25.00       –   $5.00
  Dan        in  1,500   $25.00       –   $5.00
  ¶
  place   prize
  ───────────────
      1  $56.00
      2  $24.00
  prize pool $80.00
  recorded #19 ········
! note: players without a seat number: 4 of 4; type seat PLAYER N
! next: play (hand new or hand result)
$ hand result --game holdem --in Ann=1500 --in Bob=200 --carry 1700 --for Ann --for Bob --for Cat --really
  hand 1, holdem: nobody wins; 1,700 carries over to the next hand
  recorded #20 ········
$ tournament status
  tournament 1, running
  level 1, 25/50, until the table agrees on a new level
  4 of 4 players left, 6,000 chips in play, average stack 1,500
  4 entries at $20.00 for 1,500 chips
  ¶
  player  place  chips  paid in  rebuys  bounty
  ───────────────────────────────────────────────
  Cat        in  1,500   $25.00       –   $5.00
  Dan        in  1,500   $25.00       –   $5.00
  Bob        in  1,300   $25.00       –   $5.00
  Ann        in      –   $25.00       –   $5.00
  ¶
  place   prize
  ───────────────
      1  $56.00
      2  $24.00
  prize pool $80.00
$ tournament payout
! error: 1,700 chips are still in the middle of the table
! hint: hand new
= 4
$ hand result --game holdem --in Bob=100 --in Cat=100 --win Bob=1900 --away Ann
  hand 2, holdem: Bob wins 1,900
  recorded #21 ········
! note: `Ann` has no chips left: tournament bust Ann --by PLAYER
$ tournament bust Ann --by Bob
  Ann is out in 4th place
  Bob wins a bounty of $5.00
  3 left
  recorded #22 ········
$ tournament bust Cat --by Bob
  Cat is out in 3rd place
  Bob wins a bounty of $5.00
  2 left
  recorded #23 ········
! note: the book says `Cat` still had 1,400 chips: count `Bob`, who should have them now (count Bob CHIPS); if `Cat` isn't out, undo this
$ tournament chop even
  player   share
  ────────────────
  Bob     $40.00
  Dan     $40.00
  pay it with: tournament payout
  recorded #24 ········
$ undo 24
  undid #24 (the players still in agreed to a chop: Bob $40.00, Dan $40.00)
  recorded #25 ········
$ tournament payout
! error: 2 players still have chips, and play goes on until one has them all
! hint: tournament status
! hint: tournament chop --help
= 4
$ undo 25
! error: #25 is itself an undo: enter the original again
! hint: show 25
= 4
$ undo 26
! error: there's no event 26
! hint: log
= 4
$ undo
  undid #23 (Cat was knocked out; bounty: Bob $5.00)
  recorded #26 ········
$ undo
  undid #22 (Ann was knocked out in hand 1; bounty: Bob $5.00)
  recorded #27 ········
$ tournament status
  tournament 1, running
  level 1, 25/50, until the table agrees on a new level
  4 of 4 players left, 6,000 chips in play, average stack 1,500
  4 entries at $20.00 for 1,500 chips
  ¶
  player  place  chips  paid in  rebuys  bounty
  ───────────────────────────────────────────────
  Bob        in  3,100   $25.00       –   $5.00
  Dan        in  1,500   $25.00       –   $5.00
  Cat        in  1,400   $25.00       –   $5.00
  Ann        in      –   $25.00       –   $5.00
  ¶
  place   prize
  ───────────────
      1  $56.00
      2  $24.00
  prize pool $80.00
$ tournament bust Dan --by Bob
  Dan is out in 4th place
  Bob wins a bounty of $5.00
  3 left
  recorded #28 ········
! note: the book says `Dan` still had 1,500 chips: count `Bob`, who should have them now (count Bob CHIPS); if `Dan` isn't out, undo this
$ tournament payout
! error: `Ann` has no chips left, but nobody said `Ann` is out
! hint: tournament bust Ann --by Bob
! hint: tournament bust Ann --by Cat
= 4
$ undo 24
! error: event 24 was already undone, by event 25
! hint: show 25
= 4
$ close
! error: tournament 1 is still going, with $80.00 to win
! hint: tournament status
! hint: tournament cancel --help
= 4
$ audit
  check           found
  ────────────────────────────────────────────────────────────
  file        ok  pages and indexes are sound
  references  ok  no broken links
  people      ok  nobody is listed twice
  chain       ok  28 events in an unbroken chain
  entries     ok  54 postings match their events and balance
  replay      ok  29 tables match the events
  requests    ok  every answer belongs to its events
  hands       ok  2 hands settled again, same result
  ¶
  the book is in order: 28 events
