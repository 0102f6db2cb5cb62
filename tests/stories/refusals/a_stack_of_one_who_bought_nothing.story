# Bob sits down and buys nothing. A stack counted in front of him is another's, or a purchase was forgotten: that is asked about.
$ init --house mike
  started a new book in USD with `mike` rules
  recorded #2 ········
! next: add the players (player add NAME NAME)
$ player add Ann Bob Cat
  Ann, a regular
  Bob, a regular
  Cat, a regular
  recorded #5 ········
! next: open the night (open --banker NAME)
$ open --banker Ann
  night 1 is open at Mike's house; Ann is the banker
  recorded #6 ········
! next: sell chips (buy NAME AMOUNT)
$ seat Ann Bob Cat
  Ann has seat 1
  Bob has seat 2
  Cat has seat 3
  recorded #9 ········
$ buy Ann 20
  Ann buys chips: $20.00 in cash; stack $20.00
  recorded #10 ········
! next: play (hand new or hand result), then count the stacks
$ buy Cat 20
  Cat buys chips: $20.00 in cash; stack $20.00
  recorded #11 ········
! note: buy from a player first: `Ann` has $20.00 (MIK-04)
$ count Bob 21
! error: `Bob` hasn't bought any chips tonight but has $21.00
! hint: count Bob 21 --really
= 4
$ count Bob 0
  Bob has $0.00, as expected
  recorded #12 ········
$ count Ann=19 Bob=21
! error: `Bob` hasn't bought any chips tonight but has $21.00
! hint: count Ann=19 Bob=21 --really
= 4
$ count Bob 20 --by banker
! error: `Bob` hasn't bought any chips tonight but has $20.00
! hint: count Bob 20 --by banker --really
= 4
$ count Bob 21 --really
  Bob has $21.00: up $21.00 in unrecorded hands
  recorded #13 ········
! note: `Bob` hasn't bought any chips tonight but has $21.00
! next: count the stacks of Ann and Cat
$ count Bob 20
  Bob has $20.00: down $1.00 in unrecorded hands
  recorded #14 ········
$ book owe Ann Cat 5
  Ann owes Cat $5.00 more
  recorded #15 ········
$ book forgive Cat Ann 6 --why x
! error: only $5.00 is owed, so you can't forgive $6.00
! hint: book show
= 4
$ book forgive Bob Ann 6 --why x
! error: there's no debt to forgive
! hint: book show
= 4
