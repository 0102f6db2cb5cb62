# The board can't be run again while players still throw cards away, or once it's run again already: the reason given is the true one.

$ init --house casino
  started a new book in USD with `casino` rules
  recorded #2 ········
! next: add the players (player add NAME NAME)
$ player add Ann Bob
  Ann, a regular
  Bob, a regular
  recorded #4 ········
! next: open the night (open --banker NAME)
$ open --banker Ann
  night 1 is open at The Card Room; Ann is the banker
  recorded #5 ········
! next: sell chips (buy NAME AMOUNT)
$ buy Ann 20
  Ann buys chips: $20.00 in cash; stack $20.00
  recorded #6 ········
! next: play (hand new or hand result), then count the stacks
$ buy Bob 20
  Bob buys chips: $20.00 in cash; stack $20.00
  recorded #7 ········
$ hand new
< irish
< d ann
< ¶
< a
< c
< run 2
< 8d As 2c
< ¶
< run 2
< run 3
< q
  stopped: nothing was recorded
! no game yet, no dealer yet, 2 in: Ann Bob
! which game? > irish
! irish, no dealer yet, 2 in: Ann Bob
! who deals? > d ann
! irish, Ann deals, 2 in: Ann Bob
! Enter to deal > ¶
! Bob 20.00 · pot 0.00 · check, bet 0.01–20.00 > a
! Ann 20.00 · pot 20.00 · call 20.00 all-in > c
! note: nobody can bet anymore: everybody still in turns up their cards now
! flop · pot 40.00 > run 2
! error: players still have cards to get, discard or pass, so the board can't be
!   run again yet
! flop · pot 40.00 > 8d As 2c
! flop: 8d As 2c · pot 40.00
! pot 40.00 · each discards 2: Bob Ann > ¶
! note: nobody can bet anymore: everybody still in turns up their cards now
! turn · pot 40.00 > run 2
! turn of run 1 · pot 40.00 > run 3
! error: the rest of the board is already run 2 times
! turn of run 1 · pot 40.00 > q
> players still have cards to get, discard or pass
> the rest of the board is already run 2 times
