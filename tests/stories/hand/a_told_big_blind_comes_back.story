# The big blind of a hand told by its result is gone for one hand: he makes up for the small one that passed him
# rules: DAV-27 DAV-28

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
$ open --banker Ann --stakes .25/.50
  night 1 is open at Dave's cash game; Ann is the banker
  recorded #8 ········
! note: tonight's buy-in limits, unless everybody agrees to different ones in writing: each player buys at least $10.00; each player can buy up to a $50.00 stack, or the biggest stack at the table (DAV-17)
! next: sell chips (buy NAME AMOUNT)
$ buy Ann 50
  Ann buys chips: $50.00 in cash; stack $50.00
  recorded #9 ········
! next: play (hand new or hand result), then count the stacks
$ seat Ann 1
  Ann has seat 1
  recorded #10 ········
$ buy Bob 50
  Bob buys chips: $50.00 in cash; stack $50.00
  recorded #11 ········
$ seat Bob 2
  Bob has seat 2
  recorded #12 ········
$ buy Cat 50
  Cat buys chips: $50.00 in cash; stack $50.00
  recorded #13 ········
$ seat Cat 3
  Cat has seat 3
  recorded #14 ········
$ buy Dan 50
  Dan buys chips: $50.00 in cash; stack $50.00
  recorded #15 ········
$ seat Dan 4
  Dan has seat 4
  recorded #16 ········
$ buy Eve 50
  Eve buys chips: $50.00 in cash; stack $50.00
  recorded #17 ········
$ seat Eve 5
  Eve has seat 5
  recorded #18 ········
$ deal --dealer Ann
  Ann deals
  holdem: Bob posts the small blind, $0.25; Cat posts the big blind, $0.50
  recorded #19 ········
$ hand result --game holdem --in Cat=50 --in Dan=50 --win Dan=100
  hand 1, holdem: Dan wins $100.00
  recorded #20 ········
$ hand new --yes
< ¶
< f*
  hand 2, holdem: all bets returned
  recorded #22 ········
! holdem, .25/.50, Bob deals, 4 in: Ann Bob Dan Eve
! Enter to deal > ¶
! note: there's no small blind, because that seat isn't in the hand (DAV-25)
! Eve 50.00 · pot 0.50 · call 0.50, raise 1.00–50.00 > f*
! nobody called Dan's last $0.50, so Dan gets it back (standard rule)
! ¶
> there's no small blind, because that seat isn't in the hand (DAV-25)
$ buy Cat 50
  Cat buys chips: $50.00 in cash; stack $50.00
  recorded #23 ········
$ deal
  Cat deals
    the deal passes to the left (DAV-25)
  holdem: Dan posts the small blind, $0.25; Eve posts the big blind, $0.50; Cat
    posts $0.25 dead
    `Cat` comes in and posts $0.25 dead (DAV-27)
    the $0.25 for the small blind is dead: it doesn't count toward a bet (DAV-28)
  recorded #24 ········
> Dan posts the small blind, $0.25; Eve posts the big blind, $0.50; Cat posts $0.25 dead
> `Cat` comes in and posts $0.25 dead (DAV-27)
$ hand new --yes
< ¶
< f*
  hand 3, holdem: Eve wins $0.75
  recorded #25 ········
! holdem, .25/.50, Cat deals, 5 in: Ann Bob Cat Dan Eve
! Enter to deal > ¶
! note: `Cat` comes in and posts $0.25 dead (DAV-27)
! note: the $0.25 for the small blind is dead: it doesn't count toward a bet
!   (DAV-28)
! Ann 50.00 · pot 1.00 · call 0.50, raise 1.00–50.00 > f*
! nobody called Eve's last $0.25, so Eve gets it back (standard rule)
! Eve is the only one left in the main pot, so Eve wins it: $0.75 (standard rule)
! Cat -0.25, Dan -0.25, Eve gets 0.75 (+0.50)
! ¶
> Cat -0.25, Dan -0.25, Eve gets 0.75 (+0.50)
$ deal
  Dan deals
    the deal passes to the left (DAV-25)
  holdem: Eve posts the small blind, $0.25; Ann posts the big blind, $0.50
  recorded #26 ········
$ hand result --game holdem --in Ann=1 --in Dan=1 --win Dan=2
  hand 4, holdem: Dan wins $2.00
  recorded #27 ········
$ count Ann 49
  Ann has $49.00, as expected
  recorded #28 ········
! next: count the stacks of Bob, Cat, Dan and Eve
$ cashout Ann
  Ann cashes out $49.00: $49.00 in cash
  Ann's count, the banker's count and the payout are all $49.00 (DAV-20)
  recorded #30 ········
! note: players should give notice a round or 30 minutes before they leave: did `Ann`? (DAV-13)
! next: play (hand new or hand result), then count the stacks
$ hand new --yes
< ¶
< f*
  hand 5, holdem: all bets returned
  recorded #32 ········
! holdem, .25/.50, Eve deals, 4 in: Bob Cat Dan Eve
! Enter to deal > ¶
! note: there's no small blind, because that seat isn't in the hand (DAV-25)
! Cat 49.75 · pot 0.50 · call 0.50, raise 1.00–49.75 > f*
! nobody called Bob's last $0.50, so Bob gets it back (standard rule)
! ¶
> there's no small blind
$ buy Ann 49
  Ann buys chips: $49.00 in cash; stack $49.00
  recorded #33 ········
> Ann buys chips
$ deal
  Ann deals
    the deal passes to the left (DAV-25)
  holdem: Bob posts the small blind, $0.25; Cat posts the big blind, $0.50; Ann
    posts $0.25 dead
    `Ann` comes in and posts $0.25 dead (DAV-27)
    the $0.25 for the small blind is dead: it doesn't count toward a bet (DAV-28)
  recorded #34 ········
> Ann posts $0.25 dead
> (DAV-27)
