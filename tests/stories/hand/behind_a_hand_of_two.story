# Two play, and one or both of them are away in the next hand: nobody pays a blind again that he has paid, and every door says the same
# rules: DAV-25, DAV-27

$ init --house dave
  a new book, counting in USD, under the rules of `dave`
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
! note: tonight's buy-in limits, unless all agree on others in writing: buy at least $10.00; a stack of $50.00 at most, or the biggest stack at the table (DAV-17)
! next: sell chips (buy NAME AMOUNT)
$ buy Ann 20
  Ann buys chips: $20.00 in cash; stack $20.00
  recorded #9 ········
! next: hand new or hand result; at the end count the stacks
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
$ hand new --yes
< d dan
< ¶
< f*
  hand 1, holdem: Ann wins $0.50
  recorded #20 ········
! holdem, .25/.50, Ann deals, 5 in: Ann Bob Cat Dan Eve
! Enter deals > d dan
! holdem, .25/.50, Dan deals, 5 in: Ann Bob Cat Dan Eve
! Enter deals > ¶
! Bob 20.00 · pot 0.75 · call 0.50, raise 1.00–20.00 > f*
! nobody called the last $0.25 of Ann: it goes back (standard rule)
! Ann is the only one left for the main pot: $0.50 (standard rule)
! Ann gets 0.50 (+0.25), Eve -0.25
! ¶
$ hand new --yes
< -ann
< -cat
< -eve
< ¶
< f*
  hand 2, holdem: Bob wins $0.50
  recorded #22 ········
! holdem, .25/.50, Eve deals, 5 in: Ann Bob Cat Dan Eve
! Enter deals > -ann
! holdem, .25/.50, Eve deals, 4 in: Bob Cat Dan Eve
! Enter deals > -cat
! holdem, .25/.50, Eve deals, 3 in: Bob Dan Eve
! Enter deals > -eve
! holdem, .25/.50, Dan deals, 2 in: Bob Dan
! Enter deals > ¶
! note: `Ann` is away and has blinds to pay: he gets no cards (DAV-36)
! note: `Cat` is away and has blinds to pay: he gets no cards (DAV-36)
! note: `Eve` is away: his cards are thrown away when it is his turn (DAV-36)
! Dan 19.75 · pot 0.75 · call 0.25, raise 1.00–20.00 > f*
! nobody called the last $0.25 of Bob: it goes back (standard rule)
! Bob is the only one left for the main pot: $0.50 (standard rule)
! Bob gets 0.50 (+0.25), Dan -0.25
! ¶

## Bob had the big blind, and only the small one passes him
$ hand new --yes
< -bob
< -dan
< ¶
< f*
  hand 3, holdem: every bet goes back
  recorded #24 ········
! holdem, .25/.50, Eve deals, 5 in: Ann Bob Cat Dan Eve
! Enter deals > -bob
! holdem, .25/.50, Eve deals, 4 in: Ann Cat Dan Eve
! Enter deals > -dan
! holdem, .25/.50, Eve deals, 3 in: Ann Cat Eve
! Enter deals > ¶
! note: `Ann` sits between button and small blind: he waits, or buys the button
!   (DAV-29)
! note: `Bob` is away and has blinds to pay: he gets no cards (DAV-36)
! note: `Dan` is away: his cards are thrown away when it is his turn (DAV-36)
! note: nobody posts the small blind: its chair is empty (DAV-25)
! note: `Dan` is away at his turn: his hand is dead, and a blind he posted stays
!   in the pot (dead Dan) (DAV-30)
! Dan 19.75 · pot 0.50 · call 0.50, raise 1.00–19.75 > f*
! nobody called the last $0.50 of Cat: it goes back (standard rule)
! ¶
! ¶
$ deal --dry-run
  Bob deals
  holdem: dead $0.25 from Ann and Bob; blind $0.25 from Cat; blind $0.50 from Dan
    `Ann` comes in with $0.25 dead (DAV-27)
    the $0.25 of the small blind are dead: they count for no bet (DAV-28)
    `Bob` comes in with $0.25 dead (DAV-27)
    the $0.25 of the small blind are dead: they count for no bet (DAV-28)
  (rehearsed: nothing was recorded)
$ hand export 3 --format housebook --out three.phh
  1 hand in `three.phh`
! note: hand 3: not written: what only `dave` has: the hand is written by card-room rules
$ undo
  took back #23: Eve deals the next hand
  took back #24: hand 3, holdem: nobody won
  recorded #26 ········
$ hand add three.phh
  hand 3, holdem: every bet goes back
    nobody called the last $0.50 of Cat: it goes back (standard)
  recorded #27 ········
$ deal --dry-run
  Bob deals
  holdem: dead $0.25 from Ann and Bob; blind $0.25 from Cat; blind $0.50 from Dan
    `Ann` comes in with $0.25 dead (DAV-27)
    the $0.25 of the small blind are dead: they count for no bet (DAV-28)
    `Bob` comes in with $0.25 dead (DAV-27)
    the $0.25 of the small blind are dead: they count for no bet (DAV-28)
  (rehearsed: nothing was recorded)

## the button does not stay with Dan, though nobody posts the small blind
$ undo
  took back #27: hand 3, holdem: nobody won
  recorded #28 ········
$ hand new --yes
< -bob
< ¶
< f*
  hand 3, holdem: every bet goes back
  recorded #30 ········
! holdem, .25/.50, Eve deals, 5 in: Ann Bob Cat Dan Eve
! Enter deals > -bob
! holdem, .25/.50, Eve deals, 4 in: Ann Cat Dan Eve
! Enter deals > ¶
! note: `Ann` sits between button and small blind: he waits, or buys the button
!   (DAV-29)
! note: `Bob` is away and has blinds to pay: he gets no cards (DAV-36)
! note: nobody posts the small blind: its chair is empty (DAV-25)
! Dan 19.75 · pot 0.50 · call 0.50, raise 1.00–19.75 > f*
! nobody called the last $0.50 of Cat: it goes back (standard rule)
! ¶
! ¶
$ hand export 3 --format housebook --out three.phh
! error: `three.phh` exists already
= 4
$ undo
  took back #29: Eve deals the next hand
  took back #30: hand 3, holdem: nobody won
  recorded #32 ········
$ hand add three.phh
  hand 3, holdem: every bet goes back
    nobody called the last $0.50 of Cat: it goes back (standard)
  recorded #33 ········
$ deal --dry-run
  Bob deals
  holdem: dead $0.25 from Ann and Bob; blind $0.25 from Cat; blind $0.50 from Dan
    `Ann` comes in with $0.25 dead (DAV-27)
    the $0.25 of the small blind are dead: they count for no bet (DAV-28)
    `Bob` comes in with $0.25 dead (DAV-27)
    the $0.25 of the small blind are dead: they count for no bet (DAV-28)
  (rehearsed: nothing was recorded)
