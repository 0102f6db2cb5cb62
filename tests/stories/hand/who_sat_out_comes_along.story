# Who sat out of a hand comes along with his name and his stack from one kind of file to the next, also where his stack is finer than any amount that was played for; the smallest amount that was paid is named where the new file does not say it.

file fine.ohh:
  {"ohh": {"spec_version": "1.4.7", "site_name": "Club", "game_number": "77", "start_date_utc": "2025-03-07T22:10:00Z", "table_name": "T", "game_type": "Holdem", "bet_limit": {"bet_type": "NL"}, "table_size": 9, "currency": "XYZ", "dealer_seat": 7, "small_blind_amount": 0.5, "big_blind_amount": 1, "ante_amount": 0, "hero_player_id": 3, "players": [{"id": 0, "seat": 2, "name": "Ann", "starting_stack": 20.5}, {"id": 1, "seat": 4, "name": "Bob", "starting_stack": 30}, {"id": 2, "seat": 7, "name": "Cat", "starting_stack": 40}, {"id": 3, "seat": 9, "name": "Zed", "starting_stack": 55.25, "is_sitting_out": true}], "rounds": [{"id": 0, "street": "Preflop", "actions": [{"action_number": 1, "player_id": 0, "action": "Post SB", "amount": 0.5}, {"action_number": 2, "player_id": 1, "action": "Post BB", "amount": 1}, {"action_number": 3, "player_id": 2, "action": "Fold", "amount": 0}, {"action_number": 4, "player_id": 0, "action": "Fold", "amount": 0}]}], "pots": [{"number": 0, "amount": 1, "rake": 0, "player_wins": [{"player_id": 1, "win_amount": 1}]}]}}

file nameless.phh:
  variant = "NT"
  antes = [0.00, 0.00, 0.00]
  blinds_or_straddles = [0.50, 1.00, 0.00]
  min_bet = 1.00
  starting_stacks = [20.50, 30.00, 40.00]
  actions = ["d dh p1 ????", "d dh p2 ????", "d dh p3 ????", "p3 f", "p1 f"]
  hand = 78
  players = ["Ann", "Bob", "Cat"]
  finishing_stacks = [20.00, 30.50, 40.00]
  _seats = "1=Ann, 4=Bob, 7=Cat"
  _hero = "Zed"
  _kept = "hand1 Gholdem Lnn100 Ub P!5525,2050/0/50,3000/0/100,4000 B3 F3 Dc AHoldem I78 J5525,2000,3050,4000 Zseats=1%3dAnn,%204%3dBob,%207%3dCat Zhero=Zed d1???? d2???? d3???? f3 f1"

file even.phh:
  variant = "NT"
  antes = [0, 0, 0]
  blinds_or_straddles = [1, 2, 0]
  min_bet = 2
  starting_stacks = [20.50, 20, 20]
  actions = ["d dh p1 2c3d", "d dh p2 AhKc", "d dh p3 AsKd", "p3 cbr 4", "p1 cc", "p2 cc", "d db QsJdTc", "p1 cc", "p2 cc", "p3 cbr 4", "p1 f", "p2 cc", "d db 2h", "p2 cc", "p3 cc", "d db 5s", "p2 cc", "p3 cc", "p2 sm AhKc", "p3 sm AsKd"]
  players = ["Ann", "Bob", "Cat"]
  currency = "USD"
  _unit = 1

There and back, twice: the chairs, the hero, the stack.

