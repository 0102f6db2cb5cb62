# Who waits between button and small blind is at the table: a told hand moves the blinds as an entered one does
# rules: DAV-25, DAV-29

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
< d eve
< -ann
< -cat
< ¶
< 2
< f f
  hand 1, holdem: Eve wins $1.25
  recorded #15 ········
! holdem, .25/.50, Ann deals, 5 in: Ann Bob Cat Dan Eve
! Enter to deal > d eve
! holdem, .25/.50, Eve deals, 5 in: Ann Bob Cat Dan Eve
! Enter to deal > -ann
! holdem, .25/.50, Eve deals, 4 in: Bob Cat Dan Eve
! Enter to deal > -cat
! holdem, .25/.50, Eve deals, 3 in: Bob Dan Eve
! Enter to deal > ¶
! note: `Ann` is sitting out, owes blinds and gets no cards (DAV-36)
! note: `Cat` is sitting out, owes blinds and gets no cards (DAV-36)
! Eve 20.00 · pot 0.75 · call 0.50, raise 1.00–20.00 > 2
! Bob 19.75 · pot 2.75 · call 1.75, raise 3.50–20.00 > f f
! nobody called Eve's last $1.50, so Eve gets it back (standard rule)
! Eve is the only one left in the main pot, so Eve wins it: $1.25 (standard rule)
! Bob -0.25, Dan -0.50, Eve gets 1.25 (+0.75)
! ¶
$ hand new --yes
< -dan
< -bob
< ¶
< c f k
< 2s3s4s
< k k
< 5d
< k k
< 6h
< k k
< w eve
  hand 2, holdem: Eve wins $1.25
  recorded #17 ········
! holdem, .25/.50, Bob deals, 5 in: Ann Bob Cat Dan Eve
! Enter to deal > -dan
! holdem, .25/.50, Bob deals, 4 in: Ann Bob Cat Eve
! Enter to deal > -bob
! holdem, .25/.50, Bob deals, 3 in: Ann Cat Eve
! Enter to deal > ¶
! note: `Bob` is sitting out but gets cards; the hand is dead when it's `Bob`'s
!   turn (DAV-36)
! note: `Cat` sits between the button and the small blind and has to wait or buy
!   the button (DAV-29)
! note: `Dan` is sitting out, owes blinds and gets no cards (DAV-36)
! note: the button stays at an empty seat, and the blinds move on to the next
!   players (DAV-25)
! note: there's no small blind, because that seat isn't in the hand (DAV-25)
! note: `Ann` comes in and posts $0.25 dead (DAV-27)
! note: the $0.25 for the small blind is dead: it doesn't count toward a bet
!   (DAV-28)
! Ann 19.75 · pot 0.75 · call 0.50, raise 1.00–19.75 > c f k
! flop · pot 1.25 > 2s3s4s
! flop: 2s 3s 4s · pot 1.25
! Eve 20.25 · pot 1.25 · check, bet 0.50–20.25 > k k
! turn · pot 1.25 > 5d
! turn: 2s 3s 4s 5d · pot 1.25
! Eve 20.25 · pot 1.25 · check, bet 0.50–20.25 > k k
! river · pot 1.25 > 6h
! river: 2s 3s 4s 5d 6h · pot 1.25
! Eve 20.25 · pot 1.25 · check, bet 0.50–20.25 > k k
! pot 1.25 · Eve shows > w eve
! nobody bet in the last round, so Eve, on the dealer's left, shows first (DAV-52)
! Eve is the only one left in the main pot, so Eve wins it: $1.25 (DAV-53)
! Ann -0.75, Eve gets 1.25 (+0.75)
! ¶
$ deal --dry-run
  Dan deals
  holdem: Eve posts the small blind, $0.25; Ann posts the big blind, $0.50; Cat
    posts a blind of $0.50 plus $0.25 dead; Dan posts $0.25 dead
    `Cat` comes in and posts $0.50 live and $0.25 dead (DAV-27)
    the $0.25 for the small blind is dead: it doesn't count toward a bet (DAV-28)
    `Dan` comes in and posts $0.25 dead (DAV-27)
    the $0.25 for the small blind is dead: it doesn't count toward a bet (DAV-28)
  (dry run: nothing was recorded)
> Ann posts the big blind, $0.50
$ undo
  undid #16 (Bob deals the next hand)
  undid #17 (hand 2, holdem: Eve won $1.25)
  recorded #19 ········
$ hand result --really --game holdem --dealer Bob --in Eve=.5 --in Ann=.75 --win Eve=1.25 --away Dan --away Bob
  hand 2, holdem: Eve wins $1.25
  recorded #21 ········
$ deal --dry-run
  Dan deals
  holdem: Eve posts the small blind, $0.25; Ann posts the big blind, $0.50; Cat
    posts a blind of $0.50 plus $0.25 dead; Dan posts $0.25 dead
    `Cat` comes in and posts $0.50 live and $0.25 dead (DAV-27)
    the $0.25 for the small blind is dead: it doesn't count toward a bet (DAV-28)
    `Dan` comes in and posts $0.25 dead (DAV-27)
    the $0.25 for the small blind is dead: it doesn't count toward a bet (DAV-28)
  (dry run: nothing was recorded)
> Ann posts the big blind, $0.50
