# The Igloo's bank: twenty dollars once, three kinds of chip, antes, cold hands, and who is paid first.
# rules: IGL-01, IGL-02, IGL-08, IGL-14, IGL-43, IGL-44, IGL-45, IGL-46

$ init --house igloo
  started a new book in USD with `igloo` rules
  recorded #2 ········
! next: add the players (player add NAME NAME)
$ player add A
  A, a regular
  recorded #3 ········
$ player add B
  B, a regular
  recorded #4 ········
! next: open the night (open --banker NAME)
$ player add C
  C, a regular
  recorded #5 ········
$ player add D
  D, a regular
  recorded #6 ········
$ player add E
  E, a regular
  recorded #7 ········
$ player add F
  F, a regular
  recorded #8 ········
$ open --house igloo --banker A
  night 1 is open at The Igloo; A is the banker
  recorded #9 ········
! next: sell chips (buy NAME AMOUNT)

## V-IGL-01: the first purchase is $20.00, neither more nor less
$ buy A 20
  A buys chips: $20.00 in cash; stack $20.00
  recorded #10 ········
! next: play (hand new or hand result), then count the stacks
> stack $20.00
$ buy B 15
! error: the first buy-in is $20.00, not $15.00 (IGL-01)
! hint: buy B 20.00
= 4
> the first buy-in is $20.00, not $15.00 (IGL-01)
$ buy B 25
! error: the first buy-in is $20.00, not $25.00 (IGL-01)
! hint: buy B 20.00
= 4
> not $25.00 (IGL-01)
$ buy B 5 --from A
! error: `B` has to buy $20.00 from the bank first, then more from players (IGL-01)
! hint: buy B 20.00
= 4
> `B` has to buy $20.00 from the bank first, then more from players (IGL-01)

## V-IGL-02: a stack by colour comes to $20.00; twelve cents are no bet, and there is no ten-cent chip
$ buy B 20 --chips nickel=40,quarter=32,dollar=10
  B buys chips: $20.00 in cash (10 × $1.00, 32 × $0.25, 40 × $0.05); stack $20.00
  recorded #11 ········
> stack $20.00
$ buy C 20
  C buys chips: $20.00 in cash; stack $20.00
  recorded #12 ········
$ buy D 20
  D buys chips: $20.00 in cash; stack $20.00
  recorded #13 ········
$ buy E 20
  E buys chips: $20.00 in cash; stack $20.00
  recorded #14 ········
$ buy F 20
  F buys chips: $20.00 in cash; stack $20.00
  recorded #15 ········
$ seat A 1
  A has seat 1
  recorded #16 ········
$ seat B 2
  B has seat 2
  recorded #17 ········
$ seat C 3
  C has seat 3
  recorded #18 ········
$ seat D 4
  D has seat 4
  recorded #19 ········
$ seat E 5
  E has seat 5
  recorded #20 ········
$ seat F 6
  F has seat 6
  recorded #21 ········
$ hand new
< five-card-draw d f
< ¶
< b .12
< q
  stopped: nothing was recorded
! no game yet, no dealer yet, 6 in: A B C D E F
! which game? > five-card-draw d f
! five-card-draw, F deals, 6 in: A B C D E F
! Enter to deal > ¶
! note: `F` antes $0.60 for all 6 players (IGL-08)
! A 20.00 · pot 0.60 · check, bet 0.05–0.50 > b .12
! error: $0.12 isn't a multiple of $0.05 (IGL-02)
! A 20.00 · pot 0.60 · check, bet 0.05–0.50 > q
> $0.12 isn't a multiple of $0.05 (IGL-02)
$ count B dime=10
! error: there are no `dime` chips; the set has dollar, quarter and nickel
! hint: chips show
= 4
> dime
$ chips show
  color    value  exist  in the case  out
  ────────────────────────────────────────────
  dollar   $1.00      —            —   10
  quarter  $0.25      —            —   32
  nickel   $0.05      —            —   40
  these are the house's chips (IGL-02)
> IGL-02

## V-IGL-08: six players: the dealer pays $0.60 before the deal, and nobody else pays anything
$ hand new --yes
< five-card-draw d f
< ¶
< fffff
  hand 1, five-card-draw: F wins $0.60
  recorded #23 ········
! no game yet, no dealer yet, 6 in: A B C D E F
! which game? > five-card-draw d f
! five-card-draw, F deals, 6 in: A B C D E F
! Enter to deal > ¶
! note: `F` antes $0.60 for all 6 players (IGL-08)
! A 20.00 · pot 0.60 · check, bet 0.05–0.50 > fffff
! F is the only one left in the main pot, so F wins it: $0.60 (standard rule)
! F gets 0.60 (+0.00)
! ¶
! note: unusual in this hand: a player folded with nothing to call
> `F` antes $0.60 for all 6 players (IGL-08)
> pot 0.60
$ deal
  A deals
    the deal passes to the left (IGL-05)
  if it's five-card-draw again: A posts $0.60 dead
    `A` antes $0.60 for all 6 players (IGL-08)
  recorded #24 ········
$ hand new
< five-card-draw d a -c -d -e -f
< $ b 20
< q
  stopped: nothing was recorded
