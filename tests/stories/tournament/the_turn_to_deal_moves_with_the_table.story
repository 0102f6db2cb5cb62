# In a tournament whose turn it is goes by the chairs and the chips of now, however the hand is told
# rules: PIG-22

$ init --house pig
  started a new book in USD with `pig` rules
  recorded #2 ········
! next: add the players (player add NAME NAME)
$ player add Ann Bob Cat Dan Eve Hal
  Ann, a regular
  Bob, a regular
  Cat, a regular
  Dan, a regular
  Eve, a regular
  Hal, a regular
  recorded #8 ········
! next: open the night (open --banker NAME)
$ open --banker Hal
  night 1 is open at The Pig tournament; Hal is the banker
  recorded #9 ········
! note: the prize table 60/30/20 adds up to 110%, so it can't be paid (PIG-16)
! next: set up the tournament (tournament new --entry AMOUNT --stack CHIPS)
$ tournament new --entry 20 --stack 1500 --payout 70/30 --levels "25/50@20" --unit 25 --host Hal --deputy Ann
  tournament 1
  entry $20.00 for 1,500 chips (smallest 25)
  prizes 70/30
  recorded #10 ········
! note: this house raises the blinds when everybody agrees, not by the clock; everybody who enters agrees to this schedule (PIG-26, PIG-27)
! note: the first player out can rebuy at a price set before the start, but none was set: undo, then tournament new … --rebuy 10 (PIG-09)
! next: enter the players (tournament enter NAME NAME)
$ seat Ann 1
  Ann has seat 1
  recorded #11 ········
$ seat Bob 3
  Bob has seat 3
  recorded #12 ········
$ seat Cat 5
  Cat has seat 5
  recorded #13 ········
$ seat Dan 7
  Dan has seat 7
  recorded #14 ········
$ seat Eve 9
  Eve has seat 9
  recorded #15 ········
$ tournament enter Ann Bob Cat Dan Eve
  Ann enters for $20.00: 1,500 chips
  Bob enters for $20.00: 1,500 chips
  Cat enters for $20.00: 1,500 chips
  Dan enters for $20.00: 1,500 chips
  Eve enters for $20.00: 1,500 chips
  5 entered; the prize pool is $100.00
  recorded #25 ········
! next: enter everybody, then tournament start
$ tournament start
  tournament 1, running
  level 1, 25/50, 20:00 left
  5 of 5 players left, 7,500 chips in play, average stack 1,500
  5 entries at $20.00 for 1,500 chips (PIG-08)
  Hal is the host; Ann rules if Hal is involved (PIG-02, PIG-03)
  the button deals (PIG-19)
  ¶
  player  place  chips  paid in  rebuys
  ───────────────────────────────────────
  Ann        in  1,500   $20.00       –
  Bob        in  1,500   $20.00       –
  Cat        in  1,500   $20.00       –
  Dan        in  1,500   $20.00       –
  Eve        in  1,500   $20.00       –
  ¶
  place   prize
  ───────────────
      1  $70.00
      2  $30.00
  prize pool $100.00
  recorded #26 ········
! next: play (hand new or hand result)
$ deal --dealer Ann
  Ann deals
    seat 1 starts with the button (PIG-22)
    nobody is out, so the button deals (PIG-19)
    `Bob` is next to the button and has the small blind; `Cat` has the big blind
      (PIG-29)
    in the first round, players act in this order: `Dan`, `Eve`, `Ann`, `Bob`,
      `Cat` (PIG-44)
    in later rounds, players act in this order: `Bob`, `Cat`, `Dan`, `Eve`, `Ann`
      (PIG-48)
    `Bob` needs 25 more to call (PIG-45)
  holdem: Bob posts the small blind, 25; Cat posts the big blind, 50
  recorded #27 ········
$ hand new --yes
< ¶
< ffff
  hand 1, holdem: Cat wins 50
  recorded #28 ········
! holdem, 25/50, Ann deals, 5 in: Ann Bob Cat Dan Eve
! Enter to deal > ¶
! Dan 1500 · pot 75 · call 50, raise 75–1500 > ffff
! nobody called Cat's last 25, so Cat gets it back (PIG-51)
! Cat is the only one left in the main pot, so Cat wins it: 50 (PIG-51)
! Bob -25, Cat gets 50 (+25)
! ¶
$ deal
  Bob deals
    the button moves to the left (PIG-22)
    nobody is out, so the button deals (PIG-19)
    `Cat` is next to the button and has the small blind; `Dan` has the big blind
      (PIG-29)
    in the first round, players act in this order: `Eve`, `Ann`, `Bob`, `Cat`,
      `Dan` (PIG-44)
    in later rounds, players act in this order: `Cat`, `Dan`, `Eve`, `Ann`, `Bob`
      (PIG-48)
    `Cat` needs 25 more to call (PIG-45)
  holdem: Cat posts the small blind, 25; Dan posts the big blind, 50
  recorded #29 ········
> Bob deals

Bob leaves, and the next one on his left deals the hand.

$ tournament leave Bob
  Bob leaves; 1,475 chips come out of play and 6,025 stay in (PIG-14)
  recorded #30 ········
! note: a player who leaves doesn't place, and the money stays in the pool (PIG-14)
$ hand result --game holdem --in Dan=25 --in Eve=50 --win Eve=75
  hand 2, holdem: Eve wins 75
  recorded #32 ········
! note: `Bob` wasn't in this hand, so it counts as `Cat`'s deal (PIG-22)
$ deal
  Dan deals
    the button moves to the left (PIG-22)
    nobody is out, so the button deals (PIG-19)
    `Eve` is next to the button and has the small blind; `Ann` has the big blind
      (PIG-29)
    in the first round, players act in this order: `Cat`, `Dan`, `Eve`, `Ann`
      (PIG-44)
    in later rounds, players act in this order: `Eve`, `Ann`, `Cat`, `Dan`
      (PIG-48)
    `Eve` needs 25 more to call (PIG-45)
  holdem: Eve posts the small blind, 25; Ann posts the big blind, 50
  recorded #33 ········
> Dan deals

Ann is out, and deals without having the button.

$ hand result --game holdem --in Ann=1500 --in Eve=1500 --in Cat=50 --win Eve=3050
  hand 3, holdem: Eve wins 3,050
  recorded #35 ········
! note: `Ann` is out in 4th place (PIG-40)
$ deal --dealer Ann
  Eve has the button, and Ann deals
    the button moves to the left (PIG-22)
    the player who went out last deals (PIG-20, PIG-21)
    `Cat` is next to the button and has the small blind; `Dan` has the big blind
      (PIG-29)
    in the first round, players act in this order: `Eve`, `Cat`, `Dan` (PIG-44)
    in later rounds, players act in this order: `Cat`, `Dan`, `Eve` (PIG-48)
    `Cat` needs 25 more to call (PIG-45)
  holdem: Cat posts the small blind, 25; Dan posts the big blind, 50
  recorded #36 ········
