# Behind a purchase `--book` is the debt by its old name, unless it names what can only be a file.

$ --book away.book init --house mike
  started a new book in USD with `mike` rules
  recorded #2 ········
! next: add the players (player add NAME NAME)
$ --book away.book player add Bob Cat
  Bob, a regular
  Cat, a regular
  recorded #4 ········
! next: open the night (open --banker NAME)
$ --book away.book open --banker Cat
  night 1 is open at Mike's house; Cat is the banker
  recorded #5 ········
! next: sell chips (buy NAME AMOUNT)
$ buy Bob 20 --book away.book
  Bob buys chips: $20.00 in cash; stack $20.00
  recorded #6 ········
! next: play (hand new or hand result), then count the stacks
> Bob buys chips: $20.00 in cash

$ --book away.book buy Bob 20 --book
  Bob buys chips: $20.00 on THE BOOK; stack $40.00
  recorded #7 ········
! note: to buy on THE BOOK use --debt; --book is the file
> to buy on THE BOOK use --debt; --book is the file

$ buy Bob --cash 5 --book=away.book
  Bob buys chips: $5.00 in cash; stack $45.00
  recorded #8 ········
> Bob buys chips: $5.00 in cash
