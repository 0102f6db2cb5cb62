# Who moved to the other table before a hand wasn't in it, and who moved after it was.

$ init --house dave
  started a new book in USD with `dave` rules
  recorded #2 ········
! next: add the players (player add NAME NAME)
$ player add Ann Bob Cat Dan Eve Fay Gus Hal Ida Jon Kim Lee
  Ann, a regular
  Bob, a regular
  Cat, a regular
  Dan, a regular
  Eve, a regular
  Fay, a regular
  Gus, a regular
  Hal, a regular
  Ida, a regular
  Jon, a regular
  Kim, a regular
  Lee, a regular
  recorded #14 ········
! next: open the night (open --banker NAME)
$ open --banker Ann --stakes .25/.50
  night 1 is open at Dave's cash game; Ann is the banker
  recorded #15 ········
! note: tonight's buy-in limits, unless everybody agrees to different ones in writing: each player buys at least $10.00; each player can buy up to a $50.00 stack, or the biggest stack at the table (DAV-17)
! next: sell chips (buy NAME AMOUNT)
$ buy Ann 20
  Ann buys chips: $20.00 in cash; stack $20.00
  recorded #16 ········
! next: play (hand new or hand result), then count the stacks
$ buy Bob 20
  Bob buys chips: $20.00 in cash; stack $20.00
  recorded #17 ········
$ buy Cat 20
  Cat buys chips: $20.00 in cash; stack $20.00
  recorded #18 ········
$ buy Dan 20
  Dan buys chips: $20.00 in cash; stack $20.00
  recorded #19 ········
$ buy Eve 20
  Eve buys chips: $20.00 in cash; stack $20.00
  recorded #20 ········
$ buy Fay 20
  Fay buys chips: $20.00 in cash; stack $20.00
  recorded #21 ········
$ buy Gus 20
  Gus buys chips: $20.00 in cash; stack $20.00
  recorded #22 ········
$ buy Hal 20
  Hal buys chips: $20.00 in cash; stack $20.00
  recorded #23 ········
$ buy Ida 20
  Ida buys chips: $20.00 in cash; stack $20.00
  recorded #24 ········
$ buy Jon 20
  Jon buys chips: $20.00 in cash; stack $20.00
  recorded #25 ········
$ buy Kim 20
  Kim buys chips: $20.00 in cash; stack $20.00
  recorded #26 ········
$ buy Lee 20
  Lee buys chips: $20.00 in cash; stack $20.00
  recorded #27 ········
! note: 12 players are here, but one table has room for only 11: split into two after this hand (seats split) (DAV-07)
$ seats split --move Bob,Dan,Fay,Hal,Jon,Lee
  now at table 1: Ann in seat 1, Cat in seat 2, Eve in seat 3, Gus in seat 4, Ida
    in seat 5 and Kim in seat 6
  now at table 2: Bob in seat 1, Dan in seat 2, Fay in seat 3, Hal in seat 4, Jon
    in seat 5 and Lee in seat 6
  12 players are too many for one table (DAV-07)
  volunteers move first, then the players with the highest cards; the banker and
    the host stay (DAV-08)
  recorded #28 ········
$ count Lee 20 --by player
  Lee counts $20.00
  recorded #29 ········
$ count Lee 20 --by banker
  both counts of Lee's stack agree: $20.00
  recorded #31 ········
! next: count the stacks of Ann, Bob, Cat, Dan, Eve, Fay, Gus, Hal, Ida, Jon and Kim
$ cashout Lee 20
  Lee cashes out $20.00: $20.00 in cash
  Lee's count, the banker's count and the payout are all $20.00 (DAV-20)
  recorded #33 ········
! note: players should give notice a round or 30 minutes before they leave: did `Lee`? (DAV-13)
! next: play (hand new or hand result), then count the stacks
$ hand result --game holdem --in Ann=1 --in Cat=1 --win Cat=2 --dealer Ann
  hand 1, holdem: Cat wins $2.00
  recorded #35 ········
# A dealer of the other table is not this hand's.
$ hand result --game holdem --in Bob=1 --in Dan=1 --win Dan=2 --dealer Cat
! error: `Cat` sits at table 1, not at table 2
! hint: hand result --game holdem --in Bob=1 --in Dan=1 --win Dan=2
= 4
$ hand result --game holdem --in Bob=1 --in Dan=1 --win Dan=2 --dealer Bob
  hand 2, holdem: Dan wins $2.00
  recorded #37 ········
$ deal --table 1
  Cat deals
    the deal passes to the left (DAV-25)
  holdem: Eve posts the small blind, $0.25; Gus posts the big blind, $0.50
  recorded #38 ········
$ deal --table 2
  Dan deals
    the deal passes to the left (DAV-25)
  holdem: Fay posts the small blind, $0.25; Hal posts the big blind, $0.50
  recorded #39 ········
$ seats ask Eve
  now at table 2: Eve in seat 6
  the tables stay even (DAV-11)
  recorded #40 ········
$ hand result --game holdem --in Ann=1 --in Cat=1 --win Cat=2
  hand 3, holdem: Cat wins $2.00
  recorded #41 ········
$ deal --table 1
  Cat deals
  holdem: Gus posts the small blind, $0.25; Ida posts the big blind, $0.50
    the button stays at an empty seat, and the blinds move on to the next players
      (DAV-25)
  recorded #42 ········
! note: dead button: it stays at `Eve`'s seat, and `Cat` deals (DAV-25)
# The dealer of the other table was noted later, and this hand has its own.
$ deal --table 2
  Dan deals
  holdem: Fay posts the small blind, $0.25; Hal posts the big blind, $0.50
    `Eve` is new and doesn't have to post (DAV-26)
! note: `Dan` already has the next deal, so nothing was recorded (DAV-25)
$ hand result --game holdem --in Ann=1 --in Cat=1 --win Cat=2
  hand 4, holdem: Cat wins $2.00
  recorded #43 ········
$ hand result --game holdem --in Bob=1 --in Dan=1 --win Dan=2
  hand 5, holdem: Dan wins $2.00
  recorded #44 ········
$ deal --table 1
  Gus deals
    the deal passes to the left (DAV-25)
  holdem: Ida posts the small blind, $0.25; Kim posts the big blind, $0.50
  recorded #45 ········
$ deal --table 2
  Fay deals
    the deal passes to the left (DAV-25)
  holdem: Hal posts the small blind, $0.25; Jon posts the big blind, $0.50
  recorded #46 ········
$ seats
  table 1
  seat  player  dealt
  ─────────────────────
     1  Ann         1
     2  Cat         2
     4  Gus         0
     5  Ida         0
     6  Kim         0
  table 2
  seat  player  dealt
  ─────────────────────
     1  Bob         1
     2  Dan         1
     3  Fay         0
     4  Hal         0
     5  Jon         0
     6  Eve         0
$ audit
  check           found
  ────────────────────────────────────────────────────────────
  file        ok  pages and indexes are sound
  references  ok  no broken links
  people      ok  nobody is listed twice
  chain       ok  46 events in an unbroken chain
  entries     ok  62 postings match their events and balance
  replay      ok  29 tables match the events
  requests    ok  every answer belongs to its events
  hands       ok  5 hands settled again, same result
  ¶
  the book is in order: 46 events
