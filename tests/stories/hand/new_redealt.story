# The cards run out: the pot stays, and those still in get a new deal for it, entered at the table
# rules: MIK-34

file with_hal.phh:
  variant = "NT"
  antes = [0, 0]
  blinds_or_straddles = [0.05, 0.10]
  min_bet = 0.10
  starting_stacks = [4.95, 4.85]
  players = ["Hal", "Ann"]
  actions = ["d dh p1 AsKd", "d dh p2 7h7c", "p2 f"]

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
$ player add Dan
  Dan, a regular
  recorded #6 ········
$ player add Eve
  Eve, a regular
  recorded #7 ········
$ player add Fay
  Fay, a regular
  recorded #8 ········
$ player add Gus
  Gus, a regular
  recorded #9 ········
$ player add Hal
  Hal, a regular
  recorded #10 ········
$ open --house mike --banker Ann
  night 1 is open at Mike's house; Ann is the banker
  recorded #11 ········
! next: sell chips (buy NAME AMOUNT)
$ buy Ann 5
  Ann buys chips: $5.00 in cash; stack $5.00
  recorded #12 ········
! next: play (hand new or hand result), then count the stacks
$ buy Bob 5
  Bob buys chips: $5.00 in cash; stack $5.00
  recorded #13 ········
! note: buy from a player first: `Ann` has $5.00 (MIK-04)
$ buy Cat 5
  Cat buys chips: $5.00 in cash; stack $5.00
  recorded #14 ········
$ buy Dan 5
  Dan buys chips: $5.00 in cash; stack $5.00
  recorded #15 ········
$ buy Eve 5
  Eve buys chips: $5.00 in cash; stack $5.00
  recorded #16 ········
$ buy Fay 5
  Fay buys chips: $5.00 in cash; stack $5.00
  recorded #17 ········
$ buy Gus 5
  Gus buys chips: $5.00 in cash; stack $5.00
  recorded #18 ········
$ buy Hal 5
  Hal buys chips: $5.00 in cash; stack $5.00
  recorded #19 ········

Eight take seven cards each. One folds when six are dealt: four cards are left for seven, and nobody agrees on a way.

$ hand new
< 7stud
< d ann
< ¶
< 2c 3d 4h 5s 6c 7d 8h Ks
< k*
< 2d 3h 4s 5c 6d 7h 8s Kc
< redeal
< k*
< 2h 3s 4c 5d 6h 7s 8c Kd
< k*
< 2s 3c 4d 5h 6s 7c 8d Kh
< b.10ccccccf
< redeal
< y
  hand 1, seven-card-stud: nobody wins; $1.10 carries over to the next hand
  recorded #21 ········
