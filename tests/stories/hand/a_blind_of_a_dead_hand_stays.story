# A bet nobody called goes back to a player whose hand is dead, but a blind isn't a bet: it stays in the pot.
# rules: DAV-30

$ init --house dave
  started a new book in USD with `dave` rules
  recorded #2 ········
! next: add the players (player add NAME NAME)
$ player add Ann Bob Cat Dan
  Ann, a regular
  Bob, a regular
  Cat, a regular
  Dan, a regular
  recorded #6 ········
! next: open the night (open --banker NAME)
$ open --banker Ann --stakes .25/.50
  night 1 is open at Dave's cash game; Ann is the banker
  recorded #7 ········
! note: tonight's buy-in limits, unless everybody agrees to different ones in writing: each player buys at least $10.00; each player can buy up to a $50.00 stack, or the biggest stack at the table (DAV-17)
! next: sell chips (buy NAME AMOUNT)
$ buy Ann 20
  Ann buys chips: $20.00 in cash; stack $20.00
  recorded #8 ········
! next: play (hand new or hand result), then count the stacks
$ buy Bob 20
  Bob buys chips: $20.00 in cash; stack $20.00
  recorded #9 ········
$ buy Cat 20
  Cat buys chips: $20.00 in cash; stack $20.00
  recorded #10 ········
$ buy Dan 20
  Dan buys chips: $20.00 in cash; stack $20.00
  recorded #11 ········
$ seat Ann Bob Cat Dan
  Ann has seat 1
  Bob has seat 2
  Cat has seat 3
  Dan has seat 4
  recorded #15 ········
$ hand new --yes
< d bob
< ¶
< f*
  hand 1, holdem: Dan wins $0.50
  recorded #17 ········
! holdem, .25/.50, Ann deals, 4 in: Ann Bob Cat Dan
! Enter to deal > d bob
! holdem, .25/.50, Bob deals, 4 in: Ann Bob Cat Dan
! Enter to deal > ¶
! Ann 20.00 · pot 0.75 · call 0.50, raise 1.00–20.00 > f*
! nobody called Dan's last $0.25, so Dan gets it back (standard rule)
! Dan is the only one left in the main pot, so Dan wins it: $0.50 (standard rule)
! Cat -0.25, Dan gets 0.50 (+0.25)
! ¶
$ hand new --yes
< -dan
< ¶
< f
< dead ann
  hand 2, holdem: Cat wins $0.50
  recorded #19 ········
! holdem, .25/.50, Cat deals, 4 in: Ann Bob Cat Dan
! Enter to deal > -dan
! holdem, .25/.50, Cat deals, 3 in: Ann Bob Cat
! Enter to deal > ¶
! note: `Dan` is sitting out, owes blinds and gets no cards (DAV-36)
! note: there's no small blind, because that seat isn't in the hand (DAV-25)
! Bob 20.00 · pot 0.50 · call 0.50, raise 1.00–20.00 > f
! Cat 19.75 · pot 0.50 · call 0.50, raise 1.00–19.75 > dead ann
! Ann's hand is dead and can't win (DAV-41)
! Cat is the only one left in the main pot, so Cat wins it: $0.50 (standard rule)
! Ann -0.50, Cat gets 0.50 (+0.50)
! ¶
$ hand show 2
  hand 2, holdem: Cat wins $0.50 (event 19, 2026-01-02 19:09)
  ¶
  player        posted       before   after
  ───────────────────────────────────────────
  Ann           blind $0.50  $20.00  $19.50
  Bob           –            $20.00  $20.00
  Cat (button)  –            $19.75  $20.25
  ¶
  the hand
    Bob folds           pot $0.50
    Ann's hand is dead  pot $0.50
  ¶
  pot       amount  could win it  won it
  ────────────────────────────────────────
  main pot   $0.50  Cat           Cat
  Ann's hand is dead and can't win (DAV-41)
  Cat is the only one left in the main pot, so Cat wins it: $0.50 (standard rule)
  ¶
  in the ledger (show 19):
  party  asset  with  amount
  ────────────────────────────
  Cat    chips         $0.50
  Ann    chips        -$0.50
$ hand export 2 --format text
  Hand #2: holdem, 2026-01-02 19:09:00 UTC
  Seat 1: Ann ($20.00 in chips)
  Seat 2: Bob ($20.00 in chips)
  Seat 3: Cat ($19.75 in chips), the button
  Seat 4: Dan ($20.25 in chips), sitting out
  Ann posts a blind of $0.50
  *** CARDS ***
  Bob folds
  Ann's hand is dead
  *** SUMMARY ***
  Total pot $0.50
  Cat collected $0.50
$ hand new --yes
< d dan
< ¶
< c r 2 dead dan f f
  hand 3, holdem: Cat wins $2.00
  recorded #21 ········
! holdem, .25/.50, Dan deals, 4 in: Ann Bob Cat Dan
! Enter to deal > d dan
! Enter to deal > ¶
! note: `Dan` comes in and posts $0.25 dead (DAV-27)
! note: the $0.25 for the small blind is dead: it doesn't count toward a bet
!   (DAV-28)
! Cat 20.25 · pot 1.00 · call 0.50, raise 1.00–20.25 > c r 2 dead dan f f
! Dan's hand is dead and can't win (DAV-41)
! nobody called Dan's last $1.50, so Dan gets it back (standard rule)
! Cat is the only one left in the main pot, so Cat wins it: $2.00 (standard rule)
! Ann -0.25, Bob -0.50, Cat gets 2.00 (+1.50), Dan -0.75
! ¶
