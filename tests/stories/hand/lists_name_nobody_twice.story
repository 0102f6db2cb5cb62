# A hand names nobody twice in one list, and says of nobody who left or didn't come that they sat out of it: not by its result, not in JSON, not in a file.

file night.txt:
  player add Ann Bob Cat Dan Eve Fay
  open --banker Ann --stakes .25/.50
  buy Ann 50
  buy Bob 50
  buy Cat 50
  buy Dan 50
  buy Eve 50
  seat Ann 1 Bob 2 Cat 3 Dan 4 Eve 5
  deal --dealer Ann
  hand result holdem Ann 1 Bob Cat

$ init --house dave
  started a new book in USD with `dave` rules
  recorded #2 ········
! next: add the players (player add NAME NAME)
$ run night.txt
  $ player add Ann Bob Cat Dan Eve Fay
  Ann, a regular
  Bob, a regular
  Cat, a regular
  Dan, a regular
  Eve, a regular
  Fay, a regular
  recorded #8 ········
  $ open --banker Ann --stakes .25/.50
  night 1 is open at Dave's cash game; Ann is the banker
  recorded #9 ········
  $ buy Ann 50
  Ann buys chips: $50.00 in cash; stack $50.00
  recorded #10 ········
  $ buy Bob 50
  Bob buys chips: $50.00 in cash; stack $50.00
  recorded #11 ········
  $ buy Cat 50
  Cat buys chips: $50.00 in cash; stack $50.00
  recorded #12 ········
  $ buy Dan 50
  Dan buys chips: $50.00 in cash; stack $50.00
  recorded #13 ········
  $ buy Eve 50
  Eve buys chips: $50.00 in cash; stack $50.00
  recorded #14 ········
  $ seat Ann 1 Bob 2 Cat 3 Dan 4 Eve 5
  Ann has seat 1
  Bob has seat 2
  Cat has seat 3
  Dan has seat 4
  Eve has seat 5
  recorded #19 ········
  $ deal --dealer Ann
  Ann deals
  holdem: Bob posts the small blind, $0.25; Cat posts the big blind, $0.50
  recorded #20 ········
  $ hand result holdem Ann 1 Bob Cat
  hand 1, holdem: Ann wins $3.00
  recorded #21 ········
! note: tonight's buy-in limits, unless everybody agrees to different ones in writing: each player buys at least $10.00; each player can buy up to a $50.00 stack, or the biggest stack at the table (DAV-17)
$ count Dan 50 --by player
  Dan counts $50.00
  recorded #22 ········
$ count Dan 50 --by banker
  both counts of Dan's stack agree: $50.00
  recorded #24 ········
! next: count the stacks of Ann, Bob, Cat and Eve
$ cashout Dan
  Dan cashes out $50.00: $50.00 in cash
  Dan's count, the banker's count and the payout are all $50.00 (DAV-20)
  recorded #26 ········
! note: players should give notice a round or 30 minutes before they leave: did `Dan`? (DAV-13)
! next: play (hand new or hand result), then count the stacks

## by its result
$ hand result --game holdem --in Ann=1 --in Bob=1 --win Ann=1 --win Ann=1
! error: `Ann` is named twice
! hint: hand result --game holdem --in Ann=1 --in Bob=1 --win Ann=1
= 4
> `Ann` is named twice
$ hand result --game holdem --in Ann=1 --in Bob=1 --win Ann=2 --fine Cat=1 --fine cat=1
! error: `Cat` is named twice
! hint: hand result --game holdem --in Ann=1 --in Bob=1 --win Ann=2 --fine Cat=1
= 4
> `Cat` is named twice
$ hand result holdem Ann 1 Bob --away Cat --away Cat
! error: `Cat` is named twice
! hint: hand result holdem Ann 1 Bob --away Cat
= 4
> `Cat` is named twice
$ hand result holdem Ann 1 Bob --away Dan
! error: `Dan` cashed out and left before this hand
! hint: hand result holdem Ann 1 Bob
= 4
> `Dan` cashed out and left before this hand
$ hand result holdem Ann 1 Bob --away Fay
! error: `Fay` isn't in the game
! hint: hand result holdem Ann 1 Bob
= 4
> `Fay` isn't in the game
$ hand result --game holdem --in Ann=1 --in Bob=1 --carry 2 --for Ann --for Ann
! error: `Ann` is named twice
! hint: hand result --game holdem --in Ann=1 --in Bob=1 --carry 2 --for Ann
= 4
> `Ann` is named twice

## in JSON
$ hand add --hand '{"game":"holdem","away":["Cat","Cat"],"players":[{"name":"Ann","in":"1","cards":"5sJc"},{"name":"Bob","in":"1","folded":true}]}'
! error: --hand:1:1: `Cat` is named twice
= 5
> `Cat` is named twice
$ hand add --hand '{"game":"holdem","away":["Dan"],"players":[{"name":"Ann","in":"1","cards":"5sJc"},{"name":"Bob","in":"1","folded":true}]}'
! error: --hand:1:1: `Dan` cashed out and left before this hand
! hint: status
= 5
> `Dan` cashed out and left before this hand

## a hand that was played before he left says so
$ --at 2026-01-02T19:02 hand result holdem Ann 1 Bob --away Dan
  hand 2, holdem: Ann wins $2.00
  recorded #27 ········
! note: nobody said who dealt (`--dealer`), so the deal moves on from `Ann`
