# Who was away owes the blinds that passed him: a result says who it was, and a file is held to them when he is back.
# rules: DAV-25, DAV-27, DAV-28

file dave.phh:
  variant = "holdem"
  _house = "dave"
  blinds_or_straddles = [0.25, 0.50, 0, 0, 0]
  starting_stacks = [50, 50, 50, 50, 50]
  players = ["Bob", "Cat", "Dan", "Eve", "Ann"]
  actions = ["d dh p1 ????", "d dh p2 ????", "d dh p3 ????", "d dh p4 ????", "d dh p5 ????", "p3 cc", "p4 f", "p5 f", "p1 f", "p2 f"]
file room.phh:
  variant = "NT"
  antes = [0, 0, 0, 0, 0]
  blinds_or_straddles = [0.25, 0.50, 0, 0, 0]
  min_bet = 0.50
  starting_stacks = [50, 50, 50, 50, 50]
  players = ["Bob", "Cat", "Dan", "Eve", "Ann"]
  actions = ["d dh p1 ????", "d dh p2 ????", "d dh p3 ????", "d dh p4 ????", "d dh p5 ????", "p3 f", "p4 f", "p5 f", "p1 f"]

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
$ open --banker Ann --stakes .25/.50
  night 1 is open at Dave's cash game; Ann is the banker
  recorded #8 ········
! note: tonight's buy-in limits, unless everybody agrees to different ones in writing: each player buys at least $10.00; each player can buy up to a $50.00 stack, or the biggest stack at the table (DAV-17)
! next: sell chips (buy NAME AMOUNT)
$ buy Ann 50
  Ann buys chips: $50.00 in cash; stack $50.00
  recorded #9 ········
! next: play (hand new or hand result), then count the stacks
$ seat Ann 1
  Ann has seat 1
  recorded #10 ········
$ buy Bob 50
  Bob buys chips: $50.00 in cash; stack $50.00
  recorded #11 ········
$ seat Bob 2
  Bob has seat 2
  recorded #12 ········
$ buy Cat 50
  Cat buys chips: $50.00 in cash; stack $50.00
  recorded #13 ········
$ seat Cat 3
  Cat has seat 3
  recorded #14 ········
$ buy Dan 50
  Dan buys chips: $50.00 in cash; stack $50.00
  recorded #15 ········
$ seat Dan 4
  Dan has seat 4
  recorded #16 ········
$ buy Eve 50
  Eve buys chips: $50.00 in cash; stack $50.00
  recorded #17 ········
$ seat Eve 5
  Eve has seat 5
  recorded #18 ········
$ hand result --game holdem --dealer Ann --in Bob=.25 --in Cat=.5 --in Dan=.5 --win Dan=1.25
  hand 1, holdem: Dan wins $1.25
  recorded #20 ········

Dan is away when the big blind comes to him: it goes on to Eve, and then to Ann.

$ hand result --game holdem --dealer Bob --in Ann=.5 --in Cat=.5 --in Bob=.5 --in Eve=.5 --win Ann=2 --away Cat
! error: `Cat` is in the hand and can't be sitting out
! hint: hand result --game holdem --dealer Bob --in Ann=.5 --in Cat=.5 --in Bob=.5 --in Eve=.5 --win Ann=2
= 4
$ hand result --game holdem --dealer Bob --in Ann=.5 --in Cat=.5 --in Bob=.5 --in Eve=.5 --win Ann=2 --away Dan
  hand 2, holdem: Ann wins $2.00
  recorded #22 ········
$ deal --dry-run
  Cat deals
    the deal passes to the left (DAV-25)
  holdem: Eve posts the small blind, $0.25; Ann posts the big blind, $0.50
    `Dan` sits between the button and the small blind and has to wait or buy the
      button (DAV-29)
  (dry run: nothing was recorded)
$ hand result --game holdem --dealer Cat --in Eve=.25 --in Ann=.5 --win Ann=.75 --away Dan
  hand 3, holdem: Ann wins $0.75
  recorded #24 ········
$ hand result --game holdem --dealer Eve --in Ann=.25 --in Bob=.5 --win Bob=.75 --away Dan
  hand 4, holdem: Bob wins $0.75
  recorded #26 ········
$ deal --dry-run
  Ann deals
    the deal passes to the left (DAV-25)
  holdem: Bob posts the small blind, $0.25; Cat posts the big blind, $0.50; Dan
    posts a blind of $0.50 plus $0.25 dead
    `Dan` comes in and posts $0.50 live and $0.25 dead (DAV-27)
    the $0.25 for the small blind is dead: it doesn't count toward a bet (DAV-28)
  (dry run: nothing was recorded)

Where every hand is known by its acts, it is known what he owes, and a file has him pay it.

$ --book two.book init --house dave
  started a new book in USD with `dave` rules
  recorded #2 ········
! next: add the players (player add NAME NAME)
$ --book two.book player add Ann
  Ann, a regular
  recorded #3 ········
$ --book two.book player add Bob
  Bob, a regular
  recorded #4 ········
! next: open the night (open --banker NAME)
$ --book two.book player add Cat
  Cat, a regular
  recorded #5 ········
$ --book two.book player add Dan
  Dan, a regular
  recorded #6 ········
$ --book two.book player add Eve
  Eve, a regular
  recorded #7 ········
$ --book two.book open --banker Ann --stakes .25/.50
  night 1 is open at Dave's cash game; Ann is the banker
  recorded #8 ········
