# A debt of a guest that is found later is his inviter's in the night it belongs to, and tonight knows nothing of it (MIK-12)

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
$ player add Xav --guest-of Ann
  Xav, guest of Ann
  recorded #6 ········
$ open --banker Bob
  night 1 is open at Mike's house; Bob is the banker
  recorded #7 ········
! next: sell chips (buy NAME AMOUNT)
$ buy Ann 20
  Ann buys chips: $20.00 in cash; stack $20.00
  recorded #8 ········
! next: play (hand new or hand result), then count the stacks
$ buy Xav 20
  Xav buys chips: $20.00 in cash; stack $20.00
  recorded #9 ········
! note: buy from a player first: `Ann` has $20.00 (MIK-04)
$ buy Cat 20
  Cat buys chips: $20.00 in cash; stack $20.00
  recorded #10 ········
$ close --yes
  Ann cashes out $20.00: $20.00 in cash
  Xav cashes out $20.00: $20.00 in cash
  Cat cashes out $20.00: $20.00 in cash
  ¶
  player  result  cash paid  gifts, losses
  ──────────────────────────────────────────
  Ann      $0.00     $20.00              –
  Xav      $0.00     $20.00              –
  Cat      $0.00     $20.00              –
  ¶
  THE BOOK
  nobody owes anybody
  night 1 is closed
  recorded #17 ········
! note: `Ann`, `Xav` and `Cat`'s chips weren't counted; paying what the book says
$ open --banker Bob
  night 2 is open at Mike's house; Bob is the banker
  recorded #18 ········
! next: sell chips (buy NAME AMOUNT)
$ buy Ann 20
  Ann buys chips: $20.00 in cash; stack $20.00
  recorded #19 ········
! next: play (hand new or hand result), then count the stacks
$ buy Xav 20
  Xav buys chips: $20.00 in cash; stack $20.00
  recorded #20 ········
! note: buy from a player first: `Ann` has $20.00 (MIK-04)
$ buy Cat 20
  Cat buys chips: $20.00 in cash; stack $20.00
  recorded #21 ········
$ adjust --night 1 Xav -5 --against Cat --why 'a bet nobody wrote down'
  night 1: Xav's result was $0.00, now it's -$5.00
  recorded #23 ········
! note: `Ann` invited `Xav`, so `Ann` owes the $5.00; the two of them settle that between themselves (MIK-12)
$ status
  night 2 at Mike's house, open since 2026-01-02 19:10; banker: Bob
  ¶
  player  bought     cash  app  notes  book   chips  counted  result
  ────────────────────────────────────────────────────────────────────
  Ann     $20.00  -$20.00    –      –     –  $20.00  not yet   $0.00
  Xav     $20.00  -$20.00    –      –     –  $20.00  not yet   $0.00
  Cat     $20.00  -$20.00    –      –     –  $20.00  not yet   $0.00
  ¶
  drawer $60.00   chips out $60.00   in the middle $0.00
! next: play (hand new or hand result), then count the stacks
$ --json night 1
  {"night":{"id":"019b80194b607714903c1182a8e4280b","number":1,"house":"mike","house_version":"","opened":"2026-01-02T19:05:00+00:00","closed":"2026-01-02T19:09:00+00:00","banker":"Bob"},"players":[{"name":"Ann","seat":null,"bought":"20.00","cash":"0.00","transfer":"0.00","notes":"0.00","book":"-5.00","chips":"0.00","counted":null,"result":"0.00"},{"name":"Xav","seat":null,"bought":"20.00","cash":"0.00","transfer":"0.00","notes":"0.00","book":"0.00","chips":"0.00","counted":null,"result":"-5.00"},{"name":"Cat","seat":null,"bought":"20.00","cash":"0.00","transfer":"0.00","notes":"0.00","book":"5.00","chips":"0.00","counted":null,"result":"5.00"}],"bank":{"cash":"0.00","chips_out":"0.00"},"pot":"0.00","fund":null,"running":[],"over_short":"0.00","drawer_over_short":"0.00","adjustments":[{"player":"Xav","against":"Cat","cash":false,"amount":"-5.00","why":"a bet nobody wrote down"}],"cash_paid":{"Ann":"20.00","Xav":"20.00","Cat":"20.00"},"gifts_losses":{}}
