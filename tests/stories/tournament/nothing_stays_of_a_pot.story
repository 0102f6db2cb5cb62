# The best hand takes all of the pot, so that a result leaves nothing in the middle where no rule of the house does (PIG-40, PIG-55).

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
$ open --banker Ann
  night 1 is open at The Pig tournament; Ann is the banker
  recorded #7 ········
! note: the prize table 60/30/20 adds up to 110%, so it can't be paid (PIG-16)
! next: set up the tournament (tournament new --entry AMOUNT --stack CHIPS)
$ tournament new --entry 20 --stack 1500 --rebuy 10 --host Ann --deputy Bob --payout 60/30/10
  tournament 1
  entry $20.00 for 1,500 chips (smallest 25)
  rebuy $10.00 for 500 chips
  prizes 60/30/10
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
      2  $24.00
      3   $8.00
  prize pool $80.00
  recorded #17 ········
! note: players without a seat number: 4 of 4; type seat PLAYER N
! next: play (hand new or hand result)
$ seat Ann 1
  Ann has seat 1
  recorded #18 ········
$ seat Bob 2
  Bob has seat 2
  recorded #19 ········
$ seat Cat 3
  Cat has seat 3
  recorded #20 ········
$ seat Dan 4
  Dan has seat 4
  recorded #21 ········
$ hand result --game holdem --dealer Ann --in Dan=1500 --in Bob=1500 --win Dan=2900 --carry 100
! error: 100 can't stay in the middle: in `holdem` the best hand takes the whole pot (PIG-55)
! hint: hand result --game holdem --dealer Ann --in Dan=1500 --in Bob=1500 --win Dan=2900 --carry 100 --really
= 4
> can't stay in the middle
$ hand result --game holdem --dealer Ann --in Dan=1500 --in Bob=1500 --carry 3000
! error: 3,000 can't stay in the middle: in `holdem` the best hand takes the whole pot (PIG-55)
! hint: hand result --game holdem --dealer Ann --in Dan=1500 --in Bob=1500 --carry 3000 --really
= 4
> can't stay in the middle
$ hand result --game holdem --dealer Ann --in Dan=1500 --in Bob=1500 --win Dan=3000
  hand 1, holdem: Dan wins 3,000
  recorded #24 ········
! note: `Bob` is out in 4th place (PIG-40)
! note: `Bob` can rebuy for $10.00 and get 500 chips: tournament rebuy Bob (PIG-09)
! note: going by the button, the pot should have 50 from `Cat`, but this hand leaves that out; undo, and type: hand result --game holdem --dealer Ann --in Dan=1500 --in Bob=1500 --win Dan=3050 --in Cat=50 (and --away for players who were sitting out) (PIG-64)
> `Bob` is out
