# What a hand out of a file posts is what the house takes, in each of the ways it can be written
# rules: DAV-28, DAV-43

file higher-variant.phh:
  variant = "NT"
  antes = [0, 0, 0, 0]
  min_bet = 0.50
  blinds_or_straddles = [0.50, 1, 0, 0]
  starting_stacks = [50, 50, 50, 50]
  players = ["Bob", "Cat", "Dan", "Ann"]
  actions = ["d dh p1 ????", "d dh p2 ????", "d dh p3 ????", "d dh p4 ????", "p3 f", "p4 f", "p1 f"]

file higher-game.phh:
  variant = "holdem"
  blinds_or_straddles = [0.50, 1, 0, 0]
  starting_stacks = [50, 50, 50, 50]
  players = ["Bob", "Cat", "Dan", "Ann"]
  actions = ["d dh p1 ????", "d dh p2 ????", "d dh p3 ????", "d dh p4 ????", "p3 f", "p4 f", "p1 f"]

file higher-of-dave.phh:
  variant = "holdem"
  _house = "dave"
  blinds_or_straddles = [0.50, 1, 0, 0]
  starting_stacks = [50, 50, 50, 50]
  players = ["Bob", "Cat", "Dan", "Ann"]
  actions = ["d dh p1 ????", "d dh p2 ????", "d dh p3 ????", "d dh p4 ????", "p3 f", "p4 f", "p1 f"]

file no-big-variant.phh:
  variant = "NT"
  antes = [0, 0, 0, 0]
  min_bet = 0.50
  blinds_or_straddles = [0.25, 0, 0, 0]
  starting_stacks = [50, 50, 50, 50]
  players = ["Bob", "Cat", "Dan", "Ann"]
  actions = ["d dh p1 ????", "d dh p2 ????", "d dh p3 ????", "d dh p4 ????", "p3 f", "p4 f", "p1 f"]

file no-big-game.phh:
  variant = "holdem"
  blinds_or_straddles = [0.25, 0, 0, 0]
  starting_stacks = [50, 50, 50, 50]
  players = ["Bob", "Cat", "Dan", "Ann"]
  actions = ["d dh p1 ????", "d dh p2 ????", "d dh p3 ????", "d dh p4 ????", "p3 f", "p4 f", "p1 f"]

file no-big-of-dave.phh:
  variant = "holdem"
  _house = "dave"
  blinds_or_straddles = [0.25, 0, 0, 0]
  starting_stacks = [50, 50, 50, 50]
  players = ["Bob", "Cat", "Dan", "Ann"]
  actions = ["d dh p1 ????", "d dh p2 ????", "d dh p3 ????", "d dh p4 ????", "p3 f", "p4 f", "p1 f"]

file no-small-variant.phh:
  variant = "NT"
  antes = [0, 0, 0, 0]
  min_bet = 0.50
  blinds_or_straddles = [0, 0.50, 0, 0]
  starting_stacks = [50, 50, 50, 50]
  players = ["Bob", "Cat", "Dan", "Ann"]
  actions = ["d dh p1 ????", "d dh p2 ????", "d dh p3 ????", "d dh p4 ????", "p3 f", "p4 f", "p1 f"]

file no-small-game.phh:
  variant = "holdem"
  blinds_or_straddles = [0, 0.50, 0, 0]
  starting_stacks = [50, 50, 50, 50]
  players = ["Bob", "Cat", "Dan", "Ann"]
  actions = ["d dh p1 ????", "d dh p2 ????", "d dh p3 ????", "d dh p4 ????", "p3 f", "p4 f", "p1 f"]

file no-small-of-dave.phh:
  variant = "holdem"
  _house = "dave"
  blinds_or_straddles = [0, 0.50, 0, 0]
  starting_stacks = [50, 50, 50, 50]
  players = ["Bob", "Cat", "Dan", "Ann"]
  actions = ["d dh p1 ????", "d dh p2 ????", "d dh p3 ????", "d dh p4 ????", "p3 f", "p4 f", "p1 f"]

file late-variant.phh:
  variant = "NT"
  antes = [0, 0, 0, 0]
  min_bet = 0.50
  blinds_or_straddles = [0.25, 0.50, 0, -0.25]
  starting_stacks = [50, 50, 50, 50]
  players = ["Bob", "Cat", "Dan", "Ann"]
  actions = ["d dh p1 ????", "d dh p2 ????", "d dh p3 ????", "d dh p4 ????", "p3 f", "p4 f", "p1 f"]

file late-game.phh:
  variant = "holdem"
  blinds_or_straddles = [0.25, 0.50, 0, -0.25]
  starting_stacks = [50, 50, 50, 50]
  players = ["Bob", "Cat", "Dan", "Ann"]
  actions = ["d dh p1 ????", "d dh p2 ????", "d dh p3 ????", "d dh p4 ????", "p3 f", "p4 f", "p1 f"]

