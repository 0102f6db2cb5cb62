# Who was away in the first hand of the night owes the blinds that passed him, however the hand is told
# rules: DAV-27, DAV-29

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
$ open --banker Ann --stakes .25/.50
  night 1 is open at Dave's cash game; Ann is the banker
  recorded #8 ········
! note: tonight's buy-in limits, unless everybody agrees to different ones in writing: each player buys at least $10.00; each player can buy up to a $50.00 stack, or the biggest stack at the table (DAV-17)
! next: sell chips (buy NAME AMOUNT)
$ buy Ann 20
  Ann buys chips: $20.00 in cash; stack $20.00
  recorded #9 ········
! next: play (hand new or hand result), then count the stacks
$ buy Bob 20
  Bob buys chips: $20.00 in cash; stack $20.00
  recorded #10 ········
$ buy Cat 20
  Cat buys chips: $20.00 in cash; stack $20.00
  recorded #11 ········
$ buy Dan 20
  Dan buys chips: $20.00 in cash; stack $20.00
  recorded #12 ········
$ buy Eve 20
  Eve buys chips: $20.00 in cash; stack $20.00
  recorded #13 ········
$ seat Ann 1
  Ann has seat 1
  recorded #14 ········
$ seat Bob 2
  Bob has seat 2
  recorded #15 ········
$ seat Cat 3
  Cat has seat 3
  recorded #16 ········
$ seat Dan 4
  Dan has seat 4
  recorded #17 ········
$ seat Eve 5
  Eve has seat 5
  recorded #18 ········

The big blind passes Cat, then the small one.

$ hand result --game holdem --dealer Ann --in Bob=1 --in Dan=1 --in Ann=1 --in Eve=1 --win Bob=4 --away Cat
  hand 1, holdem: Bob wins $4.00
  recorded #20 ········
$ deal --dry-run
  Bob deals
    the deal passes to the left (DAV-25)
  holdem: Dan posts the small blind, $0.25; Eve posts the big blind, $0.50
    `Cat` sits between the button and the small blind and has to wait or buy the
      button (DAV-29)
  (dry run: nothing was recorded)
$ hand result --game holdem --dealer Bob --in Dan=.25 --in Eve=.5 --win Eve=.75 --away Cat
  hand 2, holdem: Eve wins $0.75
  recorded #22 ········
$ deal --dry-run
  Dan deals
  holdem: Eve posts the small blind, $0.25; Ann posts the big blind, $0.50; Cat
    posts a blind of $0.50 plus $0.25 dead
    `Cat` comes in and posts $0.50 live and $0.25 dead (DAV-27)
    the $0.25 for the small blind is dead: it doesn't count toward a bet (DAV-28)
  (dry run: nothing was recorded)

Entered at the table it is the same.

$ --book new.book init --house dave
  started a new book in USD with `dave` rules
  recorded #2 ········
! next: add the players (player add NAME NAME)
$ --book new.book player add Ann
  Ann, a regular
  recorded #3 ········
$ --book new.book player add Bob
  Bob, a regular
  recorded #4 ········
! next: open the night (open --banker NAME)
$ --book new.book player add Cat
  Cat, a regular
  recorded #5 ········
$ --book new.book player add Dan
  Dan, a regular
  recorded #6 ········
$ --book new.book player add Eve
  Eve, a regular
  recorded #7 ········
$ --book new.book open --banker Ann --stakes .25/.50
  night 1 is open at Dave's cash game; Ann is the banker
  recorded #8 ········
! note: tonight's buy-in limits, unless everybody agrees to different ones in writing: each player buys at least $10.00; each player can buy up to a $50.00 stack, or the biggest stack at the table (DAV-17)
! next: sell chips (buy NAME AMOUNT)
$ --book new.book buy Ann 20
  Ann buys chips: $20.00 in cash; stack $20.00
  recorded #9 ········
! next: play (hand new or hand result), then count the stacks
$ --book new.book buy Bob 20
  Bob buys chips: $20.00 in cash; stack $20.00
  recorded #10 ········
