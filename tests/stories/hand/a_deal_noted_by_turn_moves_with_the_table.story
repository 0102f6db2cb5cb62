# A dealer was noted because it was his turn, and then a chair changes hands or somebody is away. Whoever's turn it is by then deals,
# whichever way the hand comes in. A dealer who was named stays.
# rules: DAV-25

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
$ hand new --yes
< d ann
< ¶
< f*
  hand 1, holdem: Cat wins $0.50
  recorded #17 ········
! holdem, .25/.50, Ann deals, 4 in: Ann Bob Cat Dan
! Enter to deal > d ann
! Enter to deal > ¶
! Dan 20.00 · pot 0.75 · call 0.50, raise 1.00–20.00 > f*
! nobody called Cat's last $0.25, so Cat gets it back (standard rule)
! Cat is the only one left in the main pot, so Cat wins it: $0.50 (standard rule)
! Bob -0.25, Cat gets 0.50 (+0.25)
! ¶
$ deal
  Bob deals
    the deal passes to the left (DAV-25)
  holdem: Cat posts the small blind, $0.25; Dan posts the big blind, $0.50
  recorded #18 ········
> Bob deals
$ seat Bob 9
  Bob has seat 9
  recorded #19 ········
$ deal --dry-run
  Ann deals
  holdem: Cat posts the small blind, $0.25; Dan posts the big blind, $0.50
  (dry run: nothing was recorded)
> Ann deals
$ hand result --game holdem --in Ann=.50 --in Bob=.50 --in Cat=.50 --in Dan=.50 --win Dan=2
  hand 2, holdem: Dan wins $2.00
  recorded #21 ········
$ undo
  undid #20 (Ann deals the next hand)
  undid #21 (hand 2, holdem: Dan won $2.00)
  recorded #23 ········
$ hand add --hand '{"game":"holdem","board":"2c 3d 4h Ts Js","players":[{"name":"Ann","in":"0.50","cards":"5c 6c"},{"name":"Bob","in":"0.50","folded":true},{"name":"Cat","in":"0.50","folded":true},{"name":"Dan","in":"0.50","folded":true}]}'
  hand 2, holdem: Ann wins $2.00
    Ann is the only one left in the main pot, so Ann wins it: $2.00 (standard
      rule)
  recorded #25 ········
$ undo
  undid #24 (Ann deals the next hand)
  undid #25 (hand 2, holdem: Ann won $2.00)
  recorded #27 ········
$ hand new --yes
< ¶
< f*
  hand 2, holdem: Dan wins $0.50
  recorded #29 ········
! holdem, .25/.50, Ann deals, 4 in: Ann Cat Dan Bob
! Enter to deal > ¶
! Bob 19.75 · pot 0.75 · call 0.50, raise 1.00–19.75 > f*
! nobody called Dan's last $0.25, so Dan gets it back (standard rule)
! Dan is the only one left in the main pot, so Dan wins it: $0.50 (standard rule)
! Cat -0.25, Dan gets 0.50 (+0.25)
! ¶
$ undo
  undid #28 (Ann deals the next hand)
  undid #29 (hand 2, holdem: Dan won $0.50)
  recorded #31 ········
$ deal --dealer Bob
  Bob deals
  holdem: Ann posts the small blind, $0.25; Cat posts the big blind, $0.50
  recorded #32 ········
$ hand new --yes
< ¶
< f*
  hand 2, holdem: Cat wins $0.50
  recorded #33 ········
! holdem, .25/.50, Bob deals, 4 in: Ann Cat Dan Bob
! Enter to deal > ¶
! Dan 20.00 · pot 0.75 · call 0.50, raise 1.00–20.00 > f*
! nobody called Cat's last $0.25, so Cat gets it back (standard rule)
! Cat is the only one left in the main pot, so Cat wins it: $0.50 (standard rule)
! Ann -0.25, Cat gets 0.50 (+0.25)
! ¶
$ undo
  undid #33 (hand 2, holdem: Cat won $0.50)
  recorded #34 ········
$ undo
  undid #32 (Bob deals the next hand)
  recorded #35 ········
$ seat Bob 3
  Bob has seat 3
  recorded #36 ········
$ deal
  Bob deals
  holdem: Cat posts the small blind, $0.25; Dan posts the big blind, $0.50
! note: `Bob` already has the next deal, so nothing was recorded (DAV-25)
$ hand result --game holdem --in Ann=.25 --in Cat=.50 --in Dan=.50 --win Dan=1.25 --away Bob
  hand 2, holdem: Dan wins $1.25
  recorded #37 ········
$ deal --dry-run
  Cat deals
    the deal passes to the left (DAV-25)
  holdem: Dan posts the small blind, $0.25; Ann posts the big blind, $0.50
  (dry run: nothing was recorded)
