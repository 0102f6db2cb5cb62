# No figure is broken over two lines: first the columns without a word in them go, then the table is cut in two.

$ init --house casino
  started a new book in USD with `casino` rules
  recorded #2 ········
! next: add the players (player add NAME NAME)
$ player add "Bartholomew Featherstonehaugh III of Greater Wessex"
  Bartholomew Featherstonehaugh III of Greater Wessex, a regular
  recorded #3 ········
$ player add Ann
  Ann, a regular
  recorded #4 ········
! next: open the night (open --banker NAME)
$ open --banker Ann --float 1000000
  night 1 is open at The Card Room; Ann is the banker
  recorded #5 ········
! next: sell chips (buy NAME AMOUNT)
$ buy Bart 1000000
  Bartholomew Featherstonehaugh III of Greater Wessex buys chips: $1,000,000.00 in
    cash; stack $1,000,000.00
  recorded #6 ········
! next: play (hand new or hand result), then count the stacks
$ buy Ann 1,000,000.00 --transfer
  Ann buys chips: $1,000,000.00 by app; stack $1,000,000.00
  recorded #7 ········
$ status
  night 1 at The Card Room, open since 2026-01-02 19:03; banker: Ann
  ¶
  player                                  bought            cash             app
  ────────────────────────────────────────────────────────────────────────────────
  Bartholomew Featherstonehaugh    $1,000,000.00  -$1,000,000.00               –
  III of Greater Wessex
  Ann                              $1,000,000.00               –  -$1,000,000.00
  ¶
  player                                                  chips  counted  result
  ────────────────────────────────────────────────────────────────────────────────
  Bartholomew Featherstonehaugh III of Greater    $1,000,000.00  not yet   $0.00
  Wessex
  Ann                                             $1,000,000.00  not yet   $0.00
  ¶
  drawer $2,000,000.00   chips out $2,000,000.00   in the middle $0.00
! next: play (hand new or hand result), then count the stacks
$ hand result --game holdem --in Bart=1000000 --in Ann=1000000 --win Ann=2000000
  hand 1, holdem: Ann wins $2,000,000.00
  recorded #8 ········
! note: nobody said who dealt (`--dealer`), so the highest card decides who deals next
$ book owe Bart Ann 1000000
  Bartholomew Featherstonehaugh III of Greater Wessex owes Ann $1,000,000.00 more
  recorded #9 ········
$ count Ann 2000000
  Ann has $2,000,000.00, as expected
  recorded #10 ········
! next: pay them all (cashout)
$ status
  night 1 at The Card Room, open since 2026-01-02 19:03; banker: Ann
  ¶
  player                                  bought            cash             app
  ────────────────────────────────────────────────────────────────────────────────
  Bartholomew Featherstonehaugh    $1,000,000.00  -$1,000,000.00               –
  III of Greater Wessex
  Ann                              $1,000,000.00               –  -$1,000,000.00
  ¶
  player                      book          chips        counted          result
  ────────────────────────────────────────────────────────────────────────────────
  Bartholomew Feat  -$1,000,000.00              –        not yet  -$1,000,000.00
  herstonehaugh
  III of Greater
  Wessex
  Ann                $1,000,000.00  $2,000,000.00  $2,000,000.00   $1,000,000.00
  ¶
  drawer $2,000,000.00   chips out $2,000,000.00   in the middle $0.00
! next: pay them all (cashout)
$ coldhands --deal
  nobody has any odd change, so there's nothing to play for
$ --json coldhands --deal
  {"pot":"0.00","contributors":[],"redeal":[],"event":null,"events":[],"hash":"········","id":"019b801f-b400-7c72-acf4-82b7ef5fea9b"}
$ open --stakes a/b
! error: `a` isn't a valid amount: use only digits, a decimal point and commas (write it like 20.00)
! hint: open --help
= 2
$ buy Ann 9999999999999
! error: a total is too big: a book can hold at most 1,000,000,000,000,000 cents or points
! hint: buy --help
= 4
$ close
  Ann cashes out $2,000,000.00: $1,000,000.00 by app, $1,000,000.00 in cash
  Ann gets the $1,000,000.00 float back from the drawer
  ¶
  player                    result      cash paid       app paid   gifts, losses
  ────────────────────────────────────────────────────────────────────────────────
  Bartholomew Feat  -$1,000,000.00              –              –  -$1,000,000.00
  herstonehaugh
  III of Greater
  Wessex
  Ann                $1,000,000.00  $1,000,000.00  $1,000,000.00   $1,000,000.00
  ¶
  THE BOOK
  debtor                                              creditor         amount
  ─────────────────────────────────────────────────────────────────────────────
  Bartholomew Featherstonehaugh III of Greater  owes  Ann       $1,000,000.00
  Wessex
  night 1 is closed
  recorded #14 ········
! next: see who pays whom (book)
$ night 1
  night 1 at The Card Room, 2026-01-02 19:03 to 2026-01-02 19:15, 1 hand
  ¶
  player                    result      cash paid       app paid   gifts, losses
  ────────────────────────────────────────────────────────────────────────────────
  Bartholomew Feat  -$1,000,000.00              –              –  -$1,000,000.00
  herstonehaugh
  III of Greater
  Wessex
  Ann                $1,000,000.00  $1,000,000.00  $1,000,000.00   $1,000,000.00
$ audit
  check           found
  ────────────────────────────────────────────────────────────
  file        ok  pages and indexes are sound
  references  ok  no broken links
  people      ok  nobody is listed twice
  chain       ok  14 events in an unbroken chain
  entries     ok  26 postings match their events and balance
  replay      ok  29 tables match the events
  requests    ok  every answer belongs to its events
  hands       ok  1 hand settled again, same result
  ¶
  the book is in order: 14 events
