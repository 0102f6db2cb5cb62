# Who is away and posts nothing is written down with his chips and his name, and is away when the file is read.

file away.phh:
  variant = "five-card-stud-hi-lo"
  _house = "igloo"
  _absent = ["p2"]
  starting_stacks = [5, 5, 5]
  players = ["Ann", "Bob", "Cat"]
  actions = ["d dh p1 AhKh", "d dh p3 9s9c", "p1 cbr 0.50", "p3 f"]
file holdem.phh:
  variant = "NT"
  _absent = ["p2"]
  antes = [0, 0, 0]
  blinds_or_straddles = [0.50, 0, 0.25]
  min_bet = 0.50
  starting_stacks = [20, 7.50, 20]
  players = ["Ann", "Bob", "Cat"]
  actions = ["d dh p1 AhKh", "d dh p3 9s9c", "p3 cbr 1.50", "p1 f"]
file dave.phh:
  variant = "holdem"
  _house = "dave"
  _absent = ["p3"]
  blinds_or_straddles = [0.25, 0.50, 0, 0]
  starting_stacks = [20, 20, 7.50, 20]
  players = ["Ann", "Bob", "Cat", "Dan"]
  actions = ["d dh p1 AhKh", "d dh p2 9s9c", "d dh p4 2c7d", "p4 f", "p1 cbr 1.50", "p2 f"]

$ hand check away.phh holdem.phh
  {"file":"away.phh","hand":null,"variant":"five-card-stud-hi-lo","starting":[5.00,5.00,5.00],"finishing":[5.20,5.00,4.80],"pots":[{"amount":0.20,"eligible":["Ann"],"high":["Ann"],"low":[]}],"awards":[0.20,0.00,0.00],"flags":[],"why":[{"rule":"standard","text":"nobody called Ann's last $0.50, so Ann gets it back"},{"rule":"standard","text":"Ann is the only one left in the main pot, so Ann wins it: $0.20"}]}
  {"file":"holdem.phh","hand":null,"variant":"NT","starting":[20.00,7.50,20.00],"finishing":[19.50,7.50,20.50],"pots":[{"amount":1.00,"eligible":["Cat"],"high":["Cat"],"low":[]}],"awards":[0.00,0.00,1.00],"flags":[],"why":[{"rule":"standard","text":"nobody called Cat's last 1.00, so Cat gets it back"},{"rule":"standard","text":"Cat is the only one left in the main pot, so Cat wins it: 1.00"}]}
> "starting":[5.00,5.00,5.00]
> "starting":[20.00,7.50,20.00]
$ hand convert away.phh holdem.phh --format housebook
  [1]
  variant = "five-card-stud-hi-lo"
  ante_trimming_status = false
  antes = [0.00, 0.00, 0.00]
  blinds_or_straddles = [0.00, 0.00, 0.00]
  min_bet = 0.05
  starting_stacks = [5.00, 5.00, 5.00]
  actions = ["d dh p1 AhKh", "d dh p3 9s9c", "p1 cbr 0.50", "p3 f"]
  _house = "igloo"
  _dead_posts = [0.00, 0.00, 0.20]
  _absent = ["p2"]
  _unit = 0.05
  _hilo = "declare"
  _strict = true
  players = ["Ann", "Bob", "Cat"]
  ¶
  [2]
  variant = "NT"
  ante_trimming_status = false
  antes = [0.00, 0.00, 0.00]
  blinds_or_straddles = [0.50, 0.00, 0.25]
  min_bet = 0.50
  starting_stacks = [20.00, 7.50, 20.00]
  actions = ["d dh p1 AhKh", "d dh p3 9s9c", "p3 cbr 1.50", "p1 f"]
  _absent = ["p2"]
  players = ["Ann", "Bob", "Cat"]
> _absent = ["p2"]
> starting_stacks = [5.00, 5.00, 5.00]
> players = ["Ann", "Bob", "Cat"]
$ hand convert away.phh holdem.phh --format housebook --out both.phhs
  2 hands in `both.phhs`
$ hand check both.phhs
  {"file":"both.phhs","hand":"1","variant":"five-card-stud-hi-lo","starting":[5.00,5.00,5.00],"finishing":[5.20,5.00,4.80],"pots":[{"amount":0.20,"eligible":["Ann"],"high":["Ann"],"low":[]}],"awards":[0.20,0.00,0.00],"flags":[],"why":[{"rule":"standard","text":"nobody called Ann's last $0.50, so Ann gets it back"},{"rule":"standard","text":"Ann is the only one left in the main pot, so Ann wins it: $0.20"}]}
  {"file":"both.phhs","hand":"2","variant":"NT","starting":[20.00,7.50,20.00],"finishing":[19.50,7.50,20.50],"pots":[{"amount":1.00,"eligible":["Cat"],"high":["Cat"],"low":[]}],"awards":[0.00,0.00,1.00],"flags":[],"why":[{"rule":"standard","text":"nobody called Cat's last 1.00, so Cat gets it back"},{"rule":"standard","text":"Cat is the only one left in the main pot, so Cat wins it: 1.00"}]}
