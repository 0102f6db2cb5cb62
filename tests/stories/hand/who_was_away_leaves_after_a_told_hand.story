# Ann was away on the button of the first hand and leaves. Her chair keeps its place for the next deal, whichever way the hand came in.
# rules: DAV-25, DAV-36

$ init --house dave
  started a new book in USD with `dave` rules
  recorded #2 ········
! next: add the players (player add NAME NAME)
$ player add Ann Bob Cat
  Ann, a regular
  Bob, a regular
  Cat, a regular
  recorded #5 ········
! next: open the night (open --banker NAME)
$ open --banker Ann --stakes .25/.50
  night 1 is open at Dave's cash game; Ann is the banker
  recorded #6 ········
! note: tonight's buy-in limits, unless everybody agrees to different ones in writing: each player buys at least $10.00; each player can buy up to a $50.00 stack, or the biggest stack at the table (DAV-17)
! next: sell chips (buy NAME AMOUNT)
$ buy Ann 20
  Ann buys chips: $20.00 in cash; stack $20.00
  recorded #7 ········
! next: play (hand new or hand result), then count the stacks
$ buy Bob 20
  Bob buys chips: $20.00 in cash; stack $20.00
  recorded #8 ········
$ buy Cat 20
  Cat buys chips: $20.00 in cash; stack $20.00
  recorded #9 ········
$ seat Cat Ann Bob
  Cat has seat 1
  Ann has seat 2
  Bob has seat 3
  recorded #12 ········
$ hand new --yes
< -ann
< ¶
< f*
  hand 1, holdem: Cat wins $0.50
  recorded #14 ········
! holdem, .25/.50, Ann deals, 3 in: Cat Ann Bob
! Enter to deal > -ann
! holdem, .25/.50, Ann deals, 2 in: Cat Bob
! Enter to deal > ¶
! note: `Ann` is sitting out but gets cards; the hand is dead when it's `Ann`'s
!   turn (DAV-36)
! note: the button stays at an empty seat, and the blinds move on to the next
!   players (DAV-25)
! note: `Ann` isn't at the table to act, so the hand is dead (type `dead Ann`)
!   (DAV-30)
! Ann 20.00 · pot 0.75 · call 0.50, raise 1.00–20.00 > f*
! nobody called Cat's last $0.25, so Cat gets it back (standard rule)
! Cat is the only one left in the main pot, so Cat wins it: $0.50 (standard rule)
! Cat gets 0.50 (+0.25), Bob -0.25
! ¶
$ undo
  undid #13 (Ann deals the next hand)
  undid #14 (hand 1, holdem: Cat won $0.50)
  recorded #16 ········
$ hand result --game holdem --in Bob=0.25 --in Cat=0.50 --win Cat=0.75 --away Ann --dealer Ann
  hand 1, holdem: Cat wins $0.75
  recorded #18 ········
$ count Ann 20.00
  Ann has $20.00, as expected
  recorded #19 ········
! next: count the stacks of Bob and Cat
$ cashout Ann
  Ann cashes out $20.00: $20.00 in cash
  Ann's count, the banker's count and the payout are all $20.00 (DAV-20)
  recorded #21 ········
! note: players should give notice a round or 30 minutes before they leave: did `Ann`? (DAV-13)
! next: play (hand new or hand result), then count the stacks
$ deal --dry-run
  Cat deals
  holdem: Cat posts the small blind, $0.25; Bob posts the big blind, $0.50
  (dry run: nothing was recorded)
