# A rebuy without which nobody would be left with the chips, or a bounty would be won by somebody who is out, is not taken back alone.
# rules: PIG-09, PIG-40

$ init --house casino
  started a new book in USD with `casino` rules
  recorded #2 ········
! next: add the players (player add NAME NAME)
$ player add Bob
  Bob, a regular
  recorded #3 ········
$ player add Cat
  Cat, a regular
  recorded #4 ········
! next: open the night (open --banker NAME)
$ player add Dan
  Dan, a regular
  recorded #5 ········
$ open
  night 1 is open at The Card Room; nobody is the banker yet (banker PLAYER)
  recorded #6 ········
! next: sell chips (buy NAME AMOUNT)
$ tournament new --entry 20 --bounty 5 --stack 1000 --levels 25/50@20 --payout 70/30 --rebuy 10 --rebuys 1 --rebuy-stack 500
  tournament 1
  entry $20.00 for 1,000 chips (smallest 25)
  bounty $5.00 on each player
  rebuy $10.00 for 500 chips
  prizes 70/30
  recorded #7 ········
! next: enter the players (tournament enter NAME NAME)
$ tournament enter Bob Cat Dan
  Bob enters for $25.00 ($5.00 bounty): 1,000 chips
  Cat enters for $25.00 ($5.00 bounty): 1,000 chips
  Dan enters for $25.00 ($5.00 bounty): 1,000 chips
  3 entered; the prize pool is $60.00
  recorded #13 ········
! next: enter everybody, then tournament start
$ tournament start
  tournament 1, running
  level 1, 25/50, 20:00 left
  3 of 3 players left, 3,000 chips in play, average stack 1,000
  3 entries at $20.00 for 1,000 chips
  ¶
  player  place  chips  paid in  rebuys  bounty
  ───────────────────────────────────────────────
  Bob        in  1,000   $25.00       –   $5.00
  Cat        in  1,000   $25.00       –   $5.00
  Dan        in  1,000   $25.00       –   $5.00
  ¶
  place   prize
  ───────────────
      1  $42.00
      2  $18.00
  prize pool $60.00
  recorded #14 ········
! note: players without a seat number: 3 of 3; type seat PLAYER N
! next: play (hand new or hand result)
$ tournament bust Dan --by Bob
  Dan is out in 3rd place
  Bob wins a bounty of $5.00
  2 left
  recorded #15 ········
! note: `Dan` can rebuy for $10.00 and get 500 chips: tournament rebuy Dan
$ tournament rebuy Dan
  Dan buys back in for $10.00: 500 chips
  3 entered; the prize pool is $70.00
  recorded #17 ········
$ tournament bust Cat --by Dan
  Cat is out in 3rd place
  Dan wins a bounty of $5.00
  2 left
  recorded #18 ········
! note: `Cat` can rebuy for $10.00 and get 500 chips: tournament rebuy Cat
$ tournament bust Bob --by Dan
  Bob is out in 2nd place
  Dan wins a bounty of $5.00
  1 left
  recorded #19 ········
! note: `Bob` can rebuy for $10.00 and get 500 chips: tournament rebuy Bob
! note: `Dan` has all 3,500 chips and wins; next: tournament payout
$ undo 16
! error: can't undo event 16 (a buy-in) because of event 18 (a tournament step): a bounty would go to somebody who isn't in, so the tournament wouldn't add up
! hint: undo 16 --with-dependents
! hint: undo 18
= 4
> a bounty would go to somebody who isn't in
$ tournament payout
  place  player   prize
  ───────────────────────
      1  Dan     $49.00
      2  Bob     $21.00
  the pool was $70.00; cashout pays the prizes
    Dan has all 3,500 chips
    the pool of $70.00 is 3 entries at $20.00 and 1 rebuy at $10.00, with nothing
      taken out
    the pool is split 70/30
  recorded #20 ········
$ undo 16 --with-dependents
  undid #16 (Dan bought chips: $10.00 for cash)
  undid #17 (Dan bought back in for $10.00: 500 chips)
  undid #18 (Cat was knocked out; bounty: Dan $5.00)
  undid #19 (Bob was knocked out; bounty: Dan $5.00)
  undid #20 (the prizes were paid: Dan $49.00, Bob $21.00)
  recorded #25 ········
! next: play (hand new or hand result)
$ tournament
  tournament 1, running
  level 1, 25/50, 12:00 left
  2 of 3 players left, 3,000 chips in play, average stack 1,500
  3 entries at $20.00 for 1,000 chips
  Dan went out
  ¶
  player  place  chips  paid in  rebuys  bounty
  ───────────────────────────────────────────────
  Bob        in  1,000   $25.00       –   $5.00
  Cat        in  1,000   $25.00       –   $5.00
  Dan         3      –   $25.00       –       –
  1,000 chips unaccounted for: count the stacks (count PLAYER CHIPS)
  ¶
  place   prize
  ───────────────
      1  $42.00
      2  $18.00
  prize pool $60.00

