# What is typed is read first, and amounts below nothing are refused by rule

$ init --house casino
  a new book, counting in USD, under the rules of `casino`
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
  night 1 is open at Plain card-room rules; Ann is the banker
  recorded #5 ········
! next: sell chips (buy NAME AMOUNT)
$ tournament new --entry NaN --stack 1500
! error: `NaN` isn't an amount: only digits, a point and thousands commas are read (write it like 20.00)
= 2
$ tournament new --entry 20 --stack 1500 --levels 25/50 --round -5
! error: an amount must be above zero, not -$5.00
= 4
$ tournament new --entry 20 --stack 1500 --levels 25/50 --addon -5=100
! error: an amount must be above zero, not -$5.00
= 4
$ tournament new --entry 20 --stack 1500 --levels 25/50 --rebuy 5 --rebuy-stack -5
! error: the rebuy brings -5, which cannot be made of chips of 25
! hint: tournament new --help
= 4
$ tournament new --entry 20 --stack 1500 --levels 25/50
  tournament 1
  entry $20.00, 1,500 chips of 25 and up
  recorded #6 ········
$ tournament enter Bob --cash -5
! error: an amount must be above zero, not -$5.00
= 4
