# Buying the button: who comes in between the button and the small blind posts both blinds, and the two on his left none.

$ init --house dave
  started a new book in USD with `dave` rules
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
$ player add Nan
  Nan, a regular
  recorded #7 ········
$ open --banker Ann --stakes .25/.50
  night 1 is open at Dave's cash game; Ann is the banker
  recorded #8 ········
! note: tonight's buy-in limits, unless everybody agrees to different ones in writing: each player buys at least $10.00; each player can buy up to a $50.00 stack, or the biggest stack at the table (DAV-17)
! next: sell chips (buy NAME AMOUNT)
$ buy Ann 20
  Ann buys chips: $20.00 in cash; stack $20.00
  recorded #9 ········
! next: play (hand new or hand result), then count the stacks
$ seat Ann 1
  Ann has seat 1
  recorded #10 ········
$ buy Bob 20
  Bob buys chips: $20.00 in cash; stack $20.00
  recorded #11 ········
$ seat Bob 4
  Bob has seat 4
  recorded #12 ········
$ buy Cat 20
  Cat buys chips: $20.00 in cash; stack $20.00
  recorded #13 ········
$ seat Cat 5
  Cat has seat 5
  recorded #14 ········
$ buy Dan 20
  Dan buys chips: $20.00 in cash; stack $20.00
  recorded #15 ········
$ seat Dan 6
  Dan has seat 6
  recorded #16 ········
$ hand new
< d dan
< ¶
< f*
< y
  hand 1, holdem: Bob wins $0.50
  recorded #18 ········
! holdem, .25/.50, Ann deals, 4 in: Ann Bob Cat Dan
! Enter to deal > d dan
! holdem, .25/.50, Dan deals, 4 in: Ann Bob Cat Dan
! Enter to deal > ¶
! Cat 20.00 · pot 0.75 · call 0.50, raise 1.00–20.00 > f*
! nobody called Bob's last $0.25, so Bob gets it back (standard rule)
! Bob is the only one left in the main pot, so Bob wins it: $0.50 (standard rule)
! Ann -0.25, Bob gets 0.50 (+0.25)
! record? [Y/n] > y

## V-DAV-27: Ann has the button, Nan sits between her and Bob and buys it: $0.50 live, $0.25 dead; Bob and Cat post nothing; then Nan has the button and they the blinds
$ buy Nan 20
  Nan buys chips: $20.00 in cash; stack $20.00
  recorded #19 ········
$ seat Nan 2
  Nan has seat 2
  recorded #20 ········
$ hand new
< button nan
< ¶
< f*
< y
  hand 2, holdem: Nan wins $0.25
  recorded #22 ········
! holdem, .25/.50, Ann deals, 5 in: Ann Nan Bob Cat Dan
! Enter to deal > button nan
! holdem, .25/.50, Ann deals, 5 in: Ann Nan Bob Cat Dan; Nan buys the button
! Enter to deal > ¶
! note: `Nan` buys the button, so `Bob` and `Cat` don't post a blind this hand
!   (DAV-29)
! Bob 20.25 · pot 0.75 · call 0.50, raise 1.00–20.25 > f*
! nobody called Nan's last $0.50, so Nan gets it back (standard rule)
! Nan is the only one left in the main pot, so Nan wins it: $0.25 (standard rule)
! Nan gets 0.25 (+0.00)
! record? [Y/n] > y
> `Nan` buys the button, so `Bob` and `Cat` don't post a blind this hand  (DAV-29)
$ hand show 2
  hand 2, holdem: Nan wins $0.25 (event 22, 2026-01-02 19:18)
  ¶
  player        posted                   before   after
  ───────────────────────────────────────────────────────
  Ann (button)  –                        $19.75  $19.75
  Nan           blind $0.50, dead $0.25  $20.00  $20.00
  Bob           –                        $20.25  $20.25
  Cat           –                        $20.00  $20.00
  Dan           –                        $20.00  $20.00
  ¶
  the hand
    Bob folds  pot $0.75
    Cat folds  pot $0.75
    Dan folds  pot $0.75
    Ann folds  pot $0.75
  ¶
  pot       amount  could win it  won it
  ────────────────────────────────────────
  main pot   $0.25  Nan           Nan
  nobody called Nan's last $0.50, so Nan gets it back (standard rule)
  Nan is the only one left in the main pot, so Nan wins it: $0.25 (standard rule)
> blind $0.50
$ hand new
< ¶
< f*
< y
  hand 3, holdem: Cat wins $0.50
  recorded #24 ········
! holdem, .25/.50, Nan deals, 5 in: Ann Nan Bob Cat Dan
! Enter to deal > ¶
! Dan 20.00 · pot 0.75 · call 0.50, raise 1.00–20.00 > f*
! nobody called Cat's last $0.25, so Cat gets it back (standard rule)
! Cat is the only one left in the main pot, so Cat wins it: $0.50 (standard rule)
! Bob -0.25, Cat gets 0.50 (+0.25)
! record? [Y/n] > y
> Nan deals
$ hand show 3
  hand 3, holdem: Cat wins $0.50 (event 24, 2026-01-02 19:20)
  ¶
  player        posted       before   after
  ───────────────────────────────────────────
  Ann           –            $19.75  $19.75
  Nan (button)  –            $20.00  $20.00
  Bob           blind $0.25  $20.25  $20.00
  Cat           blind $0.50  $20.00  $20.25
  Dan           –            $20.00  $20.00
  ¶
  the hand
    Dan folds  pot $0.75
    Ann folds  pot $0.75
    Nan folds  pot $0.75
    Bob folds  pot $0.75
  ¶
  pot       amount  could win it  won it
  ────────────────────────────────────────
  main pot   $0.50  Cat           Cat
  nobody called Cat's last $0.25, so Cat gets it back (standard rule)
  Cat is the only one left in the main pot, so Cat wins it: $0.50 (standard rule)
  ¶
  in the ledger (show 24):
  party  asset  with  amount
  ────────────────────────────
  Bob    chips        -$0.25
  Cat    chips         $0.25
> blind $0.25

Nobody buys it who does not sit there, and who sits there and does not buy waits.

$ player add Max
  Max, a regular
  recorded #25 ········
$ buy Max 20
  Max buys chips: $20.00 in cash; stack $20.00
  recorded #26 ········
$ seat Max 7
  Max has seat 7
  recorded #27 ········
$ hand new
< button max
< ¶
< q
  stopped: nothing was recorded
! holdem, .25/.50, Bob deals, 6 in: Ann Nan Bob Cat Dan Max
! Enter to deal > button max
! holdem, .25/.50, Bob deals, 6 in: Ann Nan Bob Cat Dan Max; Max buys the button
! Enter to deal > ¶
! error: `Max` can't buy the button: only a player between the button and the
!   small blind can (DAV-29)
! Enter to deal > q

