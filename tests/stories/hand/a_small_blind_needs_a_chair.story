# Where the button is dead nobody may post the small blind: its chair is empty. With everybody in the hand there is no such chair, and
# the big blind would come twice to one player.
# rules: DAV-25

file skipped.phh:
  variant = "holdem"
  _house = "dave"
  blinds_or_straddles = [0.50, 0, 0, 0]
  starting_stacks = [40.25, 40, 40, 39.75]
  players = ["Cat", "Dan", "Ann", "Bob"]
  actions = ["d dh p1 ????", "d dh p2 ????", "d dh p3 ????", "d dh p4 ????", "p2 cbr 1", "p3 f", "p4 f", "p1 f"]

file by_the_dealer.phh:
  variant = "holdem"
  _house = "dave"
  blinds_or_straddles = [0, 0, 0.25, 0.50]
  starting_stacks = [40.25, 40, 40, 39.75]
  players = ["Cat", "Dan", "Ann", "Bob"]
  actions = ["d dh p1 ????", "d dh p2 ????", "d dh p3 ????", "d dh p4 ????", "p1 f", "p2 f", "p3 f"]

file away.phh:
  variant = "holdem"
  _house = "dave"
  blinds_or_straddles = [0.50, 0, 0]
  starting_stacks = [40, 40, 39.75]
  players = ["Dan", "Ann", "Bob"]
  actions = ["d dh p1 ????", "d dh p2 ????", "d dh p3 ????", "p2 cbr 1", "p3 f", "p1 f"]

file moving.phh:
  variant = "holdem"
  _house = "casino"
  blinds_or_straddles = [0.50, 0, 0, 0]
  starting_stacks = [40.25, 40, 40, 39.75]
  players = ["Cat", "Dan", "Ann", "Bob"]
  actions = ["d dh p1 ????", "d dh p2 ????", "d dh p3 ????", "d dh p4 ????", "p2 cbr 1", "p3 f", "p4 f", "p1 f"]

$ init --house dave
  started a new book in USD with `dave` rules
  recorded #2 ········
! next: add the players (player add NAME NAME)
$ player add Ann Bob Cat Dan
  Ann, a regular
  Bob, a regular
  Cat, a regular
  Dan, a regular
  recorded #6 ········
! next: open the night (open --banker NAME)
$ open --banker Ann --stakes .25/.50
  night 1 is open at Dave's cash game; Ann is the banker
  recorded #7 ········
! note: tonight's buy-in limits, unless everybody agrees to different ones in writing: each player buys at least $10.00; each player can buy up to a $50.00 stack, or the biggest stack at the table (DAV-17)
! next: sell chips (buy NAME AMOUNT)
$ buy Ann 40
  Ann buys chips: $40.00 in cash; stack $40.00
  recorded #8 ········
! next: play (hand new or hand result), then count the stacks
$ buy Bob 40
  Bob buys chips: $40.00 in cash; stack $40.00
  recorded #9 ········
$ buy Cat 40
  Cat buys chips: $40.00 in cash; stack $40.00
  recorded #10 ········
$ buy Dan 40
  Dan buys chips: $40.00 in cash; stack $40.00
  recorded #11 ········
$ seat Ann Bob Cat Dan
  Ann has seat 1
  Bob has seat 2
  Cat has seat 3
  Dan has seat 4
  recorded #15 ········
$ hand result --game holdem --dealer Ann --in Bob=.25 --in Cat=.50 --win Cat=.75
  hand 1, holdem: Cat wins $0.75
  recorded #17 ········
$ hand add skipped.phh
! error: skipped.phh:6:13: nobody posts the small blind, but no seat is empty between `Bob` and `Cat` (DAV-25)
= 5
$ hand add by_the_dealer.phh
! error: by_the_dealer.phh:1:1: `Cat` is first to the dealer's left and has to post the small blind of $0.25, but didn't
= 5

# Cat is away: the small blind is at his chair.
$ hand add away.phh
  hand 2, holdem: Ann wins $1.00
    nobody called Ann's last $0.50, so Ann gets it back (standard rule)
    Ann is the only one left in the main pot, so Ann wins it: $1.00 (standard
      rule)
  recorded #18 ········
$ deal --dry-run
  Cat deals
  holdem: Dan posts the small blind, $0.25; Ann posts the big blind, $0.50; Cat
    posts $0.25 dead
    `Cat` comes in and posts $0.25 dead (DAV-27)
    the $0.25 for the small blind is dead: it doesn't count toward a bet (DAV-28)
  (dry run: nothing was recorded)
> Cat deals

# At the casino the blinds go to the next two, and one of them posts the small one.
$ --book casino.book init --house casino
  started a new book in USD with `casino` rules
  recorded #2 ········
! next: add the players (player add NAME NAME)
$ --book casino.book player add Ann Bob Cat Dan
  Ann, a regular
  Bob, a regular
  Cat, a regular
  Dan, a regular
  recorded #6 ········
! next: open the night (open --banker NAME)
$ --book casino.book open --banker Ann --stakes .25/.50
  night 1 is open at The Card Room; Ann is the banker
  recorded #7 ········
! next: sell chips (buy NAME AMOUNT)
$ --book casino.book buy Ann 40
  Ann buys chips: $40.00 in cash; stack $40.00
  recorded #8 ········
! next: play (hand new or hand result), then count the stacks
$ --book casino.book buy Bob 40
  Bob buys chips: $40.00 in cash; stack $40.00
  recorded #9 ········
$ --book casino.book buy Cat 40
  Cat buys chips: $40.00 in cash; stack $40.00
  recorded #10 ········
$ --book casino.book buy Dan 40
  Dan buys chips: $40.00 in cash; stack $40.00
  recorded #11 ········
$ --book casino.book seat Ann Bob Cat Dan
  Ann has seat 1
  Bob has seat 2
  Cat has seat 3
  Dan has seat 4
  recorded #15 ········
$ --book casino.book hand result --game holdem --dealer Ann --in Bob=.25 --in Cat=.50 --win Cat=.75
  hand 1, holdem: Cat wins $0.75
  recorded #17 ········
$ --book casino.book hand add moving.phh
! error: moving.phh:1:1: nobody posts the small blind of $0.25
= 5
