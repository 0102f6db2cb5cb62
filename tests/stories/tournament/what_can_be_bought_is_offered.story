# In a tournament nobody is offered chips for money before the deal, nor a rebuy that is over.
# rules: PIG-10

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
$ tournament new --entry 10 --stack 1000 --levels "25/50@10 50/100@10" --payout 100 --agreed --host Ann --deputy Bob
  tournament 1
  entry $10.00 for 1,000 chips (smallest 25)
  prizes 100
  recorded #7 ········
! note: this house raises the blinds when everybody agrees, not by the clock; everybody who enters agrees to this schedule (PIG-26, PIG-27)
! note: the first player out can rebuy at a price set before the start, but none was set: undo, then tournament new … --rebuy 10 (PIG-09)
! next: enter the players (tournament enter NAME NAME)
$ tournament enter Ann
  Ann enters for $10.00: 1,000 chips
  1 entered; the prize pool is $10.00
  recorded #9 ········
$ tournament enter Bob
  Bob enters for $10.00: 1,000 chips
  2 entered; the prize pool is $20.00
  recorded #11 ········
! next: enter everybody, then tournament start
$ tournament enter Cat
  Cat enters for $10.00: 1,000 chips
  3 entered; the prize pool is $30.00
  recorded #13 ········
$ tournament start
  tournament 1, running
  level 1, 25/50, 10:00 left; next: 50/100
  3 of 3 players left, 3,000 chips in play, average stack 1,000
  3 entries at $10.00 for 1,000 chips (PIG-08)
  Ann is the host; Bob rules if Ann is involved (PIG-02, PIG-03)
  the button deals (PIG-19)
  ¶
  player  place  chips  paid in  rebuys
  ───────────────────────────────────────
  Ann        in  1,000   $10.00       –
  Bob        in  1,000   $10.00       –
  Cat        in  1,000   $10.00       –
  ¶
  place   prize
  ───────────────
      1  $30.00
  prize pool $30.00
  recorded #14 ········
! note: players without a seat number: 3 of 3; type seat PLAYER N
! next: play (hand new or hand result)
$ tournament bust Cat
  Cat is out in 3rd place (PIG-40)
  2 left
  recorded #15 ········
! note: two players are left: the button posts the small blind and acts first before the flop (standard rule) (PIG-29)
$ tournament enter Cat
! error: `Cat` has already entered tournament 1
! hint: tournament status
= 4
> tournament status
$ hand new
< ?
< q
  stopped: nothing was recorded
! holdem, 25/50, Ann has the button, and Cat deals, 2 in: Ann Bob
! Enter to deal > ?
! Enter to deal; also:
! d NAME deals, -NAME is out, +NAME is in;
! < back, q quits
! Enter to deal > q
