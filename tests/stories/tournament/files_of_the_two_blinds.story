# Before the flop of a tournament there is one small and one big blind, of the next two players, and nothing else
# rules: PIG-28, PIG-29

file two.phh:
  variant = "NT"
  antes = [0, 0, 0, 0]
  blinds_or_straddles = [50, 50, 0, 0]
  min_bet = 50
  starting_stacks = [1500, 1500, 1500, 1500]
  players = ["Bob", "Cat", "Dan", "Ann"]
  actions = ["d dh p1 2s3s", "d dh p2 2h2d", "d dh p3 AsAd", "d dh p4 KsKd", "p3 f", "p4 f", "p1 f"]

file two_of_pig.phh:
  variant = "holdem"
  _house = "pig"
  antes = [0, 0, 0, 0]
  blinds_or_straddles = [50, 50, 0, 0]
  min_bet = 50
  starting_stacks = [1500, 1500, 1500, 1500]
  players = ["Bob", "Cat", "Dan", "Ann"]
  actions = ["d dh p1 2s3s", "d dh p2 2h2d", "d dh p3 AsAd", "d dh p4 KsKd", "p3 f", "p4 f", "p1 f"]

file late.phh:
  variant = "NT"
  antes = [0, 0, 0, 0]
  blinds_or_straddles = [25, 50, -50, 0]
  min_bet = 50
  starting_stacks = [1500, 1500, 1500, 1500]
  players = ["Bob", "Cat", "Dan", "Ann"]
  actions = ["d dh p1 2s3s", "d dh p2 2h2d", "d dh p3 AsAd", "d dh p4 KsKd", "p4 f", "p1 f", "p2 f"]

file late_of_pig.phh:
  variant = "holdem"
  _house = "pig"
  antes = [0, 0, 0, 0]
  blinds_or_straddles = [25, 50, -50, 0]
  min_bet = 50
  starting_stacks = [1500, 1500, 1500, 1500]
  players = ["Bob", "Cat", "Dan", "Ann"]
  actions = ["d dh p1 2s3s", "d dh p2 2h2d", "d dh p3 AsAd", "d dh p4 KsKd", "p4 f", "p1 f", "p2 f"]

file dead.phh:
  variant = "NT"
  _dead_posts = [0, 0, 25, 0]
  antes = [0, 0, 0, 0]
  blinds_or_straddles = [25, 50, 0, 0]
  min_bet = 50
  starting_stacks = [1500, 1500, 1500, 1500]
  players = ["Bob", "Cat", "Dan", "Ann"]
  actions = ["d dh p1 2s3s", "d dh p2 2h2d", "d dh p3 AsAd", "d dh p4 KsKd", "p3 f", "p4 f", "p1 f"]

file dead_of_pig.phh:
  variant = "holdem"
  _house = "pig"
  _dead_posts = [0, 0, 25, 0]
  antes = [0, 0, 0, 0]
  blinds_or_straddles = [25, 50, 0, 0]
  min_bet = 50
  starting_stacks = [1500, 1500, 1500, 1500]
  players = ["Bob", "Cat", "Dan", "Ann"]
  actions = ["d dh p1 2s3s", "d dh p2 2h2d", "d dh p3 AsAd", "d dh p4 KsKd", "p3 f", "p4 f", "p1 f"]

file turned.phh:
  variant = "NT"
  antes = [0, 0, 0, 0]
  blinds_or_straddles = [50, 25, 0, 0]
  min_bet = 50
  starting_stacks = [1500, 1500, 1500, 1500]
  players = ["Bob", "Cat", "Dan", "Ann"]
  actions = ["d dh p1 2s3s", "d dh p2 2h2d", "d dh p3 AsAd", "d dh p4 KsKd", "p2 f", "p3 f", "p4 f"]

file turned_of_pig.phh:
  variant = "holdem"
  _house = "pig"
  antes = [0, 0, 0, 0]
  blinds_or_straddles = [50, 25, 0, 0]
  min_bet = 50
  starting_stacks = [1500, 1500, 1500, 1500]
  players = ["Bob", "Cat", "Dan", "Ann"]
  actions = ["d dh p1 2s3s", "d dh p2 2h2d", "d dh p3 AsAd", "d dh p4 KsKd", "p2 f", "p3 f", "p4 f"]

file right.phh:
  variant = "NT"
  antes = [0, 0, 0, 0]
  blinds_or_straddles = [25, 50, 0, 0]
  min_bet = 50
  starting_stacks = [1500, 1500, 1500, 1500]
  players = ["Bob", "Cat", "Dan", "Ann"]
  actions = ["d dh p1 2s3s", "d dh p2 2h2d", "d dh p3 AsAd", "d dh p4 KsKd", "p3 f", "p4 f", "p1 f"]

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
$ open --banker Ann
  night 1 is open at The Pig tournament; Ann is the banker
  recorded #7 ········
