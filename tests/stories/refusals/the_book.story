# Debts that do not belong into THE BOOK.

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
$ player add Cat
  Cat, a regular
  recorded #5 ········
$ player add Xavier --guest-of Ann
  Xavier, guest of Ann
  recorded #6 ········
$ player add Yann --guest
  Yann, a guest
  recorded #7 ········
$ book owe Ann Bob 0
! error: the amount has to be more than zero, not $0.00
! hint: book owe --help
= 4
$ book owe Ann Ann 5
! error: players can't owe themselves
! hint: book owe --help
= 4
$ book owe Ann Bob 12 --for pizza
! error: THE BOOK is only for poker debts, and `pizza` isn't one (MIK-08)
! hint: book owe --help
= 4
$ book owe Xavier Bob 5
! error: `Xavier` is a guest, and only regulars can run a tab in THE BOOK (MIK-11)
! hint: player show Ann
= 4
$ book owe Yann Bob 5
! error: `Yann` is a guest, and only regulars can run a tab in THE BOOK (MIK-11)
! hint: player regular Yann
= 4
$ book owe bank Bob 5
! error: only debts between players can be entered by hand
! hint: book owe --help
= 4
$ book owe Ann Bob 5
  Ann owes Bob $5.00 more
  recorded #8 ········
$ book pay Ann Ann 5
! error: players can't owe themselves
! hint: book pay --help
= 4
$ book pay Ann Bob 0
! error: the amount has to be more than zero, not $0.00
! hint: book pay --help
= 4
$ book forgive Bob Ann 6 --why "his birthday"
! error: only $5.00 is owed, so you can't forgive $6.00
! hint: book show
= 4
$ book forgive Bob Ann 6
! error: still missing: --why <REASON>
! hint: housebook book forgive --help
= 2
$ book consolidate --mode hub
! error: still missing: --hub <P>
! hint: housebook book consolidate --help
= 2
$ book consolidate --mode most
! error: invalid value `most` for `--mode <MODE>`: use fewest, pairs or hub
! hint: housebook book consolidate --help
= 2
$ book consolidate --exclude Ann,Bob
! error: `Ann` owes $5.00, but isn't allowed to settle up with any of the others
! hint: book consolidate --help
= 4
$ book owe Cat Ann 3
  Cat owes Ann $3.00 more
  recorded #9 ········
$ book consolidate --mode hub --hub Cat --exclude Ann,Cat
! error: the player everybody settles up with can't settle up with `Ann` (-$2.00)
! hint: book consolidate --help
= 4

A regular owes, and his becoming one cannot be taken back under that (MIK-11).

$ player add Gus --guest-of Ann
  Gus, guest of Ann
  recorded #10 ········
$ player regular Gus
  Gus is a regular
  recorded #11 ········
$ book owe Gus Bob 3 --for "a hand"
  Gus owes Bob $3.00 more: a hand
  recorded #12 ········
$ undo 11
! error: can't undo event 11 (a player became a guest or a regular) because of event 12 (a debt): `Gus` would be a guest with a debt in THE BOOK
! hint: undo 11 --with-dependents
! hint: undo 12
= 4
$ undo 11 --with-dependents
  undid #11 (Gus became a regular)
  undid #12 (Gus owes Bob $3.00 more: a hand)
  recorded #14 ········
$ book
  debtor  creditor   owes  since
  ─────────────────────────────────────
  Ann     Bob       $5.00  2026-01-02
  Cat     Ann       $3.00  2026-01-02
  ¶
          net
  ─────────────
  Ann  -$2.00
  Bob   $5.00
  Cat  -$3.00
