# The Baltimore way: after the first ante the winners of the last pot pay. A house at a table in Baltimore says so in its profile.

file baltimore.toml:
  [house]
  name = "baltimore"
  currency = "USD"
  ¶
  [money]
  unit = { is = "0.05", rule = "MIK-13" }
  ¶
  [game]
  choice = { is = "dealers-choice", rule = "MIK-58" }
  ¶
  [ante]
  is = "0.05"
  rule = "MIK-59"
  when = { is = "by-game", rule = "MIK-59" }
  payer = { is = "last-winners", rule = "MIK-60" }
  reante = { is = "each", rule = "MIK-60" }
  ¶
  [bet]
  max = "0.50"
  ¶
  [limit]
  kind = "spread"
  ¶
  [goalpost]
  is = "announced"
  rule = "MIK-20"
$ init
  started a new book in USD
  recorded #1 ········
! next: add the players (player add NAME NAME)
$ player add Ann
  Ann, a regular
  recorded #2 ········
$ player add Bob
  Bob, a regular
  recorded #3 ········
! next: open the night (open --banker NAME)
$ player add Cat
  Cat, a regular
  recorded #4 ········
$ player add Dan
  Dan, a regular
  recorded #5 ········
$ player add Eve
  Eve, a regular
  recorded #6 ········
$ open --house baltimore.toml --banker Eve
  night 1 is open at baltimore; Eve is the banker
  recorded #7 ········
! next: sell chips (buy NAME AMOUNT)
$ buy Ann 5
  Ann buys chips: $5.00 in cash; stack $5.00
  recorded #8 ········
! next: play (hand new or hand result), then count the stacks
$ buy Bob 5
  Bob buys chips: $5.00 in cash; stack $5.00
  recorded #9 ········
$ buy Cat 5
  Cat buys chips: $5.00 in cash; stack $5.00
  recorded #10 ········
$ buy Dan 5
  Dan buys chips: $5.00 in cash; stack $5.00
  recorded #11 ········
$ buy Eve 5
  Eve buys chips: $5.00 in cash; stack $5.00
  recorded #12 ········
$ seat Ann 1
  Ann has seat 1
  recorded #13 ········
$ seat Bob 2
  Bob has seat 2
  recorded #14 ········
$ seat Cat 3
  Cat has seat 3
  recorded #15 ········
$ seat Dan 4
  Dan has seat 4
  recorded #16 ········
$ seat Eve 5
  Eve has seat 5
  recorded #17 ········

## V-MIK-56: the first ante is everybody's own, the second is all the winner's

$ hand new --yes
< straight-poker
< d eve
< ?
< ¶
< k*
< w ann
  hand 1, straight-poker: Ann wins $0.25
  recorded #19 ········
! no game yet, Eve deals, 5 in: Ann Bob Cat Dan Eve
! which game? > straight-poker
! straight-poker, Eve deals, 5 in: Ann Bob Cat Dan Eve
! Enter to deal > d eve
! Enter to deal > ?
! everybody antes $0.05 (MIK-59)
! Enter to deal; also: a game, plus anything you add (7stud low-hole-wild),
! d NAME deals, -NAME is out, +NAME is in,
! $ NAME AMOUNT buys chips, $ NAME AMOUNT from NAME buys from a player;
! < back, q quits
! Enter to deal > ¶
! Ann 4.95 · pot 0.25 · check, bet 0.05–0.50 > k*
! pot 0.25 · Ann shows > w ann
! Ann is the only one left in the main pot, so Ann wins it: $0.25 (standard rule)
! Ann gets 0.25 (+0.20), Bob -0.05, Cat -0.05, Dan -0.05, Eve -0.05
! ¶
> everybody antes $0.05
> MIK-59
$ hand new --yes
< straight-poker
< d ann
< ?
< ¶
< k*
< asks9c5d2h
< ahkh9d5c2s
< x x x
  hand 2, straight-poker: Bob wins $0.15, Cat wins $0.10
  recorded #21 ········
