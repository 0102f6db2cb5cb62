# Everybody folds to the small blind while the big blind is away: the blind of the absent player is won too
# rules: PIG-38, PIG-52, PIG-64

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
$ seat Ann Bob Cat Dan
  Ann has seat 1
  Bob has seat 2
  Cat has seat 3
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
$ hand result --game holdem --in Bob=25 --in Cat=50 --win Bob=75 --away Cat
  hand 1, holdem: Bob wins 75
  recorded #23 ········
$ undo
  undid #23 (hand 1, holdem: Bob won 75)
  recorded #24 ········

As a showdown: a player who is away has no hand.

$ hand add --hand '{"game":"holdem","players":[{"name":"Bob","in":"25"},{"name":"Cat","in":"50"}],"away":["Cat"]}'
  hand 1, holdem: Bob wins 75
    Bob is the only one left in the main pot, so Bob wins it: 75 (PIG-51)
  recorded #25 ········
$ undo
  undid #25 (hand 1, holdem: Bob won 75)
  recorded #26 ········

Without a word of who was away it's asked, and so it is if somebody else has to put in 50.

$ hand result --game holdem --in Bob=25 --in Cat=50 --win Bob=75
! error: `Bob` put in 25 and can win at most that much from each of the others: 50 in all, not 75, unless players who bet more folded (PIG-38)
! hint: hand result --game holdem --in Bob=25 --in Cat=50 --win Bob=75 --really
= 4
$ hand result --game holdem --in Bob=25 --in Cat=50 --in Dan=25 --win Dan=100 --away Cat
! error: `Dan` put in 25 and can win at most that much from each of the others: 75 in all, not 100, unless players who bet more folded (PIG-38)
! hint: hand result --game holdem --in Bob=25 --in Cat=50 --in Dan=25 --win Dan=100 --away Cat --really
= 4

Bets above the blind go as always.

$ hand result --game holdem --in Bob=100 --in Cat=50 --in Dan=100 --win Dan=250 --away Cat
  hand 1, holdem: Dan wins 250
  recorded #27 ········
$ undo
  undid #27 (hand 1, holdem: Dan won 250)
  recorded #28 ········

Two who are all in for less than the blind win it between them.

$ hand result --game holdem --in Ann=975 --in Bob=975 --in Dan=975 --win Ann=2925 --dealer Ann
  hand 1, holdem: Ann wins 2,925
  recorded #29 ········
! note: going by the button, the pot should have 50 from `Cat`, but this hand leaves that out; undo, and type: hand result --game holdem --in Ann=975 --in Bob=975 --in Dan=975 --win Ann=2975 --dealer Ann --in Cat=50 (and --away for players who were sitting out) (PIG-64)
$ deal --dealer Ann
  Ann deals
    the button moves to the left (PIG-22)
    nobody is out, so the button deals (PIG-19)
    `Bob` is next to the button and has the small blind; `Cat` has the big blind
      (PIG-29)
    in the first round, players act in this order: `Dan`, `Ann`, `Bob`, `Cat`
      (PIG-44)
    in later rounds, players act in this order: `Bob`, `Cat`, `Dan`, `Ann`
      (PIG-48)
    `Bob` is all-in for 25 and doesn't have to call (PIG-45)
  holdem: Bob posts the small blind, 25; Cat posts the big blind, 50
  recorded #30 ········
$ hand result --game holdem --in Bob=25 --in Cat=50 --in Dan=25 --win Bob=50 --win Dan=50 --away Cat
  hand 2, holdem: Bob wins 50, Dan wins 50
  recorded #31 ········

At `casino`, which says nothing of it.

$ --book two.book init --house casino
  started a new book in USD with `casino` rules
  recorded #2 ········
! next: add the players (player add NAME NAME)
$ --book two.book player add Ann Bob Cat Dan
  Ann, a regular
  Bob, a regular
  Cat, a regular
  Dan, a regular
  recorded #6 ········
! next: open the night (open --banker NAME)
$ --book two.book open --banker Ann
  night 1 is open at The Card Room; Ann is the banker
  recorded #7 ········
! next: sell chips (buy NAME AMOUNT)
$ --book two.book tournament new --entry 20 --stack 1000 --levels 25/50 --payout 100
  tournament 1
  entry $20.00 for 1,000 chips (smallest 25)
  prizes 100
  recorded #8 ········
! next: enter the players (tournament enter NAME NAME)
$ --book two.book tournament enter Ann Bob Cat Dan
  Ann enters for $20.00: 1,000 chips
  Bob enters for $20.00: 1,000 chips
  Cat enters for $20.00: 1,000 chips
  Dan enters for $20.00: 1,000 chips
  4 entered; the prize pool is $80.00
  recorded #16 ········
! next: enter everybody, then tournament start
$ --book two.book seat Ann Bob Cat Dan
  Ann has seat 1
  Bob has seat 2
  Cat has seat 3
  Dan has seat 4
  recorded #20 ········
$ --book two.book tournament start
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
$ --book two.book deal --dealer Ann
  Ann deals
  recorded #22 ········
$ --book two.book hand result --game holdem --in Bob=25 --in Cat=50 --win Bob=75 --away Cat
  hand 1, holdem: Bob wins 75
  recorded #23 ········
$ --book two.book undo
  undid #23 (hand 1, holdem: Bob won 75)
  recorded #24 ········
$ --book two.book hand add --hand '{"game":"holdem","players":[{"name":"Bob","in":"25"},{"name":"Cat","in":"50"}],"away":["Cat"]}'
  hand 1, holdem: Bob wins 75
    Bob is the only one left in the main pot, so Bob wins it: 75 (standard rule)
  recorded #25 ········
