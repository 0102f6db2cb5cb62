# Where no pot is shared by agreement, players who put in the same share one evenly, or one has it all.
# rules: PIG-11, MIK-34

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
$ tournament new --entry 20 --stack 1500 --host Ann --deputy Bob --payout 60/30/10 --rebuy 10
  tournament 1
  entry $20.00 for 1,500 chips (smallest 25)
  rebuy $10.00 for 500 chips
  prizes 60/30/10
  recorded #7 ········
! next: enter the players (tournament enter NAME NAME)
$ tournament enter Ann Bob Cat
  Ann enters for $20.00: 1,500 chips
  Bob enters for $20.00: 1,500 chips
  Cat enters for $20.00: 1,500 chips
  3 entered; the prize pool is $60.00
  recorded #13 ········
! next: enter everybody, then tournament start
$ seat Ann 1
  Ann has seat 1
  recorded #14 ········
$ seat Bob 2
  Bob has seat 2
  recorded #15 ········
$ seat Cat 3
  Cat has seat 3
  recorded #16 ········
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
      2  $18.00
      3   $6.00
  prize pool $60.00
  recorded #17 ········
! next: play (hand new or hand result)
$ hand result --game holdem --dealer Ann --in Ann=500 --in Bob=500 --in Cat=500 --win Ann=1400 --win Bob=100
! error: this pot can't be split into 1,400 for `Ann` and 100 for `Bob`: the nearest split is 750 for `Ann` and 750 for `Bob` (PIG-11)
! hint: hand result --help
= 4
$ hand result --game holdem --dealer Ann --in Ann=50 --in Bob=50 --in Cat=50 --win Ann=125 --win Bob=25
! error: this pot can't be split into 125 for `Ann` and 25 for `Bob`: the nearest split is 75 for `Ann` and 75 for `Bob` (PIG-11)
! hint: hand result --help
= 4
$ hand result --game holdem --dealer Ann --in Ann=50 --in Bob=50 --in Cat=50 --win Ann=75 --win Bob=75
  hand 1, holdem: Ann wins 75, Bob wins 75
  recorded #19 ········

$ --book mike.book init --house mike
  started a new book in USD with `mike` rules
  recorded #2 ········
! next: add the players (player add NAME NAME)
$ --book mike.book player add Ann
  Ann, a regular
  recorded #3 ········
$ --book mike.book player add Bob
  Bob, a regular
  recorded #4 ········
! next: open the night (open --banker NAME)
$ --book mike.book player add Cat
  Cat, a regular
  recorded #5 ········
$ --book mike.book open --banker Ann
  night 1 is open at Mike's house; Ann is the banker
  recorded #6 ········
! next: sell chips (buy NAME AMOUNT)
$ --book mike.book buy Ann 20
  Ann buys chips: $20.00 in cash; stack $20.00
  recorded #7 ········
! next: play (hand new or hand result), then count the stacks
$ --book mike.book seat Ann 1
  Ann has seat 1
  recorded #8 ········
$ --book mike.book buy Bob 20
  Bob buys chips: $20.00 in cash; stack $20.00
  recorded #9 ········
! note: buy from a player first: `Ann` has $20.00 (MIK-04)
$ --book mike.book seat Bob 2
  Bob has seat 2
  recorded #10 ········
$ --book mike.book buy Cat 20
  Cat buys chips: $20.00 in cash; stack $20.00
  recorded #11 ········
$ --book mike.book seat Cat 3
  Cat has seat 3
  recorded #12 ········
$ --book mike.book hand result --game holdem --in Ann=1 --in Bob=1 --in Cat=1 --win Ann=2.5 --win Bob=.5
! error: this pot can't be split into $2.50 for `Ann` and $0.50 for `Bob`: the nearest split is $1.50 for `Ann` and $1.50 for `Bob` (MIK-34)
! hint: --book mike.book hand result --help
= 4