! five-card-draw, A deals, 6 in: A B C D E F
! Enter to deal > five-card-draw d a -c -d -e -f
! five-card-draw, A deals, 2 in: A B
! Enter to deal > $ b 20
! error: the bank already sold `B` $20.00; buy more chips from another player
!   (IGL-14); $ B 20.00 from A, or $ B 20.00 from C, or $ B 20.00 from D, or $ B
!   20.00 from E, or $ B 20.00 from F
! Enter to deal > q
> the bank already sold `B` $20.00

A dealer who can't pay the ante buys from a player first.

$ cashout E
  E cashes out $20.00: $20.00 in cash
  recorded #26 ········
! note: `E`'s chips weren't counted; paying what the book says
$ cashout F
  F cashes out $20.00: $20.00 in cash
  recorded #28 ········
! note: `F`'s chips weren't counted; paying what the book says
$ buy D 19.80 --from A
  D buys chips from A: $19.80 in cash; stack $39.80
  recorded #29 ········
$ hand new
< five-card-draw d a
< ¶
< q
  stopped: nothing was recorded
! five-card-draw, A deals, 4 in: A B C D
! Enter to deal > five-card-draw d a
! five-card-draw, A deals, 4 in: A B C D
! Enter to deal > ¶
! error: `A` is the dealer and antes $0.40 for all 4 players, but has only $0.20
!   (IGL-08); type $ A 0.20 from B
! Enter to deal > q
> `A` is the dealer and antes $0.40 for all 4 players, but has only $0.20
> (IGL-08)
$ buy A 19.80 --from D
  A buys chips from D: $19.80 in cash; stack $20.00
  recorded #30 ········

## V-IGL-50: remainders that don't come to whole dollars point to a count that is off
$ count A 20.35
  A has $20.35: up $0.35 in unrecorded hands
  recorded #31 ········
! next: count the stacks of B, C and D
$ count B 17.20
  B has $17.20: down $2.80 in unrecorded hands
  recorded #32 ········
! next: count the stacks of C and D
$ count C 22.85
  C has $22.85: up $2.85 in unrecorded hands
  recorded #33 ········
! next: count D's stack
$ count D 19.55
  D has $19.55: down $0.45 in unrecorded hands
  recorded #34 ········
! next: the counts are $0.05 short: count again, or close --over-short winner
$ coldhands --cards A=Kh9d7c4s2d --cards B=8h8cTd5s3c --cards C=AcQdJs6h2s --cards D=5h5dJh4c3s --dry-run
! error: the pot is $1.95, not a round amount: a stack must have been counted wrong, so count again before the last hand (IGL-45)
! hint: coldhands --cards A=Kh9d7c4s2d --cards B=8h8cTd5s3c --cards C=AcQdJs6h2s --cards D=5h5dJh4c3s --dry-run --really
= 4
> IGL-45

## V-IGL-49: the amounts over the last dollar come to $2.00, and B's eights take them all
$ count A 31.35
  A has $31.35: up $11.00 in unrecorded hands
  recorded #35 ········
! next: the counts are $10.95 over: count again, or close --over-short winner
$ count B 7.60
  B has $7.60: down $9.60 in unrecorded hands
  recorded #36 ········
! next: the counts are $1.35 over: count again, or close --over-short winner
$ count C 22.85
  C has $22.85, as expected
  recorded #37 ········
$ count D 18.20
  D has $18.20: down $1.35 in unrecorded hands
  recorded #38 ········
! next: play for the odd change (coldhands)
$ coldhands --cards A=Kh9d7c4s2d --cards B=8h8cTd5s3c --cards C=AcQdJs6h2s --cards D=5h5dJh4c3s
  player  cards           hand
  ────────────────────────────────────────
  A       Kh 9d 7c 4s 2d  king high
  B       8h 8c Td 5s 3c  pair of eights
  C       Ac Qd Js 6h 2s  ace high
  D       5h 5d Jh 4c 3s  pair of fives
  B has the best hand for the main pot of $2.00: pair of eights (IGL-18)
  B wins $2.00 and now has $9.00
    odd change: `A` $0.35, `B` $0.60, `C` $0.85, `D` $0.20 (IGL-43)
    the best hand takes everything in the middle, with no betting (IGL-44)
    every stack is a round amount now, so the bank doesn't need change (IGL-45)
  recorded #39 ········
! next: pay them all (cashout)
> `A` $0.35, `B` $0.60, `C` $0.85, `D` $0.20
> IGL-43
> IGL-45
> B wins $2.00
> IGL-44

## V-IGL-51: paid from the smallest stack up: B, D, C, A
$ cashout
  B cashes out $9.00: $9.00 in cash
  D cashes out $18.00: $18.00 in cash
  C cashes out $22.00: $22.00 in cash
  A cashes out $31.00: $31.00 in cash
    smallest stacks are paid first, so if the bank is short, the biggest winner
      takes the hit (IGL-46)
  recorded #47 ········
! next: close the night (close)
> B cashes out $9.00
> D cashes out $18.00
> C cashes out $22.00
> A cashes out $31.00
> IGL-46
