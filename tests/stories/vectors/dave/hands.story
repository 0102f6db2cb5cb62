# Hands at Dave's table, entered as they happen: raises, short all-ins, who shows first, runs, and the smallest chip.

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
$ chips set white=.25:400 red=1:200 blue=5:200
  color  value  exist  in the case  out
  ──────────────────────────────────────────
  blue   $5.00    200          200    0
  red    $1.00    200          200    0
  white  $0.25    400          400    0
  recorded #6 ········
$ open --banker Ann --stakes .25/.50
  night 1 is open at Dave's cash game; Ann is the banker
  recorded #7 ········
! note: tonight's buy-in limits, unless everybody agrees to different ones in writing: each player buys at least $10.00; each player can buy up to a $50.00 stack, or the biggest stack at the table (DAV-17)
! next: sell chips (buy NAME AMOUNT)
$ buy Ann 50
  Ann buys chips: $50.00 in cash; stack $50.00
  recorded #8 ········
! next: play (hand new or hand result), then count the stacks
$ seat Ann 1
  Ann has seat 1
  recorded #9 ········
$ buy Bob 50
  Bob buys chips: $50.00 in cash; stack $50.00
  recorded #10 ········
$ seat Bob 2
  Bob has seat 2
  recorded #11 ········
$ buy Cat 50
  Cat buys chips: $50.00 in cash; stack $50.00
  recorded #12 ········
$ seat Cat 3
  Cat has seat 3
  recorded #13 ········

## V-DAV-41: before the flop a call is $0.50, a raise at least to $1.00, and after that to $1.50
$ hand new
< d ann
< ¶
< r 0.75
< r 1
< r 1.25
< q
  stopped: nothing was recorded
! holdem, .25/.50, Ann deals, 3 in: Ann Bob Cat
! Enter to deal > d ann
! Enter to deal > ¶
! Ann 50.00 · pot 0.75 · call 0.50, raise 1.00–50.00 > r 0.75
! error: `Ann` can raise to anything from $1.00 to $50.00, not to $0.75 (DAV-43)
! Ann 50.00 · pot 0.75 · call 0.50, raise 1.00–50.00 > r 1
! Bob 49.75 · pot 1.75 · call 0.75, raise 1.50–50.00 > r 1.25
! error: `Bob` can raise to anything from $1.50 to $50.00, not to $1.25 (DAV-43)
! Bob 49.75 · pot 1.75 · call 0.75, raise 1.50–50.00 > q
> call 0.50, raise 1.00
> raise 1.50
> DAV-43

## V-DAV-42: after a bet of $1 and a raise to $5 the next raise is at least to $9
$ hand new
< d ann
< ¶
< cck
< qs7h2c
< b 1
< r 5
< r 8
< q
  stopped: nothing was recorded
! holdem, .25/.50, Ann deals, 3 in: Ann Bob Cat
! Enter to deal > d ann
! Enter to deal > ¶
! Ann 50.00 · pot 0.75 · call 0.50, raise 1.00–50.00 > cck
! flop · pot 1.50 > qs7h2c
! flop: Qs 7h 2c · pot 1.50
! Bob 49.50 · pot 1.50 · check, bet 0.50–49.50 > b 1
! Cat 49.50 · pot 2.50 · call 1.00, raise 2.00–49.50 > r 5
! Ann 49.50 · pot 7.50 · call 5.00, raise 9.00–49.50 > r 8
! error: `Ann` can raise to anything from $9.00 to $49.50, not to $8.00 (DAV-43)
! Ann 49.50 · pot 7.50 · call 5.00, raise 9.00–49.50 > q
> raise 9.00
> DAV-43

## V-DAV-44: A bets $10, B calls, C is all-in for $16: A and B may call $6 more or fold, not raise
$ count Ann 16.50
  Ann has $16.50: down $33.50 in unrecorded hands
  recorded #14 ········
! next: count the stacks of Bob and Cat
$ count Bob 83.50
  Bob has $83.50: up $33.50 in unrecorded hands
  recorded #15 ········
