# Who goes out of a tournament in a hand told by its result leaves a dead button, or a small blind that nobody posts
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
$ hand result --game holdem --in Bob=1500 --in Cat=1500 --win Cat=3000
  hand 1, holdem: Cat wins 3,000
  recorded #28 ········
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
> Ann deals
> Cat posts the small blind, 25; Dan posts the big blind, 50
$ hand new --yes
< ¶
< f*
  hand 2, holdem: Dan wins 50
  recorded #30 ········
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
  recorded #31 ········
> Cat deals
> Dan posts the small blind, 25; Eve posts the big blind, 50
$ hand result --game holdem --in Eve=1500 --in Cat=1500 --win Cat=3000
  hand 3, holdem: Cat wins 3,000
  recorded #33 ········
! note: `Eve` is out in 4th place
! note: going by the button, the pot should have 25 from `Dan`, but this hand leaves that out; undo, and type: hand result --game holdem --in Eve=1500 --in Cat=1500 --win Cat=3025 --in Dan=25 (and --away for players who were sitting out) (DAV-25)
> `Eve` is out in 4th place
$ hand new --yes --dry-run
< ¶
< f*
  hand 4, holdem: all bets returned
  (dry run: nothing was recorded)
! holdem, 25/50, Dan deals, 3 in: Ann Cat Dan
! Enter to deal > ¶
! note: there's no small blind, because that seat isn't in the hand (DAV-25)
! Cat 4475 · pot 50 · call 50, raise 100–4475 > f*
! nobody called Ann's last 50, so Ann gets it back (standard rule)
! ¶
> Dan deals
$ deal
  Dan deals
    the button moves to the left (DAV-25)
  holdem: Ann posts a blind of 50
    there's no small blind, because that seat isn't in the hand (DAV-25)
  recorded #34 ········
> Dan deals
> Ann posts a blind of 50
> there's no small blind
