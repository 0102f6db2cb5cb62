# A tournament sells no chips into a hand, so who is all-in and level is asked nothing when others bet on: he plays for the main pot
# (IGL-14 is for money alone).

$ init --house igloo
  started a new book in USD with `igloo` rules
  recorded #2 ········
! next: add the players (player add NAME NAME)
$ player add Ann Bob Cat
  Ann, a regular
  Bob, a regular
  Cat, a regular
  recorded #5 ········
! next: open the night (open --banker NAME)
$ open --banker Ann
  night 1 is open at The Igloo; Ann is the banker
  recorded #6 ········
! next: sell chips (buy NAME AMOUNT)
$ tournament new --entry 5 --stack 1000 --unit 25 --levels 25/50 --payout 60/40
  tournament 1
  entry $5.00 for 1,000 chips (smallest 25)
  prizes 60/40
  recorded #7 ········
! note: the house's bet limits are in money, so the tournament is played no-limit (standard rule)
! next: enter the players (tournament enter NAME NAME)
$ tournament enter Ann Bob Cat
  Ann enters for $5.00: 1,000 chips
  Bob enters for $5.00: 1,000 chips
  Cat enters for $5.00: 1,000 chips
  3 entered; the prize pool is $15.00
  recorded #13 ········
! next: enter everybody, then tournament start
$ seat Ann Bob Cat
  Ann has seat 1
  Bob has seat 2
  Cat has seat 3
  recorded #16 ········
$ tournament start
  tournament 1, running
  level 1, 25/50, until the table agrees on a new level
  3 of 3 players left, 3,000 chips in play, average stack 1,000
  3 entries at $5.00 for 1,000 chips
  ¶
  player  place  chips  paid in  rebuys
  ───────────────────────────────────────
  Ann        in  1,000    $5.00       –
  Bob        in  1,000    $5.00       –
  Cat        in  1,000    $5.00       –
  ¶
  place  prize
  ──────────────
      1  $9.00
      2  $6.00
  prize pool $15.00
  recorded #17 ········
! next: play (hand new or hand result)
$ hand result --game holdem --dealer Ann --in Ann=600 --in Bob=600 --in Cat=50 --win Ann=1250
  hand 1, holdem: Ann wins 1,250
  recorded #19 ········
$ hand new --yes
< holdem
< d bob
< ¶
< r400
< c
< c
< 2c5d9h
< b 100
< c
< Th
< k*
< Js
< k*
< x
< AsAd
< KsKd
  hand 2, holdem: Ann wins 1,400
  recorded #22 ········
! holdem, 25/50, Bob deals, 3 in: Ann Bob Cat
! Enter to deal > holdem
! holdem, 25/50, Bob deals, 3 in: Ann Bob Cat
! Enter to deal > d bob
! Enter to deal > ¶
! Bob 400 · pot 75 · call 50, raise 100–400 > r400
! Cat 925 · pot 475 · call 375, raise 750–950 > c
! Ann 1600 · pot 850 · call 350, raise 750–1650 > c
! flop · pot 1200 > 2c5d9h
! flop: 2c 5d 9h · pot 1200
! Cat 550 · pot 1200 · check, bet 50–550 > b 100
! Ann 1250 · pot 1300 · call 100, raise 200–1250 > c
! turn · pot 1400 > Th
! turn: 2c 5d 9h Th · pot 1400
! Cat 450 · pot 1400 · check, bet 50–450 > k*
! river · pot 1400 > Js
! river: 2c 5d 9h Th Js · pot 1400
! Cat 450 · pot 1400 · check, bet 50–450 > k*
! pot 1400 · Cat shows > x
! pot 1400 · Ann shows > AsAd
! pot 1400 · Bob shows > KsKd
! not everybody put in the same amount, so there are 2 pots, each for the players
!   who paid into it (IGL-15)
! Cat doesn't show, so Cat can't win (IGL-19)
! Ann has the best hand for the main pot of 1,200: pair of aces (IGL-18)
! Ann has the best hand for side pot 1 (200): pair of aces (IGL-18)
! Ann gets 1400 (+900), Bob -400, Cat -500
! ¶
! note: `Bob` is out in 3rd place
> pot 1400
$ tournament status
  tournament 1, running
  level 1, 25/50, until the table agrees on a new level
  2 of 3 players left, 3,000 chips in play, average stack 1,500
  3 entries at $5.00 for 1,000 chips
  Bob went out in hand 2
  ¶
  player  place  chips  paid in  rebuys
  ───────────────────────────────────────
  Ann        in  2,550    $5.00       –
  Cat        in    450    $5.00       –
  Bob         3      –    $5.00       –
  ¶
  place  prize
  ──────────────
      1  $9.00
      2  $6.00
  prize pool $15.00

