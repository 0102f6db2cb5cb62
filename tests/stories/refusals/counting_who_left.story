# Who turned in all his chips and left has no stack to count, and is not paid a second time
# rules: DAV-20

$ init --house dave
  started a new book in USD with `dave` rules
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
$ open --banker Ann --stakes .25/.50
  night 1 is open at Dave's cash game; Ann is the banker
  recorded #6 ········
! note: tonight's buy-in limits, unless everybody agrees to different ones in writing: each player buys at least $10.00; each player can buy up to a $50.00 stack, or the biggest stack at the table (DAV-17)
! next: sell chips (buy NAME AMOUNT)
$ buy Ann 20
  Ann buys chips: $20.00 in cash; stack $20.00
  recorded #7 ········
! next: play (hand new or hand result), then count the stacks
$ buy Bob 20
  Bob buys chips: $20.00 in cash; stack $20.00
  recorded #8 ········
$ buy Cat 20
  Cat buys chips: $20.00 in cash; stack $20.00
  recorded #9 ········
$ seat Ann 1
  Ann has seat 1
  recorded #10 ········
$ seat Bob 2
  Bob has seat 2
  recorded #11 ········
$ seat Cat 3
  Cat has seat 3
  recorded #12 ········
$ count Bob 20
  Bob has $20.00, as expected
  recorded #13 ········
! next: count the stacks of Ann and Cat
$ cashout Bob
  Bob cashes out $20.00: $20.00 in cash
  Bob's count, the banker's count and the payout are all $20.00 (DAV-20)
  recorded #15 ········
! note: players should give notice a round or 30 minutes before they leave: did `Bob`? (DAV-13)
! next: play (hand new or hand result), then count the stacks
$ count Bob 5
! error: `Bob` cashed out and left, so there's no stack to count
! hint: status
= 4
> `Bob` cashed out and left, so there's no stack to count
$ count Bob 5 --by banker
! error: `Bob` cashed out and left, so there's no stack to count
! hint: status
= 4
> `Bob` cashed out and left, so there's no stack to count
$ cashout Bob 5
! error: the book says `Bob` has $0.00, not $5.00
! hint: status
= 4
$ cashout Bob
! error: `Bob` has no chips to cash out
! hint: status
= 4
$ hand result --game holdem --in Ann=1 --in Cat=1 --win Bob=2
! error: `Bob` cashed out and left before this hand
! hint: status
= 4
> `Bob` cashed out and left before this hand

Nothing is what he has, and that may be said. When he comes back, he buys chips, and is counted like everybody.

$ count Bob 0
  Bob has $0.00, as expected
  recorded #16 ········
$ buy Bob 20
  Bob buys chips: $20.00 in cash; stack $20.00
  recorded #17 ········
$ count Bob 25
  Bob has $25.00: up $5.00 in unrecorded hands
  recorded #18 ········
! next: count the stacks of Ann and Cat
$ status
  night 1 at Dave's cash game (v8 2018-06-21), open since 2026-01-02 19:04;
    banker: Ann
  ¶
  player  bought     cash  app  notes  book   chips  counted  result
  ────────────────────────────────────────────────────────────────────
  Ann     $20.00  -$20.00    –      –     –  $20.00  not yet   $0.00
  Bob     $40.00  -$20.00    –      –     –  $25.00   $25.00   $5.00
  Cat     $20.00  -$20.00    –      –     –  $20.00  not yet   $0.00
  ¶
  drawer $60.00   chips out $60.00   in the middle $0.00
  the counts are $5.00 over so far
! next: count the stacks of Ann and Cat
$ audit
  check           found
  ────────────────────────────────────────────────────────────
  file        ok  pages and indexes are sound
  references  ok  no broken links
  people      ok  nobody is listed twice
  chain       ok  18 events in an unbroken chain
  entries     ok  22 postings match their events and balance
  replay      ok  29 tables match the events
  requests    ok  every answer belongs to its events
  hands       ok  0 hands settled again, same result
  ¶
  the book is in order: 18 events
