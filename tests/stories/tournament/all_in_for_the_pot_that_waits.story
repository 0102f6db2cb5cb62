# Who is all-in for a pot that waits is not out of the tournament; a short ante wins no more than it is from each.
# rules: PIG-12, PIG-38, PIG-40

$ init --house pig
  a new book, counting in USD, under the rules of `pig`
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
  night 1 is open at Whose Pig Is This?; Ann is the banker
  recorded #8 ········
! note: the prize table 60/30/20 adds up to 110 %, so it cannot be paid (PIG-16)
$ tournament new --entry 20 --stack 1500 --rebuy 10 --host Ann --deputy Bob
  tournament 1
  entry $20.00, 1,500 chips of 25 and up
  rebuy $10.00 for 500 chips
  recorded #9 ········
$ tournament enter Ann Bob Cat Dan Eve
  Ann enters for $20.00: 1,500 chips
  Bob enters for $20.00: 1,500 chips
  Cat enters for $20.00: 1,500 chips
  Dan enters for $20.00: 1,500 chips
  Eve enters for $20.00: 1,500 chips
  5 entered; the prizes are $100.00
  recorded #19 ········
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
  level 1, 25/50, until the table agrees on the next
  5 of 5 players left, 7,500 chips in play, 1,500 on average
  5 entries of $20.00 for 1,500 chips (PIG-08)
  Ann is host; Bob rules if Ann is involved (PIG-02, PIG-03)
  the button deals (PIG-19)
  ¶
  player  place  chips  paid in  back
  ─────────────────────────────────────
  Ann        in  1,500   $20.00     –
  Bob        in  1,500   $20.00     –
  Cat        in  1,500   $20.00     –
  Dan        in  1,500   $20.00     –
  Eve        in  1,500   $20.00     –
  ¶
  place   prize
  ───────────────
      1  $60.00
      2  $30.00
      3  $10.00
  of a pool of $100.00
  recorded #25 ········
$ hand result --game holdem --in Ann=1500 --in Bob=1000 --in Cat=1000 --carry 3500 --for Ann --for Bob --for Cat
  hand 1, holdem: nobody wins; 3,500 stays for the next hand
  recorded #26 ········
$ tournament bust Ann
! error: `Ann` is not out: the pot that waits can still be his
! hint: hand new
= 4
> the pot that waits can still be his
$ hand new --yes
< ¶
< c
< k
< Ah7d2c
< k*
< 9s
< k*
< 9h
< k*
< KsKd
< 2s3d
< AsAd
  hand 2, holdem: Ann wins 3,500, Bob wins 100
  recorded #28 ········
! holdem, 25/50, 3500 in the middle, Ann deals, 3 in: Ann Bob Cat
! Enter deals > ¶
! Bob 475 · pot 3575 · call 25, raise 75–500 > c
! Cat 450 · pot 3600 · check, raise 75–500 > k
! flop · pot 3600 > Ah7d2c
! flop: Ah 7d 2c · pot 3600
! Bob 450 · pot 3600 · check, bet 25–450 > k*
! turn · pot 3600 > 9s
! turn: Ah 7d 2c 9s · pot 3600
! Bob 450 · pot 3600 · check, bet 25–450 > k*
! river · pot 3600 > 9h
! river: Ah 7d 2c 9s 9h · pot 3600
! Bob 450 · pot 3600 · check, bet 25–450 > k*
! pot 3600 · Bob shows > KsKd
! pot 3600 · Cat shows > 2s3d
! pot 3600 · Ann shows > AsAd
! nobody bet in the last round, so Bob, the first to act, shows first (PIG-53)
! the stakes differ, so there are 2 pots, each among players who reached it
!   (PIG-36)
! Ann put in 0 and wins at most that from each of the others (PIG-38)
! all who are left put in the same, but for those all in: the pot is right
!   (PIG-52)
! a hand is the best five of the shared cards and one's own, using two of those,
!   one or none (PIG-04)
! hands are ranked in the usual order (PIG-05)
! best for the main pot of 3,500 is Ann with full house, aces over nines (PIG-55)
! best for side pot 1 of 100 is Bob with two pair, kings and nines (PIG-55)
! Ann gets 3500 (+3500), Bob gets 100 (+50), Cat -50
! ¶
> Ann gets 3500
> Bob gets 100
$ tournament
  tournament 1, running
  level 1, 25/50, until the table agrees on the next
  5 of 5 players left, 7,500 chips in play, 1,500 on average
  5 entries of $20.00 for 1,500 chips (PIG-08)
  Ann is host; Bob rules if Ann is involved (PIG-02, PIG-03)
  the button deals: Ann now (PIG-19)
  ¶
  player  place  chips  paid in  back
  ─────────────────────────────────────
  Ann        in  3,500   $20.00     –
  Dan        in  1,500   $20.00     –
  Eve        in  1,500   $20.00     –
  Bob        in    550   $20.00     –
  Cat        in    450   $20.00     –
  ¶
  place   prize
  ───────────────
      1  $60.00
      2  $30.00
      3  $10.00
  of a pool of $100.00
> 3,500
