# A file that says that nobody antes goes on with the pot that losers made, whether it says what lay there or not; else somebody antes.
# rules: MIK-16, MIK-59

file first.phh:
  variant = "three-card-guts"
  antes = [0, 0, 0]
  starting_stacks = [20, 20, 20]
  actions = ["d dh p1 AhAd2c", "d dh p2 KsKc2d", "d dh p3 ??????", "p1 stay", "p2 stay", "p3 drop", "p1 sm AhAd2c", "p2 sm KsKc2d"]
  players = ["Ann", "Bob", "Cat"]

file anted.phh:
  variant = "three-card-guts"
  starting_stacks = [20, 20, 20]
  actions = ["d dh p1 AhAd2c", "d dh p2 KsKc2d", "d dh p3 ??????", "p1 stay", "p2 stay", "p3 drop", "p1 sm AhAd2c", "p2 sm KsKc2d"]
  players = ["Ann", "Bob", "Cat"]

file on.phh:
  variant = "three-card-guts"
  antes = [0, 0, 0]
  starting_stacks = [20, 19.75, 19.95]
  actions = ["d dh p1 ??????", "d dh p2 ??????", "d dh p3 ??????", "p1 drop", "p2 drop", "p3 stay"]
  players = ["Ann", "Bob", "Cat"]

file draw.phh:
  variant = "five-card-draw"
  _features = ["match-pot"]
  antes = [0, 0, 0]
  starting_stacks = [20, 20, 20]
  actions = ["d dh p1 ??????????", "d dh p2 ??????????", "d dh p3 ??????????", "p1 sd", "p2 sd", "p3 sd", "p1 drop", "p2 drop", "p3 stay"]
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
$ hand add first.phh
! error: first.phh:2:1: nobody anted, but at `mike` everybody antes $0.05 unless the losers of the last deal put up the pot (MIK-59)
= 5
$ hand add anted.phh
  hand 1, three-card-guts: Ann wins $0.15; $0.15 carries over to the next hand
    Ann has the best hand for the main pot of $0.15: pair of aces (MIK-31)
    Bob pays $0.15 into the next pot (MIK-16)
    the game goes on with Ann, Bob and Cat for the pot of $0.15 (standard rule)
  recorded #14 ········
$ hand add draw.phh
! error: draw.phh:3:1: nobody anted, but at `mike` everybody antes $0.05 unless the losers of the last deal put up the pot (MIK-59)
= 5
$ hand add on.phh
  hand 2, three-card-guts: Cat wins $0.15
    Cat is the only one left in the main pot, so Cat wins it: $0.15 (standard
      rule)
    nobody has to match the pot, so the game is over (standard rule)
  recorded #16 ········
! note: the hand has `Ann` starting with $20.00, but the book says $20.10
! note: the hand has `Bob` starting with $19.75, but the book says $19.80
$ hand new --yes
< five-card-draw match-pot
< ¶
< p
< p
< p
< iio
< AhAdAcKhQh
< 2h3h4h5h7c
  hand 3, five-card-draw + match-pot: Bob wins $0.15; $0.15 carries over to the
    next hand
  recorded #18 ········
! three-card-guts, Ann deals, 3 in: Ann Bob Cat
! Enter to deal > five-card-draw match-pot
! five-card-draw + match-pot, Ann deals, 3 in: Ann Bob Cat
! Enter to deal > ¶
! Bob 19.75 · pot 0.15 · draws 0–3 > p
! Cat 20.05 · pot 0.15 · draws 0–3 > p
! Ann 20.05 · pot 0.15 · draws 0–3 > p
! pot 0.15 · in or out: Bob Cat Ann > iio
! pot 0.15 · Bob shows > AhAdAcKhQh
! pot 0.15 · Cat shows > 2h3h4h5h7c
! Bob has the best hand for the main pot of $0.15: three aces (MIK-31)
! Cat pays $0.15 into the next pot (MIK-16)
! the game goes on with Ann, Bob and Cat for the pot of $0.15 (standard rule)
! Ann -0.05, Bob gets 0.15 (+0.10), Cat -0.20, 0.15 carries over to the next hand
! ¶
$ hand add draw.phh
  hand 4, five-card-draw + match-pot: Cat wins $0.15
    Cat is the only one left in the main pot, so Cat wins it: $0.15 (standard
      rule)
    nobody has to match the pot, so the game is over (standard rule)
  recorded #20 ········
! note: the hand has `Ann` starting with $20.00, but the book says $20.05
! note: the hand has `Bob` starting with $20.00, but the book says $19.90
! note: the hand has `Cat` starting with $20.00, but the book says $19.90

$ --book igloo.book init --house igloo
  started a new book in USD with `igloo` rules
  recorded #2 ········
! next: add the players (player add NAME NAME)
$ --book igloo.book player add Ann
  Ann, a regular
  recorded #3 ········
$ --book igloo.book player add Bob
  Bob, a regular
  recorded #4 ········
! next: open the night (open --banker NAME)
$ --book igloo.book player add Cat
  Cat, a regular
  recorded #5 ········
$ --book igloo.book open --banker Ann
  night 1 is open at The Igloo; Ann is the banker
  recorded #6 ········
! next: sell chips (buy NAME AMOUNT)
$ --book igloo.book buy Ann 20
  Ann buys chips: $20.00 in cash; stack $20.00
  recorded #7 ········
! next: play (hand new or hand result), then count the stacks
$ --book igloo.book buy Bob 20
  Bob buys chips: $20.00 in cash; stack $20.00
  recorded #8 ········
$ --book igloo.book buy Cat 20
  Cat buys chips: $20.00 in cash; stack $20.00
  recorded #9 ········
$ --book igloo.book seat Ann 1
  Ann has seat 1
  recorded #10 ········
$ --book igloo.book seat Bob 2
  Bob has seat 2
  recorded #11 ········
$ --book igloo.book seat Cat 3
  Cat has seat 3
  recorded #12 ········
$ --book igloo.book hand add first.phh
! error: first.phh:2:1: nobody anted, but at `igloo` everybody antes $0.10 unless the losers of the last deal put up the pot (IGL-08)
= 5
$ --book igloo.book hand add anted.phh
  hand 1, three-card-guts: Ann wins $0.30; $0.30 carries over to the next hand
    Ann has the best hand for the main pot of $0.30: pair of aces (IGL-18)
    Bob pays $0.30 into the next pot (standard rule)
    the game goes on with Ann, Bob and Cat for the pot of $0.30 (standard rule)
  recorded #14 ········
$ --book igloo.book hand add on.phh
  hand 2, three-card-guts: Cat wins $0.30
    Cat is the only one left in the main pot, so Cat wins it: $0.30 (standard
      rule)
    nobody has to match the pot, so the game is over (standard rule)
  recorded #16 ········
! note: the hand has `Ann` starting with $20.00, but the book says $20.30
! note: the hand has `Bob` starting with $19.75, but the book says $19.70
! note: the hand has `Cat` starting with $19.95, but the book says $19.70
