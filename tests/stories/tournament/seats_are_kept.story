# Seats of a tournament are drawn before it begins, and then they stay; who is out has no button
# rules: PIG-18

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
$ player add Dan
  Dan, a regular
  recorded #6 ········
$ open --banker Ann --stakes 25/50
  night 1 is open at The Pig tournament; Ann is the banker
  recorded #7 ········
! note: the prize table 60/30/20 adds up to 110%, so it can't be paid (PIG-16)
! next: set up the tournament (tournament new --entry AMOUNT --stack CHIPS)
$ tournament new --entry 20 --stack 1500 --rebuy 10 --rebuy-stack 510
! error: the rebuy is 510, but 25s can't make that
! hint: tournament new --help
= 4
$ tournament new --entry 20 --stack 1600 --rebuy 10
! error: the rebuy is 1/3 of 1,600, but 25s can't make that (PIG-09)
! hint: tournament new --help
= 4
$ tournament new --entry 20 --stack 1500 --rebuy 10 --host Ann --deputy Bob
  tournament 1
  entry $20.00 for 1,500 chips (smallest 25)
  rebuy $10.00 for 500 chips
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
$ seats draw --cards "2c"
! error: you gave 1 card for 4 players: `Ann`, `Bob`, `Cat` and `Dan`
! hint: seats draw
= 4
$ seats draw --cards "2c 3c 4c 5c"
  Ann 2c, Bob 3c, Cat 4c, Dan 5c
  now at table 1: Dan in seat 1, Cat in seat 2, Bob in seat 3 and Ann in seat 4
  recorded #17 ········
! note: drawing for seats because you asked; at this house, everybody picks a seat (PIG-18)
$ tournament start --payout 60/40
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
  recorded #18 ········
! next: play (hand new or hand result)
$ deal
  Dan deals
    seat 1 starts with the button (PIG-22)
    nobody is out, so the button deals (PIG-19)
    `Cat` is next to the button and has the small blind; `Bob` has the big blind
      (PIG-29)
    in the first round, players act in this order: `Ann`, `Dan`, `Cat`, `Bob`
      (PIG-44)
    in later rounds, players act in this order: `Cat`, `Bob`, `Ann`, `Dan`
      (PIG-48)
    `Cat` needs 25 more to call (PIG-45)
  holdem: Cat posts the small blind, 25; Bob posts the big blind, 50
  recorded #19 ········
$ seats draw --cards "2c 3c 4c 5c"
! error: tournament 1 is running, so its 4 players keep their seats until it's over (PIG-18)
! hint: tournament seats
= 4
$ tournament bust Dan
  Dan is out in 4th place (PIG-40)
  3 left
  recorded #20 ········
! note: `Dan` can rebuy for $10.00 and get 500 chips: tournament rebuy Dan (PIG-09)
$ deal --dealer Dan
  Cat has the button, and Dan deals
    the button moves to the left (PIG-22)
    the player who went out last deals (PIG-20, PIG-21)
    `Bob` is next to the button and has the small blind; `Ann` has the big blind
      (PIG-29)
    in the first round, players act in this order: `Cat`, `Bob`, `Ann` (PIG-44)
    in later rounds, players act in this order: `Bob`, `Ann`, `Cat` (PIG-48)
    `Bob` needs 25 more to call (PIG-45)
  holdem: Bob posts the small blind, 25; Ann posts the big blind, 50
  recorded #21 ········
$ deal
  Bob has the button, and Dan deals
    the button moves to the left (PIG-22)
    the player who went out last deals (PIG-20, PIG-21)
    `Ann` is next to the button and has the small blind; `Cat` has the big blind
      (PIG-29)
    in the first round, players act in this order: `Bob`, `Ann`, `Cat` (PIG-44)
    in later rounds, players act in this order: `Ann`, `Cat`, `Bob` (PIG-48)
    `Ann` needs 25 more to call (PIG-45)
  holdem: Ann posts the small blind, 25; Cat posts the big blind, 50
  recorded #22 ········
