# Hands told without a dealer leave button, dead chairs and blinds of a tournament where they were
# rules: DAV-25

$ init --house dave
  started a new book in USD with `dave` rules
  recorded #2 ········
! next: add the players (player add NAME NAME)
$ player add Fay
  Fay, a regular
  recorded #3 ········
$ player add Eve
  Eve, a regular
  recorded #4 ········
! next: open the night (open --banker NAME)
$ player add Gus
  Gus, a regular
  recorded #5 ········
$ player add Hal
  Hal, a regular
  recorded #6 ········
$ player add Ida
  Ida, a regular
  recorded #7 ········
$ player add Jon
  Jon, a regular
  recorded #8 ········
$ open --banker Fay --stakes .25/.50
  night 1 is open at Dave's cash game; Fay is the banker
  recorded #9 ········
! note: tonight's buy-in limits, unless everybody agrees to different ones in writing: each player buys at least $10.00; each player can buy up to a $50.00 stack, or the biggest stack at the table (DAV-17)
! next: sell chips (buy NAME AMOUNT)
$ tournament new --entry 20 --stack 1000 --levels "25/50 50/100" --payout 70/30 --host Fay --deputy Eve
  tournament 1
  entry $20.00 for 1,000 chips (smallest 25)
  prizes 70/30
  recorded #10 ········
! next: enter the players (tournament enter NAME NAME)
$ tournament enter Fay Eve Gus Hal Ida Jon
  Fay enters for $20.00: 1,000 chips
  Eve enters for $20.00: 1,000 chips
  Gus enters for $20.00: 1,000 chips
  Hal enters for $20.00: 1,000 chips
  Ida enters for $20.00: 1,000 chips
  Jon enters for $20.00: 1,000 chips
  6 entered; the prize pool is $120.00
  recorded #22 ········
! next: enter everybody, then tournament start
$ seat Fay 1
  Fay has seat 1
  recorded #23 ········
$ seat Eve 2
  Eve has seat 2
  recorded #24 ········
$ seat Gus 3
  Gus has seat 3
  recorded #25 ········
$ seat Hal 4
  Hal has seat 4
  recorded #26 ········
$ seat Ida 5
  Ida has seat 5
  recorded #27 ········
$ seat Jon 6
  Jon has seat 6
  recorded #28 ········
$ tournament start
  tournament 1, running
  level 1, 25/50, until the table agrees to move up to 50/100
  6 of 6 players left, 6,000 chips in play, average stack 1,000
  6 entries at $20.00 for 1,000 chips
  Fay is the host; Eve rules if Fay is involved
  ¶
  player  place  chips  paid in  rebuys
  ───────────────────────────────────────
  Fay        in  1,000   $20.00       –
  Eve        in  1,000   $20.00       –
  Gus        in  1,000   $20.00       –
  Hal        in  1,000   $20.00       –
  Ida        in  1,000   $20.00       –
  Jon        in  1,000   $20.00       –
  ¶
  place   prize
  ───────────────
      1  $84.00
      2  $36.00
  prize pool $120.00
  recorded #29 ········
! next: play (hand new or hand result)
$ deal --dealer Gus
  Gus deals
  holdem: Hal posts the small blind, 25; Ida posts the big blind, 50
  recorded #30 ········

Ida goes out in her big blind: the small blind would be hers.

$ hand result --game holdem --in Hal=25 --in Ida=1000 --in Fay=1000 --win Fay=2025
  hand 1, holdem: Fay wins 2,025
  recorded #32 ········
! note: `Ida` is out in 6th place
$ deal --dry-run
  Hal deals
    the button moves to the left (DAV-25)
  holdem: Jon posts a blind of 50
    there's no small blind, because that seat isn't in the hand (DAV-25)
  (dry run: nothing was recorded)
> Hal deals
> holdem: Jon posts a blind of 50
> there's no small blind, because that seat isn't in the hand (DAV-25)
$ hand result --game holdem --in Eve=100 --in Jon=100 --win Jon=200
  hand 2, holdem: Jon wins 200
  recorded #33 ········