$ hand convert fine.ohh --format phh
  variant = "NT"
  ante_trimming_status = false
  antes = [0.00, 0.00, 0.00]
  blinds_or_straddles = [0.50, 1.00, 0.00]
  min_bet = 1.00
  starting_stacks = [20.50, 30.00, 40.00]
  actions = ["d dh p1 ????", "d dh p2 ????", "d dh p3 ????", "p3 f", "p1 f"]
  hand = 77
  players = ["Ann", "Bob", "Cat"]
  finishing_stacks = [20.00, 30.50, 40.00]
  _site = "Club"
  table = "T"
  _hand-id = 77
  _started = 2025-03-07T22:10:00Z
  currency = "XYZ"
  _seats = "2=Ann, 4=Bob, 7=Cat, 9=Zed"
  _table-size = 9
  _dealer-seat = 7
  _hero = "Zed"
  year = 2025
  month = 3
  day = 7
  time = 22:10:00
  time_zone = "UTC"
  _sat_out = ["Zed"]
  _kept = "hand1 Gholdem Lnn100 Ub P!5525,2050/0/50,3000/0/100,4000 B3 F3 Dc AHoldem I77 J5525,2000,3050,4000 Zsite=Club Ztable=T Zhand-id=77 Zstarted=2025-03-07T22%3a10%3a00Z Zcurrency=XYZ Zseats=2%3dAnn,%204%3dBob,%207%3dCat,%209%3dZed Ztable-size=9 Zdealer-seat=7 Zhero=Zed Zyear=2025 Zmonth=3 Zday=7 Ztime=22%3a10%3a00 Ztime_zone=UTC d1???? d2???? d3???? f3 f1"
> _sat_out = ["Zed"]
$ hand convert fine.ohh --format phh --out fine.phh
  1 hand in `fine.phh`
$ hand convert fine.phh --format ohh
  {"ohh":{"spec_version":"1.4.7","site_name":"Club","network_name":"Club","internal_version":"1.4.7","tournament":false,"game_number":"77","start_date_utc":"2025-03-07T22:10:00Z","table_name":"T","game_type":"Holdem","bet_limit":{"bet_type":"NL"},"table_size":9,"currency":"XYZ","dealer_seat":7,"small_blind_amount":0.50,"big_blind_amount":1.00,"ante_amount":0.00,"hero_player_id":3,"flags":[],"players":[{"id":0,"seat":2,"name":"Ann","starting_stack":20.50,"is_sitting_out":false},{"id":1,"seat":4,"name":"Bob","starting_stack":30.00,"is_sitting_out":false},{"id":2,"seat":7,"name":"Cat","starting_stack":40.00,"is_sitting_out":false},{"id":3,"seat":9,"name":"Zed","starting_stack":55.25,"is_sitting_out":true}],"rounds":[{"id":0,"street":"Preflop","cards":[],"actions":[{"action_number":0,"player_id":0,"action":"Post SB","amount":0.50,"is_allin":false},{"action_number":1,"player_id":1,"action":"Post BB","amount":1.00,"is_allin":false},{"action_number":2,"player_id":2,"action":"Fold","amount":0.00,"is_allin":false},{"action_number":3,"player_id":0,"action":"Fold","amount":0.00,"is_allin":false}]}],"pots":[{"number":0,"amount":1.00,"rake":0.00,"jackpot":0.00,"player_wins":[{"player_id":1,"win_amount":1.00}]}]}}
! note: the file leaves out some of hand 77: which pot each winner took
> "hero_player_id":3
> {"id":3,"seat":9,"name":"Zed","starting_stack":55.25,"is_sitting_out":true}
$ hand convert fine.phh --format ohh --out second.ohh
  1 hand in `second.ohh`
! note: the file leaves out some of hand 77: which pot each winner took
$ hand convert second.ohh --format phh --out second.phh
  1 hand in `second.phh`
