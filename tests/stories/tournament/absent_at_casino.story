# Where the house says nothing of it, who is away from a tournament has ante and blind taken too (standard rule)

$ init --house casino
  started a new book in USD with `casino` rules
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
  night 1 is open at The Card Room; Ann is the banker
  recorded #7 ········
! next: sell chips (buy NAME AMOUNT)
$ tournament new --entry 20 --stack 5000 --payout 70/30 --levels "100/200/25@20" --unit 25 --host Ann --deputy Bob
  tournament 1
  entry $20.00 for 5,000 chips (smallest 25)
  prizes 70/30
  recorded #8 ········
! next: enter the players (tournament enter NAME NAME)
$ tournament enter Ann Bob Cat Dan
  Ann enters for $20.00: 5,000 chips
  Bob enters for $20.00: 5,000 chips
  Cat enters for $20.00: 5,000 chips
  Dan enters for $20.00: 5,000 chips
  4 entered; the prize pool is $80.00
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
  level 1, 100/200, ante 25, 20:00 left
  4 of 4 players left, 20,000 chips in play, average stack 5,000
  4 entries at $20.00 for 5,000 chips
  Ann is the host; Bob rules if Ann is involved
  ¶
  player  place  chips  paid in  rebuys
  ───────────────────────────────────────
  Ann        in  5,000   $20.00       –
  Bob        in  5,000   $20.00       –
  Cat        in  5,000   $20.00       –
  Dan        in  5,000   $20.00       –
  ¶
  place   prize
  ───────────────
      1  $56.00
      2  $24.00
  prize pool $80.00
  recorded #21 ········
! next: play (hand new or hand result)
$ deal --dealer Ann
  Ann deals
  recorded #22 ········
$ hand new --yes
< holdem -cat
< ¶
< c
< f
< f
  hand 1, holdem: Dan wins 600
  recorded #23 ········
! no game yet, 100/200, Ann deals, 4 in: Ann Bob Cat Dan
! which game? > holdem -cat
! holdem, 100/200, Ann deals, 3 in: Ann Bob Dan
! Enter to deal > ¶
! note: `Cat` is sitting out and gets no cards, but still pays the blinds
! Dan 4975 · pot 400 · call 200, raise 400–4975 > c
! Ann 4975 · pot 600 · call 200, raise 400–4975 > f
! Bob 4875 · pot 600 · call 100, raise 400–4975 > f
! Dan is the only one left in the main pot, so Dan wins it: 600 (standard rule)
! Ann -25, Bob -125, Cat -225, Dan gets 600 (+375)
! ¶
$ hand show 1
  hand 1, holdem: Dan wins 600 (event 23, 2026-01-02 19:14)
  ¶
  player             posted              before  after
  ──────────────────────────────────────────────────────
  Ann (button)       ante 25              5,000  4,975
  Bob                ante 25, blind 100   5,000  4,875
  Cat (sitting out)  ante 25, blind 200   5,000  4,775
  Dan                ante 25              5,000  5,375
  ¶
  the hand
    Dan calls 200  pot 600
    Ann folds      pot 600
    Bob folds      pot 600
  ¶
  pot       amount  could win it  won it
  ────────────────────────────────────────
  main pot     600  Dan           Dan
  `Cat` is sitting out and gets no cards, but still puts 225 in the pot (standard
    rule)
  Dan is the only one left in the main pot, so Dan wins it: 600 (standard rule)
  ¶
  in the ledger (show 23):
  party  asset   with  amount
  ─────────────────────────────
  Ann    stacks           -25
  Bob    stacks          -125
  Cat    stacks          -225
  Dan    stacks           375
