# What an undo of a tournament takes back, and what stands in its way.
# rules: PIG-12 PIG-15

$ init --house casino
  a new book, counting in USD, under the rules of `casino`
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
  night 1 is open at Plain card-room rules; Ann is the banker
  recorded #7 ········
! next: sell chips (buy NAME AMOUNT)
$ tournament new --entry 20 --bounty 5 --stack 1500 --levels 25/50 --payout 70/30
  tournament 1
  entry $20.00, 1,500 chips of 25 and up
  bounty $5.00 on each head
  prizes 70/30
  recorded #8 ········
$ tournament enter Ann Bob
  Ann enters for $25.00 ($5.00 on the head): 1,500 chips
  Bob enters for $25.00 ($5.00 on the head): 1,500 chips
  2 entered; the prizes are $40.00
  recorded #12 ········
$ tournament enter Cat Dan
  Cat enters for $25.00 ($5.00 on the head): 1,500 chips
  Dan enters for $25.00 ($5.00 on the head): 1,500 chips
  4 entered; the prizes are $80.00
  recorded #16 ········
$ tournament start
  tournament 1, running
  level 1, 25/50, until the table agrees on the next
  4 of 4 players left, 6,000 chips in play, 1,500 on average
  4 entries of $20.00 for 1,500 chips
  ¶
  player  place  chips  paid in  back   head
  ────────────────────────────────────────────
  Ann        in  1,500   $25.00     –  $5.00
  Bob        in  1,500   $25.00     –  $5.00
  Cat        in  1,500   $25.00     –  $5.00
  Dan        in  1,500   $25.00     –  $5.00
  ¶
  place   prize
  ───────────────
      1  $56.00
      2  $24.00
  of a pool of $80.00
  recorded #17 ········
! note: 4 of 4 have no seat number: seat PLAYER N
$ undo 13
! error: event 13 (a purchase of chips) cannot be taken back: event 17 (a step of the tournament) depends on it, because the tournament went another way: others would have entered
! hint: undo 13 --with-dependents
! hint: undo 17
= 4
$ undo
  took back #17: the tournament began
  recorded #18 ········
$ tournament start
  tournament 1, running
  level 1, 25/50, until the table agrees on the next
  4 of 4 players left, 6,000 chips in play, 1,500 on average
  4 entries of $20.00 for 1,500 chips
  ¶
  player  place  chips  paid in  back   head
  ────────────────────────────────────────────
  Ann        in  1,500   $25.00     –  $5.00
  Bob        in  1,500   $25.00     –  $5.00
  Cat        in  1,500   $25.00     –  $5.00
  Dan        in  1,500   $25.00     –  $5.00
  ¶
  place   prize
  ───────────────
      1  $56.00
      2  $24.00
  of a pool of $80.00
  recorded #19 ········
! note: 4 of 4 have no seat number: seat PLAYER N
$ hand result --game holdem --in Ann=1500 --in Bob=200 --carry 1700 --for Ann --for Bob --for Cat
  hand 1, holdem: nobody wins; 1,700 stays for the next hand
  recorded #20 ········
$ tournament status
  tournament 1, running
  level 1, 25/50, until the table agrees on the next
  4 of 4 players left, 6,000 chips in play, 1,500 on average
  4 entries of $20.00 for 1,500 chips
  ¶
  player  place  chips  paid in  back   head
  ────────────────────────────────────────────
  Cat        in  1,500   $25.00     –  $5.00
  Dan        in  1,500   $25.00     –  $5.00
  Bob        in  1,300   $25.00     –  $5.00
  Ann        in      –   $25.00     –  $5.00
  ¶
  place   prize
  ───────────────
      1  $56.00
      2  $24.00
  of a pool of $80.00
$ tournament payout
! error: 1,700 chips still lie in the middle of the table
! hint: hand result --help
= 4
$ hand result --game holdem --in Bob=100 --in Cat=100 --win Bob=1900
  hand 2, holdem: Bob wins 1,900
  recorded #21 ········
! note: `Ann` has no chips left: tournament bust Ann --by PLAYER
$ tournament bust Ann --by Bob
  Ann is out: place 4
  Bob wins $5.00 for it
  3 left
  recorded #22 ········
$ tournament bust Cat --by Bob
  Cat is out: place 3
  Bob wins $5.00 for it
  2 left
  recorded #23 ········
! note: by the book `Cat` still had 1,400 chips: they count for nobody until `Bob` is counted (count Bob CHIPS); if `Cat` is not out: undo
$ tournament chop even
  player   share
  ────────────────
  Bob     $40.00
  Dan     $40.00
  paid with: tournament payout
  recorded #24 ········
$ undo 24
  took back #24: the players who were in agreed to share: Bob $40.00, Dan $40.00
  recorded #25 ········
$ tournament payout
! error: 2 players still have chips, and it is played until one has all
! hint: tournament chop icm
! hint: tournament bust --help
= 4
$ undo 25
! error: #25 is itself an undo: enter the original again
! hint: show 25
= 4
$ undo 26
! error: there is no event 26
! hint: log
= 4
$ undo
  took back #23: Cat is out; bounty: Bob $5.00
  recorded #26 ········
$ undo
  took back #22: Ann is out in hand 1; bounty: Bob $5.00
  recorded #27 ········
$ tournament status
  tournament 1, running
  level 1, 25/50, until the table agrees on the next
  4 of 4 players left, 6,000 chips in play, 1,500 on average
  4 entries of $20.00 for 1,500 chips
  ¶
  player  place  chips  paid in  back   head
  ────────────────────────────────────────────
  Bob        in  3,100   $25.00     –  $5.00
  Dan        in  1,500   $25.00     –  $5.00
  Cat        in  1,400   $25.00     –  $5.00
  Ann        in      –   $25.00     –  $5.00
  ¶
  place   prize
  ───────────────
      1  $56.00
      2  $24.00
  of a pool of $80.00
$ tournament bust Dan --by Bob
  Dan is out: place 4
  Bob wins $5.00 for it
  3 left
  recorded #28 ········
! note: by the book `Dan` still had 1,500 chips: they count for nobody until `Bob` is counted (count Bob CHIPS); if `Dan` is not out: undo
$ tournament payout
! error: `Ann` has no chips left, and nobody said that he's out
! hint: tournament bust --help
= 4
$ undo 24
! error: event 24 was taken back already, by event 25
! hint: show 25
= 4
$ close
! error: tournament 1 is still on, with $80.00 to be won
! hint: tournament payout
= 4
$ audit
  check           found
  ─────────────────────────────────────────────────────────────────
  file        ok  pages and indexes are sound
  references  ok  no broken links
  people      ok  nobody is written down as two
  chain       ok  28 events in an unbroken chain
  entries     ok  54 postings follow from their facts and balance
  replay      ok  29 tables are what the events add up to
  requests    ok  every answer belongs to its events
  hands       ok  2 hands settled again, same result
  ¶
  the book is in order: 28 events
