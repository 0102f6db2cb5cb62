# Ann and Eve are away, and the small blind is due on Eve's chair. A file names neither of them; the next deal is the same as if the hand had
# been entered.
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
$ hand result --dealer Ann --game holdem --in Ann=.25 --in Eve=.25 --win Eve=.50 --away Bob --away Cat --away Dan
  hand 1, holdem: Eve wins $0.50
  recorded #15 ········
$ hand new --yes
< d dan
< -ann
< -eve
< ¶
< f f
  hand 2, holdem: Bob wins $0.50
  recorded #17 ········
! holdem, .25/.50, Dan deals, 5 in: Ann Bob Cat Dan Eve
! Enter to deal > d dan
! Enter to deal > -ann
! holdem, .25/.50, Dan deals, 4 in: Bob Cat Dan Eve
! Enter to deal > -eve
! holdem, .25/.50, Dan deals, 3 in: Bob Cat Dan
! Enter to deal > ¶
! note: `Ann` is sitting out, owes blinds and gets no cards (DAV-36)
! note: `Eve` is sitting out, owes blinds and gets no cards (DAV-36)
! note: there's no small blind, because that seat isn't in the hand (DAV-25)
! note: `Cat` comes in and posts $0.25 dead (DAV-27)
! note: the $0.25 for the small blind is dead: it doesn't count toward a bet
!   (DAV-28)
! note: `Dan` comes in and posts $0.25 dead (DAV-27)
! note: the $0.25 for the small blind is dead: it doesn't count toward a bet
!   (DAV-28)
! Cat 19.75 · pot 1.00 · call 0.50, raise 1.00–19.75 > f f
! nobody called Bob's last $0.50, so Bob gets it back (standard rule)
! Bob is the only one left in the main pot, so Bob wins it: $0.50 (standard rule)
! Bob gets 0.50 (+0.50), Cat -0.25, Dan -0.25
! ¶
$ deal --dry-run
  Eve deals
    the deal passes to the left (DAV-25)
  holdem: Bob posts the small blind, $0.25; Cat posts the big blind, $0.50; Eve
    posts $0.25 dead
    `Ann` sits between the button and the small blind and has to wait or buy the
      button (DAV-29)
    `Eve` comes in and posts $0.25 dead (DAV-27)
    the $0.25 for the small blind is dead: it doesn't count toward a bet (DAV-28)
  (dry run: nothing was recorded)
$ hand export 2 --format housebook --out hand.phh
  1 hand in `hand.phh`
$ undo
  undid #16 (Dan deals the next hand)
  undid #17 (hand 2, holdem: Bob won $0.50)
  recorded #19 ········
$ hand add hand.phh
  hand 2, holdem: Bob wins $0.50
    nobody called Bob's last $0.50, so Bob gets it back (standard rule)
    Bob is the only one left in the main pot, so Bob wins it: $0.50 (standard
      rule)
  recorded #20 ········
$ deal --dry-run
  Eve deals
  holdem: Bob posts the small blind, $0.25; Cat posts the big blind, $0.50; Eve
    posts $0.25 dead
    `Ann` sits between the button and the small blind and has to wait or buy the
      button (DAV-29)
    `Eve` comes in and posts $0.25 dead (DAV-27)
    the $0.25 for the small blind is dead: it doesn't count toward a bet (DAV-28)
  (dry run: nothing was recorded)
