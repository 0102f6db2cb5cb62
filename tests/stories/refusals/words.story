# Words nobody knows.

$ bye
! error: no such command: `bye`
! hint: housebook help bye
= 2
$ buy
! error: still missing: <PLAYER>
! hint: housebook buy --help
= 2
$ buy --cahs 5
! error: no such option here: `--cahs`
! hint: housebook buy --help
= 2
$ init --currency florins
! error: `florins` isn't a unit this program knows (use USD, EUR, GBP, CHF or points)
! hint: init --help
= 2
$ init --house nowhere
! error: there's no house or file called `nowhere`; built-in houses: igloo, dave, cause, pig, mike, casino
! hint: house list
= 4
$ init --house mike
  started a new book in USD with `mike` rules
  recorded #2 ········
! next: add the players (player add NAME NAME)
$ house explain moneyunit
! error: there's no setting `moneyunit`
! hint: house explain money.unit
= 4
$ player
! error: use one of these: add, list, show, rename, alias, merge, pay-to, link, regular
! hint: housebook player --help
= 2
$ --at noonish status
! error: `noonish` isn't a valid time (write it as 20:15 or 2026-11-21 20:15)
! hint: status --help
= 2
$ run nowhere.txt
! error: can't read `nowhere.txt`: there's no such file
= 5
$ demo nowhere
! error: there's no demo called `nowhere`
! hint: demo mike
! hint: demo igloo
= 4
