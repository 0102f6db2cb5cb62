# Where the last winners ante, the next hand asks the book who they are: one alone, two together, and everybody after a pot that waits
# rules: MIK-60
# vectors: V-MIK-56, V-MIK-57, V-MIK-58

file baltimore.toml:
  [house]
  name = "baltimore"
  currency = "USD"
  ¶
  [money]
  unit = "0.05"
  ¶
  [game]
  choice = "dealers-choice"
  ¶
  [ante]
  is = "0.05"
  when = "by-game"
  payer = "last-winners"
  reante = "each"
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
$ player add Cat
  Cat, a regular
  recorded #4 ········
$ player add Dan
  Dan, a regular
  recorded #5 ········
$ player add Eve
  Eve, a regular
  recorded #6 ········
$ open --house baltimore.toml --banker Eve
  night 1 is open at baltimore; Eve is the banker
  recorded #7 ········
! next: sell chips (buy NAME AMOUNT)
$ buy Ann 5
  Ann buys chips: $5.00 in cash; stack $5.00
  recorded #8 ········
! next: play (hand new or hand result), then count the stacks
$ buy Bob 5
  Bob buys chips: $5.00 in cash; stack $5.00
  recorded #9 ········
$ buy Cat 5
  Cat buys chips: $5.00 in cash; stack $5.00
  recorded #10 ········
$ buy Dan 5
  Dan buys chips: $5.00 in cash; stack $5.00
  recorded #11 ········
$ buy Eve 5
  Eve buys chips: $5.00 in cash; stack $5.00
  recorded #12 ········

The first ante is everybody's own.

$ hand new
< five-card-draw
< d eve
< ¶
< k*
< p
< p
< p
< p
< p
< k*
< w ann
< y
  hand 1, five-card-draw: Ann wins $0.25
  recorded #14 ········
! no game yet, Eve deals, 5 in: Ann Bob Cat Dan Eve
! which game? > five-card-draw
! five-card-draw, Eve deals, 5 in: Ann Bob Cat Dan Eve
! Enter to deal > d eve
! Enter to deal > ¶
! Ann 4.95 · pot 0.25 · check, bet 0.05–4.95 > k*
! Ann 4.95 · pot 0.25 · draws 0–3 > p
! Bob 4.95 · pot 0.25 · draws 0–3 > p
! Cat 4.95 · pot 0.25 · draws 0–3 > p
! Dan 4.95 · pot 0.25 · draws 0–3 > p
! Eve 4.95 · pot 0.25 · draws 0–3 > p
! Ann 4.95 · pot 0.25 · check, bet 0.05–4.95 > k*
! pot 0.25 · Ann shows > w ann
! Ann is the only one left in the main pot, so Ann wins it: $0.25 (standard rule)
! Ann gets 0.25 (+0.20), Bob -0.05, Cat -0.05, Dan -0.05, Eve -0.05
! record? [Y/n] > y

Ann won it, and antes for all five.

$ hand new
< ¶
< k*
< p
< p
< p
< p
< p
< k*
< split ann .15 cat .10
< y
  hand 2, five-card-draw: Ann wins $0.15, Cat wins $0.10
  recorded #16 ········
! five-card-draw, Ann deals, 5 in: Ann Bob Cat Dan Eve
! Enter to deal > ¶
! note: `Ann` won the last pot and antes $0.25 for the table
! Bob 4.95 · pot 0.25 · check, bet 0.05–4.95 > k*
! Bob 4.95 · pot 0.25 · draws 0–3 > p
! Cat 4.95 · pot 0.25 · draws 0–3 > p
! Dan 4.95 · pot 0.25 · draws 0–3 > p
! Eve 4.95 · pot 0.25 · draws 0–3 > p
! Ann 4.95 · pot 0.25 · draws 0–3 > p
! Bob 4.95 · pot 0.25 · check, bet 0.05–4.95 > k*
! pot 0.25 · Bob shows > split ann .15 cat .10
! everybody still in agreed: Ann gets $0.15 (standard rule)
! everybody still in agreed: Cat gets $0.10 (standard rule)
! Ann gets 0.15 (-0.10), Cat gets 0.10 (+0.10)
! record? [Y/n] > y

Ann and Cat shared it, and ante together: three coins from the one first on the left of who dealt, two from the other.

$ hand new
< five-card-draw goal-post
< ¶
< k*
< p
< p
< p
< p
< p
< k*
< AsKsQs9h8h
< x
< AhKhQh9s8s
< x
< x
< y
  hand 3, five-card-draw + goal-post: nobody wins; $0.25 carries over to the next
    hand
  recorded #18 ········
