# Prizes, levels, stacks, deals and clocks that cannot be.
# rules: PIG-16

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
$ open --banker Ann --stakes .25/.50
  night 1 is open at Plain card-room rules; Ann is the banker
  recorded #6 ········
! next: sell chips (buy NAME AMOUNT)
$ tournament new --entry 20 --stack 1500
! error: the house names no first blinds for a tournament, and no levels were said
! hint: tournament new --entry 20 --stack 1500 --levels "25/50@20 50/100@20"
= 4
$ tournament new --entry 20 --stack 1500 --levels 25/50 --payout 60/0/40
! error: place 2 is paid 0 %: name only the places that get a prize
= 4
$ tournament new --entry 20 --stack 1500 --levels 25/50 --payout 30/60/10
! error: place 2 is paid 60 %, more than the place before it
= 4
$ tournament new --entry 20 --stack 1500 --levels 25/50 --payout =
! error: a prize table names every place it pays: 60/30/10 in per cent, =100/50/20 in money
= 2
$ tournament new --entry 20 --stack 1500 --levels 100/50
! error: blinds of 100/50 cannot be played: the small one is above nothing and at most the big one
= 4
$ tournament new --entry 20 --stack 1500 --levels 25/50@0
! error: a level lasts 1 to 1440 minutes, not 0
= 4
$ tournament new --entry 20 --stack 1500 --levels "break@10 25/50"
! error: a break lies between two levels, so none comes first or last
= 4
$ tournament new --entry 20 --stack 1500 --levels "50/100 25/50"
! error: after 50/100 come 25/50: blinds never fall
= 4
$ tournament new --entry 20 --stack 1500 --levels ""
! error: a tournament has 1 to 100 levels, not 0
= 4
$ tournament suggest --players 8 --stack 0 --hours 3 --chip 25
! error: levels are proposed for players who have stacks of chips
= 4
$ tournament suggest --players 2 --stack 500 --hours 3 --chip 25
! error: 1,000 chips in all are too few for blinds that rise from a big blind of 50
= 4
$ tournament suggest --players 8 --stack 5000 --hours 0:01 --chip 25
! error: from a big blind of 50 to 2,000 there are 7 to 11 levels, which do not fill 0:01 hours
= 4
$ tournament suggest --players 8 --stack 5000 --hours 3 --chip 25 --start 10/20
! error: 10 of 10/20 cannot be paid: the step of the chips is 25
= 4
$ tournament suggest --players 8 --stack 5000 --hours soon --chip 25
! error: `soon` are no hours: write 3 or 2:30
= 2
$ tournament chips white=25:100 --players 8 --stack 0
! error: a stack of 0 is nothing to play with
= 4
$ tournament chips white=25:100 --players 8 --stack 1510
! error: 1,510 is no multiple of 25, the step of the chips
= 4
$ tournament chips red=100:100 blue=250:100 --players 8 --stack 150
! error: 150 cannot be made of the useful ones of the chips 250, 100
= 4
$ tournament chips white=25:many --players 8 --stack 1500
! error: `many` is no number of chips (whole numbers to 1000000)
= 2
$ tournament new --entry 20 --stack 1500 --levels "25/50 100/200@20" --late 2
  tournament 1
  entry $20.00, 1,500 chips of 25 and up
  late entries through level 2
  recorded #7 ········
$ tournament enter Ann Bob Cat
  Ann enters for $20.00: 1,500 chips
  Bob enters for $20.00: 1,500 chips
  Cat enters for $20.00: 1,500 chips
  3 entered; the prizes are $60.00
  recorded #13 ········
$ tournament clock pause
! error: tournament 1 has not begun
! hint: tournament start
= 4
$ tournament start
! error: the house names no prizes, and none were said
! hint: tournament start --payout 60/30/10
! hint: tournament start --payout 50/30/20
! hint: tournament start --payout 65/35
! hint: tournament start --payout 100
= 4
$ tournament start --payout 60/40
  tournament 1, running
  level 1, 25/50, until the table agrees on the next; next 100/200
  3 of 3 players left, 4,500 chips in play, 1,500 on average
  3 entries of $20.00 for 1,500 chips
  ¶
  player  place  chips  paid in  back
  ─────────────────────────────────────
  Ann        in  1,500   $20.00     –
  Bob        in  1,500   $20.00     –
  Cat        in  1,500   $20.00     –
  ¶
  place   prize
  ───────────────
      1  $36.00
      2  $24.00
  of a pool of $60.00
  recorded #14 ········
! note: 3 of 3 have no seat number: seat PLAYER N
$ tournament clock resume
! error: the clock is not paused, so it cannot go on
= 4
$ tournament clock add=5
! error: 25/50 until agreed has no end that could be moved
= 4
$ tournament level next
  level 2, 100/200, 20:00 left
  recorded #15 ········
