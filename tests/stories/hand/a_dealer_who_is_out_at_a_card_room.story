# In a card room the button passes a player who sits out, no matter how the last hand was recorded.

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
$ open --banker Ann --stakes .25/.50
  night 1 is open at The Card Room; Ann is the banker
  recorded #7 ········
! next: sell chips (buy NAME AMOUNT)
$ buy Ann 20
  Ann buys chips: $20.00 in cash; stack $20.00
  recorded #8 ········
! next: play (hand new or hand result), then count the stacks
$ buy Bob 20
  Bob buys chips: $20.00 in cash; stack $20.00
  recorded #9 ········
$ buy Cat 20
  Cat buys chips: $20.00 in cash; stack $20.00
  recorded #10 ········
$ buy Dan 20
  Dan buys chips: $20.00 in cash; stack $20.00
  recorded #11 ········
$ seat Ann Bob Cat Dan
  Ann has seat 1
  Bob has seat 2
  Cat has seat 3
  Dan has seat 4
  recorded #15 ········
$ hand new
< holdem
< d bob
< ¶
< f
< f
< f
< y
  hand 1, holdem: Dan wins $0.50
  recorded #17 ········
! no game yet, .25/.50, no dealer yet, 4 in: Ann Bob Cat Dan
! which game? > holdem
! holdem, .25/.50, no dealer yet, 4 in: Ann Bob Cat Dan
! who deals? > d bob
! holdem, .25/.50, Bob deals, 4 in: Ann Bob Cat Dan
! Enter to deal > ¶
! Ann 20.00 · pot 0.75 · call 0.50, raise 1.00–20.00 > f
! Bob 20.00 · pot 0.75 · call 0.50, raise 1.00–20.00 > f
! Cat 19.75 · pot 0.75 · call 0.25, raise 1.00–20.00 > f
! nobody called Dan's last $0.25, so Dan gets it back (standard rule)
! Dan is the only one left in the main pot, so Dan wins it: $0.50 (standard rule)
! Cat -0.25, Dan gets 0.50 (+0.25)
! record? [Y/n] > y
$ hand result --game holdem --in Dan=0.25 --in Ann=0.25 --win Ann=0.50 --dealer Cat
  hand 2, holdem: Ann wins $0.50
  recorded #19 ········
$ hand new
< holdem
< -dan
< ¶
< q
  stopped: nothing was recorded
! holdem, .25/.50, Dan deals, 4 in: Ann Bob Cat Dan
! Enter to deal > holdem
! holdem, .25/.50, Dan deals, 4 in: Ann Bob Cat Dan
! Enter to deal > -dan
! holdem, .25/.50, Ann deals, 3 in: Ann Bob Cat
! Enter to deal > ¶
! note: `Dan` is sitting out and gets no cards
! Ann 20.25 · pot 0.75 · call 0.50, raise 1.00–20.25 > q
> Ann deals
$ deal
  Dan deals
    the deal passes to the left
  if it's holdem again: Ann posts the small blind, $0.25; Bob posts the big blind,
    $0.50
  recorded #20 ········
$ hand new
< holdem
< -dan
< ¶
< q
  stopped: nothing was recorded
! holdem, .25/.50, Dan deals, 4 in: Ann Bob Cat Dan
! Enter to deal > holdem
! holdem, .25/.50, Dan deals, 4 in: Ann Bob Cat Dan
! Enter to deal > -dan
! holdem, .25/.50, Ann deals, 3 in: Ann Bob Cat
! Enter to deal > ¶
! note: `Dan` is sitting out and gets no cards
! Ann 20.25 · pot 0.75 · call 0.50, raise 1.00–20.25 > q
> Ann deals
$ undo
  undid #20 (Dan deals the next hand)
  recorded #21 ········
$ undo
  undid #18 (Cat deals the next hand)
  undid #19 (hand 2, holdem: Ann won $0.50)
  recorded #23 ········
$ hand new
< holdem
< ¶
< f
< f
< f
< y
  hand 2, holdem: Ann wins $0.50
  recorded #25 ········
! holdem, .25/.50, Cat deals, 4 in: Ann Bob Cat Dan
! Enter to deal > holdem
! holdem, .25/.50, Cat deals, 4 in: Ann Bob Cat Dan
! Enter to deal > ¶
! Bob 20.00 · pot 0.75 · call 0.50, raise 1.00–20.00 > f
! Cat 19.75 · pot 0.75 · call 0.50, raise 1.00–19.75 > f
! Dan 20.00 · pot 0.75 · call 0.25, raise 1.00–20.25 > f
! nobody called Ann's last $0.25, so Ann gets it back (standard rule)
! Ann is the only one left in the main pot, so Ann wins it: $0.50 (standard rule)
! Ann gets 0.50 (+0.25), Dan -0.25
! record? [Y/n] > y
$ hand new
< holdem
< -dan
< ¶
< q
  stopped: nothing was recorded
! holdem, .25/.50, Dan deals, 4 in: Ann Bob Cat Dan
! Enter to deal > holdem
! holdem, .25/.50, Dan deals, 4 in: Ann Bob Cat Dan
! Enter to deal > -dan
! holdem, .25/.50, Ann deals, 3 in: Ann Bob Cat
! Enter to deal > ¶
! note: `Dan` is sitting out and gets no cards
! Ann 20.25 · pot 0.75 · call 0.50, raise 1.00–20.25 > q
> Ann deals
