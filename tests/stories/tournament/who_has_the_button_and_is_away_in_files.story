# The button of a tournament who is away is named in every kind of hand file, and the next deal is the same when it is read
# rules: PIG-22, PIG-64

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
$ hand new --yes
< ¶
< 200
< f*
  hand 1, holdem: Dan wins 125
  recorded #23 ········
! holdem, 25/50, Ann deals, 4 in: Ann Bob Cat Dan
! Enter to deal > ¶
! Dan 1000 · pot 75 · call 50, raise 75–1000 > 200
! Ann 1000 · pot 275 · call 200, raise 225–1000 > f*
! nobody called Dan's last 150, so Dan gets it back (PIG-51)
! Dan is the only one left in the main pot, so Dan wins it: 125 (PIG-51)
! Bob -25, Cat -50, Dan gets 125 (+75)
! ¶
$ hand new --yes
< -bob
< ¶
< 200
< f*
  hand 2, holdem: Ann wins 125
  recorded #25 ········
! holdem, 25/50, Bob deals, 4 in: Ann Bob Cat Dan
! Enter to deal > -bob
! holdem, 25/50, Bob deals, 3 in: Ann Cat Dan
! Enter to deal > ¶
! note: `Bob` is sitting out and gets no cards (PIG-64)
! Ann 1000 · pot 75 · call 50, raise 75–1000 > 200
! Cat 925 · pot 275 · call 175, raise 225–950 > f*
! nobody called Ann's last 150, so Ann gets it back (PIG-51)
! Ann is the only one left in the main pot, so Ann wins it: 125 (PIG-51)
! Ann gets 125 (+75), Cat -25, Dan -50
! ¶
$ deal --dry-run
  Cat deals
    the button moves to the left (PIG-22)
    nobody is out, so the button deals (PIG-19)
    `Dan` is next to the button and has the small blind; `Ann` has the big blind
      (PIG-29)
    in the first round, players act in this order: `Bob`, `Cat`, `Dan`, `Ann`
      (PIG-44)
    in later rounds, players act in this order: `Dan`, `Ann`, `Bob`, `Cat`
      (PIG-48)
    `Dan` needs 25 more to call (PIG-45)
  holdem: Dan posts the small blind, 25; Ann posts the big blind, 50
  (dry run: nothing was recorded)
$ hand export 2 --format housebook --out own.phh
  1 hand in `own.phh`
$ hand export 2 --format phh --out plain.phh
  1 hand in `plain.phh`
$ hand export 2 --format ohh --out two.ohh
  1 hand in `two.ohh`
! note: the file leaves out some of hand 2: which pot each winner took; the smallest amount paid (25)
$ hand export 2 --format housebook
  variant = "holdem"
  ante_trimming_status = false
  antes = [0, 0, 0, 0]
  blinds_or_straddles = [25, 50, 0, 0]
  min_bet = 25
  starting_stacks = [950, 1075, 1000, 975]
  actions = ["d dh p1 ????", "d dh p2 ????", "d dh p3 ????", "p3 cbr 200", "p1 f", "p2 f"]
  _house = "pig"
  _absent = ["p4"]
  _no_return = 2
  _unit = 25
  _strict = true
  _in_chips = true
  hand = 2
  players = ["Cat", "Dan", "Ann", "Bob"]
  year = 2026
  month = 1
  day = 2
  time = 19:14:00
  time_zone = "UTC"
$ undo
  undid #24 (Bob deals the next hand)
  undid #25 (hand 2, holdem: Ann won 125)
  recorded #27 ········
$ hand add own.phh
  hand 2, holdem: Ann wins 125
    nobody called Ann's last 150, so Ann gets it back (PIG-51)
    Ann is the only one left in the main pot, so Ann wins it: 125 (PIG-51)
  recorded #29 ········
$ deal --dry-run
  Cat deals
    the button moves to the left (PIG-22)
    nobody is out, so the button deals (PIG-19)
    `Dan` is next to the button and has the small blind; `Ann` has the big blind
      (PIG-29)
    in the first round, players act in this order: `Bob`, `Cat`, `Dan`, `Ann`
      (PIG-44)
    in later rounds, players act in this order: `Dan`, `Ann`, `Bob`, `Cat`
      (PIG-48)
    `Dan` needs 25 more to call (PIG-45)
  holdem: Dan posts the small blind, 25; Ann posts the big blind, 50
  (dry run: nothing was recorded)
$ undo
  undid #28 (Bob deals the next hand)
  undid #29 (hand 2, holdem: Ann won 125)
  recorded #31 ········
