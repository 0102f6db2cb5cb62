# A result says who was away from a tournament, and what was taken from him for the pot all the same
# rules: PIG-64

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
$ tournament new --entry 20 --stack 1000 --levels 25/50 --payout 100 --host Ann --deputy Bob
  tournament 1
  entry $20.00 for 1,000 chips (smallest 25)
  prizes 100
  recorded #8 ········
! note: the first player out can rebuy at a price set before the start, but none was set: undo, then tournament new … --rebuy 10 (PIG-09)
! next: enter the players (tournament enter NAME NAME)
$ tournament enter Ann Bob Cat Dan
  Ann enters for $20.00: 1,000 chips
  Bob enters for $20.00: 1,000 chips
  Cat enters for $20.00: 1,000 chips
  Dan enters for $20.00: 1,000 chips
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
$ tournament start
  tournament 1, running
  level 1, 25/50, until the table agrees on a new level
  4 of 4 players left, 4,000 chips in play, average stack 1,000
  4 entries at $20.00 for 1,000 chips (PIG-08)
  Ann is the host; Bob rules if Ann is involved (PIG-02, PIG-03)
  the button deals (PIG-19)
  ¶
  player  place  chips  paid in  rebuys
  ───────────────────────────────────────
  Ann        in  1,000   $20.00       –
  Bob        in  1,000   $20.00       –
  Cat        in  1,000   $20.00       –
  Dan        in  1,000   $20.00       –
  ¶
  place   prize
  ───────────────
      1  $80.00
  prize pool $80.00
  recorded #21 ········
! next: play (hand new or hand result)
$ deal --dealer Ann
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
$ hand result --game holdem --in Bob=25 --in Cat=50 --in Dan=50 --win Dan=125 --away Bob
  hand 1, holdem: Dan wins 125
  recorded #23 ········
$ deal --dry-run
  Bob deals
    the button moves to the left (PIG-22)
    nobody is out, so the button deals (PIG-19)
    `Cat` is next to the button and has the small blind; `Dan` has the big blind
      (PIG-29)
    in the first round, players act in this order: `Ann`, `Bob`, `Cat`, `Dan`
      (PIG-44)
    in later rounds, players act in this order: `Cat`, `Dan`, `Ann`, `Bob`
      (PIG-48)
    `Cat` needs 25 more to call (PIG-45)
  holdem: Cat posts the small blind, 25; Dan posts the big blind, 50
  (dry run: nothing was recorded)
$ undo
  undid #23 (hand 1, holdem: Dan won 125)
  recorded #24 ········

Who leaves him out hears what of him goes into the pot.

$ hand result --game holdem --in Cat=50 --in Dan=50 --win Dan=100 --away Bob
  hand 1, holdem: Dan wins 100
  recorded #25 ········
! note: `Bob` was sitting out but owes the pot 25, and this hand leaves that out: undo, and type: hand result --game holdem --in Cat=50 --in Dan=50 --win Dan=125 --away Bob --in Bob=25 (PIG-64)
> --in Bob=25
$ undo
  undid #25 (hand 1, holdem: Dan won 100)
  recorded #26 ········
$ hand result --game holdem --in Cat=50 --in Dan=50 --win Dan=100 --away Ann
  hand 1, holdem: Dan wins 100
  recorded #27 ········
! note: going by the button, the pot should have 25 from `Bob`, but this hand leaves that out; undo, and type: hand result --game holdem --in Cat=50 --in Dan=50 --win Dan=125 --away Ann --in Bob=25 (and --away for players who were sitting out) (PIG-64)
$ undo
  undid #27 (hand 1, holdem: Dan won 100)
  recorded #28 ········

Who bet more, or won, was there.

$ hand result --game holdem --in Bob=75 --in Cat=75 --in Dan=75 --win Dan=225 --away Bob
! error: `Bob` is in the hand and can't be sitting out
! hint: hand result --game holdem --in Bob=75 --in Cat=75 --in Dan=75 --win Dan=225
= 4
> and can't be sitting out
$ hand result --game holdem --in Bob=25 --in Cat=25 --in Dan=25 --win Bob=75 --away Bob
! error: `Bob` is in the hand and can't be sitting out
! hint: hand result --game holdem --in Bob=25 --in Cat=25 --in Dan=25 --win Bob=75
= 4
> and can't be sitting out

Antes are taken as well: at `igloo` the dealer's for all.

$ --book two.book init --house igloo
  started a new book in USD with `igloo` rules
  recorded #2 ········
! next: add the players (player add NAME NAME)
$ --book two.book player add Ann
  Ann, a regular
  recorded #3 ········
$ --book two.book player add Bob
  Bob, a regular
  recorded #4 ········
! next: open the night (open --banker NAME)
$ --book two.book player add Cat
  Cat, a regular
  recorded #5 ········
$ --book two.book player add Dan
  Dan, a regular
  recorded #6 ········
$ --book two.book open --banker Ann
  night 1 is open at The Igloo; Ann is the banker
  recorded #7 ········
! next: sell chips (buy NAME AMOUNT)
$ --book two.book tournament new --entry 15 --stack 1000 --unit 5 --payout 60/40 --levels 25/50/5
  tournament 1
  entry $15.00 for 1,000 chips (smallest 5)
  prizes 60/40
  recorded #8 ········
