# Between two, of whom one is short, nobody needs more to call than is there
# rules: PIG-45

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
$ open --banker Ann
  night 1 is open at The Pig tournament; Ann is the banker
  recorded #5 ········
! note: the prize table 60/30/20 adds up to 110%, so it can't be paid (PIG-16)
! next: set up the tournament (tournament new --entry AMOUNT --stack CHIPS)
$ tournament new --entry 20 --stack 1500 --payout 100 --host Ann --deputy Bob
  tournament 1
  entry $20.00 for 1,500 chips (smallest 25)
  prizes 100
  recorded #6 ········
! note: the first player out can rebuy at a price set before the start, but none was set: undo, then tournament new … --rebuy 10 (PIG-09)
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
> `Ann` needs 25 more to call (PIG-45)
$ hand result --game holdem --in Ann=1475 --in Bob=1475 --win Ann=2950
  hand 1, holdem: Ann wins 2,950
  recorded #15 ········
$ deal
  Bob deals
    the button moves to the left (PIG-22)
    nobody is out, so the button deals (PIG-19)
    two players are left: `Bob` has the button and the small blind (standard rule;
      word for word, the house rule would switch the blinds) (PIG-29)
    in the first round, players act in this order: `Bob`, `Ann` (PIG-44)
    in later rounds, players act in this order: `Ann`, `Bob` (PIG-48)
    `Bob` is all-in for 25 and doesn't have to call (PIG-45)
  holdem: Bob posts the small blind, 25; Ann posts the big blind, 50
  recorded #16 ········
> `Bob` is all-in for 25 and doesn't have to call (PIG-45)
$ hand result --game holdem --in Ann=50 --in Bob=25 --win Ann=75
  hand 2, holdem: Ann wins 75
  recorded #18 ········
! note: `Bob` is out in 2nd place (PIG-40)
! note: `Ann` has all 3,000 chips and wins; next: tournament payout (PIG-12)
$ undo
  undid #17 (hand 2, holdem: Ann won 75)
  undid #18 (Bob was knocked out in hand 2)
  recorded #20 ········
! next: play (hand new or hand result)
$ deal
  Bob deals
    the button moves to the left (PIG-22)
    nobody is out, so the button deals (PIG-19)
    two players are left: `Bob` has the button and the small blind (standard rule;
      word for word, the house rule would switch the blinds) (PIG-29)
    in the first round, players act in this order: `Bob`, `Ann` (PIG-44)
    in later rounds, players act in this order: `Ann`, `Bob` (PIG-48)
    `Bob` is all-in for 25 and doesn't have to call (PIG-45)
  holdem: Bob posts the small blind, 25; Ann posts the big blind, 50
! note: `Bob` already has the next deal, so nothing was recorded; if that hand was already played, type deal --next (PIG-22)
