# High-low said of a game that has a low takes nothing away from it, in whatever order and at every door: MIK-39, MIK-40

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
< omaha 8 high low
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
< KsKhQsJs
< AsKc5h7c
< y
  hand 1, omaha-hi-lo-8: Bob wins $1.10
  recorded #9 ········
! no game yet, Ann deals, 2 in: Ann Bob
! which game? > omaha 8 high low
! omaha-hi-lo-8, Ann deals, 2 in: Ann Bob
! Enter to deal > d ann
! Enter to deal > ¶
! note: `Bob`, to the dealer's left, opens the betting (MIK-68)
! note: the dealer has to call `eight-or-better` before the deal: half the pot
!   goes to the best low of five different ranks, eight or lower (MIK-40)
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
! pot 1.10 · Bob shows > KsKhQsJs
! pot 1.10 · Ann shows > AsKc5h7c
! no declare, so cards speak for each half of the main pot (MIK-41)
! Bob has the best hand for the high half of the main pot: three kings (MIK-31)
! nobody is left to win the low half of the main pot, so it goes with the high
!   half (MIK-38)
! Ann -0.55, Bob gets 1.10 (+0.55)
! y
$ hand add --hand '{"game":"omaha 8 high low","button":"Ann","board":"KdQd9s4c2h","players":[{"name":"Ann","in":"0.50","dead":"0.05","cards":"AsKc5h7c"},{"name":"Bob","in":"0.50","dead":"0.05","cards":"KsKhQsJs"}]}' --really-different
  hand 2, omaha-hi-lo-8: Bob wins $1.10
    no declare, so cards speak for each half of the main pot (MIK-41)
    Bob has the best hand for the high half of the main pot: three kings (MIK-31)
    nobody is left to win the low half of the main pot, so it goes with the high
      half (MIK-38)
  recorded #11 ········
$ hand result "stud 8 high low" Bob 1 Ann
  hand 3, seven-card-stud-hi-lo-8: Bob wins $2.00
  recorded #12 ········
! note: nobody said who dealt (`--dealer`), so the deal moves on from `Ann`
$ hand result 7stud 8 high low Bob 1 Ann
  hand 4, seven-card-stud-hi-lo-8: Bob wins $2.00
  recorded #13 ········
! note: nobody said who dealt (`--dealer`), so the deal moves on from `Ann`
$ hand result omaha 8 threes wild high low Ann 1 Bob
  hand 5, omaha-hi-lo-8 + threes-wild: Ann wins $2.00
  recorded #14 ········
! note: nobody said who dealt (`--dealer`), so the deal moves on from `Ann`
$ hand result deuces wild omaha 8 Ann 1 Bob
  hand 6, omaha-hi-lo-8 + deuces-wild: Ann wins $2.00
  recorded #15 ········
! note: nobody said who dealt (`--dealer`), so the deal moves on from `Ann`
$ hand list
  night  hand  game                           pot  recorded by
  ──────────────────────────────────────────────────────────────
      1     1  omaha-hi-lo-8                $1.10  full
      1     2  omaha-hi-lo-8                $1.10  showdown
      1     3  seven-card-stud-hi-lo-8      $2.00  result
      1     4  seven-card-stud-hi-lo-8      $2.00  result
      1     5  omaha-hi-lo-8 + threes-wild  $2.00  result
      1     6  omaha-hi-lo-8 + deuces-wild  $2.00  result
$ hand new
< high low deuces wild
< q
  stopped: nothing was recorded
! omaha-hi-lo-8 + deuces-wild, Bob deals, 2 in: Ann Bob
! Enter to deal > high low deuces wild
! Enter to deal > q
$ hand new
< three wild
< q
  stopped: nothing was recorded
! omaha-hi-lo-8 + deuces-wild, Bob deals, 2 in: Ann Bob
! Enter to deal > three wild
! omaha-hi-lo-8 + deuces-wild + threes-wild, Bob deals, 2 in: Ann Bob
! Enter to deal > q
$ hand new
< low wild
< q
  stopped: nothing was recorded
! omaha-hi-lo-8 + deuces-wild, Bob deals, 2 in: Ann Bob
! Enter to deal > low wild
! error: there's no game called `low`; at this house the dealer has to explain a
!   new game first; did you mean seven-card-stud-low-hole-wild,
!   seven-card-stud-low-hole-wild-hi-lo or low-spade-in-the-hole? (MIK-58); in
!   another window, type `games`
! Enter to deal > q
$ games show "seven-card-stud-hi-lo high-low"
  game        Seven-card stud, high-low, `seven-card-stud-hi-lo`
  listed      seven-card stud
  course      2 down and 1 up, bet; 1 up, bet; 1 up, bet; 1 up, bet; 1 down, bet
  cards       best 5 of 7 cards play
  wins        half the best hand, half the best low by the house ranking
  in words    Two cards down and one up to each player, then a bet. One card up,
              then a bet; do that three times. One card down, then a bet. Your
              hand is the best five of your seven. The best hand takes half the
              pot, the best low by the house ranking the other half.
  players     2 to 7 from 52 cards; 8 if the last card is a community card
  house       Mike's house, `mike`
  bet limits  spread (MIK-62), bet from $0.00 (MIK-62), bet to $0.50 (MIK-62),
              last round to $0.50 (MIK-62), raise by at least $0.05 (MIK-62),
              raise by at most $0.50 (MIK-62), 3 raises (MIK-61)
  can add     eight-or-better, declare, cards-speak, round-after-declare,
              goal-post, no-opener-redeal, no-ante, low-hole-wild,
              low-hole-all-wild, low-card-wild, one-eyed-jacks-wild,
              suicide-king-wild, joker-wild, joker-bug, any rank, like `3s-wild`
$ hand result high low declare Ann 1 Bob
! error: `high low declare` isn't a game by itself; add it to one (MIK-58)
! hint: games
= 4
$ hand result high low declare Ann 1 Bob --new-game --rules "highest and lowest"
! error: `high-low-declare` isn't a game by itself; add it to one
! hint: games
= 4
$ coldhands --game "high low declare" --win Ann
! error: `high low declare` isn't a game by itself; add it to one (MIK-58)
! hint: games
= 4
