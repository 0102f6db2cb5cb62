# Chips bought before the deal play in the hand and are booked with it; given up, nothing was bought; in the hand it is too late
# rules: DAV-14, DAV-15, DAV-16, IGL-14

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
$ open --house dave --banker Ann --stakes .25/.50
  night 1 is open at Dave's cash game; Ann is the banker
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
< $ bob 5
< q
  stopped: nothing was recorded
! holdem, .25/.50, Ann deals, 3 in: Ann Bob Cat
! Enter to deal > $ bob 5
! holdem, .25/.50, Ann deals, 3 in: Ann Bob Cat; Bob buys 5.00
! Enter to deal > q
$ status
  night 1 at Dave's cash game (v8 2018-06-21), open since 2026-01-02 19:04;
    banker: Ann
  ¶
  player  bought     cash  app  notes  book   chips  counted  result
  ────────────────────────────────────────────────────────────────────
  Ann     $20.00  -$20.00    –      –     –  $20.00  not yet   $0.00
  Bob     $20.00  -$20.00    –      –     –  $20.00  not yet   $0.00
  Cat     $20.00  -$20.00    –      –     –  $20.00  not yet   $0.00
  ¶
  drawer $60.00   chips out $60.00   in the middle $0.00
! next: play (hand new or hand result), then count the stacks
$ hand new
< d ann
< $ bob 50
< $ bob 5
< $bob x
< ¶
< $ 5
< r 30
< a
< f
< f
< y
  hand 1, holdem: Ann wins $1.25
  recorded #12 ········
