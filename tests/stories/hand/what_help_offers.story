# What help offers is what would be taken: a board is run twice where the house has it and nobody can bet any more
# rules: DAV-51

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
$ open --banker Ann --stakes .25/.50
  night 1 is open at Dave's cash game; Ann is the banker
  recorded #5 ········
! note: tonight's buy-in limits, unless everybody agrees to different ones in writing: each player buys at least $10.00; each player can buy up to a $50.00 stack, or the biggest stack at the table (DAV-17)
! next: sell chips (buy NAME AMOUNT)
$ buy Ann 20
  Ann buys chips: $20.00 in cash; stack $20.00
  recorded #6 ········
! next: play (hand new or hand result), then count the stacks
$ buy Bob 20
  Bob buys chips: $20.00 in cash; stack $20.00
  recorded #7 ········
$ seat Ann 1
  Ann has seat 1
  recorded #8 ········
$ seat Bob 2
  Bob has seat 2
  recorded #9 ········
$ hand new
< d ann
< ¶
< c
< k
< ?
< ¶
< b 19.50
< c
< ?
< run 2
< q
< y
  stopped: nothing was recorded
! holdem, .25/.50, Ann deals, 2 in: Ann Bob
! Enter to deal > d ann
! Enter to deal > ¶
! Ann 19.75 · pot 0.75 · call 0.25, raise 1.00–20.00 > c
! Bob 19.50 · pot 1.00 · check, raise 1.00–20.00 > k
! flop · pot 1.00 > ?
! the cards: Qs7h2c; Enter skips
! any time: < back, q quits, ! REASON ruling, fine NAME 1, NAME cards, shown NAME
!   NAME, split NAME 0.50 NAME 0.50, dead NAME
! flop · pot 1.00 > ¶
! flop: ?? ?? ?? · pot 1.00
! Bob 19.50 · pot 1.00 · check, bet 0.50–19.50 > b 19.50
! Ann 19.50 · pot 20.50 · call 19.50 all-in > c
! note: nobody can bet anymore: you can keep your hands face down until the board
!   is complete (DAV-50)
! note: everybody still in can agree to run it more than once (run 2) (DAV-51)
! turn · pot 40.00 > ?
! the cards: Qs7h2c; Enter skips; run 2 deals the rest twice
! any time: < back, q quits, ! REASON ruling, NAME cards, board cards, shown NAME
!   NAME, split NAME 20.00 NAME 20.00, dead NAME, miscall NAME
! turn · pot 40.00 > run 2
! turn of run 1 · pot 40.00 > q
> the cards: Qs7h2c; Enter skips; run 2 deals the rest twice
$ --book casino.book init --house casino
  started a new book in USD with `casino` rules
  recorded #2 ········
! next: add the players (player add NAME NAME)
$ --book casino.book player add Ann
  Ann, a regular
  recorded #3 ········
$ --book casino.book player add Bob
  Bob, a regular
  recorded #4 ········
! next: open the night (open --banker NAME)
$ --book casino.book open --banker Ann --stakes .25/.50
  night 1 is open at The Card Room; Ann is the banker
  recorded #5 ········
! next: sell chips (buy NAME AMOUNT)
$ --book casino.book buy Ann 20
  Ann buys chips: $20.00 in cash; stack $20.00
  recorded #6 ········
! next: play (hand new or hand result), then count the stacks
$ --book casino.book buy Bob 20
  Bob buys chips: $20.00 in cash; stack $20.00
  recorded #7 ········
$ --book casino.book hand new
< holdem
< d ann
< ¶
< r 20
< c
< ?
< run 2
< q
< y
  stopped: nothing was recorded
! no game yet, .25/.50, no dealer yet, 2 in: Ann Bob
! which game? > holdem
! holdem, .25/.50, no dealer yet, 2 in: Ann Bob
! who deals? > d ann
! holdem, .25/.50, Ann deals, 2 in: Ann Bob
! Enter to deal > ¶
! Ann 19.75 · pot 0.75 · call 0.25, raise 1.00–20.00 > r 20
! Bob 19.50 · pot 20.50 · call 19.50 all-in > c
! note: nobody can bet anymore: everybody still in turns up their cards now
! flop · pot 40.00 > ?
! the cards: Qs7h2c; Enter skips; run 2 deals the rest twice
! any time: < back, q quits, ! REASON ruling, NAME cards, split NAME 20.00 NAME
!   20.00, dead NAME, miscall NAME
! flop · pot 40.00 > run 2
! flop of run 1 · pot 40.00 > q
