# After a bad deal, the player with the button leaves the tournament: the button goes to the next player on the left.

$ init --house pig
  started a new book in USD with `pig` rules
  recorded #2 ········
! next: add the players (player add NAME NAME)
$ player add Ann Bob Cat Dan
  Ann, a regular
  Bob, a regular
  Cat, a regular
  Dan, a regular
  recorded #6 ········
! next: open the night (open --banker NAME)
$ open --banker Ann
  night 1 is open at The Pig tournament; Ann is the banker
  recorded #7 ········
! note: the prize table 60/30/20 adds up to 110%, so it can't be paid (PIG-16)
! next: set up the tournament (tournament new --entry AMOUNT --stack CHIPS)
$ tournament new --entry 20 --stack 1500 --payout 60/40 --rebuy 10 --host Ann --deputy Bob
  tournament 1
  entry $20.00 for 1,500 chips (smallest 25)
  rebuy $10.00 for 500 chips
  prizes 60/40
  recorded #8 ········
! next: enter the players (tournament enter NAME NAME)
$ tournament enter Ann Bob Cat Dan
  Ann enters for $20.00: 1,500 chips
  Bob enters for $20.00: 1,500 chips
  Cat enters for $20.00: 1,500 chips
  Dan enters for $20.00: 1,500 chips
  4 entered; the prize pool is $80.00
  recorded #16 ········
! next: enter everybody, then tournament start
$ seat Ann Bob Cat Dan
  Ann has seat 1
  Bob has seat 2
  Cat has seat 3
  Dan has seat 4
  recorded #20 ········
$ tournament start
  tournament 1, running
  level 1, 25/50, until the table agrees on a new level
  4 of 4 players left, 6,000 chips in play, average stack 1,500
  4 entries at $20.00 for 1,500 chips (PIG-08)
  Ann is the host; Bob rules if Ann is involved (PIG-02, PIG-03)
  the button deals (PIG-19)
  ¶
  player  place  chips  paid in  rebuys
  ───────────────────────────────────────
  Ann        in  1,500   $20.00       –
  Bob        in  1,500   $20.00       –
  Cat        in  1,500   $20.00       –
  Dan        in  1,500   $20.00       –
  ¶
  place   prize
  ───────────────
      1  $48.00
      2  $32.00
  prize pool $80.00
  recorded #21 ········
! next: play (hand new or hand result)
$ hand new
< ¶
< f
< f
< f
< ¶
  hand 1, holdem: Cat wins 50
  recorded #23 ········
! holdem, 25/50, Ann deals, 4 in: Ann Bob Cat Dan
! Enter to deal > ¶
! Dan 1500 · pot 75 · call 50, raise 75–1500 > f
! Ann 1500 · pot 75 · call 50, raise 75–1500 > f
! Bob 1475 · pot 75 · call 25, raise 75–1500 > f
! nobody called Cat's last 25, so Cat gets it back (PIG-51)
! Cat is the only one left in the main pot, so Cat wins it: 50 (PIG-51)
! Bob -25, Cat gets 50 (+25)
! record? [Y/n] > ¶
$ hand new
< ¶
< m
< ¶
  hand 2, holdem: all bets returned
  recorded #25 ········
! holdem, 25/50, Bob deals, 4 in: Ann Bob Cat Dan
! Enter to deal > ¶
! Ann 1500 · pot 75 · call 50, raise 75–1500 > m
! misdeal: everybody gets their money back (PIG-56)
! returned: Cat 25, Dan 50
! record? [Y/n] > ¶
$ tournament leave Bob
  Bob leaves; 1,475 chips come out of play and 4,525 stay in (PIG-14)
  recorded #26 ········
! note: a player who leaves doesn't place, and the money stays in the pool (PIG-14)
$ deal --dry-run
  Cat deals
    the button moves to the left (PIG-22)
    nobody is out, so the button deals (PIG-19)
    `Dan` is next to the button and has the small blind; `Ann` has the big blind
      (PIG-29)
    in the first round, players act in this order: `Cat`, `Dan`, `Ann` (PIG-44)
    in later rounds, players act in this order: `Dan`, `Ann`, `Cat` (PIG-48)
    `Dan` needs 25 more to call (PIG-45)
  holdem: Dan posts the small blind, 25; Ann posts the big blind, 50
  (dry run: nothing was recorded)
