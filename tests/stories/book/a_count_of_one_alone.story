# Where a house pays by the ledger, the close says of a stack that only one of the two counted, or each another, what it was.
# rules: MIK-30

$ init --house mike
  started a new book in USD with `mike` rules
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
  night 1 is open at Mike's house; Ann is the banker
  recorded #6 ········
! next: sell chips (buy NAME AMOUNT)
$ buy Ann 20
  Ann buys chips: $20.00 in cash; stack $20.00
  recorded #7 ········
! next: play (hand new or hand result), then count the stacks
$ buy Bob 20
  Bob buys chips: $20.00 in cash; stack $20.00
  recorded #8 ········
! note: buy from a player first: `Ann` has $20.00 (MIK-04)
$ buy Cat 20
  Cat buys chips: $20.00 in cash; stack $20.00
  recorded #9 ········
$ count Ann 20 --by player
  Ann counts $20.00
  recorded #10 ········
$ count Bob 19 --by banker
  the banker counts $19.00 for Bob
  recorded #11 ········
$ count Bob 20 --by player
  Bob counts $20.00
  recorded #12 ········
! note: `Bob` counted $20.00, but the banker counted $19.00: find the difference first (MIK-30)
$ close
  Ann cashes out $20.00: $20.00 in cash
  Bob cashes out $20.00: $20.00 in cash
  Cat cashes out $20.00: $20.00 in cash
  ¶
  player  result  cash paid  gifts, losses
  ──────────────────────────────────────────
  Ann      $0.00     $20.00              –
  Bob      $0.00     $20.00              –
  Cat      $0.00     $20.00              –
  ¶
  THE BOOK
  nobody owes anybody
  night 1 is closed
  recorded #19 ········
! note: `Cat`'s chips weren't counted; paying what the book says
! note: the banker didn't count `Ann`'s chips; paying what the book says
! note: the banker's count doesn't match what `Bob` counted; paying what the book says
> `Cat`'s chips weren't counted; paying what the book says
> the banker didn't count `Ann`'s chips; paying what the book says
> the banker's count doesn't match what `Bob` counted; paying what the book says
