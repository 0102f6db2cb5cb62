# With three at the table the two who play change the blinds between them, and who sits out owes what was his
# rules: DAV-25, DAV-27, DAV-36

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

$ hand new
< d ann
< ¶
< f*
< y
  hand 1, holdem: Cat wins $0.50
  recorded #14 ········
! holdem, .25/.50, Ann deals, 3 in: Ann Bob Cat
! Enter to deal > d ann
! Enter to deal > ¶
! Ann 20.00 · pot 0.75 · call 0.50, raise 1.00–20.00 > f*
! nobody called Cat's last $0.25, so Cat gets it back (standard rule)
! Cat is the only one left in the main pot, so Cat wins it: $0.50 (standard rule)
! Bob -0.25, Cat gets 0.50 (+0.25)
! record? [Y/n] > y

The small blind would be Cat's: she owes it, though nobody else's blind passes her chair.

$ hand new
< -cat
< ¶
< f*
< y
  hand 2, holdem: Ann wins $0.50
  recorded #16 ········
! holdem, .25/.50, Bob deals, 3 in: Ann Bob Cat
! Enter to deal > -cat
! holdem, .25/.50, Bob deals, 2 in: Ann Bob
! Enter to deal > ¶
! note: `Cat` is sitting out, owes blinds and gets no cards (DAV-36)
! Bob 19.50 · pot 0.75 · call 0.25, raise 1.00–19.75 > f*
! nobody called Ann's last $0.25, so Ann gets it back (standard rule)
! Ann is the only one left in the main pot, so Ann wins it: $0.50 (standard rule)
! Ann gets 0.50 (+0.25), Bob -0.25
! record? [Y/n] > y
> `Cat` is sitting out, owes blinds and gets no cards (DAV-36)
$ hand new
< ¶
< f*
< y
  hand 3, holdem: Bob wins $0.75
  recorded #18 ········
! holdem, .25/.50, Cat deals, 3 in: Ann Bob Cat
! Enter to deal > ¶
! note: `Cat` comes in and posts $0.25 dead (DAV-27)
! note: the $0.25 for the small blind is dead: it doesn't count toward a bet
!   (DAV-28)
! Cat 20.00 · pot 1.00 · call 0.50, raise 1.00–20.00 > f*
! nobody called Bob's last $0.25, so Bob gets it back (standard rule)
! Bob is the only one left in the main pot, so Bob wins it: $0.75 (standard rule)
! Ann -0.25, Bob gets 0.75 (+0.50), Cat -0.25
! record? [Y/n] > y
> `Cat` comes in and posts $0.25 dead (DAV-27)
$ hand new
< -ann
< ¶
< f*
< y
  hand 4, holdem: Cat wins $0.50
  recorded #20 ········
! holdem, .25/.50, Ann deals, 3 in: Ann Bob Cat
! Enter to deal > -ann
! holdem, .25/.50, Bob deals, 2 in: Bob Cat
! Enter to deal > ¶
! note: `Ann` is sitting out but gets cards; the hand is dead when it's `Ann`'s
!   turn (DAV-36)
! note: `Ann` isn't at the table to act, so the hand is dead (type `dead Ann`)
!   (DAV-30)
! Ann 20.00 · pot 0.75 · call 0.50, raise 1.00–20.00 > f*
! nobody called Cat's last $0.25, so Cat gets it back (standard rule)
! Cat is the only one left in the main pot, so Cat wins it: $0.50 (standard rule)
! Bob -0.25, Cat gets 0.50 (+0.25)
! record? [Y/n] > y
$ hand new
< -ann
< ¶
< f*
< y
  hand 5, holdem: Bob wins $0.50
  recorded #22 ········
! holdem, .25/.50, Bob deals, 3 in: Ann Bob Cat
! Enter to deal > -ann
! holdem, .25/.50, Cat deals, 2 in: Bob Cat
! Enter to deal > ¶
! note: `Ann` is sitting out, owes blinds and gets no cards (DAV-36)
! Cat 20.00 · pot 0.75 · call 0.25, raise 1.00–20.25 > f*
! nobody called Bob's last $0.25, so Bob gets it back (standard rule)
! Bob is the only one left in the main pot, so Bob wins it: $0.50 (standard rule)
! Bob gets 0.50 (+0.25), Cat -0.25
! record? [Y/n] > y
$ hand new
< -ann
< ¶
< f*
< y
  hand 6, holdem: Cat wins $0.50
  recorded #24 ········
! holdem, .25/.50, Ann deals, 3 in: Ann Bob Cat
! Enter to deal > -ann
! holdem, .25/.50, Bob deals, 2 in: Bob Cat
! Enter to deal > ¶
! note: `Ann` is sitting out, owes blinds and gets no cards (DAV-36)
! Bob 19.75 · pot 0.75 · call 0.25, raise 1.00–20.00 > f*
! nobody called Cat's last $0.25, so Cat gets it back (standard rule)
! Cat is the only one left in the main pot, so Cat wins it: $0.50 (standard rule)
! Bob -0.25, Cat gets 0.50 (+0.25)
! record? [Y/n] > y
$ hand new
< wait ann
< ¶
< f*
< y
  hand 7, holdem: Ann wins $0.50
  recorded #26 ········
! holdem, .25/.50, Bob deals, 3 in: Ann Bob Cat
! Enter to deal > wait ann
! holdem, .25/.50, Bob deals, 3 in: Ann Bob Cat; Ann waits for the big blind
! Enter to deal > ¶
! Bob 19.75 · pot 0.75 · call 0.50, raise 1.00–19.75 > f*
! nobody called Ann's last $0.25, so Ann gets it back (standard rule)
! Ann is the only one left in the main pot, so Ann wins it: $0.50 (standard rule)
! Ann gets 0.50 (+0.25), Cat -0.25
! record? [Y/n] > y
$ hand new
< ¶
< f*
< y
  hand 8, holdem: Bob wins $0.50
  recorded #28 ········
! holdem, .25/.50, Cat deals, 3 in: Ann Bob Cat
! Enter to deal > ¶
! Cat 20.00 · pot 0.75 · call 0.50, raise 1.00–20.00 > f*
! nobody called Bob's last $0.25, so Bob gets it back (standard rule)
! Bob is the only one left in the main pot, so Bob wins it: $0.50 (standard rule)
! Ann -0.25, Bob gets 0.50 (+0.25)
! record? [Y/n] > y

$ audit
  check           found
  ────────────────────────────────────────────────────────────
  file        ok  pages and indexes are sound
  references  ok  no broken links
  people      ok  nobody is listed twice
  chain       ok  28 events in an unbroken chain
  entries     ok  29 postings match their events and balance
  replay      ok  29 tables match the events
  requests    ok  every answer belongs to its events
  hands       ok  8 hands settled again, same result
  ¶
  the book is in order: 28 events
