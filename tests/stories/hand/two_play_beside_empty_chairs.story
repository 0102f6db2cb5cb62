# Two play while the blinds' chairs are empty: every door asks for the same blinds later, and takes its own file
# rules: DAV-27, DAV-36

$ init --house dave
  started a new book in USD with `dave` rules
  recorded #2 ········
! next: add the players (player add NAME NAME)
$ player add Ann Bob Cat Dan Eve
  Ann, a regular
  Bob, a regular
  Cat, a regular
  Dan, a regular
  Eve, a regular
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
$ buy Eve 20
  Eve buys chips: $20.00 in cash; stack $20.00
  recorded #13 ········
$ hand new --yes
< d dan
< ¶
< f f f f
  hand 1, holdem: Ann wins $0.50
  recorded #15 ········
! holdem, .25/.50, Ann deals, 5 in: Ann Bob Cat Dan Eve
! Enter to deal > d dan
! holdem, .25/.50, Dan deals, 5 in: Ann Bob Cat Dan Eve
! Enter to deal > ¶
! Bob 20.00 · pot 0.75 · call 0.50, raise 1.00–20.00 > f f f f
! nobody called Ann's last $0.25, so Ann gets it back (standard rule)
! Ann is the only one left in the main pot, so Ann wins it: $0.50 (standard rule)
! Ann gets 0.50 (+0.25), Eve -0.25
! ¶
$ hand new --yes
< -ann
< -eve
< -bob
< ¶
< f f
  hand 2, holdem: Cat wins $0.50
  recorded #17 ········
! holdem, .25/.50, Eve deals, 5 in: Ann Bob Cat Dan Eve
! Enter to deal > -ann
! holdem, .25/.50, Eve deals, 4 in: Bob Cat Dan Eve
! Enter to deal > -eve
! holdem, .25/.50, Eve deals, 3 in: Bob Cat Dan
! Enter to deal > -bob
! holdem, .25/.50, Dan deals, 2 in: Cat Dan
! Enter to deal > ¶
! note: `Ann` is sitting out, owes blinds and gets no cards (DAV-36)
! note: `Bob` is sitting out, owes blinds and gets no cards (DAV-36)
! note: `Eve` is sitting out but gets cards; the hand is dead when it's `Eve`'s
!   turn (DAV-36)
! Dan 19.75 · pot 0.75 · call 0.25, raise 1.00–20.00 > f f
! nobody called Cat's last $0.25, so Cat gets it back (standard rule)
! Cat is the only one left in the main pot, so Cat wins it: $0.50 (standard rule)
! Cat gets 0.50 (+0.25), Dan -0.25
! ¶
$ deal --dry-run
  Bob deals
  holdem: Cat posts the small blind, $0.25; Dan posts the big blind, $0.50; Ann
    posts $0.25 dead; Bob posts a blind of $0.50 plus $0.25 dead
    `Ann` comes in and posts $0.25 dead (DAV-27)
    the $0.25 for the small blind is dead: it doesn't count toward a bet (DAV-28)
    `Bob` comes in and posts $0.50 live and $0.25 dead (DAV-27)
    the $0.25 for the small blind is dead: it doesn't count toward a bet (DAV-28)
  (dry run: nothing was recorded)
> Ann posts $0.25 dead
$ hand export 2 --format housebook --out two.phh
  1 hand in `two.phh`
$ undo
  undid #16 (Dan deals the next hand)
  undid #17 (hand 2, holdem: Cat won $0.50)
  recorded #19 ········
$ hand add two.phh
  hand 2, holdem: Cat wins $0.50
    nobody called Cat's last $0.25, so Cat gets it back (standard rule)
    Cat is the only one left in the main pot, so Cat wins it: $0.50 (standard
      rule)
  recorded #20 ········
$ deal --dry-run
  Bob deals
  holdem: Cat posts the small blind, $0.25; Dan posts the big blind, $0.50; Ann
    posts $0.25 dead; Bob posts a blind of $0.50 plus $0.25 dead
    `Ann` comes in and posts $0.25 dead (DAV-27)
    the $0.25 for the small blind is dead: it doesn't count toward a bet (DAV-28)
    `Bob` comes in and posts $0.50 live and $0.25 dead (DAV-27)
    the $0.25 for the small blind is dead: it doesn't count toward a bet (DAV-28)
  (dry run: nothing was recorded)
> Ann posts $0.25 dead
$ undo
  undid #20 (hand 2, holdem: Cat won $0.50)
  recorded #21 ········
$ hand result --game holdem --dealer Dan --in Cat=.5 --in Dan=.25 --win Cat=.75 --away Ann --away Bob --away Eve
  hand 2, holdem: Cat wins $0.75
  recorded #23 ········
$ deal --dry-run
  Bob deals
  holdem: Cat posts the small blind, $0.25; Dan posts the big blind, $0.50; Ann
    posts $0.25 dead; Bob posts a blind of $0.50 plus $0.25 dead
    `Ann` comes in and posts $0.25 dead (DAV-27)
    the $0.25 for the small blind is dead: it doesn't count toward a bet (DAV-28)
    `Bob` comes in and posts $0.50 live and $0.25 dead (DAV-27)
    the $0.25 for the small blind is dead: it doesn't count toward a bet (DAV-28)
  (dry run: nothing was recorded)
> Ann posts $0.25 dead
