# Two who are kept apart do not play in one tournament, even if they sit at one table already

$ init --house cause --currency points
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
$ player add Dan
  Dan, a regular
  recorded #6 ········
$ open --banker Ann
  night 1 is open at The Cause; Ann is the banker
  recorded #7 ········
! note: management decides how much players can buy in for (CAU-004)
! next: sell chips (buy NAME AMOUNT)
$ buy Ann 2000
  Ann buys chips: 2,000 in cash; stack 1,975
  Ann pays 25 into the leaderboard to join the table (CAU-003)
  recorded #9 ········
! next: play (hand new or hand result), then count the stacks
$ seat Ann 1
  Ann has seat 1
  recorded #10 ········
! note: management says who sits where (CAU-005)
$ buy Bob 2000
  Bob buys chips: 2,000 in cash; stack 1,975
  Bob pays 25 into the leaderboard to join the table (CAU-003)
  recorded #12 ········
$ seat Bob 2
  Bob has seat 2
  recorded #13 ········
$ buy Cat 2000
  Cat buys chips: 2,000 in cash; stack 1,975
  Cat pays 25 into the leaderboard to join the table (CAU-003)
  recorded #15 ········
$ seat Cat 3
  Cat has seat 3
  recorded #16 ········
$ buy Dan 2000
  Dan buys chips: 2,000 in cash; stack 1,975
  Dan pays 25 into the leaderboard to join the table (CAU-003)
  recorded #18 ········
$ seat Dan 4
  Dan has seat 4
  recorded #19 ········
$ seats --forbid Ann,Bob
  Ann and Bob can't sit at the same table from now on
  recorded #20 ········
! note: `Ann` and `Bob` are now at the same table: one of them has to leave before the next hand (CAU-005)
$ tournament new --entry 100 --stack 100 --unit 25 --levels "25/50@20"
  tournament 1
  entry 100 for 100 chips (smallest 25)
  recorded #21 ········
! note: the house's bet limits are in money, so the tournament is played no-limit (standard rule)
! note: nobody can buy chips during a tournament hand, so a player who can't cover a bet is all in, but only for the pots they're already in (standard rule)
! next: enter the players (tournament enter NAME NAME)
$ tournament enter Ann Bob Cat
! error: `Ann` and `Bob` can't sit at the same table, but tournaments here are played at one table (CAU-005)
! hint: seats --help
= 4
> `Ann` and `Bob` can't sit at the same table, but tournaments here are played at one table (CAU-005)
$ tournament enter Ann Cat Dan
  Ann enters for 100: 100 chips
  Cat enters for 100: 100 chips
  Dan enters for 100: 100 chips
  3 entered; the prize pool is 300
  recorded #27 ········
! next: enter everybody, then tournament start

What is said after they entered is held to at the start.

$ seats --forbid Cat,Dan
  Cat and Dan can't sit at the same table from now on
  recorded #28 ········
! note: `Cat` and `Dan` are now at the same table: one of them has to leave before the next hand (CAU-005)
$ tournament start --payout 60/40
! error: `Cat` and `Dan` can't sit at the same table, but tournaments here are played at one table (CAU-005)
! hint: seats --help
= 4
> `Cat` and `Dan` can't sit at the same table, but tournaments here are played at one table (CAU-005)
$ seats --allow Cat,Dan
  Cat and Dan can sit at the same table again
  recorded #29 ········
$ tournament start --payout 60/40
  tournament 1, running
  level 1, 25/50, 20:00 left
  3 of 3 players left, 300 chips in play, average stack 100
  3 entries at 100 for 100 chips
  ¶
  player  place  chips  paid in  rebuys
  ───────────────────────────────────────
  Ann        in    100      100       –
  Cat        in    100      100       –
  Dan        in    100      100       –
  ¶
  place  prize
  ──────────────
      1    200
      2    100
  prize pool 300
  recorded #30 ········
! next: play (hand new or hand result)

While it is played, one of them can leave it.

$ seats --forbid Cat,Dan
  Cat and Dan can't sit at the same table from now on
  recorded #31 ········
! note: `Cat` and `Dan` are now at the same table: one of them has to leave before the next hand (CAU-005)
$ deal --dealer Ann
  Ann deals
  recorded #32 ········
$ hand result --game five-card-draw --in Cat=25 --in Dan=25 --win Dan=50
! error: `Cat` and `Dan` can't sit at the same table: one of them has to sit out or leave (CAU-005)
! hint: tournament seats
= 4
> `Cat` and `Dan` can't sit at the same table
