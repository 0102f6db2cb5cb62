# Who sits out the first hand has missed the blind that was his; who waits for the big blind waits until it comes
# rules: DAV-25, DAV-27, DAV-28, DAV-36

$ init --house dave
  started a new book in USD with `dave` rules
  recorded #2 ········
! next: add the players (player add NAME NAME)
$ player add Ann
  Ann, a regular
  recorded #3 ········
$ open --banker Ann --stakes .25/.50
  night 1 is open at Dave's cash game; Ann is the banker
  recorded #4 ········
! note: tonight's buy-in limits, unless everybody agrees to different ones in writing: each player buys at least $10.00; each player can buy up to a $50.00 stack, or the biggest stack at the table (DAV-17)
! next: sell chips (buy NAME AMOUNT)
$ buy Ann 20
  Ann buys chips: $20.00 in cash; stack $20.00
  recorded #5 ········
! next: play (hand new or hand result), then count the stacks
$ seat Ann 1
  Ann has seat 1
  recorded #6 ········
$ player add Bob
  Bob, a regular
  recorded #7 ········
$ buy Bob 20
  Bob buys chips: $20.00 in cash; stack $20.00
  recorded #8 ········
$ seat Bob 2
  Bob has seat 2
  recorded #9 ········
$ player add Cat
  Cat, a regular
  recorded #10 ········
$ buy Cat 20
  Cat buys chips: $20.00 in cash; stack $20.00
  recorded #11 ········
$ seat Cat 3
  Cat has seat 3
  recorded #12 ········
$ player add Dan
  Dan, a regular
  recorded #13 ········
$ buy Dan 20
  Dan buys chips: $20.00 in cash; stack $20.00
  recorded #14 ········
$ seat Dan 4
  Dan has seat 4
  recorded #15 ········
$ player add Eve
  Eve, a regular
  recorded #16 ········
$ buy Eve 20
  Eve buys chips: $20.00 in cash; stack $20.00
  recorded #17 ········
$ seat Eve 5
  Eve has seat 5
  recorded #18 ········

Bob has chips and is not there for the first hand. The small blind would be his: he gets no cards, and owes it.

$ hand new
< d ann
< -bob
< ¶
< f*
< y
  hand 1, holdem: Dan wins $0.50
  recorded #20 ········
! holdem, .25/.50, Ann deals, 5 in: Ann Bob Cat Dan Eve
! Enter to deal > d ann
! Enter to deal > -bob
! holdem, .25/.50, Ann deals, 4 in: Ann Cat Dan Eve
! Enter to deal > ¶
! note: `Bob` is sitting out, owes blinds and gets no cards (DAV-36)
! Eve 20.00 · pot 0.75 · call 0.50, raise 1.00–20.00 > f*
! nobody called Dan's last $0.25, so Dan gets it back (standard rule)
! Dan is the only one left in the main pot, so Dan wins it: $0.50 (standard rule)
! Cat -0.25, Dan gets 0.50 (+0.25)
! record? [Y/n] > y
> `Bob` is sitting out, owes blinds and gets no cards (DAV-36)
$ hand new
< ¶
< f*
< y
  hand 2, holdem: Eve wins $0.75
  recorded #22 ········
! holdem, .25/.50, Cat deals, 5 in: Ann Bob Cat Dan Eve
! Enter to deal > ¶
! note: `Bob` comes in and posts $0.25 dead (DAV-27)
! note: the $0.25 for the small blind is dead: it doesn't count toward a bet
!   (DAV-28)
! Ann 20.00 · pot 1.00 · call 0.50, raise 1.00–20.00 > f*
! nobody called Eve's last $0.25, so Eve gets it back (standard rule)
! Eve is the only one left in the main pot, so Eve wins it: $0.75 (standard rule)
! Bob -0.25, Dan -0.25, Eve gets 0.75 (+0.50)
! record? [Y/n] > y
> `Bob` comes in and posts $0.25 dead (DAV-27)

Fay comes later, and posts nothing for it.

$ player add Fay
  Fay, a regular
  recorded #23 ········
$ buy Fay 20
  Fay buys chips: $20.00 in cash; stack $20.00
  recorded #24 ········
