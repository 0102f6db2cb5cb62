# What happens in a tournament happens after its start, whatever hour is said.

$ init --house pig
  started a new book in USD with `pig` rules
  recorded #2 ········
! next: add the players (player add NAME NAME)
$ player add Ann Bob Cat
  Ann, a regular
  Bob, a regular
  Cat, a regular
  recorded #5 ········
! next: open the night (open --banker NAME)
~ 2 days later
$ --at "2026-01-02 19:00" open --banker Ann
  night 1 is open at The Pig tournament; Ann is the banker
  recorded #6 ········
! note: the prize table 60/30/20 adds up to 110%, so it can't be paid (PIG-16)
! next: set up the tournament (tournament new --entry AMOUNT --stack CHIPS)
$ --at "2026-01-02 19:10" tournament new --entry 20 --stack 1500 --payout 65/35
  tournament 1
  entry $20.00 for 1,500 chips (smallest 25)
  prizes 65/35
  recorded #7 ········
! note: the first player out can rebuy at a price set before the start, but none was set: undo, then tournament new … --rebuy 10 (PIG-09)
! next: enter the players (tournament enter NAME NAME)
$ --at "2026-01-02 19:20" tournament enter Ann Bob Cat
  Ann enters for $20.00: 1,500 chips
  Bob enters for $20.00: 1,500 chips
  Cat enters for $20.00: 1,500 chips
  3 entered; the prize pool is $60.00
  recorded #13 ········
! next: enter everybody, then tournament start
$ --at "2026-01-02 19:21" seat Ann 1
  Ann has seat 1
  recorded #14 ········
$ --at "2026-01-02 19:21" seat Bob 2
  Bob has seat 2
  recorded #15 ········
$ --at "2026-01-02 19:21" seat Cat 3
  Cat has seat 3
  recorded #16 ········
$ --at "2026-01-02 19:30" tournament start --host Ann --deputy Bob
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
      1  $39.00
      2  $21.00
  prize pool $60.00
  recorded #17 ········
! next: play (hand new or hand result)
$ --at "2026-01-02 19:25" tournament bust Cat
! error: that's earlier than event 17 (a tournament step), which has to come first
! hint: --at '2026-01-02 19:30' tournament bust Cat
! hint: show 17
= 4
> which has to come first
$ --at "2026-01-02 19:25" tournament level 2
! error: there's no level 2: the last is level 1
! hint: tournament level --at '2026-01-02 19:25'
= 4
$ --at "2026-01-02 19:40" tournament bust Cat
  Cat is out in 3rd place (PIG-40)
  2 left
  recorded #18 ········
! note: two players are left: the button posts the small blind and acts first before the flop (standard rule) (PIG-29)