! no game yet, Ann deals, 8 in: Ann Bob Cat Dan Eve Fay Gus Hal
! which game? > 7stud
! seven-card-stud, Ann deals, 8 in: Ann Bob Cat Dan Eve Fay Gus Hal
! Enter to deal > d ann
! Enter to deal > ¶
! note: 8 players may need 56 cards, but the deck has only 52: if it runs out,
!   deal a community card, do what everybody still in agrees on, or `redeal`
!   (MIK-34)
! third street, one card up: Bob Cat Dan Eve Fay Gus Hal Ann > 2c 3d 4h 5s 6c 7d 8h Ks
! note: `Ann` has the best cards showing and opens (MIK-66)
! Ann 4.95 · pot 0.40 · check, bet 0.05–0.50 > k*
! fourth street, one card up: Bob Cat Dan Eve Fay Gus Hal Ann > 2d 3h 4s 5c 6d 7h 8s Kc
! note: `Ann` has the best cards showing and opens (MIK-66)
! Ann 4.95 · pot 0.40 · check, bet 0.05–0.50 > redeal
! error: no cards are needed, so there's no need to deal again (MIK-34)
! Ann 4.95 · pot 0.40 · check, bet 0.05–0.50 > k*
! fifth street, one card up: Bob Cat Dan Eve Fay Gus Hal Ann > 2h 3s 4c 5d 6h 7s 8c Kd
! note: `Ann` has the best cards showing and opens (MIK-66)
! Ann 4.95 · pot 0.40 · check, bet 0.05–0.50 > k*
! sixth street, one card up: Bob Cat Dan Eve Fay Gus Hal Ann > 2s 3c 4d 5h 6s 7c 8d Kh
! note: `Ann` has the best cards showing and opens (MIK-66)
! Ann 4.95 · pot 0.40 · check, bet 0.05–0.50 > b.10ccccccf
! 7 cards due, 4 in the deck · common, redeal or ! > redeal
! the cards ran out, so $1.10 carries over to a new deal for Ann, Bob, Cat, Dan,
!   Eve, Fay and Gus (MIK-34)
! record? [Y/n] > y
$ hand show 1
  hand 1, seven-card-stud: nobody wins; $1.10 carries over to the next hand (event
    21, 2026-01-02 19:18)
  the dealer called seven-card-stud (MIK-58)
  ¶
  player        posted      before  after
  ─────────────────────────────────────────
  Ann (button)  ante $0.05   $5.00  $4.85
  Bob           ante $0.05   $5.00  $4.85
  Cat           ante $0.05   $5.00  $4.85
  Dan           ante $0.05   $5.00  $4.85
  Eve           ante $0.05   $5.00  $4.85
  Fay           ante $0.05   $5.00  $4.85
  Gus           ante $0.05   $5.00  $4.85
  Hal           ante $0.05   $5.00  $4.95
  ¶
  the hand
    Bob is dealt (?? ??) 2c                                    pot $0.40
    Cat is dealt (?? ??) 3d                                    pot $0.40
    Dan is dealt (?? ??) 4h                                    pot $0.40
    Eve is dealt (?? ??) 5s                                    pot $0.40
    Fay is dealt (?? ??) 6c                                    pot $0.40
    Gus is dealt (?? ??) 7d                                    pot $0.40
    Hal is dealt (?? ??) 8h                                    pot $0.40
    Ann is dealt (?? ??) Ks                                    pot $0.40
    Ann checks                                                 pot $0.40
    Bob checks                                                 pot $0.40
    Cat checks                                                 pot $0.40
    Dan checks                                                 pot $0.40
    Eve checks                                                 pot $0.40
    Fay checks                                                 pot $0.40
    Gus checks                                                 pot $0.40
    Hal checks                                                 pot $0.40
    Bob is dealt 2d                                            pot $0.40
    Cat is dealt 3h                                            pot $0.40
    Dan is dealt 4s                                            pot $0.40
    Eve is dealt 5c                                            pot $0.40
    Fay is dealt 6d                                            pot $0.40
    Gus is dealt 7h                                            pot $0.40
    Hal is dealt 8s                                            pot $0.40
    Ann is dealt Kc                                            pot $0.40
    Ann checks                                                 pot $0.40
    Bob checks                                                 pot $0.40
    Cat checks                                                 pot $0.40
    Dan checks                                                 pot $0.40
    Eve checks                                                 pot $0.40
    Fay checks                                                 pot $0.40
    Gus checks                                                 pot $0.40
    Hal checks                                                 pot $0.40
    Bob is dealt 2h                                            pot $0.40
    Cat is dealt 3s                                            pot $0.40
    Dan is dealt 4c                                            pot $0.40
    Eve is dealt 5d                                            pot $0.40
    Fay is dealt 6h                                            pot $0.40
    Gus is dealt 7s                                            pot $0.40
    Hal is dealt 8c                                            pot $0.40
    Ann is dealt Kd                                            pot $0.40
    Ann checks                                                 pot $0.40
    Bob checks                                                 pot $0.40
    Cat checks                                                 pot $0.40
    Dan checks                                                 pot $0.40
    Eve checks                                                 pot $0.40
    Fay checks                                                 pot $0.40
    Gus checks                                                 pot $0.40
    Hal checks                                                 pot $0.40
    Bob is dealt 2s                                            pot $0.40
    Cat is dealt 3c                                            pot $0.40
    Dan is dealt 4d                                            pot $0.40
    Eve is dealt 5h                                            pot $0.40
    Fay is dealt 6s                                            pot $0.40
    Gus is dealt 7c                                            pot $0.40
    Hal is dealt 8d                                            pot $0.40
    Ann is dealt Kh                                            pot $0.40
    Ann bets $0.10                                             pot $0.50
    Bob calls $0.10                                            pot $0.60
    Cat calls $0.10                                            pot $0.70
    Dan calls $0.10                                            pot $0.80
    Eve calls $0.10                                            pot $0.90
    Fay calls $0.10                                            pot $1.00
    Gus calls $0.10                                            pot $1.10
    Hal folds                                                  pot $1.10
    the cards ran out, so the players still in get a new deal  pot $1.10
  the cards ran out, so $1.10 carries over to a new deal for Ann, Bob, Cat, Dan,
    Eve, Fay and Gus (MIK-34)
  ¶
  in the ledger (show 21):
  party  asset  with  amount
  ────────────────────────────
  Ann    chips        -$0.15
  Bob    chips        -$0.15
  Cat    chips        -$0.15
  Dan    chips        -$0.15
  Eve    chips        -$0.15
  Fay    chips        -$0.15
  Gus    chips        -$0.15
  Hal    chips        -$0.05
  pot    chips         $1.10

