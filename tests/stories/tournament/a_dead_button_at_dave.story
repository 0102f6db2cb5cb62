# A tournament of a house whose blinds skip nobody: the button stays on the chair of who is out, at every door
# rules: DAV-25

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
$ open --banker Ann --stakes .25/.50
  night 1 is open at Dave's cash game; Ann is the banker
  recorded #8 ········
! note: tonight's buy-in limits, unless everybody agrees to different ones in writing: each player buys at least $10.00; each player can buy up to a $50.00 stack, or the biggest stack at the table (DAV-17)
! next: sell chips (buy NAME AMOUNT)
$ seat Ann 1
  Ann has seat 1
  recorded #9 ········
$ seat Bob 2
  Bob has seat 2
  recorded #10 ········
$ seat Cat 3
  Cat has seat 3
  recorded #11 ········
$ seat Dan 4
  Dan has seat 4
  recorded #12 ········
$ seat Eve 5
  Eve has seat 5
  recorded #13 ········
$ tournament new --entry 20 --stack 1500 --unit 25 --levels 25/50@20
  tournament 1
  entry $20.00 for 1,500 chips (smallest 25)
  recorded #14 ········
! next: enter the players (tournament enter NAME NAME)
$ tournament enter Ann Bob Cat Dan Eve
  Ann enters for $20.00: 1,500 chips
  Bob enters for $20.00: 1,500 chips
  Cat enters for $20.00: 1,500 chips
  Dan enters for $20.00: 1,500 chips
  Eve enters for $20.00: 1,500 chips
  5 entered; the prize pool is $100.00
  recorded #24 ········
! next: enter everybody, then tournament start
$ tournament start --payout 60/40
  tournament 1, running
  level 1, 25/50, 20:00 left
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
$ deal --dealer Ann
  Ann deals
  holdem: Bob posts the small blind, 25; Cat posts the big blind, 50
  recorded #26 ········
$ hand new --yes
< ¶
< f
< f
< f
< a
< c
< 5h6h7c
< 8d
< 2s
< KsKd
< AsAd
< ¶
  hand 1, holdem: Cat wins 3,000
  recorded #28 ········
! holdem, 25/50, Ann deals, 5 in: Ann Bob Cat Dan Eve
! Enter to deal > ¶
! Dan 1500 · pot 75 · call 50, raise 100–1500 > f
! Eve 1500 · pot 75 · call 50, raise 100–1500 > f
! Ann 1500 · pot 75 · call 50, raise 100–1500 > f
! Bob 1475 · pot 75 · call 25, raise 100–1500 > a
! Cat 1450 · pot 1550 · call 1450 all-in > c
! note: nobody can bet anymore: you can keep your hands face down until the board
!   is complete (DAV-50)
! note: everybody still in can agree to run it more than once (run 2) (DAV-51)
! flop · pot 3000 > 5h6h7c
! flop: 5h 6h 7c · pot 3000
! turn · pot 3000 > 8d
! turn: 5h 6h 7c 8d · pot 3000
! river · pot 3000 > 2s
! river: 5h 6h 7c 8d 2s · pot 3000
! pot 3000 · Bob shows > KsKd
! pot 3000 · Cat shows > AsAd
! nobody bet in the last round, so Bob, on the dealer's left, shows first (DAV-52)
! Cat has the best hand for the main pot of 3,000: pair of aces (DAV-54)
! Bob -1500, Cat gets 3000 (+1500)
! ¶
! ¶
! note: `Bob` is out in 5th place
> `Bob` is out in 5th place
$ hand new --yes --dry-run
< ¶
< f*
  hand 2, holdem: Dan wins 50
  (dry run: nothing was recorded)
! holdem, 25/50, the button is at Bob's seat, Ann deals, 4 in: Ann Cat Dan Eve
! Enter to deal > ¶
! note: the button stays at an empty seat, and the blinds move on to the next
!   players (DAV-25)
! Eve 1500 · pot 75 · call 50, raise 100–1500 > f*
! nobody called Dan's last 25, so Dan gets it back (standard rule)
! Dan is the only one left in the main pot, so Dan wins it: 50 (standard rule)
! Cat -25, Dan gets 50 (+25)
! ¶
> the button is at Bob's seat, Ann deals
> Cat -25, Dan gets 50 (+25)
$ deal
  Ann deals
  holdem: Cat posts the small blind, 25; Dan posts the big blind, 50
    the button stays at an empty seat, and the blinds move on to the next players
      (DAV-25)
  recorded #29 ········
! note: dead button: it stays at `Bob`'s seat, and `Ann` deals (DAV-25)
> dead button: it stays at `Bob`'s seat, and `Ann` deals (DAV-25)
> Ann deals
> Cat posts the small blind, 25; Dan posts the big blind, 50
$ deal
  Ann deals
  holdem: Cat posts the small blind, 25; Dan posts the big blind, 50
    the button stays at an empty seat, and the blinds move on to the next players
      (DAV-25)