$ hand convert second.phh --format ohh
  {"ohh":{"spec_version":"1.4.7","site_name":"Club","network_name":"Club","internal_version":"1.4.7","tournament":false,"game_number":"77","start_date_utc":"2025-03-07T22:10:00Z","table_name":"T","game_type":"Holdem","bet_limit":{"bet_type":"NL"},"table_size":9,"currency":"XYZ","dealer_seat":7,"small_blind_amount":0.50,"big_blind_amount":1.00,"ante_amount":0.00,"hero_player_id":3,"flags":[],"players":[{"id":0,"seat":2,"name":"Ann","starting_stack":20.50,"is_sitting_out":false},{"id":1,"seat":4,"name":"Bob","starting_stack":30.00,"is_sitting_out":false},{"id":2,"seat":7,"name":"Cat","starting_stack":40.00,"is_sitting_out":false},{"id":3,"seat":9,"name":"Zed","starting_stack":55.25,"is_sitting_out":true}],"rounds":[{"id":0,"street":"Preflop","cards":[],"actions":[{"action_number":0,"player_id":0,"action":"Post SB","amount":0.50,"is_allin":false},{"action_number":1,"player_id":1,"action":"Post BB","amount":1.00,"is_allin":false},{"action_number":2,"player_id":2,"action":"Fold","amount":0.00,"is_allin":false},{"action_number":3,"player_id":0,"action":"Fold","amount":0.00,"is_allin":false}]}],"pots":[{"number":0,"amount":1.00,"rake":0.00,"jackpot":0.00,"player_wins":[{"player_id":1,"win_amount":1.00}]}]}}
! note: the file leaves out some of hand 77: which pot each winner took
> "name":"Zed","starting_stack":55.25
$ hand convert second.phh --format text
  Hand #77: holdem (0.50/1.00), 2025-03-07 22:10:00 UTC
  Seat 1: Zed (55.25 in chips), sitting out
  Seat 2: Ann (20.50 in chips)
  Seat 3: Bob (30.00 in chips)
  Seat 4: Cat (40.00 in chips), the button
  Ann posts a blind of 0.50
  Bob posts a blind of 1.00
  *** CARDS ***
  Cat folds
  Ann folds
  Uncalled bet of 0.50 goes back to Bob
  *** SUMMARY ***
  Total pot 1.00
  Bob collected 1.00
! note: the file leaves out some of hand 77: the notes `currency`, `dealer-seat`, `hand-id`, `hero`, `seats`, `site`, `table-size`, `table`
> Seat 1: Zed (55.25 in chips)
$ hand convert second.phh --format housebook
  variant = "NT"
  ante_trimming_status = false
  antes = [0.00, 0.00, 0.00, 0.00]
  blinds_or_straddles = [0.00, 0.50, 1.00, 0.00]
  min_bet = 1.00
  starting_stacks = [55.25, 20.50, 30.00, 40.00]
  actions = ["d dh p2 ????", "d dh p3 ????", "d dh p4 ????", "p4 f", "p2 f"]
  _absent = ["p1"]
  hand = 77
  players = ["Zed", "Ann", "Bob", "Cat"]
  finishing_stacks = [55.25, 20.00, 30.50, 40.00]
  _site = "Club"
  table = "T"
  _hand-id = 77
  _started = 2025-03-07T22:10:00Z
  currency = "XYZ"
  _seats = "2=Ann, 4=Bob, 7=Cat, 9=Zed"
  _table-size = 9
  _dealer-seat = 7
  _hero = "Zed"
  year = 2025
  month = 3
  day = 7
  time = 22:10:00
  time_zone = "UTC"
  _kept = "hand1 Gholdem Lnn100 Ub P!5525,2050/0/50,3000/0/100,4000 B3 F3 Dc AHoldem I77 J5525,2000,3050,4000 Zsite=Club Ztable=T Zhand-id=77 Zstarted=2025-03-07T22%3a10%3a00Z Zcurrency=XYZ Zseats=2%3dAnn,%204%3dBob,%207%3dCat,%209%3dZed Ztable-size=9 Zdealer-seat=7 Zhero=Zed Zyear=2025 Zmonth=3 Zday=7 Ztime=22%3a10%3a00 Ztime_zone=UTC d1???? d2???? d3???? f3 f1"
> players = ["Zed", "Ann", "Bob", "Cat"]

A file that does not say what he is called: he is left out and named, and so is a hero who is nobody.

