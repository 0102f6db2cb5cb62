# A hand needs two players who were dealt in; who folded before putting anything in need not be named
# rules: DAV-01

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
$ hand result --game holdem --dealer Ann --in Cat=1 --win Cat=1
! error: a hand needs at least 2 players, but only `Cat` is in this one
! hint: hand result --help
= 4
> a hand needs at least 2 players, but only `Cat` is in this one
$ hand add --hand '{"game":"holdem","button":"Ann","players":[{"name":"Cat","in":"1.00"}]}'
! error: --hand:1:1: a hand needs at least 2 players, but only `Cat` is in this one
= 5
> a hand needs at least 2 players, but only `Cat` is in this one
$ hand result --game holdem --dealer Ann --in Cat=.50 --win Cat=.50 --away Ann --away Bob
! error: a hand needs at least 2 players, but only `Cat` is in this one
! hint: hand result --help
= 4
> a hand needs at least 2 players, but only `Cat` is in this one

Everybody else folded to a blind, or folded for nothing.

$ hand result --game holdem --dealer Ann --in Cat=.50 --win Cat=.50 --dry-run
  hand 1, holdem: Cat wins $0.50
  (dry run: nothing was recorded)
> Cat wins $0.50
$ hand add --hand '{"game":"holdem","button":"Ann","players":[{"name":"Bob","in":"0.25","folded":true},{"name":"Cat","in":"1.00"}]}'
  hand 1, holdem: Cat wins $0.50
    nobody called Cat's last $0.75, so Cat gets it back (standard rule)
    Cat is the only one left in the main pot, so Cat wins it: $0.50 (standard
      rule)
  recorded #11 ········
> hand 1
$ hand add --hand '{"game":"holdem","button":"Bob","players":[{"name":"Ann","in":"0","folded":true},{"name":"Cat","in":"1.00"}]}'
  hand 2, holdem: all bets returned
    nobody called Cat's last $1.00, so Cat gets it back (standard rule)
  recorded #13 ········
> hand 2
