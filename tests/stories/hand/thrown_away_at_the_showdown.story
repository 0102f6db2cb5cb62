# Where hands are thrown away at the showdown, the rule of the showdown is named, and not that of a bet which nobody called.
# rules: CAU-033

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
$ hand new --yes
< five-card-draw d cat
< ¶
< k k k
< p
< p
< p
< k k k
< x
< khkdqc5s4s
< x
  hand 1, five-card-draw: Bob wins 75
  recorded #18 ········
! no game yet, no dealer yet, 3 in: Ann Bob Cat
! which game? > five-card-draw d cat
! five-card-draw, Cat deals, 3 in: Ann Bob Cat
! Enter to deal > ¶
! note: everybody antes 25 before the deal (CAU-010)
! note: `Ann`, to the dealer's left, opens the betting (CAU-018)
! Ann 1950 · pot 75 · check, bet 25 > k k k
! Ann 1950 · pot 75 · draws 0–3 > p
! Bob 1950 · pot 75 · draws 0–3 > p
! Cat 1950 · pot 75 · draws 0–3 > p
! Ann 1950 · pot 75 · check, bet 50 > k k k
! pot 75 · Ann shows > x
! pot 75 · Bob shows > khkdqc5s4s
! pot 75 · Cat shows > x
! nobody bet in round 1, so the pot stays at 75 (CAU-024)
! nobody bet in round 2, so the pot stays at 75 (CAU-024)
! more than one player is left after the first round, so they draw cards (CAU-062)
! nobody bet in the last round, so Ann, on the dealer's left, shows first
!   (CAU-032)
! Bob is the only one left in the main pot, so Bob wins it: 75 (CAU-037)
! Ann -25, Bob gets 75 (+50), Cat -25
! ¶
! note: `Cat` pays 25 into the leaderboard for dealing (CAU-003)
> Bob is the only one left
$ hand why 1
  hand 1, five-card-draw: Bob wins 75
  nobody bet in round 1, so the pot stays at 75 (CAU-024)
  nobody bet in round 2, so the pot stays at 75 (CAU-024)
  more than one player is left after the first round, so they draw cards (CAU-062)
  nobody bet in the last round, so Ann, on the dealer's left, shows first
    (CAU-032)
  Bob is the only one left in the main pot, so Bob wins it: 75 (CAU-037)
