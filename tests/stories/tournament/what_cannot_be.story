# Prizes, levels, stacks, deals and clocks that cannot be.
# rules: PIG-16

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
$ open --banker Ann --stakes .25/.50
  night 1 is open at The Card Room; Ann is the banker
  recorded #6 ········
! next: sell chips (buy NAME AMOUNT)
$ tournament new --entry 20 --stack 1500
! error: the house has no starting blinds for a tournament, and you didn't give any levels
! hint: tournament new --entry 20 --stack 1500 --levels '25/50@20 50/100@20'
= 4
$ tournament new --entry 20 --stack 1500 --levels 25/50 --payout 60/0/40
! error: 2nd place gets 0%: list only the places that get paid
! hint: tournament new --entry 20 --stack 1500 --levels 25/50 --payout 60/30/10
! hint: tournament new --entry 20 --stack 1500 --levels 25/50 --payout 50/30/20
! hint: tournament new --entry 20 --stack 1500 --levels 25/50 --payout 65/35
= 4
$ tournament new --entry 20 --stack 1500 --levels 25/50 --payout 30/60/10
! error: 2nd place gets 60%, more than 1st place
! hint: tournament new --entry 20 --stack 1500 --levels 25/50 --payout 60/30/10
! hint: tournament new --entry 20 --stack 1500 --levels 25/50 --payout 50/30/20
! hint: tournament new --entry 20 --stack 1500 --levels 25/50 --payout 65/35
= 4
$ tournament new --entry 20 --stack 1500 --levels 25/50 --payout =
! error: a prize table lists every place that gets paid: 60/30/10 in percent, =100/50/20 in money
! hint: tournament new --help
= 2
$ tournament new --entry 20 --stack 1500 --levels 100/50
! error: blinds of 100/50 don't work: the small blind must be above zero and no bigger than the big blind
! hint: tournament new --help
= 4
$ tournament new --entry 20 --stack 1500 --levels 25/50@0
! error: a level lasts 1 to 1440 minutes, not 0
! hint: tournament new --help
= 4
$ tournament new --entry 20 --stack 1500 --levels "break@10 25/50"
! error: a break goes between two levels, not first or last
! hint: tournament new --help
= 4
$ tournament new --entry 20 --stack 1500 --levels "50/100 25/50"
! error: 25/50 comes after 50/100: blinds never go down
! hint: tournament new --help
= 4
$ tournament new --entry 20 --stack 1500 --levels ""
! error: a tournament has 1 to 100 levels, not 0
! hint: tournament new --help
= 4
$ tournament suggest --players 8 --stack 0 --hours 3 --chip 25
! error: a blind schedule needs players with chips
! hint: tournament suggest --help
= 4
$ tournament suggest --players 2 --stack 500 --hours 3 --chip 25
! error: 1,000 chips in all isn't enough to start with a big blind of 50
! hint: tournament suggest --help
= 4
$ tournament suggest --players 8 --stack 5000 --hours 0:01 --chip 25
! error: going from big blind 50 to 2,000 takes 7 to 11 levels, which doesn't fit in 1 minute
! hint: tournament suggest --help
= 4
$ tournament suggest --players 8 --stack 5000 --hours 3 --chip 25 --start 10/20
! error: you can't pay the 10 in 10/20: chip amounts go in steps of 25
! hint: tournament suggest --help
= 4
$ tournament suggest --players 8 --stack 5000 --hours soon --chip 25
! error: `soon` isn't a valid number of hours: write 3 or 2:30
! hint: tournament suggest --help
= 2
$ tournament chips white=25:100 --players 8 --stack 0
! error: a stack can't be 0
! hint: tournament chips --help
= 4
$ tournament chips white=25:100 --players 8 --stack 1510
! error: chips can't make 1,510: it isn't a multiple of 25; try 1,500 or 1,525
! hint: tournament chips --help
= 4
$ tournament chips red=100:100 blue=250:100 --players 8 --stack 150
! error: you can't make 150 with these chips: 250 and 100
! hint: tournament chips --help
= 4
$ tournament chips white=25:many --players 8 --stack 1500
! error: `many` isn't a valid number of chips (use whole numbers up to 1,000,000)
! hint: tournament chips --help
= 2
$ tournament new --entry 20 --stack 1500 --levels "25/50 100/200@20" --late 2
  tournament 1
  entry $20.00 for 1,500 chips (smallest 25)
  late entry through level 2
  recorded #7 ········
! next: enter the players (tournament enter NAME NAME)
$ tournament enter Ann Bob Cat
  Ann enters for $20.00: 1,500 chips
  Bob enters for $20.00: 1,500 chips
  Cat enters for $20.00: 1,500 chips
  3 entered; the prize pool is $60.00
  recorded #13 ········
! next: enter everybody, then tournament start
$ tournament clock pause
! error: tournament 1 hasn't started
! hint: tournament start --help
= 4
$ tournament start
! error: the house rules don't set prizes, and you didn't give any
! hint: tournament start --payout 60/30/10
! hint: tournament start --payout 50/30/20
! hint: tournament start --payout 65/35
! hint: tournament start --payout 100
= 4
$ tournament start --payout 60/40
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
  recorded #14 ········
! note: players without a seat number: 3 of 3; type seat PLAYER N
! next: play (hand new or hand result)
$ tournament clock resume
! error: the clock isn't paused, so it can't resume
! hint: tournament clock
= 4
$ tournament clock add=5
! error: level 25/50 has no time limit, so there's no clock to change
! hint: tournament clock --help
= 4
$ tournament level next
  level 2, 100/200, 20:00 left
  recorded #15 ········
