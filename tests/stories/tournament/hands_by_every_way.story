# Hands of a tournament come in by every way, and count in its chips: question by question, out of a file, and again
# rules: PIG-40 PIG-10

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
$ tournament new --entry 20 --stack 1500 --payout 70/30 --host Ann --deputy Bob
  tournament 1
  entry $20.00 for 1,500 chips (smallest 25)
  prizes 70/30
  recorded #7 ········
! note: the first player out can rebuy at a price set before the start, but none was set: undo, then tournament new … --rebuy 10 (PIG-09)
! next: enter the players (tournament enter NAME NAME)
$ tournament enter Ann --debt
! error: this house doesn't give credit, so no debts in THE BOOK (PIG-10, PIG-11)
! hint: tournament enter Ann --cash
= 4
$ tournament enter Ann Bob Cat
  Ann enters for $20.00: 1,500 chips
  Bob enters for $20.00: 1,500 chips
  Cat enters for $20.00: 1,500 chips
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
  level 1, 25/50, until the table agrees on a new level
  3 of 3 players left, 4,500 chips in play, average stack 1,500
  3 entries at $20.00 for 1,500 chips (PIG-08)
  Ann is the host; Bob rules if Ann is involved (PIG-02, PIG-03)
  the button deals (PIG-19)
  ¶
  player  place  chips  paid in  rebuys
  ───────────────────────────────────────
  Ann        in  1,500   $20.00       –
  Bob        in  1,500   $20.00       –
  Cat        in  1,500   $20.00       –
  ¶
  place   prize
  ───────────────
      1  $42.00
      2  $18.00
  prize pool $60.00
  recorded #17 ········
! next: play (hand new or hand result)
$ hand new
< ¶
< c
< c
< k
< ¶
< k
< k
< b 100
< f
< f
< y
  hand 1, holdem: Ann wins 150
  recorded #19 ········
! holdem, 25/50, Ann deals, 3 in: Ann Bob Cat
! Enter to deal > ¶
! Ann 1500 · pot 75 · call 50, raise 75–1500 > c
! Bob 1475 · pot 125 · call 25, raise 75–1500 > c
! Cat 1450 · pot 150 · check, raise 75–1500 > k
! flop · pot 150 > ¶
! flop: ?? ?? ?? · pot 150
! Bob 1450 · pot 150 · check, bet 25–1450 > k
! Cat 1450 · pot 150 · check, bet 25–1450 > k
! Ann 1450 · pot 150 · check, bet 25–1450 > b 100
! Bob 1450 · pot 250 · call 100, raise 125–1450 > f
! Cat 1450 · pot 250 · call 100, raise 125–1450 > f
! nobody called Ann's last 100, so Ann gets it back (PIG-51)
! Ann is the only one left in the main pot, so Ann wins it: 150 (PIG-51)
! Ann gets 150 (+100), Bob -50, Cat -50
! record? [Y/n] > y
$ hand show 1
  hand 1, holdem: Ann wins 150 (event 19, 2026-01-02 19:12)
  ¶
  player        posted    before  after
  ───────────────────────────────────────
  Ann (button)  –          1,500  1,600
  Bob           blind 25   1,500  1,450
  Cat           blind 50   1,500  1,450
  ¶
  before the flop
    Ann calls 50  pot 125
    Bob calls 25  pot 150
    Cat checks    pot 150
  board ?? ?? ??
    Bob checks    pot 150
    Cat checks    pot 150
    Ann bets 100  pot 250
    Bob folds     pot 250
    Cat folds     pot 250
  ¶
  pot       amount  could win it  won it
  ────────────────────────────────────────
  main pot     150  Ann           Ann
  nobody called Ann's last 100, so Ann gets it back (PIG-51)
  Ann is the only one left in the main pot, so Ann wins it: 150 (PIG-51)
  ¶
  in the ledger (show 19):
  party  asset   with  amount
  ─────────────────────────────
  Ann    stacks           100
  Bob    stacks           -50
  Cat    stacks           -50
$ hand export 1 --format ohh
  {"ohh":{"spec_version":"1.4.7","site_name":"housebook","network_name":"housebook","internal_version":"1.4.7","tournament":true,"tournament_info":{"tournament_number":"1","name":"tournament 1","start_date_utc":"2026-01-02T19:11:00+00:00","currency":"USD","buyin_amount":20.00,"bounty_fee_amount":0.00,"fee_amount":0.00,"initial_stack":1500,"type":"STT"},"game_number":"1","start_date_utc":"2026-01-02T19:12:00Z","table_name":"","game_type":"Holdem","bet_limit":{"bet_type":"NL"},"table_size":3,"currency":"chips","dealer_seat":1,"small_blind_amount":25,"big_blind_amount":50,"ante_amount":0,"flags":[],"players":[{"id":0,"seat":1,"name":"Ann","starting_stack":1500,"is_sitting_out":false},{"id":1,"seat":2,"name":"Bob","starting_stack":1500,"is_sitting_out":false},{"id":2,"seat":3,"name":"Cat","starting_stack":1500,"is_sitting_out":false}],"rounds":[{"id":0,"street":"Preflop","cards":[],"actions":[{"action_number":0,"player_id":1,"action":"Post SB","amount":25,"is_allin":false},{"action_number":1,"player_id":2,"action":"Post BB","amount":50,"is_allin":false},{"action_number":2,"player_id":0,"action":"Call","amount":50,"is_allin":false},{"action_number":3,"player_id":1,"action":"Call","amount":25,"is_allin":false},{"action_number":4,"player_id":2,"action":"Check","amount":0,"is_allin":false}]},{"id":1,"street":"Flop","cards":[],"actions":[{"action_number":0,"player_id":1,"action":"Check","amount":0,"is_allin":false},{"action_number":1,"player_id":2,"action":"Check","amount":0,"is_allin":false},{"action_number":2,"player_id":0,"action":"Bet","amount":100,"is_allin":false},{"action_number":3,"player_id":1,"action":"Fold","amount":0,"is_allin":false},{"action_number":4,"player_id":2,"action":"Fold","amount":0,"is_allin":false}]}],"pots":[{"number":0,"amount":150,"rake":0,"jackpot":0,"player_wins":[{"player_id":0,"win_amount":150}]}]}}
