# The first who buy are held against what people bought the last time in this house.

$ init --house mike
  started a new book in USD with `mike` rules
  recorded #2 ········
! next: add the players (player add NAME NAME)
$ player add Ann Bob Cat Dan
  Ann, a regular
  Bob, a regular
  Cat, a regular
  Dan, a regular
  recorded #6 ········
! next: open the night (open --banker NAME)
$ open --banker Ann
  night 1 is open at Mike's house; Ann is the banker
  recorded #7 ········
! next: sell chips (buy NAME AMOUNT)
$ buy Bob 20
  Bob buys chips: $20.00 in cash; stack $20.00
  recorded #8 ········
! next: play (hand new or hand result), then count the stacks
$ buy Cat 20
  Cat buys chips: $20.00 in cash; stack $20.00
  recorded #9 ········
! note: buy from a player first: `Bob` has $20.00 (MIK-04)
$ close --yes
  Bob cashes out $20.00: $20.00 in cash
  Cat cashes out $20.00: $20.00 in cash
  ¶
  player  result  cash paid  gifts, losses
  ──────────────────────────────────────────
  Bob      $0.00     $20.00              –
  Cat      $0.00     $20.00              –
  ¶
  THE BOOK
  nobody owes anybody
  night 1 is closed
  recorded #14 ········
! note: `Bob` and `Cat`'s chips weren't counted; paying what the book says
> night 1 is closed

$ open --banker Ann
  night 2 is open at Mike's house; Ann is the banker
  recorded #15 ········
! next: sell chips (buy NAME AMOUNT)
$ buy Bob 2000
! error: `Bob` is buying in for $2,000.00, but last time people bought in for $20.00
! hint: buy Bob 2000 --really
= 4
> `Bob` is buying in for $2,000.00, but last time people bought in for $20.00
> hint: buy Bob 2000 --really

$ note issue Bob bank 2000 --for chips
! error: `Bob` is buying in for $2,000.00, but last time people bought in for $20.00
! hint: note issue Bob bank 2000 --for chips --really
= 4
> `Bob` is buying in for $2,000.00, but last time people bought in for $20.00

$ buy Bob 20
  Bob buys chips: $20.00 in cash; stack $20.00
  recorded #16 ········
! next: play (hand new or hand result), then count the stacks
$ buy Cat 200 --really
  Cat buys chips: $200.00 in cash; stack $200.00
  recorded #17 ········
! note: buy from a player first: `Bob` has $20.00 (MIK-04)
! note: `Cat` is buying in for $200.00, but last time people bought in for $20.00
> `Cat` is buying in for $200.00, but last time people bought in for $20.00

$ buy Dan 40
  Dan buys chips: $40.00 in cash; stack $40.00
  recorded #18 ········
> Dan buys chips: $40.00 in cash
