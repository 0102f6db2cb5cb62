# A void hand is no deal in a tournament either: who dealt it deals again, and the blinds are posted by the same players
# rules: DAV-25

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
$ open --banker Ann --stakes .25/.50
  night 1 is open at Dave's cash game; Ann is the banker
  recorded #7 ········
! note: tonight's buy-in limits, unless everybody agrees to different ones in writing: each player buys at least $10.00; each player can buy up to a $50.00 stack, or the biggest stack at the table (DAV-17)
! next: sell chips (buy NAME AMOUNT)
$ tournament new --entry 20 --stack 1000 --levels "25/50 50/100" --payout 70/30 --host Ann --deputy Bob
  tournament 1
  entry $20.00 for 1,000 chips (smallest 25)
  prizes 70/30
  recorded #8 ········
! next: enter the players (tournament enter NAME NAME)
$ tournament enter Ann Bob Cat Dan
  Ann enters for $20.00: 1,000 chips
  Bob enters for $20.00: 1,000 chips
  Cat enters for $20.00: 1,000 chips
  Dan enters for $20.00: 1,000 chips
  4 entered; the prize pool is $80.00
  recorded #16 ········
! next: enter everybody, then tournament start
$ seat Ann 1
  Ann has seat 1
  recorded #17 ········
$ seat Bob 2
  Bob has seat 2
  recorded #18 ········
$ seat Cat 3
  Cat has seat 3
  recorded #19 ········
$ seat Dan 4
  Dan has seat 4
  recorded #20 ········
$ tournament start
  tournament 1, running
  level 1, 25/50, until the table agrees to move up to 50/100
  4 of 4 players left, 4,000 chips in play, average stack 1,000
  4 entries at $20.00 for 1,000 chips
  Ann is the host; Bob rules if Ann is involved
  ¶
  player  place  chips  paid in  rebuys
  ───────────────────────────────────────
  Ann        in  1,000   $20.00       –
  Bob        in  1,000   $20.00       –
  Cat        in  1,000   $20.00       –
  Dan        in  1,000   $20.00       –
  ¶
  place   prize
  ───────────────
      1  $56.00
      2  $24.00
  prize pool $80.00
  recorded #21 ········
! next: play (hand new or hand result)
$ deal --dealer Dan
  Dan deals
  holdem: Ann posts the small blind, 25; Bob posts the big blind, 50
  recorded #22 ········
$ hand new --yes
< ¶
< f*
  hand 1, holdem: Bob wins 50
  recorded #23 ········
! holdem, 25/50, Dan deals, 4 in: Ann Bob Cat Dan
! Enter to deal > ¶
! Cat 1000 · pot 75 · call 50, raise 100–1000 > f*
! nobody called Bob's last 25, so Bob gets it back (standard rule)
! Bob is the only one left in the main pot, so Bob wins it: 50 (standard rule)
! Ann -25, Bob gets 50 (+25)
! ¶
$ hand void 1 --why "a card was seen"
  hand 1, holdem, is void: a card was seen
  player  gets back
  ───────────────────
  Ann            25
  Bob           -25
  recorded #25 ········
$ hand new --yes
< ¶
< f*
  hand 2, holdem: Bob wins 50
  recorded #26 ········
! holdem, 25/50, Dan deals, 4 in: Ann Bob Cat Dan
! Enter to deal > ¶
! Cat 1000 · pot 75 · call 50, raise 100–1000 > f*
! nobody called Bob's last 25, so Bob gets it back (standard rule)
! Bob is the only one left in the main pot, so Bob wins it: 50 (standard rule)
! Ann -25, Bob gets 50 (+25)
! ¶
> Dan deals
$ hand void 2 --why "another card was seen"
  hand 2, holdem, is void: another card was seen
  player  gets back
  ───────────────────
  Ann            25
  Bob           -25
  recorded #28 ········
$ deal
  Dan deals
  holdem: Ann posts the small blind, 25; Bob posts the big blind, 50
! note: `Dan` already has the next deal, so nothing was recorded; if that hand was already played, type deal --next (DAV-25)
> Dan deals
$ hand new --yes
< ¶
< f*
  hand 3, holdem: Bob wins 50
  recorded #29 ········
! holdem, 25/50, Dan deals, 4 in: Ann Bob Cat Dan
! Enter to deal > ¶
! Cat 1000 · pot 75 · call 50, raise 100–1000 > f*
! nobody called Bob's last 25, so Bob gets it back (standard rule)
! Bob is the only one left in the main pot, so Bob wins it: 50 (standard rule)
! Ann -25, Bob gets 50 (+25)
! ¶
> Dan deals
$ hand new --yes
< ¶
< f*
  hand 4, holdem: Cat wins 50
  recorded #31 ········
! holdem, 25/50, Ann deals, 4 in: Ann Bob Cat Dan
! Enter to deal > ¶
! Dan 1000 · pot 75 · call 50, raise 100–1000 > f*
! nobody called Cat's last 25, so Cat gets it back (standard rule)
! Cat is the only one left in the main pot, so Cat wins it: 50 (standard rule)
! Bob -25, Cat gets 50 (+25)
! ¶
> Ann deals
$ hand void 4 --why "a card was seen"
  hand 4, holdem, is void: a card was seen
  player  gets back
  ───────────────────
  Bob            25
  Cat           -25
  recorded #34 ········
$ deal
  Ann deals
    the button moves to the left (DAV-25)
  holdem: Bob posts the small blind, 25; Cat posts the big blind, 50
  recorded #35 ········
> Ann deals
$ hand new --yes
< ¶
< f*
  hand 5, holdem: Cat wins 50
  recorded #36 ········
! holdem, 25/50, Ann deals, 4 in: Ann Bob Cat Dan
! Enter to deal > ¶
! Dan 1000 · pot 75 · call 50, raise 100–1000 > f*
! nobody called Cat's last 25, so Cat gets it back (standard rule)
! Cat is the only one left in the main pot, so Cat wins it: 50 (standard rule)
! Bob -25, Cat gets 50 (+25)
! ¶
> Ann deals
