# A void hand is no deal in a tournament either: who dealt it deals again, and the blinds are posted by the same players
# rules: DAV-25

$ init --house dave
  a new book, counting in USD, under the rules of `dave`
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
$ open --banker Ann --stakes .25/.50
  night 1 is open at Dave's cash game; Ann is the banker
  recorded #7 ········
! note: tonight's buy-in limits, unless all agree on others in writing: buy at least $10.00; a stack of $50.00 at most, or the biggest stack at the table (DAV-17)
! next: sell chips (buy NAME AMOUNT)
$ tournament new --entry 20 --stack 1000 --levels "25/50 50/100" --payout 70/30 --host Ann --deputy Bob
  tournament 1
  entry $20.00, 1,000 chips of 25 and up
  prizes 70/30
  recorded #8 ········
$ tournament enter Ann Bob Cat Dan
  Ann enters for $20.00: 1,000 chips
  Bob enters for $20.00: 1,000 chips
  Cat enters for $20.00: 1,000 chips
  Dan enters for $20.00: 1,000 chips
  4 entered; the prizes are $80.00
  recorded #16 ········
$ seat Ann 1
  Ann has seat 1
  recorded #17 ········
$ seat Bob 2
  Bob has seat 2
  recorded #18 ········
$ seat Cat 3
  Cat has seat 3
  recorded #19 ········
$ seat Dan 4
  Dan has seat 4
  recorded #20 ········
$ tournament start
  tournament 1, running
  level 1, 25/50, until the table agrees on the next; next 50/100
  4 of 4 players left, 4,000 chips in play, 1,000 on average
  4 entries of $20.00 for 1,000 chips
  Ann is host; Bob rules if Ann is involved
  ¶
  player  place  chips  paid in  back
  ─────────────────────────────────────
  Ann        in  1,000   $20.00     –
  Bob        in  1,000   $20.00     –
  Cat        in  1,000   $20.00     –
  Dan        in  1,000   $20.00     –
  ¶
  place   prize
  ───────────────
      1  $56.00
      2  $24.00
  of a pool of $80.00
  recorded #21 ········
$ deal --dealer Dan
  Dan deals
  holdem: blind 25 from Ann; blind 50 from Bob
  recorded #22 ········
$ hand new --yes
< ¶
< f*
  hand 1, holdem: Bob wins 50
  recorded #23 ········
! holdem, 25/50, Dan deals, 4 in: Ann Bob Cat Dan
! Enter deals > ¶
! Cat 1000 · pot 75 · call 50, raise 100–1000 > f*
! nobody called the last 25 of Bob: it goes back (standard rule)
! Bob is the only one left for the main pot: 50 (standard rule)
! Ann -25, Bob gets 50 (+25)
! ¶
$ hand void 1 --why "a card was seen"
  hand 1, holdem, does not count: a card was seen
  player  gets back
  ───────────────────
  Ann            25
  Bob           -25
  recorded #25 ········
$ hand new --yes
< ¶
< f*
  hand 2, holdem: Bob wins 50
  recorded #26 ········
! holdem, 25/50, Dan deals, 4 in: Ann Bob Cat Dan
! Enter deals > ¶
! Cat 1000 · pot 75 · call 50, raise 100–1000 > f*
! nobody called the last 25 of Bob: it goes back (standard rule)
! Bob is the only one left for the main pot: 50 (standard rule)
! Ann -25, Bob gets 50 (+25)
! ¶
> Dan deals
$ hand void 2 --why "another card was seen"
  hand 2, holdem, does not count: another card was seen
  player  gets back
  ───────────────────
  Ann            25
  Bob           -25
  recorded #28 ········
$ deal
  Dan deals
  holdem: blind 25 from Ann; blind 50 from Bob
! note: `Dan` already has the next deal, so nothing is recorded; if that hand was played: deal --next (DAV-25)
> Dan deals
$ hand new --yes
< ¶
< f*
  hand 3, holdem: Bob wins 50
  recorded #29 ········
! holdem, 25/50, Dan deals, 4 in: Ann Bob Cat Dan
! Enter deals > ¶
! Cat 1000 · pot 75 · call 50, raise 100–1000 > f*
! nobody called the last 25 of Bob: it goes back (standard rule)
! Bob is the only one left for the main pot: 50 (standard rule)
! Ann -25, Bob gets 50 (+25)
! ¶
> Dan deals
$ hand new --yes
< ¶
< f*
  hand 4, holdem: Cat wins 50
  recorded #31 ········
! holdem, 25/50, Ann deals, 4 in: Ann Bob Cat Dan
! Enter deals > ¶
! Dan 1000 · pot 75 · call 50, raise 100–1000 > f*
! nobody called the last 25 of Cat: it goes back (standard rule)
! Cat is the only one left for the main pot: 50 (standard rule)
! Bob -25, Cat gets 50 (+25)
! ¶
> Ann deals
$ hand void 4 --why "a card was seen"
  hand 4, holdem, does not count: a card was seen
  player  gets back
  ───────────────────
  Bob            25
  Cat           -25
  recorded #33 ········
$ deal
  Ann deals
    the button moves on to the left (DAV-25)
  holdem: blind 25 from Bob; blind 50 from Cat
! note: `Ann` already has the next deal, so nothing is recorded; if that hand was played: deal --next (DAV-25)
> Ann deals
$ hand new --yes
< ¶
< f*
  hand 5, holdem: Cat wins 50
  recorded #34 ········
! holdem, 25/50, Ann deals, 4 in: Ann Bob Cat Dan
! Enter deals > ¶
! Dan 1000 · pot 75 · call 50, raise 100–1000 > f*
! nobody called the last 25 of Cat: it goes back (standard rule)
! Cat is the only one left for the main pot: 50 (standard rule)
! Bob -25, Cat gets 50 (+25)
! ¶
> Ann deals
