# A hand told by its result divides the pot as the settlement would: a winner matches nothing, goal-posters share nothing

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
$ buy Ann 10
  Ann buys chips: $10.00 in cash; stack $10.00
  recorded #7 ········
! next: play (hand new or hand result), then count the stacks
$ seat Ann 1
  Ann has seat 1
  recorded #8 ········
$ buy Bob 10
  Bob buys chips: $10.00 in cash; stack $10.00
  recorded #9 ········
! note: buy from a player first: `Ann` has $10.00 (MIK-04)
$ seat Bob 2
  Bob has seat 2
  recorded #10 ········
$ buy Cat 10
  Cat buys chips: $10.00 in cash; stack $10.00
  recorded #11 ········
$ seat Cat 3
  Cat has seat 3
  recorded #12 ········

$ hand result --game three-card-guts --in Ann=1 --in Bob=1 --win Ann=2 --matched Ann=2 --carry 2 --really
! error: `Ann` won the pot, and only the losers match it (MIK-16)
! hint: hand new
! hint: hand result --help
= 4
> `Ann` won the pot, and only the losers match it (MIK-16)
$ hand result --game three-card-guts --in Ann=1 --in Bob=1 --win Ann=2 --matched Bob=2 --carry 2 --really
  hand 1, three-card-guts: Ann wins $2.00; $2.00 carries over to the next hand
    Bob owes $2.00 to the next pot (MIK-16)
  recorded #13 ········
! note: nobody said who dealt (`--dealer`), so `Ann` gets the deal next
> Bob owes $2.00 to the next pot (MIK-16)
$ hand result --game three-card-guts --win Ann=2
  hand 2, three-card-guts: Ann wins $2.00
  recorded #14 ········
> Ann wins $2.00

Tied players who goal-post get nothing of their pot: it stays.

$ hand result --game "three-card-guts + goal-post" --in Ann=.05 --in Bob=.05 --win Ann=.05 --win Bob=.05
! error: `Ann` and `Bob` can't split a pot: a tie is a goal post, so nobody gets that part, and it carries over to the next game (MIK-20)
! hint: hand result --help
= 4
> can't split a pot: a tie is a goal post
$ hand result --game "razz + goal-post" --in Ann=1 --in Bob=1 --in Cat=1 --win Ann=1.50 --win Bob=1.50
! error: `Ann` and `Bob` can't split a pot: a tie is a goal post, so nobody gets that part, and it carries over to the next game (MIK-20)
! hint: hand result --help
= 4
> can't split a pot: a tie is a goal post
$ hand result --game "seven-card-stud-hi-lo + goal-post" --in Ann=1 --in Bob=1 --in Cat=1 --win Ann=1.50 --win Bob=0.75 --win Cat=0.75
! error: `Ann`, `Bob` and `Cat` can't split a pot: a tie is a goal post, so nobody gets that part, and it carries over to the next game (MIK-20)
! hint: hand result --help
= 4
> can't split a pot: a tie is a goal post

The high half and the low half may have a winner each, and so may a side pot.

$ hand result --game "seven-card-stud-hi-lo + goal-post" --in Ann=1 --in Bob=1 --in Cat=1 --win Ann=1.50 --win Bob=1.50
  hand 3, seven-card-stud-hi-lo + goal-post: Ann wins $1.50, Bob wins $1.50
  recorded #15 ········
> Ann wins $1.50, Bob wins $1.50
$ hand result --game "razz + goal-post" --in Ann=0.50 --in Bob=1 --in Cat=1 --win Ann=1.50 --win Bob=1
  hand 4, razz + goal-post: Ann wins $1.50, Bob wins $1.00
  recorded #16 ········
> Ann wins $1.50, Bob wins $1.00
