Nothing happens before its hour: anything later than now is refused, with a minute's grace, at every door.

file later.csv:
  date,player,net
  2025-12-30,Ann,5
  2025-12-30,Bob,-5
  2026-01-03,Ann,-5
  2026-01-03,Bob,5

$ init --house mike
  started a new book in USD with `mike` rules
  recorded #2 ········
! next: add the players (player add NAME NAME)
$ player add Ann Bob Cat
  Ann, a regular
  Bob, a regular
  Cat, a regular
  recorded #5 ········
! next: open the night (open --banker NAME)
$ open --banker Ann
  night 1 is open at Mike's house; Ann is the banker
  recorded #6 ········
! next: sell chips (buy NAME AMOUNT)
$ buy Cat 5 --at "2027-01-01 10:00"
! error: 2027-01-01 10:00 is in the future: it's 2026-01-02 19:03 now
! hint: buy Cat 5
= 4
> is in the future:
$ buy Cat 5 --at 23:00
! error: 2026-01-02 23:00 is in the future: it's 2026-01-02 19:04 now
! hint: buy Cat 5
= 4
> buy Cat 5
$ leave Cat --notice --at 23:50
! error: 2026-01-02 23:50 is in the future: it's 2026-01-02 19:05 now
! hint: leave Cat --notice
= 4
$ import results later.csv --settled
! error: later.csv:4:1: 2026-01-03 is in the future: today is 2026-01-02
= 5
> is in the future:
$ buy Cat 5 --at 19:08
  Cat buys chips: $5.00 in cash; stack $5.00
  recorded #7 ········
! next: play (hand new or hand result), then count the stacks
$ status --at "2027-01-01 10:00"
  night 1 at Mike's house, open since 2026-01-02 19:02; banker: Ann
  ¶
  player  bought    cash  app  notes  book  chips  counted  result
  ──────────────────────────────────────────────────────────────────
  Cat      $5.00  -$5.00    –      –     –  $5.00  not yet   $0.00
  ¶
  drawer $5.00   chips out $5.00   in the middle $0.00
! next: play (hand new or hand result), then count the stacks

What was noted too late comes in its place, and what is behind the last event stays what it was.

~ 2 hours later
$ buy Bob 5 --at 20:15
  Bob buys chips: $5.00 in cash; stack $5.00
  recorded #8 ········
! note: buy from a player first: `Cat` has $5.00 (MIK-04)
$ buy Cat 5 --at 23:00
! error: 2026-01-02 23:00 is in the future: it's 2026-01-02 21:10 now
! hint: buy Cat 5
= 4
> is in the future:
