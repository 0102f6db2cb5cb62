# Where every bet must be covered nobody wins who put in less than another
# rules: CAU-027

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
$ open --banker Ann
  night 1 is open at The Cause; Ann is the banker
  recorded #6 ········
! note: management decides how much players can buy in for (CAU-004)
! next: sell chips (buy NAME AMOUNT)
$ buy Ann 200
  Ann buys chips: 200 in cash; stack 175
  Ann pays 25 into the leaderboard to join the table (CAU-003)
  recorded #8 ········
! next: play (hand new or hand result), then count the stacks
$ buy Bob 200
  Bob buys chips: 200 in cash; stack 175
  Bob pays 25 into the leaderboard to join the table (CAU-003)
  recorded #10 ········
$ buy Cat 200
  Cat buys chips: 200 in cash; stack 175
  Cat pays 25 into the leaderboard to join the table (CAU-003)
  recorded #12 ········
$ hand result --game five-card-draw --in Ann=50 --in Bob=100 --in Cat=100 --win Ann=250
! error: `Ann` put in 50 and can win at most that much from each of the others: 150 in all, not 250, unless players who bet more folded (CAU-027)
! hint: hand result --game five-card-draw --in Ann=50 --in Bob=100 --in Cat=100 --win Ann=250 --really
= 4
$ hand result --game five-card-draw --in Ann=50 --in Bob=100 --in Cat=100 --win Ann=150 --win Bob=100
! error: `Ann` put in 50 against 100 and can't win: at this house players have to cover every bet (CAU-027)
! hint: hand result --game five-card-draw --in Ann=50 --in Bob=100 --in Cat=100 --win Ann=150 --win Bob=100 --really
= 4
$ hand result --game five-card-draw --in Ann=50 --in Bob=100 --in Cat=100 --win Bob=250
  hand 1, five-card-draw: Bob wins 250
  recorded #13 ········
! note: nobody said who dealt (`--dealer`), so the dealer isn't charged the 25 for the leaderboard (CAU-003)
