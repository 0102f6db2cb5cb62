# In or out, and leaders who tie.

$ init --house mike
  started a new book in USD with `mike` rules
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
  night 1 is open at Mike's house; Ann is the banker
  recorded #6 ········
! next: sell chips (buy NAME AMOUNT)
$ buy Ann 20
  Ann buys chips: $20.00 in cash; stack $20.00
  recorded #7 ········
! next: play (hand new or hand result), then count the stacks
$ buy Bob 20 --quiet
$ buy Cat 20 --quiet
$ seat Ann 1
  Ann has seat 1
  recorded #10 ········
$ seat Bob 2
  Bob has seat 2
  recorded #11 ········
$ seat Cat 3
  Cat has seat 3
  recorded #12 ········

## V-MIK-22: who hesitates is in, all the others can let him out, and who dropped by accident is out

$ hand new
< three-card-guts
< d ann
< ¶
< hesitates
< i i
< bob o
< q
  stopped: nothing was recorded
! no game yet, Ann deals, 3 in: Ann Bob Cat
! which game? > three-card-guts
! three-card-guts, Ann deals, 3 in: Ann Bob Cat
! Enter to deal > d ann
! Enter to deal > ¶
! pot 0.15 · in or out: Bob Cat Ann > hesitates
! pot 0.15 · in or out: Cat Ann > i i
! pot 0.15 · Bob shows > bob o
! error: `Bob` stayed in and can't drop now unless everybody else agrees (MIK-23);
!   ! all agree, then Bob o
! pot 0.15 · Bob shows > q
> unless everybody else agrees
> MIK-23
$ hand new --yes
< three-card-guts
< d ann
< ¶
< hesitates
< i o
< ! all agree
< bob o
  hand 1, three-card-guts: Cat wins $0.15
  recorded #15 ········
! no game yet, Ann deals, 3 in: Ann Bob Cat
! which game? > three-card-guts
! three-card-guts, Ann deals, 3 in: Ann Bob Cat
! Enter to deal > d ann
! Enter to deal > ¶
! pot 0.15 · in or out: Bob Cat Ann > hesitates
! pot 0.15 · in or out: Cat Ann > i o
! pot 0.15 · Bob shows > ! all agree
! ruling · pot 0.15 · Bob shows > bob o
! Cat is the only one left in the main pot, so Cat wins it: $0.15 (standard rule)
! Bob stayed in by mistake, but everybody else agreed to let Bob drop (MIK-24)
! nobody has to match the pot, so the game is over (standard rule)
! Ann -0.05, Bob -0.05, Cat gets 0.15 (+0.10)
! ¶
! note: unusual in this hand: the host made a ruling
> everybody else agreed to let Bob drop
> MIK-24
$ hand show 1
  hand 1, three-card-guts: Cat wins $0.15 (event 14, 2026-01-02 19:12)
  the dealer called three-card-guts (MIK-58)
  ¶
  player        posted      before   after
  ──────────────────────────────────────────
  Ann (button)  ante $0.05  $20.00  $19.95
  Bob           ante $0.05  $20.00  $19.95
  Cat           ante $0.05  $20.00  $20.10
  ¶
  the hand
    Bob stays             pot $0.15
    Cat stays             pot $0.15
    Ann drops             pot $0.15
    Ann rules: all agree  pot $0.15
    Bob drops             pot $0.15
  ¶
  pot       amount  could win it  won it
  ────────────────────────────────────────
  main pot   $0.15  Cat           Cat
  Cat is the only one left in the main pot, so Cat wins it: $0.15 (standard rule)
  Bob stayed in by mistake, but everybody else agreed to let Bob drop (MIK-24)
  nobody has to match the pot, so the game is over (standard rule)
  ¶
  in the ledger (show 14):
  party  asset  with  amount
  ────────────────────────────
  Ann    chips        -$0.05
  Bob    chips        -$0.05
  Cat    chips         $0.10
> everybody else agreed to let Bob drop (MIK-24)
$ hand new
< three-card-guts
< d ann
< ¶
< i o i
< cat i
< q
  stopped: nothing was recorded
! three-card-guts, Bob deals, 3 in: Ann Bob Cat
! Enter to deal > three-card-guts
! three-card-guts, Bob deals, 3 in: Ann Bob Cat
! Enter to deal > d ann
! three-card-guts, Ann deals, 3 in: Ann Bob Cat
! Enter to deal > ¶
! pot 0.15 · in or out: Bob Cat Ann > i o i
! pot 0.15 · Bob shows > cat i
! error: `Cat` dropped and is out (MIK-25)
! pot 0.15 · Bob shows > q
> `Cat` dropped and is out
> MIK-25

## V-MIK-20: tied leaders match the pot like the loser

$ showdown
< {"house":"mike","game":"three-card-guts","goalpost":true,"carry":"1.50","players":[{"name":"Ann","in":"0","cards":"KhKd2c"},{"name":"Bob","in":"0","cards":"KcKs2d"},{"name":"Cat","in":"0","cards":"QhJd9c"}]}
  {"id":null,"pots":[{"amount":"1.50","eligible":["Ann","Bob","Cat"],"high":[],"low":[]}],"awards":{},"returned":{},"carry":"6.00","why":[{"rule":"MIK-31","text":"Ann and Bob tie for the main pot of $1.50: pair of kings"},{"rule":"MIK-20","text":"Ann and Bob tie for the main pot, so they get none of it"},{"rule":"MIK-20","text":"$1.50 from the main pot carries over to the next game"},{"rule":"MIK-21","text":"the best hands tie, so nobody wins: Ann, Bob and Cat each pay $1.50 into the next pot"},{"rule":"standard","text":"the game goes on with Ann, Bob and Cat for the pot of $6.00"}],"matched":{"Ann":"1.50","Bob":"1.50","Cat":"1.50"},"goes_on":true,"next":["Ann","Bob","Cat"]}
> "carry":"6.00"
> MIK-21

## V-MIK-21: goal-posting comes first: the pigger's tie keeps the low half in the middle, and the high one goes to who went high

$ showdown
< {"house":"mike","game":"five-card-draw-hi-lo","goalpost":true,"players":[{"name":"Pam","in":"1.00","cards":"AcAd8h8c2d","declare":"both"},{"name":"Quin","in":"1.00","cards":"AhAs8d8s2h","declare":"low"},{"name":"Rae","in":"1.00","cards":"KhKdKcQsQd","declare":"high"}]}
  {"id":null,"pots":[{"amount":"3.00","eligible":["Pam","Quin","Rae"],"high":["Rae"],"low":[]}],"awards":{"Rae":"1.50"},"returned":{},"carry":"1.50","why":[{"rule":"MIK-45","text":"Pam went both ways, but lost the high half of the main pot to Rae"},{"rule":"MIK-31","text":"Rae has the best hand for the high half of the main pot: full house, kings over queens"},{"rule":"MIK-36","text":"Pam and Quin tie for the low half of the main pot: two pair, aces and eights"},{"rule":"MIK-22","text":"Pam and Quin tie for the low half of the main pot, so they get none of it"},{"rule":"MIK-20","text":"$1.50 from the low half of the main pot carries over to the next game"}]}
> "Rae":"1.50"
> "carry":"1.50"
> MIK-22
