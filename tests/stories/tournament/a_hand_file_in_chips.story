# A hand of a tournament is written as one of its house in chips, and is read anywhere: PIG-08, DAV-31

file level.phh:
  variant = "holdem"
  _house = "dave"
  _in_chips = true
  _unit = 25
  antes = [25, 25, 25]
  blinds_or_straddles = [50, 100, 0]
  starting_stacks = [1000, 975, 2025]
  players = ["Ann", "Bob", "Cat"]
  actions = ["d dh p1 AhKh", "d dh p2 9s9c", "d dh p3 2c7d", "p3 cbr 300", "p1 f", "p2 f"]
file odd.phh:
  variant = "holdem"
  _house = "dave"
  _in_chips = true
  _unit = 25
  blinds_or_straddles = [50, 100, 0]
  starting_stacks = [1000, 990, 2010]
  actions = ["d dh p1 AhKh", "d dh p2 9s9c", "d dh p3 2c7d", "p3 cbr 310", "p1 f", "p2 f"]
file cents.phh:
  variant = "holdem"
  _house = "dave"
  _in_chips = true
  blinds_or_straddles = [0.25, 0.50, 0]
  starting_stacks = [10, 10, 10]
  actions = ["d dh p1 AhKh", "d dh p2 9s9c", "d dh p3 2c7d", "p3 f", "p1 f"]

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
$ tournament new --entry 20 --stack 1000 --levels "25/50 50/100" --payout 70/30 --host Ann --deputy Bob
  tournament 1
  entry $20.00 for 1,000 chips (smallest 25)
  prizes 70/30
  recorded #7 ········
! next: enter the players (tournament enter NAME NAME)
$ tournament enter Ann Bob Cat
  Ann enters for $20.00: 1,000 chips
  Bob enters for $20.00: 1,000 chips
  Cat enters for $20.00: 1,000 chips
  3 entered; the prize pool is $60.00
  recorded #13 ········
! next: enter everybody, then tournament start
$ seat Ann 1
  Ann has seat 1
  recorded #14 ········
$ seat Bob 2
  Bob has seat 2
  recorded #15 ········
$ seat Cat 3
  Cat has seat 3
  recorded #16 ········
$ tournament start
  tournament 1, running
  level 1, 25/50, until the table agrees to move up to 50/100
  3 of 3 players left, 3,000 chips in play, average stack 1,000
  3 entries at $20.00 for 1,000 chips
  Ann is the host; Bob rules if Ann is involved
  ¶
  player  place  chips  paid in  rebuys
  ───────────────────────────────────────
  Ann        in  1,000   $20.00       –
  Bob        in  1,000   $20.00       –
  Cat        in  1,000   $20.00       –
  ¶
  place   prize
  ───────────────
      1  $42.00
      2  $18.00
  prize pool $60.00
  recorded #17 ········
! next: play (hand new or hand result)
$ hand new --yes
< ¶
< f*
  hand 1, holdem: Cat wins 50
  recorded #19 ········
! holdem, 25/50, Ann deals, 3 in: Ann Bob Cat
! Enter to deal > ¶
! Ann 1000 · pot 75 · call 50, raise 100–1000 > f*
! nobody called Cat's last 25, so Cat gets it back (standard rule)
! Cat is the only one left in the main pot, so Cat wins it: 50 (standard rule)
! Bob -25, Cat gets 50 (+25)
! ¶
$ hand export 1 --format housebook
  variant = "holdem"
  ante_trimming_status = false
  antes = [0, 0, 0]
  blinds_or_straddles = [25, 50, 0]
  min_bet = 50
  starting_stacks = [1000, 1000, 1000]
  actions = ["d dh p1 ????", "d dh p2 ????", "d dh p3 ????", "p3 f", "p1 f"]
  _house = "dave"
  _unit = 25
  _strict = true
  _in_chips = true
  hand = 1
  players = ["Bob", "Cat", "Ann"]
  year = 2026
  month = 1
  day = 2
  time = 19:11:00
  time_zone = "UTC"
> _in_chips = true
$ hand export 1 --format housebook --out one.phh
  1 hand in `one.phh`