! holdem, .25/.50, Ann deals, 3 in: Ann Bob Cat
! Enter to deal > d ann
! Enter to deal > $ bob 50
! error: $50.00 on top of $20.00 is over the limit: you can top up to $50.00 (100
!   big blinds, or the biggest stack if that's more) (DAV-16)
! Enter to deal > $ bob 5
! holdem, .25/.50, Ann deals, 3 in: Ann Bob Cat; Bob buys 5.00
! Enter to deal > $bob x
! error: `x` doesn't work here: $ NAME AMOUNT buys chips for cash before the deal
! Enter to deal > ¶
! note: Bob buys 5.00 before anybody looks at the cards, so it plays (DAV-15)
! Ann 20.00 · pot 0.75 · call 0.50, raise 1.00–20.00 > $ 5
! error: `Ann` plays this hand with the chips on the table; no buying until it's
!   over (DAV-14); chips bought before the deal (`$ NAME AMOUNT`) do play (DAV-15)
! Ann 20.00 · pot 0.75 · call 0.50, raise 1.00–20.00 > r 30
! error: `Ann` has $20.00 and can't bet $30.00 (DAV-14); if the stack is bigger,
!   quit and count it
! Ann 20.00 · pot 0.75 · call 0.50, raise 1.00–20.00 > a
! Bob 24.75 · pot 20.75 · call 19.75, raise 25.00 > f
! Cat 19.50 · pot 20.75 · call 19.50 all-in > f
! nobody called Ann's last $19.50, so Ann gets it back (standard rule)
! Ann is the only one left in the main pot, so Ann wins it: $1.25 (standard rule)
! Ann gets 1.25 (+0.75), Bob -0.25, Cat -0.50
! record? [Y/n] > y
$ log --last 3
  #10  2026-01-02 19:10  bought-in    Bob bought chips: $5.00 for cash
  #11  2026-01-02 19:10  dealt        Ann deals the next hand
  #12  2026-01-02 19:10  hand-played  hand 1, holdem: Ann won $1.25
$ status
  night 1 at Dave's cash game (v8 2018-06-21), open since 2026-01-02 19:04;
    banker: Ann
  ¶
  player  bought     cash  app  notes  book   chips  counted  result
  ────────────────────────────────────────────────────────────────────
  Ann     $20.00  -$20.00    –      –     –  $20.75  not yet   $0.75
  Bob     $25.00  -$25.00    –      –     –  $24.75  not yet  -$0.25
  Cat     $20.00  -$20.00    –      –     –  $19.50  not yet  -$0.50
  ¶
  drawer $65.00   chips out $65.00   in the middle $0.00
! next: play (hand new or hand result), then count the stacks
$ audit
  check           found
  ────────────────────────────────────────────────────────────
  file        ok  pages and indexes are sound
  references  ok  no broken links
  people      ok  nobody is listed twice
  chain       ok  12 events in an unbroken chain
  entries     ok  19 postings match their events and balance
  replay      ok  29 tables match the events
  requests    ok  every answer belongs to its events
  hands       ok  1 hand settled again, same result
  ¶
  the book is in order: 12 events
$ close
  Cat cashes out $19.50: $19.50 in cash
  Ann cashes out $20.75: $20.75 in cash
  Bob cashes out $24.75: $24.75 in cash
  ¶
  player  result  cash paid  gifts, losses
  ──────────────────────────────────────────
  Ann      $0.75     $20.75              –
  Bob     -$0.25     $24.75              –
  Cat     -$0.50     $19.50              –
  ¶
  THE BOOK
  nobody owes anybody
  night 1 is closed
  recorded #19 ········
! note: the table is breaking up, but nobody gave notice a round or 30 minutes ahead (DAV-13)
! note: `Ann`, `Bob` and `Cat`'s chips weren't counted; paying what the book says (DAV-20)

At the igloo the bank sells once, so that `$` is refused at once, before the deal and in the hand.

$ open --house igloo --banker Ann
  night 2 is open at The Igloo; Ann is the banker
  recorded #20 ········
! next: sell chips (buy NAME AMOUNT)
$ buy Ann 20
  Ann buys chips: $20.00 in cash; stack $20.00
  recorded #21 ········
! next: play (hand new or hand result), then count the stacks
$ buy Bob 20
  Bob buys chips: $20.00 in cash; stack $20.00
  recorded #22 ········
$ buy Cat 20
  Cat buys chips: $20.00 in cash; stack $20.00
  recorded #23 ········
$ hand new
< five-card-draw d ann
< $ bob 5
< ¶
< $ bob 5
< q
  stopped: nothing was recorded
! no game yet, no dealer yet, 3 in: Ann Bob Cat
! which game? > five-card-draw d ann
! five-card-draw, Ann deals, 3 in: Ann Bob Cat
! Enter to deal > $ bob 5
! error: the bank already sold `Bob` $20.00; buy more chips from another player
!   (IGL-14); $ Bob 5.00 from Ann, or $ Bob 5.00 from Cat
! Enter to deal > ¶
! note: `Ann` antes $0.30 for all 3 players (IGL-08)
! Bob 20.00 · pot 0.30 · check, bet 0.05–0.50 > $ bob 5
! error: the bank already sold `Bob` $20.00; buy more chips from another player
!   (IGL-14); $ Bob 5.00 from Ann, or $ Bob 5.00 from Cat
! Bob 20.00 · pot 0.30 · check, bet 0.05–0.50 > q
$ hand show 1
  hand 1, holdem: Ann wins $1.25 (event 12, 2026-01-02 19:10)
  ¶
  player        posted       before   after
  ───────────────────────────────────────────
  Ann (button)  –            $20.00  $20.75
  Bob           blind $0.25  $25.00  $24.75
  Cat           blind $0.50  $20.00  $19.50
  ¶
  the hand
    Ann raises to $20.00, all in  pot $20.75
    Bob folds                     pot $20.75
    Cat folds                     pot $20.75
  ¶
  pot       amount  could win it  won it
  ────────────────────────────────────────
  main pot   $1.25  Ann           Ann
  `Bob` bought $5.00 before anybody looked at the cards, so it was in play
    (DAV-15)
  nobody called Ann's last $19.50, so Ann gets it back (standard rule)
  Ann is the only one left in the main pot, so Ann wins it: $1.25 (standard rule)
  ¶
  in the ledger (show 12):
  party  asset  with  amount
  ────────────────────────────
  Ann    chips         $0.75
  Bob    chips        -$0.25
  Cat    chips        -$0.50
