# Nobody has the small blind, because its player went home, and the next player straddles: the file we write is read again
# rules: DAV-25, DAV-31, DAV-43

$ init --house dave
  started a new book in USD with `dave` rules
  recorded #2 ········
! next: add the players (player add NAME NAME)
$ player add Ann
  Ann, a regular
  recorded #3 ········
$ open --banker Ann --stakes .25/.50
  night 1 is open at Dave's cash game; Ann is the banker
  recorded #4 ········
! note: tonight's buy-in limits, unless everybody agrees to different ones in writing: each player buys at least $10.00; each player can buy up to a $50.00 stack, or the biggest stack at the table (DAV-17)
! next: sell chips (buy NAME AMOUNT)
$ buy Ann 40
  Ann buys chips: $40.00 in cash; stack $40.00
  recorded #5 ········
! next: play (hand new or hand result), then count the stacks
$ seat Ann 1
  Ann has seat 1
  recorded #6 ········
$ player add Bob
  Bob, a regular
  recorded #7 ········
$ buy Bob 40
  Bob buys chips: $40.00 in cash; stack $40.00
  recorded #8 ········
$ seat Bob 2
  Bob has seat 2
  recorded #9 ········
$ player add Cat
  Cat, a regular
  recorded #10 ········
$ buy Cat 40
  Cat buys chips: $40.00 in cash; stack $40.00
  recorded #11 ········
$ seat Cat 3
  Cat has seat 3
  recorded #12 ········
$ player add Dan
  Dan, a regular
  recorded #13 ········
$ buy Dan 40
  Dan buys chips: $40.00 in cash; stack $40.00
  recorded #14 ········
$ seat Dan 4
  Dan has seat 4
  recorded #15 ········
$ player add Eve
  Eve, a regular
  recorded #16 ········
$ buy Eve 40
  Eve buys chips: $40.00 in cash; stack $40.00
  recorded #17 ········
$ seat Eve 5
  Eve has seat 5
  recorded #18 ········
$ hand new
< d ann
< ¶
< f*
< y
  hand 1, holdem: Cat wins $0.50
  recorded #20 ········
! holdem, .25/.50, Ann deals, 5 in: Ann Bob Cat Dan Eve
! Enter to deal > d ann
! Enter to deal > ¶
! Dan 40.00 · pot 0.75 · call 0.50, raise 1.00–40.00 > f*
! nobody called Cat's last $0.25, so Cat gets it back (standard rule)
! Cat is the only one left in the main pot, so Cat wins it: $0.50 (standard rule)
! Bob -0.25, Cat gets 0.50 (+0.25)
! record? [Y/n] > y
$ count Cat 40.25 --by banker
  the banker counts $40.25 for Cat
  recorded #21 ········
$ count Cat 40.25 --by player
  both counts of Cat's stack agree: $40.25
  recorded #23 ········
! next: count the stacks of Ann, Bob, Dan and Eve
$ cashout Cat
  Cat cashes out $40.25: $40.25 in cash
  Cat's count, the banker's count and the payout are all $40.25 (DAV-20)
  recorded #25 ········
! note: players should give notice a round or 30 minutes before they leave: did `Cat`? (DAV-13)
! next: play (hand new or hand result), then count the stacks
$ hand new
< straddle eve
< straddle ann
< ¶
< f*
< y
  hand 2, holdem: Ann wins $2.50
  recorded #27 ········
! holdem, .25/.50, Bob deals, 4 in: Ann Bob Dan Eve
! Enter to deal > straddle eve
! holdem, .25/.50, Bob deals, 4 in: Ann Bob Dan Eve; Eve straddles
! Enter to deal > straddle ann
! holdem, .25/.50, Bob deals, 4 in: Ann Bob Dan Eve; Eve straddles; Ann straddles
! Enter to deal > ¶
! note: there's no small blind, because that seat isn't in the hand (DAV-25)
! note: `Eve` straddles for $1.00 (DAV-31)
! note: `Ann` straddles for $2.00 (DAV-31)
! note: before the flop the minimum raise is $2.00 (DAV-32)
! Bob 39.75 · pot 3.50 · call 2.00, raise 4.00–39.75 > f*
! nobody called Ann's last $1.00, so Ann gets it back (standard rule)
! Ann is the only one left in the main pot, so Ann wins it: $2.50 (standard rule)
! Ann gets 2.50 (+1.50), Dan -0.50, Eve -1.00
! record? [Y/n] > y
> Ann wins $2.50
$ hand export 2 --format ohh --out two.ohh
  1 hand in `two.ohh`
! note: the file leaves out some of hand 2: which pot each winner took
$ hand export 2 --out two.phh
  1 hand in `two.phh`
$ undo
  undid #26 (Bob deals the next hand)
  undid #27 (hand 2, holdem: Ann won $2.50)
  recorded #29 ········
$ hand add two.ohh --dry-run
  hand 2, holdem: Ann wins $2.50
    nobody called Ann's last $1.00, so Ann gets it back (standard rule)
    Ann is the only one left in the main pot, so Ann wins it: $2.50 (standard
      rule)
  (dry run: nothing was recorded)
> hand 2, holdem: Ann wins $2.50
$ hand add two.phh
  hand 2, holdem: Ann wins $2.50
    nobody called Ann's last $1.00, so Ann gets it back (standard rule)
    Ann is the only one left in the main pot, so Ann wins it: $2.50 (standard
      rule)
  recorded #30 ········
> hand 2, holdem: Ann wins $2.50
$ hand add two.ohh
  already recorded as hand 2 of night 1 (event 30)
> already recorded as hand 2
