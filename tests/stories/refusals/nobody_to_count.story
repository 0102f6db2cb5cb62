# Before anybody sits there is no seat to walk around.

$ init --house mike
  started a new book in USD with `mike` rules
  recorded #2 ········
! next: add the players (player add NAME NAME)
$ player add Ann
  Ann, a regular
  recorded #3 ········
$ open --banker Ann
  night 1 is open at Mike's house; Ann is the banker
  recorded #4 ········
! next: sell chips (buy NAME AMOUNT)
$ count
! error: nobody is at the table yet, so there's nothing to count
! hint: buy --help
= 4
> nobody is at the table yet, so there's nothing to count
$ count Ann 20
! error: `Ann` hasn't bought in tonight
! hint: buy Ann --help
= 4
