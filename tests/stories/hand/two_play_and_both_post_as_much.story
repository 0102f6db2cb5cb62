# Of two who play one comes in with as much as the big blind: told, entered or from a file, the next blinds are the same
# rules: DAV-25, DAV-27

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
< d ann
< -cat
< ¶
< f f f
  hand 1, holdem: Dan wins $0.50
  recorded #15 ········
! holdem, .25/.50, Ann deals, 5 in: Ann Bob Cat Dan Eve
! Enter to deal > d ann
! Enter to deal > -cat
! holdem, .25/.50, Ann deals, 4 in: Ann Bob Dan Eve
! Enter to deal > ¶
! note: `Cat` is sitting out, owes blinds and gets no cards (DAV-36)
! Eve 20.00 · pot 0.75 · call 0.50, raise 1.00–20.00 > f f f
! nobody called Dan's last $0.25, so Dan gets it back (standard rule)
! Dan is the only one left in the main pot, so Dan wins it: $0.50 (standard rule)
! Bob -0.25, Dan gets 0.50 (+0.25)
! ¶
$ hand new --yes
< -bob
< -dan
< -eve
< ¶
< f
< k k
< 2s3s4s
< k k
< 5d
< k k
< 6h
< k k
< w ann
  hand 2, holdem: Ann wins $1.00
  recorded #17 ········
! holdem, .25/.50, Bob deals, 5 in: Ann Bob Cat Dan Eve
! Enter to deal > -bob
! holdem, .25/.50, Bob deals, 4 in: Ann Cat Dan Eve
! Enter to deal > -dan
! holdem, .25/.50, Bob deals, 3 in: Ann Cat Eve
! Enter to deal > -eve
! holdem, .25/.50, Cat deals, 2 in: Ann Cat
! Enter to deal > ¶
! note: `Bob` is sitting out but gets cards; the hand is dead when it's `Bob`'s
!   turn (DAV-36)
! note: `Dan` is sitting out, owes blinds and gets no cards (DAV-36)
! note: `Eve` is sitting out, owes blinds and gets no cards (DAV-36)
! note: `Cat` comes in and posts $0.50 live (DAV-27)
! note: `Bob` isn't at the table to act, so the hand is dead (type `dead Bob`)
!   (DAV-30)
! Bob 19.75 · pot 1.00 · call 0.50, raise 1.00–19.75 > f
! Cat 19.50 · pot 1.00 · check, raise 1.00–20.00 > k k
! flop · pot 1.00 > 2s3s4s
! flop: 2s 3s 4s · pot 1.00
! Ann 19.50 · pot 1.00 · check, bet 0.50–19.50 > k k
! turn · pot 1.00 > 5d
! turn: 2s 3s 4s 5d · pot 1.00
! Ann 19.50 · pot 1.00 · check, bet 0.50–19.50 > k k
! river · pot 1.00 > 6h
! river: 2s 3s 4s 5d 6h · pot 1.00
! Ann 19.50 · pot 1.00 · check, bet 0.50–19.50 > k k
! pot 1.00 · Ann shows > w ann
! nobody bet in the last round, so Ann, on the dealer's left, shows first (DAV-52)
! Ann is the only one left in the main pot, so Ann wins it: $1.00 (DAV-53)
! Ann gets 1.00 (+0.50), Cat -0.50
! ¶
$ deal --dry-run
  Cat deals
  holdem: Ann posts the small blind, $0.25; Bob posts the big blind, $0.50
    `Dan` sits between the button and the small blind and has to wait or buy the
      button (DAV-29)
    `Eve` sits between the button and the small blind and has to wait or buy the
      button (DAV-29)
  (dry run: nothing was recorded)
$ hand export 2 --format housebook --out two.phh
  1 hand in `two.phh`
$ undo
  undid #16 (Cat deals the next hand)
  undid #17 (hand 2, holdem: Ann won $1.00)
  recorded #19 ········
$ hand add two.phh
  hand 2, holdem: Ann wins $1.00
    nobody bet in the last round, so Ann, on the dealer's left, shows first
      (DAV-52)
    Ann is the only one left in the main pot, so Ann wins it: $1.00 (DAV-53)
  recorded #20 ········
$ deal --dry-run
  Cat deals
  holdem: Ann posts the small blind, $0.25; Bob posts the big blind, $0.50
    `Dan` sits between the button and the small blind and has to wait or buy the
      button (DAV-29)
    `Eve` sits between the button and the small blind and has to wait or buy the
      button (DAV-29)
  (dry run: nothing was recorded)
$ undo
  undid #20 (hand 2, holdem: Ann won $1.00)
  recorded #21 ········
$ hand result --really --game holdem --dealer Cat --in Ann=.5 --in Cat=.5 --win Ann=1 --away Bob --away Dan --away Eve
  hand 2, holdem: Ann wins $1.00
  recorded #23 ········
$ deal --dry-run
  Cat deals
  holdem: Ann posts the small blind, $0.25; Bob posts the big blind, $0.50
    `Dan` sits between the button and the small blind and has to wait or buy the
      button (DAV-29)
    `Eve` sits between the button and the small blind and has to wait or buy the
      button (DAV-29)
  (dry run: nothing was recorded)
