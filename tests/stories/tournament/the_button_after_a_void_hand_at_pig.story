# The button of a tournament goes by its hands: after a void hand the same player has it again (PIG-22).

$ init --house pig
  started a new book in USD with `pig` rules
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
$ open --banker Ann
  night 1 is open at The Pig tournament; Ann is the banker
  recorded #8 ········
! note: the prize table 60/30/20 adds up to 110%, so it can't be paid (PIG-16)
! next: set up the tournament (tournament new --entry AMOUNT --stack CHIPS)
$ tournament new --entry 20 --stack 1500 --payout 70/30 --rebuy 10 --host Ann --deputy Bob
  tournament 1
  entry $20.00 for 1,500 chips (smallest 25)
  rebuy $10.00 for 500 chips
  prizes 70/30
  recorded #9 ········
! next: enter the players (tournament enter NAME NAME)
$ tournament enter Ann Bob Cat Dan Eve
  Ann enters for $20.00: 1,500 chips
  Bob enters for $20.00: 1,500 chips
  Cat enters for $20.00: 1,500 chips
  Dan enters for $20.00: 1,500 chips
  Eve enters for $20.00: 1,500 chips
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
  level 1, 25/50, until the table agrees on a new level
  5 of 5 players left, 7,500 chips in play, average stack 1,500
  5 entries at $20.00 for 1,500 chips (PIG-08)
  Ann is the host; Bob rules if Ann is involved (PIG-02, PIG-03)
  the button deals (PIG-19)
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
      1  $70.00
      2  $30.00
  prize pool $100.00
  recorded #25 ········
! next: play (hand new or hand result)
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
> Ann deals
$ hand result --game holdem --in Bob=25 --in Cat=50 --in Dan=50 --win Dan=125
  hand 1, holdem: Dan wins 125
  recorded #27 ········
$ deal
  Bob deals
    the button moves to the left (PIG-22)
    nobody is out, so the button deals (PIG-19)
    `Cat` is next to the button and has the small blind; `Dan` has the big blind
      (PIG-29)
    in the first round, players act in this order: `Eve`, `Ann`, `Bob`, `Cat`,
      `Dan` (PIG-44)
    in later rounds, players act in this order: `Cat`, `Dan`, `Eve`, `Ann`, `Bob`
      (PIG-48)
    `Cat` needs 25 more to call (PIG-45)
  holdem: Cat posts the small blind, 25; Dan posts the big blind, 50
  recorded #28 ········
> Bob deals
$ hand void 1 --why "the deck was short"
  hand 1, holdem, is void: the deck was short
  player  gets back
  ───────────────────
  Bob            25
  Cat            50
  Dan           -75
  recorded #31 ········
! note: this hand doesn't count, so `Bob` doesn't deal next after all
> so `Bob` doesn't deal next after all
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
! note: `Ann` already has the next deal, so nothing was recorded; if that hand was already played, type deal --next (PIG-22)
> `Ann` already has
$ hand result --game holdem --in Bob=25 --in Cat=50 --in Dan=50 --win Dan=125
  hand 2, holdem: Dan wins 125
  recorded #32 ········
$ deal
  Bob deals
    the button moves to the left (PIG-22)
    nobody is out, so the button deals (PIG-19)
    `Cat` is next to the button and has the small blind; `Dan` has the big blind
      (PIG-29)
    in the first round, players act in this order: `Eve`, `Ann`, `Bob`, `Cat`,
      `Dan` (PIG-44)
    in later rounds, players act in this order: `Cat`, `Dan`, `Eve`, `Ann`, `Bob`
      (PIG-48)
    `Cat` needs 25 more to call (PIG-45)
  holdem: Cat posts the small blind, 25; Dan posts the big blind, 50
  recorded #33 ········
> Bob deals

Eve goes out and deals from now on; the button goes round the others without a word.

$ hand result --game holdem --in Cat=25 --in Dan=1500 --in Eve=1500 --win Dan=3025
  hand 3, holdem: Dan wins 3,025
  recorded #35 ········
! note: `Eve` is out in 5th place (PIG-40)
! note: `Eve` can rebuy for $10.00 and get 500 chips: tournament rebuy Eve (PIG-09)
$ deal
  Cat has the button, and Eve deals
    the button moves to the left (PIG-22)
    the player who went out last deals (PIG-20, PIG-21)
    `Dan` is next to the button and has the small blind; `Ann` has the big blind
      (PIG-29)
    in the first round, players act in this order: `Bob`, `Cat`, `Dan`, `Ann`
      (PIG-44)
    in later rounds, players act in this order: `Dan`, `Ann`, `Bob`, `Cat`
      (PIG-48)
    `Dan` needs 25 more to call (PIG-45)
  holdem: Dan posts the small blind, 25; Ann posts the big blind, 50
  recorded #36 ········
> Eve deals
$ hand result --game holdem --in Dan=25 --in Ann=50 --win Ann=75
  hand 4, holdem: Ann wins 75
  recorded #37 ········
$ hand result --game holdem --in Ann=25 --in Bob=50 --win Bob=75 --dealer Eve
  hand 5, holdem: Bob wins 75
  recorded #39 ········
! note: `Eve` is out and deals until the next player goes out; `Dan` has the button (PIG-20, PIG-21)
> `Dan` has the button
$ deal
  Ann has the button, and Eve deals
    the button moves to the left (PIG-22)
    the player who went out last deals (PIG-20, PIG-21)
    `Bob` is next to the button and has the small blind; `Cat` has the big blind
      (PIG-29)
    in the first round, players act in this order: `Dan`, `Ann`, `Bob`, `Cat`
      (PIG-44)
    in later rounds, players act in this order: `Bob`, `Cat`, `Dan`, `Ann`
      (PIG-48)
    `Bob` needs 25 more to call (PIG-45)
  holdem: Bob posts the small blind, 25; Cat posts the big blind, 50
  recorded #40 ········
> Ann has the button

The hand that took Eve's chips is void: Eve is in again, and the button goes to Eve before it goes to Ann.

$ hand void 3 --why "Eve had all seven cards"
  hand 3, holdem, is void: Eve had all seven cards
  player  gets back
  ───────────────────
  Cat            25
  Dan        -1,525
  Eve         1,500
  recorded #43 ········
! note: this hand doesn't count, so `Ann` doesn't deal next after all
> so `Ann` doesn't deal next after all
$ deal
  Eve deals
    the button moves to the left (PIG-22)
    nobody is out, so the button deals (PIG-19)
    `Ann` is next to the button and has the small blind; `Bob` has the big blind
      (PIG-29)
    in the first round, players act in this order: `Cat`, `Dan`, `Eve`, `Ann`,
      `Bob` (PIG-44)
    in later rounds, players act in this order: `Ann`, `Bob`, `Cat`, `Dan`, `Eve`
      (PIG-48)
    `Ann` needs 25 more to call (PIG-45)
  holdem: Ann posts the small blind, 25; Bob posts the big blind, 50
  recorded #44 ········
> Eve deals
