# Both blinds are away: the button goes where the small blind was due
# rules: DAV-25, DAV-27, DAV-29

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
$ seat Ann 1
  Ann has seat 1
  recorded #10 ········
$ buy Bob 50
  Bob buys chips: $50.00 in cash; stack $50.00
  recorded #11 ········
$ seat Bob 2
  Bob has seat 2
  recorded #12 ········
$ buy Cat 50
  Cat buys chips: $50.00 in cash; stack $50.00
  recorded #13 ········
$ seat Cat 3
  Cat has seat 3
  recorded #14 ········
$ buy Dan 50
  Dan buys chips: $50.00 in cash; stack $50.00
  recorded #15 ········
$ seat Dan 4
  Dan has seat 4
  recorded #16 ········
$ buy Eve 50
  Eve buys chips: $50.00 in cash; stack $50.00
  recorded #17 ········
$ seat Eve 5
  Eve has seat 5
  recorded #18 ········
$ deal --dealer Ann
  Ann deals
  holdem: Bob posts the small blind, $0.25; Cat posts the big blind, $0.50
  recorded #19 ········
$ hand new
< ¶
< f*
< y
  hand 1, holdem: Cat wins $0.50
  recorded #20 ········
! holdem, .25/.50, Ann deals, 5 in: Ann Bob Cat Dan Eve
! Enter to deal > ¶
! Dan 50.00 · pot 0.75 · call 0.50, raise 1.00–50.00 > f*
! nobody called Cat's last $0.25, so Cat gets it back (standard rule)
! Cat is the only one left in the main pot, so Cat wins it: $0.50 (standard rule)
! Bob -0.25, Cat gets 0.50 (+0.25)
! record? [Y/n] > y

Cat would have the small blind and Dan the big one. Both are away: Cat's chair has it dead, and Eve posts the big blind.

$ hand new
< -cat
< -dan
< ¶
< f*
< y
  hand 2, holdem: all bets returned
  recorded #22 ········
! holdem, .25/.50, Bob deals, 5 in: Ann Bob Cat Dan Eve
! Enter to deal > -cat
! holdem, .25/.50, Bob deals, 4 in: Ann Bob Dan Eve
! Enter to deal > -dan
! holdem, .25/.50, Bob deals, 3 in: Ann Bob Eve
! Enter to deal > ¶
! note: `Cat` is sitting out, owes blinds and gets no cards (DAV-36)
! note: `Dan` is sitting out, owes blinds and gets no cards (DAV-36)
! note: there's no small blind, because that seat isn't in the hand (DAV-25)
! Ann 50.00 · pot 0.50 · call 0.50, raise 1.00–50.00 > f*
! nobody called Eve's last $0.50, so Eve gets it back (standard rule)
! record? [Y/n] > y
> there's no small blind, because that seat isn't in the hand (DAV-25)

The button follows to Cat's chair. Dan sits between it and the small blind of Eve: he waits, or buys the button.

$ deal
  Cat deals
    the deal passes to the left (DAV-25)
  holdem: Eve posts the small blind, $0.25; Ann posts the big blind, $0.50; Cat
    posts $0.25 dead
    `Dan` sits between the button and the small blind and has to wait or buy the
      button (DAV-29)
    `Cat` comes in and posts $0.25 dead (DAV-27)
    the $0.25 for the small blind is dead: it doesn't count toward a bet (DAV-28)
  recorded #23 ········
> Cat deals
> holdem: Eve posts the small blind, $0.25; Ann posts the big blind, $0.50; Cat posts $0.25 dead
> `Dan` sits between the button and the small blind and has to wait or buy the button

Where both stay away, the button lies dead on Cat's chair.

$ hand new
< -cat
< -dan
< ¶
< f*
< y
  hand 3, holdem: Ann wins $0.50
  recorded #24 ········
! holdem, .25/.50, Cat deals, 5 in: Ann Bob Cat Dan Eve
! Enter to deal > -cat
! holdem, .25/.50, Cat deals, 4 in: Ann Bob Dan Eve
! Enter to deal > -dan
! holdem, .25/.50, Cat deals, 3 in: Ann Bob Eve
! Enter to deal > ¶
! note: `Cat` is sitting out, owes blinds and gets no cards (DAV-36)
! note: `Dan` is sitting out, owes blinds and gets no cards (DAV-36)
! note: the button stays at an empty seat, and the blinds move on to the next
!   players (DAV-25)
! Bob 49.75 · pot 0.75 · call 0.50, raise 1.00–49.75 > f*
! nobody called Ann's last $0.25, so Ann gets it back (standard rule)
! Ann is the only one left in the main pot, so Ann wins it: $0.50 (standard rule)
! Ann gets 0.50 (+0.25), Eve -0.25
! record? [Y/n] > y
$ deal
  Eve deals
  holdem: Ann posts the small blind, $0.25; Bob posts the big blind, $0.50; Cat
    posts $0.25 dead; Dan posts a blind of $0.50 plus $0.25 dead
    `Cat` comes in and posts $0.25 dead (DAV-27)
    the $0.25 for the small blind is dead: it doesn't count toward a bet (DAV-28)
    `Dan` comes in and posts $0.50 live and $0.25 dead (DAV-27)
    the $0.25 for the small blind is dead: it doesn't count toward a bet (DAV-28)
  recorded #25 ········
> Eve deals
