# A misdealt file whose dealer isn't due: the table named that player, who deals again, as after the same bad deal at the table.

file bad.phh:
  variant = "holdem"
  _house = "dave"
  starting_stacks = [39.50, 40, 40, 40, 40.50]
  blinds_or_straddles = [0.25, 0.50, 0, 0, 0]
  players = ["Dan", "Eve", "Ann", "Bob", "Cat"]
  actions = ["d dh p1 ????", "d dh p2 ????", "d dh p3 ????", "d dh p4 ????", "d dh p5 ????", "t misdeal"]

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
$ buy Ann 40
  Ann buys chips: $40.00 in cash; stack $40.00
  recorded #9 ········
! next: play (hand new or hand result), then count the stacks
$ buy Bob 40
  Bob buys chips: $40.00 in cash; stack $40.00
  recorded #10 ········
$ buy Cat 40
  Cat buys chips: $40.00 in cash; stack $40.00
  recorded #11 ········
$ buy Dan 40
  Dan buys chips: $40.00 in cash; stack $40.00
  recorded #12 ········
$ buy Eve 40
  Eve buys chips: $40.00 in cash; stack $40.00
  recorded #13 ········
$ seat Ann Bob Cat Dan Eve
  Ann has seat 1
  Bob has seat 2
  Cat has seat 3
  Dan has seat 4
  Eve has seat 5
  recorded #18 ········
$ hand new
< d ann
< ¶
< f
< f
< f
< f
< ¶
  hand 1, holdem: Cat wins $0.50
  recorded #20 ········
! holdem, .25/.50, Ann deals, 5 in: Ann Bob Cat Dan Eve
! Enter to deal > d ann
! Enter to deal > ¶
! Dan 40.00 · pot 0.75 · call 0.50, raise 1.00–40.00 > f
! Eve 40.00 · pot 0.75 · call 0.50, raise 1.00–40.00 > f
! Ann 40.00 · pot 0.75 · call 0.50, raise 1.00–40.00 > f
! Bob 39.75 · pot 0.75 · call 0.25, raise 1.00–40.00 > f
! nobody called Cat's last $0.25, so Cat gets it back (standard rule)
! Cat is the only one left in the main pot, so Cat wins it: $0.50 (standard rule)
! Bob -0.25, Cat gets 0.50 (+0.25)
! record? [Y/n] > ¶
$ hand new
< d cat
< ¶
< m
< ¶
  hand 2, holdem: all bets returned
  recorded #22 ········
! holdem, .25/.50, Bob deals, 5 in: Ann Bob Cat Dan Eve
! Enter to deal > d cat
! holdem, .25/.50, Cat deals, 5 in: Ann Bob Cat Dan Eve
! Enter to deal > ¶
! Ann 40.00 · pot 0.75 · call 0.50, raise 1.00–40.00 > m
! misdeal: everybody gets their money back (DAV-37)
! returned: Dan 0.25, Eve 0.50
! record? [Y/n] > ¶
$ deal --dry-run
  Cat deals
  holdem: Dan posts the small blind, $0.25; Eve posts the big blind, $0.50
  (dry run: nothing was recorded)
! note: `Cat` already has the next deal, so nothing was recorded; if that hand was already played, type deal --next (DAV-25)
$ undo
  undid #21 (Cat deals the next hand)
  undid #22 (hand 2, holdem: nobody won)
  recorded #24 ········
$ hand add bad.phh
  hand 2, holdem: all bets returned
    misdeal: everybody gets their money back (DAV-37)
  recorded #26 ········
! note: the hand has `Dan` starting with $39.50, but the book says $40.00
! note: the hand has `Bob` starting with $40.00, but the book says $39.75
! note: the hand has `Cat` starting with $40.50, but the book says $40.25
$ deal --dry-run
  Cat deals
  holdem: Dan posts the small blind, $0.25; Eve posts the big blind, $0.50
  (dry run: nothing was recorded)
! note: `Cat` already has the next deal, so nothing was recorded; if that hand was already played, type deal --next (DAV-25)
$ deal --next --dry-run
  Dan deals
    the deal passes to the left (DAV-25)
  holdem: Eve posts the small blind, $0.25; Ann posts the big blind, $0.50
  (dry run: nothing was recorded)
