# Guts with an extra hand: when the players show, the extra hand is due, and that is said; Enter deals only when it would
# rules: MIK-23

$ init --house mike
  started a new book in USD with `mike` rules
  recorded #2 ········
! next: add the players (player add NAME NAME)
$ player add Ann Bob Cat
  Ann, a regular
  Bob, a regular
  Cat, a regular
  recorded #5 ········
! next: open the night (open --banker NAME)
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
$ hand new
< ?
< guts
< ?
< ¶
< iio
< 2c
< 9h
< KhQd2c
< AhAd9h
< blind 8s6dTs
< y
  hand 1, two-card-guts-with-a-bump: Cat wins $0.15; $0.15 carries over to the
    next hand
  recorded #11 ········
! no game yet, Ann deals, 3 in: Ann Bob Cat
! which game? > ?
! type: a game, plus anything you add (7stud low-hole-wild),
! d NAME deals, -NAME is out, +NAME is in, straddle NAME,
! $ NAME AMOUNT buys chips, $ NAME AMOUNT from NAME buys from a player;
! < back, q quits
! which game? > guts
! two-card-guts-with-a-bump, Ann deals, 3 in: Ann Bob Cat
! Enter to deal > ?
! everybody antes $0.05 (MIK-59)
! Enter to deal; also: a game, plus anything you add (7stud low-hole-wild),
! d NAME deals, -NAME is out, +NAME is in,
! $ NAME AMOUNT buys chips, $ NAME AMOUNT from NAME buys from a player;
! < back, q quits
! Enter to deal > ¶
! pot 0.15 · in or out: Bob Cat Ann > iio
! one card up: Bob Cat > 2c
! one card up: Cat > 9h
! note: turn up the extra hand too, and type its 3 cards, like blind 9c4d2h
! pot 0.15 · Bob shows > KhQd2c
! pot 0.15 · Cat shows > AhAd9h
! error: the extra hand has to be face up: 0 of its 3 cards are known (blind
!   CARDS)
! not settled > blind 8s6dTs
! Cat has the best hand for the main pot of $0.15: pair of aces (MIK-31)
! Cat beats the blind hand (ten high) (standard rule)
! Bob pays $0.15 into the next pot (MIK-16)
! the game goes on with Ann, Bob and Cat for the pot of $0.15 (standard rule)
! Ann -0.05, Bob -0.20, Cat gets 0.15 (+0.10), 0.15 carries over to the next hand
! record? [Y/n] > y
> type: a game, plus anything you add
> Enter to deal; also: a game
> turn up the extra hand too, and type its 3 cards, like blind 9c4d2h
