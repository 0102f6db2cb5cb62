# The bank is short: smaller stacks are paid first, so the biggest winner waits (IGL-46)

$ init --house igloo
  started a new book in USD with `igloo` rules
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
$ player add Dan
  Dan, a regular
  recorded #6 ········
$ open --banker Ann
  night 1 is open at The Igloo; Ann is the banker
  recorded #7 ········
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
$ buy Dan 20
  Dan buys chips: $20.00 in cash; stack $20.00
  recorded #11 ········
$ hand result --game five-card-stud --in Ann=10 --in Bob=3 --in Cat=10 --win Cat=23
  hand 1, five-card-stud: Cat wins $23.00
  recorded #12 ········
! note: nobody said who dealt (`--dealer`), so the first jack decides who deals next (IGL-04)
$ drawer 40
  the drawer has $40.00 but should have $80.00: $40.00 short
  recorded #13 ········
$ cashout Cat
  Cat cashes out $33.00: $33.00 in cash
  recorded #15 ········
! note: `Cat`'s chips weren't counted; paying what the book says
! note: the drawer has $40.00 to cover $80.00 in chips: pay smaller stacks first, so `Ann`, `Bob` and `Dan` before `Cat` (IGL-46)
> smaller stacks first, so `Ann`, `Bob` and `Dan` before `Cat` (IGL-46)
