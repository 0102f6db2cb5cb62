# Once one player has all the chips, no level comes anymore (PIG-12).

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
$ open --banker Ann
  night 1 is open at The Pig tournament; Ann is the banker
  recorded #6 ········
! note: the prize table 60/30/20 adds up to 110%, so it can't be paid (PIG-16)
! next: set up the tournament (tournament new --entry AMOUNT --stack CHIPS)
$ tournament new --entry 20 --stack 1000
  tournament 1
  entry $20.00 for 1,000 chips (smallest 25)
  recorded #7 ········
! note: the first player out can rebuy at a price set before the start, but none was set: undo, then tournament new … --rebuy 10 (PIG-09)
! next: enter the players (tournament enter NAME NAME)
$ tournament enter Ann Bob Cat
  Ann enters for $20.00: 1,000 chips
  Bob enters for $20.00: 1,000 chips
  Cat enters for $20.00: 1,000 chips
  3 entered; the prize pool is $60.00
  recorded #13 ········
! next: enter everybody, then tournament start
$ tournament start --payout 65/35 --host Ann --deputy Bob
  tournament 1, running
  level 1, 25/50, until the table agrees on a new level
  3 of 3 players left, 3,000 chips in play, average stack 1,000
  3 entries at $20.00 for 1,000 chips (PIG-08)
  Ann is the host; Bob rules if Ann is involved (PIG-02, PIG-03)
  the button deals (PIG-19)
  ¶
  player  place  chips  paid in  rebuys
  ───────────────────────────────────────
  Ann        in  1,000   $20.00       –
  Bob        in  1,000   $20.00       –
  Cat        in  1,000   $20.00       –
  ¶
  place   prize
  ───────────────
      1  $39.00
      2  $21.00
  prize pool $60.00
  recorded #14 ········
! note: players without a seat number: 3 of 3; type seat PLAYER N
! next: play (hand new or hand result)
$ tournament bust Cat --by Ann
  Cat is out in 3rd place (PIG-40)
  2 left
  recorded #15 ········
! note: two players are left: the button posts the small blind and acts first before the flop (standard rule) (PIG-29)
$ tournament bust Bob --by Ann
  Bob is out in 2nd place (PIG-40)
  1 left
  recorded #16 ········
! note: `Ann` has all 3,000 chips and wins; next: tournament payout (PIG-12)
$ tournament level 100/200
! error: `Ann` has all the chips and wins the tournament
! hint: tournament payout
= 4
$ deal
! error: `Ann` has all the chips and wins the tournament
! hint: tournament payout
= 4
