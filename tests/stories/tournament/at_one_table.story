# A tournament is played at one table: no split in it, none across two tables, no hand of both
# rules: DAV-07 DAV-08

$ init --house dave
  started a new book in USD with `dave` rules
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
$ player add Eve
  Eve, a regular
  recorded #7 ········
$ player add Fay
  Fay, a regular
  recorded #8 ········
$ player add Gus
  Gus, a regular
  recorded #9 ········
$ player add Hal
  Hal, a regular
  recorded #10 ········
$ player add Ida
  Ida, a regular
  recorded #11 ········
$ player add Jon
  Jon, a regular
  recorded #12 ········
$ player add Kim
  Kim, a regular
  recorded #13 ········
$ player add Lee
  Lee, a regular
  recorded #14 ········
$ open --banker Ann --stakes .25/.50
  night 1 is open at Dave's cash game; Ann is the banker
  recorded #15 ········
! note: tonight's buy-in limits, unless everybody agrees to different ones in writing: each player buys at least $10.00; each player can buy up to a $50.00 stack, or the biggest stack at the table (DAV-17)
! next: sell chips (buy NAME AMOUNT)
$ seat Ann 1
  Ann has seat 1
  recorded #16 ········
$ seat Bob 2
  Bob has seat 2
  recorded #17 ········
$ seat Cat 3
  Cat has seat 3
  recorded #18 ········
$ seat Dan 4
  Dan has seat 4
  recorded #19 ········
$ seat Eve 5
  Eve has seat 5
  recorded #20 ········
$ seat Fay 6
  Fay has seat 6
  recorded #21 ········
$ seat Gus 7
  Gus has seat 7
  recorded #22 ········
$ seat Hal 8
  Hal has seat 8
  recorded #23 ········
$ seat Ida 9
  Ida has seat 9
  recorded #24 ········
$ seat Jon 10
  Jon has seat 10
  recorded #25 ········
$ seat Kim 11
  Kim has seat 11
  recorded #26 ········
$ seat Lee 12
  Lee has seat 12
  recorded #27 ········
! note: 12 players are here, but one table has room for only 11: split into two after this hand (seats split) (DAV-07)
$ tournament new --entry 20 --stack 1500 --payout 50/30/20 --levels "25/50 50/100"
  tournament 1
  entry $20.00 for 1,500 chips (smallest 25)
  prizes 50/30/20
  recorded #28 ········
! next: enter the players (tournament enter NAME NAME)
$ tournament enter Ann Bob Cat Dan Eve Fay Gus Hal Ida Jon Kim
  Ann enters for $20.00: 1,500 chips
  Bob enters for $20.00: 1,500 chips
  Cat enters for $20.00: 1,500 chips
  Dan enters for $20.00: 1,500 chips
  Eve enters for $20.00: 1,500 chips
  Fay enters for $20.00: 1,500 chips
  Gus enters for $20.00: 1,500 chips
  Hal enters for $20.00: 1,500 chips
  Ida enters for $20.00: 1,500 chips
  Jon enters for $20.00: 1,500 chips
  Kim enters for $20.00: 1,500 chips
  11 entered; the prize pool is $220.00
  recorded #50 ········
! next: enter everybody, then tournament start
$ seats split --move Bob,Dan,Fay,Hal,Jon,Lee
! error: tournament 1 is running with 11 players, so the game has to stay at one table
! hint: tournament status
= 4
$ tournament cancel --why "there are two tables"
  called off: there are two tables
  player  gets back
  ───────────────────
  Ann        $20.00
  Bob        $20.00
  Cat        $20.00
  Dan        $20.00
  Eve        $20.00
  Fay        $20.00
  Gus        $20.00
  Hal        $20.00
  Ida        $20.00
  Jon        $20.00
  Kim        $20.00
  recorded #51 ········
$ seats split --move Bob,Dan,Fay,Hal,Jon,Lee
  now at table 2: Bob in seat 1, Dan in seat 2, Fay in seat 3, Hal in seat 4, Jon
    in seat 5 and Lee in seat 6
  12 players are too many for one table (DAV-07)
  volunteers move first, then the players with the highest cards; the banker and
    the host stay (DAV-08)
  recorded #52 ········
$ hand result --game holdem --in Bob=5 --in Cat=5 --win Cat=10
! error: `Cat` sits at table 1 and `Bob` at table 2, but a hand is played at one table
! hint: seats
= 4
$ tournament new --entry 20 --stack 1500 --payout 50/30/20 --levels "25/50 50/100"
  tournament 2
  entry $20.00 for 1,500 chips (smallest 25)
  prizes 50/30/20
  recorded #53 ········
! next: enter the players (tournament enter NAME NAME)
$ tournament enter Ann Bob Cat Dan Eve Fay Gus Hal Ida Jon Kim --credit
  Ann enters for $20.00: 1,500 chips
  Bob enters for $20.00: 1,500 chips
  Cat enters for $20.00: 1,500 chips
  Dan enters for $20.00: 1,500 chips
  Eve enters for $20.00: 1,500 chips
  Fay enters for $20.00: 1,500 chips
  Gus enters for $20.00: 1,500 chips
  Hal enters for $20.00: 1,500 chips
  Ida enters for $20.00: 1,500 chips
  Jon enters for $20.00: 1,500 chips
  Kim enters for $20.00: 1,500 chips
  11 entered; the prize pool is $220.00
  recorded #64 ········
! next: enter everybody, then tournament start
$ tournament start
! error: tournament 2 has 6 players at table 1 and 5 at table 2, but tournaments are played at one table
! hint: tournament status
= 4
$ tournament cancel --why "two tables play"
  called off: two tables play
  player  gets back
  ───────────────────
  Ann        $20.00
  Bob        $20.00
  Cat        $20.00
  Dan        $20.00
  Eve        $20.00
  Fay        $20.00
  Gus        $20.00
  Hal        $20.00
  Ida        $20.00
  Jon        $20.00
  Kim        $20.00
  recorded #65 ········
$ tournament new --entry 20 --stack 1500 --payout 50/30/20 --levels "25/50 50/100"
  tournament 3
  entry $20.00 for 1,500 chips (smallest 25)
  prizes 50/30/20
  recorded #66 ········
! next: enter the players (tournament enter NAME NAME)
$ tournament enter Ann Cat Eve --credit
  Ann enters for $20.00: 1,500 chips
  Cat enters for $20.00: 1,500 chips
  Eve enters for $20.00: 1,500 chips
  3 entered; the prize pool is $60.00
  recorded #69 ········
! next: enter everybody, then tournament start
$ tournament start
  tournament 3, running
  level 1, 25/50, until the table agrees to move up to 50/100
  3 of 3 players left, 4,500 chips in play, average stack 1,500
  3 entries at $20.00 for 1,500 chips
  ¶
  player  place  chips  paid in  rebuys
  ───────────────────────────────────────
  Ann        in  1,500   $20.00       –
  Cat        in  1,500   $20.00       –
  Eve        in  1,500   $20.00       –
  ¶
  place   prize
  ───────────────
      1  $30.00
      2  $18.00
      3  $12.00
  prize pool $60.00
  recorded #70 ········
! next: play (hand new or hand result)
$ seats balance
! error: tournament 3 is running with 3 players still in, so nobody changes tables until it's over
! hint: tournament status
= 4
$ seats merge
! error: tournament 3 is running with 3 players still in, so nobody changes tables until it's over
! hint: tournament status
= 4
