# Houses that keep nobody apart and ask no jack.

$ init --house mike
  a new book, counting in USD, under the rules of `mike`
  recorded #2 038b89e3
$ player add Ann
  Ann, a regular
  recorded #3 b25af00e
$ player add Bob
  Bob, a regular
  recorded #4 39eb72ea
$ seats --forbid Ann,Bob
! error: `mike` keeps nobody apart
= 4
$ open --banker Ann
  night 1 is open at Mike's house; Ann keeps the bank
  recorded #5 50c1266d
$ seat Ann 1
  Ann has seat 1
  recorded #6 db9c93e3
$ seat Bob 2
  Bob has seat 2
  recorded #7 3b28c103
$ deal --cards "Jh"
! error: the banker deals first here, not the first jack (MIK-26)
! hint: deal
= 4
