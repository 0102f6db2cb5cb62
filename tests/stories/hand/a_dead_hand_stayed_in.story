# In guts all say in or out at once: who said that he stays has stayed, whether his hand is found dead before the others are written
# down or after.

file before.phh:
  variant = "three-card-guts"
  starting_stacks = [20, 20, 20]
  actions = ["d dh p1 ??????", "d dh p2 ??????", "d dh p3 ??????", "p1 stay", "p1 dead", "p2 stay", "p3 drop"]
  players = ["Ann", "Bob", "Cat"]

file after.phh:
  variant = "three-card-guts"
  starting_stacks = [20, 20, 20]
  actions = ["d dh p1 ??????", "d dh p2 ??????", "d dh p3 ??????", "p1 stay", "p2 stay", "p3 drop", "p1 dead"]
  players = ["Ann", "Bob", "Cat"]

file last.phh:
  variant = "three-card-guts"
  starting_stacks = [20, 20, 20]
  actions = ["d dh p1 ??????", "d dh p2 ??????", "d dh p3 ??????", "p1 stay", "p2 drop", "p3 drop", "p1 dead"]
  players = ["Ann", "Bob", "Cat"]

file both.phh:
  variant = "three-card-guts"
  starting_stacks = [20, 20, 20]
  actions = ["d dh p1 ??????", "d dh p2 ??????", "d dh p3 ??????", "p1 stay", "p2 stay", "p3 drop", "p1 dead", "p2 dead"]
  players = ["Ann", "Bob", "Cat"]

$ init --house igloo
  started a new book in USD with `igloo` rules
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
  night 1 is open at The Igloo; Ann is the banker
  recorded #6 ········
! next: sell chips (buy NAME AMOUNT)
$ buy Ann 20
  Ann buys chips: $20.00 in cash; stack $20.00
  recorded #7 ········
! next: play (hand new or hand result), then count the stacks
$ buy Bob 20
  Bob buys chips: $20.00 in cash; stack $20.00
  recorded #8 ········
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
$ hand new --yes
< three-card-guts
< d Cat
< ¶
< i
< dead ann
< io
  hand 1, three-card-guts: Bob wins $0.30; $0.30 carries over to the next hand
  recorded #14 ········
! no game yet, no dealer yet, 3 in: Ann Bob Cat
! which game? > three-card-guts
! three-card-guts, no dealer yet, 3 in: Ann Bob Cat
! who deals? > d Cat
! three-card-guts, Cat deals, 3 in: Ann Bob Cat
! Enter to deal > ¶
! note: `Cat` antes $0.30 for all 3 players (IGL-08)
! pot 0.30 · in or out: Ann Bob Cat > i
! pot 0.30 · in or out: Bob Cat > dead ann
! pot 0.30 · in or out: Bob Cat > io
! Ann's hand is dead and can't win (standard rule)
! Bob is the only one left in the main pot, so Bob wins it: $0.30 (standard rule)
! Ann pays $0.30 into the next pot (standard rule)
! the game goes on with Ann, Bob and Cat for the pot of $0.30 (standard rule)
! Ann -0.30, Bob gets 0.30 (+0.30), Cat -0.30, 0.30 carries over to the next hand
! ¶
> Ann pays $0.30 into the next pot
$ undo
  undid #13 (Cat deals the next hand)
  undid #14 (hand 1, three-card-guts: Bob won $0.30; $0.30 carries over to the
    next hand)
  recorded #16 ········
$ hand new --yes
< three-card-guts
< d Cat
< ¶
< iio
< dead ann
  hand 1, three-card-guts: Bob wins $0.30; $0.30 carries over to the next hand
  recorded #18 ········
! no game yet, no dealer yet, 3 in: Ann Bob Cat
! which game? > three-card-guts
! three-card-guts, no dealer yet, 3 in: Ann Bob Cat
! who deals? > d Cat
! three-card-guts, Cat deals, 3 in: Ann Bob Cat
! Enter to deal > ¶
! note: `Cat` antes $0.30 for all 3 players (IGL-08)
! pot 0.30 · in or out: Ann Bob Cat > iio
! pot 0.30 · Ann shows > dead ann
! Ann's hand is dead and can't win (standard rule)
! Bob is the only one left in the main pot, so Bob wins it: $0.30 (standard rule)
! Ann pays $0.30 into the next pot (standard rule)
! the game goes on with Ann, Bob and Cat for the pot of $0.30 (standard rule)
! Ann -0.30, Bob gets 0.30 (+0.30), Cat -0.30, 0.30 carries over to the next hand
! ¶
> Ann pays $0.30 into the next pot
$ undo
  undid #17 (Cat deals the next hand)
  undid #18 (hand 1, three-card-guts: Bob won $0.30; $0.30 carries over to the
    next hand)
  recorded #20 ········
$ hand add before.phh
  hand 1, three-card-guts: Bob wins $0.30; $0.30 carries over to the next hand
    Ann's hand is dead and can't win (standard rule)
    Bob is the only one left in the main pot, so Bob wins it: $0.30 (standard
      rule)
    Ann pays $0.30 into the next pot (standard rule)
    the game goes on with Ann, Bob and Cat for the pot of $0.30 (standard rule)
  recorded #22 ········
> Ann pays $0.30 into the next pot
$ undo
  undid #21 (Cat deals the next hand)
  undid #22 (hand 1, three-card-guts: Bob won $0.30; $0.30 carries over to the
    next hand)
  recorded #24 ········
$ hand add after.phh
  hand 1, three-card-guts: Bob wins $0.30; $0.30 carries over to the next hand
    Ann's hand is dead and can't win (standard rule)
    Bob is the only one left in the main pot, so Bob wins it: $0.30 (standard
      rule)
    Ann pays $0.30 into the next pot (standard rule)
    the game goes on with Ann, Bob and Cat for the pot of $0.30 (standard rule)
  recorded #26 ········
