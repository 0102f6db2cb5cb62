# At a pig's table the first player out buys again, once: also where the night is played for money.
# rules: PIG-09

$ init --house pig
  started a new book in USD with `pig` rules
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
$ open --banker Ann
  night 1 is open at The Pig tournament; Ann is the banker
  recorded #6 ········
! note: the prize table 60/30/20 adds up to 110%, so it can't be paid (PIG-16)
! next: set up the tournament (tournament new --entry AMOUNT --stack CHIPS)
$ buy Ann 1000
  Ann buys chips: $1,000.00 in cash; stack $1,000.00
  recorded #7 ········
$ buy Bob 1000
  Bob buys chips: $1,000.00 in cash; stack $1,000.00
  recorded #8 ········
$ buy Cat 1000
  Cat buys chips: $1,000.00 in cash; stack $1,000.00
  recorded #9 ········
$ hand result --game holdem --in Cat=1000 --in Ann=1000 --win Ann=2000
  hand 1, holdem: Ann wins $2,000.00
  recorded #10 ········
! note: nobody said who dealt (`--dealer`), so `Ann` gets the deal next
$ hand result --game holdem --in Bob=1000 --in Ann=1000 --win Ann=2000
  hand 2, holdem: Ann wins $2,000.00
  recorded #11 ········
$ buy Bob 1000
! error: only the first player out can rebuy, and that was `Cat` (PIG-09)
! hint: buy --help
= 4
> only the first player out can rebuy, and that was `Cat`
$ buy Cat 1000
  Cat buys chips: $1,000.00 in cash; stack $1,000.00
  recorded #12 ········
$ buy Cat 1000
! error: `Cat` still has $1,000.00, and this house doesn't allow topping up (PIG-10)
! hint: buy --help
= 4
$ hand result --game holdem --in Cat=1000 --in Ann=1000 --win Ann=2000
  hand 3, holdem: Ann wins $2,000.00
  recorded #13 ········
$ buy Cat 1000
! error: `Cat` already rebought tonight, and only the first player out can rebuy (PIG-09)
! hint: buy --help
= 4
> only the first player out can rebuy
