# A house says what a player starts with at least, in money. A player with chips may add less; once broke, he starts over.

file ours.toml:
  [house]
  name = "ours"
  title = "Our house"
  currency = "USD"
  [buyin]
  min = { is = "10.00", rule = "OUR-01" }

file odd.toml:
  [house]
  name = "odd"
  title = "An odd house"
  currency = "USD"
  [buyin]
  min = "50.00"
  max = "20.00"

$ house check odd.toml
  fault  `buyin.min` is 50.00, more than `buyin.max`, which is 20.00; no night
         can start
= 3
$ house check ours.toml
  `ours` checks out: 1 setting, no contradictions
$ init --house ours.toml
  started a new book in USD with `ours` rules
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
  night 1 is open at Our house; Ann is the banker
  recorded #5 ········
! next: sell chips (buy NAME AMOUNT)
$ buy Ann 5
! error: $5.00 is too little: buy at least $10.00 (OUR-01)
! hint: buy Ann 10.00
= 4
$ buy Ann 10
  Ann buys chips: $10.00 in cash; stack $10.00
  recorded #6 ········
! next: play (hand new or hand result), then count the stacks
$ buy Ann 5
  Ann buys chips: $5.00 in cash; stack $15.00
  recorded #7 ········
$ buy Bob 10
  Bob buys chips: $10.00 in cash; stack $10.00
  recorded #8 ········
$ count Bob 25
  Bob has $25.00: up $15.00 in unrecorded hands
  recorded #9 ········
! next: count Ann's stack
$ count Ann 0
  Ann has $0.00: down $15.00 in unrecorded hands
  recorded #10 ········
! next: pay them all (cashout)
$ buy Ann 5
! error: $5.00 is too little: buy at least $10.00 (OUR-01)
! hint: buy Ann 10.00
= 4
$ buy Ann 10
  Ann buys chips: $10.00 in cash; stack $10.00
  recorded #11 ········
! next: count Ann's stack
