# The names that a hand file has beside its players are checked as in every other way of telling a hand: who waits or was kept out, who was away, and who dealt without cards. What is wrong is said with its place, and ends with 5.
# rules: DAV-25, DAV-59, IGL-05

file night.txt:
  player add Ann Bob Cat Dan Eve Fay Gus Hal Ivy Jon Kim Leo Max
  open --banker Ann --stakes .25/.50
  buy Ann 50
  buy Bob 50
  buy Cat 50
  buy Dan 50
  buy Eve 50
  buy Fay 50
  buy Gus 50
  buy Hal 50
  buy Ivy 50
  buy Jon 50
  buy Kim 50
  buy Leo 50
  seat Ann 1 Bob 2 Cat 3 Dan 4 Eve 5 Fay 6 Gus 7 Hal 8 Ivy 9 Jon 10 Kim 11
  seat Leo
  seats split --move Gus,Hal,Ivy,Jon,Kim,Leo
file twice.phh:
  variant = "NT"
  antes = [0, 0, 0, 0, 0]
  blinds_or_straddles = [0.25, 0.50, 0, 0, 0]
  min_bet = 0.50
  starting_stacks = [50, 50, 50, 50, 50]
  actions = ["d dh p1 ????", "d dh p2 ????", "d dh p3 ????", "d dh p4 ????", "d dh p5 ????", "p3 f", "p4 f", "p5 f", "p1 f"]
  players = ["Ivy", "Jon", "Kim", "Leo", "Gus"]
  _barred = ["Hal", "Hal"]
file both.phh:
  variant = "NT"
  antes = [0, 0, 0, 0, 0]
  blinds_or_straddles = [0.25, 0.50, 0, 0, 0]
  min_bet = 0.50
  starting_stacks = [50, 50, 50, 50, 50]
  actions = ["d dh p1 ????", "d dh p2 ????", "d dh p3 ????", "d dh p4 ????", "d dh p5 ????", "p3 f", "p4 f", "p5 f", "p1 f"]
  players = ["Ivy", "Jon", "Kim", "Leo", "Gus"]
  _waits = ["Hal"]
  _barred = ["Hal"]
file elsewhere.phh:
  variant = "NT"
  antes = [0, 0, 0, 0, 0]
  blinds_or_straddles = [0.25, 0.50, 0, 0, 0]
  min_bet = 0.50
  starting_stacks = [50, 50, 50, 50, 50]
  actions = ["d dh p1 ????", "d dh p2 ????", "d dh p3 ????", "d dh p4 ????", "d dh p5 ????", "p3 f", "p4 f", "p5 f", "p1 f"]
  players = ["Ivy", "Jon", "Kim", "Leo", "Gus"]
  _barred = ["Ann"]
file plays.phh:
  variant = "NT"
  antes = [0, 0, 0, 0, 0]
  blinds_or_straddles = [0.25, 0.50, 0, 0, 0]
  min_bet = 0.50
  starting_stacks = [50, 50, 50, 50, 50]
  actions = ["d dh p1 ????", "d dh p2 ????", "d dh p3 ????", "d dh p4 ????", "d dh p5 ????", "p3 f", "p4 f", "p5 f", "p1 f"]
  players = ["Ivy", "Jon", "Kim", "Leo", "Gus"]
  _waits = ["Jon"]
file dealer_elsewhere.phh:
  variant = "NT"
  antes = [0, 0, 0, 0, 0]
  blinds_or_straddles = [0.25, 0.50, 0, 0, 0]
  min_bet = 0.50
  starting_stacks = [50, 50, 50, 50, 50]
  actions = ["d dh p1 ????", "d dh p2 ????", "d dh p3 ????", "d dh p4 ????", "d dh p5 ????", "p3 f", "p4 f", "p5 f", "p1 f"]
  players = ["Ivy", "Jon", "Kim", "Leo", "Gus"]
  _dealer = "Ann"
file dealer_plays.phh:
  variant = "NT"
  antes = [0, 0, 0, 0, 0]
  blinds_or_straddles = [0.25, 0.50, 0, 0, 0]
  min_bet = 0.50
  starting_stacks = [50, 50, 50, 50, 50]
  actions = ["d dh p1 ????", "d dh p2 ????", "d dh p3 ????", "d dh p4 ????", "d dh p5 ????", "p3 f", "p4 f", "p5 f", "p1 f"]
  players = ["Ivy", "Jon", "Kim", "Leo", "Gus"]
  _dealer = "Jon"
