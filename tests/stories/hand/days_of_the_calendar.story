# A day that no calendar has is refused at its own line; a day without an hour stays that day.

file no_day.phh:
  variant = "NT"
  antes = [0, 0, 0]
  blinds_or_straddles = [0.25, 0.50, 0]
  min_bet = 0.50
  starting_stacks = [20, 20, 20]
  actions = ["d dh p1 AsKd", "d dh p2 7h7c", "d dh p3 ????", "p3 f", "p1 cbr 1.50", "p2 f"]
  players = ["Ann", "Bob", "Cat"]
  year = 2025
  month = 2
  day = 31
file no_month.phh:
  variant = "NT"
  antes = [0, 0, 0]
  blinds_or_straddles = [0.25, 0.50, 0]
  min_bet = 0.50
  starting_stacks = [20, 20, 20]
  actions = ["d dh p1 AsKd", "d dh p2 7h7c", "d dh p3 ????", "p3 f", "p1 cbr 1.50", "p2 f"]
  players = ["Ann", "Bob", "Cat"]
  year = 2025
  month = 13
  day = 1
file no_hour.phh:
  variant = "NT"
  antes = [0, 0, 0]
  blinds_or_straddles = [0.25, 0.50, 0]
  min_bet = 0.50
  starting_stacks = [20, 20, 20]
  actions = ["d dh p1 AsKd", "d dh p2 7h7c", "d dh p3 ????", "p3 f", "p1 cbr 1.50", "p2 f"]
  players = ["Ann", "Bob", "Cat"]
  year = 2025
  month = 2
  day = 5
  time = "late"
file day.phh:
  variant = "NT"
  antes = [0, 0, 0]
  blinds_or_straddles = [0.25, 0.50, 0]
  min_bet = 0.50
  starting_stacks = [20, 20, 20]
  actions = ["d dh p1 AsKd", "d dh p2 7h7c", "d dh p3 ????", "p3 f", "p1 cbr 1.50", "p2 f"]
  players = ["Ann", "Bob", "Cat"]
  year = 2025
  month = 2
  day = 5

$ hand check no_day.phh no_month.phh no_hour.phh
  {"file":"no_day.phh","error":{"line":10,"column":1,"message":"`day` is 31, but that month has only 28 days"}}
  {"file":"no_month.phh","error":{"line":9,"column":1,"message":"`month` is `13`; it should be a number from 1 to 12"}}
  {"file":"no_hour.phh","error":{"line":11,"column":1,"message":"`time` is `late`; it should be a time of day like 20:05:00"}}
= 5
> {"file":"no_day.phh","error":{"line":10,"column":1,"message":"`day` is 31, but that month has only 28 days"}}
> {"file":"no_month.phh","error":{"line":9,"column":1,"message":"`month` is `13`; it should be a number from 1 to 12"}}
> {"file":"no_hour.phh","error":{"line":11,"column":1,"message":"`time` is `late`; it should be a time of day like 20:05:00"}}
$ hand convert no_day.phh --format ohh
! error: no_day.phh:10:1: `day` is 31, but that month has only 28 days
= 5
> no_day.phh:10:1: `day` is 31, but that month has only 28 days
$ hand convert day.phh --format ohh --out day.ohh
  1 hand in `day.ohh`
! note: the file leaves out some of hand 1: which pot each winner took
$ hand convert day.phh --format ohh
  {"ohh":{"spec_version":"1.4.7","site_name":"housebook","network_name":"housebook","internal_version":"1.4.7","tournament":false,"game_number":"","start_date_utc":"2025-02-05","table_name":"","game_type":"Holdem","bet_limit":{"bet_type":"NL"},"table_size":3,"currency":"units","dealer_seat":3,"small_blind_amount":0.25,"big_blind_amount":0.50,"ante_amount":0.00,"flags":[],"players":[{"id":0,"seat":1,"name":"Ann","starting_stack":20.00,"is_sitting_out":false},{"id":1,"seat":2,"name":"Bob","starting_stack":20.00,"is_sitting_out":false},{"id":2,"seat":3,"name":"Cat","starting_stack":20.00,"is_sitting_out":false}],"rounds":[{"id":0,"street":"Preflop","cards":[],"actions":[{"action_number":0,"player_id":0,"action":"Post SB","amount":0.25,"is_allin":false},{"action_number":1,"player_id":1,"action":"Post BB","amount":0.50,"is_allin":false},{"action_number":2,"player_id":0,"action":"Dealt Cards","is_allin":false,"cards":["As","Kd"]},{"action_number":3,"player_id":1,"action":"Dealt Cards","is_allin":false,"cards":["7h","7c"]},{"action_number":4,"player_id":2,"action":"Fold","amount":0.00,"is_allin":false},{"action_number":5,"player_id":0,"action":"Raise","amount":1.25,"is_allin":false},{"action_number":6,"player_id":1,"action":"Fold","amount":0.00,"is_allin":false}]}],"pots":[{"number":0,"amount":1.00,"rake":0.00,"jackpot":0.00,"player_wins":[{"player_id":0,"win_amount":1.00}]}]}}
