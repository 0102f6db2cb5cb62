# The fund of a house is cash: what it is owed is paid in cash, and can be paid out again

$ init --house cause
  a new book, counting in points, under the rules of `cause`
  recorded #2 ········
! next: add the players (player add NAME NAME)
$ player add Ann
  Ann, a regular
  recorded #3 ········
$ player add Bob
  Bob, a regular
  recorded #4 ········
! next: open the night (open --banker NAME)
$ open --banker Ann
  night 1 is open at Casino night for a cause; Ann is the banker
  recorded #5 ········
! note: management says how much a purchase may be (CAU-004)
! next: sell chips (buy NAME AMOUNT)
$ buy Ann 500 --transfer
  Ann buys chips: 500 by app; stack 475
  Ann pays 25 to the leader board for joining (CAU-003)
  recorded #7 ········
! next: hand new or hand result; at the end count the stacks
$ buy Bob 500 --transfer
  Bob buys chips: 500 by app; stack 475
  Bob pays 25 to the leader board for joining (CAU-003)
  recorded #9 ········
$ close
  Ann turns in 475: 475 by app
  Bob turns in 475: 475 by app
  the leader board turns in 50: 50 as a claim on the bank
  Ann keeps the 50 that came by app
  ¶
  player            result  cash paid  app paid  gifts, losses
  ──────────────────────────────────────────────────────────────
  Ann                    0          –       475            -25
  Bob                    0          –       475            -25
  the leader board       –          –         –             50
  ¶
  THE BOOK
  debtor        creditor  amount
  ────────────────────────────────
  Ann     owes  fund          50
  ¶
  before, in 2 debts:
  debtor        creditor  amount
  ────────────────────────────────
  Ann     owes  bank          50
  bank    owes  fund          50
  Ann and fund come out even between them
  night 1 is closed
  recorded #17 ········
! note: not counted; paying the book figure: `Ann`, `Bob`
! next: settle up (book consolidate)
$ book pay Ann fund 50 --app
! error: the leader board is cash and has no phone: nothing goes there by app (CAU-003)
! hint: book pay Ann fund 50
= 4
$ book pay Ann fund 50
  Ann paid the fund 50
  recorded #18 ········
$ fund
  the leader board (CAU-003): 50 in cash
  ¶
  player  tonight  all nights  received
  ───────────────────────────────────────
  Ann           –          25         –
  Bob           –          25         –
$ fund pay Bob 50 --why 'first on the leader board'
  Bob gets 50 in cash from the leader board (CAU-003); 0 in cash
  recorded #19 ········
$ export balances
  party,asset,with,amount
  Ann,cash,,-50
  Ann,transfer,,25
  Bob,cash,,50
  Bob,transfer,,-25
