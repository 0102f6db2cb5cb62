# A pot that waits for some: one of them who is all-in gets cards again, and can win it.
# rules: MIK-34, DAV-50

$ init --house mike
  started a new book, counting in USD, under `mike` rules
  recorded #2 ········
! next: add the players (player add NAME NAME)
$ player add Ann
  Ann, a regular
  recorded #3 ········
$ player add Bob
  Bob, a regular
  recorded #4 ········
! next: open the night (open --banker NAME)
$ player add Cat
  Cat, a regular
  recorded #5 ········
$ player add Dan
  Dan, a regular
  recorded #6 ········
$ open --banker Ann
  night 1 is open at Mike's house; Ann is the banker
  recorded #7 ········
! next: sell chips (buy NAME AMOUNT)
$ buy Ann 20
  Ann buys chips: $20.00 in cash; stack $20.00
  recorded #8 ········
! next: play (hand new or hand result), then count the stacks
$ seat Ann 1
  Ann has seat 1
  recorded #9 ········
$ buy Bob 20
  Bob buys chips: $20.00 in cash; stack $20.00
  recorded #10 ········
! note: buy from a player first: `Ann` has $20.00 (MIK-04)
$ seat Bob 2
  Bob has seat 2
  recorded #11 ········
$ buy Cat 20
  Cat buys chips: $20.00 in cash; stack $20.00
  recorded #12 ········
$ seat Cat 3
  Cat has seat 3
  recorded #13 ········
$ buy Dan 20
  Dan buys chips: $20.00 in cash; stack $20.00
  recorded #14 ········
$ seat Dan 4
  Dan has seat 4
  recorded #15 ········
$ deal --dealer Ann
  Ann deals
    the banker deals the first hand (MIK-26)
  recorded #16 ········
$ hand result --game five-card-draw --in Ann=10 --in Bob=10 --in Cat=20 --in Dan=10 --carry 50 --for Ann --for Bob --for Cat
! error: `Ann` put in $10.00, but the limits allow at most $4.05 in a hand of `five-card-draw` with three or more players left (MIK-61)
! hint: hand result --game five-card-draw --in Ann=10 --in Bob=10 --in Cat=20 --in Dan=10 --carry 50 --for Ann --for Bob --for Cat --really
= 4

Cat has no chips, but the $50 can be hers: she gets cards, pays no ante, and has no part in the antes of the others.

$ deal
  Bob deals
    the deal passes to the left (MIK-26)
  recorded #17 ········
> Ann, Bob and Cat ante $0.05 each
> no chips
$ hand new --yes
< ¶
< k*
< p p p
< k*
< 2s2d7h8h9c
< AsAdAc2h3h
< KsKd3s4d5c
! which game?, Bob deals, 4 in: Ann Bob Cat Dan
! which game? > ¶
! error: which game? the dealer calls it (MIK-58)
! which game? > k*
! error: `k*` isn't possible now: a game or something added to it, d NAME deals,
!   -NAME is out, +NAME is in, straddle NAME, $ NAME AMOUNT buys
! which game? > p p p
! error: there's no game called `p`, and nobody gave rules for it (MIK-58); games
! which game? > k*
! error: `k*` isn't possible now: a game or something added to it, d NAME deals,
!   -NAME is out, +NAME is in, straddle NAME, $ NAME AMOUNT buys
! which game? > 2s2d7h8h9c
! error: `2s2d7h8h9c` isn't possible now: a game or something added to it, d NAME
!   deals, -NAME is out, +NAME is in, straddle NAME, $ NAME AMOUNT buys
! which game? > AsAdAc2h3h
! error: there's no game called `asadac2h3h`, and nobody gave rules for it
!   (MIK-58); games
! which game? > KsKd3s4d5c
! error: there's no game called `kskd3s4d5c`, and nobody gave rules for it
!   (MIK-58); games
! which game? > ¶
! error: the hand isn't finished: nothing was recorded
! hint: hand new
= 4
> Cat gets 50.00
> Ann gets 0.10
$ hand show 2
! error: there is no hand 2
! hint: hand list
= 4
> $50.00  Ann, Bob and Cat  Cat
