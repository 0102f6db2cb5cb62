# What clock and calendar showed where a hand was played is one moment everywhere.

file new_york.phh:
  variant = "NT"
  antes = [0, 0, 0]
  blinds_or_straddles = [0.25, 0.50, 0]
  min_bet = 0.50
  starting_stacks = [20, 20, 20]
  actions = ["d dh p1 AsKd", "d dh p2 7h7c", "d dh p3 ????", "p3 f", "p1 cbr 1.50", "p2 f"]
  players = ["Ann", "Bob", "Cat"]
  year = 2026
  month = 10
  day = 3
  time = 16:05:00
  time_zone = "America/New_York"
file utc.phh:
  variant = "NT"
  antes = [0, 0, 0]
  blinds_or_straddles = [0.25, 0.50, 0]
  min_bet = 0.50
  starting_stacks = [20.50, 19.50, 20]
  actions = ["d dh p1 AsKd", "d dh p2 7h7c", "d dh p3 ????", "p3 f", "p1 cbr 1.50", "p2 f"]
  players = ["Ann", "Bob", "Cat"]
  year = 2026
  month = 10
  day = 3
  time = 20:30:00
  time_zone = "UTC"
file berlin.phh:
  variant = "NT"
  antes = [0, 0, 0]
  blinds_or_straddles = [0.25, 0.50, 0]
  min_bet = 0.50
  starting_stacks = [21, 19, 20]
  actions = ["d dh p1 AsKd", "d dh p2 7h7c", "d dh p3 ????", "p3 f", "p1 cbr 1.50", "p2 f"]
  players = ["Ann", "Bob", "Cat"]
  year = 2026
  month = 10
  day = 3
  time = 23:30:00
  time_zone = "+02:00"
file midnight.phh:
  variant = "NT"
  antes = [0, 0, 0]
  blinds_or_straddles = [0.25, 0.50, 0]
  min_bet = 0.50
  starting_stacks = [20, 20, 20]
  actions = ["d dh p1 AsKd", "d dh p2 7h7c", "d dh p3 ????", "p3 f", "p1 cbr 2", "p2 f"]
  players = ["Ann", "Bob", "Cat"]
  year = 2026
  month = 2
  day = 28
  time = 23:30:00
  time_zone = "America/New_York"
file twice.phhs:
  [1]
  variant = "NT"
  antes = [0, 0, 0]
  blinds_or_straddles = [0.25, 0.50, 0]
  min_bet = 0.50
  starting_stacks = [20, 20, 20]
  actions = ["d dh p1 AsKd", "d dh p2 7h7c", "d dh p3 ????", "p3 f", "p1 cbr 1.50", "p2 f"]
  players = ["Ann", "Bob", "Cat"]
  year = 2026
  month = 11
  day = 1
  time = 01:30:00
  time_zone = "America/New_York"
  [2]
  variant = "NT"
  antes = [0, 0, 0]
  blinds_or_straddles = [0.25, 0.50, 0]
  min_bet = 0.50
  starting_stacks = [20, 20, 20]
  actions = ["d dh p1 AsKd", "d dh p2 7h7c", "d dh p3 ????", "p3 f", "p1 cbr 1.50", "p2 f"]
  players = ["Ann", "Bob", "Cat"]
  year = 2026
  month = 11
  day = 1
  time = 01:30:00
  time_zone = "America/New_York"
  time_zone_abbreviation = "EST"
file never.phh:
  variant = "NT"
  antes = [0, 0, 0]
  blinds_or_straddles = [0.25, 0.50, 0]
  min_bet = 0.50
  starting_stacks = [20, 20, 20]
  actions = ["d dh p1 AsKd", "d dh p2 7h7c", "d dh p3 ????", "p3 f", "p1 cbr 1.50", "p2 f"]
  players = ["Ann", "Bob", "Cat"]
  year = 2026
  month = 3
  day = 8
  time = 02:30:00
  time_zone = "America/New_York"
file mars.phh:
  variant = "NT"
  antes = [0, 0, 0]
  blinds_or_straddles = [0.25, 0.50, 0]
  min_bet = 0.50
  starting_stacks = [20, 20, 20]
  actions = ["d dh p1 AsKd", "d dh p2 7h7c", "d dh p3 ????", "p3 f", "p1 cbr 1.50", "p2 f"]
  players = ["Ann", "Bob", "Cat"]
  year = 2026
  month = 10
  day = 3
  time = 16:05:00
  time_zone = "Mars/Olympus"