! next: count Cat's stack
$ hand new
< d ann
< ¶
< cck
< qs7h2c
< b 10
< c
< a
< r 30
< q
  stopped: nothing was recorded
! holdem, .25/.50, Ann deals, 3 in: Ann Bob Cat
! Enter to deal > d ann
! Enter to deal > ¶
! Ann 16.50 · pot 0.75 · call 0.50, raise 1.00–16.50 > cck
! flop · pot 1.50 > qs7h2c
! flop: Qs 7h 2c · pot 1.50
! Bob 83.00 · pot 1.50 · check, bet 0.50–83.00 > b 10
! Cat 49.50 · pot 11.50 · call 10.00, raise 20.00–49.50 > c
! Ann 16.00 · pot 21.50 · call 10.00, raise 16.00 > a
! Bob 73.00 · pot 37.50 · call 6.00 > r 30
! error: `Bob` has already acted and can't raise: there's been no full raise since
!   (DAV-44); call or fold
! Bob 73.00 · pot 37.50 · call 6.00 > q
> call 6.00
> DAV-44

## V-DAV-45: with $20 it is a full raise, and A and B may raise to $30 at least
$ count Ann 20.50
  Ann has $20.50: up $4.00 in unrecorded hands
  recorded #16 ········
$ count Bob 79.50
  Bob has $79.50: down $4.00 in unrecorded hands
  recorded #17 ········
$ hand new
< d ann
< ¶
< cck
< qs7h2c
< b 10
< c
< a
< q
  stopped: nothing was recorded
! holdem, .25/.50, Ann deals, 3 in: Ann Bob Cat
! Enter to deal > d ann
! Enter to deal > ¶
! Ann 20.50 · pot 0.75 · call 0.50, raise 1.00–20.50 > cck
! flop · pot 1.50 > qs7h2c
! flop: Qs 7h 2c · pot 1.50
! Bob 79.00 · pot 1.50 · check, bet 0.50–79.00 > b 10
! Cat 49.50 · pot 11.50 · call 10.00, raise 20.00–49.50 > c
! Ann 20.00 · pot 21.50 · call 10.00, raise 20.00 > a
! Bob 69.00 · pot 41.50 · call 10.00, raise 30.00–79.00 > q
> raise 30.00

## V-DAV-46: A bets $10, B is all-in for $16, C for $22: the short all-ins add up, and A, who faces $12 more, may raise to $32 at least
Ann, who calls the $22, is there so that somebody can still be raised.
$ player add Dan
  Dan, a regular
  recorded #18 ········
$ buy Dan 22.50
  Dan buys chips: $22.50 in cash; stack $22.50
  recorded #19 ········
! next: count the stacks of Cat and Dan
$ seat Dan 4
  Dan has seat 4
  recorded #20 ········
$ count Cat 16.50
  Cat has $16.50: down $33.50 in unrecorded hands
  recorded #21 ········
! next: count Dan's stack
$ count Ann 62
  Ann has $62.00: up $41.50 in unrecorded hands
  recorded #22 ········
$ count Bob 71.50
  Bob has $71.50: down $8.00 in unrecorded hands
  recorded #23 ········
$ hand new
< d ann
< ¶
< cckk
< q
  stopped: nothing was recorded
! holdem, .25/.50, Ann deals, 4 in: Ann Bob Cat Dan
! Enter to deal > d ann
! Enter to deal > ¶
! Dan 22.50 · pot 0.75 · call 0.50, raise 1.00–22.50 > cckk
! error: c c went in, but it's 0.25 to call: c calls and f folds
! Bob 71.25 · pot 1.75 · call 0.25, raise 1.00–71.50 > q
$ hand new
< d ann
< ¶
< ccck
< qs7h2c
< b 10
< a
< a
< c
< r 31
< q
  stopped: nothing was recorded
