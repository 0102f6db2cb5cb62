# Seats at Dave's: first come, a list, two tables from the twelfth player on, and notice before leaving.

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
$ player add Jim
  Jim, a regular
  recorded #12 ········
$ player add Kay
  Kay, a regular
  recorded #13 ········
$ player add Leo
  Leo, a regular
  recorded #14 ········
$ player add Max
  Max, a regular
  recorded #15 ········

## V-DAV-04: who said that he comes at 21:00 to a game that began at 19:00 is expected then, without a penalty
$ seats reserve Leo --for "arriving at 21:00"
  a seat is saved for Leo
  recorded #16 ········
! note: the host knows `Leo` might be late (DAV-05)
$ show 16
  #16 reservation, 2026-01-02 19:14
  a seat was saved for Leo, arriving at 21:00
  ¶
  DAV-03  A reserved seat is a promise
  DAV-05  Coming late
  ¶
  request 019b8021-88c0-7786-9244-85b6b9f75ba6
  hash    ········
> arriving at 21:00
> DAV-05
$ open --banker Ann --stakes .25/.50
  night 1 is open at Dave's cash game; Ann is the banker
  recorded #17 ········
! note: tonight's buy-in limits, unless everybody agrees to different ones in writing: each player buys at least $10.00; each player can buy up to a $50.00 stack, or the biggest stack at the table (DAV-17)
! next: sell chips (buy NAME AMOUNT)

## V-DAV-06: eleven share a table; with the twelfth it is two tables of six, three volunteers and three drawn, never the banker
$ buy Ann 20
  Ann buys chips: $20.00 in cash; stack $20.00
  recorded #18 ········
! next: play (hand new or hand result), then count the stacks
$ seat Ann 1
  Ann has seat 1
  recorded #19 ········
$ buy Bob 20
  Bob buys chips: $20.00 in cash; stack $20.00
  recorded #20 ········
$ seat Bob 2
  Bob has seat 2
  recorded #21 ········
$ buy Cat 20
  Cat buys chips: $20.00 in cash; stack $20.00
  recorded #22 ········
$ seat Cat 3
  Cat has seat 3
  recorded #23 ········
$ buy Dan 20
  Dan buys chips: $20.00 in cash; stack $20.00
  recorded #24 ········
$ seat Dan 4
  Dan has seat 4
  recorded #25 ········
$ buy Eve 20
  Eve buys chips: $20.00 in cash; stack $20.00
  recorded #26 ········
$ seat Eve 5
  Eve has seat 5
  recorded #27 ········
$ buy Fay 20
  Fay buys chips: $20.00 in cash; stack $20.00
  recorded #28 ········
$ seat Fay 6
  Fay has seat 6
  recorded #29 ········
$ buy Gus 20
  Gus buys chips: $20.00 in cash; stack $20.00
  recorded #30 ········
$ seat Gus 7
  Gus has seat 7
  recorded #31 ········
$ buy Hal 20
  Hal buys chips: $20.00 in cash; stack $20.00
  recorded #32 ········
$ seat Hal 8
  Hal has seat 8
  recorded #33 ········
$ buy Ida 20
  Ida buys chips: $20.00 in cash; stack $20.00
  recorded #34 ········
$ seat Ida 9
  Ida has seat 9
  recorded #35 ········
$ buy Jim 20
  Jim buys chips: $20.00 in cash; stack $20.00
  recorded #36 ········
$ seat Jim 10
  Jim has seat 10
  recorded #37 ········
$ buy Kay 20
  Kay buys chips: $20.00 in cash; stack $20.00
  recorded #38 ········
$ seat Kay 11
  Kay has seat 11
  recorded #39 ········
$ buy Leo 20
  Leo buys chips: $20.00 in cash; stack $20.00
  recorded #40 ········
! note: 12 players are here, but one table has room for only 11: split into two after this hand (seats split) (DAV-07)
$ seat Leo 12
  Leo has seat 12
  recorded #41 ········
