# A word before the turn that meets no turn in its round binds at the next one, and one that meets none at all is told
# rules: CAU-026

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
$ buy Ann 525
  Ann buys chips: 525 in cash; stack 500
  Ann pays 25 into the leaderboard to join the table (CAU-003)
  recorded #8 ········
! next: play (hand new or hand result), then count the stacks
$ buy Bob 525
  Bob buys chips: 525 in cash; stack 500
  Bob pays 25 into the leaderboard to join the table (CAU-003)
  recorded #10 ········
$ buy Cat 525
  Cat buys chips: 525 in cash; stack 500
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

## All check: Bob, who has checked already, has to fold in the next round

$ hand new
< five-card-draw
< d ann
< ¶
< k
< early bob fold
< k
< k
< p
< p
< p
< k
< f
< k
< k
< c
< kskdqc5s4s
< x
< y
  hand 1, five-card-draw: Cat wins 75
  recorded #18 ········
! no game yet, no dealer yet, 3 in: Ann Bob Cat
! which game? > five-card-draw
! five-card-draw, no dealer yet, 3 in: Ann Bob Cat
! who deals? > d ann
! five-card-draw, Ann deals, 3 in: Ann Bob Cat
! Enter to deal > ¶
! note: everybody antes 25 before the deal (CAU-010)
! note: `Bob`, to the dealer's left, opens the betting (CAU-018)
! Bob 475 · pot 75 · check, bet 25 > k
! Cat 475 · pot 75 · check, bet 25 > early bob fold
! Cat 475 · pot 75 · check, bet 25 > k
! Ann 475 · pot 75 · check, bet 25 > k
! Bob 475 · pot 75 · draws 0–3 > p
! Cat 475 · pot 75 · draws 0–3 > p
! Ann 475 · pot 75 · draws 0–3 > p
! Bob 475 · pot 75 · has to fold > k
! error: `Bob` said fold out of turn and has to stick to it (CAU-026)
! Bob 475 · pot 75 · has to fold > f
! Cat 475 · pot 75 · check, bet 50 > k
! Ann 475 · pot 75 · check, bet 50 > k
! pot 75 · Cat shows > c
! error: `c` doesn't work here: type the cards, x to muck them, or w and the
!   winner's name
! pot 75 · Cat shows > kskdqc5s4s
! pot 75 · Ann shows > x
! Bob acted out of turn and was held to it (CAU-026)
! nobody bet in round 1, so the pot stays at 75 (CAU-024)
! nobody bet in round 2, so the pot stays at 75 (CAU-024)
! more than one player is left after the first round, so they draw cards (CAU-062)
! nobody bet in the last round, so Cat, on the dealer's left, shows first
!   (CAU-032)
! Cat is the only one left in the main pot, so Cat wins it: 75 (CAU-037)
! Ann -25, Bob -25, Cat gets 75 (+50)
! record? [Y/n] > y
! note: a player folded when they could have checked for free (CAU-020)
! note: `Ann` pays 25 into the leaderboard for dealing (CAU-003)
> has to fold
$ hand why 1
  hand 1, five-card-draw: Cat wins 75
  Bob acted out of turn and was held to it (CAU-026)
  nobody bet in round 1, so the pot stays at 75 (CAU-024)
  nobody bet in round 2, so the pot stays at 75 (CAU-024)
  more than one player is left after the first round, so they draw cards (CAU-062)
  nobody bet in the last round, so Cat, on the dealer's left, shows first
    (CAU-032)
  Cat is the only one left in the main pot, so Cat wins it: 75 (CAU-037)
> Bob acted out of turn and was held to it (CAU-026)

## Behind the last round no turn comes

$ hand new
< five-card-draw
< d ann
< ¶
< k*
< p
< p
< p
< k
< early bob fold
< k
< k
< kskdqc5s4s
< x
< x
< y
  hand 2, five-card-draw: Bob wins 75
  recorded #21 ········
! five-card-draw, Bob deals, 3 in: Ann Bob Cat
! Enter to deal > five-card-draw
! five-card-draw, Bob deals, 3 in: Ann Bob Cat
! Enter to deal > d ann
! five-card-draw, Ann deals, 3 in: Ann Bob Cat
! Enter to deal > ¶
! note: everybody antes 25 before the deal (CAU-010)
! note: `Bob`, to the dealer's left, opens the betting (CAU-018)
! Bob 450 · pot 75 · check, bet 25 > k*
! Bob 450 · pot 75 · draws 0–3 > p
! Cat 525 · pot 75 · draws 0–3 > p
! Ann 425 · pot 75 · draws 0–3 > p
! Bob 450 · pot 75 · check, bet 50 > k
! Cat 525 · pot 75 · check, bet 50 > early bob fold
! Cat 525 · pot 75 · check, bet 50 > k
! Ann 425 · pot 75 · check, bet 50 > k
! pot 75 · Bob shows > kskdqc5s4s
! pot 75 · Cat shows > x
! pot 75 · Ann shows > x
! Bob acted out of turn, but the action never got to Bob (CAU-026)
! nobody bet in round 1, so the pot stays at 75 (CAU-024)
! nobody bet in round 2, so the pot stays at 75 (CAU-024)
! more than one player is left after the first round, so they draw cards (CAU-062)
! nobody bet in the last round, so Bob, on the dealer's left, shows first
!   (CAU-032)
! Bob is the only one left in the main pot, so Bob wins it: 75 (CAU-037)
! Ann -25, Bob gets 75 (+50), Cat -25
! record? [Y/n] > y
! note: `Ann` pays 25 into the leaderboard for dealing (CAU-003)
> Bob acted out of turn, but the action never got to Bob (CAU-026)

## A call said with nothing to call is told when the turn comes

$ hand new --dry-run
< five-card-draw
< d ann
< ¶
< k
< early bob call
< k
< k
< p
< p
< p
< k
< q
  stopped: nothing was recorded
! five-card-draw, Bob deals, 3 in: Ann Bob Cat
! Enter to deal > five-card-draw
! five-card-draw, Bob deals, 3 in: Ann Bob Cat
! Enter to deal > d ann
! five-card-draw, Ann deals, 3 in: Ann Bob Cat
! Enter to deal > ¶
! note: everybody antes 25 before the deal (CAU-010)
! note: `Bob`, to the dealer's left, opens the betting (CAU-018)
! Bob 500 · pot 75 · check, bet 25 > k
! Cat 500 · pot 75 · check, bet 25 > early bob call
! Cat 500 · pot 75 · check, bet 25 > k
! Ann 375 · pot 75 · check, bet 25 > k
! Bob 500 · pot 75 · draws 0–3 > p
! Cat 500 · pot 75 · draws 0–3 > p
! Ann 375 · pot 75 · draws 0–3 > p
! note: `Bob` said call out of turn but can't call now, so any action is allowed
!   (CAU-026)
! Bob 500 · pot 75 · check, bet 50 > k
! Cat 500 · pot 75 · check, bet 50 > q
> but can't call now, so any action is allowed