$ --book new.book buy Cat 20
  Cat buys chips: $20.00 in cash; stack $20.00
  recorded #11 ········
$ --book new.book buy Dan 20
  Dan buys chips: $20.00 in cash; stack $20.00
  recorded #12 ········
$ --book new.book buy Eve 20
  Eve buys chips: $20.00 in cash; stack $20.00
  recorded #13 ········
$ --book new.book seat Ann 1
  Ann has seat 1
  recorded #14 ········
$ --book new.book seat Bob 2
  Bob has seat 2
  recorded #15 ········
$ --book new.book seat Cat 3
  Cat has seat 3
  recorded #16 ········
$ --book new.book seat Dan 4
  Dan has seat 4
  recorded #17 ········
$ --book new.book seat Eve 5
  Eve has seat 5
  recorded #18 ········
$ --book new.book hand new --yes
< d ann
< -cat
< ¶
< f f f
  hand 1, holdem: Dan wins $0.50
  recorded #20 ········
! holdem, .25/.50, Ann deals, 5 in: Ann Bob Cat Dan Eve
! Enter to deal > d ann
! Enter to deal > -cat
! holdem, .25/.50, Ann deals, 4 in: Ann Bob Dan Eve
! Enter to deal > ¶
! note: `Cat` is sitting out, owes blinds and gets no cards (DAV-36)
! Eve 20.00 · pot 0.75 · call 0.50, raise 1.00–20.00 > f f f
! nobody called Dan's last $0.25, so Dan gets it back (standard rule)
! Dan is the only one left in the main pot, so Dan wins it: $0.50 (standard rule)
! Bob -0.25, Dan gets 0.50 (+0.25)
! ¶
$ --book new.book deal --dry-run
  Bob deals
    the deal passes to the left (DAV-25)
  holdem: Dan posts the small blind, $0.25; Eve posts the big blind, $0.50
    `Cat` sits between the button and the small blind and has to wait or buy the
      button (DAV-29)
  (dry run: nothing was recorded)
$ --book new.book hand new --yes
< -cat
< ¶
< f f f
  hand 2, holdem: Eve wins $0.50
  recorded #22 ········
! holdem, .25/.50, Bob deals, 5 in: Ann Bob Cat Dan Eve
! Enter to deal > -cat
! holdem, .25/.50, Bob deals, 4 in: Ann Bob Dan Eve
! Enter to deal > ¶
! note: `Cat` is sitting out, owes blinds and gets no cards (DAV-36)
! Ann 20.00 · pot 0.75 · call 0.50, raise 1.00–20.00 > f f f
! nobody called Eve's last $0.25, so Eve gets it back (standard rule)
! Eve is the only one left in the main pot, so Eve wins it: $0.50 (standard rule)
! Dan -0.25, Eve gets 0.50 (+0.25)
! ¶
$ --book new.book deal --dry-run
  Dan deals
  holdem: Eve posts the small blind, $0.25; Ann posts the big blind, $0.50; Cat
    posts a blind of $0.50 plus $0.25 dead
    `Cat` comes in and posts $0.50 live and $0.25 dead (DAV-27)
    the $0.25 for the small blind is dead: it doesn't count toward a bet (DAV-28)
  (dry run: nothing was recorded)

Where two of four lost all they had, he comes back with the big blind he missed.

$ --book bust.book init --house dave
  started a new book in USD with `dave` rules
  recorded #2 ········
! next: add the players (player add NAME NAME)
$ --book bust.book player add Ann
  Ann, a regular
  recorded #3 ········
$ --book bust.book player add Bob
  Bob, a regular
  recorded #4 ········
! next: open the night (open --banker NAME)
$ --book bust.book player add Cat
  Cat, a regular
  recorded #5 ········
$ --book bust.book player add Dan
  Dan, a regular
  recorded #6 ········
$ --book bust.book open --banker Ann --stakes .25/.50
  night 1 is open at Dave's cash game; Ann is the banker
  recorded #7 ········
