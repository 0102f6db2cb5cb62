# A player who was only in a bad deal before the first hand, left and comes back, is new to the game: a bad deal doesn't count.

$ init --house igloo
  started a new book in USD with `igloo` rules
  recorded #2 ········
! next: add the players (player add NAME NAME)
$ player add Ann Bob Cat Dan Eve
  Ann, a regular
  Bob, a regular
  Cat, a regular
  Dan, a regular
  Eve, a regular
  recorded #7 ········
! next: open the night (open --banker NAME)
$ open --banker Ann
  night 1 is open at The Igloo; Ann is the banker
  recorded #8 ········
! next: sell chips (buy NAME AMOUNT)
$ buy Ann 20
  Ann buys chips: $20.00 in cash; stack $20.00
  recorded #9 ········
! next: play (hand new or hand result), then count the stacks
$ buy Bob 20
  Bob buys chips: $20.00 in cash; stack $20.00
  recorded #10 ········
$ buy Cat 20
  Cat buys chips: $20.00 in cash; stack $20.00
  recorded #11 ········
$ buy Dan 20
  Dan buys chips: $20.00 in cash; stack $20.00
  recorded #12 ········
$ seat Ann Bob Cat Dan
  Ann has seat 1
  Bob has seat 2
  Cat has seat 3
  Dan has seat 4
  recorded #16 ········
$ hand new
< holdem
< d Dan
< ¶
< m
< y
  hand 1, holdem: all bets returned
  recorded #18 ········
! no game yet, no dealer yet, 4 in: Ann Bob Cat Dan
! which game? > holdem
! holdem, no dealer yet, 4 in: Ann Bob Cat Dan
! who deals? > d Dan
! holdem, Dan deals, 4 in: Ann Bob Cat Dan
! Enter to deal > ¶
! note: `Dan` antes $0.40 for all 4 players (IGL-08)
! Ann 20.00 · pot 0.40 · check, bet 0.05–0.50 > m
! misdeal: everybody gets their money back (standard rule)
! returned: Dan 0.40
! record? [Y/n] > y
$ count Cat 20
  Cat has $20.00, as expected
  recorded #19 ········
! next: count the stacks of Ann, Bob and Dan
$ cashout Cat
  Cat cashes out $20.00: $20.00 in cash
  recorded #21 ········
! next: play (hand new or hand result), then count the stacks
$ hand new
< holdem
< ¶
< k
< r .10
< f
< f
< y
  hand 2, holdem: Bob wins $0.30
  recorded #22 ········
! holdem, Dan deals, 3 in: Ann Bob Dan
! Enter to deal > holdem
! holdem, Dan deals, 3 in: Ann Bob Dan
! Enter to deal > ¶
! note: `Dan` antes $0.30 for all 3 players (IGL-08)
! Ann 20.00 · pot 0.30 · check, bet 0.05–0.50 > k
! Bob 20.00 · pot 0.30 · check, bet 0.05–0.50 > r .10
! Dan 19.70 · pot 0.40 · call 0.10, raise 0.15–0.60 > f
! Ann 20.00 · pot 0.40 · call 0.10, raise 0.15–0.60 > f
! nobody called Bob's last $0.10, so Bob gets it back (standard rule)
! Bob is the only one left in the main pot, so Bob wins it: $0.30 (standard rule)
! Bob gets 0.30 (+0.30), Dan -0.30
! record? [Y/n] > y
$ hand new
< holdem
< ¶
< k
< r .10
< f
< f
< y
  hand 3, holdem: Dan wins $0.30
  recorded #24 ········
! holdem, Ann deals, 3 in: Ann Bob Dan
! Enter to deal > holdem
! holdem, Ann deals, 3 in: Ann Bob Dan
! Enter to deal > ¶
! note: `Ann` antes $0.30 for all 3 players (IGL-08)
! Bob 20.30 · pot 0.30 · check, bet 0.05–0.50 > k
! Dan 19.70 · pot 0.30 · check, bet 0.05–0.50 > r .10
! Ann 19.70 · pot 0.40 · call 0.10, raise 0.15–0.60 > f
! Bob 20.30 · pot 0.40 · call 0.10, raise 0.15–0.60 > f
! nobody called Dan's last $0.10, so Dan gets it back (standard rule)
! Dan is the only one left in the main pot, so Dan wins it: $0.30 (standard rule)
! Ann -0.30, Dan gets 0.30 (+0.30)
! record? [Y/n] > y
$ hand new
< holdem
< ¶
< k
< r .10
< f
< f
< y
  hand 4, holdem: Ann wins $0.30
  recorded #26 ········
