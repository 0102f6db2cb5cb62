# Another game than guts is called at mike for the pot that guts left: it is anted for like any new game (MIK-59)

file draw.phh:
  variant = "five-card-draw"
  _house = "mike"
  starting_stacks = [20, 20, 20]
  actions = ["d dh p1 AhAdKhKd2c", "d dh p2 QhQdQc3c4c", "d dh p3 ??????????", "p1 cc", "p2 cc", "p3 cc", "p1 sd", "p2 sd", "p3 sd", "p1 cbr 0.50", "p2 cc", "p3 f", "p1 sm AhAdKhKd2c", "p2 sm QhQdQc3c4c"]
  players = ["Cat", "Ann", "Bob"]

file guts.phh:
  variant = "three-card-guts"
  _house = "mike"
  starting_stacks = [20, 20, 20]
  actions = ["d dh p1 AhAdAs", "d dh p2 2c2d3h", "d dh p3 ??????", "p1 stay", "p2 stay", "p3 drop", "p1 sm AhAdAs", "p2 sm 2c2d3h"]
  players = ["Cat", "Ann", "Bob"]

file said.phh:
  variant = "three-card-guts"
  _house = "mike"
  antes = [0.05, 0.05, 0.05]
  starting_stacks = [20, 20, 20]
  actions = ["d dh p1 AhAdAs", "d dh p2 2c2d3h", "d dh p3 ??????", "p1 stay", "p2 stay", "p3 drop", "p1 sm AhAdAs", "p2 sm 2c2d3h"]
  players = ["Cat", "Ann", "Bob"]

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
$ seat Ann 1
  Ann has seat 1
  recorded #8 ········
$ buy Bob 20
  Bob buys chips: $20.00 in cash; stack $20.00
  recorded #9 ········
! note: buy from a player first: `Ann` has $20.00 (MIK-04)
$ seat Bob 2
  Bob has seat 2
  recorded #10 ········
$ buy Cat 20
  Cat buys chips: $20.00 in cash; stack $20.00
  recorded #11 ········
$ seat Cat 3
  Cat has seat 3
  recorded #12 ········
$ hand new
< three-card-guts
< ¶
< iio
< AcAdAh
< 2c2d3h
< y
  hand 1, three-card-guts: Bob wins $0.15; $0.15 carries over to the next hand
  recorded #14 ········
! no game yet, Ann deals, 3 in: Ann Bob Cat
! which game? > three-card-guts
! three-card-guts, Ann deals, 3 in: Ann Bob Cat
! Enter to deal > ¶
! pot 0.15 · in or out: Bob Cat Ann > iio
! pot 0.15 · Bob shows > AcAdAh
! pot 0.15 · Cat shows > 2c2d3h
! Bob has the best hand for the main pot of $0.15: three aces (MIK-31)
! Cat pays $0.15 into the next pot (MIK-16)
! the game goes on with Ann, Bob and Cat for the pot of $0.15 (standard rule)
! Ann -0.05, Bob gets 0.15 (+0.10), Cat -0.20, 0.15 carries over to the next hand
! record? [Y/n] > y

$ hand new
< five-card-draw
< ¶
< q
  stopped: nothing was recorded
! three-card-guts, 0.15 in the pot, Bob deals, 3 in: Ann Bob Cat
! Enter to deal > five-card-draw
! five-card-draw, 0.15 in the pot, Bob deals, 3 in: Ann Bob Cat
! Enter to deal > ¶
! note: `Cat`, to the dealer's left, opens the betting (MIK-67)
! Cat 19.75 · pot 0.30 · check, bet 0.05–0.50 > q
> pot 0.30
$ hand add draw.phh
  hand 2, five-card-draw: Ann wins $1.30
    Ann has the best hand for the main pot of $1.30: three queens (MIK-31)
  recorded #16 ········
! note: the hand has `Cat` starting with $20.00, but the book says $19.80
! note: the hand has `Ann` starting with $20.00, but the book says $19.95
! note: the hand has `Bob` starting with $20.00, but the book says $20.10
$ undo
  undid #15 (Bob deals the next hand)
  undid #16 (hand 2, five-card-draw: Ann won $1.30)
  recorded #18 ········

The next deal of the same game is played for what the losers put in: the file need not say that nobody antes, and may not say otherwise.

$ hand add said.phh
! error: said.phh:3:1: the losers of the last deal put up this pot, so nobody antes, but somebody anted $0.05 (MIK-16)
= 5
> nobody antes
$ hand add guts.phh
  hand 2, three-card-guts: Cat wins $0.15; $0.15 carries over to the next hand
    Cat has the best hand for the main pot of $0.15: three aces (MIK-31)
    Ann pays $0.15 into the next pot (MIK-16)
    the game goes on with Cat, Ann and Bob for the pot of $0.15 (standard rule)
  recorded #20 ········
! note: the hand has `Cat` starting with $20.00, but the book says $19.80
! note: the hand has `Ann` starting with $20.00, but the book says $19.95
! note: the hand has `Bob` starting with $20.00, but the book says $20.10
$ undo
  undid #19 (Bob deals the next hand)
  undid #20 (hand 2, three-card-guts: Cat won $0.15; $0.15 carries over to the
    next hand)
  recorded #22 ········
$ hand new
< ¶
< iio
< AhAdAs
< 2c2d3h
< y
  hand 2, three-card-guts: Cat wins $0.15; $0.15 carries over to the next hand
  recorded #24 ········
! three-card-guts, 0.15 in the pot, Bob deals, 3 in: Ann Bob Cat
! Enter to deal > ¶
! pot 0.15 · in or out: Cat Ann Bob > iio
! pot 0.15 · Cat shows > AhAdAs
! pot 0.15 · Ann shows > 2c2d3h
! Cat has the best hand for the main pot of $0.15: three aces (MIK-31)
! Ann pays $0.15 into the next pot (MIK-16)
! the game goes on with Ann, Bob and Cat for the pot of $0.15 (standard rule)
! Ann -0.15, Cat gets 0.15 (+0.15), 0.15 carries over to the next hand
! record? [Y/n] > y
