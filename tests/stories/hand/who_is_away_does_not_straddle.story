# A straddle is said at the table: who is away cannot say it
# rules: DAV-31, DAV-36

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
$ hand new
< d ann
< ¶
< f f
< y
  hand 1, holdem: Cat wins $0.50
  recorded #11 ········
! holdem, .25/.50, Ann deals, 3 in: Ann Bob Cat
! Enter to deal > d ann
! Enter to deal > ¶
! Ann 20.00 · pot 0.75 · call 0.50, raise 1.00–20.00 > f f
! nobody called Cat's last $0.25, so Cat gets it back (standard rule)
! Cat is the only one left in the main pot, so Cat wins it: $0.50 (standard rule)
! Bob -0.25, Cat gets 0.50 (+0.25)
! record? [Y/n] > y
$ hand new
< -ann
< straddle ann
< +ann
< straddle ann
< ¶
< q
  stopped: nothing was recorded
! holdem, .25/.50, Bob deals, 3 in: Ann Bob Cat
! Enter to deal > -ann
! holdem, .25/.50, Cat deals, 2 in: Bob Cat
! Enter to deal > straddle ann
! error: `Ann` is sitting out and can't straddle (DAV-31)
! Enter to deal > +ann
! holdem, .25/.50, Bob deals, 3 in: Ann Bob Cat
! Enter to deal > straddle ann
! error: `Ann` can't straddle there: this house doesn't allow a sleeper straddle
!   (DAV-33)
! Enter to deal > ¶
! Bob 19.75 · pot 0.75 · call 0.50, raise 1.00–19.75 > q