$ hand new --yes
< d ann
< ¶
! holdem, .25/.50, Ann deals, 12 in: Ann Bob Cat Dan Eve Fay Gus Hal Ida Jim Kay
!   Leo
! Enter to deal > d ann
! Enter to deal > ¶
! error: you can't deal in 12 players: a table has room for only 11 (DAV-07); in
!   another window, type `seats split --help`
! Enter to deal > ¶
! error: the hand isn't finished, so nothing was recorded
! hint: hand new
= 4
> 12 players: a table has room for only 11 (DAV-07)
$ hand result --game holdem --in Ann=1 --in Bob=1 --in Cat=1 --in Dan=1 --in Eve=1 --in Fay=1 --in Gus=1 --in Hal=1 --in Ida=1 --in Jim=1 --in Kay=1 --in Leo=1 --win Ann=12
! error: you can't deal in 12 players: a table has room for only 11 (DAV-07)
! hint: seats split --help
= 4
$ seats split --volunteer Ann
! error: `Ann` is the banker and doesn't move (DAV-08)
! hint: seats
= 4
$ seats split --volunteer Bob --volunteer Cat --volunteer Dan
  Eve Ah, Fay Jc, Gus 5h, Hal 9d, Ida Qd, Jim Th, Kay Qh, Leo 4c
  dealt from seed
    424f47b21ae8aa9ea8408a726a18a46427e8ec168be5be558d5266d2e116f5f7, picked for
    this deal; no hash was shown first
  now at table 2: Bob in seat 1, Cat in seat 2, Dan in seat 3, Eve in seat 4, Kay
    in seat 5 and Ida in seat 6
  12 players are too many for one table (DAV-07)
  volunteers move first, then the players with the highest cards; the banker and
    the host stay (DAV-08)
  recorded #42 ········
> DAV-08
$ show 42
  #42 places-changed, 2026-01-02 19:44, night 1
  the game was split into two tables: Bob table 2 seat 1, Cat table 2 seat 2,
  Dan table 2 seat 3, Eve table 2 seat 4, Kay table 2 seat 5, Ida table 2 seat
  6, from seed 424f47b21ae8aa9ea8408a726a18a46427e8ec168be5be558d5266d2e116f5f7
  ¶
  DAV-08  Who changes tables
  ¶
  request 019b803d-0000-75e7-a470-8f0e501ba023
  hash    ········
$ seats
  table 1
  seat  player  dealt
  ─────────────────────
     1  Ann         0
     6  Fay         0
     7  Gus         0
     8  Hal         0
    10  Jim         0
    12  Leo         0
  table 2
  seat  player  dealt
  ─────────────────────
     1  Bob         0
     2  Cat         0
     3  Dan         0
     4  Eve         0
     5  Kay         0
     6  Ida         0

## V-DAV-09: from 6 to 6 a move is refused, from 6 to 5 it makes 5 and 6 and is allowed, from 5 to 6 it is refused
$ seats ask Eve
! error: if `Eve` moved, the tables would have 5 and 7 players (DAV-11)
! hint: seats
= 4
> 5 and 7 players (DAV-11)
$ count Leo 20
  Leo has $20.00, as expected
  recorded #43 ········
! next: count the stacks of Ann, Bob, Cat, Dan, Eve, Fay, Gus, Hal, Ida, Jim and Kay
$ cashout Leo
  Leo cashes out $20.00: $20.00 in cash
  Leo's count, the banker's count and the payout are all $20.00 (DAV-20)
  recorded #45 ········
! note: players should give notice a round or 30 minutes before they leave: did `Leo`? (DAV-13)
! next: play (hand new or hand result), then count the stacks
$ seats ask Eve
  now at table 1: Eve in seat 2
  the tables stay even (DAV-11)
  recorded #46 ········
! note: the blinds at table 1 aren't recorded, so any seat will do (standard rule)
> the tables stay even (DAV-11)
$ seats ask Cat
! error: if `Cat` moved, the tables would have 4 and 7 players (DAV-11)
! hint: seats
= 4
> 4 and 7 players (DAV-11)

## V-DAV-07: with tables of 6 and 5 a newcomer goes to the table of five
$ seat Max
  Max has seat 4 at table 2, where new players sit now (DAV-09)
  recorded #47 ········
> at table 2
> DAV-09
$ buy Max 20
  Max buys chips: $20.00 in cash; stack $20.00
  recorded #48 ········

Nia makes it 7 and 6, Bob leaves, and at 7 and 5 one has to move: a volunteer, or who is next for the big blind.

$ player add Nia
  Nia, a regular
  recorded #49 ········
