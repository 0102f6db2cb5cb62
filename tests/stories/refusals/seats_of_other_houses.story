# Houses that keep nobody apart and ask no jack.

$ init --house mike
  started a new book in USD with `mike` rules
  recorded #2 ········
! next: add the players (player add NAME NAME)
$ player add Ann
  Ann, a regular
  recorded #3 ········
$ player add Bob
  Bob, a regular
  recorded #4 ········
! next: open the night (open --banker NAME)
$ seats --forbid Ann,Bob
! error: no rule at `mike` keeps players apart
! hint: seats --help
= 4
$ open --banker Ann
  night 1 is open at Mike's house; Ann is the banker
  recorded #5 ········
! next: sell chips (buy NAME AMOUNT)
$ seat Ann 1
  Ann has seat 1
  recorded #6 ········
$ seat Bob 2
  Bob has seat 2
  recorded #7 ········
$ deal --cards "Jh"
! error: the banker deals first at this house, not the first jack (MIK-26)
! hint: deal
= 4
