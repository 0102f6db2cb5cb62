# A night does not end on a difference nobody bears.

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
$ open
  night 1 is open at The Igloo; nobody is the banker yet (banker PLAYER)
  recorded #5 ········
! next: sell chips (buy NAME AMOUNT)
$ buy Ann 20
  Ann buys chips: $20.00 in cash; stack $20.00
  recorded #6 ········
! next: play (hand new or hand result), then count the stacks
$ buy Bob 20
  Bob buys chips: $20.00 in cash; stack $20.00
  recorded #7 ········
$ drawer 38
  the drawer has $38.00 but should have $40.00: $2.00 short
  recorded #8 ········
$ close
! error: the count is off: $2.00 short in the drawer (IGL-46)
! hint: close --over-short house
= 4
$ close --over-short winner
! error: nobody won tonight, so there's no winner to cover the difference
! hint: close --over-short house
= 4
$ close --over-short banker
! error: there's no banker to cover the difference
! hint: banker --help
= 4
$ count Ann 22
  Ann has $22.00: up $2.00 in unrecorded hands
  recorded #9 ········
! next: count Bob's stack
$ count Bob 18
  Bob has $18.00: down $2.00 in unrecorded hands
  recorded #10 ········
! next: pay them all (cashout)
$ close --dealer Zed
! error: no player is called `Zed`
! hint: player add Zed
= 4
$ close --over-short winner
  Bob cashes out $18.00: $18.00 in cash
  Ann cashes out $22.00: $2.00 off what Ann owes the bank, $20.00 in cash
    smallest stacks are paid first, so if the bank is short, the biggest winner
      takes the hit (IGL-46)
  Ann covers $2.00 because the drawer was short
  ¶
  player  result  cash paid  gifts, losses
  ──────────────────────────────────────────
  Ann      $2.00     $20.00         -$2.00
  Bob     -$2.00     $18.00              –
  ¶
  THE BOOK
  nobody owes anybody
  night 1 is closed
  recorded #16 ········
$ close
! error: no night is open
! hint: open
= 4
$ adjust --night 1 Ann -2 --why "miscounted"
  night 1: Ann's result was $2.00, now it's $0.00
  recorded #17 ········
! next: see who pays whom (book)
$ adjust --night 1 Ann 0 --why "miscounted"
! error: an adjustment of zero changes nothing
! hint: adjust --help
= 4
$ adjust --night 1 Ann 2 --against Ann --why "miscounted"
! error: both sides of this adjustment are the same; name somebody else for one of them
! hint: adjust --help
= 4
$ adjust --night 2 Ann 2 --against Bob --why "miscounted"
! error: there's no night 2
! hint: nights
= 4
$ open --banker Ann
  night 2 is open at The Igloo; Ann is the banker
  recorded #18 ········
! next: sell chips (buy NAME AMOUNT)
$ adjust --night 2 Ann 2 --against Bob --why "miscounted"
! error: night 2 is still open: fix the mistake with a count or an undo
! hint: log
= 4
