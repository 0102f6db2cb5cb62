# After the tables came together a deal said twice is the same deal, as soon as a hand of the night is recorded (DAV-12).

$ init --house dave
  started a new book in USD with `dave` rules
  recorded #2 ········
! next: add the players (player add NAME NAME)
$ player add Ann Bob Cat Dan Eve Fay Gus Hal Ivy Jon Kim Leo
  Ann, a regular
  Bob, a regular
  Cat, a regular
  Dan, a regular
  Eve, a regular
  Fay, a regular
  Gus, a regular
  Hal, a regular
  Ivy, a regular
  Jon, a regular
  Kim, a regular
  Leo, a regular
  recorded #14 ········
! next: open the night (open --banker NAME)
$ open --banker Ann --stakes .25/.50
  night 1 is open at Dave's cash game; Ann is the banker
  recorded #15 ········
! note: tonight's buy-in limits, unless everybody agrees to different ones in writing: each player buys at least $10.00; each player can buy up to a $50.00 stack, or the biggest stack at the table (DAV-17)
! next: sell chips (buy NAME AMOUNT)
$ buy Ann 50
  Ann buys chips: $50.00 in cash; stack $50.00
  recorded #16 ········
! next: play (hand new or hand result), then count the stacks
$ buy Bob 50
  Bob buys chips: $50.00 in cash; stack $50.00
  recorded #17 ········
$ buy Cat 50
  Cat buys chips: $50.00 in cash; stack $50.00
  recorded #18 ········
$ buy Dan 50
  Dan buys chips: $50.00 in cash; stack $50.00
  recorded #19 ········
$ buy Eve 50
  Eve buys chips: $50.00 in cash; stack $50.00
  recorded #20 ········
$ buy Fay 50
  Fay buys chips: $50.00 in cash; stack $50.00
  recorded #21 ········
$ buy Gus 50
  Gus buys chips: $50.00 in cash; stack $50.00
  recorded #22 ········
$ buy Hal 50
  Hal buys chips: $50.00 in cash; stack $50.00
  recorded #23 ········
$ buy Ivy 50
  Ivy buys chips: $50.00 in cash; stack $50.00
  recorded #24 ········
$ buy Jon 50
  Jon buys chips: $50.00 in cash; stack $50.00
  recorded #25 ········
$ buy Kim 50
  Kim buys chips: $50.00 in cash; stack $50.00
  recorded #26 ········
$ buy Leo 50
  Leo buys chips: $50.00 in cash; stack $50.00
  recorded #27 ········
! note: 12 players are here, but one table has room for only 11: split into two after this hand (seats split) (DAV-07)
$ seats split --move Gus,Hal,Ivy,Jon,Kim,Leo
  now at table 1: Ann in seat 1, Bob in seat 2, Cat in seat 3, Dan in seat 4, Eve
    in seat 5 and Fay in seat 6
  now at table 2: Gus in seat 1, Hal in seat 2, Ivy in seat 3, Jon in seat 4, Kim
    in seat 5 and Leo in seat 6
  12 players are too many for one table (DAV-07)
  volunteers move first, then the players with the highest cards; the banker and
    the host stay (DAV-08)
  recorded #28 ········
$ deal --dealer Ann
  Ann deals
  holdem: Bob posts the small blind, $0.25; Cat posts the big blind, $0.50
  recorded #29 ········
$ deal --dealer Gus
  Gus deals
  holdem: Hal posts the small blind, $0.25; Ivy posts the big blind, $0.50
  recorded #30 ········
$ hand result holdem Bob 1 Ann
  hand 1, holdem: Bob wins $2.00
  recorded #31 ········
$ hand result holdem Hal 1 Gus
  hand 2, holdem: Hal wins $2.00
  recorded #32 ········
$ count Leo 50
  Leo has $50.00, as expected
  recorded #33 ········
! next: count the stacks of Ann, Bob, Cat, Dan, Eve, Fay, Gus, Hal, Ivy, Jon and Kim
$ cashout Leo
  Leo cashes out $50.00: $50.00 in cash
  Leo's count, the banker's count and the payout are all $50.00 (DAV-20)
  recorded #35 ········
! note: players should give notice a round or 30 minutes before they leave: did `Leo`? (DAV-13)
! next: play (hand new or hand result), then count the stacks
$ count Fay 50
  Fay has $50.00, as expected
  recorded #36 ········
! next: count the stacks of Ann, Bob, Cat, Dan, Eve, Gus, Hal, Ivy, Jon and Kim
$ cashout Fay
  Fay cashes out $50.00: $50.00 in cash
  Fay's count, the banker's count and the payout are all $50.00 (DAV-20)
  recorded #38 ········
! note: players should give notice a round or 30 minutes before they leave: did `Fay`? (DAV-13)
! note: 10 players are left in all: merge the tables (seats merge) (DAV-12)
! next: play (hand new or hand result), then count the stacks
$ seats merge --cards "Ah Kh Qh Jh Th 9h 8h 7h 6h 5h"
  Ann Ah, Bob Kh, Cat Qh, Dan Jh, Eve Th, Gus 9h, Hal 8h, Ivy 7h, Jon 6h
  Kim 5h
  now at table 1: Gus in seat 6, Hal in seat 7, Ivy in seat 8, Jon in seat 9 and
    Kim in seat 10
  Ann has the button
  10 players are left, so they play at one table and draw for the button (DAV-12)
  recorded #39 ········
$ deal
  Ann deals
  holdem: Bob posts the small blind, $0.25; Cat posts the big blind, $0.50
  recorded #40 ········
$ deal
  Ann deals
  holdem: Bob posts the small blind, $0.25; Cat posts the big blind, $0.50
! note: `Ann` already has the next deal, so nothing was recorded; if that hand was already played, type deal --next (DAV-25)
> already has the next deal
