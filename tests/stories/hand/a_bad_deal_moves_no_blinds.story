# A bad deal doesn't count: the next hand has the same button and blinds as without it, no matter who was there for the bad deal.

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
$ seat Ann Bob Cat Dan Eve
  Ann has seat 1
  Bob has seat 2
  Cat has seat 3
  Dan has seat 4
  Eve has seat 5
  recorded #18 ········
$ hand new
< d eve
< -cat
< -dan
< ¶
< f*
< y
  hand 1, holdem: Bob wins $0.50
  recorded #20 ········
! holdem, .25/.50, Ann deals, 5 in: Ann Bob Cat Dan Eve
! Enter to deal > d eve
! holdem, .25/.50, Eve deals, 5 in: Ann Bob Cat Dan Eve
! Enter to deal > -cat
! holdem, .25/.50, Eve deals, 4 in: Ann Bob Dan Eve
! Enter to deal > -dan
! holdem, .25/.50, Eve deals, 3 in: Ann Bob Eve
! Enter to deal > ¶
! note: `Cat` is sitting out but gets cards; the hand is dead when it's `Cat`'s
!   turn (DAV-36)
! note: `Dan` is sitting out but gets cards; the hand is dead when it's `Dan`'s
!   turn (DAV-36)
! note: `Cat` isn't at the table to act, so the hand is dead (type `dead Cat`)
!   (DAV-30)
! Cat 20.00 · pot 0.75 · call 0.50, raise 1.00–20.00 > f*
! nobody called Bob's last $0.25, so Bob gets it back (standard rule)
! Bob is the only one left in the main pot, so Bob wins it: $0.50 (standard rule)
! Ann -0.25, Bob gets 0.50 (+0.25)
! record? [Y/n] > y
$ hand new
< ¶
< m
< y
  hand 2, holdem: all bets returned
  recorded #22 ········
! holdem, .25/.50, Ann deals, 5 in: Ann Bob Cat Dan Eve
! Enter to deal > ¶
! Dan 20.00 · pot 0.75 · call 0.50, raise 1.00–20.00 > m
! misdeal: everybody gets their money back (DAV-37)
! returned: Bob 0.25, Cat 0.50
! record? [Y/n] > y
$ hand new
< -cat
< -dan
< -eve
< ¶
< q
  stopped: nothing was recorded
! holdem, .25/.50, Ann deals, 5 in: Ann Bob Cat Dan Eve
! Enter to deal > -cat
! holdem, .25/.50, Ann deals, 4 in: Ann Bob Dan Eve
! Enter to deal > -dan
! holdem, .25/.50, Ann deals, 3 in: Ann Bob Eve
! Enter to deal > -eve
! holdem, .25/.50, Bob deals, 2 in: Ann Bob
! Enter to deal > ¶
! note: `Cat` is sitting out, owes blinds and gets no cards (DAV-36)
! note: `Dan` is sitting out, owes blinds and gets no cards (DAV-36)
! note: `Eve` is sitting out, owes blinds and gets no cards (DAV-36)
! Bob 20.00 · pot 0.75 · call 0.25, raise 1.00–20.25 > q
> Bob deals, 2 in
$ hand new
< -ann
< -cat
< ¶
< f
< f
< y
! holdem, .25/.50, Ann deals, 5 in: Ann Bob Cat Dan Eve
! Enter to deal > -ann
! holdem, .25/.50, Ann deals, 4 in: Bob Cat Dan Eve
! Enter to deal > -cat
! holdem, .25/.50, Ann deals, 3 in: Bob Dan Eve
! Enter to deal > ¶
! note: `Ann` is sitting out but gets cards; the hand is dead when it's `Ann`'s
!   turn (DAV-36)
! note: `Cat` is sitting out, owes blinds and gets no cards (DAV-36)
! note: the button stays at an empty seat, and the blinds move on to the next
!   players (DAV-25)
! Eve 20.00 · pot 0.75 · call 0.50, raise 1.00–20.00 > f
! note: `Ann` isn't at the table to act, so the hand is dead (type `dead Ann`)
!   (DAV-30)
! Ann 19.75 · pot 0.75 · call 0.50, raise 1.00–19.75 > f
! Bob 20.00 · pot 0.75 · call 0.25, raise 1.00–20.25 > y
! error: `y` doesn't work here: type f, c, k, an amount to bet or raise to,
!   +amount or a; ? shows what you can do
! Bob 20.00 · pot 0.75 · call 0.25, raise 1.00–20.25 > ¶
! error: the hand isn't finished, so nothing was recorded
! hint: hand new
= 4
$ hand new
< -bob
< ¶
< m
< y
  hand 3, holdem: all bets returned
  recorded #23 ········
! holdem, .25/.50, Ann deals, 5 in: Ann Bob Cat Dan Eve
! Enter to deal > -bob
! holdem, .25/.50, Ann deals, 4 in: Ann Cat Dan Eve
! Enter to deal > ¶
! note: `Bob` is sitting out, owes blinds and gets no cards (DAV-36)
! note: there's no small blind, because that seat isn't in the hand (DAV-25)
! Dan 20.00 · pot 0.50 · call 0.50, raise 1.00–20.00 > m
! misdeal: everybody gets their money back (DAV-37)
! returned: Cat 0.50
! record? [Y/n] > y
$ deal --dry-run
  Ann deals
  holdem: Bob posts the small blind, $0.25; Cat posts the big blind, $0.50
  (dry run: nothing was recorded)
! note: `Ann` already has the next deal, so nothing was recorded (DAV-25)
$ hand new
< -ann
< ¶
< q
  stopped: nothing was recorded
! holdem, .25/.50, Ann deals, 5 in: Ann Bob Cat Dan Eve
! Enter to deal > -ann
! holdem, .25/.50, Ann deals, 4 in: Bob Cat Dan Eve
! Enter to deal > ¶
! note: `Ann` is sitting out but gets cards; the hand is dead when it's `Ann`'s
!   turn (DAV-36)
! note: the button stays at an empty seat, and the blinds move on to the next
!   players (DAV-25)
! Dan 20.00 · pot 0.75 · call 0.50, raise 1.00–20.00 > q
