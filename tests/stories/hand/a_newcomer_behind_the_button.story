# A newcomer sits down between button and small blind, where he gets no cards. That moves no blind: nobody owes more by it, and the button
# stays on the chair of who had the small blind and was away for a hand.
# rules: DAV-25, DAV-27, DAV-29

$ init --house dave
  started a new book in USD with `dave` rules
  recorded #2 ········
! next: add the players (player add NAME NAME)
$ player add Ann Bob Cat Dan Eve Hal
  Ann, a regular
  Bob, a regular
  Cat, a regular
  Dan, a regular
  Eve, a regular
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
$ buy Bob 20
  Bob buys chips: $20.00 in cash; stack $20.00
  recorded #11 ········
$ buy Cat 20
  Cat buys chips: $20.00 in cash; stack $20.00
  recorded #12 ········
$ buy Dan 20
  Dan buys chips: $20.00 in cash; stack $20.00
  recorded #13 ········
$ buy Eve 20
  Eve buys chips: $20.00 in cash; stack $20.00
  recorded #14 ········
$ seat Ann Bob Cat Dan Eve
  Ann has seat 1
  Bob has seat 2
  Cat has seat 3
  Dan has seat 4
  Eve has seat 5
  recorded #19 ········
$ hand new --yes
< d dan
< ¶
< f*
  hand 1, holdem: Ann wins $0.50
  recorded #21 ········
! holdem, .25/.50, Ann deals, 5 in: Ann Bob Cat Dan Eve
! Enter to deal > d dan
! holdem, .25/.50, Dan deals, 5 in: Ann Bob Cat Dan Eve
! Enter to deal > ¶
! Bob 20.00 · pot 0.75 · call 0.50, raise 1.00–20.00 > f*
! nobody called Ann's last $0.25, so Ann gets it back (standard rule)
! Ann is the only one left in the main pot, so Ann wins it: $0.50 (standard rule)
! Ann gets 0.50 (+0.25), Eve -0.25
! ¶

## Eve has the button, and Ann, who is away, the small blind; then Hal sits down beside her

$ hand new --yes
< -ann
< ¶
< f*
  hand 2, holdem: all bets returned
  recorded #23 ········
! holdem, .25/.50, Eve deals, 5 in: Ann Bob Cat Dan Eve
! Enter to deal > -ann
! holdem, .25/.50, Eve deals, 4 in: Bob Cat Dan Eve
! Enter to deal > ¶
! note: `Ann` is sitting out, owes blinds and gets no cards (DAV-36)
! note: there's no small blind, because that seat isn't in the hand (DAV-25)
! Cat 20.00 · pot 0.50 · call 0.50, raise 1.00–20.00 > f*
! nobody called Bob's last $0.50, so Bob gets it back (standard rule)
! ¶
$ buy Hal 20
  Hal buys chips: $20.00 in cash; stack $20.00
  recorded #24 ········
$ deal --dry-run
  Ann deals
  holdem: Bob posts the small blind, $0.25; Cat posts the big blind, $0.50; Ann
    posts $0.25 dead
    `Hal` is new and doesn't have to post (DAV-26)
    `Ann` comes in and posts $0.25 dead (DAV-27)
    the $0.25 for the small blind is dead: it doesn't count toward a bet (DAV-28)
  (dry run: nothing was recorded)

## two play, and Ann is away in the hand behind it: she has paid her big blind
$ undo
  undid #24 (Hal bought chips: $20.00 for cash)
  recorded #25 ········
$ undo
  undid #22 (Eve deals the next hand)
  undid #23 (hand 2, holdem: nobody won)
  recorded #27 ········
$ hand new --yes
< -dan
< -cat
< -ann
< ¶
< f*
  hand 2, holdem: Bob wins $0.50
  recorded #29 ········
! holdem, .25/.50, Eve deals, 5 in: Ann Bob Cat Dan Eve
! Enter to deal > -dan
! holdem, .25/.50, Eve deals, 4 in: Ann Bob Cat Eve
! Enter to deal > -cat
! holdem, .25/.50, Eve deals, 3 in: Ann Bob Eve
! Enter to deal > -ann
! holdem, .25/.50, Eve deals, 2 in: Bob Eve
! Enter to deal > ¶
! note: `Ann` is sitting out, owes blinds and gets no cards (DAV-36)
! note: `Cat` is sitting out but gets cards; the hand is dead when it's `Cat`'s
!   turn (DAV-36)
! note: `Dan` is sitting out but gets cards; the hand is dead when it's `Dan`'s
!   turn (DAV-36)
! note: `Cat` isn't at the table to act, so the hand is dead (type `dead Cat`)
!   (DAV-30)
! Cat 20.00 · pot 0.75 · call 0.50, raise 1.00–20.00 > f*
! nobody called Bob's last $0.25, so Bob gets it back (standard rule)
! Bob is the only one left in the main pot, so Bob wins it: $0.50 (standard rule)
! Bob gets 0.50 (+0.25), Eve -0.25
! ¶
$ buy Hal 20
  Hal buys chips: $20.00 in cash; stack $20.00
  recorded #30 ········
