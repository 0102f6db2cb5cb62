# Open Hand History wants a currency. A hand of none is in units there, which says nothing about money: every book takes it.

file plain.phh:
  variant = "NT"
  antes = [0, 0, 0]
  blinds_or_straddles = [0.25, 0.50, 0]
  min_bet = 0.50
  starting_stacks = [20, 20, 20]
  players = ["Ann", "Bob", "Cat"]
  actions = ["d dh p1 AsKd", "d dh p2 7h7c", "d dh p3 ????", "p3 f", "p1 cbr 1.50", "p2 f"]
  year = 2026
  month = 3
  day = 14
  time = 21:05:00
  time_zone = "UTC"
file five.phh:
  variant = "five-card-omaha"
  antes = [0, 0, 0]
  blinds_or_straddles = [0.25, 0.50, 0]
  min_bet = 0.50
  starting_stacks = [20, 20, 20]
  players = ["Ann", "Bob", "Cat"]
  actions = ["d dh p1 ??????????", "d dh p2 ??????????", "d dh p3 ??????????", "p3 f", "p1 cbr 1.50", "p2 f"]

$ hand convert plain.phh --format ohh --out plain.ohh
  1 hand in `plain.ohh`
! note: hand 1 was written without: which pot each winner took
$ hand convert plain.ohh --format phh
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
  _started = 2026-03-14T21:05:00Z
  _seats = "1=Ann, 2=Bob, 3=Cat"
  _table-size = 3
  _dealer-seat = 3
  year = 2026
  month = 3
  day = 14
  time = 21:05:00
  time_zone = "UTC"
  _kept = "hand1 Gholdem Lnn50 Ub P2000/0/25,2000/0/50,2000 B2 F2 Dc AHoldem J2050,1950,2000 Zsite=housebook Zstarted=2026-03-14T21%3a05%3a00Z Zseats=1%3dAnn,%202%3dBob,%203%3dCat Ztable-size=3 Zdealer-seat=3 Zyear=2026 Zmonth=3 Zday=14 Ztime=21%3a05%3a00 Ztime_zone=UTC d0AsKd d17h7c d2???? f2 r0150 f1"
> blinds_or_straddles
$ hand convert plain.ohh --format ohh --out again.ohh
  1 hand in `again.ohh`
! note: hand 1 was written without: which pot each winner took
$ init --house casino
  started a new book, counting in USD, under `casino` rules
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
$ import hands again.ohh --banker Ann --yes
! error: 2026-03-14 21:05 is still to come: it's 2026-01-02 19:07 now
! hint: import hands again.ohh --banker Ann '{"ohh":{"spec_version":"1.4.7","site_name":"housebook","network_name":"housebook","internal_version":"1.4.7","tournament":false,"game_number":"","start_date_utc":"2026-03-14T21:05:00Z","table_name":"","game_type":"Holdem","bet_limit":{"bet_type":"NL"},"table_size":3,"currency":"units","dealer_seat":3,"small_blind_amount":0.25,"big_blind_amount":0.50,"ante_amount":0.00,"flags":[],"players":[{"id":0,"seat":1,"name":"Ann","starting_stack":20.00,"is_sitting_out":false},{"id":1,"seat":2,"name":"Bob","starting_stack":20.00,"is_sitting_out":false},{"id":2,"seat":3,"name":"Cat","starting_stack":20.00,"is_sitting_out":false}],"rounds":[{"id":0,"street":"Preflop","cards":[],"actions":[{"action_number":0,"player_id":0,"action":"Post SB","amount":0.25,"is_allin":false},{"action_number":1,"player_id":1,"action":"Post BB","amount":0.50,"is_allin":false},{"action_number":2,"player_id":0,"action":"Dealt Cards","is_allin":false,"cards":["As","Kd"]},{"action_number":3,"player_id":1,"action":"Dealt Cards","is_allin":false,"cards":["7h","7c"]},{"action_number":4,"player_id":2,"action":"Fold","amount":0.00,"is_allin":false},{"action_number":5,"player_id":0,"action":"Raise","amount":1.25,"is_allin":false},{"action_number":6,"player_id":1,"action":"Fold","amount":0.00,"is_allin":false}]}],"pots":[{"number":0,"amount":1.00,"rake":0.00,"jackpot":0.00,"player_wins":[{"player_id":0,"win_amount":1.00}]}]}}
! hint: '
= 4
> 1 hand
$ undo
  undid #5: Cat was added as a regular
  recorded #6 ········
$ open --banker Ann
  night 1 is open at The Card Room; Ann is the banker
  recorded #7 ········
! next: sell chips (buy NAME AMOUNT)
$ buy Ann 20
  Ann buys chips: $20.00 in cash; stack $20.00
  recorded #8 ········
! next: play (hand new or hand result), then count the stacks
$ buy Bob 20
  Bob buys chips: $20.00 in cash; stack $20.00
  recorded #9 ········
$ buy Cat 20
! error: no player is called `Cat`
! hint: player add Cat
= 4
$ hand add again.ohh
! error: again.ohh:1:853: no player is called `Cat`
! hint: hand add FILE --as Cat=PLAYER
= 4
> hand 1, holdem

The word for Omaha says nothing of how many cards everybody holds. Where no hand was shown, that is missing.
$ hand convert five.phh --format ohh --out five.ohh
  1 hand in `five.ohh`
! note: hand 1 was written without: how many cards each player holds; which pot each winner took
> how many cards each player holds
