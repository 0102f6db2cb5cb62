# The banker mistypes who was away: somebody who didn't come tonight can't be.

$ init --house dave
  started a new book in USD with `dave` rules
  recorded #2 ········
! next: add the players (player add NAME NAME)
$ player add Ann Bob Cat Dan
  Ann, a regular
  Bob, a regular
  Cat, a regular
  Dan, a regular
  recorded #6 ········
! next: open the night (open --banker NAME)
$ open --banker Ann --stakes .25/.50
  night 1 is open at Dave's cash game; Ann is the banker
  recorded #7 ········
! note: tonight's buy-in limits, unless everybody agrees to different ones in writing: each player buys at least $10.00; each player can buy up to a $50.00 stack, or the biggest stack at the table (DAV-17)
! next: sell chips (buy NAME AMOUNT)
$ buy Ann 20
  Ann buys chips: $20.00 in cash; stack $20.00
  recorded #8 ········
! next: play (hand new or hand result), then count the stacks
$ buy Bob 20
  Bob buys chips: $20.00 in cash; stack $20.00
  recorded #9 ········
$ buy Cat 20
  Cat buys chips: $20.00 in cash; stack $20.00
  recorded #10 ········
$ hand result --game holdem --in Ann=.50 --in Bob=.50 --win Ann=1 --dealer Ann --away Dan
! error: `Dan` isn't in the game
! hint: hand result --game holdem --in Ann=.50 --in Bob=.50 --win Ann=1 --dealer Ann
= 4
$ hand add --hand '{"game":"holdem","away":["Dan"],"board":"2c 3d 4h Ts Js","players":[{"name":"Ann","in":"0.50","cards":"5c 6c"},{"name":"Bob","in":"0.50","folded":true}]}'
! error: --hand:1:1: `Dan` isn't in the game
! hint: seats
= 5
$ hand result --game holdem --in Ann=.50 --in Bob=.50 --win Ann=1 --dealer Ann --away Cat
  hand 1, holdem: Ann wins $1.00
  recorded #12 ········
