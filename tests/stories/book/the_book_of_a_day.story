# What is said to have happened before the night was opened is refused; THE BOOK of a day is what stood then.

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
~ 1 day later
$ --at "2026-01-02 19:10" book owe Ann Bob 20
  Ann owes Bob $20.00 more
  recorded #5 ········
$ --at "2026-01-02 19:20" book pay Ann Bob 15
  Ann paid Bob $15.00
  recorded #6 ········
$ book
  debtor  creditor   owes  since
  ─────────────────────────────────────
  Ann     Bob       $5.00  2026-01-02
  ¶
          net
  ─────────────
  Ann  -$5.00
  Bob   $5.00
> $5.00
$ --at "2026-01-02 19:15" book
  THE BOOK on 2026-01-02 19:15
  ¶
  debtor  creditor    owes  since
  ──────────────────────────────────────
  Ann     Bob       $20.00  2026-01-02
  ¶
           net
  ──────────────
  Ann  -$20.00
  Bob   $20.00
> $20.00
$ --at "2026-01-02 19:05" book
  THE BOOK on 2026-01-02 19:05
  ¶
  nobody owes anybody
> nobody owes anybody
$ --at "2026-01-02 20:00" open --banker Bob
  night 1 is open at Mike's house; Bob is the banker
  recorded #7 ········
! next: sell chips (buy NAME AMOUNT)
$ --at "2026-01-02 19:59" buy Ann 20
! error: night 1 wasn't open at that time
! hint: status
= 4
> night 1 wasn't open at that time

$ --at "2026-01-02 20:01" buy Ann 20
  Ann buys chips: $20.00 in cash; stack $20.00
  recorded #8 ········
! next: play (hand new or hand result), then count the stacks

The age of a debt counts from the day that is said.

$ book limit Ann 100
  Ann can owe up to $100.00 in THE BOOK from now on
  recorded #9 ········
~ 250 days later
$ --at "2026-09-01 20:00" seat Ann 1
  Ann has seat 1
  recorded #10 ········
! note: `Ann` owes $5.00 in THE BOOK, some of it for 242 days
> some of it for
$ audit
  check           found
  ────────────────────────────────────────────────────────────
  file        ok  pages and indexes are sound
  references  ok  no broken links
  people      ok  nobody is listed twice
  chain       ok  10 events in an unbroken chain
  entries     ok  10 postings match their events and balance
  replay      ok  29 tables match the events
  requests    ok  every answer belongs to its events
  hands       ok  0 hands settled again, same result
  ¶
  the book is in order: 10 events

A day without an hour is its end; what happened has an hour.

$ book --at 2026-01-02
  THE BOOK on 2026-01-02 23:59
  ¶
  debtor  creditor   owes  since
  ─────────────────────────────────────
  Ann     Bob       $5.00  2026-01-02
  ¶
          net
  ─────────────
  Ann  -$5.00
  Bob   $5.00
> THE BOOK on 2026-01-02 23:59
$ --at 2026-01-02 buy Bob 20
! error: `2026-01-02` isn't a valid time (write it as 20:15 or 2026-11-21 20:15)
! hint: buy --help
= 2
> `2026-01-02` isn't a valid time