$ seat Hal 9
  Hal has seat 9
  recorded #31 ········
$ hand new --yes
< -ann
< ¶
< f*
  hand 3, holdem: Cat wins $0.50
  recorded #33 ········
! holdem, .25/.50, Eve deals, 6 in: Ann Bob Cat Dan Eve Hal
! Enter to deal > -ann
! holdem, .25/.50, Eve deals, 5 in: Bob Cat Dan Eve Hal
! Enter to deal > ¶
! note: `Ann` is sitting out, owes blinds and gets no cards (DAV-36)
! note: `Hal` sits between the button and the small blind and has to wait or buy
!   the button (DAV-29)
! Dan 20.00 · pot 0.75 · call 0.50, raise 1.00–20.00 > f*
! nobody called Cat's last $0.25, so Cat gets it back (standard rule)
! Cat is the only one left in the main pot, so Cat wins it: $0.50 (standard rule)
! Bob -0.25, Cat gets 0.50 (+0.25)
! ¶
$ deal --dry-run
  Bob deals
  holdem: Cat posts the small blind, $0.25; Dan posts the big blind, $0.50; Ann
    posts $0.25 dead
    `Hal` is new and doesn't have to post (DAV-26)
    `Ann` comes in and posts $0.25 dead (DAV-27)
    the $0.25 for the small blind is dead: it doesn't count toward a bet (DAV-28)
  (dry run: nothing was recorded)
$ hand export 3 --format housebook --out three.phh
  1 hand in `three.phh`
$ undo
  undid #32 (Eve deals the next hand)
  undid #33 (hand 3, holdem: Cat won $0.50)
  recorded #35 ········
$ hand add three.phh
  hand 3, holdem: Cat wins $0.50
    nobody called Cat's last $0.25, so Cat gets it back (standard rule)
    Cat is the only one left in the main pot, so Cat wins it: $0.50 (standard
      rule)
  recorded #36 ········
$ deal --dry-run
  Bob deals
  holdem: Cat posts the small blind, $0.25; Dan posts the big blind, $0.50; Ann
    posts $0.25 dead
    `Hal` is new and doesn't have to post (DAV-26)
    `Ann` comes in and posts $0.25 dead (DAV-27)
    the $0.25 for the small blind is dead: it doesn't count toward a bet (DAV-28)
  (dry run: nothing was recorded)

# The hands before may be told by their results alone: who comes then is new all the same.
$ --book told.book init --house dave
  started a new book in USD with `dave` rules
  recorded #2 ········
! next: add the players (player add NAME NAME)
$ --book told.book player add Ann Bob Cat Dan
  Ann, a regular
  Bob, a regular
  Cat, a regular
  Dan, a regular
  recorded #6 ········
! next: open the night (open --banker NAME)
$ --book told.book open --banker Ann --stakes .25/.50
  night 1 is open at Dave's cash game; Ann is the banker
  recorded #7 ········
! note: tonight's buy-in limits, unless everybody agrees to different ones in writing: each player buys at least $10.00; each player can buy up to a $50.00 stack, or the biggest stack at the table (DAV-17)
! next: sell chips (buy NAME AMOUNT)
$ --book told.book buy Ann 20
  Ann buys chips: $20.00 in cash; stack $20.00
  recorded #8 ········
! next: play (hand new or hand result), then count the stacks
$ --book told.book buy Bob 20
  Bob buys chips: $20.00 in cash; stack $20.00
  recorded #9 ········
$ --book told.book buy Cat 20
  Cat buys chips: $20.00 in cash; stack $20.00
  recorded #10 ········
$ --book told.book seat Ann 1
  Ann has seat 1
  recorded #11 ········
$ --book told.book seat Bob 2
  Bob has seat 2
  recorded #12 ········
$ --book told.book seat Cat 4
  Cat has seat 4
  recorded #13 ········
$ --book told.book hand result --game holdem --dealer Ann --in Bob=.25 --in Cat=.5 --win Cat=.75
  hand 1, holdem: Cat wins $0.75
  recorded #15 ········
$ --book told.book buy Dan 20
  Dan buys chips: $20.00 in cash; stack $20.00
  recorded #16 ········
$ --book told.book seat Dan 3
  Dan has seat 3
  recorded #17 ········
$ --book told.book deal --dry-run
  Bob deals
    the deal passes to the left (DAV-25)
  holdem: Cat posts the small blind, $0.25; Ann posts the big blind, $0.50
    `Dan` sits between the button and the small blind and has to wait or buy the
      button (DAV-29)
  (dry run: nothing was recorded)
> `Dan` sits between the button and the small blind
