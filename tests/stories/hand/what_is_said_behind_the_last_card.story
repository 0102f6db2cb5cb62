# What is piped in behind the last card belongs to the hand: a hand thrown away by mistake is taken back (DAV-56)
# rules: DAV-56

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
$ buy Ann 40
  Ann buys chips: $40.00 in cash; stack $40.00
  recorded #7 ········
! next: play (hand new or hand result), then count the stacks
$ buy Bob 40
  Bob buys chips: $40.00 in cash; stack $40.00
  recorded #8 ········
$ buy Cat 40
  Cat buys chips: $40.00 in cash; stack $40.00
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
< d ann
< ¶
< a a a
< qs7h2c 5d 9s
< kskd
< 8s8d
< x
< retrieve ann
< asad
< ¶
  hand 1, holdem: Ann wins $120.00
  recorded #14 ········
! holdem, .25/.50, Ann deals, 3 in: Ann Bob Cat
! Enter to deal > d ann
! Enter to deal > ¶
! Ann 40.00 · pot 0.75 · call 0.50, raise 1.00–40.00 > a a a
! note: nobody can bet anymore: you can keep your hands face down until the board
!   is complete (DAV-50)
! note: everybody still in can agree to run it more than once (run 2) (DAV-51)
! flop · pot 120.00 > qs7h2c 5d 9s
! river: Qs 7h 2c 5d 9s · pot 120.00
! pot 120.00 · Bob shows > kskd
! pot 120.00 · Cat shows > 8s8d
! pot 120.00 · Ann shows > x
! nobody bet in the last round, so Bob, on the dealer's left, shows first (DAV-52)
! Ann doesn't show, so Ann can't win (DAV-53)
! Bob has the best hand for the main pot of $120.00: pair of kings (DAV-54)
! Ann -40.00, Bob gets 120.00 (+80.00), Cat -40.00
! retrieve ann
! pot 120.00 · Ann shows > asad
! Ann took the hand back out of the muck right away and plays on (DAV-56)
! nobody bet in the last round, so Bob, on the dealer's left, shows first (DAV-52)
! Ann has the best hand for the main pot of $120.00: pair of aces (DAV-54)
! Ann gets 120.00 (+80.00), Bob -40.00, Cat -40.00
! ¶
! ¶
$ undo
  undid #13 (Ann deals the next hand)
  undid #14 (hand 1, holdem: Ann won $120.00)
  recorded #16 ········

What nobody understands is not left out in silence.

$ hand new --yes
< d ann
< ¶
< a a a
< qs7h2c 5d 9s
< kskd
< 8s8d
< x
< retreive ann
! holdem, .25/.50, Ann deals, 3 in: Ann Bob Cat
! Enter to deal > d ann
! Enter to deal > ¶
! Ann 40.00 · pot 0.75 · call 0.50, raise 1.00–40.00 > a a a
! note: nobody can bet anymore: you can keep your hands face down until the board
!   is complete (DAV-50)
! note: everybody still in can agree to run it more than once (run 2) (DAV-51)
! flop · pot 120.00 > qs7h2c 5d 9s
! river: Qs 7h 2c 5d 9s · pot 120.00
! pot 120.00 · Bob shows > kskd
! pot 120.00 · Cat shows > 8s8d
! pot 120.00 · Ann shows > x
! nobody bet in the last round, so Bob, on the dealer's left, shows first (DAV-52)
! Ann doesn't show, so Ann can't win (DAV-53)
! Bob has the best hand for the main pot of $120.00: pair of kings (DAV-54)
! Ann -40.00, Bob gets 120.00 (+80.00), Cat -40.00
! retreive ann
! error: `retreive` doesn't work here: y records the hand, n or q quits, and <
!   goes back
! error: the hand is over, but `retreive ann` comes after that, so nothing was recorded
! hint: hand new
= 4
$ status
  night 1 at Dave's cash game (v8 2018-06-21), open since 2026-01-02 19:04;
    banker: Ann
  ¶
  player  bought     cash  app  notes  book   chips  counted  result
  ────────────────────────────────────────────────────────────────────
  Ann     $40.00  -$40.00    –      –     –  $40.00  not yet   $0.00
  Bob     $40.00  -$40.00    –      –     –  $40.00  not yet   $0.00
  Cat     $40.00  -$40.00    –      –     –  $40.00  not yet   $0.00
  ¶
  drawer $120.00   chips out $120.00   in the middle $0.00
