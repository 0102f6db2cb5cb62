# The dealer's ante is for everybody who was dealt in, however the hand is told (IGL-08).

$ init --house igloo
  started a new book in USD with `igloo` rules
  recorded #2 ········
! next: add the players (player add NAME NAME)
$ player add Ann Bob Cat Dan Eve Fay
  Ann, a regular
  Bob, a regular
  Cat, a regular
  Dan, a regular
  Eve, a regular
  Fay, a regular
  recorded #8 ········
! next: open the night (open --banker NAME)
$ open --banker Ann
  night 1 is open at The Igloo; Ann is the banker
  recorded #9 ········
! next: sell chips (buy NAME AMOUNT)
$ buy Ann 20
  Ann buys chips: $20.00 in cash; stack $20.00
  recorded #10 ········
! next: play (hand new or hand result), then count the stacks
$ buy Bob 20
  Bob buys chips: $20.00 in cash; stack $20.00
  recorded #11 ········
$ buy Cat 20
  Cat buys chips: $20.00 in cash; stack $20.00
  recorded #12 ········
$ buy Dan 20
  Dan buys chips: $20.00 in cash; stack $20.00
  recorded #13 ········
$ buy Eve 20
  Eve buys chips: $20.00 in cash; stack $20.00
  recorded #14 ········
$ buy Fay 20
  Fay buys chips: $20.00 in cash; stack $20.00
  recorded #15 ········
$ deal --cards "2c 3c 4c 5c Jd"
  Ann 2c, Bob 3c, Cat 4c, Dan 5c, Eve Jd
  Eve has the first jack and deals (IGL-04)
  recorded #16 ········
$ hand result five-card-draw Ann 1 Bob --in Eve=0.10 --away Cat --away Fay
! error: with 4 players dealt in, the dealer antes $0.40 for the table, but `Eve` put in $0.10 (IGL-08)
! hint: hand result --help
= 4
$ hand add --hand '{"game":"five-card-draw","button":"Eve","away":["Cat","Fay"],"players":[{"name":"Ann","in":"1"},{"name":"Bob","in":"1","folded":true},{"name":"Eve","in":"0","dead":"0.15","folded":true}]}'
! error: --hand:1:1: with 4 players dealt in, the dealer antes $0.40 for the table, but `Eve` put in $0.15 (IGL-08)
= 5
$ hand result five-card-draw Ann 1 Bob --in Eve=0.40 --away Cat --away Fay
  hand 1, five-card-draw: Ann wins $2.40
  recorded #17 ········
$ hand result five-card-draw Ann 1 Bob --dealer Fay --away Fay
! error: the dealer antes for the table, but `Fay` was away and didn't deal: say who did (IGL-08)
! hint: hand result --help
= 4
