# At a table without a rule that carries money on; where cards ran out it waits for those who were in.

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
$ open --banker Ann --stakes .25/.50
  night 1 is open at Dave's cash game; Ann is the banker
  recorded #6 ········
! note: tonight's buy-in limits, unless everybody agrees to different ones in writing: each player buys at least $10.00; each player can buy up to a $50.00 stack, or the biggest stack at the table (DAV-17)
! next: sell chips (buy NAME AMOUNT)
$ buy Ann 50
  Ann buys chips: $50.00 in cash; stack $50.00
  recorded #7 ········
! next: play (hand new or hand result), then count the stacks
$ buy Bob 50
  Bob buys chips: $50.00 in cash; stack $50.00
  recorded #8 ········
$ buy Cat 50
  Cat buys chips: $50.00 in cash; stack $50.00
  recorded #9 ········
$ hand result --game holdem --dealer Ann --in Bob=1 --in Cat=1 --win Bob=1 --carry 1
! error: $1.00 can't stay in the middle: in `holdem` the best hand takes the whole pot (DAV-54)
! hint: hand result --game holdem --dealer Ann --in Bob=1 --in Cat=1 --win Bob=1 --carry 1 --really
= 4
> can't stay in the middle
$ hand result --game holdem --dealer Ann --in Bob=1 --in Cat=1 --carry 2 --for Bob --for Cat
  hand 1, holdem: nobody wins; $2.00 carries over to the next hand
  recorded #11 ········