# The same where every bet has to be covered with money.

$ --book two.book init --house cause
  started a new book in points with `cause` rules
  recorded #2 ········
! next: add the players (player add NAME NAME)
$ --book two.book player add Ann Bob Cat
  Ann, a regular
  Bob, a regular
  Cat, a regular
  recorded #5 ········
! next: open the night (open --banker NAME)
$ --book two.book open --banker Ann
  night 1 is open at The Cause; Ann is the banker
  recorded #6 ········
! note: management decides how much players can buy in for (CAU-004)
! next: sell chips (buy NAME AMOUNT)
$ --book two.book tournament new --entry 50 --stack 1000 --unit 25 --levels 25/50 --payout 60/40 --host Ann --deputy Bob
  tournament 1
  entry 50 for 1,000 chips (smallest 25)
  prizes 60/40
  recorded #7 ········
! note: the house's bet limits are in money, so the tournament is played no-limit (standard rule)
! note: nobody can buy chips during a tournament hand, so a player who can't cover a bet is all in, but only for the pots they're already in (standard rule)
! next: enter the players (tournament enter NAME NAME)
$ --book two.book tournament enter Ann Bob Cat
  Ann enters for 50: 1,000 chips
  Bob enters for 50: 1,000 chips
  Cat enters for 50: 1,000 chips
  3 entered; the prize pool is 150
  recorded #13 ········
! next: enter everybody, then tournament start
$ --book two.book seat Ann Bob Cat
  Ann has seat 1
  Bob has seat 2
  Cat has seat 3
  recorded #16 ········
! note: management says who sits where (CAU-005)
$ --book two.book tournament start
  tournament 1, running
  level 1, 25/50, until the table agrees on a new level
  3 of 3 players left, 3,000 chips in play, average stack 1,000
  3 entries at 50 for 1,000 chips
  Ann is the host; Bob rules if Ann is involved
  ¶
  player  place  chips  paid in  rebuys
  ───────────────────────────────────────
  Ann        in  1,000       50       –
  Bob        in  1,000       50       –
  Cat        in  1,000       50       –
  ¶
  place  prize
  ──────────────
      1    100
      2     50
  prize pool 150
  recorded #17 ········
! next: play (hand new or hand result)
$ --book two.book hand result --game holdem --dealer Ann --in Ann=600 --in Bob=600 --in Cat=50 --win Ann=1250
  hand 1, holdem: Ann wins 1,250
  recorded #19 ········
$ --book two.book hand new
< holdem
< d bob
< ¶
< r400
< c
< c
< 2c5d9h
< b 100
< c
< q
  stopped: nothing was recorded
! holdem, 25/50, Bob deals, 3 in: Ann Bob Cat
! Enter to deal > holdem
! holdem, 25/50, Bob deals, 3 in: Ann Bob Cat
! Enter to deal > d bob
! Enter to deal > ¶
! Bob 400 · pot 75 · call 50, raise 100–400 > r400
! Cat 925 · pot 475 · call 375, raise 750–950 > c
! Ann 1600 · pot 850 · call 350, raise 750–1650 > c
! flop · pot 1200 > 2c5d9h
! flop: 2c 5d 9h · pot 1200
! Cat 550 · pot 1200 · check, bet 50–550 > b 100
! Ann 1250 · pot 1300 · call 100, raise 200–1250 > c
! turn · pot 1400 > q
