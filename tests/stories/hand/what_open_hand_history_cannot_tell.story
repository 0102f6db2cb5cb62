# Open Hand History has no words for a pot that was divided by word, nor for a fine: the hand is refused there, and written in ours.

file divided.phh:
  variant = "holdem"
  _house = "dave"
  blinds_or_straddles = [0.25, 0.50, 0]
  starting_stacks = [20, 20, 20]
  players = ["Ann", "Bob", "Cat"]
  actions = ["d dh p1 ????", "d dh p2 ????", "d dh p3 ????", "p3 cbr 2", "p1 cc", "p2 f", "d db 2c3d7h", "t agree 2.25 0 2.25"]
  year = 2025
  month = 3
  day = 14
  time = 21:05:00
  time_zone = "UTC"

$ hand convert divided.phh --format ohh
! error: divided.phh:6:13: Open Hand History can't record this hand: it has no way to show that the players agreed to split the money
= 5
> it has no way to show that the players agreed to split the money
$ hand convert divided.phh --format housebook
  variant = "holdem"
  ante_trimming_status = false
  antes = [0.00, 0.00, 0.00]
  blinds_or_straddles = [0.25, 0.50, 0.00]
  min_bet = 0.50
  starting_stacks = [20.00, 20.00, 20.00]
  actions = ["d dh p1 ????", "d dh p2 ????", "d dh p3 ????", "p3 cbr 2.00", "p1 cc", "p2 f", "d db 2c3d7h", "t agree 2.25 0.00 2.25"]
  _house = "dave"
  _strict = true
  players = ["Ann", "Bob", "Cat"]
  year = 2025
  month = 3
  day = 14
  time = 21:05:00
  time_zone = "UTC"
> t agree 2.25 0.00 2.25
> time = 21:05:00

In a night the others are written, each with its hour.

$ init --house dave
  started a new book in USD with `dave` rules
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
$ open --banker Ann --stakes .25/.50
  night 1 is open at Dave's cash game; Ann is the banker
  recorded #6 ········
! note: tonight's buy-in limits, unless everybody agrees to different ones in writing: each player buys at least $10.00; each player can buy up to a $50.00 stack, or the biggest stack at the table (DAV-17)
! next: sell chips (buy NAME AMOUNT)
$ buy Ann 20
  Ann buys chips: $20.00 in cash; stack $20.00
  recorded #7 ········
! next: play (hand new or hand result), then count the stacks
$ buy Bob 20
  Bob buys chips: $20.00 in cash; stack $20.00
  recorded #8 ········
$ buy Cat 20
  Cat buys chips: $20.00 in cash; stack $20.00
  recorded #9 ········
$ hand add divided.phh
  hand 1, holdem: Ann wins $2.25, Cat wins $2.25
    everybody still in agreed: Ann gets $2.25 (standard rule)
    everybody still in agreed: Cat gets $2.25 (standard rule)
  recorded #10 ········
$ hand new --yes
< -Cat d bob
< ¶
< f
  hand 2, holdem: Ann wins $0.50
  recorded #12 ········
! holdem, .25/.50, Ann deals, 3 in: Ann Bob Cat
! Enter to deal > -Cat d bob
! holdem, .25/.50, Bob deals, 2 in: Ann Bob
! Enter to deal > ¶
! note: `Cat` is sitting out, owes blinds and gets no cards (DAV-36)
! Bob 19.25 · pot 0.75 · call 0.25, raise 1.00–19.50 > f
! nobody called Ann's last $0.25, so Ann gets it back (standard rule)
! Ann is the only one left in the main pot, so Ann wins it: $0.50 (standard rule)
! Ann gets 0.50 (+0.25), Bob -0.25
! ¶
$ hand export --format ohh
  {"ohh":{"spec_version":"1.4.7","site_name":"housebook","network_name":"housebook","internal_version":"1.4.7","tournament":false,"game_number":"2","start_date_utc":"2026-01-02T19:11:00Z","table_name":"","game_type":"Holdem","bet_limit":{"bet_type":"NL"},"table_size":3,"currency":"USD","dealer_seat":2,"small_blind_amount":0.25,"big_blind_amount":0.50,"ante_amount":0.00,"flags":[],"players":[{"id":0,"seat":1,"name":"Ann","starting_stack":20.25,"is_sitting_out":false},{"id":1,"seat":2,"name":"Bob","starting_stack":19.50,"is_sitting_out":false}],"rounds":[{"id":0,"street":"Preflop","cards":[],"actions":[{"action_number":0,"player_id":1,"action":"Post SB","amount":0.25,"is_allin":false},{"action_number":1,"player_id":0,"action":"Post BB","amount":0.50,"is_allin":false},{"action_number":2,"player_id":1,"action":"Fold","amount":0.00,"is_allin":false}]}],"pots":[{"number":0,"amount":0.50,"rake":0.00,"jackpot":0.00,"player_wins":[{"player_id":0,"win_amount":0.50}]}]}}
! note: hand 1 is left out: Open Hand History can't record this hand: it has no way to show that the players agreed to split the money
! note: the file leaves out some of hand 2: `p3` sitting out with $20.25; which pot each winner took
> hand 1 is left out: Open Hand History can't record this hand
> "game_number":"2"
$ hand export 1 --format ohh
! error: Open Hand History can't record this hand: it has no way to show that the players agreed to split the money
! hint: hand export 1 --format housebook
= 4
> it has no way to show that the players agreed to split the money
