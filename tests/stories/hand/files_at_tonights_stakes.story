# A card-room hand out of a file was played for tonight's blinds, without an ante and by the house's limit, where the house has blinds

file stakes.phh:
  variant = "NT"
  antes = [0, 0]
  blinds_or_straddles = [0.50, 1]
  min_bet = 1
  starting_stacks = [50, 50]
  players = ["Ann", "Bob"]
  actions = ["d dh p1 AhAd", "d dh p2 3s3d", "p2 cbr 2", "p1 f"]

file ante.phh:
  variant = "NT"
  antes = [0.25, 0.25]
  blinds_or_straddles = [0.25, 0.50]
  min_bet = 0.50
  starting_stacks = [50, 50]
  players = ["Ann", "Bob"]
  actions = ["d dh p1 AhAd", "d dh p2 3s3d", "p2 cbr 2", "p1 f"]

file least.phh:
  variant = "NT"
  antes = [0, 0]
  blinds_or_straddles = [0.25, 0.50]
  min_bet = 0.25
  starting_stacks = [50, 50]
  players = ["Ann", "Bob"]
  actions = ["d dh p1 AhAd", "d dh p2 3s3d", "p2 cbr 0.75", "p1 f"]

file none.phh:
  variant = "NT"
  antes = [0, 0]
  blinds_or_straddles = [0, 0]
  min_bet = 0.50
  starting_stacks = [50, 50]
  players = ["Ann", "Bob"]
  actions = ["d dh p1 AhAd", "d dh p2 3s3d", "p2 cbr 0.75", "p1 f"]

file straddle.phh:
  variant = "NT"
  antes = [0, 0, 0]
  blinds_or_straddles = [0.25, 0.50, 1]
  min_bet = 0.50
  starting_stacks = [50, 50, 50]
  players = ["Ann", "Bob", "Cat"]
  actions = ["d dh p1 AhAd", "d dh p2 3s3d", "d dh p3 9s9d", "p1 cbr 3", "p2 f", "p3 f"]

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
$ buy Ann 50
  Ann buys chips: $50.00 in cash; stack $50.00
  recorded #7 ········
! next: play (hand new or hand result), then count the stacks
$ seat Ann 1
  Ann has seat 1
  recorded #8 ········
$ buy Bob 50
  Bob buys chips: $50.00 in cash; stack $50.00
  recorded #9 ········
$ seat Bob 2
  Bob has seat 2
  recorded #10 ········
$ buy Cat 50
  Cat buys chips: $50.00 in cash; stack $50.00
  recorded #11 ········
$ seat Cat 3
  Cat has seat 3
  recorded #12 ········
$ hand add stakes.phh
! error: stakes.phh:7:13: the blinds are 0.50/1.00, but this table plays 0.25/0.50 (DAV-43)
= 5
> the blinds are 0.50/1.00, but this table plays 0.25/0.50
$ hand add ante.phh
! error: ante.phh:2:1: somebody antes $0.25, but the ante at this table is $0.00
= 5
> somebody antes $0.25, but the ante at this table is $0.00
$ hand add least.phh
! error: least.phh:7:13: the minimum bet in the file is $0.25, but at this table it's $0.50 (DAV-43)
= 5
> the minimum bet in the file is $0.25, but at this table it's $0.50 (DAV-43)
$ hand add none.phh
! error: none.phh:7:13: nobody posts blinds, but this table plays 0.25/0.50 (DAV-43)
= 5
> nobody posts blinds, but this table plays 0.25/0.50 (DAV-43)
$ hand add straddle.phh
  hand 1, holdem: Ann wins $2.50
    nobody called Ann's last $2.00, so Ann gets it back (standard rule)
    Ann is the only one left in the main pot, so Ann wins it: $2.50 (standard
      rule)
  recorded #13 ········
> hand 1, holdem: Ann wins
$ audit
  check           found
  ────────────────────────────────────────────────────────────
  file        ok  pages and indexes are sound
  references  ok  no broken links
  people      ok  nobody is listed twice
  chain       ok  13 events in an unbroken chain
  entries     ok  15 postings match their events and balance
  replay      ok  29 tables match the events
  requests    ok  every answer belongs to its events
  hands       ok  1 hand settled again, same result
  ¶
  the book is in order: 13 events
