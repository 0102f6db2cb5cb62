# What goes with a player who leaves, who won what was on a head, and how many find room at the table
# rules: PIG-14, PIG-40, DAV-07, IGL-01

$ init --house pig
  started a new book in USD with `pig` rules
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
  night 1 is open at The Pig tournament; Ann is the banker
  recorded #7 ········
! note: the prize table 60/30/20 adds up to 110%, so it can't be paid (PIG-16)
! next: set up the tournament (tournament new --entry AMOUNT --stack CHIPS)
$ tournament new --entry 20 --stack 1500 --bounty 5.05 --payout 60/30/10 --host Ann --deputy Dan --agreed
  tournament 1
  entry $20.00 for 1,500 chips (smallest 25)
  bounty $5.05 on each player
  prizes 60/30/10
  by entering, players agree to a bounty, which doesn't go into the prize pool
    (PIG-01, PIG-15)
  recorded #8 ········
! note: the first player out can rebuy at a price set before the start, but none was set: undo, then tournament new … --rebuy 10 (PIG-09)
! next: enter the players (tournament enter NAME NAME)
$ tournament enter Ann
  Ann enters for $25.05 ($5.05 bounty): 1,500 chips
  1 entered; the prize pool is $20.00
  recorded #10 ········
$ seat Ann
  Ann has seat 1
  recorded #11 ········
$ tournament enter Bob
  Bob enters for $25.05 ($5.05 bounty): 1,500 chips
  2 entered; the prize pool is $40.00
  recorded #13 ········
! next: enter everybody, then tournament start
$ seat Bob
  Bob has seat 2
  recorded #14 ········
$ tournament enter Cat
  Cat enters for $25.05 ($5.05 bounty): 1,500 chips
  3 entered; the prize pool is $60.00
  recorded #16 ········
$ seat Cat
  Cat has seat 3
  recorded #17 ········
$ tournament enter Dan
  Dan enters for $25.05 ($5.05 bounty): 1,500 chips
  4 entered; the prize pool is $80.00
  recorded #19 ········
$ seat Dan
  Dan has seat 4
  recorded #20 ········
$ tournament start
  tournament 1, running
  level 1, 25/50, until the table agrees on a new level
  4 of 4 players left, 6,000 chips in play, average stack 1,500
  4 entries at $20.00 for 1,500 chips (PIG-08)
  by entering, players agree to a bounty, which doesn't go into the prize pool
    (PIG-01, PIG-15)
  Ann is the host; Dan rules if Ann is involved (PIG-02, PIG-03)
  the button deals (PIG-19)
  ¶
  player  place  chips  paid in  rebuys  bounty
  ───────────────────────────────────────────────
  Ann        in  1,500   $25.05       –   $5.05
  Bob        in  1,500   $25.05       –   $5.05
  Cat        in  1,500   $25.05       –   $5.05
  Dan        in  1,500   $25.05       –   $5.05
  ¶
  place   prize
  ───────────────
      1  $48.00
      2  $24.00
      3   $8.00
  prize pool $80.00
  recorded #21 ········
! next: play (hand new or hand result)

Cat takes Bob out, and nobody recorded the hand: his chips are in her stack, and the book does not know it.

$ tournament bust Bob --by Cat
  Bob is out in 4th place (PIG-40)
  Cat wins a bounty of $5.05
  3 left
  recorded #22 ········
$ tournament leave Cat
! error: 1,500 chips from players who are out aren't in anybody's stack yet: count `Cat` before `Cat` leaves (PIG-14)
! hint: count Cat --help
= 4
> 1,500 chips from players who are out aren't in anybody's stack yet: count `Cat` before `Cat` leaves (PIG-14)
$ count Cat 3000
  Cat has 3,000: up 1,500 in unrecorded hands (PIG-65)
  recorded #23 ········
$ tournament leave Cat
  Cat leaves; 3,000 chips come out of play and 3,000 stay in (PIG-14)
  recorded #24 ········