Without bounties the exit that leaves nobody is in the way.

$ --book two.book init --house dave
  started a new book in USD with `dave` rules
  recorded #2 ········
! next: add the players (player add NAME NAME)
$ --book two.book player add Bob
  Bob, a regular
  recorded #3 ········
$ --book two.book player add Cat
  Cat, a regular
  recorded #4 ········
! next: open the night (open --banker NAME)
$ --book two.book player add Dan
  Dan, a regular
  recorded #5 ········
$ --book two.book open
  night 1 is open at Dave's cash game; nobody is the banker yet (banker PLAYER)
  recorded #6 ········
! note: buy-ins are limited in big blinds, but nobody set the blinds, so buy-ins aren't checked until `open --stakes` sets them (DAV-16)
! next: sell chips (buy NAME AMOUNT)
$ --book two.book tournament new --entry 20 --stack 1000 --levels 25/50@20 --payout 70/30 --rebuy 10 --rebuys 1 --rebuy-stack 500
  tournament 1
  entry $20.00 for 1,000 chips (smallest 25)
  rebuy $10.00 for 500 chips
  prizes 70/30
  recorded #7 ········
! next: enter the players (tournament enter NAME NAME)
$ --book two.book tournament enter Bob Cat Dan
  Bob enters for $20.00: 1,000 chips
  Cat enters for $20.00: 1,000 chips
  Dan enters for $20.00: 1,000 chips
  3 entered; the prize pool is $60.00
  recorded #13 ········
! next: enter everybody, then tournament start
$ --book two.book tournament start
  tournament 1, running
  level 1, 25/50, 20:00 left
  3 of 3 players left, 3,000 chips in play, average stack 1,000
  3 entries at $20.00 for 1,000 chips
  ¶
  player  place  chips  paid in  rebuys
  ───────────────────────────────────────
  Bob        in  1,000   $20.00       –
  Cat        in  1,000   $20.00       –
  Dan        in  1,000   $20.00       –
  ¶
  place   prize
  ───────────────
      1  $42.00
      2  $18.00
  prize pool $60.00
  recorded #14 ········
! note: players without a seat number: 3 of 3; type seat PLAYER N
! next: play (hand new or hand result)
$ --book two.book tournament bust Dan
  Dan is out in 3rd place
  2 left
  recorded #15 ········
! note: `Dan` can rebuy for $10.00 and get 500 chips: tournament rebuy Dan
$ --book two.book tournament rebuy Dan
  Dan buys back in for $10.00: 500 chips
  3 entered; the prize pool is $70.00
  recorded #17 ········
$ --book two.book tournament bust Cat
  Cat is out in 3rd place
  2 left
  recorded #18 ········
! note: `Cat` can rebuy for $10.00 and get 500 chips: tournament rebuy Cat
$ --book two.book tournament bust Bob
  Bob is out in 2nd place
  1 left
  recorded #19 ········
! note: `Bob` can rebuy for $10.00 and get 500 chips: tournament rebuy Bob
! note: `Dan` has all 3,500 chips and wins; next: tournament payout
$ --book two.book undo 17
! error: can't undo event 17 (a tournament step) because of event 19 (a tournament step): nobody would be left with the chips, so the tournament wouldn't add up
! hint: --book two.book undo 17 --with-dependents
! hint: --book two.book undo 19
= 4
> event 19 (a tournament step): nobody would be left with the chips, so the tournament wouldn't add up

Who came back and went out again leaves the others in.

$ --book two.book undo 19
  undid #19 (Bob was knocked out)
  recorded #20 ········
! next: play (hand new or hand result)
$ --book two.book undo 17
  undid #16 (Dan bought chips: $10.00 for cash)
  undid #17 (Dan bought back in for $10.00: 500 chips)
  recorded #22 ········
$ --book two.book tournament
  tournament 1, running
  level 1, 25/50, 12:00 left
  1 of 3 players left, 3,000 chips in play, average stack 3,000
  3 entries at $20.00 for 1,000 chips
  Dan went out
  Cat went out
  ¶
  player  place  chips  paid in  rebuys
  ───────────────────────────────────────
  Bob         1  3,000   $20.00       –
  Cat         2      –   $20.00       –
  Dan         3      –   $20.00       –
  ¶
  place   prize
  ───────────────
      1  $42.00
      2  $18.00
  prize pool $60.00
