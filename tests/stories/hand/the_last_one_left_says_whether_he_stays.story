# A dead hand before all have spoken leaves one player, who still says whether he stays: who drops does not take the pot.

$ init --house igloo
  started a new book in USD with `igloo` rules
  recorded #2 ········
! next: add the players (player add NAME NAME)
$ player add Ann
  Ann, a regular
  recorded #3 ········
$ player add Bob
  Bob, a regular
  recorded #4 ········
! next: open the night (open --banker NAME)
$ open --banker Ann
  night 1 is open at The Igloo; Ann is the banker
  recorded #5 ········
! next: sell chips (buy NAME AMOUNT)
$ buy Ann 20
  Ann buys chips: $20.00 in cash; stack $20.00
  recorded #6 ········
! next: play (hand new or hand result), then count the stacks
$ buy Bob 20
  Bob buys chips: $20.00 in cash; stack $20.00
  recorded #7 ········
$ seat Ann 1
  Ann has seat 1
  recorded #8 ········
$ seat Bob 2
  Bob has seat 2
  recorded #9 ········
$ hand new --yes
< three-card-guts
< d Bob
< ¶
< dead Ann
< o
  hand 1, three-card-guts: nobody wins; $0.20 carries over to the next hand
  recorded #11 ········
! no game yet, no dealer yet, 2 in: Ann Bob
! which game? > three-card-guts
! three-card-guts, no dealer yet, 2 in: Ann Bob
! who deals? > d Bob
! three-card-guts, Bob deals, 2 in: Ann Bob
! Enter to deal > ¶
! note: `Bob` antes $0.20 for all 2 players (IGL-08)
! pot 0.20 · in or out: Ann Bob > dead Ann
! pot 0.20 · in or out: Bob > o
! nobody stayed in, so the pot of $0.20 carries over to the next deal (standard
!   rule)
! the next dealer antes $0.10 for each player dealt in (IGL-08)
! 0.20 carries over to the next hand
! ¶
$ hand new --yes
< three-card-guts
< ¶
< o
< dead Bob
< i
  hand 2, three-card-guts: Ann wins $0.40
  recorded #13 ········
! three-card-guts, 0.20 in the pot, Ann deals, 2 in: Ann Bob
! Enter to deal > three-card-guts
! three-card-guts, 0.20 in the pot, Ann deals, 2 in: Ann Bob
! Enter to deal > ¶
! note: `Ann` antes $0.20 for all 2 players (IGL-08)
! pot 0.40 · in or out: Bob Ann > o
! pot 0.40 · in or out: Ann > dead Bob
! pot 0.40 · in or out: Ann > i
! Bob's hand is dead and can't win (standard rule)
! Ann is the only one left in the main pot, so Ann wins it: $0.40 (standard rule)
! nobody has to match the pot, so the game is over (standard rule)
! Ann gets 0.40 (+0.20)
! ¶
$ audit
  check           found
  ────────────────────────────────────────────────────────────
  file        ok  pages and indexes are sound
  references  ok  no broken links
  people      ok  nobody is listed twice
  chain       ok  13 events in an unbroken chain
  entries     ok  12 postings match their events and balance
  replay      ok  29 tables match the events
  requests    ok  every answer belongs to its events
  hands       ok  2 hands settled again, same result
  ¶
  the book is in order: 13 events
