# A hand file of one kind becomes one of another, without a book; nothing of the hand is lost on the way.

file log.csv:
  entry,at,order
  "-- starting hand #7 (id: h7)  (No Limit Texas Hold'em) (dealer: ""Cat @ c1"") --",2025-12-01T20:01:00.000Z,3
  "Player stacks: #1 ""Ann @ a1"" (100) | #2 ""Bob @ b1"" (100) | #3 ""Cat @ c1"" (60)",2025-12-01T20:01:00.000Z,4
  """Ann @ a1"" posts a small blind of 1",2025-12-01T20:01:00.000Z,5
  """Bob @ b1"" posts a big blind of 2",2025-12-01T20:01:00.000Z,6
  """Cat @ c1"" posts a missing small blind of 1",2025-12-01T20:01:00.000Z,7
  """Cat @ c1"" raises to 6",2025-12-01T20:01:10.000Z,8
  """Ann @ a1"" folds",2025-12-01T20:01:11.000Z,9
  """Bob @ b1"" calls 6",2025-12-01T20:01:20.000Z,10
  "Flop:  [5♣, J♠, 5♠]",2025-12-01T20:01:21.000Z,11
  """Bob @ b1"" checks",2025-12-01T20:01:30.000Z,12
  """Cat @ c1"" folds",2025-12-01T20:01:40.000Z,13
  """Bob @ b1"" collected 14 from pot",2025-12-01T20:01:50.000Z,14
  """Cat @ c1"" shows a K♠, 8♦.",2025-12-01T20:01:50.000Z,15
  "-- ending hand #7 --",2025-12-01T20:01:50.000Z,16
file declared.phh:
  variant = "five-card-stud-hi-lo"
  _house = "igloo"
  starting_stacks = [5, 5, 5]
  actions = ["d dh p1 AhKh", "d dh p2 Qc2d", "d dh p3 9s9c", "p1 cbr 0.50", "p2 f", "p3 f"]
file bad.phh:
  variant = "NT"
file notes.txt:
  hello

$ hand convert log.csv --format phh
  variant = "NT"
  ante_trimming_status = false
  antes = [0, 0, 1]
  blinds_or_straddles = [1, 2, 0]
  min_bet = 2
  starting_stacks = [100, 100, 60]
  actions = ["d dh p1 ????", "d dh p2 ????", "d dh p3 ????", "p3 cbr 6", "p1 f", "p2 cc", "d db 5cJs5s", "p2 cc", "p3 cc", "d db ??", "p2 cbr 2", "p3 f"]
  hand = 7
  players = ["Ann", "Bob", "Cat"]
  finishing_stacks = [99, 108, 53]
  _site = "Poker Now"
  _hand-id = "h7"
  _started = 2025-12-01T20:01:00.000Z
  _ids = "a1 b1 c1"
  _shown = "Cat: Ks 8d"
  year = 2025
  month = 12
  day = 1
  time = 20:01:00
  time_zone = "UTC"
  _kept = "hand1 Gholdem Lnn2 Ub P100/0/1,100/0/2,60/0/0/1 B2 F2 Dc ANo%20Limit%20Texas%20Hold'em I7 J99,108,53 Zsite=Poker%20Now Zhand-id=h7 Zstarted=2025-12-01T20%3a01%3a00.000Z Zids=a1%20b1%20c1 Zshown=Cat%3a%20Ks%208d Zyear=2025 Zmonth=12 Zday=1 Ztime=20%3a01%3a00 Ztime_zone=UTC d0???? d1???? d2???? r26 f0 c1 b5cJs5s c1 f2"
