A fine paid during a hand goes into the pot and is never bet. In a hand file that other programs read, it's an ante.
rules: DAV-42

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
$ buy Ann 40
  Ann buys chips: $40.00 in cash; stack $40.00
  recorded #7 ········
! next: play (hand new or hand result), then count the stacks
$ buy Bob 40
  Bob buys chips: $40.00 in cash; stack $40.00
  recorded #8 ········
$ buy Cat 40
  Cat buys chips: $40.00 in cash; stack $40.00
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

Bob pays a fine, and Ann is in for all Bob has left.

$ hand new
< d ann
< ¶
< fine bob 5
< r 35
< c
< f
< 2c7d9h
< Ts
< Kd
< AsAd
< 9s9d
< y
  hand 1, holdem: Ann wins $75.50
  recorded #14 ········
! holdem, .25/.50, Ann deals, 3 in: Ann Bob Cat
! Enter to deal > d ann
! Enter to deal > ¶
! Ann 40.00 · pot 0.75 · call 0.50, raise 1.00–40.00 > fine bob 5
! Ann 40.00 · pot 5.75 · call 0.50, raise 1.00–40.00 > r 35
! Bob 34.75 · pot 40.75 · call 34.75 all-in > c
! Cat 39.50 · pot 75.50 · call 34.50, raise 40.00 > f
! note: nobody can bet anymore: you can keep your hands face down until the board
!   is complete (DAV-50)
! note: everybody still in can agree to run it more than once (run 2) (DAV-51)
! flop · pot 75.50 > 2c7d9h
! flop: 2c 7d 9h · pot 75.50
! turn · pot 75.50 > Ts
! turn: 2c 7d 9h Ts · pot 75.50
! river · pot 75.50 > Kd
! river: 2c 7d 9h Ts Kd · pot 75.50
! pot 75.50 · Bob shows > AsAd
! pot 75.50 · Ann shows > 9s9d
! nobody bet in the last round, so Bob, on the dealer's left, shows first (DAV-52)
! Ann has the best hand for the main pot of $75.50: three nines (DAV-54)
! Ann gets 75.50 (+40.50), Bob -40.00, Cat -0.50
! record? [Y/n] > y
$ hand show 1
  hand 1, holdem: Ann wins $75.50 (event 14, 2026-01-02 19:09)
  ¶
  player        posted       before   after
  ───────────────────────────────────────────
  Ann (button)  –            $40.00  $80.50
  Bob           blind $0.25  $40.00   $0.00
  Cat           blind $0.50  $40.00  $39.50
  ¶
  before the flop
    Bob pays a fine of $5.00   pot $5.75
    Ann raises to $35.00      pot $40.75
    Bob calls $34.75, all in  pot $75.50
    Cat folds                 pot $75.50
  board 2c 7d 9h
  board 2c 7d 9h Ts
  board 2c 7d 9h Ts Kd
    Bob shows As Ad  pot $75.50
    Ann shows 9s 9d  pot $75.50
  ¶
  pot       amount  could win it  won it
  ────────────────────────────────────────
  main pot  $75.50  Ann and Bob   Ann
  nobody bet in the last round, so Bob, on the dealer's left, shows first (DAV-52)
  Ann has the best hand for the main pot of $75.50: three nines (DAV-54)
  ¶
  in the ledger (show 14):
  party  asset  with   amount
  ─────────────────────────────
  Cat    chips         -$0.50
  Ann    chips         $40.50
  Bob    chips        -$40.00
$ hand export 1 --format phh
  variant = "NT"
  ante_trimming_status = false
  antes = [5.00, 0.00, 0.00]
  blinds_or_straddles = [0.25, 0.50, 0.00]
  min_bet = 0.50
  starting_stacks = [40.00, 40.00, 40.00]
  actions = ["d dh p1 ????", "d dh p2 ????", "d dh p3 ????", "p3 cbr 35.00", "p1 cc", "p2 f", "p1 sm AsAd", "p3 sm 9s9d", "d db 2c7d9h", "d db Ts", "d db Kd"]
  hand = 1
  players = ["Bob", "Cat", "Ann"]
  year = 2026
  month = 1
  day = 2
  time = 19:09:00
  time_zone = "UTC"
  _kept = "hand1 Gholdem Lnn50 Uxbddln-hh P4000,4000/0/25,4000/0/50 B0 F0 S I1 Zyear=2026 Zmonth=1 Zday=2 Ztime=19%3a09%3a00 Ztime_zone=UTC d1???? d2???? d0???? e1500 r03500 c1 f2 b2c7d9h bTs bKd w1AsAd w09s9d"
> antes = [5.00, 0.00, 0.00]
$ hand export 1 --format phh --out one.phh
  1 hand in `one.phh`
$ hand check one.phh
  {"file":"one.phh","hand":"1","variant":"NT","starting":[40.00,40.00,40.00],"finishing":[0.00,39.50,80.50],"pots":[{"amount":75.50,"eligible":["Ann","Bob"],"high":["Ann"],"low":[]}],"awards":[0.00,0.00,75.50],"flags":[],"why":[{"rule":"standard","text":"Ann has the best hand for the main pot of 75.50: three nines"}]}
$ hand convert one.phh --format ohh
! error: one.phh:7:13: Open Hand History can't record this hand: it can't record a fine
= 5
$ hand convert one.phh --format text
  Hand #1: holdem (0.25/0.50), 2026-01-02 19:09:00 UTC
  Seat 1: Ann (40.00 in chips), the button
  Seat 2: Bob (40.00 in chips)
  Seat 3: Cat (40.00 in chips)
  Bob posts a blind of 0.25
  Cat posts a blind of 0.50
  *** CARDS ***
  Bob pays a fine of 5.00
  Ann raises to 35.00
  Bob calls 34.75, all in
  Cat folds
  *** FLOP *** [2c 7d 9h]
  *** TURN *** [2c 7d 9h Ts]
  *** RIVER *** [2c 7d 9h Ts Kd]
  *** SHOWDOWN ***
  Bob shows As Ad
  Ann shows 9s 9d
  *** SUMMARY ***
  Total pot 75.50
  Ann collected 75.50
