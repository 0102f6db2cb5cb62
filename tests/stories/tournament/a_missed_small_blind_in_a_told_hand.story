# Who waits behind the button of a tournament misses the small blind as well, told or entered
# rules: DAV-27, DAV-29

$ init --house dave
  started a new book in USD with `dave` rules
  recorded #2 ········
! next: add the players (player add NAME NAME)
$ player add Ann Bob Cat Dan Eve Fay
  Ann, a regular
  Bob, a regular
  Cat, a regular
  Dan, a regular
  Eve, a regular
  Fay, a regular
  recorded #8 ········
! next: open the night (open --banker NAME)
$ open --banker Ann --stakes .25/.50
  night 1 is open at Dave's cash game; Ann is the banker
  recorded #9 ········
! note: tonight's buy-in limits, unless everybody agrees to different ones in writing: each player buys at least $10.00; each player can buy up to a $50.00 stack, or the biggest stack at the table (DAV-17)
! next: sell chips (buy NAME AMOUNT)
$ seat Ann
  Ann has seat 1
  recorded #10 ········
$ seat Bob
  Bob has seat 2
  recorded #11 ········
$ seat Cat
  Cat has seat 3
  recorded #12 ········
$ seat Dan
  Dan has seat 4
  recorded #13 ········
$ seat Eve
  Eve has seat 5
  recorded #14 ········
$ seat Fay
  Fay has seat 6
  recorded #15 ········
$ tournament new --entry 20 --stack 1000 --unit 25 --levels 25/50 --payout 100
  tournament 1
  entry $20.00 for 1,000 chips (smallest 25)
  prizes 100
  recorded #16 ········
! next: enter the players (tournament enter NAME NAME)
$ tournament enter Ann
  Ann enters for $20.00: 1,000 chips
  1 entered; the prize pool is $20.00
  recorded #18 ········
$ tournament enter Bob
  Bob enters for $20.00: 1,000 chips
  2 entered; the prize pool is $40.00
  recorded #20 ········
! next: enter everybody, then tournament start
$ tournament enter Cat
  Cat enters for $20.00: 1,000 chips
  3 entered; the prize pool is $60.00
  recorded #22 ········
$ tournament enter Dan
  Dan enters for $20.00: 1,000 chips
  4 entered; the prize pool is $80.00
  recorded #24 ········
$ tournament enter Eve
  Eve enters for $20.00: 1,000 chips
  5 entered; the prize pool is $100.00
  recorded #26 ········
$ tournament enter Fay
  Fay enters for $20.00: 1,000 chips
  6 entered; the prize pool is $120.00
  recorded #28 ········
$ tournament start
  tournament 1, running
  level 1, 25/50, until the table agrees on a new level
  6 of 6 players left, 6,000 chips in play, average stack 1,000
  6 entries at $20.00 for 1,000 chips
  ¶
  player  place  chips  paid in  rebuys
  ───────────────────────────────────────
  Ann        in  1,000   $20.00       –
  Bob        in  1,000   $20.00       –
  Cat        in  1,000   $20.00       –
  Dan        in  1,000   $20.00       –
  Eve        in  1,000   $20.00       –
  Fay        in  1,000   $20.00       –
  ¶
  place    prize
  ────────────────
      1  $120.00
  prize pool $120.00
  recorded #29 ········
! next: play (hand new or hand result)
$ deal --dealer Dan
  Dan deals
  holdem: Eve posts the small blind, 25; Fay posts the big blind, 50
  recorded #30 ········
$ hand new --yes
< -fay
< -dan
< ¶
< f f f f
  hand 1, holdem: Ann wins 50
  recorded #31 ········
! holdem, 25/50, Dan deals, 6 in: Ann Bob Cat Dan Eve Fay
! Enter to deal > -fay
! holdem, 25/50, Dan deals, 5 in: Ann Bob Cat Dan Eve
! Enter to deal > -dan
! holdem, 25/50, Dan deals, 4 in: Ann Bob Cat Eve
! Enter to deal > ¶
! note: `Dan` is sitting out but gets cards; the hand is dead when it's `Dan`'s
!   turn (DAV-36)
! note: `Fay` is sitting out, owes blinds and gets no cards (DAV-36)
! note: the button stays at an empty seat, and the blinds move on to the next
!   players (DAV-25)
! Bob 1000 · pot 75 · call 50, raise 100–1000 > f f f f
! nobody called Ann's last 25, so Ann gets it back (standard rule)
! Ann is the only one left in the main pot, so Ann wins it: 50 (standard rule)
! Ann gets 50 (+25), Eve -25
! ¶
$ hand new --yes
< -ann
< ¶
< 200
< f f f
  hand 2, holdem: Cat wins 100
  recorded #33 ········
! holdem, 25/50, Eve deals, 6 in: Ann Bob Cat Dan Eve Fay
! Enter to deal > -ann
! holdem, 25/50, Eve deals, 5 in: Bob Cat Dan Eve Fay
! Enter to deal > ¶
! note: `Ann` is sitting out, owes blinds and gets no cards (DAV-36)
! note: `Fay` sits between the button and the small blind and has to wait or buy
!   the button (DAV-29)
! note: there's no small blind, because that seat isn't in the hand (DAV-25)
! Cat 1000 · pot 50 · call 50, raise 100–1000 > 200
! Dan 1000 · pot 250 · call 200, raise 350–1000 > f f f
! nobody called Cat's last 150, so Cat gets it back (standard rule)
! Cat is the only one left in the main pot, so Cat wins it: 100 (standard rule)
! Bob -50, Cat gets 100 (+50)
! ¶
$ deal --dry-run
  Ann deals
    the button moves to the left (DAV-25)
  holdem: Bob posts the small blind, 25; Cat posts the big blind, 50; Fay posts a
    blind of 50 plus 25 dead; Ann posts 25 dead
    `Ann` comes in and posts 25 dead (DAV-27)
    the 25 for the small blind is dead: it doesn't count toward a bet (DAV-28)
    `Fay` comes in and posts 50 live and 25 dead (DAV-27)
    the 25 for the small blind is dead: it doesn't count toward a bet (DAV-28)
  (dry run: nothing was recorded)
> a blind of 50 plus
$ undo
  undid #32 (Eve deals the next hand)
  undid #33 (hand 2, holdem: Cat won 100)
  recorded #35 ········
$ hand result --game holdem --dealer Eve --in Bob=50 --in Cat=50 --win Cat=100 --away Ann
  hand 2, holdem: Cat wins 100
  recorded #37 ········
$ deal --dry-run
  Ann deals
    the button moves to the left (DAV-25)
  holdem: Bob posts the small blind, 25; Cat posts the big blind, 50; Fay posts a
    blind of 50 plus 25 dead; Ann posts 25 dead
    `Ann` comes in and posts 25 dead (DAV-27)
    the 25 for the small blind is dead: it doesn't count toward a bet (DAV-28)
    `Fay` comes in and posts 50 live and 25 dead (DAV-27)
    the 25 for the small blind is dead: it doesn't count toward a bet (DAV-28)
  (dry run: nothing was recorded)
> a blind of 50 plus
$ hand result --game holdem --dealer Ann --in Bob=25 --in Cat=50 --in Fay=100 --win Fay=175
! error: `Fay` missed both blinds: post 75 (50 live and 25 dead) or wait for the big blind; `hand new` asks about it (DAV-27)
! hint: hand result --game holdem --dealer Ann --in Bob=25 --in Cat=50 --in Fay=100 --win Fay=175 --really
= 4
> blinds: post 75
