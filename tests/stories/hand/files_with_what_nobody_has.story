# What a hand file says and the game or the table does not have is refused with its place

file bring_in.phh:
  variant = "five-card-draw"
  _house = "igloo"
  bring_in = 0.05
  starting_stacks = [20, 20]
  actions = ["d dh p1 ????", "d dh p2 ????", "p1 cc", "p2 cc"]
  players = ["Ann", "Bob"]

file plain.phh:
  variant = "five-card-draw"
  bring_in = 1
  small_bet = 2
  big_bet = 4
  antes = [1, 1]
  starting_stacks = [20, 20]
  actions = []
  players = ["Ann", "Bob"]

file fines.phh:
  variant = "holdem"
  _house = "cause"
  _fines = 25
  antes = [25, 25]
  starting_stacks = [2000, 2000]
  actions = ["d dh p1 ????", "d dh p2 ????", "p1 f"]
  players = ["Ann", "Bob"]

$ hand check bring_in.phh
  {"file":"bring_in.phh","error":{"line":3,"column":1,"message":"`bring_in` is set, but `five-card-draw` has no upcards"}}
= 5
> `bring_in` is set, but `five-card-draw` has no upcards
$ hand check plain.phh
  {"file":"plain.phh","error":{"line":2,"column":1,"message":"`bring_in` is set, but `five-card-draw` has no upcards"}}
= 5
> `bring_in` is set, but `five-card-draw` has no upcards
$ init --house cause
  started a new book in points with `cause` rules
  recorded #2 ········
! next: add the players (player add NAME NAME)
$ player add Ann
  Ann, a regular
  recorded #3 ········
$ player add Bob
  Bob, a regular
  recorded #4 ········
! next: open the night (open --banker NAME)
$ open --banker Ann
  night 1 is open at The Cause; Ann is the banker
  recorded #5 ········
! note: management decides how much players can buy in for (CAU-004)
! next: sell chips (buy NAME AMOUNT)
$ buy Ann 2000
  Ann buys chips: 2,000 in cash; stack 1,975
  Ann pays 25 into the leaderboard to join the table (CAU-003)
  recorded #7 ········
! next: play (hand new or hand result), then count the stacks
$ buy Bob 2000
  Bob buys chips: 2,000 in cash; stack 1,975
  Bob pays 25 into the leaderboard to join the table (CAU-003)
  recorded #9 ········
$ hand add fines.phh
! error: fines.phh:3:1: the fines in the pot add up to 0, not 25
! hint: status
= 5
> the fines in the pot add up to 0, not 25