$ buy Nia 20
  Nia buys chips: $20.00 in cash; stack $20.00
  recorded #51 ········
! note: `Nia` has seat 3 at table 1 (DAV-09)
$ count Bob 20
  Bob has $20.00, as expected
  recorded #52 ········
! next: count the stacks of Ann, Cat, Dan, Eve, Fay, Gus, Hal, Ida, Jim, Kay, Max and Nia
$ cashout Bob
  Bob cashes out $20.00: $20.00 in cash
  Bob's count, the banker's count and the payout are all $20.00 (DAV-20)
  recorded #54 ········
! note: players should give notice a round or 30 minutes before they leave: did `Bob`? (DAV-13)
! note: the tables have 7 and 5 players: one player has to move (seats balance) (DAV-10)
! next: play (hand new or hand result), then count the stacks
> DAV-10
$ seats balance --volunteer Gus
  now at table 2: Gus in seat 1
  a volunteer moves to even out the tables (DAV-10)
  recorded #55 ········
! note: the blinds at table 2 aren't recorded, so any seat will do (standard rule)
> DAV-10
$ seats
  table 1
  seat  player  dealt
  ─────────────────────
     1  Ann         0
     2  Eve         0
     3  Nia         0
     6  Fay         0
     8  Hal         0
    10  Jim         0
  table 2
  seat  player  dealt
  ─────────────────────
     1  Gus         0
     2  Cat         0
     3  Dan         0
     4  Max         0
     5  Kay         0
     6  Ida         0

## V-DAV-10: two tables stay two at eleven and become one at ten, with a draw for the button
$ count Max 20
  Max has $20.00, as expected
  recorded #56 ········
! next: count the stacks of Ann, Cat, Dan, Eve, Fay, Gus, Hal, Ida, Jim, Kay and Nia
$ cashout Max
  Max cashes out $20.00: $20.00 in cash
  Max's count, the banker's count and the payout are all $20.00 (DAV-20)
  recorded #58 ········
! note: players should give notice a round or 30 minutes before they leave: did `Max`? (DAV-13)
! next: play (hand new or hand result), then count the stacks
$ count Kay 20
  Kay has $20.00, as expected
  recorded #59 ········
! next: count the stacks of Ann, Cat, Dan, Eve, Fay, Gus, Hal, Ida, Jim and Nia
$ cashout Kay
  Kay cashes out $20.00: $20.00 in cash
  Kay's count, the banker's count and the payout are all $20.00 (DAV-20)
  recorded #61 ········
! note: players should give notice a round or 30 minutes before they leave: did `Kay`? (DAV-13)
! note: 10 players are left in all: merge the tables (seats merge) (DAV-12)
! next: play (hand new or hand result), then count the stacks
> DAV-12
$ seats merge
  Ann As, Eve 3s, Nia 6d, Fay Qc, Hal Jd, Jim 6h, Gus 8c, Cat 6c, Dan 4d
  Ida Ac
  dealt from seed
    ea7e762c97a8a0261d5780badfd1edf79a1712362223a322d21a9fb5a94a792c, picked for
    this deal; no hash was shown first
  now at table 1: Ida in seat 4, Gus in seat 5, Cat in seat 7 and Dan in seat 9
  Ann has the button
  10 players are left, so they play at one table and draw for the button (DAV-12)
  recorded #62 ········
> has the button
> DAV-12

## V-DAV-11: who has chips and leaves at once is asked for notice; a busted player just leaves and buys nothing
$ leave Jim --notice
  Jim will leave
  recorded #63 ········
$ count Ida 20
  Ida has $20.00, as expected
  recorded #64 ········
! next: count the stacks of Ann, Cat, Dan, Eve, Fay, Gus, Hal, Jim and Nia
$ cashout Ida
  Ida cashes out $20.00: $20.00 in cash
  Ida's count, the banker's count and the payout are all $20.00 (DAV-20)
  recorded #66 ········
! note: players should give notice a round or 30 minutes before they leave: did `Ida`? (DAV-13)
! next: play (hand new or hand result), then count the stacks
> DAV-13
$ hand result --game holdem --in Hal=20 --in Gus=20 --win Gus=40
  hand 1, holdem: Gus wins $40.00
  recorded #68 ········
$ leave Hal
  Hal leaves the table
  recorded #69 ········
