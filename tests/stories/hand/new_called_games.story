# What the dealer adds to a game is kept with the hand and proposed again; a house's own game is recorded as well
# rules: MIK-58

file ours.toml:
  [house]
  name = "ours"
  currency = "USD"
  ¶
  [game]
  choice = "dealers-choice"
  ¶
  [game.three-and-three]
  title = "Three and three"
  course = ["down 3", "bet", "up 2", "bet"]
  wild = ["3"]
$ init
  started a new book in USD
  recorded #1 ········
! next: add the players (player add NAME NAME)
$ player add Ann
  Ann, a regular
  recorded #2 ········
$ player add Bob
  Bob, a regular
  recorded #3 ········
! next: open the night (open --banker NAME)
$ open --house ours.toml --banker Ann
  night 1 is open at ours; Ann is the banker
  recorded #4 ········
! next: sell chips (buy NAME AMOUNT)
$ buy Ann 5
  Ann buys chips: $5.00 in cash; stack $5.00
  recorded #5 ········
! next: play (hand new or hand result), then count the stacks
$ buy Bob 5
  Bob buys chips: $5.00 in cash; stack $5.00
  recorded #6 ········
$ hand new
< razz goal-post
< d ann
< ¶
< 2c 5d
< b .25
< f
< y
  hand 1, razz + goal-post: all bets returned
  recorded #8 ········
! no game yet, Ann deals, 2 in: Ann Bob
! which game? > razz goal-post
! razz + goal-post, Ann deals, 2 in: Ann Bob
! Enter to deal > d ann
! Enter to deal > ¶
! third street, one card up: Bob Ann > 2c 5d
! Bob 5.00 · pot 0.00 · check, bet 0.01–5.00 > b .25
! Ann 5.00 · pot 0.25 · call 0.25, raise 0.50–5.00 > f
! nobody called Bob's last $0.25, so Bob gets it back (standard rule)
! record? [Y/n] > y
$ hand list
  night  hand  game                pot  recorded by
  ───────────────────────────────────────────────────
      1     1  razz + goal-post  $0.00  full
$ hand new
< three-and-three
< ¶
< k*
< 2c5d 7h8h
< k*
< w ann
< y
  hand 2, three-and-three: nobody put anything in
  recorded #10 ········
! razz + goal-post, Bob deals, 2 in: Ann Bob
! Enter to deal > three-and-three
! three-and-three, Bob deals, 2 in: Ann Bob
! Enter to deal > ¶
! Ann 5.00 · pot 0.00 · check, bet 0.01–5.00 > k*
! 2 cards up: Ann Bob > 2c5d 7h8h
! Bob 5.00 · pot 0.00 · check, bet 0.01–5.00 > k*
! pot 0.00 · Ann shows > w ann
! ¶
! record? [Y/n] > y
$ hand list
  night  hand  game                pot  recorded by
  ───────────────────────────────────────────────────
      1     1  razz + goal-post  $0.00  full
      1     2  three-and-three   $0.00  full
$ hand replay 2
  0 of 9: antes and blinds are posted
  pot $0.00
  player  bet  stack
  ───────────────────────
  Ann       –  $5.00
  Bob       –  $5.00
  ¶
  1 of 9: Ann is dealt (?? ?? ??)
  pot $0.00
  player  bet  stack
  ───────────────────────
  Ann       –  $5.00
  Bob       –  $5.00
  ¶
  2 of 9: Bob is dealt (?? ?? ??)
  pot $0.00
  player  bet  stack
  ───────────────────────
  Ann       –  $5.00
  Bob       –  $5.00
  ¶
  3 of 9: Ann checks
  pot $0.00
  player  bet  stack
  ───────────────────────
  Ann       –  $5.00
  Bob       –  $5.00
  ¶
  4 of 9: Bob checks
  pot $0.00
  player  bet  stack
  ───────────────────────
  Ann       –  $5.00
  Bob       –  $5.00
  ¶
  5 of 9: Ann is dealt 2c 5d
  pot $0.00
  player  bet  stack
  ───────────────────────
  Ann       –  $5.00
  Bob       –  $5.00
  ¶
  6 of 9: Bob is dealt 7h 8h
  pot $0.00
  player  bet  stack
  ───────────────────────
  Ann       –  $5.00
  Bob       –  $5.00
  ¶
  7 of 9: Bob checks
  pot $0.00
  player  bet  stack
  ───────────────────────
  Ann       –  $5.00
  Bob       –  $5.00
  ¶
  8 of 9: Ann checks
  pot $0.00
  player  bet  stack
  ───────────────────────
  Ann       –  $5.00
  Bob       –  $5.00
  ¶
  9 of 9: Bob mucks
  pot $0.00
  player  bet  stack
  ───────────────────────
  Ann       –  $5.00
  Bob       –  $5.00
$ audit
  check           found
  ───────────────────────────────────────────────────────────
  file        ok  pages and indexes are sound
  references  ok  no broken links
  people      ok  nobody is listed twice
  chain       ok  10 events in an unbroken chain
  entries     ok  8 postings match their events and balance
  replay      ok  29 tables match the events
  requests    ok  every answer belongs to its events
  hands       ok  2 hands settled again, same result
  ¶
  the book is in order: 10 events
