# Several notes of one debtor pass his limit together: the figure that is named is enough for all of them.

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
$ player add Zoe --guest-of Bob
  Zoe, guest of Bob
  recorded #6 ········
$ book limit Bob 10
  Bob can owe up to $10.00 in THE BOOK from now on
  recorded #7 ········
$ open --banker Cat
  night 1 is open at Mike's house; Cat is the banker
  recorded #8 ········
! next: sell chips (buy NAME AMOUNT)
$ buy Ann 20
  Ann buys chips: $20.00 in cash; stack $20.00
  recorded #9 ········
! next: play (hand new or hand result), then count the stacks
$ buy Zoe 15 --note
  Zoe buys chips: $15.00 with note BOZ; stack $15.00
  recorded #10 ········
! note: buy from a player first: `Ann` has $20.00 (MIK-04)
$ buy Bob 10 --note
  Bob buys chips: $10.00 with note BOB; stack $10.00
  recorded #11 ········
$ count Ann 45
  Ann has $45.00: up $25.00 in unrecorded hands
  recorded #12 ········
! next: count the stacks of Zoe and Bob
$ count Zoe 0
  Zoe has $0.00: down $15.00 in unrecorded hands
  recorded #13 ········
! next: count Bob's stack
$ count Bob 0
  Bob has $0.00: down $10.00 in unrecorded hands
  recorded #14 ········
! next: pay them all (cashout)
$ close --yes
! error: notes `BOZ` and `BOB` can't go into THE BOOK: `Bob` owes $0.00 in THE BOOK, so $25.00 more would be over the limit of $10.00
! hint: book statement Bob
! hint: book limit --help
! hint: close --yes --really
= 4
> `Bob` owes $0.00 in THE BOOK, so $25.00 more would be over the limit of $10.00
> hint: book limit --help

$ book limit Bob 25.00 --why "as agreed"
  Bob can owe up to $25.00 in THE BOOK from now on: as agreed
  recorded #15 ········
$ close --yes
  Ann cashes out $45.00: $20.00 in cash, and the bank owes Ann $25.00
  ¶
  player   result  cash paid  gifts, losses
  ───────────────────────────────────────────
  Ann      $25.00     $20.00              –
  Zoe     -$15.00          –              –
  Bob     -$10.00          –              –
  ¶
  THE BOOK
  debtor        creditor  amount
  ────────────────────────────────
  Bob     owes  Ann       $25.00
  ¶
  was 2 debts (MIK-10):
  debtor        creditor  amount
  ────────────────────────────────
  Bob     owes  bank      $25.00
  bank    owes  Ann       $25.00
  Bob and Ann settle up with each other
  night 1 is closed
  recorded #21 ········
! note: the drawer can't pay `Ann` the last $25.00, so the bank owes `Ann` $25.00
! note: `Zoe`'s note `BOZ` for $15.00 is now in THE BOOK
! note: `Bob`'s note `BOB` for $10.00 is now in THE BOOK
! next: see who pays whom (book)
> Bob     owes
