# Without enough to call it is all-in on a call; else all-in is a choice at any turn. Only the host rules

$ hand said all in --house pig --min 50 --facing 100 --stack 60
  call $60.00 (PIG-36)
> (PIG-36)
$ hand said all in --house pig --min 50 --facing 100 --stack 600
  $600.00 in all (PIG-39)
> (PIG-39)
$ hand said all in --house pig --min 50 --stack 600
  $600.00 in all (PIG-39)
> (PIG-39)
$ init --house pig --currency USD
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
$ tournament new --entry 20 --stack 1500 --host Ann --deputy Bob --payout 60/40
  tournament 1
  entry $20.00 for 1,500 chips (smallest 25)
  prizes 60/40
  recorded #7 ········
! note: the first player out can rebuy at a price set before the start, but none was set: undo, then tournament new … --rebuy 10 (PIG-09)
! next: enter the players (tournament enter NAME NAME)
$ tournament enter Ann --cash
  Ann enters for $20.00: 1,500 chips
  1 entered; the prize pool is $20.00
  recorded #9 ········
$ tournament enter Bob --cash
  Bob enters for $20.00: 1,500 chips
  2 entered; the prize pool is $40.00
  recorded #11 ········
! next: enter everybody, then tournament start
$ tournament enter Cat --cash
  Cat enters for $20.00: 1,500 chips
  3 entered; the prize pool is $60.00
  recorded #13 ········
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
      1  $36.00
      2  $24.00
  prize pool $60.00
  recorded #14 ········
! note: players without a seat number: 3 of 3; type seat PLAYER N
! next: play (hand new or hand result)
$ ruling "a card on the floor is dead" --by Cat
! error: `Ann` makes the rulings, not `Cat` (PIG-02, PIG-03)
! hint: ruling --help
= 4
> `Ann` makes the rulings, not `Cat` (PIG-02
$ ruling "a card on the floor is dead" --by Ann
  Ann ruled: a card on the floor is dead
  recorded #15 ········
> Ann ruled
$ ruling "Ann's card on the floor is dead" --by Bob
  Bob ruled: Ann's card on the floor is dead
  recorded #16 ········
> Bob ruled
