# What becomes of a pot at Mike's that is tied, halved or posted, and what the record of the hand keeps of it.

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

Level hands share, and what they cannot share waits.

$ hand add --hand '{"game":"five-card-draw","players":[{"name":"Ann","in":"0.35","cards":"KhKd9s5c2d"},{"name":"Bob","in":"0.35","cards":"KsKc9h5d2h"},{"name":"Cat","in":"0.35","cards":"QsQc9d5h2s"}]}'
  hand 1, five-card-draw: Ann wins $0.50, Bob wins $0.50; $0.05 carries over to
    the next hand
    Ann and Bob tie for the main pot of $1.05: pair of kings (MIK-31)
    Ann and Bob split the main pot: $0.50 each (MIK-19)
    the odd $0.05 of the main pot carries over to the next game (MIK-65)
  recorded #10 ········
! note: nobody said who dealt (`"button"`), so `Ann` gets the deal next
> MIK-19
> MIK-65
$ hand why 1
  hand 1, five-card-draw: Ann wins $0.50, Bob wins $0.50; $0.05 carries over to
    the next hand
  Ann and Bob tie for the main pot of $1.05: pair of kings (MIK-31)
  Ann and Bob split the main pot: $0.50 each (MIK-19)
  the odd $0.05 of the main pot carries over to the next game (MIK-65)
> MIK-19
> MIK-65

Ann and Bob post their half of the next pot, and it waits with the nickel.

$ hand add --hand '{"game":"five-card-draw-hi-lo + goal-post","players":[{"name":"Ann","in":"0.65","cards":"KhKd9s5c2d"},{"name":"Bob","in":"0.65","cards":"KsKc9h5d2h"},{"name":"Cat","in":"0.65","cards":"2c3c4d6h7s"}]}'
  hand 2, five-card-draw-hi-lo + goal-post: Cat wins $1.00; $1.00 carries over to
    the next hand
    no declare, so cards speak for each half of the main pot (MIK-41)
    Ann and Bob tie for the high half of the main pot: pair of kings (MIK-31)
    Ann and Bob tie for the high half of the main pot, so they get none of it
      (MIK-20)
    Cat has the best hand for the low half of the main pot: seven-six low (MIK-36)
    $1.00 from the high half of the main pot carries over to the next game
      (MIK-20)
  recorded #11 ········
> MIK-20
$ hand why 2
  hand 2, five-card-draw-hi-lo + goal-post: Cat wins $1.00; $1.00 carries over to
    the next hand
  no declare, so cards speak for each half of the main pot (MIK-41)
  Ann and Bob tie for the high half of the main pot: pair of kings (MIK-31)
  Ann and Bob tie for the high half of the main pot, so they get none of it
    (MIK-20)
  Cat has the best hand for the low half of the main pot: seven-six low (MIK-36)
  $1.00 from the high half of the main pot carries over to the next game (MIK-20)
> MIK-20

Two level lows leave the odd nickel of their half for the next pot.

$ hand add --hand '{"game":"five-card-draw-hi-lo","players":[{"name":"Ann","in":"0.70","cards":"KhKdKs5c5d"},{"name":"Bob","in":"0.70","cards":"2s3s4h6d7h"},{"name":"Cat","in":"0.70","cards":"2c3c4d6h7s"}]}'
  hand 3, five-card-draw-hi-lo: Ann wins $1.55, Bob wins $0.75, Cat wins $0.75;
    $0.05 carries over to the next hand
    no declare, so cards speak for each half of the main pot (MIK-41)
    Ann has the best hand for the high half of the main pot: full house, kings
      over fives (MIK-31)
    Bob and Cat tie for the low half of the main pot: seven-six low (MIK-36)
    Bob and Cat split the low half of the main pot: $0.75 each (MIK-19)
    the odd $0.05 of the main pot carries over to the next game (MIK-50)
  recorded #12 ········
> MIK-31
$ hand why 3
  hand 3, five-card-draw-hi-lo: Ann wins $1.55, Bob wins $0.75, Cat wins $0.75;
    $0.05 carries over to the next hand
  no declare, so cards speak for each half of the main pot (MIK-41)
  Ann has the best hand for the high half of the main pot: full house, kings over
    fives (MIK-31)
  Bob and Cat tie for the low half of the main pot: seven-six low (MIK-36)
  Bob and Cat split the low half of the main pot: $0.75 each (MIK-19)
  the odd $0.05 of the main pot carries over to the next game (MIK-50)
> the odd $0.05 of the main pot carries over to the next game (MIK-50)

Two who went both ways and tie get nothing; nobody else is there, so all of it waits.

$ hand add --hand '{"game":"five-card-draw-hi-lo","players":[{"name":"Ann","in":"0.50","cards":"AhKd9s5c2d","declare":"both"},{"name":"Bob","in":"0.50","cards":"AsKc9h5d2h","declare":"both"}]}'
  hand 4, five-card-draw-hi-lo: nobody wins; $1.05 carries over to the next hand
    Ann went both ways, but tied Bob for the high half of the main pot (MIK-46)
    Bob went both ways, but tied Ann for the high half of the main pot (MIK-46)
    nobody can win the main pot (MIK-46)
    $1.05 from the main pot carries over to the next game (MIK-46)
  recorded #13 ········