! note: a player who leaves doesn't place, and the money stays in the pool (PIG-14)
! note: `Bob` moves up to 3rd place (PIG-40)
! note: two players are left: the button posts the small blind and acts first before the flop (standard rule) (PIG-29)
> Cat leaves; 3,000 chips come out of play and 3,000 stay in (PIG-14)
$ tournament status
  tournament 1, running
  level 1, 25/50, until the table agrees on a new level
  2 of 4 players left, 3,000 chips in play, average stack 1,500
  4 entries at $20.00 for 1,500 chips (PIG-08)
  by entering, players agree to a bounty, which doesn't go into the prize pool
    (PIG-01, PIG-15)
  Ann is the host; Dan rules if Ann is involved (PIG-02, PIG-03)
  Bob is out, so Bob deals (PIG-20, PIG-21)
  Bob went out (PIG-40)
  Cat left and doesn't place; the $25.05 stays in the pool (PIG-14)
  ¶
  player  place  chips  paid in  rebuys  bounty
  ───────────────────────────────────────────────
  Ann        in  1,500   $25.05       –   $5.05
  Dan        in  1,500   $25.05       –   $5.05
  Bob         3      –   $25.05       –       –
  Cat      left      –   $25.05       –   $5.05
  ¶
  place   prize
  ───────────────
      1  $48.00
      2  $24.00
      3   $8.00
  prize pool $80.00

A pot that two share: both won what was on the head of who lost.

$ --book tied.book init --house casino
  started a new book in USD with `casino` rules
  recorded #2 ········
! next: add the players (player add NAME NAME)
$ --book tied.book player add Ann
  Ann, a regular
  recorded #3 ········
$ --book tied.book player add Bob
  Bob, a regular
  recorded #4 ········
! next: open the night (open --banker NAME)
$ --book tied.book player add Cat
  Cat, a regular
  recorded #5 ········
$ --book tied.book open --banker Ann
  night 1 is open at The Card Room; Ann is the banker
  recorded #6 ········
! next: sell chips (buy NAME AMOUNT)
$ --book tied.book tournament new --entry 20 --stack 1500 --bounty 5.05 --levels 25/50@20 --payout 100
  tournament 1
  entry $20.00 for 1,500 chips (smallest 25)
  bounty $5.05 on each player
  prizes 100
  recorded #7 ········
! next: enter the players (tournament enter NAME NAME)
$ --book tied.book tournament enter Ann
  Ann enters for $25.05 ($5.05 bounty): 1,500 chips
  1 entered; the prize pool is $20.00
  recorded #9 ········
$ --book tied.book tournament enter Bob
  Bob enters for $25.05 ($5.05 bounty): 1,500 chips
  2 entered; the prize pool is $40.00
  recorded #11 ········
! next: enter everybody, then tournament start
$ --book tied.book tournament enter Cat
  Cat enters for $25.05 ($5.05 bounty): 1,500 chips
  3 entered; the prize pool is $60.00
  recorded #13 ········
$ --book tied.book tournament start
  tournament 1, running
  level 1, 25/50, 20:00 left
  3 of 3 players left, 4,500 chips in play, average stack 1,500
  3 entries at $20.00 for 1,500 chips
  ¶
  player  place  chips  paid in  rebuys  bounty
  ───────────────────────────────────────────────
  Ann        in  1,500   $25.05       –   $5.05
  Bob        in  1,500   $25.05       –   $5.05
  Cat        in  1,500   $25.05       –   $5.05
  ¶
  place   prize
  ───────────────
      1  $60.00
  prize pool $60.00
  recorded #14 ········
! note: players without a seat number: 3 of 3; type seat PLAYER N
! next: play (hand new or hand result)
$ --book tied.book hand result --game holdem --in Ann=1500 --in Bob=1500 --in Cat=1500 --win Bob=2250 --win Cat=2250
  hand 1, holdem: Bob wins 2,250, Cat wins 2,250
  recorded #16 ········
! note: `Ann` is out in 3rd place
! note: nobody gets the bounty on `Ann` until you say who won it: tournament bust Ann --by Bob --by Cat
! note: nobody said who dealt (`--dealer`), so the highest card decides who deals next
> tournament bust Ann --by Bob --by Cat
$ --book tied.book tournament bust Ann --by Bob --by Cat
  Ann is out in 3rd place
  Bob wins a bounty of $2.53
  Cat wins a bounty of $2.52
  2 left
  recorded #17 ········

An entry is bought at the bank like chips, and the igloo's sells twenty dollars.

$ --book igloo.book init --house igloo
  started a new book in USD with `igloo` rules
  recorded #2 ········
! next: add the players (player add NAME NAME)
$ --book igloo.book player add Ann
  Ann, a regular
  recorded #3 ········
$ --book igloo.book open --banker Ann
  night 1 is open at The Igloo; Ann is the banker
  recorded #4 ········
