# Both blinds and one more are away: two play, and the file of the hand is taken again
# rules: PIG-64

$ init --house casino
  started a new book in USD with `casino` rules
  recorded #2 ········
! next: add the players (player add NAME NAME)
$ player add Ann Bob Cat Dan Eve
  Ann, a regular
  Bob, a regular
  Cat, a regular
  Dan, a regular
  Eve, a regular
  recorded #7 ········
! next: open the night (open --banker NAME)
$ open --banker Ann
  night 1 is open at The Card Room; Ann is the banker
  recorded #8 ········
! next: sell chips (buy NAME AMOUNT)
$ seat Ann
  Ann has seat 1
  recorded #9 ········
$ seat Bob
  Bob has seat 2
  recorded #10 ········
$ seat Cat
  Cat has seat 3
  recorded #11 ········
$ seat Dan
  Dan has seat 4
  recorded #12 ········
$ seat Eve
  Eve has seat 5
  recorded #13 ········
$ tournament new --entry 20 --stack 1000 --unit 25 --levels 25/50 --payout 60/40
  tournament 1
  entry $20.00 for 1,000 chips (smallest 25)
  prizes 60/40
  recorded #14 ········
! next: enter the players (tournament enter NAME NAME)
$ tournament enter Ann
  Ann enters for $20.00: 1,000 chips
  1 entered; the prize pool is $20.00
  recorded #16 ········
$ tournament enter Bob
  Bob enters for $20.00: 1,000 chips
  2 entered; the prize pool is $40.00
  recorded #18 ········
! next: enter everybody, then tournament start
$ tournament enter Cat
  Cat enters for $20.00: 1,000 chips
  3 entered; the prize pool is $60.00
  recorded #20 ········
$ tournament enter Dan
  Dan enters for $20.00: 1,000 chips
  4 entered; the prize pool is $80.00
  recorded #22 ········
$ tournament enter Eve
  Eve enters for $20.00: 1,000 chips
  5 entered; the prize pool is $100.00
  recorded #24 ········
$ tournament start
  tournament 1, running
  level 1, 25/50, until the table agrees on a new level
  5 of 5 players left, 5,000 chips in play, average stack 1,000
  5 entries at $20.00 for 1,000 chips
  ¶
  player  place  chips  paid in  rebuys
  ───────────────────────────────────────
  Ann        in  1,000   $20.00       –
  Bob        in  1,000   $20.00       –
  Cat        in  1,000   $20.00       –
  Dan        in  1,000   $20.00       –
  Eve        in  1,000   $20.00       –
  ¶
  place   prize
  ───────────────
      1  $60.00
      2  $40.00
  prize pool $100.00
  recorded #25 ········
! next: play (hand new or hand result)
$ deal --dealer Eve
  Eve deals
  recorded #26 ········
$ hand new --yes
< holdem
< -ann
< -bob
< -cat
< ¶
< f
  hand 1, holdem: Eve wins 75
  recorded #27 ········
! no game yet, 25/50, Eve deals, 5 in: Ann Bob Cat Dan Eve
! which game? > holdem
! holdem, 25/50, Eve deals, 5 in: Ann Bob Cat Dan Eve
! Enter to deal > -ann
! holdem, 25/50, Eve deals, 4 in: Bob Cat Dan Eve
! Enter to deal > -bob
! holdem, 25/50, Eve deals, 3 in: Cat Dan Eve
! Enter to deal > -cat
! holdem, 25/50, Eve deals, 2 in: Dan Eve
! Enter to deal > ¶
! note: `Ann` is sitting out and gets no cards, but still pays the blinds
! note: `Bob` is sitting out and gets no cards, but still pays the blinds
! note: `Cat` is sitting out and gets no cards
! Dan 1000 · pot 75 · call 50, raise 100–1000 > f
! Eve is the only one left in the main pot, so Eve wins it: 75 (standard rule)
! Ann -25, Bob -50, Eve gets 75 (+75)
! ¶
$ hand export 1 --format housebook --out two.phh
  1 hand in `two.phh`
$ undo
  undid #27 (hand 1, holdem: Eve won 75)
  recorded #28 ········
$ hand add two.phh
  hand 1, holdem: Eve wins 75
    `Ann` is sitting out and gets no cards, but still puts 25 in the pot (standard
      rule)
    `Bob` is sitting out and gets no cards, but still puts 50 in the pot (standard
      rule)
    Eve is the only one left in the main pot, so Eve wins it: 75 (standard rule)
  recorded #29 ········
> Eve wins 75
