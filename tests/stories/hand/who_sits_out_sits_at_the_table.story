# Who is said to sit out or wait sits at the table of the hand, and has no cards in it
# rules: DAV-08

file waits.phh:
  variant = "NT"
  antes = [0, 0]
  blinds_or_straddles = [0.25, 0.50]
  min_bet = 0.50
  starting_stacks = [20, 20]
  actions = ["d dh p1 7c2d", "d dh p2 8c3d", "p2 f"]
  players = ["Bob", "Ann"]
  _waits = ["Ann"]
file stranger.phh:
  variant = "NT"
  antes = [0, 0]
  blinds_or_straddles = [0.25, 0.50]
  min_bet = 0.50
  starting_stacks = [20, 20]
  actions = ["d dh p1 7c2d", "d dh p2 8c3d", "p2 f"]
  players = ["Bob", "Ann"]
  _barred = ["Zoe"]
file elsewhere.phh:
  variant = "NT"
  antes = [0, 0]
  blinds_or_straddles = [0.25, 0.50]
  min_bet = 0.50
  starting_stacks = [20, 20]
  actions = ["d dh p1 7c2d", "d dh p2 8c3d", "p2 f"]
  players = ["Bob", "Ann"]
  _waits = ["Lee"]

$ init --house dave
  started a new book in USD with `dave` rules
  recorded #2 ········
! next: add the players (player add NAME NAME)
$ player add Ann Bob Cat Dan Eve Fay Gus Hal Ida Jon Kim Lee Zoe
  Ann, a regular
  Bob, a regular
  Cat, a regular
  Dan, a regular
  Eve, a regular
  Fay, a regular
  Gus, a regular
  Hal, a regular
  Ida, a regular
  Jon, a regular
  Kim, a regular
  Lee, a regular
  Zoe, a regular
  recorded #15 ········
! next: open the night (open --banker NAME)
$ open --banker Ann --stakes .25/.50
  night 1 is open at Dave's cash game; Ann is the banker
  recorded #16 ········
! note: tonight's buy-in limits, unless everybody agrees to different ones in writing: each player buys at least $10.00; each player can buy up to a $50.00 stack, or the biggest stack at the table (DAV-17)
! next: sell chips (buy NAME AMOUNT)
$ seat Ann Bob Cat Dan Eve Fay Gus Hal Ida Jon Kim Lee
  Ann has seat 1
  Bob has seat 2
  Cat has seat 3
  Dan has seat 4
  Eve has seat 5
  Fay has seat 6
  Gus has seat 7
  Hal has seat 8
  Ida has seat 9
  Jon has seat 10
  Kim has seat 11
  Lee has seat 12
  recorded #28 ········
! note: 12 players are here, but one table has room for only 11: split into two after this hand (seats split) (DAV-07)
$ buy Ann 20
  Ann buys chips: $20.00 in cash; stack $20.00
  recorded #29 ········
! next: play (hand new or hand result), then count the stacks
$ buy Bob 20
  Bob buys chips: $20.00 in cash; stack $20.00
  recorded #30 ········
$ buy Lee 20
  Lee buys chips: $20.00 in cash; stack $20.00
  recorded #31 ········
$ hand add waits.phh
! error: waits.phh:8:1: `Ann` is waiting for the next hand and can't have cards in this one
= 5
> `Ann` is waiting for the next hand and can't have cards in this one
$ hand add stranger.phh
! error: stranger.phh:6:13: `Zoe` isn't in the game
! hint: seats
= 5
> `Zoe` isn't in the game
$ seats split --move Cat,Dan,Fay,Hal,Jon,Lee
  now at table 2: Cat in seat 1, Dan in seat 2, Fay in seat 3, Hal in seat 4, Jon
    in seat 5 and Lee in seat 6
  12 players are too many for one table (DAV-07)
  volunteers move first, then the players with the highest cards; the banker and
    the host stay (DAV-08)
  recorded #32 ········
$ hand add elsewhere.phh
! error: elsewhere.phh:8:1: `Lee` sits at table 2, but this hand is at table 1
= 5
> `Lee` sits at table 2, but this hand is at table 1
$ hand result --game holdem --dealer Bob --in Ann=1 --in Bob=1 --win Ann=2 --away Lee
! error: `Lee` sits at table 2, but this hand is at table 1
! hint: hand result --game holdem --dealer Bob --in Ann=1 --in Bob=1 --win Ann=2
= 4
> `Lee` sits at table 2, but this hand is at table 1
> hint: hand result --game holdem --dealer Bob --in Ann=1 --in Bob=1 --win Ann=2
$ hand add --hand '{"game":"holdem","button":"Bob","away":["Lee"],"board":"Ts Td 9s 3s Jh","players":[{"name":"Ann","in":"1","cards":"5sJc"},{"name":"Bob","in":"1","cards":"7d4c"}]}'
! error: --hand:1:1: `Lee` sits at table 2, but this hand is at table 1
= 5
> `Lee` sits at table 2, but this hand is at table 1
$ hand result --game holdem --dealer Bob --in Ann=1 --in Bob=1 --win Ann=2 --away Zoe
! error: `Zoe` isn't in the game
! hint: hand result --game holdem --dealer Bob --in Ann=1 --in Bob=1 --win Ann=2
= 4
> `Zoe` isn't in the game
