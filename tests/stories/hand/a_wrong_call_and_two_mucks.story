# A hand was called wrongly, and another was thrown away for it: the last hand beside it takes the pot, and stays.
# rules: DAV-55

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
$ open --banker Ann --stakes .25/.50
  night 1 is open at Dave's cash game; Ann is the banker
  recorded #6 ········
! note: tonight's buy-in limits, unless everybody agrees to different ones in writing: each player buys at least $10.00; each player can buy up to a $50.00 stack, or the biggest stack at the table (DAV-17)
! next: sell chips (buy NAME AMOUNT)
$ buy Ann 40
  Ann buys chips: $40.00 in cash; stack $40.00
  recorded #7 ········
! next: play (hand new or hand result), then count the stacks
$ seat Ann 1
  Ann has seat 1
  recorded #8 ········
$ buy Bob 40
  Bob buys chips: $40.00 in cash; stack $40.00
  recorded #9 ········
$ seat Bob 2
  Bob has seat 2
  recorded #10 ········
$ buy Cat 40
  Cat buys chips: $40.00 in cash; stack $40.00
  recorded #11 ········
$ seat Cat 3
  Cat has seat 3
  recorded #12 ········
$ deal --dealer Ann
  Ann deals
  holdem: Bob posts the small blind, $0.25; Cat posts the big blind, $0.50
  recorded #13 ········
$ hand new --yes
< ¶
< c
< c
< k
< Kd 5s 8d
< k*
< 3s
< k*
< 4s
< k*
< Th Kc
< miscall Bob
< x
  hand 1, holdem: Ann wins $1.50
  recorded #14 ········
! holdem, .25/.50, Ann deals, 3 in: Ann Bob Cat
! Enter to deal > ¶
! Ann 40.00 · pot 0.75 · call 0.50, raise 1.00–40.00 > c
! Bob 39.75 · pot 1.25 · call 0.25, raise 1.00–40.00 > c
! Cat 39.50 · pot 1.50 · check, raise 1.00–40.00 > k
! flop · pot 1.50 > Kd 5s 8d
! flop: Kd 5s 8d · pot 1.50
! Bob 39.50 · pot 1.50 · check, bet 0.50–39.50 > k*
! turn · pot 1.50 > 3s
! turn: Kd 5s 8d 3s · pot 1.50
! Bob 39.50 · pot 1.50 · check, bet 0.50–39.50 > k*
! river · pot 1.50 > 4s
! river: Kd 5s 8d 3s 4s · pot 1.50
! Bob 39.50 · pot 1.50 · check, bet 0.50–39.50 > k*
! pot 1.50 · Bob shows > Th Kc
! pot 1.50 · Cat shows > miscall Bob
! pot 1.50 · Cat shows > x
! nobody bet in the last round, so Bob, on the dealer's left, shows first (DAV-52)
! Bob called the hand wrong and another player folded because of it, so it can't
!   win (DAV-55)
! Ann is the only one left in the main pot, so Ann wins it: $1.50 (DAV-55)
! Ann gets 1.50 (+1.00), Bob -0.50, Cat -0.50
! ¶
> Bob called the hand wrong and another player folded because of it
$ hand show 1
  hand 1, holdem: Ann wins $1.50 (event 14, 2026-01-02 19:12)
  ¶
  player        posted       before   after
  ───────────────────────────────────────────
  Ann (button)  –            $40.00  $41.00
  Bob           blind $0.25  $40.00  $39.50
  Cat           blind $0.50  $40.00  $39.50
  ¶
  before the flop
    Ann calls $0.50  pot $1.25
    Bob calls $0.25  pot $1.50
    Cat checks       pot $1.50
  board Kd 5s 8d
    Bob checks  pot $1.50
    Cat checks  pot $1.50
    Ann checks  pot $1.50
  board Kd 5s 8d 3s
    Bob checks  pot $1.50
    Cat checks  pot $1.50
    Ann checks  pot $1.50
  board Kd 5s 8d 3s 4s
    Bob checks              pot $1.50
    Cat checks              pot $1.50
    Ann checks              pot $1.50
    Bob shows Th Kc         pot $1.50
    Bob miscalled the hand  pot $1.50
    Cat mucks               pot $1.50
  ¶
  pot       amount  could win it  won it
  ────────────────────────────────────────
  main pot   $1.50  Ann and Bob   Ann
  nobody bet in the last round, so Bob, on the dealer's left, shows first (DAV-52)
  Bob called the hand wrong and another player folded because of it, so it can't
    win (DAV-55)
  Ann is the only one left in the main pot, so Ann wins it: $1.50 (DAV-55)
  ¶
  in the ledger (show 14):
  party  asset  with  amount
  ────────────────────────────
  Ann    chips         $1.00
  Bob    chips        -$0.50
  Cat    chips        -$0.50
> so it can't  win (DAV-55)
