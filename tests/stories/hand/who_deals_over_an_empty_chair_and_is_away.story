# The player who deals for an empty chair can be away too: the button is at that chair, and a player who waits still owes blinds.

$ init --house dave
  started a new book in USD with `dave` rules
  recorded #2 ········
! next: add the players (player add NAME NAME)
$ player add Ann Cat Dan Eve Fay Hal
  Ann, a regular
  Cat, a regular
  Dan, a regular
  Eve, a regular
  Fay, a regular
  Hal, a regular
  recorded #8 ········
! next: open the night (open --banker NAME)
$ open --banker Ann --stakes .25/.50
  night 1 is open at Dave's cash game; Ann is the banker
  recorded #9 ········
! note: tonight's buy-in limits, unless everybody agrees to different ones in writing: each player buys at least $10.00; each player can buy up to a $50.00 stack, or the biggest stack at the table (DAV-17)
! next: sell chips (buy NAME AMOUNT)
$ buy Ann 20
  Ann buys chips: $20.00 in cash; stack $20.00
  recorded #10 ········
! next: play (hand new or hand result), then count the stacks
$ buy Cat 20
  Cat buys chips: $20.00 in cash; stack $20.00
  recorded #11 ········
$ buy Dan 20
  Dan buys chips: $20.00 in cash; stack $20.00
  recorded #12 ········
$ buy Eve 20
  Eve buys chips: $20.00 in cash; stack $20.00
  recorded #13 ········
$ buy Fay 20
  Fay buys chips: $20.00 in cash; stack $20.00
  recorded #14 ········
$ buy Hal 20
  Hal buys chips: $20.00 in cash; stack $20.00
  recorded #15 ········
$ seat Ann Cat Dan Eve Fay Hal
  Ann has seat 1
  Cat has seat 2
  Dan has seat 3
  Eve has seat 4
  Fay has seat 5
  Hal has seat 6
  recorded #21 ········
$ hand new
< d dan
< ¶
< f*
< y
  hand 1, holdem: Fay wins $0.50
  recorded #23 ········
! holdem, .25/.50, Ann deals, 6 in: Ann Cat Dan Eve Fay Hal
! Enter to deal > d dan
! holdem, .25/.50, Dan deals, 6 in: Ann Cat Dan Eve Fay Hal
! Enter to deal > ¶
! Hal 20.00 · pot 0.75 · call 0.50, raise 1.00–20.00 > f*
! nobody called Fay's last $0.25, so Fay gets it back (standard rule)
! Fay is the only one left in the main pot, so Fay wins it: $0.50 (standard rule)
! Eve -0.25, Fay gets 0.50 (+0.25)
! record? [Y/n] > y
$ hand new
< -hal
< ¶
< f*
< y
  hand 2, holdem: Ann wins $0.50
  recorded #25 ········
! holdem, .25/.50, Eve deals, 6 in: Ann Cat Dan Eve Fay Hal
! Enter to deal > -hal
! holdem, .25/.50, Eve deals, 5 in: Ann Cat Dan Eve Fay
! Enter to deal > ¶
! note: `Hal` is sitting out, owes blinds and gets no cards (DAV-36)
! Cat 20.00 · pot 0.75 · call 0.50, raise 1.00–20.00 > f*
! nobody called Ann's last $0.25, so Ann gets it back (standard rule)
! Ann is the only one left in the main pot, so Ann wins it: $0.50 (standard rule)
! Ann gets 0.50 (+0.25), Fay -0.25
! record? [Y/n] > y
$ count Fay 20
  Fay has $20.00, as expected
  recorded #26 ········
! next: count the stacks of Ann, Cat, Dan, Eve and Hal
$ cashout Fay
  Fay cashes out $20.00: $20.00 in cash
  Fay's count, the banker's count and the payout are all $20.00 (DAV-20)
  recorded #28 ········
! note: players should give notice a round or 30 minutes before they leave: did `Fay`? (DAV-13)
! next: play (hand new or hand result), then count the stacks
$ hand result --game holdem --in Ann=0.25 --in Cat=0.25 --win Cat=0.50 --away Eve --dealer Eve
  hand 3, holdem: Cat wins $0.50
  recorded #30 ········
$ deal --dry-run
  Ann deals
  holdem: Cat posts the small blind, $0.25; Dan posts the big blind, $0.50; Hal
    posts a blind of $0.50 plus $0.25 dead
    `Hal` comes in and posts $0.50 live and $0.25 dead (DAV-27)
    the $0.25 for the small blind is dead: it doesn't count toward a bet (DAV-28)
  (dry run: nothing was recorded)
> Ann deals
