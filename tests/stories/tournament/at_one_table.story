# A tournament is played at one table: no split in it, none across two tables, no hand of both
# rules: DAV-07 DAV-08

$ init --house dave
  a new book, counting in USD, under the rules of `dave`
  recorded #2 d7372bb5
$ player add Ann
  Ann, a regular
  recorded #3 b942586f
$ player add Bob
  Bob, a regular
  recorded #4 190b464d
$ player add Cat
  Cat, a regular
  recorded #5 21acd07a
$ player add Dan
  Dan, a regular
  recorded #6 2dfb9b8c
$ player add Eve
  Eve, a regular
  recorded #7 2cd3e0ad
$ player add Fay
  Fay, a regular
  recorded #8 d2f92335
$ player add Gus
  Gus, a regular
  recorded #9 eb47c1eb
$ player add Hal
  Hal, a regular
  recorded #10 a85bc1ce
$ player add Ida
  Ida, a regular
  recorded #11 a264a6be
$ player add Jon
  Jon, a regular
  recorded #12 900b71b3
$ player add Kim
  Kim, a regular
  recorded #13 60352540
$ player add Lee
  Lee, a regular
  recorded #14 e3d078b2
$ open --banker Ann --stakes .25/.50
  night 1 is open at Dave's cash game; Ann keeps the bank
  recorded #15 b2d08473
! note: tonight's buy-in limits, unless all agree on others in writing: buy at least $10.00; a stack of $50.00 at most, or the biggest stack at the table (DAV-17)
$ seat Ann 1
  Ann has seat 1
  recorded #16 6d7381c2
$ seat Bob 2
  Bob has seat 2
  recorded #17 921ee6d7
$ seat Cat 3
  Cat has seat 3
  recorded #18 685a9b5e
$ seat Dan 4
  Dan has seat 4
  recorded #19 6fdafa63
$ seat Eve 5
  Eve has seat 5
  recorded #20 94b75935
$ seat Fay 6
  Fay has seat 6
  recorded #21 e9df4667
$ seat Gus 7
  Gus has seat 7
  recorded #22 828caabf
$ seat Hal 8
  Hal has seat 8
  recorded #23 ed8ef00c
$ seat Ida 9
  Ida has seat 9
  recorded #24 9d09c991
$ seat Jon 10
  Jon has seat 10
  recorded #25 924f9c69
$ seat Kim 11
  Kim has seat 11
  recorded #26 7d31c3b4
$ seat Lee 12
  Lee has seat 12
  recorded #27 2067c5fb
! note: 12 are here and 11 share a table: after this hand split into two (seats split) (DAV-07)
$ tournament new --entry 20 --stack 1500 --payout 50/30/20 --levels "25/50 50/100"
  tournament 1
  entry $20.00, 1,500 chips of 25 and up
  prizes 50/30/20
  recorded #28 2c14f7bc
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
  11 entered; the prizes are $220.00
  recorded #50 249723d6
$ seats split --move Bob,Dan,Fay,Hal,Jon,Lee
! error: tournament 1 is on, with 11 entered, and a tournament is played at one table
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
  recorded #51 a249abff
$ seats split --move Bob,Dan,Fay,Hal,Jon,Lee
  now at table 2: Bob 1, Dan 2, Fay 3, Hal 4, Jon 5 and Lee 6
  12 players are too many for one table (DAV-07)
  volunteers move first, then the highest cards; the banker stays (DAV-08)
  recorded #52 55d45a06
$ hand result --game holdem --in Bob=5 --in Cat=5 --win Cat=10
! error: `Cat` sits at table 1 and `Bob` at table 2, and a hand is played at one table
! hint: seats
= 4
$ tournament new --entry 20 --stack 1500 --payout 50/30/20 --levels "25/50 50/100"
  tournament 2
  entry $20.00, 1,500 chips of 25 and up
  prizes 50/30/20
  recorded #53 997a9079
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
  11 entered; the prizes are $220.00
  recorded #64 351d736a
$ tournament start
! error: 6 of tournament 2 sit at table 1 and 5 at table 2, and a tournament is played at one table
! hint: tournament cancel --why "two tables play"
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
  recorded #65 ce2e290c
$ tournament new --entry 20 --stack 1500 --payout 50/30/20 --levels "25/50 50/100"
  tournament 3
  entry $20.00, 1,500 chips of 25 and up
  prizes 50/30/20
  recorded #66 66f8b25c
$ tournament enter Ann Cat Eve --credit
  Ann enters for $20.00: 1,500 chips
  Cat enters for $20.00: 1,500 chips
  Eve enters for $20.00: 1,500 chips
  3 entered; the prizes are $60.00
  recorded #69 67743647
$ tournament start
  tournament 3, running
  level 1, 25/50, until the table agrees on the next; next 50/100
  3 of 3 players left, 4,500 chips in play, 1,500 on average
  3 entries of $20.00 for 1,500 chips
  ¶
  player  place  chips  paid in  back
  ─────────────────────────────────────
  Ann        in  1,500   $20.00     –
  Cat        in  1,500   $20.00     –
  Eve        in  1,500   $20.00     –
  ¶
  place   prize
  ───────────────
      1  $30.00
      2  $18.00
      3  $12.00
  of a pool of $60.00
  recorded #70 6f6b014e
$ seats balance
! error: tournament 3 is played, with 3 still in, and nobody changes tables before it is over
! hint: tournament status
= 4
$ seats merge
! error: tournament 3 is played, with 3 still in, and nobody changes tables before it is over
! hint: tournament status
= 4
