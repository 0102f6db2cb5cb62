# A deal at one table says nothing of a hand that is typed twice at the other.

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
$ seats split --move Bob,Dan,Fay,Hal,Jon,Lee
  now at table 2: Bob 1, Dan 2, Fay 3, Hal 4, Jon 5 and Lee 6
  12 players are too many for one table (DAV-07)
  volunteers move first, then the highest cards; the banker stays (DAV-08)
  recorded #28 066ddcda
$ buy Ann 20
  Ann buys chips: $20.00 in cash; stack $20.00
  recorded #29 4acf3be3
$ buy Cat 20
  Cat buys chips: $20.00 in cash; stack $20.00
  recorded #30 a058dbe7
$ deal --dealer Ann
  Ann deals
  holdem: blind $0.25 from Ann; blind $0.50 from Cat
  recorded #31 4c6df10d
$ hand add --hand '{"game":"holdem","button":"Ann","players":[{"name":"Ann","in":"1"},{"name":"Cat","in":"1","folded":true}]}'
  hand 1, holdem: Ann wins $2.00
    Ann is the only one left for the main pot: $2.00 (standard)
  recorded #32 c9e6e68f
> hand 1
$ deal --dealer Bob --table 2
  Bob deals
  recorded #33 f73c229d
$ hand add --hand '{"game":"holdem","button":"Ann","players":[{"name":"Ann","in":"1"},{"name":"Cat","in":"1","folded":true}]}'
  recorded before as hand 1 of night 1 (event 32)
> recorded before as hand 1
$ deal --dealer Cat
  Cat deals
    the deal goes to the left (DAV-25)
  holdem: blind $0.50 from Ann; blind $0.25 from Cat
  recorded #34 1a41291e
$ hand add --hand '{"game":"holdem","button":"Ann","players":[{"name":"Ann","in":"1"},{"name":"Cat","in":"1","folded":true}]}'
  hand 2, holdem: Ann wins $2.00
    Ann is the only one left for the main pot: $2.00 (standard)
  recorded #36 8b323f1e
> hand 2
