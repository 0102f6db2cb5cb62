# At a pig's table the first player out buys again, once: also where the night is played for money.
# rules: PIG-09

$ init --house pig
  a new book, counting in USD, under the rules of `pig`
  recorded #2 87614a09
$ player add Ann
  Ann, a regular
  recorded #3 ac181201
$ player add Bob
  Bob, a regular
  recorded #4 d4524365
$ player add Cat
  Cat, a regular
  recorded #5 5623bab0
$ open --banker Ann
  night 1 is open at Whose Pig Is This?; Ann keeps the bank
  recorded #6 5545c23f
! note: the prize table 60/30/20 adds up to 110 %, so it cannot be paid (PIG-16)
$ buy Ann 1000
  Ann buys chips: $1,000.00 in cash; stack $1,000.00
  recorded #7 d88dc09a
$ buy Bob 1000
  Bob buys chips: $1,000.00 in cash; stack $1,000.00
  recorded #8 9ecccbcb
$ buy Cat 1000
  Cat buys chips: $1,000.00 in cash; stack $1,000.00
  recorded #9 6c40c615
$ hand result --game holdem --in Cat=1000 --in Ann=1000 --win Ann=2000
  hand 1, holdem: Ann wins $2,000.00
  recorded #10 38160365
! note: nobody said who dealt (`--dealer`), so the next deal is taken for `Ann`'s
$ hand result --game holdem --in Bob=1000 --in Ann=1000 --win Ann=2000
  hand 2, holdem: Ann wins $2,000.00
  recorded #11 052a88f7
$ buy Bob 1000
! error: `Cat` was the first player out, and only the first may buy again (PIG-09)
= 4
> `Cat` was the first player out
$ buy Cat 1000
  Cat buys chips: $1,000.00 in cash; stack $1,000.00
  recorded #12 2ad6d794
$ buy Cat 1000
! error: `Cat` has $1,000.00 in play, and money can't be added to a stack in play here (PIG-10)
= 4
$ hand result --game holdem --in Cat=1000 --in Ann=1000 --win Ann=2000
  hand 3, holdem: Ann wins $2,000.00
  recorded #13 bf92b958
$ buy Cat 1000
! error: `Cat` bought again tonight, and that is done once: by the first player out (PIG-09)
= 4
> done once
