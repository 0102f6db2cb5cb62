# One player alone has change at mike when a pot waits: he takes it when that is meant (MIK-30)

$ init --house mike
  started a new book in USD with `mike` rules
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
$ open --banker Ann
  night 1 is open at Mike's house; Ann is the banker
  recorded #6 ········
! next: sell chips (buy NAME AMOUNT)
$ buy Ann 5
  Ann buys chips: $5.00 in cash; stack $5.00
  recorded #7 ········
! next: play (hand new or hand result), then count the stacks
$ seat Ann 1
  Ann has seat 1
  recorded #8 ········
$ buy Bob 5
  Bob buys chips: $5.00 in cash; stack $5.00
  recorded #9 ········
! note: buy from a player first: `Ann` has $5.00 (MIK-04)
$ seat Bob 2
  Bob has seat 2
  recorded #10 ········
$ buy Cat 5
  Cat buys chips: $5.00 in cash; stack $5.00
  recorded #11 ········
$ seat Cat 3
  Cat has seat 3
  recorded #12 ········
$ hand result --game five-card-draw --dealer Ann --in Ann=1 --in Bob=1 --in Cat=.80 --win Ann=2 --carry 0.80 --really
  hand 1, five-card-draw: Ann wins $2.00; $0.80 carries over to the next hand
  recorded #14 ········
$ close
! error: $0.80 is still in the middle of the table
! hint: coldhands
= 4
$ coldhands
! error: only `Cat` has odd change, $0.20, so nobody else plays for the $0.80 already in the middle: `Cat` takes all $1.00 (MIK-30)
! hint: coldhands --really
= 4
> so nobody else plays for
$ coldhands --game five-card-draw --win Cat --really
  Cat wins $1.00 and now has $5.00
    odd change: `Cat` $0.20 (MIK-29)
    nobody else has change, so no cards are dealt (MIK-30)
    the cold-hands pot has no odd change (MIK-30)
  recorded #15 ········
! note: only `Cat` has odd change, $0.20, so nobody else plays for the $0.80 already in the middle: `Cat` takes all $1.00 (MIK-30)
> Cat wins $1.00

With whole stacks and a pot that waits there is a hand to play for it.

$ hand result --game five-card-draw --dealer Bob --in Ann=1 --in Bob=1 --carry 2 --really
  hand 2, five-card-draw: nobody wins; $2.00 carries over to the next hand
  recorded #17 ········
$ close
! error: $2.00 is still in the middle of the table: play another hand for it; any game will do
! hint: hand new
= 4
$ coldhands
! error: nobody has odd change, but $2.00 is still in the middle (MIK-30)
! hint: hand new
= 4
> hand new
