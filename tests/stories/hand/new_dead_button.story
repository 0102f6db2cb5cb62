# The button goes on by the house's rule: over the empty chair of who left, and past who sits out; he owes when he comes back
# rules: DAV-25, DAV-27, DAV-28
# vectors: V-DAV-22, V-DAV-25

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
$ open --house dave --banker Eve --stakes .25/.50
  night 1 is open at Dave's cash game; Eve is the banker
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

Ann has the button, Bob and Cat the blinds. Then Bob leaves: Cat and Dan have the blinds, and nobody has the button.

$ hand new
< d ann
< ¶
< f*
< y
  hand 1, holdem: Cat wins $0.50
  recorded #20 ········
! holdem, .25/.50, Eve deals, 5 in: Ann Bob Cat Dan Eve
! Enter to deal > d ann
! holdem, .25/.50, Ann deals, 5 in: Ann Bob Cat Dan Eve
! Enter to deal > ¶
! Dan 20.00 · pot 0.75 · call 0.50, raise 1.00–20.00 > f*
! nobody called Cat's last $0.25, so Cat gets it back (standard rule)
! Cat is the only one left in the main pot, so Cat wins it: $0.50 (standard rule)
! Bob -0.25, Cat gets 0.50 (+0.25)
! record? [Y/n] > y
$ count Bob 19.75
  Bob has $19.75, as expected
  recorded #21 ········
! next: count the stacks of Ann, Cat, Dan and Eve
$ cashout Bob 19.75
  Bob cashes out $19.75: $19.75 in cash
  Bob's count, the banker's count and the payout are all $19.75 (DAV-20)
  recorded #23 ········
! note: players should give notice a round or 30 minutes before they leave: did `Bob`? (DAV-13)
! next: play (hand new or hand result), then count the stacks
$ leave Bob
! error: `Bob` isn't in the game
! hint: seats
= 4
$ hand new
< ¶
< f*
< y
  hand 2, holdem: Dan wins $0.50
  recorded #24 ········
! holdem, .25/.50, the button is at Bob's seat, Ann deals, 4 in: Ann Cat Dan Eve
! Enter to deal > ¶
! note: the button stays at an empty seat, and the blinds move on to the next
!   players (DAV-25)
! Eve 20.00 · pot 0.75 · call 0.50, raise 1.00–20.00 > f*
! nobody called Dan's last $0.25, so Dan gets it back (standard rule)
! Dan is the only one left in the main pot, so Dan wins it: $0.50 (standard rule)
! Cat -0.25, Dan gets 0.50 (+0.25)
! record? [Y/n] > y

Ann sits out while both blinds pass her, and comes back.

$ hand new
< -ann
< ¶
< f*
< y
  hand 3, holdem: Eve wins $0.50
  recorded #26 ········
! holdem, .25/.50, Cat deals, 4 in: Ann Cat Dan Eve
! Enter to deal > -ann
! holdem, .25/.50, Cat deals, 3 in: Cat Dan Eve
! Enter to deal > ¶
! note: `Ann` is sitting out but gets cards; the hand is dead when it's `Ann`'s
!   turn (DAV-36)
! note: `Ann` isn't at the table to act, so the hand is dead (type `dead Ann`)
!   (DAV-30)
! Ann 20.00 · pot 0.75 · call 0.50, raise 1.00–20.00 > f*
! nobody called Eve's last $0.25, so Eve gets it back (standard rule)
! Eve is the only one left in the main pot, so Eve wins it: $0.50 (standard rule)
! Dan -0.25, Eve gets 0.50 (+0.25)
! record? [Y/n] > y
$ hand new
< -ann
< ¶
< f*
< y
  hand 4, holdem: Cat wins $0.50
  recorded #28 ········
! holdem, .25/.50, Dan deals, 4 in: Ann Cat Dan Eve
! Enter to deal > -ann
! holdem, .25/.50, Dan deals, 3 in: Cat Dan Eve
! Enter to deal > ¶
! note: `Ann` is sitting out, owes blinds and gets no cards (DAV-36)
! Dan 20.00 · pot 0.75 · call 0.50, raise 1.00–20.00 > f*
! nobody called Cat's last $0.25, so Cat gets it back (standard rule)
! Cat is the only one left in the main pot, so Cat wins it: $0.50 (standard rule)
! Cat gets 0.50 (+0.25), Eve -0.25
! record? [Y/n] > y
$ hand new
< -ann
< ¶
< f*
< y
  hand 5, holdem: Dan wins $0.50
  recorded #30 ········
! holdem, .25/.50, Eve deals, 4 in: Ann Cat Dan Eve
! Enter to deal > -ann
! holdem, .25/.50, Eve deals, 3 in: Cat Dan Eve
! Enter to deal > ¶
! note: `Ann` is sitting out, owes blinds and gets no cards (DAV-36)
! Eve 20.00 · pot 0.75 · call 0.50, raise 1.00–20.00 > f*
! nobody called Dan's last $0.25, so Dan gets it back (standard rule)
! Dan is the only one left in the main pot, so Dan wins it: $0.50 (standard rule)
! Cat -0.25, Dan gets 0.50 (+0.25)
! record? [Y/n] > y
$ hand new
< ¶
< f*
< y
  hand 6, holdem: Eve wins $1.50
  recorded #32 ········
! holdem, .25/.50, Cat deals, 4 in: Ann Cat Dan Eve
! Enter to deal > ¶
! note: `Ann` comes in and posts $0.50 live and $0.25 dead (DAV-27)
! note: the $0.25 for the small blind is dead: it doesn't count toward a bet
!   (DAV-28)
! Ann 19.25 · pot 1.50 · check, raise 1.00–19.75 > f*
! Eve is the only one left in the main pot, so Eve wins it: $1.50 (standard rule)
! Ann -0.75, Dan -0.25, Eve gets 1.50 (+1.00)
! record? [Y/n] > y
! note: unusual in this hand: a player folded with nothing to call
$ audit
  check           found
  ────────────────────────────────────────────────────────────
  file        ok  pages and indexes are sound
  references  ok  no broken links
  people      ok  nobody is listed twice
  chain       ok  32 events in an unbroken chain
  entries     ok  37 postings match their events and balance
  replay      ok  29 tables match the events
  requests    ok  every answer belongs to its events
  hands       ok  6 hands settled again, same result
  ¶
  the book is in order: 32 events
