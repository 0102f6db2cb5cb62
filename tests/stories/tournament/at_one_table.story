# A tournament is played at one table: no split in it, none across two tables, no hand of both
# rules: DAV-07 DAV-08

$ init --house dave
  a new book, counting in USD, under the rules of `dave`
  recorded #2 a523b59f
$ player add Ann
  Ann, a regular
  recorded #3 3c65705c
$ player add Bob
  Bob, a regular
  recorded #4 35fd3a8b
$ player add Cat
  Cat, a regular
  recorded #5 dd20d31d
$ player add Dan
  Dan, a regular
  recorded #6 7408372a
$ player add Eve
  Eve, a regular
  recorded #7 0cf357eb
$ player add Fay
  Fay, a regular
  recorded #8 aad6b891
$ player add Gus
  Gus, a regular
  recorded #9 e39fb66b
$ player add Hal
  Hal, a regular
  recorded #10 4fc9d44b
$ player add Ida
  Ida, a regular
  recorded #11 dacd7a21
$ player add Jon
  Jon, a regular
  recorded #12 afc002ff
$ player add Kim
  Kim, a regular
  recorded #13 3a643ba2
$ player add Lee
  Lee, a regular
  recorded #14 4b6a5400
$ open --banker Ann --stakes .25/.50
  night 1 is open at Dave's cash game; Ann keeps the bank
  recorded #15 33528b7c
$ seat Ann 1
  Ann has seat 1
  recorded #16 1df6c48c
$ seat Bob 2
  Bob has seat 2
  recorded #17 44e49cd5
$ seat Cat 3
  Cat has seat 3
  recorded #18 4f937782
$ seat Dan 4
  Dan has seat 4
  recorded #19 8d0fe731
$ seat Eve 5
  Eve has seat 5
  recorded #20 fbea1fd9
$ seat Fay 6
  Fay has seat 6
  recorded #21 11ec28ea
$ seat Gus 7
  Gus has seat 7
  recorded #22 796385fc
$ seat Hal 8
  Hal has seat 8
  recorded #23 d4345fd3
$ seat Ida 9
  Ida has seat 9
  recorded #24 bcc61ad8
$ seat Jon 10
  Jon has seat 10
  recorded #25 004f3e82
$ seat Kim 11
  Kim has seat 11
  recorded #26 66aca019
$ seat Lee 12
  Lee has seat 12
  recorded #27 b41c18ed
! note: 12 are here and 11 share a table: after this hand split into two (seats split) (DAV-07)
$ tournament new --entry 20 --stack 1500 --payout 50/30/20 --levels "25/50 50/100"
  tournament 1: tournament 1
  entry $20.00, 1,500 chips of 25 and up
  prizes 50/30/20
  recorded #28 e1d9e392
$ tournament enter Ann Bob Cat Dan Eve Fay Gus Hal Ida Jon Kim Lee
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
  Lee enters for $20.00: 1,500 chips
  12 entered; the prizes are $240.00
  recorded #52 c76ac059
$ seats split --move Bob,Dan,Fay,Hal,Jon,Lee
! error: tournament 1 is on, with 12 entered, and a tournament is played at one table
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
  Lee        $20.00
  recorded #53 f6b1602d
$ seats split --move Bob,Dan,Fay,Hal,Jon,Lee
  now at table 2: Bob 1, Dan 2, Fay 3, Hal 4, Jon 5 and Lee 6
  recorded #54 69aa7849
$ hand result --game holdem --in Bob=5 --in Cat=5 --win Cat=10
! error: `Cat` sits at table 1 and `Bob` at table 2, and a hand is played at one table
! hint: seats
= 4
$ tournament new --entry 20 --stack 1500 --payout 50/30/20 --levels "25/50 50/100"
  tournament 2: tournament 2
  entry $20.00, 1,500 chips of 25 and up
  prizes 50/30/20
  recorded #55 e95cdf91
$ tournament enter Ann Bob Cat Dan Eve Fay Gus Hal Ida Jon Kim Lee --credit
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
  Lee enters for $20.00: 1,500 chips
  12 entered; the prizes are $240.00
  recorded #67 930cfbf1
$ tournament start
! error: 6 of tournament 2 sit at table 1 and 6 at table 2, and a tournament is played at one table
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
  Lee        $20.00
  recorded #68 1dfc093c
$ tournament new --entry 20 --stack 1500 --payout 50/30/20 --levels "25/50 50/100"
  tournament 3: tournament 3
  entry $20.00, 1,500 chips of 25 and up
  prizes 50/30/20
  recorded #69 6d6be061
$ tournament enter Ann Cat Eve --credit
  Ann enters for $20.00: 1,500 chips
  Cat enters for $20.00: 1,500 chips
  Eve enters for $20.00: 1,500 chips
  3 entered; the prizes are $60.00
  recorded #72 6e8c299d
$ tournament start
  tournament 3: tournament 3, running
  level 1, 25/50, until the table agrees on the next; next 50/100
  3 of 3 players left, 4,500 chips in play, 1,500 on average
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
  recorded #73 f69e03bc
$ seats balance
! error: tournament 3 is played, with 3 still in, and nobody changes tables before it is over
! hint: tournament status
= 4
$ seats merge
! error: tournament 3 is played, with 3 still in, and nobody changes tables before it is over
! hint: tournament status
= 4
