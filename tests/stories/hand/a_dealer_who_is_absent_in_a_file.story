# If a file names a dealer without cards, the button is at that player's chair and goes on from there.

file last.phh:
  variant = "holdem"
  antes = [0, 0, 0, 0, 0]
  blinds_or_straddles = [50, 100, 0, 0, 0]
  min_bet = 100
  starting_stacks = [1050, 1000, 950, 900, 2100]
  actions = ["d dh p1 ????", "d dh p2 ????", "d dh p3 ????", "d dh p4 ????", "p3 f", "p4 f", "p1 f"]
  _absent = ["p5"]
  _in_chips = true
  players = ["Fay", "Ann", "Bob", "Cat", "Eve"]

$ init --house casino
  started a new book in USD with `casino` rules
  recorded #2 ········
! next: add the players (player add NAME NAME)
$ player add Ann Bob Cat Dan Eve Fay
  Ann, a regular
  Bob, a regular
  Cat, a regular
  Dan, a regular
  Eve, a regular
  Fay, a regular
  recorded #8 ········
! next: open the night (open --banker NAME)
$ open --banker Ann
  night 1 is open at The Card Room; Ann is the banker
  recorded #9 ········
! next: sell chips (buy NAME AMOUNT)
$ tournament new --entry 20 --stack 1000 --payout 50/30/20 --levels "50/100@20"
  tournament 1
  entry $20.00 for 1,000 chips (smallest 50)
  prizes 50/30/20
  recorded #10 ········
! next: enter the players (tournament enter NAME NAME)
$ tournament enter Ann Bob Cat Dan Eve Fay
  Ann enters for $20.00: 1,000 chips
  Bob enters for $20.00: 1,000 chips
  Cat enters for $20.00: 1,000 chips
  Dan enters for $20.00: 1,000 chips
  Eve enters for $20.00: 1,000 chips
  Fay enters for $20.00: 1,000 chips
  6 entered; the prize pool is $120.00
  recorded #22 ········
! next: enter everybody, then tournament start
$ seat Ann Bob Cat Dan Eve Fay
  Ann has seat 1
  Bob has seat 2
  Cat has seat 3
  Dan has seat 4
  Eve has seat 5
  Fay has seat 6
  recorded #28 ········
$ tournament start
  tournament 1, running
  level 1, 50/100, 20:00 left
  6 of 6 players left, 6,000 chips in play, average stack 1,000
  6 entries at $20.00 for 1,000 chips
  ¶
  player  place  chips  paid in  rebuys
  ───────────────────────────────────────
  Ann        in  1,000   $20.00       –
  Bob        in  1,000   $20.00       –
  Cat        in  1,000   $20.00       –
  Dan        in  1,000   $20.00       –
  Eve        in  1,000   $20.00       –
  Fay        in  1,000   $20.00       –
  ¶
  place   prize
  ───────────────
      1  $60.00
      2  $36.00
      3  $24.00
  prize pool $120.00
  recorded #29 ········
! next: play (hand new or hand result)
$ hand new
< holdem
< d ann
< ¶
< a
< c
< f
< f
< f
< f
< 2d2h4h
< 7h
< Ks
< 4c6c
< 2sAd
< y
  hand 1, holdem: Eve wins 2,150
  recorded #32 ········
! no game yet, 50/100, no dealer yet, 6 in: Ann Bob Cat Dan Eve Fay
! which game? > holdem
! holdem, 50/100, no dealer yet, 6 in: Ann Bob Cat Dan Eve Fay
! who deals? > d ann
! holdem, 50/100, Ann deals, 6 in: Ann Bob Cat Dan Eve Fay
! Enter to deal > ¶
! Dan 1000 · pot 150 · call 100, raise 200–1000 > a
! Eve 1000 · pot 1150 · call 1000 all-in > c
! Fay 1000 · pot 2150 · call 1000 all-in > f
! Ann 1000 · pot 2150 · call 1000 all-in > f
! Bob 950 · pot 2150 · call 950 all-in > f
! Cat 900 · pot 2150 · call 900 all-in > f
! note: nobody can bet anymore: everybody still in turns up their cards now
! flop · pot 2150 > 2d2h4h
! flop: 2d 2h 4h · pot 2150
! turn · pot 2150 > 7h
! turn: 2d 2h 4h 7h · pot 2150
! river · pot 2150 > Ks
! river: 2d 2h 4h 7h Ks · pot 2150
! pot 2150 · Dan shows > 4c6c
! pot 2150 · Eve shows > 2sAd
! Eve has the best hand for the main pot of 2,150: three deuces (standard rule)
! Bob -50, Cat -100, Dan -1000, Eve gets 2150 (+1150)
! record? [Y/n] > y
! note: `Dan` is out in 6th place
$ hand result --game holdem --in Eve=50 --in Fay=50 --win Fay=100 --dealer Cat
  hand 2, holdem: Fay wins 100
  recorded #34 ········
! note: going by the button, `Fay` has to post 100, but this hand has only 50; if that's wrong, undo, and record it again
$ hand add last.phh
  hand 3, holdem: Ann wins 100
    nobody called Ann's last 50, so Ann gets it back (standard rule)
    Ann is the only one left in the main pot, so Ann wins it: 100 (standard rule)
  recorded #36 ········
$ deal --dry-run
  Fay deals
  if it's holdem again: Ann posts the small blind, 50; Bob posts the big blind,
    100
  (dry run: nothing was recorded)
> Fay deals
$ hand new
< ¶
< q
  stopped: nothing was recorded
! holdem, 50/100, Fay deals, 5 in: Ann Bob Cat Eve Fay
! Enter to deal > ¶
! Cat 900 · pot 150 · call 100, raise 200–900 > q
> Fay deals
