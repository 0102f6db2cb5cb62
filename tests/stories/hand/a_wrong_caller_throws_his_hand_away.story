# Two named their hands wrongly, and one of them throws his away: the other has the side pot, in whatever order that was said.
# rules: DAV-55

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
$ buy Ann 30
  Ann buys chips: $30.00 in cash; stack $30.00
  recorded #7 ········
! next: play (hand new or hand result), then count the stacks
$ buy Bob 30
  Bob buys chips: $30.00 in cash; stack $30.00
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
$ deal --dealer Cat
  Cat deals
  holdem: Ann posts the small blind, $0.25; Bob posts the big blind, $0.50
  recorded #13 ········

Ann has shown when Bob throws his away; both calls are found wrong before Cat is asked.

$ hand new --yes --dry-run
< ¶
< a a a
< 2c3d7h
< 8s
< 5c
< asad
< miscall ann
< x
< miscall bob
  hand 1, holdem: Ann wins $20.00, Cat wins $60.00
  (dry run: nothing was recorded)
! holdem, .25/.50, Cat deals, 3 in: Ann Bob Cat
! Enter to deal > ¶
! Cat 20.00 · pot 0.75 · call 0.50, raise 1.00–20.00 > a a a
! note: nobody can bet anymore: you can keep your hands face down until the board
!   is complete (DAV-50)
! note: everybody still in can agree to run it more than once (run 2) (DAV-51)
! flop · pot 80.00 > 2c3d7h
! flop: 2c 3d 7h · pot 80.00
! turn · pot 80.00 > 8s
! turn: 2c 3d 7h 8s · pot 80.00
! river · pot 80.00 > 5c
! river: 2c 3d 7h 8s 5c · pot 80.00
! pot 80.00 · Ann shows > asad
! pot 80.00 · Bob shows > miscall ann
! pot 80.00 · Bob shows > x
! nobody bet in the last round, so Ann, on the dealer's left, shows first (DAV-52)
! Ann called the hand wrong and another player folded because of it, so it can't
!   win (DAV-55)
! not everybody put in the same amount, so there are 2 pots, each for the players
!   who paid into it (DAV-14)
! Cat is the only one left in the main pot, so Cat wins it: $60.00 (DAV-55)
! Bob is the only one left in side pot 1, so Bob wins it: $20.00 (DAV-55)
! Ann -30.00, Bob gets 20.00 (-10.00), Cat gets 60.00 (+40.00)
! miscall bob
! nobody bet in the last round, so Ann, on the dealer's left, shows first (DAV-52)
! Ann called the hand wrong and another player folded because of it, so it can
!   only win a pot that nobody else can win (DAV-55)
! not everybody put in the same amount, so there are 2 pots, each for the players
!   who paid into it (DAV-14)
! Cat is the only one left in the main pot, so Cat wins it: $60.00 (DAV-55)
! Ann is the only one left in side pot 1, so Ann wins it: $20.00 (DAV-55)
! Ann gets 20.00 (-10.00), Bob -30.00, Cat gets 60.00 (+40.00)
! ¶
> Ann is the only one left in side pot 1, so Ann wins it: $20.00
> Cat is the only one left in the main pot, so Cat wins it: $60.00

Both calls are said behind the last card.

$ hand new --yes --dry-run
< ¶
< a a a
< 2c3d7h
< 8s
< 5c
< asad
< x
< x
< miscall bob
< miscall ann
  hand 1, holdem: Ann wins $20.00, Cat wins $60.00
  (dry run: nothing was recorded)
! holdem, .25/.50, Cat deals, 3 in: Ann Bob Cat
! Enter to deal > ¶
! Cat 20.00 · pot 0.75 · call 0.50, raise 1.00–20.00 > a a a
! note: nobody can bet anymore: you can keep your hands face down until the board
!   is complete (DAV-50)
! note: everybody still in can agree to run it more than once (run 2) (DAV-51)
! flop · pot 80.00 > 2c3d7h
! flop: 2c 3d 7h · pot 80.00
! turn · pot 80.00 > 8s
! turn: 2c 3d 7h 8s · pot 80.00
! river · pot 80.00 > 5c
! river: 2c 3d 7h 8s 5c · pot 80.00
! pot 80.00 · Ann shows > asad
! pot 80.00 · Bob shows > x
! pot 80.00 · Cat shows > x
! nobody bet in the last round, so Ann, on the dealer's left, shows first (DAV-52)
! Ann is the only one left in the main pot, so Ann wins it: $80.00 (DAV-53)
! Ann gets 80.00 (+50.00), Bob -30.00, Cat -20.00
! miscall bob
! miscall ann
! nobody bet in the last round, so Ann, on the dealer's left, shows first (DAV-52)
! Ann called the hand wrong and another player folded because of it, so it can
!   only win a pot that nobody else can win (DAV-55)
! not everybody put in the same amount, so there are 2 pots, each for the players
!   who paid into it (DAV-14)
! Cat is the only one left in the main pot, so Cat wins it: $60.00 (DAV-55)
! Ann is the only one left in side pot 1, so Ann wins it: $20.00 (DAV-55)
! Ann gets 20.00 (-10.00), Bob -30.00, Cat gets 60.00 (+40.00)
! ¶
> Ann is the only one left in side pot 1, so Ann wins it: $20.00
> Cat is the only one left in the main pot, so Cat wins it: $60.00
