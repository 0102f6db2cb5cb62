# Who lost his last chips is not in the next hand and does not deal it, named or not: one answer at every door

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
$ buy Ann 2500
  Ann buys chips: 2,500 in cash; stack 2,475
  Ann pays 25 into the leaderboard to join the table (CAU-003)
  recorded #9 ········
! next: play (hand new or hand result), then count the stacks
$ buy Bob 2050
  Bob buys chips: 2,050 in cash; stack 2,025
  Bob pays 25 into the leaderboard to join the table (CAU-003)
  recorded #11 ········
$ buy Cat 2000
  Cat buys chips: 2,000 in cash; stack 1,975
  Cat pays 25 into the leaderboard to join the table (CAU-003)
  recorded #13 ········
$ buy Dan 2000
  Dan buys chips: 2,000 in cash; stack 1,975
  Dan pays 25 into the leaderboard to join the table (CAU-003)
  recorded #15 ········
$ seat Ann 1
  Ann has seat 1
  recorded #16 ········
! note: management says who sits where (CAU-005)
$ seat Bob 2
  Bob has seat 2
  recorded #17 ········
$ seat Cat 3
  Cat has seat 3
  recorded #18 ········
$ seat Dan 4
  Dan has seat 4
  recorded #19 ········
$ deal --dealer Ann
  Ann deals
  recorded #20 ········
$ hand result --game five-card-draw --in Ann=2025 --in Bob=2025 --in Cat=100 --win Ann=4150 --really
  hand 1, five-card-draw: Ann wins 4,150
  recorded #22 ········
! note: `Ann` pays 25 into the leaderboard for dealing (CAU-003)
$ deal --dealer Bob
! error: `Bob` has no chips and isn't in the next hand, so `Cat` deals it (CAU-008)
! hint: seats
= 4
> `Bob` has no chips and isn't in the next hand, so `Cat` deals it (CAU-008)
> hint: seats
$ deal --dealer Cat
  Cat deals
    the deal passes to the left (CAU-008)
  if it's five-card-draw again: Dan, Ann and Cat ante 25 each
    everybody antes 25 before the deal (CAU-010)
    `Dan`, to the dealer's left, opens the betting (CAU-018)
  recorded #23 ········
