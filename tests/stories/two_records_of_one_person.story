# Kat and Cat turn out to be one person; the nights before the merge still know who sat there.

$ init --house mike
  started a new book in USD with `mike` rules
  recorded #2 ········
! next: add the players (player add NAME NAME)
$ player add Ann
  Ann, a regular
  recorded #3 ········
$ player add Cat
  Cat, a regular
  recorded #4 ········
! next: open the night (open --banker NAME)
$ player add Kat
  Kat, a regular
  recorded #5 ········
$ open --banker Ann
  night 1 is open at Mike's house; Ann is the banker
  recorded #6 ········
! next: sell chips (buy NAME AMOUNT)
$ buy Cat 20
  Cat buys chips: $20.00 in cash; stack $20.00
  recorded #7 ········
! next: play (hand new or hand result), then count the stacks
$ buy Kat 20
  Kat buys chips: $20.00 in cash; stack $20.00
  recorded #8 ········
! note: buy from a player first: `Cat` has $20.00 (MIK-04)
$ count Cat 25
  Cat has $25.00: up $5.00 in unrecorded hands
  recorded #9 ········
! next: count Kat's stack
$ count Kat 15
  Kat has $15.00: down $5.00 in unrecorded hands
  recorded #10 ········
! next: pay them all (cashout)
$ player merge Cat Kat
! error: `Kat` is in tonight's game
! hint: status
= 4
$ cashout
  Kat cashes out $15.00: $15.00 in cash
  Cat cashes out $25.00: $25.00 in cash
  recorded #14 ········
! next: close the night (close)
$ close
  player  result  cash paid  gifts, losses
  ──────────────────────────────────────────
  Cat      $5.00     $25.00              –
  Kat     -$5.00     $15.00              –
  ¶
  THE BOOK
  nobody owes anybody
  night 1 is closed
  recorded #15 ········
$ book owe Kat Ann 3
  Kat owes Ann $3.00 more
  recorded #16 ········
! next: see who pays whom (book)
$ player regular Kat
! error: `Kat` is already a regular
! hint: player regular --help
= 4
$ player merge Cat Kat
  Kat was merged into Cat
  recorded #17 ········
$ player list
  player  standing  also called
  ───────────────────────────────
  Ann     regular
  Cat     regular   Kat
$ night 1
  night 1 at Mike's house, 2026-01-02 19:04 to 2026-01-02 19:11, 0 hands
  ¶
  player  result  cash paid  gifts, losses
  ──────────────────────────────────────────
  Cat      $0.00     $40.00              –
$ book
  debtor  creditor   owes  since
  ─────────────────────────────────────
  Cat     Ann       $3.00  2026-01-02
  ¶
          net
  ─────────────
  Ann   $3.00
  Cat  -$3.00
$ audit
  check           found
  ────────────────────────────────────────────────────────────
  file        ok  pages and indexes are sound
  references  ok  no broken links
  people      ok  nobody is listed twice
  chain       ok  17 events in an unbroken chain
  entries     ok  26 postings match their events and balance
  replay      ok  29 tables match the events
  requests    ok  every answer belongs to its events
  hands       ok  0 hands settled again, same result
  ¶
  the book is in order: 17 events
$ undo
  undid #17 (Kat was merged into Cat)
  recorded #18 ········
$ player list
  player  standing  also called
  ───────────────────────────────
  Ann     regular
  Cat     regular
  Kat     regular
$ audit
  check           found
  ────────────────────────────────────────────────────────────
  file        ok  pages and indexes are sound
  references  ok  no broken links
  people      ok  nobody is listed twice
  chain       ok  18 events in an unbroken chain
  entries     ok  30 postings match their events and balance
  replay      ok  29 tables match the events
  requests    ok  every answer belongs to its events
  hands       ok  0 hands settled again, same result
  ¶
  the book is in order: 18 events
