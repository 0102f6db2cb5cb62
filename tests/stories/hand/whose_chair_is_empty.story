# Cat is away on her own chair, and a newcomer sits beside it. A file of the hand names both, so the next deal is the same.
# rules: DAV-25, DAV-27, DAV-29

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
$ seat Ann Bob
  Ann has seat 1
  Bob has seat 2
  recorded #12 ········
$ seat Cat 4
  Cat has seat 4
  recorded #13 ········
$ hand new --yes
< d ann
< ¶
< f*
  hand 1, holdem: Cat wins $0.50
  recorded #15 ········
! holdem, .25/.50, Ann deals, 3 in: Ann Bob Cat
! Enter to deal > d ann
! Enter to deal > ¶
! Ann 20.00 · pot 0.75 · call 0.50, raise 1.00–20.00 > f*
! nobody called Cat's last $0.25, so Cat gets it back (standard rule)
! Cat is the only one left in the main pot, so Cat wins it: $0.50 (standard rule)
! Bob -0.25, Cat gets 0.50 (+0.25)
! ¶
$ buy Dan 20
  Dan buys chips: $20.00 in cash; stack $20.00
  recorded #16 ········
$ seat Dan 3
  Dan has seat 3
  recorded #17 ········
$ hand new --yes
< -cat
< ¶
< f*
  hand 2, holdem: all bets returned
  recorded #19 ········
! holdem, .25/.50, Bob deals, 4 in: Ann Bob Dan Cat
! Enter to deal > -cat
! holdem, .25/.50, Bob deals, 3 in: Ann Bob Dan
! Enter to deal > ¶
! note: `Dan` sits between the button and the small blind and has to wait or buy
!   the button (DAV-29)
! note: `Cat` is sitting out, owes blinds and gets no cards (DAV-36)
! note: there's no small blind, because that seat isn't in the hand (DAV-25)
! Bob 19.75 · pot 0.50 · call 0.50, raise 1.00–19.75 > f*
! nobody called Ann's last $0.50, so Ann gets it back (standard rule)
! ¶
$ deal --dry-run
  Cat deals
  holdem: Ann posts the small blind, $0.25; Bob posts the big blind, $0.50; Cat
    posts $0.25 dead
    `Dan` is new and doesn't have to post (DAV-26)
    `Cat` comes in and posts $0.25 dead (DAV-27)
    the $0.25 for the small blind is dead: it doesn't count toward a bet (DAV-28)
  (dry run: nothing was recorded)
$ hand export 2 --format housebook --out two.phh
  1 hand in `two.phh`
$ hand export 2 --out two_plain.phh
  1 hand in `two_plain.phh`
$ undo
  undid #18 (Bob deals the next hand)
  undid #19 (hand 2, holdem: nobody won)
  recorded #21 ········
$ hand add two.phh
  hand 2, holdem: all bets returned
    nobody called Ann's last $0.50, so Ann gets it back (standard rule)
  recorded #22 ········
$ deal --dry-run
  Cat deals
  holdem: Ann posts the small blind, $0.25; Bob posts the big blind, $0.50; Cat
    posts $0.25 dead
    `Dan` is new and doesn't have to post (DAV-26)
    `Cat` comes in and posts $0.25 dead (DAV-27)
    the $0.25 for the small blind is dead: it doesn't count toward a bet (DAV-28)
  (dry run: nothing was recorded)
$ undo
  undid #22 (hand 2, holdem: nobody won)
  recorded #23 ········
$ hand add two_plain.phh
  hand 2, holdem: all bets returned
    nobody called Ann's last $0.50, so Ann gets it back (standard rule)
  recorded #24 ········
$ deal --dry-run
  Cat deals
  holdem: Ann posts the small blind, $0.25; Bob posts the big blind, $0.50; Cat
    posts $0.25 dead
    `Dan` is new and doesn't have to post (DAV-26)
    `Cat` comes in and posts $0.25 dead (DAV-27)
    the $0.25 for the small blind is dead: it doesn't count toward a bet (DAV-28)
  (dry run: nothing was recorded)
