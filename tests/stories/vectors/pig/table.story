# The table of the Pig: seats, button, dealer, blinds, and what all must agree on.

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
$ tournament new --entry 20 --stack 1500 --rebuy 10 --payout 60/30/10
  tournament 1
  entry $20.00 for 1,500 chips (smallest 25)
  rebuy $10.00 for 500 chips
  prizes 60/30/10
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

## V-PIG-02: a quarrel of the host is the deputy's to judge: he is named before the start, and nothing moves until he has
$ tournament start --host Ann
! error: say who rules when the host is involved (PIG-02, PIG-03)
! hint: tournament start --host Ann --deputy Bob
= 4
> say who rules when the host is involved (PIG-02, PIG-03)
$ tournament start --host Ann --deputy Bob
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
$ tournament stop "did Cat say all-in?" --party Ann --party Cat
  leave the cards and chips where they are; play stops for a ruling: did Cat say
    all-in?
  recorded #27 ········
$ tournament status
  tournament 1, running
  play is stopped for a ruling: did Cat say all-in? (PIG-02, PIG-03)
  paused: level 1, 25/50, until the table agrees on a new level
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
> play is stopped for a ruling: did Cat say all-in? (PIG-02, PIG-03)
$ hand result --game holdem --in Bob=100 --in Cat=100 --win Bob=200
! error: play is stopped until there's a ruling: did Cat say all-in? (PIG-02, PIG-03)
! hint: ruling --help
= 4
> play is stopped until there's a ruling
$ ruling "she did" --by Ann
! error: `Bob` makes the rulings, not `Ann` (PIG-02, PIG-03)
! hint: ruling --help
= 4
> `Bob` makes the rulings, not `Ann` (PIG-02, PIG-03)
$ ruling "she did"
  Bob ruled: she did; play goes on
  recorded #29 ········
> Bob ruled: she did; play goes on
$ tournament status
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
> Ann is the host; Bob rules if Ann is involved (PIG-02, PIG-03)

## V-PIG-01: one of all is against a change of the rules, and it is not adopted
$ tournament agree "no straddles" --against Cat
! error: all 5 players have to agree to a rule change, but `Cat` is against it (PIG-01)
! hint: tournament agree --help
= 4
> all 5 players have to agree to a rule change, but `Cat` is against it (PIG-01)
$ tournament agree "no straddles"
  all 5 players still in agreed: no straddles
  recorded #30 ········
$ tournament status
  tournament 1, running
  level 1, 25/50, until the table agrees on a new level
  5 of 5 players left, 7,500 chips in play, average stack 1,500
  5 entries at $20.00 for 1,500 chips (PIG-08)
  Ann is the host; Bob rules if Ann is involved (PIG-02, PIG-03)
  the button deals (PIG-19)
  all 5 agreed before the first hand: no straddles (PIG-01)
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
> all 5 agreed before the first hand: no straddles (PIG-01)

## V-PIG-17: in the first hand seat 1 has the button and seats 2 and 3 the blinds; in the second everything is one seat further
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
  recorded #31 ········
> Ann deals
> seat 1 starts with the button (PIG-22)
> Bob posts the small blind, 25; Cat posts the big blind, 50
> `Bob` is next to the button and has the small blind; `Cat` has the big blind  (PIG-29)

## V-PIG-36: with the button on seat 1 of five they act 4, 5, 1, 2, 3 before the flop, and 2, 3, 4, 5, 1 after it
$ deal --dealer Ann
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
! note: `Ann` already has the next deal, so nothing was recorded (PIG-22)
> `Dan`, `Eve`, `Ann`, `Bob`, `Cat` (PIG-44)
> in later rounds, players act in this order: `Bob`, `Cat`, `Dan`, `Eve`, `Ann`  (PIG-48)
> `Bob` needs 25 more to call (PIG-45)

$ hand result --game holdem --in Ann=100 --in Bob=100 --win Bob=200
  hand 1, holdem: Bob wins 200
  recorded #32 ········
! note: going by the button, the pot should have 50 from `Cat`, but this hand leaves that out; undo, and type: hand result --game holdem --in Ann=100 --in Bob=100 --win Bob=250 --in Cat=50 (and --away for players who were sitting out) (PIG-64)
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
> Cat posts the small blind, 25; Dan posts the big blind, 50
$ hand result --game holdem --in Ann=100 --in Bob=100 --win Bob=200
  hand 2, holdem: Bob wins 200
  recorded #34 ········
