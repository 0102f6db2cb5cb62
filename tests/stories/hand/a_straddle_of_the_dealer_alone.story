# Of two players only the dealer straddles: his straddle is written and read again as it was posted
# rules: DAV-31, DAV-25

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
$ open --banker Ann --stakes .25/.50
  night 1 is open at Dave's cash game; Ann is the banker
  recorded #5 ········
! note: tonight's buy-in limits, unless everybody agrees to different ones in writing: each player buys at least $10.00; each player can buy up to a $50.00 stack, or the biggest stack at the table (DAV-17)
! next: sell chips (buy NAME AMOUNT)
$ buy Ann 20
  Ann buys chips: $20.00 in cash; stack $20.00
  recorded #6 ········
! next: play (hand new or hand result), then count the stacks
$ buy Bob 20
  Bob buys chips: $20.00 in cash; stack $20.00
  recorded #7 ········
$ hand new
< d ann
< straddle ann
< ¶
< f
< y
  hand 1, holdem: Ann wins $1.00
  recorded #9 ········
! holdem, .25/.50, Ann deals, 2 in: Ann Bob
! Enter to deal > d ann
! Enter to deal > straddle ann
! holdem, .25/.50, Ann deals, 2 in: Ann Bob; Ann straddles
! Enter to deal > ¶
! note: `Ann` straddles for $1.00 (DAV-31)
! note: before the flop the minimum raise is $1.00 (DAV-32)
! Bob 19.50 · pot 1.50 · call 0.50, raise 2.00–20.00 > f
! nobody called Ann's last $0.50, so Ann gets it back (standard rule)
! Ann is the only one left in the main pot, so Ann wins it: $1.00 (standard rule)
! Ann gets 1.00 (+0.50), Bob -0.50
! record? [Y/n] > y
$ hand export 1 --format phh --out two.phh
  1 hand in `two.phh`
$ hand check two.phh
  {"file":"two.phh","hand":"1","variant":"NT","starting":[20.00,20.00],"finishing":[19.50,20.50],"pots":[{"amount":1.00,"eligible":["Ann"],"high":["Ann"],"low":[]}],"awards":[0.00,1.00],"flags":[],"why":[{"rule":"standard","text":"nobody called Ann's last 0.50, so Ann gets it back"},{"rule":"standard","text":"Ann is the only one left in the main pot, so Ann wins it: 1.00"}]}
$ undo
  undid #8 (Ann deals the next hand)
  undid #9 (hand 1, holdem: Ann won $1.00)
  recorded #11 ········
$ hand add two.phh
  hand 1, holdem: Ann wins $1.00
    nobody called Ann's last $0.50, so Ann gets it back (standard rule)
    Ann is the only one left in the main pot, so Ann wins it: $1.00 (standard
      rule)
  recorded #12 ········
$ hand show 1
  hand 1, holdem: Ann wins $1.00 (event 12, 2026-01-02 19:06)
  ¶
  player        posted       before   after
  ───────────────────────────────────────────
  Ann (button)  blind $1.00  $20.00  $20.50
  Bob           blind $0.50  $20.00  $19.50
  ¶
  the hand
    Bob folds  pot $1.50
  ¶
  pot       amount  could win it  won it
  ────────────────────────────────────────
  main pot   $1.00  Ann           Ann
  nobody called Ann's last $0.50, so Ann gets it back (standard rule)
  Ann is the only one left in the main pot, so Ann wins it: $1.00 (standard rule)
  ¶
  in the ledger (show 12):
  party  asset  with  amount
  ────────────────────────────
  Ann    chips         $0.50
  Bob    chips        -$0.50
