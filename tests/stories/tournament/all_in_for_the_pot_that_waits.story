# Who is all-in for a pot that waits is not out of the tournament; a short ante wins no more than it is from each.
# rules: PIG-12, PIG-38, PIG-40

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
$ player add Eve
  Eve, a regular
  recorded #7 ········
$ open --banker Ann
  night 1 is open at The Pig tournament; Ann is the banker
  recorded #8 ········
! note: the prize table 60/30/20 adds up to 110%, so it can't be paid (PIG-16)
! next: set up the tournament (tournament new --entry AMOUNT --stack CHIPS)
$ tournament new --entry 20 --stack 1500 --rebuy 10 --host Ann --deputy Bob
  tournament 1
  entry $20.00 for 1,500 chips (smallest 25)
  rebuy $10.00 for 500 chips
  recorded #9 ········
! next: enter the players (tournament enter NAME NAME)
$ tournament enter Ann Bob Cat Dan Eve
  Ann enters for $20.00: 1,500 chips
  Bob enters for $20.00: 1,500 chips
  Cat enters for $20.00: 1,500 chips
  Dan enters for $20.00: 1,500 chips
  Eve enters for $20.00: 1,500 chips
  5 entered; the prize pool is $100.00
  recorded #19 ········
! next: enter everybody, then tournament start
$ seat Ann 1
  Ann has seat 1
  recorded #20 ········
$ seat Bob 2
  Bob has seat 2
  recorded #21 ········
$ seat Cat 3
  Cat has seat 3
  recorded #22 ········
$ seat Dan 4
  Dan has seat 4
  recorded #23 ········
$ seat Eve 5
  Eve has seat 5
  recorded #24 ········
$ tournament start --payout 60/30/10
  tournament 1, running
  level 1, 25/50, until the table agrees on a new level
  5 of 5 players left, 7,500 chips in play, average stack 1,500
  5 entries at $20.00 for 1,500 chips (PIG-08)
  Ann is the host; Bob rules if Ann is involved (PIG-02, PIG-03)
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
      1  $60.00
      2  $30.00
      3  $10.00
  prize pool $100.00
  recorded #25 ········
! next: play (hand new or hand result)
$ hand result --game holdem --in Ann=1500 --in Bob=1000 --in Cat=1000 --carry 3500 --for Ann --for Bob --for Cat --really
  hand 1, holdem: nobody wins; 3,500 carries over to the next hand
  recorded #26 ········
$ tournament bust Ann
! error: `Ann` isn't out and can still win the pot in the middle
! hint: hand new
= 4
> can still win the pot in the middle hint
$ hand new --yes
< ¶
< c
< k
< Ah7d2c
< k*
< 9s
< k*
< 9h
< k*
< KsKd
< 2s3d
< AsAd
  hand 2, holdem: Ann wins 3,500, Bob wins 100
  recorded #28 ········
! holdem, 25/50, 3500 in the pot, Ann deals, 3 in: Ann Bob Cat
! Enter to deal > ¶
! Bob 475 · pot 3575 · call 25, raise 75–500 > c
! Cat 450 · pot 3600 · check, raise 75–500 > k
! flop · pot 3600 > Ah7d2c
! flop: Ah 7d 2c · pot 3600
! Bob 450 · pot 3600 · check, bet 25–450 > k*
! turn · pot 3600 > 9s
! turn: Ah 7d 2c 9s · pot 3600
! Bob 450 · pot 3600 · check, bet 25–450 > k*
! river · pot 3600 > 9h
! river: Ah 7d 2c 9s 9h · pot 3600
! Bob 450 · pot 3600 · check, bet 25–450 > k*
! pot 3600 · Bob shows > KsKd
! pot 3600 · Cat shows > 2s3d
! pot 3600 · Ann shows > AsAd
! nobody bet in the last round, so Bob, who acted first, shows first (PIG-53)
! not everybody put in the same amount, so there are 2 pots, each for the players
!   who paid into it (PIG-36)
! Ann put in 0, so Ann can win at most that much from each of the others (PIG-38)
! everybody still in put in the same amount or is all in, so the pot is right
!   (PIG-52)
! your hand is your best five cards: two, one or none of your own, and the rest
!   from the board (PIG-04)
! hands are ranked in the usual order (PIG-05)
! Ann has the best hand for the main pot of 3,500: full house, aces over nines
!   (PIG-55)
! Bob has the best hand for side pot 1 (100): two pair, kings and nines (PIG-55)
! Ann gets 3500 (+3500), Bob gets 100 (+50), Cat -50
! ¶
> Ann gets 3500
> Bob gets 100
$ tournament
  tournament 1, running
  level 1, 25/50, until the table agrees on a new level
  5 of 5 players left, 7,500 chips in play, average stack 1,500
  5 entries at $20.00 for 1,500 chips (PIG-08)
  Ann is the host; Bob rules if Ann is involved (PIG-02, PIG-03)
  the button deals; right now that's Ann (PIG-19)
  ¶
  player  place  chips  paid in  rebuys
  ───────────────────────────────────────
  Ann        in  3,500   $20.00       –
  Dan        in  1,500   $20.00       –
  Eve        in  1,500   $20.00       –
  Bob        in    550   $20.00       –
  Cat        in    450   $20.00       –
  ¶
  place   prize
  ───────────────
      1  $60.00
      2  $30.00
      3  $10.00
  prize pool $100.00
> 3,500