> MIK-46
$ hand why 4
  hand 4, five-card-draw-hi-lo: nobody wins; $1.05 carries over to the next hand
  Ann went both ways, but tied Bob for the high half of the main pot (MIK-46)
  Bob went both ways, but tied Ann for the high half of the main pot (MIK-46)
  nobody can win the main pot (MIK-46)
  $1.05 from the main pot carries over to the next game (MIK-46)
> MIK-46

Who is in and does not declare is asked to.

$ showdown
< {"house":"mike","game":"five-card-draw-hi-lo","players":[{"name":"Ann","in":"1.00","cards":"KhKdKs5c5d","declare":"high"},{"name":"Bob","in":"1.00","cards":"2s3s4h6d7h"}]}
  {"id":null,"error":{"code":"not-declared","exit":5,"rule":"MIK-42","message":"`Bob` is still in and has to declare: high, low or both","hint":null}}
= 5
> MIK-42

Eight or better is counted by its own rules, and the dealer is reminded to say it.

$ showdown
< {"house":"mike","game":"five-card-draw + eight-or-better","players":[{"name":"Ann","in":"1.00","cards":"KhKdKs5c5d"},{"name":"Bob","in":"1.00","cards":"2s3s4h6d7h"}]}
  {"id":null,"pots":[{"amount":"2.00","eligible":["Ann","Bob"],"high":["Ann"],"low":["Bob"]}],"awards":{"Ann":"1.00","Bob":"1.00"},"returned":{},"carry":"0.00","why":[{"rule":"MIK-41","text":"no declare, so cards speak for each half of the main pot"},{"rule":"MIK-31","text":"Ann has the best hand for the high half of the main pot: full house, kings over fives"},{"rule":"MIK-39","text":"Bob has the best hand for the low half of the main pot: seven-six low"}]}
> MIK-39
$ showdown
< {"house":"mike","game":"five-card-draw + eight-or-better","players":[{"name":"Ann","in":"1.00","cards":"KhKdKs5c5d"},{"name":"Bob","in":"1.00","cards":"2s3s4h6d9h"}]}
  {"id":null,"pots":[{"amount":"2.00","eligible":["Ann","Bob"],"high":["Ann"],"low":[]}],"awards":{"Ann":"2.00"},"returned":{},"carry":"0.00","why":[{"rule":"MIK-41","text":"no declare, so cards speak for each half of the main pot"},{"rule":"MIK-31","text":"Ann has the best hand for the high half of the main pot: full house, kings over fives"},{"rule":"MIK-38","text":"nobody is left to win the low half of the main pot, so it goes with the high half"}]}
> MIK-38
$ hand new
< omaha-8
< d ann
< ¶
< q
  stopped: nothing was recorded
! note: nobody said yet who deals, so `Ann` gets the deal (MIK-26)
! five-card-draw-hi-lo, 1.05 in the pot, Ann deals, 3 in: Ann Bob Cat
! Enter to deal > omaha-8
! omaha-hi-lo-8, 1.05 in the pot, Ann deals, 3 in: Ann Bob Cat
! Enter to deal > d ann
! Enter to deal > ¶
! note: `Bob`, to the dealer's left, opens the betting (MIK-68)
! note: the dealer has to call `eight-or-better` before the deal: half the pot
!   goes to the best low of five different ranks, eight or lower (MIK-40)
! Bob 19.00 · pot 1.20 · check, bet 0.05–0.50 > q
> MIK-40

A pot is divided by agreement only where the house lets those still in decide.

$ showdown
< {"house":"mike","game":"five-card-draw","agreed":{"Ann":"1.50","Bob":"0.50"},"players":[{"name":"Ann","in":"1.00","cards":""},{"name":"Bob","in":"1.00","cards":""}]}
  {"id":null,"error":{"code":"no-deals","exit":5,"rule":"MIK-34","message":"players can't agree to split a pot at this house; they can only agree on what the rules don't cover","hint":null}}
= 5
> they can only agree on what the rules don't cover

Deuces that the dealer made wild are kept with the hand.

$ hand add --hand '{"game":"straight-poker + deuces-wild","players":[{"name":"Ann","in":"0.50","cards":"KhKd9s5c2d"},{"name":"Bob","in":"0.50","cards":"AsAc9h5d3h"}]}'
  hand 5, straight-poker + deuces-wild: Ann wins $2.05
    the dealer called deuces wild before the deal (MIK-53)
    Ann has the best hand for the main pot of $2.05: three kings (MIK-31)
  recorded #14 ········
> straight-poker + deuces-wild
$ hand why 5
  hand 5, straight-poker + deuces-wild: Ann wins $2.05
  the dealer called deuces wild before the deal (MIK-53)
  Ann has the best hand for the main pot of $2.05: three kings (MIK-31)
> MIK-53
