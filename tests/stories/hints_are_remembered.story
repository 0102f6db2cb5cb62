# A book remembers that nobody wants to hear what comes next.
$ init --house mike
  started a new book in USD with `mike` rules
  recorded #2 ········
! next: add the players (player add NAME NAME)
$ config
  hints are on
$ config hints off
  hints are off
  recorded #3 ········
$ player add Ann Bob
  Ann, a regular
  Bob, a regular
  recorded #5 ········
$ open --banker Ann
  night 1 is open at Mike's house; Ann is the banker
  recorded #6 ········
$ config hints on
  hints are on
  recorded #7 ········
! next: sell chips (buy NAME AMOUNT)
$ buy Bob 20
  Bob buys chips: $20.00 in cash; stack $20.00
  recorded #8 ········
! next: play (hand new or hand result), then count the stacks
$ config hints maybe
! error: invalid value `maybe` for `<on|off>`: use on or off
! hint: housebook config hints --help
= 2
$ config hints off --dry-run
  hints are off
  (dry run: nothing was recorded)
$ undo
  undid #8 (Bob bought chips: $20.00 for cash)
  recorded #9 ········
! next: sell chips (buy NAME AMOUNT)
$ log
  #1  2026-01-02 19:00  book-begun     the book was started in USD
  #2  2026-01-02 19:00  house-adopted  the book goes by `mike` rules from now on
  #3  2026-01-02 19:02  hints-turned   hints are off
  #4  2026-01-02 19:03  player-added   Ann was added as a regular
  #5  2026-01-02 19:03  player-added   Bob was added as a regular
  #6  2026-01-02 19:04  night-opened   night 1 opened at `mike`, banker Ann
  #7  2026-01-02 19:05  hints-turned   hints are on
  #8  2026-01-02 19:06  bought-in      [undone by #9] Bob bought chips: $20.00
                                       for cash
  #9  2026-01-02 19:09  undone         took back event #8
