# Who deals when several went out together with the same stack: the first of them as they sit, in whatever order they were told.
# rules: PIG-20, PIG-21, PIG-40

$ init --house pig
  a new book, counting in USD, under the rules of `pig`
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
  night 1 is open at Whose Pig Is This?; Ann is the banker
  recorded #7 ········
! note: the prize table 60/30/20 adds up to 110 %, so it cannot be paid (PIG-16)
$ tournament new --entry 20 --stack 1500 --host Ann --deputy Bob --payout 60/30/10 --rebuy 10
  tournament 1
  entry $20.00, 1,500 chips of 25 and up
  rebuy $10.00 for 500 chips
  prizes 60/30/10
  recorded #8 ········
$ tournament enter Ann Bob Cat Dan
  Ann enters for $20.00: 1,500 chips
  Bob enters for $20.00: 1,500 chips
  Cat enters for $20.00: 1,500 chips
  Dan enters for $20.00: 1,500 chips
  4 entered; the prizes are $80.00
  recorded #16 ········
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
  level 1, 25/50, until the table agrees on the next
  4 of 4 players left, 6,000 chips in play, 1,500 on average
  4 entries of $20.00 for 1,500 chips (PIG-08)
  Ann is host; Bob rules if Ann is involved (PIG-02, PIG-03)
  the button deals (PIG-19)
  ¶
  player  place  chips  paid in  back
  ─────────────────────────────────────
  Ann        in  1,500   $20.00     –
  Bob        in  1,500   $20.00     –
  Cat        in  1,500   $20.00     –
  Dan        in  1,500   $20.00     –
  ¶
  place   prize
  ───────────────
      1  $48.00
      2  $24.00
      3   $8.00
  of a pool of $80.00
  recorded #21 ········
$ hand result --game holdem --dealer Ann --in Cat=1500 --in Bob=1500 --in Dan=1500 --in Ann=1500 --win Dan=3000 --win Ann=3000
  hand 1, holdem: Dan wins 3,000, Ann wins 3,000
  recorded #24 ········
