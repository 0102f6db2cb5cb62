# A pot that somebody wins does not wait, whatever may wait in other games: what stays of it is asked about. Odd coins of a tie stay, as many as a tie leaves.
# rules: MIK-31, MIK-65, IGL-18, CAU-030

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
$ hand result --game holdem --dealer Ann --in Ann=.35 --in Bob=.05 --in Cat=.05 --win Ann=.10 --carry .35
! error: $0.35 can't stay in the middle: in `holdem` the best hand takes the whole pot (MIK-31)
! hint: hand result --game holdem --dealer Ann --in Ann=.35 --in Bob=.05 --in Cat=.05 --win Ann=.10 --carry .35 --really
= 4
$ hand result --game holdem --dealer Ann --in Ann=.15 --in Bob=.15 --in Cat=.15 --win Ann=.15 --win Bob=.15 --carry .15
! error: $0.15 can't stay in the middle: with these winners, at most $0.05 is left (MIK-65)
! hint: hand result --game holdem --dealer Ann --in Ann=.15 --in Bob=.15 --in Cat=.15 --win Ann=.15 --win Bob=.15 --carry .15 --really
= 4
$ hand result --game holdem --dealer Ann --in Ann=.15 --in Bob=.15 --in Cat=.15 --win Ann=.20 --win Bob=.20 --carry .05
  hand 1, holdem: Ann wins $0.20, Bob wins $0.20; $0.05 carries over to the next
    hand
  recorded #14 ········

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
$ --book igloo.book hand result --game holdem --dealer Ann --in Ann=.40 --in Bob=.05 --win Ann=.10 --carry .35
! error: $0.35 can't stay in the middle: in `holdem` the best hand takes the whole pot (IGL-18)
! hint: --book igloo.book hand result --game holdem --dealer Ann --in Ann=.40 --in Bob=.05 --win Ann=.10 --carry .35 --really
= 4

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
$ --book cause.book open --banker Ann
  night 1 is open at The Cause; Ann is the banker
  recorded #6 ········
! note: management decides how much players can buy in for (CAU-004)
! next: sell chips (buy NAME AMOUNT)
$ --book cause.book buy Ann 1000
  Ann buys chips: 1,000 in cash; stack 975
  Ann pays 25 into the leaderboard to join the table (CAU-003)
  recorded #8 ········
! next: play (hand new or hand result), then count the stacks
$ --book cause.book seat Ann 1
  Ann has seat 1
  recorded #9 ········
! note: management says who sits where (CAU-005)
$ --book cause.book buy Bob 1000
  Bob buys chips: 1,000 in cash; stack 975
  Bob pays 25 into the leaderboard to join the table (CAU-003)
  recorded #11 ········
$ --book cause.book seat Bob 2
  Bob has seat 2
  recorded #12 ········
$ --book cause.book buy Cat 1000
  Cat buys chips: 1,000 in cash; stack 975
  Cat pays 25 into the leaderboard to join the table (CAU-003)
  recorded #14 ········
$ --book cause.book seat Cat 3
  Cat has seat 3
  recorded #15 ········
$ --book cause.book hand result --game five-card-draw --dealer Ann --in Ann=75 --in Bob=75 --in Cat=25 --win Ann=100 --carry 75
! error: 75 can't stay in the middle: in `five-card-draw` the best hand takes the whole pot (CAU-030, CAU-034)
! hint: --book cause.book hand result --game five-card-draw --dealer Ann --in Ann=75 --in Bob=75 --in Cat=25 --win Ann=100 --carry 75 --really
= 4
