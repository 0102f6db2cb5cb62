# Where a house does not say how late a bad deal can be noticed, it is thrown in before anybody acts; behind that it takes a ruling
# rules: DAV-02, DAV-37

file late_at_dave.phh:
  variant = "holdem"
  _house = "dave"
  blinds_or_straddles = [0.25, 0.50, 0, 0]
  starting_stacks = [20, 20, 20, 20]
  players = ["Bob", "Cat", "Dan", "Ann"]
  actions = ["d dh p1 AhKh", "d dh p2 ????", "d dh p3 7c7d", "d dh p4 ????", "p3 cc", "p4 cc", "p1 cc", "p2 cc", "d db Qs7h2c", "t misdeal"]

file ruled_at_dave.phh:
  variant = "holdem"
  _house = "dave"
  blinds_or_straddles = [0.25, 0.50, 0, 0]
  starting_stacks = [20, 20, 20, 20]
  players = ["Bob", "Cat", "Dan", "Ann"]
  actions = ["d dh p1 AhKh", "d dh p2 ????", "d dh p3 7c7d", "d dh p4 ????", "p3 cc", "p4 cc", "p1 cc", "p2 cc", "d db Qs7h2c", "t rule Ann: two aces of spades are in the deck", "t misdeal"]

file in_time_at_dave.phh:
  variant = "holdem"
  _house = "dave"
  blinds_or_straddles = [0.25, 0.50, 0, 0]
  starting_stacks = [20, 20, 20, 20]
  players = ["Bob", "Cat", "Dan", "Ann"]
  actions = ["d dh p1 AhKh", "d dh p2 ????", "d dh p3 7c7d", "d dh p4 ????", "t misdeal"]

file late_at_igloo.phh:
  variant = "five-card-draw"
  _house = "igloo"
  starting_stacks = [500, 500]
  players = ["Bob", "Ann"]
  actions = ["d dh p1 AsAd8s5c2d", "d dh p2 KsKc8h5d2c", "p1 cc", "t misdeal"]

file late_at_mike.phh:
  variant = "five-card-draw"
  _house = "mike"
  starting_stacks = [500, 500]
  players = ["Bob", "Ann"]
  actions = ["d dh p1 AsAd8s5c2d", "d dh p2 KsKc8h5d2c", "p1 cc", "t misdeal"]

file of_a_site.phh:
  variant = "NT"
  antes = [0, 0, 0]
  blinds_or_straddles = [0.25, 0.50, 0]
  min_bet = 0.50
  starting_stacks = [20, 20, 20]
  players = ["Bob", "Cat", "Ann"]
  actions = ["d dh p1 AsAd", "d dh p2 KsKc", "d dh p3 7c7d", "p3 cc", "p1 cc", "p2 cc", "d db Qs9h2c", "t misdeal"]

$ hand incident exposed --house dave --whose other --cards 2 --by dealer --acted 6
! error: Dave's cash game doesn't say how late you can call a misdeal; 6 players have acted already: agree on what's fair and write it down; the rest of the rules are Robert's Rules of Poker, version 11, which this program doesn't have (DAV-02)
! hint: ruling --help
= 4
$ hand incident exposed --house dave --whose other --cards 2 --by dealer --acted 0
  misdeal  a misdeal: the same dealer shuffles, has the deck cut and deals again
           (DAV-37)
! note: the house rules don't say how to fix this; using the standard rule
$ hand check late_at_dave.phh ruled_at_dave.phh in_time_at_dave.phh
  {"file":"late_at_dave.phh","error":{"line":6,"column":128,"action":10,"message":"the house rules don't say when it's too late for a misdeal, and there's already been action: make a ruling (DAV-02); use `p1 cc` to check, `p1 cbr` from 0.50 to 19.50"}}
  {"file":"ruled_at_dave.phh","hand":null,"variant":"holdem","starting":[20.00,20.00,20.00,20.00],"finishing":[20.00,20.00,20.00,20.00],"pots":[],"awards":[0.00,0.00,0.00,0.00],"flags":["ruled"],"why":[{"rule":"DAV-37","text":"misdeal: everybody gets their money back"}]}
  {"file":"in_time_at_dave.phh","hand":null,"variant":"holdem","starting":[20.00,20.00,20.00,20.00],"finishing":[20.00,20.00,20.00,20.00],"pots":[],"awards":[0.00,0.00,0.00,0.00],"flags":[],"why":[{"rule":"DAV-37","text":"misdeal: everybody gets their money back"}]}
= 5
$ hand check late_at_igloo.phh late_at_mike.phh
  {"file":"late_at_igloo.phh","error":{"line":5,"column":66,"action":4,"message":"the house rules don't say when it's too late for a misdeal, and there's already been action: make a ruling; use `p2 cc` to check, `p2 cbr` from 0.05 to 0.50"}}
  {"file":"late_at_mike.phh","error":{"line":5,"column":66,"action":4,"message":"the house rules don't say when it's too late for a misdeal, and there's already been action: make a ruling; use `p2 cc` to check, `p2 cbr` from 0.05 to 0.50"}}
