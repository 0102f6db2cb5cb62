# Two play, and one or both of them are away in the next hand: nobody pays a blind again that he has paid, and every door says the same
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
$ buy Dan 20
  Dan buys chips: $20.00 in cash; stack $20.00
  recorded #12 ········
$ buy Eve 20
  Eve buys chips: $20.00 in cash; stack $20.00
  recorded #13 ········
$ seat Ann Bob Cat Dan Eve
  Ann has seat 1
  Bob has seat 2
  Cat has seat 3
  Dan has seat 4
  Eve has seat 5
  recorded #18 ········
$ hand new --yes
< d dan
< ¶
< f*
  hand 1, holdem: Ann wins $0.50
  recorded #20 ········
! holdem, .25/.50, Ann deals, 5 in: Ann Bob Cat Dan Eve
! Enter to deal > d dan
! holdem, .25/.50, Dan deals, 5 in: Ann Bob Cat Dan Eve
! Enter to deal > ¶
! Bob 20.00 · pot 0.75 · call 0.50, raise 1.00–20.00 > f*
! nobody called Ann's last $0.25, so Ann gets it back (standard rule)
! Ann is the only one left in the main pot, so Ann wins it: $0.50 (standard rule)
! Ann gets 0.50 (+0.25), Eve -0.25
! ¶
$ hand new --yes
< -ann
< -cat
< -eve
< ¶
< f*
  hand 2, holdem: Bob wins $0.50
  recorded #22 ········
! holdem, .25/.50, Eve deals, 5 in: Ann Bob Cat Dan Eve
! Enter to deal > -ann
! holdem, .25/.50, Eve deals, 4 in: Bob Cat Dan Eve
! Enter to deal > -cat
! holdem, .25/.50, Eve deals, 3 in: Bob Dan Eve
! Enter to deal > -eve
! holdem, .25/.50, Dan deals, 2 in: Bob Dan
! Enter to deal > ¶
! note: `Ann` is sitting out, owes blinds and gets no cards (DAV-36)
! note: `Cat` is sitting out, owes blinds and gets no cards (DAV-36)
! note: `Eve` is sitting out but gets cards; the hand is dead when it's `Eve`'s
!   turn (DAV-36)
! Dan 19.75 · pot 0.75 · call 0.25, raise 1.00–20.00 > f*
! nobody called Bob's last $0.25, so Bob gets it back (standard rule)
! Bob is the only one left in the main pot, so Bob wins it: $0.50 (standard rule)
! Bob gets 0.50 (+0.25), Dan -0.25
! ¶

## Bob had the big blind, and only the small one passes him
$ hand new --yes
< -bob
< -dan
< ¶
< f*
  hand 3, holdem: all bets returned
  recorded #24 ········
! holdem, .25/.50, Eve deals, 5 in: Ann Bob Cat Dan Eve
! Enter to deal > -bob
! holdem, .25/.50, Eve deals, 4 in: Ann Cat Dan Eve
! Enter to deal > -dan
! holdem, .25/.50, Eve deals, 3 in: Ann Cat Eve
! Enter to deal > ¶
! note: `Ann` sits between the button and the small blind and has to wait or buy
!   the button (DAV-29)
! note: `Bob` is sitting out, owes blinds and gets no cards (DAV-36)
! note: `Dan` is sitting out but gets cards; the hand is dead when it's `Dan`'s
!   turn (DAV-36)
! note: there's no small blind, because that seat isn't in the hand (DAV-25)
! note: `Dan` isn't at the table to act, so the hand is dead (type `dead Dan`)
!   (DAV-30)
! Dan 19.75 · pot 0.50 · call 0.50, raise 1.00–19.75 > f*
! nobody called Cat's last $0.50, so Cat gets it back (standard rule)
! ¶
$ deal --dry-run
  Bob deals
  holdem: Cat posts the small blind, $0.25; Dan posts the big blind, $0.50; Ann
    and Bob post $0.25 dead each
    `Ann` comes in and posts $0.25 dead (DAV-27)
    the $0.25 for the small blind is dead: it doesn't count toward a bet (DAV-28)
    `Bob` comes in and posts $0.25 dead (DAV-27)
    the $0.25 for the small blind is dead: it doesn't count toward a bet (DAV-28)
  (dry run: nothing was recorded)
$ hand export 3 --format housebook --out three.phh
  1 hand in `three.phh`
$ undo
  undid #23 (Eve deals the next hand)
  undid #24 (hand 3, holdem: nobody won)
  recorded #26 ········
$ hand add three.phh
  hand 3, holdem: all bets returned
    nobody called Cat's last $0.50, so Cat gets it back (standard rule)
  recorded #27 ········
$ deal --dry-run
  Bob deals
  holdem: Cat posts the small blind, $0.25; Dan posts the big blind, $0.50; Ann
    and Bob post $0.25 dead each
    `Ann` comes in and posts $0.25 dead (DAV-27)
    the $0.25 for the small blind is dead: it doesn't count toward a bet (DAV-28)
    `Bob` comes in and posts $0.25 dead (DAV-27)
    the $0.25 for the small blind is dead: it doesn't count toward a bet (DAV-28)
  (dry run: nothing was recorded)

## the button does not stay with Dan, though nobody posts the small blind
$ undo
  undid #27 (hand 3, holdem: nobody won)
  recorded #28 ········
$ hand new --yes
< -bob
< ¶
< f*
  hand 3, holdem: all bets returned
  recorded #30 ········
! holdem, .25/.50, Eve deals, 5 in: Ann Bob Cat Dan Eve
! Enter to deal > -bob
! holdem, .25/.50, Eve deals, 4 in: Ann Cat Dan Eve
! Enter to deal > ¶
! note: `Ann` sits between the button and the small blind and has to wait or buy
!   the button (DAV-29)
! note: `Bob` is sitting out, owes blinds and gets no cards (DAV-36)
! note: there's no small blind, because that seat isn't in the hand (DAV-25)
! Dan 19.75 · pot 0.50 · call 0.50, raise 1.00–19.75 > f*
! nobody called Cat's last $0.50, so Cat gets it back (standard rule)
! ¶
$ hand export 3 --format housebook --out three.phh
! error: `three.phh` already exists
! hint: hand export 3 --format housebook --out three-2.phh
= 4
$ undo
  undid #29 (Eve deals the next hand)
  undid #30 (hand 3, holdem: nobody won)
  recorded #32 ········
$ hand add three.phh
  hand 3, holdem: all bets returned
    nobody called Cat's last $0.50, so Cat gets it back (standard rule)
  recorded #33 ········
$ deal --dry-run
  Bob deals
  holdem: Cat posts the small blind, $0.25; Dan posts the big blind, $0.50; Ann
    and Bob post $0.25 dead each
    `Ann` comes in and posts $0.25 dead (DAV-27)
    the $0.25 for the small blind is dead: it doesn't count toward a bet (DAV-28)
    `Bob` comes in and posts $0.25 dead (DAV-27)
    the $0.25 for the small blind is dead: it doesn't count toward a bet (DAV-28)
  (dry run: nothing was recorded)
