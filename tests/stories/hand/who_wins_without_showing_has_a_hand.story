# Who wins without showing has a hand: one that lies in the muck wins nothing, and a hand that was shown has to be beaten

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
$ open --banker Ann
  night 1 is open at Mike's house; Ann is the banker
  recorded #7 ········
! next: sell chips (buy NAME AMOUNT)
$ buy Ann 20
  Ann buys chips: $20.00 in cash; stack $20.00
  recorded #8 ········
! next: play (hand new or hand result), then count the stacks
$ buy Bob 20
  Bob buys chips: $20.00 in cash; stack $20.00
  recorded #9 ········
! note: buy from a player first: `Ann` has $20.00 (MIK-04)
$ buy Cat 20
  Cat buys chips: $20.00 in cash; stack $20.00
  recorded #10 ········
$ buy Dan 20
  Dan buys chips: $20.00 in cash; stack $20.00
  recorded #11 ········
$ seat Ann 1
  Ann has seat 1
  recorded #12 ········
$ seat Bob 2
  Bob has seat 2
  recorded #13 ········
$ seat Cat 3
  Cat has seat 3
  recorded #14 ········
$ seat Dan 4
  Dan has seat 4
  recorded #15 ········

Ann threw her hand away, so she cannot be the one who wins; nobody else is either, until somebody is named.

$ hand new --yes --dry-run
< draw
< d dan
< ¶
< k*
< p p p p
< k*
< x
< w ann
< w dan
  hand 1, five-card-draw: Dan wins $0.20
  (dry run: nothing was recorded)
! no game yet, Ann deals, 4 in: Ann Bob Cat Dan
! which game? > draw
! five-card-draw, Ann deals, 4 in: Ann Bob Cat Dan
! Enter to deal > d dan
! five-card-draw, Dan deals, 4 in: Ann Bob Cat Dan
! Enter to deal > ¶
! note: `Ann`, to the dealer's left, opens the betting (MIK-67)
! Ann 19.95 · pot 0.20 · check, bet 0.05–0.50 > k*
! Ann 19.95 · pot 0.20 · draws 0–3 > p p p p
! Ann 19.95 · pot 0.20 · check, bet 0.05–0.50 > k*
! pot 0.20 · Ann shows > x
! pot 0.20 · Bob shows > w ann
! error: `Ann` can't win anymore; type w, then `Bob`, `Cat` or `Dan`
! pot 0.20 · Bob shows > w dan
! Dan is the only one left in the main pot, so Dan wins it: $0.20 (MIK-31)
! Ann -0.05, Bob -0.05, Cat -0.05, Dan gets 0.20 (+0.15)
! ¶
$ --book dave.book init --house dave
  started a new book in USD with `dave` rules
  recorded #2 ········
! next: add the players (player add NAME NAME)
$ --book dave.book player add Ann
  Ann, a regular
  recorded #3 ········
$ --book dave.book player add Bob
  Bob, a regular
  recorded #4 ········
! next: open the night (open --banker NAME)
$ --book dave.book player add Cat
  Cat, a regular
  recorded #5 ········
$ --book dave.book player add Dan
  Dan, a regular
  recorded #6 ········
$ --book dave.book open --banker Ann --stakes .25/.50
  night 1 is open at Dave's cash game; Ann is the banker
  recorded #7 ········
! note: tonight's buy-in limits, unless everybody agrees to different ones in writing: each player buys at least $10.00; each player can buy up to a $50.00 stack, or the biggest stack at the table (DAV-17)
! next: sell chips (buy NAME AMOUNT)
$ --book dave.book buy Ann 20
  Ann buys chips: $20.00 in cash; stack $20.00
  recorded #8 ········
! next: play (hand new or hand result), then count the stacks
$ --book dave.book buy Bob 20
  Bob buys chips: $20.00 in cash; stack $20.00
  recorded #9 ········
$ --book dave.book buy Cat 20
  Cat buys chips: $20.00 in cash; stack $20.00
  recorded #10 ········
$ --book dave.book buy Dan 20
  Dan buys chips: $20.00 in cash; stack $20.00
  recorded #11 ········
$ --book dave.book seat Ann 1
  Ann has seat 1
  recorded #12 ········
$ --book dave.book seat Bob 2
  Bob has seat 2
  recorded #13 ········
$ --book dave.book seat Cat 3
  Cat has seat 3
  recorded #14 ········
$ --book dave.book seat Dan 4
  Dan has seat 4
  recorded #15 ········

The beginning of his name is not taken for another player either; who folded before is none of those who can win.

$ --book dave.book hand new --yes --dry-run
< d dan
< ¶
< c c c k
< 2s3s4s
< f k*
< 5d
< k*
< 6h
< k*
< dan x
< w d
< w bob
  hand 1, holdem: Bob wins $2.00
  (dry run: nothing was recorded)
