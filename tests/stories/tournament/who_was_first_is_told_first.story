Two players have no chips left by the counts: which of them was out first has to be told before one comes back.
rules: PIG-09

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
$ tournament new --entry 20 --stack 1500 --rebuy 10 --host Ann --deputy Bob --payout 60/40 --agreed
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
  recorded #17 ········
! note: players without a seat number: 4 of 4; type seat PLAYER N
! next: play (hand new or hand result)
$ count Bob 0
  Bob has 0: down 1,500 in unrecorded hands (PIG-65)
  recorded #18 ········
$ count Cat 0
  Cat has 0: down 1,500 in unrecorded hands (PIG-65)
  recorded #19 ········
$ tournament bust Bob
  Bob is out in 4th place (PIG-40)
  3 left
  recorded #20 ········
$ tournament rebuy Bob
! error: `Cat` has no chips left either: say who went out first (PIG-09)
! hint: tournament bust Cat
= 4
> `Cat` has no chips left either
$ tournament bust Cat
  Cat is out in 3rd place (PIG-40)
  2 left
  recorded #21 ········
! note: two players are left: the button posts the small blind and acts first before the flop (standard rule) (PIG-29)
$ tournament rebuy Bob
! error: `Bob` didn't rebuy before the next player was out, so it's too late (PIG-09)
! hint: tournament status
= 4
