# At the showdown nobody folds anymore: a letter f too many mucks nobody's hand, and x mucks one
# rules: DAV-53

$ init --house dave
  started a new book in USD with `dave` rules
  recorded #2 ········
! next: add the players (player add NAME NAME)
$ player add Ann Bob Cat Fay
  Ann, a regular
  Bob, a regular
  Cat, a regular
  Fay, a regular
  recorded #6 ········
! next: open the night (open --banker NAME)
$ open --banker Ann --stakes .25/.50
  night 1 is open at Dave's cash game; Ann is the banker
  recorded #7 ········
! note: tonight's buy-in limits, unless everybody agrees to different ones in writing: each player buys at least $10.00; each player can buy up to a $50.00 stack, or the biggest stack at the table (DAV-17)
! next: sell chips (buy NAME AMOUNT)
$ buy Ann 50
  Ann buys chips: $50.00 in cash; stack $50.00
  recorded #8 ········
! next: play (hand new or hand result), then count the stacks
$ buy Bob 50
  Bob buys chips: $50.00 in cash; stack $50.00
  recorded #9 ········
$ buy Cat 50
  Cat buys chips: $50.00 in cash; stack $50.00
  recorded #10 ········
$ buy Fay 50
  Fay buys chips: $50.00 in cash; stack $50.00
  recorded #11 ········

## A fold too many behind the last bets; the one who shows first keeps his hand
$ hand new
< d ann
< ¶
< fccc
< 7h8h9h
< kkk
< ts
< kkk
< 2d
< 2 c c f
< AsAd x x
< y
  hand 1, holdem: Bob wins $7.50
  recorded #13 ········
! holdem, .25/.50, Ann deals, 4 in: Ann Bob Cat Fay
! Enter to deal > d ann
! Enter to deal > ¶
! Fay 50.00 · pot 0.75 · call 0.50, raise 1.00–50.00 > fccc
! flop · pot 1.50 > 7h8h9h
! flop: 7h 8h 9h · pot 1.50
! Bob 49.50 · pot 1.50 · check, bet 0.50–49.50 > kkk
! turn · pot 1.50 > ts
! turn: 7h 8h 9h Ts · pot 1.50
! Bob 49.50 · pot 1.50 · check, bet 0.50–49.50 > kkk
! river · pot 1.50 > 2d
! river: 7h 8h 9h Ts 2d · pot 1.50
! Bob 49.50 · pot 1.50 · check, bet 0.50–49.50 > 2 c c f
! error: 2 c c went in, but `f` could be one move too many, or a player: if it's a
!   player, type more of the name
! pot 7.50 · Bob shows > AsAd x x
! Bob made the last bet or raise, so Bob shows first (DAV-52)
! Bob is the only one left in the main pot, so Bob wins it: $7.50 (DAV-53)
! Ann -2.50, Bob gets 7.50 (+5.00), Cat -2.50
! record? [Y/n] > y
> `f` could be one move too many

## The letter of a player who folded
$ hand new
< d bob
< ¶
< c c c k
< 7h8h9h
< .5 f c c
< ts
< kkk
< 2d
< kkk
< f 7c8c
< q
  stopped: nothing was recorded
! holdem, .25/.50, Bob deals, 4 in: Ann Bob Cat Fay
! Enter to deal > d bob
! Enter to deal > ¶
! Ann 47.50 · pot 0.75 · call 0.50, raise 1.00–47.50 > c c c k
! flop · pot 2.00 > 7h8h9h
! flop: 7h 8h 9h · pot 2.00
! Cat 47.00 · pot 2.00 · check, bet 0.50–47.00 > .5 f c c
! turn · pot 3.50 > ts
! turn: 7h 8h 9h Ts · pot 3.50
! Cat 46.50 · pot 3.50 · check, bet 0.50–46.50 > kkk
! river · pot 3.50 > 2d
! river: 7h 8h 9h Ts 2d · pot 3.50
! Cat 46.50 · pot 3.50 · check, bet 0.50–46.50 > kkk
! pot 3.50 · Cat shows > f 7c8c
! error: `f` doesn't work here: type the cards, x to muck them, or w and the
!   winner's name
! pot 3.50 · Cat shows > q
> `f` doesn't work here

## Words after a fold too many, and a fold written out
$ hand new
< d cat
< ¶
< f f f f y
  hand 2, holdem: Ann wins $0.50
  recorded #15 ········
! holdem, .25/.50, Bob deals, 4 in: Ann Bob Cat Fay
! Enter to deal > d cat
! holdem, .25/.50, Cat deals, 4 in: Ann Bob Cat Fay
! Enter to deal > ¶
! Bob 55.00 · pot 0.75 · call 0.50, raise 1.00–55.00 > f f f f y
$ hand new
< d fay
< ¶
< f f f fold
< y
  hand 3, holdem: Bob wins $0.50
  recorded #17 ········
