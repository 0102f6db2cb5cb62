# A stack that the book doesn't know of is counted, unless the player can't have so many chips

$ init --house casino
  started a new book in USD with `casino` rules
  recorded #2 ········
! next: add the players (player add NAME NAME)
$ player add Ann Bob Cat
  Ann, a regular
  Bob, a regular
  Cat, a regular
  recorded #5 ········
! next: open the night (open --banker NAME)
$ open --banker Ann --stakes .25/.50
  night 1 is open at The Card Room; Ann is the banker
  recorded #6 ········
! next: sell chips (buy NAME AMOUNT)
$ buy Ann 20
  Ann buys chips: $20.00 in cash; stack $20.00
  recorded #7 ········
! next: play (hand new or hand result), then count the stacks
$ buy Bob 20
  Bob buys chips: $20.00 in cash; stack $20.00
  recorded #8 ········
$ buy Cat 20
  Cat buys chips: $20.00 in cash; stack $20.00
  recorded #9 ········

In hands nobody recorded Cat may have won what the others had, but no more.

$ hand result holdem Cat 50 Bob
! error: the book says `Cat` has $20.00, not $50.00
! hint: count Cat --help
= 4
> the book says `Cat` has $20.00, not $50.00
> hint: count Cat --help
$ hand result holdem Cat 90 Bob
! error: the book says `Cat` has $20.00, not $90.00
! hint: status
= 4
> hint: status
$ count Ann 20 Bob 20
  Ann has $20.00, as expected
  Bob has $20.00, as expected
  recorded #11 ········
! next: count Cat's stack
$ hand result holdem Cat 50 Bob
! error: the book says `Cat` has $20.00, not $50.00
! hint: status
= 4
> hint: status
$ cashout Cat 50
! error: the book says `Cat` has $20.00, not $50.00
! hint: status
= 4
> hint: status
$ buy Ann 50 --from Cat
! error: the book says `Cat` has $20.00, not $50.00
! hint: status
= 4
> hint: status
