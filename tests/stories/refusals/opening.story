# One night at a time, in the book's own unit.

$ status
! error: there's no book at `night.book`
! hint: housebook init
= 9
$ init --house mike
  started a new book in USD with `mike` rules
  recorded #2 ········
! next: add the players (player add NAME NAME)
$ init --house mike
! error: `night.book` already exists
! hint: init --house mike --book night-2.book
= 4
$ player add Ann
  Ann, a regular
  recorded #3 ········
$ open --house nowhere --banker Ann
! error: there's no house or file called `nowhere`; built-in houses: igloo, dave, cause, pig, mike, casino
! hint: house list
= 4
$ open --banker Zed
! error: no player is called `Zed`
! hint: player add Zed
= 4
$ open --house cause --banker Ann
! error: house `cause` uses points, but this book uses USD
! hint: --book points.book init --currency points
= 4
$ house use cause
! error: house `cause` uses points, but this book uses USD
! hint: --book points.book init --currency points
= 4
$ open --banker Ann --stakes one/two
! error: `one` isn't a valid amount: use only digits, a decimal point and commas (write it like 20.00)
! hint: open --help
= 2
$ open --banker Ann --stakes .50/.25
! error: `mike` plays with antes and its own limits, so stakes of .50/.25 wouldn't change anything (MIK-59)
! hint: house explain ante
= 4
$ open --banker Ann
  night 1 is open at Mike's house; Ann is the banker
  recorded #4 ········
! next: sell chips (buy NAME AMOUNT)
$ open --banker Ann
! error: night 1 under `mike` rules is still open
! hint: status
= 4
$ banker Ann
! error: `Ann` is already the banker
! hint: banker --help
= 4
$ seat Ann 0
! error: there's no seat 0, only seats 1 to 20
! hint: seat --help
= 4
$ seat Ann 21
! error: there's no seat 21, only seats 1 to 20
! hint: seat --help
= 4
$ player add Bob
  Bob, a regular
  recorded #5 ········
$ seat Ann 3
  Ann has seat 3
  recorded #6 ········
$ seat Bob 3
! error: `Ann` is in seat 3
! hint: seats
= 4
$ leave Bob
! error: `Bob` isn't in the game
! hint: seats
= 4
$ night 7
! error: there's no night 7
! hint: nights
= 4
$ close
  player  result  cash paid  gifts, losses
  ──────────────────────────────────────────
  Ann      $0.00          –              –
  ¶
  THE BOOK
  nobody owes anybody
  night 1 is closed
  recorded #7 ········
$ close
! error: no night is open
! hint: open
= 4
$ seat Bob 3
! error: no night is open
! hint: open
= 4
$ audit
  check           found
  ───────────────────────────────────────────────────────────
  file        ok  pages and indexes are sound
  references  ok  no broken links
  people      ok  nobody is listed twice
  chain       ok  7 events in an unbroken chain
  entries     ok  0 postings match their events and balance
  replay      ok  29 tables match the events
  requests    ok  every answer belongs to its events
  hands       ok  0 hands settled again, same result
  ¶
  the book is in order: 7 events
