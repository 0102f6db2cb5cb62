# Who is away and cannot cover the blind has all of it taken, and is out
# rules: PIG-64 PIG-35

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
$ tournament new --entry 20 --stack 75 --payout 70/30 --levels "25/50@20" --unit 25 --host Ann --deputy Bob
  tournament 1
  entry $20.00 for 75 chips (smallest 25)
  prizes 70/30
  recorded #7 ········
! note: this house raises the blinds when everybody agrees, not by the clock; everybody who enters agrees to this schedule (PIG-26, PIG-27)
! note: the first player out can rebuy at a price set before the start, but none was set: undo, then tournament new … --rebuy 10 (PIG-09)
! next: enter the players (tournament enter NAME NAME)
$ tournament enter Ann Bob Cat
  Ann enters for $20.00: 75 chips
  Bob enters for $20.00: 75 chips
  Cat enters for $20.00: 75 chips
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
  level 1, 25/50, 20:00 left
  3 of 3 players left, 225 chips in play, average stack 75
  3 entries at $20.00 for 75 chips (PIG-08)
  Ann is the host; Bob rules if Ann is involved (PIG-02, PIG-03)
  the button deals (PIG-19)
  ¶
  player  place  chips  paid in  rebuys
  ───────────────────────────────────────
  Ann        in     75   $20.00       –
  Bob        in     75   $20.00       –
  Cat        in     75   $20.00       –
  ¶
  place   prize
  ───────────────
      1  $42.00
      2  $18.00
  prize pool $60.00
  recorded #17 ········
! next: play (hand new or hand result)
$ deal --dealer Ann
  Ann deals
    seat 1 starts with the button (PIG-22)
    nobody is out, so the button deals (PIG-19)
    `Bob` is next to the button and has the small blind; `Cat` has the big blind
      (PIG-29)
    in the first round, players act in this order: `Ann`, `Bob`, `Cat` (PIG-44)
    in later rounds, players act in this order: `Bob`, `Cat`, `Ann` (PIG-48)
    `Bob` needs 25 more to call (PIG-45)
  holdem: Bob posts the small blind, 25; Cat posts the big blind, 50
  recorded #18 ········
$ hand new --yes
< -cat
< ¶
< c
< f
  hand 1, holdem: Ann wins 125
  recorded #19 ········
! holdem, 25/50, Ann deals, 3 in: Ann Bob Cat
! Enter to deal > -cat
! holdem, 25/50, Ann deals, 2 in: Ann Bob
! Enter to deal > ¶
! note: `Cat` is sitting out and gets no cards, but still pays the blinds (PIG-64)
! Ann 75 · pot 75 · call 50, raise 75 > c
! Bob 50 · pot 125 · call 25, raise 75 > f
! Ann is the only one left in the main pot, so Ann wins it: 125 (PIG-51)
! Ann gets 125 (+75), Bob -25, Cat -50
! ¶
$ hand new --yes
< -cat
< ¶
< f
  hand 2, holdem: Ann wins 50
  recorded #22 ········
! holdem, 25/50, Bob deals, 3 in: Ann Bob Cat
! Enter to deal > -cat
! holdem, 25/50, Bob deals, 2 in: Ann Bob
! Enter to deal > ¶
! note: `Cat` is sitting out and gets no cards, but still pays the blinds (PIG-64)
! Bob 50 · pot 75 · call 50 all-in > f
! nobody called Ann's last 25, so Ann gets it back (PIG-51)
! Ann is the only one left in the main pot, so Ann wins it: 50 (PIG-51)
! Ann gets 50 (+25), Cat -25
! ¶
! note: `Cat` is out in 3rd place (PIG-40)
! note: two players are left: the button posts the small blind and acts first before the flop (standard rule) (PIG-29)
$ hand new --yes
< -cat
< ¶
< f
  hand 3, holdem: Bob wins 50
  recorded #24 ········
! holdem, 25/50, Ann has the button, and Cat deals, 2 in: Ann Bob
! Enter to deal > -cat
! error: `Cat` is already out, in 3rd place
! Enter to deal > ¶
! Ann 150 · pot 75 · call 25 > f
! nobody called Bob's last 25, so Bob gets it back (PIG-51)
! Bob is the only one left in the main pot, so Bob wins it: 50 (PIG-51)
! Ann -25, Bob gets 50 (+25)
! ¶
$ hand list
  night  hand  game    pot  recorded by
  ───────────────────────────────────────
      1     1  holdem  125  full
      1     2  holdem   50  full
      1     3  holdem   50  full
$ tournament status
  tournament 1, running
  level 1, 25/50, 14:00 left
  2 of 3 players left, 225 chips in play, average stack 112
  3 entries at $20.00 for 75 chips (PIG-08)
  Ann is the host; Bob rules if Ann is involved (PIG-02, PIG-03)
  Cat is out, so Cat deals (PIG-20, PIG-21)
  Cat went out in hand 2 (PIG-40)
  ¶
  player  place  chips  paid in  rebuys
  ───────────────────────────────────────
  Ann        in    150   $20.00       –
  Bob        in     75   $20.00       –
  Cat         3      –   $20.00       –
  ¶
  place   prize
  ───────────────
      1  $42.00
      2  $18.00
  prize pool $60.00
