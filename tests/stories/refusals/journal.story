# What cannot be taken back, or asked twice.

$ show 1
! error: there's no book at `night.book`
! hint: housebook init
= 9
$ init --house mike
  started a new book in USD with `mike` rules
  recorded #2 ········
! next: add the players (player add NAME NAME)
$ undo
! error: you can't undo the start of a book
! hint: undo --help
= 4
$ player add Ann
  Ann, a regular
  recorded #3 ········
$ player add Bob
  Bob, a regular
  recorded #4 ········
! next: open the night (open --banker NAME)
$ show 99
! error: there's no event 99; the last one is 4
! hint: log
= 4
$ undo 99
! error: there's no event 99
! hint: log
= 4
$ undo 1
! error: you can't undo the start of a book
! hint: undo --help
= 4
$ open --banker Ann
  night 1 is open at Mike's house; Ann is the banker
  recorded #5 ········
! next: sell chips (buy NAME AMOUNT)
$ buy Ann 20 --id first
  Ann buys chips: $20.00 in cash; stack $20.00
  recorded #6 ········
! next: play (hand new or hand result), then count the stacks
$ buy Ann 20 --id first
  already recorded #6
$ buy Ann 25 --id first
! error: request id `first` was already used for something else, in event 6
! hint: show 6
= 4
$ fine Ann
  Ann gets a warning, and it counts for the whole table: next time it's a fine
    (MIK-17)
  recorded #7 ········
$ fine Ann
  Ann pays $0.20 into the pot (MIK-15); $0.20 is in the middle
  recorded #8 ········
$ undo 6
! error: can't undo event 6 (a buy-in) because of event 8 (a player was fined): a player or a pot would be short on chips
! hint: undo 6 --with-dependents
! hint: undo 8
= 4
$ undo 8
  undid #8 (Ann paid a fine of $0.20 into the pot)
  recorded #9 ········
$ undo 8
! error: event 8 was already undone, by event 9
! hint: show 9
= 4
$ undo 9
! error: #9 is itself an undo: enter the original again
! hint: show 9
= 4
$ log --night 5
! error: there's no night 5
! hint: nights
= 4
$ status
  night 1 at Mike's house, open since 2026-01-02 19:08; banker: Ann
  ¶
  player  bought     cash  app  notes  book   chips  counted  result
  ────────────────────────────────────────────────────────────────────
  Ann     $20.00  -$20.00    –      –     –  $20.00  not yet   $0.00
  ¶
  drawer $20.00   chips out $20.00   in the middle $0.00
! next: play (hand new or hand result), then count the stacks
