# At a tournament of `igloo` the dealer antes for all, also where he is away, and every file says so
# rules: IGL-08

file each.phh:
  variant = "NT"
  _in_chips = true
  antes = [5, 5, 5, 5]
  blinds_or_straddles = [25, 50, 0, 0]
  min_bet = 50
  starting_stacks = [1000, 1000, 1000, 1000]
  actions = ["d dh p1 ????", "d dh p2 ????", "d dh p3 ????", "d dh p4 ????", "p3 f", "p4 f", "p1 f"]
  players = ["Bob", "Cat", "Dan", "Ann"]

file all.phh:
  variant = "NT"
  _in_chips = true
  antes = [0, 0, 0, 20]
  blinds_or_straddles = [25, 50, 0, 0]
  min_bet = 50
  starting_stacks = [1000, 1000, 1000, 1000]
  actions = ["d dh p1 ????", "d dh p2 ????", "d dh p3 ????", "d dh p4 ????", "p3 f", "p4 f", "p1 f"]
  players = ["Bob", "Cat", "Dan", "Ann"]

file more.phh:
  variant = "NT"
  _in_chips = true
  antes = [0, 0, 0, 25]
  blinds_or_straddles = [25, 50, 0, 0]
  min_bet = 50
  starting_stacks = [1000, 1000, 1000, 1000]
  actions = ["d dh p1 ????", "d dh p2 ????", "d dh p3 ????", "d dh p4 ????", "p3 f", "p4 f", "p1 f"]
  players = ["Bob", "Cat", "Dan", "Ann"]

file another.phh:
  variant = "NT"
  _in_chips = true
  antes = [20, 0, 0, 0]
  blinds_or_straddles = [25, 50, 0, 0]
  min_bet = 50
  starting_stacks = [1000, 1000, 1000, 1000]
  actions = ["d dh p1 ????", "d dh p2 ????", "d dh p3 ????", "d dh p4 ????", "p3 f", "p4 f", "p1 f"]
  players = ["Bob", "Cat", "Dan", "Ann"]

$ init --house igloo
  started a new book in USD with `igloo` rules
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
  night 1 is open at The Igloo; Ann is the banker
  recorded #7 ········
! next: sell chips (buy NAME AMOUNT)
$ tournament new --entry 15 --stack 1000 --unit 5 --payout 60/40 --levels 25/50/5
  tournament 1
  entry $15.00 for 1,000 chips (smallest 5)
  prizes 60/40
  recorded #8 ········
! note: the house's bet limits are in money, so the tournament is played no-limit (standard rule)
! next: enter the players (tournament enter NAME NAME)
$ tournament enter Ann Bob Cat Dan
  Ann enters for $15.00: 1,000 chips
  Bob enters for $15.00: 1,000 chips
  Cat enters for $15.00: 1,000 chips
  Dan enters for $15.00: 1,000 chips
  4 entered; the prize pool is $60.00
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
  level 1, 25/50, ante 5, until the table agrees on a new level
  4 of 4 players left, 4,000 chips in play, average stack 1,000
  4 entries at $15.00 for 1,000 chips
  ¶
  player  place  chips  paid in  rebuys
  ───────────────────────────────────────
  Ann        in  1,000   $15.00       –
  Bob        in  1,000   $15.00       –
  Cat        in  1,000   $15.00       –
  Dan        in  1,000   $15.00       –
  ¶
  place   prize
  ───────────────
      1  $36.00
      2  $24.00
  prize pool $60.00
  recorded #21 ········
! next: play (hand new or hand result)
$ deal --dealer Ann
  Ann deals
  recorded #22 ········
$ hand new --yes
< draw
< ¶
< a
< f*
  hand 1, five-card-draw: Dan wins 145
  recorded #23 ········
