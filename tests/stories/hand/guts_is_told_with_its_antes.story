# Nobody bets in guts: what is put in are the antes, by every door. More is asked about in a result, and refused in a hand with its cards.
# rules: MIK-59, CAU-010, IGL-08

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
$ seat Ann 1
  Ann has seat 1
  recorded #8 ········
$ buy Bob 20
  Bob buys chips: $20.00 in cash; stack $20.00
  recorded #9 ········
! note: buy from a player first: `Ann` has $20.00 (MIK-04)
$ seat Bob 2
  Bob has seat 2
  recorded #10 ········
$ buy Cat 20
  Cat buys chips: $20.00 in cash; stack $20.00
  recorded #11 ········
$ seat Cat 3
  Cat has seat 3
  recorded #12 ········
$ hand result --game three-card-guts --dealer Cat --in Ann=5 --in Bob=5 --in Cat=5 --win Ann=15
! error: `Ann` put in $5.00, but this game has no betting: the ante is $0.05 (MIK-59)
! hint: hand result --game three-card-guts --dealer Cat --in Ann=5 --in Bob=5 --in Cat=5 --win Ann=15 --really
= 4
$ hand result --game three-card-guts --dealer Cat --in Ann=.05 --in Bob=.50 --in Cat=.05 --win Ann=.60
! error: `Bob` put in $0.50, but this game has no betting: the ante is $0.05 (MIK-59)
! hint: hand result --game three-card-guts --dealer Cat --in Ann=.05 --in Bob=.50 --in Cat=.05 --win Ann=.60 --really
= 4
$ hand add --hand '{"game":"three-card-guts","button":"Cat","players":[{"name":"Ann","in":"0.10","cards":"KhKd2c"},{"name":"Bob","in":"0.10","cards":"AhQs2s"},{"name":"Cat","in":"0.10","folded":true}]}'
! error: --hand:1:1: `Ann` put in $0.10, but this game has no betting: the ante is $0.05 (MIK-59)
= 5

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
$ --book cause.book buy Ann 1000
  Ann buys chips: 1,000 in cash; stack 975
  Ann pays 25 into the leaderboard to join the table (CAU-003)
  recorded #9 ········
! next: play (hand new or hand result), then count the stacks
$ --book cause.book seat Ann 1
  Ann has seat 1
  recorded #10 ········
! note: management says who sits where (CAU-005)
$ --book cause.book buy Bob 1000
  Bob buys chips: 1,000 in cash; stack 975
  Bob pays 25 into the leaderboard to join the table (CAU-003)
  recorded #12 ········
$ --book cause.book seat Bob 2
  Bob has seat 2
  recorded #13 ········
$ --book cause.book buy Cat 1000
  Cat buys chips: 1,000 in cash; stack 975
  Cat pays 25 into the leaderboard to join the table (CAU-003)
  recorded #15 ········
$ --book cause.book seat Cat 3
  Cat has seat 3
  recorded #16 ········
$ --book cause.book buy Dan 1000
  Dan buys chips: 1,000 in cash; stack 975
  Dan pays 25 into the leaderboard to join the table (CAU-003)
  recorded #18 ········
$ --book cause.book seat Dan 4
  Dan has seat 4
  recorded #19 ········
$ --book cause.book hand result --game guts --dealer Ann --in Ann=50 --in Bob=50 --in Cat=50 --in Dan=50 --win Bob=200
! error: `Ann` put in 50, but this game has no betting: the ante is 25 (CAU-010)
! hint: --book cause.book hand result --game guts --dealer Ann --in Ann=50 --in Bob=50 --in Cat=50 --in Dan=50 --win Bob=200 --really
= 4

$ --book igloo.book init --house igloo
  started a new book in USD with `igloo` rules
  recorded #2 ········
! next: add the players (player add NAME NAME)
$ --book igloo.book player add Ann
  Ann, a regular
  recorded #3 ········
$ --book igloo.book player add Bob
  Bob, a regular
  recorded #4 ········
! next: open the night (open --banker NAME)
$ --book igloo.book player add Cat
  Cat, a regular
  recorded #5 ········
$ --book igloo.book open --banker Ann
  night 1 is open at The Igloo; Ann is the banker
  recorded #6 ········
! next: sell chips (buy NAME AMOUNT)
$ --book igloo.book buy Ann 20
  Ann buys chips: $20.00 in cash; stack $20.00
  recorded #7 ········
! next: play (hand new or hand result), then count the stacks
$ --book igloo.book seat Ann 1
  Ann has seat 1
  recorded #8 ········
$ --book igloo.book buy Bob 20
  Bob buys chips: $20.00 in cash; stack $20.00
  recorded #9 ········
$ --book igloo.book seat Bob 2
  Bob has seat 2
  recorded #10 ········
$ --book igloo.book buy Cat 20
  Cat buys chips: $20.00 in cash; stack $20.00
  recorded #11 ········
$ --book igloo.book seat Cat 3
  Cat has seat 3
  recorded #12 ········
$ --book igloo.book hand result --game three-card-guts --dealer Cat --in Ann=.30 --win Ann=.30
! error: $0.30 from `Ann` isn't an ante: `Cat` dealt, and only the dealer antes; if `Ann` dealt, say so (IGL-08)
! hint: --book igloo.book hand result --game three-card-guts --dealer Cat --in Ann=.30 --win Ann=.30 --really
= 4
$ --book igloo.book hand result --game three-card-guts --dealer Cat --in Cat=.30 --win Ann=.30
  hand 1, three-card-guts: Ann wins $0.30
  recorded #14 ········