= 5
$ hand check of_a_site.phh
  {"file":"of_a_site.phh","hand":null,"variant":"NT","starting":[20.00,20.00,20.00],"finishing":[20.00,20.00,20.00],"pots":[],"awards":[0.00,0.00,0.00],"flags":[],"why":[{"rule":"standard","text":"misdeal: everybody gets their money back"}]}

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
$ open --banker Ann --stakes .25/.50
  night 1 is open at Dave's cash game; Ann is the banker
  recorded #6 ········
! note: tonight's buy-in limits, unless everybody agrees to different ones in writing: each player buys at least $10.00; each player can buy up to a $50.00 stack, or the biggest stack at the table (DAV-17)
! next: sell chips (buy NAME AMOUNT)
$ buy Ann 20
  Ann buys chips: $20.00 in cash; stack $20.00
  recorded #7 ········
! next: play (hand new or hand result), then count the stacks
$ buy Bob 20
  Bob buys chips: $20.00 in cash; stack $20.00
  recorded #8 ········
$ buy Cat 20
  Cat buys chips: $20.00 in cash; stack $20.00
  recorded #9 ········

## Aces are on the table, and the pot of the hand does not go on one letter

$ hand new --yes
< d ann
< ¶
< c c k
< qs7h2c
< k k k
< 3d
< k k k
< 4d
< k k
< 5
< c
< f
< asad
< m
< 7c6c
  hand 1, holdem: Ann wins $11.50
  recorded #11 ········
! holdem, .25/.50, Ann deals, 3 in: Ann Bob Cat
! Enter to deal > d ann
! Enter to deal > ¶
! Ann 20.00 · pot 0.75 · call 0.50, raise 1.00–20.00 > c c k
! flop · pot 1.50 > qs7h2c
! flop: Qs 7h 2c · pot 1.50
! Bob 19.50 · pot 1.50 · check, bet 0.50–19.50 > k k k
! turn · pot 1.50 > 3d
! turn: Qs 7h 2c 3d · pot 1.50
! Bob 19.50 · pot 1.50 · check, bet 0.50–19.50 > k k k
! river · pot 1.50 > 4d
! river: Qs 7h 2c 3d 4d · pot 1.50
! Bob 19.50 · pot 1.50 · check, bet 0.50–19.50 > k k
! Ann 19.50 · pot 1.50 · check, bet 0.50–19.50 > 5
! Bob 19.50 · pot 6.50 · call 5.00, raise 10.00–19.50 > c
! Cat 19.50 · pot 11.50 · call 5.00, raise 10.00–19.50 > f
! pot 11.50 · Ann shows > asad
! pot 11.50 · Bob shows > m
! error: the house rules don't say when it's too late for a misdeal, and there's
!   already been action: make a ruling (DAV-02); if there was a ruling, type ! and
!   the reason, then try again
! pot 11.50 · Bob shows > 7c6c
! Ann made the last bet or raise, so Ann shows first (DAV-52)
! Ann has the best hand for the main pot of $11.50: pair of aces (DAV-54)
! Ann gets 11.50 (+6.00), Bob -5.50, Cat -0.50
! ¶

## What all agree on and write down

$ hand new --yes
< d ann
< ¶
< c c
< m
< ! two aces of spades are in the deck, all agree
< m
  hand 2, holdem: all bets returned
  recorded #14 ········
! holdem, .25/.50, Bob deals, 3 in: Ann Bob Cat
! Enter to deal > d ann
! holdem, .25/.50, Ann deals, 3 in: Ann Bob Cat
! Enter to deal > ¶
! Ann 26.00 · pot 0.75 · call 0.50, raise 1.00–26.00 > c c
! Cat 19.00 · pot 1.50 · check, raise 1.00–19.50 > m
! error: the house rules don't say when it's too late for a misdeal, and there's
!   already been action: make a ruling (DAV-02); if there was a ruling, type ! and
!   the reason, then try again
! Cat 19.00 · pot 1.50 · check, raise 1.00–19.50 > ! two aces of spades are in the deck, all agree
! ruling · Cat 19.00 · pot 1.50 · check, raise 1.00–19.50 > m
! misdeal: everybody gets their money back (DAV-37)
! returned: Ann 0.50, Bob 0.50, Cat 0.50
! ¶
$ hand why 2
  hand 2, holdem: all bets returned
  misdeal: everybody gets their money back (DAV-37)

## Before anybody acts nothing is asked

$ hand new --yes
< d ann
< ¶
< m
  hand 3, holdem: all bets returned
  recorded #15 ········
! holdem, .25/.50, Ann deals, 3 in: Ann Bob Cat
! Enter to deal > d ann
! Enter to deal > ¶
! Ann 26.00 · pot 0.75 · call 0.50, raise 1.00–26.00 > m
! misdeal: everybody gets their money back (DAV-37)
! returned: Bob 0.25, Cat 0.50
! ¶
$ audit
  check           found
  ────────────────────────────────────────────────────────────
  file        ok  pages and indexes are sound
  references  ok  no broken links
  people      ok  nobody is listed twice
  chain       ok  15 events in an unbroken chain
  entries     ok  15 postings match their events and balance
  replay      ok  29 tables match the events
  requests    ok  every answer belongs to its events
  hands       ok  3 hands settled again, same result
  ¶
  the book is in order: 15 events
