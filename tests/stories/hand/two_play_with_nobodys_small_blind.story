# Ann had the big blind and is away now, so nobody posts the small one. Two play, and a file of the hand lists only those two.
# rules: DAV-25, DAV-27

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
$ buy Ann 20
  Ann buys chips: $20.00 in cash; stack $20.00
  recorded #9 ········
! next: play (hand new or hand result), then count the stacks
$ buy Bob 20
  Bob buys chips: $20.00 in cash; stack $20.00
  recorded #10 ········
$ buy Cat 20
  Cat buys chips: $20.00 in cash; stack $20.00
  recorded #11 ········
$ buy Eve 20
  Eve buys chips: $20.00 in cash; stack $20.00
  recorded #12 ········
$ seat Ann Bob Cat Eve
  Ann has seat 1
  Bob has seat 2
  Cat has seat 3
  Eve has seat 4
  recorded #16 ········
$ hand new --yes
< d cat
< ¶
< f*
  hand 1, holdem: Ann wins $0.50
  recorded #18 ········
! holdem, .25/.50, Ann deals, 4 in: Ann Bob Cat Eve
! Enter to deal > d cat
! holdem, .25/.50, Cat deals, 4 in: Ann Bob Cat Eve
! Enter to deal > ¶
! Bob 20.00 · pot 0.75 · call 0.50, raise 1.00–20.00 > f*
! nobody called Ann's last $0.25, so Ann gets it back (standard rule)
! Ann is the only one left in the main pot, so Ann wins it: $0.50 (standard rule)
! Ann gets 0.50 (+0.25), Eve -0.25
! ¶
$ hand new --yes
< -ann
< -bob
< ¶
< f*
  hand 2, holdem: Cat wins $0.50
  recorded #20 ········
! holdem, .25/.50, Eve deals, 4 in: Ann Bob Cat Eve
! Enter to deal > -ann
! holdem, .25/.50, Eve deals, 3 in: Bob Cat Eve
! Enter to deal > -bob
! holdem, .25/.50, Eve deals, 2 in: Cat Eve
! Enter to deal > ¶
! note: `Ann` is sitting out, owes blinds and gets no cards (DAV-36)
! note: `Bob` is sitting out, owes blinds and gets no cards (DAV-36)
! Eve 19.50 · pot 0.75 · call 0.25, raise 1.00–19.75 > f*
! nobody called Cat's last $0.25, so Cat gets it back (standard rule)
! Cat is the only one left in the main pot, so Cat wins it: $0.50 (standard rule)
! Cat gets 0.50 (+0.25), Eve -0.25
! ¶
$ deal --dry-run
  Bob deals
  holdem: Cat posts the small blind, $0.25; Eve and Bob post a blind of $0.50
    each; Ann posts $0.25 dead
    `Ann` comes in and posts $0.25 dead (DAV-27)
    the $0.25 for the small blind is dead: it doesn't count toward a bet (DAV-28)
    `Bob` comes in and posts $0.50 live (DAV-27)
  (dry run: nothing was recorded)
$ hand export 2 --format ohh --out two.ohh
  1 hand in `two.ohh`
! note: the file leaves out some of hand 2: `p1` sitting out with $20.25; `p2` sitting out with $20.00; which pot each winner took
$ undo
  undid #19 (Eve deals the next hand)
  undid #20 (hand 2, holdem: Cat won $0.50)
  recorded #22 ········
$ hand add two.ohh
  hand 2, holdem: Cat wins $0.50
    nobody called Cat's last $0.25, so Cat gets it back (standard rule)
    Cat is the only one left in the main pot, so Cat wins it: $0.50 (standard
      rule)
  recorded #23 ········
$ deal --dry-run
  Bob deals
  holdem: Cat posts the small blind, $0.25; Eve and Bob post a blind of $0.50
    each; Ann posts $0.25 dead
    `Ann` comes in and posts $0.25 dead (DAV-27)
    the $0.25 for the small blind is dead: it doesn't count toward a bet (DAV-28)
    `Bob` comes in and posts $0.50 live (DAV-27)
  (dry run: nothing was recorded)