$ tournament level 9
! error: there is no level 9: the last is level 2
! hint: tournament level
= 4
$ tournament level next
! error: level 2 is the last
! hint: tournament level 100/200
= 4
$ tournament level 20/40
! error: 20 cannot be paid in chips of 25
! hint: tournament level 100/200
= 4
$ tournament level 25/50
! error: after 100/200 come 25/50: blinds never fall
= 4
$ tournament chop chip-chop --play-for 100
! error: $100.00 cannot be played for: this deal leaves room for $60.00 at most
= 4
$ tournament chop Ann=20 Bob=20
! error: the shares add up to $40.00, and $60.00 is there to share
= 4
$ tournament chop Ann=80 Bob=-20
! error: a share of -$20.00 is below nothing
= 4
$ tournament chop Dan=60
! error: no player is called `Dan`
! hint: player add Dan
= 4
$ tournament chop Ann
! error: `Ann` should look like ANN=1.50
= 2
$ tournament colour-up 25 60 Ann=1
! error: chips of 25 cannot be exchanged for chips of 60 one by one
= 4
$ tournament colour-up 25 500 Ann=1
! error: level 2, 100/200, still needs chips of 25, and it is being played
! hint: tournament level next
= 4
$ tournament colour-up 25 100 Ann=1 Bob=1 Cat=1
! error: `Ann` has 1,500: without 1 chips of 25 that is 1,475, which no chips of 100 and up make
! hint: count Ann --help
= 4
$ count Ann 1525
  Ann has 1,525: won 25 in hands nobody recorded
  recorded #16 ········
$ count Bob 1525
  Bob has 1,525: won 25 in hands nobody recorded
  recorded #17 ········
$ tournament colour-up 25 100 Ann=1
! error: `Ann` races 1 odd chips of 25, with 0 cards
! hint: tournament colour-up --help
= 4
$ tournament colour-up 25 100 Ann=1 Bob=1 --card Ann=As --card Bob=As
! error: `As` is in the race twice
= 4
$ tournament colour-up 25 100 Ann=100 --round-up
! error: `Ann` has 1,525 by the book, not 100 chips of 25
! hint: count Ann --help
= 4
$ tournament colour-up 25 100 Ann=many --round-up
! error: `many` is no number of chips
= 2
$ tournament bust Ann --stack Ann=7
! error: `Ann` cannot have had 7 chips
! hint: tournament status
= 4
$ tournament bust Ann --by Bob
  Ann is out: place 3
  2 left
  recorded #18 ········
$ tournament bust Bob
  Bob is out: place 2
  1 left
  recorded #19 ········
! note: `Cat` has all 4,500 chips: tournament payout
$ tournament chop even
! error: a deal needs two players, 1 remains
= 4
$ tournament payout
  place  player   prize
  ───────────────────────
      1  Cat     $36.00
      2  Bob     $24.00
  the pool was $60.00; prizes are paid by cashout
    Cat has all 4,500 chips
    the pool of $60.00 is 3 entries of $20.00, with nothing taken off
    it is shared 60/40
  recorded #20 ········

A bounty that was won does not come back, and whoever has no chips has no share.

$ tournament new --entry 20 --bounty 5 --stack 1500 --levels 25/50 --payout 60/40
  tournament 2
  entry $20.00, 1,500 chips of 25 and up
  bounty $5.00 on each head
  prizes 60/40
  recorded #21 ········
$ tournament enter Ann Bob Cat --credit
! error: `Ann` has $0.00 by the ledger, not $25.00
! hint: count Ann 25.00
= 4
$ tournament enter Ann Bob Cat
  Ann enters for $25.00 ($5.00 on the head): 1,500 chips
  Bob enters for $25.00 ($5.00 on the head): 1,500 chips
  Cat enters for $25.00 ($5.00 on the head): 1,500 chips
  3 entered; the prizes are $60.00
  recorded #27 ········
$ tournament start
  tournament 2, running
  level 1, 25/50, until the table agrees on the next
  3 of 3 players left, 4,500 chips in play, 1,500 on average
  3 entries of $20.00 for 1,500 chips
  ¶
  player  place  chips  paid in  back   head
  ────────────────────────────────────────────
  Ann        in  1,500   $25.00     –  $5.00
  Bob        in  1,500   $25.00     –  $5.00
  Cat        in  1,500   $25.00     –  $5.00
  ¶
  place   prize
  ───────────────
      1  $36.00
      2  $24.00
  of a pool of $60.00
  recorded #28 ········
! note: 3 of 3 have no seat number: seat PLAYER N
$ tournament bust Ann --by Bob
  Ann is out: place 3
  Bob wins $5.00 for it
  2 left
  recorded #29 ········
$ tournament cancel --why "it is late"
! error: bounties were won already, so it cannot be called off as if nothing had been
! hint: tournament chop even
= 4
$ count Bob 0
  Bob has 0: lost 1,500 in hands nobody recorded
  recorded #30 ········
$ tournament chop even
! error: a player without chips has no share in a deal
= 4
