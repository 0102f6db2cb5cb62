# Who deals when several went out together with the same stack: the first of them as they sit, in whatever order they were told.
# rules: PIG-20, PIG-21, PIG-40

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
$ tournament new --entry 20 --stack 1500 --host Ann --deputy Bob --payout 60/30/10 --rebuy 10
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
$ hand result --game holdem --dealer Ann --in Cat=1500 --in Bob=1500 --in Dan=1500 --in Ann=1500 --win Dan=3000 --win Ann=3000
  hand 1, holdem: Dan wins 3,000, Ann wins 3,000
  recorded #24 ········
! note: `Cat` and `Bob` are out, tied for 3rd place (PIG-40)
! note: `Bob` or `Cat` can rebuy for $10.00 and get 500 chips: tournament rebuy Bob (PIG-09)
! note: two players are left: the button posts the small blind and acts first before the flop (standard rule) (PIG-29)
$ deal --dry-run
  Dan has the button, and Bob deals
    the button moves to the left (PIG-22)
    the player who went out last deals (PIG-20, PIG-21)
    two players are left: `Dan` has the button and the small blind (standard rule;
      word for word, the house rule would switch the blinds) (PIG-29)
    in the first round, players act in this order: `Dan`, `Ann` (PIG-44)
    in later rounds, players act in this order: `Ann`, `Dan` (PIG-48)
    `Dan` needs 25 more to call (PIG-45)
  holdem: Dan posts the small blind, 25; Ann posts the big blind, 50
  (dry run: nothing was recorded)
$ undo
  undid #22 (Ann deals the next hand)
  undid #23 (hand 1, holdem: Dan won 3,000 and Ann won 3,000)
  undid #24 (Bob and Cat were knocked out in hand 1)
  recorded #27 ········
$ hand result --game holdem --dealer Ann --in Ann=1500 --in Bob=1500 --in Cat=1500 --in Dan=1500 --win Ann=3000 --win Dan=3000
  hand 1, holdem: Ann wins 3,000, Dan wins 3,000
  recorded #30 ········
! note: `Bob` and `Cat` are out, tied for 3rd place (PIG-40)
! note: `Bob` or `Cat` can rebuy for $10.00 and get 500 chips: tournament rebuy Bob (PIG-09)
! note: two players are left: the button posts the small blind and acts first before the flop (standard rule) (PIG-29)
$ deal --dry-run
  Dan has the button, and Bob deals
    the button moves to the left (PIG-22)
    the player who went out last deals (PIG-20, PIG-21)
    two players are left: `Dan` has the button and the small blind (standard rule;
      word for word, the house rule would switch the blinds) (PIG-29)
    in the first round, players act in this order: `Dan`, `Ann` (PIG-44)
    in later rounds, players act in this order: `Ann`, `Dan` (PIG-48)
    `Dan` needs 25 more to call (PIG-45)
  holdem: Dan posts the small blind, 25; Ann posts the big blind, 50
  (dry run: nothing was recorded)
$ undo
  undid #28 (Ann deals the next hand)
  undid #29 (hand 1, holdem: Ann won 3,000 and Dan won 3,000)
  undid #30 (Bob and Cat were knocked out in hand 1)
  recorded #33 ········
$ hand add --hand '{"game":"holdem","button":"Ann","board":"AhKdQcJs2h","players":[{"name":"Cat","in":"1500","cards":"3c3d"},{"name":"Dan","in":"1500","cards":"Ts3h"},{"name":"Ann","in":"1500","cards":"Th5d"},{"name":"Bob","in":"1500","cards":"4c4d"}]}'
  hand 1, holdem: Dan wins 3,000, Ann wins 3,000
    everybody still in put in the same amount or is all in, so the pot is right
      (PIG-52)
    your hand is your best five cards: two, one or none of your own, and the rest
      from the board (PIG-04)
    hands are ranked in the usual order (PIG-05)
    Dan and Ann tie for the main pot of 6,000: straight, ace high (PIG-55)
    Dan and Ann split the main pot: 3,000 each (standard rule)
  recorded #36 ········
! note: `Cat` and `Bob` are out, tied for 3rd place (PIG-40)
! note: `Bob` or `Cat` can rebuy for $10.00 and get 500 chips: tournament rebuy Bob (PIG-09)
! note: two players are left: the button posts the small blind and acts first before the flop (standard rule) (PIG-29)
$ deal --dry-run
  Dan has the button, and Bob deals
    the button moves to the left (PIG-22)
    the player who went out last deals (PIG-20, PIG-21)
    two players are left: `Dan` has the button and the small blind (standard rule;
      word for word, the house rule would switch the blinds) (PIG-29)
    in the first round, players act in this order: `Dan`, `Ann` (PIG-44)
    in later rounds, players act in this order: `Ann`, `Dan` (PIG-48)
    `Dan` needs 25 more to call (PIG-45)
  holdem: Dan posts the small blind, 25; Ann posts the big blind, 50
  (dry run: nothing was recorded)
$ undo
  undid #34 (Ann deals the next hand)
  undid #35 (hand 1, holdem: Dan won 3,000 and Ann won 3,000)
  undid #36 (Bob and Cat were knocked out in hand 1)
  recorded #39 ········

Told without a hand it is the same.

$ tournament bust Cat Bob --stack Cat=1500 --stack Bob=1500
  Cat is out in 3rd place, tied with Bob (PIG-40)
  Bob is out in 3rd place, tied with Cat (PIG-40)
  2 left
  recorded #40 ········
! note: `Bob` or `Cat` can rebuy for $10.00 and get 500 chips: tournament rebuy Bob (PIG-09)
! note: two players are left: the button posts the small blind and acts first before the flop (standard rule) (PIG-29)
$ deal --dry-run
  Ann has the button, and Bob deals
    seat 1 starts with the button (PIG-22)
    the player who went out last deals (PIG-20, PIG-21)
    two players are left: `Ann` has the button and the small blind (standard rule;
      word for word, the house rule would switch the blinds) (PIG-29)
    in the first round, players act in this order: `Ann`, `Dan` (PIG-44)
    in later rounds, players act in this order: `Dan`, `Ann` (PIG-48)
    `Ann` needs 25 more to call (PIG-45)
  holdem: Ann posts the small blind, 25; Dan posts the big blind, 50
  (dry run: nothing was recorded)
$ undo
  undid #40 (Bob and Cat were knocked out)
  recorded #41 ········

Of two with different stacks the one who had more went out last.

$ tournament bust Cat Bob --stack Cat=1500 --stack Bob=1475
  Cat is out in 3rd place (PIG-40)
  Bob is out in 4th place (PIG-40)
  2 left
  recorded #42 ········
! note: `Bob` can rebuy for $10.00 and get 500 chips: tournament rebuy Bob (PIG-09)
! note: two players are left: the button posts the small blind and acts first before the flop (standard rule) (PIG-29)
$ deal --dry-run
  Ann has the button, and Cat deals
    seat 1 starts with the button (PIG-22)
    the player who went out last deals (PIG-20, PIG-21)
    two players are left: `Ann` has the button and the small blind (standard rule;
      word for word, the house rule would switch the blinds) (PIG-29)
    in the first round, players act in this order: `Ann`, `Dan` (PIG-44)
    in later rounds, players act in this order: `Dan`, `Ann` (PIG-48)
    `Ann` needs 25 more to call (PIG-45)
  holdem: Ann posts the small blind, 25; Dan posts the big blind, 50
  (dry run: nothing was recorded)