! note: nobody said who dealt (`--dealer`), so the deal moves on from `Gus`
> nobody said who dealt (`--dealer`), so the deal moves on from `Gus`
$ hand add --hand '{"game":"holdem","board":"AhKd7c5s2d","players":[{"name":"Eve","in":"100","cards":"QhQs"},{"name":"Jon","in":"100","cards":"JhJs"}]}'
  hand 3, holdem: Eve wins 200
    Eve has the best hand for the main pot of 200: pair of queens (DAV-54)
  recorded #34 ········
! note: nobody said who dealt (`"button"`), so the deal moves on from `Gus`
> nobody said who dealt (`"button"`), so the deal moves on from `Gus`
$ hand new --dry-run --yes
< ¶
< f*
  hand 4, holdem: all bets returned
  (dry run: nothing was recorded)
! holdem, 25/50, Hal deals, 5 in: Fay Eve Gus Hal Jon
! Enter to deal > ¶
! note: there's no small blind, because that seat isn't in the hand (DAV-25)
! Fay 2025 · pot 50 · call 50, raise 100–2025 > f*
! nobody called Jon's last 50, so Jon gets it back (standard rule)
! ¶
> Hal deals, 5 in: Fay Eve Gus Hal Jon
> there's no small blind, because that seat isn't in the hand (DAV-25)
$ deal
  Hal deals
    the button moves to the left (DAV-25)
  holdem: Jon posts a blind of 50
    there's no small blind, because that seat isn't in the hand (DAV-25)
  recorded #35 ········
> Hal deals
> holdem: Jon posts a blind of 50
> there's no small blind, because that seat isn't in the hand (DAV-25)
$ hand result --game holdem --in Eve=100 --in Jon=100 --win Jon=200
  hand 4, holdem: Jon wins 200
  recorded #36 ········

The button comes to her empty chair, however many hands are told in between.

$ hand result --game holdem --in Eve=100 --in Jon=100 --win Eve=200
  hand 5, holdem: Eve wins 200
  recorded #37 ········
! note: nobody said who dealt (`--dealer`), so the deal moves on from `Hal`
> nobody said who dealt (`--dealer`), so the deal moves on from `Hal`
$ deal
  Hal deals
  holdem: Jon posts the small blind, 25; Fay posts the big blind, 50
    the button stays at an empty seat, and the blinds move on to the next players
      (DAV-25)
  recorded #38 ········
! note: dead button: it stays at `Ida`'s seat, and `Hal` deals (DAV-25)
> dead button: it stays at `Ida`'s seat, and `Hal` deals (DAV-25)
> holdem: Jon posts the small blind, 25; Fay posts the big blind, 50
$ hand result --game holdem --in Eve=100 --in Jon=100 --win Jon=200
  hand 6, holdem: Jon wins 200
  recorded #39 ········
! note: going by the button, the pot should have 50 from `Fay`, but this hand leaves that out; undo, and type: hand result --game holdem --in Eve=100 --in Jon=100 --win Jon=250 --in Fay=50 (and --away for players who were sitting out) (DAV-25)
$ hand result --game holdem --in Eve=100 --in Jon=100 --win Eve=200
  hand 7, holdem: Eve wins 200
  recorded #40 ········
! note: nobody said who dealt (`--dealer`), so the deal moves on from `Hal`
> nobody said who dealt (`--dealer`), so the deal moves on from `Hal`
$ deal
  Jon deals
    the button moves to the left (DAV-25)
  holdem: Fay posts the small blind, 25; Eve posts the big blind, 50
  recorded #41 ········
> Jon deals
> holdem: Fay posts the small blind, 25; Eve posts the big blind, 50
$ audit
  check           found
  ────────────────────────────────────────────────────────────
  file        ok  pages and indexes are sound
  references  ok  no broken links
  people      ok  nobody is listed twice
  chain       ok  41 events in an unbroken chain
  entries     ok  63 postings match their events and balance
  replay      ok  29 tables match the events
  requests    ok  every answer belongs to its events
  hands       ok  7 hands settled again, same result
  ¶
  the book is in order: 41 events
