# A hand out of a file is one of the house's games, with as many as it has there, whatever kind of file it is

file omaha.phh:
  variant = "PO"
  antes = [0, 0]
  blinds_or_straddles = [0.25, 0.50]
  min_bet = 0.50
  starting_stacks = [50, 50]
  players = ["Ann", "Bob"]
  actions = ["d dh p1 AhAdKcQc", "d dh p2 3s3dKhQh", "p2 cbr 1.00", "p1 f"]

file badugi.phh:
  variant = "FB"
  antes = [0, 0]
  blinds_or_straddles = [0.25, 0.50]
  small_bet = 0.50
  big_bet = 1
  starting_stacks = [50, 50]
  players = ["Ann", "Bob"]
  actions = ["d dh p1 AhAdKcQc", "d dh p2 3s3dKhQh", "p2 cbr 1.00", "p1 f"]

file short.phh:
  variant = "NS"
  antes = [0, 0]
  blinds_or_straddles = [0.25, 0.50]
  min_bet = 0.50
  starting_stacks = [50, 50]
  players = ["Ann", "Bob"]
  actions = ["d dh p1 AhAd", "d dh p2 9s9d", "p2 cbr 1.00", "p1 f"]

file wild.phh:
  variant = "NT"
  _wild = ["2"]
  antes = [0, 0]
  blinds_or_straddles = [0.25, 0.50]
  min_bet = 0.50
  starting_stacks = [50, 50]
  players = ["Ann", "Bob"]
  actions = ["d dh p1 AhAd", "d dh p2 9s9d", "p2 cbr 1.00", "p1 f"]

file omaha.ohh:
  {"ohh":{"spec_version":"1.4.7","site_name":"x","network_name":"x","internal_version":"1.4.7","tournament":false,"game_number":"1","start_date_utc":"","table_name":"","game_type":"Omaha","bet_limit":{"bet_type":"PL"},"table_size":2,"currency":"USD","dealer_seat":1,"small_blind_amount":0.25,"big_blind_amount":0.50,"ante_amount":0,"flags":[],"players":[{"id":0,"seat":1,"name":"Ann","starting_stack":50,"is_sitting_out":false},{"id":1,"seat":2,"name":"Bob","starting_stack":50,"is_sitting_out":false}],"rounds":[{"id":0,"street":"Preflop","cards":[],"actions":[{"action_number":0,"player_id":0,"action":"Post SB","amount":0.25,"is_allin":false},{"action_number":1,"player_id":1,"action":"Post BB","amount":0.50,"is_allin":false},{"action_number":2,"player_id":0,"action":"Fold","amount":0,"is_allin":false}]}],"pots":[{"number":0,"amount":0.75,"rake":0,"jackpot":0,"player_wins":[{"player_id":1,"win_amount":0.75}]}]}}

file holdem.phh:
  variant = "NT"
  antes = [0, 0]
  blinds_or_straddles = [0.25, 0.50]
  min_bet = 0.50
  starting_stacks = [50, 50]
  players = ["Ann", "Bob"]
  actions = ["d dh p1 AhAd", "d dh p2 9s9d", "p2 cbr 1.00", "p1 f"]

file fixed.phh:
  variant = "FT"
  antes = [0, 0]
  blinds_or_straddles = [0.25, 0.50]
  small_bet = 0.50
  big_bet = 1
  starting_stacks = [50, 50]
  players = ["Ann", "Bob"]
  actions = ["d dh p1 AhAd", "d dh p2 9s9d", "p2 cbr 1.00", "p1 f"]

file pot_limit.ohh:
  {"ohh":{"spec_version":"1.4.7","site_name":"x","network_name":"x","internal_version":"1.4.7","tournament":false,"game_number":"1","start_date_utc":"","table_name":"","game_type":"Holdem","bet_limit":{"bet_type":"PL"},"table_size":2,"currency":"USD","dealer_seat":1,"small_blind_amount":0.25,"big_blind_amount":0.50,"ante_amount":0,"flags":[],"players":[{"id":0,"seat":1,"name":"Ann","starting_stack":50,"is_sitting_out":false},{"id":1,"seat":2,"name":"Bob","starting_stack":50,"is_sitting_out":false}],"rounds":[{"id":0,"street":"Preflop","cards":[],"actions":[{"action_number":0,"player_id":0,"action":"Post SB","amount":0.25,"is_allin":false},{"action_number":1,"player_id":1,"action":"Post BB","amount":0.50,"is_allin":false},{"action_number":2,"player_id":0,"action":"Fold","amount":0,"is_allin":false}]}],"pots":[{"number":0,"amount":0.75,"rake":0,"jackpot":0,"player_wins":[{"player_id":1,"win_amount":0.75}]}]}}

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
$ open --banker Ann --stakes .25/.50
  night 1 is open at Dave's cash game; Ann is the banker
  recorded #5 ········
! note: tonight's buy-in limits, unless everybody agrees to different ones in writing: each player buys at least $10.00; each player can buy up to a $50.00 stack, or the biggest stack at the table (DAV-17)
! next: sell chips (buy NAME AMOUNT)
$ buy Ann 50
  Ann buys chips: $50.00 in cash; stack $50.00
  recorded #6 ········
! next: play (hand new or hand result), then count the stacks
$ seat Ann 1
  Ann has seat 1
  recorded #7 ········
$ buy Bob 50
  Bob buys chips: $50.00 in cash; stack $50.00
  recorded #8 ········
$ seat Bob 2
  Bob has seat 2
  recorded #9 ········
$ hand add omaha.phh
! error: omaha.phh:7:13: `dave` plays hold'em, not `omaha` (DAV-01)
= 5
> `dave` plays hold'em, not `omaha` (DAV-01)
$ hand add badugi.phh
! error: badugi.phh:8:13: `dave` plays hold'em, not `badugi` (DAV-01)
= 5
> `dave` plays hold'em, not `badugi` (DAV-01)
$ hand add short.phh
! error: short.phh:7:13: `dave` plays hold'em, not `short-deck-holdem` (DAV-01)
= 5
> `dave` plays hold'em, not `short-deck-holdem` (DAV-01)
$ hand add wild.phh
! error: wild.phh:8:13: `dave` plays plain hold'em, with nothing added (DAV-01)
= 5
> `dave` plays plain hold'em, with nothing added (DAV-01)
$ hand add omaha.ohh
! error: omaha.ohh:1:8: `dave` plays hold'em, not `omaha` (DAV-01)
= 5
> `dave` plays hold'em, not `omaha` (DAV-01)

Nor is hold'em by another limit the house's.

$ hand add fixed.phh
! error: fixed.phh:8:13: `dave` plays no-limit, not fixed limit (DAV-01)
= 5
> `dave` plays no-limit, not fixed limit (DAV-01)
$ hand add pot_limit.ohh
! error: pot_limit.ohh:1:8: `dave` plays no-limit, not pot-limit (DAV-01)
= 5
> `dave` plays no-limit, not pot-limit (DAV-01)

Hold'em as it is stays hold'em.

$ hand add holdem.phh
  hand 1, holdem: Bob wins $1.00
    nobody called Bob's last $0.50, so Bob gets it back (standard rule)
    Bob is the only one left in the main pot, so Bob wins it: $1.00 (standard
      rule)
  recorded #10 ········
> hand 1, holdem: Bob wins $1.00