$ undo
  undid #22 (an old night was corrected: Xav owes Cat $5.00 (a bet nobody wrote
    down))
  undid #23 (Ann covered the $5.00 that Xav owed Cat)
  recorded #25 ········
$ --json night 1
  {"night":{"id":"019b80194b607714903c1182a8e4280b","number":1,"house":"mike","house_version":"","opened":"2026-01-02T19:05:00+00:00","closed":"2026-01-02T19:09:00+00:00","banker":"Bob"},"players":[{"name":"Ann","seat":null,"bought":"20.00","cash":"0.00","transfer":"0.00","notes":"0.00","book":"0.00","chips":"0.00","counted":null,"result":"0.00"},{"name":"Xav","seat":null,"bought":"20.00","cash":"0.00","transfer":"0.00","notes":"0.00","book":"0.00","chips":"0.00","counted":null,"result":"0.00"},{"name":"Cat","seat":null,"bought":"20.00","cash":"0.00","transfer":"0.00","notes":"0.00","book":"0.00","chips":"0.00","counted":null,"result":"0.00"}],"bank":{"cash":"0.00","chips_out":"0.00"},"pot":"0.00","fund":null,"running":[],"over_short":"0.00","drawer_over_short":"0.00","adjustments":[],"cash_paid":{"Ann":"20.00","Xav":"20.00","Cat":"20.00"},"gifts_losses":{}}
$ book
  nobody owes anybody
$ adjust --night 1 Xav -5 --against Cat --why 'a bet nobody wrote down'
  night 1: Xav's result was $0.00, now it's -$5.00
  recorded #27 ········
! note: `Ann` invited `Xav`, so `Ann` owes the $5.00; the two of them settle that between themselves (MIK-12)
$ close --yes
  Ann cashes out $20.00: $20.00 in cash
  Xav cashes out $20.00: $20.00 in cash
  Cat cashes out $20.00: $20.00 in cash
  ¶
  player  result  cash paid  gifts, losses
  ──────────────────────────────────────────
  Ann      $0.00     $20.00              –
  Xav      $0.00     $20.00              –
  Cat      $0.00     $20.00              –
  ¶
  THE BOOK
  debtor        creditor  amount
  ────────────────────────────────
  Ann     owes  Cat        $5.00
  night 2 is closed
  recorded #34 ········
! note: `Ann`, `Xav` and `Cat`'s chips weren't counted; paying what the book says
! next: see who pays whom (book)
$ --json night 2
  {"night":{"id":"019b801ddf4078b68023757f768acb44","number":2,"house":"mike","house_version":"","opened":"2026-01-02T19:10:00+00:00","closed":"2026-01-02T19:21:00+00:00","banker":"Bob"},"players":[{"name":"Ann","seat":null,"bought":"20.00","cash":"0.00","transfer":"0.00","notes":"0.00","book":"0.00","chips":"0.00","counted":null,"result":"0.00"},{"name":"Xav","seat":null,"bought":"20.00","cash":"0.00","transfer":"0.00","notes":"0.00","book":"0.00","chips":"0.00","counted":null,"result":"0.00"},{"name":"Cat","seat":null,"bought":"20.00","cash":"0.00","transfer":"0.00","notes":"0.00","book":"0.00","chips":"0.00","counted":null,"result":"0.00"}],"bank":{"cash":"0.00","chips_out":"0.00"},"pot":"0.00","fund":null,"running":[],"over_short":"0.00","drawer_over_short":"0.00","adjustments":[],"cash_paid":{"Ann":"20.00","Xav":"20.00","Cat":"20.00"},"gifts_losses":{}}
$ book
  debtor  creditor   owes  since
  ─────────────────────────────────────
  Ann     Cat       $5.00  2026-01-02
  ¶
          net
  ─────────────
  Ann  -$5.00
  Cat   $5.00
  ¶
  private, not in THE BOOK:
  debtor  creditor   owes  since
  ─────────────────────────────────────
  Xav     Ann       $5.00  2026-01-02
$ audit
  check           found
  ────────────────────────────────────────────────────────────
  file        ok  pages and indexes are sound
  references  ok  no broken links
  people      ok  nobody is listed twice
  chain       ok  34 events in an unbroken chain
  entries     ok  72 postings match their events and balance
  replay      ok  29 tables match the events
  requests    ok  every answer belongs to its events
  hands       ok  0 hands settled again, same result
  ¶
  the book is in order: 34 events