$ hand add plain.phh
  hand 2, holdem: Ann wins 125
    nobody called Ann's last 150, so Ann gets it back (PIG-51)
    Ann is the only one left in the main pot, so Ann wins it: 125 (PIG-51)
  recorded #33 ········
$ deal --dry-run
  Cat deals
    the button moves to the left (PIG-22)
    nobody is out, so the button deals (PIG-19)
    `Dan` is next to the button and has the small blind; `Ann` has the big blind
      (PIG-29)
    in the first round, players act in this order: `Bob`, `Cat`, `Dan`, `Ann`
      (PIG-44)
    in later rounds, players act in this order: `Dan`, `Ann`, `Bob`, `Cat`
      (PIG-48)
    `Dan` needs 25 more to call (PIG-45)
  holdem: Dan posts the small blind, 25; Ann posts the big blind, 50
  (dry run: nothing was recorded)
$ undo
  undid #32 (Bob deals the next hand)
  undid #33 (hand 2, holdem: Ann won 125)
  recorded #35 ········
$ hand add two.ohh
  hand 2, holdem: Ann wins 125
    nobody called Ann's last 150, so Ann gets it back (PIG-51)
    Ann is the only one left in the main pot, so Ann wins it: 125 (PIG-51)
  recorded #37 ········
$ deal --dry-run
  Cat deals
    the button moves to the left (PIG-22)
    nobody is out, so the button deals (PIG-19)
    `Dan` is next to the button and has the small blind; `Ann` has the big blind
      (PIG-29)
    in the first round, players act in this order: `Bob`, `Cat`, `Dan`, `Ann`
      (PIG-44)
    in later rounds, players act in this order: `Dan`, `Ann`, `Bob`, `Cat`
      (PIG-48)
    `Dan` needs 25 more to call (PIG-45)
  holdem: Dan posts the small blind, 25; Ann posts the big blind, 50
  (dry run: nothing was recorded)

A hand that was declared void counts as well.

$ hand void 2 --why "the cards were short"
  hand 2, holdem, is void: the cards were short
  player  gets back
  ───────────────────
  Cat            25
  Dan            50
  Ann           -75
  recorded #40 ········
$ hand new --yes
< d bob
< -bob
< ¶
< 200
< f*
  hand 3, holdem: Ann wins 125
  recorded #42 ········
! holdem, 25/50, Bob deals, 4 in: Ann Bob Cat Dan
! Enter to deal > d bob
! Enter to deal > -bob
! holdem, 25/50, Bob deals, 3 in: Ann Cat Dan
! Enter to deal > ¶
! note: `Bob` is sitting out and gets no cards (PIG-64)
! Ann 1000 · pot 75 · call 50, raise 75–1000 > 200
! Cat 925 · pot 275 · call 175, raise 225–950 > f*
! nobody called Ann's last 150, so Ann gets it back (PIG-51)
! Ann is the only one left in the main pot, so Ann wins it: 125 (PIG-51)
! Ann gets 125 (+75), Cat -25, Dan -50
! ¶
$ deal --dry-run
  Cat deals
    the button moves to the left (PIG-22)
    nobody is out, so the button deals (PIG-19)
    `Dan` is next to the button and has the small blind; `Ann` has the big blind
      (PIG-29)
    in the first round, players act in this order: `Bob`, `Cat`, `Dan`, `Ann`
      (PIG-44)
    in later rounds, players act in this order: `Dan`, `Ann`, `Bob`, `Cat`
      (PIG-48)
    `Dan` needs 25 more to call (PIG-45)
  holdem: Dan posts the small blind, 25; Ann posts the big blind, 50
  (dry run: nothing was recorded)
$ hand export 3 --format housebook --out third.phh
  1 hand in `third.phh`
$ undo
  undid #41 (Bob deals the next hand)
  undid #42 (hand 3, holdem: Ann won 125)
  recorded #44 ········
$ hand add third.phh
  hand 3, holdem: Ann wins 125
    nobody called Ann's last 150, so Ann gets it back (PIG-51)
    Ann is the only one left in the main pot, so Ann wins it: 125 (PIG-51)
  recorded #46 ········
$ deal --dry-run
  Cat deals
    the button moves to the left (PIG-22)
    nobody is out, so the button deals (PIG-19)
    `Dan` is next to the button and has the small blind; `Ann` has the big blind
      (PIG-29)
    in the first round, players act in this order: `Bob`, `Cat`, `Dan`, `Ann`
      (PIG-44)
    in later rounds, players act in this order: `Dan`, `Ann`, `Bob`, `Cat`
      (PIG-48)
    `Dan` needs 25 more to call (PIG-45)
  holdem: Dan posts the small blind, 25; Ann posts the big blind, 50
  (dry run: nothing was recorded)
