# In a tournament the button goes on from a hand that came by file, or was told with its dealer (PIG-22)
# rules: PIG-22

file second.phh:
  variant = "holdem"
  _house = "pig"
  antes = [0, 0, 0, 0]
  blinds_or_straddles = [25, 50, 0, 0]
  starting_stacks = [1525, 1500, 1500, 1475]
  actions = ["d dh p1 ????", "d dh p2 ????", "d dh p3 ????", "d dh p4 ????", "p3 f", "p4 f", "p1 f"]
  players = ["Cat", "Dan", "Ann", "Bob"]

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
$ seat Ann 1
  Ann has seat 1
  recorded #8 ········
$ seat Bob 2
  Bob has seat 2
  recorded #9 ········
$ seat Cat 3
  Cat has seat 3
  recorded #10 ········
$ seat Dan 4
  Dan has seat 4
  recorded #11 ········
$ tournament new --entry 20 --stack 1500 --payout 70/30 --host Ann --deputy Bob
  tournament 1
  entry $20.00 for 1,500 chips (smallest 25)
  prizes 70/30
  recorded #12 ········
! note: the first player out can rebuy at a price set before the start, but none was set: undo, then tournament new … --rebuy 10 (PIG-09)
! next: enter the players (tournament enter NAME NAME)
$ tournament enter Ann Bob Cat Dan
  Ann enters for $20.00: 1,500 chips
  Bob enters for $20.00: 1,500 chips
  Cat enters for $20.00: 1,500 chips
  Dan enters for $20.00: 1,500 chips
  4 entered; the prize pool is $80.00
  recorded #20 ········
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
$ hand new
< ¶
< f*
< y
  hand 1, holdem: Cat wins 50
  recorded #23 ········
! holdem, 25/50, Ann deals, 4 in: Ann Bob Cat Dan
! Enter to deal > ¶
! Dan 1500 · pot 75 · call 50, raise 75–1500 > f*
! nobody called Cat's last 25, so Cat gets it back (PIG-51)
! Cat is the only one left in the main pot, so Cat wins it: 50 (PIG-51)
! Bob -25, Cat gets 50 (+25)
! record? [Y/n] > y
$ hand add second.phh
  hand 2, holdem: Dan wins 50
    nobody called Dan's last 25, so Dan gets it back (PIG-51)
    Dan is the only one left in the main pot, so Dan wins it: 50 (PIG-51)
  recorded #25 ········
$ deal
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
  recorded #26 ········
$ hand result --game holdem --in Dan=100 --in Ann=100 --win Dan=200
  hand 3, holdem: Dan wins 200
  recorded #27 ········
$ hand result --game holdem --dealer Dan --in Ann=100 --in Bob=100 --win Ann=200
  hand 4, holdem: Ann wins 200
  recorded #29 ········
$ deal
  Ann deals
    the button moves to the left (PIG-22)
    nobody is out, so the button deals (PIG-19)
    `Bob` is next to the button and has the small blind; `Cat` has the big blind
      (PIG-29)
    in the first round, players act in this order: `Dan`, `Ann`, `Bob`, `Cat`
      (PIG-44)
    in later rounds, players act in this order: `Bob`, `Cat`, `Dan`, `Ann`
      (PIG-48)
    `Bob` needs 25 more to call (PIG-45)
  holdem: Bob posts the small blind, 25; Cat posts the big blind, 50
  recorded #30 ········