! note: going by the button, the pot should have 25 from `Cat` and 50 from `Dan`, but this hand leaves that out; undo, and type: hand result --game holdem --in Ann=100 --in Bob=100 --win Bob=275 --in Cat=25 --in Dan=50 (and --away for players who were sitting out) (PIG-64)

## V-PIG-15: two want to exchange their seats after the first hand
$ seat Ann 3
! error: `Ann` keeps seat 1 until the tournament is over (PIG-18)
! hint: tournament seats
= 4
> `Ann` keeps seat 1 until the tournament is over (PIG-18)

## V-PIG-49: whoever is asked says what he has, and the dealer pays out exactly what was bet
$ count Bob 1700
  Bob has 1,700, as expected (PIG-65)
  recorded #35 ········
> Bob has 1,700, as expected (PIG-65)
$ hand result --game holdem --in Ann=100 --in Bob=100 --win Bob=150
! error: 200 went in, but 150 was won and 0 carried over; if 50 stays in the pot, add --carry 50 (PIG-66)
! hint: hand result --help
= 4
> 200 went in, but 150 was won and 0 carried over; if 50 stays in the pot, add --carry 50 (PIG-66)

## V-PIG-16: until somebody is out for good the button deals; then the first one out, until the next one is
$ hand result --game holdem --in Ann=1300 --in Bob=1300 --win Bob=2600
  hand 3, holdem: Bob wins 2,600
  recorded #37 ········
! note: `Ann` is out in 5th place (PIG-40)
! note: `Ann` can rebuy for $10.00 and get 500 chips: tournament rebuy Ann (PIG-09)
! note: nobody said who dealt (`--dealer`), so the deal moves on from `Bob`
$ tournament rebuy Ann
  Ann buys back in for $10.00: 500 chips, 1/3 of 1,500 (PIG-09)
  5 entered; the prize pool is $110.00
  recorded #39 ········
$ deal
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
  recorded #40 ········
> nobody is out, so the button deals (PIG-19)
$ hand result --game holdem --in Ann=500 --in Bob=500 --win Bob=1000
  hand 4, holdem: Bob wins 1,000
  recorded #42 ········
! note: `Ann` is out in 5th place (PIG-40)
! note: going by the button, the pot should have 25 from `Dan` and 50 from `Eve`, but this hand leaves that out; undo, and type: hand result --game holdem --in Ann=500 --in Bob=500 --win Bob=1075 --in Dan=25 --in Eve=50 (and --away for players who were sitting out) (PIG-64)
$ deal
  Dan has the button, and Ann deals
    the button moves to the left (PIG-22)
    the player who went out last deals (PIG-20, PIG-21)
    `Eve` is next to the button and has the small blind; `Bob` has the big blind
      (PIG-29)
    in the first round, players act in this order: `Cat`, `Dan`, `Eve`, `Bob`
      (PIG-44)
    in later rounds, players act in this order: `Eve`, `Bob`, `Cat`, `Dan`
      (PIG-48)
    `Eve` needs 25 more to call (PIG-45)
  holdem: Eve posts the small blind, 25; Bob posts the big blind, 50
  recorded #43 ········
> Ann deals
> (PIG-20, PIG-21)
$ tournament status
  tournament 1, running
  level 1, 25/50, until the table agrees on a new level
  4 of 5 players left, 8,000 chips in play, average stack 2,000
  5 entries at $20.00 for 1,500 chips (PIG-08)
  Ann is the host; Bob rules if Ann is involved (PIG-02, PIG-03)
  Ann is out, so Ann deals (PIG-20, PIG-21)
  all 5 agreed before the first hand: no straddles (PIG-01)
  Ann went out in hand 4 (PIG-40)
  Ann bought back in once, for 500 chips (PIG-09)
  ¶
  player  place  chips  paid in  rebuys
  ───────────────────────────────────────
  Bob        in  3,500   $20.00       –
  Cat        in  1,500   $20.00       –
  Dan        in  1,500   $20.00       –
  Eve        in  1,500   $20.00       –
  Ann         5      –   $30.00       1
  ¶
  place   prize
  ───────────────
      1  $66.00
      2  $33.00
      3  $11.00
  prize pool $110.00
> Ann is out, so Ann deals (PIG-20, PIG-21)
> Ann went out in hand 4 (PIG-40)
> Ann bought back in once, for 500 chips (PIG-09)
$ hand result --game holdem --in Eve=1500 --in Bob=1500 --win Bob=3000
  hand 5, holdem: Bob wins 3,000
  recorded #45 ········