$ deal
  Cat deals
    the button moves to the left (PIG-22)
    nobody is out, so the button deals (PIG-19)
    `Dan` is next to the button and has the small blind; `Ann` has the big blind
      (PIG-29)
    in the first round, players act in this order: `Cat`, `Dan`, `Ann` (PIG-44)
    in later rounds, players act in this order: `Dan`, `Ann`, `Cat` (PIG-48)
    `Dan` needs 25 more to call (PIG-45)
  holdem: Dan posts the small blind, 25; Ann posts the big blind, 50
  recorded #27 ········
$ undo
  undid #27 (Cat deals the next hand)
  recorded #28 ········
$ undo
  undid #26 (Bob left the tournament and took 1,475 chips out of play)
  recorded #29 ········
$ tournament bust Bob --by Cat --really
  Bob is out in 4th place (PIG-40)
  3 left
  recorded #30 ········
! note: the book says `Bob` still had 1,475 chips: count `Cat`, who should have them now (count Cat CHIPS); if `Bob` isn't out, undo this (PIG-40)
! note: `Bob` can rebuy for $10.00 and get 500 chips: tournament rebuy Bob (PIG-09)
$ deal
  Cat has the button, and Bob deals
    the button moves to the left (PIG-22)
    the player who went out last deals (PIG-20, PIG-21)
    `Dan` is next to the button and has the small blind; `Ann` has the big blind
      (PIG-29)
    in the first round, players act in this order: `Cat`, `Dan`, `Ann` (PIG-44)
    in later rounds, players act in this order: `Dan`, `Ann`, `Cat` (PIG-48)
    `Dan` needs 25 more to call (PIG-45)
  holdem: Dan posts the small blind, 25; Ann posts the big blind, 50
  recorded #31 ········
$ init --book casino.book --house casino
  started a new book in USD with `casino` rules
  recorded #2 ········
! next: add the players (player add NAME NAME)
$ --book casino.book player add Ann Bob Cat Dan
  Ann, a regular
  Bob, a regular
  Cat, a regular
  Dan, a regular
  recorded #6 ········
! next: open the night (open --banker NAME)
$ --book casino.book open --banker Ann
  night 1 is open at The Card Room; Ann is the banker
  recorded #7 ········
! next: sell chips (buy NAME AMOUNT)
$ --book casino.book tournament new --entry 20 --stack 1500 --payout 60/40 --levels 25/50
  tournament 1
  entry $20.00 for 1,500 chips (smallest 25)
  prizes 60/40
  recorded #8 ········
! next: enter the players (tournament enter NAME NAME)
$ --book casino.book tournament enter Ann Bob Cat Dan
  Ann enters for $20.00: 1,500 chips
  Bob enters for $20.00: 1,500 chips
  Cat enters for $20.00: 1,500 chips
  Dan enters for $20.00: 1,500 chips
  4 entered; the prize pool is $80.00
  recorded #16 ········
! next: enter everybody, then tournament start
$ --book casino.book seat Ann Bob Cat Dan
  Ann has seat 1
  Bob has seat 2
  Cat has seat 3
  Dan has seat 4
  recorded #20 ········
$ --book casino.book tournament start
  tournament 1, running
  level 1, 25/50, until the table agrees on a new level
  4 of 4 players left, 6,000 chips in play, average stack 1,500
  4 entries at $20.00 for 1,500 chips
  ¶
  player  place  chips  paid in  rebuys
  ───────────────────────────────────────
  Ann        in  1,500   $20.00       –
  Bob        in  1,500   $20.00       –
  Cat        in  1,500   $20.00       –
  Dan        in  1,500   $20.00       –
  ¶
  place   prize
  ───────────────
      1  $48.00
      2  $32.00
  prize pool $80.00
  recorded #21 ········
! next: play (hand new or hand result)
$ --book casino.book deal --dealer Ann
  Ann deals
  recorded #22 ········
$ --book casino.book hand new
< holdem
< ¶
< m
< ¶
  hand 1, holdem: all bets returned
  recorded #23 ········
! no game yet, 25/50, Ann deals, 4 in: Ann Bob Cat Dan
! which game? > holdem
! holdem, 25/50, Ann deals, 4 in: Ann Bob Cat Dan
! Enter to deal > ¶
! Dan 1500 · pot 75 · call 50, raise 100–1500 > m
! misdeal: everybody gets their money back (standard rule)
! returned: Bob 25, Cat 50
! record? [Y/n] > ¶
$ --book casino.book tournament leave Ann
  Ann leaves; 1,500 chips come out of play and 4,500 stay in
  recorded #24 ········
! note: a player who leaves doesn't place, and the money stays in the pool (standard rule)
$ --book casino.book deal
  Bob deals
  if it's holdem again: Cat posts the small blind, 25; Dan posts the big blind, 50
  recorded #25 ········
