# A deal at one table says nothing of a hand that is typed twice at the other.

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
$ seats split --move Bob,Dan,Fay,Hal,Jon,Lee
  now at table 2: Bob in seat 1, Dan in seat 2, Fay in seat 3, Hal in seat 4, Jon
    in seat 5 and Lee in seat 6
  12 players are too many for one table (DAV-07)
  volunteers move first, then the players with the highest cards; the banker and
    the host stay (DAV-08)
  recorded #28 ········
$ buy Ann 20
  Ann buys chips: $20.00 in cash; stack $20.00
  recorded #29 ········
! next: play (hand new or hand result), then count the stacks
$ buy Cat 20
  Cat buys chips: $20.00 in cash; stack $20.00
  recorded #30 ········
$ deal --dealer Ann
  Ann deals
  holdem: Ann posts the small blind, $0.25; Cat posts the big blind, $0.50
  recorded #31 ········
$ hand add --hand '{"game":"holdem","button":"Ann","players":[{"name":"Ann","in":"1"},{"name":"Cat","in":"1","folded":true}]}'
  hand 1, holdem: Ann wins $2.00
    Ann is the only one left in the main pot, so Ann wins it: $2.00 (standard
      rule)
  recorded #32 ········
> hand 1
$ deal --dealer Bob --table 2
  Bob deals
  recorded #33 ········
$ hand add --hand '{"game":"holdem","button":"Ann","players":[{"name":"Ann","in":"1"},{"name":"Cat","in":"1","folded":true}]}'
  already recorded as hand 1 of night 1 (event 32)
> already recorded as hand 1
$ deal --dealer Cat
  Cat deals
    the deal passes to the left (DAV-25)
  holdem: Cat posts the small blind, $0.25; Ann posts the big blind, $0.50
  recorded #34 ········
$ hand add --hand '{"game":"holdem","button":"Ann","players":[{"name":"Ann","in":"1"},{"name":"Cat","in":"1","folded":true}]}'
  hand 2, holdem: Ann wins $2.00
    Ann is the only one left in the main pot, so Ann wins it: $2.00 (standard
      rule)
  recorded #36 ········
> hand 2