! straight-poker, Ann deals, 5 in: Ann Bob Cat Dan Eve
! Enter to deal > straight-poker
! straight-poker, Ann deals, 5 in: Ann Bob Cat Dan Eve
! Enter to deal > d ann
! Enter to deal > ?
! Enter to deal; also: a game, plus anything you add (7stud low-hole-wild),
! d NAME deals, -NAME is out, +NAME is in,
! $ NAME AMOUNT buys chips, $ NAME AMOUNT from NAME buys from a player;
! < back, q quits
! Enter to deal > ¶
! note: `Ann` won the last pot and antes $0.25 for the table (MIK-60)
! Bob 4.95 · pot 0.25 · check, bet 0.05–0.50 > k*
! pot 0.25 · Bob shows > asks9c5d2h
! pot 0.25 · Cat shows > ahkh9d5c2s
! pot 0.25 · Dan shows > x x x
! Ann doesn't show, so Ann can't win (standard rule)
! Dan doesn't show, so Dan can't win (standard rule)
! Eve doesn't show, so Eve can't win (standard rule)
! Bob and Cat tie for the main pot of $0.25: ace high (standard rule)
! Bob and Cat split the main pot: $0.10 each (standard rule)
! the odd $0.05 of the main pot goes to Bob (standard rule)
! Ann -0.25, Bob gets 0.15 (+0.15), Cat gets 0.10 (+0.10)
! ¶
> -0.25
> MIK-60

## V-MIK-57: two winners owe the antes together, the one first on the old dealer's left a nickel more

$ hand new --yes
< straight-poker goal-post
< d bob
< ?
< ¶
< k*
< asks9c5d2h
< ahkh9d5c2s
< x x x
  hand 3, straight-poker + goal-post: nobody wins; $0.25 carries over to the next
    hand
  recorded #23 ········
! straight-poker, Bob deals, 5 in: Ann Bob Cat Dan Eve
! Enter to deal > straight-poker goal-post
! straight-poker + goal-post, Bob deals, 5 in: Ann Bob Cat Dan Eve
! Enter to deal > d bob
! Enter to deal > ?
! Enter to deal; also: a game, plus anything you add (7stud low-hole-wild),
! d NAME deals, -NAME is out, +NAME is in,
! $ NAME AMOUNT buys chips, $ NAME AMOUNT from NAME buys from a player;
! < back, q quits
! Enter to deal > ¶
! note: `Bob` won the last pot and antes $0.15 for the table (MIK-60)
! note: `Cat` won the last pot and antes $0.10 for the table (MIK-60)
! note: the dealer has to call `goal-post` before the deal: if the best hands tie,
!   they get nothing, and that part of the pot carries over (MIK-20)
! Cat 4.95 · pot 0.25 · check, bet 0.05–0.50 > k*
! pot 0.25 · Cat shows > asks9c5d2h
! pot 0.25 · Dan shows > ahkh9d5c2s
! pot 0.25 · Eve shows > x x x
! Ann doesn't show, so Ann can't win (standard rule)
! Bob doesn't show, so Bob can't win (standard rule)
! Eve doesn't show, so Eve can't win (standard rule)
! Cat and Dan tie for the main pot of $0.25: ace high (standard rule)
! Cat and Dan tie for the main pot, so they get none of it (MIK-20)
! $0.25 from the main pot carries over to the next game (MIK-20)
! Bob -0.15, Cat -0.10, 0.25 carries over to the next hand
! ¶
> $0.15
> $0.10
> MIK-60

## V-MIK-58: nobody won the last pot, so everybody antes again

$ hand new
< straight-poker
< d cat
< ?
< q
  stopped: nothing was recorded
! straight-poker + goal-post, 0.25 in the pot, Cat deals, 5 in: Ann Bob Cat Dan
!   Eve
! Enter to deal > straight-poker
! straight-poker, 0.25 in the pot, Cat deals, 5 in: Ann Bob Cat Dan Eve
! Enter to deal > d cat
! Enter to deal > ?
! everybody antes $0.05 (MIK-59)
! Enter to deal; also: a game, plus anything you add (7stud low-hole-wild),
! d NAME deals, -NAME is out, +NAME is in,
! $ NAME AMOUNT buys chips, $ NAME AMOUNT from NAME buys from a player;
! < back, q quits
! Enter to deal > q
> everybody antes $0.05
