# Who paid the bank by app has his claim paid by app at the close, chips or none, and the drawer is for the others.

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
$ player add Dan
  Dan, a regular
  recorded #5 ········
$ open --banker Ann --stakes .25/.50 --float 10
  night 1 is open at The Card Room; Ann is the banker
  recorded #6 ········
! next: sell chips (buy NAME AMOUNT)
$ buy Bob 20
  Bob buys chips: $20.00 in cash; stack $20.00
  recorded #7 ········
! next: play (hand new or hand result), then count the stacks
$ book pay Dan bank 5 --app --really
  Dan paid the bank $5.00 by app, which is $5.00 more than the debt: the bank owes
    that back
  recorded #8 ········
! note: `Dan` doesn't owe `bank` anything, but is paying $5.00
$ count Bob 20
  Bob has $20.00, as expected
  recorded #9 ········
! next: pay them all (cashout)
$ close --yes
  Bob cashes out $20.00: $20.00 in cash
  the bank pays Dan $5.00 of what it owed, by app
  Ann gets the $10.00 float back from the drawer
  ¶
  player  result  cash paid  app paid  gifts, losses
  ────────────────────────────────────────────────────
  Bob      $0.00     $20.00         –              –
  Dan      $0.00          –     $5.00              –
  ¶
  THE BOOK
  nobody owes anybody
  night 1 is closed
  recorded #14 ········
> the bank pays Dan $5.00 of what it owed, by app
$ night 1 --json
  {"night":{"id":"019b80186100787dbfa1fd9f9effd32c","number":1,"house":"casino","house_version":"","opened":"2026-01-02T19:04:00+00:00","closed":"2026-01-02T19:08:00+00:00","banker":"Ann"},"players":[{"name":"Bob","seat":null,"bought":"20.00","cash":"0.00","transfer":"0.00","notes":"0.00","book":"0.00","chips":"0.00","counted":null,"result":"0.00"}],"bank":{"cash":"0.00","chips_out":"0.00"},"pot":"0.00","fund":null,"running":[],"over_short":"0.00","drawer_over_short":"0.00","adjustments":[],"cash_paid":{"Bob":"20.00"},"app_paid":{"Dan":"5.00"},"gifts_losses":{}}
> "app_paid":{"Dan":"5.00"}
> "cash_paid":{"Bob":"20.00"}
$ audit
  check           found
  ────────────────────────────────────────────────────────────
  file        ok  pages and indexes are sound
  references  ok  no broken links
  people      ok  nobody is listed twice
  chain       ok  14 events in an unbroken chain
  entries     ok  24 postings match their events and balance
  replay      ok  29 tables match the events
  requests    ok  every answer belongs to its events
  hands       ok  0 hands settled again, same result
  ¶
  the book is in order: 14 events
$ undo --yes
  undid #10 (Bob cashed out $20.00: $20.00 in cash)
  undid #11 (Bob left the table)
  undid #12 (the bank paid Dan $5.00 by app)
  undid #13 (the bank was settled: $10.00 came out of the drawer, $10.00 of it
    back to Ann for the $10.00 float)
  undid #14 (the night ended)
  recorded #19 ········
! next: pay them all (cashout)
$ status
  night 1 at The Card Room, open since 2026-01-02 19:04; banker: Ann
  ¶
  player  bought     cash  app  notes  book   chips  counted  result
  ────────────────────────────────────────────────────────────────────
  Bob     $20.00  -$20.00    –      –     –  $20.00   $20.00   $0.00
  ¶
  drawer $30.00   chips out $20.00   in the middle $0.00
! next: pay them all (cashout)
