# Coming from two players the button goes on to who sits between it and the blinds and owes nothing
# rules: DAV-25, DAV-29

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
$ player add Eve
  Eve, a regular
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
$ buy Bob 20
  Bob buys chips: $20.00 in cash; stack $20.00
  recorded #10 ········
$ buy Cat 20
  Cat buys chips: $20.00 in cash; stack $20.00
  recorded #11 ········
$ buy Dan 40
  Dan buys chips: $40.00 in cash; stack $40.00
  recorded #12 ········
$ buy Eve 20
  Eve buys chips: $20.00 in cash; stack $20.00
  recorded #13 ········
$ seat Ann 1
  Ann has seat 1
  recorded #14 ········
$ seat Bob 2
  Bob has seat 2
  recorded #15 ········
$ seat Cat 3
  Cat has seat 3
  recorded #16 ········
$ seat Dan 4
  Dan has seat 4
  recorded #17 ········
$ seat Eve 5
  Eve has seat 5
  recorded #18 ········
$ hand new
< d ann
< ¶
< a a f
< a a
< ¶
< ¶
< ¶
< w dan
< y
  hand 1, holdem: Dan wins $80.00
  recorded #20 ········
! holdem, .25/.50, Ann deals, 5 in: Ann Bob Cat Dan Eve
! Enter to deal > d ann
! Enter to deal > ¶
! Dan 40.00 · pot 0.75 · call 0.50, raise 1.00–40.00 > a a f
! Bob 19.75 · pot 60.75 · call 19.75 all-in > a a
! note: nobody can bet anymore: you can keep your hands face down until the board
!   is complete (DAV-50)
! note: everybody still in can agree to run it more than once (run 2) (DAV-51)
! flop · pot 100.00 > ¶
! flop: ?? ?? ?? · pot 100.00
! turn · pot 100.00 > ¶
! turn: ?? ?? ?? ?? · pot 100.00
! river · pot 100.00 > ¶
! river: ?? ?? ?? ?? ?? · pot 100.00
! pot 100.00 · Bob shows > w dan
! nobody bet in the last round, so Bob, on the dealer's left, shows first (DAV-52)
! nobody called Dan's last $20.00, so Dan gets it back (standard rule)
! Dan is the only one left in the main pot, so Dan wins it: $80.00 (DAV-53)
! Bob -20.00, Cat -20.00, Dan gets 80.00 (+60.00), Eve -20.00
! record? [Y/n] > y
$ hand new
< ¶
< f
< y
  hand 2, holdem: Dan wins $0.50
  recorded #22 ········
! holdem, .25/.50, Ann deals, 2 in: Ann Dan
! Enter to deal > ¶
! Ann 19.75 · pot 0.75 · call 0.25, raise 1.00–20.00 > f
! nobody called Dan's last $0.25, so Dan gets it back (standard rule)
! Dan is the only one left in the main pot, so Dan wins it: $0.50 (standard rule)
! Ann -0.25, Dan gets 0.50 (+0.25)
! record? [Y/n] > y
$ buy Ann 20
  Ann buys chips: $20.00 in cash; stack $39.75
  recorded #23 ········
$ buy Bob 20
  Bob buys chips: $20.00 in cash; stack $20.00
  recorded #24 ········
$ buy Cat 20
  Cat buys chips: $20.00 in cash; stack $20.00
  recorded #25 ········
$ buy Eve 20
  Eve buys chips: $20.00 in cash; stack $20.00
  recorded #26 ········
$ hand new
< ¶
< f f f f
< y
  hand 3, holdem: Eve wins $0.50
  recorded #28 ········
! holdem, .25/.50, Bob deals, 5 in: Ann Bob Cat Dan Eve
! Enter to deal > ¶
! note: `Cat` sits between the button and the small blind and has to wait or buy
!   the button (DAV-29)
! Ann 39.75 · pot 0.75 · call 0.50, raise 1.00–39.75 > f f f f
! nobody called Eve's last $0.25, so Eve gets it back (standard rule)
! Eve is the only one left in the main pot, so Eve wins it: $0.50 (standard rule)
! Dan -0.25, Eve gets 0.50 (+0.25)
! record? [Y/n] > y
$ hand show 3
  hand 3, holdem: Eve wins $0.50 (event 28, 2026-01-02 19:23)
  ¶
  player        posted        before    after
  ─────────────────────────────────────────────
  Ann           –             $39.75   $39.75
  Bob (button)  –             $20.00   $20.00
  Dan           blind $0.25  $100.25  $100.00
  Eve           blind $0.50   $20.00   $20.25
  ¶
  the hand
    Ann folds  pot $0.75
    Bob folds  pot $0.75
    Dan folds  pot $0.75
  ¶
  pot       amount  could win it  won it
  ────────────────────────────────────────
  main pot   $0.50  Eve           Eve
  nobody called Eve's last $0.25, so Eve gets it back (standard rule)
  Eve is the only one left in the main pot, so Eve wins it: $0.50 (standard rule)
  ¶
  in the ledger (show 28):
  party  asset  with  amount
  ────────────────────────────
  Dan    chips        -$0.25
  Eve    chips         $0.25
