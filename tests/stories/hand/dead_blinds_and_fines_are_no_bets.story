# What nobody has to match is no bet: who paid less of it than others can still win the whole pot without showing
# rules: DAV-28, MIK-15

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
$ player add Fay
  Fay, a regular
  recorded #19 ········
$ buy Fay 50
  Fay buys chips: $50.00 in cash; stack $50.00
  recorded #20 ········
$ seat Fay 6
  Fay has seat 6
  recorded #21 ········
$ hand new --yes
< d ann
< -bob
< -cat
< ¶
< f*
  hand 1, holdem: Eve wins $0.50
  recorded #23 ········
! holdem, .25/.50, Ann deals, 6 in: Ann Bob Cat Dan Eve Fay
! Enter to deal > d ann
! Enter to deal > -bob
! holdem, .25/.50, Ann deals, 5 in: Ann Cat Dan Eve Fay
! Enter to deal > -cat
! holdem, .25/.50, Ann deals, 4 in: Ann Dan Eve Fay
! Enter to deal > ¶
! note: `Bob` is sitting out, owes blinds and gets no cards (DAV-36)
! note: `Cat` is sitting out, owes blinds and gets no cards (DAV-36)
! Fay 50.00 · pot 0.75 · call 0.50, raise 1.00–50.00 > f*
! nobody called Eve's last $0.25, so Eve gets it back (standard rule)
! Eve is the only one left in the main pot, so Eve wins it: $0.50 (standard rule)
! Dan -0.25, Eve gets 0.50 (+0.25)
! ¶
$ hand new --yes
< ¶
< c c c c c k
< 2s3s4s
< k*
< 5d
< k*
< 6h
< k*
< w dan
  hand 2, holdem: Dan wins $3.50
  recorded #25 ········
! holdem, .25/.50, Dan deals, 6 in: Ann Bob Cat Dan Eve Fay
! Enter to deal > ¶
! note: `Bob` comes in and posts $0.25 dead (DAV-27)
! note: the $0.25 for the small blind is dead: it doesn't count toward a bet
!   (DAV-28)
! note: `Cat` comes in and posts $0.25 dead (DAV-27)
! note: the $0.25 for the small blind is dead: it doesn't count toward a bet
!   (DAV-28)
! Ann 50.00 · pot 1.25 · call 0.50, raise 1.00–50.00 > c c c c c k
! flop · pot 3.50 > 2s3s4s
! flop: 2s 3s 4s · pot 3.50
! Eve 49.75 · pot 3.50 · check, bet 0.50–49.75 > k*
! turn · pot 3.50 > 5d
! turn: 2s 3s 4s 5d · pot 3.50
! Eve 49.75 · pot 3.50 · check, bet 0.50–49.75 > k*
! river · pot 3.50 > 6h
! river: 2s 3s 4s 5d 6h · pot 3.50
! Eve 49.75 · pot 3.50 · check, bet 0.50–49.75 > k*
! pot 3.50 · Eve shows > w dan
! nobody bet in the last round, so Eve, on the dealer's left, shows first (DAV-52)
! Dan is the only one left in the main pot, so Dan wins it: $3.50 (DAV-53)
! Ann -0.50, Bob -0.75, Cat -0.75, Dan gets 3.50 (+3.00), Eve -0.50, Fay -0.50
! ¶
> Dan wins $3.50