! note: `Eve` is out in 4th place (PIG-40)
$ deal
  Bob has the button, and Eve deals
    the button moves to the left (PIG-22)
    the player who went out last deals (PIG-20, PIG-21)
    `Cat` is next to the button and has the small blind; `Dan` has the big blind
      (PIG-29)
    in the first round, players act in this order: `Bob`, `Cat`, `Dan` (PIG-44)
    in later rounds, players act in this order: `Cat`, `Dan`, `Bob` (PIG-48)
    `Cat` needs 25 more to call (PIG-45)
  holdem: Cat posts the small blind, 25; Dan posts the big blind, 50
  recorded #46 ········
> Eve deals
$ tournament status
  tournament 1, running
  level 1, 25/50, until the table agrees on a new level
  3 of 5 players left, 8,000 chips in play, average stack 2,666
  5 entries at $20.00 for 1,500 chips (PIG-08)
  Ann is the host; Bob rules if Ann is involved (PIG-02, PIG-03)
  Eve is out, so Eve deals (PIG-20, PIG-21)
  all 5 agreed before the first hand: no straddles (PIG-01)
  Ann went out in hand 4 (PIG-40)
  Eve went out in hand 5 (PIG-40)
  Ann bought back in once, for 500 chips (PIG-09)
  ¶
  player  place  chips  paid in  rebuys
  ───────────────────────────────────────
  Bob        in  5,000   $20.00       –
  Cat        in  1,500   $20.00       –
  Dan        in  1,500   $20.00       –
  Eve         4      –   $20.00       –
  Ann         5      –   $30.00       1
  ¶
  place   prize
  ───────────────
      1  $66.00
      2  $33.00
      3  $11.00
  prize pool $110.00
> Eve is out, so Eve deals (PIG-20, PIG-21)

## V-PIG-20: blinds begin at 25 and 50; when players are gone all agree on 50 and 100, and hand and agreement are kept
$ hand result --game holdem --in Dan=1500 --in Bob=1500 --win Bob=3000
  hand 6, holdem: Bob wins 3,000
  recorded #48 ········
! note: `Dan` is out in 3rd place (PIG-40)
! note: two players are left: the button posts the small blind and acts first before the flop (standard rule) (PIG-29)
! note: going by the button, the pot should have 25 from `Cat`, but this hand leaves that out; undo, and type: hand result --game holdem --in Dan=1500 --in Bob=1500 --win Bob=3025 --in Cat=25 (and --away for players who were sitting out) (PIG-64)
$ tournament level 50/100 --against Cat
! error: both players have to agree to a new level, but `Cat` is against it (PIG-01)
! hint: tournament level --help
= 4
> both players have to agree to a new level, but `Cat` is against it (PIG-01)
$ tournament level 50/100
  level 2, 50/100, until the table agrees on a new level
  recorded #49 ········
$ tournament status
  tournament 1, running
  level 2, 50/100, until the table agrees on a new level
  2 of 5 players left, 8,000 chips in play, average stack 4,000
  5 entries at $20.00 for 1,500 chips (PIG-08)
  Ann is the host; Bob rules if Ann is involved (PIG-02, PIG-03)
  Dan is out, so Dan deals (PIG-20, PIG-21)
  all 5 agreed before the first hand: no straddles (PIG-01)
  both players agreed after 6 hands: play 50/100 until the table agrees on a new
    level (PIG-26, PIG-27)
  Ann went out in hand 4 (PIG-40)
  Eve went out in hand 5 (PIG-40)
  Dan went out in hand 6 (PIG-40)
  Ann bought back in once, for 500 chips (PIG-09)
  ¶
  player  place  chips  paid in  rebuys
  ───────────────────────────────────────
  Bob        in  6,500   $20.00       –
  Cat        in  1,500   $20.00       –
  Dan         3      –   $20.00       –
  Eve         4      –   $20.00       –
  Ann         5      –   $30.00       1
  ¶
  place   prize
  ───────────────
      1  $66.00
      2  $33.00
      3  $11.00
  prize pool $110.00
> both players agreed after 6 hands: play 50/100 until the table agrees on a new level (PIG-26, PIG-27)
$ deal
  Cat has the button, and Dan deals
    the button moves to the left (PIG-22)
    the player who went out last deals (PIG-20, PIG-21)
    two players are left: `Cat` has the button and the small blind (standard rule;
      word for word, the house rule would switch the blinds) (PIG-29)
    in the first round, players act in this order: `Cat`, `Bob` (PIG-44)
    in later rounds, players act in this order: `Bob`, `Cat` (PIG-48)
    `Cat` needs 50 more to call (PIG-45)
  holdem: Cat posts the small blind, 50; Bob posts the big blind, 100
  recorded #50 ········
> two players are left
