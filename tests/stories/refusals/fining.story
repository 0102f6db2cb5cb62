# A fine needs a house that has one, or an amount, and chips to pay it with.

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
$ fine Ann
! error: no night is open
! hint: open
= 4
$ open --banker Ann
  night 1 is open at Mike's house; Ann is the banker
  recorded #5 ········
! next: sell chips (buy NAME AMOUNT)
$ fine Ann
  Ann gets a warning, and it counts for the whole table: next time it's a fine
    (MIK-17)
  recorded #6 ········
$ fine Bob
! error: the book says `Bob` has $0.00, not $0.20 (MIK-15)
! hint: status
= 4
$ fine Bob 0.07
! error: $0.07 isn't a multiple of $0.05; try $0.05 or $0.10 (MIK-13, MIK-59)
! hint: fine Bob 0.05
! hint: fine Bob 0.10
= 4
$ close
  player  result  cash paid  gifts, losses
  ──────────────────────────────────────────
  ¶
  THE BOOK
  nobody owes anybody
  night 1 is closed
  recorded #7 ········
$ open --house igloo --banker Ann
  night 2 is open at The Igloo; Ann is the banker
  recorded #8 ········
! next: sell chips (buy NAME AMOUNT)
$ fine Ann
! error: this house has no fine for acting out of turn
! hint: fine --help
= 4
$ fine Ann 0.25
! error: the book says `Ann` has $0.00, not $0.25
! hint: status
= 4
