# At a tournament of `igloo` blinds and antes are both posted, and `deal` says both

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
$ tournament new --entry 20 --stack 5000 --payout 70/30 --levels "100/200/25@20" --unit 25 --host Ann --deputy Bob
  tournament 1
  entry $20.00 for 5,000 chips (smallest 25)
  prizes 70/30
  recorded #8 ········
! note: the house's bet limits are in money, so the tournament is played no-limit (standard rule)
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
< holdem
< ¶
< c
< f
< f
< k
< 2c 7d 9s
< b 200
< f
  hand 1, holdem: Cat wins 600
  recorded #23 ········
! no game yet, 100/200, Ann deals, 4 in: Ann Bob Cat Dan
! which game? > holdem
! holdem, 100/200, Ann deals, 4 in: Ann Bob Cat Dan
! Enter to deal > ¶
! note: `Ann` antes 100 for all 4 players (IGL-08)
! Dan 5000 · pot 400 · call 200, raise 400–5000 > c
! Ann 4900 · pot 600 · call 200, raise 400–4900 > f
! Bob 4900 · pot 600 · call 100, raise 400–5000 > f
! Cat 4800 · pot 600 · check, raise 400–5000 > k
! flop · pot 600 > 2c 7d 9s
! flop: 2c 7d 9s · pot 600
! Cat 4800 · pot 600 · check, bet 200–4800 > b 200
! Dan 4800 · pot 800 · call 200, raise 400–4800 > f
! nobody called Cat's last 200, so Cat gets it back (standard rule)
! Cat is the only one left in the main pot, so Cat wins it: 600 (standard rule)
! Ann -100, Bob -100, Cat gets 600 (+400), Dan -200
! ¶
$ hand show 1
  hand 1, holdem: Cat wins 600 (event 23, 2026-01-02 19:14)
  the dealer called holdem (IGL-07)
  ¶
  player        posted     before  after
  ────────────────────────────────────────
  Ann (button)  dead 100    5,000  4,900
  Bob           blind 100   5,000  4,900
  Cat           blind 200   5,000  5,400
  Dan           –           5,000  4,800
  ¶
  before the flop
    Dan calls 200  pot 600
    Ann folds      pot 600
    Bob folds      pot 600
    Cat checks     pot 600
  board 2c 7d 9s
    Cat bets 200  pot 800
    Dan folds     pot 800
  ¶
  pot       amount  could win it  won it
  ────────────────────────────────────────
  main pot     600  Cat           Cat
  nobody called Cat's last 200, so Cat gets it back (standard rule)
  Cat is the only one left in the main pot, so Cat wins it: 600 (standard rule)
  ¶
  in the ledger (show 23):
  party  asset   with  amount
  ─────────────────────────────
  Ann    stacks          -100
  Bob    stacks          -100
  Cat    stacks           400
  Dan    stacks          -200
$ deal
  Bob deals
    the button moves to the left (IGL-05)
  if it's holdem again: Cat posts the small blind, 100; Dan posts the big blind,
    200; Bob posts 100 dead
    `Bob` antes 100 for all 4 players (IGL-08)
  recorded #24 ········
