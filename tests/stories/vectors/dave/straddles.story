# Straddles at Dave's: live ones double, from the left of the big blind to the button; others have names and are refused.

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
$ player add Dan
  Dan, a regular
  recorded #6 ········
$ player add Eve
  Eve, a regular
  recorded #7 ········
$ player add Fay
  Fay, a regular
  recorded #8 ········
$ open --banker Ann --stakes .25/.50
  night 1 is open at Dave's cash game; Ann is the banker
  recorded #9 ········
! note: tonight's buy-in limits, unless everybody agrees to different ones in writing: each player buys at least $10.00; each player can buy up to a $50.00 stack, or the biggest stack at the table (DAV-17)
! next: sell chips (buy NAME AMOUNT)
$ buy Ann 20
  Ann buys chips: $20.00 in cash; stack $20.00
  recorded #10 ········
! next: play (hand new or hand result), then count the stacks
$ seat Ann 1
  Ann has seat 1
  recorded #11 ········
$ buy Bob 20
  Bob buys chips: $20.00 in cash; stack $20.00
  recorded #12 ········
$ seat Bob 2
  Bob has seat 2
  recorded #13 ········
$ buy Cat 20
  Cat buys chips: $20.00 in cash; stack $20.00
  recorded #14 ········
$ seat Cat 3
  Cat has seat 3
  recorded #15 ········
$ buy Dan 20
  Dan buys chips: $20.00 in cash; stack $20.00
  recorded #16 ········
$ seat Dan 4
  Dan has seat 4
  recorded #17 ········
$ buy Eve 20
  Eve buys chips: $20.00 in cash; stack $20.00
  recorded #18 ········
$ seat Eve 5
  Eve has seat 5
  recorded #19 ········
$ buy Fay 20
  Fay buys chips: $20.00 in cash; stack $20.00
  recorded #20 ········
$ seat Fay 6
  Fay has seat 6
  recorded #21 ········

## V-DAV-29: four straddles in order cost $1, $2, $4 and $8, the fourth is the button's and there is no fifth
$ hand new
< d ann
< straddle dan
< straddle eve
< straddle fay
< straddle ann
< ¶
< q
  stopped: nothing was recorded
! holdem, .25/.50, Ann deals, 6 in: Ann Bob Cat Dan Eve Fay
! Enter to deal > d ann
! Enter to deal > straddle dan
! holdem, .25/.50, Ann deals, 6 in: Ann Bob Cat Dan Eve Fay; Dan straddles
! Enter to deal > straddle eve
! holdem, .25/.50, Ann deals, 6 in: Ann Bob Cat Dan Eve Fay; Dan straddles; Eve
!   straddles
! Enter to deal > straddle fay
! holdem, .25/.50, Ann deals, 6 in: Ann Bob Cat Dan Eve Fay; Dan straddles; Eve
!   straddles; Fay straddles
! Enter to deal > straddle ann
! holdem, .25/.50, Ann deals, 6 in: Ann Bob Cat Dan Eve Fay; Dan straddles; Eve
!   straddles; Fay straddles; Ann straddles
! Enter to deal > ¶
! note: `Dan` straddles for $1.00 (DAV-31)
! note: `Eve` straddles for $2.00 (DAV-31)
! note: `Fay` straddles for $4.00 (DAV-31)
! note: `Ann` straddles for $8.00 (DAV-31)
! note: before the flop the minimum raise is $8.00 (DAV-32)
! Bob 19.75 · pot 15.75 · call 7.75, raise 16.00–20.00 > q
> straddles for $1.00 (DAV-31)
> straddles for $2.00 (DAV-31)
> straddles for $4.00 (DAV-31)
> `Ann` straddles for $8.00 (DAV-31)
$ hand new
< d ann
< straddle dan
< straddle eve
< straddle fay
< straddle ann
< straddle bob
< ¶
< q
  stopped: nothing was recorded