! holdem, .25/.50, Fay deals, 4 in: Ann Bob Cat Fay
! Enter to deal > d fay
! Enter to deal > ¶
! Cat 47.50 · pot 0.75 · call 0.50, raise 1.00–47.50 > f f f fold
! nobody called Bob's last $0.25, so Bob gets it back (standard rule)
! Bob is the only one left in the main pot, so Bob wins it: $0.50 (standard rule)
! Ann -0.25, Bob gets 0.50 (+0.25)
! record? [Y/n] > y

## Fay is still in: behind the last bets her letter may be one fold too many
$ hand new
< d ann
< ¶
< f c c k
< 7h8h9h
< kkk
< ts
< kkk
< 2d
< 2 c c f asad
< q
  stopped: nothing was recorded
! holdem, .25/.50, Ann deals, 4 in: Ann Bob Cat Fay
! Enter to deal > d ann
! Enter to deal > ¶
! Fay 49.75 · pot 0.75 · call 0.50, raise 1.00–49.75 > f c c k
! flop · pot 1.50 > 7h8h9h
! flop: 7h 8h 9h · pot 1.50
! Bob 54.75 · pot 1.50 · check, bet 0.50–54.75 > kkk
! turn · pot 1.50 > ts
! turn: 7h 8h 9h Ts · pot 1.50
! Bob 54.75 · pot 1.50 · check, bet 0.50–54.75 > kkk
! river · pot 1.50 > 2d
! river: 7h 8h 9h Ts 2d · pot 1.50
! Bob 54.75 · pot 1.50 · check, bet 0.50–54.75 > 2 c c f asad
! error: 2 c c went in, but `f` could be one move too many, or a player: if it's a
!   player, type more of the name
! pot 7.50 · Bob shows > q
> `f` could be one move too many, or a player
$ hand new
< d ann
< ¶
< r 2 to 3
< raise by 1 to 3
< raise to 2 all in
< q
  stopped: nothing was recorded
! holdem, .25/.50, Ann deals, 4 in: Ann Bob Cat Fay
! Enter to deal > d ann
! Enter to deal > ¶
! Fay 49.75 · pot 0.75 · call 0.50, raise 1.00–49.75 > r 2 to 3
! error: `r 2 to` can be read two ways: type one move for each player
! Fay 49.75 · pot 0.75 · call 0.50, raise 1.00–49.75 > raise by 1 to 3
! error: `raise by 1 to` can be read two ways: type one move for each player
! Fay 49.75 · pot 0.75 · call 0.50, raise 1.00–49.75 > raise to 2 all in
! error: `raise to 2 all` can be read two ways: type one move for each player
! Fay 49.75 · pot 0.75 · call 0.50, raise 1.00–49.75 > q
> can be read two ways

## What could be one player's or two players' moves is refused, and nothing moves
$ hand new
< d ann
< ¶
< raise to 2 a f f
< bet 2 to 5
< all in 20
< call all in
< call and bet to 3
< raise to 2 then raise to 3
< call and all in
< raise to 2 2.00
< q
  stopped: nothing was recorded
! holdem, .25/.50, Ann deals, 4 in: Ann Bob Cat Fay
! Enter to deal > d ann
! Enter to deal > ¶
! Fay 49.75 · pot 0.75 · call 0.50, raise 1.00–49.75 > raise to 2 a f f
! error: `raise to 2 a` can be read two ways: type one move for each player
! Fay 49.75 · pot 0.75 · call 0.50, raise 1.00–49.75 > bet 2 to 5
! error: `bet 2 to 5` can be read two ways: type one move for each player
! Fay 49.75 · pot 0.75 · call 0.50, raise 1.00–49.75 > all in 20
! error: `all in 20` can be read two ways: type one move for each player
! Fay 49.75 · pot 0.75 · call 0.50, raise 1.00–49.75 > call all in
! error: `call all` can be read two ways: type one move for each player
! Fay 49.75 · pot 0.75 · call 0.50, raise 1.00–49.75 > call and bet to 3
! error: `call and bet` can be read two ways: type one move for each player
! Fay 49.75 · pot 0.75 · call 0.50, raise 1.00–49.75 > raise to 2 then raise to 3
! error: `raise to 2 then raise` can be read two ways: type one move for each
!   player
! Fay 49.75 · pot 0.75 · call 0.50, raise 1.00–49.75 > call and all in
! error: `call and all in` can be read two ways: type one move for each player
! Fay 49.75 · pot 0.75 · call 0.50, raise 1.00–49.75 > raise to 2 2.00
! error: `raise to 2 2.00` can be read two ways: type one move for each player
! Fay 49.75 · pot 0.75 · call 0.50, raise 1.00–49.75 > q
> `raise to 2 a` can be read two ways
> `all in 20` can be read two ways
> `call all` can be read two ways
