# A card-room hand out of a file has the straddles of the house, and raises over them: the next player's, twice the one before
# rules: DAV-31, DAV-32, DAV-33

file mississippi.phh:
  variant = "NT"
  antes = [0, 0, 0, 0]
  blinds_or_straddles = [0.25, 0.5, 0, 1]
  min_bet = 0.5
  starting_stacks = [50, 50, 50, 50]
  players = ["Bob", "Cat", "Dan", "Ann"]
  actions = ["d dh p1 2s3s", "d dh p2 2h2d", "d dh p3 AsAd", "d dh p4 KsKd", "p1 f", "p2 f", "p3 f"]

file sleeper.phh:
  variant = "NT"
  antes = [0, 0, 0, 0]
  blinds_or_straddles = [0.25, 0.5, 0, 2]
  min_bet = 0.5
  starting_stacks = [50, 50, 50, 50]
  players = ["Bob", "Cat", "Dan", "Ann"]
  actions = ["d dh p1 2s3s", "d dh p2 2h2d", "d dh p3 AsAd", "d dh p4 KsKd", "p1 f", "p2 f", "p3 f"]

file large.phh:
  variant = "NT"
  antes = [0, 0, 0, 0]
  blinds_or_straddles = [0.25, 0.5, 2, 0]
  min_bet = 0.5
  starting_stacks = [50, 50, 50, 50]
  players = ["Bob", "Cat", "Dan", "Ann"]
  actions = ["d dh p1 2s3s", "d dh p2 2h2d", "d dh p3 AsAd", "d dh p4 KsKd", "p4 f", "p1 f", "p2 f"]

file least.phh:
  variant = "NT"
  antes = [0, 0, 0, 0]
  blinds_or_straddles = [0.25, 0.5, 1, 2]
  min_bet = 0.5
  starting_stacks = [50, 50, 50, 50]
  players = ["Bob", "Cat", "Dan", "Ann"]
  actions = ["d dh p1 2s3s", "d dh p2 2h2d", "d dh p3 AsAd", "d dh p4 KsKd", "p1 cbr 3", "p2 f", "p3 f", "p4 f"]

file least_of_one.phh:
  variant = "NT"
  antes = [0, 0, 0, 0]
  blinds_or_straddles = [0.25, 0.5, 1, 0]
  min_bet = 0.5
  starting_stacks = [50, 50, 50, 50]
  players = ["Bob", "Cat", "Dan", "Ann"]
  actions = ["d dh p1 2s3s", "d dh p2 2h2d", "d dh p3 AsAd", "d dh p4 KsKd", "p4 cbr 1.5", "p1 f", "p2 f", "p3 f"]

file stakes.phh:
  variant = "NT"
  antes = [0, 0, 0, 0]
  blinds_or_straddles = [0.5, 1, 0, 0]
  min_bet = 0.5
  starting_stacks = [50, 50, 50, 50]
  players = ["Bob", "Cat", "Dan", "Ann"]
  actions = ["d dh p1 2s3s", "d dh p2 2h2d", "d dh p3 AsAd", "d dh p4 KsKd", "p3 f", "p4 f", "p1 f"]

file ohh.ohh:
  {"ohh":{"spec_version":"1.4.7","site_name":"x","network_name":"x","internal_version":"1.4.7","tournament":false,"game_number":"1","start_date_utc":"","table_name":"","game_type":"Holdem","bet_limit":{"bet_type":"NL"},"table_size":4,"currency":"USD","dealer_seat":1,"small_blind_amount":0.25,"big_blind_amount":0.5,"ante_amount":0,"flags":[],"players":[{"id":0,"seat":1,"name":"Ann","starting_stack":50,"is_sitting_out":false},{"id":1,"seat":2,"name":"Bob","starting_stack":50,"is_sitting_out":false},{"id":2,"seat":3,"name":"Cat","starting_stack":50,"is_sitting_out":false},{"id":3,"seat":4,"name":"Dan","starting_stack":50,"is_sitting_out":false}],"rounds":[{"id":0,"street":"Preflop","cards":[],"actions":[{"action_number":0,"player_id":1,"action":"Post SB","amount":0.5,"is_allin":false},{"action_number":1,"player_id":2,"action":"Post BB","amount":1.0,"is_allin":false},{"action_number":2,"player_id":3,"action":"Fold","amount":0,"is_allin":false},{"action_number":3,"player_id":0,"action":"Fold","amount":0,"is_allin":false},{"action_number":4,"player_id":1,"action":"Fold","amount":0,"is_allin":false}]}],"pots":[{"number":0,"amount":1.0,"rake":0,"jackpot":0,"player_wins":[{"player_id":2,"win_amount":1.0}]}]}}

file late.phh:
  variant = "NT"
  antes = [0, 0, 0, 0]
  blinds_or_straddles = [0.5, 0.25, 0, 0]
  min_bet = 0.5
  starting_stacks = [50, 50, 50, 50]
  players = ["Bob", "Cat", "Dan", "Ann"]
  actions = ["d dh p1 2s3s", "d dh p2 2h2d", "d dh p3 AsAd", "d dh p4 KsKd", "p2 f", "p3 f", "p4 f"]

