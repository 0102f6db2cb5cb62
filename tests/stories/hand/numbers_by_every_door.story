# Seven-card stud is for six at most by the charity's rules, Guts for four at least: files and results know it too

file seven.phh:
  variant = "F7S"
  antes = [25, 25, 25, 25, 25, 25, 25]
  bring_in = 10
  small_bet = 25
  big_bet = 50
  starting_stacks = [1975, 1975, 1975, 1975, 1975, 1975, 1975]
  players = ["Ann", "Bob", "Cat", "Dan", "Eve", "Fay", "Gus"]
  actions = ["d dh p1 ????2c", "d dh p2 ????3c", "d dh p3 ????4c", "d dh p4 ????5c", "d dh p5 ????6c", "d dh p6 ????7c", "d dh p7 ????8c", "p1 cbr 25", "p2 cc", "p3 f", "p4 f", "p5 f", "p6 f", "p7 f", "p2 f"]

$ init --house cause
  started a new book in points with `cause` rules
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
$ player add Dan
  Dan, a regular
  recorded #6 ········
$ player add Eve
  Eve, a regular
  recorded #7 ········
$ player add Fay
  Fay, a regular
  recorded #8 ········
$ player add Gus
  Gus, a regular
  recorded #9 ········
$ open --banker Ann
  night 1 is open at The Cause; Ann is the banker
  recorded #10 ········
! note: management decides how much players can buy in for (CAU-004)
! next: sell chips (buy NAME AMOUNT)
$ buy Ann 2000
  Ann buys chips: 2,000 in cash; stack 1,975
  Ann pays 25 into the leaderboard to join the table (CAU-003)
  recorded #12 ········
! next: play (hand new or hand result), then count the stacks
$ seat Ann 1
  Ann has seat 1
  recorded #13 ········
! note: management says who sits where (CAU-005)
$ buy Bob 2000
  Bob buys chips: 2,000 in cash; stack 1,975
  Bob pays 25 into the leaderboard to join the table (CAU-003)
  recorded #15 ········
$ seat Bob 2
  Bob has seat 2
  recorded #16 ········
$ buy Cat 2000
  Cat buys chips: 2,000 in cash; stack 1,975
  Cat pays 25 into the leaderboard to join the table (CAU-003)
  recorded #18 ········
$ seat Cat 3
  Cat has seat 3
  recorded #19 ········
$ buy Dan 2000
  Dan buys chips: 2,000 in cash; stack 1,975
  Dan pays 25 into the leaderboard to join the table (CAU-003)
  recorded #21 ········
$ seat Dan 4
  Dan has seat 4
  recorded #22 ········
$ buy Eve 2000
  Eve buys chips: 2,000 in cash; stack 1,975
  Eve pays 25 into the leaderboard to join the table (CAU-003)
  recorded #24 ········
$ seat Eve 5
  Eve has seat 5
  recorded #25 ········
$ buy Fay 2000
  Fay buys chips: 2,000 in cash; stack 1,975
  Fay pays 25 into the leaderboard to join the table (CAU-003)
  recorded #27 ········
$ seat Fay 6
  Fay has seat 6
  recorded #28 ········
$ buy Gus 2000
  Gus buys chips: 2,000 in cash; stack 1,975
  Gus pays 25 into the leaderboard to join the table (CAU-003)
  recorded #30 ········
$ seat Gus 7
  Gus has seat 7
  recorded #31 ········
$ hand add seven.phh
! error: seven.phh:8:13: `seven-card-stud` takes 2 to 6 players at this house, not 7 (CAU-101)
= 5
> `seven-card-stud` takes 2 to 6 players at this house, not 7 (CAU-101)

Everybody antes here, so that a result names all who were dealt in.

$ hand result --game two-card-guts-with-a-bump --in Ann=25 --in Bob=25 --in Cat=25 --win Ann=75
! error: `two-card-guts-with-a-bump` takes 4 to 10 players at this house, not 3 (CAU-114)
! hint: hand result --help
= 4
> `two-card-guts-with-a-bump` takes 4 to 10 players at this house, not 3 (CAU-114)
$ hand result --game seven-card-stud --in Cat=25 --win Cat=25
! error: `seven-card-stud` takes 2 to 6 players at this house, not 1 (CAU-101)
! hint: hand result --help
= 4
> `seven-card-stud` takes 2 to 6 players at this house, not 1 (CAU-101)
$ hand result --game two-card-guts-with-a-bump --in Ann=25 --in Bob=25 --in Cat=25 --in Dan=25 --win Ann=100
  hand 1, two-card-guts-with-a-bump: Ann wins 100
  recorded #32 ········
! note: nobody said who dealt (`--dealer`), so the dealer isn't charged the 25 for the leaderboard (CAU-003)
> Ann wins 100
