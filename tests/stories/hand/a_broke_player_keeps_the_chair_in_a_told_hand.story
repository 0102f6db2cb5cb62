A player without chips keeps the chair. When somebody moves past it, hands told by their results know where it is, and the blinds that pass it are missed as at the table.
rules: DAV-25, DAV-27

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
$ buy Ann 40
  Ann buys chips: $40.00 in cash; stack $40.00
  recorded #9 ········
! next: play (hand new or hand result), then count the stacks
$ buy Bob 40
  Bob buys chips: $40.00 in cash; stack $40.00
  recorded #10 ········
$ buy Cat 40
  Cat buys chips: $40.00 in cash; stack $40.00
  recorded #11 ········
$ buy Dan 40
  Dan buys chips: $40.00 in cash; stack $40.00
  recorded #12 ········
$ buy Eve 40
  Eve buys chips: $40.00 in cash; stack $40.00
  recorded #13 ········
$ seat Ann 1
  Ann has seat 1
  recorded #14 ········
$ seat Bob 2
  Bob has seat 2
  recorded #15 ········
$ seat Cat 3
  Cat has seat 3
  recorded #16 ········
$ seat Dan 4
  Dan has seat 4
  recorded #17 ········
$ seat Eve 5
  Eve has seat 5
  recorded #18 ········

Eve loses everything. A hand later Dan moves to her left.

$ hand result --game holdem --in Eve=40 --in Cat=40 --in Ann=.25 --in Bob=.50 --win Cat=80.75 --dealer Eve
  hand 1, holdem: Cat wins $80.75
  recorded #20 ········
$ hand result --game holdem --in Bob=.25 --in Cat=.50 --win Cat=.75 --dealer Ann
  hand 2, holdem: Cat wins $0.75
  recorded #22 ········
$ seat Dan 8
  Dan has seat 8
  recorded #23 ········

The big blind passes Eve's chair. She buys chips, and comes in for both blinds.

$ hand result --game holdem --in Cat=.25 --in Dan=.50 --win Dan=.75 --dealer Bob
  hand 3, holdem: Dan wins $0.75
  recorded #25 ········
$ buy Eve 40
  Eve buys chips: $40.00 in cash; stack $40.00
  recorded #26 ········
$ deal
  Cat deals
    the deal passes to the left (DAV-25)
  holdem: Dan posts the small blind, $0.25; Ann posts the big blind, $0.50
    `Eve` sits between the button and the small blind and has to wait or buy the
      button (DAV-29)
  recorded #27 ········
$ hand result --game holdem --in Dan=.25 --in Ann=.50 --win Ann=.75 --dealer Cat
  hand 4, holdem: Ann wins $0.75
  recorded #28 ········
$ deal
  Dan deals
  holdem: Ann posts the small blind, $0.25; Bob posts the big blind, $0.50; Eve
    posts a blind of $0.50 plus $0.25 dead
    `Eve` comes in and posts $0.50 live and $0.25 dead (DAV-27)
    the $0.25 for the small blind is dead: it doesn't count toward a bet (DAV-28)
  recorded #29 ········
