# Gus came as Bob's guest, became a regular, and turned out to be Bob. That he is a regular cannot be taken back under the merge: nobody
# is his own guest.
# rules: MIK-12

$ init --house mike
  started a new book in USD with `mike` rules
  recorded #2 ········
! next: add the players (player add NAME NAME)
$ player add Bob
  Bob, a regular
  recorded #3 ········
$ player add Gus --guest-of Bob
  Gus, guest of Bob
  recorded #4 ········
! next: open the night (open --banker NAME)
$ player regular Gus
  Gus is a regular
  recorded #5 ········
$ player merge Bob Gus
  Gus was merged into Bob
  recorded #6 ········
$ undo 5
! error: can't undo event 5 (a player became a guest or a regular) because of event 6 (two players were merged): `Gus` came as `Bob`'s guest, so they can't be the same person
! hint: undo 5 --with-dependents
! hint: undo 6
= 4
> two players were merged): `Gus` came as `Bob`'s guest, so they can't be the same person
$ undo 5 --with-dependents
  undid #5 (Bob became a regular)
  undid #6 (Gus was merged into Bob)
  recorded #8 ········
$ player list
  player  standing      also called
  ───────────────────────────────────
  Bob     regular
  Gus     guest of Bob
> guest of Bob