file late-of-dave.phh:
  variant = "holdem"
  _house = "dave"
  blinds_or_straddles = [0.25, 0.50, 0, -0.25]
  starting_stacks = [50, 50, 50, 50]
  players = ["Bob", "Cat", "Dan", "Ann"]
  actions = ["d dh p1 ????", "d dh p2 ????", "d dh p3 ????", "d dh p4 ????", "p3 f", "p4 f", "p1 f"]

file dead-variant.phh:
  variant = "NT"
  antes = [0, 0, 0, 0]
  min_bet = 0.50
  blinds_or_straddles = [0.25, 0.50, 0, 0]
  _dead_posts = [0, 0, 5, 0]
  starting_stacks = [50, 50, 50, 50]
  players = ["Bob", "Cat", "Dan", "Ann"]
  actions = ["d dh p1 ????", "d dh p2 ????", "d dh p3 ????", "d dh p4 ????", "p3 f", "p4 f", "p1 f"]

file dead-game.phh:
  variant = "holdem"
  blinds_or_straddles = [0.25, 0.50, 0, 0]
  _dead_posts = [0, 0, 5, 0]
  starting_stacks = [50, 50, 50, 50]
  players = ["Bob", "Cat", "Dan", "Ann"]
  actions = ["d dh p1 ????", "d dh p2 ????", "d dh p3 ????", "d dh p4 ????", "p3 f", "p4 f", "p1 f"]

file dead-of-dave.phh:
  variant = "holdem"
  _house = "dave"
  blinds_or_straddles = [0.25, 0.50, 0, 0]
  _dead_posts = [0, 0, 5, 0]
  starting_stacks = [50, 50, 50, 50]
  players = ["Bob", "Cat", "Dan", "Ann"]
  actions = ["d dh p1 ????", "d dh p2 ????", "d dh p3 ????", "d dh p4 ????", "p3 f", "p4 f", "p1 f"]

file missed-variant.phh:
  variant = "NT"
  antes = [0, 0, 0, 0]
  min_bet = 0.50
  blinds_or_straddles = [0.25, 0.50, 0, 0]
  _dead_posts = [0, 0, 0.25, 0]
  starting_stacks = [50, 50, 50, 50]
  players = ["Bob", "Cat", "Dan", "Ann"]
  actions = ["d dh p1 ????", "d dh p2 ????", "d dh p3 ????", "d dh p4 ????", "p3 f", "p4 f", "p1 f"]

file missed-game.phh:
  variant = "holdem"
  blinds_or_straddles = [0.25, 0.50, 0, 0]
  _dead_posts = [0, 0, 0.25, 0]
  starting_stacks = [50, 50, 50, 50]
  players = ["Bob", "Cat", "Dan", "Ann"]
  actions = ["d dh p1 ????", "d dh p2 ????", "d dh p3 ????", "d dh p4 ????", "p3 f", "p4 f", "p1 f"]

file missed-of-dave.phh:
  variant = "holdem"
  _house = "dave"
  blinds_or_straddles = [0.25, 0.50, 0, 0]
  _dead_posts = [0, 0, 0.25, 0]
  starting_stacks = [50, 50, 50, 50]
  players = ["Bob", "Cat", "Dan", "Ann"]
  actions = ["d dh p1 ????", "d dh p2 ????", "d dh p3 ????", "d dh p4 ????", "p3 f", "p4 f", "p1 f"]

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
$ buy Ann 50
  Ann buys chips: $50.00 in cash; stack $50.00
  recorded #8 ········
! next: play (hand new or hand result), then count the stacks
$ buy Bob 50
  Bob buys chips: $50.00 in cash; stack $50.00
  recorded #9 ········
$ buy Cat 50
  Cat buys chips: $50.00 in cash; stack $50.00
  recorded #10 ········
$ buy Dan 50
  Dan buys chips: $50.00 in cash; stack $50.00
  recorded #11 ········
$ seat Ann 1
  Ann has seat 1
  recorded #12 ········
$ seat Bob 2
  Bob has seat 2
  recorded #13 ········
$ seat Cat 3
  Cat has seat 3
  recorded #14 ········
$ seat Dan 4
  Dan has seat 4
  recorded #15 ········
$ deal --dealer Ann
  Ann deals
  holdem: Bob posts the small blind, $0.25; Cat posts the big blind, $0.50
  recorded #16 ········
