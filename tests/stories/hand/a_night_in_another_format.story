# Of a night that is written in another format, a hand that the format does not know is left out, and that is said

file holdem.phh:
  variant = "NT"
  antes = [0, 0]
  blinds_or_straddles = [0.25, 0.50]
  min_bet = 0.50
  starting_stacks = [20, 20]
  actions = ["d dh p1 AsKd", "d dh p2 7h7c", "p2 f"]
  players = ["Ann", "Bob"]

file draw.phh:
  variant = "five-card-draw"
  _house = "mike"
  starting_stacks = [20, 20]
  actions = ["d dh p1 ??????????", "d dh p2 ??????????", "p1 cbr 0.25", "p2 f"]
  players = ["Ann", "Bob"]

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
$ buy Ann 20
  Ann buys chips: $20.00 in cash; stack $20.00
  recorded #6 ········
! next: play (hand new or hand result), then count the stacks
$ buy Bob 20
  Bob buys chips: $20.00 in cash; stack $20.00
  recorded #7 ········
! note: buy from a player first: `Ann` has $20.00 (MIK-04)
$ hand add holdem.phh
  hand 1, holdem: Ann wins $0.50
    nobody called Ann's last $0.25, so Ann gets it back (standard rule)
    Ann is the only one left in the main pot, so Ann wins it: $0.50 (standard
      rule)
  recorded #9 ········
! note: this is a card-room game, so it wasn't played with `mike`'s antes and limits (MIK-59, MIK-62)
$ hand add draw.phh
  hand 2, five-card-draw: Ann wins $0.10
    nobody called Ann's last $0.25, so Ann gets it back (standard rule)
    Ann is the only one left in the main pot, so Ann wins it: $0.10 (standard
      rule)
  recorded #11 ········
! note: the hand has `Ann` starting with $20.00, but the book says $20.25
! note: the hand has `Bob` starting with $20.00, but the book says $19.75
$ hand export --format phh
  variant = "NT"
  ante_trimming_status = false
  antes = [0.00, 0.00]
  blinds_or_straddles = [0.25, 0.50]
  min_bet = 0.50
  starting_stacks = [20.00, 20.00]
  actions = ["d dh p1 AsKd", "d dh p2 7h7c", "p2 f"]
  hand = 1
  players = ["Ann", "Bob"]
  year = 2026
  month = 1
  day = 2
  time = 19:06:00
  time_zone = "UTC"
  _kept = "hand1 Gholdem Lnn50 Ub P2000/0/50,2000/0/25 B1 T5 ANT I1 Zyear=2026 Zmonth=1 Zday=2 Ztime=19%3a06%3a00 Ztime_zone=UTC d0AsKd d17h7c f1"
! note: hand 2 is left out: PHH can't record the game `five-card-draw`
> is left out
$ hand export 2 --format phh
! error: PHH can't record the game `five-card-draw`
! hint: hand export 2 --format housebook
= 4
> PHH can't record the game
$ hand export --format housebook --out night.phh
  2 hands in `night.phh`
> 2 hands in `night.phh`
