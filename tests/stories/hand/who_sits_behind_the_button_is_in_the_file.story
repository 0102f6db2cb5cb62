# Cat is out of chips, and Ann sits down between the button and Cat's chair, which has the small blind. Bob on the button
# straddles. A file says that Ann was there, and the next deal is the same.
# rules: DAV-25, DAV-27, DAV-29, DAV-31

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
$ open --banker Dan --stakes .25/.50
  night 1 is open at Dave's cash game; Dan is the banker
  recorded #7 ········
! note: tonight's buy-in limits, unless everybody agrees to different ones in writing: each player buys at least $10.00; each player can buy up to a $50.00 stack, or the biggest stack at the table (DAV-17)
! next: sell chips (buy NAME AMOUNT)
$ buy Bob 20
  Bob buys chips: $20.00 in cash; stack $20.00
  recorded #8 ········
! next: play (hand new or hand result), then count the stacks
$ buy Cat 10
  Cat buys chips: $10.00 in cash; stack $10.00
  recorded #9 ········
$ buy Dan 20
  Dan buys chips: $20.00 in cash; stack $20.00
  recorded #10 ········
$ seat Cat 3
  Cat has seat 3
  recorded #11 ········
! note: first come, first seated: `Bob` got here before `Cat` (DAV-06)
$ seat Dan 4
  Dan has seat 4
  recorded #12 ········
! note: first come, first seated: `Bob` got here before `Dan` (DAV-06)
$ seat Bob 6
  Bob has seat 6
  recorded #13 ········
$ hand new --yes
< d dan
< ¶
< f
< r 10
< c
< 8c 2c Td
< 3h
< Th
< 8s Tc
< x
  hand 1, holdem: Bob wins $20.00
  recorded #15 ········
! holdem, .25/.50, Dan deals, 3 in: Cat Dan Bob
! Enter to deal > d dan
! Enter to deal > ¶
! Dan 20.00 · pot 0.75 · call 0.50, raise 1.00–20.00 > f
! Bob 19.75 · pot 0.75 · call 0.25, raise 1.00–20.00 > r 10
! Cat 9.50 · pot 10.50 · call 9.50 all-in > c
! note: nobody can bet anymore: you can keep your hands face down until the board
!   is complete (DAV-50)
! note: everybody still in can agree to run it more than once (run 2) (DAV-51)
! flop · pot 20.00 > 8c 2c Td
! flop: 8c 2c Td · pot 20.00
! turn · pot 20.00 > 3h
! turn: 8c 2c Td 3h · pot 20.00
! river · pot 20.00 > Th
! river: 8c 2c Td 3h Th · pot 20.00
! pot 20.00 · Bob shows > 8s Tc
! pot 20.00 · Cat shows > x
! nobody bet in the last round, so Bob, on the dealer's left, shows first (DAV-52)
! Bob is the only one left in the main pot, so Bob wins it: $20.00 (DAV-53)
! Cat -10.00, Bob gets 20.00 (+10.00)
! ¶
$ buy Ann 20
  Ann buys chips: $20.00 in cash; stack $20.00
  recorded #16 ········
$ seat Ann 1
  Ann has seat 1
  recorded #17 ········
$ hand new --yes
< straddle bob
< ¶
< f*
  hand 2, holdem: Bob wins $1.00
  recorded #19 ········
! holdem, .25/.50, Bob deals, 3 in: Ann Dan Bob
! Enter to deal > straddle bob
! holdem, .25/.50, Bob deals, 3 in: Ann Dan Bob; Bob straddles
! Enter to deal > ¶
! note: `Ann` sits between the button and the small blind and has to wait or buy
!   the button (DAV-29)
! note: there's no small blind, because that seat isn't in the hand (DAV-25)
! note: `Bob` straddles for $1.00 (DAV-31)
! note: before the flop the minimum raise is $1.00 (DAV-32)
! Dan 19.50 · pot 1.50 · call 0.50, raise 2.00–20.00 > f*
! nobody called Bob's last $0.50, so Bob gets it back (standard rule)
! Bob is the only one left in the main pot, so Bob wins it: $1.00 (standard rule)
! Dan -0.50, Bob gets 1.00 (+0.50)
! ¶
$ deal --dry-run
  Ann deals
  holdem: Dan posts the small blind, $0.25; Bob posts the big blind, $0.50
    `Ann` is new and doesn't have to post (DAV-26)
    the button stays at an empty seat, and the blinds move on to the next players
      (DAV-25)
  (dry run: nothing was recorded)
! note: dead button: it stays at `Cat`'s seat, and `Ann` deals (DAV-25)
$ hand export 2 --format housebook --out two.phh
  1 hand in `two.phh`
! note: the file leaves out some of hand 2: `dave`'s own rules (it goes by card-room rules)
$ undo
  undid #18 (Bob deals the next hand)
  undid #19 (hand 2, holdem: Bob won $1.00)
  recorded #21 ········
$ hand add two.phh
  hand 2, holdem: Bob wins $1.00
    nobody called Bob's last $0.50, so Bob gets it back (standard rule)
    Bob is the only one left in the main pot, so Bob wins it: $1.00 (standard
      rule)
  recorded #22 ········
$ deal --dry-run
  Ann deals
  holdem: Dan posts the small blind, $0.25; Bob posts the big blind, $0.50
    `Ann` is new and doesn't have to post (DAV-26)
    the button stays at an empty seat, and the blinds move on to the next players
      (DAV-25)
  (dry run: nothing was recorded)
! note: dead button: it stays at `Cat`'s seat, and `Ann` deals (DAV-25)
