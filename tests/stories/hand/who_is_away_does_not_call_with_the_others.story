# All call: who is away says nothing, his hand is dead at his turn
# rules: DAV-30

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
$ buy Ann 50
  Ann buys chips: $50.00 in cash; stack $50.00
  recorded #9 ········
! next: play (hand new or hand result), then count the stacks
$ buy Bob 50
  Bob buys chips: $50.00 in cash; stack $50.00
  recorded #10 ········
$ buy Cat 50
  Cat buys chips: $50.00 in cash; stack $50.00
  recorded #11 ········
$ buy Dan 50
  Dan buys chips: $50.00 in cash; stack $50.00
  recorded #12 ········
$ buy Eve 50
  Eve buys chips: $50.00 in cash; stack $50.00
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
$ hand new --yes
< d bob
< -eve
< ¶
< c*
< 2s3s4s
< q
  stopped: nothing was recorded
! holdem, .25/.50, Ann deals, 5 in: Ann Bob Cat Dan Eve
! Enter to deal > d bob
! holdem, .25/.50, Bob deals, 5 in: Ann Bob Cat Dan Eve
! Enter to deal > -eve
! holdem, .25/.50, Bob deals, 4 in: Ann Bob Cat Dan
! Enter to deal > ¶
! note: `Eve` is sitting out but gets cards; the hand is dead when it's `Eve`'s
!   turn (DAV-36)
! note: `Eve` isn't at the table to act, so the hand is dead (type `dead Eve`)
!   (DAV-30)
! Eve 50.00 · pot 0.75 · call 0.50, raise 1.00–50.00 > c*
! flop · pot 2.00 > 2s3s4s
! flop: 2s 3s 4s · pot 2.00
! Cat 49.50 · pot 2.00 · check, bet 0.50–49.50 > q
$ hand new
< d ann
< -bob
< -cat
< ¶
< c*
< q
  stopped: nothing was recorded
! holdem, .25/.50, Ann deals, 5 in: Ann Bob Cat Dan Eve
! Enter to deal > d ann
! Enter to deal > -bob
! holdem, .25/.50, Ann deals, 4 in: Ann Cat Dan Eve
! Enter to deal > -cat
! holdem, .25/.50, Ann deals, 3 in: Ann Dan Eve
! Enter to deal > ¶
! note: `Bob` is sitting out, owes blinds and gets no cards (DAV-36)
! note: `Cat` is sitting out, owes blinds and gets no cards (DAV-36)
! Ann 50.00 · pot 0.75 · call 0.50, raise 1.00–50.00 > c*
! flop · pot 1.50 > q