$ hand convert new_york.phh --format ohh --out new_york.ohh
  1 hand in `new_york.ohh`
! note: the file leaves out some of hand 1: which pot each winner took
$ hand convert new_york.ohh --format phh
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
  _started = 2026-10-03T20:05:00Z
  _seats = "1=Ann, 2=Bob, 3=Cat"
  _table-size = 3
  _dealer-seat = 3
  year = 2026
  month = 10
  day = 3
  time = 20:05:00
  time_zone = "UTC"
  _kept = "hand1 Gholdem Lnn50 Ub P2000/0/25,2000/0/50,2000 B2 F2 Dc AHoldem J2050,1950,2000 Zsite=housebook Zstarted=2026-10-03T20%3a05%3a00Z Zseats=1%3dAnn,%202%3dBob,%203%3dCat Ztable-size=3 Zdealer-seat=3 Zyear=2026 Zmonth=10 Zday=3 Ztime=20%3a05%3a00 Ztime_zone=UTC d0AsKd d17h7c d2???? f2 r0150 f1"
> time = 20:05:00
> time_zone = "UTC"
$ hand convert new_york.phh --format phh
  variant = "NT"
  ante_trimming_status = false
  antes = [0.00, 0.00, 0.00]
  blinds_or_straddles = [0.25, 0.50, 0.00]
  min_bet = 0.50
  starting_stacks = [20.00, 20.00, 20.00]
  actions = ["d dh p1 AsKd", "d dh p2 7h7c", "d dh p3 ????", "p3 f", "p1 cbr 1.50", "p2 f"]
  players = ["Ann", "Bob", "Cat"]
  year = 2026
  month = 10
  day = 3
  time = 16:05:00
  time_zone = "America/New_York"
> time = 16:05:00
> time_zone = "America/New_York"
$ hand convert midnight.phh --format ohh
  {"ohh":{"spec_version":"1.4.7","site_name":"housebook","network_name":"housebook","internal_version":"1.4.7","tournament":false,"game_number":"","start_date_utc":"2026-03-01T04:30:00Z","table_name":"","game_type":"Holdem","bet_limit":{"bet_type":"NL"},"table_size":3,"currency":"units","dealer_seat":3,"small_blind_amount":0.25,"big_blind_amount":0.50,"ante_amount":0.00,"flags":[],"players":[{"id":0,"seat":1,"name":"Ann","starting_stack":20.00,"is_sitting_out":false},{"id":1,"seat":2,"name":"Bob","starting_stack":20.00,"is_sitting_out":false},{"id":2,"seat":3,"name":"Cat","starting_stack":20.00,"is_sitting_out":false}],"rounds":[{"id":0,"street":"Preflop","cards":[],"actions":[{"action_number":0,"player_id":0,"action":"Post SB","amount":0.25,"is_allin":false},{"action_number":1,"player_id":1,"action":"Post BB","amount":0.50,"is_allin":false},{"action_number":2,"player_id":0,"action":"Dealt Cards","is_allin":false,"cards":["As","Kd"]},{"action_number":3,"player_id":1,"action":"Dealt Cards","is_allin":false,"cards":["7h","7c"]},{"action_number":4,"player_id":2,"action":"Fold","amount":0.00,"is_allin":false},{"action_number":5,"player_id":0,"action":"Raise","amount":1.75,"is_allin":false},{"action_number":6,"player_id":1,"action":"Fold","amount":0.00,"is_allin":false}]}],"pots":[{"number":0,"amount":1.00,"rake":0.00,"jackpot":0.00,"player_wins":[{"player_id":0,"win_amount":1.00}]}]}}
! note: the file leaves out some of hand 1: which pot each winner took
> "start_date_utc":"2026-03-01T04:30:00Z"

