# A dealer who isn't in the game can't be told for a hand.

$ init --house igloo
  started a new book in USD with `igloo` rules
  recorded #2 ········
! next: add the players (player add NAME NAME)
$ player add Ann Bob Cat Zed
  Ann, a regular
  Bob, a regular
  Cat, a regular
  Zed, a regular
  recorded #6 ········
! next: open the night (open --banker NAME)
$ open --banker Ann
  night 1 is open at The Igloo; Ann is the banker
  recorded #7 ········
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
$ deal --dealer Zed
! error: `Zed` isn't playing tonight, so it can't be `Zed`'s turn to deal (IGL-05)
! hint: seats
= 4
$ hand result --game five-card-draw --in Ann=1 --in Cat=1 --win Cat=2 --dealer Zed
! error: `Zed` isn't playing tonight, so it can't be `Zed`'s turn to deal (IGL-05)
! hint: hand result --game five-card-draw --in Ann=1 --in Cat=1 --win Cat=2
= 4
$ hand add --hand '{"game":"five-card-draw","button":"Zed","players":[{"name":"Ann","in":"1","cards":"As Ks Qs Js Ts"},{"name":"Bob","in":"1","cards":"2s 3s 4s 5s 7d"}]}'
! error: --hand:1:1: `Zed` isn't playing tonight, so it can't be `Zed`'s turn to deal (IGL-05)
! hint: seats
= 5
$ hand result --game five-card-draw --in Ann=0.30 --in Bob=1 --in Cat=1 --win Cat=2.30 --dealer Ann
  hand 1, five-card-draw: Cat wins $2.30
  recorded #12 ········
