# Blinds never fall from one level to the next; an ante may end.

$ init --house casino
  started a new book in USD with `casino` rules
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
  night 1 is open at The Card Room; Ann is the banker
  recorded #6 ········
! next: sell chips (buy NAME AMOUNT)
$ tournament new --entry 10 --stack 1000 --levels "25/50/25@10 50/100@10 50/100/25@10" --payout 100 --host Ann
  tournament 1
  entry $10.00 for 1,000 chips (smallest 25)
  prizes 100
  recorded #7 ········
! next: enter the players (tournament enter NAME NAME)
$ tournament new --entry 10 --stack 1000 --levels "25/50/25@10 25/25@10" --payout 100 --host Ann
! error: 25/25 comes after 25/50, ante 25: blinds never go down
! hint: tournament new --help
= 4
> blinds never go down
