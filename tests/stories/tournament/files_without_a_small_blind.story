# At a table where the button moves on, nobody's small blind is missing: a hand out of a file without one is refused
# rules: PIG-29

file no-small-variant.phh:
  variant = "NT"
  antes = [0, 0, 0, 0, 0]
  min_bet = 50
  blinds_or_straddles = [50, 0, 0, 0, 0]
  starting_stacks = [1500, 1500, 1500, 1500, 1500]
  players = ["Bob", "Cat", "Dan", "Eve", "Ann"]
  actions = ["d dh p1 ????", "d dh p2 ????", "d dh p3 ????", "d dh p4 ????", "d dh p5 ????", "p2 cbr 150", "p3 f", "p4 f", "p5 f", "p1 f"]

file both-variant.phh:
  variant = "NT"
  antes = [0, 0, 0, 0, 0]
  min_bet = 50
  blinds_or_straddles = [25, 50, 0, 0, 0]
  starting_stacks = [1500, 1500, 1500, 1500, 1500]
  players = ["Bob", "Cat", "Dan", "Eve", "Ann"]
  actions = ["d dh p1 ????", "d dh p2 ????", "d dh p3 ????", "d dh p4 ????", "d dh p5 ????", "p3 f", "p4 f", "p5 f", "p1 f"]

file no-small-of-pig.phh:
  variant = "holdem"
  _house = "pig"
  blinds_or_straddles = [50, 0, 0, 0, 0]
  starting_stacks = [1500, 1500, 1500, 1500, 1500]
  players = ["Bob", "Cat", "Dan", "Eve", "Ann"]
  actions = ["d dh p1 ????", "d dh p2 ????", "d dh p3 ????", "d dh p4 ????", "d dh p5 ????", "p2 cbr 150", "p3 f", "p4 f", "p5 f", "p1 f"]

file both-of-pig.phh:
  variant = "holdem"
  _house = "pig"
  blinds_or_straddles = [25, 50, 0, 0, 0]
  starting_stacks = [1500, 1500, 1500, 1500, 1500]
  players = ["Bob", "Cat", "Dan", "Eve", "Ann"]
  actions = ["d dh p1 ????", "d dh p2 ????", "d dh p3 ????", "d dh p4 ????", "d dh p5 ????", "p3 f", "p4 f", "p5 f", "p1 f"]

$ init --house pig
  started a new book in USD with `pig` rules
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
$ player add Eve
  Eve, a regular
  recorded #7 ········
$ open --banker Ann
  night 1 is open at The Pig tournament; Ann is the banker
  recorded #8 ········
! note: the prize table 60/30/20 adds up to 110%, so it can't be paid (PIG-16)
! next: set up the tournament (tournament new --entry AMOUNT --stack CHIPS)
$ seat Ann 1
  Ann has seat 1
  recorded #9 ········
$ seat Bob 2
  Bob has seat 2
  recorded #10 ········
$ seat Cat 3
  Cat has seat 3
  recorded #11 ········
$ seat Dan 4
  Dan has seat 4
  recorded #12 ········
$ seat Eve 5
  Eve has seat 5
  recorded #13 ········
$ tournament new --entry 20 --stack 1500 --rebuy 10 --host Ann --deputy Bob
  tournament 1
  entry $20.00 for 1,500 chips (smallest 25)
  rebuy $10.00 for 500 chips
  recorded #14 ········
! next: enter the players (tournament enter NAME NAME)
$ tournament enter Ann Bob Cat Dan Eve
  Ann enters for $20.00: 1,500 chips
  Bob enters for $20.00: 1,500 chips
  Cat enters for $20.00: 1,500 chips
  Dan enters for $20.00: 1,500 chips
  Eve enters for $20.00: 1,500 chips
  5 entered; the prize pool is $100.00
  recorded #24 ········
! next: enter everybody, then tournament start
$ tournament start --payout 60/30/10
  tournament 1, running
  level 1, 25/50, until the table agrees on a new level
  5 of 5 players left, 7,500 chips in play, average stack 1,500
  5 entries at $20.00 for 1,500 chips (PIG-08)
  Ann is the host; Bob rules if Ann is involved (PIG-02, PIG-03)
  the button deals (PIG-19)
  ¶
  player  place  chips  paid in  rebuys
  ───────────────────────────────────────
  Ann        in  1,500   $20.00       –
  Bob        in  1,500   $20.00       –
  Cat        in  1,500   $20.00       –
  Dan        in  1,500   $20.00       –
  Eve        in  1,500   $20.00       –
  ¶
  place   prize
  ───────────────
      1  $60.00
      2  $30.00
      3  $10.00
  prize pool $100.00
  recorded #25 ········
! next: play (hand new or hand result)
$ deal --dealer Ann
  Ann deals
    seat 1 starts with the button (PIG-22)
    nobody is out, so the button deals (PIG-19)
    `Bob` is next to the button and has the small blind; `Cat` has the big blind
      (PIG-29)
    in the first round, players act in this order: `Dan`, `Eve`, `Ann`, `Bob`,
      `Cat` (PIG-44)
    in later rounds, players act in this order: `Bob`, `Cat`, `Dan`, `Eve`, `Ann`
      (PIG-48)
    `Bob` needs 25 more to call (PIG-45)
  holdem: Bob posts the small blind, 25; Cat posts the big blind, 50
  recorded #26 ········
$ hand add no-small-variant.phh --dry-run
! error: no-small-variant.phh:7:13: the blinds can't be 50: one player posts 25, the next posts 50, and nobody else posts (PIG-29)
= 5
> (PIG-29)
$ hand add both-variant.phh --dry-run
  hand 1, holdem: Cat wins 50
    nobody called Cat's last 25, so Cat gets it back (PIG-51)
    Cat is the only one left in the main pot, so Cat wins it: 50 (PIG-51)
  (dry run: nothing was recorded)
> Cat wins 50
$ hand add no-small-of-pig.phh --dry-run
! error: no-small-of-pig.phh:1:1: `Ann` posts 0, but should post 25 at this table (PIG-29)
= 5
> (PIG-29)
$ hand add both-of-pig.phh --dry-run
  hand 1, holdem: Cat wins 50
    nobody called Cat's last 25, so Cat gets it back (PIG-51)
    Cat is the only one left in the main pot, so Cat wins it: 50 (PIG-51)
  (dry run: nothing was recorded)
> Cat wins 50
