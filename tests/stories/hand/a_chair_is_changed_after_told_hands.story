# Dan came to the game between the button and the small blind and waits there. That he takes another chair later changes nothing
# about the hands before.
# rules: DAV-25, DAV-26, DAV-29

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
$ seat Ann 1
  Ann has seat 1
  recorded #11 ········
$ seat Bob 2
  Bob has seat 2
  recorded #12 ········
$ seat Cat 4
  Cat has seat 4
  recorded #13 ········
$ hand result --game holdem --dealer Ann --in Bob=0.25 --in Cat=0.50 --win Cat=0.75
  hand 1, holdem: Cat wins $0.75
  recorded #15 ········
$ buy Dan 20
  Dan buys chips: $20.00 in cash; stack $20.00
  recorded #16 ········
$ seat Dan 3
  Dan has seat 3
  recorded #17 ········
$ hand result --game holdem --in Cat=0.25 --in Ann=0.50 --win Ann=0.75 --dealer Bob
  hand 2, holdem: Ann wins $0.75
  recorded #19 ········
$ deal --dry-run
  Cat deals
  holdem: Ann posts the small blind, $0.25; Bob posts the big blind, $0.50
    `Dan` is new and doesn't have to post (DAV-26)
  (dry run: nothing was recorded)
$ seat Dan 5
  Dan has seat 5
  recorded #20 ········
$ deal --dry-run
  Cat deals
    the deal passes to the left (DAV-25)
  holdem: Ann posts the small blind, $0.25; Bob posts the big blind, $0.50
    `Dan` sits between the button and the small blind and has to wait or buy the
      button (DAV-29)
  (dry run: nothing was recorded)
