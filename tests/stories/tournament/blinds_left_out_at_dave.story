At a tournament where the blinds go on without a gap a told hand has the blinds of the players who were there; they pass who was away.
rules: DAV-25, DAV-36

$ init --house dave
  started a new book in USD with `dave` rules
  recorded #2 ········
! next: add the players (player add NAME NAME)
$ player add Ann Bob Cat Dan
  Ann, a regular
  Bob, a regular
  Cat, a regular
  Dan, a regular
  recorded #6 ········
! next: open the night (open --banker NAME)
$ open --banker Ann --stakes .25/.50
  night 1 is open at Dave's cash game; Ann is the banker
  recorded #7 ········
! note: tonight's buy-in limits, unless everybody agrees to different ones in writing: each player buys at least $10.00; each player can buy up to a $50.00 stack, or the biggest stack at the table (DAV-17)
! next: sell chips (buy NAME AMOUNT)
$ tournament new --entry 20 --stack 1000 --unit 5 --levels 25/50 --payout 100
  tournament 1
  entry $20.00 for 1,000 chips (smallest 5)
  prizes 100
  recorded #8 ········
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
$ deal --dealer Ann
  Ann deals
  holdem: Bob posts the small blind, 25; Cat posts the big blind, 50
  recorded #22 ········
$ --dry-run hand result --game holdem --dealer Ann --in Dan=100 --in Ann=100 --win Ann=200
  hand 1, holdem: Ann wins 200
  (dry run: nothing was recorded)
! note: going by the button, the pot should have 25 from `Bob` and 50 from `Cat`, but this hand leaves that out; undo, and type: hand result --game holdem --dealer Ann --in Dan=100 --in Ann=100 --win Ann=275 --in Bob=25 --in Cat=50 (and --away for players who were sitting out) (DAV-25)
> by the button, the pot should have 25 from `Bob` and 50 from `Cat`
$ --dry-run hand result --game holdem --dealer Ann --in Bob=10 --in Cat=50 --in Dan=100 --in Ann=100 --win Ann=260
  hand 1, holdem: Ann wins 260
  (dry run: nothing was recorded)
! note: going by the button, `Bob` has to post 25, but this hand has only 10; if that's wrong, undo, and record it again (DAV-25)
> by the button, `Bob` has to post 25, but this hand has only 10
$ --dry-run hand result --game holdem --dealer Ann --in Cat=25 --in Dan=100 --in Ann=100 --win Ann=225 --away Bob
  hand 1, holdem: Ann wins 225
  (dry run: nothing was recorded)
$ hand result --game holdem --dealer Ann --in Bob=25 --in Cat=50 --in Dan=100 --in Ann=100 --win Ann=275
  hand 1, holdem: Ann wins 275
  recorded #23 ········

# Bob deals the next one; Cat is away, so that nobody has the small blind, and Dan the big one.
$ --dry-run hand result --game holdem --dealer Bob --in Bob=100 --in Ann=100 --win Ann=200 --away Cat
  hand 2, holdem: Ann wins 200
  (dry run: nothing was recorded)
! note: going by the button, the pot should have 50 from `Dan`, but this hand leaves that out; undo, and type: hand result --game holdem --dealer Bob --in Bob=100 --in Ann=100 --win Ann=250 --away Cat --in Dan=50 (and --away for players who were sitting out) (DAV-25)
