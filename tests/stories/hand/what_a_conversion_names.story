# Who sat out, chairs, units, currencies and time zones come along into another format, or are named.

file sat.ohh:
  {"ohh":{"spec_version":"1.4.7","site_name":"Club","game_number":"7","start_date_utc":"2025-03-07T22:10:00Z","table_name":"T","game_type":"Holdem","bet_limit":{"bet_type":"NL"},"table_size":6,"currency":"USD","dealer_seat":4,"small_blind_amount":0.5,"big_blind_amount":1,"ante_amount":0,"players":[{"id":3,"seat":1,"name":"Zed","starting_stack":50.0,"is_sitting_out":true},{"id":0,"seat":2,"name":"Ann","starting_stack":20},{"id":1,"seat":3,"name":"Bob","starting_stack":20},{"id":2,"seat":4,"name":"Cat","starting_stack":20}],"rounds":[{"id":0,"street":"Preflop","actions":[{"action_number":0,"player_id":0,"action":"Post SB","amount":0.5},{"action_number":1,"player_id":1,"action":"Post BB","amount":1},{"action_number":2,"player_id":2,"action":"Fold"},{"action_number":3,"player_id":0,"action":"Fold"}]}],"pots":[{"number":0,"amount":1,"player_wins":[{"player_id":1,"win_amount":1}]}]}}
file chairs.phh:
  variant = "NT"
  antes = [0, 0, 0]
  blinds_or_straddles = [1, 2, 0]
  min_bet = 2
  starting_stacks = [20, 20, 20]
  players = ["Ann", "Bob", "Cat"]
  seats = [2, 4, 6]
  seat_count = 9
  year = 2025
  month = 3
  day = 7
  time = 22:10:00
  time_zone = "America/New_York"
  currency = "XYZ"
  actions = ["d dh p1 AsKd", "d dh p2 7h7c", "d dh p3 2c3d", "p3 f", "p1 f"]
file crossed.phh:
  variant = "NT"
  antes = [0, 0, 0]
  blinds_or_straddles = [1, 2, 0]
  min_bet = 2
  starting_stacks = [20, 20, 20]
  players = ["Ann", "Bob", "Cat"]
  seats = [4, 2, 1]
  actions = ["d dh p1 AsKd", "d dh p2 7h7c", "d dh p3 2c3d", "p3 f", "p1 f"]
file odd.phh:
  variant = "NT"
  antes = [0, 0, 0]
  blinds_or_straddles = [1, 2, 0]
  min_bet = 2
  starting_stacks = [20.50, 20, 20]
  players = ["Ann", "Bob", "Cat"]
  _unit = 1
  actions = ["d dh p1 2c3d", "d dh p2 AhKc", "d dh p3 AsKd", "p3 cc", "p1 f", "p2 cc", "d db QsJdTc", "p2 cc", "p3 cc", "d db 2h", "p2 cc", "p3 cc", "d db 5s", "p2 cc", "p3 cc", "p2 sm AhKc", "p3 sm AsKd"]

$ hand convert sat.ohh --format phh
  variant = "NT"
  ante_trimming_status = false
  antes = [0.00, 0.00, 0.00]
  blinds_or_straddles = [0.50, 1.00, 0.00]
  min_bet = 1.00
  starting_stacks = [20.00, 20.00, 20.00]
  actions = ["d dh p1 ????", "d dh p2 ????", "d dh p3 ????", "p3 f", "p1 f"]
  hand = 7
  players = ["Ann", "Bob", "Cat"]
  finishing_stacks = [19.50, 20.50, 20.00]
  _site = "Club"
  table = "T"
  _hand-id = 7
  _started = 2025-03-07T22:10:00Z
  currency = "USD"
  _seats = "1=Zed, 2=Ann, 3=Bob, 4=Cat"
  _table-size = 6
  _dealer-seat = 4
  year = 2025
  month = 3
  day = 7
  time = 22:10:00
  time_zone = "UTC"
  _sat_out = ["Zed"]
  _kept = "hand1 Gholdem Lnn100 Ub P!5000,2000/0/50,2000/0/100,2000 B3 F3 Dc AHoldem I7 J5000,1950,2050,2000 Zsite=Club Ztable=T Zhand-id=7 Zstarted=2025-03-07T22%3a10%3a00Z Zcurrency=USD Zseats=1%3dZed,%202%3dAnn,%203%3dBob,%204%3dCat Ztable-size=6 Zdealer-seat=4 Zyear=2025 Zmonth=3 Zday=7 Ztime=22%3a10%3a00 Ztime_zone=UTC d1???? d2???? d3???? f3 f1"
