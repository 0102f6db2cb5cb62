# An amount that can't be leads to the same line with the amounts that can

$ init --house cause --currency points
  started a new book in points with `cause` rules
  recorded #2 ········
! next: add the players (player add NAME NAME)
$ player add Ann Bob Cat
  Ann, a regular
  Bob, a regular
  Cat, a regular
  recorded #5 ········
! next: open the night (open --banker NAME)
$ open --banker Ann
  night 1 is open at The Cause; Ann is the banker
  recorded #6 ········
! note: management decides how much players can buy in for (CAU-004)
! next: sell chips (buy NAME AMOUNT)
$ buy Ann 30
! error: 30 isn't a multiple of 25; try 25 or 50 (CAU-001)
! hint: buy Ann 25
! hint: buy Ann 50
= 4
> hint: buy Ann 25
> hint: buy Ann 50
$ buy Ann 2000
  Ann buys chips: 2,000 in cash; stack 1,975
  Ann pays 25 into the leaderboard to join the table (CAU-003)
  recorded #8 ········
! next: play (hand new or hand result), then count the stacks
$ buy Bob 2000
  Bob buys chips: 2,000 in cash; stack 1,975
  Bob pays 25 into the leaderboard to join the table (CAU-003)
  recorded #10 ········
$ buy Cat 2000
  Cat buys chips: 2,000 in cash; stack 1,975
  Cat pays 25 into the leaderboard to join the table (CAU-003)
  recorded #12 ········
$ deal --cards Jh
  Ann Jh
  Ann has the first jack and deals (CAU-007)
  recorded #13 ········
$ hand result five-card-draw Ann 30 Bob
! error: 30 isn't a multiple of 25; try 25 or 50 (CAU-001)
! hint: hand result five-card-draw Ann 25 Bob
! hint: hand result five-card-draw Ann 50 Bob
= 4
> hint: hand result five-card-draw Ann 25 Bob
> hint: hand result five-card-draw Ann 50 Bob

Where there are more amounts, one alone would be no line.

$ hand result --game five-card-draw --in Ann=30 --in Bob=30 --win Ann=60
! error: 30 isn't a multiple of 25; try 25 or 50 (CAU-001)
! hint: hand result --help
= 4
> hint: hand result --help
$ buy Ann 20 --cash 30
! error: the parts add up to 30, not 20
! hint: buy --help
= 2
$ --book dave.book init --house dave
  started a new book in USD with `dave` rules
  recorded #2 ········
! next: add the players (player add NAME NAME)
$ --book dave.book player add Ann Bob
  Ann, a regular
  Bob, a regular
  recorded #4 ········
! next: open the night (open --banker NAME)
$ --book dave.book open --banker Ann --stakes .25/.50
  night 1 is open at Dave's cash game; Ann is the banker
  recorded #5 ········
! note: tonight's buy-in limits, unless everybody agrees to different ones in writing: each player buys at least $10.00; each player can buy up to a $50.00 stack, or the biggest stack at the table (DAV-17)
! next: sell chips (buy NAME AMOUNT)
$ --book dave.book buy Ann 9.75
! error: $9.75 is too little: buy at least $10.00 (20 big blinds) (DAV-16)
! hint: --book dave.book buy Ann 10.00
= 4
> hint: --book dave.book buy Ann 10.00
$ --book dave.book buy Ann 60
! error: $60.00 is over the limit: you can buy up to $50.00 (100 big blinds, or the biggest stack if that's more) (DAV-16)
! hint: --book dave.book buy Ann 50.00
= 4
> hint: --book dave.book buy Ann 50.00
$ --book dave.book buy Ann 40
  Ann buys chips: $40.00 in cash; stack $40.00
  recorded #6 ········
! next: play (hand new or hand result), then count the stacks
$ --book dave.book hand result --game holdem --in Ann=1 --win Ann=1
! error: a hand needs at least 2 players, but only `Ann` is in this one
! hint: --book dave.book hand result --help
= 4
> hint: --book dave.book hand result --help
