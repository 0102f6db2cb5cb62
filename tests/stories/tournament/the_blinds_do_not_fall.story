# Once a hand was dealt at agreed blinds, no level below them begins, by the levels or by the clock
# rules: PIG-27, PIG-01

$ init --house pig
  started a new book in USD with `pig` rules
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
$ open --banker Ann
  night 1 is open at The Pig tournament; Ann is the banker
  recorded #6 ········
! note: the prize table 60/30/20 adds up to 110%, so it can't be paid (PIG-16)
! next: set up the tournament (tournament new --entry AMOUNT --stack CHIPS)
$ tournament new --entry 20 --stack 1500 --payout 70/30 --host Ann --deputy Bob
  tournament 1
  entry $20.00 for 1,500 chips (smallest 25)
  prizes 70/30
  recorded #7 ········
! note: the first player out can rebuy at a price set before the start, but none was set: undo, then tournament new … --rebuy 10 (PIG-09)
! next: enter the players (tournament enter NAME NAME)
$ tournament enter Ann Bob Cat
  Ann enters for $20.00: 1,500 chips
  Bob enters for $20.00: 1,500 chips
  Cat enters for $20.00: 1,500 chips
  3 entered; the prize pool is $60.00
  recorded #13 ········
! next: enter everybody, then tournament start
$ seat Ann 1
  Ann has seat 1
  recorded #14 ········
$ seat Bob 2
  Bob has seat 2
  recorded #15 ········
$ seat Cat 3
  Cat has seat 3
  recorded #16 ········
$ tournament start
  tournament 1, running
  level 1, 25/50, until the table agrees on a new level
  3 of 3 players left, 4,500 chips in play, average stack 1,500
  3 entries at $20.00 for 1,500 chips (PIG-08)
  Ann is the host; Bob rules if Ann is involved (PIG-02, PIG-03)
  the button deals (PIG-19)
  ¶
  player  place  chips  paid in  rebuys
  ───────────────────────────────────────
  Ann        in  1,500   $20.00       –
  Bob        in  1,500   $20.00       –
  Cat        in  1,500   $20.00       –
  ¶
  place   prize
  ───────────────
      1  $42.00
      2  $18.00
  prize pool $60.00
  recorded #17 ········
! next: play (hand new or hand result)
$ tournament level 100/200
  level 2, 100/200, until the table agrees on a new level
  recorded #18 ········
$ tournament level back
  level 1, 25/50, until the table agrees to move up to 100/200
  recorded #19 ········
$ tournament level next
  level 2, 100/200, until the table agrees on a new level
  recorded #20 ········
$ deal --dealer Ann
  Ann deals
    seat 1 starts with the button (PIG-22)
    nobody is out, so the button deals (PIG-19)
    `Bob` is next to the button and has the small blind; `Cat` has the big blind
      (PIG-29)
    in the first round, players act in this order: `Ann`, `Bob`, `Cat` (PIG-44)
    in later rounds, players act in this order: `Bob`, `Cat`, `Ann` (PIG-48)
    `Bob` needs 100 more to call (PIG-45)
  holdem: Bob posts the small blind, 100; Cat posts the big blind, 200
  recorded #21 ········
$ hand new
< ¶
< f f
< y
  hand 1, holdem: Cat wins 200
  recorded #22 ········
! holdem, 100/200, Ann deals, 3 in: Ann Bob Cat
! Enter to deal > ¶
! Ann 1500 · pot 300 · call 200, raise 225–1500 > f f
! nobody called Cat's last 100, so Cat gets it back (PIG-51)
! Cat is the only one left in the main pot, so Cat wins it: 200 (PIG-51)
! Bob -100, Cat gets 200 (+100)
! record? [Y/n] > y
$ tournament level back
! error: 1 hand was already dealt at 100/200, and 25/50 would come after: blinds never go down
! hint: tournament level --help
= 4
$ tournament level 1
! error: 1 hand was already dealt at 100/200, and 25/50 would come after: blinds never go down
! hint: tournament level --help
= 4
$ tournament level 0
! error: there's no level 0: the first is level 1
! hint: tournament level
= 4
$ tournament level 2
! error: it's already level 2
! hint: tournament level
= 4
$ tournament status
  tournament 1, running
  level 2, 100/200, until the table agrees on a new level
  3 of 3 players left, 4,500 chips in play, average stack 1,500
  3 entries at $20.00 for 1,500 chips (PIG-08)
  Ann is the host; Bob rules if Ann is involved (PIG-02, PIG-03)
  the button deals; right now that's Ann (PIG-19)
  all 3 agreed before the first hand: play 100/200 until the table agrees on a new
    level (PIG-26, PIG-27)
  all 3 agreed before the first hand: play 25/50 until the table agrees on a new
    level (PIG-01)
  all 3 agreed before the first hand: play 100/200 until the table agrees on a new
    level (PIG-01)
  ¶
  player  place  chips  paid in  rebuys
  ───────────────────────────────────────
  Cat        in  1,600   $20.00       –
  Ann        in  1,500   $20.00       –
  Bob        in  1,400   $20.00       –
  ¶
  place   prize
  ───────────────
      1  $42.00
      2  $18.00
  prize pool $60.00
