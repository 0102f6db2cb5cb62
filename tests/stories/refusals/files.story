# Files that are no book, no house, no script.

file notes.txt:
  Ann owes me five.

file bad.toml:
  [house]
  name = "bad"
  title = "Bad"
  currency = "USD"
  ¶
  [bet]
  cap = 3
  max = "a lot"

file script.txt:
  init --house mike
  player add Ann
  open --banker Ann
  buy Ann 7

$ status
! error: there's no book at `night.book`
! hint: housebook init
= 9
$ --book notes.txt status
! error: `notes.txt` isn't a book: it isn't an SQLite file
= 9
$ house check bad.toml
! error: bad.toml:7:1: `bet.cap` is unknown: use a house setting; did you mean `bet.max`?
! bad.toml:8:7: `bet.max` is "a lot": use an amount of at least 0.01 in quotes, like "20.00"
= 5
$ open --house bad.toml
! error: there's no book at `night.book`
! hint: housebook init
= 9
$ run script.txt
  $ init --house mike
  started a new book in USD with `mike` rules
  recorded #2 ········
  $ player add Ann
  Ann, a regular
  recorded #3 ········
  $ open --banker Ann
  night 1 is open at Mike's house; Ann is the banker
  recorded #4 ········
  $ buy Ann 7
! error: script.txt:4: $7.00 isn't a multiple of $5.00, so the bank won't sell it; try $5.00 or $10.00 (MIK-02)
! hint: buy Ann 5.00
! hint: buy Ann 10.00
= 4
$ status
  night 1 at Mike's house, open since 2026-01-02 19:04; banker: Ann
  ¶
  nobody has bought in yet
  ¶
  drawer $0.00   chips out $0.00   in the middle $0.00
! next: sell chips (buy NAME AMOUNT)
$ house new bad.toml --from mike
! error: `bad.toml` already exists
! hint: house new bad-2.toml --from mike
= 4