$ hand convert nameless.phh --format ohh
  {"ohh":{"spec_version":"1.4.7","site_name":"housebook","network_name":"housebook","internal_version":"1.4.7","tournament":false,"game_number":"78","start_date_utc":"","table_name":"","game_type":"Holdem","bet_limit":{"bet_type":"NL"},"table_size":7,"currency":"units","dealer_seat":7,"small_blind_amount":0.5,"big_blind_amount":1.0,"ante_amount":0.0,"flags":[],"players":[{"id":0,"seat":1,"name":"Ann","starting_stack":20.5,"is_sitting_out":false},{"id":1,"seat":4,"name":"Bob","starting_stack":30.0,"is_sitting_out":false},{"id":2,"seat":7,"name":"Cat","starting_stack":40.0,"is_sitting_out":false}],"rounds":[{"id":0,"street":"Preflop","cards":[],"actions":[{"action_number":0,"player_id":0,"action":"Post SB","amount":0.5,"is_allin":false},{"action_number":1,"player_id":1,"action":"Post BB","amount":1.0,"is_allin":false},{"action_number":2,"player_id":2,"action":"Fold","amount":0.0,"is_allin":false},{"action_number":3,"player_id":0,"action":"Fold","amount":0.0,"is_allin":false}]}],"pots":[{"number":0,"amount":1.0,"rake":0.0,"jackpot":0.0,"player_wins":[{"player_id":1,"win_amount":1.0}]}]}}
! note: the file leaves out some of hand 78: `p1` sitting out with 55.25; the note `hero`; which pot each winner took
> `p1` sitting out with 55.25
> the note `hero`
$ hand check nameless.phh
  {"file":"nameless.phh","hand":"78","variant":"NT","starting":[20.50,30.00,40.00],"finishing":[20.00,30.50,40.00],"pots":[{"amount":1.00,"eligible":["Bob"],"high":["Bob"],"low":[]}],"awards":[0.00,1.00,0.00],"flags":[],"why":[{"rule":"standard","text":"nobody called Bob's last 0.50, so Bob gets it back"},{"rule":"standard","text":"Bob is the only one left in the main pot, so Bob wins it: 1.00"}]}

The smallest amount is named, whether a pot was divided by it or not.

$ hand convert even.phh --format ohh
  {"ohh":{"spec_version":"1.4.7","site_name":"housebook","network_name":"housebook","internal_version":"1.4.7","tournament":false,"game_number":"","start_date_utc":"","table_name":"","game_type":"Holdem","bet_limit":{"bet_type":"NL"},"table_size":3,"currency":"USD","dealer_seat":3,"small_blind_amount":1.00,"big_blind_amount":2.00,"ante_amount":0.00,"flags":[],"players":[{"id":0,"seat":1,"name":"Ann","starting_stack":20.50,"is_sitting_out":false},{"id":1,"seat":2,"name":"Bob","starting_stack":20.00,"is_sitting_out":false},{"id":2,"seat":3,"name":"Cat","starting_stack":20.00,"is_sitting_out":false}],"rounds":[{"id":0,"street":"Preflop","cards":[],"actions":[{"action_number":0,"player_id":0,"action":"Post SB","amount":1.00,"is_allin":false},{"action_number":1,"player_id":1,"action":"Post BB","amount":2.00,"is_allin":false},{"action_number":2,"player_id":0,"action":"Dealt Cards","is_allin":false,"cards":["2c","3d"]},{"action_number":3,"player_id":1,"action":"Dealt Cards","is_allin":false,"cards":["Ah","Kc"]},{"action_number":4,"player_id":2,"action":"Dealt Cards","is_allin":false,"cards":["As","Kd"]},{"action_number":5,"player_id":2,"action":"Raise","amount":4.00,"is_allin":false},{"action_number":6,"player_id":0,"action":"Call","amount":3.00,"is_allin":false},{"action_number":7,"player_id":1,"action":"Call","amount":2.00,"is_allin":false}]},{"id":1,"street":"Flop","cards":["Qs","Jd","Tc"],"actions":[{"action_number":0,"player_id":0,"action":"Check","amount":0.00,"is_allin":false},{"action_number":1,"player_id":1,"action":"Check","amount":0.00,"is_allin":false},{"action_number":2,"player_id":2,"action":"Bet","amount":4.00,"is_allin":false},{"action_number":3,"player_id":0,"action":"Fold","amount":0.00,"is_allin":false},{"action_number":4,"player_id":1,"action":"Call","amount":4.00,"is_allin":false}]},{"id":2,"street":"Turn","cards":["2h"],"actions":[{"action_number":0,"player_id":1,"action":"Check","amount":0.00,"is_allin":false},{"action_number":1,"player_id":2,"action":"Check","amount":0.00,"is_allin":false}]},{"id":3,"street":"River","cards":["5s"],"actions":[{"action_number":0,"player_id":1,"action":"Check","amount":0.00,"is_allin":false},{"action_number":1,"player_id":2,"action":"Check","amount":0.00,"is_allin":false}]},{"id":4,"street":"Showdown","cards":[],"actions":[{"action_number":0,"player_id":1,"action":"Shows Cards","is_allin":false,"cards":["Ah","Kc"]},{"action_number":1,"player_id":2,"action":"Shows Cards","is_allin":false,"cards":["As","Kd"]}]}],"pots":[{"number":0,"amount":20.00,"rake":0.00,"jackpot":0.00,"player_wins":[{"player_id":1,"win_amount":10.00},{"player_id":2,"win_amount":10.00}]}]}}