! note: dead button: it stays at `Bob`'s seat, and `Ann` deals (DAV-25)
! note: `Ann` already has the next deal, so nothing was recorded; if that hand was already played, type deal --next (DAV-25)
> `Ann` already has the next deal, so nothing was recorded
> Cat posts the small blind, 25; Dan posts the big blind, 50
$ log
   #1  2026-01-02 19:00  book-begun     the book was started in USD
   #2  2026-01-02 19:00  house-adopted  the book goes by `dave` rules from now
                                        on
   #3  2026-01-02 19:01  player-added   Ann was added as a regular
   #4  2026-01-02 19:02  player-added   Bob was added as a regular
   #5  2026-01-02 19:03  player-added   Cat was added as a regular
   #6  2026-01-02 19:04  player-added   Dan was added as a regular
   #7  2026-01-02 19:05  player-added   Eve was added as a regular
   #8  2026-01-02 19:06  night-opened   night 1 opened at `dave`, banker Ann,
                                        stakes .25/.50
   #9  2026-01-02 19:07  seated         Ann took seat 1
  #10  2026-01-02 19:08  seated         Bob took seat 2
  #11  2026-01-02 19:09  seated         Cat took seat 3
  #12  2026-01-02 19:10  seated         Dan took seat 4
  #13  2026-01-02 19:11  seated         Eve took seat 5
  #14  2026-01-02 19:12  tournament     tournament 1, $20.00 for 1,500 chips
  #15  2026-01-02 19:13  bought-in      Ann bought chips: $20.00 for cash
  #16  2026-01-02 19:13  tournament     Ann entered for $20.00: 1,500 chips
  #17  2026-01-02 19:13  bought-in      Bob bought chips: $20.00 for cash
  #18  2026-01-02 19:13  tournament     Bob entered for $20.00: 1,500 chips
  #19  2026-01-02 19:13  bought-in      Cat bought chips: $20.00 for cash
  #20  2026-01-02 19:13  tournament     Cat entered for $20.00: 1,500 chips
  #21  2026-01-02 19:13  bought-in      Dan bought chips: $20.00 for cash
  #22  2026-01-02 19:13  tournament     Dan entered for $20.00: 1,500 chips
  #23  2026-01-02 19:13  bought-in      Eve bought chips: $20.00 for cash
  #24  2026-01-02 19:13  tournament     Eve entered for $20.00: 1,500 chips
  #25  2026-01-02 19:14  tournament     the tournament started
  #26  2026-01-02 19:15  tournament     Ann deals the next hand
  #27  2026-01-02 19:16  hand-played    hand 1, holdem: Cat won 3,000
  #28  2026-01-02 19:16  tournament     Bob was knocked out in hand 1
  #29  2026-01-02 19:18  tournament     Ann deals the next hand because the
                                        button is at an empty seat
$ hand new --yes
< ¶
< m
  hand 2, holdem: all bets returned
  recorded #30 ········
! holdem, 25/50, the button is at Bob's seat, Ann deals, 4 in: Ann Cat Dan Eve
! Enter to deal > ¶
! note: the button stays at an empty seat, and the blinds move on to the next
!   players (DAV-25)
! Eve 1500 · pot 75 · call 50, raise 100–1500 > m
! misdeal: everybody gets their money back (DAV-37)
! returned: Cat 25, Dan 50
! ¶
> the button is at Bob's seat, Ann deals
> returned: Cat 25, Dan 50
$ deal
  Ann deals
  holdem: Cat posts the small blind, 25; Dan posts the big blind, 50
    the button stays at an empty seat, and the blinds move on to the next players
      (DAV-25)
! note: dead button: it stays at `Bob`'s seat, and `Ann` deals (DAV-25)
! note: `Ann` already has the next deal, so nothing was recorded; if that hand was already played, type deal --next (DAV-25)
> Ann deals
> Cat posts the small blind, 25; Dan posts the big blind, 50
$ hand new --yes
< ¶
< f*
  hand 3, holdem: Dan wins 50
  recorded #31 ········
! holdem, 25/50, the button is at Bob's seat, Ann deals, 4 in: Ann Cat Dan Eve
! Enter to deal > ¶
! note: the button stays at an empty seat, and the blinds move on to the next
!   players (DAV-25)
! Eve 1500 · pot 75 · call 50, raise 100–1500 > f*
! nobody called Dan's last 25, so Dan gets it back (standard rule)
! Dan is the only one left in the main pot, so Dan wins it: 50 (standard rule)
! Cat -25, Dan gets 50 (+25)
! ¶
> the button is at Bob's seat, Ann deals
> Cat -25, Dan gets 50 (+25)
$ deal
  Cat deals
    the button moves to the left (DAV-25)
  holdem: Dan posts the small blind, 25; Eve posts the big blind, 50
  recorded #32 ········
> Cat deals
> Dan posts the small blind, 25; Eve posts the big blind, 50
$ hand new --yes
< ¶
< f*
  hand 4, holdem: Eve wins 50
  recorded #33 ········
! holdem, 25/50, Cat deals, 4 in: Ann Cat Dan Eve
! Enter to deal > ¶
! Ann 1500 · pot 75 · call 50, raise 100–1500 > f*
! nobody called Eve's last 25, so Eve gets it back (standard rule)
! Eve is the only one left in the main pot, so Eve wins it: 50 (standard rule)
! Dan -25, Eve gets 50 (+25)
! ¶
> Cat deals
> Dan -25, Eve gets 50 (+25)
