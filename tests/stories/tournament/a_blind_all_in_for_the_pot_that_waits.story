# The small blind is all-in for a pot that waits: he keeps his blind and posts nothing, and the next hand's blinds move on
# rules: PIG-22, PIG-35

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
$ tournament new --entry 20 --stack 1500 --rebuy 10 --host Ann --deputy Bob
  tournament 1
  entry $20.00 for 1,500 chips (smallest 25)
  rebuy $10.00 for 500 chips
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
$ tournament start --payout 60/30/10
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
      1  $60.00
      2  $30.00
      3  $10.00
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
> Bob posts the small blind, 25; Cat posts the big blind, 50
$ hand result --game holdem --in Ann=1000 --in Bob=1500 --in Cat=1000 --in Dan=1000 --carry 4500 --for Ann --for Bob --for Cat --for Dan --really
  hand 1, holdem: nobody wins; 4,500 carries over to the next hand
  recorded #27 ········
$ deal
  Ann deals
    the last deal was a misdeal, so the button stays (PIG-57)
    nobody is out, so the button deals (PIG-19)
    `Bob` is next to the button and has the small blind; `Cat` has the big blind
      (PIG-29)
    in the first round, players act in this order: `Dan`, `Ann`, `Bob`, `Cat`
      (PIG-44)
    in later rounds, players act in this order: `Bob`, `Cat`, `Dan`, `Ann`
      (PIG-48)
    `Bob` is all-in for 0 and doesn't have to call (PIG-45)
  holdem: Bob posts the small blind, 25; Cat posts the big blind, 50
    `Bob` has no chips but has to post 25: `Bob` is all-in and can only win the
      main pot (PIG-35)
  recorded #28 ········
> Bob posts the small blind, 25; Cat posts the big blind, 50
> `Bob` has no chips but has to post 25
$ hand result --game holdem --in Cat=50 --in Dan=50 --win Dan=4600
  hand 2, holdem: Dan wins 4,600
  recorded #30 ········
! note: `Bob` is out in 5th place (PIG-40)
! note: `Bob` can rebuy for $10.00 and get 500 chips: tournament rebuy Bob (PIG-09)
$ deal
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
  recorded #31 ········
> Dan posts the small blind, 25; Eve posts the big blind, 50

$ hand new --yes
< ¶
< f*
  hand 3, holdem: Eve wins 50
  recorded #32 ········
! holdem, 25/50, Cat has the button, and Bob deals, 4 in: Ann Cat Dan Eve
! Enter to deal > ¶
! Ann 500 · pot 75 · call 50, raise 75–500 > f*
! nobody called Eve's last 25, so Eve gets it back (PIG-51)
! Eve is the only one left in the main pot, so Eve wins it: 50 (PIG-51)
! Dan -25, Eve gets 50 (+25)
! ¶
> Dan -25, Eve gets 50 (+25)
$ audit
  check           found
  ────────────────────────────────────────────────────────────
  file        ok  pages and indexes are sound
  references  ok  no broken links
  people      ok  nobody is listed twice
  chain       ok  32 events in an unbroken chain
  entries     ok  50 postings match their events and balance
  replay      ok  29 tables match the events
  requests    ok  every answer belongs to its events
  hands       ok  3 hands settled again, same result
  ¶
  the book is in order: 32 events
