# Who leaves a tournament while chips count for nobody is counted first, and a count of a hand that goes is none.
# rules: PIG-14

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
$ tournament new --entry 20 --stack 1500 --rebuy 10 --payout 70/30 --host Ann --deputy Bob
  tournament 1
  entry $20.00 for 1,500 chips (smallest 25)
  rebuy $10.00 for 500 chips
  prizes 70/30
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
      1  $56.00
      2  $24.00
  prize pool $80.00
  recorded #17 ········
! note: players without a seat number: 4 of 4; type seat PLAYER N
! next: play (hand new or hand result)
$ hand result --game holdem --dealer Ann --in Ann=100 --in Bob=100 --win Ann=200
  hand 1, holdem: Ann wins 200
  recorded #19 ········
! note: going by the button, the pot should have 50 from `Cat`, but this hand leaves that out; undo, and type: hand result --game holdem --dealer Ann --in Ann=100 --in Bob=100 --win Ann=250 --in Cat=50 (and --away for players who were sitting out) (PIG-64)
$ tournament bust Dan
  Dan is out in 4th place (PIG-40)
  3 left
  recorded #20 ········
! note: the book says `Dan` still had 1,500 chips: count the player who won them; if `Dan` isn't out, undo this (PIG-40)
! note: `Dan` can rebuy for $10.00 and get 500 chips: tournament rebuy Dan (PIG-09)
$ count Ann 1600
  Ann has 1,600, as expected (PIG-65)
  recorded #21 ········
$ tournament leave Ann --dry-run
  Ann leaves; 1,600 chips come out of play and 4,400 stay in (PIG-14)
  (dry run: nothing was recorded)
! note: a player who leaves doesn't place, and the money stays in the pool (PIG-14)
! note: `Dan` moves up to 3rd place (PIG-40)
! note: two players are left: the button posts the small blind and acts first before the flop (standard rule) (PIG-29)
> Ann leaves; 1,600 chips come out of play and 4,400 stay in
$ hand void 1 --why "a card lay on the floor"
  hand 1, holdem, is void: a card lay on the floor
  player  gets back
  ───────────────────
  Ann          -100
  Bob           100
  recorded #24 ········
$ tournament leave Ann
! error: 1,500 chips from players who are out aren't in anybody's stack yet: count `Ann` before `Ann` leaves (PIG-14)
! hint: count Ann --help
= 4
> 1,500 chips from players who are out aren't in anybody's stack yet: count `Ann` before `Ann` leaves (PIG-14)
$ count Ann 1500
  Ann has 1,500, as expected (PIG-65)
  recorded #25 ········
$ tournament leave Ann
  Ann leaves; 1,500 chips come out of play and 4,500 stay in (PIG-14)
  recorded #26 ········
! note: a player who leaves doesn't place, and the money stays in the pool (PIG-14)
! note: `Dan` moves up to 3rd place (PIG-40)
! note: two players are left: the button posts the small blind and acts first before the flop (standard rule) (PIG-29)
> Ann leaves; 1,500 chips come out of play and 4,500 stay in
