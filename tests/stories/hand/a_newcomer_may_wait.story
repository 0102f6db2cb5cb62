# Fay is new and doesn't have to post. Fay may wait for the big blind all the same, and gets no cards till then.
# rules: DAV-26, DAV-27

$ init --house dave
  started a new book in USD with `dave` rules
  recorded #2 ········
! next: add the players (player add NAME NAME)
$ player add Ann Bob Cat Dan Fay
  Ann, a regular
  Bob, a regular
  Cat, a regular
  Dan, a regular
  Fay, a regular
  recorded #7 ········
! next: open the night (open --banker NAME)
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
$ seat Ann 1
  Ann has seat 1
  recorded #13 ········
$ seat Bob 3
  Bob has seat 3
  recorded #14 ········
$ seat Cat 5
  Cat has seat 5
  recorded #15 ········
$ seat Dan 7
  Dan has seat 7
  recorded #16 ········
$ hand new --yes
< d ann
< ¶
< f*
  hand 1, holdem: Cat wins $0.50
  recorded #18 ········
! holdem, .25/.50, Ann deals, 4 in: Ann Bob Cat Dan
! Enter to deal > d ann
! Enter to deal > ¶
! Dan 20.00 · pot 0.75 · call 0.50, raise 1.00–20.00 > f*
! nobody called Cat's last $0.25, so Cat gets it back (standard rule)
! Cat is the only one left in the main pot, so Cat wins it: $0.50 (standard rule)
! Bob -0.25, Cat gets 0.50 (+0.25)
! ¶
$ buy Fay 20
  Fay buys chips: $20.00 in cash; stack $20.00
  recorded #19 ········
$ seat Fay 8
  Fay has seat 8
  recorded #20 ········
$ hand new --yes
< wait fay
< ¶
< f*
  hand 2, holdem: Dan wins $0.50
  recorded #22 ········
! holdem, .25/.50, Bob deals, 5 in: Ann Bob Cat Dan Fay
! Enter to deal > wait fay
! holdem, .25/.50, Bob deals, 5 in: Ann Bob Cat Dan Fay; Fay waits for the big
!   blind
! Enter to deal > ¶
! note: `Fay` waits for the big blind (DAV-26)
! Ann 20.00 · pot 0.75 · call 0.50, raise 1.00–20.00 > f*
! nobody called Dan's last $0.25, so Dan gets it back (standard rule)
! Dan is the only one left in the main pot, so Dan wins it: $0.50 (standard rule)
! Cat -0.25, Dan gets 0.50 (+0.25)
! ¶
$ hand new --yes
< ¶
< f*
  hand 3, holdem: Fay wins $0.50
  recorded #24 ········
! holdem, .25/.50, Cat deals, 5 in: Ann Bob Cat Dan Fay; Fay waits for the big
!   blind
! Enter to deal > ¶
! Ann 20.00 · pot 0.75 · call 0.50, raise 1.00–20.00 > f*
! nobody called Fay's last $0.25, so Fay gets it back (standard rule)
! Fay is the only one left in the main pot, so Fay wins it: $0.50 (standard rule)
! Dan -0.25, Fay gets 0.50 (+0.25)
! ¶
