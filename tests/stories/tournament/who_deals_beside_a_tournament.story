# Somebody who plays nowhere deals the tournament's next hand, and the button goes on by itself
# rules: DAV-59

$ init --house dave
  started a new book in USD with `dave` rules
  recorded #2 ········
! next: add the players (player add NAME NAME)
$ player add Ann Bob Cat Dan Fay Hal
  Ann, a regular
  Bob, a regular
  Cat, a regular
  Dan, a regular
  Fay, a regular
  Hal, a regular
  recorded #8 ········
! next: open the night (open --banker NAME)
$ open --banker Hal --stakes .25/.50
  night 1 is open at Dave's cash game; Hal is the banker
  recorded #9 ········
! note: tonight's buy-in limits, unless everybody agrees to different ones in writing: each player buys at least $10.00; each player can buy up to a $50.00 stack, or the biggest stack at the table (DAV-17)
! next: sell chips (buy NAME AMOUNT)
$ tournament new --entry 20 --stack 1500 --payout 70/30 --levels "25/50@20" --unit 25 --host Hal --deputy Ann
  tournament 1
  entry $20.00 for 1,500 chips (smallest 25)
  prizes 70/30
  recorded #10 ········
! next: enter the players (tournament enter NAME NAME)
$ seat Ann 1
  Ann has seat 1
  recorded #11 ········
$ seat Bob 3
  Bob has seat 3
  recorded #12 ········
$ seat Cat 5
  Cat has seat 5
  recorded #13 ········
$ seat Dan 7
  Dan has seat 7
  recorded #14 ········
$ tournament enter Ann Bob Cat Dan
  Ann enters for $20.00: 1,500 chips
  Bob enters for $20.00: 1,500 chips
  Cat enters for $20.00: 1,500 chips
  Dan enters for $20.00: 1,500 chips
  4 entered; the prize pool is $80.00
  recorded #22 ········
! next: enter everybody, then tournament start
$ tournament start
  tournament 1, running
  level 1, 25/50, 20:00 left
  4 of 4 players left, 6,000 chips in play, average stack 1,500
  4 entries at $20.00 for 1,500 chips
  Hal is the host; Ann rules if Hal is involved
  ¶
  player  place  chips  paid in  rebuys
  ───────────────────────────────────────
  Ann        in  1,500   $20.00       –
  Bob        in  1,500   $20.00       –
  Cat        in  1,500   $20.00       –
  Dan        in  1,500   $20.00       –
  ¶
  place   prize
  ───────────────
      1  $56.00
      2  $24.00
  prize pool $80.00
  recorded #23 ········
! next: play (hand new or hand result)
$ deal --dealer Bob
  Bob deals
  holdem: Cat posts the small blind, 25; Dan posts the big blind, 50
  recorded #24 ········
$ hand new --yes
< ¶
< fff
  hand 1, holdem: Dan wins 50
  recorded #25 ········
! holdem, 25/50, Bob deals, 4 in: Ann Bob Cat Dan
! Enter to deal > ¶
! Ann 1500 · pot 75 · call 50, raise 100–1500 > fff
! nobody called Dan's last 25, so Dan gets it back (standard rule)
! Dan is the only one left in the main pot, so Dan wins it: 50 (standard rule)
! Cat -25, Dan gets 50 (+25)
! ¶
$ deal --dealer Fay
  Cat has the button, and Fay deals
    the button moves to the left (DAV-25)
    `Fay` deals without playing (DAV-59)
  holdem: Dan posts the small blind, 25; Ann posts the big blind, 50
  recorded #26 ········
$ hand new --yes
< ¶
< fff
  hand 2, holdem: Ann wins 50
  recorded #27 ········
! holdem, 25/50, Cat deals, 4 in: Ann Bob Cat Dan
! Enter to deal > ¶
! Bob 1500 · pot 75 · call 50, raise 100–1500 > fff
! nobody called Ann's last 25, so Ann gets it back (standard rule)
! Ann is the only one left in the main pot, so Ann wins it: 50 (standard rule)
! Ann gets 50 (+25), Dan -25
! ¶
$ deal
  Dan deals
    the button moves to the left (DAV-25)
  holdem: Ann posts the small blind, 25; Bob posts the big blind, 50
  recorded #28 ········
> Dan deals
