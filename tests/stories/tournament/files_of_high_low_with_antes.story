# The dealer of `igloo` antes for all in a game with a half for the low: the file of the hand is taken again
# rules: IGL-07, IGL-08

$ init --house igloo
  started a new book in USD with `igloo` rules
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
  night 1 is open at The Igloo; Ann is the banker
  recorded #7 ········
! next: sell chips (buy NAME AMOUNT)
$ seat Ann
  Ann has seat 1
  recorded #8 ········
$ seat Bob
  Bob has seat 2
  recorded #9 ········
$ seat Cat
  Cat has seat 3
  recorded #10 ········
$ seat Dan
  Dan has seat 4
  recorded #11 ········
$ tournament new --entry 15 --stack 1000 --unit 5 --levels 25/50/5 --payout 60/40
  tournament 1
  entry $15.00 for 1,000 chips (smallest 5)
  prizes 60/40
  recorded #12 ········
! note: the house's bet limits are in money, so the tournament is played no-limit (standard rule)
! next: enter the players (tournament enter NAME NAME)
$ tournament enter Ann
  Ann enters for $15.00: 1,000 chips
  1 entered; the prize pool is $15.00
  recorded #14 ········
$ tournament enter Bob
  Bob enters for $15.00: 1,000 chips
  2 entered; the prize pool is $30.00
  recorded #16 ········
! next: enter everybody, then tournament start
$ tournament enter Cat
  Cat enters for $15.00: 1,000 chips
  3 entered; the prize pool is $45.00
  recorded #18 ········
$ tournament enter Dan
  Dan enters for $15.00: 1,000 chips
  4 entered; the prize pool is $60.00
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
< five-card-draw high-low
< ¶
< a
< f f f
  hand 1, five-card-draw-hi-lo: Dan wins 145
  recorded #23 ········
! no game yet, 25/50, Ann deals, 4 in: Ann Bob Cat Dan
! which game? > five-card-draw high-low
! five-card-draw-hi-lo, 25/50, Ann deals, 4 in: Ann Bob Cat Dan
! Enter to deal > ¶
! note: `Ann` antes 20 for all 4 players (IGL-08)
! Dan 1000 · pot 95 · call 50, raise 100–1000 > a
! Ann 980 · pot 1095 · call 980 all-in > f f f
! nobody called Dan's last 950, so Dan gets it back (standard rule)
! Dan is the only one left in the main pot, so Dan wins it: 145 (standard rule)
! Ann -20, Bob -25, Cat -50, Dan gets 145 (+95)
! ¶
$ hand export 1 --format housebook --out low.phh
  1 hand in `low.phh`
$ undo
  undid #23 (hand 1, five-card-draw-hi-lo: Dan won 145)
  recorded #24 ········
$ hand add low.phh
  hand 1, five-card-draw-hi-lo: Dan wins 145
    nobody called Dan's last 950, so Dan gets it back (standard rule)
    Dan is the only one left in the main pot, so Dan wins it: 145 (standard rule)
  recorded #25 ········
> Dan wins 145
$ hand new --yes
< omaha-hi-lo-8
< d dan
< -ann
< -bob
< ¶
< f
  hand 2, omaha-hi-lo-8: Dan wins 85
  recorded #27 ········
! five-card-draw-hi-lo, 25/50, Bob deals, 4 in: Ann Bob Cat Dan
! Enter to deal > omaha-hi-lo-8
! omaha-hi-lo-8, 25/50, Bob deals, 4 in: Ann Bob Cat Dan
! Enter to deal > d dan
! omaha-hi-lo-8, 25/50, Dan deals, 4 in: Ann Bob Cat Dan
! Enter to deal > -ann
! omaha-hi-lo-8, 25/50, Dan deals, 3 in: Bob Cat Dan
! Enter to deal > -bob
! omaha-hi-lo-8, 25/50, Dan deals, 2 in: Cat Dan
! Enter to deal > ¶
! note: `Ann` is sitting out and gets no cards, but still pays the blinds
! note: `Bob` is sitting out and gets no cards, but still pays the blinds
! note: `Dan` antes 10 for all 2 players (IGL-08)
! note: the dealer has to call `eight-or-better` before the deal: half the pot
!   goes to the best low of five different ranks, eight or lower (IGL-07)
! Cat 950 · pot 85 · call 50, raise 100–950 > f
! Dan is the only one left in the main pot, so Dan wins it: 85 (standard rule)
! Ann -25, Bob -50, Dan gets 85 (+75)
! ¶
$ hand export 2 --format housebook --out low2.phh
  1 hand in `low2.phh`
$ undo
  undid #26 (Dan deals the next hand)
  undid #27 (hand 2, omaha-hi-lo-8: Dan won 85)
  recorded #29 ········
$ hand add low2.phh
  hand 2, omaha-hi-lo-8: Dan wins 85
    `Ann` is sitting out and gets no cards, but still puts 25 in the pot (standard
      rule)
    `Bob` is sitting out and gets no cards, but still puts 50 in the pot (standard
      rule)
    Dan is the only one left in the main pot, so Dan wins it: 85 (standard rule)
  recorded #31 ········
> Dan wins 85
