At a tournament of a house where missed blinds are made up, a player who comes back is asked for them at every door: the night knows its level.
rules: DAV-27, DAV-29

file back.phh:
  variant = "NT"
  antes = [0, 0, 0, 0]
  blinds_or_straddles = [25, 50, 0, 0]
  min_bet = 50
  starting_stacks = [1525, 1475, 1500, 1500]
  players = ["Ann", "Bob", "Cat", "Dan"]
  actions = ["d dh p1 ????", "d dh p2 ????", "d dh p3 ????", "d dh p4 ????", "p3 cbr 150", "p4 f", "p1 f", "p2 f"]

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
$ tournament new --entry 20 --stack 1500 --unit 25 --levels "25/50@20 50/100@20" --payout 100
  tournament 1
  entry $20.00 for 1,500 chips (smallest 25)
  prizes 100
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
  level 1, 25/50, 20:00 left; next: 50/100
  4 of 4 players left, 6,000 chips in play, average stack 1,500
  4 entries at $20.00 for 1,500 chips
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
      1  $80.00
  prize pool $80.00
  recorded #21 ········
! next: play (hand new or hand result)
$ deal --dealer Ann
  Ann deals
  holdem: Bob posts the small blind, 25; Cat posts the big blind, 50
  recorded #22 ········
$ hand new --yes
< -cat
< ¶
< f f
  hand 1, holdem: Dan wins 50
  recorded #23 ········
! holdem, 25/50, Ann deals, 4 in: Ann Bob Cat Dan
! Enter to deal > -cat
! holdem, 25/50, Ann deals, 3 in: Ann Bob Dan
! Enter to deal > ¶
! note: `Cat` is sitting out, owes blinds and gets no cards (DAV-36)
! Ann 1500 · pot 75 · call 50, raise 100–1500 > f f
! nobody called Dan's last 25, so Dan gets it back (standard rule)
! Dan is the only one left in the main pot, so Dan wins it: 50 (standard rule)
! Bob -25, Dan gets 50 (+25)
! ¶
$ deal
  Bob deals
    the button moves to the left (DAV-25)
  holdem: Dan posts the small blind, 25; Ann posts the big blind, 50
    `Cat` sits between the button and the small blind and has to wait or buy the
      button (DAV-29)
  recorded #24 ········
$ hand result --game holdem --in Cat=150 --in Dan=25 --in Ann=50 --win Cat=225
! error: `Cat` sits between the button and the small blind and has to wait or buy the button; `hand new` asks about it (DAV-29)
! hint: hand result --game holdem --in Cat=150 --in Dan=25 --in Ann=50 --win Cat=225 --really
= 4
$ hand add --hand '{"game":"holdem","players":[{"name":"Cat","in":"150","cards":"AsAd"},{"name":"Dan","in":"25","folded":true},{"name":"Ann","in":"50","folded":true}]}'
! error: --hand:1:1: `Cat` sits between the button and the small blind and has to wait or buy the button; `hand new` asks about it (DAV-29)
! hint: hand add --hand '{"game":"holdem","players":[{"name":"Cat","in":"150","cards":"AsAd"},{"name":"Dan","in":"25","folded":true},{"name":"Ann","in":"50","folded":true}]}' --really
= 5
$ hand new --yes
< ¶
< f f
  hand 2, holdem: Ann wins 50
  recorded #25 ········
! holdem, 25/50, Bob deals, 4 in: Ann Bob Cat Dan
! Enter to deal > ¶
! note: `Cat` sits between the button and the small blind and has to wait or buy
!   the button (DAV-29)
! Bob 1475 · pot 75 · call 50, raise 100–1475 > f f
! nobody called Ann's last 25, so Ann gets it back (standard rule)
! Ann is the only one left in the main pot, so Ann wins it: 50 (standard rule)
! Ann gets 50 (+25), Dan -25
! ¶
$ deal
  Dan deals
    the button moves to the left (DAV-25)
  holdem: Ann posts the small blind, 25; Bob posts the big blind, 50; Cat posts a
    blind of 50 plus 25 dead
    `Cat` comes in and posts 50 live and 25 dead (DAV-27)
    the 25 for the small blind is dead: it doesn't count toward a bet (DAV-28)
  recorded #26 ········
$ hand add back.phh
! error: back.phh:7:13: `Cat` missed both blinds: post 75 (50 live and 25 dead) or wait for the big blind (DAV-27)
= 5
$ hand add --hand '{"game":"holdem","players":[{"name":"Cat","in":"150","cards":"AsAd"},{"name":"Ann","in":"25","folded":true},{"name":"Bob","in":"50","folded":true}]}'
! error: --hand:1:1: `Cat` missed both blinds: post 75 (50 live and 25 dead) or wait for the big blind; `hand new` asks about it (DAV-27)
! hint: hand add --hand '{"game":"holdem","players":[{"name":"Cat","in":"150","cards":"AsAd"},{"name":"Ann","in":"25","folded":true},{"name":"Bob","in":"50","folded":true}]}' --really
= 5
$ audit
  check           found
  ────────────────────────────────────────────────────────────
  file        ok  pages and indexes are sound
  references  ok  no broken links
  people      ok  nobody is listed twice
  chain       ok  26 events in an unbroken chain
  entries     ok  36 postings match their events and balance
  replay      ok  29 tables match the events
  requests    ok  every answer belongs to its events
  hands       ok  2 hands settled again, same result
  ¶
  the book is in order: 26 events
