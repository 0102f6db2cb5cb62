# Who paid the bank by app is paid by app first; what players send each other is theirs

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
$ book owe Cat Bob 10
  Cat owes Bob $10.00 more
  recorded #7 ········
$ buy Bob 10 --transfer
  Bob buys chips: $10.00 by app; stack $10.00
  recorded #8 ········
! next: play (hand new or hand result), then count the stacks
$ buy Cat 10 --transfer
  Cat buys chips: $10.00 by app; stack $10.00
  recorded #9 ········
! note: buy from a player first: `Bob` has $10.00 (MIK-04)
$ book pay Cat Bob 10 --app
  Cat paid Bob $10.00 by app
  recorded #10 ········
$ cashout Bob --dry-run
  Bob cashes out $10.00: $10.00 by app
  (dry run: nothing was recorded)
! note: `Bob`'s chips weren't counted; paying what the book says

Cat paid in cash tonight, and sent Bob something of theirs: the drawer pays.

$ undo 10
  undid #10 (Cat paid Bob $10.00 by app)
  recorded #11 ········
$ undo 9
  undid #9 (Cat bought chips: $10.00 by app)
  recorded #12 ········
$ buy Cat 10 --cash
  Cat buys chips: $10.00 in cash; stack $10.00
  recorded #13 ········
! note: buy from a player first: `Bob` has $10.00 (MIK-04)
$ book pay Cat Bob 10 --app
  Cat paid Bob $10.00 by app
  recorded #14 ········
$ cashout Cat --dry-run
  Cat cashes out $10.00: $10.00 in cash
  (dry run: nothing was recorded)
! note: `Cat`'s chips weren't counted; paying what the book says
$ cashout Bob --dry-run
  Bob cashes out $10.00: $10.00 by app
  (dry run: nothing was recorded)
! note: `Bob`'s chips weren't counted; paying what the book says
