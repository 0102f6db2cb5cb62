# Bob was noted for the next deal, and Ann leaves before it. Two play then, and Cat deals: she had the big blind and has the small one now.
# rules: DAV-25

$ init --house dave
  started a new book in USD with `dave` rules
  recorded #2 ········
! next: add the players (player add NAME NAME)
$ player add Ann Bob Cat
  Ann, a regular
  Bob, a regular
  Cat, a regular
  recorded #5 ········
! next: open the night (open --banker NAME)
$ open --banker Ann --stakes .25/.50
  night 1 is open at Dave's cash game; Ann is the banker
  recorded #6 ········
! note: tonight's buy-in limits, unless everybody agrees to different ones in writing: each player buys at least $10.00; each player can buy up to a $50.00 stack, or the biggest stack at the table (DAV-17)
! next: sell chips (buy NAME AMOUNT)
$ buy Ann 20
  Ann buys chips: $20.00 in cash; stack $20.00
  recorded #7 ········
! next: play (hand new or hand result), then count the stacks
$ buy Bob 20
  Bob buys chips: $20.00 in cash; stack $20.00
  recorded #8 ········
$ buy Cat 20
  Cat buys chips: $20.00 in cash; stack $20.00
  recorded #9 ········
$ seat Ann Bob Cat
  Ann has seat 1
  Bob has seat 2
  Cat has seat 3
  recorded #12 ········
$ hand new --yes
< d ann
< ¶
< f*
  hand 1, holdem: Cat wins $0.50
  recorded #14 ········
! holdem, .25/.50, Ann deals, 3 in: Ann Bob Cat
! Enter to deal > d ann
! Enter to deal > ¶
! Ann 20.00 · pot 0.75 · call 0.50, raise 1.00–20.00 > f*
! nobody called Cat's last $0.25, so Cat gets it back (standard rule)
! Cat is the only one left in the main pot, so Cat wins it: $0.50 (standard rule)
! Bob -0.25, Cat gets 0.50 (+0.25)
! ¶
$ deal
  Bob deals
    the deal passes to the left (DAV-25)
  holdem: Cat posts the small blind, $0.25; Ann posts the big blind, $0.50
  recorded #15 ········
$ count Ann 20
  Ann has $20.00, as expected
  recorded #16 ········
! next: count the stacks of Bob and Cat
$ cashout Ann
  Ann cashes out $20.00: $20.00 in cash
  Ann's count, the banker's count and the payout are all $20.00 (DAV-20)
  recorded #18 ········
! note: players should give notice a round or 30 minutes before they leave: did `Ann`? (DAV-13)
! next: play (hand new or hand result), then count the stacks
$ deal --dry-run
  Cat deals
  holdem: Cat posts the small blind, $0.25; Bob posts the big blind, $0.50
  (dry run: nothing was recorded)
$ hand new --yes
< ¶
< f*
  hand 2, holdem: Bob wins $0.50
  recorded #20 ········
! holdem, .25/.50, Cat deals, 2 in: Bob Cat
! Enter to deal > ¶
! Cat 20.00 · pot 0.75 · call 0.25, raise 1.00–20.25 > f*
! nobody called Bob's last $0.25, so Bob gets it back (standard rule)
! Bob is the only one left in the main pot, so Bob wins it: $0.50 (standard rule)
! Bob gets 0.50 (+0.25), Cat -0.25
! ¶
