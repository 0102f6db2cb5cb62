# In a game without bets everybody antes: who is named with nothing is told what the ante is (MIK-59, CAU-010). The same words are right
# where the pot of the last deal is played on for.

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
$ buy Ann 20
  Ann buys chips: $20.00 in cash; stack $20.00
  recorded #7 ········
! next: play (hand new or hand result), then count the stacks
$ buy Bob 20
  Bob buys chips: $20.00 in cash; stack $20.00
  recorded #8 ········
! note: buy from a player first: `Ann` has $20.00 (MIK-04)
$ buy Cat 20
  Cat buys chips: $20.00 in cash; stack $20.00
  recorded #9 ········
$ hand result --game three-card-guts --dealer Cat --in Ann=0 --in Bob=0 --in Cat=0 --carry .15
! error: `Ann` put in $0.00, but everybody antes $0.05 (MIK-59)
! hint: hand result --help
= 4
> `Ann` put in $0.00, but everybody antes $0.05 (MIK-59)
$ hand result --game three-card-guts --dealer Cat --in Ann=.05 --in Bob=0 --in Cat=.05 --win Ann=.10
! error: `Bob` put in $0.00, but everybody antes $0.05 (MIK-59)
! hint: hand result --help
= 4
> `Bob` put in $0.00, but everybody antes $0.05 (MIK-59)
$ hand result --game holdem --dealer Cat --in Ann=0 --in Bob=.05 --in Cat=.05 --win Bob=.10
! error: `Ann` put in $0.00: list only players who put something in
! hint: hand result --game holdem --dealer Cat --in Bob=.05 --in Cat=.05 --win Bob=.10
= 4
> `Ann` put in $0.00
$ --book cause.book init --house cause
  started a new book in points with `cause` rules
  recorded #2 ········
! next: add the players (player add NAME NAME)
$ --book cause.book player add Ann
  Ann, a regular
  recorded #3 ········
$ --book cause.book player add Bob
  Bob, a regular
  recorded #4 ········
! next: open the night (open --banker NAME)
$ --book cause.book player add Cat
  Cat, a regular
  recorded #5 ········
$ --book cause.book player add Dan
  Dan, a regular
  recorded #6 ········
$ --book cause.book open --banker Ann
  night 1 is open at The Cause; Ann is the banker
  recorded #7 ········
! note: management decides how much players can buy in for (CAU-004)
! next: sell chips (buy NAME AMOUNT)
$ --book cause.book buy Ann 2000
  Ann buys chips: 2,000 in cash; stack 1,975
  Ann pays 25 into the leaderboard to join the table (CAU-003)
  recorded #9 ········
! next: play (hand new or hand result), then count the stacks
$ --book cause.book buy Bob 2000
  Bob buys chips: 2,000 in cash; stack 1,975
  Bob pays 25 into the leaderboard to join the table (CAU-003)
  recorded #11 ········
$ --book cause.book buy Cat 2000
  Cat buys chips: 2,000 in cash; stack 1,975
  Cat pays 25 into the leaderboard to join the table (CAU-003)
  recorded #13 ········
$ --book cause.book buy Dan 2000
  Dan buys chips: 2,000 in cash; stack 1,975
  Dan pays 25 into the leaderboard to join the table (CAU-003)
  recorded #15 ········
$ --book cause.book hand result --game guts --dealer Cat --in Ann=0 --in Bob=0 --in Cat=0 --in Dan=0 --carry 100
! error: `Ann` put in 0, but everybody antes 25 (CAU-010)
! hint: --book cause.book hand result --help
= 4
> `Ann` put in 0, but everybody antes 25 (CAU-010)
