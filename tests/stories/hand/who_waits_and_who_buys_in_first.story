Who buys in past the waiting list is told who waits, at the purchase and at the seat.
rules: DAV-04

$ init --house dave
  started a new book in USD with `dave` rules
  recorded #2 ········
! next: add the players (player add NAME NAME)
$ player add Ann Bob Zed Yan Xia
  Ann, a regular
  Bob, a regular
  Zed, a regular
  Yan, a regular
  Xia, a regular
  recorded #7 ········
! next: open the night (open --banker NAME)
$ open --banker Ann --stakes .25/.50
  night 1 is open at Dave's cash game; Ann is the banker
  recorded #8 ········
! note: tonight's buy-in limits, unless everybody agrees to different ones in writing: each player buys at least $10.00; each player can buy up to a $50.00 stack, or the biggest stack at the table (DAV-17)
! next: sell chips (buy NAME AMOUNT)
$ buy Ann 50
  Ann buys chips: $50.00 in cash; stack $50.00
  recorded #9 ········
! next: play (hand new or hand result), then count the stacks
$ buy Bob 50
  Bob buys chips: $50.00 in cash; stack $50.00
  recorded #10 ········
$ seats wait Zed
  Zed is waiting for a seat
  recorded #11 ········
$ buy Yan 50
  Yan buys chips: $50.00 in cash; stack $50.00
  recorded #12 ········
! note: `Zed` is on the waiting list ahead of `Yan` (DAV-04)
> `Zed` is on the waiting list ahead of `Yan` (DAV-04)
$ seat Xia 5
  Xia has seat 5
  recorded #13 ········
! note: first come, first seated: `Ann`, `Bob` and `Yan` got here before `Xia` (DAV-06)
! note: `Zed` is on the waiting list ahead of `Xia` (DAV-04)
> `Zed` is on the waiting list ahead of `Xia` (DAV-04)
$ buy Zed 50
  Zed buys chips: $50.00 in cash; stack $50.00
  recorded #14 ········
$ seats
  seat  player  dealt
  ─────────────────────
     5  Xia         0
     –  Ann         0
     –  Bob         0
     –  Yan         0
     –  Zed         0
