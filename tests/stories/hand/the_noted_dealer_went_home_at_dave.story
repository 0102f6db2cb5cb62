A dealer was named and went home before the hand. With a dead button it goes on by the blinds, by every way of telling the hand.
rules: DAV-25

$ init --house dave
  started a new book in USD with `dave` rules
  recorded #2 ········
! next: add the players (player add NAME NAME)
$ player add Ann Bob Cat Dan Eve
  Ann, a regular
  Bob, a regular
  Cat, a regular
  Dan, a regular
  Eve, a regular
  recorded #7 ········
! next: open the night (open --banker NAME)
$ open --banker Ann --stakes .25/.50
  night 1 is open at Dave's cash game; Ann is the banker
  recorded #8 ········
! note: tonight's buy-in limits, unless everybody agrees to different ones in writing: each player buys at least $10.00; each player can buy up to a $50.00 stack, or the biggest stack at the table (DAV-17)
! next: sell chips (buy NAME AMOUNT)
$ buy Ann 50
  Ann buys chips: $50.00 in cash; stack $50.00
  recorded #9 ········
! next: play (hand new or hand result), then count the stacks
$ buy Bob 50
  Bob buys chips: $50.00 in cash; stack $50.00
  recorded #10 ········
$ buy Cat 50
  Cat buys chips: $50.00 in cash; stack $50.00
  recorded #11 ········
$ buy Dan 50
  Dan buys chips: $50.00 in cash; stack $50.00
  recorded #12 ········
$ buy Eve 50
  Eve buys chips: $50.00 in cash; stack $50.00
  recorded #13 ········
$ seat Ann 1
  Ann has seat 1
  recorded #14 ········
$ seat Bob 3
  Bob has seat 3
  recorded #15 ········
$ seat Cat 5
  Cat has seat 5
  recorded #16 ········
$ seat Dan 7
  Dan has seat 7
  recorded #17 ········
$ seat Eve 9
  Eve has seat 9
  recorded #18 ········
$ hand result --game holdem --in Cat=.25 --in Dan=.50 --win Dan=.75 --dealer Bob
  hand 1, holdem: Dan wins $0.75
  recorded #20 ········
$ deal --dealer Cat
  Cat deals
    the deal passes to the left (DAV-25)
  holdem: Dan posts the small blind, $0.25; Eve posts the big blind, $0.50
  recorded #21 ········
$ count Cat 49.75 --by player
  Cat counts $49.75
  recorded #22 ········
$ count Cat 49.75 --by banker
  both counts of Cat's stack agree: $49.75
  recorded #24 ········
! next: count the stacks of Ann, Bob, Dan and Eve
$ cashout Cat
  Cat cashes out $49.75: $49.75 in cash
  Cat's count, the banker's count and the payout are all $49.75 (DAV-20)
  recorded #26 ········
! note: players should give notice a round or 30 minutes before they leave: did `Cat`? (DAV-13)
! next: play (hand new or hand result), then count the stacks
$ hand new --dry-run
< ¶
! holdem, .25/.50, the button is at Cat's seat, Bob deals, 4 in: Ann Bob Dan Eve
! Enter to deal > ¶
! note: the button stays at an empty seat, and the blinds move on to the next
!   players (DAV-25)
! Ann 50.00 · pot 0.75 · call 0.50, raise 1.00–50.00 > ¶
! error: the hand isn't finished, so nothing was recorded
! hint: hand new --dry-run
= 4
$ hand result --game holdem --in Dan=.25 --in Eve=.50 --win Eve=.75
  hand 2, holdem: Eve wins $0.75
  recorded #28 ········
$ deal
  Dan deals
    the deal passes to the left (DAV-25)
  holdem: Eve posts the small blind, $0.25; Ann posts the big blind, $0.50
  recorded #29 ········
> Dan deals