! note: the file leaves out some of hand 1: which pot each winner took; the smallest amount paid (1.00)
> the smallest amount paid
$ hand convert even.phh --format text
  Hand: holdem (1.00/2.00)
  Seat 1: Ann (20.50 in chips)
  Seat 2: Bob (20.00 in chips)
  Seat 3: Cat (20.00 in chips), the button
  Ann posts a blind of 1.00
  Bob posts a blind of 2.00
  *** CARDS ***
  Ann is dealt 2c 3d
  Bob is dealt Ah Kc
  Cat is dealt As Kd
  Cat raises to 4.00
  Ann calls 3.00
  Bob calls 2.00
  *** FLOP *** [Qs Jd Tc]
  Ann checks
  Bob checks
  Cat bets 4.00
  Ann folds
  Bob calls 4.00
  *** TURN *** [Qs Jd Tc 2h]
  Bob checks
  Cat checks
  *** RIVER *** [Qs Jd Tc 2h 5s]
  Bob checks
  Cat checks
  *** SHOWDOWN ***
  Bob shows Ah Kc
  Cat shows As Kd
  *** SUMMARY ***
  Total pot 20.00
  Bob collected 10.00
  Cat collected 10.00
! note: the file leaves out some of hand 1: the note `currency`; the smallest amount paid (1.00)
> the smallest amount paid
$ hand convert even.phh --format phh
  variant = "NT"
  ante_trimming_status = false
  antes = [0.00, 0.00, 0.00]
  blinds_or_straddles = [1.00, 2.00, 0.00]
  min_bet = 2.00
  starting_stacks = [20.50, 20.00, 20.00]
  actions = ["d dh p1 2c3d", "d dh p2 AhKc", "d dh p3 AsKd", "p3 cbr 4.00", "p1 cc", "p2 cc", "d db QsJdTc", "p1 cc", "p2 cc", "p3 cbr 4.00", "p1 f", "p2 cc", "d db 2h", "p2 cc", "p3 cc", "d db 5s", "p2 cc", "p3 cc", "p2 sm AhKc", "p3 sm AsKd"]
  players = ["Ann", "Bob", "Cat"]
  currency = "USD"
  _kept = "hand1 Gholdem Lnn200 Ub P2050/0/100,2000/0/200,2000 B2 T100 ANT Zcurrency=USD d02c3d d1AhKc d2AsKd r2400 c0 c1 bQsJdTc c0 c1 r2400 f0 c1 b2h c1 c2 b5s c1 c2 w1AhKc w2AsKd"
> T100
