# Seats of a tournament are drawn before it begins, and then they stay; who is out has no button
# rules: PIG-18

$ init --house pig
  a new book, counting in USD, under the rules of `pig`
  recorded #2 a3eb3059
$ player add Ann
  Ann, a regular
  recorded #3 bd45c1f0
$ player add Bob
  Bob, a regular
  recorded #4 8267628e
$ player add Cat
  Cat, a regular
  recorded #5 74ef9445
$ player add Dan
  Dan, a regular
  recorded #6 5e7cb9d7
$ open --banker Ann --stakes 25/50
  night 1 is open at Whose Pig Is This?; Ann keeps the bank
  recorded #7 c99bb372
! note: the prize table 60/30/20 adds up to 110 %, so it cannot be paid (PIG-16)
$ tournament new --entry 20 --stack 1500 --rebuy 10 --rebuy-stack 510
! error: the rebuy brings 510, which cannot be made of chips of 25
! hint: another --stack, or --rebuy-stack CHIPS as the table agrees
= 4
$ tournament new --entry 20 --stack 1600 --rebuy 10
! error: the rebuy brings 1/3 of 1,600, which cannot be made of chips of 25 (PIG-09)
! hint: another --stack, or --rebuy-stack CHIPS as the table agrees
= 4
$ tournament new --entry 20 --stack 1500 --rebuy 10 --host Ann --deputy Bob
  tournament 1: tournament 1
  entry $20.00, 1,500 chips of 25 and up
  rebuy $10.00 for 500 chips
  recorded #8 685db6ce
$ tournament enter Ann Bob Cat Dan
  Ann enters for $20.00: 1,500 chips
  Bob enters for $20.00: 1,500 chips
  Cat enters for $20.00: 1,500 chips
  Dan enters for $20.00: 1,500 chips
  4 entered; the prizes are $80.00
  recorded #16 54cd9f2d
$ seats draw --cards "2c"
! error: 1 cards are named for 4 players: `Ann`, `Bob`, `Cat`, `Dan`
! hint: seats draw
= 4
$ seats draw --cards "2c 3c 4c 5c"
  Ann 2c, Bob 3c, Cat 4c, Dan 5c
  now at table 1: Dan 1, Cat 2, Bob 3 and Ann 4
  recorded #17 b886c0e0
$ tournament start --payout 60/40
  tournament 1: tournament 1, running
  level 1, 25/50, until the table agrees on the next
  4 of 4 players left, 6,000 chips in play, 1,500 on average
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
  recorded #18 25132eee
$ deal
  Dan deals
  holdem: blind 25 from Cat; blind 50 from Bob
  recorded #19 c3171afe
$ seats draw --cards "2c 3c 4c 5c"
! error: tournament 1 is played, and 4 players keep their seats to its end (PIG-18)
! hint: tournament seats
= 4
$ tournament bust Dan
  Dan is out: place 4
  3 left
  recorded #20 91a24268
! note: `Dan` may come back for $10.00, with 500 chips: tournament rebuy (PIG-09)
$ deal --dealer Dan
! error: `Dan` is not in tournament 1
! hint: deal
= 4
$ deal
  Cat has the button, Dan deals
  holdem: blind 25 from Bob; blind 50 from Ann
  recorded #21 533f7def
! note: whoever went out last deals (PIG-20, PIG-21)
