# Who deals at Dave's without playing doesn't have the button, however the hand is told.

$ init --house dave
  started a new book in USD with `dave` rules
  recorded #2 ········
! next: add the players (player add NAME NAME)
$ player add Ann Bob Cat Zed
  Ann, a regular
  Bob, a regular
  Cat, a regular
  Zed, a regular
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
$ hand result --game holdem --in Bob=1 --in Cat=1 --win Cat=2 --dealer Ann
  hand 1, holdem: Cat wins $2.00
  recorded #12 ········
$ deal --dealer Zed
  Bob has the button, and Zed deals
    the deal passes to the left (DAV-25)
  holdem: Cat posts the small blind, $0.25; Ann posts the big blind, $0.50
  recorded #13 ········
! note: `Zed` deals without playing; `Bob` has the button (DAV-59)
$ hand result --game holdem --in Bob=1 --in Cat=1 --win Cat=2 --dealer Zed
  hand 2, holdem: Cat wins $2.00
  recorded #14 ········
! note: `Zed` deals without playing; `Bob` has the button (DAV-59)
$ hand add --hand '{"game":"holdem","button":"Zed","board":"As Ks Qs Js Ts","players":[{"name":"Ann","in":"1","cards":"4c 4d"},{"name":"Cat","in":"1","cards":"2c 2d"}]}'
  hand 3, holdem: Ann wins $1.00, Cat wins $1.00
    Ann and Cat tie for the main pot of $2.00: royal flush (DAV-54)
    Ann and Cat split the main pot: $1.00 each (DAV-57)
  recorded #16 ········
! note: `Zed` deals without playing; `Cat` has the button (DAV-59)
$ deal
  Ann deals
    the deal passes to the left (DAV-25)
  holdem: Bob posts the small blind, $0.25; Cat posts the big blind, $0.50
  recorded #17 ········