! holdem, .25/.50, Ann deals, 6 in: Ann Bob Cat Dan Eve Fay
! Enter to deal > d ann
! Enter to deal > straddle dan
! holdem, .25/.50, Ann deals, 6 in: Ann Bob Cat Dan Eve Fay; Dan straddles
! Enter to deal > straddle eve
! holdem, .25/.50, Ann deals, 6 in: Ann Bob Cat Dan Eve Fay; Dan straddles; Eve
!   straddles
! Enter to deal > straddle fay
! holdem, .25/.50, Ann deals, 6 in: Ann Bob Cat Dan Eve Fay; Dan straddles; Eve
!   straddles; Fay straddles
! Enter to deal > straddle ann
! holdem, .25/.50, Ann deals, 6 in: Ann Bob Cat Dan Eve Fay; Dan straddles; Eve
!   straddles; Fay straddles; Ann straddles
! Enter to deal > straddle bob
! error: `Bob` can't straddle: nobody straddles after the button (DAV-31)
! Enter to deal > ¶
! note: `Dan` straddles for $1.00 (DAV-31)
! note: `Eve` straddles for $2.00 (DAV-31)
! note: `Fay` straddles for $4.00 (DAV-31)
! note: `Ann` straddles for $8.00 (DAV-31)
! note: before the flop the minimum raise is $8.00 (DAV-32)
! Bob 19.75 · pot 15.75 · call 7.75, raise 16.00–20.00 > q
> nobody straddles after the button

## V-DAV-30: the straddles are 2, 4 and 8 times the big blind
$ hand new
< d ann
< straddle dan
< ¶
< q
  stopped: nothing was recorded
! holdem, .25/.50, Ann deals, 6 in: Ann Bob Cat Dan Eve Fay
! Enter to deal > d ann
! Enter to deal > straddle dan
! holdem, .25/.50, Ann deals, 6 in: Ann Bob Cat Dan Eve Fay; Dan straddles
! Enter to deal > ¶
! note: `Dan` straddles for $1.00 (DAV-31)
! note: before the flop the minimum raise is $1.00 (DAV-32)
! Eve 20.00 · pot 1.75 · call 1.00, raise 2.00–20.00 > q
> call 1.00
$ hand new
< d ann
< straddle dan
< straddle eve
< ¶
< q
  stopped: nothing was recorded
! holdem, .25/.50, Ann deals, 6 in: Ann Bob Cat Dan Eve Fay
! Enter to deal > d ann
! Enter to deal > straddle dan
! holdem, .25/.50, Ann deals, 6 in: Ann Bob Cat Dan Eve Fay; Dan straddles
! Enter to deal > straddle eve
! holdem, .25/.50, Ann deals, 6 in: Ann Bob Cat Dan Eve Fay; Dan straddles; Eve
!   straddles
! Enter to deal > ¶
! note: `Dan` straddles for $1.00 (DAV-31)
! note: `Eve` straddles for $2.00 (DAV-31)
! note: before the flop the minimum raise is $2.00 (DAV-32)
! Fay 20.00 · pot 3.75 · call 2.00, raise 4.00–20.00 > q
> call 2.00
$ hand new
< d ann
< straddle dan
< straddle eve
< straddle fay
< ¶
< q
  stopped: nothing was recorded
! holdem, .25/.50, Ann deals, 6 in: Ann Bob Cat Dan Eve Fay
! Enter to deal > d ann
! Enter to deal > straddle dan
! holdem, .25/.50, Ann deals, 6 in: Ann Bob Cat Dan Eve Fay; Dan straddles
! Enter to deal > straddle eve
! holdem, .25/.50, Ann deals, 6 in: Ann Bob Cat Dan Eve Fay; Dan straddles; Eve
!   straddles
! Enter to deal > straddle fay
! holdem, .25/.50, Ann deals, 6 in: Ann Bob Cat Dan Eve Fay; Dan straddles; Eve
!   straddles; Fay straddles
! Enter to deal > ¶
! note: `Dan` straddles for $1.00 (DAV-31)
! note: `Eve` straddles for $2.00 (DAV-31)
! note: `Fay` straddles for $4.00 (DAV-31)
! note: before the flop the minimum raise is $4.00 (DAV-32)
! Ann 20.00 · pot 7.75 · call 4.00, raise 8.00–20.00 > q
> call 4.00

