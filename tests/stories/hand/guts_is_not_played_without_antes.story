# In guts nobody bets, so that without antes there is no pot: a file, a showdown and a result are held to the antes as hand new is
# (MIK-59).

file nothing.phh:
  variant = "three-card-guts"
  _house = "mike"
  antes = [0, 0, 0]
  starting_stacks = [20, 20, 20]
  actions = ["d dh p1 AhAdAc", "d dh p2 KhKdKc", "d dh p3 ????", "p1 stay", "p2 stay", "p3 drop", "p1 sm AhAdAc", "p2 sm KhKdKc"]
  players = ["Ann", "Bob", "Cat"]

file waits.phh:
  variant = "three-card-guts"
  _house = "mike"
  _carry = 0.15
  antes = [0, 0, 0]
  starting_stacks = [19.95, 19.95, 19.95]
  actions = ["d dh p1 AhAdAc", "d dh p2 KhKdKc", "d dh p3 ????", "p1 stay", "p2 stay", "p3 drop", "p1 sm AhAdAc", "p2 sm KhKdKc"]
  players = ["Ann", "Bob", "Cat"]

$ init --house mike
  started a new book in USD with `mike` rules
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
$ open --banker Ann
  night 1 is open at Mike's house; Ann is the banker
  recorded #6 ········
! next: sell chips (buy NAME AMOUNT)
$ buy Ann 20
  Ann buys chips: $20.00 in cash; stack $20.00
  recorded #7 ········
! next: play (hand new or hand result), then count the stacks
$ buy Bob 20
  Bob buys chips: $20.00 in cash; stack $20.00
  recorded #8 ········
! note: buy from a player first: `Ann` has $20.00 (MIK-04)
$ buy Cat 20
  Cat buys chips: $20.00 in cash; stack $20.00
  recorded #9 ········
$ seat Ann 1
  Ann has seat 1
  recorded #10 ········
$ seat Bob 2
  Bob has seat 2
  recorded #11 ········
$ seat Cat 3
  Cat has seat 3
  recorded #12 ········
$ hand add nothing.phh
! error: nothing.phh:3:1: nobody anted, but at `mike` everybody antes $0.05 unless the losers of the last deal put up the pot (MIK-59)
= 5
> (MIK-59)
$ hand add --hand '{"game":"three-card-guts","players":[{"name":"Ann","in":"0","cards":"KhKd2c"},{"name":"Bob","in":"0","cards":"AhQs2s"},{"name":"Cat","in":"0","folded":true}]}'
! error: --hand:1:1: `Ann` put in $0.00, but everybody antes $0.05 (MIK-59)
= 5
> everybody antes $0.05 (MIK-59)
$ hand add --hand '{"game":"three-card-guts","players":[{"name":"Ann","in":"0.05","cards":"KhKd2c"},{"name":"Bob","in":"0.05","cards":"AhQs2s"},{"name":"Cat","in":"0","folded":true}]}'
! error: --hand:1:1: `Cat` put in $0.00, but everybody antes $0.05 (MIK-59)
= 5
> everybody antes $0.05 (MIK-59)
$ fine Cat
  Cat gets a warning, and it counts for the whole table: next time it's a fine
    (MIK-17)
  recorded #13 ········
$ hand result --game three-card-guts --in Ann=.05 --in Bob=.10 --fine Cat=.20 --win Ann=.35
! error: `Cat` put in $0.00, but everybody antes $0.05 (MIK-59)
! hint: hand result --help
= 4
> everybody antes $0.05 (MIK-59)

Nor where a pot waits that no loser made.

$ hand new --yes
< three-card-guts
< d cat
< ¶
< ooo
  hand 1, three-card-guts: nobody wins; $0.15 carries over to the next hand
  recorded #15 ········
! no game yet, Ann deals, 3 in: Ann Bob Cat
! which game? > three-card-guts
! three-card-guts, Ann deals, 3 in: Ann Bob Cat
! Enter to deal > d cat
! three-card-guts, Cat deals, 3 in: Ann Bob Cat
! Enter to deal > ¶
! pot 0.15 · in or out: Ann Bob Cat > ooo
! nobody stayed in, so the pot of $0.15 carries over to the next deal (MIK-60)
! Ann antes $0.05 for the next deal (MIK-60)
! Bob antes $0.05 for the next deal (MIK-60)
! Cat antes $0.05 for the next deal (MIK-60)
! 0.15 carries over to the next hand
! ¶
$ hand add waits.phh
! error: waits.phh:4:1: nobody anted, but at `mike` everybody antes $0.05 unless the losers of the last deal put up the pot (MIK-59)
= 5
> nobody anted
$ hand add --hand '{"game":"three-card-guts","players":[{"name":"Ann","in":"0","cards":"KhKd2c"},{"name":"Bob","in":"0","cards":"AhQs2s"},{"name":"Cat","in":"0","folded":true}]}'
! error: --hand:1:1: `Ann` put in $0.00, but everybody antes $0.05 (MIK-59)
= 5
> everybody antes $0.05 (MIK-59)
$ hand add --hand '{"game":"three-card-guts","players":[{"name":"Ann","in":"0.05","cards":"KhKd2c"},{"name":"Bob","in":"0.05","cards":"AhQs2s"},{"name":"Cat","in":"0.05","folded":true}]}'
  hand 2, three-card-guts: Ann wins $0.30; $0.30 carries over to the next hand
    Ann has the best hand for the main pot of $0.30: pair of kings (MIK-31)
    Bob pays $0.30 into the next pot (MIK-16)
    the game goes on with Ann, Bob and Cat for the pot of $0.30 (standard rule)
  recorded #16 ········
! note: nobody said who dealt (`"button"`), so the deal moves on from `Cat`
> Ann wins $0.30
