# The big blind of a told hand is gone for another told hand, and owes what passed him in it
# rules: DAV-27 DAV-28

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
$ open --banker Ann --stakes .25/.50
  night 1 is open at Dave's cash game; Ann keeps the bank
  recorded #8 30da0db2
! note: tonight's buy-in limits, unless all agree on others in writing: buy at least $10.00; a stack of $50.00 at most, or the biggest stack at the table (DAV-17)
$ buy Ann 50
  Ann buys chips: $50.00 in cash; stack $50.00
  recorded #9 5aeff49d
$ seat Ann 1
  Ann has seat 1
  recorded #10 16ddc39b
$ buy Bob 50
  Bob buys chips: $50.00 in cash; stack $50.00
  recorded #11 d29cfe24
$ seat Bob 2
  Bob has seat 2
  recorded #12 b3209628
$ buy Cat 50
  Cat buys chips: $50.00 in cash; stack $50.00
  recorded #13 2054b9c1
$ seat Cat 3
  Cat has seat 3
  recorded #14 7af0b503
$ buy Dan 50
  Dan buys chips: $50.00 in cash; stack $50.00
  recorded #15 01c90cfe
$ seat Dan 4
  Dan has seat 4
  recorded #16 c133a419
$ buy Eve 50
  Eve buys chips: $50.00 in cash; stack $50.00
  recorded #17 8cc59778
$ seat Eve 5
  Eve has seat 5
  recorded #18 6f65f99d
$ deal --dealer Ann
  Ann deals
  holdem: blind $0.25 from Bob; blind $0.50 from Cat
  recorded #19 69aad4ba
$ hand result --game holdem --in Cat=50 --in Dan=50 --win Dan=100
  hand 1, holdem: Dan wins $100.00
  recorded #20 25a7a21d
$ deal
  Bob deals
    the deal goes to the left (DAV-25)
  holdem: blind $0.50 from Dan
    nobody posts the small blind: its chair is empty (DAV-25)
  recorded #21 900d57da
> nobody posts the small blind: its chair is empty (DAV-25)
$ hand result --game holdem --in Ann=1 --in Dan=1 --win Dan=2
  hand 2, holdem: Dan wins $2.00
  recorded #22 4bcdde7d
$ buy Cat 50
  Cat buys chips: $50.00 in cash; stack $50.00
  recorded #23 f4dd3042
$ deal
  Cat deals
    the deal goes to the left (DAV-25)
  holdem: dead $0.25 from Cat; blind $0.25 from Dan; blind $0.50 from Eve
    `Cat` comes in with $0.25 dead (DAV-27)
    the $0.25 of the small blind are dead: they count for no bet (DAV-28)
  recorded #24 c9e8fb0c
> dead $0.25 from Cat; blind $0.25 from Dan; blind $0.50 from Eve
> (DAV-27)
$ hand new --yes
< ¶
< f*
  hand 3, holdem: Eve wins $0.75
  recorded #25 b1c24f0f
! holdem, .25/.50, Cat deals, 5 in: Ann Bob Cat Dan Eve
! Enter deals > ¶
! note: `Cat` comes in with $0.25 dead (DAV-27)
! note: the $0.25 of the small blind are dead: they count for no bet (DAV-28)
! Ann 49.00 · pot 1.00 · call 0.50, raise 1.00–49.00 > f*
! nobody called the last $0.25 of Eve: it goes back (standard rule)
! Eve is the only one left for the main pot: $0.75 (standard rule)
! Cat -0.25, Dan -0.25, Eve gets 0.75 (+0.50)
! ¶
> Cat -0.25, Dan -0.25, Eve gets 0.75 (+0.50)
