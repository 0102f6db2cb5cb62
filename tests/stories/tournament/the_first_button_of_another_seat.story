# The first button of a tournament is seat 1's; another one that is said is remarked on
# rules: PIG-22

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
$ seat Ann 1
  Ann has seat 1
  recorded #7 ········
$ seat Bob 2
  Bob has seat 2
  recorded #8 ········
$ seat Cat 3
  Cat has seat 3
  recorded #9 ········
$ tournament new --entry 20 --stack 1500 --payout 100 --host Ann --deputy Bob
  tournament 1
  entry $20.00 for 1,500 chips (smallest 25)
  prizes 100
  recorded #10 ········
! note: the first player out can rebuy at a price set before the start, but none was set: undo, then tournament new … --rebuy 10 (PIG-09)
! next: enter the players (tournament enter NAME NAME)
$ tournament enter Ann Bob Cat
  Ann enters for $20.00: 1,500 chips
  Bob enters for $20.00: 1,500 chips
  Cat enters for $20.00: 1,500 chips
  3 entered; the prize pool is $60.00
  recorded #16 ········
! next: enter everybody, then tournament start
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
      1  $60.00
  prize pool $60.00
  recorded #17 ········
! next: play (hand new or hand result)
$ deal --dealer Bob
  Bob deals
    at this house seat 1 starts with the button, not seat 2 (PIG-22)
    nobody is out, so the button deals (PIG-19)
    `Cat` is next to the button and has the small blind; `Ann` has the big blind
      (PIG-29)
    in the first round, players act in this order: `Bob`, `Cat`, `Ann` (PIG-44)
    in later rounds, players act in this order: `Cat`, `Ann`, `Bob` (PIG-48)
    `Cat` needs 25 more to call (PIG-45)
  holdem: Cat posts the small blind, 25; Ann posts the big blind, 50
  recorded #18 ········
> at this house seat 1 starts with the button, not seat 2 (PIG-22)
