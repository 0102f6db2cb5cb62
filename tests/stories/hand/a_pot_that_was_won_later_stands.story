# A hand that left a pot stands while a later hand was played for it: it is neither void nor undone alone.

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
$ open --banker Ann
  night 1 is open at Mike's house; Ann is the banker
  recorded #6 ········
! next: sell chips (buy NAME AMOUNT)
$ buy Ann 20
  Ann buys chips: $20.00 in cash; stack $20.00
  recorded #7 ········
! next: play (hand new or hand result), then count the stacks
$ buy Bob 20
  Bob buys chips: $20.00 in cash; stack $20.00
  recorded #8 ········
! note: buy from a player first: `Ann` has $20.00 (MIK-04)
$ buy Cat 20
  Cat buys chips: $20.00 in cash; stack $20.00
  recorded #9 ········
$ seat Ann 1
  Ann has seat 1
  recorded #10 ········
$ seat Bob 2
  Bob has seat 2
  recorded #11 ········
$ seat Cat 3
  Cat has seat 3
  recorded #12 ········
$ hand new --yes
< three-card-guts
< d cat
< ¶
< iio
< AhAdAc
< KhKdKc
  hand 1, three-card-guts: Ann wins $0.15; $0.15 carries over to the next hand
  recorded #14 ········
! no game yet, Ann deals, 3 in: Ann Bob Cat
! which game? > three-card-guts
! three-card-guts, Ann deals, 3 in: Ann Bob Cat
! Enter to deal > d cat
! three-card-guts, Cat deals, 3 in: Ann Bob Cat
! Enter to deal > ¶
! pot 0.15 · in or out: Ann Bob Cat > iio
! pot 0.15 · Ann shows > AhAdAc
! pot 0.15 · Bob shows > KhKdKc
! Ann has the best hand for the main pot of $0.15: three aces (MIK-31)
! Bob pays $0.15 into the next pot (MIK-16)
! the game goes on with Ann, Bob and Cat for the pot of $0.15 (standard rule)
! Ann gets 0.15 (+0.10), Bob -0.20, Cat -0.05, 0.15 carries over to the next hand
! ¶
$ hand new --yes
< ¶
< iio
< AhAdAc
< KhKdKc
  hand 2, three-card-guts: Bob wins $0.15; $0.15 carries over to the next hand
  recorded #16 ········
! three-card-guts, 0.15 in the pot, Ann deals, 3 in: Ann Bob Cat
! Enter to deal > ¶
! pot 0.15 · in or out: Bob Cat Ann > iio
! pot 0.15 · Bob shows > AhAdAc
! pot 0.15 · Cat shows > KhKdKc
! Bob has the best hand for the main pot of $0.15: three aces (MIK-31)
! Cat pays $0.15 into the next pot (MIK-16)
! the game goes on with Ann, Bob and Cat for the pot of $0.15 (standard rule)
! Bob gets 0.15 (+0.15), Cat -0.15, 0.15 carries over to the next hand
! ¶
$ hand void 1 --why "a card was marked"
! error: can't void hand 1 (event 14) because of event 16 (a hand): hand 2 would have started with a different pot
! hint: undo 16
= 4
> hand 2 would have started with a different pot
$ undo 14
! error: can't undo event 14 (a hand) because of event 16 (a hand): hand 2 would have started with a different pot
! hint: undo 14 --with-dependents
! hint: undo 16
= 4
> hand 2 would have started with a different pot
$ hand void 2 --why "a card was marked"
  hand 2, three-card-guts, is void: a card was marked
  player  gets back
  ───────────────────
  Bob        -$0.15
  Cat         $0.15
  recorded #19 ········
$ hand void 1 --why "a card was marked"
  hand 1, three-card-guts, is void: a card was marked
  player  gets back
  ───────────────────
  Ann        -$0.10
  Bob         $0.20
  Cat         $0.05
  recorded #22 ········
> is void
$ status
  night 1 at Mike's house, open since 2026-01-02 19:04; banker: Ann
  ¶
  player  bought     cash  app  notes  book   chips  counted  result
  ────────────────────────────────────────────────────────────────────
  Ann     $20.00  -$20.00    –      –     –  $20.00  not yet   $0.00
  Bob     $20.00  -$20.00    –      –     –  $20.00  not yet   $0.00
  Cat     $20.00  -$20.00    –      –     –  $20.00  not yet   $0.00
  ¶
  drawer $60.00   chips out $60.00   in the middle $0.00
! next: play (hand new or hand result), then count the stacks

A fine that lay in the middle is the same.

$ fine Cat
  Cat gets a warning, and it counts for the whole table: next time it's a fine
    (MIK-17)
  recorded #23 ········
$ fine Bob
  Bob pays $0.20 into the pot (MIK-15); $0.20 is in the middle
  recorded #24 ········
$ hand result --game holdem --dealer Cat --in Ann=1 --in Bob=1 --win Ann=2.20
  hand 3, holdem: Ann wins $2.20
  recorded #26 ········
$ fine Cat
  Cat pays $0.20 into the pot (MIK-15); $0.20 is in the middle
  recorded #27 ········
$ undo 22
! error: event 22 voided hand 1: enter the hand again instead
! hint: hand new
= 4
> hand 1: enter the hand again instead
$ undo 22 --with-dependents
! error: event 22 voided hand 1: enter the hand again instead
! hint: hand new
= 4
$ audit
  check           found
  ────────────────────────────────────────────────────────────
  file        ok  pages and indexes are sound
  references  ok  no broken links
  people      ok  nobody is listed twice
  chain       ok  27 events in an unbroken chain
  entries     ok  31 postings match their events and balance
  replay      ok  29 tables match the events
  requests    ok  every answer belongs to its events
  hands       ok  3 hands settled again, same result
  ¶
  the book is in order: 27 events
