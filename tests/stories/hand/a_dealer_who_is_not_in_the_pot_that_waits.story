# The pot waits for Ann and Bob alone. Cat would ante for them, so Cat doesn't deal it, by whatever verb (IGL-08).

$ init --house igloo
  started a new book in USD with `igloo` rules
  recorded #2 ········
! next: add the players (player add NAME NAME)
$ player add Ann Bob Cat Dan
  Ann, a regular
  Bob, a regular
  Cat, a regular
  Dan, a regular
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
$ buy Dan 20
  Dan buys chips: $20.00 in cash; stack $20.00
  recorded #11 ········
$ seat Ann 1
  Ann has seat 1
  recorded #12 ········
$ seat Bob 2
  Bob has seat 2
  recorded #13 ········
$ seat Cat 3
  Cat has seat 3
  recorded #14 ········
$ seat Dan 4
  Dan has seat 4
  recorded #15 ········
$ deal --dealer Ann
  Ann deals
  recorded #16 ········
$ hand result --game five-card-draw --in Ann=1 --in Bob=1 --in Cat=1 --carry 3 --for Ann --for Bob
  hand 1, five-card-draw: nobody wins; $3.00 carries over to the next hand
  recorded #17 ········
$ deal --dealer Cat
! error: the dealer antes for the players in this pot, but `Cat` isn't in it, so `Ann` deals it (IGL-08)
! hint: seats
= 4
> `Cat` isn't in it
$ hand new
< five-card-draw d cat
< q
  stopped: nothing was recorded
! five-card-draw, 3.00 in the pot, Ann deals, 2 in: Ann Bob
! Enter to deal > five-card-draw d cat
! error: the dealer antes for the players in this pot, but `Cat` isn't in it, so
!   `Ann` deals it (IGL-08); in another window, type `seats`
! Enter to deal > q
> `Cat` isn't in it
