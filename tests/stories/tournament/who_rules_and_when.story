# Nobody rules on his own dispute, nothing is sold while play stands still, and a ruling starts no clock that it did not stop.
# rules: PIG-02 PIG-03

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
$ player add Dan
  Dan, a regular
  recorded #6 ········
~ 324 days later
$ open --banker Ann --stakes .25/.50 --at "2026-11-21 18:00"
  night 1 is open at The Card Room; Ann is the banker
  recorded #7 ········
! next: sell chips (buy NAME AMOUNT)
$ tournament new --entry 20 --stack 1500 --levels "25/50@20 50/100@20" --late 2 --payout 60/40
  tournament 1
  entry $20.00 for 1,500 chips (smallest 25)
  late entry through level 2
  prizes 60/40
  recorded #8 ········
! next: enter the players (tournament enter NAME NAME)
$ tournament enter Ann Bob Cat --at "2026-11-21 18:30"
  Ann enters for $20.00: 1,500 chips
  Bob enters for $20.00: 1,500 chips
  Cat enters for $20.00: 1,500 chips
  3 entered; the prize pool is $60.00
  recorded #14 ········
! next: enter everybody, then tournament start
$ tournament start --at "2026-11-21 19:00"
  tournament 1, running
  level 1, 25/50, 20:00 left; next: 50/100
  3 of 3 players left, 4,500 chips in play, average stack 1,500
  3 entries at $20.00 for 1,500 chips
  ¶
  player  place  chips  paid in  rebuys
  ───────────────────────────────────────
  Ann        in  1,500   $20.00       –
  Bob        in  1,500   $20.00       –
  Cat        in  1,500   $20.00       –
  ¶
  place   prize
  ───────────────
      1  $36.00
      2  $24.00
  prize pool $60.00
  recorded #15 ········
! note: players without a seat number: 3 of 3; type seat PLAYER N
! next: play (hand new or hand result)
$ tournament clock pause --at "2026-11-21 19:05"
  paused: level 1, 25/50, 15:00 left; next: 50/100
  recorded #16 ········
$ tournament stop "did Ann call?" --party Ann --party Bob --at "2026-11-21 19:06"
  leave the cards and chips where they are; play stops for a ruling: did Ann call?
  recorded #17 ········
$ tournament enter Dan --at "2026-11-21 19:06"
! error: play is stopped until there's a ruling: did Ann call?
! hint: ruling --help
= 4
$ ruling "she did not" --at "2026-11-21 19:07"
! error: no host was named, and `Ann` is involved, so the other players choose who makes the rulings
! hint: ruling --help
= 4
$ ruling "she did not" --by Bob --at "2026-11-21 19:07"
! error: no host was named, and `Bob` is involved, so the other players choose who makes the rulings
! hint: ruling --help
= 4
$ ruling "she did not" --by Cat --at "2026-11-21 19:07"
  Cat ruled: she did not; play goes on
  recorded #18 ········
$ tournament clock --at "2026-11-21 19:10"
  paused: level 1, 25/50, 15:00 left; next: 50/100
$ tournament clock resume --at "2026-11-21 19:10"
  level 1, 25/50, 15:00 left; next: 50/100
  recorded #19 ········
$ tournament enter Dan --at "2026-11-21 19:10"
  Dan enters for $20.00: 1,500 chips
  4 entered; the prize pool is $80.00
  recorded #21 ········
# The banker rules where he is no party to it, and the clock that stood still for it goes on.
$ tournament stop "did Cat call?" --party Cat --party Bob --at "2026-11-21 19:12"
  leave the cards and chips where they are; play stops for a ruling: did Cat call?
  recorded #23 ········
$ tournament clock --at "2026-11-21 19:13"
  paused: level 1, 25/50, 13:00 left; next: 50/100
$ ruling "she did" --at "2026-11-21 19:14"
  Ann ruled: she did; play goes on
  recorded #25 ········
$ tournament clock --at "2026-11-21 19:15"
  level 1, 25/50, 12:00 left; next: 50/100
$ audit
  check           found
  ────────────────────────────────────────────────────────────
  file        ok  pages and indexes are sound
  references  ok  no broken links
  people      ok  nobody is listed twice
  chain       ok  25 events in an unbroken chain
  entries     ok  32 postings match their events and balance
  replay      ok  29 tables match the events
  requests    ok  every answer belongs to its events
  hands       ok  0 hands settled again, same result
  ¶
  the book is in order: 25 events
