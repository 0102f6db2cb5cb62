# Cash handed to another banker is no gift, and a player who didn't sit and was paid has the amount beside his name.

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
$ player add Eve
  Eve, a regular
  recorded #7 ········
$ open --banker Ann
  night 1 is open at Mike's house; Ann is the banker
  recorded #8 ········
! next: sell chips (buy NAME AMOUNT)
$ buy Bob 20
  Bob buys chips: $20.00 in cash; stack $20.00
  recorded #9 ········
! next: play (hand new or hand result), then count the stacks
$ buy Cat 20
  Cat buys chips: $20.00 in cash; stack $20.00
  recorded #10 ········
! note: buy from a player first: `Bob` has $20.00 (MIK-04)

Ann hands $10 to the banker at the cabin, and takes $4 that Dan brought from there. Both are on their way until the books meet.
$ book hand Ann Eve 10
  Ann handed Eve $10.00
  Ann sent Eve $10.00, but Eve hasn't recorded it yet
  recorded #11 ········
$ book take Eve Ann 4
  Ann took $4.00 from Eve
  Ann sent Eve $10.00, but Eve hasn't recorded it yet
  Ann took $4.00 from Eve, but Eve hasn't recorded it yet
  recorded #12 ········

Dan never sits. He pays the bank more than he owes, gets $4 back at once and the rest at the close. Bob's note for Dan is a gift.
$ book pay Dan bank 15 --really
  Dan paid the bank $15.00, which is $15.00 more than the debt: the bank owes that
    back
  recorded #13 ········
! note: `Dan` doesn't owe `bank` anything, but is paying $15.00
$ book pay bank Dan 4
  the bank paid Dan $4.00
  recorded #14 ········
$ note issue Bob Dan 3
  Bob wrote Dan a $3.00 note (BOB)
  recorded #15 ········
! note: recorded as a gift; add --for cash, --for chips or --for book if it wasn't
$ count Bob 20 --by banker
  the banker counts $20.00 for Bob
  recorded #16 ········
$ count Bob 20 --by player
  both counts of Bob's stack agree: $20.00
  recorded #18 ········
! next: count Cat's stack
$ count Cat 20 --by banker
  the banker counts $20.00 for Cat
  recorded #19 ········
$ count Cat 20 --by player
  both counts of Cat's stack agree: $20.00
  recorded #21 ········
! next: pay them all (cashout)
$ close --yes
  Bob cashes out $20.00: $20.00 in cash
  Cat cashes out $20.00: $20.00 in cash
  the bank pays Dan $11.00 of what it owed
  ¶
  player  result  cash paid  gifts, losses  handed over
  ───────────────────────────────────────────────────────
  Bob      $0.00     $20.00         -$3.00            –
  Cat      $0.00     $20.00              –            –
  Ann      $0.00          –              –       -$6.00
  Dan      $0.00     $15.00          $3.00            –
  ¶
  THE BOOK
  debtor        creditor  amount
  ────────────────────────────────
  Bob     owes  Dan        $3.00
  night 1 is closed
  recorded #28 ········
! note: `Bob`'s note `BOB` for $3.00 is now in THE BOOK
! next: see who pays whom (book)
> the bank pays Dan $11.00 of what it owed
$ night 1
  night 1 at Mike's house, 2026-01-02 19:06 to 2026-01-02 19:18, 0 hands
  ¶
  player  result  cash paid  gifts, losses  handed over
  ───────────────────────────────────────────────────────
  Bob      $0.00     $20.00         -$3.00            –
  Cat      $0.00     $20.00              –            –
  Ann      $0.00          –              –       -$6.00
  Dan      $0.00     $15.00          $3.00            –
> handed over
$ night 1 --json
  {"night":{"id":"019b801a35c07e5b80d9541b0ad8319e","number":1,"house":"mike","house_version":"","opened":"2026-01-02T19:06:00+00:00","closed":"2026-01-02T19:18:00+00:00","banker":"Ann"},"players":[{"name":"Bob","seat":null,"bought":"20.00","cash":"0.00","transfer":"0.00","notes":"0.00","book":"-3.00","chips":"0.00","counted":null,"result":"0.00"},{"name":"Cat","seat":null,"bought":"20.00","cash":"0.00","transfer":"0.00","notes":"0.00","book":"0.00","chips":"0.00","counted":null,"result":"0.00"}],"bank":{"cash":"0.00","chips_out":"0.00"},"pot":"0.00","fund":null,"running":[],"over_short":"0.00","drawer_over_short":"0.00","adjustments":[],"cash_paid":{"Bob":"20.00","Cat":"20.00","Dan":"15.00"},"gifts_losses":{"Bob":"-3.00","Dan":"3.00"},"handed_over":{"Ann":"-6.00"}}
> "gifts_losses":{"Bob":"-3.00","Dan":"3.00"},"handed_over":{"Ann":"-6.00"}
$ audit
  check           found
  ────────────────────────────────────────────────────────────
  file        ok  pages and indexes are sound
  references  ok  no broken links
  people      ok  nobody is listed twice
  chain       ok  28 events in an unbroken chain
  entries     ok  38 postings match their events and balance
  replay      ok  29 tables match the events
  requests    ok  every answer belongs to its events
  hands       ok  0 hands settled again, same result
  transit     ok  cash sent or taken: 2; still in transit: 2
  ¶
  the book is in order: 28 events