> _sat_out = ["Zed"]
$ hand convert sat.ohh --format text
  Hand #7: holdem ($0.50/$1.00), 2025-03-07 22:10:00 UTC
  Seat 1: Zed ($50.00 in chips), sitting out
  Seat 2: Ann ($20.00 in chips)
  Seat 3: Bob ($20.00 in chips)
  Seat 4: Cat ($20.00 in chips), the button
  Ann posts a blind of $0.50
  Bob posts a blind of $1.00
  *** CARDS ***
  Cat folds
  Ann folds
  Uncalled bet of $0.50 goes back to Bob
  *** SUMMARY ***
  Total pot $1.00
  Bob collected $1.00
! note: the file leaves out some of hand 7: the notes `dealer-seat`, `hand-id`, `seats`, `site`, `table-size`, `table`
> Seat 1: Zed ($50.00 in chips)
> UTC
$ hand convert chairs.phh --format ohh
  {"ohh":{"spec_version":"1.4.7","site_name":"housebook","network_name":"housebook","internal_version":"1.4.7","tournament":false,"game_number":"","start_date_utc":"2025-03-08T03:10:00Z","table_name":"","game_type":"Holdem","bet_limit":{"bet_type":"NL"},"table_size":9,"currency":"XYZ","dealer_seat":6,"small_blind_amount":1,"big_blind_amount":2,"ante_amount":0,"flags":[],"players":[{"id":0,"seat":2,"name":"Ann","starting_stack":20,"is_sitting_out":false},{"id":1,"seat":4,"name":"Bob","starting_stack":20,"is_sitting_out":false},{"id":2,"seat":6,"name":"Cat","starting_stack":20,"is_sitting_out":false}],"rounds":[{"id":0,"street":"Preflop","cards":[],"actions":[{"action_number":0,"player_id":0,"action":"Post SB","amount":1,"is_allin":false},{"action_number":1,"player_id":1,"action":"Post BB","amount":2,"is_allin":false},{"action_number":2,"player_id":0,"action":"Dealt Cards","is_allin":false,"cards":["As","Kd"]},{"action_number":3,"player_id":1,"action":"Dealt Cards","is_allin":false,"cards":["7h","7c"]},{"action_number":4,"player_id":2,"action":"Dealt Cards","is_allin":false,"cards":["2c","3d"]},{"action_number":5,"player_id":2,"action":"Fold","amount":0,"is_allin":false},{"action_number":6,"player_id":0,"action":"Fold","amount":0,"is_allin":false}]}],"pots":[{"number":0,"amount":2,"rake":0,"jackpot":0,"player_wins":[{"player_id":1,"win_amount":2}]}]}}
! note: the file leaves out some of hand 1: which pot each winner took
> "seat":6
> "table_size":9
> "dealer_seat":6
$ hand convert chairs.phh --format text
  Hand: holdem (1/2), 2025-03-07 22:10:00 America/New_York
  Seat 1: Ann (20 in chips)
  Seat 2: Bob (20 in chips)
  Seat 3: Cat (20 in chips), the button
  Ann posts a blind of 1
  Bob posts a blind of 2
  *** CARDS ***
  Ann is dealt As Kd
  Bob is dealt 7h 7c
  Cat is dealt 2c 3d
  Cat folds
  Ann folds
  Uncalled bet of 1 goes back to Bob
  *** SUMMARY ***
  Total pot 2
  Bob collected 2
! note: the file leaves out some of hand 1: the notes `currency`, `seat_count`, `seats`
> 22:10:00 America/New_York
> the notes `currency`
$ hand convert crossed.phh --format ohh
  {"ohh":{"spec_version":"1.4.7","site_name":"housebook","network_name":"housebook","internal_version":"1.4.7","tournament":false,"game_number":"","start_date_utc":"","table_name":"","game_type":"Holdem","bet_limit":{"bet_type":"NL"},"table_size":3,"currency":"units","dealer_seat":3,"small_blind_amount":1,"big_blind_amount":2,"ante_amount":0,"flags":[],"players":[{"id":0,"seat":1,"name":"Ann","starting_stack":20,"is_sitting_out":false},{"id":1,"seat":2,"name":"Bob","starting_stack":20,"is_sitting_out":false},{"id":2,"seat":3,"name":"Cat","starting_stack":20,"is_sitting_out":false}],"rounds":[{"id":0,"street":"Preflop","cards":[],"actions":[{"action_number":0,"player_id":0,"action":"Post SB","amount":1,"is_allin":false},{"action_number":1,"player_id":1,"action":"Post BB","amount":2,"is_allin":false},{"action_number":2,"player_id":0,"action":"Dealt Cards","is_allin":false,"cards":["As","Kd"]},{"action_number":3,"player_id":1,"action":"Dealt Cards","is_allin":false,"cards":["7h","7c"]},{"action_number":4,"player_id":2,"action":"Dealt Cards","is_allin":false,"cards":["2c","3d"]},{"action_number":5,"player_id":2,"action":"Fold","amount":0,"is_allin":false},{"action_number":6,"player_id":0,"action":"Fold","amount":0,"is_allin":false}]}],"pots":[{"number":0,"amount":2,"rake":0,"jackpot":0,"player_wins":[{"player_id":1,"win_amount":2}]}]}}
