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
  started a new book in USD with `casino` rules
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
! error: alone.phh:4:13: the hand starts with $0.15 in the middle, but the book has $0.00 there
! hint: import hands alone.phh --banker Ann --skip-refused
= 5
$ import hands evening.phhs --banker Ann --yes
  2 hands
  ¶
  Bob cashes out $19.80: $19.80 off what Bob owes the bank
  Cat cashes out $19.95: $19.95 off what Cat owes the bank
  Ann cashes out $20.25: $20.00 off what Ann owes the bank, and the bank owes Ann
    $0.25
  ¶
  player  result  cash paid  gifts, losses
  ──────────────────────────────────────────
  Ann      $0.25          –              –
  Bob     -$0.20          –              –
  Cat     -$0.05          –              –
  ¶
  THE BOOK
  debtor        creditor  amount
  ────────────────────────────────
  Bob     owes  Ann        $0.20
  Cat     owes  Ann        $0.05
  ¶
  was 3 debts:
  debtor        creditor  amount
  ────────────────────────────────
  Bob     owes  bank       $0.20
  Cat     owes  bank       $0.05
  bank    owes  Ann        $0.25
  Bob, Ann and Cat settle up among themselves
  night 1 is closed
  recorded #23 ········
! next: see who pays whom (book)
$ hand list
  night  hand  game               pot  recorded by
  ──────────────────────────────────────────────────
      1     1  three-card-guts  $0.15  full
      1     2  three-card-guts  $0.15  full
$ audit
  check           found
  ────────────────────────────────────────────────────────────
  file        ok  pages and indexes are sound
  references  ok  no broken links
  people      ok  nobody is listed twice
  chain       ok  23 events in an unbroken chain
  entries     ok  40 postings match their events and balance
  replay      ok  29 tables match the events
  requests    ok  every answer belongs to its events
  hands       ok  2 hands settled again, same result
  ¶
  the book is in order: 23 events