$ hand add higher-variant.phh --dry-run
! error: higher-variant.phh:7:13: the blinds are 0.50/1.00, but this table plays 0.25/0.50; to enter a straddle with no small blind, use `hand new` or `hand result` (DAV-43)
= 5
> the blinds are 0.50/1.00, but this table plays 0.25/0.50
$ hand add higher-game.phh --dry-run
! error: higher-game.phh:1:1: the blinds are 0.50/1.00, but this table plays 0.25/0.50; to enter a straddle with no small blind, use `hand new` or `hand result` (DAV-43)
= 5
> the blinds are 0.50/1.00, but this table plays 0.25/0.50
$ hand add higher-of-dave.phh --dry-run
! error: higher-of-dave.phh:1:1: the blinds are 0.50/1.00, but this table plays 0.25/0.50; to enter a straddle with no small blind, use `hand new` or `hand result` (DAV-43)
= 5
> the blinds are 0.50/1.00, but this table plays 0.25/0.50
$ hand add no-big-variant.phh --dry-run
! error: no-big-variant.phh:7:13: the blinds are 0.25, but this table plays 0.25/0.50 (DAV-43)
= 5
> the blinds are 0.25, but this table plays 0.25/0.50
$ hand add no-big-game.phh --dry-run
! error: no-big-game.phh:1:1: the blinds are 0.25, but this table plays 0.25/0.50 (DAV-43)
= 5
> the blinds are 0.25, but this table plays 0.25/0.50
$ hand add no-big-of-dave.phh --dry-run
! error: no-big-of-dave.phh:1:1: the blinds are 0.25, but this table plays 0.25/0.50 (DAV-43)
= 5
> the blinds are 0.25, but this table plays 0.25/0.50
$ hand add no-small-variant.phh --dry-run
! error: no-small-variant.phh:7:13: `Bob` is first to the dealer's left and has to post the small blind of $0.25, but didn't
= 5
> `Bob` is first to the dealer's left and has to post the small blind of $0.25, but didn't
$ hand add no-small-game.phh --dry-run
! error: no-small-game.phh:1:1: `Bob` is first to the dealer's left and has to post the small blind of $0.25, but didn't
= 5
> `Bob` is first to the dealer's left and has to post the small blind of $0.25, but didn't
$ hand add no-small-of-dave.phh --dry-run
! error: no-small-of-dave.phh:1:1: `Bob` is first to the dealer's left and has to post the small blind of $0.25, but didn't
= 5
> `Bob` is first to the dealer's left and has to post the small blind of $0.25, but didn't
$ hand add late-variant.phh --dry-run
! error: late-variant.phh:7:13: `Ann` posts $0.25 live on top of another blind, but a missed small blind is posted dead (DAV-28)
= 5
> a missed small blind is posted dead (DAV-28)
$ hand add late-game.phh --dry-run
! error: late-game.phh:1:1: `Ann` posts $0.25 live on top of another blind, but a missed small blind is posted dead (DAV-28)
= 5
> a missed small blind is posted dead (DAV-28)
$ hand add late-of-dave.phh --dry-run
! error: late-of-dave.phh:1:1: `Ann` posts $0.25 live on top of another blind, but a missed small blind is posted dead (DAV-28)
= 5
> a missed small blind is posted dead (DAV-28)
$ hand add dead-variant.phh --dry-run
! error: dead-variant.phh:5:1: somebody antes $5.00, but the ante at this table is $0.00
= 5
> somebody antes $5.00, but the ante at this table is $0.00
$ hand add dead-game.phh --dry-run
! error: dead-game.phh:1:1: somebody antes $5.00, but the ante at this table is $0.00
= 5
> somebody antes $5.00, but the ante at this table is $0.00
$ hand add dead-of-dave.phh --dry-run
! error: dead-of-dave.phh:1:1: somebody antes $5.00, but the ante at this table is $0.00
= 5
> somebody antes $5.00, but the ante at this table is $0.00
$ hand add missed-variant.phh --dry-run
  hand 1, holdem: Cat wins $0.75
    nobody called Cat's last $0.25, so Cat gets it back (standard rule)
    Cat is the only one left in the main pot, so Cat wins it: $0.75 (standard
      rule)
  (dry run: nothing was recorded)
> Cat wins $0.75
$ hand add missed-game.phh --dry-run
  hand 1, holdem: Cat wins $0.75
    nobody called Cat's last $0.25, so Cat gets it back (standard rule)
    Cat is the only one left in the main pot, so Cat wins it: $0.75 (standard
      rule)
  (dry run: nothing was recorded)
> Cat wins $0.75
$ hand add missed-of-dave.phh --dry-run
  hand 1, holdem: Cat wins $0.75
    nobody called Cat's last $0.25, so Cat gets it back (standard rule)
    Cat is the only one left in the main pot, so Cat wins it: $0.75 (standard
      rule)
  (dry run: nothing was recorded)
> Cat wins $0.75
