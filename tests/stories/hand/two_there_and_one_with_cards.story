# Two players who are there play a hand of two; somebody away who owes nothing has cards, and may be back in time.
# rules: DAV-36

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
$ hand new --yes
< d ann
< ¶
< f*
  hand 1, holdem: Cat wins $0.50
  recorded #17 ········
! holdem, .25/.50, Ann deals, 4 in: Ann Bob Cat Dan
! Enter to deal > d ann
! Enter to deal > ¶
! Dan 20.00 · pot 0.75 · call 0.50, raise 1.00–20.00 > f*
! nobody called Cat's last $0.25, so Cat gets it back (standard rule)
! Cat is the only one left in the main pot, so Cat wins it: $0.50 (standard rule)
! Bob -0.25, Cat gets 0.50 (+0.25)
! ¶
$ hand new --yes
< -bob
< -cat
< ¶
< c
< bob c
< k
< 2c3c4c
< f*
  hand 2, holdem: Ann wins $1.50
  recorded #19 ········
! holdem, .25/.50, Bob deals, 4 in: Ann Bob Cat Dan
! Enter to deal > -bob
! holdem, .25/.50, Bob deals, 3 in: Ann Cat Dan
! Enter to deal > -cat
! holdem, .25/.50, Ann deals, 2 in: Ann Dan
! Enter to deal > ¶
! note: `Bob` is sitting out but gets cards; the hand is dead when it's `Bob`'s
!   turn (DAV-36)
! note: `Cat` is sitting out, owes blinds and gets no cards (DAV-36)
! Ann 19.75 · pot 0.75 · call 0.25, raise 1.00–20.00 > c
! note: `Bob` isn't at the table to act, so the hand is dead (type `dead Bob`)
!   (DAV-30)
! Bob 19.75 · pot 1.00 · call 0.50, raise 1.00–19.75 > bob c
! note: `Bob` is back in time and plays
! Dan 19.50 · pot 1.50 · check, raise 1.00–20.00 > k
! flop · pot 1.50 > 2c3c4c
! flop: 2c 3c 4c · pot 1.50
! Bob 19.25 · pot 1.50 · check, bet 0.50–19.25 > f*
! Ann is the only one left in the main pot, so Ann wins it: $1.50 (standard rule)
! Ann gets 1.50 (+1.00), Bob -0.50, Dan -0.50
! ¶
! note: unusual in this hand: a player folded with nothing to call
$ deal --dry-run
  Cat deals
  holdem: Dan posts the small blind, $0.25; Ann posts the big blind, $0.50; Cat
    posts $0.25 dead
    `Cat` comes in and posts $0.25 dead (DAV-27)
    the $0.25 for the small blind is dead: it doesn't count toward a bet (DAV-28)
  (dry run: nothing was recorded)
