# Five cards each, and the first card of the flop lies open before the first bet: two from the hand, three from the board.

$ init --house casino
  started a new book in USD with `casino` rules
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
$ open --banker Ann --stakes .25/.50
  night 1 is open at The Card Room; Ann is the banker
  recorded #6 ········
! next: sell chips (buy NAME AMOUNT)
$ buy Ann 50
  Ann buys chips: $50.00 in cash; stack $50.00
  recorded #7 ········
! next: play (hand new or hand result), then count the stacks
$ buy Bob 50
  Bob buys chips: $50.00 in cash; stack $50.00
  recorded #8 ········
$ buy Cat 50
  Cat buys chips: $50.00 in cash; stack $50.00
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
< courchevel
< d cat
< ¶
< Th
< c
< c
< x
< 9h 2c
< 1
< c
< f
< 8s
< x
< x
< 3d
< x
< x
< JhQh4c4d5s
< TcTd9cAsKd
  hand 1, courchevel: Ann wins $3.50
  recorded #14 ········
! no game yet, .25/.50, no dealer yet, 3 in: Ann Bob Cat
! which game? > courchevel
! courchevel, .25/.50, no dealer yet, 3 in: Ann Bob Cat
! who deals? > d cat
! courchevel, .25/.50, Cat deals, 3 in: Ann Bob Cat
! Enter to deal > ¶
! a shared card · pot 0.75 > Th
! board: Th · pot 0.75
! Cat 50.00 · pot 0.75 · call 0.50, raise 1.00–50.00 > c
! Ann 49.75 · pot 1.25 · call 0.25, raise 1.00–50.00 > c
! Bob 49.50 · pot 1.50 · check, raise 1.00–50.00 > x
! 2 shared cards · pot 1.50 > 9h 2c
! flop: Th 9h 2c · pot 1.50
! Ann 49.50 · pot 1.50 · check, bet 0.50–49.50 > 1
! Bob 49.50 · pot 2.50 · call 1.00, raise 2.00–49.50 > c
! Cat 49.50 · pot 3.50 · call 1.00, raise 2.00–49.50 > f
! turn · pot 3.50 > 8s
! turn: Th 9h 2c 8s · pot 3.50
! Ann 48.50 · pot 3.50 · check, bet 0.50–48.50 > x
! Bob 48.50 · pot 3.50 · check, bet 0.50–48.50 > x
! river · pot 3.50 > 3d
! river: Th 9h 2c 8s 3d · pot 3.50
! Ann 48.50 · pot 3.50 · check, bet 0.50–48.50 > x
! Bob 48.50 · pot 3.50 · check, bet 0.50–48.50 > x
! pot 3.50 · Ann shows > JhQh4c4d5s
! pot 3.50 · Bob shows > TcTd9cAsKd
! Ann has the best hand for the main pot of $3.50: straight, queen high (standard
!   rule)
! Ann gets 3.50 (+2.00), Bob -1.50, Cat -0.50
! ¶
$ hand export 1 --format housebook --out one.housebook
  1 hand in `one.housebook`
$ hand check one.housebook
  {"file":"one.housebook","hand":"1","variant":"courchevel","starting":[50.00,50.00,50.00],"finishing":[52.00,48.50,49.50],"pots":[{"amount":3.50,"eligible":["Ann","Bob"],"high":["Ann"],"low":[]}],"awards":[3.50,0.00,0.00],"flags":[],"why":[{"rule":"standard","text":"Ann has the best hand for the main pot of $3.50: straight, queen high"}]}
