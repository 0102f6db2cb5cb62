# A seven-handed hand with a side pot, entered at the table

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
$ open --house dave --banker Gus --stakes .25/.50
  night 1 is open at Dave's cash game; Gus is the banker
  recorded #10 ········
! note: tonight's buy-in limits, unless everybody agrees to different ones in writing: each player buys at least $10.00; each player can buy up to a $50.00 stack, or the biggest stack at the table (DAV-17)
! next: sell chips (buy NAME AMOUNT)
$ buy Ann 20
  Ann buys chips: $20.00 in cash; stack $20.00
  recorded #11 ········
! next: play (hand new or hand result), then count the stacks
$ buy Bob 20
  Bob buys chips: $20.00 in cash; stack $20.00
  recorded #12 ········
$ buy Cat 20
  Cat buys chips: $20.00 in cash; stack $20.00
  recorded #13 ········
$ buy Dan 20
  Dan buys chips: $20.00 in cash; stack $20.00
  recorded #14 ········
$ buy Eve 20
  Eve buys chips: $20.00 in cash; stack $20.00
  recorded #15 ········
$ buy Fay 20
  Fay buys chips: $20.00 in cash; stack $20.00
  recorded #16 ········
$ buy Gus 20
  Gus buys chips: $20.00 in cash; stack $20.00
  recorded #17 ········
$ seat Ann 1
  Ann has seat 1
  recorded #18 ········
$ seat Bob 2
  Bob has seat 2
  recorded #19 ········
$ seat Cat 3
  Cat has seat 3
  recorded #20 ········
$ seat Dan 4
  Dan has seat 4
  recorded #21 ········
$ seat Eve 5
  Eve has seat 5
  recorded #22 ········
$ seat Fay 6
  Fay has seat 6
  recorded #23 ········
$ seat Gus 7
  Gus has seat 7
  recorded #24 ········
$ count Fay 6
  Fay has $6.00: down $14.00 in unrecorded hands
  recorded #25 ········
! next: count the stacks of Ann, Bob, Cat, Dan, Eve and Gus

Fay is short. Enter deals; a line takes as many moves as fit; cards need no blanks.

$ hand new
< ¶
< ffr2acffc
< qs7h2c
< kb4c
< 5d
< k*
< 9s
< b5c
< asad
< kskd
< qdqc
< ¶
  hand 1, holdem: Gus wins $36.75
  recorded #27 ········
! holdem, .25/.50, Gus deals, 7 in: Ann Bob Cat Dan Eve Fay Gus
! Enter to deal > ¶
! Cat 20.00 · pot 0.75 · call 0.50, raise 1.00–20.00 > ffr2acffc
! flop · pot 18.75 > qs7h2c
! flop: Qs 7h 2c · pot 18.75
! Eve 14.00 · pot 18.75 · check, bet 0.50–14.00 > kb4c
! turn · pot 26.75 > 5d
! turn: Qs 7h 2c 5d · pot 26.75
! Eve 10.00 · pot 26.75 · check, bet 0.50–10.00 > k*
! river · pot 26.75 > 9s
! river: Qs 7h 2c 5d 9s · pot 26.75
! Eve 10.00 · pot 26.75 · check, bet 0.50–10.00 > b5c
! pot 36.75 · Eve shows > asad
! pot 36.75 · Fay shows > kskd
! pot 36.75 · Gus shows > qdqc
! Eve made the last bet or raise, so Eve shows first (DAV-52)
! not everybody put in the same amount, so there are 2 pots, each for the players
!   who paid into it (DAV-14)
! Gus has the best hand for the main pot of $18.75: three queens (DAV-54)
! Gus has the best hand for side pot 1 ($18.00): three queens (DAV-54)
! Ann -0.25, Bob -0.50, Eve -15.00, Fay -6.00, Gus gets 36.75 (+21.75)
! record? [Y/n] > ¶
! next: play (hand new or hand result), then count the stacks

Every act is kept, and the stacks follow: Fay is out, and the next hand is Ann's to deal.

$ hand show 1
  hand 1, holdem: Gus wins $36.75 (event 27, 2026-01-02 19:24)
  ¶
  player        posted       before   after
  ───────────────────────────────────────────
  Ann           blind $0.25  $20.00  $19.75
  Bob           blind $0.50  $20.00  $19.50
  Cat           –            $20.00  $20.00
  Dan           –            $20.00  $20.00
  Eve           –            $20.00   $5.00
  Fay           –             $6.00   $0.00
  Gus (button)  –            $20.00  $41.75
  ¶
  before the flop
    Cat folds                     pot $0.75
    Dan folds                     pot $0.75
    Eve raises to $2.00           pot $2.75
    Fay raises to $6.00, all in   pot $8.75
    Gus calls $6.00              pot $14.75
    Ann folds                    pot $14.75
    Bob folds                    pot $14.75
    Eve calls $4.00              pot $18.75
  board Qs 7h 2c
    Eve checks       pot $18.75
    Gus bets $4.00   pot $22.75
    Eve calls $4.00  pot $26.75
  board Qs 7h 2c 5d
    Eve checks  pot $26.75
    Gus checks  pot $26.75
  board Qs 7h 2c 5d 9s
    Eve bets $5.00   pot $31.75
    Gus calls $5.00  pot $36.75
    Eve shows As Ad  pot $36.75
    Fay shows Ks Kd  pot $36.75
    Gus shows Qd Qc  pot $36.75
  ¶
  pot         amount  could win it      won it
  ──────────────────────────────────────────────
  main pot    $18.75  Eve, Fay and Gus  Gus
  side pot 1  $18.00  Eve and Gus       Gus
  Eve made the last bet or raise, so Eve shows first (DAV-52)
  not everybody put in the same amount, so there are 2 pots, each for the players
    who paid into it (DAV-14)
  Gus has the best hand for the main pot of $18.75: three queens (DAV-54)
  Gus has the best hand for side pot 1 ($18.00): three queens (DAV-54)
  ¶
  in the ledger (show 27):
  party  asset  with   amount
  ─────────────────────────────
  Ann    chips         -$0.25
  Bob    chips         -$0.50
  Eve    chips        -$15.00
  Fay    chips         -$6.00
  Gus    chips         $21.75
$ audit
  check           found
  ────────────────────────────────────────────────────────────
  file        ok  pages and indexes are sound
  references  ok  no broken links
  people      ok  nobody is listed twice
  chain       ok  27 events in an unbroken chain
  entries     ok  35 postings match their events and balance
  replay      ok  29 tables match the events
  requests    ok  every answer belongs to its events
  hands       ok  1 hand settled again, same result
  ¶
  the book is in order: 27 events
$ hand new
< q
  stopped: nothing was recorded
! holdem, .25/.50, Ann deals, 6 in: Ann Bob Cat Dan Eve Gus
! Enter to deal > q
