# Colors go by the coming levels, a rebuy is offered only in its time, an export knows the blinds, and chips of a player
# who is told out are nobody's until stacks are counted.

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
$ open --banker Ann
  night 1 is open at The Pig tournament; Ann is the banker
  recorded #7 ········
! note: the prize table 60/30/20 adds up to 110%, so it can't be paid (PIG-16)
! next: set up the tournament (tournament new --entry AMOUNT --stack CHIPS)
$ tournament new --entry 20 --stack 1500 --payout 60/40 --rebuy 5 --host Ann --deputy Bob
  tournament 1
  entry $20.00 for 1,500 chips (smallest 25)
  rebuy $5.00 for 500 chips
  prizes 60/40
  recorded #8 ········
! next: enter the players (tournament enter NAME NAME)
$ tournament enter Ann Bob Cat Dan
  Ann enters for $20.00: 1,500 chips
  Bob enters for $20.00: 1,500 chips
  Cat enters for $20.00: 1,500 chips
  Dan enters for $20.00: 1,500 chips
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
  level 1, 25/50, until the table agrees on a new level
  4 of 4 players left, 6,000 chips in play, average stack 1,500
  4 entries at $20.00 for 1,500 chips (PIG-08)
  Ann is the host; Bob rules if Ann is involved (PIG-02, PIG-03)
  the button deals (PIG-19)
  ¶
  player  place  chips  paid in  rebuys
  ───────────────────────────────────────
  Ann        in  1,500   $20.00       –
  Bob        in  1,500   $20.00       –
  Cat        in  1,500   $20.00       –
  Dan        in  1,500   $20.00       –
  ¶
  place   prize
  ───────────────
      1  $48.00
      2  $32.00
  prize pool $80.00
  recorded #21 ········
! next: play (hand new or hand result)
$ hand new --yes
< ¶
< f
< f
< f
  hand 1, holdem: Cat wins 50
  recorded #23 ········
! holdem, 25/50, Ann deals, 4 in: Ann Bob Cat Dan
! Enter to deal > ¶
! Dan 1500 · pot 75 · call 50, raise 75–1500 > f
! Ann 1500 · pot 75 · call 50, raise 75–1500 > f
! Bob 1475 · pot 75 · call 25, raise 75–1500 > f
! nobody called Cat's last 25, so Cat gets it back (PIG-51)
! Cat is the only one left in the main pot, so Cat wins it: 50 (PIG-51)
! Bob -25, Cat gets 50 (+25)
! ¶
$ hand export 1 --format ohh
  {"ohh":{"spec_version":"1.4.7","site_name":"housebook","network_name":"housebook","internal_version":"1.4.7","tournament":true,"tournament_info":{"tournament_number":"1","name":"tournament 1","start_date_utc":"2026-01-02T19:12:00+00:00","currency":"USD","buyin_amount":20.00,"bounty_fee_amount":0.00,"fee_amount":0.00,"initial_stack":1500,"type":"STT","flags":["Re-Entry"]},"game_number":"1","start_date_utc":"2026-01-02T19:13:00Z","table_name":"","game_type":"Holdem","bet_limit":{"bet_type":"NL"},"table_size":4,"currency":"chips","dealer_seat":1,"small_blind_amount":25,"big_blind_amount":50,"ante_amount":0,"flags":[],"players":[{"id":0,"seat":1,"name":"Ann","starting_stack":1500,"is_sitting_out":false},{"id":1,"seat":2,"name":"Bob","starting_stack":1500,"is_sitting_out":false},{"id":2,"seat":3,"name":"Cat","starting_stack":1500,"is_sitting_out":false},{"id":3,"seat":4,"name":"Dan","starting_stack":1500,"is_sitting_out":false}],"rounds":[{"id":0,"street":"Preflop","cards":[],"actions":[{"action_number":0,"player_id":1,"action":"Post SB","amount":25,"is_allin":false},{"action_number":1,"player_id":2,"action":"Post BB","amount":50,"is_allin":false},{"action_number":2,"player_id":3,"action":"Fold","amount":0,"is_allin":false},{"action_number":3,"player_id":0,"action":"Fold","amount":0,"is_allin":false},{"action_number":4,"player_id":1,"action":"Fold","amount":0,"is_allin":false}]}],"pots":[{"number":0,"amount":50,"rake":0,"jackpot":0,"player_wins":[{"player_id":2,"win_amount":50}]}]}}
! note: the file leaves out some of hand 1: which pot each winner took; the smallest amount paid (25)
> "small_blind_amount":25,"big_blind_amount":50
> "action":"Post SB","amount":25
> "action":"Post BB","amount":50
$ hand result --game holdem --in Dan=100 --in Bob=100 --win Dan=200
  hand 2, holdem: Dan wins 200
  recorded #24 ········
! note: nobody said who dealt (`--dealer`), so the deal moves on from `Ann`
$ tournament bust Dan --by Ann
  Dan is out in 4th place (PIG-40)
  3 left
  recorded #25 ········