$ hand convert log.csv --format ohh
  {"ohh":{"spec_version":"1.4.7","site_name":"Poker Now","network_name":"Poker Now","internal_version":"1.4.7","tournament":false,"game_number":"7","start_date_utc":"2025-12-01T20:01:00.000Z","table_name":"","game_type":"Holdem","bet_limit":{"bet_type":"NL"},"table_size":3,"currency":"points","dealer_seat":3,"small_blind_amount":1,"big_blind_amount":2,"ante_amount":0,"flags":[],"players":[{"id":0,"seat":1,"name":"Ann","starting_stack":100,"is_sitting_out":false},{"id":1,"seat":2,"name":"Bob","starting_stack":100,"is_sitting_out":false},{"id":2,"seat":3,"name":"Cat","starting_stack":60,"is_sitting_out":false}],"rounds":[{"id":0,"street":"Preflop","cards":[],"actions":[{"action_number":0,"player_id":2,"action":"Post Dead","amount":1,"is_allin":false},{"action_number":1,"player_id":0,"action":"Post SB","amount":1,"is_allin":false},{"action_number":2,"player_id":1,"action":"Post BB","amount":2,"is_allin":false},{"action_number":3,"player_id":2,"action":"Raise","amount":6,"is_allin":false},{"action_number":4,"player_id":0,"action":"Fold","amount":0,"is_allin":false},{"action_number":5,"player_id":1,"action":"Call","amount":4,"is_allin":false}]},{"id":1,"street":"Flop","cards":["5c","Js","5s"],"actions":[{"action_number":0,"player_id":1,"action":"Check","amount":0,"is_allin":false},{"action_number":1,"player_id":2,"action":"Fold","amount":0,"is_allin":false}]},{"id":2,"street":"Showdown","cards":[],"actions":[{"action_number":0,"player_id":2,"action":"Shows Cards","is_allin":false,"cards":["Ks","8d"]}]}],"pots":[{"number":0,"amount":14,"rake":0,"jackpot":0,"player_wins":[{"player_id":1,"win_amount":14}]}]}}
! note: the file leaves out some of hand 7: the note `ids`; which pot each winner took
$ hand convert log.csv --format housebook --out hand.phh
  1 hand in `hand.phh`
$ hand check hand.phh --json
  {"file":"hand.phh","hand":"7","variant":"NT","starting":[100,100,60],"finishing":[99,108,53],"pots":[{"amount":14,"eligible":["Bob"],"high":["Bob"],"low":[]}],"awards":[0,14,0],"flags":["folded-unforced"],"why":[{"rule":"standard","text":"Bob is the only one left in the main pot, so Bob wins it: 14"}]}
$ hand convert hand.phh --format ohh --out hand.ohh
  1 hand in `hand.ohh`
! note: the file leaves out some of hand 7: the note `ids`; which pot each winner took
$ hand check hand.ohh --json
  {"file":"hand.ohh","hand":"7","variant":"Holdem","starting":[100,100,60],"finishing":[99,108,53],"pots":[{"amount":14,"eligible":["Bob"],"high":["Bob"],"low":[]}],"awards":[0,14,0],"flags":["folded-unforced"],"why":[{"rule":"standard","text":"Bob is the only one left in the main pot, so Bob wins it: 14"}]}
$ hand convert hand.ohh hand.phh --format phh --out both.phhs
  2 hands in `both.phhs`
$ hand check both.phhs
  {"file":"both.phhs","hand":"7","variant":"NT","starting":[100,100,60],"finishing":[99,108,53],"pots":[{"amount":14,"eligible":["Bob"],"high":["Bob"],"low":[]}],"awards":[0,14,0],"flags":["folded-unforced"],"why":[{"rule":"standard","text":"Bob is the only one left in the main pot, so Bob wins it: 14"}]}
  {"file":"both.phhs","hand":"7","variant":"NT","starting":[100,100,60],"finishing":[99,108,53],"pots":[{"amount":14,"eligible":["Bob"],"high":["Bob"],"low":[]}],"awards":[0,14,0],"flags":["folded-unforced"],"why":[{"rule":"standard","text":"Bob is the only one left in the main pot, so Bob wins it: 14"}]}
$ hand convert declared.phh --format phh
! error: declared.phh:4:13: PHH can't record the game `five-card-stud-hi-lo`
= 5
$ hand convert bad.phh --format ohh
! error: bad.phh:1:1: the hand needs `starting_stacks`, because it's `NT`
= 5
$ hand convert notes.txt --format ohh
! error: notes.txt:1:1: this isn't a hand file: use PHH (.phh, .phhs), Open Hand History (.ohh) or a Poker Now log (.csv)
= 5
$ hand convert log.csv --format phh --out hand.phh
! error: `hand.phh` already exists
! hint: hand convert log.csv --format phh --out hand-2.phh
= 4