! no game yet, 25/50, Ann deals, 4 in: Ann Bob Cat Dan
! which game? > draw
! five-card-draw, 25/50, Ann deals, 4 in: Ann Bob Cat Dan
! Enter to deal > ¶
! note: `Ann` antes 20 for all 4 players (IGL-08)
! Dan 1000 · pot 95 · call 50, raise 100–1000 > a
! Ann 980 · pot 1095 · call 980 all-in > f*
! nobody called Dan's last 950, so Dan gets it back (standard rule)
! Dan is the only one left in the main pot, so Dan wins it: 145 (standard rule)
! Ann -20, Bob -25, Cat -50, Dan gets 145 (+95)
! ¶
$ hand export 1 --format housebook --out draw.phh
  1 hand in `draw.phh`
$ undo
  undid #23 (hand 1, five-card-draw: Dan won 145)
  recorded #24 ········
$ hand add draw.phh
  hand 1, five-card-draw: Dan wins 145
    nobody called Dan's last 950, so Dan gets it back (standard rule)
    Dan is the only one left in the main pot, so Dan wins it: 145 (standard rule)
  recorded #25 ········
$ tournament status
  tournament 1, running
  level 1, 25/50, ante 5, until the table agrees on a new level
  4 of 4 players left, 4,000 chips in play, average stack 1,000
  4 entries at $15.00 for 1,000 chips
  ¶
  player  place  chips  paid in  rebuys
  ───────────────────────────────────────
  Dan        in  1,095   $15.00       –
  Ann        in    980   $15.00       –
  Bob        in    975   $15.00       –
  Cat        in    950   $15.00       –
  ¶
  place   prize
  ───────────────
      1  $36.00
      2  $24.00
  prize pool $60.00
$ deal --dry-run
  Bob deals
    the button moves to the left (IGL-05)
  if it's five-card-draw again: Cat posts the small blind, 25; Dan posts the big
    blind, 50; Bob posts 20 dead
    `Bob` antes 20 for all 4 players (IGL-08)
  (dry run: nothing was recorded)

Bob is away with the button: what he antes for those who are dealt in is taken from him.

$ hand new --yes
< omaha-hi-lo-8
< -bob
< ¶
< 200
< f*
  hand 2, omaha-hi-lo-8: Ann wins 140
  recorded #27 ········
! five-card-draw, 25/50, Bob deals, 4 in: Ann Bob Cat Dan
! Enter to deal > omaha-hi-lo-8
! omaha-hi-lo-8, 25/50, Bob deals, 4 in: Ann Bob Cat Dan
! Enter to deal > -bob
! omaha-hi-lo-8, 25/50, Bob deals, 3 in: Ann Cat Dan
! Enter to deal > ¶
! note: `Bob` is sitting out and gets no cards
! note: `Bob` antes 15 for all 3 players (IGL-08)
! note: the dealer has to call `eight-or-better` before the deal: half the pot
!   goes to the best low of five different ranks, eight or lower (IGL-07)
! Ann 980 · pot 90 · call 50, raise 100–980 > 200
! Cat 925 · pot 290 · call 175, raise 350–950 > f*
! nobody called Ann's last 150, so Ann gets it back (standard rule)
! Ann is the only one left in the main pot, so Ann wins it: 140 (standard rule)
! Ann gets 140 (+90), Bob -15, Cat -25, Dan -50
! ¶
$ hand export 2 --format housebook --out omaha.phh
  1 hand in `omaha.phh`
$ undo
  undid #26 (Bob deals the next hand)
  undid #27 (hand 2, omaha-hi-lo-8: Ann won 140)
  recorded #29 ········
$ hand add omaha.phh
  hand 2, omaha-hi-lo-8: Ann wins 140
    `Bob` is sitting out and gets no cards, but still puts 15 in the pot (standard
      rule)
    nobody called Ann's last 150, so Ann gets it back (standard rule)
    Ann is the only one left in the main pot, so Ann wins it: 140 (standard rule)
  recorded #31 ········
