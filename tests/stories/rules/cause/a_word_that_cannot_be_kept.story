# A word before the turn that cannot be kept when the turn comes: the table hears that it is gone, and the hand keeps it
# rules: CAU-026, CAU-022, CAU-013

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
$ open --banker Ann
  night 1 is open at The Cause; Ann is the banker
  recorded #8 ········
! note: management decides how much players can buy in for (CAU-004)
! next: sell chips (buy NAME AMOUNT)
$ buy Ann 525
  Ann buys chips: 525 in cash; stack 500
  Ann pays 25 into the leaderboard to join the table (CAU-003)
  recorded #10 ········
! next: play (hand new or hand result), then count the stacks
$ buy Bob 525
  Bob buys chips: 525 in cash; stack 500
  Bob pays 25 into the leaderboard to join the table (CAU-003)
  recorded #12 ········
$ buy Cat 525
  Cat buys chips: 525 in cash; stack 500
  Cat pays 25 into the leaderboard to join the table (CAU-003)
  recorded #14 ········
$ buy Dan 525
  Dan buys chips: 525 in cash; stack 500
  Dan pays 25 into the leaderboard to join the table (CAU-003)
  recorded #16 ········
$ buy Eve 525
  Eve buys chips: 525 in cash; stack 500
  Eve pays 25 into the leaderboard to join the table (CAU-003)
  recorded #18 ········
$ seat Ann 1
  Ann has seat 1
  recorded #19 ········
! note: management says who sits where (CAU-005)
$ seat Bob 2
  Bob has seat 2
  recorded #20 ········
$ seat Cat 3
  Cat has seat 3
  recorded #21 ········
$ seat Dan 4
  Dan has seat 4
  recorded #22 ········
$ seat Eve 5
  Eve has seat 5
  recorded #23 ········

## Three raises before Eve: no raise is left to her, nor to Bob who says it later

$ hand new --dry-run
< five-card-draw
< d eve
< ¶
< early eve raise
< 25
< 50
< 75
< 100
< early bob raise
< c
< f
< q
< y
  stopped: nothing was recorded
! no game yet, no dealer yet, 5 in: Ann Bob Cat Dan Eve
! which game? > five-card-draw
! five-card-draw, no dealer yet, 5 in: Ann Bob Cat Dan Eve
! who deals? > d eve
! five-card-draw, Eve deals, 5 in: Ann Bob Cat Dan Eve
! Enter to deal > ¶
! note: everybody antes 25 before the deal (CAU-010)
! note: `Ann`, to the dealer's left, opens the betting (CAU-018)
! Ann 475 · pot 125 · check, bet 25 > early eve raise
! Ann 475 · pot 125 · check, bet 25 > 25
! Bob 475 · pot 150 · call 25, raise 50 > 50
! Cat 475 · pot 200 · call 50, raise 75 > 75
! Dan 475 · pot 275 · call 75, raise 100 > 100
! note: `Eve` said raise out of turn but can't raise now, so any action is allowed
!   (CAU-026)
! Eve 475 · pot 375 · call 100 > early bob raise
! Eve 475 · pot 375 · call 100 > c
! Ann 450 · pot 475 · call 75 > f
! note: `Bob` said raise out of turn but can't raise now, so any action is allowed
!   (CAU-026)
! Bob 425 · pot 475 · call 50 > q
> `Eve` said raise out of turn but can't raise now, so any action is allowed (CAU-026)

## The hand keeps what became of the words

$ hand new --yes
< five-card-draw
< d eve
< ¶
< 25
< 50
< 75
< early eve raise
< 100
< f
< early bob raise
< f
< c
< f
< p
< p
< k
< k
< kskdqc5s4s
< x
  hand 1, five-card-draw: Bob wins 425
  recorded #26 ········
! no game yet, no dealer yet, 5 in: Ann Bob Cat Dan Eve
! which game? > five-card-draw
! five-card-draw, no dealer yet, 5 in: Ann Bob Cat Dan Eve
! who deals? > d eve
! five-card-draw, Eve deals, 5 in: Ann Bob Cat Dan Eve
! Enter to deal > ¶
! note: everybody antes 25 before the deal (CAU-010)
! note: `Ann`, to the dealer's left, opens the betting (CAU-018)
! Ann 475 · pot 125 · check, bet 25 > 25
! Bob 475 · pot 150 · call 25, raise 50 > 50
! Cat 475 · pot 200 · call 50, raise 75 > 75
! Dan 475 · pot 275 · call 75, raise 100 > early eve raise
! Dan 475 · pot 275 · call 75, raise 100 > 100
! note: `Eve` said raise out of turn but can't raise now, so any action is allowed
!   (CAU-026)
! Eve 475 · pot 375 · call 100 > f
! Ann 450 · pot 375 · call 75 > early bob raise
! Ann 450 · pot 375 · call 75 > f
! note: `Bob` said raise out of turn but can't raise now, so any action is allowed
!   (CAU-026)
! Bob 425 · pot 375 · call 50 > c
! Cat 400 · pot 425 · call 25 > f
! Bob 375 · pot 425 · draws 0–3 > p
! Dan 375 · pot 425 · draws 0–3 > p
! Bob 375 · pot 425 · check, bet 50 > k
! Dan 375 · pot 425 · check, bet 50 > k
! pot 425 · Bob shows > kskdqc5s4s
! pot 425 · Dan shows > x
! Bob acted out of turn, but couldn't do that anymore when the action got to Bob
!   (CAU-026)
! Eve acted out of turn, but couldn't do that anymore when the action got to Eve
!   (CAU-026)
! nobody bet in round 2, so the pot stays at 425 (CAU-024)
! more than one player is left after the first round, so they draw cards (CAU-062)
! nobody bet in the last round, so Bob, on the dealer's left, shows first
!   (CAU-032)
! Bob is the only one left in the main pot, so Bob wins it: 425 (CAU-037)
! Ann -50, Bob gets 425 (+300), Cat -100, Dan -125, Eve -25
! ¶
! note: `Eve` pays 25 into the leaderboard for dealing (CAU-003)
> Eve acted out of turn, but couldn't do that anymore when the action got to Eve (CAU-026)

## Six acts by five players: five have acted

$ hand new --dry-run
< five-card-draw
< d eve
< ¶
< 25
< f
< f
< f
< 50
< c
< m
< q
< y
  stopped: nothing was recorded
! five-card-draw, Ann deals, 5 in: Ann Bob Cat Dan Eve
! Enter to deal > five-card-draw
! five-card-draw, Ann deals, 5 in: Ann Bob Cat Dan Eve
! Enter to deal > d eve
! five-card-draw, Eve deals, 5 in: Ann Bob Cat Dan Eve
! Enter to deal > ¶
! note: everybody antes 25 before the deal (CAU-010)
! note: `Ann`, to the dealer's left, opens the betting (CAU-018)
! Ann 425 · pot 125 · check, bet 25 > 25
! Bob 775 · pot 150 · call 25, raise 50 > f
! Cat 375 · pot 150 · call 25, raise 50 > f
! Dan 350 · pot 150 · call 25, raise 50 > f
! Eve 425 · pot 150 · call 25, raise 50 > 50
! Ann 400 · pot 200 · call 25, raise 75 > c
! Ann 375 · pot 225 · draws 0–3 > m
! error: 5 players have acted, and after 2 it's too late for a misdeal (CAU-013);
!   if there was a ruling, type ! and the reason, then try again
! Ann 375 · pot 225 · draws 0–3 > q
> 5 players have acted, and after 2 it's too late for a misdeal (CAU-013)