file dealer_unknown.phh:
  variant = "NT"
  antes = [0, 0, 0, 0, 0]
  blinds_or_straddles = [0.25, 0.50, 0, 0, 0]
  min_bet = 0.50
  starting_stacks = [50, 50, 50, 50, 50]
  actions = ["d dh p1 ????", "d dh p2 ????", "d dh p3 ????", "d dh p4 ????", "d dh p5 ????", "p3 f", "p4 f", "p5 f", "p1 f"]
  players = ["Ivy", "Jon", "Kim", "Leo", "Gus"]
  _dealer = "Zed"
file away_elsewhere.phh:
  variant = "NT"
  antes = [0, 0, 0, 0, 0, 0]
  blinds_or_straddles = [0.25, 0.50, 0, 0, 0, 0]
  min_bet = 0.50
  starting_stacks = [50, 50, 50, 50, 50, 50]
  actions = ["d dh p1 ????", "d dh p2 ????", "d dh p3 ????", "d dh p4 ????", "d dh p5 ????", "p3 f", "p4 f", "p5 f", "p1 f"]
  players = ["Ivy", "Jon", "Kim", "Leo", "Gus", "Ann"]
  _absent = ["p6"]
file away_not_here.phh:
  variant = "NT"
  antes = [0, 0, 0, 0, 0, 0]
  blinds_or_straddles = [0.25, 0.50, 0, 0, 0, 0]
  min_bet = 0.50
  starting_stacks = [50, 50, 50, 50, 50, 50]
  actions = ["d dh p1 ????", "d dh p2 ????", "d dh p3 ????", "d dh p4 ????", "d dh p5 ????", "p3 f", "p4 f", "p5 f", "p1 f"]
  players = ["Ivy", "Jon", "Kim", "Leo", "Gus", "Max"]
  _absent = ["p6"]
file away_unknown.phh:
  variant = "NT"
  antes = [0, 0, 0, 0, 0, 0]
  blinds_or_straddles = [0.25, 0.50, 0, 0, 0, 0]
  min_bet = 0.50
  starting_stacks = [50, 50, 50, 50, 50, 50]
  actions = ["d dh p1 ????", "d dh p2 ????", "d dh p3 ????", "d dh p4 ????", "d dh p5 ????", "p3 f", "p4 f", "p5 f", "p1 f"]
  players = ["Ivy", "Jon", "Kim", "Leo", "Gus", "Zed"]
  _absent = ["p6"]
file away_plays.phh:
  variant = "NT"
  antes = [0, 0, 0, 0, 0, 0]
  blinds_or_straddles = [0.25, 0.50, 0, 0, 0, 0]
  min_bet = 0.50
  starting_stacks = [50, 50, 50, 50, 50, 50]
  actions = ["d dh p1 ????", "d dh p2 ????", "d dh p3 ????", "d dh p4 ????", "d dh p5 ????", "p3 f", "p4 f", "p5 f", "p1 f"]
  players = ["Ivy", "Jon", "Kim", "Leo", "Gus", "Jon"]
  _absent = ["p6"]
file place_twice.phh:
  variant = "NT"
  antes = [0, 0, 0, 0, 0]
  blinds_or_straddles = [0.25, 0.50, 0, 0, 0]
  min_bet = 0.50
  starting_stacks = [50, 50, 50, 50, 50]
  actions = ["d dh p1 ????", "d dh p2 ????", "d dh p3 ????", "d dh p4 ????", "d dh p5 ????", "p3 f", "p4 f", "p5 f", "p1 f"]
  players = ["Ivy", "Jon", "Kim", "Leo", "Gus"]
  _absent = ["p5", "p5"]
file dealer.phh:
  variant = "NT"
  antes = [0, 0, 0, 0, 0]
  blinds_or_straddles = [0.25, 0.50, 0, 0, 0]
  min_bet = 0.50
  starting_stacks = [50, 50, 50, 50, 50]
  actions = ["d dh p1 ????", "d dh p2 ????", "d dh p3 ????", "d dh p4 ????", "d dh p5 ????", "p3 f", "p4 f", "p5 f", "p1 f"]
  players = ["Ivy", "Jon", "Kim", "Leo", "Gus"]
  _dealer = "Gus"
file beside.phh:
  variant = "NT"
  antes = [0, 0, 0, 0, 0]
  blinds_or_straddles = [0.25, 0.50, 0, 0, 0]
  min_bet = 0.50
  starting_stacks = [50, 50, 50, 50, 50]
  actions = ["d dh p1 ????", "d dh p2 ????", "d dh p3 ????", "d dh p4 ????", "d dh p5 ????", "p3 f", "p4 f", "p5 f", "p1 f"]
  players = ["Ivy", "Jon", "Kim", "Leo", "Gus"]
  _dealer = "Max"
  hand = 2
