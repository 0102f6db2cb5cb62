# A dealer without cards has the button on his right: a file's button there could mean either, and the program says whose deal it takes it for
# rules: CAU-011

file again.phh:
  variant = "seven-card-stud-hi-lo-8"
  antes = [25, 25, 25]
  blinds_or_straddles = [0, 0, 0]
  min_bet = 25
  starting_stacks = [1825, 1825, 1825]
  players = ["Cat", "Dan", "Ann"]
  actions = ["d dh p1 ????Kd", "d dh p2 ????Jh", "d dh p3 ????Ad", "p3 cbr 25", "p1 f", "p2 f"]
  _house = "cause"

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
$ open --banker Ann
  night 1 is open at The Cause; Ann is the banker
  recorded #7 ········
! note: management decides how much players can buy in for (CAU-004)
! next: sell chips (buy NAME AMOUNT)
$ buy Ann 2000
  Ann buys chips: 2,000 in cash; stack 1,975
  Ann pays 25 into the leaderboard to join the table (CAU-003)
  recorded #9 ········
! next: play (hand new or hand result), then count the stacks
$ seat Ann 1
  Ann has seat 1
  recorded #10 ········
! note: management says who sits where (CAU-005)
$ buy Bob 2000
  Bob buys chips: 2,000 in cash; stack 1,975
  Bob pays 25 into the leaderboard to join the table (CAU-003)
  recorded #12 ········
$ seat Bob 2
  Bob has seat 2
  recorded #13 ········
$ buy Cat 2000
  Cat buys chips: 2,000 in cash; stack 1,975
  Cat pays 25 into the leaderboard to join the table (CAU-003)
  recorded #15 ········
$ seat Cat 3
  Cat has seat 3
  recorded #16 ········
$ buy Dan 2000
  Dan buys chips: 2,000 in cash; stack 1,975
  Dan pays 25 into the leaderboard to join the table (CAU-003)
  recorded #18 ········
$ seat Dan 4
  Dan has seat 4
  recorded #19 ········
$ deal --dealer Bob
  Bob deals
  recorded #20 ········
$ hand add again.phh
  hand 1, seven-card-stud-hi-lo-8: Ann wins 75
    nobody called Ann's last 25, so Ann gets it back (standard rule)
    Ann is the only one left in the main pot, so Ann wins it: 75 (CAU-029)
  recorded #22 ········
! note: the hand has `Cat` starting with 1,825, but the book says 1,975
! note: the hand has `Dan` starting with 1,825, but the book says 1,975
! note: the hand has `Ann` starting with 1,825, but the book says 1,975
! note: `Bob` had no cards but was entered as the dealer, so it counts as `Bob`'s deal; if `Ann` dealt it, undo it, type deal --dealer Ann, and record it again
! note: `Bob` pays 25 into the leaderboard for dealing (CAU-003)
$ undo
  undid #21 (hand 1, seven-card-stud-hi-lo-8: Ann won 75)
  undid #22 (Bob paid 25 into the leaderboard for dealing)
  recorded #24 ········
$ deal --dealer Ann
  Ann deals
  recorded #25 ········
$ hand add again.phh
  hand 1, seven-card-stud-hi-lo-8: Ann wins 75
    nobody called Ann's last 25, so Ann gets it back (standard rule)
    Ann is the only one left in the main pot, so Ann wins it: 75 (CAU-029)
  recorded #27 ········
! note: the hand has `Cat` starting with 1,825, but the book says 1,975
! note: the hand has `Dan` starting with 1,825, but the book says 1,975
! note: the hand has `Ann` starting with 1,825, but the book says 1,975
! note: `Ann` pays 25 into the leaderboard for dealing (CAU-003)
