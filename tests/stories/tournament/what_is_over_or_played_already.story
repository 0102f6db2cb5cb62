# Nobody deals when one player has all the chips, and the blinds that are played aren't agreed on again (PIG-12, PIG-27).

$ init --house pig
  started a new book in USD with `pig` rules
  recorded #2 ········
! next: add the players (player add NAME NAME)
$ player add Ann Bob
  Ann, a regular
  Bob, a regular
  recorded #4 ········
! next: open the night (open --banker NAME)
$ open --banker Ann
  night 1 is open at The Pig tournament; Ann is the banker
  recorded #5 ········
! note: the prize table 60/30/20 adds up to 110%, so it can't be paid (PIG-16)
! next: set up the tournament (tournament new --entry AMOUNT --stack CHIPS)
$ tournament new --entry 20 --stack 1500 --payout 100 --rebuy 10 --host Ann --deputy Bob
  tournament 1
  entry $20.00 for 1,500 chips (smallest 25)
  rebuy $10.00 for 500 chips
  prizes 100
  recorded #6 ········
! next: enter the players (tournament enter NAME NAME)
$ tournament enter Ann Bob
  Ann enters for $20.00: 1,500 chips
  Bob enters for $20.00: 1,500 chips
  2 entered; the prize pool is $40.00
  recorded #10 ········
! next: enter everybody, then tournament start
$ seat Ann 1
  Ann has seat 1
  recorded #11 ········
$ seat Bob 2
  Bob has seat 2
  recorded #12 ········
$ tournament start
  tournament 1, running
  level 1, 25/50, until the table agrees on a new level
  2 of 2 players left, 3,000 chips in play, average stack 1,500
  2 entries at $20.00 for 1,500 chips (PIG-08)
  Ann is the host; Bob rules if Ann is involved (PIG-02, PIG-03)
  the button deals (PIG-19)
  ¶
  player  place  chips  paid in  rebuys
  ───────────────────────────────────────
  Ann        in  1,500   $20.00       –
  Bob        in  1,500   $20.00       –
  ¶
  place   prize
  ───────────────
      1  $40.00
  prize pool $40.00
  recorded #13 ········
! next: play (hand new or hand result)
$ tournament level 25/50
! error: the blinds are 25/50 already
! hint: tournament status
= 4
> the blinds are 25/50 already
$ deal
  Ann deals
    seat 1 starts with the button (PIG-22)
    nobody is out, so the button deals (PIG-19)
    two players are left: `Ann` has the button and the small blind (standard rule;
      word for word, the house rule would switch the blinds) (PIG-29)
    in the first round, players act in this order: `Ann`, `Bob` (PIG-44)
    in later rounds, players act in this order: `Bob`, `Ann` (PIG-48)
    `Ann` needs 25 more to call (PIG-45)
  holdem: Ann posts the small blind, 25; Bob posts the big blind, 50
  recorded #14 ········
$ hand result --game holdem --in Ann=1500 --in Bob=1500 --win Ann=3000
  hand 1, holdem: Ann wins 3,000
  recorded #16 ········
! note: `Bob` is out in 2nd place (PIG-40)
! note: `Bob` can rebuy for $10.00 and get 500 chips: tournament rebuy Bob (PIG-09)
! note: `Ann` has all 3,000 chips and wins; next: tournament payout (PIG-12)
$ deal
! error: `Ann` has all the chips and wins the tournament
! hint: tournament payout
= 4
> `Ann` has all the chips and wins the tournament
