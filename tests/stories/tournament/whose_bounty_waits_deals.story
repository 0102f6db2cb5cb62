At a house where a player who is out deals, one whose bounty waits is out and deals.
rules: PIG-20, PIG-40

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
$ tournament new --entry 20 --bounty 5.05 --stack 1500 --rebuy 10 --host Ann --deputy Bob --payout 60/40 --agreed
  tournament 1
  entry $20.00 for 1,500 chips (smallest 25)
  bounty $5.05 on each player
  rebuy $10.00 for 500 chips
  prizes 60/40
  by entering, players agree to a bounty, which doesn't go into the prize pool
    (PIG-01, PIG-15)
  recorded #8 ········
! next: enter the players (tournament enter NAME NAME)
$ tournament enter Ann Bob Cat Dan
  Ann enters for $25.05 ($5.05 bounty): 1,500 chips
  Bob enters for $25.05 ($5.05 bounty): 1,500 chips
  Cat enters for $25.05 ($5.05 bounty): 1,500 chips
  Dan enters for $25.05 ($5.05 bounty): 1,500 chips
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
  by entering, players agree to a bounty, which doesn't go into the prize pool
    (PIG-01, PIG-15)
  Ann is the host; Bob rules if Ann is involved (PIG-02, PIG-03)
  the button deals (PIG-19)
  ¶
  player  place  chips  paid in  rebuys  bounty
  ───────────────────────────────────────────────
  Ann        in  1,500   $25.05       –   $5.05
  Bob        in  1,500   $25.05       –   $5.05
  Cat        in  1,500   $25.05       –   $5.05
  Dan        in  1,500   $25.05       –   $5.05
  ¶
  place   prize
  ───────────────
      1  $48.00
      2  $32.00
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
$ hand result --game holdem --in Bob=25 --in Cat=1500 --in Dan=1500 --in Ann=1500 --win Dan=2275 --win Ann=2250
  hand 1, holdem: Dan wins 2,275, Ann wins 2,250
  recorded #24 ········
! note: `Cat` is out in 4th place (PIG-40)
! note: nobody gets the bounty on `Cat` until you say who won it: tournament bust Cat --by Dan --by Ann (PIG-40)
! note: `Cat` can rebuy for $10.00 and get 500 chips: tournament rebuy Cat (PIG-09)
$ tournament status
  tournament 1, running
  level 1, 25/50, until the table agrees on a new level
  3 of 4 players left, 6,000 chips in play, average stack 2,000
  4 entries at $20.00 for 1,500 chips (PIG-08)
  by entering, players agree to a bounty, which doesn't go into the prize pool
    (PIG-01, PIG-15)
  Ann is the host; Bob rules if Ann is involved (PIG-02, PIG-03)
  Cat is out, so Cat deals (PIG-20, PIG-21)
  Cat went out in hand 1 (PIG-40)
  ¶
  player  place  chips  paid in  rebuys  bounty
  ───────────────────────────────────────────────
  Dan        in  2,275   $25.05       –   $5.05
  Ann        in  2,250   $25.05       –   $5.05
  Bob        in  1,475   $25.05       –   $5.05
  Cat         4      –   $25.05       –   $5.05
  ¶
  place   prize
  ───────────────
      1  $48.00
      2  $32.00
  prize pool $80.00
$ deal
  Bob has the button, and Cat deals
    the button moves to the left (PIG-22)
    the player who went out last deals (PIG-20, PIG-21)
    `Dan` is next to the button and has the small blind; `Ann` has the big blind
      (PIG-29)
    in the first round, players act in this order: `Bob`, `Dan`, `Ann` (PIG-44)
    in later rounds, players act in this order: `Dan`, `Ann`, `Bob` (PIG-48)
    `Dan` needs 25 more to call (PIG-45)
  holdem: Dan posts the small blind, 25; Ann posts the big blind, 50
  recorded #25 ········
> Cat
$ undo
  undid #25 (Bob has the button, and Cat deals)
  recorded #26 ········
$ tournament bust Cat --by Dan --by Ann
  Cat is out in 4th place (PIG-40)
  Dan wins a bounty of $2.53
  Ann wins a bounty of $2.52
  3 left
  recorded #27 ········
! note: `Cat` can rebuy for $10.00 and get 500 chips: tournament rebuy Cat (PIG-09)
$ tournament rebuy Cat
  Cat buys back in for $10.00: 500 chips, 1/3 of 1,500 (PIG-09)
  4 entered; the prize pool is $90.00
  recorded #29 ········
