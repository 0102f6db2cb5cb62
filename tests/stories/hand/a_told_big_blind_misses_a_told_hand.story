# The big blind of a told hand is gone for another told hand, and owes what passed him in it
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
$ deal
  Bob deals
    the deal passes to the left (DAV-25)
  holdem: Dan posts a blind of $0.50
    there's no small blind, because that seat isn't in the hand (DAV-25)
  recorded #21 ········
> there's no small blind, because that seat isn't in the hand (DAV-25)
$ hand result --game holdem --in Ann=1 --in Dan=1 --win Dan=2
  hand 2, holdem: Dan wins $2.00
  recorded #22 ········
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
> (DAV-27)
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
! Ann 49.00 · pot 1.00 · call 0.50, raise 1.00–49.00 > f*
! nobody called Eve's last $0.25, so Eve gets it back (standard rule)
! Eve is the only one left in the main pot, so Eve wins it: $0.75 (standard rule)
! Cat -0.25, Dan -0.25, Eve gets 0.75 (+0.50)
! ¶
> Cat -0.25, Dan -0.25, Eve gets 0.75 (+0.50)