! next: sell chips (buy NAME AMOUNT)
$ --book igloo.book tournament new --entry 50 --stack 1500 --levels 25/50@20
! error: an entry costs $50.00, but the bank sells each player at most $20.00 (IGL-01, IGL-14)
! hint: --book igloo.book tournament new --help
= 4
> an entry costs $50.00, but the bank sells each player at most $20.00
$ --book igloo.book tournament new --entry 20 --stack 1500 --rebuy 30 --levels 25/50@20
! error: an entry and a rebuy cost $50.00, but the bank sells each player at most $20.00 (IGL-01, IGL-14)
! hint: --book igloo.book tournament new --help
= 4
$ --book igloo.book tournament new --entry 15 --stack 1500 --reentry 1 --levels 25/50@20
! error: an entry and a re-entry cost $30.00, but the bank sells each player at most $20.00 (IGL-01, IGL-14)
! hint: --book igloo.book tournament new --help
= 4

Dave's table has room for eleven.

$ --book dave.book init --house dave
  started a new book in USD with `dave` rules
  recorded #2 ········
! next: add the players (player add NAME NAME)
$ --book dave.book player add Ann
  Ann, a regular
  recorded #3 ········
$ --book dave.book player add Bob
  Bob, a regular
  recorded #4 ········
! next: open the night (open --banker NAME)
$ --book dave.book player add Cat
  Cat, a regular
  recorded #5 ········
$ --book dave.book player add Dan
  Dan, a regular
  recorded #6 ········
$ --book dave.book player add Eve
  Eve, a regular
  recorded #7 ········
$ --book dave.book player add Fay
  Fay, a regular
  recorded #8 ········
$ --book dave.book player add Gus
  Gus, a regular
  recorded #9 ········
$ --book dave.book player add Hal
  Hal, a regular
  recorded #10 ········
$ --book dave.book player add Ida
  Ida, a regular
  recorded #11 ········
$ --book dave.book player add Joe
  Joe, a regular
  recorded #12 ········
$ --book dave.book player add Kim
  Kim, a regular
  recorded #13 ········
$ --book dave.book player add Leo
  Leo, a regular
  recorded #14 ········
$ --book dave.book open --banker Ann --stakes .25/.50
  night 1 is open at Dave's cash game; Ann is the banker
  recorded #15 ········
! note: tonight's buy-in limits, unless everybody agrees to different ones in writing: each player buys at least $10.00; each player can buy up to a $50.00 stack, or the biggest stack at the table (DAV-17)
! next: sell chips (buy NAME AMOUNT)
$ --book dave.book tournament new --entry 20 --stack 1500 --levels 25/50@20
  tournament 1
  entry $20.00 for 1,500 chips (smallest 25)
  recorded #16 ········
! next: enter the players (tournament enter NAME NAME)
$ --book dave.book tournament enter Ann
  Ann enters for $20.00: 1,500 chips
  1 entered; the prize pool is $20.00
  recorded #18 ········
$ --book dave.book tournament enter Bob
  Bob enters for $20.00: 1,500 chips
  2 entered; the prize pool is $40.00
  recorded #20 ········
! next: enter everybody, then tournament start
$ --book dave.book tournament enter Cat
  Cat enters for $20.00: 1,500 chips
  3 entered; the prize pool is $60.00
  recorded #22 ········
$ --book dave.book tournament enter Dan
  Dan enters for $20.00: 1,500 chips
  4 entered; the prize pool is $80.00
  recorded #24 ········
$ --book dave.book tournament enter Eve
  Eve enters for $20.00: 1,500 chips
  5 entered; the prize pool is $100.00
  recorded #26 ········
$ --book dave.book tournament enter Fay
  Fay enters for $20.00: 1,500 chips
  6 entered; the prize pool is $120.00
  recorded #28 ········
$ --book dave.book tournament enter Gus
  Gus enters for $20.00: 1,500 chips
  7 entered; the prize pool is $140.00
  recorded #30 ········
$ --book dave.book tournament enter Hal
  Hal enters for $20.00: 1,500 chips
  8 entered; the prize pool is $160.00
  recorded #32 ········
$ --book dave.book tournament enter Ida
  Ida enters for $20.00: 1,500 chips
  9 entered; the prize pool is $180.00
  recorded #34 ········
$ --book dave.book tournament enter Joe
  Joe enters for $20.00: 1,500 chips
  10 entered; the prize pool is $200.00
  recorded #36 ········
$ --book dave.book tournament enter Kim
  Kim enters for $20.00: 1,500 chips
  11 entered; the prize pool is $220.00
  recorded #38 ········
$ --book dave.book tournament enter Leo
! error: 11 players are already in the tournament, and the table has room for only 11 (DAV-07)
! hint: --book dave.book tournament status
= 4
> 11 players are already in the tournament, and the table has room for only 11 (DAV-07)
