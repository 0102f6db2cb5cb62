# At the Cause nobody is charged for a deal whose dealer was not said, and it is said at once (CAU-003)

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
$ seat Ann 1
  Ann has seat 1
  recorded #13 ········
! note: management says who sits where (CAU-005)
$ seat Bob 2
  Bob has seat 2
  recorded #14 ········
$ seat Cat 3
  Cat has seat 3
  recorded #15 ········

$ hand result --game five-card-draw --in Ann=100 --in Bob=100 --in Cat=100 --win Bob=300
  hand 1, five-card-draw: Bob wins 300
  recorded #16 ········
! note: nobody said who dealt (`--dealer`), so the dealer isn't charged the 25 for the leaderboard (CAU-003)
> so the dealer isn't charged the 25 for the leaderboard (CAU-003)
$ hand result --game five-card-draw --dealer Ann --in Ann=100 --in Bob=100 --in Cat=100 --win Bob=300
  hand 2, five-card-draw: Bob wins 300
  recorded #19 ········
! note: `Ann` pays 25 into the leaderboard for dealing (CAU-003)
$ hand result --game five-card-draw --in Ann=100 --in Bob=100 --in Cat=100 --win Bob=300
  hand 3, five-card-draw: Bob wins 300
  recorded #20 ········
! note: nobody said who dealt (`--dealer`), so the deal moves on from `Ann`, and the dealer isn't charged the 25 for the leaderboard (CAU-003)
> so the deal moves on from `Ann`, and the dealer isn't charged the 25 for the leaderboard (CAU-003)
$ hand result --game zilch --in Ann=100 --in Bob=100 --win Bob=200
  hand 4, zilch: Bob wins 200
  recorded #21 ········
! note: nobody said who dealt (`--dealer`), so the deal moves on from `Ann`
$ fund give Cat 25
  Cat pays 25 into the leaderboard for dealing (CAU-003)
  recorded #22 ········
$ fund show
  the leaderboard (CAU-003): 125 in chips, 0 in cash
  ¶
  player  tonight  all nights  received
  ───────────────────────────────────────
  Ann          50          50         –
  Bob          25          25         –
  Cat          50          50         –
