# A deal that is only noted isn't counted yet, whatever the other table plays (DAV-25).

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
$ hand result holdem Ann 1 Bob
  hand 1, holdem: Ann wins $2.00
  recorded #31 ········
$ hand result holdem Gus 1 Hal
  hand 2, holdem: Gus wins $2.00
  recorded #32 ········
$ deal --table 2
  Hal deals
    the deal passes to the left (DAV-25)
  holdem: Ida posts the small blind, $0.25; Jon posts the big blind, $0.50
  recorded #33 ········
$ deal --table 1
  Bob deals
    the deal passes to the left (DAV-25)
  holdem: Cat posts the small blind, $0.25; Dan posts the big blind, $0.50
  recorded #34 ········
$ hand result holdem Cat 1 Dan
  hand 3, holdem: Cat wins $2.00
  recorded #35 ········
$ seats
  table 1
  seat  player  dealt
  ─────────────────────
     1  Ann         1
     2  Bob         1
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
$ hand result holdem Jon 1 Kim
  hand 4, holdem: Jon wins $2.00
  recorded #36 ········
$ seats
  table 1
  seat  player  dealt
  ─────────────────────
     1  Ann         1
     2  Bob         1
     3  Cat         0
     4  Dan         0
     5  Eve         0
     6  Fay         0
  table 2
  seat  player  dealt
  ─────────────────────
     1  Gus         1
     2  Hal         1
     3  Ida         0
     4  Jon         0
     5  Kim         0
     6  Lee         0
$ deal --table 2
  Ida deals
    the deal passes to the left (DAV-25)
  holdem: Jon posts the small blind, $0.25; Kim posts the big blind, $0.50
  recorded #37 ········
$ cashout Ann --really
  Ann cashes out $21.00: $21.00 in cash
  recorded #39 ········
! note: `Ann` and the banker both have to count the stack before `Ann` is paid; paid anyway (DAV-20)
! note: players should give notice a round or 30 minutes before they leave: did `Ann`? (DAV-13)
$ cashout Gus --really
  Gus cashes out $21.00: $21.00 in cash
  recorded #41 ········
! note: `Gus` and the banker both have to count the stack before `Gus` is paid; paid anyway (DAV-20)
! note: players should give notice a round or 30 minutes before they leave: did `Gus`? (DAV-13)
! note: 10 players are left in all: merge the tables (seats merge) (DAV-12)
$ seats merge
  Bob 4c, Cat 2d, Dan 6c, Eve 4s, Fay Ah, Hal Th, Ida 2h, Jon Kc, Kim 3h
  Lee Qc
  dealt from seed
    dcee7cd1b0cac1fe1e36ec9582c06ad7ca169bb1c7716e1cb1d64ecbad433175, picked for
    this deal; no hash was shown first
  now at table 1: Jon in seat 1, Lee in seat 7, Hal in seat 8, Kim in seat 9 and
    Ida in seat 10
  Fay has the button
  10 players are left, so they play at one table and draw for the button (DAV-12)
  recorded #42 ········
$ seats
  seat  player  dealt
  ─────────────────────
     1  Jon         0
     2  Bob         1
     3  Cat         0
     4  Dan         0
     5  Eve         0
     6  Fay         0
     7  Lee         0
     8  Hal         1
     9  Kim         0
    10  Ida         0
