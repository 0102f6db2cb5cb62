# In a tournament a deal said again leaves the button where it is
# rules: PIG-22, PIG-57

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
$ tournament new --entry 20 --stack 1500
  tournament 1
  entry $20.00 for 1,500 chips (smallest 25)
  recorded #9 ········
! note: the first player out can rebuy at a price set before the start, but none was set: undo, then tournament new … --rebuy 10 (PIG-09)
! next: enter the players (tournament enter NAME NAME)
$ seat Ann 1
  Ann has seat 1
  recorded #10 ········
$ seat Bob 2
  Bob has seat 2
  recorded #11 ········
$ seat Cat 3
  Cat has seat 3
  recorded #12 ········
$ seat Dan 4
  Dan has seat 4
  recorded #13 ········
$ seat Eve 5
  Eve has seat 5
  recorded #14 ········
$ tournament enter Ann Bob Cat Dan Eve
  Ann enters for $20.00: 1,500 chips
  Bob enters for $20.00: 1,500 chips
  Cat enters for $20.00: 1,500 chips
  Dan enters for $20.00: 1,500 chips
  Eve enters for $20.00: 1,500 chips
  5 entered; the prize pool is $100.00
  recorded #24 ········
! next: enter everybody, then tournament start
$ tournament start --payout 60/30/10 --host Ann --deputy Bob
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
$ hand new
< ¶
< f
< f
< f
< f
< y
  hand 1, holdem: Cat wins 50
  recorded #27 ········
! holdem, 25/50, Ann deals, 5 in: Ann Bob Cat Dan Eve
! Enter to deal > ¶
! Dan 1500 · pot 75 · call 50, raise 75–1500 > f
! Eve 1500 · pot 75 · call 50, raise 75–1500 > f
! Ann 1500 · pot 75 · call 50, raise 75–1500 > f
! Bob 1475 · pot 75 · call 25, raise 75–1500 > f
! nobody called Cat's last 25, so Cat gets it back (PIG-51)
! Cat is the only one left in the main pot, so Cat wins it: 50 (PIG-51)
! Bob -25, Cat gets 50 (+25)
! record? [Y/n] > y
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
! note: `Bob` already has the next deal, so nothing was recorded; if that hand was already played, type deal --next (PIG-22)
> `Bob` already has the next deal, so nothing was recorded; if that hand was already played, type deal --next
$ hand new
< ¶
< m
< y
  hand 2, holdem: all bets returned
  recorded #29 ········
! holdem, 25/50, Bob deals, 5 in: Ann Bob Cat Dan Eve
! Enter to deal > ¶
! Eve 1500 · pot 75 · call 50, raise 75–1500 > m
! misdeal: everybody gets their money back (PIG-56)
! returned: Cat 25, Dan 50
! record? [Y/n] > y
$ deal
  Bob deals
    the last deal was a misdeal, so the button stays (PIG-57)
    nobody is out, so the button deals (PIG-19)
    `Cat` is next to the button and has the small blind; `Dan` has the big blind
      (PIG-29)
    in the first round, players act in this order: `Eve`, `Ann`, `Bob`, `Cat`,
      `Dan` (PIG-44)
    in later rounds, players act in this order: `Cat`, `Dan`, `Eve`, `Ann`, `Bob`
      (PIG-48)
    `Cat` needs 25 more to call (PIG-45)
  holdem: Cat posts the small blind, 25; Dan posts the big blind, 50
  recorded #30 ········
> the last deal was a misdeal, so the button stays (PIG-57)
$ deal
  Bob deals
    the last deal was a misdeal, so the button stays (PIG-57)
    nobody is out, so the button deals (PIG-19)
    `Cat` is next to the button and has the small blind; `Dan` has the big blind
      (PIG-29)
    in the first round, players act in this order: `Eve`, `Ann`, `Bob`, `Cat`,
      `Dan` (PIG-44)
    in later rounds, players act in this order: `Cat`, `Dan`, `Eve`, `Ann`, `Bob`
      (PIG-48)
    `Cat` needs 25 more to call (PIG-45)
  holdem: Cat posts the small blind, 25; Dan posts the big blind, 50
! note: `Bob` already has the next deal, so nothing was recorded; if that hand was already played, type deal --next (PIG-22)
> Bob deals
> so nothing was recorded
$ deal --next
  Cat deals
    the button moves to the left (PIG-22)
    nobody is out, so the button deals (PIG-19)
    `Dan` is next to the button and has the small blind; `Eve` has the big blind
      (PIG-29)
    in the first round, players act in this order: `Ann`, `Bob`, `Cat`, `Dan`,
      `Eve` (PIG-44)
    in later rounds, players act in this order: `Dan`, `Eve`, `Ann`, `Bob`, `Cat`
      (PIG-48)
    `Dan` needs 25 more to call (PIG-45)
  holdem: Dan posts the small blind, 25; Eve posts the big blind, 50
  recorded #31 ········
> Cat deals
$ deal --dealer Cat
  Cat deals
    the button moves to the left (PIG-22)
    nobody is out, so the button deals (PIG-19)
    `Dan` is next to the button and has the small blind; `Eve` has the big blind
      (PIG-29)
    in the first round, players act in this order: `Ann`, `Bob`, `Cat`, `Dan`,
      `Eve` (PIG-44)
    in later rounds, players act in this order: `Dan`, `Eve`, `Ann`, `Bob`, `Cat`
      (PIG-48)
    `Dan` needs 25 more to call (PIG-45)
  holdem: Dan posts the small blind, 25; Eve posts the big blind, 50
! note: `Cat` already has the next deal, so nothing was recorded (PIG-22)
> so nothing was recorded