! note: the file leaves out some of hand 1: which pot each winner took
> "start_date_utc":"2025-02-05"
$ hand convert day.ohh --format phh
  variant = "NT"
  ante_trimming_status = false
  antes = [0.00, 0.00, 0.00]
  blinds_or_straddles = [0.25, 0.50, 0.00]
  min_bet = 0.50
  starting_stacks = [20.00, 20.00, 20.00]
  actions = ["d dh p1 AsKd", "d dh p2 7h7c", "d dh p3 ????", "p3 f", "p1 cbr 1.50", "p2 f"]
  players = ["Ann", "Bob", "Cat"]
  finishing_stacks = [20.50, 19.50, 20.00]
  _site = "housebook"
  _started = 2025-02-05
  _seats = "1=Ann, 2=Bob, 3=Cat"
  _table-size = 3
  _dealer-seat = 3
  year = 2025
  month = 2
  day = 5
  _kept = "hand1 Gholdem Lnn50 Ub P2000/0/25,2000/0/50,2000 B2 F2 Dc AHoldem J2050,1950,2000 Zsite=housebook Zstarted=2025-02-05 Zseats=1%3dAnn,%202%3dBob,%203%3dCat Ztable-size=3 Zdealer-seat=3 Zyear=2025 Zmonth=2 Zday=5 d0AsKd d17h7c d2???? f2 r0150 f1"
> year = 2025
> month = 2
> day = 5
$ hand check day.ohh
  {"file":"day.ohh","hand":null,"variant":"Holdem","starting":[20.00,20.00,20.00],"finishing":[20.50,19.50,20.00],"pots":[{"amount":1.00,"eligible":["Ann"],"high":["Ann"],"low":[]}],"awards":[1.00,0.00,0.00],"flags":[],"why":[{"rule":"standard","text":"nobody called Ann's last 1.00, so Ann gets it back"},{"rule":"standard","text":"Ann is the only one left in the main pot, so Ann wins it: 1.00"}]}

# In the book it keeps its day too.
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
$ open --banker Ann --stakes .25/.50
  night 1 is open at The Card Room; Ann is the banker
  recorded #6 ········
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
$ hand add no_day.phh
! error: no_day.phh:10:1: `day` is 31, but that month has only 28 days
= 5
> no_day.phh:10:1: `day` is 31, but that month has only 28 days
$ hand add day.phh
  hand 1, holdem: Ann wins $1.00
    nobody called Ann's last $1.00, so Ann gets it back (standard rule)
    Ann is the only one left in the main pot, so Ann wins it: $1.00 (standard
      rule)
  recorded #11 ········
$ hand export 1 --format ohh
  {"ohh":{"spec_version":"1.4.7","site_name":"housebook","network_name":"housebook","internal_version":"1.4.7","tournament":false,"game_number":"1","start_date_utc":"2025-02-05","table_name":"","game_type":"Holdem","bet_limit":{"bet_type":"NL"},"table_size":3,"currency":"USD","dealer_seat":3,"small_blind_amount":0.25,"big_blind_amount":0.50,"ante_amount":0.00,"flags":[],"players":[{"id":0,"seat":1,"name":"Ann","starting_stack":20.00,"is_sitting_out":false},{"id":1,"seat":2,"name":"Bob","starting_stack":20.00,"is_sitting_out":false},{"id":2,"seat":3,"name":"Cat","starting_stack":20.00,"is_sitting_out":false}],"rounds":[{"id":0,"street":"Preflop","cards":[],"actions":[{"action_number":0,"player_id":0,"action":"Post SB","amount":0.25,"is_allin":false},{"action_number":1,"player_id":1,"action":"Post BB","amount":0.50,"is_allin":false},{"action_number":2,"player_id":0,"action":"Dealt Cards","is_allin":false,"cards":["As","Kd"]},{"action_number":3,"player_id":1,"action":"Dealt Cards","is_allin":false,"cards":["7h","7c"]},{"action_number":4,"player_id":2,"action":"Fold","amount":0.00,"is_allin":false},{"action_number":5,"player_id":0,"action":"Raise","amount":1.25,"is_allin":false},{"action_number":6,"player_id":1,"action":"Fold","amount":0.00,"is_allin":false}]}],"pots":[{"number":0,"amount":1.00,"rake":0.00,"jackpot":0.00,"player_wins":[{"player_id":0,"win_amount":1.00}]}]}}
! note: the file leaves out some of hand 1: which pot each winner took
> "start_date_utc":"2025-02-05"
$ import hands day.ohh
! error: day.ohh:1:843: the hand doesn't say when it was played
= 5
> the hand doesn't say when it was played
