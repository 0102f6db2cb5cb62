# One card too many, typed small: `ac` right after cards isn't an all-in and a call.

$ init --house casino
  started a new book in USD with `casino` rules
  recorded #2 ········
! next: add the players (player add NAME NAME)
$ player add Ann Bob Cat Dan
  Ann, a regular
  Bob, a regular
  Cat, a regular
  Dan, a regular
  recorded #6 ········
! next: open the night (open --banker NAME)
$ open --banker Ann --stakes 1/2
  night 1 is open at The Card Room; Ann is the banker
  recorded #7 ········
! next: sell chips (buy NAME AMOUNT)
$ buy Ann 40
  Ann buys chips: $40.00 in cash; stack $40.00
  recorded #8 ········
! next: play (hand new or hand result), then count the stacks
$ buy Bob 40
  Bob buys chips: $40.00 in cash; stack $40.00
  recorded #9 ········
$ buy Cat 40
  Cat buys chips: $40.00 in cash; stack $40.00
  recorded #10 ········
$ buy Dan 40
  Dan buys chips: $40.00 in cash; stack $40.00
  recorded #11 ········
$ seat Ann Bob Cat Dan
  Ann has seat 1
  Bob has seat 2
  Cat has seat 3
  Dan has seat 4
  recorded #15 ········
$ hand new --yes --dry-run
< holdem
< d ann
< ¶
< ccck qs7h2c ac
< a c f f
< ¶
< ¶
< w bob
< q
  stopped: nothing was recorded
! no game yet, 1/2, no dealer yet, 4 in: Ann Bob Cat Dan
! which game? > holdem
! holdem, 1/2, no dealer yet, 4 in: Ann Bob Cat Dan
! who deals? > d ann
! holdem, 1/2, Ann deals, 4 in: Ann Bob Cat Dan
! Enter to deal > ¶
! Dan 40.00 · pot 3.00 · call 2.00, raise 4.00–40.00 > ccck qs7h2c ac
! flop: Qs 7h 2c · pot 8.00
! error: c c c k qs7h2c went in, but `ac` could be a card, but you have to bet
!   now: type a c if you mean moves
! Bob 38.00 · pot 8.00 · check, bet 2.00–38.00 > a c f f
! note: nobody can bet anymore: everybody still in turns up their cards now
! turn · pot 84.00 > ¶
! turn: Qs 7h 2c ?? · pot 84.00
! river · pot 84.00 > ¶
! river: Qs 7h 2c ?? ?? · pot 84.00
! pot 84.00 · Bob shows > w bob
! Bob is the only one left in the main pot, so Bob wins it: $84.00 (standard rule)
! Ann -2.00, Bob gets 84.00 (+44.00), Cat -40.00, Dan -2.00
! q
