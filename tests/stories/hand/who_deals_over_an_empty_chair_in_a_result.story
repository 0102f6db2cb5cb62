# A result names the player who deals for an empty chair: the button is still at that chair, and the blinds go on from there.

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
< ¶
< f
< f
< f
< f
< y
  hand 1, holdem: Bob wins $0.50
  recorded #20 ········
! holdem, .25/.50, Ann deals, 5 in: Ann Bob Cat Dan Eve
! Enter to deal > d eve
! holdem, .25/.50, Eve deals, 5 in: Ann Bob Cat Dan Eve
! Enter to deal > ¶
! Cat 20.00 · pot 0.75 · call 0.50, raise 1.00–20.00 > f
! Dan 20.00 · pot 0.75 · call 0.50, raise 1.00–20.00 > f
! Eve 20.00 · pot 0.75 · call 0.50, raise 1.00–20.00 > f
! Ann 19.75 · pot 0.75 · call 0.25, raise 1.00–20.00 > f
! nobody called Bob's last $0.25, so Bob gets it back (standard rule)
! Bob is the only one left in the main pot, so Bob wins it: $0.50 (standard rule)
! Ann -0.25, Bob gets 0.50 (+0.25)
! record? [Y/n] > y
$ count Ann 19.75
  Ann has $19.75, as expected
  recorded #21 ········
! next: count the stacks of Bob, Cat, Dan and Eve
$ cashout Ann
  Ann cashes out $19.75: $19.75 in cash
  Ann's count, the banker's count and the payout are all $19.75 (DAV-20)
  recorded #23 ········
! note: players should give notice a round or 30 minutes before they leave: did `Ann`? (DAV-13)
! next: play (hand new or hand result), then count the stacks
$ deal --dry-run
  Eve deals
  holdem: Bob posts the small blind, $0.25; Cat posts the big blind, $0.50
    the button stays at an empty seat, and the blinds move on to the next players
      (DAV-25)
  (dry run: nothing was recorded)
! note: dead button: it stays at `Ann`'s seat, and `Eve` deals (DAV-25)
$ hand result --game holdem --in Bob=0.25 --in Cat=0.50 --in Eve=0.50 --win Eve=1.25 --dealer Eve
  hand 2, holdem: Eve wins $1.25
  recorded #25 ········
$ buy Ann 20 --really
  Ann buys chips: $20.00 in cash; stack $20.00
  recorded #26 ········
$ seat Ann 1
  Ann has seat 1
  recorded #27 ········
$ deal --dry-run
  Bob deals
  holdem: Cat posts the small blind, $0.25; Dan posts the big blind, $0.50
  (dry run: nothing was recorded)