$ seat Fay 6
  Fay has seat 6
  recorded #25 ········
$ hand new
< ¶
< f*
< y
  hand 3, holdem: Fay wins $0.50
  recorded #27 ········
! holdem, .25/.50, Dan deals, 6 in: Ann Bob Cat Dan Eve Fay
! Enter to deal > ¶
! Ann 20.00 · pot 0.75 · call 0.50, raise 1.00–20.00 > f*
! nobody called Fay's last $0.25, so Fay gets it back (standard rule)
! Fay is the only one left in the main pot, so Fay wins it: $0.50 (standard rule)
! Eve -0.25, Fay gets 0.50 (+0.25)
! record? [Y/n] > y

Bob sits out while both blinds pass him, and waits. It is said once, and holds until the big blind comes to him.

$ hand new
< -bob
< ¶
< f*
< y
  hand 4, holdem: Ann wins $0.50
  recorded #29 ········
! holdem, .25/.50, Eve deals, 6 in: Ann Bob Cat Dan Eve Fay
! Enter to deal > -bob
! holdem, .25/.50, Eve deals, 5 in: Ann Cat Dan Eve Fay
! Enter to deal > ¶
! note: `Bob` is sitting out but gets cards; the hand is dead when it's `Bob`'s
!   turn (DAV-36)
! note: `Bob` isn't at the table to act, so the hand is dead (type `dead Bob`)
!   (DAV-30)
! Bob 19.75 · pot 0.75 · call 0.50, raise 1.00–19.75 > f*
! nobody called Ann's last $0.25, so Ann gets it back (standard rule)
! Ann is the only one left in the main pot, so Ann wins it: $0.50 (standard rule)
! Ann gets 0.50 (+0.25), Fay -0.25
! record? [Y/n] > y
$ hand new
< -bob
< ¶
< f*
< y
  hand 5, holdem: Cat wins $0.50
  recorded #31 ········
! holdem, .25/.50, Fay deals, 6 in: Ann Bob Cat Dan Eve Fay
! Enter to deal > -bob
! holdem, .25/.50, Fay deals, 5 in: Ann Cat Dan Eve Fay
! Enter to deal > ¶
! note: `Bob` is sitting out, owes blinds and gets no cards (DAV-36)
! Dan 20.00 · pot 0.75 · call 0.50, raise 1.00–20.00 > f*
! nobody called Cat's last $0.25, so Cat gets it back (standard rule)
! Cat is the only one left in the main pot, so Cat wins it: $0.50 (standard rule)
! Ann -0.25, Cat gets 0.50 (+0.25)
! record? [Y/n] > y
$ hand new
< -bob
< ¶
< f*
< y
  hand 6, holdem: Dan wins $0.50
  recorded #33 ········
! holdem, .25/.50, Ann deals, 6 in: Ann Bob Cat Dan Eve Fay
! Enter to deal > -bob
! holdem, .25/.50, Ann deals, 5 in: Ann Cat Dan Eve Fay
! Enter to deal > ¶
! note: `Bob` is sitting out, owes blinds and gets no cards (DAV-36)
! Eve 20.25 · pot 0.75 · call 0.50, raise 1.00–20.25 > f*
! nobody called Dan's last $0.25, so Dan gets it back (standard rule)
! Dan is the only one left in the main pot, so Dan wins it: $0.50 (standard rule)
! Cat -0.25, Dan gets 0.50 (+0.25)
! record? [Y/n] > y
$ hand new
< -bob
< ¶
< f*
< y
  hand 7, holdem: Eve wins $0.50
  recorded #35 ········
! holdem, .25/.50, Cat deals, 6 in: Ann Bob Cat Dan Eve Fay
! Enter to deal > -bob
! holdem, .25/.50, Cat deals, 5 in: Ann Cat Dan Eve Fay
! Enter to deal > ¶
! note: `Bob` is sitting out, owes blinds and gets no cards (DAV-36)
! Fay 20.00 · pot 0.75 · call 0.50, raise 1.00–20.00 > f*
! nobody called Eve's last $0.25, so Eve gets it back (standard rule)
! Eve is the only one left in the main pot, so Eve wins it: $0.50 (standard rule)
! Dan -0.25, Eve gets 0.50 (+0.25)
! record? [Y/n] > y
$ hand new
< wait bob
< ¶
< f*
< y
  hand 8, holdem: Fay wins $0.50
  recorded #37 ········
