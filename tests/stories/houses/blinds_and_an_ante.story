# A house that writes down blinds and an ante plays with both, though it says nothing more of blinds

file ours.toml:
  [house]
  name = "ours"
  currency = "USD"
  ¶
  [blinds]
  small = "0.50"
  big = "1"
  ¶
  [ante]
  is = "0.25"
$ house check ours.toml
  `ours` checks out: 3 settings, no contradictions
$ init --house ours.toml
  started a new book in USD with `ours` rules
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
  night 1 is open at ours; Ann is the banker
  recorded #6 ········
! next: sell chips (buy NAME AMOUNT)
$ buy Ann 20
  Ann buys chips: $20.00 in cash; stack $20.00
  recorded #7 ········
! next: play (hand new or hand result), then count the stacks
$ buy Bob 20
  Bob buys chips: $20.00 in cash; stack $20.00
  recorded #8 ········
$ buy Cat 20
  Cat buys chips: $20.00 in cash; stack $20.00
  recorded #9 ········
$ seat Ann 1
  Ann has seat 1
  recorded #10 ········
$ seat Bob 2
  Bob has seat 2
  recorded #11 ········
$ seat Cat 3
  Cat has seat 3
  recorded #12 ········
$ deal --dealer Ann
  Ann deals
  recorded #13 ········
$ hand new --yes
< holdem
< ¶
< c
< c
< k
< 2c 7d 9s
< b 0.50
< b 1
< f
< f
  hand 1, holdem: Bob wins $3.75
  recorded #14 ········
! no game yet, Ann deals, 3 in: Ann Bob Cat
! which game? > holdem
! holdem, Ann deals, 3 in: Ann Bob Cat
! Enter to deal > ¶
! Ann 19.75 · pot 2.25 · call 1.00, raise 2.00–19.75 > c
! Bob 19.25 · pot 3.25 · call 0.50, raise 2.00–19.75 > c
! Cat 18.75 · pot 3.75 · check, raise 2.00–19.75 > k
! flop · pot 3.75 > 2c 7d 9s
! flop: 2c 7d 9s · pot 3.75
! Bob 18.75 · pot 3.75 · check, bet 1.00–18.75 > b 0.50
! error: `Bob` can bet between $1.00 and $18.75, not $0.50
! Bob 18.75 · pot 3.75 · check, bet 1.00–18.75 > b 1
! Cat 18.75 · pot 4.75 · call 1.00, raise 2.00–18.75 > f
! Ann 18.75 · pot 4.75 · call 1.00, raise 2.00–18.75 > f
! nobody called Bob's last $1.00, so Bob gets it back (standard rule)
! Bob is the only one left in the main pot, so Bob wins it: $3.75 (standard rule)
! Ann -1.25, Bob gets 3.75 (+2.50), Cat -1.25
! ¶
$ hand show 1
  hand 1, holdem: Bob wins $3.75 (event 14, 2026-01-02 19:13)
  ¶
  player        posted                   before   after
  ───────────────────────────────────────────────────────
  Ann (button)  ante $0.25               $20.00  $18.75
  Bob           ante $0.25, blind $0.50  $20.00  $22.50
  Cat           ante $0.25, blind $1.00  $20.00  $18.75
  ¶
  before the flop
    Ann calls $1.00  pot $3.25
    Bob calls $0.50  pot $3.75
    Cat checks       pot $3.75
  board 2c 7d 9s
    Bob bets $1.00  pot $4.75
    Cat folds       pot $4.75
    Ann folds       pot $4.75
  ¶
  pot       amount  could win it  won it
  ────────────────────────────────────────
  main pot   $3.75  Bob           Bob
  nobody called Bob's last $1.00, so Bob gets it back (standard rule)
  Bob is the only one left in the main pot, so Bob wins it: $3.75 (standard rule)
  ¶
  in the ledger (show 14):
  party  asset  with  amount
  ────────────────────────────
  Ann    chips        -$1.25
  Bob    chips         $2.50
  Cat    chips        -$1.25
$ house explain bet.min
  setting        bet.min (betting)
  decides        minimum bet; a bet of 0 is a check
  because        tiny bets waste time, and forced bets drive players out
  takes          an amount of at least 0.00 in quotes, like "20.00"
  at ours        — (the house rules don't say)
  standard rule  the big blind if there are blinds, or else the smallest unit
                 (standard rule)
  acts in        src/engine/play/of_house/limits.rs
