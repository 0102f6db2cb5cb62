# A hand of the second table that was declared void is no deal there, and says nothing at the first.

file mixed.phh:
  variant = "NT"
  antes = [0, 0]
  blinds_or_straddles = [0.25, 0.50]
  min_bet = 0.50
  starting_stacks = [20, 20]
  players = ["Ann", "Ida"]
  actions = ["d dh p1 AsAd", "d dh p2 KsKd", "p2 f"]

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
$ seats split --move Gus,Hal,Ida,Jon,Kim,Lee
  now at table 1: Ann in seat 1, Bob in seat 2, Cat in seat 3, Dan in seat 4, Eve
    in seat 5 and Fay in seat 6
  now at table 2: Gus in seat 1, Hal in seat 2, Ida in seat 3, Jon in seat 4, Kim
    in seat 5 and Lee in seat 6
  12 players are too many for one table (DAV-07)
  volunteers move first, then the players with the highest cards; the banker and
    the host stay (DAV-08)
  recorded #28 ········
$ deal --dealer Ann
  Ann deals
  holdem: Bob posts the small blind, $0.25; Cat posts the big blind, $0.50
  recorded #29 ········
$ deal --dealer Gus
  Gus deals
  holdem: Hal posts the small blind, $0.25; Ida posts the big blind, $0.50
  recorded #30 ········
$ hand result holdem Hal 1 Gus Ida
  hand 1, holdem: Hal wins $3.00
  recorded #31 ········
$ hand void 1 --why "a card was missing"
  hand 1, holdem, is void: a card was missing
  player  gets back
  ───────────────────
  Hal        -$2.00
  Gus         $1.00
  Ida         $1.00
  recorded #33 ········
$ deal --table 2
  Gus deals
  holdem: Hal posts the small blind, $0.25; Ida posts the big blind, $0.50
! note: `Gus` already has the next deal, so nothing was recorded; if that hand was already played, type deal --next (DAV-25)
$ deal --table 1
  Bob deals
    the deal passes to the left (DAV-25)
  holdem: Cat posts the small blind, $0.25; Dan posts the big blind, $0.50
  recorded #34 ········
$ hand result holdem Hal 1 Gus Ida
  hand 2, holdem: Hal wins $3.00
  recorded #35 ········
$ hand result holdem Hal 1 Gus Ida Kim --dealer Jon
  hand 3, holdem: Hal wins $4.00
  recorded #37 ········
# A dealer who was named with a void hand isn't named for the next one.
$ hand void 3 --why "a card was missing"
  hand 3, holdem, is void: a card was missing
  player  gets back
  ───────────────────
  Hal        -$3.00
  Gus         $1.00
  Ida         $1.00
  Kim         $1.00
  recorded #40 ········
$ deal --table 2
  Hal deals
    the deal passes to the left (DAV-25)
  holdem: Ida posts the small blind, $0.25; Jon posts the big blind, $0.50
  recorded #41 ········
$ seats
  table 1
  seat  player  dealt
  ─────────────────────
     1  Ann         1
     2  Bob         0
     3  Cat         0
     4  Dan         0
     5  Eve         0
     6  Fay         0
  table 2
  seat  player  dealt
  ─────────────────────
     1  Gus         1
     2  Hal         0
     3  Ida         0
     4  Jon         0
     5  Kim         0
     6  Lee         0
# A hand in a file is played at one table too.
$ hand add mixed.phh
! error: mixed.phh:7:13: `Ann` sits at table 1 and `Ida` at table 2, but a hand is played at one table
! hint: seats
= 5
