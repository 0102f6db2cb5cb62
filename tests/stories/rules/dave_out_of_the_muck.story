# A hand thrown away by mistake comes back at once, or not at all (DAV-56)

$ init --house dave
  started a new book in USD with `dave` rules
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
  night 1 is open at Dave's cash game; Ann is the banker
  recorded #6 ········
! note: tonight's buy-in limits, unless everybody agrees to different ones in writing: each player buys at least $10.00; each player can buy up to a $50.00 stack, or the biggest stack at the table (DAV-17)
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

## Others have shown: too late

$ hand new
< d cat
< ¶
< c
< c
< k
< qs7h2c
< k*
< 5d
< k*
< 9h
< k*
< x
< ks qd
< retrieve ann
< as ad
< y
  hand 1, holdem: Cat wins $1.50
  recorded #11 ········
! holdem, .25/.50, Ann deals, 3 in: Ann Bob Cat
! Enter to deal > d cat
! holdem, .25/.50, Cat deals, 3 in: Ann Bob Cat
! Enter to deal > ¶
! Cat 50.00 · pot 0.75 · call 0.50, raise 1.00–50.00 > c
! Ann 49.75 · pot 1.25 · call 0.25, raise 1.00–50.00 > c
! Bob 49.50 · pot 1.50 · check, raise 1.00–50.00 > k
! flop · pot 1.50 > qs7h2c
! flop: Qs 7h 2c · pot 1.50
! Ann 49.50 · pot 1.50 · check, bet 0.50–49.50 > k*
! turn · pot 1.50 > 5d
! turn: Qs 7h 2c 5d · pot 1.50
! Ann 49.50 · pot 1.50 · check, bet 0.50–49.50 > k*
! river · pot 1.50 > 9h
! river: Qs 7h 2c 5d 9h · pot 1.50
! Ann 49.50 · pot 1.50 · check, bet 0.50–49.50 > k*
! pot 1.50 · Ann shows > x
! pot 1.50 · Bob shows > ks qd
! pot 1.50 · Cat shows > retrieve ann
! error: `Ann` mucked before others did; you only get a hand back if you take it
!   back right away (DAV-56)
! pot 1.50 · Cat shows > as ad
! nobody bet in the last round, so Ann, on the dealer's left, shows first (DAV-52)
! Ann doesn't show, so Ann can't win (DAV-53)
! Cat has the best hand for the main pot of $1.50: pair of aces (DAV-54)
! Ann -0.50, Bob -0.50, Cat gets 1.50 (+1.00)
! record? [Y/n] > y
> you only get a hand back  if you take it back right away (DAV-56)

## At once: it is his hand again

$ hand new
< d cat
< ¶
< c
< c
< k
< qs7h2c
< k*
< 5d
< k*
< 9h
< k*
< x
< retrieve ann
< as ad
< ks qd
< 3c 3d
< y
  hand 2, holdem: Ann wins $1.50
  recorded #13 ········
! holdem, .25/.50, Ann deals, 3 in: Ann Bob Cat
! Enter to deal > d cat
! holdem, .25/.50, Cat deals, 3 in: Ann Bob Cat
! Enter to deal > ¶
! Cat 51.00 · pot 0.75 · call 0.50, raise 1.00–51.00 > c
! Ann 49.25 · pot 1.25 · call 0.25, raise 1.00–49.50 > c
! Bob 49.00 · pot 1.50 · check, raise 1.00–49.50 > k
! flop · pot 1.50 > qs7h2c
! flop: Qs 7h 2c · pot 1.50
! Ann 49.00 · pot 1.50 · check, bet 0.50–49.00 > k*
! turn · pot 1.50 > 5d
! turn: Qs 7h 2c 5d · pot 1.50
! Ann 49.00 · pot 1.50 · check, bet 0.50–49.00 > k*
! river · pot 1.50 > 9h
! river: Qs 7h 2c 5d 9h · pot 1.50
! Ann 49.00 · pot 1.50 · check, bet 0.50–49.00 > k*
! pot 1.50 · Ann shows > x
! pot 1.50 · Bob shows > retrieve ann
! pot 1.50 · Ann shows > as ad
! pot 1.50 · Bob shows > ks qd
! pot 1.50 · Cat shows > 3c 3d
! Ann took the hand back out of the muck right away and plays on (DAV-56)
! nobody bet in the last round, so Ann, on the dealer's left, shows first (DAV-52)
! Ann has the best hand for the main pot of $1.50: pair of aces (DAV-54)
! Ann gets 1.50 (+1.00), Bob -0.50, Cat -0.50
! record? [Y/n] > y
> hand 2, holdem: Ann wins $1.50
