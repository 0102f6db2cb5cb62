# Who stayed in is not said by cards alone: the last pot of a drop game goes to who won it

$ init --house mike
  a new book, counting in USD, under the rules of `mike`
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
! next: hand new or hand result; at the end count the stacks
$ buy Bob 10
  Bob buys chips: $10.00 in cash; stack $10.00
  recorded #7 ········
! note: buy from a player first: `Ann` has $10.00 (MIK-04)
$ fine Ann
  Ann is warned, for the whole table: the next one pays (MIK-17)
  recorded #8 ········
$ fine Ann
  Ann pays $0.20 into the pot (MIK-15); $0.20 lies in the middle
  recorded #9 ········
$ fine Bob
  Bob pays $0.20 into the pot (MIK-15); $0.40 lies in the middle
  recorded #10 ········
$ coldhands --game three-card-guts --cards "Ann=2c 3d 4h" --cards "Bob=5c 6d 8h"
! error: `three-card-guts`: who stayed in isn't said by the cards, so say who won (MIK-30)
! hint: coldhands --game "three-card-guts" --win Ann
= 4
> say who won
$ coldhands --game three-card-guts --win Bob
  Bob wins $2.00 and has $11.00
    above the last whole dollar: `Ann` $0.80, `Bob` $0.80 (MIK-29)
    the best hand takes the whole middle, without a bet (MIK-30)
    the last pot was a whole amount (MIK-30)
  recorded #11 ········
> Bob wins