! holdem, .25/.50, Ann deals, 4 in: Ann Bob Cat Dan
! Enter to deal > d ann
! Enter to deal > ¶
! Dan 22.50 · pot 0.75 · call 0.50, raise 1.00–22.50 > ccck
! flop · pot 2.00 > qs7h2c
! flop: Qs 7h 2c · pot 2.00
! Bob 71.00 · pot 2.00 · check, bet 0.50–71.00 > b 10
! Cat 16.00 · pot 12.00 · call 10.00, raise 16.00 > a
! Dan 22.00 · pot 28.00 · call 16.00, raise 22.00 > a
! Ann 61.50 · pot 50.00 · call 22.00, raise 32.00–61.50 > c
! Bob 61.00 · pot 72.00 · call 12.00, raise 32.00–71.00 > r 31
! error: `Bob` can raise to anything from $32.00 to $71.00, not to $31.00 (DAV-43)
! Bob 61.00 · pot 72.00 · call 12.00, raise 32.00–71.00 > q
> call 12.00, raise 32.00
> DAV-43

## V-DAV-52: A bets, B raises, A calls on the river: B shows first; where all check it is the first left of the button
$ hand new
< d ann
< -dan
< ¶
< c
< f
< c
< k
< qs7h2c
< kkk
< 5d
< kkk
< 9s
< b 1
< r 3
< f
< c
< ????
< ah
< ahkc
< 8h8d
< y
  hand 1, holdem: Bob wins $7.50
  recorded #25 ········
! holdem, .25/.50, Ann deals, 4 in: Ann Bob Cat Dan
! Enter to deal > d ann
! Enter to deal > -dan
! holdem, .25/.50, Ann deals, 3 in: Ann Bob Cat
! Enter to deal > ¶
! note: `Dan` is sitting out but gets cards; the hand is dead when it's `Dan`'s
!   turn (DAV-36)
! note: `Dan` isn't at the table to act, so the hand is dead (type `dead Dan`)
!   (DAV-30)
! Dan 22.50 · pot 0.75 · call 0.50, raise 1.00–22.50 > c
! note: `Dan` is back in time and plays
! Ann 62.00 · pot 1.25 · call 0.50, raise 1.00–62.00 > f
! Bob 71.25 · pot 1.25 · call 0.25, raise 1.00–71.50 > c
! Cat 16.00 · pot 1.50 · check, raise 1.00–16.50 > k
! flop · pot 1.50 > qs7h2c
! flop: Qs 7h 2c · pot 1.50
! Bob 71.00 · pot 1.50 · check, bet 0.50–71.00 > kkk
! turn · pot 1.50 > 5d
! turn: Qs 7h 2c 5d · pot 1.50
! Bob 71.00 · pot 1.50 · check, bet 0.50–71.00 > kkk
! river · pot 1.50 > 9s
! river: Qs 7h 2c 5d 9s · pot 1.50
! Bob 71.00 · pot 1.50 · check, bet 0.50–71.00 > b 1
! Cat 16.00 · pot 2.50 · call 1.00, raise 2.00–16.00 > r 3
! Dan 22.00 · pot 5.50 · call 3.00, raise 5.00–22.00 > f
! Bob 70.00 · pot 5.50 · call 2.00, raise 5.00–71.00 > c
! pot 7.50 · Cat shows > ????
! pot 7.50 · Bob shows > ah
! error: `Bob` shows only 1 of 2 cards; a player has to show them all to win
!   (DAV-53)
! pot 7.50 · Bob shows > ahkc
! Cat made the last bet or raise, so Cat shows first (DAV-52)
! Cat doesn't show, so Cat can't win (DAV-53)
! Bob has the best hand for the main pot of $7.50: ace high (DAV-54)
! Bob gets 7.50 (+4.00), Cat -3.50, Dan -0.50
! record? [Y/n] > 8h8d
! error: `8h8d` doesn't work here: y records the hand, n or q quits, and < goes
!   back
! record? [Y/n] > y
! note: unusual in this hand: not every hand at the showdown is known
! next: play (hand new or hand result), then count the stacks
> Cat made the last bet or raise, so Cat shows first (DAV-52)
$ hand new
< d ann
< ¶
< c
< c
< f
< k
< qs7h2c
< kkk
< 5d
< kkk
< 9s
< kkk
< 8h8d
< 9d9c
< ahkc
< q
  stopped: nothing was recorded
