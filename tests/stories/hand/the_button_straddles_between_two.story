# Between two players the button straddles in place of its small blind, and the blinds go on all the same
# rules: DAV-25, DAV-31

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
$ open --banker Ann --stakes .25/.50
  night 1 is open at Dave's cash game; Ann is the banker
  recorded #5 ········
! note: tonight's buy-in limits, unless everybody agrees to different ones in writing: each player buys at least $10.00; each player can buy up to a $50.00 stack, or the biggest stack at the table (DAV-17)
! next: sell chips (buy NAME AMOUNT)
$ buy Ann 20
  Ann buys chips: $20.00 in cash; stack $20.00
  recorded #6 ········
! next: play (hand new or hand result), then count the stacks
$ buy Bob 20
  Bob buys chips: $20.00 in cash; stack $20.00
  recorded #7 ········
$ seat Ann 1
  Ann has seat 1
  recorded #8 ········
$ seat Bob 2
  Bob has seat 2
  recorded #9 ········

Ann has the button and the small blind, and straddles: the big blind was Bob's, and comes to Ann.

$ hand new --yes
< d ann
< straddle ann
< ¶
< f
  hand 1, holdem: Ann wins $1.00
  recorded #11 ········
! holdem, .25/.50, Ann deals, 2 in: Ann Bob
! Enter to deal > d ann
! Enter to deal > straddle ann
! holdem, .25/.50, Ann deals, 2 in: Ann Bob; Ann straddles
! Enter to deal > ¶
! note: `Ann` straddles for $1.00 (DAV-31)
! note: before the flop the minimum raise is $1.00 (DAV-32)
! Bob 19.50 · pot 1.50 · call 0.50, raise 2.00–20.00 > f
! nobody called Ann's last $0.50, so Ann gets it back (standard rule)
! Ann is the only one left in the main pot, so Ann wins it: $1.00 (standard rule)
! Ann gets 1.00 (+0.50), Bob -0.50
! ¶
$ deal --dry-run
  Bob deals
    the deal passes to the left (DAV-25)
  holdem: Bob posts the small blind, $0.25; Ann posts the big blind, $0.50
  (dry run: nothing was recorded)
$ hand new --yes
< straddle bob
< ¶
< f
  hand 2, holdem: Bob wins $1.00
  recorded #13 ········
! holdem, .25/.50, Bob deals, 2 in: Ann Bob
! Enter to deal > straddle bob
! holdem, .25/.50, Bob deals, 2 in: Ann Bob; Bob straddles
! Enter to deal > ¶
! note: `Bob` straddles for $1.00 (DAV-31)
! note: before the flop the minimum raise is $1.00 (DAV-32)
! Ann 20.00 · pot 1.50 · call 0.50, raise 2.00–20.50 > f
! nobody called Bob's last $0.50, so Bob gets it back (standard rule)
! Bob is the only one left in the main pot, so Bob wins it: $1.00 (standard rule)
! Ann -0.50, Bob gets 1.00 (+0.50)
! ¶
$ deal --dry-run
  Ann deals
    the deal passes to the left (DAV-25)
  holdem: Ann posts the small blind, $0.25; Bob posts the big blind, $0.50
  (dry run: nothing was recorded)

With Cat away it is the same, and by a result.

$ --book three.book init --house dave
  started a new book in USD with `dave` rules
  recorded #2 ········
! next: add the players (player add NAME NAME)
$ --book three.book player add Ann
  Ann, a regular
  recorded #3 ········
$ --book three.book player add Bob
  Bob, a regular
  recorded #4 ········
! next: open the night (open --banker NAME)
$ --book three.book player add Cat
  Cat, a regular
  recorded #5 ········
$ --book three.book open --banker Ann --stakes .25/.50
  night 1 is open at Dave's cash game; Ann is the banker
  recorded #6 ········
! note: tonight's buy-in limits, unless everybody agrees to different ones in writing: each player buys at least $10.00; each player can buy up to a $50.00 stack, or the biggest stack at the table (DAV-17)
! next: sell chips (buy NAME AMOUNT)
$ --book three.book buy Ann 20
  Ann buys chips: $20.00 in cash; stack $20.00
  recorded #7 ········
! next: play (hand new or hand result), then count the stacks
$ --book three.book buy Bob 20
  Bob buys chips: $20.00 in cash; stack $20.00
  recorded #8 ········
$ --book three.book buy Cat 20
  Cat buys chips: $20.00 in cash; stack $20.00
  recorded #9 ········
$ --book three.book seat Ann 1
  Ann has seat 1
  recorded #10 ········
$ --book three.book seat Bob 2
  Bob has seat 2
  recorded #11 ········
$ --book three.book seat Cat 3
  Cat has seat 3
  recorded #12 ········
$ --book three.book hand new --yes
< d ann
< -cat
< straddle ann
< ¶
< f
  hand 1, holdem: Ann wins $1.00
  recorded #14 ········