$ hand show 2
  hand 2, omaha-hi-lo-8: Ann wins 140 (event 31, 2026-01-02 19:20)
  the dealer called omaha-hi-lo-8 (IGL-07)
  `eight-or-better` was called before the deal: half the pot goes to the best low
    of five different ranks, eight or lower (IGL-07)
  ¶
  player                      posted    before  after
  ─────────────────────────────────────────────────────
  Cat                         blind 25     950    925
  Dan                         blind 50   1,095  1,045
  Ann                         –            980  1,070
  Bob (button) (sitting out)  dead 15      975    960
  ¶
  the hand
    Ann raises to 200  pot 290
    Cat folds          pot 290
    Dan folds          pot 290
  ¶
  pot       amount  could win it  won it
  ────────────────────────────────────────
  main pot     140  Ann           Ann
  `Bob` is sitting out and gets no cards, but still puts 15 in the pot (standard
    rule)
  nobody called Ann's last 150, so Ann gets it back (standard rule)
  Ann is the only one left in the main pot, so Ann wins it: 140 (standard rule)
  ¶
  in the ledger (show 31):
  party  asset   with  amount
  ─────────────────────────────
  Ann    stacks            90
  Bob    stacks           -15
  Cat    stacks           -25
  Dan    stacks           -50
$ deal --dry-run
  Cat deals
    the button moves to the left (IGL-05)
  if it's omaha-hi-lo-8 again: Dan posts the small blind, 25; Ann posts the big
    blind, 50; Cat posts 20 dead
    `Cat` antes 20 for all 4 players (IGL-08)
  (dry run: nothing was recorded)
! note: the dealer has to call `eight-or-better` before the deal: half the pot goes to the best low of five different ranks, eight or lower (IGL-07)
$ undo
  undid #30 (Bob deals the next hand)
  undid #31 (hand 2, omaha-hi-lo-8: Ann won 140)
  recorded #33 ········
$ hand result --game omaha-hi-lo-8 --dealer Bob --away Bob --in Bob=15 --in Cat=25 --in Dan=50 --in Ann=50 --win Ann=140
  hand 2, omaha-hi-lo-8: Ann wins 140
  recorded #35 ········
$ tournament status
  tournament 1, running
  level 1, 25/50, ante 5, until the table agrees on a new level
  4 of 4 players left, 4,000 chips in play, average stack 1,000
  4 entries at $15.00 for 1,000 chips
  ¶
  player  place  chips  paid in  rebuys
  ───────────────────────────────────────
  Ann        in  1,070   $15.00       –
  Dan        in  1,045   $15.00       –
  Bob        in    960   $15.00       –
  Cat        in    925   $15.00       –
  ¶
  place   prize
  ───────────────
      1  $36.00
      2  $24.00
  prize pool $60.00

A card room where everybody antes for himself is read as before. One ante for all is the dealer's, and as much as for those who are
dealt in.

$ --book two.book init --house igloo
  started a new book in USD with `igloo` rules
  recorded #2 ········
! next: add the players (player add NAME NAME)
$ --book two.book player add Ann
  Ann, a regular
  recorded #3 ········
$ --book two.book player add Bob
  Bob, a regular
  recorded #4 ········
! next: open the night (open --banker NAME)
$ --book two.book player add Cat
  Cat, a regular
  recorded #5 ········
$ --book two.book player add Dan
  Dan, a regular
  recorded #6 ········
$ --book two.book open --banker Ann
  night 1 is open at The Igloo; Ann is the banker
  recorded #7 ········
! next: sell chips (buy NAME AMOUNT)
$ --book two.book tournament new --entry 15 --stack 1000 --unit 5 --payout 60/40 --levels 25/50/5
  tournament 1
  entry $15.00 for 1,000 chips (smallest 5)
  prizes 60/40
  recorded #8 ········
