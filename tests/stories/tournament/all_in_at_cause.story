# Where a short player buys chips in the hand, a tournament has none to sell: he is all-in, and it is said beforehand
# rules: CAU-027

$ init --house cause
  started a new book in points with `cause` rules
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
  night 1 is open at The Cause; Ann is the banker
  recorded #6 ········
! note: management decides how much players can buy in for (CAU-004)
! next: sell chips (buy NAME AMOUNT)
$ tournament new --entry 1000 --stack 1500 --payout 100 --levels "25/50@20"
  tournament 1
  entry 1,000 for 1,500 chips (smallest 25)
  prizes 100
  recorded #7 ········
! note: the house's bet limits are in money, so the tournament is played no-limit (standard rule)
! note: nobody can buy chips during a tournament hand, so a player who can't cover a bet is all in, but only for the pots they're already in (standard rule)
! next: enter the players (tournament enter NAME NAME)
> so a player who can't cover a bet is all in, but only for the pots they're already in
$ tournament enter Ann
  Ann enters for 1,000: 1,500 chips
  1 entered; the prize pool is 1,000
  recorded #9 ········
$ seat Ann 1
  Ann has seat 1
  recorded #10 ········
! note: management says who sits where (CAU-005)
$ tournament enter Bob
  Bob enters for 1,000: 1,500 chips
  2 entered; the prize pool is 2,000
  recorded #12 ········
! next: enter everybody, then tournament start
$ seat Bob 2
  Bob has seat 2
  recorded #13 ········
$ tournament enter Cat
  Cat enters for 1,000: 1,500 chips
  3 entered; the prize pool is 3,000
  recorded #15 ········
$ seat Cat 3
  Cat has seat 3
  recorded #16 ········
$ tournament start
  tournament 1, running
  level 1, 25/50, 20:00 left
  3 of 3 players left, 4,500 chips in play, average stack 1,500
  3 entries at 1,000 for 1,500 chips
  ¶
  player  place  chips  paid in  rebuys
  ───────────────────────────────────────
  Ann        in  1,500    1,000       –
  Bob        in  1,500    1,000       –
  Cat        in  1,500    1,000       –
  ¶
  place  prize
  ──────────────
      1  3,000
  prize pool 3,000
  recorded #17 ········
! next: play (hand new or hand result)
$ count Cat 500
  Cat has 500: down 1,000 in unrecorded hands
  recorded #18 ········
$ count Ann 2500
  Ann has 2,500: up 1,000 in unrecorded hands
  recorded #19 ········
$ hand new
< holdem
< d ann
< ¶
< r 1500
< c
< c
< 2c3d4h 5s 9c
< KhKd
< QhQd
< AhAd
< y
  hand 1, holdem: Ann wins 3,500
  recorded #22 ········
! no game yet, 25/50, no dealer yet, 3 in: Ann Bob Cat
! which game? > holdem
! holdem, 25/50, no dealer yet, 3 in: Ann Bob Cat
! who deals? > d ann
! holdem, 25/50, Ann deals, 3 in: Ann Bob Cat
! Enter to deal > ¶
! Ann 2500 · pot 75 · call 50, raise 100–2500 > r 1500
! Bob 1475 · pot 1575 · call 1475 all-in > c
! Cat 450 · pot 3050 · call 450 all-in > c
! flop · pot 3500 > 2c3d4h 5s 9c
! river: 2c 3d 4h 5s 9c · pot 3500
! pot 3500 · Bob shows > KhKd
! pot 3500 · Cat shows > QhQd
! pot 3500 · Ann shows > AhAd
! nobody bet in the last round, so Bob, on the dealer's left, shows first
!   (CAU-032)
! not everybody put in the same amount, so there are 2 pots, each for the players
!   who paid into it (standard rule)
! Ann has the best hand for the main pot of 1,500: straight, five high (CAU-030,
!   CAU-034)
! a straight, five high, beats a pair of kings (CAU-041)
! Ann has the best hand for side pot 1 (2,000): straight, five high (CAU-030,
!   CAU-034)
! a straight, five high, beats a pair of kings (CAU-041)
! Ann gets 3500 (+2000), Bob -1500, Cat -500
! record? [Y/n] > y
! note: `Bob` is out in 2nd place; `Cat` is out in 3rd place
! note: `Ann` has all 4,500 chips and wins; next: tournament payout
$ tournament status
  tournament 1, running
  level 1, 25/50, 16:00 left
  1 of 3 players left, 4,500 chips in play, average stack 4,500
  3 entries at 1,000 for 1,500 chips
  Bob and Cat went out in hand 1
  ¶
  player  place  chips  paid in  rebuys
  ───────────────────────────────────────
  Ann         1  4,500    1,000       –
  Bob         2      –    1,000       –
  Cat         3      –    1,000       –
  ¶
  place  prize
  ──────────────
      1  3,000
  prize pool 3,000
$ audit
  check           found
  ────────────────────────────────────────────────────────────
  file        ok  pages and indexes are sound
  references  ok  no broken links
  people      ok  nobody is listed twice
  chain       ok  22 events in an unbroken chain
  entries     ok  31 postings match their events and balance
  replay      ok  29 tables match the events
  requests    ok  every answer belongs to its events
  hands       ok  1 hand settled again, same result
  ¶
  the book is in order: 22 events
