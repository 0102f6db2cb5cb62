# The big blind of a hand told by its result is gone for one hand: he makes up for the small one that passed him
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
$ hand new --yes
< ¶
< f*
  hand 2, holdem: every bet goes back
  recorded #22 9f55942b
! holdem, .25/.50, Bob deals, 4 in: Ann Bob Dan Eve
! Enter deals > ¶
! note: nobody posts the small blind: its chair is empty (DAV-25)
! Eve 50.00 · pot 0.50 · call 0.50, raise 1.00–50.00 > f*
! nobody called the last $0.50 of Dan: it goes back (standard rule)
! ¶
! ¶
> nobody posts the small blind: its chair is empty (DAV-25)
$ buy Cat 50
  Cat buys chips: $50.00 in cash; stack $50.00
  recorded #23 a08ca3b9
$ deal
  Cat deals
    the deal goes to the left (DAV-25)
  holdem: dead $0.25 from Cat; blind $0.25 from Dan; blind $0.50 from Eve
    `Cat` comes in with $0.25 dead (DAV-27)
    the $0.25 of the small blind are dead: they count for no bet (DAV-28)
  recorded #24 cf168cee
> dead $0.25 from Cat; blind $0.25 from Dan; blind $0.50 from Eve
> `Cat` comes in with $0.25 dead (DAV-27)
$ hand new --yes
< ¶
< f*
  hand 3, holdem: Eve wins $0.75
  recorded #25 2a8d14e5
! holdem, .25/.50, Cat deals, 5 in: Ann Bob Cat Dan Eve
! Enter deals > ¶
! note: `Cat` comes in with $0.25 dead (DAV-27)
! note: the $0.25 of the small blind are dead: they count for no bet (DAV-28)
! Ann 50.00 · pot 1.00 · call 0.50, raise 1.00–50.00 > f*
! nobody called the last $0.25 of Eve: it goes back (standard rule)
! Eve is the only one left for the main pot: $0.75 (standard rule)
! Cat -0.25, Dan -0.25, Eve gets 0.75 (+0.50)
! ¶
> Cat -0.25, Dan -0.25, Eve gets 0.75 (+0.50)
$ deal
  Dan deals
    the deal goes to the left (DAV-25)
  holdem: blind $0.50 from Ann; blind $0.25 from Eve
  recorded #26 49a51ccd
$ hand result --game holdem --in Ann=1 --in Dan=1 --win Dan=2
  hand 4, holdem: Dan wins $2.00
  recorded #27 15be8e89
$ count Ann 49
  Ann has $49.00, as expected
  recorded #28 cb87d64f
$ cashout Ann
  Ann turns in $49.00: $49.00 in cash
  Ann's count, the banker's count and the payout are all $49.00 (DAV-20)
  recorded #30 41149b8e
! note: leaving takes notice of a round or 30 minutes; ask `Ann` for it (DAV-13)
$ hand new --yes
< ¶
< f*
  hand 5, holdem: every bet goes back
  recorded #32 0f05f642
! holdem, .25/.50, Eve deals, 4 in: Bob Cat Dan Eve
! Enter deals > ¶
! note: nobody posts the small blind: its chair is empty (DAV-25)
! Cat 49.75 · pot 0.50 · call 0.50, raise 1.00–49.75 > f*
! nobody called the last $0.50 of Bob: it goes back (standard rule)
! ¶
! ¶
> nobody posts the small blind
$ buy Ann 49
  Ann buys chips: $49.00 in cash; stack $49.00
  recorded #33 4f7b0232
> Ann buys chips
$ deal
  Ann deals
    the deal goes to the left (DAV-25)
  holdem: dead $0.25 from Ann; blind $0.25 from Bob; blind $0.50 from Cat
    `Ann` comes in with $0.25 dead (DAV-27)
    the $0.25 of the small blind are dead: they count for no bet (DAV-28)
  recorded #34 e047169b
> dead $0.25 from Ann
> (DAV-27)
