# Who stayed in is not said by cards alone: the last pot of a drop game goes to who won it

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
$ open --banker Ann
  night 1 is open at Mike's house; Ann is the banker
  recorded #5 ········
! next: sell chips (buy NAME AMOUNT)
$ buy Ann 10
  Ann buys chips: $10.00 in cash; stack $10.00
  recorded #6 ········
! next: play (hand new or hand result), then count the stacks
$ buy Bob 10
  Bob buys chips: $10.00 in cash; stack $10.00
  recorded #7 ········
! note: buy from a player first: `Ann` has $10.00 (MIK-04)
$ fine Ann
  Ann gets a warning, and it counts for the whole table: next time it's a fine
    (MIK-17)
  recorded #8 ········
$ fine Ann
  Ann pays $0.20 into the pot (MIK-15); $0.20 is in the middle
  recorded #9 ········
$ fine Bob
  Bob pays $0.20 into the pot (MIK-15); $0.40 is in the middle
  recorded #10 ········
$ coldhands --game three-card-guts --cards "Ann=2c 3d 4h" --cards "Bob=5c 6d 8h"
! error: `three-card-guts`: the cards don't show who stayed in, so say who won (MIK-30)
! hint: coldhands --game "three-card-guts" --win Ann
= 4
> say who won
$ coldhands --game three-card-guts --win Bob
  Bob wins $2.00 and now has $11.00
    odd change: `Ann` $0.80, `Bob` $0.80 (MIK-29)
    the best hand takes everything in the middle, with no betting (MIK-30)
    the cold-hands pot has no odd change (MIK-30)
  recorded #11 ········
> Bob wins
