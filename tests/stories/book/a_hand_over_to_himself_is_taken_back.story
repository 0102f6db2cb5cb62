# Half of a hand-over between two records that became one moved nothing, and no more does its undo, in whichever order.
# rules: MIK-09

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
$ player add Cat
  Cat, a regular
  recorded #5 ········
$ player add Dan
  Dan, a regular
  recorded #6 ········
$ book hand Ann Bob 10
  Ann handed Bob $10.00
  Ann sent Bob $10.00, but Bob hasn't recorded it yet
  recorded #7 ········
$ undo
  undid #7 (Ann handed $10.00 to Bob, the banker of another book)
  recorded #8 ········
$ player merge Ann Bob
  Bob was merged into Ann
  recorded #9 ········
$ export balances
  party,asset,with,amount
$ export csv
  event,at,night,kind,reverses,party,asset,with,amount,what
$ book hand Cat Dan 10
  Cat handed Dan $10.00
  Cat sent Dan $10.00, but Dan hasn't recorded it yet
  recorded #10 ········
$ book take Cat Dan 4
  Dan took $4.00 from Cat
  Cat sent Dan $6.00, but Dan hasn't recorded it yet
  recorded #11 ········
$ player merge Cat Dan
  Dan was merged into Cat
  recorded #12 ········
! note: `Cat` was sending `Dan` $6.00, but they're the same person, so that cash isn't on its way anymore
$ undo 10
  undid #10 (Cat handed $10.00 to Cat, the banker of another book)
  recorded #13 ········
$ export balances
  party,asset,with,amount
$ book
  nobody owes anybody
$ audit
  check           found
  ────────────────────────────────────────────────────────────
  file        ok  pages and indexes are sound
  references  ok  no broken links
  people      ok  nobody is listed twice
  chain       ok  13 events in an unbroken chain
  entries     ok  10 postings match their events and balance
  replay      ok  29 tables match the events
  requests    ok  every answer belongs to its events
  hands       ok  0 hands settled again, same result
  transit     ok  cash sent or taken: 1; still in transit: 0
  ¶
  the book is in order: 13 events
> the book is in order
