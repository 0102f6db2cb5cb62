# Blinds a player missed go along to the other table: Eve posts there or waits for the big blind, and Dan owes his small blind (DAV-27).

$ init --house dave
  started a new book in USD with `dave` rules
  recorded #2 ········
! next: add the players (player add NAME NAME)
$ player add Ann Bob Cat Dan Eve Fay Gus Hal Ivy Jon Kim Leo
  Ann, a regular
  Bob, a regular
  Cat, a regular
  Dan, a regular
  Eve, a regular
  Fay, a regular
  Gus, a regular
  Hal, a regular
  Ivy, a regular
  Jon, a regular
  Kim, a regular
  Leo, a regular
  recorded #14 ········
! next: open the night (open --banker NAME)
$ open --banker Ann --stakes .25/.50
  night 1 is open at Dave's cash game; Ann is the banker
  recorded #15 ········
! note: tonight's buy-in limits, unless everybody agrees to different ones in writing: each player buys at least $10.00; each player can buy up to a $50.00 stack, or the biggest stack at the table (DAV-17)
! next: sell chips (buy NAME AMOUNT)
$ buy Ann 50
  Ann buys chips: $50.00 in cash; stack $50.00
  recorded #16 ········
! next: play (hand new or hand result), then count the stacks
$ buy Bob 50
  Bob buys chips: $50.00 in cash; stack $50.00
  recorded #17 ········
$ buy Cat 50
  Cat buys chips: $50.00 in cash; stack $50.00
  recorded #18 ········
$ buy Dan 50
  Dan buys chips: $50.00 in cash; stack $50.00
  recorded #19 ········
$ buy Eve 50
  Eve buys chips: $50.00 in cash; stack $50.00
  recorded #20 ········
$ buy Fay 50
  Fay buys chips: $50.00 in cash; stack $50.00
  recorded #21 ········
$ buy Gus 50
  Gus buys chips: $50.00 in cash; stack $50.00
  recorded #22 ········
$ buy Hal 50
  Hal buys chips: $50.00 in cash; stack $50.00
  recorded #23 ········
$ buy Ivy 50
  Ivy buys chips: $50.00 in cash; stack $50.00
  recorded #24 ········
$ buy Jon 50
  Jon buys chips: $50.00 in cash; stack $50.00
  recorded #25 ········
$ buy Kim 50
  Kim buys chips: $50.00 in cash; stack $50.00
  recorded #26 ········
$ buy Leo 50
  Leo buys chips: $50.00 in cash; stack $50.00
  recorded #27 ········
! note: 12 players are here, but one table has room for only 11: split into two after this hand (seats split) (DAV-07)
$ seat Ann 1
  Ann has seat 1
  recorded #28 ········
$ seat Bob 2
  Bob has seat 2
  recorded #29 ········
$ seat Cat 3
  Cat has seat 3
  recorded #30 ········
$ seat Dan 4
  Dan has seat 4
  recorded #31 ········
$ seat Eve 5
  Eve has seat 5
  recorded #32 ········
$ seat Fay 6
  Fay has seat 6
  recorded #33 ········
$ seat Gus 7
  Gus has seat 7
  recorded #34 ········
$ seat Hal 8
  Hal has seat 8
  recorded #35 ········
$ seat Ivy 9
  Ivy has seat 9
  recorded #36 ········
$ seat Jon 10
  Jon has seat 10
  recorded #37 ········
$ seat Kim 11
  Kim has seat 11
  recorded #38 ········
$ player add Max
  Max, a regular
  recorded #39 ········
$ seat Leo
  Leo has seat 12
  recorded #40 ········
$ buy Max 50
  Max buys chips: $50.00 in cash; stack $50.00
  recorded #41 ········
! note: 13 players are here, but one table has room for only 11: split into two after this hand (seats split) (DAV-07)
$ seat Max
  Max has seat 13
  recorded #42 ········
$ seats split --move Gus,Hal,Ivy,Jon,Kim,Leo
  now at table 2: Gus in seat 1, Hal in seat 2, Ivy in seat 3, Jon in seat 4, Kim
    in seat 5 and Leo in seat 6
  13 players are too many for one table (DAV-07)
  volunteers move first, then the players with the highest cards; the banker and
    the host stay (DAV-08)
  recorded #43 ········
$ seats
  table 1
  seat  player  dealt
  ─────────────────────
     1  Ann         0
     2  Bob         0
     3  Cat         0
     4  Dan         0
     5  Eve         0
     6  Fay         0
    13  Max         0
  table 2
  seat  player  dealt
  ─────────────────────
     1  Gus         0
     2  Hal         0
     3  Ivy         0
     4  Jon         0
     5  Kim         0
     6  Leo         0
$ deal --dealer Bob
  Bob deals
  holdem: Cat posts the small blind, $0.25; Dan posts the big blind, $0.50
  recorded #44 ········
$ deal --dealer Hal
  Hal deals
  holdem: Ivy posts the small blind, $0.25; Jon posts the big blind, $0.50
  recorded #45 ········
$ hand result holdem Bob 1 Ann Cat
  hand 1, holdem: Bob wins $3.00
  recorded #46 ········
$ hand result holdem Hal 1 Gus Ivy
  hand 2, holdem: Hal wins $3.00
  recorded #47 ········
$ hand new --table 1 --yes
< -eve
< ¶
< ffffff
  hand 3, holdem: Fay wins $0.50
  recorded #49 ········
! holdem, .25/.50, Cat deals, 7 in: Ann Bob Cat Dan Eve Fay Max
! Enter to deal > -eve
! holdem, .25/.50, Cat deals, 6 in: Ann Bob Cat Dan Fay Max
! Enter to deal > ¶
! note: `Eve` is sitting out, owes blinds and gets no cards (DAV-36)
! Max 50.00 · pot 0.75 · call 0.50, raise 1.00–50.00 > ffffff
! nobody called Fay's last $0.25, so Fay gets it back (standard rule)
! Fay is the only one left in the main pot, so Fay wins it: $0.50 (standard rule)
! Dan -0.25, Fay gets 0.50 (+0.25)
! ¶
$ seat Eve --table 2
! error: `Eve` is at table 1 and has to ask to change tables
! hint: seats ask Eve
= 4
$ seats ask Eve
  now at table 2: Eve in seat 7
  the tables stay even (DAV-11)
  recorded #50 ········
$ deal --table 2
  Ivy deals
    the deal passes to the left (DAV-25)
  holdem: Jon posts the small blind, $0.25; Kim and Eve post a blind of $0.50 each
    `Eve` comes in and posts $0.50 live (DAV-27)
  recorded #51 ········
> `Eve` comes in and posts $0.50 live (DAV-27)
$ hand new --table 2 --yes
< ¶
< q
  stopped: nothing was recorded
! holdem, .25/.50, Ivy deals, 7 in: Gus Hal Ivy Jon Kim Leo Eve
! Enter to deal > ¶
! note: `Eve` comes in and posts $0.50 live (DAV-27)
! Leo 50.00 · pot 1.25 · call 0.50, raise 1.00–50.00 > q
