# At guts a tie for best wins nothing, so no two players share the pot (CAU-121).

$ init --house cause
  started a new book in points with `cause` rules
  recorded #2 ········
! next: add the players (player add NAME NAME)
$ player add Ann Bob Cat Dan Eve
  Ann, a regular
  Bob, a regular
  Cat, a regular
  Dan, a regular
  Eve, a regular
  recorded #7 ········
! next: open the night (open --banker NAME)
$ open --banker Ann
  night 1 is open at The Cause; Ann is the banker
  recorded #8 ········
! note: management decides how much players can buy in for (CAU-004)
! next: sell chips (buy NAME AMOUNT)
$ buy Ann 2000
  Ann buys chips: 2,000 in cash; stack 1,975
  Ann pays 25 into the leaderboard to join the table (CAU-003)
  recorded #10 ········
! next: play (hand new or hand result), then count the stacks
$ buy Bob 2000
  Bob buys chips: 2,000 in cash; stack 1,975
  Bob pays 25 into the leaderboard to join the table (CAU-003)
  recorded #12 ········
$ buy Cat 2000
  Cat buys chips: 2,000 in cash; stack 1,975
  Cat pays 25 into the leaderboard to join the table (CAU-003)
  recorded #14 ········
$ buy Dan 2000
  Dan buys chips: 2,000 in cash; stack 1,975
  Dan pays 25 into the leaderboard to join the table (CAU-003)
  recorded #16 ········
$ buy Eve 2000
  Eve buys chips: 2,000 in cash; stack 1,975
  Eve pays 25 into the leaderboard to join the table (CAU-003)
  recorded #18 ········
$ hand result --game guts --in Ann=25 --in Bob=25 --in Cat=25 --in Dan=25 --in Eve=25 --win Bob=75 --win Cat=50
! error: `Bob` and `Cat` can't split a pot: a tie is a goal post, so nobody gets that part, and it carries over to the next game (CAU-121)
! hint: hand result --help
= 4
$ hand result --game guts --in Ann=25 --in Bob=25 --in Cat=25 --in Dan=25 --in Eve=25 --matched Bob=100 --matched Cat=100 --carry 325
  hand 1, two-card-guts-with-a-bump: nobody wins; 325 carries over to the next
    hand
    Bob owes 100 to the next pot (CAU-119, CAU-121)
    Cat owes 100 to the next pot (CAU-119, CAU-121)
  recorded #19 ········
! note: nobody said who dealt (`--dealer`), so the dealer isn't charged the 25 for the leaderboard (CAU-003)
