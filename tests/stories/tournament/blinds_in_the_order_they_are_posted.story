# The small blind is listed before the big one wherever they sit: round the end of the table, and between two.

$ init --house dave
  started a new book in USD with `dave` rules
  recorded #2 ········
! next: add the players (player add NAME NAME)
$ player add Ann Bob Cat
  Ann, a regular
  Bob, a regular
  Cat, a regular
  recorded #5 ········
! next: open the night (open --banker NAME)
$ open --banker Ann --stakes .25/.50
  night 1 is open at Dave's cash game; Ann is the banker
  recorded #6 ········
! note: tonight's buy-in limits, unless everybody agrees to different ones in writing: each player buys at least $10.00; each player can buy up to a $50.00 stack, or the biggest stack at the table (DAV-17)
! next: sell chips (buy NAME AMOUNT)
$ tournament new --entry 20 --stack 1500 --levels "25/50@20" --payout 60/40 --host Ann --deputy Bob
  tournament 1
  entry $20.00 for 1,500 chips (smallest 25)
  prizes 60/40
  recorded #7 ········
! next: enter the players (tournament enter NAME NAME)
$ tournament enter Ann Bob Cat
  Ann enters for $20.00: 1,500 chips
  Bob enters for $20.00: 1,500 chips
  Cat enters for $20.00: 1,500 chips
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
  level 1, 25/50, 20:00 left
  3 of 3 players left, 4,500 chips in play, average stack 1,500
  3 entries at $20.00 for 1,500 chips
  Ann is the host; Bob rules if Ann is involved
  ¶
  player  place  chips  paid in  rebuys
  ───────────────────────────────────────
  Ann        in  1,500   $20.00       –
  Bob        in  1,500   $20.00       –
  Cat        in  1,500   $20.00       –
  ¶
  place   prize
  ───────────────
      1  $36.00
      2  $24.00
  prize pool $60.00
  recorded #17 ········
! next: play (hand new or hand result)
$ deal --dealer Bob
  Bob deals
  holdem: Cat posts the small blind, 25; Ann posts the big blind, 50
  recorded #18 ········
> Cat posts the small blind, 25; Ann posts the big blind, 50
$ hand result --game holdem --in Cat=25 --in Ann=50 --win Ann=75
  hand 1, holdem: Ann wins 75
  recorded #19 ········
$ --json deal
  {"dealer":"Cat","button":"Cat","game":"holdem","posts":[{"player":"Ann","ante":"0","blind":"25","dead":"0"},{"player":"Bob","ante":"0","blind":"50","dead":"0"}],"why":[{"rule":"DAV-25","text":"the button moves to the left"}],"event":20,"events":[20],"hash":"········","id":"019b801c-f4e0-7d81-924d-7bfe60527a51"}
$ tournament bust Cat
  Cat is out in 3rd place
  2 left
  recorded #21 ········
! note: the book says `Cat` still had 1,475 chips: count the player who won them; if `Cat` isn't out, undo this
$ deal
  Ann deals
    the button moves to the left (DAV-25)
  holdem: Ann posts the small blind, 25; Bob posts the big blind, 50
  recorded #22 ········
$ hand result --game holdem --in Ann=50 --in Bob=50 --win Bob=100
  hand 2, holdem: Bob wins 100
  recorded #23 ········
$ deal
  Bob deals
    the button moves to the left (DAV-25)
  holdem: Bob posts the small blind, 25; Ann posts the big blind, 50
  recorded #24 ········

# Antes come clockwise from the dealer's left.

$ --book two.book init --house casino
  started a new book in USD with `casino` rules
  recorded #2 ········
! next: add the players (player add NAME NAME)
$ --book two.book player add Ann Bob Cat
  Ann, a regular
  Bob, a regular
  Cat, a regular
  recorded #5 ········
! next: open the night (open --banker NAME)
$ --book two.book open --banker Ann --stakes 1/2
  night 1 is open at The Card Room; Ann is the banker
  recorded #6 ········
! next: sell chips (buy NAME AMOUNT)
$ --book two.book tournament new --entry 20 --stack 1000 --unit 10 --levels "100/200/20@20" --payout 60/40
  tournament 1
  entry $20.00 for 1,000 chips (smallest 10)
  prizes 60/40
  recorded #7 ········
! next: enter the players (tournament enter NAME NAME)
$ --book two.book tournament enter Ann Bob Cat
  Ann enters for $20.00: 1,000 chips
  Bob enters for $20.00: 1,000 chips
  Cat enters for $20.00: 1,000 chips
  3 entered; the prize pool is $60.00
  recorded #13 ········
! next: enter everybody, then tournament start
$ --book two.book seat Ann Bob Cat
  Ann has seat 1
  Bob has seat 2
  Cat has seat 3
  recorded #16 ········
$ --book two.book tournament start
  tournament 1, running
  level 1, 100/200, ante 20, 20:00 left
  3 of 3 players left, 3,000 chips in play, average stack 1,000
  3 entries at $20.00 for 1,000 chips
  ¶
  player  place  chips  paid in  rebuys
  ───────────────────────────────────────
  Ann        in  1,000   $20.00       –
  Bob        in  1,000   $20.00       –
  Cat        in  1,000   $20.00       –
  ¶
  place   prize
  ───────────────
      1  $36.00
      2  $24.00
  prize pool $60.00
  recorded #17 ········
! next: play (hand new or hand result)
$ --book two.book hand result --game holdem --dealer Ann --in Ann=20 --in Bob=120 --in Cat=220 --win Cat=360
  hand 1, holdem: Cat wins 360
  recorded #19 ········
$ --book two.book deal
  Bob deals
  if it's holdem again: Cat antes 20 and posts the small blind, 100; Ann antes 20
    and posts the big blind, 200; Bob antes 20
  recorded #20 ········