file right.phh:
  variant = "NT"
  antes = [0, 0, 0, 0]
  blinds_or_straddles = [0.25, 0.5, 1, 2]
  min_bet = 0.5
  starting_stacks = [50, 50, 50, 50]
  players = ["Bob", "Cat", "Dan", "Ann"]
  actions = ["d dh p1 2s3s", "d dh p2 2h2d", "d dh p3 AsAd", "d dh p4 KsKd", "p1 cbr 4", "p2 f", "p3 f", "p4 f"]

file missed.phh:
  variant = "NT"
  antes = [0, 0, 0, 0]
  blinds_or_straddles = [0.25, 0.5, 0, 0.5]
  min_bet = 0.5
  starting_stacks = [50, 50, 50, 50]
  players = ["Bob", "Cat", "Dan", "Ann"]
  actions = ["d dh p1 2s3s", "d dh p2 2h2d", "d dh p3 AsAd", "d dh p4 KsKd", "p3 cbr 1", "p4 f", "p1 f", "p2 f"]

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
$ player add Dan
  Dan, a regular
  recorded #6 ········
$ open --banker Ann --stakes .25/.50
  night 1 is open at Dave's cash game; Ann is the banker
  recorded #7 ········
! note: tonight's buy-in limits, unless everybody agrees to different ones in writing: each player buys at least $10.00; each player can buy up to a $50.00 stack, or the biggest stack at the table (DAV-17)
! next: sell chips (buy NAME AMOUNT)
$ buy Ann 50
  Ann buys chips: $50.00 in cash; stack $50.00
  recorded #8 ········
! next: play (hand new or hand result), then count the stacks
$ seat Ann 1
  Ann has seat 1
  recorded #9 ········
$ buy Bob 50
  Bob buys chips: $50.00 in cash; stack $50.00
  recorded #10 ········
$ seat Bob 2
  Bob has seat 2
  recorded #11 ········
$ buy Cat 50
  Cat buys chips: $50.00 in cash; stack $50.00
  recorded #12 ········
$ seat Cat 3
  Cat has seat 3
  recorded #13 ········
$ buy Dan 50
  Dan buys chips: $50.00 in cash; stack $50.00
  recorded #14 ········
$ seat Dan 4
  Dan has seat 4
  recorded #15 ········
$ deal --dealer Ann
  Ann deals
  holdem: Bob posts the small blind, $0.25; Cat posts the big blind, $0.50
  recorded #16 ········
$ hand add mississippi.phh
! error: mississippi.phh:7:13: `Ann` can't straddle there: this house doesn't allow a Mississippi straddle (DAV-33)
= 5
> this house doesn't allow a Mississippi straddle (DAV-33)
$ hand add sleeper.phh
! error: sleeper.phh:7:13: `Ann` can't straddle there: this house doesn't allow a Mississippi straddle (DAV-33)
= 5
> (DAV-33)
$ hand add large.phh
! error: large.phh:7:13: `Dan` straddles $2.00, but the straddle at this house is $1.00 (DAV-31, DAV-32)
= 5
> `Dan` straddles $2.00, but the straddle at this house is $1.00 (DAV-31
$ hand add least.phh
! error: least.phh:7:13: `Bob` raises to $3.00, but the minimum raise over the straddle is to $4.00 (DAV-32)
= 5
> but the minimum raise over the straddle is to $4.00 (DAV-32)
$ hand add least_of_one.phh
! error: least_of_one.phh:7:13: `Ann` raises to $1.50, but the minimum raise over the straddle is to $2.00 (DAV-32)
= 5
> but the minimum raise over the straddle is to $2.00 (DAV-32)
$ hand add stakes.phh
! error: stakes.phh:7:13: the blinds are 0.50/1.00, but this table plays 0.25/0.50; to enter a straddle with no small blind, use `hand new` or `hand result` (DAV-43)
= 5
> the blinds are 0.50/1.00, but this table plays 0.25/0.50
$ hand add late.phh
! error: late.phh:7:13: `Cat` posts $0.25 live on top of another blind, but a missed small blind is posted dead (DAV-28)
= 5
> a missed small blind is posted dead (DAV-28)
$ hand add ohh.ohh
! error: ohh.ohh:1:8: the blinds are 0.50/1.00, but this table plays 0.25/0.50; to enter a straddle with no small blind, use `hand new` or `hand result` (DAV-43)
= 5
> the blinds are 0.50/1.00, but this table plays 0.25/0.50

Over a straddle of $2.00 the least raise is to $4.00. Bob wins the $0.50, $1.00 and $2.00, and his own $2.00 of the $4.00 that was called by the straddle.

$ hand add right.phh
  hand 1, holdem: Bob wins $5.50
    nobody called Bob's last $2.00, so Bob gets it back (standard rule)
    Bob is the only one left in the main pot, so Bob wins it: $5.50 (standard
      rule)
  recorded #17 ········
> Bob wins $5.50
$ undo
  undid #17 (hand 1, holdem: Bob won $5.50)
  recorded #18 ········

Who missed the big blind posts it live: $0.25, $0.50 twice, and as much of Dan's own.

$ hand add missed.phh
  hand 1, holdem: Dan wins $1.75
    nobody called Dan's last $0.50, so Dan gets it back (standard rule)
    Dan is the only one left in the main pot, so Dan wins it: $1.75 (standard
      rule)
  recorded #19 ········
> Dan wins $1.75
