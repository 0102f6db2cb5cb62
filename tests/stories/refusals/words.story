# Words nobody knows.

$ bye
! error: no such command: `bye`
! hint: housebook --help
= 2
$ buy
! error: still missing: <PLAYER>
! hint: housebook buy --help
= 2
$ buy --cahs 5
! error: one word too many: `--cahs`
! hint: housebook buy --help
= 2
$ init --currency florins
! error: `florins` is no unit this program knows (USD, EUR, GBP, CHF, points)
= 2
$ init --house nowhere
! error: there is no house `nowhere` and no such file; houses that come along: igloo, dave, cause, pig, mike, casino
! hint: house list
= 4
$ init --house mike
  a new book, counting in USD, under the rules of `mike`
  recorded #2 ········
! next: add the players (player add NAME NAME)
$ house explain moneyunit
! error: there is no setting `moneyunit`
! hint: house explain money.unit
= 4
$ player
! error: say which: add, list, show, rename, alias, merge, pay-to, link, regular
! hint: housebook player --help
= 2
$ --at noonish status
! error: `noonish` is no time (write 20:15 or 2026-11-21 20:15)
= 2
$ run nowhere.txt
! error: `nowhere.txt`: No such file or directory (os error 2)
= 5
$ demo nowhere
! error: no evening at `nowhere` comes along
! hint: demo mike
! hint: demo igloo
= 4
