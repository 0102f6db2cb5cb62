# A debt between two goes one way, so the two may be named in either order when it is forgiven

$ init --house mike
  started a new book in USD with `mike` rules
  recorded #2 ········
! next: add the players (player add NAME NAME)
$ player add Ann Bob
  Ann, a regular
  Bob, a regular
  recorded #4 ········
! next: open the night (open --banker NAME)
$ book owe Ann Bob 9
  Ann owes Bob $9.00 more
  recorded #5 ········
$ book forgive Bob Ann 2 --why birthday
  Bob forgave Ann $2.00: birthday
  recorded #6 ········
> Bob forgave Ann $2.00
$ book forgive Ann Bob 3 --why "typed the other way"
  Bob forgave Ann $3.00: typed the other way
  recorded #7 ········
> Bob forgave Ann $3.00
$ --json book forgive Ann Bob 1 --why again
  {"creditor":"Bob","debtor":"Ann","amount":"1.00","why":"again","event":8,"events":[8],"hash":"········","id":"019b8019-4b60-7231-988b-97fd3bfe1480"}
$ book forgive Ann Bob 5 --why "more than is left"
! error: only $3.00 is owed, so you can't forgive $5.00
! hint: book show
= 4
