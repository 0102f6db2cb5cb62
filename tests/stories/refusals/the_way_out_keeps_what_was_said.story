# A way out that is named does what was meant

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
$ open --banker Ann
  night 1 is open at The Igloo; Ann is the banker
  recorded #6 ········
! next: sell chips (buy NAME AMOUNT)
$ buy Ann 20
  Ann buys chips: $20.00 in cash; stack $20.00
  recorded #7 ········
! next: play (hand new or hand result), then count the stacks
$ buy Bob 20
  Bob buys chips: $20.00 in cash; stack $20.00
  recorded #8 ········
$ buy Bob 5 --from Ann --debt
! error: the house rules don't mention credit, so no debts in THE BOOK (standard rule)
! hint: buy Bob 5.00 --from Ann --cash
= 4
$ buy Bob 5.00 --from Ann --cash
  Bob buys chips from Ann: $5.00 in cash; stack $25.00
  recorded #9 ········

Nobody won most alone, so nobody bears it as the winner.

$ buy Cat 20
  Cat buys chips: $20.00 in cash; stack $20.00
  recorded #10 ········
$ count Ann 16
  Ann has $16.00: up $1.00 in unrecorded hands
  recorded #11 ········
! next: count the stacks of Bob and Cat
$ count Bob 26
  Bob has $26.00: up $1.00 in unrecorded hands
  recorded #12 ········
! next: count Cat's stack
$ count Cat 16
  Cat has $16.00: down $4.00 in unrecorded hands
  recorded #13 ········
! next: the counts are $2.00 short: count again, or close --over-short house or banker
$ close
! error: the count is off: $2.00 short in chips (IGL-46)
! hint: close --over-short house
! hint: close --over-short banker
= 4
$ close --over-short banker
  Ann cashes out $16.00: $16.00 in cash
  Cat cashes out $16.00: $16.00 in cash
  Bob cashes out $26.00: $26.00 in cash
  the bank pays Ann $2.00 of what it owed
    smallest stacks are paid first, so if the bank is short, the biggest winner
      takes the hit (IGL-46)
  Ann gets $2.00 because chips were missing
  ¶
  player  result  cash paid  gifts, losses
  ──────────────────────────────────────────
  Ann      $1.00     $18.00          $2.00
  Bob      $1.00     $26.00              –
  Cat     -$4.00     $16.00              –
  ¶
  THE BOOK
  nobody owes anybody
  night 1 is closed
  recorded #22 ········
