# Everybody but Cat is away. One player can't play a hand, so nobody's blind is taken.
# rules: PIG-64

$ init --house pig
  started a new book in USD with `pig` rules
  recorded #2 ········
! next: add the players (player add NAME NAME)
$ player add Ann Bob Cat
  Ann, a regular
  Bob, a regular
  Cat, a regular
  recorded #5 ········
! next: open the night (open --banker NAME)
$ open --banker Ann
  night 1 is open at The Pig tournament; Ann is the banker
  recorded #6 ········
! note: the prize table 60/30/20 adds up to 110%, so it can't be paid (PIG-16)
! next: set up the tournament (tournament new --entry AMOUNT --stack CHIPS)
$ tournament new --entry 20 --stack 1000 --levels 25/50 --payout 100 --host Ann --deputy Bob
  tournament 1
  entry $20.00 for 1,000 chips (smallest 25)
  prizes 100
  recorded #7 ········
! note: the first player out can rebuy at a price set before the start, but none was set: undo, then tournament new … --rebuy 10 (PIG-09)
! next: enter the players (tournament enter NAME NAME)
$ tournament enter Ann Bob Cat
  Ann enters for $20.00: 1,000 chips
  Bob enters for $20.00: 1,000 chips
  Cat enters for $20.00: 1,000 chips
  3 entered; the prize pool is $60.00
  recorded #13 ········
! next: enter everybody, then tournament start
$ seat Ann Bob Cat
  Ann has seat 1
  Bob has seat 2
  Cat has seat 3
  recorded #16 ········
$ tournament start
  tournament 1, running
  level 1, 25/50, until the table agrees on a new level
  3 of 3 players left, 3,000 chips in play, average stack 1,000
  3 entries at $20.00 for 1,000 chips (PIG-08)
  Ann is the host; Bob rules if Ann is involved (PIG-02, PIG-03)
  the button deals (PIG-19)
  ¶
  player  place  chips  paid in  rebuys
  ───────────────────────────────────────
  Ann        in  1,000   $20.00       –
  Bob        in  1,000   $20.00       –
  Cat        in  1,000   $20.00       –
  ¶
  place   prize
  ───────────────
      1  $60.00
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
$ hand result --game holdem --in Bob=25 --in Cat=50 --win Cat=75 --away Ann --away Bob
! error: a hand needs 2 players, but everybody except `Cat` is sitting out
! hint: hand result --help
= 4
$ hand add --hand '{"game":"holdem","button":"Ann","away":["Ann","Bob"],"players":[{"name":"Ann","in":"0","folded":true},{"name":"Bob","in":"25","folded":true},{"name":"Cat","in":"50"}]}'
! error: --hand:1:1: a hand needs 2 players, but everybody except `Cat` is sitting out
= 5
$ hand new --yes
< -ann
< -bob
< ¶
! holdem, 25/50, Ann deals, 3 in: Ann Bob Cat
! Enter to deal > -ann
! holdem, 25/50, Ann deals, 2 in: Bob Cat
! Enter to deal > -bob
! holdem, 25/50, Ann deals, 1 in: Cat
! Enter to deal > ¶
! error: `holdem` takes 2 or more players at this house, not 1
! Enter to deal > ¶
! error: the hand isn't finished, so nothing was recorded
! hint: hand new
= 4