! note: tonight's buy-in limits, unless everybody agrees to different ones in writing: each player buys at least $10.00; each player can buy up to a $50.00 stack, or the biggest stack at the table (DAV-17)
! next: sell chips (buy NAME AMOUNT)
$ --book bust.book buy Ann 20
  Ann buys chips: $20.00 in cash; stack $20.00
  recorded #8 ········
! next: play (hand new or hand result), then count the stacks
$ --book bust.book buy Bob 20
  Bob buys chips: $20.00 in cash; stack $20.00
  recorded #9 ········
$ --book bust.book buy Cat 20
  Cat buys chips: $20.00 in cash; stack $20.00
  recorded #10 ········
$ --book bust.book buy Dan 20
  Dan buys chips: $20.00 in cash; stack $20.00
  recorded #11 ········
$ --book bust.book seat Ann 1
  Ann has seat 1
  recorded #12 ········
$ --book bust.book seat Bob 2
  Bob has seat 2
  recorded #13 ········
$ --book bust.book seat Cat 3
  Cat has seat 3
  recorded #14 ········
$ --book bust.book seat Dan 4
  Dan has seat 4
  recorded #15 ········
$ --book bust.book hand result --game holdem --dealer Ann --in Bob=20 --in Dan=20 --in Ann=20 --win Bob=60 --away Cat
  hand 1, holdem: Bob wins $60.00
  recorded #17 ········
$ --book bust.book deal --dry-run
  Cat deals
  holdem: Bob and Cat post a blind of $0.50 each
    `Cat` comes in and posts $0.50 live (DAV-27)
  (dry run: nothing was recorded)

Who was there and not in the result was dealt in, and owes nothing; nor does who comes later.

$ --book there.book init --house dave
  started a new book in USD with `dave` rules
  recorded #2 ········
! next: add the players (player add NAME NAME)
$ --book there.book player add Ann
  Ann, a regular
  recorded #3 ········
$ --book there.book player add Bob
  Bob, a regular
  recorded #4 ········
! next: open the night (open --banker NAME)
$ --book there.book player add Cat
  Cat, a regular
  recorded #5 ········
$ --book there.book player add Dan
  Dan, a regular
  recorded #6 ········
$ --book there.book player add Eve
  Eve, a regular
  recorded #7 ········
$ --book there.book open --banker Ann --stakes .25/.50
  night 1 is open at Dave's cash game; Ann is the banker
  recorded #8 ········
! note: tonight's buy-in limits, unless everybody agrees to different ones in writing: each player buys at least $10.00; each player can buy up to a $50.00 stack, or the biggest stack at the table (DAV-17)
! next: sell chips (buy NAME AMOUNT)
$ --book there.book buy Ann 20
  Ann buys chips: $20.00 in cash; stack $20.00
  recorded #9 ········
! next: play (hand new or hand result), then count the stacks
$ --book there.book buy Bob 20
  Bob buys chips: $20.00 in cash; stack $20.00
  recorded #10 ········
$ --book there.book buy Cat 20
  Cat buys chips: $20.00 in cash; stack $20.00
  recorded #11 ········
$ --book there.book buy Dan 20
  Dan buys chips: $20.00 in cash; stack $20.00
  recorded #12 ········
$ --book there.book buy Eve 20
  Eve buys chips: $20.00 in cash; stack $20.00
  recorded #13 ········
$ --book there.book seat Ann 1
  Ann has seat 1
  recorded #14 ········
$ --book there.book seat Bob 2
  Bob has seat 2
  recorded #15 ········
$ --book there.book seat Cat 3
  Cat has seat 3
  recorded #16 ········
$ --book there.book seat Dan 4
  Dan has seat 4
  recorded #17 ········
$ --book there.book seat Eve 5
  Eve has seat 5
  recorded #18 ········
$ --book there.book hand result --game holdem --dealer Ann --in Bob=1 --in Dan=1 --in Ann=1 --in Eve=1 --win Bob=4
  hand 1, holdem: Bob wins $4.00
  recorded #20 ········
$ --book there.book deal --dry-run
  Bob deals
    the deal passes to the left (DAV-25)
  holdem: Cat posts the small blind, $0.25; Dan posts the big blind, $0.50
  (dry run: nothing was recorded)
