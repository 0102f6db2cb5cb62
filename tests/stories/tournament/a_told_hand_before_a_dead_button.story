# The chair of a big blind who went out in a told hand is kept until the button was on it (DAV-25)
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
$ tournament new --entry 20 --stack 1000 --levels "25/50 50/100" --payout 70/30 --host Ann --deputy Bob
  tournament 1
  entry $20.00 for 1,000 chips (smallest 25)
  prizes 70/30
  recorded #9 ········
! next: enter the players (tournament enter NAME NAME)
$ tournament enter Ann Bob Cat Dan Eve
  Ann enters for $20.00: 1,000 chips
  Bob enters for $20.00: 1,000 chips
  Cat enters for $20.00: 1,000 chips
  Dan enters for $20.00: 1,000 chips
  Eve enters for $20.00: 1,000 chips
  5 entered; the prize pool is $100.00
  recorded #19 ········
! next: enter everybody, then tournament start
$ seat Ann 1
  Ann has seat 1
  recorded #20 ········
$ seat Bob 2
  Bob has seat 2
  recorded #21 ········
$ seat Cat 3
  Cat has seat 3
  recorded #22 ········
$ seat Dan 4
  Dan has seat 4
  recorded #23 ········
$ seat Eve 5
  Eve has seat 5
  recorded #24 ········
$ tournament start
  tournament 1, running
  level 1, 25/50, until the table agrees to move up to 50/100
  5 of 5 players left, 5,000 chips in play, average stack 1,000
  5 entries at $20.00 for 1,000 chips
  Ann is the host; Bob rules if Ann is involved
  ¶
  player  place  chips  paid in  rebuys
  ───────────────────────────────────────
  Ann        in  1,000   $20.00       –
  Bob        in  1,000   $20.00       –
  Cat        in  1,000   $20.00       –
  Dan        in  1,000   $20.00       –
  Eve        in  1,000   $20.00       –
  ¶
  place   prize
  ───────────────
      1  $70.00
      2  $30.00
  prize pool $100.00
  recorded #25 ········
! next: play (hand new or hand result)
$ deal --dealer Ann
  Ann deals
  holdem: Bob posts the small blind, 25; Cat posts the big blind, 50
  recorded #26 ········
$ hand result --game holdem --in Bob=25 --in Cat=1000 --in Dan=1000 --win Dan=2025
  hand 1, holdem: Dan wins 2,025
  recorded #28 ········
! note: `Cat` is out in 5th place

Nobody has the small blind now.

$ deal
  Bob deals
    the button moves to the left (DAV-25)
  holdem: Dan posts a blind of 50
    there's no small blind, because that seat isn't in the hand (DAV-25)
  recorded #29 ········
$ hand new
< ¶
< f*
< y
  hand 2, holdem: all bets returned
  recorded #30 ········
! holdem, 25/50, Bob deals, 4 in: Ann Bob Dan Eve
! Enter to deal > ¶
! note: there's no small blind, because that seat isn't in the hand (DAV-25)
! Eve 1000 · pot 50 · call 50, raise 100–1000 > f*
! nobody called Dan's last 50, so Dan gets it back (standard rule)
! record? [Y/n] > y

The button is on Cat's chair, Dan has the small blind after his big one.

$ deal
  Bob deals
  holdem: Dan posts the small blind, 25; Eve posts the big blind, 50
    the button stays at an empty seat, and the blinds move on to the next players
      (DAV-25)
  recorded #31 ········
! note: dead button: it stays at `Cat`'s seat, and `Bob` deals (DAV-25)
$ hand new
< ¶
< f*
< y
  hand 3, holdem: Eve wins 50
  recorded #32 ········
! holdem, 25/50, the button is at Cat's seat, Bob deals, 4 in: Ann Bob Dan Eve
! Enter to deal > ¶
! note: the button stays at an empty seat, and the blinds move on to the next
!   players (DAV-25)
! Ann 1000 · pot 75 · call 50, raise 100–1000 > f*
! nobody called Eve's last 25, so Eve gets it back (standard rule)
! Eve is the only one left in the main pot, so Eve wins it: 50 (standard rule)
! Dan -25, Eve gets 50 (+25)
! record? [Y/n] > y