## V-DAV-31: over one straddle of $1.00 a raise goes to $2.00 at least, over a second of $2.00 to $4.00
$ hand new
< d ann
< straddle dan
< ¶
< r 1.50
< r 2
< q
  stopped: nothing was recorded
! holdem, .25/.50, Ann deals, 6 in: Ann Bob Cat Dan Eve Fay
! Enter to deal > d ann
! Enter to deal > straddle dan
! holdem, .25/.50, Ann deals, 6 in: Ann Bob Cat Dan Eve Fay; Dan straddles
! Enter to deal > ¶
! note: `Dan` straddles for $1.00 (DAV-31)
! note: before the flop the minimum raise is $1.00 (DAV-32)
! Eve 20.00 · pot 1.75 · call 1.00, raise 2.00–20.00 > r 1.50
! error: `Eve` can raise to anything from $2.00 to $20.00, not to $1.50 (DAV-32)
! Eve 20.00 · pot 1.75 · call 1.00, raise 2.00–20.00 > r 2
! Fay 20.00 · pot 3.75 · call 2.00, raise 3.00–20.00 > q
> raise 2.00
> DAV-32
$ hand new
< d ann
< straddle dan
< straddle eve
< ¶
< r 3
< r 4
< q
  stopped: nothing was recorded
! holdem, .25/.50, Ann deals, 6 in: Ann Bob Cat Dan Eve Fay
! Enter to deal > d ann
! Enter to deal > straddle dan
! holdem, .25/.50, Ann deals, 6 in: Ann Bob Cat Dan Eve Fay; Dan straddles
! Enter to deal > straddle eve
! holdem, .25/.50, Ann deals, 6 in: Ann Bob Cat Dan Eve Fay; Dan straddles; Eve
!   straddles
! Enter to deal > ¶
! note: `Dan` straddles for $1.00 (DAV-31)
! note: `Eve` straddles for $2.00 (DAV-31)
! note: before the flop the minimum raise is $2.00 (DAV-32)
! Fay 20.00 · pot 3.75 · call 2.00, raise 4.00–20.00 > r 3
! error: `Fay` can raise to anything from $4.00 to $20.00, not to $3.00 (DAV-32)
! Fay 20.00 · pot 3.75 · call 2.00, raise 4.00–20.00 > r 4
! Ann 20.00 · pot 7.75 · call 4.00, raise 6.00–20.00 > q
> raise 4.00

## V-DAV-32: a Mississippi straddle from the button and a sleeper are both refused
$ hand new
< d ann
< mississippi ann
< sleeper eve
< ¶
< q
  stopped: nothing was recorded
! holdem, .25/.50, Ann deals, 6 in: Ann Bob Cat Dan Eve Fay
! Enter to deal > d ann
! Enter to deal > mississippi ann
! error: `Ann` can't straddle there: this house doesn't allow a Mississippi
!   straddle (DAV-33)
! Enter to deal > sleeper eve
! error: `Eve` can't straddle there: this house doesn't allow a sleeper straddle
!   (DAV-33)
! Enter to deal > ¶
! Dan 20.00 · pot 0.75 · call 0.50, raise 1.00–20.00 > q
> this house doesn't allow a Mississippi  straddle
> this house doesn't allow a sleeper straddle  (DAV-33)
$ hand new
< d ann
< straddle ann
< ¶
< q
  stopped: nothing was recorded
! holdem, .25/.50, Ann deals, 6 in: Ann Bob Cat Dan Eve Fay
! Enter to deal > d ann
! Enter to deal > straddle ann
! error: `Ann` can't straddle there: this house doesn't allow a Mississippi
!   straddle (DAV-33)
! Enter to deal > ¶
! Dan 20.00 · pot 0.75 · call 0.50, raise 1.00–20.00 > q

$ hand new
< d ann
< straddle eve
< ¶
< q
  stopped: nothing was recorded
! holdem, .25/.50, Ann deals, 6 in: Ann Bob Cat Dan Eve Fay
! Enter to deal > d ann
! Enter to deal > straddle eve
! error: `Eve` can't straddle there: this house doesn't allow a sleeper straddle
!   (DAV-33)
! Enter to deal > ¶
! Dan 20.00 · pot 0.75 · call 0.50, raise 1.00–20.00 > q

