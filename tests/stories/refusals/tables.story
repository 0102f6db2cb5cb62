# Two tables, kept seats, draws: what is refused, and what to say instead.

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
$ seats reserve Bob --for "about nine"
  a seat is saved for Bob
  recorded #15 ········
! note: the host knows `Bob` might be late (DAV-05)
$ seats
  expected: Bob (about nine)
$ seats reserve Bob
! error: `Bob` already has a reserved seat (DAV-03)
! hint: seats
= 4
$ seats cancel Cat
! error: `Cat` has no reserved seat and isn't on the waiting list (DAV-04)
! hint: seats
= 4
$ seats wait Cat
  Cat is waiting for a seat
  recorded #16 ········
$ seats noshow Cat
! error: `Cat` was only on the waiting list and had no seat to miss (DAV-03)
! hint: seats cancel Cat
= 4
$ open --banker Ann --stakes .25/.50
  night 1 is open at Dave's cash game; Ann is the banker
  recorded #17 ········
! note: tonight's buy-in limits, unless everybody agrees to different ones in writing: each player buys at least $10.00; each player can buy up to a $50.00 stack, or the biggest stack at the table (DAV-17)
! next: sell chips (buy NAME AMOUNT)
$ seat Ann
  Ann has seat 1
  recorded #18 ········
! note: `Cat` is on the waiting list ahead of `Ann` (DAV-04)
$ seat Bob
  Bob has seat 2
  recorded #19 ········
$ seats reserve Bob
! error: `Bob` is already at the table
! hint: seats
= 4
$ seats ask Bob
! error: there's only one table now
! hint: seats
= 4
$ seats split
! error: only 2 are playing, so one table is enough: it has room for 11 (DAV-07)
! hint: seats
= 4
$ leave Bob --notice
  Bob will leave
  recorded #20 ········
$ leave Bob --notice
! error: `Bob` already gave notice
! hint: leave Bob
= 4
$ seat Cat
  Cat has seat 3
  recorded #21 ········
$ seat Dan
  Dan has seat 4
  recorded #22 ········
$ seat Eve
  Eve has seat 5
  recorded #23 ········
$ seat Fay
  Fay has seat 6
  recorded #24 ········
$ seat Gus
  Gus has seat 7
  recorded #25 ········
$ seat Hal
  Hal has seat 8
  recorded #26 ········
$ seat Ida
  Ida has seat 9
  recorded #27 ········
$ seat Jon
  Jon has seat 10
  recorded #28 ········
$ seat Kim
  Kim has seat 11
  recorded #29 ········
$ seat Lee
  Lee has seat 12
  recorded #30 ········
! note: 12 players are here, but one table has room for only 11: split into two after this hand (seats split) (DAV-07)
$ seats split --volunteer Ann
! error: `Ann` is the banker and doesn't move (DAV-08)
! hint: seats
= 4
$ seats split --move Bob,Cat
! error: 6 players have to move to the second table, but you named 2 (DAV-08)
! hint: seats split
= 4
$ seats split --cards "2c 3c"
! error: you gave 2 cards for 11 players: `Bob`, `Cat`, `Dan`, `Eve`, `Fay`, `Gus`, `Hal`, `Ida`, `Jon`, `Kim` and `Lee`
! hint: seats split
= 4
$ seats split --volunteer Bob --cards "2c Kd 3c 4c Qs Kh 5c 6c 7c Ks"
  Cat 2c, Dan Kd, Eve 3c, Fay 4c, Gus Qs, Hal Kh, Ida 5c, Jon 6c, Kim 7c
  Lee Ks
  now at table 2: Bob in seat 1, Lee in seat 2, Hal in seat 3, Dan in seat 4, Gus
    in seat 5 and Kim in seat 6
  12 players are too many for one table (DAV-07)
  volunteers move first, then the players with the highest cards; the banker and
    the host stay (DAV-08)
  recorded #31 ········