! five-card-draw, Bob deals, 5 in: Ann Bob Cat Dan Eve
! Enter to deal > five-card-draw goal-post
! five-card-draw + goal-post, Bob deals, 5 in: Ann Bob Cat Dan Eve
! Enter to deal > ¶
! note: `Cat` won the last pot and antes $0.15 for the table
! note: `Ann` won the last pot and antes $0.10 for the table
! Cat 4.90 · pot 0.25 · check, bet 0.05–4.90 > k*
! Cat 4.90 · pot 0.25 · draws 0–3 > p
! Dan 4.95 · pot 0.25 · draws 0–3 > p
! Eve 4.95 · pot 0.25 · draws 0–3 > p
! Ann 5.00 · pot 0.25 · draws 0–3 > p
! Bob 4.95 · pot 0.25 · draws 0–3 > p
! Cat 4.90 · pot 0.25 · check, bet 0.05–4.90 > k*
! pot 0.25 · Cat shows > AsKsQs9h8h
! pot 0.25 · Dan shows > x
! pot 0.25 · Eve shows > AhKhQh9s8s
! pot 0.25 · Ann shows > x
! pot 0.25 · Bob shows > x
! Ann doesn't show, so Ann can't win (standard rule)
! Bob doesn't show, so Bob can't win (standard rule)
! Dan doesn't show, so Dan can't win (standard rule)
! Cat and Eve tie for the main pot of $0.25: ace high (standard rule)
! Cat and Eve tie for the main pot, so they get none of it (standard rule)
! $0.25 from the main pot carries over to the next game (standard rule)
! Ann -0.10, Cat -0.15, 0.25 carries over to the next hand
! record? [Y/n] > y
$ status
  night 1 at baltimore, open since 2026-01-02 19:06; banker: Eve
  ¶
  player  bought    cash  app  notes  book  chips  counted  result
  ──────────────────────────────────────────────────────────────────
  Ann      $5.00  -$5.00    –      –     –  $5.00  not yet   $0.00
  Bob      $5.00  -$5.00    –      –     –  $4.95  not yet  -$0.05
  Cat      $5.00  -$5.00    –      –     –  $4.90  not yet  -$0.10
  Dan      $5.00  -$5.00    –      –     –  $4.95  not yet  -$0.05
  Eve      $5.00  -$5.00    –      –     –  $4.95  not yet  -$0.05
  ¶
  drawer $25.00   chips out $25.00   in the middle $0.25
! next: play (hand new or hand result), then count the stacks

Nobody won that one: it waits in the middle, and everybody antes again.

$ hand new
< five-card-draw
< ¶
< k*
< p
< p
< p
< p
< p
< k*
< w bob
< y
  hand 4, five-card-draw: Bob wins $0.50
  recorded #20 ········
! five-card-draw + goal-post, 0.25 in the pot, Cat deals, 5 in: Ann Bob Cat Dan
!   Eve
! Enter to deal > five-card-draw
! five-card-draw, 0.25 in the pot, Cat deals, 5 in: Ann Bob Cat Dan Eve
! Enter to deal > ¶
! Dan 4.90 · pot 0.50 · check, bet 0.05–4.90 > k*
! Dan 4.90 · pot 0.50 · draws 0–3 > p
! Eve 4.90 · pot 0.50 · draws 0–3 > p
! Ann 4.95 · pot 0.50 · draws 0–3 > p
! Bob 4.90 · pot 0.50 · draws 0–3 > p
! Cat 4.85 · pot 0.50 · draws 0–3 > p
! Dan 4.90 · pot 0.50 · check, bet 0.05–4.90 > k*
! pot 0.50 · Dan shows > w bob
! Bob is the only one left in the main pot, so Bob wins it: $0.50 (standard rule)
! Ann -0.05, Bob gets 0.50 (+0.45), Cat -0.05, Dan -0.05, Eve -0.05
! record? [Y/n] > y
$ audit
  check           found
  ────────────────────────────────────────────────────────────
  file        ok  pages and indexes are sound
  references  ok  no broken links
  people      ok  nobody is listed twice
  chain       ok  20 events in an unbroken chain
  entries     ok  36 postings match their events and balance
  replay      ok  29 tables match the events
  requests    ok  every answer belongs to its events
  hands       ok  4 hands settled again, same result
  ¶
  the book is in order: 20 events