! holdem, .25/.50, Ann deals, 4 in: Ann Bob Cat Dan
! Enter to deal > d dan
! holdem, .25/.50, Dan deals, 4 in: Ann Bob Cat Dan
! Enter to deal > ¶
! Cat 20.00 · pot 0.75 · call 0.50, raise 1.00–20.00 > c c c k
! flop · pot 2.00 > 2s3s4s
! flop: 2s 3s 4s · pot 2.00
! Ann 19.50 · pot 2.00 · check, bet 0.50–19.50 > f k*
! turn · pot 2.00 > 5d
! turn: 2s 3s 4s 5d · pot 2.00
! Bob 19.50 · pot 2.00 · check, bet 0.50–19.50 > k*
! river · pot 2.00 > 6h
! river: 2s 3s 4s 5d 6h · pot 2.00
! Bob 19.50 · pot 2.00 · check, bet 0.50–19.50 > k*
! pot 2.00 · Bob shows > dan x
! pot 2.00 · Bob shows > w d
! error: `Dan` can't win anymore; type w, then `Bob` or `Cat`
! pot 2.00 · Bob shows > w bob
! nobody bet in the last round, so Bob, on the dealer's left, shows first (DAV-52)
! Bob is the only one left in the main pot, so Bob wins it: $2.00 (DAV-53)
! Ann -0.50, Bob gets 2.00 (+1.50), Cat -0.50, Dan -0.50
! ¶
! note: unusual in this hand: a player folded with nothing to call

Ann has shown, and Bob wins by his cards alone; nobody's hand is thrown away for the asking.

$ --book dave.book hand new --yes --dry-run
< d dan
< ¶
< c c c k
< 2s3s4s
< k*
< 5d
< k*
< 6h
< k*
< dan x
< ann AsAd
< w bob
< cat x
< bob 7c7d
  hand 1, holdem: Bob wins $2.00
  (dry run: nothing was recorded)
! holdem, .25/.50, Ann deals, 4 in: Ann Bob Cat Dan
! Enter to deal > d dan
! holdem, .25/.50, Dan deals, 4 in: Ann Bob Cat Dan
! Enter to deal > ¶
! Cat 20.00 · pot 0.75 · call 0.50, raise 1.00–20.00 > c c c k
! flop · pot 2.00 > 2s3s4s
! flop: 2s 3s 4s · pot 2.00
! Ann 19.50 · pot 2.00 · check, bet 0.50–19.50 > k*
! turn · pot 2.00 > 5d
! turn: 2s 3s 4s 5d · pot 2.00
! Ann 19.50 · pot 2.00 · check, bet 0.50–19.50 > k*
! river · pot 2.00 > 6h
! river: 2s 3s 4s 5d 6h · pot 2.00
! Ann 19.50 · pot 2.00 · check, bet 0.50–19.50 > k*
! pot 2.00 · Ann shows > dan x
! pot 2.00 · Ann shows > ann AsAd
! pot 2.00 · Bob shows > w bob
! error: `Ann` showed a hand, so `Bob` has to beat it; type the cards, or NAME x
!   for each player who mucks
! pot 2.00 · Bob shows > cat x
! pot 2.00 · Bob shows > bob 7c7d
! nobody bet in the last round, so Ann, on the dealer's left, shows first (DAV-52)
! Cat doesn't show, so Cat can't win (DAV-53)
! Dan doesn't show, so Dan can't win (DAV-53)
! Bob has the best hand for the main pot of $2.00: straight, seven high (DAV-54)
! Ann -0.50, Bob gets 2.00 (+1.50), Cat -0.50, Dan -0.50
! ¶

Who has shown the only hand wins, and the others throw theirs away.

$ --book dave.book hand new --yes --dry-run
< d dan
< ¶
< c c c k
< 2s3s4s
< k*
< 5d
< k*
< 6h
< k*
< ann AsAd
< w ann
  hand 1, holdem: Ann wins $2.00
  (dry run: nothing was recorded)
! holdem, .25/.50, Ann deals, 4 in: Ann Bob Cat Dan
! Enter to deal > d dan
! holdem, .25/.50, Dan deals, 4 in: Ann Bob Cat Dan
! Enter to deal > ¶
! Cat 20.00 · pot 0.75 · call 0.50, raise 1.00–20.00 > c c c k
! flop · pot 2.00 > 2s3s4s
! flop: 2s 3s 4s · pot 2.00
! Ann 19.50 · pot 2.00 · check, bet 0.50–19.50 > k*
! turn · pot 2.00 > 5d
! turn: 2s 3s 4s 5d · pot 2.00
! Ann 19.50 · pot 2.00 · check, bet 0.50–19.50 > k*
! river · pot 2.00 > 6h
! river: 2s 3s 4s 5d 6h · pot 2.00
! Ann 19.50 · pot 2.00 · check, bet 0.50–19.50 > k*
! pot 2.00 · Ann shows > ann AsAd
! pot 2.00 · Bob shows > w ann
! nobody bet in the last round, so Ann, on the dealer's left, shows first (DAV-52)
! Ann is the only one left in the main pot, so Ann wins it: $2.00 (DAV-53)
! Ann gets 2.00 (+1.50), Bob -0.50, Cat -0.50, Dan -0.50
! ¶