file away.phh:
  variant = "NT"
  antes = [0, 0, 0, 0, 0, 0]
  blinds_or_straddles = [0.25, 0.50, 0, 0, 0, 0]
  min_bet = 0.50
  starting_stacks = [50, 50, 50, 50, 50, 50]
  actions = ["d dh p1 ????", "d dh p2 ????", "d dh p3 ????", "d dh p4 ????", "d dh p5 ????", "p3 f", "p4 f", "p5 f", "p1 f"]
  players = ["Ivy", "Jon", "Kim", "Leo", "Gus", "Hal"]
  _absent = ["p6"]

file igloo.phh:
  variant = "five-card-draw"
  _house = "igloo"
  _dealer = "Cat"
  starting_stacks = [20, 20]
  players = ["Ann", "Bob"]
  actions = ["d dh p1 ??????????", "d dh p2 ??????????", "p1 cbr 0.50", "p2 f"]

$ init --house dave
  started a new book in USD with `dave` rules
  recorded #2 ········
! next: add the players (player add NAME NAME)
$ run night.txt
  $ player add Ann Bob Cat Dan Eve Fay Gus Hal Ivy Jon Kim Leo Max
  Ann, a regular
  Bob, a regular
  Cat, a regular
  Dan, a regular
  Eve, a regular
  Fay, a regular
  Gus, a regular
  Hal, a regular
  Ivy, a regular
  Jon, a regular
  Kim, a regular
  Leo, a regular
  Max, a regular
  recorded #15 ········
  $ open --banker Ann --stakes .25/.50
  night 1 is open at Dave's cash game; Ann is the banker
  recorded #16 ········
  $ buy Ann 50
  Ann buys chips: $50.00 in cash; stack $50.00
  recorded #17 ········
  $ buy Bob 50
  Bob buys chips: $50.00 in cash; stack $50.00
  recorded #18 ········
  $ buy Cat 50
  Cat buys chips: $50.00 in cash; stack $50.00
  recorded #19 ········
  $ buy Dan 50
  Dan buys chips: $50.00 in cash; stack $50.00
  recorded #20 ········
  $ buy Eve 50
  Eve buys chips: $50.00 in cash; stack $50.00
  recorded #21 ········
  $ buy Fay 50
  Fay buys chips: $50.00 in cash; stack $50.00
  recorded #22 ········
  $ buy Gus 50
  Gus buys chips: $50.00 in cash; stack $50.00
  recorded #23 ········
  $ buy Hal 50
  Hal buys chips: $50.00 in cash; stack $50.00
  recorded #24 ········
  $ buy Ivy 50
  Ivy buys chips: $50.00 in cash; stack $50.00
  recorded #25 ········
  $ buy Jon 50
  Jon buys chips: $50.00 in cash; stack $50.00
  recorded #26 ········
  $ buy Kim 50
  Kim buys chips: $50.00 in cash; stack $50.00
  recorded #27 ········
  $ buy Leo 50
  Leo buys chips: $50.00 in cash; stack $50.00
  recorded #28 ········
  $ seat Ann 1 Bob 2 Cat 3 Dan 4 Eve 5 Fay 6 Gus 7 Hal 8 Ivy 9 Jon 10 Kim 11
  Ann has seat 1
  Bob has seat 2
  Cat has seat 3
  Dan has seat 4
  Eve has seat 5
  Fay has seat 6
  Gus has seat 7
  Hal has seat 8
  Ivy has seat 9
  Jon has seat 10
  Kim has seat 11
  recorded #39 ········
  $ seat Leo
  Leo has seat 12
  recorded #40 ········
  $ seats split --move Gus,Hal,Ivy,Jon,Kim,Leo
  now at table 2: Gus in seat 1, Hal in seat 2, Ivy in seat 3, Jon in seat 4, Kim
    in seat 5 and Leo in seat 6
  12 players are too many for one table (DAV-07)
  volunteers move first, then the players with the highest cards; the banker and
    the host stay (DAV-08)
  recorded #41 ········