$ hand check one.phh
  {"file":"one.phh","hand":"1","variant":"holdem","starting":[1000,1000,1000],"finishing":[975,1025,1000],"pots":[{"amount":50,"eligible":["Cat"],"high":["Cat"],"low":[]}],"awards":[0,50,0],"flags":[],"why":[{"rule":"standard","text":"nobody called Cat's last 25, so Cat gets it back"},{"rule":"standard","text":"Cat is the only one left in the main pot, so Cat wins it: 50"}]}
> "flags"
$ hand convert one.phh --format housebook
  variant = "holdem"
  ante_trimming_status = false
  antes = [0, 0, 0]
  blinds_or_straddles = [25, 50, 0]
  min_bet = 50
  starting_stacks = [1000, 1000, 1000]
  actions = ["d dh p1 ????", "d dh p2 ????", "d dh p3 ????", "p3 f", "p1 f"]
  _house = "dave"
  _unit = 25
  _strict = true
  _in_chips = true
  hand = 1
  players = ["Bob", "Cat", "Ann"]
  year = 2026
  month = 1
  day = 2
  time = 19:11:00
  time_zone = "UTC"
> _in_chips = true
$ hand convert one.phh --format text
  Hand #1: holdem (25/50), 2026-01-02 19:11:00 UTC
  Seat 1: Bob (1,000 in chips)
  Seat 2: Cat (1,000 in chips)
  Seat 3: Ann (1,000 in chips), the button
  Bob posts a blind of 25
  Cat posts a blind of 50
  *** CARDS ***
  Ann folds
  Bob folds
  Uncalled bet of 25 goes back to Cat
  *** SUMMARY ***
  Total pot 50
  Cat collected 50
! note: the file leaves out some of hand 1: the house and its rules; that the amounts are in chips; the smallest amount paid (25)
$ hand convert one.phh --format phh
  variant = "NT"
  ante_trimming_status = false
  antes = [0, 0, 0]
  blinds_or_straddles = [25, 50, 0]
  min_bet = 50
  starting_stacks = [1000, 1000, 1000]
  actions = ["d dh p1 ????", "d dh p2 ????", "d dh p3 ????", "p3 f", "p1 f"]
  _in_chips = true
  hand = 1
  players = ["Bob", "Cat", "Ann"]
  year = 2026
  month = 1
  day = 2
  time = 19:11:00
  time_zone = "UTC"
  _kept = "hand1 Gholdem Lnn50 Uxbddln-hh P1000/0/25,1000/0/50,1000 B2 F2 T25 S Yo Ya I1 Hdave Zyear=2026 Zmonth=1 Zday=2 Ztime=19%3a11%3a00 Ztime_zone=UTC d0???? d1???? d2???? f2 f0"
$ hand add one.phh
  already recorded as hand 1 of night 1 (event 19)
> already recorded as hand 1 of night 1
$ hand check level.phh odd.phh cents.phh
  {"file":"level.phh","hand":null,"variant":"holdem","starting":[1000,975,2025],"finishing":[925,850,2225],"pots":[{"amount":325,"eligible":["Cat"],"high":["Cat"],"low":[]}],"awards":[0,0,325],"flags":[],"why":[{"rule":"standard","text":"nobody called Cat's last 200, so Cat gets it back"},{"rule":"standard","text":"Cat is the only one left in the main pot, so Cat wins it: 325"}]}
  {"file":"odd.phh","error":{"line":6,"column":1,"message":"990 isn't a multiple of 25"}}
  {"file":"cents.phh","error":{"line":1,"column":1,"message":"the hand has amounts with 2 decimals, but `dave` uses 0"}}
= 5
$ hand convert level.phh --format housebook
  variant = "holdem"
  ante_trimming_status = false
  antes = [25, 25, 25]
  blinds_or_straddles = [50, 100, 0]
  min_bet = 100
  starting_stacks = [1000, 975, 2025]
  actions = ["d dh p1 AhKh", "d dh p2 9s9c", "d dh p3 2c7d", "p3 cbr 300", "p1 f", "p2 f"]
  _house = "dave"
  _unit = 25
  _strict = true
  _in_chips = true
  players = ["Ann", "Bob", "Cat"]
> _in_chips = true

# Chips are no money: at a table that plays for money the hand is refused.
$ hand add one.phh --beside --really-different
! error: one.phh:11:1: the hand was played with tournament chips, but this is a cash game
= 5
> the hand was played with tournament chips
