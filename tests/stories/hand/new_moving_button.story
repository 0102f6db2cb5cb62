# Seat one has the first button, and it goes to the left from hand to hand
# rules: PIG-29
# vectors: V-PIG-17

$ init --house pig
  started a new book in USD with `pig` rules
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
$ open --house pig --banker Ann
  night 1 is open at The Pig tournament; Ann is the banker
  recorded #8 ········
! note: the prize table 60/30/20 adds up to 110%, so it can't be paid (PIG-16)
! next: set up the tournament (tournament new --entry AMOUNT --stack CHIPS)
$ buy Ann 100
  Ann buys chips: $100.00 in cash; stack $100.00
  recorded #9 ········
$ buy Bob 100
  Bob buys chips: $100.00 in cash; stack $100.00
  recorded #10 ········
$ buy Cat 100
  Cat buys chips: $100.00 in cash; stack $100.00
  recorded #11 ········
$ buy Dan 100
  Dan buys chips: $100.00 in cash; stack $100.00
  recorded #12 ········
$ buy Eve 100
  Eve buys chips: $100.00 in cash; stack $100.00
  recorded #13 ········
$ seat Ann 1
  Ann has seat 1
  recorded #14 ········
$ seat Bob 2
  Bob has seat 2
  recorded #15 ········
$ seat Cat 3
  Cat has seat 3
  recorded #16 ········
$ seat Dan 4
  Dan has seat 4
  recorded #17 ········
$ seat Eve 5
  Eve has seat 5
  recorded #18 ········
$ hand new
< ¶
< f*
< y
  hand 1, holdem: Cat wins $50.00
  recorded #20 ········
! holdem, Ann deals, 5 in: Ann Bob Cat Dan Eve
! Enter to deal > ¶
! Dan 100.00 · pot 75.00 · call 50.00, raise 50.01–100.00 > f*
! nobody called Cat's last $25.00, so Cat gets it back (PIG-51)
! Cat is the only one left in the main pot, so Cat wins it: $50.00 (PIG-51)
! Bob -25.00, Cat gets 50.00 (+25.00)
! record? [Y/n] > y
$ hand new
< ¶
< f*
< y
  hand 2, holdem: Dan wins $50.00
  recorded #22 ········
! holdem, Bob deals, 5 in: Ann Bob Cat Dan Eve
! Enter to deal > ¶
! Eve 100.00 · pot 75.00 · call 50.00, raise 50.01–100.00 > f*
! nobody called Dan's last $25.00, so Dan gets it back (PIG-51)
! Dan is the only one left in the main pot, so Dan wins it: $50.00 (PIG-51)
! Cat -25.00, Dan gets 50.00 (+25.00)
! record? [Y/n] > y
$ hand show 1
  hand 1, holdem: Cat wins $50.00 (event 20, 2026-01-02 19:17)
  ¶
  player        posted         before    after
  ──────────────────────────────────────────────
  Ann (button)  –             $100.00  $100.00
  Bob           blind $25.00  $100.00   $75.00
  Cat           blind $50.00  $100.00  $125.00
  Dan           –             $100.00  $100.00
  Eve           –             $100.00  $100.00
  ¶
  the hand
    Dan folds  pot $75.00
    Eve folds  pot $75.00
    Ann folds  pot $75.00
    Bob folds  pot $75.00
  ¶
  pot       amount  could win it  won it
  ────────────────────────────────────────
  main pot  $50.00  Cat           Cat
  nobody called Cat's last $25.00, so Cat gets it back (PIG-51)
  Cat is the only one left in the main pot, so Cat wins it: $50.00 (PIG-51)
  ¶
  in the ledger (show 20):
  party  asset  with   amount
  ─────────────────────────────
  Bob    chips        -$25.00
  Cat    chips         $25.00
$ hand show 2
  hand 2, holdem: Dan wins $50.00 (event 22, 2026-01-02 19:18)
  ¶
  player        posted         before    after
  ──────────────────────────────────────────────
  Ann           –             $100.00  $100.00
  Bob (button)  –              $75.00   $75.00
  Cat           blind $25.00  $125.00  $100.00
  Dan           blind $50.00  $100.00  $125.00
  Eve           –             $100.00  $100.00
  ¶
  the hand
    Eve folds  pot $75.00
    Ann folds  pot $75.00
    Bob folds  pot $75.00
    Cat folds  pot $75.00
  ¶
  pot       amount  could win it  won it
  ────────────────────────────────────────
  main pot  $50.00  Dan           Dan
  nobody called Dan's last $25.00, so Dan gets it back (PIG-51)
  Dan is the only one left in the main pot, so Dan wins it: $50.00 (PIG-51)
  ¶
  in the ledger (show 22):
  party  asset  with   amount
  ─────────────────────────────
  Cat    chips        -$25.00
  Dan    chips         $25.00
$ audit
  check           found
  ────────────────────────────────────────────────────────────
  file        ok  pages and indexes are sound
  references  ok  no broken links
  people      ok  nobody is listed twice
  chain       ok  22 events in an unbroken chain
  entries     ok  24 postings match their events and balance
  replay      ok  29 tables match the events
  requests    ok  every answer belongs to its events
  hands       ok  2 hands settled again, same result
  ¶
  the book is in order: 22 events
