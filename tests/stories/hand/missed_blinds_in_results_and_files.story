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
  a new book, counting in USD, under the rules of `dave`
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
! note: tonight's buy-in limits, unless all agree on others in writing: buy at least $10.00; a stack of $50.00 at most, or the biggest stack at the table (DAV-17)
! next: sell chips (buy NAME AMOUNT)
$ buy Ann 50
  Ann buys chips: $50.00 in cash; stack $50.00
  recorded #9 ········
! next: hand new or hand result; at the end count the stacks
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

$ hand result --game holdem --dealer Bob --in Ann=.5 --in Cat=.5 --in Bob=.5 --in Eve=.5 --win Ann=2 --away Ann
! error: `Ann` is in the hand, so nobody can say that he was away
! hint: hand result --help
= 4
$ hand result --game holdem --dealer Bob --in Ann=.5 --in Cat=.5 --in Bob=.5 --in Eve=.5 --win Ann=2 --away Dan
  hand 2, holdem: Ann wins $2.00
  recorded #22 ········
$ deal --dry-run
  Cat deals
    the deal goes to the left (DAV-25)
  holdem: blind $0.50 from Ann; blind $0.25 from Eve
    `Dan` sits between button and small blind: he waits, or buys the button
      (DAV-29)
  (rehearsed: nothing was recorded)
$ hand result --game holdem --dealer Cat --in Eve=.25 --in Ann=.5 --win Ann=.75 --away Dan
  hand 3, holdem: Ann wins $0.75
  recorded #24 ········
$ hand result --game holdem --dealer Eve --in Ann=.25 --in Bob=.5 --win Bob=.75 --away Dan
  hand 4, holdem: Bob wins $0.75
  recorded #26 ········
$ deal --dry-run
  Ann deals
    the deal goes to the left (DAV-25)
  holdem: blind $0.25 from Bob; blind $0.50 from Cat; blind $0.50 and dead $0.25
    from Dan
    `Dan` comes in with $0.50 live and $0.25 dead (DAV-27)
    the $0.25 of the small blind are dead: they count for no bet (DAV-28)
  (rehearsed: nothing was recorded)

Where every hand is known by its acts, it is known what he owes, and a file has him pay it.

$ --book two.book init --house dave
  a new book, counting in USD, under the rules of `dave`
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
! note: tonight's buy-in limits, unless all agree on others in writing: buy at least $10.00; a stack of $50.00 at most, or the biggest stack at the table (DAV-17)
! next: sell chips (buy NAME AMOUNT)
$ --book two.book buy Ann 50
  Ann buys chips: $50.00 in cash; stack $50.00
  recorded #9 ········
! next: hand new or hand result; at the end count the stacks
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
! Enter deals > d eve
! holdem, .25/.50, Eve deals, 5 in: Ann Bob Cat Dan Eve
! Enter deals > ¶
! Cat 50.00 · pot 0.75 · call 0.50, raise 1.00–50.00 > f*
! nobody called the last $0.25 of Bob: it goes back (standard rule)
! Bob is the only one left for the main pot: $0.50 (standard rule)
! Ann -0.25, Bob gets 0.50 (+0.25)
! ¶
$ --book two.book hand new --yes
< -dan
< ¶
< f*
  hand 2, holdem: Cat wins $0.50
  recorded #22 ········
! holdem, .25/.50, Ann deals, 5 in: Ann Bob Cat Dan Eve
! Enter deals > -dan
! holdem, .25/.50, Ann deals, 4 in: Ann Bob Cat Eve
! Enter deals > ¶
! note: `Dan` is away: his cards are thrown away when it is his turn (DAV-36)
! note: `Dan` is away at his turn: his hand is dead, and a blind he posted stays
!   in the pot (dead Dan) (DAV-30)
! Dan 50.00 · pot 0.75 · call 0.50, raise 1.00–50.00 > f*
! nobody called the last $0.25 of Cat: it goes back (standard rule)
! Cat is the only one left for the main pot: $0.50 (standard rule)
! Bob -0.25, Cat gets 0.50 (+0.25)
! ¶
$ --book two.book hand new --yes
< -dan
< ¶
< f*
  hand 3, holdem: Eve wins $0.50
  recorded #24 ········
! holdem, .25/.50, Bob deals, 5 in: Ann Bob Cat Dan Eve
! Enter deals > -dan
! holdem, .25/.50, Bob deals, 4 in: Ann Bob Cat Eve
! Enter deals > ¶
! note: `Dan` is away and has blinds to pay: he gets no cards (DAV-36)
! Ann 49.75 · pot 0.75 · call 0.50, raise 1.00–49.75 > f*
! nobody called the last $0.25 of Eve: it goes back (standard rule)
! Eve is the only one left for the main pot: $0.50 (standard rule)
! Cat -0.25, Eve gets 0.50 (+0.25)
! ¶
$ --book two.book hand new --yes
< -dan
< ¶
< f*
  hand 4, holdem: Ann wins $0.50
  recorded #26 ········
! holdem, .25/.50, Cat deals, 5 in: Ann Bob Cat Dan Eve
! Enter deals > -dan
! holdem, .25/.50, Cat deals, 4 in: Ann Bob Cat Eve
! Enter deals > ¶
! note: `Dan` is away and has blinds to pay: he gets no cards (DAV-36)
! Bob 50.00 · pot 0.75 · call 0.50, raise 1.00–50.00 > f*
! nobody called the last $0.25 of Ann: it goes back (standard rule)
! Ann is the only one left for the main pot: $0.50 (standard rule)
! Ann gets 0.50 (+0.25), Eve -0.25
! ¶
$ --book two.book deal --dry-run
  Eve deals
  holdem: blind $0.25 from Ann; blind $0.50 from Bob; blind $0.50 and dead $0.25
    from Dan
    `Dan` comes in with $0.50 live and $0.25 dead (DAV-27)
    the $0.25 of the small blind are dead: they count for no bet (DAV-28)
  (rehearsed: nothing was recorded)
$ --book two.book hand add dave.phh
! error: dave.phh:6:13: `Dan` missed both blinds and comes back for $0.75: $0.50 live and $0.25 dead, or waits for the big blind (DAV-27)
= 4
$ --book two.book hand add room.phh
! error: room.phh:7:13: `Dan` missed both blinds and comes back for $0.75: $0.50 live and $0.25 dead, or waits for the big blind (DAV-27)
= 4
