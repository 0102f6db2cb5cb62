Between two players a straddle takes the place of the small blind, at every level of a tournament. The blind that passed a player who was away is the same in a file as at the table.
rules: DAV-27, DAV-31

file straddled.phh:
  variant = "NT"
  antes = [0, 0, 0]
  blinds_or_straddles = [50, 0, 100]
  min_bet = 50
  starting_stacks = [1500, 1500, 1500]
  players = ["Bob", "Cat", "Ann"]
  _absent = ["p2"]
  actions = ["d dh p1 ????", "d dh p3 ????", "p1 f"]

file plain.phh:
  variant = "NT"
  antes = [0, 0, 0]
  blinds_or_straddles = [0, 50, 25]
  min_bet = 50
  starting_stacks = [1500, 1550, 1450]
  players = ["Cat", "Ann", "Bob"]
  _absent = ["p1"]
  actions = ["d dh p2 ????", "d dh p3 ????", "p3 f"]

file nothing.phh:
  variant = "NT"
  antes = [0, 0, 0]
  blinds_or_straddles = [25, 50, 0]
  min_bet = 50
  starting_stacks = [1575, 1425, 1500]
  players = ["Ann", "Bob", "Cat"]
  actions = ["d dh p1 ????", "d dh p2 ????", "d dh p3 ????", "p3 f", "p1 f"]

file back.phh:
  variant = "NT"
  antes = [0, 0, 0]
  blinds_or_straddles = [25, 50, 50]
  min_bet = 50
  starting_stacks = [1575, 1425, 1500]
  players = ["Ann", "Bob", "Cat"]
  actions = ["d dh p1 ????", "d dh p2 ????", "d dh p3 ????", "p3 cc", "p1 f", "p2 f"]

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
$ seat Ann 1
  Ann has seat 1
  recorded #7 ········
$ seat Bob 2
  Bob has seat 2
  recorded #8 ········
$ seat Cat 3
  Cat has seat 3
  recorded #9 ········
$ tournament new --entry 20 --stack 1500 --unit 25 --levels "25/50@20 50/100@20" --payout 100
  tournament 1
  entry $20.00 for 1,500 chips (smallest 25)
  prizes 100
  recorded #10 ········
! next: enter the players (tournament enter NAME NAME)
$ tournament enter Ann Bob Cat
  Ann enters for $20.00: 1,500 chips
  Bob enters for $20.00: 1,500 chips
  Cat enters for $20.00: 1,500 chips
  3 entered; the prize pool is $60.00
  recorded #16 ········
! next: enter everybody, then tournament start
$ tournament start
  tournament 1, running
  level 1, 25/50, 20:00 left; next: 50/100
  3 of 3 players left, 4,500 chips in play, average stack 1,500
  3 entries at $20.00 for 1,500 chips
  ¶
  player  place  chips  paid in  rebuys
  ───────────────────────────────────────
  Ann        in  1,500   $20.00       –
  Bob        in  1,500   $20.00       –
  Cat        in  1,500   $20.00       –
  ¶
  place   prize
  ───────────────
      1  $60.00
  prize pool $60.00
  recorded #17 ········
! next: play (hand new or hand result)
$ hand add straddled.phh
  hand 1, holdem: Ann wins 100
    nobody called Ann's last 50, so Ann gets it back (standard rule)
    Ann is the only one left in the main pot, so Ann wins it: 100 (standard rule)
  recorded #18 ········
$ hand add plain.phh
  hand 2, holdem: Ann wins 50
    nobody called Ann's last 25, so Ann gets it back (standard rule)
    Ann is the only one left in the main pot, so Ann wins it: 50 (standard rule)
  recorded #19 ········
$ hand add nothing.phh
! error: nothing.phh:7:13: `Cat` missed the big blind and has to post 50 or wait for it (DAV-27)
= 5
$ hand add back.phh
  hand 3, holdem: Cat wins 125
    Cat is the only one left in the main pot, so Cat wins it: 125 (standard rule)
  recorded #20 ········
! note: unusual in this hand: a player folded with nothing to call
