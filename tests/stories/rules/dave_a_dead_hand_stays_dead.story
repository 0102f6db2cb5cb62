# A hand that is dead in the middle of the betting stays dead, by the rule on the muck
# rules: DAV-41

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
$ hand new --yes
< d ann
< ¶
< c
< dead bob
< retrieve bob
< retrieve cat
< f
  hand 1, holdem: Ann wins $1.25
  recorded #11 ········
! holdem, .25/.50, Ann deals, 3 in: Ann Bob Cat
! Enter to deal > d ann
! Enter to deal > ¶
! Ann 20.00 · pot 0.75 · call 0.50, raise 1.00–20.00 > c
! Bob 19.75 · pot 1.25 · call 0.25, raise 1.00–20.00 > dead bob
! Cat 19.50 · pot 1.25 · check, raise 1.00–20.00 > retrieve bob
! error: `Bob` is out of the hand: cards in the muck are dead (DAV-41)
! Cat 19.50 · pot 1.25 · check, raise 1.00–20.00 > retrieve cat
! error: `Cat` didn't muck the hand
! Cat 19.50 · pot 1.25 · check, raise 1.00–20.00 > f
! Bob's hand is dead and can't win (DAV-41)
! Ann is the only one left in the main pot, so Ann wins it: $1.25 (standard rule)
! Ann gets 1.25 (+0.75), Bob -0.25, Cat -0.50
! ¶
! note: unusual in this hand: a player folded with nothing to call
