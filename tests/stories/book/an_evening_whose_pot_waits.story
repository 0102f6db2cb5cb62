# An evening of a file in which a pot waits: a later hand wins it, or the file is refused.

file evening.phhs:
  [1]
  variant = "three-card-guts"
  antes = [0.05, 0.05, 0.05]
  starting_stacks = [20, 20, 20]
  actions = ["d dh p1 AhAdAc", "d dh p2 KhKdKc", "d dh p3 ??????", "p1 stay", "p2 stay", "p3 drop", "p1 sm AhAdAc", "p2 sm KhKdKc"]
  players = ["Ann", "Bob", "Cat"]
  year = 2026
  month = 1
  day = 2
  time = 20:00:00
  [2]
  variant = "three-card-guts"
  _carry = 0.15
  starting_stacks = [20.10, 19.80, 19.95]
  actions = ["d dh p1 AhAdAc", "d dh p2 KhKdKc", "d dh p3 ??????", "p1 stay", "p2 drop", "p3 drop"]
  players = ["Ann", "Bob", "Cat"]
  year = 2026
  month = 1
  day = 2
  time = 20:10:00
file alone.phh:
  variant = "three-card-guts"
  _carry = 0.15
  starting_stacks = [20.10, 19.80, 19.95]
  actions = ["d dh p1 AhAdAc", "d dh p2 KhKdKc", "d dh p3 ??????", "p1 stay", "p2 drop", "p3 drop"]
  players = ["Ann", "Bob", "Cat"]
  year = 2026
  month = 1
  day = 2
  time = 20:10:00

$ init --house casino
  started a new book, counting in USD, under `casino` rules
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
~ 1 days later
$ import hands alone.phh --banker Ann --yes
! error: 2026-01-02 20:10 is still to come: it's 2026-01-02 19:04 now
= 4
$ import hands evening.phhs --banker Ann --yes
! error: 2026-01-02 20:10 is still to come: it's 2026-01-02 19:05 now
= 4
$ hand list
  no hands recorded
$ audit
  check           found
  ───────────────────────────────────────────────────────────
  file        ok  pages and indexes are sound
  references  ok  no broken links
  people      ok  nobody is listed twice
  chain       ok  5 events in an unbroken chain
  entries     ok  0 postings match their events and balance
  replay      ok  29 tables match the events
  requests    ok  every answer belongs to its events
  hands       ok  0 hands settled again, same result
  ¶
  the book is in order: 5 events