! note: `Cat` is out, place 3 with `Bob`, `Bob` is out, place 3 with `Cat` (PIG-40)
! note: `Bob` or `Cat` can rebuy for $10.00 and get 500 chips: tournament rebuy Bob (PIG-09)
! note: two are left: the button posts the small blind and acts first before the flop (standard rule; the house doesn't say) (PIG-29)
$ deal --dry-run
  Dan has the button, Bob deals
    the button moves on to the left (PIG-22)
    the player who went out last deals (PIG-20, PIG-21)
    two are left: `Dan` has the button and the small blind (standard rule; the
      house's words would turn it round) (PIG-29)
    in the first round they act in this order: `Dan`, `Ann` (PIG-44)
    in later rounds: `Ann`, `Dan` (PIG-48)
    `Dan` needs 25 more to call (PIG-45)
  holdem: blind 50 from Ann; blind 25 from Dan
  (rehearsed: nothing was recorded)
$ undo
  took back #22: Ann deals the next hand
  took back #23: hand 1, holdem: Dan won 3,000 and Ann won 3,000
  took back #24: Bob and Cat are out in hand 1
  recorded #27 ········
$ hand result --game holdem --dealer Ann --in Ann=1500 --in Bob=1500 --in Cat=1500 --in Dan=1500 --win Ann=3000 --win Dan=3000
  hand 1, holdem: Ann wins 3,000, Dan wins 3,000
  recorded #30 ········
! note: `Bob` is out, place 3 with `Cat`, `Cat` is out, place 3 with `Bob` (PIG-40)
! note: `Bob` or `Cat` can rebuy for $10.00 and get 500 chips: tournament rebuy Bob (PIG-09)
! note: two are left: the button posts the small blind and acts first before the flop (standard rule; the house doesn't say) (PIG-29)
$ deal --dry-run
  Dan has the button, Bob deals
    the button moves on to the left (PIG-22)
    the player who went out last deals (PIG-20, PIG-21)
    two are left: `Dan` has the button and the small blind (standard rule; the
      house's words would turn it round) (PIG-29)
    in the first round they act in this order: `Dan`, `Ann` (PIG-44)
    in later rounds: `Ann`, `Dan` (PIG-48)
    `Dan` needs 25 more to call (PIG-45)
  holdem: blind 50 from Ann; blind 25 from Dan
  (rehearsed: nothing was recorded)
$ undo
  took back #28: Ann deals the next hand
  took back #29: hand 1, holdem: Ann won 3,000 and Dan won 3,000
  took back #30: Bob and Cat are out in hand 1
  recorded #33 ········
$ hand add --hand '{"game":"holdem","button":"Ann","board":"AhKdQcJs2h","players":[{"name":"Cat","in":"1500","cards":"3c3d"},{"name":"Dan","in":"1500","cards":"Ts3h"},{"name":"Ann","in":"1500","cards":"Th5d"},{"name":"Bob","in":"1500","cards":"4c4d"}]}'
  hand 1, holdem: Dan wins 3,000, Ann wins 3,000
    all who are left put in the same, but for those all in: the pot is right
      (PIG-52)
    a hand is the best five of the shared cards and one's own, using two of those,
      one or none (PIG-04)
    hands are ranked in the usual order (PIG-05)
    best for the main pot of 6,000 are Dan and Ann with straight, ace high
      (PIG-55)
    Dan and Ann share the main pot: 3,000 each (standard)
  recorded #36 ········
! note: `Cat` is out, place 3 with `Bob`, `Bob` is out, place 3 with `Cat` (PIG-40)
! note: `Bob` or `Cat` can rebuy for $10.00 and get 500 chips: tournament rebuy Bob (PIG-09)
! note: two are left: the button posts the small blind and acts first before the flop (standard rule; the house doesn't say) (PIG-29)
$ deal --dry-run
  Dan has the button, Bob deals
    the button moves on to the left (PIG-22)
    the player who went out last deals (PIG-20, PIG-21)
    two are left: `Dan` has the button and the small blind (standard rule; the
      house's words would turn it round) (PIG-29)
    in the first round they act in this order: `Dan`, `Ann` (PIG-44)
    in later rounds: `Ann`, `Dan` (PIG-48)
    `Dan` needs 25 more to call (PIG-45)
  holdem: blind 50 from Ann; blind 25 from Dan
  (rehearsed: nothing was recorded)
$ undo
  took back #34: Ann deals the next hand
  took back #35: hand 1, holdem: Dan won 3,000 and Ann won 3,000
  took back #36: Bob and Cat are out in hand 1
  recorded #39 ········

Told without a hand it is the same.

$ tournament bust Cat Bob --stack Cat=1500 --stack Bob=1500
  Cat is out: place 3, shared with Bob (PIG-40)
  Bob is out: place 3, shared with Cat (PIG-40)
  2 left
  recorded #40 ········
! note: `Bob` or `Cat` can rebuy for $10.00 and get 500 chips: tournament rebuy Bob (PIG-09)
! note: two are left: the button posts the small blind and acts first before the flop (standard rule; the house doesn't say) (PIG-29)
$ deal --dry-run
  Ann has the button, Bob deals
    seat 1 has the first button (PIG-22)
    the player who went out last deals (PIG-20, PIG-21)
    two are left: `Ann` has the button and the small blind (standard rule; the
      house's words would turn it round) (PIG-29)
    in the first round they act in this order: `Ann`, `Dan` (PIG-44)
    in later rounds: `Dan`, `Ann` (PIG-48)
    `Ann` needs 25 more to call (PIG-45)
  holdem: blind 25 from Ann; blind 50 from Dan
  (rehearsed: nothing was recorded)
$ undo
  took back #40: Bob and Cat are out
  recorded #41 ········

Of two with different stacks the one who had more went out last.

$ tournament bust Cat Bob --stack Cat=1500 --stack Bob=1475
  Cat is out: place 3 (PIG-40)
  Bob is out: place 4 (PIG-40)
  2 left
  recorded #42 ········
! note: `Bob` can rebuy for $10.00 and get 500 chips: tournament rebuy Bob (PIG-09)
! note: two are left: the button posts the small blind and acts first before the flop (standard rule; the house doesn't say) (PIG-29)
$ deal --dry-run
  Ann has the button, Cat deals
    seat 1 has the first button (PIG-22)
    the player who went out last deals (PIG-20, PIG-21)
    two are left: `Ann` has the button and the small blind (standard rule; the
      house's words would turn it round) (PIG-29)
    in the first round they act in this order: `Ann`, `Dan` (PIG-44)
    in later rounds: `Dan`, `Ann` (PIG-48)
    `Ann` needs 25 more to call (PIG-45)
  holdem: blind 25 from Ann; blind 50 from Dan
  (rehearsed: nothing was recorded)
