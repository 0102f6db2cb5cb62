# Who is out by a hand that is gone would have chips again, so the hand stands while his exit does

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
$ tournament new --entry 5 --stack 1000 --unit 25 --levels 25/50 --payout 60/40
  tournament 1
  entry $5.00 for 1,000 chips (smallest 25)
  prizes 60/40
  recorded #9 ········
! note: the house's bet limits are in money, so the tournament is played no-limit (standard rule)
! next: enter the players (tournament enter NAME NAME)
$ tournament enter Ann Bob Cat Dan Eve
  Ann enters for $5.00: 1,000 chips
  Bob enters for $5.00: 1,000 chips
  Cat enters for $5.00: 1,000 chips
  Dan enters for $5.00: 1,000 chips
  Eve enters for $5.00: 1,000 chips
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
  player  place  chips  paid in  rebuys
  ───────────────────────────────────────
  Ann        in  1,000    $5.00       –
  Bob        in  1,000    $5.00       –
  Cat        in  1,000    $5.00       –
  Dan        in  1,000    $5.00       –
  Eve        in  1,000    $5.00       –
  ¶
  place   prize
  ───────────────
      1  $15.00
      2  $10.00
  prize pool $25.00
  recorded #25 ········
! next: play (hand new or hand result)
$ hand result --game holdem --dealer Ann --in Ann=900 --in Bob=900 --win Bob=1800
  hand 1, holdem: Bob wins 1,800
  recorded #27 ········
! note: going by the button, the pot should have 50 from `Cat`, but this hand leaves that out; undo, and type: hand result --game holdem --dealer Ann --in Ann=900 --in Bob=900 --win Bob=1850 --in Cat=50 (and --away for players who were sitting out)
$ tournament bust Ann
  Ann is out in 5th place
  4 left
  recorded #28 ········
! note: the book says `Ann` still had 100 chips: count the player who won them; if `Ann` isn't out, undo this
$ hand void 1 --why x
! error: can't void hand 1 (event 27) because of event 28 (a tournament step): somebody who isn't in would have chips, so the tournament wouldn't add up
! hint: undo 28
= 4
$ undo 27
! error: can't undo event 27 (a hand) because of event 28 (a tournament step): somebody who isn't in would have chips, so the tournament wouldn't add up
! hint: undo 27 --with-dependents
! hint: undo 28
= 4
