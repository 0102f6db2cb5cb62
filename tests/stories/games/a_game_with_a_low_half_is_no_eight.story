# Hold'em hi-lo is hold'em with a low half, at every door and however it is spelled: eight or better has to be said (MIK-40).

$ init --house mike
  started a new book in USD with `mike` rules
  recorded #2 ········
! next: add the players (player add NAME NAME)
$ player add Ann Bob
  Ann, a regular
  Bob, a regular
  recorded #4 ········
! next: open the night (open --banker NAME)
$ open --banker Ann
  night 1 is open at Mike's house; Ann is the banker
  recorded #5 ········
! next: sell chips (buy NAME AMOUNT)
$ buy Ann 20
  Ann buys chips: $20.00 in cash; stack $20.00
  recorded #6 ········
! next: play (hand new or hand result), then count the stacks
$ buy Bob 20
  Bob buys chips: $20.00 in cash; stack $20.00
  recorded #7 ········
! note: buy from a player first: `Ann` has $20.00 (MIK-04)
$ hand new --yes
< holdem-hi-lo
< d ann
< ¶
< b .5
< c
< KdQd9s
< k*
< 4c
< k*
< 2h
< k*
< KsKh
< As5h
< y
  hand 1, holdem + high-low: Ann wins $0.55, Bob wins $0.55
  recorded #9 ········
! no game yet, Ann deals, 2 in: Ann Bob
! which game? > holdem-hi-lo
! holdem + high-low, Ann deals, 2 in: Ann Bob
! Enter to deal > d ann
! Enter to deal > ¶
! note: `Bob`, to the dealer's left, opens the betting (MIK-68)
! Bob 19.95 · pot 0.10 · check, bet 0.05–0.50 > b .5
! Ann 19.95 · pot 0.60 · call 0.50, raise 0.55–1.00 > c
! flop · pot 1.10 > KdQd9s
! flop: Kd Qd 9s · pot 1.10
! Bob 19.45 · pot 1.10 · check, bet 0.05–0.50 > k*
! turn · pot 1.10 > 4c
! turn: Kd Qd 9s 4c · pot 1.10
! Bob 19.45 · pot 1.10 · check, bet 0.05–0.50 > k*
! river · pot 1.10 > 2h
! river: Kd Qd 9s 4c 2h · pot 1.10
! Bob 19.45 · pot 1.10 · check, bet 0.05–0.50 > k*
! pot 1.10 · Bob shows > KsKh
! pot 1.10 · Ann shows > As5h
! no declare, so cards speak for each half of the main pot (MIK-41)
! Bob has the best hand for the high half of the main pot: three kings (MIK-31)
! Ann has the best hand for the low half of the main pot: nine-five low (MIK-36)
! Ann gets 0.55 (+0.00), Bob gets 0.55 (+0.00)
! y
> hand 1, holdem + high-low: Ann wins $0.55, Bob wins $0.55
$ hand add --hand '{"game":"holdem hi lo","button":"Ann","board":"KdQd9s4c2h","players":[{"name":"Ann","in":"0.50","dead":"0.05","cards":"As5h"},{"name":"Bob","in":"0.50","dead":"0.05","cards":"KsKh"}]}' --really-different
  hand 2, holdem + high-low: Ann wins $0.55, Bob wins $0.55
    no declare, so cards speak for each half of the main pot (MIK-41)
    Bob has the best hand for the high half of the main pot: three kings (MIK-31)
    Ann has the best hand for the low half of the main pot: nine-five low (MIK-36)
  recorded #11 ········
> holdem + high-low: Ann wins $0.55
$ showdown
< {"house":"mike","game":"holdem-hi-lo","board":"KdQd9s4c2h","players":[{"name":"Ann","in":"1","cards":"As5h"},{"name":"Bob","in":"1","cards":"KsKh"}]}
  {"id":null,"pots":[{"amount":"2.00","eligible":["Ann","Bob"],"high":["Bob"],"low":["Ann"]}],"awards":{"Ann":"1.00","Bob":"1.00"},"returned":{},"carry":"0.00","why":[{"rule":"MIK-41","text":"no declare, so cards speak for each half of the main pot"},{"rule":"MIK-31","text":"Bob has the best hand for the high half of the main pot: three kings"},{"rule":"MIK-36","text":"Ann has the best hand for the low half of the main pot: nine-five low"}]}
$ showdown
< {"house":"mike","game":"holdem hi lo 8","board":"KdQd9s4c2h","players":[{"name":"Ann","in":"1","cards":"As5h"},{"name":"Bob","in":"1","cards":"KsKh"}]}
  {"id":null,"pots":[{"amount":"2.00","eligible":["Ann","Bob"],"high":["Bob"],"low":[]}],"awards":{"Bob":"2.00"},"returned":{},"carry":"0.00","why":[{"rule":"MIK-41","text":"no declare, so cards speak for each half of the main pot"},{"rule":"MIK-31","text":"Bob has the best hand for the high half of the main pot: three kings"},{"rule":"MIK-38","text":"nobody is left to win the low half of the main pot, so it goes with the high half"}]}
$ showdown
< {"house":"mike","game":"draw bug","players":[{"name":"Ann","in":"1","cards":"As5h2d3c4s"},{"name":"Bob","in":"1","cards":"KsKhQd9s4c"}]}
  {"id":null,"error":{"code":"unknown-feature","exit":5,"rule":null,"message":"`bug` can't be added to a game","hint":"games show five-card-draw"}}
= 5
$ games show "pineapple 8"
  game        Pineapple, `pineapple`
  listed      community cards
  course      3 down, bet; discard 1; 3 community cards, bet; 1 community card,
              bet; 1 community card, bet
  cards       best 5 of 7 cards play
  wins        half the best hand, half the best low, eight or better
  in words    Three cards down to each player, then a bet. Everybody discards
              one card, three community cards, then a bet. One community card,
              then a bet; do that twice. Your hand is the best five of your own
              cards and the community cards, in any combination. The best hand
              takes half the pot, the best low (eight or better) the other half.
  added       eight-or-better (half the pot goes to the best low of five
              different ranks, eight or lower)
  players     2 to 15 from 52 cards
  house       Mike's house, `mike`
  bet limits  spread (MIK-62), bet from $0.00 (MIK-62), bet to $0.50 (MIK-62),
              last round to $0.50 (MIK-62), raise by at least $0.05 (MIK-62),
              raise by at most $0.50 (MIK-62), 3 raises (MIK-61)
  call first  eight-or-better (MIK-40)
  can add     declare, cards-speak, round-after-declare, goal-post,
              no-opener-redeal, no-ante, low-hole-wild, low-hole-all-wild,
              low-card-wild, one-eyed-jacks-wild, suicide-king-wild, joker-wild,
              joker-bug, any rank, like `3s-wild`
> added       eight-or-better

## What was added on a line that stops is not added
$ hand result omaha Ann 1 Bob --dealer Ann
  hand 3, omaha: Ann wins $2.00
  recorded #13 ········
$ hand new
< goal post declare
< high low high spade
< d ann
< q
  stopped: nothing was recorded
! omaha, Bob deals, 2 in: Ann Bob
! Enter to deal > goal post declare
! error: `declare` doesn't go with `omaha`: it isn't high-low; add `high-low` too;
!   in another window, type `games show omaha`
! Enter to deal > high low high spade
! error: `high-spade` doesn't go with `omaha`: the other half already goes to the
!   low; in another window, type `games show omaha`
! Enter to deal > d ann
! omaha, Ann deals, 2 in: Ann Bob
! Enter to deal > q
