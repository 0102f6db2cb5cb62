# What does not divide among those who share a pot waits for the next game, not for those who lost: they are out, and stay out
# rules: IGL-34

$ init --house igloo
  started a new book in USD with `igloo` rules
  recorded #2 ········
! next: add the players (player add NAME NAME)
$ player add Ann Bob Cat Dan Eve
  Ann, a regular
  Bob, a regular
  Cat, a regular
  Dan, a regular
  Eve, a regular
  recorded #7 ········
! next: open the night (open --banker NAME)
$ open --banker Ann
  night 1 is open at The Igloo; Ann is the banker
  recorded #8 ········
! next: sell chips (buy NAME AMOUNT)
$ tournament new --entry 5 --bounty 5 --stack 1000 --unit 25 --levels 25/50 --payout 60/40
  tournament 1
  entry $5.00 for 1,000 chips (smallest 25)
  bounty $5.00 on each player
  prizes 60/40
  recorded #9 ········
! note: the house's bet limits are in money, so the tournament is played no-limit (standard rule)
! next: enter the players (tournament enter NAME NAME)
$ tournament enter Ann Bob Cat Dan Eve
  Ann enters for $10.00 ($5.00 bounty): 1,000 chips
  Bob enters for $10.00 ($5.00 bounty): 1,000 chips
  Cat enters for $10.00 ($5.00 bounty): 1,000 chips
  Dan enters for $10.00 ($5.00 bounty): 1,000 chips
  Eve enters for $10.00 ($5.00 bounty): 1,000 chips
  5 entered; the prize pool is $25.00
  recorded #19 ········
! next: enter everybody, then tournament start
$ seat Ann Bob Cat Dan Eve
  Ann has seat 1
  Bob has seat 2
  Cat has seat 3
  Dan has seat 4
  Eve has seat 5
  recorded #24 ········
$ tournament start
  tournament 1, running
  level 1, 25/50, until the table agrees on a new level
  5 of 5 players left, 5,000 chips in play, average stack 1,000
  5 entries at $5.00 for 1,000 chips
  ¶
  player  place  chips  paid in  rebuys  bounty
  ───────────────────────────────────────────────
  Ann        in  1,000   $10.00       –   $5.00
  Bob        in  1,000   $10.00       –   $5.00
  Cat        in  1,000   $10.00       –   $5.00
  Dan        in  1,000   $10.00       –   $5.00
  Eve        in  1,000   $10.00       –   $5.00
  ¶
  place   prize
  ───────────────
      1  $15.00
      2  $10.00
  prize pool $25.00
  recorded #25 ········
! next: play (hand new or hand result)
$ hand add --hand '{"game":"holdem","board":"KsQd9h8c3s","players":[{"name":"Ann","in":"1000","cards":"7h2c"},{"name":"Bob","in":"1000","cards":"AhKc"},{"name":"Cat","in":"1000","cards":"AdKh"},{"name":"Dan","in":"1000","cards":"AcKd"},{"name":"Eve","in":"1000","cards":"7d2d"}]}'
  hand 1, holdem: Bob wins 1,650, Cat wins 1,650, Dan wins 1,650; 50 carries over
    to the next hand
    Bob, Cat and Dan tie for the main pot of 5,000: pair of kings (IGL-18)
    Bob, Cat and Dan split the main pot: 1,650 each (IGL-17)
    the odd 50 of the main pot carries over to the next game (IGL-34)
  recorded #27 ········
! note: `Ann` and `Eve` are out, tied for 4th place
! note: nobody gets the bounty on `Ann` until you say who won it: tournament bust Ann --by Bob --by Cat --by Dan
! note: nobody gets the bounty on `Eve` until you say who won it: tournament bust Eve --by Bob --by Cat --by Dan
! note: nobody said who dealt (`"button"`), so the first jack decides who deals next (IGL-04)
$ tournament
  tournament 1, running
  level 1, 25/50, until the table agrees on a new level
  3 of 5 players left, 5,000 chips in play, average stack 1,666
  5 entries at $5.00 for 1,000 chips
  Ann and Eve went out in hand 1
  ¶
  player  place  chips  paid in  rebuys  bounty
  ───────────────────────────────────────────────
  Bob        in  1,650   $10.00       –   $5.00
  Cat        in  1,650   $10.00       –   $5.00
  Dan        in  1,650   $10.00       –   $5.00
  Ann         4      –   $10.00       –   $5.00
  Eve         4      –   $10.00       –   $5.00
  ¶
  place   prize
  ───────────────
      1  $15.00
      2  $10.00
  prize pool $25.00
$ tournament bust Ann --by Bob --by Cat --by Dan
  Ann is out in 4th place, tied with Eve
  Bob wins a bounty of $1.70
  Cat wins a bounty of $1.65
  Dan wins a bounty of $1.65
  3 left
  recorded #28 ········
$ hand void 1 --why x
! error: can't void hand 1 (event 26) because of event 28 (a tournament step): the bounties wouldn't match the ones that were won, so the tournament wouldn't add up
! hint: undo 28
= 4
$ audit
  check           found
  ────────────────────────────────────────────────────────────
  file        ok  pages and indexes are sound
  references  ok  no broken links
  people      ok  nobody is listed twice
  chain       ok  28 events in an unbroken chain
  entries     ok  50 postings match their events and balance
  replay      ok  29 tables match the events
  requests    ok  every answer belongs to its events
  hands       ok  1 hand settled again, same result
  ¶
  the book is in order: 28 events
