# A misdealt file without a place for the chair that has the button moves no blinds back.
# rules: DAV-25 DAV-37

file bad.phh:
  variant = "holdem"
  _house = "dave"
  starting_stacks = [20, 20, 20, 19.75]
  blinds_or_straddles = [0.25, 0.50, 0, 0]
  players = ["Bob", "Cat", "Dan", "Eve"]
  actions = ["d dh p1 ????", "d dh p2 ????", "d dh p3 ????", "d dh p4 ????", "t misdeal"]

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
< ¶
< f*
  hand 2, holdem: all bets returned
  recorded #22 ········
! holdem, .25/.50, Eve deals, 5 in: Ann Bob Cat Dan Eve
! Enter to deal > -ann
! holdem, .25/.50, Eve deals, 4 in: Bob Cat Dan Eve
! Enter to deal > ¶
! note: `Ann` is sitting out, owes blinds and gets no cards (DAV-36)
! note: there's no small blind, because that seat isn't in the hand (DAV-25)
! Cat 20.00 · pot 0.50 · call 0.50, raise 1.00–20.00 > f*
! nobody called Bob's last $0.50, so Bob gets it back (standard rule)
! ¶
$ hand add bad.phh
  hand 3, holdem: all bets returned
    misdeal: everybody gets their money back (DAV-37)
  recorded #24 ········
$ deal --dry-run
  Ann deals
  holdem: Bob posts the small blind, $0.25; Cat posts the big blind, $0.50; Ann
    posts $0.25 dead
    `Ann` comes in and posts $0.25 dead (DAV-27)
    the $0.25 for the small blind is dead: it doesn't count toward a bet (DAV-28)
  (dry run: nothing was recorded)
