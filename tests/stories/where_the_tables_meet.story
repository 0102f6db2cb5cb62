# The bank was handed to somebody at the second table: when the tables come together he stays on his chair, and so do
# those at his table; the others come to him.
# rules: DAV-08 DAV-12

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
$ player add Dan
  Dan, a regular
  recorded #6 ········
$ player add Eve
  Eve, a regular
  recorded #7 ········
$ player add Fay
  Fay, a regular
  recorded #8 ········
$ player add Gus
  Gus, a regular
  recorded #9 ········
$ player add Hal
  Hal, a regular
  recorded #10 ········
$ player add Ida
  Ida, a regular
  recorded #11 ········
$ player add Jon
  Jon, a regular
  recorded #12 ········
$ player add Kim
  Kim, a regular
  recorded #13 ········
$ player add Lee
  Lee, a regular
  recorded #14 ········
$ open --banker Ann --stakes .25/.50
  night 1 is open at Dave's cash game; Ann is the banker
  recorded #15 ········
! note: tonight's buy-in limits, unless everybody agrees to different ones in writing: each player buys at least $10.00; each player can buy up to a $50.00 stack, or the biggest stack at the table (DAV-17)
! next: sell chips (buy NAME AMOUNT)
$ seat Ann
  Ann has seat 1
  recorded #16 ········
$ seat Bob
  Bob has seat 2
  recorded #17 ········
$ seat Cat
  Cat has seat 3
  recorded #18 ········
$ seat Dan
  Dan has seat 4
  recorded #19 ········
$ seat Eve
  Eve has seat 5
  recorded #20 ········
$ seat Fay
  Fay has seat 6
  recorded #21 ········
$ seat Gus
  Gus has seat 7
  recorded #22 ········
$ seat Hal
  Hal has seat 8
  recorded #23 ········
$ seat Ida
  Ida has seat 9
  recorded #24 ········
$ seat Jon
  Jon has seat 10
  recorded #25 ········
$ seat Kim
  Kim has seat 11
  recorded #26 ········
$ seat Lee
  Lee has seat 12
  recorded #27 ········
! note: 12 players are here, but one table has room for only 11: split into two after this hand (seats split) (DAV-07)
$ seats split --move Bob,Cat,Dan,Eve,Fay,Gus
  now at table 2: Bob in seat 1, Cat in seat 2, Dan in seat 3, Eve in seat 4, Fay
    in seat 5 and Gus in seat 6
  12 players are too many for one table (DAV-07)
  volunteers move first, then the players with the highest cards; the banker and
    the host stay (DAV-08)
  recorded #28 ········
$ banker Fay
  Fay is the banker from now on
  recorded #29 ········
$ leave Kim
  Kim leaves the table
  recorded #30 ········
$ leave Lee
  Lee leaves the table
  recorded #31 ········
! note: 10 players are left in all: merge the tables (seats merge) (DAV-12)
$ seats
  table 1
  seat  player  dealt
  ─────────────────────
     1  Ann         0
     8  Hal         0
     9  Ida         0
    10  Jon         0
  table 2
  seat  player  dealt
  ─────────────────────
     1  Bob         0
     2  Cat         0
     3  Dan         0
     4  Eve         0
     5  Fay         0
     6  Gus         0
# Everybody draws, the first table before the second.
$ seats merge --cards "2c Kd 4c 5c 6c As 7c 8c 3c 9c"
  Ann 2c, Hal Kd, Ida 4c, Jon 5c, Bob 6c, Cat As, Dan 7c, Eve 8c, Fay 3c
  Gus 9c
  now at table 1: Hal in seat 7, Jon in seat 8, Ida in seat 9, Ann in seat 10, Bob
    in seat 1, Cat in seat 2, Dan in seat 3, Eve in seat 4, Fay in seat 5 and Gus
    in seat 6
  Cat has the button
  10 players are left, so they play at one table and draw for the button (DAV-12)
  recorded #32 ········
$ seats
  seat  player  dealt
  ─────────────────────
     1  Bob         0
     2  Cat         0
     3  Dan         0
     4  Eve         0
     5  Fay         0
     6  Gus         0
     7  Hal         0
     8  Jon         0
     9  Ida         0
    10  Ann         0
$ deal
  Cat deals
  recorded #33 ········
$ undo
  undid #33 (Cat deals the next hand)
  recorded #34 ········
$ undo
  undid #32 (the two tables were merged: Hal table 1 seat 7, Jon table 1 seat 8,
    Ida table 1 seat 9, Ann table 1 seat 10, Bob table 1 seat 1, Cat table 1 seat
    2, Dan table 1 seat 3, Eve table 1 seat 4, Fay table 1 seat 5, Gus table 1
    seat 6; Cat has the button)
  recorded #35 ········
$ seats
  table 1
  seat  player  dealt
  ─────────────────────
     1  Ann         0
     8  Hal         0
     9  Ida         0
    10  Jon         0
  table 2
  seat  player  dealt
  ─────────────────────
     1  Bob         0
     2  Cat         0
     3  Dan         0
     4  Eve         0
     5  Fay         0
     6  Gus         0
$ audit
  check           found
  ───────────────────────────────────────────────────────────
  file        ok  pages and indexes are sound
  references  ok  no broken links
  people      ok  nobody is listed twice
  chain       ok  35 events in an unbroken chain
  entries     ok  0 postings match their events and balance
  replay      ok  29 tables match the events
  requests    ok  every answer belongs to its events
  hands       ok  0 hands settled again, same result
  ¶
  the book is in order: 35 events
