# A word of a name finds the person; a name with a word too many is asked about

$ init --house mike
  started a new book in USD with `mike` rules
  recorded #2 ········
! next: add the players (player add NAME NAME)
$ player add "Big Mike" Ann Bo Kim
  Big Mike, a regular
  Ann, a regular
  Bo, a regular
  Kim, a regular
  recorded #6 ········
! next: open the night (open --banker NAME)
$ open --banker Ann
  night 1 is open at Mike's house; Ann is the banker
  recorded #7 ········
! next: sell chips (buy NAME AMOUNT)
$ buy mike 20
  Big Mike buys chips: $20.00 in cash; stack $20.00
  recorded #8 ········
! next: play (hand new or hand result), then count the stacks
> Big Mike buys
$ buy "Tall Ann" 20
! error: no player is called `Tall Ann`; did you mean `Ann`?
! hint: buy Ann 20
! hint: player add 'Tall Ann'
= 4
> did you mean `Ann`?
$ buy "Kim from work" 20
! error: no player is called `Kim from work`; did you mean `Kim`?
! hint: buy Kim 20
! hint: player add 'Kim from work'
= 4
> did you mean `Kim`?
$ player add Mike
  Mike, a regular
  recorded #9 ········
$ buy mike 5
  Mike buys chips: $5.00 in cash; stack $5.00
  recorded #10 ········
! note: buy from a player first: `Big Mike` has $20.00 (MIK-04)
> Mike buys
