# A fault of a name in a hand file is told where the name stands

file barred.phh:
  variant = "NT"
  antes = [0, 0]
  blinds_or_straddles = [0.25, 0.50]
  min_bet = 0.50
  starting_stacks = [40, 40]
  actions = ["d dh p1 ????", "d dh p2 ????", "p1 f"]
  players = ["Bob", "Ann"]
  event = "Friday"
  _barred = ["Ann"]
file waits.phh:
  variant = "NT"
  antes = [0, 0]
  blinds_or_straddles = [0.25, 0.50]
  min_bet = 0.50
  starting_stacks = [40, 40]
  actions = ["d dh p1 ????", "d dh p2 ????", "p1 f"]
  players = ["Bob", "Ann"]
  _waits = ["Zed"]
file dealer.phh:
  variant = "NT"
  antes = [0, 0]
  blinds_or_straddles = [0.25, 0.50]
  min_bet = 0.50
  starting_stacks = [40, 40]
  actions = ["d dh p1 ????", "d dh p2 ????", "p1 f"]
  players = ["Bob", "Ann"]
  _dealer = "Zed"
file nobody.phh:
  variant = "NT"
  antes = [0, 0]
  blinds_or_straddles = [0.25, 0.50]
  min_bet = 0.50
  starting_stacks = [40, 40]
  actions = ["d dh p1 ????", "d dh p2 ????", "p1 f"]
  players = ["Bob", "Zed"]
file nameless.phh:
  variant = "NT"
  antes = [0, 0]
  blinds_or_straddles = [0.25, 0.50]
  min_bet = 0.50
  starting_stacks = [40, 40]
  actions = ["d dh p1 ????", "d dh p2 ????", "p1 f"]
  players = ["Bob", ""]

$ init --house dave
  started a new book in USD with `dave` rules
  recorded #2 ········
! next: add the players (player add NAME NAME)
$ player add Ann Bob Cat
  Ann, a regular
  Bob, a regular
  Cat, a regular
  recorded #5 ········
! next: open the night (open --banker NAME)
$ open --banker Ann --stakes .25/.50
  night 1 is open at Dave's cash game; Ann is the banker
  recorded #6 ········
! note: tonight's buy-in limits, unless everybody agrees to different ones in writing: each player buys at least $10.00; each player can buy up to a $50.00 stack, or the biggest stack at the table (DAV-17)
! next: sell chips (buy NAME AMOUNT)
$ seat Ann 1 Bob 2 Cat 3
  Ann has seat 1
  Bob has seat 2
  Cat has seat 3
  recorded #9 ········
$ buy Ann 40
  Ann buys chips: $40.00 in cash; stack $40.00
  recorded #10 ········
! next: play (hand new or hand result), then count the stacks
$ buy Bob 40
  Bob buys chips: $40.00 in cash; stack $40.00
  recorded #11 ········
$ buy Cat 40
  Cat buys chips: $40.00 in cash; stack $40.00
  recorded #12 ········
$ deal --dealer Ann
  Ann deals
  holdem: Bob posts the small blind, $0.25; Cat posts the big blind, $0.50
  recorded #13 ········
$ hand add barred.phh
! error: barred.phh:9:1: `Ann` is waiting for the next hand and can't have cards in this one
= 5
> barred.phh:9:1: `Ann` is waiting
$ hand add waits.phh
! error: waits.phh:8:1: no player is called `Zed`
! hint: player add Zed
= 5
> waits.phh:8:1: no player is called `Zed`
$ hand add dealer.phh
! error: dealer.phh:8:1: no player is called `Zed`
! hint: player add Zed
= 5
> dealer.phh:8:1: no player is called `Zed`
$ hand add nobody.phh
! error: nobody.phh:7:1: no player is called `Zed`
! hint: player add Zed
= 5
> nobody.phh:7:1: no player is called `Zed`

A player without a name in the file isn't somebody new called `p2`.

$ hand add nameless.phh
! error: nameless.phh:7:1: the file doesn't say who `p2` is: add --as p2=NAME
! hint: hand add --help
= 5
> hint: hand add --help
$ hand add nameless.phh --as p2=Ann --dry-run
! error: nameless.phh:6:45: action 3: it's `Ann`'s turn, not `Bob`'s
= 5