! note: the house's bet limits are in money, so the tournament is played no-limit (standard rule)
! next: enter the players (tournament enter NAME NAME)
$ --book two.book tournament enter Ann Bob Cat Dan
  Ann enters for $15.00: 1,000 chips
  Bob enters for $15.00: 1,000 chips
  Cat enters for $15.00: 1,000 chips
  Dan enters for $15.00: 1,000 chips
  4 entered; the prize pool is $60.00
  recorded #16 ········
! next: enter everybody, then tournament start
$ --book two.book seat Ann 1
  Ann has seat 1
  recorded #17 ········
$ --book two.book seat Bob 2
  Bob has seat 2
  recorded #18 ········
$ --book two.book seat Cat 3
  Cat has seat 3
  recorded #19 ········
$ --book two.book seat Dan 4
  Dan has seat 4
  recorded #20 ········
$ --book two.book tournament start
  tournament 1, running
  level 1, 25/50, ante 5, until the table agrees on a new level
  4 of 4 players left, 4,000 chips in play, average stack 1,000
  4 entries at $15.00 for 1,000 chips
  ¶
  player  place  chips  paid in  rebuys
  ───────────────────────────────────────
  Ann        in  1,000   $15.00       –
  Bob        in  1,000   $15.00       –
  Cat        in  1,000   $15.00       –
  Dan        in  1,000   $15.00       –
  ¶
  place   prize
  ───────────────
      1  $36.00
      2  $24.00
  prize pool $60.00
  recorded #21 ········
! next: play (hand new or hand result)
$ --book two.book deal --dealer Ann
  Ann deals
  recorded #22 ········
$ --book two.book hand add each.phh
  hand 1, holdem: Cat wins 70
    nobody called Cat's last 25, so Cat gets it back (standard rule)
    Cat is the only one left in the main pot, so Cat wins it: 70 (standard rule)
  recorded #23 ········
$ --book two.book undo
  undid #23 (hand 1, holdem: Cat won 70)
  recorded #24 ········
$ --book two.book hand add all.phh
  hand 1, holdem: Cat wins 70
    nobody called Cat's last 25, so Cat gets it back (standard rule)
    Cat is the only one left in the main pot, so Cat wins it: 70 (standard rule)
  recorded #25 ········
$ --book two.book undo
  undid #25 (hand 1, holdem: Cat won 70)
  recorded #26 ········
$ --book two.book hand add more.phh
! error: more.phh:3:1: somebody antes 0, but the ante at this table is 5 (IGL-08)
= 5
$ --book two.book hand add another.phh
! error: another.phh:3:1: somebody antes 20, but the ante at this table is 5 (IGL-08)
= 5

Chips cannot be bought for the antes: who has less antes what he has, and is all-in, or away, with it.

$ --book two.book hand result --game holdem --dealer Dan --in Ann=990 --in Bob=990 --in Dan=20 --win Bob=2000
  hand 1, holdem: Bob wins 2,000
  recorded #28 ········
$ --book two.book hand new --yes
< holdem
< ¶
< f*
< 2c 7d 9s
< Th
< Jd
< w ann
  hand 2, holdem: Ann wins 10, Cat wins 50
  recorded #30 ········
! holdem, 25/50, Ann deals, 4 in: Ann Bob Cat Dan
! Enter to deal > holdem
! holdem, 25/50, Ann deals, 4 in: Ann Bob Cat Dan
! Enter to deal > ¶
! note: `Ann` antes 10 for all 4 players, which is `Ann`'s whole stack (IGL-08)
! note: `Ann` has 10 but has to post 20: `Ann` is all-in and can only win the main
!   pot (IGL-15)
! Dan 980 · pot 85 · call 50, raise 100–980 > f*
! flop · pot 85 > 2c 7d 9s
! flop: 2c 7d 9s · pot 85
! turn · pot 85 > Th
! turn: 2c 7d 9s Th · pot 85
! river · pot 85 > Jd
! river: 2c 7d 9s Th Jd · pot 85
! pot 85 · Cat shows > w ann
! not everybody put in the same amount, so there are 2 pots, each for the players
!   who paid into it (IGL-15)
! nobody called Cat's last 25, so Cat gets it back (standard rule)
! Ann is the only one left in the main pot, so Ann wins it: 10 (IGL-19)
! Cat is the only one left in side pot 1, so Cat wins it: 50 (IGL-19)
! Ann gets 10 (+0), Bob -25, Cat gets 50 (+25)
! ¶
$ --book two.book hand export 2 --format housebook --out short.phh
  1 hand in `short.phh`
