# Each of two tables has its own deal, and a seed that was shown deals no second time
# rules: DAV-07 DAV-08

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
$ seat Ann 1
  Ann has seat 1
  recorded #16 ········
$ seat Bob 2
  Bob has seat 2
  recorded #17 ········
$ seat Cat 3
  Cat has seat 3
  recorded #18 ········
$ seat Dan 4
  Dan has seat 4
  recorded #19 ········
$ seat Eve 5
  Eve has seat 5
  recorded #20 ········
$ seat Fay 6
  Fay has seat 6
  recorded #21 ········
$ seat Gus 7
  Gus has seat 7
  recorded #22 ········
$ seat Hal 8
  Hal has seat 8
  recorded #23 ········
$ seat Ida 9
  Ida has seat 9
  recorded #24 ········
$ seat Jon 10
  Jon has seat 10
  recorded #25 ········
$ seat Kim 11
  Kim has seat 11
  recorded #26 ········
$ seat Lee 12
  Lee has seat 12
  recorded #27 ········
! note: 12 players are here, but one table has room for only 11: split into two after this hand (seats split) (DAV-07)

The seed is shown with the draw, so that taking the draw back does not make it secret again.

$ deal --commit
  the seed's hash is
    c91223fb050efb830e10c68f18ca19f8cf150b636d7c23c1a5e104fbd97b293c
  now have a player pick a word: deal --deal --salt WORD
  recorded #28 ········
$ deal --deal --salt banana
  Ann 2c, Bob 9h, Cat Kc, Dan 4h, Eve Jh
  Eve has the first jack and deals
  dealt from seed 78f46704a9637668131b79b3078d7b1acfa3cd4d3489bf8ead4a011dc9030cb9
    and the word `banana`
  recorded #29 ········
$ undo
  undid #29 (Eve got the first jack and deals first: Ann 2c, Bob 9h, Cat Kc, Dan
    4h, Eve Jh, from seed
    78f46704a9637668131b79b3078d7b1acfa3cd4d3489bf8ead4a011dc9030cb9)
  recorded #30 ········
$ deal --deal --salt cherry
  Ann 7c, Bob 3c, Cat 3d, Dan 6d, Eve Qd, Fay As, Gus 3h, Hal Jh
  Hal has the first jack and deals
  dealt from seed e2dd6a94fbc2275f2c1431d2ecd7303d8e5ee88190ae73e0c3022130e5f3dd18
    and the word `cherry`; the seed was picked after the word; no hash was shown
    first
  recorded #31 ········
$ undo
  undid #31 (Hal got the first jack and deals first: Ann 7c, Bob 3c, Cat 3d, Dan
    6d, Eve Qd, Fay As, Gus 3h, Hal Jh, from seed
    e2dd6a94fbc2275f2c1431d2ecd7303d8e5ee88190ae73e0c3022130e5f3dd18)
  recorded #32 ········
$ seats split --move Bob,Dan,Fay,Hal,Jon,Lee
  now at table 2: Bob in seat 1, Dan in seat 2, Fay in seat 3, Hal in seat 4, Jon
    in seat 5 and Lee in seat 6
  12 players are too many for one table (DAV-07)
  volunteers move first, then the players with the highest cards; the banker and
    the host stay (DAV-08)
  recorded #33 ········
$ deal --dealer Ann --table 2
! error: `Ann` sits at table 1, not at table 2
! hint: deal --dealer Ann --table 1
= 4
$ deal --dealer Ann
  Ann deals
  recorded #34 ········
$ deal --dealer Bob --table 2
  Bob deals
  recorded #35 ········
$ seats
  table 1
  seat  player  dealt
  ─────────────────────
     1  Ann         1
     3  Cat         0
     5  Eve         0
     7  Gus         0
     9  Ida         0
    11  Kim         0
  table 2
  seat  player  dealt
  ─────────────────────
     1  Bob         1
     2  Dan         0
     3  Fay         0
     4  Hal         0
     5  Jon         0
     6  Lee         0
$ leave Lee
  Lee leaves the table
  recorded #36 ········
$ leave Lee
! error: `Lee` isn't in the game
! hint: seats
= 4
$ audit
  check           found
  ───────────────────────────────────────────────────────────
  file        ok  pages and indexes are sound
  references  ok  no broken links
  people      ok  nobody is listed twice
  chain       ok  36 events in an unbroken chain
  entries     ok  0 postings match their events and balance
  replay      ok  29 tables match the events
  requests    ok  every answer belongs to its events
  hands       ok  0 hands settled again, same result
  ¶
  the book is in order: 36 events
