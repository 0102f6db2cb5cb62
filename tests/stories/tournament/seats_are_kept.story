# Seats of a tournament are drawn before it begins, and then they stay; who is out has no button
# rules: PIG-18

$ init --house pig
  a new book, counting in USD, under the rules of `pig`
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
  night 1 is open at Whose Pig Is This?; Ann is the banker
  recorded #7 ········
! note: the prize table 60/30/20 adds up to 110 %, so it cannot be paid (PIG-16)
$ tournament new --entry 20 --stack 1500 --rebuy 10 --rebuy-stack 510
! error: the rebuy brings 510, which cannot be made of chips of 25
! hint: tournament new --help
= 4
$ tournament new --entry 20 --stack 1600 --rebuy 10
! error: the rebuy brings 1/3 of 1,600, which cannot be made of chips of 25 (PIG-09)
! hint: tournament new --help
= 4
$ tournament new --entry 20 --stack 1500 --rebuy 10 --host Ann --deputy Bob
  tournament 1
  entry $20.00, 1,500 chips of 25 and up
  rebuy $10.00 for 500 chips
  recorded #8 ········
$ tournament enter Ann Bob Cat Dan
  Ann enters for $20.00: 1,500 chips
  Bob enters for $20.00: 1,500 chips
  Cat enters for $20.00: 1,500 chips
  Dan enters for $20.00: 1,500 chips
  4 entered; the prizes are $80.00
  recorded #16 ········
$ seats draw --cards "2c"
! error: 1 cards are named for 4 players: `Ann`, `Bob`, `Cat`, `Dan`
! hint: seats draw
= 4
$ seats draw --cards "2c 3c 4c 5c"
  Ann 2c, Bob 3c, Cat 4c, Dan 5c
  now at table 1: Dan 1, Cat 2, Bob 3 and Ann 4
  recorded #17 ········
! note: seats are drawn because you ask: everybody picks one here (PIG-18)
$ tournament start --payout 60/40
  tournament 1, running
  level 1, 25/50, until the table agrees on the next
  4 of 4 players left, 6,000 chips in play, 1,500 on average
  4 entries of $20.00 for 1,500 chips (PIG-08)
  Ann is host; Bob rules if Ann is involved (PIG-02, PIG-03)
  the button deals (PIG-19)
  ¶
  player  place  chips  paid in  back
  ─────────────────────────────────────
  Ann        in  1,500   $20.00     –
  Bob        in  1,500   $20.00     –
  Cat        in  1,500   $20.00     –
  Dan        in  1,500   $20.00     –
  ¶
  place   prize
  ───────────────
      1  $48.00
      2  $32.00
  of a pool of $80.00
  recorded #18 ········
$ deal
  Dan deals
    seat 1 has the first button (PIG-22)
    nobody is out, so the button deals (PIG-19)
    `Cat` is next to the button and has the small blind, `Bob` the big one
      (PIG-29)
    in the first round they act in this order: `Ann`, `Dan`, `Cat`, `Bob` (PIG-44)
    in later rounds: `Cat`, `Bob`, `Ann`, `Dan` (PIG-48)
    `Cat` needs 25 more to call (PIG-45)
  holdem: blind 25 from Cat; blind 50 from Bob
  recorded #19 ········
$ seats draw --cards "2c 3c 4c 5c"
! error: tournament 1 is played, and 4 players keep their seats to its end (PIG-18)
! hint: tournament seats
= 4
$ tournament bust Dan
  Dan is out: place 4 (PIG-40)
  3 left
  recorded #20 ········
! note: `Dan` can rebuy for $10.00 and get 500 chips: tournament rebuy Dan (PIG-09)
$ deal --dealer Dan
! error: `Dan` is not in tournament 1
! hint: deal
= 4
$ deal
  Cat has the button, Dan deals
    the button moves on to the left (PIG-22)
    the player who went out last deals (PIG-20, PIG-21)
    `Bob` is next to the button and has the small blind, `Ann` the big one
      (PIG-29)
    in the first round they act in this order: `Cat`, `Bob`, `Ann` (PIG-44)
    in later rounds: `Bob`, `Ann`, `Cat` (PIG-48)
    `Bob` needs 25 more to call (PIG-45)
  holdem: blind 25 from Bob; blind 50 from Ann
  recorded #21 ········