! note: tonight's buy-in limits, unless everybody agrees to different ones in writing: each player buys at least $10.00; each player can buy up to a $50.00 stack, or the biggest stack at the table (DAV-17)
! note: 12 players are here, but one table has room for only 11: split into two after this hand (seats split) (DAV-07)
$ hand add twice.phh
! error: twice.phh:6:13: `Hal` is named twice
= 5
> `Hal` is named twice
$ hand add both.phh
! error: both.phh:6:13: `Hal` is named twice
= 5
> `Hal` is named twice
$ hand add elsewhere.phh
! error: elsewhere.phh:8:1: `Ann` sits at table 1, but this hand is at table 2
= 5
> `Ann` sits at table 1, but this hand is at table 2
$ hand add plays.phh
! error: plays.phh:8:1: `Jon` is waiting for the next hand and can't have cards in this one
= 5
> `Jon` is waiting for the next hand and can't have cards in this one
$ hand add dealer_elsewhere.phh
! error: dealer_elsewhere.phh:6:13: `Ann` sits at table 1, not at table 2
! hint: seats
= 5
> `Ann` sits at table 1, not at table 2
$ hand add dealer_plays.phh
! error: dealer_plays.phh:6:13: `Jon` has cards in this hand, but `Gus` has the button: `_dealer` is for somebody without cards
= 5
> `Jon` has cards in this hand, but `Gus` has the button:
$ hand add dealer_unknown.phh
! error: dealer_unknown.phh:8:1: no player is called `Zed`
! hint: player add Zed
= 5
> no player is called `Zed`
$ hand add away_elsewhere.phh
! error: away_elsewhere.phh:6:13: `Ann` sits at table 1, but this hand is at table 2
= 5
> `Ann` sits at table 1, but this hand is at table 2
$ hand add away_not_here.phh
! error: away_not_here.phh:6:13: `Max` isn't in the game
! hint: seats
= 5
> `Max` isn't in the game
$ hand add away_unknown.phh
! error: away_unknown.phh:6:13: no player is called `Zed`
! hint: player add Zed
= 5
> no player is called `Zed`
$ hand add away_plays.phh
! error: away_plays.phh:6:13: `Jon` is named twice
= 5
> `Jon` is named twice
$ hand add place_twice.phh
! error: place_twice.phh:8:1: `p5` is in `_absent` twice
= 5
> `p5` is in `_absent` twice

## what is right is taken: the last player dealt, somebody deals beside the game, Hal was away with the deal
$ hand add dealer.phh
  hand 1, holdem: Jon wins $0.50
    nobody called Jon's last $0.25, so Jon gets it back (standard rule)
    Jon is the only one left in the main pot, so Jon wins it: $0.50 (standard
      rule)
  recorded #42 ········
> hand 1, holdem
$ undo
  undid #42 (hand 1, holdem: Jon won $0.50)
  recorded #43 ········
$ hand add beside.phh
  hand 1, holdem: Jon wins $0.50
    nobody called Jon's last $0.25, so Jon gets it back (standard rule)
    Jon is the only one left in the main pot, so Jon wins it: $0.50 (standard
      rule)
  recorded #44 ········
! note: `Max` deals without playing; `Gus` has the button (DAV-59)
> `Max` deals without playing; `Gus` has the button
$ undo
  undid #44 (hand 1, holdem: Jon won $0.50)
  recorded #45 ········
$ hand add away.phh
  hand 1, holdem: Jon wins $0.50
    nobody called Jon's last $0.25, so Jon gets it back (standard rule)
    Jon is the only one left in the main pot, so Jon wins it: $0.50 (standard
      rule)
  recorded #46 ········
> hand 1, holdem

## igloo: players deal in turn
$ --book b.book init --house igloo
  started a new book in USD with `igloo` rules
  recorded #2 ········
! next: add the players (player add NAME NAME)
$ --book b.book player add Ann Bob Cat Dan
  Ann, a regular
  Bob, a regular
  Cat, a regular
  Dan, a regular
  recorded #6 ········
! next: open the night (open --banker NAME)
$ --book b.book open --banker Ann
  night 1 is open at The Igloo; Ann is the banker
  recorded #7 ········
! next: sell chips (buy NAME AMOUNT)
$ --book b.book buy Ann 20
  Ann buys chips: $20.00 in cash; stack $20.00
  recorded #8 ········
! next: play (hand new or hand result), then count the stacks
$ --book b.book buy Bob 20
  Bob buys chips: $20.00 in cash; stack $20.00
  recorded #9 ········
$ --book b.book buy Dan 20
  Dan buys chips: $20.00 in cash; stack $20.00
  recorded #10 ········
$ --book b.book hand add igloo.phh
! error: igloo.phh:6:13: `Cat` isn't playing tonight, so it can't be `Cat`'s turn to deal (IGL-05)
! hint: --book b.book seats
= 5
> `Cat` isn't playing tonight, so it can't be `Cat`'s turn to deal
