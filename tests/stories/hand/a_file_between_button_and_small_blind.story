# A file says who has the button, its last player, as `d NAME` does: he does not sit between it and the small blind, and owes what he
# missed. Who sits there comes in by buying it.
# rules: DAV-29

file in.phh:
  variant = "NT"
  _house = "dave"
  antes = [0, 0, 0, 0, 0]
  blinds_or_straddles = [0.25, 0.50, 0, 0, 0.50]
  min_bet = 0.50
  starting_stacks = [50, 50, 50, 50, 50]
  actions = ["d dh p1 ????", "d dh p2 ????", "d dh p3 ????", "d dh p4 ????", "d dh p5 ????", "p3 f", "p4 f", "p5 cbr 2", "p1 f", "p2 f"]
  players = ["Eve", "Ann", "Bob", "Cat", "Dan"]

file bought.phh:
  variant = "NT"
  _house = "dave"
  antes = [0, 0, 0, 0, 0]
  blinds_or_straddles = [0.50, 0, 0, 0, 0]
  _dead_posts = [0.25, 0, 0, 0, 0]
  min_bet = 0.50
  starting_stacks = [50, 50.25, 50, 49.75, 50]
  actions = ["d dh p1 ????", "d dh p2 ????", "d dh p3 ????", "d dh p4 ????", "d dh p5 ????", "p2 f", "p3 f", "p4 f", "p5 f"]
  players = ["Dan", "Eve", "Ann", "Bob", "Cat"]

file nothing.phh:
  variant = "NT"
  _house = "dave"
  antes = [0, 0, 0, 0, 0]
  blinds_or_straddles = [0.25, 0.50, 0, 0, 0]
  min_bet = 0.50
  starting_stacks = [50, 50, 50, 50, 50]
  actions = ["d dh p1 ????", "d dh p2 ????", "d dh p3 ????", "d dh p4 ????", "d dh p5 ????", "p3 f", "p4 f", "p5 cbr 2", "p1 f", "p2 f"]
  players = ["Eve", "Ann", "Bob", "Cat", "Dan"]

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
$ buy Bob 50
  Bob buys chips: $50.00 in cash; stack $50.00
  recorded #10 ········
$ buy Cat 50
  Cat buys chips: $50.00 in cash; stack $50.00
  recorded #11 ········
$ buy Dan 50
  Dan buys chips: $50.00 in cash; stack $50.00
  recorded #12 ········
$ buy Eve 50
  Eve buys chips: $50.00 in cash; stack $50.00
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
$ hand new --yes
< d ann
< ¶
< ffff
  hand 1, holdem: Cat wins $0.50
  recorded #20 ········
! holdem, .25/.50, Ann deals, 5 in: Ann Bob Cat Dan Eve
! Enter to deal > d ann
! Enter to deal > ¶
! Dan 50.00 · pot 0.75 · call 0.50, raise 1.00–50.00 > ffff
! nobody called Cat's last $0.25, so Cat gets it back (standard rule)
! Cat is the only one left in the main pot, so Cat wins it: $0.50 (standard rule)
! Bob -0.25, Cat gets 0.50 (+0.25)
! ¶
$ hand new --yes
< d bob
< -dan
< ¶
< fff
  hand 2, holdem: Eve wins $0.50
  recorded #22 ········
! holdem, .25/.50, Bob deals, 5 in: Ann Bob Cat Dan Eve
! Enter to deal > d bob
! Enter to deal > -dan
! holdem, .25/.50, Bob deals, 4 in: Ann Bob Cat Eve
! Enter to deal > ¶
! note: `Dan` is sitting out, owes blinds and gets no cards (DAV-36)
! Ann 50.00 · pot 0.75 · call 0.50, raise 1.00–50.00 > fff
! nobody called Eve's last $0.25, so Eve gets it back (standard rule)
! Eve is the only one left in the main pot, so Eve wins it: $0.50 (standard rule)
! Cat -0.25, Eve gets 0.50 (+0.25)
! ¶
$ deal --dry-run
  Cat deals
    the deal passes to the left (DAV-25)
  holdem: Eve posts the small blind, $0.25; Ann posts the big blind, $0.50
    `Dan` sits between the button and the small blind and has to wait or buy the
      button (DAV-29)
  (dry run: nothing was recorded)
$ hand add in.phh
  hand 3, holdem: Dan wins $1.25
    nobody called Dan's last $1.50, so Dan gets it back (standard rule)
    Dan is the only one left in the main pot, so Dan wins it: $1.25 (standard
      rule)
  recorded #23 ········
! note: the hand has `Eve` starting with $50.00, but the book says $50.25
! note: the hand has `Bob` starting with $50.00, but the book says $49.75
$ undo
  undid #23 (hand 3, holdem: Dan won $1.25)
  recorded #24 ········
$ hand add nothing.phh
! error: nothing.phh:7:13: `Dan` missed the big blind and has to post $0.50 or wait for it (DAV-27)
= 5
$ hand add bought.phh
  hand 3, holdem: Dan wins $0.25
    nobody called Dan's last $0.50, so Dan gets it back (standard rule)
    Dan is the only one left in the main pot, so Dan wins it: $0.25 (standard
      rule)
  recorded #25 ········
$ deal --dry-run
  Dan deals
  holdem: Eve posts the small blind, $0.25; Ann posts the big blind, $0.50
  (dry run: nothing was recorded)
