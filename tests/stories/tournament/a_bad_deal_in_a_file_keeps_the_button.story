# A misdeal and a hand without cards enough, told by their files in a tournament with a dead button, are dealt again by the same player
# rules: DAV-25 DAV-37

file misdeal.phh:
  variant = "holdem"
  _house = "dave"
  antes = [0, 0, 0, 0]
  blinds_or_straddles = [25, 50, 0, 0]
  starting_stacks = [1500, 1500, 1500, 1500]
  actions = ["d dh p1 ????", "d dh p2 ????", "d dh p3 ????", "d dh p4 ????", "t misdeal"]
  players = ["Ann", "Bob", "Cat", "Dan"]

file cards_run_out.phh:
  variant = "holdem"
  _house = "dave"
  antes = [0, 0, 0, 0]
  blinds_or_straddles = [25, 50, 0, 0]
  starting_stacks = [1500, 1500, 1500, 1500]
  actions = ["d dh p1 ????", "d dh p2 ????", "d dh p3 ????", "d dh p4 ????", "p3 f", "p4 cc", "p1 f", "p2 cc", "d db 4dThTs", "t rule Ann: the cards run out", "t redeal"]
  players = ["Ann", "Bob", "Cat", "Dan"]

$ init --house dave
  started a new book in USD with `dave` rules
  recorded #2 ········
! next: add the players (player add NAME NAME)
$ player add Ann Bob Cat Dan
  Ann, a regular
  Bob, a regular
  Cat, a regular
  Dan, a regular
  recorded #6 ········
! next: open the night (open --banker NAME)
$ open --banker Ann --stakes .25/.50
  night 1 is open at Dave's cash game; Ann is the banker
  recorded #7 ········
! note: tonight's buy-in limits, unless everybody agrees to different ones in writing: each player buys at least $10.00; each player can buy up to a $50.00 stack, or the biggest stack at the table (DAV-17)
! next: sell chips (buy NAME AMOUNT)
$ seat Ann 1
  Ann has seat 1
  recorded #8 ········
$ seat Bob 2
  Bob has seat 2
  recorded #9 ········
$ seat Cat 3
  Cat has seat 3
  recorded #10 ········
$ seat Dan 4
  Dan has seat 4
  recorded #11 ········
$ tournament new --entry 20 --stack 1500 --payout 70/30 --host Ann --deputy Bob --levels 25/50
  tournament 1
  entry $20.00 for 1,500 chips (smallest 25)
  prizes 70/30
  recorded #12 ········
! next: enter the players (tournament enter NAME NAME)
$ tournament enter Ann Bob Cat Dan
  Ann enters for $20.00: 1,500 chips
  Bob enters for $20.00: 1,500 chips
  Cat enters for $20.00: 1,500 chips
  Dan enters for $20.00: 1,500 chips
  4 entered; the prize pool is $80.00
  recorded #20 ········
! next: enter everybody, then tournament start
$ tournament start
  tournament 1, running
  level 1, 25/50, until the table agrees on a new level
  4 of 4 players left, 6,000 chips in play, average stack 1,500
  4 entries at $20.00 for 1,500 chips
  Ann is the host; Bob rules if Ann is involved
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
$ hand add misdeal.phh
  hand 1, holdem: all bets returned
    misdeal: everybody gets their money back (DAV-37)
  recorded #23 ········
$ deal --dry-run
  Dan deals
  holdem: Ann posts the small blind, 25; Bob posts the big blind, 50
  (dry run: nothing was recorded)
> Dan deals
$ hand add cards_run_out.phh
  hand 2, holdem: nobody wins; 125 carries over to the next hand
    the cards ran out, so 125 carries over to a new deal for Bob and Dan (standard
      rule)
  recorded #25 ········
$ deal --dry-run
  Dan deals
  holdem: Dan posts the small blind, 25; Bob posts the big blind, 50
  (dry run: nothing was recorded)
> Dan deals
$ hand new --yes
< ¶
< f*
  hand 3, holdem: Bob wins 175
  recorded #26 ········
! holdem, 25/50, 125 in the pot, Dan deals, 2 in: Bob Dan
! Enter to deal > ¶
! Dan 1425 · pot 200 · call 25, raise 100–1450 > f*
! nobody called Bob's last 25, so Bob gets it back (standard rule)
! Bob is the only one left in the main pot, so Bob wins it: 175 (standard rule)
! Bob gets 175 (+150), Dan -25
! ¶
$ deal
  Ann deals
    the button moves to the left (DAV-25)
  holdem: Bob posts the small blind, 25; Cat posts the big blind, 50
  recorded #27 ········
> Ann deals
$ audit
  check           found
  ────────────────────────────────────────────────────────────
  file        ok  pages and indexes are sound
  references  ok  no broken links
  people      ok  nobody is listed twice
  chain       ok  27 events in an unbroken chain
  entries     ok  39 postings match their events and balance
  replay      ok  29 tables match the events
  requests    ok  every answer belongs to its events
  hands       ok  3 hands settled again, same result
  ¶
  the book is in order: 27 events
