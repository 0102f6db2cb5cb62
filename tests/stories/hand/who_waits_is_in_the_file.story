# Cat waits for the big blind. A file says so, and the next deal is the same.
# rules: DAV-27

$ init --house dave
  started a new book in USD with `dave` rules
  recorded #2 ········
! next: add the players (player add NAME NAME)
$ player add Ann Bob Cat Dan Eve Fay
  Ann, a regular
  Bob, a regular
  Cat, a regular
  Dan, a regular
  Eve, a regular
  Fay, a regular
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
$ buy Fay 20
  Fay buys chips: $20.00 in cash; stack $20.00
  recorded #15 ········
$ hand new --yes
< d fay
< ¶
< f*
  hand 1, holdem: Bob wins $0.50
  recorded #17 ········
! holdem, .25/.50, Ann deals, 6 in: Ann Bob Cat Dan Eve Fay
! Enter to deal > d fay
! holdem, .25/.50, Fay deals, 6 in: Ann Bob Cat Dan Eve Fay
! Enter to deal > ¶
! Cat 20.00 · pot 0.75 · call 0.50, raise 1.00–20.00 > f*
! nobody called Bob's last $0.25, so Bob gets it back (standard rule)
! Bob is the only one left in the main pot, so Bob wins it: $0.50 (standard rule)
! Ann -0.25, Bob gets 0.50 (+0.25)
! ¶
$ hand new --yes
< -cat
< ¶
< f*
  hand 2, holdem: Dan wins $0.50
  recorded #19 ········
! holdem, .25/.50, Ann deals, 6 in: Ann Bob Cat Dan Eve Fay
! Enter to deal > -cat
! holdem, .25/.50, Ann deals, 5 in: Ann Bob Dan Eve Fay
! Enter to deal > ¶
! note: `Cat` is sitting out, owes blinds and gets no cards (DAV-36)
! Eve 20.00 · pot 0.75 · call 0.50, raise 1.00–20.00 > f*
! nobody called Dan's last $0.25, so Dan gets it back (standard rule)
! Dan is the only one left in the main pot, so Dan wins it: $0.50 (standard rule)
! Bob -0.25, Dan gets 0.50 (+0.25)
! ¶
$ hand new --yes
< ¶
< f*
  hand 3, holdem: Eve wins $0.50
  recorded #21 ········
! holdem, .25/.50, Bob deals, 6 in: Ann Bob Cat Dan Eve Fay
! Enter to deal > ¶
! note: `Cat` sits between the button and the small blind and has to wait or buy
!   the button (DAV-29)
! Fay 20.00 · pot 0.75 · call 0.50, raise 1.00–20.00 > f*
! nobody called Eve's last $0.25, so Eve gets it back (standard rule)
! Eve is the only one left in the main pot, so Eve wins it: $0.50 (standard rule)
! Dan -0.25, Eve gets 0.50 (+0.25)
! ¶
$ hand new --yes
< wait cat
< ¶
< f*
  hand 4, holdem: Fay wins $0.50
  recorded #23 ········
! holdem, .25/.50, Dan deals, 6 in: Ann Bob Cat Dan Eve Fay
! Enter to deal > wait cat
! holdem, .25/.50, Dan deals, 6 in: Ann Bob Cat Dan Eve Fay; Cat waits for the big
!   blind
! Enter to deal > ¶
! note: `Cat` waits for the big blind (DAV-27)
! Ann 19.75 · pot 0.75 · call 0.50, raise 1.00–19.75 > f*
! nobody called Fay's last $0.25, so Fay gets it back (standard rule)
! Fay is the only one left in the main pot, so Fay wins it: $0.50 (standard rule)
! Eve -0.25, Fay gets 0.50 (+0.25)
! ¶
$ hand new --yes
< ¶
< f*
  hand 5, holdem: Ann wins $0.50
  recorded #25 ········
! holdem, .25/.50, Eve deals, 6 in: Ann Bob Cat Dan Eve Fay; Cat waits for the big
!   blind
! Enter to deal > ¶
! note: `Cat` waits for the big blind (DAV-27)
! Bob 20.00 · pot 0.75 · call 0.50, raise 1.00–20.00 > f*
! nobody called Ann's last $0.25, so Ann gets it back (standard rule)
! Ann is the only one left in the main pot, so Ann wins it: $0.50 (standard rule)
! Ann gets 0.50 (+0.25), Fay -0.25
! ¶
$ deal --dry-run
  Fay deals
    the deal passes to the left (DAV-25)
  holdem: Ann posts the small blind, $0.25; Bob posts the big blind, $0.50
    `Cat` waits for the big blind (DAV-27)
  (dry run: nothing was recorded)
$ hand export 5 --format housebook --out five.phh
  1 hand in `five.phh`
$ undo
  undid #24 (Eve deals the next hand)
  undid #25 (hand 5, holdem: Ann won $0.50)
  recorded #27 ········
$ hand add five.phh
  hand 5, holdem: Ann wins $0.50
    nobody called Ann's last $0.25, so Ann gets it back (standard rule)
    Ann is the only one left in the main pot, so Ann wins it: $0.50 (standard
      rule)
  recorded #28 ········
$ deal --dry-run
  Fay deals
  holdem: Ann posts the small blind, $0.25; Bob posts the big blind, $0.50
    `Cat` waits for the big blind (DAV-27)
  (dry run: nothing was recorded)
$ undo
  undid #28 (hand 5, holdem: Ann won $0.50)
  recorded #29 ········
$ hand add five.phh
  hand 5, holdem: Ann wins $0.50
    nobody called Ann's last $0.25, so Ann gets it back (standard rule)
    Ann is the only one left in the main pot, so Ann wins it: $0.50 (standard
      rule)
  recorded #30 ········
