# A file names a dealer without cards: the deal goes on from that player by every way, and a dealer who antes for everybody has cards.
# rules: IGL-08

file casino.phh:
  variant = "holdem"
  _house = "casino"
  starting_stacks = [20, 20, 20]
  blinds_or_straddles = [0.25, 0.50, 0]
  players = ["Bob", "Cat", "Dan"]
  _dealer = "Ann"
  actions = ["d dh p1 ????", "d dh p2 ????", "d dh p3 ????", "p3 f", "p1 f"]
file igloo.phh:
  variant = "five-card-draw"
  _house = "igloo"
  starting_stacks = [20, 20, 20]
  players = ["Bob", "Cat", "Dan"]
  _dealer = "Ann"
  actions = ["d dh p1 ??????????", "d dh p2 ??????????", "d dh p3 ??????????", "p1 cbr 0.25", "p2 f", "p3 f"]

$ init --house casino
  started a new book in USD with `casino` rules
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
  night 1 is open at The Card Room; Ann is the banker
  recorded #7 ········
! next: sell chips (buy NAME AMOUNT)
$ buy Ann 20
  Ann buys chips: $20.00 in cash; stack $20.00
  recorded #8 ········
! next: play (hand new or hand result), then count the stacks
$ buy Bob 20
  Bob buys chips: $20.00 in cash; stack $20.00
  recorded #9 ········
$ buy Cat 20
  Cat buys chips: $20.00 in cash; stack $20.00
  recorded #10 ········
$ buy Dan 20
  Dan buys chips: $20.00 in cash; stack $20.00
  recorded #11 ········
$ seat Ann Bob Cat Dan
  Ann has seat 1
  Bob has seat 2
  Cat has seat 3
  Dan has seat 4
  recorded #15 ········
$ hand add casino.phh
  hand 1, holdem: Cat wins $0.50
    nobody called Cat's last $0.25, so Cat gets it back (standard rule)
    Cat is the only one left in the main pot, so Cat wins it: $0.50 (standard
      rule)
  recorded #17 ········
$ deal --dry-run
  Bob deals
    the deal passes to the left
  if it's holdem again: Cat posts the small blind, $0.25; Dan posts the big blind,
    $0.50
  (dry run: nothing was recorded)
$ hand new
< holdem
< ¶
< q
  stopped: nothing was recorded
! holdem, .25/.50, Bob deals, 4 in: Ann Bob Cat Dan
! Enter to deal > holdem
! holdem, .25/.50, Bob deals, 4 in: Ann Bob Cat Dan
! Enter to deal > ¶
! Ann 20.00 · pot 0.75 · call 0.50, raise 1.00–20.00 > q
$ --book igloo.book init --house igloo
  started a new book in USD with `igloo` rules
  recorded #2 ········
! next: add the players (player add NAME NAME)
$ --book igloo.book player add Ann Bob Cat Dan
  Ann, a regular
  Bob, a regular
  Cat, a regular
  Dan, a regular
  recorded #6 ········
! next: open the night (open --banker NAME)
$ --book igloo.book open --banker Ann
  night 1 is open at The Igloo; Ann is the banker
  recorded #7 ········
! next: sell chips (buy NAME AMOUNT)
$ --book igloo.book buy Ann 20
  Ann buys chips: $20.00 in cash; stack $20.00
  recorded #8 ········
! next: play (hand new or hand result), then count the stacks
$ --book igloo.book buy Bob 20
  Bob buys chips: $20.00 in cash; stack $20.00
  recorded #9 ········
$ --book igloo.book buy Cat 20
  Cat buys chips: $20.00 in cash; stack $20.00
  recorded #10 ········
$ --book igloo.book buy Dan 20
  Dan buys chips: $20.00 in cash; stack $20.00
  recorded #11 ········
$ --book igloo.book seat Ann Bob Cat Dan
  Ann has seat 1
  Bob has seat 2
  Cat has seat 3
  Dan has seat 4
  recorded #15 ········
$ --book igloo.book hand add igloo.phh
! error: igloo.phh:6:13: the dealer antes for the table, but `Ann` was away and didn't deal: say who did (IGL-08)
= 5
