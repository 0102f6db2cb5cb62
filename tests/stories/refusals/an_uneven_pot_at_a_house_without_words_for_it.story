# The Pig says nothing of what must be true of a last pot, and the casino speaks of counts alone. A pot that is no whole amount is asked
# about there too: a stack was counted wrong.
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
$ buy Ann 20
  Ann buys chips: $20.00 in cash; stack $20.00
  recorded #7 ········
$ buy Bob 20
  Bob buys chips: $20.00 in cash; stack $20.00
  recorded #8 ········
$ buy Cat 20
  Cat buys chips: $20.00 in cash; stack $20.00
  recorded #9 ········
$ count Ann 20.30
  Ann has $20.30: up $0.30 in unrecorded hands (PIG-65)
  recorded #10 ········
$ count Bob 19.90
  Bob has $19.90: down $0.10 in unrecorded hands (PIG-65)
  recorded #11 ········
$ count Cat 19.90
  Cat has $19.90: down $0.10 in unrecorded hands (PIG-65)
  recorded #12 ········
$ coldhands --deal
! error: the pot is $2.10, not a round amount: a stack must have been counted wrong, so count again before the last hand
! hint: coldhands --deal --really
= 4
> the pot is $2.10, not a round amount
$ coldhands --deal --yes
! error: the pot is $2.10, not a round amount: a stack must have been counted wrong, so count again before the last hand
! hint: coldhands --deal --yes --really
= 4
> the pot is $2.10, not a round amount
$ coldhands --win Bob --really
  Bob wins $2.10 and now has $21.10
  recorded #13 ········
! note: playing cold hands because you asked: this house doesn't put odd change in a pot
! note: the pot is $2.10, not a round amount: a stack was counted wrong, so count again
> count again
