A player who loses the last chip in a recorded hand is out at once; only the bounty waits. A player who goes out later finishes higher.

$ init --house casino
  started a new book in USD with `casino` rules
  recorded #2 ········
! next: add the players (player add NAME NAME)
$ player add Ann Bob Cat Dan
  Ann, a regular
  Bob, a regular
  Cat, a regular
  Dan, a regular
  recorded #6 ········
! next: open the night (open --banker NAME)
$ open --banker Ann
  night 1 is open at The Card Room; Ann is the banker
  recorded #7 ········
! next: sell chips (buy NAME AMOUNT)
$ tournament new --entry 20 --bounty 5.05 --stack 500 --unit 25 --levels "25/50@20 50/100@20" --payout 50/30/20
  tournament 1
  entry $20.00 for 500 chips (smallest 25)
  bounty $5.05 on each player
  prizes 50/30/20
  recorded #8 ········
! next: enter the players (tournament enter NAME NAME)
$ tournament enter Ann Bob Cat Dan
  Ann enters for $25.05 ($5.05 bounty): 500 chips
  Bob enters for $25.05 ($5.05 bounty): 500 chips
  Cat enters for $25.05 ($5.05 bounty): 500 chips
  Dan enters for $25.05 ($5.05 bounty): 500 chips
  4 entered; the prize pool is $80.00
  recorded #16 ········
! next: enter everybody, then tournament start
$ tournament start
  tournament 1, running
  level 1, 25/50, 20:00 left; next: 50/100
  4 of 4 players left, 2,000 chips in play, average stack 500
  4 entries at $20.00 for 500 chips
  ¶
  player  place  chips  paid in  rebuys  bounty
  ───────────────────────────────────────────────
  Ann        in    500   $25.05       –   $5.05
  Bob        in    500   $25.05       –   $5.05
  Cat        in    500   $25.05       –   $5.05
  Dan        in    500   $25.05       –   $5.05
  ¶
  place   prize
  ───────────────
      1  $40.00
      2  $24.00
      3  $16.00
  prize pool $80.00
  recorded #17 ········
! note: players without a seat number: 4 of 4; type seat PLAYER N
! next: play (hand new or hand result)
$ deal --dealer Ann
  Ann deals
  recorded #18 ········
$ hand result --game holdem --dealer Ann --in Bob=25 --in Cat=500 --in Ann=500 --in Dan=500 --win Ann=775 --win Dan=750
  hand 1, holdem: Ann wins 775, Dan wins 750
  recorded #20 ········
! note: `Cat` is out in 4th place
! note: nobody gets the bounty on `Cat` until you say who won it: tournament bust Cat --by Ann --by Dan
> nobody gets the bounty on `Cat` until you say
$ tournament status
  tournament 1, running
  level 1, 25/50, 17:00 left; next: 50/100
  3 of 4 players left, 2,000 chips in play, average stack 666
  4 entries at $20.00 for 500 chips
  Cat went out in hand 1
  ¶
  player  place  chips  paid in  rebuys  bounty
  ───────────────────────────────────────────────
  Ann        in    775   $25.05       –   $5.05
  Dan        in    750   $25.05       –   $5.05
  Bob        in    475   $25.05       –   $5.05
  Cat         4      –   $25.05       –   $5.05
  ¶
  place   prize
  ───────────────
      1  $40.00
      2  $24.00
      3  $16.00
  prize pool $80.00
> 3 of 4 players left
$ deal --dry-run
  Bob deals
  if it's holdem again: Dan posts the small blind, 25; Ann posts the big blind, 50
  (dry run: nothing was recorded)
$ tournament bust Ann --by Dan --dry-run
  Ann is out in 3rd place
  Dan wins a bounty of $5.05
  2 left
  (dry run: nothing was recorded)
! note: the book says `Ann` still had 775 chips: count `Dan`, who should have them now (count Dan CHIPS); if `Ann` isn't out, undo this
$ count Dan 1250
  Dan has 1,250: up 500 in unrecorded hands
  recorded #21 ········
$ tournament bust Bob --by Dan
  Bob is out in 3rd place
  Dan wins a bounty of $5.05
  2 left
  recorded #22 ········
$ tournament bust Ann --by Dan
  Ann is out in 2nd place
  Dan wins a bounty of $5.05
  1 left
  recorded #23 ········
! note: the book says `Ann` still had 775 chips: they go to the winner; if `Ann` isn't out, undo this
! note: `Dan` has all 2,000 chips and wins; next: tournament payout
$ tournament payout
! error: nobody said who won the bounty on `Cat`
! hint: tournament bust Cat --by Ann --by Dan
= 4
$ tournament rebuy Cat
! error: this tournament has no rebuys
! hint: tournament status
= 4
$ tournament bust Cat --by Bob
! error: `Bob` didn't win any of `Cat`'s last chips: in hand 1, `Ann` and `Dan` did
! hint: tournament bust Cat --by Ann --by Dan
= 4
$ tournament bust Cat --by Ann --by Dan
  Cat is out in 4th place
  Ann wins a bounty of $2.53
  Dan wins a bounty of $2.52
  1 left
  recorded #24 ········
! note: `Dan` has all 2,000 chips and wins; next: tournament payout
> Cat is out in 4th place
$ tournament bust Cat --by Ann
! error: `Cat` is already out, in 4th place
! hint: tournament status
= 4
$ tournament status
  tournament 1, running
  level 1, 25/50, 6:00 left; next: 50/100
  1 of 4 players left, 2,000 chips in play, average stack 2,000
  4 entries at $20.00 for 500 chips
  Cat went out in hand 1
  Bob went out
  Ann went out
  ¶
  player  place  chips  paid in  rebuys  bounty
  ───────────────────────────────────────────────
  Dan         1  2,000   $25.05       –   $5.05
  Ann         2      –   $25.05       –       –
  Bob         3      –   $25.05       –       –
  Cat         4      –   $25.05       –       –
  ¶
  place   prize
  ───────────────
      1  $40.00
      2  $24.00
      3  $16.00
  prize pool $80.00
$ log --last 6
  #19  2026-01-02 19:07  hand-played  hand 1, holdem: Ann won 775 and Dan won
                                      750
  #20  2026-01-02 19:07  tournament   Cat was knocked out in hand 1
  #21  2026-01-02 19:11  counted      Dan's stack was counted: 1,250, expected
                                      750
  #22  2026-01-02 19:12  tournament   Bob was knocked out; bounty: Dan $5.05
  #23  2026-01-02 19:13  tournament   Ann was knocked out; bounty: Dan $5.05
  #24  2026-01-02 19:17  tournament   bounty on Cat: Ann $2.53, Dan $2.52
$ tournament payout
  place  player   prize  own bounty
  ───────────────────────────────────
      1  Dan     $40.00       $5.05
      2  Ann     $24.00           –
      3  Bob     $16.00           –
  the pool was $80.00; cashout pays the prizes
    Dan has all 2,000 chips
    the pool of $80.00 is 4 entries at $20.00, with nothing taken out
    the pool is split 50/30/20
  recorded #25 ········
> Bob
$ audit
  check           found
  ────────────────────────────────────────────────────────────
  file        ok  pages and indexes are sound
  references  ok  no broken links
  people      ok  nobody is listed twice
  chain       ok  25 events in an unbroken chain
  entries     ok  56 postings match their events and balance
  replay      ok  29 tables match the events
  requests    ok  every answer belongs to its events
  hands       ok  1 hand settled again, same result
  ¶
  the book is in order: 25 events