! note: the house's bet limits are in money, so the tournament is played no-limit (standard rule)
! next: enter the players (tournament enter NAME NAME)
$ --book two.book tournament enter Ann Bob Cat Dan
  Ann enters for $15.00: 1,000 chips
  Bob enters for $15.00: 1,000 chips
  Cat enters for $15.00: 1,000 chips
  Dan enters for $15.00: 1,000 chips
  4 entered; the prize pool is $60.00
  recorded #16 ········
! next: enter everybody, then tournament start
$ --book two.book seat Ann 1
  Ann has seat 1
  recorded #17 ········
$ --book two.book seat Bob 2
  Bob has seat 2
  recorded #18 ········
$ --book two.book seat Cat 3
  Cat has seat 3
  recorded #19 ········
$ --book two.book seat Dan 4
  Dan has seat 4
  recorded #20 ········
$ --book two.book tournament start
  tournament 1, running
  level 1, 25/50, ante 5, until the table agrees on a new level
  4 of 4 players left, 4,000 chips in play, average stack 1,000
  4 entries at $15.00 for 1,000 chips
  ¶
  player  place  chips  paid in  rebuys
  ───────────────────────────────────────
  Ann        in  1,000   $15.00       –
  Bob        in  1,000   $15.00       –
  Cat        in  1,000   $15.00       –
  Dan        in  1,000   $15.00       –
  ¶
  place   prize
  ───────────────
      1  $36.00
      2  $24.00
  prize pool $60.00
  recorded #21 ········
! next: play (hand new or hand result)
$ --book two.book deal --dealer Ann
  Ann deals
  recorded #22 ········
$ --book two.book hand result --game holdem --in Bob=25 --in Cat=50 --in Dan=50 --win Dan=125 --away Ann
  hand 1, holdem: Dan wins 125
  recorded #23 ········
! note: `Ann` was sitting out but owes the pot 15, and this hand leaves that out: undo, and type: hand result --game holdem --in Bob=25 --in Cat=50 --in Dan=50 --win Dan=140 --away Ann --in Ann=15
> --in Ann=15
$ --book two.book undo
  undid #23 (hand 1, holdem: Dan won 125)
  recorded #24 ········
$ --book two.book hand result --game holdem --in Ann=15 --in Bob=25 --in Cat=50 --in Dan=50 --win Dan=140 --away Ann
  hand 1, holdem: Dan wins 140
  recorded #25 ········

At `dave` the blinds pass who is away, in a tournament too.

$ --book three.book init --house dave
  started a new book in USD with `dave` rules
  recorded #2 ········
! next: add the players (player add NAME NAME)
$ --book three.book player add Ann
  Ann, a regular
  recorded #3 ········
$ --book three.book player add Bob
  Bob, a regular
  recorded #4 ········
! next: open the night (open --banker NAME)
$ --book three.book player add Cat
  Cat, a regular
  recorded #5 ········
$ --book three.book player add Dan
  Dan, a regular
  recorded #6 ········
$ --book three.book open --banker Ann
  night 1 is open at Dave's cash game; Ann is the banker
  recorded #7 ········
! note: buy-ins are limited in big blinds, but nobody set the blinds, so buy-ins aren't checked until `open --stakes` sets them (DAV-16)
! next: sell chips (buy NAME AMOUNT)
$ --book three.book tournament new --entry 20 --stack 1000 --levels 25/50 --payout 100
  tournament 1
  entry $20.00 for 1,000 chips (smallest 25)
  prizes 100
  recorded #8 ········
! next: enter the players (tournament enter NAME NAME)
$ --book three.book tournament enter Ann Bob Cat Dan
  Ann enters for $20.00: 1,000 chips
  Bob enters for $20.00: 1,000 chips
  Cat enters for $20.00: 1,000 chips
  Dan enters for $20.00: 1,000 chips
  4 entered; the prize pool is $80.00
  recorded #16 ········
! next: enter everybody, then tournament start
$ --book three.book seat Ann 1
  Ann has seat 1
  recorded #17 ········
$ --book three.book seat Bob 2
  Bob has seat 2
  recorded #18 ········
$ --book three.book seat Cat 3
  Cat has seat 3
  recorded #19 ········
$ --book three.book seat Dan 4
  Dan has seat 4
  recorded #20 ········
$ --book three.book tournament start
  tournament 1, running
  level 1, 25/50, until the table agrees on a new level
  4 of 4 players left, 4,000 chips in play, average stack 1,000
  4 entries at $20.00 for 1,000 chips
  ¶
  player  place  chips  paid in  rebuys
  ───────────────────────────────────────
  Ann        in  1,000   $20.00       –
  Bob        in  1,000   $20.00       –
  Cat        in  1,000   $20.00       –
  Dan        in  1,000   $20.00       –
  ¶
  place   prize
  ───────────────
      1  $80.00
  prize pool $80.00
  recorded #21 ········
! next: play (hand new or hand result)
$ --book three.book deal --dealer Ann
  Ann deals
  holdem: Bob posts the small blind, 25; Cat posts the big blind, 50
  recorded #22 ········
$ --book three.book hand result --game holdem --in Bob=25 --in Cat=50 --in Dan=50 --win Dan=125 --away Bob
! error: `Bob` is in the hand and can't be sitting out
! hint: --book three.book hand result --game holdem --in Bob=25 --in Cat=50 --in Dan=50 --win Dan=125
= 4
> and can't be sitting out
$ --book three.book hand result --game holdem --in Cat=50 --in Dan=50 --win Dan=100 --away Bob
  hand 1, holdem: Dan wins 100
  recorded #23 ········
