# Where only the deals are noted, the deal that was noted is a hand that was played: who has just posted the big blind stays
# rules: DAV-10

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
$ player add Leo
  Leo, a regular
  recorded #14 802f4317
$ open --banker Ann --stakes .25/.50
  night 1 is open at Dave's cash game; Ann keeps the bank
  recorded #15 4e9f2c56
! note: tonight's buy-in limits, unless all agree on others in writing: buy at least $10.00; a stack of $50.00 at most, or the biggest stack at the table (DAV-17)
$ seat Ann 1
  Ann has seat 1
  recorded #16 0599f5ad
$ seat Bob 2
  Bob has seat 2
  recorded #17 87b3104c
$ seat Cat 3
  Cat has seat 3
  recorded #18 3746f145
$ seat Dan 4
  Dan has seat 4
  recorded #19 a8763ba0
$ seat Eve 5
  Eve has seat 5
  recorded #20 661a04a6
$ seat Fay 6
  Fay has seat 6
  recorded #21 5cb758f1
$ seat Gus 7
  Gus has seat 7
  recorded #22 25ff0707
$ seat Hal 8
  Hal has seat 8
  recorded #23 1f8f49e0
$ seat Ida 9
  Ida has seat 9
  recorded #24 d743d33e
$ seat Jon 10
  Jon has seat 10
  recorded #25 d6ca99c5
$ seat Kim 11
  Kim has seat 11
  recorded #26 19a73dad
$ buy Ann 40
  Ann buys chips: $40.00 in cash; stack $40.00
  recorded #27 324d69b5
$ buy Bob 40
  Bob buys chips: $40.00 in cash; stack $40.00
  recorded #28 c6c6cd1b
$ buy Cat 40
  Cat buys chips: $40.00 in cash; stack $40.00
  recorded #29 4b483a21
$ buy Dan 40
  Dan buys chips: $40.00 in cash; stack $40.00
  recorded #30 b26a8b45
$ buy Eve 40
  Eve buys chips: $40.00 in cash; stack $40.00
  recorded #31 c2459801
$ buy Fay 40
  Fay buys chips: $40.00 in cash; stack $40.00
  recorded #32 9a91047e
$ buy Gus 40
  Gus buys chips: $40.00 in cash; stack $40.00
  recorded #33 bf17c16e
$ buy Hal 40
  Hal buys chips: $40.00 in cash; stack $40.00
  recorded #34 45f42203
$ buy Ida 40
  Ida buys chips: $40.00 in cash; stack $40.00
  recorded #35 27895f75
$ buy Jon 40
  Jon buys chips: $40.00 in cash; stack $40.00
  recorded #36 87cce6b7
$ buy Kim 40
  Kim buys chips: $40.00 in cash; stack $40.00
  recorded #37 d2b06a11
$ buy Leo 40
  Leo buys chips: $40.00 in cash; stack $40.00
  recorded #38 114c7f3b
! note: 12 are here and 11 share a table: after this hand split into two (seats split) (DAV-07)
$ seats split --move Gus,Hal,Ida,Jon,Kim,Leo
  now at table 2: Gus 1, Hal 2, Ida 3, Jon 4, Kim 5 and Leo 6
  12 players are too many for one table (DAV-07)
  volunteers move first, then the highest cards; the banker stays (DAV-08)
  recorded #39 6a44e15e
$ deal --table 1 --dealer Ann
  Ann deals
  holdem: blind $0.25 from Bob; blind $0.50 from Cat
  recorded #40 a71d10ea
> blind $0.50 from Cat
$ deal --table 2 --dealer Gus
  Gus deals
  holdem: blind $0.25 from Hal; blind $0.50 from Ida
  recorded #41 62396ac4
$ count Leo 40 --by player
  Leo counts $40.00
  recorded #42 009baa11
$ count Leo 40 --by banker
  both counts of Leo's stack are $40.00
  recorded #44 74e6a9f3
$ cashout Leo
  Leo turns in $40.00: $40.00 in cash
  Leo's count, the banker's count and the payout are all $40.00 (DAV-20)
  recorded #46 7f7e5d0a
! note: leaving takes notice of a round or 30 minutes; ask `Leo` for it (DAV-13)
$ count Kim 40 --by player
  Kim counts $40.00
  recorded #47 4a0be157
$ count Kim 40 --by banker
  both counts of Kim's stack are $40.00
  recorded #49 69146181
$ cashout Kim
  Kim turns in $40.00: $40.00 in cash
  Kim's count, the banker's count and the payout are all $40.00 (DAV-20)
  recorded #51 90dfaebc
! note: leaving takes notice of a round or 30 minutes; ask `Kim` for it (DAV-13)
! note: 10 are left in all: the tables come together (seats merge) (DAV-12)
$ seats balance
  now at table 2: Dan 5
  one moves to level the tables: the player next for the big blind (DAV-10)
  recorded #52 43a165a2
! note: 10 are left in all: the tables come together (seats merge) (DAV-12)
> Dan
$ deal --table 1
  Bob deals
    the deal goes to the left (DAV-25)
  holdem: blind $0.25 from Cat; blind $0.50 from Eve
  recorded #53 fb564762
> Bob deals