$ seats
  table 1
  seat  player  dealt
  ─────────────────────
     1  Ann         0
     3  Cat         0
     5  Eve         0
     6  Fay         0
     9  Ida         0
    10  Jon         0
  table 2
  seat  player  dealt
  ─────────────────────
     1  Bob         0
     2  Lee         0
     3  Hal         0
     4  Dan         0
     5  Gus         0
     6  Kim         0
$ seats split
! error: there are already two tables (DAV-07)
! hint: seats
= 4
$ seats balance
! error: the tables have 6 and 6 players, so they're already balanced (DAV-10)
! hint: seats
= 4
$ seats ask Cat
! error: if `Cat` moved, the tables would have 5 and 7 players (DAV-11)
! hint: seats
= 4
$ seat Cat --table 2
! error: if `Cat` moved, the tables would have 5 and 7 players (DAV-11)
! hint: seats
= 4
$ seat Cat --table 3
! error: there's no table 3, only tables 1 and 2
! hint: seats
= 4
$ deal
! error: there are two tables: say which one
! hint: deal --table 1
! hint: deal --table 2
= 4
$ seats merge
! error: 12 are playing, but the tables only merge at 10 or fewer (DAV-12)
! hint: seats
= 4
$ leave Bob
  Bob leaves the table
  recorded #32 ········
$ leave Gus
  Gus leaves the table
  recorded #33 ········
! note: 10 players are left in all: merge the tables (seats merge) (DAV-12)
$ seats balance --volunteer Lee
! error: `Lee` is at table 2, but somebody from table 1 has to move (DAV-10)
! hint: seats
= 4
$ seats balance
! error: nobody recorded who dealt at table 1, so nobody knows who's next for the big blind (DAV-10)
! hint: seats balance --help
= 4
$ seats balance --volunteer Cat
  now at table 2: Cat in seat 1
  a volunteer moves to even out the tables (DAV-10)
  recorded #34 ········
! note: the blinds at table 2 aren't recorded, so any seat will do (standard rule)
! note: 10 players are left in all: merge the tables (seats merge) (DAV-12)
$ seats balance
! error: the tables have 5 and 5 players, so they're already balanced (DAV-10)
! hint: seats
= 4
$ seats merge --salt banana
  Ann 9h, Eve 6h, Fay 5s, Ida 2c, Jon 8s, Cat 5c, Lee 2s, Hal Ks, Dan 7c
  Kim 8d
  dealt from seed 5f4c8a7d4ecd9356c3f1c224ec08b9033f98db183e9dc3b90fdc7ca15487d83e
    and the word `banana`; the seed was picked after the word; no hash was shown
    first
  now at table 1: Hal in seat 2, Kim in seat 3, Dan in seat 4, Cat in seat 7 and
    Lee in seat 8
  Hal has the button
  10 players are left, so they play at one table and draw for the button (DAV-12)
  recorded #35 ········
$ seats draw
! error: the game has already started, and you draw for seats before that (DAV-06)
! hint: seats
= 4
$ close
  player  result  cash paid  gifts, losses
  ──────────────────────────────────────────
  Ann      $0.00          –              –
  Bob      $0.00          –              –
  Cat      $0.00          –              –
  Dan      $0.00          –              –
  Eve      $0.00          –              –
  Fay      $0.00          –              –
  Gus      $0.00          –              –
  Hal      $0.00          –              –
  Ida      $0.00          –              –
  Jon      $0.00          –              –
  Kim      $0.00          –              –
  Lee      $0.00          –              –
  ¶
  THE BOOK
  nobody owes anybody
  night 1 is closed
  recorded #36 ········
$ house use mike
  from now on, the house is `mike`: Mike's house
  recorded #37 ········
$ seats reserve Bob
! error: `mike` doesn't reserve seats or keep a waiting list
! hint: seat --help
= 4
$ open --banker Ann
  night 2 is open at Mike's house; Ann is the banker
  recorded #38 ········
! next: sell chips (buy NAME AMOUNT)
$ seats split
! error: `mike` plays at one table, with as many players as the cards allow
! hint: seats
= 4
