# What is told late keeps its own time, but nothing happens before what it depends on: a close, a count, a payment, an undo.

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
~ 330 days later
$ --at "2026-11-20 20:00" open --banker Ann
  night 1 is open at Mike's house; Ann is the banker
  recorded #6 ········
! next: sell chips (buy NAME AMOUNT)
$ --at "2026-11-20 20:30" buy Bob 20
  Bob buys chips: $20.00 in cash; stack $20.00
  recorded #7 ········
! next: play (hand new or hand result), then count the stacks
$ --at "2026-11-21 00:30" buy Cat 20 --debt
  Cat buys chips: $20.00 on THE BOOK; stack $20.00
  recorded #8 ········
! note: buy from a player first: `Bob` has $20.00 (MIK-04)

A purchase that was forgotten comes in its place.

$ --at "2026-11-20 21:00" buy Bob 5
  Bob buys chips: $5.00 in cash; stack $25.00
  recorded #9 ········
> Bob buys chips: $5.00 in cash

$ --at "2026-11-20 23:00" count Cat 10
! error: that's earlier than event 8 (a buy-in), which has to come first
! hint: --at '2026-11-21 00:30' count Cat 10
! hint: show 8
= 4
> that's earlier than event
> hint: --at '2026-11-21 00:30' count Cat 10

$ --at "2026-11-20 23:00" cashout Cat
! error: that's earlier than event 8 (a buy-in), which has to come first
! hint: --at '2026-11-21 00:30' cashout Cat
! hint: show 8
= 4
> that's earlier than event

$ --at "2026-11-20 20:45" drawer 25
! error: that's earlier than event 9 (a buy-in), which has to come first
! hint: --at '2026-11-20 21:00' drawer 25
! hint: show 9
= 4
> that's earlier than event

$ --at "2026-11-20 20:45" banker Bob
! error: that's earlier than event 9 (a buy-in), which has to come first
! hint: --at '2026-11-20 21:00' banker Bob
! hint: show 9
= 4
> that's earlier than event

$ --at "2026-11-21 00:40" count Bob 35 Cat 10
  Bob has $35.00: up $10.00 in unrecorded hands
  Cat has $10.00: down $10.00 in unrecorded hands
  recorded #11 ········
! next: pay them all (cashout)
$ --at "2026-11-20 23:00" close
! error: that's earlier than event 11 (a count), which has to come first
! hint: --at '2026-11-21 00:40' close
! hint: show 11
= 4
> that's earlier than event
> (a count)
> hint: --at '2026-11-21 00:40' close

$ close --at "2026-11-21 00:40"
  Cat cashes out $10.00: $10.00 off what Cat owes the bank
  Bob cashes out $35.00: $25.00 in cash, and the bank owes Bob $10.00
  ¶
  player   result  cash paid  gifts, losses
  ───────────────────────────────────────────
  Bob      $10.00     $25.00              –
  Cat     -$10.00          –              –
  ¶
  THE BOOK
  debtor        creditor  amount
  ────────────────────────────────
  Cat     owes  Bob       $10.00
  ¶
  was 2 debts (MIK-10):
  debtor        creditor  amount
  ────────────────────────────────
  Cat     owes  bank      $10.00
  bank    owes  Bob       $10.00
  Cat and Bob settle up with each other
  night 1 is closed
  recorded #17 ········
! note: the drawer can't pay `Bob` the last $10.00, so the bank owes `Bob` $10.00
! next: see who pays whom (book)
> night 1 is closed

$ --at "2026-11-21 00:20" adjust --night 1 Cat 1 --why "a chip under the table"
! error: that's earlier than event 17 (the night was closed), which has to come first
! hint: --at '2026-11-21 00:40' adjust --night 1 Cat 1 --why 'a chip under the table'
! hint: show 17
= 4
> that's earlier than event
> (the night was closed)

## A debt is paid after somebody owes it

$ --at "2026-11-22 12:00" book owe Ann Cat 5
  Ann owes Cat $5.00 more
  recorded #18 ········
$ --at "2026-11-21 12:00" book pay Ann Cat 5
! error: that's earlier than event 18 (a debt), which has to come first
! hint: --at '2026-11-22 12:00' book pay Ann Cat 5
! hint: show 18
= 4
> that's earlier than event
> hint: --at '2026-11-22 12:00' book pay Ann Cat 5

$ --at "2026-11-23 12:00" book owe Ann Cat 4
  Ann owes Cat $4.00 more
  recorded #19 ········
$ --at "2026-11-22 12:30" book pay Ann Cat 5
  Ann paid Cat $5.00
  recorded #20 ········
> Ann paid Cat $5.00

$ --at "2026-11-22 12:20" undo
! error: that's earlier than event 20 (a payment), which has to come first
! hint: --at '2026-11-22 12:30' undo
! hint: show 20
= 4
> that's earlier than event

$ --at "1969-01-01 10:00" book owe Ann Bob 5
! error: `1969-01-01 10:00` isn't between the years 1970 and 9998
! hint: book owe --help
= 2
> isn't between the years

$ audit
  check           found
  ────────────────────────────────────────────────────────────
  file        ok  pages and indexes are sound
  references  ok  no broken links
  people      ok  nobody is listed twice
  chain       ok  20 events in an unbroken chain
  entries     ok  40 postings match their events and balance
  replay      ok  29 tables match the events
  requests    ok  every answer belongs to its events
  hands       ok  0 hands settled again, same result
  ¶
  the book is in order: 20 events
> the book is in order
