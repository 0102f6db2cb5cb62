# A misdeal entered at the table is recorded: everybody has his money back, and the hand is in the list

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
$ open --house dave --banker Cat --stakes .25/.50
  night 1 is open at Dave's cash game; Cat is the banker
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
$ hand new
< ¶
< m
< y
  hand 1, holdem: all bets returned
  recorded #11 ········
! holdem, .25/.50, Cat deals, 3 in: Ann Bob Cat
! Enter to deal > ¶
! Cat 20.00 · pot 0.75 · call 0.50, raise 1.00–20.00 > m
! misdeal: everybody gets their money back (DAV-37)
! returned: Ann 0.25, Bob 0.50
! record? [Y/n] > y
$ hand show 1
  hand 1, holdem: all bets returned (event 11, 2026-01-02 19:08)
  ¶
  player        posted       before   after
  ───────────────────────────────────────────
  Ann           blind $0.25  $20.00  $20.00
  Bob           blind $0.50  $20.00  $20.00
  Cat (button)  –            $20.00  $20.00
  ¶
  the hand
    misdeal  pot $0.75
  misdeal: everybody gets their money back (DAV-37)
$ hand list
  night  hand  game      pot  recorded by
  ─────────────────────────────────────────
      1     1  holdem  $0.00  full
$ status
  night 1 at Dave's cash game (v8 2018-06-21), open since 2026-01-02 19:04;
    banker: Cat
  ¶
  player  bought     cash  app  notes  book   chips  counted  result
  ────────────────────────────────────────────────────────────────────
  Ann     $20.00  -$20.00    –      –     –  $20.00  not yet   $0.00
  Bob     $20.00  -$20.00    –      –     –  $20.00  not yet   $0.00
  Cat     $20.00  -$20.00    –      –     –  $20.00  not yet   $0.00
  ¶
  drawer $60.00   chips out $60.00   in the middle $0.00
! next: play (hand new or hand result), then count the stacks
$ audit
  check           found
  ────────────────────────────────────────────────────────────
  file        ok  pages and indexes are sound
  references  ok  no broken links
  people      ok  nobody is listed twice
  chain       ok  11 events in an unbroken chain
  entries     ok  12 postings match their events and balance
  replay      ok  29 tables match the events
  requests    ok  every answer belongs to its events
  hands       ok  1 hand settled again, same result
  ¶
  the book is in order: 11 events
