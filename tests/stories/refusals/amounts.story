# Amounts that are none, or none that can be booked: each refused, and nothing written.

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
$ open --banker Ann
  night 1 is open at Mike's house; Ann is the banker
  recorded #5 ········
! next: sell chips (buy NAME AMOUNT)
$ buy Ann 0
! error: the amount has to be more than zero, not $0.00
! hint: buy --help
= 4
$ buy Ann -5
! error: the amount has to be more than zero, not -$5.00
! hint: buy --help
= 4
$ buy Ann NaN
! error: `NaN` isn't a valid amount: use only digits, a decimal point and commas (write it like 20.00)
! hint: buy --help
= 2
$ buy Ann 1e3
! error: `1e3` isn't a valid amount: use only digits, a decimal point and commas (write it like 20.00)
! hint: buy --help
= 2
$ buy Ann 1.234
! error: `1.234` isn't a valid amount: it has too many decimals (write it like 20.00)
! hint: buy --help
= 2
$ buy Ann twenty
! error: `twenty` isn't a valid amount: use only digits, a decimal point and commas (write it like 20.00)
! hint: buy --help
= 2
$ buy Ann 1234567890123456789
! error: `1234567890123456789` isn't a valid amount: a book can hold at most 10,000,000,000,000.00 (write it like 20.00)
! hint: buy --help
= 2
$ buy Ann 12345678901234567890123
! error: `12345678901234567890123` isn't a valid amount: a book can hold at most 10,000,000,000,000.00 (write it like 20.00)
! hint: buy --help
= 2
$ buy Ann ""
! error: `` isn't a valid amount: use only digits, a decimal point and commas (write it like 20.00)
! hint: buy --help
= 2
$ buy Ann 0x14
! error: `0x14` isn't a valid amount: use only digits, a decimal point and commas (write it like 20.00)
! hint: buy --help
= 2
$ buy Ann --cash 5 --debt=-5
! error: the amount has to be more than zero, not -$5.00
! hint: buy --help
= 4
$ drawer -1
! error: the drawer can't go below zero: -$1.00
! hint: drawer --help
= 4
$ open --house mike --float=-1
! error: night 1 under `mike` rules is still open
! hint: status
= 4
$ count Ann -1
! error: the amount has to be more than zero, not -$1.00
! hint: count --help
= 4
$ hand result --game holdem --in Ann=1e3 --win Ann=1e3
! error: `1e3` isn't a valid amount: use only digits, a decimal point and commas (write it like 20.00)
! hint: hand result --help
= 2
$ chips plan -5
! error: can't hand out chips for -$5.00
! hint: chips plan --help
= 4
$ buy Ann 10000000000000
  Ann buys chips: $10,000,000,000,000.00 in cash; stack $10,000,000,000,000.00
  recorded #6 ········
! next: play (hand new or hand result), then count the stacks
$ buy Bob 5
! error: a total is too big: a book can hold at most 1,000,000,000,000,000 cents or points
! hint: buy --help
= 4
$ undo
  undid #6 (Ann bought chips: $10,000,000,000,000.00 for cash)
  recorded #7 ········
! next: sell chips (buy NAME AMOUNT)
$ status
  night 1 at Mike's house, open since 2026-01-02 19:03; banker: Ann
  ¶
  nobody has bought in yet
  ¶
  drawer $0.00   chips out $0.00   in the middle $0.00
! next: sell chips (buy NAME AMOUNT)
$ audit
  check           found
  ───────────────────────────────────────────────────────────
  file        ok  pages and indexes are sound
  references  ok  no broken links
  people      ok  nobody is listed twice
  chain       ok  7 events in an unbroken chain
  entries     ok  8 postings match their events and balance
  replay      ok  29 tables match the events
  requests    ok  every answer belongs to its events
  hands       ok  0 hands settled again, same result
  ¶
  the book is in order: 7 events
