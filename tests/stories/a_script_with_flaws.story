# A script comes from anywhere: with a mark before its first line, with foreign line ends, without a last one.

$ run -
< ﻿init --house mike
< player add Ann
< player add Bob
< open --banker Ann
  $ init --house mike
  started a new book in USD with `mike` rules
  recorded #2 ········
  $ player add Ann
  Ann, a regular
  recorded #3 ········
  $ player add Bob
  Bob, a regular
  recorded #4 ········
  $ open --banker Ann
  night 1 is open at Mike's house; Ann is the banker
  recorded #5 ········
$ run -
< --version
< buy Ann 20
< --book other.book status
  $ --version
  housebook 0.1.0
  $ buy Ann 20
  Ann buys chips: $20.00 in cash; stack $20.00
  recorded #6 ········
  $ --book other.book status
! error: stdin:3: a script has one book, so its lines can't name another
! hint: run --help
= 2
$ run -
< status "
  $ status "
! error: stdin:1: a quotation mark is missing
= 5
$ run -
< run another.txt
  $ run another.txt
! error: stdin:1: you can't run a script from the shell or from another script
= 2
$ run -
< housebook status
  $ housebook status
! error: stdin:1: no such command: `housebook`
! hint: housebook --help
= 2
$ run nowhere.txt
! error: can't read `nowhere.txt`: there's no such file
= 5
$ run .
! error: `.` is a folder
= 5

# Run twice under one request id, it records once; an hour holds for all its lines.

file more.txt:
  buy Bob 20
  count Bob 20

~ 2 hours later
$ run more.txt --id evening --at 20:15
  $ buy Bob 20
  Bob buys chips: $20.00 in cash; stack $20.00
  recorded #7 ········
  $ count Bob 20
  Bob has $20.00, as expected
  recorded #8 ········
! note: buy from a player first: `Ann` has $20.00 (MIK-04)
$ run more.txt --id evening
  $ buy Bob 20
  already recorded #7
  $ count Bob 20
  already recorded #8
$ log --last 2
  #7  2026-01-02 20:15  bought-in  Bob bought chips: $20.00 for cash
  #8  2026-01-02 20:15  counted    Bob's stack was counted: $20.00, expected
                                   $20.00
$ demo nowhere
! error: there's no demo called `nowhere`
! hint: demo mike
! hint: demo igloo
= 4
$ audit
  check           found
  ───────────────────────────────────────────────────────────
  file        ok  pages and indexes are sound
  references  ok  no broken links
  people      ok  nobody is listed twice
  chain       ok  8 events in an unbroken chain
  entries     ok  8 postings match their events and balance
  replay      ok  29 tables match the events
  requests    ok  every answer belongs to its events
  hands       ok  0 hands settled again, same result
  ¶
  the book is in order: 8 events
