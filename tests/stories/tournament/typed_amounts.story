# What is typed is read first, and amounts below nothing are refused by rule

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
$ open --banker Ann --stakes .25/.50
  night 1 is open at The Card Room; Ann is the banker
  recorded #5 ········
! next: sell chips (buy NAME AMOUNT)
$ tournament new --entry NaN --stack 1500
! error: `NaN` isn't a valid amount: use only digits, a decimal point and commas (write it like 20.00)
! hint: tournament new --help
= 2
$ tournament new --entry 20 --stack 1500 --levels 25/50 --round -5
! error: the amount has to be more than zero, not -$5.00
! hint: tournament new --help
= 4
$ tournament new --entry 20 --stack 1500 --levels 25/50 --addon -5=100
! error: the amount has to be more than zero, not -$5.00
! hint: tournament new --help
= 4
$ tournament new --entry 20 --stack 1500 --levels 25/50 --rebuy 5 --rebuy-stack -5
! error: the rebuy is -5, but 25s can't make that
! hint: tournament new --help
= 4
$ tournament new --entry 20 --stack 1500 --levels 25/50
  tournament 1
  entry $20.00 for 1,500 chips (smallest 25)
  recorded #6 ········
! next: enter the players (tournament enter NAME NAME)
$ tournament enter Bob --cash -5
! error: the amount has to be more than zero, not -$5.00
! hint: tournament enter --help
= 4