! note: the file leaves out some of hand 1: the note `seats`; which pot each winner took
> the note `seats`
$ hand check odd.phh
  {"file":"odd.phh","hand":null,"variant":"NT","starting":[20.50,20.00,20.00],"finishing":[19.50,21.00,20.00],"pots":[{"amount":5.00,"eligible":["Bob","Cat"],"high":["Bob","Cat"],"low":[]}],"awards":[0.00,3.00,2.00],"flags":[],"why":[{"rule":"standard","text":"Bob and Cat tie for the main pot of 5.00: straight, ace high"},{"rule":"standard","text":"Bob and Cat split the main pot: 2.00 each"},{"rule":"standard","text":"the odd 1.00 of the main pot goes to Bob"}]}
$ hand convert odd.phh --format ohh
  {"ohh":{"spec_version":"1.4.7","site_name":"housebook","network_name":"housebook","internal_version":"1.4.7","tournament":false,"game_number":"","start_date_utc":"","table_name":"","game_type":"Holdem","bet_limit":{"bet_type":"NL"},"table_size":3,"currency":"units","dealer_seat":3,"small_blind_amount":1.0,"big_blind_amount":2.0,"ante_amount":0.0,"flags":[],"players":[{"id":0,"seat":1,"name":"Ann","starting_stack":20.5,"is_sitting_out":false},{"id":1,"seat":2,"name":"Bob","starting_stack":20.0,"is_sitting_out":false},{"id":2,"seat":3,"name":"Cat","starting_stack":20.0,"is_sitting_out":false}],"rounds":[{"id":0,"street":"Preflop","cards":[],"actions":[{"action_number":0,"player_id":0,"action":"Post SB","amount":1.0,"is_allin":false},{"action_number":1,"player_id":1,"action":"Post BB","amount":2.0,"is_allin":false},{"action_number":2,"player_id":0,"action":"Dealt Cards","is_allin":false,"cards":["2c","3d"]},{"action_number":3,"player_id":1,"action":"Dealt Cards","is_allin":false,"cards":["Ah","Kc"]},{"action_number":4,"player_id":2,"action":"Dealt Cards","is_allin":false,"cards":["As","Kd"]},{"action_number":5,"player_id":2,"action":"Call","amount":2.0,"is_allin":false},{"action_number":6,"player_id":0,"action":"Fold","amount":0.0,"is_allin":false},{"action_number":7,"player_id":1,"action":"Check","amount":0.0,"is_allin":false}]},{"id":1,"street":"Flop","cards":["Qs","Jd","Tc"],"actions":[{"action_number":0,"player_id":1,"action":"Check","amount":0.0,"is_allin":false},{"action_number":1,"player_id":2,"action":"Check","amount":0.0,"is_allin":false}]},{"id":2,"street":"Turn","cards":["2h"],"actions":[{"action_number":0,"player_id":1,"action":"Check","amount":0.0,"is_allin":false},{"action_number":1,"player_id":2,"action":"Check","amount":0.0,"is_allin":false}]},{"id":3,"street":"River","cards":["5s"],"actions":[{"action_number":0,"player_id":1,"action":"Check","amount":0.0,"is_allin":false},{"action_number":1,"player_id":2,"action":"Check","amount":0.0,"is_allin":false}]},{"id":4,"street":"Showdown","cards":[],"actions":[{"action_number":0,"player_id":1,"action":"Shows Cards","is_allin":false,"cards":["Ah","Kc"]},{"action_number":1,"player_id":2,"action":"Shows Cards","is_allin":false,"cards":["As","Kd"]}]}],"pots":[{"number":0,"amount":5.0,"rake":0.0,"jackpot":0.0,"player_wins":[{"player_id":1,"win_amount":3.0},{"player_id":2,"win_amount":2.0}]}]}}
! note: the file leaves out some of hand 1: which pot each winner took; the smallest amount paid (1.00)
> the smallest amount paid