$ tournament level 9
! error: there's no level 9: the last is level 2
! hint: tournament level
= 4
$ tournament level next
! error: level 2 is the last one
! hint: tournament level
= 4
$ tournament level 20/40
! error: you can't pay 20 in 25s
! hint: tournament level
= 4
$ tournament level 25/50
! error: 25/50 comes after 100/200: blinds never go down
! hint: tournament level --help
= 4
$ tournament chop chip-chop --play-for 100
! error: can't leave $100.00 to play for: this chop leaves $60.00 at most
! hint: tournament chop --help
= 4
$ tournament chop Ann=20 Bob=20
! error: the shares add up to $40.00, but there's $60.00 to share
! hint: tournament chop --help
= 4
$ tournament chop Ann=80 Bob=-20
! error: a share can't be negative: -$20.00
! hint: tournament chop --help
= 4
$ tournament chop Dan=60
! error: no player is called `Dan`
! hint: player add Dan
= 4
$ tournament chop Ann
! error: `Ann` isn't a way to chop: use icm, chip-chop, even, or PLAYER=AMOUNT for each
! hint: tournament chop chip-chop
! hint: tournament chop icm
! hint: tournament chop even
= 2
$ tournament colour-up 25 60 Ann=1
! error: can't color up 25s to 60s: the new chip has to be a larger multiple of 25
! hint: tournament colour-up --help
= 4
$ tournament colour-up 25 500 Ann=1
! error: you can't pay 100/200 with 500s: color up to 100s instead
! hint: tournament colour-up 25 100 Ann=1
= 4
$ tournament colour-up 25 100 Ann=1 Bob=1 Cat=1
! error: `Ann` has 1,500: coloring up 1 of the 25s leaves 1,475, and 100s and up can't make that
! hint: count Ann --help
= 4
$ count Ann 1525
  Ann has 1,525: up 25 in unrecorded hands
  recorded #16 ········
$ count Bob 1525
  Bob has 1,525: up 25 in unrecorded hands
  recorded #17 ········
$ tournament colour-up 25 100 Ann=1
! error: say how many 25s `Bob` has: Bob=1
! hint: tournament colour-up 25 100 Ann=1 Bob=1
= 4
$ tournament colour-up 25 100 Ann=1 Bob=1
! error: `Ann` has 1 odd chip (25) in the race but 0 cards
! hint: tournament colour-up --help
= 4
$ tournament colour-up 25 100 Ann=1 Bob=1 --card Ann=As --card Bob=As
! error: `As` is in the race twice
! hint: tournament colour-up --help
= 4
$ tournament colour-up 25 100 Ann=100 --round-up
! error: `Ann` can't have 100 of the 25s: the book says `Ann` has only 1,525
! hint: count Ann --help
= 4
$ tournament colour-up 25 100 Ann=many --round-up
! error: `many` isn't a valid number of chips
! hint: tournament colour-up --help
= 2
$ tournament bust Ann --stack Ann=7
! error: `Ann` can't have had 7 chips when the hand began
! hint: tournament status
= 4
$ tournament bust Ann --by Bob
  Ann is out in 3rd place
  2 left
  recorded #18 ········
$ tournament bust Bob
  Bob is out in 2nd place
  1 left
  recorded #19 ········
! note: `Cat` has all 4,500 chips and wins; next: tournament payout
$ tournament chop even
! error: a chop needs at least 2 players, but only 1 is left
! hint: tournament chop --help
= 4
$ tournament payout
  place  player   prize
  ───────────────────────
      1  Cat     $36.00
      2  Bob     $24.00
  the pool was $60.00; cashout pays the prizes
    Cat has all 4,500 chips
    the pool of $60.00 is 3 entries at $20.00, with nothing taken out
    the pool is split 60/40
  recorded #20 ········

A bounty that was won does not come back, and whoever has no chips has no share.

$ tournament new --entry 20 --bounty 5 --stack 1500 --levels 25/50 --payout 60/40
  tournament 2
  entry $20.00 for 1,500 chips (smallest 25)
  bounty $5.00 on each player
  prizes 60/40
  recorded #21 ········
! next: enter the players (tournament enter NAME NAME)
$ tournament enter Ann Bob Cat --credit
! error: the book says `Ann` has $0.00, not $25.00
! hint: count Ann --help
= 4
$ tournament enter Ann Bob Cat
  Ann enters for $25.00 ($5.00 bounty): 1,500 chips
  Bob enters for $25.00 ($5.00 bounty): 1,500 chips
  Cat enters for $25.00 ($5.00 bounty): 1,500 chips
  3 entered; the prize pool is $60.00
  recorded #27 ········
! next: enter everybody, then tournament start
$ tournament start
  tournament 2, running
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
  recorded #28 ········
! note: players without a seat number: 3 of 3; type seat PLAYER N
! next: play (hand new or hand result)
$ tournament bust Ann --by Bob
  Ann is out in 3rd place
  Bob wins a bounty of $5.00
  2 left
  recorded #29 ········
$ tournament cancel --why "it is late"
! error: bounties were already won, so you can't call the tournament off
! hint: tournament status
= 4
$ count Bob 0
  Bob has 0: down 1,500 in unrecorded hands
  recorded #30 ········
$ tournament chop even
! error: a player with no chips can't be in the chop: knock them out first
! hint: tournament chop --help
= 4
