# If the table named the dealer of a bad deal, that player deals again, even if it was their turn without the players who were away.

$ init --house dave
  started a new book in USD with `dave` rules
  recorded #2 ········
! next: add the players (player add NAME NAME)
$ player add Ann Bob Cat Dan
  Ann, a regular
  Bob, a regular
  Cat, a regular
  Dan, a regular
  recorded #6 ········
! next: open the night (open --banker NAME)
$ open --banker Ann --stakes .25/.50
  night 1 is open at Dave's cash game; Ann is the banker
  recorded #7 ········
! note: tonight's buy-in limits, unless everybody agrees to different ones in writing: each player buys at least $10.00; each player can buy up to a $50.00 stack, or the biggest stack at the table (DAV-17)
! next: sell chips (buy NAME AMOUNT)
$ buy Ann 20
  Ann buys chips: $20.00 in cash; stack $20.00
  recorded #8 ········
! next: play (hand new or hand result), then count the stacks
$ buy Bob 20
  Bob buys chips: $20.00 in cash; stack $20.00
  recorded #9 ········
$ buy Cat 20
  Cat buys chips: $20.00 in cash; stack $20.00
  recorded #10 ········
$ buy Dan 20
  Dan buys chips: $20.00 in cash; stack $20.00
  recorded #11 ········
$ seat Ann Bob Cat Dan
  Ann has seat 1
  Bob has seat 2
  Cat has seat 3
  Dan has seat 4
  recorded #15 ········
$ hand new
< d bob
< -dan
< ¶
< f*
< y
  hand 1, holdem: Ann wins $0.50
  recorded #17 ········
! holdem, .25/.50, Ann deals, 4 in: Ann Bob Cat Dan
! Enter to deal > d bob
! holdem, .25/.50, Bob deals, 4 in: Ann Bob Cat Dan
! Enter to deal > -dan
! holdem, .25/.50, Bob deals, 3 in: Ann Bob Cat
! Enter to deal > ¶
! note: `Dan` is sitting out, owes blinds and gets no cards (DAV-36)
! Bob 20.00 · pot 0.75 · call 0.50, raise 1.00–20.00 > f*
! nobody called Ann's last $0.25, so Ann gets it back (standard rule)
! Ann is the only one left in the main pot, so Ann wins it: $0.50 (standard rule)
! Ann gets 0.50 (+0.25), Cat -0.25
! record? [Y/n] > y
$ hand new
< -bob
< -dan
< ¶
< f*
< y
  hand 2, holdem: Cat wins $0.50
  recorded #19 ········
! holdem, .25/.50, Cat deals, 4 in: Ann Bob Cat Dan
! Enter to deal > -bob
! holdem, .25/.50, Dan deals, 3 in: Ann Cat Dan
! Enter to deal > -dan
! holdem, .25/.50, Ann deals, 2 in: Ann Cat
! Enter to deal > ¶
! note: `Bob` is sitting out, owes blinds and gets no cards (DAV-36)
! note: `Dan` is sitting out, owes blinds and gets no cards (DAV-36)
! Ann 20.00 · pot 0.75 · call 0.25, raise 1.00–20.25 > f*
! nobody called Cat's last $0.25, so Cat gets it back (standard rule)
! Cat is the only one left in the main pot, so Cat wins it: $0.50 (standard rule)
! Ann -0.25, Cat gets 0.50 (+0.25)
! record? [Y/n] > y
$ hand new
< d bob
< -dan
< ¶
< m
< y
  hand 3, holdem: all bets returned
  recorded #21 ········
! holdem, .25/.50, Ann deals, 4 in: Ann Bob Cat Dan
! Enter to deal > d bob
! holdem, .25/.50, Bob deals, 4 in: Ann Bob Cat Dan
! Enter to deal > -dan
! holdem, .25/.50, Bob deals, 3 in: Ann Bob Cat
! Enter to deal > ¶
! note: `Dan` is sitting out, owes blinds and gets no cards (DAV-36)
! note: `Bob` comes in and posts $0.50 live (DAV-27)
! Bob 19.50 · pot 1.25 · check, raise 1.00–20.00 > m
! misdeal: everybody gets their money back (DAV-37)
! returned: Ann 0.50, Bob 0.50, Cat 0.25
! record? [Y/n] > y
$ deal --dry-run
  Bob deals
  holdem: Cat posts the small blind, $0.25; Dan and Bob post a blind of $0.50 each
    `Bob` comes in and posts $0.50 live (DAV-27)
  (dry run: nothing was recorded)
! note: `Bob` already has the next deal, so nothing was recorded; if that hand was already played, type deal --next (DAV-25)
> Bob deals