> "starting":[5.00,5.00,5.00]
> "starting":[20.00,7.50,20.00]
$ hand convert both.phhs --format housebook
  [1]
  variant = "five-card-stud-hi-lo"
  ante_trimming_status = false
  antes = [0.00, 0.00, 0.00]
  blinds_or_straddles = [0.00, 0.00, 0.00]
  min_bet = 0.05
  starting_stacks = [5.00, 5.00, 5.00]
  actions = ["d dh p1 AhKh", "d dh p3 9s9c", "p1 cbr 0.50", "p3 f"]
  _house = "igloo"
  _dead_posts = [0.00, 0.00, 0.20]
  _absent = ["p2"]
  _unit = 0.05
  _hilo = "declare"
  _strict = true
  hand = 1
  players = ["Ann", "Bob", "Cat"]
  ¶
  [2]
  variant = "NT"
  ante_trimming_status = false
  antes = [0.00, 0.00, 0.00]
  blinds_or_straddles = [0.50, 0.00, 0.25]
  min_bet = 0.50
  starting_stacks = [20.00, 7.50, 20.00]
  actions = ["d dh p1 AhKh", "d dh p3 9s9c", "p3 cbr 1.50", "p1 f"]
  _absent = ["p2"]
  hand = 2
  players = ["Ann", "Bob", "Cat"]
  _kept = "hand1 Gholdem Lnn50 Ub P2000/0/50,!750,2000/0/25 B2 Yd Ya ANT I2 d0AhKh d29s9c r2150 f0"
> _absent = ["p2"]
$ hand convert holdem.phh --format phh --out alone.phh
  1 hand in `alone.phh`
$ hand check alone.phh
  {"file":"alone.phh","hand":null,"variant":"NT","starting":[20.00,20.00],"finishing":[19.50,20.50],"pots":[{"amount":1.00,"eligible":["Cat"],"high":["Cat"],"low":[]}],"awards":[0.00,1.00],"flags":[],"why":[{"rule":"standard","text":"nobody called Cat's last 1.00, so Cat gets it back"},{"rule":"standard","text":"Cat is the only one left in the main pot, so Cat wins it: 1.00"}]}
$ hand convert alone.phh --format housebook
  variant = "NT"
  ante_trimming_status = false
  antes = [0.00, 0.00, 0.00]
  blinds_or_straddles = [0.50, 0.00, 0.25]
  min_bet = 0.50
  starting_stacks = [20.00, 7.50, 20.00]
  actions = ["d dh p1 AhKh", "d dh p3 9s9c", "p3 cbr 1.50", "p1 f"]
  _absent = ["p2"]
  players = ["Ann", "Bob", "Cat"]
> players = ["Ann", "Bob", "Cat"]
> starting_stacks = [20.00, 7.50, 20.00]

# The blinds of a house pass him by.
$ hand convert dave.phh --format housebook --out again.phh
  1 hand in `again.phh`
$ hand convert again.phh --format housebook
  variant = "holdem"
  ante_trimming_status = false
  antes = [0.00, 0.00, 0.00, 0.00]
  blinds_or_straddles = [0.25, 0.50, 0.00, 0.00]
  min_bet = 0.50
  starting_stacks = [20.00, 20.00, 7.50, 20.00]
  actions = ["d dh p1 AhKh", "d dh p2 9s9c", "d dh p4 2c7d", "p4 f", "p1 cbr 1.50", "p2 f"]
  _house = "dave"
  _absent = ["p3"]
  _strict = true
  players = ["Ann", "Bob", "Cat", "Dan"]
> _house = "dave"
> _absent = ["p3"]

# A book takes the hand as one of those who played.
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
$ buy Bob 7.50
  Bob buys chips: $7.50 in cash; stack $7.50
  recorded #8 ········
$ buy Cat 20
  Cat buys chips: $20.00 in cash; stack $20.00
  recorded #9 ········
$ hand add holdem.phh
  hand 1, holdem: Cat wins $1.00
    nobody called Cat's last $1.00, so Cat gets it back (standard rule)
    Cat is the only one left in the main pot, so Cat wins it: $1.00 (standard
      rule)
  recorded #11 ········
$ hand export 1 --format housebook --out again1.phh
  1 hand in `again1.phh`
$ hand check again1.phh
  {"file":"again1.phh","hand":"1","variant":"NT","starting":[20.00,7.50,20.00],"finishing":[19.50,7.50,20.50],"pots":[{"amount":1.00,"eligible":["Cat"],"high":["Cat"],"low":[]}],"awards":[0.00,0.00,1.00],"flags":[],"why":[{"rule":"standard","text":"nobody called Cat's last 1.00, so Cat gets it back"},{"rule":"standard","text":"Cat is the only one left in the main pot, so Cat wins it: 1.00"}]}
> "starting":[20.00,7.50,20.00]
$ hand add again1.phh
  already recorded as hand 1 of night 1 (event 11)
> already recorded as hand 1 of night 1