! note: tonight's buy-in limits, unless everybody agrees to different ones in writing: each player buys at least $10.00; each player can buy up to a $50.00 stack, or the biggest stack at the table (DAV-17)
! next: sell chips (buy NAME AMOUNT)
$ --book two.book buy Ann 50
  Ann buys chips: $50.00 in cash; stack $50.00
  recorded #9 ········
! next: play (hand new or hand result), then count the stacks
$ --book two.book seat Ann 1
  Ann has seat 1
  recorded #10 ········
$ --book two.book buy Bob 50
  Bob buys chips: $50.00 in cash; stack $50.00
  recorded #11 ········
$ --book two.book seat Bob 2
  Bob has seat 2
  recorded #12 ········
$ --book two.book buy Cat 50
  Cat buys chips: $50.00 in cash; stack $50.00
  recorded #13 ········
$ --book two.book seat Cat 3
  Cat has seat 3
  recorded #14 ········
$ --book two.book buy Dan 50
  Dan buys chips: $50.00 in cash; stack $50.00
  recorded #15 ········
$ --book two.book seat Dan 4
  Dan has seat 4
  recorded #16 ········
$ --book two.book buy Eve 50
  Eve buys chips: $50.00 in cash; stack $50.00
  recorded #17 ········
$ --book two.book seat Eve 5
  Eve has seat 5
  recorded #18 ········
$ --book two.book hand new --yes
< d eve
< ¶
< f*
  hand 1, holdem: Bob wins $0.50
  recorded #20 ········
! holdem, .25/.50, Ann deals, 5 in: Ann Bob Cat Dan Eve
! Enter to deal > d eve
! holdem, .25/.50, Eve deals, 5 in: Ann Bob Cat Dan Eve
! Enter to deal > ¶
! Cat 50.00 · pot 0.75 · call 0.50, raise 1.00–50.00 > f*
! nobody called Bob's last $0.25, so Bob gets it back (standard rule)
! Bob is the only one left in the main pot, so Bob wins it: $0.50 (standard rule)
! Ann -0.25, Bob gets 0.50 (+0.25)
! ¶
$ --book two.book hand new --yes
< -dan
< ¶
< f*
  hand 2, holdem: Cat wins $0.50
  recorded #22 ········
! holdem, .25/.50, Ann deals, 5 in: Ann Bob Cat Dan Eve
! Enter to deal > -dan
! holdem, .25/.50, Ann deals, 4 in: Ann Bob Cat Eve
! Enter to deal > ¶
! note: `Dan` is sitting out but gets cards; the hand is dead when it's `Dan`'s
!   turn (DAV-36)
! note: `Dan` isn't at the table to act, so the hand is dead (type `dead Dan`)
!   (DAV-30)
! Dan 50.00 · pot 0.75 · call 0.50, raise 1.00–50.00 > f*
! nobody called Cat's last $0.25, so Cat gets it back (standard rule)
! Cat is the only one left in the main pot, so Cat wins it: $0.50 (standard rule)
! Bob -0.25, Cat gets 0.50 (+0.25)
! ¶
$ --book two.book hand new --yes
< -dan
< ¶
< f*
  hand 3, holdem: Eve wins $0.50
  recorded #24 ········
! holdem, .25/.50, Bob deals, 5 in: Ann Bob Cat Dan Eve
! Enter to deal > -dan
! holdem, .25/.50, Bob deals, 4 in: Ann Bob Cat Eve
! Enter to deal > ¶
! note: `Dan` is sitting out, owes blinds and gets no cards (DAV-36)
! Ann 49.75 · pot 0.75 · call 0.50, raise 1.00–49.75 > f*
! nobody called Eve's last $0.25, so Eve gets it back (standard rule)
! Eve is the only one left in the main pot, so Eve wins it: $0.50 (standard rule)
! Cat -0.25, Eve gets 0.50 (+0.25)
! ¶
$ --book two.book hand new --yes
< -dan
< ¶
< f*
  hand 4, holdem: Ann wins $0.50
  recorded #26 ········
! holdem, .25/.50, Cat deals, 5 in: Ann Bob Cat Dan Eve
! Enter to deal > -dan
! holdem, .25/.50, Cat deals, 4 in: Ann Bob Cat Eve
! Enter to deal > ¶
! note: `Dan` is sitting out, owes blinds and gets no cards (DAV-36)
! Bob 50.00 · pot 0.75 · call 0.50, raise 1.00–50.00 > f*
! nobody called Ann's last $0.25, so Ann gets it back (standard rule)
! Ann is the only one left in the main pot, so Ann wins it: $0.50 (standard rule)
! Ann gets 0.50 (+0.25), Eve -0.25
! ¶
$ --book two.book deal --dry-run
  Eve deals
  holdem: Ann posts the small blind, $0.25; Bob posts the big blind, $0.50; Dan
    posts a blind of $0.50 plus $0.25 dead
    `Dan` comes in and posts $0.50 live and $0.25 dead (DAV-27)
    the $0.25 for the small blind is dead: it doesn't count toward a bet (DAV-28)
  (dry run: nothing was recorded)
$ --book two.book hand add dave.phh
! error: dave.phh:6:13: `Dan` missed both blinds: post $0.75 ($0.50 live and $0.25 dead) or wait for the big blind (DAV-27)
= 5
$ --book two.book hand add room.phh
! error: room.phh:7:13: `Dan` missed both blinds: post $0.75 ($0.50 live and $0.25 dead) or wait for the big blind (DAV-27)
= 5
