# A house without blinds takes no stakes, and hints none.

$ init --house mike
  started a new book in USD with `mike` rules
  recorded #2 ········
! next: add the players (player add NAME NAME)
$ player add Ann
  Ann, a regular
  recorded #3 ········
$ open --banker Ann --stakes 50
! error: `mike` plays with antes and its own limits, so stakes of 50 wouldn't change anything (MIK-59)
! hint: house explain ante
= 4
$ open --banker Ann --stakes .25/.50
! error: `mike` plays with antes and its own limits, so stakes of .25/.50 wouldn't change anything (MIK-59)
! hint: house explain ante
= 4
$ --book points.book init --house cause
  started a new book in points with `cause` rules
  recorded #2 ········
! next: add the players (player add NAME NAME)
$ --book points.book player add Ann
  Ann, a regular
  recorded #3 ········
$ --book points.book open --banker Ann --stakes 50
! error: `cause` plays with antes and its own limits, so stakes of 50 wouldn't change anything (CAU-010)
! hint: --book points.book house explain ante
= 4
$ --book igloo.book init --house igloo
  started a new book in USD with `igloo` rules
  recorded #2 ········
! next: add the players (player add NAME NAME)
$ --book igloo.book player add Ann
  Ann, a regular
  recorded #3 ········
$ --book igloo.book open --banker Ann --stakes .25/.50
! error: `igloo` plays with antes and its own limits, so stakes of .25/.50 wouldn't change anything (IGL-08)
! hint: --book igloo.book house explain ante
= 4
> IGL-08
