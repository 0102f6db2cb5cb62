# Where only the deals are noted, the deal that was noted is a hand that was played: who has just posted the big blind stays
# rules: DAV-10

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
$ player add Leo
  Leo, a regular
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
$ buy Ann 40
  Ann buys chips: $40.00 in cash; stack $40.00
  recorded #27 ········
! next: play (hand new or hand result), then count the stacks
$ buy Bob 40
  Bob buys chips: $40.00 in cash; stack $40.00
  recorded #28 ········
$ buy Cat 40
  Cat buys chips: $40.00 in cash; stack $40.00
  recorded #29 ········
$ buy Dan 40
  Dan buys chips: $40.00 in cash; stack $40.00
  recorded #30 ········
$ buy Eve 40
  Eve buys chips: $40.00 in cash; stack $40.00
  recorded #31 ········
$ buy Fay 40
  Fay buys chips: $40.00 in cash; stack $40.00
  recorded #32 ········
$ buy Gus 40
  Gus buys chips: $40.00 in cash; stack $40.00
  recorded #33 ········
$ buy Hal 40
  Hal buys chips: $40.00 in cash; stack $40.00
  recorded #34 ········
$ buy Ida 40
  Ida buys chips: $40.00 in cash; stack $40.00
  recorded #35 ········
$ buy Jon 40
  Jon buys chips: $40.00 in cash; stack $40.00
  recorded #36 ········
$ buy Kim 40
  Kim buys chips: $40.00 in cash; stack $40.00
  recorded #37 ········
$ buy Leo 40
  Leo buys chips: $40.00 in cash; stack $40.00
  recorded #38 ········
! note: 12 players are here, but one table has room for only 11: split into two after this hand (seats split) (DAV-07)
$ seats split --move Gus,Hal,Ida,Jon,Kim,Leo
  now at table 2: Gus in seat 1, Hal in seat 2, Ida in seat 3, Jon in seat 4, Kim
    in seat 5 and Leo in seat 6
  12 players are too many for one table (DAV-07)
  volunteers move first, then the players with the highest cards; the banker and
    the host stay (DAV-08)
  recorded #39 ········
$ deal --table 1 --dealer Ann
  Ann deals
  holdem: Bob posts the small blind, $0.25; Cat posts the big blind, $0.50
  recorded #40 ········
> Cat posts the big blind, $0.50
$ deal --table 2 --dealer Gus
  Gus deals
  holdem: Hal posts the small blind, $0.25; Ida posts the big blind, $0.50
  recorded #41 ········
$ count Leo 40 --by player
  Leo counts $40.00
  recorded #42 ········
$ count Leo 40 --by banker
  both counts of Leo's stack agree: $40.00
  recorded #44 ········
! next: count the stacks of Ann, Bob, Cat, Dan, Eve, Fay, Gus, Hal, Ida, Jon and Kim
$ cashout Leo
  Leo cashes out $40.00: $40.00 in cash
  Leo's count, the banker's count and the payout are all $40.00 (DAV-20)
  recorded #46 ········
! note: players should give notice a round or 30 minutes before they leave: did `Leo`? (DAV-13)
! next: play (hand new or hand result), then count the stacks
$ count Kim 40 --by player
  Kim counts $40.00
  recorded #47 ········
$ count Kim 40 --by banker
  both counts of Kim's stack agree: $40.00
  recorded #49 ········
! next: count the stacks of Ann, Bob, Cat, Dan, Eve, Fay, Gus, Hal, Ida and Jon
$ cashout Kim
  Kim cashes out $40.00: $40.00 in cash
  Kim's count, the banker's count and the payout are all $40.00 (DAV-20)
  recorded #51 ········
! note: players should give notice a round or 30 minutes before they leave: did `Kim`? (DAV-13)
! note: 10 players are left in all: merge the tables (seats merge) (DAV-12)
! next: play (hand new or hand result), then count the stacks
$ seats balance
  now at table 2: Dan in seat 5
  the player who's next for the big blind moves to even out the tables (DAV-10)
  recorded #52 ········
! note: 10 players are left in all: merge the tables (seats merge) (DAV-12)
> Dan
$ deal --table 1
  Bob deals
    the deal passes to the left (DAV-25)
  holdem: Cat posts the small blind, $0.25; Eve posts the big blind, $0.50
  recorded #53 ········
> Bob deals
