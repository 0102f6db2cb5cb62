# A hand that was told and declared void leaves the deal to whoever's turn it is, also after a chair change.

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
$ hand result --game holdem --in Ann=1 --in Cat=1 --win Cat=2 --dealer Ann
  hand 1, holdem: Cat wins $2.00
  recorded #14 ········
$ deal
  Bob deals
    the deal passes to the left (DAV-25)
  holdem: Cat posts the small blind, $0.25; Dan posts the big blind, $0.50
  recorded #15 ········
$ hand result --game holdem --in Ann=1 --in Cat=1 --win Cat=2
  hand 2, holdem: Cat wins $2.00
  recorded #16 ········
$ hand result --game holdem --in Ann=1 --in Dan=1 --win Dan=2 --dealer Cat
  hand 3, holdem: Dan wins $2.00
  recorded #18 ········
$ hand void 3 --why misread
  hand 3, holdem, is void: misread
  player  gets back
  ───────────────────
  Ann         $1.00
  Dan        -$1.00
  recorded #21 ········
$ deal
  Cat deals
    the deal passes to the left (DAV-25)
  holdem: Dan posts the small blind, $0.25; Ann posts the big blind, $0.50
  recorded #22 ········
$ count Cat 22 --by player
  Cat counts $22.00
  recorded #23 ········
$ count Cat 22 --by banker
  both counts of Cat's stack agree: $22.00
  recorded #25 ········
! next: count the stacks of Ann, Bob and Dan
$ cashout Cat 22
  Cat cashes out $22.00: $22.00 in cash
  Cat's count, the banker's count and the payout are all $22.00 (DAV-20)
  recorded #27 ········
! note: players should give notice a round or 30 minutes before they leave: did `Cat`? (DAV-13)
! next: play (hand new or hand result), then count the stacks
$ deal
  Bob deals
  holdem: Dan posts the small blind, $0.25; Ann posts the big blind, $0.50
    the button stays at an empty seat, and the blinds move on to the next players
      (DAV-25)
  recorded #28 ········
! note: dead button: it stays at `Cat`'s seat, and `Bob` deals (DAV-25)
$ seats
  seat  player  dealt
  ─────────────────────
     –  Ann         1
     –  Bob         1
     –  Dan         0
$ hand result --game holdem --in Ann=1 --in Dan=1 --win Dan=2
  hand 4, holdem: Dan wins $2.00
  recorded #29 ········
$ deal
  Dan deals
    the deal passes to the left (DAV-25)
  holdem: Ann posts the small blind, $0.25; Bob posts the big blind, $0.50
  recorded #30 ········