! note: the file leaves out some of hand 1: which pot each winner took; the smallest amount paid (25)
$ hand export 1 --format ohh --out one.ohh
  1 hand in `one.ohh`
! note: the file leaves out some of hand 1: which pot each winner took; the smallest amount paid (25)
$ hand add one.ohh
  already recorded as hand 1 of night 1 (event 19)
$ hand export 1 --format housebook --out one.phh
  1 hand in `one.phh`
$ hand add one.phh
  already recorded as hand 1 of night 1 (event 19)
$ hand add one.phh --really-different
  hand 2, holdem: Ann wins 150
    nobody called Ann's last 100, so Ann gets it back (PIG-51)
    Ann is the only one left in the main pot, so Ann wins it: 150 (PIG-51)
  recorded #21 ········
! note: the hand has `Bob` starting with 1,500, but the book says 1,450
! note: the hand has `Cat` starting with 1,500, but the book says 1,450
! note: the hand has `Ann` starting with 1,500, but the book says 1,600
$ hand add one.phh --really-different --beside
! error: one.phh:12:1: the hand was played with tournament chips, but this is a cash game
= 5
$ hand new
< ¶
< a
< f
< c
< Ah Kd 2c
< 3s
< 4s
< AsAd
< KsKh
< y
  hand 3, holdem: Ann wins 2,825
  recorded #24 ········
! holdem, 25/50, Bob deals, 3 in: Ann Bob Cat
! Enter to deal > ¶
! Bob 1400 · pot 75 · call 50, raise 75–1400 > a
! Cat 1375 · pot 1475 · call 1375 all-in > f
! Ann 1650 · pot 1475 · call 1350 > c
! flop · pot 2825 > Ah Kd 2c
! flop: Ah Kd 2c · pot 2825
! turn · pot 2825 > 3s
! turn: Ah Kd 2c 3s · pot 2825
! river · pot 2825 > 4s
! river: Ah Kd 2c 3s 4s · pot 2825
! pot 2825 · Ann shows > AsAd
! pot 2825 · Bob shows > KsKh
! nobody bet in the last round, so Ann, on the dealer's left, shows first (PIG-53)
! everybody still in put in the same amount or is all in, so the pot is right
!   (PIG-52)
! your hand is your best five cards: two, one or none of your own, and the rest
!   from the board (PIG-04)
! hands are ranked in the usual order (PIG-05)
! Ann has the best hand for the main pot of 2,825: three aces (PIG-55)
! Ann gets 2825 (+1425), Bob -1400, Cat -25
! record? [Y/n] > y
! note: `Bob` is out in 3rd place (PIG-40)
! note: two players are left: the button posts the small blind and acts first before the flop (standard rule) (PIG-29)
$ deal --table 2
! error: there's only one table, so there's no table 2
! hint: seats
= 4
$ deal --dealer Cat
  Cat has the button, and Bob deals
    the button moves to the left (PIG-22)
    the player who went out last deals (PIG-20, PIG-21)
    two players are left: `Cat` has the button and the small blind (standard rule;
      word for word, the house rule would switch the blinds) (PIG-29)
    in the first round, players act in this order: `Cat`, `Ann` (PIG-44)
    in later rounds, players act in this order: `Ann`, `Cat` (PIG-48)
    `Cat` needs 25 more to call (PIG-45)
  holdem: Cat posts the small blind, 25; Ann posts the big blind, 50
  recorded #25 ········
$ hand new --table 2
! error: there's only one table, so there's no table 2
! hint: seats
= 4
$ hand list
  night  hand  game      pot  recorded by
  ─────────────────────────────────────────
      1     1  holdem    150  full
      1     2  holdem    150  full
      1     3  holdem  2,825  full
$ tournament status
  tournament 1, running
  level 1, 25/50, until the table agrees on a new level
  2 of 3 players left, 4,500 chips in play, average stack 2,250
  3 entries at $20.00 for 1,500 chips (PIG-08)
  Ann is the host; Bob rules if Ann is involved (PIG-02, PIG-03)
  Bob is out, so Bob deals (PIG-20, PIG-21)
  Bob went out in hand 3 (PIG-40)
  ¶
  player  place  chips  paid in  rebuys
  ───────────────────────────────────────
  Ann        in  3,125   $20.00       –
  Cat        in  1,375   $20.00       –
  Bob         3      –   $20.00       –
  ¶
  place   prize
  ───────────────
      1  $42.00
      2  $18.00
  prize pool $60.00
$ audit
  check           found
  ────────────────────────────────────────────────────────────
  file        ok  pages and indexes are sound
  references  ok  no broken links
  people      ok  nobody is listed twice
  chain       ok  25 events in an unbroken chain
  entries     ok  33 postings match their events and balance
  replay      ok  29 tables match the events
  requests    ok  every answer belongs to its events
  hands       ok  3 hands settled again, same result
  ¶
  the book is in order: 25 events