$ --book two.book undo
  undid #29 (Ann deals the next hand)
  undid #30 (hand 2, holdem: Ann won 10 and Cat won 50)
  recorded #32 ········
$ --book two.book hand add short.phh
  hand 2, holdem: Cat wins 50, Ann wins 10
    not everybody put in the same amount, so there are 2 pots, each for the
      players who paid into it (IGL-15)
    nobody called Cat's last 25, so Cat gets it back (standard rule)
    Ann is the only one left in the main pot, so Ann wins it: 10 (IGL-19)
    Cat is the only one left in side pot 1, so Cat wins it: 50 (IGL-19)
  recorded #34 ········
$ --book two.book undo
  undid #33 (Ann deals the next hand)
  undid #34 (hand 2, holdem: Cat won 50 and Ann won 10)
  recorded #36 ········
$ --book two.book hand new --yes
< holdem
< -ann
< ¶
< f*
  hand 2, holdem: Cat wins 60
  recorded #39 ········
! holdem, 25/50, Ann deals, 4 in: Ann Bob Cat Dan
! Enter to deal > holdem
! holdem, 25/50, Ann deals, 4 in: Ann Bob Cat Dan
! Enter to deal > -ann
! holdem, 25/50, Ann deals, 3 in: Bob Cat Dan
! Enter to deal > ¶
! note: `Ann` is sitting out and gets no cards
! note: `Ann` antes 10 for all 3 players, which is `Ann`'s whole stack (IGL-08)
! note: `Ann` has 10 but has to post 15: all of it goes in (IGL-15)
! Dan 980 · pot 85 · call 50, raise 100–980 > f*
! nobody called Cat's last 25, so Cat gets it back (standard rule)
! Cat is the only one left in the main pot, so Cat wins it: 60 (standard rule)
! Ann -10, Bob -25, Cat gets 60 (+35)
! ¶
! note: `Ann` is out in 4th place
$ --book two.book hand export 2 --format housebook --out gone.phh
  1 hand in `gone.phh`
$ --book two.book undo
  undid #37 (Ann deals the next hand)
  undid #38 (hand 2, holdem: Cat won 60)
  undid #39 (Ann was knocked out in hand 2)
  recorded #42 ········
$ --book two.book hand add gone.phh
  hand 2, holdem: Cat wins 60
    `Ann` is sitting out and gets no cards, but still puts 10 in the pot (standard
      rule)
    nobody called Cat's last 25, so Cat gets it back (standard rule)
    Cat is the only one left in the main pot, so Cat wins it: 60 (standard rule)
  recorded #45 ········
! note: `Ann` is out in 4th place
$ --book two.book tournament status
  tournament 1, running
  level 1, 25/50, ante 5, until the table agrees on a new level
  3 of 4 players left, 4,000 chips in play, average stack 1,333
  4 entries at $15.00 for 1,000 chips
  Ann went out in hand 2
  ¶
  player  place  chips  paid in  rebuys
  ───────────────────────────────────────
  Bob        in  1,985   $15.00       –
  Cat        in  1,035   $15.00       –
  Dan        in    980   $15.00       –
  Ann         4      –   $15.00       –
  ¶
  place   prize
  ───────────────
      1  $36.00
      2  $24.00
  prize pool $60.00
