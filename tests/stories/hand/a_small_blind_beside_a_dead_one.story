# A small blind beside a dead one is what was missed, not a button that was bought: the blinds go on from the next hand
# rules: DAV-25, DAV-27, DAV-28

file away.phh:
  variant = "holdem"
  antes = [0.00, 0.00, 0.00]
  blinds_or_straddles = [0.50, 0.00, 0.25]
  min_bet = 0.50
  starting_stacks = [40.00, 40.00, 40.00]
  actions = ["d dh p1 ????", "d dh p2 ????", "d dh p3 ????", "p2 f", "p3 f"]
  players = ["Cat", "Ann", "Bob"]

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
$ buy Ann 40
  Ann buys chips: $40.00 in cash; stack $40.00
  recorded #5 ········
! next: play (hand new or hand result), then count the stacks
$ seat Ann 1
  Ann has seat 1
  recorded #6 ········
$ player add Bob
  Bob, a regular
  recorded #7 ········
$ buy Bob 40
  Bob buys chips: $40.00 in cash; stack $40.00
  recorded #8 ········
$ seat Bob 2
  Bob has seat 2
  recorded #9 ········
$ player add Cat
  Cat, a regular
  recorded #10 ········
$ buy Cat 40
  Cat buys chips: $40.00 in cash; stack $40.00
  recorded #11 ········
$ seat Cat 3
  Cat has seat 3
  recorded #12 ········
$ player add Dan
  Dan, a regular
  recorded #13 ········
$ buy Dan 40
  Dan buys chips: $40.00 in cash; stack $40.00
  recorded #14 ········
$ seat Dan 4
  Dan has seat 4
  recorded #15 ········

$ hand new
< d bob
< ¶
< f*
< y
  hand 1, holdem: Dan wins $0.50
  recorded #17 ········
! holdem, .25/.50, Ann deals, 4 in: Ann Bob Cat Dan
! Enter to deal > d bob
! holdem, .25/.50, Bob deals, 4 in: Ann Bob Cat Dan
! Enter to deal > ¶
! Ann 40.00 · pot 0.75 · call 0.50, raise 1.00–40.00 > f*
! nobody called Dan's last $0.25, so Dan gets it back (standard rule)
! Dan is the only one left in the main pot, so Dan wins it: $0.50 (standard rule)
! Cat -0.25, Dan gets 0.50 (+0.25)
! record? [Y/n] > y

Dan and Ann are away while the other two play.

$ hand new
< -dan -ann
< ¶
< f*
< y
  hand 2, holdem: Bob wins $0.50
  recorded #19 ········
! holdem, .25/.50, Cat deals, 4 in: Ann Bob Cat Dan
! Enter to deal > -dan -ann
! holdem, .25/.50, Cat deals, 2 in: Bob Cat
! Enter to deal > ¶
! note: `Ann` is sitting out, owes blinds and gets no cards (DAV-36)
! note: `Dan` is sitting out, owes blinds and gets no cards (DAV-36)
! Cat 39.50 · pot 0.75 · call 0.25, raise 1.00–39.75 > f*
! nobody called Bob's last $0.25, so Bob gets it back (standard rule)
! Bob is the only one left in the main pot, so Bob wins it: $0.50 (standard rule)
! Bob gets 0.50 (+0.25), Cat -0.25
! record? [Y/n] > y

Bob goes too. Cat is said to deal again, so that Dan has the small blind beside the one he missed.

$ hand new
< -bob d cat
< ¶
< f*
< y
  hand 3, holdem: Ann wins $0.75
  recorded #21 ········
! holdem, .25/.50, Ann deals, 4 in: Ann Bob Cat Dan
! Enter to deal > -bob d cat
! holdem, .25/.50, Cat deals, 3 in: Ann Cat Dan
! Enter to deal > ¶
! note: `Bob` is sitting out but gets cards; the hand is dead when it's `Bob`'s
!   turn (DAV-36)
! note: `Dan` comes in and posts $0.25 dead (DAV-27)
! note: the $0.25 for the small blind is dead: it doesn't count toward a bet
!   (DAV-28)
! note: `Bob` isn't at the table to act, so the hand is dead (type `dead Bob`)
!   (DAV-30)
! Bob 40.25 · pot 1.00 · call 0.50, raise 1.00–40.25 > f*
! nobody called Ann's last $0.25, so Ann gets it back (standard rule)
! Ann is the only one left in the main pot, so Ann wins it: $0.75 (standard rule)
! Ann gets 0.75 (+0.50), Dan -0.50
! record? [Y/n] > y

Now Cat is away. The blinds go on to Ann and Dan, and who deals has the small one.

$ hand new
< -cat -bob
< ¶
< f*
< y
  hand 4, holdem: Dan wins $0.50
  recorded #23 ········
! holdem, .25/.50, Dan deals, 4 in: Ann Bob Cat Dan
! Enter to deal > -cat -bob
! holdem, .25/.50, Ann deals, 2 in: Ann Dan
! Enter to deal > ¶
! note: `Bob` is sitting out, owes blinds and gets no cards (DAV-36)
! note: `Cat` is sitting out, owes blinds and gets no cards (DAV-36)
! Ann 40.25 · pot 0.75 · call 0.25, raise 1.00–40.50 > f*
! nobody called Dan's last $0.25, so Dan gets it back (standard rule)
! Dan is the only one left in the main pot, so Dan wins it: $0.50 (standard rule)
! Ann -0.25, Dan gets 0.50 (+0.25)
! record? [Y/n] > y

$ audit
  check           found
  ────────────────────────────────────────────────────────────
  file        ok  pages and indexes are sound
  references  ok  no broken links
  people      ok  nobody is listed twice
  chain       ok  23 events in an unbroken chain
  entries     ok  24 postings match their events and balance
  replay      ok  29 tables match the events
  requests    ok  every answer belongs to its events
  hands       ok  4 hands settled again, same result
  ¶
  the book is in order: 23 events

Somebody away who owes nothing has cards between the two blinds, and a file of such a hand is taken.

$ --book two.book init --house dave
  started a new book in USD with `dave` rules
  recorded #2 ········
! next: add the players (player add NAME NAME)
$ --book two.book player add Ann
  Ann, a regular
  recorded #3 ········
$ --book two.book open --banker Ann --stakes .25/.50
  night 1 is open at Dave's cash game; Ann is the banker
  recorded #4 ········
! note: tonight's buy-in limits, unless everybody agrees to different ones in writing: each player buys at least $10.00; each player can buy up to a $50.00 stack, or the biggest stack at the table (DAV-17)
! next: sell chips (buy NAME AMOUNT)
$ --book two.book buy Ann 40
  Ann buys chips: $40.00 in cash; stack $40.00
  recorded #5 ········
! next: play (hand new or hand result), then count the stacks
$ --book two.book player add Bob
  Bob, a regular
  recorded #6 ········
$ --book two.book buy Bob 40
  Bob buys chips: $40.00 in cash; stack $40.00
  recorded #7 ········
$ --book two.book player add Cat
  Cat, a regular
  recorded #8 ········
$ --book two.book buy Cat 40
  Cat buys chips: $40.00 in cash; stack $40.00
  recorded #9 ········
$ --book two.book hand add away.phh
  hand 1, holdem: Cat wins $0.50
    nobody called Cat's last $0.25, so Cat gets it back (standard rule)
    Cat is the only one left in the main pot, so Cat wins it: $0.50 (standard
      rule)
  recorded #10 ········
