# Hands of files that cannot be recorded here.

file other_house.phh:
  variant = "NT"
  _house = "dave"
  antes = [0, 0]
  blinds_or_straddles = [0.25, 0.50]
  min_bet = 0.50
  starting_stacks = [5, 5]
  players = ["Ann", "Bob"]
  actions = ["d dh p1 AsKd", "d dh p2 7h7c", "p2 f"]

file carried.phh:
  variant = "NT"
  _carry = 1
  antes = [0, 0]
  blinds_or_straddles = [0.25, 0.50]
  min_bet = 0.50
  starting_stacks = [5, 5]
  players = ["Ann", "Bob"]
  actions = ["d dh p1 AsKd", "d dh p2 7h7c", "p2 f"]

file euros.phh:
  variant = "NT"
  currency = "EUR"
  antes = [0, 0]
  blinds_or_straddles = [0.25, 0.50]
  min_bet = 0.50
  starting_stacks = [5, 5]
  players = ["Ann", "Bob"]
  actions = ["d dh p1 AsKd", "d dh p2 7h7c", "p2 f"]

file log.csv:
  entry,at,order
  "-- ending hand #1 --",2022-01-20T10:51:58.556Z,9
  """Ann @ a"" collected 50 from pot",2022-01-20T10:51:57.556Z,8
  "Uncalled bet of 25 returned to ""Ann @ a""",2022-01-20T10:51:56.556Z,7
  """Bob @ b"" folds",2022-01-20T10:51:55.556Z,6
  """Ann @ a"" posts a big blind of 50",2022-01-20T10:51:54.556Z,5
  """Bob @ b"" posts a small blind of 25",2022-01-20T10:51:53.556Z,4
  "Player stacks: #1 ""Ann @ a"" (500) | #2 ""Bob @ b"" (500)",2022-01-20T10:51:52.556Z,3
  "-- starting hand #1  (No Limit Texas Hold'em) (dealer: ""Bob @ b"") --",2022-01-20T10:51:51.556Z,2

$ init --house mike
  started a new book in USD with `mike` rules
  recorded #2 ········
! next: add the players (player add NAME NAME)
$ player add Ann
  Ann, a regular
  recorded #3 ········
$ player add Bob
  Bob, a regular
  recorded #4 ········
! next: open the night (open --banker NAME)
$ open --banker Ann
  night 1 is open at Mike's house; Ann is the banker
  recorded #5 ········
! next: sell chips (buy NAME AMOUNT)
$ buy Ann 5
  Ann buys chips: $5.00 in cash; stack $5.00
  recorded #6 ········
! next: play (hand new or hand result), then count the stacks
$ buy Bob 5
  Bob buys chips: $5.00 in cash; stack $5.00
  recorded #7 ········
! note: buy from a player first: `Ann` has $5.00 (MIK-04)
$ hand add other_house.phh
! error: other_house.phh:8:13: the hand was played at `dave`, but tonight's game is at `mike`
! hint: house list
= 5
$ hand add carried.phh
! error: carried.phh:2:1: the pot has $0.00, not $1.00
! hint: status
= 5
$ hand add euros.phh
! error: euros.phh:8:13: the hand is in `EUR`, but the book is in `USD`
= 5
$ hand add log.csv
! error: log.csv:9:1: the game log doesn't say whether it's in cents or dollars: add --scale cents (2000 is $20) or --scale whole (20 is $20)
= 5
$ hand add log.csv --scale cents
  hand 1, holdem: Ann wins $0.50
    nobody called Ann's last $0.25, so Ann gets it back (standard rule)
    Ann is the only one left in the main pot, so Ann wins it: $0.50 (standard
      rule)
  recorded #9 ········
! note: this is a card-room game, so it wasn't played with `mike`'s antes and limits (MIK-59, MIK-62)
$ hand add log.csv --scale cents
  already recorded as hand 1 of night 1 (event 9)
$ hand result --game holdem --in Ann=1 --in Bob=1 --win Bob=2
  hand 2, holdem: Bob wins $2.00
  recorded #10 ········
! note: nobody said who dealt (`--dealer`), so the deal moves on from `Bob`
$ hand replay 2
! error: only the result of hand 2 was recorded, not every action
! hint: hand show 2
= 4
$ hand export 2 --format phh
! error: only the result of hand 2 was recorded, not every action
! hint: hand show 2
= 4