! holdem, .25/.50, Ann deals, 3 in: Ann Bob Cat
! Enter to deal > d ann
! Enter to deal > -cat
! holdem, .25/.50, Ann deals, 2 in: Ann Bob
! Enter to deal > straddle ann
! holdem, .25/.50, Ann deals, 2 in: Ann Bob; Ann straddles
! Enter to deal > ¶
! note: `Cat` is sitting out, owes blinds and gets no cards (DAV-36)
! note: `Ann` straddles for $1.00 (DAV-31)
! note: before the flop the minimum raise is $1.00 (DAV-32)
! Bob 19.50 · pot 1.50 · call 0.50, raise 2.00–20.00 > f
! nobody called Ann's last $0.50, so Ann gets it back (standard rule)
! Ann is the only one left in the main pot, so Ann wins it: $1.00 (standard rule)
! Ann gets 1.00 (+0.50), Bob -0.50
! ¶
$ --book three.book deal --dry-run
  Ann deals
  holdem: Bob posts the small blind, $0.25; Cat posts the big blind, $0.50
  (dry run: nothing was recorded)
$ --book three.book undo
  undid #13 (Ann deals the next hand)
  undid #14 (hand 1, holdem: Ann won $1.00)
  recorded #16 ········
$ --book three.book hand result --game holdem --dealer Ann --in Bob=1 --in Ann=1 --win Ann=2 --away Cat
  hand 1, holdem: Ann wins $2.00
  recorded #18 ········
$ --book three.book deal --dry-run
  Ann deals
  holdem: Bob posts the small blind, $0.25; Cat posts the big blind, $0.50
  (dry run: nothing was recorded)

Where nobody has the small blind the first who posts has the big one, and the next straddles.

$ --book dead.book init --house dave
  started a new book in USD with `dave` rules
  recorded #2 ········
! next: add the players (player add NAME NAME)
$ --book dead.book player add Ann
  Ann, a regular
  recorded #3 ········
$ --book dead.book player add Bob
  Bob, a regular
  recorded #4 ········
! next: open the night (open --banker NAME)
$ --book dead.book player add Cat
  Cat, a regular
  recorded #5 ········
$ --book dead.book player add Dan
  Dan, a regular
  recorded #6 ········
$ --book dead.book open --banker Ann --stakes .25/.50
  night 1 is open at Dave's cash game; Ann is the banker
  recorded #7 ········
! note: tonight's buy-in limits, unless everybody agrees to different ones in writing: each player buys at least $10.00; each player can buy up to a $50.00 stack, or the biggest stack at the table (DAV-17)
! next: sell chips (buy NAME AMOUNT)
$ --book dead.book buy Ann 20
  Ann buys chips: $20.00 in cash; stack $20.00
  recorded #8 ········
! next: play (hand new or hand result), then count the stacks
$ --book dead.book buy Bob 20
  Bob buys chips: $20.00 in cash; stack $20.00
  recorded #9 ········
$ --book dead.book buy Cat 20
  Cat buys chips: $20.00 in cash; stack $20.00
  recorded #10 ········
$ --book dead.book buy Dan 20
  Dan buys chips: $20.00 in cash; stack $20.00
  recorded #11 ········
$ --book dead.book seat Ann 1
  Ann has seat 1
  recorded #12 ········
$ --book dead.book seat Bob 2
  Bob has seat 2
  recorded #13 ········
$ --book dead.book seat Cat 3
  Cat has seat 3
  recorded #14 ········
$ --book dead.book seat Dan 4
  Dan has seat 4
  recorded #15 ········
$ --book dead.book hand new --yes
< d ann
< ¶
< f f f
  hand 1, holdem: Cat wins $0.50
  recorded #17 ········
! holdem, .25/.50, Ann deals, 4 in: Ann Bob Cat Dan
! Enter to deal > d ann
! Enter to deal > ¶
! Dan 20.00 · pot 0.75 · call 0.50, raise 1.00–20.00 > f f f
! nobody called Cat's last $0.25, so Cat gets it back (standard rule)
! Cat is the only one left in the main pot, so Cat wins it: $0.50 (standard rule)
! Bob -0.25, Cat gets 0.50 (+0.25)
! ¶
$ --book dead.book count Cat 20.25
  Cat has $20.25, as expected
  recorded #18 ········
! next: count the stacks of Ann, Bob and Dan
$ --book dead.book cashout Cat
  Cat cashes out $20.25: $20.25 in cash
  Cat's count, the banker's count and the payout are all $20.25 (DAV-20)
  recorded #20 ········
! note: players should give notice a round or 30 minutes before they leave: did `Cat`? (DAV-13)
! next: play (hand new or hand result), then count the stacks
$ --book dead.book hand new --yes
< straddle ann
< ¶
< f f
  hand 2, holdem: Ann wins $1.00
  recorded #22 ········
! holdem, .25/.50, Bob deals, 3 in: Ann Bob Dan
! Enter to deal > straddle ann
! holdem, .25/.50, Bob deals, 3 in: Ann Bob Dan; Ann straddles
! Enter to deal > ¶
! note: there's no small blind, because that seat isn't in the hand (DAV-25)
! note: `Ann` straddles for $1.00 (DAV-31)
! note: before the flop the minimum raise is $1.00 (DAV-32)
! Bob 19.75 · pot 1.50 · call 1.00, raise 2.00–19.75 > f f
! nobody called Ann's last $0.50, so Ann gets it back (standard rule)
! Ann is the only one left in the main pot, so Ann wins it: $1.00 (standard rule)
! Ann gets 1.00 (+0.50), Dan -0.50
! ¶
$ --book dead.book deal --dry-run
  Bob deals
  holdem: Dan posts the small blind, $0.25; Ann posts the big blind, $0.50
    the button stays at an empty seat, and the blinds move on to the next players
      (DAV-25)
  (dry run: nothing was recorded)
! note: dead button: it stays at `Cat`'s seat, and `Bob` deals (DAV-25)
