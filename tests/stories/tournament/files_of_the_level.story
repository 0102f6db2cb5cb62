# A card-room hand out of a file was played on the level of the tournament: its blinds, no ante, and no limit but the stack
# rules: PIG-23, PIG-27, PIG-28

file ante.phh:
  variant = "NT"
  antes = [25, 25]
  blinds_or_straddles = [25, 50]
  min_bet = 50
  starting_stacks = [1500, 1500]
  players = ["Ann", "Bob"]
  actions = ["d dh p1 AhAd", "d dh p2 3s3d", "p2 cbr 200", "p1 f"]

file above.phh:
  variant = "NT"
  _house = "pig"
  antes = [0, 0]
  blinds_or_straddles = [50, 100]
  min_bet = 100
  starting_stacks = [1500, 1500]
  players = ["Ann", "Bob"]
  actions = ["d dh p1 AhAd", "d dh p2 3s3d", "p2 cbr 200", "p1 f"]

file fixed.phh:
  variant = "FT"
  antes = [0, 0]
  blinds_or_straddles = [25, 50]
  small_bet = 50
  big_bet = 100
  starting_stacks = [1500, 1500]
  players = ["Ann", "Bob"]
  actions = ["d dh p1 AhAd", "d dh p2 3s3d", "p2 cbr 100", "p1 f"]

file level.phh:
  variant = "NT"
  antes = [0, 0]
  blinds_or_straddles = [25, 50]
  min_bet = 50
  starting_stacks = [1500, 1500]
  players = ["Ann", "Bob"]
  actions = ["d dh p1 AhAd", "d dh p2 3s3d", "p2 cbr 200", "p1 f"]

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
$ open --banker Ann
  night 1 is open at The Pig tournament; Ann is the banker
  recorded #5 ········
! note: the prize table 60/30/20 adds up to 110%, so it can't be paid (PIG-16)
! next: set up the tournament (tournament new --entry AMOUNT --stack CHIPS)
$ tournament new --entry 20 --stack 1500 --payout 70/30 --host Ann --deputy Bob
  tournament 1
  entry $20.00 for 1,500 chips (smallest 25)
  prizes 70/30
  recorded #6 ········
! note: the first player out can rebuy at a price set before the start, but none was set: undo, then tournament new … --rebuy 10 (PIG-09)
! next: enter the players (tournament enter NAME NAME)
$ tournament enter Ann Bob
  Ann enters for $20.00: 1,500 chips
  Bob enters for $20.00: 1,500 chips
  2 entered; the prize pool is $40.00
  recorded #10 ········
! next: enter everybody, then tournament start
$ seat Ann 1
  Ann has seat 1
  recorded #11 ········
$ seat Bob 2
  Bob has seat 2
  recorded #12 ········
$ tournament start
  tournament 1, running
  level 1, 25/50, until the table agrees on a new level
  2 of 2 players left, 3,000 chips in play, average stack 1,500
  2 entries at $20.00 for 1,500 chips (PIG-08)
  Ann is the host; Bob rules if Ann is involved (PIG-02, PIG-03)
  the button deals (PIG-19)
  ¶
  player  place  chips  paid in  rebuys
  ───────────────────────────────────────
  Ann        in  1,500   $20.00       –
  Bob        in  1,500   $20.00       –
  ¶
  place   prize
  ───────────────
      1  $28.00
      2  $12.00
  prize pool $40.00
  recorded #13 ········
! next: play (hand new or hand result)
$ deal --dealer Bob
  Bob deals
    at this house seat 1 starts with the button, not seat 2 (PIG-22)
    nobody is out, so the button deals (PIG-19)
    two players are left: `Bob` has the button and the small blind (standard rule;
      word for word, the house rule would switch the blinds) (PIG-29)
    in the first round, players act in this order: `Bob`, `Ann` (PIG-44)
    in later rounds, players act in this order: `Ann`, `Bob` (PIG-48)
    `Bob` needs 25 more to call (PIG-45)
  holdem: Bob posts the small blind, 25; Ann posts the big blind, 50
  recorded #14 ········
$ hand add ante.phh
! error: ante.phh:2:1: somebody antes 25, but the ante at this table is 0 (PIG-28)
= 5
> somebody antes 25, but the ante at this table is 0 (PIG-28)
$ hand add above.phh
! error: above.phh:8:13: the blinds are 50/100, but this table plays 25/50 (PIG-26, PIG-27)
= 5
> the blinds are 50/100, but this table plays 25/50 (PIG-26, PIG-27)
$ hand add fixed.phh
! error: fixed.phh:8:13: `pig` plays no-limit, not fixed limit (PIG-23)
= 5
> `pig` plays no-limit, not fixed limit (PIG-23)
$ hand add level.phh
  hand 1, holdem: Bob wins 100
    nobody called Bob's last 150, so Bob gets it back (PIG-51)
    Bob is the only one left in the main pot, so Bob wins it: 100 (PIG-51)
  recorded #15 ········
> hand 1, holdem: Bob wins
$ audit
  check           found
  ────────────────────────────────────────────────────────────
  file        ok  pages and indexes are sound
  references  ok  no broken links
  people      ok  nobody is listed twice
  chain       ok  15 events in an unbroken chain
  entries     ok  18 postings match their events and balance
  replay      ok  29 tables match the events
  requests    ok  every answer belongs to its events
  hands       ok  1 hand settled again, same result
  ¶
  the book is in order: 15 events
