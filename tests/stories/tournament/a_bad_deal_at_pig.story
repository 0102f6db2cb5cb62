# A bad deal of a tournament is dealt again: the button and the blinds stay
# rules: PIG-22 PIG-57

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
$ open --banker Ann
  night 1 is open at The Pig tournament; Ann is the banker
  recorded #6 ········
! note: the prize table 60/30/20 adds up to 110%, so it can't be paid (PIG-16)
! next: set up the tournament (tournament new --entry AMOUNT --stack CHIPS)
$ tournament new --entry 20 --stack 1500 --payout 70/30 --host Ann --deputy Bob
  tournament 1
  entry $20.00 for 1,500 chips (smallest 25)
  prizes 70/30
  recorded #7 ········
! note: the first player out can rebuy at a price set before the start, but none was set: undo, then tournament new … --rebuy 10 (PIG-09)
! next: enter the players (tournament enter NAME NAME)
$ tournament enter Ann Bob Cat
  Ann enters for $20.00: 1,500 chips
  Bob enters for $20.00: 1,500 chips
  Cat enters for $20.00: 1,500 chips
  3 entered; the prize pool is $60.00
  recorded #13 ········
! next: enter everybody, then tournament start
$ seat Ann 1
  Ann has seat 1
  recorded #14 ········
$ seat Bob 2
  Bob has seat 2
  recorded #15 ········
$ seat Cat 3
  Cat has seat 3
  recorded #16 ········
$ tournament start
  tournament 1, running
  level 1, 25/50, until the table agrees on a new level
  3 of 3 players left, 4,500 chips in play, average stack 1,500
  3 entries at $20.00 for 1,500 chips (PIG-08)
  Ann is the host; Bob rules if Ann is involved (PIG-02, PIG-03)
  the button deals (PIG-19)
  ¶
  player  place  chips  paid in  rebuys
  ───────────────────────────────────────
  Ann        in  1,500   $20.00       –
  Bob        in  1,500   $20.00       –
  Cat        in  1,500   $20.00       –
  ¶
  place   prize
  ───────────────
      1  $42.00
      2  $18.00
  prize pool $60.00
  recorded #17 ········
! next: play (hand new or hand result)
$ deal --dealer Ann
  Ann deals
    seat 1 starts with the button (PIG-22)
    nobody is out, so the button deals (PIG-19)
    `Bob` is next to the button and has the small blind; `Cat` has the big blind
      (PIG-29)
    in the first round, players act in this order: `Ann`, `Bob`, `Cat` (PIG-44)
    in later rounds, players act in this order: `Bob`, `Cat`, `Ann` (PIG-48)
    `Bob` needs 25 more to call (PIG-45)
  holdem: Bob posts the small blind, 25; Cat posts the big blind, 50
  recorded #18 ········
> Ann deals
$ hand new
< ¶
< m
< y
  hand 1, holdem: all bets returned
  recorded #19 ········
! holdem, 25/50, Ann deals, 3 in: Ann Bob Cat
! Enter to deal > ¶
! Ann 1500 · pot 75 · call 50, raise 75–1500 > m
! misdeal: everybody gets their money back (PIG-56)
! returned: Bob 25, Cat 50
! record? [Y/n] > y
> returned: Bob 25, Cat 50
$ hand new
< ¶
< m
< y
  hand 2, holdem: all bets returned
  recorded #20 ········
! holdem, 25/50, Ann deals, 3 in: Ann Bob Cat
! Enter to deal > ¶
! Ann 1500 · pot 75 · call 50, raise 75–1500 > m
! misdeal: everybody gets their money back (PIG-56)
! returned: Bob 25, Cat 50
! record? [Y/n] > y
> Ann deals, 3 in: Ann Bob Cat
$ deal
  Ann deals
    the last deal was a misdeal, so the button stays (PIG-57)
    nobody is out, so the button deals (PIG-19)
    `Bob` is next to the button and has the small blind; `Cat` has the big blind
      (PIG-29)
    in the first round, players act in this order: `Ann`, `Bob`, `Cat` (PIG-44)
    in later rounds, players act in this order: `Bob`, `Cat`, `Ann` (PIG-48)
    `Bob` needs 25 more to call (PIG-45)
  holdem: Bob posts the small blind, 25; Cat posts the big blind, 50
  recorded #21 ········
> Ann deals
> the last deal was a misdeal, so the button stays (PIG-57)
> holdem: Bob posts the small blind, 25; Cat posts the big blind, 50
$ hand new
< ¶
< f*
< y
  hand 3, holdem: Cat wins 50
  recorded #22 ········
! holdem, 25/50, Ann deals, 3 in: Ann Bob Cat
! Enter to deal > ¶
! Ann 1500 · pot 75 · call 50, raise 75–1500 > f*
! nobody called Cat's last 25, so Cat gets it back (PIG-51)
! Cat is the only one left in the main pot, so Cat wins it: 50 (PIG-51)
! Bob -25, Cat gets 50 (+25)
! record? [Y/n] > y
> Ann deals, 3 in: Ann Bob Cat
$ deal
  Bob deals
    the button moves to the left (PIG-22)
    nobody is out, so the button deals (PIG-19)
    `Cat` is next to the button and has the small blind; `Ann` has the big blind
      (PIG-29)
    in the first round, players act in this order: `Bob`, `Cat`, `Ann` (PIG-44)
    in later rounds, players act in this order: `Cat`, `Ann`, `Bob` (PIG-48)
    `Cat` needs 25 more to call (PIG-45)
  holdem: Cat posts the small blind, 25; Ann posts the big blind, 50
  recorded #23 ········
> Bob deals

Two are left: the button has the small blind, and needs the rest of the big one.

$ tournament bust Cat --by Bob
  Cat is out in 3rd place (PIG-40)
  2 left
  recorded #24 ········
! note: the book says `Cat` still had 1,525 chips: count `Bob`, who should have them now (count Bob CHIPS); if `Cat` isn't out, undo this (PIG-40)
! note: two players are left: the button posts the small blind and acts first before the flop (standard rule) (PIG-29)
$ deal --dealer Bob
  Bob has the button, and Cat deals
    the button moves to the left (PIG-22)
    the player who went out last deals (PIG-20, PIG-21)
    two players are left: `Bob` has the button and the small blind (standard rule;
      word for word, the house rule would switch the blinds) (PIG-29)
    in the first round, players act in this order: `Bob`, `Ann` (PIG-44)
    in later rounds, players act in this order: `Ann`, `Bob` (PIG-48)
    `Bob` needs 25 more to call (PIG-45)
  holdem: Bob posts the small blind, 25; Ann posts the big blind, 50
! note: `Bob` already has the next deal, so nothing was recorded (PIG-22)
> `Bob` needs 25 more to call (PIG-45)
$ audit
  check           found
  ────────────────────────────────────────────────────────────
  file        ok  pages and indexes are sound
  references  ok  no broken links
  people      ok  nobody is listed twice
  chain       ok  24 events in an unbroken chain
  entries     ok  28 postings match their events and balance
  replay      ok  29 tables match the events
  requests    ok  every answer belongs to its events
  hands       ok  3 hands settled again, same result
  ¶
  the book is in order: 24 events
