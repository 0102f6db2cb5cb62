# A hand is told by the two who fought for it. Cat was dealt in as well, and had the big blind: away in the next hand, Cat owes the
# small blind only, as somebody who isn't new.
# rules: DAV-27

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
$ seat Ann 1
  Ann has seat 1
  recorded #12 ········
$ seat Bob 3
  Bob has seat 3
  recorded #13 ········
$ seat Cat 5
  Cat has seat 5
  recorded #14 ········
$ seat Dan 7
  Dan has seat 7
  recorded #15 ········
$ hand result holdem Bob 1 Ann --dealer Ann
  hand 1, holdem: Bob wins $2.00
  recorded #17 ········
$ hand new --yes
< -cat
< ¶
< f*
  hand 2, holdem: all bets returned
  recorded #19 ········
! holdem, .25/.50, Bob deals, 4 in: Ann Bob Cat Dan
! Enter to deal > -cat
! holdem, .25/.50, Bob deals, 3 in: Ann Bob Dan
! Enter to deal > ¶
! note: `Cat` is sitting out, owes blinds and gets no cards (DAV-36)
! note: there's no small blind, because that seat isn't in the hand (DAV-25)
! Ann 19.00 · pot 0.50 · call 0.50, raise 1.00–19.00 > f*
! nobody called Dan's last $0.50, so Dan gets it back (standard rule)
! ¶
$ deal --dry-run
  Cat deals
    the deal passes to the left (DAV-25)
  holdem: Dan posts the small blind, $0.25; Ann posts the big blind, $0.50; Cat
    posts $0.25 dead
    `Cat` comes in and posts $0.25 dead (DAV-27)
    the $0.25 for the small blind is dead: it doesn't count toward a bet (DAV-28)
  (dry run: nothing was recorded)
> $0.25 dead
$ hand result --game holdem --in Ann=1 --in Ann=1 --win Ann=2
! error: `Ann` is named twice
! hint: hand result --help
= 4
