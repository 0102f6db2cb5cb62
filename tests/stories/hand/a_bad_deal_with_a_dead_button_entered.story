# The same after a hand that was entered card by card, and a deal that was noted before the bad one
# rules: DAV-25

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
$ hand new --yes
< ¶
< f
< f
< f
< a
< c
< 5h6h7c
< 8d
< 2s
< KsKd
< AsAd
< ¶
  hand 1, holdem: Cat wins $100.00
  recorded #20 ········
! holdem, .25/.50, Ann deals, 5 in: Ann Bob Cat Dan Eve
! Enter to deal > ¶
! Dan 50.00 · pot 0.75 · call 0.50, raise 1.00–50.00 > f
! Eve 50.00 · pot 0.75 · call 0.50, raise 1.00–50.00 > f
! Ann 50.00 · pot 0.75 · call 0.50, raise 1.00–50.00 > f
! Bob 49.75 · pot 0.75 · call 0.25, raise 1.00–50.00 > a
! Cat 49.50 · pot 50.50 · call 49.50 all-in > c
! note: nobody can bet anymore: you can keep your hands face down until the board
!   is complete (DAV-50)
! note: everybody still in can agree to run it more than once (run 2) (DAV-51)
! flop · pot 100.00 > 5h6h7c
! flop: 5h 6h 7c · pot 100.00
! turn · pot 100.00 > 8d
! turn: 5h 6h 7c 8d · pot 100.00
! river · pot 100.00 > 2s
! river: 5h 6h 7c 8d 2s · pot 100.00
! pot 100.00 · Bob shows > KsKd
! pot 100.00 · Cat shows > AsAd
! nobody bet in the last round, so Bob, on the dealer's left, shows first (DAV-52)
! Cat has the best hand for the main pot of $100.00: pair of aces (DAV-54)
! Bob -50.00, Cat gets 100.00 (+50.00)
! ¶
! ¶
> Bob -50.00, Cat gets 100.00 (+50.00)
$ deal
  Ann deals
  holdem: Cat posts the small blind, $0.25; Dan posts the big blind, $0.50
    the button stays at an empty seat, and the blinds move on to the next players
      (DAV-25)
  recorded #21 ········
! note: dead button: it stays at `Bob`'s seat, and `Ann` deals (DAV-25)
> Ann deals
> Cat posts the small blind, $0.25; Dan posts the big blind, $0.50
$ hand new --yes
< ¶
< m
  hand 2, holdem: all bets returned
  recorded #22 ········
! holdem, .25/.50, the button is at Bob's seat, Ann deals, 4 in: Ann Cat Dan Eve
! Enter to deal > ¶
! note: the button stays at an empty seat, and the blinds move on to the next
!   players (DAV-25)
! Eve 50.00 · pot 0.75 · call 0.50, raise 1.00–50.00 > m
! misdeal: everybody gets their money back (DAV-37)
! returned: Cat 0.25, Dan 0.50
! ¶
> the button is at Bob's seat, Ann deals
> returned: Cat 0.25, Dan 0.50
$ hand new --yes --dry-run
< ¶
< f*
  hand 3, holdem: Dan wins $0.50
  (dry run: nothing was recorded)
! holdem, .25/.50, the button is at Bob's seat, Ann deals, 4 in: Ann Cat Dan Eve
! Enter to deal > ¶
! note: the button stays at an empty seat, and the blinds move on to the next
!   players (DAV-25)
! Eve 50.00 · pot 0.75 · call 0.50, raise 1.00–50.00 > f*
! nobody called Dan's last $0.25, so Dan gets it back (standard rule)
! Dan is the only one left in the main pot, so Dan wins it: $0.50 (standard rule)
! Cat -0.25, Dan gets 0.50 (+0.25)
! ¶
> the button is at Bob's seat, Ann deals
> Cat -0.25, Dan gets 0.50 (+0.25)
$ deal
  Ann deals
  holdem: Cat posts the small blind, $0.25; Dan posts the big blind, $0.50
    the button stays at an empty seat, and the blinds move on to the next players
      (DAV-25)
! note: dead button: it stays at `Bob`'s seat, and `Ann` deals (DAV-25)
! note: `Ann` already has the next deal, so nothing was recorded (DAV-25)
> Ann deals
> Cat posts the small blind, $0.25; Dan posts the big blind, $0.50
$ hand new --yes
< ¶
< f*
  hand 3, holdem: Dan wins $0.50
  recorded #23 ········
! holdem, .25/.50, the button is at Bob's seat, Ann deals, 4 in: Ann Cat Dan Eve
! Enter to deal > ¶
! note: the button stays at an empty seat, and the blinds move on to the next
!   players (DAV-25)
! Eve 50.00 · pot 0.75 · call 0.50, raise 1.00–50.00 > f*
! nobody called Dan's last $0.25, so Dan gets it back (standard rule)
! Dan is the only one left in the main pot, so Dan wins it: $0.50 (standard rule)
! Cat -0.25, Dan gets 0.50 (+0.25)
! ¶
> the button is at Bob's seat, Ann deals
> Cat -0.25, Dan gets 0.50 (+0.25)
$ hand void 3 --why "entered twice"
  hand 3, holdem, is void: entered twice
  player  gets back
  ───────────────────
  Cat         $0.25
  Dan        -$0.25
  recorded #25 ········
$ hand new --yes --dry-run
< ¶
< f*
  hand 4, holdem: Dan wins $0.50
  (dry run: nothing was recorded)
! holdem, .25/.50, the button is at Bob's seat, Ann deals, 4 in: Ann Cat Dan Eve
! Enter to deal > ¶
! note: the button stays at an empty seat, and the blinds move on to the next
!   players (DAV-25)
! Eve 50.00 · pot 0.75 · call 0.50, raise 1.00–50.00 > f*
! nobody called Dan's last $0.25, so Dan gets it back (standard rule)
! Dan is the only one left in the main pot, so Dan wins it: $0.50 (standard rule)
! Cat -0.25, Dan gets 0.50 (+0.25)
! ¶
> the button is at Bob's seat, Ann deals
> Cat -0.25, Dan gets 0.50 (+0.25)
$ deal
  Ann deals
  holdem: Cat posts the small blind, $0.25; Dan posts the big blind, $0.50
    the button stays at an empty seat, and the blinds move on to the next players
      (DAV-25)
! note: dead button: it stays at `Bob`'s seat, and `Ann` deals (DAV-25)
! note: `Ann` already has the next deal, so nothing was recorded (DAV-25)
> Ann deals
> Cat posts the small blind, $0.25; Dan posts the big blind, $0.50