! holdem, .25/.50, Bob deals, 4 in: Ann Bob Cat Dan
! Enter to deal > d ann
! holdem, .25/.50, Ann deals, 4 in: Ann Bob Cat Dan
! Enter to deal > ¶
! Dan 22.00 · pot 0.75 · call 0.50, raise 1.00–22.00 > c
! Ann 62.00 · pot 1.25 · call 0.50, raise 1.00–62.00 > c
! Bob 75.25 · pot 1.75 · call 0.25, raise 1.00–75.50 > f
! Cat 12.50 · pot 1.75 · check, raise 1.00–13.00 > k
! flop · pot 1.75 > qs7h2c
! flop: Qs 7h 2c · pot 1.75
! Cat 12.50 · pot 1.75 · check, bet 0.50–12.50 > kkk
! turn · pot 1.75 > 5d
! turn: Qs 7h 2c 5d · pot 1.75
! Cat 12.50 · pot 1.75 · check, bet 0.50–12.50 > kkk
! river · pot 1.75 > 9s
! river: Qs 7h 2c 5d 9s · pot 1.75
! Cat 12.50 · pot 1.75 · check, bet 0.50–12.50 > kkk
! pot 1.75 · Cat shows > 8h8d
! pot 1.75 · Dan shows > 9d9c
! pot 1.75 · Ann shows > ahkc
! nobody bet in the last round, so Cat, on the dealer's left, shows first (DAV-52)
! Dan has the best hand for the main pot of $1.75: three nines (DAV-54)
! Ann -0.50, Bob -0.25, Cat -0.50, Dan gets 1.75 (+1.25)
! record? [Y/n] > q
> nobody bet in the last round
> Cat, on the dealer's left, shows first

Cat lets Dan look at the cards: after the hand everybody may.

$ hand new
< d ann
< ¶
< c
< shown cat dan
< f*
< y
  hand 2, holdem: Dan wins $1.25
  recorded #27 ········
! holdem, .25/.50, Bob deals, 4 in: Ann Bob Cat Dan
! Enter to deal > d ann
! holdem, .25/.50, Ann deals, 4 in: Ann Bob Cat Dan
! Enter to deal > ¶
! Dan 22.00 · pot 0.75 · call 0.50, raise 1.00–22.00 > c
! Ann 62.00 · pot 1.25 · call 0.50, raise 1.00–62.00 > shown cat dan
! `Dan` saw `Cat`'s cards: when the hand is over, everybody can see what one
!   player saw (DAV-58)
! Ann 62.00 · pot 1.25 · call 0.50, raise 1.00–62.00 > f*
! Dan is the only one left in the main pot, so Dan wins it: $1.25 (standard rule)
! Bob -0.25, Cat -0.50, Dan gets 1.25 (+0.75)
! record? [Y/n] > y
! note: unusual in this hand: a player folded with nothing to call
$ hand why 2
  hand 2, holdem: Dan wins $1.25
  `Dan` saw `Cat`'s cards: when the hand is over, everybody can see what one
    player saw (DAV-58)
  Dan is the only one left in the main pot, so Dan wins it: $1.25 (standard rule)

Somebody who mucks for a hand named wrongly loses nothing by it, and a hand thrown away by mistake comes back.

$ hand new
< d ann
< -dan
< ¶
< c
< f
< c
< k
< qs7h2c
< kkk
< 5d
< kkk
< 9s
< kkk
< 8h8d
< miscall bob
< ahkc
< 9d9c
< y
  hand 3, holdem: Dan wins $1.50
  recorded #29 ········
