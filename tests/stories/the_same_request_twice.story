# A request that was answered once is answered the same for ever: whatever its names mean by now.

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
$ player add Cat --id c1
  Cat, a regular
  recorded #5 ········
$ player rename Bob Rob --id r1
  Bob is now called Rob
  recorded #6 ········
$ player rename Bob Rob --id r1
  already recorded #6
$ open --banker Ann
  night 1 is open at Mike's house; Ann is the banker
  recorded #7 ········
! next: sell chips (buy NAME AMOUNT)
$ buy Ann 20 --id b1
  Ann buys chips: $20.00 in cash; stack $20.00
  recorded #8 ········
! next: play (hand new or hand result), then count the stacks
$ note issue Cat Rob 5 --as COF --for cash --id n1
  Cat wrote Rob a $5.00 note (COF) for cash
  recorded #9 ········
$ note pay COF 5 --id n2
  Cat paid Rob $5.00 on note COF: paid in full
  recorded #10 ········
$ note pay COF 5 --id n2
  already recorded #10
$ count Ann 20
  Ann has $20.00, as expected
  recorded #11 ········
! next: pay them all (cashout)
$ close --id end
  Ann cashes out $20.00: $20.00 in cash
  ¶
  player  result  cash paid  gifts, losses
  ──────────────────────────────────────────
  Ann      $0.00     $20.00              –
  ¶
  THE BOOK
  nobody owes anybody
  night 1 is closed
  recorded #14 ········
$ close --id end
  already recorded #14
$ --json close --id end
  {"results":{"Ann":"0.00"},"cash_paid":{"Ann":"20.00"},"app_paid":{},"fund":null,"consolidation":{"before":[],"after":[],"proven":true},"private":[],"lapsed":[],"over_short":"0.00","drawer_over_short":"0.00","event":14,"events":[12,13,14],"hash":"········","id":"end"}
$ --json --dry-run close --id end
  {"results":{"Ann":"0.00"},"cash_paid":{"Ann":"20.00"},"app_paid":{},"fund":null,"consolidation":{"before":[],"after":[],"proven":true},"private":[],"lapsed":[],"over_short":"0.00","drawer_over_short":"0.00","event":14,"events":[12,13,14],"hash":"········","id":"end"}
$ buy Ann 20 --id b1
  already recorded #8
$ player merge Rob Cat --id m1
  Cat was merged into Rob
  recorded #15 ········
$ player merge Rob Cat --id m1
  already recorded #15
$ player add Cat --id c1
  already recorded #5

# Another request under the same id is refused; how it is paid is a part of the request.

$ buy Ann 20 --debt --id b1
! error: request id `b1` was already used for something else, in event 8
! hint: show 8
= 4
$ undo --id b1
! error: request id `b1` was already used for something else, in event 8
! hint: show 8
= 4
$ audit
  check           found
  ────────────────────────────────────────────────────────────
  file        ok  pages and indexes are sound
  references  ok  no broken links
  people      ok  nobody is listed twice
  chain       ok  15 events in an unbroken chain
  entries     ok  16 postings match their events and balance
  replay      ok  29 tables match the events
  requests    ok  every answer belongs to its events
  hands       ok  0 hands settled again, same result
  ¶
  the book is in order: 15 events