! holdem, .25/.50, Dan deals, 6 in: Ann Bob Cat Dan Eve Fay
! Enter to deal > wait bob
! holdem, .25/.50, Dan deals, 6 in: Ann Bob Cat Dan Eve Fay; Bob waits for the big
!   blind
! Enter to deal > ¶
! note: `Bob` waits for the big blind (DAV-27)
! Ann 20.00 · pot 0.75 · call 0.50, raise 1.00–20.00 > f*
! nobody called Fay's last $0.25, so Fay gets it back (standard rule)
! Fay is the only one left in the main pot, so Fay wins it: $0.50 (standard rule)
! Eve -0.25, Fay gets 0.50 (+0.25)
! record? [Y/n] > y
$ hand new
< ¶
< f*
< y
  hand 9, holdem: Ann wins $0.50
  recorded #39 ········
! holdem, .25/.50, Eve deals, 6 in: Ann Bob Cat Dan Eve Fay; Bob waits for the big
!   blind
! Enter to deal > ¶
! note: `Bob` waits for the big blind (DAV-27)
! Cat 19.75 · pot 0.75 · call 0.50, raise 1.00–19.75 > f*
! nobody called Ann's last $0.25, so Ann gets it back (standard rule)
! Ann is the only one left in the main pot, so Ann wins it: $0.50 (standard rule)
! Ann gets 0.50 (+0.25), Fay -0.25
! record? [Y/n] > y
> `Bob` waits for the big blind (DAV-27)
$ hand new
< ¶
< f*
< y
  hand 10, holdem: Bob wins $0.50
  recorded #41 ········
! holdem, .25/.50, Fay deals, 6 in: Ann Bob Cat Dan Eve Fay; Bob waits for the big
!   blind
! Enter to deal > ¶
! Cat 19.75 · pot 0.75 · call 0.50, raise 1.00–19.75 > f*
! nobody called Bob's last $0.25, so Bob gets it back (standard rule)
! Bob is the only one left in the main pot, so Bob wins it: $0.50 (standard rule)
! Ann -0.25, Bob gets 0.50 (+0.25)
! record? [Y/n] > y
> Ann -0.25, Bob gets 0.50 (+0.25)
$ hand new
< ¶
< f*
< y
  hand 11, holdem: Cat wins $0.50
  recorded #43 ········
! holdem, .25/.50, Ann deals, 6 in: Ann Bob Cat Dan Eve Fay
! Enter to deal > ¶
! Dan 20.00 · pot 0.75 · call 0.50, raise 1.00–20.00 > f*
! nobody called Cat's last $0.25, so Cat gets it back (standard rule)
! Cat is the only one left in the main pot, so Cat wins it: $0.50 (standard rule)
! Bob -0.25, Cat gets 0.50 (+0.25)
! record? [Y/n] > y
$ hand new
< ¶
< f*
< y
  hand 12, holdem: Dan wins $0.50
  recorded #45 ········
! holdem, .25/.50, Bob deals, 6 in: Ann Bob Cat Dan Eve Fay
! Enter to deal > ¶
! Eve 20.25 · pot 0.75 · call 0.50, raise 1.00–20.25 > f*
! nobody called Dan's last $0.25, so Dan gets it back (standard rule)
! Dan is the only one left in the main pot, so Dan wins it: $0.50 (standard rule)
! Cat -0.25, Dan gets 0.50 (+0.25)
! record? [Y/n] > y

$ audit
  check           found
  ────────────────────────────────────────────────────────────
  file        ok  pages and indexes are sound
  references  ok  no broken links
  people      ok  nobody is listed twice
  chain       ok  45 events in an unbroken chain
  entries     ok  49 postings match their events and balance
  replay      ok  29 tables match the events
  requests    ok  every answer belongs to its events
  hands       ok  12 hands settled again, same result
  ¶
  the book is in order: 45 events