! next: play (hand new or hand result), then count the stacks

Empty lines behind the end say nothing: what stands behind them is heard all the same.

$ hand new --yes
< d ann
< ¶
< a a a
< qs7h2c 5d 9s
< kskd
< 8s8d
< x
< ¶
< ¶
< retrieve ann
< asad
  hand 1, holdem: Ann wins $120.00
  recorded #18 ········
! holdem, .25/.50, Ann deals, 3 in: Ann Bob Cat
! Enter to deal > d ann
! Enter to deal > ¶
! Ann 40.00 · pot 0.75 · call 0.50, raise 1.00–40.00 > a a a
! note: nobody can bet anymore: you can keep your hands face down until the board
!   is complete (DAV-50)
! note: everybody still in can agree to run it more than once (run 2) (DAV-51)
! flop · pot 120.00 > qs7h2c 5d 9s
! river: Qs 7h 2c 5d 9s · pot 120.00
! pot 120.00 · Bob shows > kskd
! pot 120.00 · Cat shows > 8s8d
! pot 120.00 · Ann shows > x
! nobody bet in the last round, so Bob, on the dealer's left, shows first (DAV-52)
! Ann doesn't show, so Ann can't win (DAV-53)
! Bob has the best hand for the main pot of $120.00: pair of kings (DAV-54)
! Ann -40.00, Bob gets 120.00 (+80.00), Cat -40.00
! ¶
! ¶
! retrieve ann
! pot 120.00 · Ann shows > asad
! Ann took the hand back out of the muck right away and plays on (DAV-56)
! nobody bet in the last round, so Bob, on the dealer's left, shows first (DAV-52)
! Ann has the best hand for the main pot of $120.00: pair of aces (DAV-54)
! Ann gets 120.00 (+80.00), Bob -40.00, Cat -40.00
! ¶
> Ann wins $120.00
$ undo
  undid #17 (Ann deals the next hand)
  undid #18 (hand 1, holdem: Ann won $120.00)
  recorded #20 ········

Who says `y` and has more to say is not recorded by halves, asked or unasked.

