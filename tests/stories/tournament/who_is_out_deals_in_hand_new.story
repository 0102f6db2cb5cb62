# The player who went out first deals the others' cards: `hand new` says so as `deal` does (PIG-20)

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
$ seat Ann 1
  Ann has seat 1
  recorded #17 ········
$ seat Bob 2
  Bob has seat 2
  recorded #18 ········
$ seat Cat 3
  Cat has seat 3
  recorded #19 ········
$ seat Dan 4
  Dan has seat 4
  recorded #20 ········
$ tournament start --payout 60/30/10
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
  recorded #21 ········
! next: play (hand new or hand result)
$ deal
  Ann deals
    seat 1 starts with the button (PIG-22)
    nobody is out, so the button deals (PIG-19)
    `Bob` is next to the button and has the small blind; `Cat` has the big blind
      (PIG-29)
    in the first round, players act in this order: `Dan`, `Ann`, `Bob`, `Cat`
      (PIG-44)
    in later rounds, players act in this order: `Bob`, `Cat`, `Dan`, `Ann`
      (PIG-48)
    `Bob` needs 25 more to call (PIG-45)
  holdem: Bob posts the small blind, 25; Cat posts the big blind, 50
  recorded #22 ········
$ hand result --game holdem --in Dan=1500 --in Cat=1500 --win Cat=3000
  hand 1, holdem: Cat wins 3,000
  recorded #24 ········
! note: `Dan` is out in 4th place (PIG-40)
! note: `Dan` can rebuy for $10.00 and get 500 chips: tournament rebuy Dan (PIG-09)
! note: going by the button, the pot should have 25 from `Bob`, but this hand leaves that out; undo, and type: hand result --game holdem --in Dan=1500 --in Cat=1500 --win Cat=3025 --in Bob=25 (and --away for players who were sitting out) (PIG-64)
$ hand new --dry-run --yes
< ¶
< f*
  hand 2, holdem: Ann wins 50
  (dry run: nothing was recorded)
! holdem, 25/50, Bob has the button, and Dan deals, 3 in: Ann Bob Cat
! Enter to deal > ¶
! Bob 1500 · pot 75 · call 50, raise 75–1500 > f*
! nobody called Ann's last 25, so Ann gets it back (PIG-51)
! Ann is the only one left in the main pot, so Ann wins it: 50 (PIG-51)
! Ann gets 50 (+25), Cat -25
! ¶
> Bob has the button, and Dan deals,
$ deal
  Bob has the button, and Dan deals
    the button moves to the left (PIG-22)
    the player who went out last deals (PIG-20, PIG-21)
    `Cat` is next to the button and has the small blind; `Ann` has the big blind
      (PIG-29)
    in the first round, players act in this order: `Bob`, `Cat`, `Ann` (PIG-44)
    in later rounds, players act in this order: `Cat`, `Ann`, `Bob` (PIG-48)
    `Cat` needs 25 more to call (PIG-45)
  holdem: Cat posts the small blind, 25; Ann posts the big blind, 50
  recorded #25 ········
> Bob has the button, and Dan deals