# An hour that came twice is the first, unless the name of its clocks tells; one that never came is no moment.
$ hand convert twice.phhs --format ohh
  {"ohh":{"spec_version":"1.4.7","site_name":"housebook","network_name":"housebook","internal_version":"1.4.7","tournament":false,"game_number":"1","start_date_utc":"2026-11-01T05:30:00Z","table_name":"","game_type":"Holdem","bet_limit":{"bet_type":"NL"},"table_size":3,"currency":"units","dealer_seat":3,"small_blind_amount":0.25,"big_blind_amount":0.50,"ante_amount":0.00,"flags":[],"players":[{"id":0,"seat":1,"name":"Ann","starting_stack":20.00,"is_sitting_out":false},{"id":1,"seat":2,"name":"Bob","starting_stack":20.00,"is_sitting_out":false},{"id":2,"seat":3,"name":"Cat","starting_stack":20.00,"is_sitting_out":false}],"rounds":[{"id":0,"street":"Preflop","cards":[],"actions":[{"action_number":0,"player_id":0,"action":"Post SB","amount":0.25,"is_allin":false},{"action_number":1,"player_id":1,"action":"Post BB","amount":0.50,"is_allin":false},{"action_number":2,"player_id":0,"action":"Dealt Cards","is_allin":false,"cards":["As","Kd"]},{"action_number":3,"player_id":1,"action":"Dealt Cards","is_allin":false,"cards":["7h","7c"]},{"action_number":4,"player_id":2,"action":"Fold","amount":0.00,"is_allin":false},{"action_number":5,"player_id":0,"action":"Raise","amount":1.25,"is_allin":false},{"action_number":6,"player_id":1,"action":"Fold","amount":0.00,"is_allin":false}]}],"pots":[{"number":0,"amount":1.00,"rake":0.00,"jackpot":0.00,"player_wins":[{"player_id":0,"win_amount":1.00}]}]}}
  ¶
  {"ohh":{"spec_version":"1.4.7","site_name":"housebook","network_name":"housebook","internal_version":"1.4.7","tournament":false,"game_number":"2","start_date_utc":"2026-11-01T06:30:00Z","table_name":"","game_type":"Holdem","bet_limit":{"bet_type":"NL"},"table_size":3,"currency":"units","dealer_seat":3,"small_blind_amount":0.25,"big_blind_amount":0.50,"ante_amount":0.00,"flags":[],"players":[{"id":0,"seat":1,"name":"Ann","starting_stack":20.00,"is_sitting_out":false},{"id":1,"seat":2,"name":"Bob","starting_stack":20.00,"is_sitting_out":false},{"id":2,"seat":3,"name":"Cat","starting_stack":20.00,"is_sitting_out":false}],"rounds":[{"id":0,"street":"Preflop","cards":[],"actions":[{"action_number":0,"player_id":0,"action":"Post SB","amount":0.25,"is_allin":false},{"action_number":1,"player_id":1,"action":"Post BB","amount":0.50,"is_allin":false},{"action_number":2,"player_id":0,"action":"Dealt Cards","is_allin":false,"cards":["As","Kd"]},{"action_number":3,"player_id":1,"action":"Dealt Cards","is_allin":false,"cards":["7h","7c"]},{"action_number":4,"player_id":2,"action":"Fold","amount":0.00,"is_allin":false},{"action_number":5,"player_id":0,"action":"Raise","amount":1.25,"is_allin":false},{"action_number":6,"player_id":1,"action":"Fold","amount":0.00,"is_allin":false}]}],"pots":[{"number":0,"amount":1.00,"rake":0.00,"jackpot":0.00,"player_wins":[{"player_id":0,"win_amount":1.00}]}]}}
! note: the file leaves out some of hand 1: which pot each winner took
! note: the file leaves out some of hand 2: which pot each winner took
> "start_date_utc":"2026-11-01T05:30:00Z"
> "start_date_utc":"2026-11-01T06:30:00Z"
$ hand convert never.phh --format ohh
! error: never.phh:6:13: the clocks in `America/New_York` never showed 2026-03-08 02:30:00, because they jumped ahead
= 5
> the clocks in `America/New_York` never showed 2026-03-08 02:30:00
$ hand convert mars.phh --format ohh
! error: mars.phh:6:13: there's no time zone `Mars/Olympus` (write it like America/New_York or +02:00)
= 5
> there's no time zone `Mars/Olympus`
$ hand convert mars.phh --format phh
  variant = "NT"
  ante_trimming_status = false
  antes = [0.00, 0.00, 0.00]
  blinds_or_straddles = [0.25, 0.50, 0.00]
  min_bet = 0.50
  starting_stacks = [20.00, 20.00, 20.00]
  actions = ["d dh p1 AsKd", "d dh p2 7h7c", "d dh p3 ????", "p3 f", "p1 cbr 1.50", "p2 f"]
  players = ["Ann", "Bob", "Cat"]
  year = 2026
  month = 10
  day = 3
  time = 16:05:00
  time_zone = "Mars/Olympus"
