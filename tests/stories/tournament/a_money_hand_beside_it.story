# A hand for money beside a tournament goes by the stakes of the night, not by the level: nothing is missing in it (DAV-25).

$ init --house dave
  started a new book in USD with `dave` rules
  recorded #2 ········
! next: add the players (player add NAME NAME)
$ player add Ann Bob Cat Eve Fay Gus Hal
  Ann, a regular
  Bob, a regular
  Cat, a regular
  Eve, a regular
  Fay, a regular
  Gus, a regular
  Hal, a regular
  recorded #9 ········
! next: open the night (open --banker NAME)
$ open --banker Ann --stakes 1/2
  night 1 is open at Dave's cash game; Ann is the banker
  recorded #10 ········
! note: tonight's buy-in limits, unless everybody agrees to different ones in writing: each player buys at least $40.00; each player can buy up to a $200.00 stack, or the biggest stack at the table (DAV-17)
! next: sell chips (buy NAME AMOUNT)
$ tournament new --entry 20 --stack 1500 --levels "25/50@20 50/100@20" --payout 70/30
  tournament 1
  entry $20.00 for 1,500 chips (smallest 25)
  prizes 70/30
  recorded #11 ········
! next: enter the players (tournament enter NAME NAME)
$ tournament enter Ann Bob Cat
  Ann enters for $20.00: 1,500 chips
  Bob enters for $20.00: 1,500 chips
  Cat enters for $20.00: 1,500 chips
  3 entered; the prize pool is $60.00
  recorded #17 ········
! next: enter everybody, then tournament start
$ tournament start
  tournament 1, running
  level 1, 25/50, 20:00 left; next: 50/100
  3 of 3 players left, 4,500 chips in play, average stack 1,500
  3 entries at $20.00 for 1,500 chips
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
  recorded #18 ········
! note: players without a seat number: 3 of 3; type seat PLAYER N
! next: play (hand new or hand result)
$ buy Eve 100
  Eve buys chips: $100.00 in cash; stack $100.00
  recorded #19 ········
$ buy Fay 100
  Fay buys chips: $100.00 in cash; stack $100.00
  recorded #20 ········
$ buy Gus 100
  Gus buys chips: $100.00 in cash; stack $100.00
  recorded #21 ········
$ buy Hal 100
  Hal buys chips: $100.00 in cash; stack $100.00
  recorded #22 ········
$ seat Eve 5
  Eve has seat 5
  recorded #23 ········
! note: first come, first seated: `Ann`, `Bob` and `Cat` got here before `Eve` (DAV-06)
$ seat Fay 6
  Fay has seat 6
  recorded #24 ········
! note: first come, first seated: `Ann`, `Bob` and `Cat` got here before `Fay` (DAV-06)
$ seat Gus 7
  Gus has seat 7
  recorded #25 ········
! note: first come, first seated: `Ann`, `Bob` and `Cat` got here before `Gus` (DAV-06)
$ seat Hal 8
  Hal has seat 8
  recorded #26 ········
! note: first come, first seated: `Ann`, `Bob` and `Cat` got here before `Hal` (DAV-06)
$ hand result holdem Fay 5 Gus --dealer Hal
  hand 1, holdem: Fay wins $10.00
  recorded #28 ········
> hand 1, holdem: Fay wins $10.00
$ hand add --hand '{"game":"holdem","players":[{"name":"Fay","in":"5"},{"name":"Gus","in":"5","folded":true}],"button":"Eve"}'
  hand 2, holdem: Fay wins $10.00
    Fay is the only one left in the main pot, so Fay wins it: $10.00 (standard
      rule)
  recorded #30 ········