! holdem, Bob deals, 3 in: Ann Bob Dan
! Enter to deal > holdem
! holdem, Bob deals, 3 in: Ann Bob Dan
! Enter to deal > ¶
! note: `Bob` antes $0.30 for all 3 players (IGL-08)
! Dan 20.00 · pot 0.30 · check, bet 0.05–0.50 > k
! Ann 19.70 · pot 0.30 · check, bet 0.05–0.50 > r .10
! Bob 20.00 · pot 0.40 · call 0.10, raise 0.15–0.60 > f
! Dan 20.00 · pot 0.40 · call 0.10, raise 0.15–0.60 > f
! nobody called Ann's last $0.10, so Ann gets it back (standard rule)
! Ann is the only one left in the main pot, so Ann wins it: $0.30 (standard rule)
! Ann gets 0.30 (+0.30), Bob -0.30
! record? [Y/n] > y
$ hand new
< holdem
< ¶
< k
< r .10
< f
< f
< y
  hand 5, holdem: Bob wins $0.30
  recorded #28 ········
! holdem, Dan deals, 3 in: Ann Bob Dan
! Enter to deal > holdem
! holdem, Dan deals, 3 in: Ann Bob Dan
! Enter to deal > ¶
! note: `Dan` antes $0.30 for all 3 players (IGL-08)
! Ann 20.00 · pot 0.30 · check, bet 0.05–0.50 > k
! Bob 20.00 · pot 0.30 · check, bet 0.05–0.50 > r .10
! Dan 19.70 · pot 0.40 · call 0.10, raise 0.15–0.60 > f
! Ann 20.00 · pot 0.40 · call 0.10, raise 0.15–0.60 > f
! nobody called Bob's last $0.10, so Bob gets it back (standard rule)
! Bob is the only one left in the main pot, so Bob wins it: $0.30 (standard rule)
! Bob gets 0.30 (+0.30), Dan -0.30
! record? [Y/n] > y
$ hand new
< holdem
< ¶
< k
< r .10
< f
< f
< y
  hand 6, holdem: Dan wins $0.30
  recorded #30 ········
! holdem, Ann deals, 3 in: Ann Bob Dan
! Enter to deal > holdem
! holdem, Ann deals, 3 in: Ann Bob Dan
! Enter to deal > ¶
! note: `Ann` antes $0.30 for all 3 players (IGL-08)
! Bob 20.30 · pot 0.30 · check, bet 0.05–0.50 > k
! Dan 19.70 · pot 0.30 · check, bet 0.05–0.50 > r .10
! Ann 19.70 · pot 0.40 · call 0.10, raise 0.15–0.60 > f
! Bob 20.30 · pot 0.40 · call 0.10, raise 0.15–0.60 > f
! nobody called Dan's last $0.10, so Dan gets it back (standard rule)
! Dan is the only one left in the main pot, so Dan wins it: $0.30 (standard rule)
! Ann -0.30, Dan gets 0.30 (+0.30)
! record? [Y/n] > y
$ hand new
< holdem
< ¶
< k
< r .10
< f
< f
< y
  hand 7, holdem: Ann wins $0.30
  recorded #32 ········
! holdem, Bob deals, 3 in: Ann Bob Dan
! Enter to deal > holdem
! holdem, Bob deals, 3 in: Ann Bob Dan
! Enter to deal > ¶
! note: `Bob` antes $0.30 for all 3 players (IGL-08)
! Dan 20.00 · pot 0.30 · check, bet 0.05–0.50 > k
! Ann 19.70 · pot 0.30 · check, bet 0.05–0.50 > r .10
! Bob 20.00 · pot 0.40 · call 0.10, raise 0.15–0.60 > f
! Dan 20.00 · pot 0.40 · call 0.10, raise 0.15–0.60 > f
! nobody called Ann's last $0.10, so Ann gets it back (standard rule)
! Ann is the only one left in the main pot, so Ann wins it: $0.30 (standard rule)
! Ann gets 0.30 (+0.30), Bob -0.30
! record? [Y/n] > y
$ seat Cat 3
  Cat has seat 3
  recorded #33 ········
$ hand new
< holdem
< ¶
< q
  stopped: nothing was recorded
! holdem, Dan deals, 3 in: Ann Bob Dan
! Enter to deal > holdem
! holdem, Dan deals, 3 in: Ann Bob Dan
! Enter to deal > ¶
! note: `Dan` antes $0.30 for all 3 players (IGL-08)
! Ann 20.00 · pot 0.30 · check, bet 0.05–0.50 > q
