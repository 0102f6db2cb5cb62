An older hand is void between the deal and the hand: it stays the noted dealer's, and the next one deals after it.
rules: DAV-25

$ init --house dave
  started a new book in USD with `dave` rules
  recorded #2 ········
! next: add the players (player add NAME NAME)
$ player add Ann Bob Cat Dan Eve
  Ann, a regular
  Bob, a regular
  Cat, a regular
  Dan, a regular
  Eve, a regular
  recorded #7 ········
! next: open the night (open --banker NAME)
$ open --banker Ann
  night 1 is open at Dave's cash game; Ann is the banker
  recorded #8 ········
! note: buy-ins are limited in big blinds, but nobody set the blinds, so buy-ins aren't checked until `open --stakes` sets them (DAV-16)
! next: sell chips (buy NAME AMOUNT)
$ tournament new --entry 20 --stack 1500 --levels 25/50 --payout 60/40
  tournament 1
  entry $20.00 for 1,500 chips (smallest 25)
  prizes 60/40
  recorded #9 ········
! next: enter the players (tournament enter NAME NAME)
$ tournament enter Ann Bob Cat Dan Eve
  Ann enters for $20.00: 1,500 chips
  Bob enters for $20.00: 1,500 chips
  Cat enters for $20.00: 1,500 chips
  Dan enters for $20.00: 1,500 chips
  Eve enters for $20.00: 1,500 chips
  5 entered; the prize pool is $100.00
  recorded #19 ········
! next: enter everybody, then tournament start
$ seat Ann 1
  Ann has seat 1
  recorded #20 ········
$ seat Bob 2
  Bob has seat 2
  recorded #21 ········
$ seat Cat 3
  Cat has seat 3
  recorded #22 ········
$ seat Dan 4
  Dan has seat 4
  recorded #23 ········
$ seat Eve 5
  Eve has seat 5
  recorded #24 ········
$ tournament start
  tournament 1, running
  level 1, 25/50, until the table agrees on a new level
  5 of 5 players left, 7,500 chips in play, average stack 1,500
  5 entries at $20.00 for 1,500 chips
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
      2  $40.00
  prize pool $100.00
  recorded #25 ········
! next: play (hand new or hand result)
$ deal --dealer Bob
  Bob deals
  holdem: Cat posts the small blind, 25; Dan posts the big blind, 50
  recorded #26 ········
$ hand new --yes
< ¶
< ffff
  hand 1, holdem: Dan wins 50
  recorded #27 ········
! holdem, 25/50, Bob deals, 5 in: Ann Bob Cat Dan Eve
! Enter to deal > ¶
! Eve 1500 · pot 75 · call 50, raise 100–1500 > ffff
! nobody called Dan's last 25, so Dan gets it back (standard rule)
! Dan is the only one left in the main pot, so Dan wins it: 50 (standard rule)
! Cat -25, Dan gets 50 (+25)
! ¶
$ hand new --yes
< ¶
< ffff
  hand 2, holdem: Eve wins 50
  recorded #29 ········
! holdem, 25/50, Cat deals, 5 in: Ann Bob Cat Dan Eve
! Enter to deal > ¶
! Ann 1500 · pot 75 · call 50, raise 100–1500 > ffff
! nobody called Eve's last 25, so Eve gets it back (standard rule)
! Eve is the only one left in the main pot, so Eve wins it: 50 (standard rule)
! Dan -25, Eve gets 50 (+25)
! ¶
$ hand new --yes
< ¶
< ffff
  hand 3, holdem: Ann wins 50
  recorded #31 ········
! holdem, 25/50, Dan deals, 5 in: Ann Bob Cat Dan Eve
! Enter to deal > ¶
! Bob 1500 · pot 75 · call 50, raise 100–1500 > ffff
! nobody called Ann's last 25, so Ann gets it back (standard rule)
! Ann is the only one left in the main pot, so Ann wins it: 50 (standard rule)
! Ann gets 50 (+25), Eve -25
! ¶
$ deal
  Eve deals
    the button moves to the left (DAV-25)
  holdem: Ann posts the small blind, 25; Bob posts the big blind, 50
  recorded #32 ········
> Eve deals
$ hand void 1 --why "a card too many"
  hand 1, holdem, is void: a card too many
  player  gets back
  ───────────────────
  Cat            25
  Dan           -25
  recorded #34 ········
$ hand result holdem Ann 100 Bob
  hand 4, holdem: Ann wins 200
  recorded #35 ········
$ deal
  Ann deals
    the button moves to the left (DAV-25)
  holdem: Bob posts the small blind, 25; Cat posts the big blind, 50
  recorded #36 ········
> Ann deals
$ hand result holdem Bob 100 Cat
  hand 5, holdem: Bob wins 200
  recorded #37 ········
$ hand void 2 --why "a card too many"
  hand 2, holdem, is void: a card too many
  player  gets back
  ───────────────────
  Dan            25
  Eve           -25
  recorded #40 ········
$ deal
  Bob deals
    the button moves to the left (DAV-25)
  holdem: Cat posts the small blind, 25; Dan posts the big blind, 50
  recorded #41 ········
> Bob deals
$ hand result holdem Cat 100 Dan
  hand 6, holdem: Cat wins 200
  recorded #42 ········
$ deal
  Cat deals
    the button moves to the left (DAV-25)
  holdem: Dan posts the small blind, 25; Eve posts the big blind, 50
  recorded #43 ········
> Cat deals
$ audit
  check           found
  ────────────────────────────────────────────────────────────
  file        ok  pages and indexes are sound
  references  ok  no broken links
  people      ok  nobody is listed twice
  chain       ok  43 events in an unbroken chain
  entries     ok  56 postings match their events and balance
  replay      ok  29 tables match the events
  requests    ok  every answer belongs to its events
  hands       ok  6 hands settled again, same result
  ¶
  the book is in order: 43 events
> the book is in order
