# Who has left or never came is nobody's dealer
# rules: CAU-008

$ init --house cause --currency points
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
$ seat Ann 1 --agreed
  Ann has seat 1
  recorded #10 ········
$ buy Bob 2000
  Bob buys chips: 2,000 in cash; stack 1,975
  Bob pays 25 into the leaderboard to join the table (CAU-003)
  recorded #12 ········
$ seat Bob 2 --agreed
  Bob has seat 2
  recorded #13 ········
$ buy Cat 2000
  Cat buys chips: 2,000 in cash; stack 1,975
  Cat pays 25 into the leaderboard to join the table (CAU-003)
  recorded #15 ········
$ seat Cat 3 --agreed
  Cat has seat 3
  recorded #16 ········
$ buy Dan 2000
  Dan buys chips: 2,000 in cash; stack 1,975
  Dan pays 25 into the leaderboard to join the table (CAU-003)
  recorded #18 ········
$ seat Dan 4 --agreed
  Dan has seat 4
  recorded #19 ········
$ cashout Bob
  Bob cashes out 1,975: 1,975 in cash
  recorded #21 ········
! note: `Bob`'s chips weren't counted; paying what the book says
$ player add Zoe
  Zoe, a regular
  recorded #22 ········
$ hand result --game five-card-draw --in Ann=25 --in Cat=25 --win Cat=50 --dealer Bob
! error: `Bob` has left and can't deal: only the player with the button can (CAU-008)
! hint: hand result --game five-card-draw --in Ann=25 --in Cat=25 --win Cat=50
= 4
$ hand result --game five-card-draw --in Ann=25 --in Cat=25 --win Cat=50 --dealer Zoe
! error: `Zoe` isn't here tonight and can't deal: only the player with the button can (CAU-008)
! hint: hand result --game five-card-draw --in Ann=25 --in Cat=25 --win Cat=50
= 4
$ hand result --game five-card-draw --in Ann=25 --in Cat=25 --win Cat=50 --dealer Dan
  hand 1, five-card-draw: Cat wins 50
  recorded #25 ········
! note: `Dan` pays 25 into the leaderboard for dealing (CAU-003)
