# A player runs short in the middle of a hand and buys from another player, never from the bank again.
# rules: IGL-14, IGL-15

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
$ player add Cat
  Cat, a regular
  recorded #5 ········
$ open --house igloo --banker Ann
  night 1 is open at The Igloo; Ann is the banker
  recorded #6 ········
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
$ seat Ann 1
  Ann has seat 1
  recorded #10 ········
$ seat Bob 2
  Bob has seat 2
  recorded #11 ········
$ seat Cat 3
  Cat has seat 3
  recorded #12 ········
$ buy Ann 19.50 --from Bob
  Ann buys chips from Bob: $19.50 in cash; stack $39.50
  recorded #13 ········
$ buy Bob 19.50 --from Cat
  Bob buys chips from Cat: $19.50 in cash; stack $20.00
  recorded #14 ········
$ hand result --game five-card-draw --in Cat=0.50 --in Ann=0.50 --win Ann=1
  hand 1, five-card-draw: Ann wins $1.00
  recorded #15 ········
! note: nobody said who dealt (`--dealer`), so the first jack decides who deals next (IGL-04)

Cat has nothing left, so nobody deals; in the next hand chips are bought before the deal and in the middle of it.

$ status
  night 1 at The Igloo, open since 2026-01-02 19:04; banker: Ann
  ¶
  player  bought     cash  app  notes  book   chips  counted  result
  ────────────────────────────────────────────────────────────────────
  Ann     $39.50  -$39.50    –      –     –  $40.00  not yet   $0.50
  Bob     $39.50  -$20.00    –      –     –  $20.00  not yet   $0.00
  Cat     $20.00   -$0.50    –      –     –       –  not yet  -$0.50
  ¶
  drawer $60.00   chips out $60.00   in the middle $0.00
! next: play (hand new or hand result), then count the stacks
$ hand new
< five-card-draw d ann
< $ cat 5
< $ cat 0.50 from bob
< ¶
< k k
< b .50 c
< $ cat 5
< $ cat 2 from cat
< $ cat 99 from bob
< $ cat 5 from bob
< r 1 c c
< p p p
< k*
< QsQhQd2c3d
< x
< x
< y
  hand 2, five-card-draw: Bob wins $3.30
  recorded #19 ········
! five-card-draw, no dealer yet, 2 in: Ann Bob
! who deals? > five-card-draw d ann
! five-card-draw, Ann deals, 2 in: Ann Bob
! Enter to deal > $ cat 5
! error: the bank already sold `Cat` $20.00; buy more chips from another player
!   (IGL-14); $ Cat 5.00 from Ann, or $ Cat 5.00 from Bob
! Enter to deal > $ cat 0.50 from bob
! five-card-draw, Ann deals, 3 in: Ann Bob Cat; Cat buys 0.50 from Bob
! Enter to deal > ¶
! note: `Ann` antes $0.30 for all 3 players (IGL-08)
! Bob 19.50 · pot 0.30 · check, bet 0.05–0.50 > k k
! Ann 39.70 · pot 0.30 · check, bet 0.05–0.50 > b .50 c
! Cat 0.50 · pot 1.30 · call 0.50 all-in > $ cat 5
! error: the bank already sold `Cat` $20.00; buy more chips from another player
!   (IGL-14); $ Cat 5.00 from Ann, or $ Cat 5.00 from Bob
! Cat 0.50 · pot 1.30 · call 0.50 all-in > $ cat 2 from cat
! error: `Cat` can't buy their own chips
! Cat 0.50 · pot 1.30 · call 0.50 all-in > $ cat 99 from bob
! error: `Bob` has $19.00 and can't sell $99.00
! Cat 0.50 · pot 1.30 · call 0.50 all-in > $ cat 5 from bob
! Cat 5.50 · pot 1.30 · call 0.50, raise 0.55–1.00 > r 1 c c
! Bob 13.50 · pot 3.30 · draws 0–3 > p p p
! Bob 13.50 · pot 3.30 · check, bet 0.05–1.00 > k*
! pot 3.30 · Bob shows > QsQhQd2c3d
! pot 3.30 · Cat shows > x
! pot 3.30 · Ann shows > x
! Bob is the only one left in the main pot, so Bob wins it: $3.30 (IGL-19)
! Ann -1.30, Bob gets 3.30 (+2.30), Cat -1.00
! record? [Y/n] > y
> raise 0.55–1.00
$ hand show 2
  hand 2, five-card-draw: Bob wins $3.30 (event 19, 2026-01-02 19:15)
  the dealer called five-card-draw (IGL-07)
  ¶
  player        posted      before   after
  ──────────────────────────────────────────
  Ann (button)  dead $0.30  $40.00  $38.70
  Bob           –           $19.50  $16.80
  Cat           –            $0.50   $4.50
  ¶
  the hand
    Bob checks                pot $0.30
    Cat checks                pot $0.30
    Ann bets $0.50            pot $0.80
    Bob calls $0.50           pot $1.30
    Cat buys $5.00 from Bob   pot $1.30
    Cat raises to $1.00       pot $2.30
    Ann calls $0.50           pot $2.80
    Bob calls $0.50           pot $3.30
    Bob stands pat            pot $3.30
    Cat stands pat            pot $3.30
    Ann stands pat            pot $3.30
    Bob checks                pot $3.30
    Cat checks                pot $3.30
    Ann checks                pot $3.30
    Bob shows Qs Qh Qd 2c 3d  pot $3.30
    Cat mucks                 pot $3.30
    Ann mucks                 pot $3.30
  ¶
  pot       amount  could win it  won it
  ────────────────────────────────────────
  main pot   $3.30  Bob           Bob
  Bob is the only one left in the main pot, so Bob wins it: $3.30 (IGL-19)
  ¶
  in the ledger (show 19):
  party  asset  with  amount
  ────────────────────────────
  Ann    chips        -$1.30
  Bob    chips         $2.30
  Cat    chips        -$1.00
$ status
  night 1 at The Igloo, open since 2026-01-02 19:04; banker: Ann
  ¶
  player  bought     cash  app  notes  book   chips  counted  result
  ────────────────────────────────────────────────────────────────────
  Ann     $39.50  -$39.50    –      –     –  $38.70  not yet  -$0.80
  Bob     $39.50  -$14.50    –      –     –  $16.80  not yet   $2.30
  Cat     $25.50   -$6.00    –      –     –   $4.50  not yet  -$1.50
  ¶
  drawer $60.00   chips out $60.00   in the middle $0.00
! next: play (hand new or hand result), then count the stacks
$ hand export 2 --format phh
! error: PHH can't record the game `five-card-draw`
! hint: hand export 2 --format housebook
= 4
$ audit
  check           found
  ────────────────────────────────────────────────────────────
  file        ok  pages and indexes are sound
  references  ok  no broken links
  people      ok  nobody is listed twice
  chain       ok  19 events in an unbroken chain
  entries     ok  33 postings match their events and balance
  replay      ok  29 tables match the events
  requests    ok  every answer belongs to its events
  hands       ok  2 hands settled again, same result
  ¶
  the book is in order: 19 events
