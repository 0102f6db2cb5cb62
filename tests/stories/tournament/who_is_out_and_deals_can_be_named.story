# The last player out deals, and naming that player as the dealer says nothing new: the button goes on by itself, by every door. Somebody who is out sits out of no hand.
# rules: PIG-20, PIG-21, PIG-22

file night.txt:
  player add Ann Bob Cat Dan Eve
  open --banker Ann
  tournament new --entry 20 --stack 1000
  tournament enter Ann Bob Cat Dan Eve
  seat Ann 1 Bob 2 Cat 3 Dan 4 Eve 5
  tournament start --payout 60/30/10 --host Ann --deputy Bob
  deal
  hand result --game holdem --in Bob=1000 --in Cat=1000 --win Cat=2000

$ init --house pig
  started a new book in USD with `pig` rules
  recorded #2 ········
! next: add the players (player add NAME NAME)
$ run night.txt
  $ player add Ann Bob Cat Dan Eve
  Ann, a regular
  Bob, a regular
  Cat, a regular
  Dan, a regular
  Eve, a regular
  recorded #7 ········
  $ open --banker Ann
  night 1 is open at The Pig tournament; Ann is the banker
  recorded #8 ········
  $ tournament new --entry 20 --stack 1000
  tournament 1
  entry $20.00 for 1,000 chips (smallest 25)
  recorded #9 ········
  $ tournament enter Ann Bob Cat Dan Eve
  Ann enters for $20.00: 1,000 chips
  Bob enters for $20.00: 1,000 chips
  Cat enters for $20.00: 1,000 chips
  Dan enters for $20.00: 1,000 chips
  Eve enters for $20.00: 1,000 chips
  5 entered; the prize pool is $100.00
  recorded #19 ········
  $ seat Ann 1 Bob 2 Cat 3 Dan 4 Eve 5
  Ann has seat 1
  Bob has seat 2
  Cat has seat 3
  Dan has seat 4
  Eve has seat 5
  recorded #24 ········
  $ tournament start --payout 60/30/10 --host Ann --deputy Bob
  tournament 1, running
  level 1, 25/50, until the table agrees on a new level
  5 of 5 players left, 5,000 chips in play, average stack 1,000
  5 entries at $20.00 for 1,000 chips (PIG-08)
  Ann is the host; Bob rules if Ann is involved (PIG-02, PIG-03)
  the button deals (PIG-19)
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
      1  $60.00
      2  $30.00
      3  $10.00
  prize pool $100.00
  recorded #25 ········
  $ deal
  Ann deals
    seat 1 starts with the button (PIG-22)
    nobody is out, so the button deals (PIG-19)
    `Bob` is next to the button and has the small blind; `Cat` has the big blind
      (PIG-29)
    in the first round, players act in this order: `Dan`, `Eve`, `Ann`, `Bob`,
      `Cat` (PIG-44)
    in later rounds, players act in this order: `Bob`, `Cat`, `Dan`, `Eve`, `Ann`
      (PIG-48)
    `Bob` needs 25 more to call (PIG-45)
  holdem: Bob posts the small blind, 25; Cat posts the big blind, 50
  recorded #26 ········
  $ hand result --game holdem --in Bob=1000 --in Cat=1000 --win Cat=2000
  hand 1, holdem: Cat wins 2,000
  recorded #28 ········
! note: the prize table 60/30/20 adds up to 110%, so it can't be paid (PIG-16)
! note: the first player out can rebuy at a price set before the start, but none was set: undo, then tournament new … --rebuy 10 (PIG-09)
! note: `Bob` is out in 5th place (PIG-40)
$ deal --dealer Bob
  Cat has the button, and Bob deals
    the button moves to the left (PIG-22)
    the player who went out last deals (PIG-20, PIG-21)
    `Dan` is next to the button and has the small blind; `Eve` has the big blind
      (PIG-29)
    in the first round, players act in this order: `Ann`, `Cat`, `Dan`, `Eve`
      (PIG-44)
    in later rounds, players act in this order: `Dan`, `Eve`, `Ann`, `Cat`
      (PIG-48)
    `Dan` needs 25 more to call (PIG-45)
  holdem: Dan posts the small blind, 25; Eve posts the big blind, 50
  recorded #29 ········
> Cat has the button, and Bob deals
$ hand new --yes
< d bob
< +bob
< ¶
< fff
  hand 2, holdem: Eve wins 50
  recorded #30 ········
! holdem, 25/50, Cat has the button, and Bob deals, 4 in: Ann Cat Dan Eve
! Enter to deal > d bob
! holdem, 25/50, Cat has the button, and Bob deals, 4 in: Ann Cat Dan Eve
! Enter to deal > +bob
! error: `Bob` is already out, in 5th place
! Enter to deal > ¶
! note: `Bob` is out and deals until the next player goes out; `Cat` has the
!   button (PIG-20, PIG-21)
! Ann 1000 · pot 75 · call 50, raise 75–1000 > fff
! nobody called Eve's last 25, so Eve gets it back (PIG-51)
! Eve is the only one left in the main pot, so Eve wins it: 50 (PIG-51)
! Dan -25, Eve gets 50 (+25)
! ¶
> note: `Bob` is out and deals until the next player goes out; `Cat` has the button
> `Bob` is already out, in 5th place
$ hand result --game holdem --away Bob --in Dan=50 --in Eve=50 --win Dan=100
! error: `Bob` is already out, in 5th place
! hint: tournament status
= 4
> `Bob` is already out, in 5th place
$ deal --dealer Bob
  Dan has the button, and Bob deals
    the button moves to the left (PIG-22)
    the player who went out last deals (PIG-20, PIG-21)
    `Eve` is next to the button and has the small blind; `Ann` has the big blind
      (PIG-29)
    in the first round, players act in this order: `Cat`, `Dan`, `Eve`, `Ann`
      (PIG-44)
    in later rounds, players act in this order: `Eve`, `Ann`, `Cat`, `Dan`
      (PIG-48)
    `Eve` needs 25 more to call (PIG-45)
  holdem: Eve posts the small blind, 25; Ann posts the big blind, 50
  recorded #31 ········
> Dan has the button, and Bob deals