> Ann pays $0.30 into the next pot
$ undo
  undid #25 (Cat deals the next hand)
  undid #26 (hand 1, three-card-guts: Bob won $0.30; $0.30 carries over to the
    next hand)
  recorded #28 ········

Nobody else stayed: the pot waits, and Ann made it match. Who said nothing before his hand was dead did not stay.

$ hand new --yes
< three-card-guts
< d Cat
< ¶
< i
< dead ann
< oo
  hand 1, three-card-guts: nobody wins; $0.60 carries over to the next hand
  recorded #30 ········
! no game yet, no dealer yet, 3 in: Ann Bob Cat
! which game? > three-card-guts
! three-card-guts, no dealer yet, 3 in: Ann Bob Cat
! who deals? > d Cat
! three-card-guts, Cat deals, 3 in: Ann Bob Cat
! Enter to deal > ¶
! note: `Cat` antes $0.30 for all 3 players (IGL-08)
! pot 0.30 · in or out: Ann Bob Cat > i
! pot 0.30 · in or out: Bob Cat > dead ann
! pot 0.30 · in or out: Bob Cat > oo
! Ann's hand is dead and can't win (standard rule)
! $0.30 from the main pot carries over to the next game (IGL-40)
! Ann pays $0.30 into the next pot (standard rule)
! the game goes on with Ann, Bob and Cat for the pot of $0.60 (standard rule)
! Ann -0.30, Cat -0.30, 0.60 carries over to the next hand
! ¶
> Ann pays $0.30 into the next pot
$ undo
  undid #29 (Cat deals the next hand)
  undid #30 (hand 1, three-card-guts: nobody won; $0.60 carries over to the next
    hand)
  recorded #32 ········
$ hand new --yes
< three-card-guts
< d Cat
< ¶
< dead ann
< oo
  hand 1, three-card-guts: nobody wins; $0.30 carries over to the next hand
  recorded #34 ········
! no game yet, no dealer yet, 3 in: Ann Bob Cat
! which game? > three-card-guts
! three-card-guts, no dealer yet, 3 in: Ann Bob Cat
! who deals? > d Cat
! three-card-guts, Cat deals, 3 in: Ann Bob Cat
! Enter to deal > ¶
! note: `Cat` antes $0.30 for all 3 players (IGL-08)
! pot 0.30 · in or out: Ann Bob Cat > dead ann
! pot 0.30 · in or out: Bob Cat > oo
! nobody stayed in, so the pot of $0.30 carries over to the next deal (standard
!   rule)
! the next dealer antes $0.10 for each player dealt in (IGL-08)
! 0.30 carries over to the next hand
! ¶
> nobody stayed

# So has who is told dead after the word that ended the hand.
$ undo
  undid #33 (Cat deals the next hand)
  undid #34 (hand 1, three-card-guts: nobody won; $0.30 carries over to the next
    hand)
  recorded #36 ········
$ hand new --yes
< three-card-guts
< d Cat
< ¶
< ioo
< dead ann
  hand 1, three-card-guts: nobody wins; $0.60 carries over to the next hand
  recorded #38 ········
! no game yet, no dealer yet, 3 in: Ann Bob Cat
! which game? > three-card-guts
! three-card-guts, no dealer yet, 3 in: Ann Bob Cat
! who deals? > d Cat
! three-card-guts, Cat deals, 3 in: Ann Bob Cat
! Enter to deal > ¶
! note: `Cat` antes $0.30 for all 3 players (IGL-08)
! pot 0.30 · in or out: Ann Bob Cat > ioo
! Ann is the only one left in the main pot, so Ann wins it: $0.30 (standard rule)
! nobody has to match the pot, so the game is over (standard rule)
! Ann gets 0.30 (+0.30), Cat -0.30
! dead ann
! Ann's hand is dead and can't win (standard rule)
! $0.30 from the main pot carries over to the next game (IGL-40)
! Ann pays $0.30 into the next pot (standard rule)
! the game goes on with Ann, Bob and Cat for the pot of $0.60 (standard rule)
! Ann -0.30, Cat -0.30, 0.60 carries over to the next hand
! ¶
$ undo
  undid #37 (Cat deals the next hand)
  undid #38 (hand 1, three-card-guts: nobody won; $0.60 carries over to the next
    hand)
  recorded #40 ········
$ hand add last.phh
  hand 1, three-card-guts: nobody wins; $0.60 carries over to the next hand
    Ann's hand is dead and can't win (standard rule)
    $0.30 from the main pot carries over to the next game (IGL-40)
    Ann pays $0.30 into the next pot (standard rule)
    the game goes on with Ann, Bob and Cat for the pot of $0.60 (standard rule)
  recorded #42 ········
$ undo
  undid #41 (Cat deals the next hand)
  undid #42 (hand 1, three-card-guts: nobody won; $0.60 carries over to the next
    hand)
  recorded #44 ········
$ hand add both.phh
  hand 1, three-card-guts: nobody wins; $0.90 carries over to the next hand
    Ann's hand is dead and can't win (standard rule)
    Bob's hand is dead and can't win (standard rule)
    $0.30 from the main pot carries over to the next game (IGL-40)
    Ann and Bob each pay $0.30 into the next pot (standard rule)
    the game goes on with Ann, Bob and Cat for the pot of $0.90 (standard rule)
  recorded #46 ········
$ undo
  undid #45 (Cat deals the next hand)
  undid #46 (hand 1, three-card-guts: nobody won; $0.90 carries over to the next
    hand)
  recorded #48 ········