The pot is for those seven; Hal is not dealt in, out of a file or at the table.

$ hand add with_hal.phh
! error: with_hal.phh:7:13: `Hal` is out, and the pot is only for players still in (MIK-34)
= 5

$ hand new
< +hal
< ¶
< -hal
< ¶
< ¶
< k*
< ¶
< k*
< ¶
< k*
< ¶
< k*
< k*
< w bob
< y
  hand 2, seven-card-stud: Bob wins $1.45
  recorded #22 ········
! seven-card-stud, 1.10 in the pot, Ann deals, 7 in: Ann Bob Cat Dan Eve Fay Gus
! Enter to deal > +hal
! seven-card-stud, 1.10 in the pot, Ann deals, 8 in: Ann Bob Cat Dan Eve Fay Gus
!   Hal
! Enter to deal > ¶
! error: `Hal` is out, and the pot is only for players still in (MIK-34)
! Enter to deal > -hal
! seven-card-stud, 1.10 in the pot, Ann deals, 7 in: Ann Bob Cat Dan Eve Fay Gus
! Enter to deal > ¶
! third street, one card up: Bob Cat Dan Eve Fay Gus Ann > ¶
! Bob 4.80 · pot 1.45 · check, bet 0.05–0.50 > k*
! fourth street, one card up: Bob Cat Dan Eve Fay Gus Ann > ¶
! Bob 4.80 · pot 1.45 · check, bet 0.05–0.50 > k*
! fifth street, one card up: Bob Cat Dan Eve Fay Gus Ann > ¶
! Bob 4.80 · pot 1.45 · check, bet 0.05–0.50 > k*
! sixth street, one card up: Bob Cat Dan Eve Fay Gus Ann > ¶
! Bob 4.80 · pot 1.45 · check, bet 0.05–0.50 > k*
! Bob 4.80 · pot 1.45 · check, bet 0.05–0.50 > k*
! pot 1.45 · Bob shows > w bob
! Bob is the only one left in the main pot, so Bob wins it: $1.45 (MIK-31)
! Ann -0.05, Bob gets 1.45 (+1.40), Cat -0.05, Dan -0.05, Eve -0.05, Fay -0.05,
!   Gus -0.05
! record? [Y/n] > y
$ hand list
  night  hand  game               pot  recorded by
  ──────────────────────────────────────────────────
      1     1  seven-card-stud  $1.10  full
      1     2  seven-card-stud  $1.45  full
$ status
  night 1 at Mike's house, open since 2026-01-02 19:09; banker: Ann
  ¶
  player  bought    cash  app  notes  book  chips  counted  result
  ──────────────────────────────────────────────────────────────────
  Ann      $5.00  -$5.00    –      –     –  $4.80  not yet  -$0.20
  Bob      $5.00  -$5.00    –      –     –  $6.25  not yet   $1.25
  Cat      $5.00  -$5.00    –      –     –  $4.80  not yet  -$0.20
  Dan      $5.00  -$5.00    –      –     –  $4.80  not yet  -$0.20
  Eve      $5.00  -$5.00    –      –     –  $4.80  not yet  -$0.20
  Fay      $5.00  -$5.00    –      –     –  $4.80  not yet  -$0.20
  Gus      $5.00  -$5.00    –      –     –  $4.80  not yet  -$0.20
  Hal      $5.00  -$5.00    –      –     –  $4.95  not yet  -$0.05
  ¶
  drawer $40.00   chips out $40.00   in the middle $0.00
! next: play (hand new or hand result), then count the stacks
$ audit
  check           found
  ────────────────────────────────────────────────────────────
  file        ok  pages and indexes are sound
  references  ok  no broken links
  people      ok  nobody is listed twice
  chain       ok  22 events in an unbroken chain
  entries     ok  49 postings match their events and balance
  replay      ok  29 tables match the events
  requests    ok  every answer belongs to its events
  hands       ok  2 hands settled again, same result
  ¶
  the book is in order: 22 events

## A file of the hand is checked: the pot waits, and the reason says so

$ hand export 1 --format housebook --out redealt.hb
  1 hand in `redealt.hb`
$ hand check redealt.hb
  {"file":"redealt.hb","hand":"1","variant":"seven-card-stud","starting":[5.00,5.00,5.00,5.00,5.00,5.00,5.00,5.00],"finishing":[4.85,4.85,4.85,4.85,4.85,4.85,4.95,4.85],"pots":[],"awards":[0.00,0.00,0.00,0.00,0.00,0.00,0.00,0.00],"flags":[],"why":[{"rule":"MIK-34","text":"the cards ran out, so $1.10 carries over to a new deal for Bob, Cat, Dan, Eve, Fay, Gus and Ann"}]}
> "rule":"MIK-34"