! holdem, .25/.50, Bob deals, 4 in: Ann Bob Cat Dan
! Enter to deal > d ann
! holdem, .25/.50, Ann deals, 4 in: Ann Bob Cat Dan
! Enter to deal > -dan
! holdem, .25/.50, Ann deals, 3 in: Ann Bob Cat
! Enter to deal > ¶
! note: `Dan` is sitting out but gets cards; the hand is dead when it's `Dan`'s
!   turn (DAV-36)
! note: `Dan` isn't at the table to act, so the hand is dead (type `dead Dan`)
!   (DAV-30)
! Dan 22.75 · pot 0.75 · call 0.50, raise 1.00–22.75 > c
! note: `Dan` is back in time and plays
! Ann 62.00 · pot 1.25 · call 0.50, raise 1.00–62.00 > f
! Bob 75.00 · pot 1.25 · call 0.25, raise 1.00–75.25 > c
! Cat 12.00 · pot 1.50 · check, raise 1.00–12.50 > k
! flop · pot 1.50 > qs7h2c
! flop: Qs 7h 2c · pot 1.50
! Bob 74.75 · pot 1.50 · check, bet 0.50–74.75 > kkk
! turn · pot 1.50 > 5d
! turn: Qs 7h 2c 5d · pot 1.50
! Bob 74.75 · pot 1.50 · check, bet 0.50–74.75 > kkk
! river · pot 1.50 > 9s
! river: Qs 7h 2c 5d 9s · pot 1.50
! Bob 74.75 · pot 1.50 · check, bet 0.50–74.75 > kkk
! pot 1.50 · Bob shows > 8h8d
! pot 1.50 · Cat shows > miscall bob
! pot 1.50 · Cat shows > ahkc
! pot 1.50 · Dan shows > 9d9c
! nobody bet in the last round, so Bob, on the dealer's left, shows first (DAV-52)
! Bob called the hand wrong, but nobody folded because of it: cards speak (DAV-55)
! Dan has the best hand for the main pot of $1.50: three nines (DAV-54)
! Bob -0.50, Cat -0.50, Dan gets 1.50 (+1.00)
! record? [Y/n] > y
$ hand show 3
  hand 3, holdem: Dan wins $1.50 (event 29, 2026-01-02 19:32)
  ¶
  player        posted       before   after
  ───────────────────────────────────────────
  Ann (button)  –            $62.00  $62.00
  Bob           blind $0.25  $75.25  $74.75
  Cat           blind $0.50  $12.50  $12.00
  Dan           –            $22.75  $23.75
  ¶
  before the flop
    Dan calls $0.50  pot $1.25
    Ann folds        pot $1.25
    Bob calls $0.25  pot $1.50
    Cat checks       pot $1.50
  board Qs 7h 2c
    Bob checks  pot $1.50
    Cat checks  pot $1.50
    Dan checks  pot $1.50
  board Qs 7h 2c 5d
    Bob checks  pot $1.50
    Cat checks  pot $1.50
    Dan checks  pot $1.50
  board Qs 7h 2c 5d 9s
    Bob checks              pot $1.50
    Cat checks              pot $1.50
    Dan checks              pot $1.50
    Bob shows 8h 8d         pot $1.50
    Bob miscalled the hand  pot $1.50
    Cat shows Ah Kc         pot $1.50
    Dan shows 9d 9c         pot $1.50
  ¶
  pot       amount  could win it      won it
  ────────────────────────────────────────────
  main pot   $1.50  Bob, Cat and Dan  Dan
  nobody bet in the last round, so Bob, on the dealer's left, shows first (DAV-52)
  Bob called the hand wrong, but nobody folded because of it: cards speak (DAV-55)
  Dan has the best hand for the main pot of $1.50: three nines (DAV-54)
  ¶
  in the ledger (show 29):
  party  asset  with  amount
  ────────────────────────────
  Bob    chips        -$0.50
  Cat    chips        -$0.50
  Dan    chips         $1.00

A hand of the table is settled in its smallest chip, and `house explain` says the same.

$ house explain money.unit
  setting           money.unit (money, chips, bank)
  decides           smallest amount that can be bet, paid or split
  because           money that doesn't split into whole units is odd money
  takes             an amount of at least 0.01 in quotes, like "20.00"
  at dave           — (the house rules don't say)
  the house names   Robert's Rules of Poker, version 11, which this program
                    doesn't include
  standard rule     the smallest chip in the case, or else the smallest coin
                    (standard rule)
  with these chips  $0.25, the smallest amount the chips in the case can make
  acts in           src/engine/house/profile.rs