> time_zone = "Mars/Olympus"

# Evenings go by the moments, whatever the order of the files.
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
$ import hands mars.phh
! error: mars.phh:6:13: there's no time zone `Mars/Olympus` (write it like America/New_York or +02:00)
= 5
> there's no time zone `Mars/Olympus`
~ 300 days later
$ import hands berlin.phh utc.phh new_york.phh
  3 hands
  ¶
  Bob cashes out $18.50: $18.50 off what Bob owes the bank
  Cat cashes out $20.00: $20.00 off what Cat owes the bank
  Ann cashes out $21.50: $20.00 off what Ann owes the bank, and the bank owes Ann
    $1.50
  ¶
  player  result  cash paid  gifts, losses
  ──────────────────────────────────────────
  Ann      $1.50          –              –
  Bob     -$1.50          –              –
  Cat      $0.00          –              –
  ¶
  THE BOOK
  debtor        creditor  amount
  ────────────────────────────────
  Bob     owes  Ann        $1.50
  ¶
  was 2 debts:
  debtor        creditor  amount
  ────────────────────────────────
  Bob     owes  bank       $1.50
  bank    owes  Ann        $1.50
  Bob and Ann settle up with each other
  night 1 is closed
  recorded #24 ········
! next: see who pays whom (book)
> Ann
$ hand list --json
  {"hands":[{"night":1,"hand":1,"hand_id":"01a189146e60758897dc4e2b83d3ce26","event":11,"game":"holdem","depth":"full","pot":"1.00","at":"2026-10-03T20:05:00+00:00","showdown":false,"void":false,"tags":[]},{"night":1,"hand":2,"hand_id":"01a189146e60769f80dd78d9f649195b","event":12,"game":"holdem","depth":"full","pot":"1.00","at":"2026-10-03T20:30:00+00:00","showdown":false,"void":false,"tags":[]},{"night":1,"hand":3,"hand_id":"01a189146e6078f5a41fd7ff169f3af2","event":13,"game":"holdem","depth":"full","pot":"1.00","at":"2026-10-03T21:30:00+00:00","showdown":false,"void":false,"tags":[]}],"total":3}
$ open --banker Ann --stakes .25/.50
  night 2 is open at The Card Room; Ann is the banker
  recorded #25 ········
! next: sell chips (buy NAME AMOUNT)
$ buy Ann 20
  Ann buys chips: $20.00 in cash; stack $20.00
  recorded #26 ········
! next: play (hand new or hand result), then count the stacks
$ buy Bob 20
  Bob buys chips: $20.00 in cash; stack $20.00
  recorded #27 ········
$ buy Cat 20
  Cat buys chips: $20.00 in cash; stack $20.00
  recorded #28 ········
$ hand add mars.phh
! error: mars.phh:6:13: there's no time zone `Mars/Olympus` (write it like America/New_York or +02:00)
= 5
> there's no time zone `Mars/Olympus`
$ hand add midnight.phh
  hand 1, holdem: Ann wins $1.00
    nobody called Ann's last $1.50, so Ann gets it back (standard rule)
    Ann is the only one left in the main pot, so Ann wins it: $1.00 (standard
      rule)
  recorded #30 ········
$ hand list --from 2026-02-28 --to 2026-03-01
  night  hand  game      pot  recorded by
  ─────────────────────────────────────────
      2     1  holdem  $1.00  full
> holdem
$ audit
  check           found
  ────────────────────────────────────────────────────────────
  file        ok  pages and indexes are sound
  references  ok  no broken links
  people      ok  nobody is listed twice
  chain       ok  30 events in an unbroken chain
  entries     ok  50 postings match their events and balance
  replay      ok  29 tables match the events
  requests    ok  every answer belongs to its events
  hands       ok  4 hands settled again, same result
  ¶
  the book is in order: 30 events
