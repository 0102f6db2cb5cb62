# Who owes both blinds and sits on the small one comes in with a big blind live: the big blind is still his neighbor's, and goes on.
# rules: DAV-25, DAV-27

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
$ player add Dan
  Dan, a regular
  recorded #6 ········
$ player add Eve
  Eve, a regular
  recorded #7 ········
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
$ seat Bob 2
  Bob has seat 2
  recorded #15 ········
$ seat Cat 3
  Cat has seat 3
  recorded #16 ········
$ seat Dan 4
  Dan has seat 4
  recorded #17 ········
$ seat Eve 5
  Eve has seat 5
  recorded #18 ········
$ hand new --yes
< d cat
< ¶
< f*
  hand 1, holdem: Eve wins $0.50
  recorded #20 ········
! holdem, .25/.50, Ann deals, 5 in: Ann Bob Cat Dan Eve
! Enter to deal > d cat
! holdem, .25/.50, Cat deals, 5 in: Ann Bob Cat Dan Eve
! Enter to deal > ¶
! Ann 50.00 · pot 0.75 · call 0.50, raise 1.00–50.00 > f*
! nobody called Eve's last $0.25, so Eve gets it back (standard rule)
! Eve is the only one left in the main pot, so Eve wins it: $0.50 (standard rule)
! Dan -0.25, Eve gets 0.50 (+0.25)
! ¶
$ hand new --yes
< -ann
< d dan
< ¶
< f*
  hand 2, holdem: Bob wins $0.50
  recorded #22 ········
! holdem, .25/.50, Dan deals, 5 in: Ann Bob Cat Dan Eve
! Enter to deal > -ann
! holdem, .25/.50, Dan deals, 4 in: Bob Cat Dan Eve
! Enter to deal > d dan
! Enter to deal > ¶
! note: `Ann` is sitting out, owes blinds and gets no cards (DAV-36)
! Cat 50.00 · pot 0.75 · call 0.50, raise 1.00–50.00 > f*
! nobody called Bob's last $0.25, so Bob gets it back (standard rule)
! Bob is the only one left in the main pot, so Bob wins it: $0.50 (standard rule)
! Bob gets 0.50 (+0.25), Eve -0.25
! ¶
$ hand new --yes
< -ann
< ¶
< f*
  hand 3, holdem: Cat wins $0.50
  recorded #24 ········
! holdem, .25/.50, Eve deals, 5 in: Ann Bob Cat Dan Eve
! Enter to deal > -ann
! holdem, .25/.50, Eve deals, 4 in: Bob Cat Dan Eve
! Enter to deal > ¶
! note: `Ann` is sitting out, owes blinds and gets no cards (DAV-36)
! Dan 49.75 · pot 0.75 · call 0.50, raise 1.00–49.75 > f*
! nobody called Cat's last $0.25, so Cat gets it back (standard rule)
! Cat is the only one left in the main pot, so Cat wins it: $0.50 (standard rule)
! Bob -0.25, Cat gets 0.50 (+0.25)
! ¶
$ hand new --yes
< d eve
< ¶
< f*
  hand 4, holdem: Bob wins $1.25
  recorded #26 ········
! holdem, .25/.50, Bob deals, 5 in: Ann Bob Cat Dan Eve
! Enter to deal > d eve
! holdem, .25/.50, Eve deals, 5 in: Ann Bob Cat Dan Eve
! Enter to deal > ¶
! note: `Ann` comes in and posts $0.50 live and $0.25 dead (DAV-27)
! note: the $0.25 for the small blind is dead: it doesn't count toward a bet
!   (DAV-28)
! Cat 50.25 · pot 1.25 · call 0.50, raise 1.00–50.25 > f*
! Bob is the only one left in the main pot, so Bob wins it: $1.25 (standard rule)
! Ann -0.75, Bob gets 1.25 (+0.75)
! ¶
! note: unusual in this hand: a player folded with nothing to call
$ deal --dry-run
  Ann deals
    the deal passes to the left (DAV-25)
  holdem: Bob posts the small blind, $0.25; Cat posts the big blind, $0.50
  (dry run: nothing was recorded)