$ hand new
< d ann
< ¶
< a a a
< qs7h2c 5d 9s
< kskd
< 8s8d
< x
< y
< ¶
< retrieve ann
< asad
! holdem, .25/.50, Ann deals, 3 in: Ann Bob Cat
! Enter to deal > d ann
! Enter to deal > ¶
! Ann 40.00 · pot 0.75 · call 0.50, raise 1.00–40.00 > a a a
! note: nobody can bet anymore: you can keep your hands face down until the board
!   is complete (DAV-50)
! note: everybody still in can agree to run it more than once (run 2) (DAV-51)
! flop · pot 120.00 > qs7h2c 5d 9s
! river: Qs 7h 2c 5d 9s · pot 120.00
! pot 120.00 · Bob shows > kskd
! pot 120.00 · Cat shows > 8s8d
! pot 120.00 · Ann shows > x
! nobody bet in the last round, so Bob, on the dealer's left, shows first (DAV-52)
! Ann doesn't show, so Ann can't win (DAV-53)
! Bob has the best hand for the main pot of $120.00: pair of kings (DAV-54)
! Ann -40.00, Bob gets 120.00 (+80.00), Cat -40.00
! record? [Y/n] > y
! error: the hand is over, but `retrieve ann` comes after that, so nothing was recorded
! hint: hand new
= 4
> but `retrieve ann` comes after that, so nothing was recorded
$ hand new
< d ann
< ¶
< a a a
< qs7h2c 5d 9s
< kskd
< 8s8d
< x
< ¶
< miscall cat
! holdem, .25/.50, Ann deals, 3 in: Ann Bob Cat
! Enter to deal > d ann
! Enter to deal > ¶
! Ann 40.00 · pot 0.75 · call 0.50, raise 1.00–40.00 > a a a
! note: nobody can bet anymore: you can keep your hands face down until the board
!   is complete (DAV-50)
! note: everybody still in can agree to run it more than once (run 2) (DAV-51)
! flop · pot 120.00 > qs7h2c 5d 9s
! river: Qs 7h 2c 5d 9s · pot 120.00
! pot 120.00 · Bob shows > kskd
! pot 120.00 · Cat shows > 8s8d
! pot 120.00 · Ann shows > x
! nobody bet in the last round, so Bob, on the dealer's left, shows first (DAV-52)
! Ann doesn't show, so Ann can't win (DAV-53)
! Bob has the best hand for the main pot of $120.00: pair of kings (DAV-54)
! Ann -40.00, Bob gets 120.00 (+80.00), Cat -40.00
! record? [Y/n] > ¶
! error: the hand is over, but `miscall cat` comes after that, so nothing was recorded
! hint: hand new
= 4
> but `miscall cat` comes after that, so nothing was recorded
$ hand new --yes
< d ann
< ¶
< a a a
< qs7h2c 5d 9s
< kskd
< 8s8d
< x
< y
< retrieve ann
! holdem, .25/.50, Ann deals, 3 in: Ann Bob Cat
! Enter to deal > d ann
! Enter to deal > ¶
! Ann 40.00 · pot 0.75 · call 0.50, raise 1.00–40.00 > a a a
! note: nobody can bet anymore: you can keep your hands face down until the board
!   is complete (DAV-50)
! note: everybody still in can agree to run it more than once (run 2) (DAV-51)
! flop · pot 120.00 > qs7h2c 5d 9s
! river: Qs 7h 2c 5d 9s · pot 120.00
! pot 120.00 · Bob shows > kskd
! pot 120.00 · Cat shows > 8s8d
! pot 120.00 · Ann shows > x
! nobody bet in the last round, so Bob, on the dealer's left, shows first (DAV-52)
! Ann doesn't show, so Ann can't win (DAV-53)
! Bob has the best hand for the main pot of $120.00: pair of kings (DAV-54)
! Ann -40.00, Bob gets 120.00 (+80.00), Cat -40.00
! y
! error: the hand is over, but `retrieve ann` comes after that, so nothing was recorded
! hint: hand new
= 4
> but `retrieve ann` comes after that, so nothing was recorded
$ hand list
  no hands recorded
> no hand

Enter records, and empty lines behind it are nothing.

$ hand new
< d ann
< ¶
< a a a
< qs7h2c 5d 9s
< kskd
< 8s8d
< x
< ¶
< ¶
< ¶
  hand 1, holdem: Bob wins $120.00
  recorded #22 ········
! holdem, .25/.50, Ann deals, 3 in: Ann Bob Cat
! Enter to deal > d ann
! Enter to deal > ¶
! Ann 40.00 · pot 0.75 · call 0.50, raise 1.00–40.00 > a a a
! note: nobody can bet anymore: you can keep your hands face down until the board
!   is complete (DAV-50)
! note: everybody still in can agree to run it more than once (run 2) (DAV-51)
! flop · pot 120.00 > qs7h2c 5d 9s
! river: Qs 7h 2c 5d 9s · pot 120.00
! pot 120.00 · Bob shows > kskd
! pot 120.00 · Cat shows > 8s8d
! pot 120.00 · Ann shows > x
! nobody bet in the last round, so Bob, on the dealer's left, shows first (DAV-52)
! Ann doesn't show, so Ann can't win (DAV-53)
! Bob has the best hand for the main pot of $120.00: pair of kings (DAV-54)
! Ann -40.00, Bob gets 120.00 (+80.00), Cat -40.00
! record? [Y/n] > ¶
> Bob wins $120.00
