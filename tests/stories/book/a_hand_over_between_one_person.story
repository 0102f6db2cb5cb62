# Cash that one banker handed another has come where the two turn out to be one person: no night tells of it any more.

$ init --house casino
  started a new book in USD with `casino` rules
  recorded #2 ········
! next: add the players (player add NAME NAME)
$ player add Ann
  Ann, a regular
  recorded #3 ········
$ player add Ben
  Ben, a regular
  recorded #4 ········
! next: open the night (open --banker NAME)
$ player add Cat
  Cat, a regular
  recorded #5 ········
$ open --banker Ann --stakes .25/.50
  night 1 is open at The Card Room; Ann is the banker
  recorded #6 ········
! next: sell chips (buy NAME AMOUNT)
$ buy Cat 20
  Cat buys chips: $20.00 in cash; stack $20.00
  recorded #7 ········
! next: play (hand new or hand result), then count the stacks
$ book hand Ann Ben 10
  Ann handed Ben $10.00
  Ann sent Ben $10.00, but Ben hasn't recorded it yet
  recorded #8 ········
$ count Cat 20
  Cat has $20.00, as expected
  recorded #9 ········
! next: pay them all (cashout)
$ close --yes
  Cat cashes out $20.00: $20.00 in cash
  ¶
  player  result  cash paid  gifts, losses  handed over
  ───────────────────────────────────────────────────────
  Cat      $0.00     $20.00              –            –
  Ann      $0.00          –              –      -$10.00
  ¶
  THE BOOK
  nobody owes anybody
  night 1 is closed
  recorded #12 ········
> handed over
$ night 1
  night 1 at The Card Room, 2026-01-02 19:04 to 2026-01-02 19:08, 0 hands
  ¶
  player  result  cash paid  gifts, losses  handed over
  ───────────────────────────────────────────────────────
  Cat      $0.00     $20.00              –            –
  Ann      $0.00          –              –      -$10.00
> handed over
$ player merge Ann Ben
  Ben was merged into Ann
  recorded #13 ········
! note: `Ann` was sending `Ben` $10.00, but they're the same person, so that cash isn't on its way anymore
$ night 1
  night 1 at The Card Room, 2026-01-02 19:04 to 2026-01-02 19:08, 0 hands
  ¶
  player  result  cash paid  gifts, losses
  ──────────────────────────────────────────
  Cat      $0.00     $20.00              –
$ night 1 --json
  {"night":{"id":"019b80186100787dbfa1fd9f9effd32c","number":1,"house":"casino","house_version":"","opened":"2026-01-02T19:04:00+00:00","closed":"2026-01-02T19:08:00+00:00","banker":"Ann"},"players":[{"name":"Cat","seat":null,"bought":"20.00","cash":"0.00","transfer":"0.00","notes":"0.00","book":"0.00","chips":"0.00","counted":null,"result":"0.00"}],"bank":{"cash":"0.00","chips_out":"0.00"},"pot":"0.00","fund":null,"running":[],"over_short":"0.00","drawer_over_short":"0.00","adjustments":[],"cash_paid":{"Cat":"20.00"},"gifts_losses":{}}
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