! note: the prize table 60/30/20 adds up to 110%, so it can't be paid (PIG-16)
! next: set up the tournament (tournament new --entry AMOUNT --stack CHIPS)
$ tournament new --entry 20 --stack 1500 --payout 70/30 --host Ann --deputy Bob
  tournament 1
  entry $20.00 for 1,500 chips (smallest 25)
  prizes 70/30
  recorded #8 ········
! note: the first player out can rebuy at a price set before the start, but none was set: undo, then tournament new … --rebuy 10 (PIG-09)
! next: enter the players (tournament enter NAME NAME)
$ tournament enter Ann Bob Cat Dan
  Ann enters for $20.00: 1,500 chips
  Bob enters for $20.00: 1,500 chips
  Cat enters for $20.00: 1,500 chips
  Dan enters for $20.00: 1,500 chips
  4 entered; the prize pool is $80.00
  recorded #16 ········
! next: enter everybody, then tournament start
$ seat Ann 1
  Ann has seat 1
  recorded #17 ········
$ seat Bob 2
  Bob has seat 2
  recorded #18 ········
$ seat Cat 3
  Cat has seat 3
  recorded #19 ········
$ seat Dan 4
  Dan has seat 4
  recorded #20 ········
$ tournament start
  tournament 1, running
  level 1, 25/50, until the table agrees on a new level
  4 of 4 players left, 6,000 chips in play, average stack 1,500
  4 entries at $20.00 for 1,500 chips (PIG-08)
  Ann is the host; Bob rules if Ann is involved (PIG-02, PIG-03)
  the button deals (PIG-19)
  ¶
  player  place  chips  paid in  rebuys
  ───────────────────────────────────────
  Ann        in  1,500   $20.00       –
  Bob        in  1,500   $20.00       –
  Cat        in  1,500   $20.00       –
  Dan        in  1,500   $20.00       –
  ¶
  place   prize
  ───────────────
      1  $56.00
      2  $24.00
  prize pool $80.00
  recorded #21 ········
! next: play (hand new or hand result)
$ deal --dealer Ann
  Ann deals
    seat 1 starts with the button (PIG-22)
    nobody is out, so the button deals (PIG-19)
    `Bob` is next to the button and has the small blind; `Cat` has the big blind
      (PIG-29)
    in the first round, players act in this order: `Dan`, `Ann`, `Bob`, `Cat`
      (PIG-44)
    in later rounds, players act in this order: `Bob`, `Cat`, `Dan`, `Ann`
      (PIG-48)
    `Bob` needs 25 more to call (PIG-45)
  holdem: Bob posts the small blind, 25; Cat posts the big blind, 50
  recorded #22 ········
$ hand add two.phh
! error: two.phh:7:13: the blinds can't be 50/50: one player posts 25, the next posts 50, and nobody else posts (PIG-29)
= 5
> (PIG-29)
$ hand add two_of_pig.phh
! error: two_of_pig.phh:1:1: `Bob` posts 50, but should post 25 at this table (PIG-29)
= 5
> (PIG-29)
$ hand add late.phh
! error: late.phh:7:13: the blinds can't be 25/50/50: one player posts 25, the next posts 50, and nobody else posts (PIG-29)
= 5
> (PIG-29)
$ hand add late_of_pig.phh
! error: late_of_pig.phh:1:1: `Dan` posts 50, but should post 0 at this table (PIG-29)
= 5
> (PIG-29)
$ hand add dead.phh
! error: dead.phh:2:1: somebody posts 25 dead, but nobody here posts more than a blind (PIG-28)
= 5
> (PIG-28)
$ hand add dead_of_pig.phh
! error: dead_of_pig.phh:1:1: `Dan` posts 25 dead, but nobody here posts more than a blind (PIG-28)
= 5
> (PIG-28)
$ hand add turned.phh
! error: turned.phh:7:13: the blinds can't be 50/25: one player posts 25, the next posts 50, and nobody else posts (PIG-29)
= 5
> (PIG-29)
$ hand add turned_of_pig.phh
! error: turned_of_pig.phh:1:1: `Cat` posts 25, but should post 0 at this table (PIG-29)
= 5
> (PIG-29)
$ hand add right.phh
  hand 1, holdem: Cat wins 50
    nobody called Cat's last 25, so Cat gets it back (PIG-51)
    Cat is the only one left in the main pot, so Cat wins it: 50 (PIG-51)
  recorded #23 ········
> Cat wins 50