! note: the book says `Dan` still had 1,600 chips: count `Ann`, who should have them now (count Ann CHIPS); if `Dan` isn't out, undo this (PIG-40)
! note: `Dan` can rebuy for $5.00 and get 500 chips: tournament rebuy Dan (PIG-09)
> the book says `Dan` still had 1,600 chips: count `Ann`, who should have them now (count Ann CHIPS);
$ tournament status
  tournament 1, running
  level 1, 25/50, until the table agrees on a new level
  3 of 4 players left, 6,000 chips in play, average stack 2,000
  4 entries at $20.00 for 1,500 chips (PIG-08)
  Ann is the host; Bob rules if Ann is involved (PIG-02, PIG-03)
  Dan is out, so Dan deals (PIG-20, PIG-21)
  Dan went out (PIG-40)
  ¶
  player  place  chips  paid in  rebuys
  ───────────────────────────────────────
  Cat        in  1,525   $20.00       –
  Ann        in  1,500   $20.00       –
  Bob        in  1,375   $20.00       –
  Dan         4      –   $20.00       –
  1,600 chips unaccounted for: count the stacks (count PLAYER CHIPS)
  ¶
  place   prize
  ───────────────
      1  $48.00
      2  $32.00
  prize pool $80.00
> 1,600 chips unaccounted for
$ tournament cancel --why "another table, other levels"
  called off: another table, other levels
  player  gets back
  ───────────────────
  Ann        $20.00
  Bob        $20.00
  Cat        $20.00
  Dan        $20.00
  recorded #26 ········
! next: pay them all (cashout)
$ close
  Ann cashes out $20.00: $20.00 in cash
  Bob cashes out $20.00: $20.00 in cash
  Cat cashes out $20.00: $20.00 in cash
  Dan cashes out $20.00: $20.00 in cash
  ¶
  player  result  cash paid  gifts, losses
  ──────────────────────────────────────────
  Ann      $0.00     $20.00              –
  Bob      $0.00     $20.00              –
  Cat      $0.00     $20.00              –
  Dan      $0.00     $20.00              –
  ¶
  THE BOOK
  nobody owes anybody
  night 1 is closed
  recorded #35 ········

$ open --banker Ann
  night 2 is open at The Pig tournament; Ann is the banker
  recorded #36 ········
! note: the prize table 60/30/20 adds up to 110%, so it can't be paid (PIG-16)
! next: set up the tournament (tournament new --entry AMOUNT --stack CHIPS)
$ tournament new --entry 20 --stack 1500 --payout 60/40 --reentry 1 --late 3 --agreed --levels "25/50@20 100/200@20 break@5 200/400@20 300/625@20 400/800@20" --host Ann --deputy Bob
  tournament 2
  entry $20.00 for 1,500 chips (smallest 25)
  re-entry $20.00 for 1,500 chips through level 3
  late entry through level 3
  prizes 60/40
  by entering, players agree to 1 re-entry for every player who busts (PIG-01,
    PIG-09)
  by entering, players agree to late entries through level 3 (PIG-01, PIG-08)
  recorded #37 ········
! note: this house raises the blinds when everybody agrees, not by the clock; everybody who enters agrees to this schedule (PIG-26, PIG-27)
! next: enter the players (tournament enter NAME NAME)
$ tournament enter Ann Bob Cat Dan
  Ann enters for $20.00: 1,500 chips
  Bob enters for $20.00: 1,500 chips
  Cat enters for $20.00: 1,500 chips
  Dan enters for $20.00: 1,500 chips
  4 entered; the prize pool is $80.00
  recorded #45 ········
! next: enter everybody, then tournament start
$ tournament start
  tournament 2, running
  level 1, 25/50, 20:00 left; next: 100/200
  4 of 4 players left, 6,000 chips in play, average stack 1,500
  4 entries at $20.00 for 1,500 chips (PIG-08)
  by entering, players agree to 1 re-entry for every player who busts (PIG-01,
    PIG-09)
  by entering, players agree to late entries through level 3 (PIG-01, PIG-08)
  Ann is the host; Bob rules if Ann is involved (PIG-02, PIG-03)
  the button deals (PIG-19)
  ¶
  player  place  chips  paid in  rebuys
  ───────────────────────────────────────
  Ann        in  1,500   $20.00       –
  Bob        in  1,500   $20.00       –
  Cat        in  1,500   $20.00       –
  Dan        in  1,500   $20.00       –
  ¶
  place   prize
  ───────────────
      1  $48.00
      2  $32.00
  prize pool $80.00
  recorded #46 ········
! note: players without a seat number: 4 of 4; type seat PLAYER N
! next: play (hand new or hand result)
$ tournament level 2
  level 2, 100/200, 20:00 left; next: 5-minute break, then 200/400
  recorded #47 ········
$ tournament colour-up 25 100 Ann=0 Bob=0 Cat=0 Dan=0 --round-up
! error: level 4 (300/625) still needs the 25s: they can go before level 5
! hint: tournament level
= 4
> level 4 (300/625) still needs the 25s: they can go before level 5
$ tournament bust Dan --by Ann
  Dan is out in 4th place (PIG-40)
  3 left
  recorded #48 ········
! note: `Dan` can rebuy for $20.00 and get 1,500 chips: tournament rebuy Dan (PIG-09)
> `Dan` can rebuy for $20.00
$ tournament level 5
  level 5, 400/800, 20:00 left
  recorded #49 ········
$ tournament bust Cat --by Ann
  Cat is out in 3rd place (PIG-40)
  2 left
  recorded #50 ········
! note: two players are left: the button posts the small blind and acts first before the flop (standard rule) (PIG-29)
> 2 left
