# The fund of a house is cash: what it is owed is paid in cash, and can be paid out again

$ init --house cause
  started a new book in points with `cause` rules
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
  night 1 is open at The Cause; Ann is the banker
  recorded #5 ········
! note: management decides how much players can buy in for (CAU-004)
! next: sell chips (buy NAME AMOUNT)
$ buy Ann 500 --transfer
  Ann buys chips: 500 by app; stack 475
  Ann pays 25 into the leaderboard to join the table (CAU-003)
  recorded #7 ········
! next: play (hand new or hand result), then count the stacks
$ buy Bob 500 --transfer
  Bob buys chips: 500 by app; stack 475
  Bob pays 25 into the leaderboard to join the table (CAU-003)
  recorded #9 ········
$ close
  Ann cashes out 475: 475 by app
  Bob cashes out 475: 475 by app
  the leaderboard cashes out 50: the bank owes it 50
  Ann keeps the 50 that came by app
  ¶
  player           result  cash paid  app paid  gifts, losses
  ─────────────────────────────────────────────────────────────
  Ann                   0          –       475            -25
  Bob                   0          –       475            -25
  the leaderboard       –          –         –             50
  ¶
  THE BOOK
  debtor        creditor  amount
  ────────────────────────────────
  Ann     owes  fund          50
  ¶
  was 2 debts:
  debtor        creditor  amount
  ────────────────────────────────
  Ann     owes  bank          50
  bank    owes  fund          50
  Ann and the leaderboard settle up with each other
  night 1 is closed
  recorded #17 ········
! note: `Ann` and `Bob`'s chips weren't counted; paying what the book says
! next: see who pays whom (book)
$ book pay Ann fund 50 --app
! error: the leaderboard is cash only, so you can't pay it by app (CAU-003)
! hint: book pay Ann fund 50
= 4
$ book pay Ann fund 50
  Ann paid the leaderboard 50
  recorded #18 ········
$ fund
  the leaderboard (CAU-003): 50 in cash
  ¶
  player  tonight  all nights  received
  ───────────────────────────────────────
  Ann           –          25         –
  Bob           –          25         –
$ fund pay Bob 50 --why 'first on the leader board'
  Bob gets 50 in cash from the leaderboard (CAU-003); it now has 0 in cash
  recorded #19 ········
$ export balances
  party,asset,with,amount
  Ann,cash,,-50
  Ann,transfer,,25
  Bob,cash,,50
  Bob,transfer,,-25
