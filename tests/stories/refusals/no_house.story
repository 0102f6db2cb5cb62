# A book without a house, and a house that does not say who deals.

$ init
  started a new book in USD
  recorded #1 ········
! next: add the players (player add NAME NAME)
$ player add Ann
  Ann, a regular
  recorded #2 ········
$ open --banker Ann
! error: no house was chosen
! hint: house use mike
! hint: open --banker Ann --house mike
= 4
$ house show
! error: you haven't chosen a house
! hint: house use mike
= 4
$ chips plan 5
! error: this book has no chip set yet
! hint: chips set --help
= 4
$ house explain no.such.key
! error: there's no setting `no.such.key`
! hint: house show
= 4
$ open --house igloo --banker Ann
  night 1 is open at The Igloo; Ann is the banker
  recorded #3 ········
! next: sell chips (buy NAME AMOUNT)
$ deal
! error: nobody has dealt yet: the first jack gets the first deal (IGL-04)
! hint: deal --deal
! hint: deal --help
= 4
$ fine Ann
! error: this house has no fine for acting out of turn
! hint: fine --help
= 4
