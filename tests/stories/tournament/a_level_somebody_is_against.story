# Another level takes all who are in, by its blinds and by its number.
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
$ tournament new --entry 20 --stack 1500 --host Ann --deputy Bob
  tournament 1
  entry $20.00 for 1,500 chips (smallest 25)
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
$ tournament start --payout 60/40
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
      1  $36.00
      2  $24.00
  prize pool $60.00
  recorded #14 ········
! note: players without a seat number: 3 of 3; type seat PLAYER N
! next: play (hand new or hand result)
$ tournament level 50/100
  level 2, 50/100, until the table agrees on a new level
  recorded #15 ········
$ tournament level back --against Bob
! error: all 3 players have to agree to a new level, but `Bob` is against it (PIG-01)
! hint: tournament level --help
= 4
> all 3 players have to agree to a new level, but `Bob` is against it (PIG-01)
$ tournament level 1 --against Cat
! error: all 3 players have to agree to a new level, but `Cat` is against it (PIG-01)
! hint: tournament level --help
= 4
> `Cat` is against it
$ tournament level next --against Cat
! error: level 2 is the last one
! hint: tournament level
= 4
$ tournament level 1
  level 1, 25/50, until the table agrees to move up to 50/100
  recorded #16 ········
