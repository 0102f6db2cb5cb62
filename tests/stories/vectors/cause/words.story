# Words at the table of the Cause: what is said binds.

## V-CAU-024: chips that come after a call and a pause make no raise
$ hand said --house cause --chips 25 --pieces 1 --later 25 --facing 25 --min 50
  call 25 (CAU-025)
! note: chips added after a pause don't make it a raise (CAU-025)
! note: a clear gesture counts the same as saying it (CAU-025)
! note: you get 25 back
> call 25 (CAU-025)
> chips added after a pause don't make it a raise (CAU-025)

## V-CAU-025: who says early that he raises has to raise when his turn comes
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
$ buy Ann 525
  Ann buys chips: 525 in cash; stack 500
  Ann pays 25 into the leaderboard to join the table (CAU-003)
  recorded #9 ········
! next: play (hand new or hand result), then count the stacks
$ buy Bob 525
  Bob buys chips: 525 in cash; stack 500
  Bob pays 25 into the leaderboard to join the table (CAU-003)
  recorded #11 ········
$ buy Cat 525
  Cat buys chips: 525 in cash; stack 500
  Cat pays 25 into the leaderboard to join the table (CAU-003)
  recorded #13 ········
$ buy Dan 525
  Dan buys chips: 525 in cash; stack 500
  Dan pays 25 into the leaderboard to join the table (CAU-003)
  recorded #15 ········
$ hand new --yes
< five-card-draw
< d ann
< ¶
< early cat raise
< 25
< c
< 50
< f
< f
< f
  hand 1, five-card-draw: Cat wins 150
  recorded #18 ········
! no game yet, no dealer yet, 4 in: Ann Bob Cat Dan
! which game? > five-card-draw
! five-card-draw, no dealer yet, 4 in: Ann Bob Cat Dan
! who deals? > d ann
! five-card-draw, Ann deals, 4 in: Ann Bob Cat Dan
! Enter to deal > ¶
! note: everybody antes 25 before the deal (CAU-010)
! note: `Bob`, to the dealer's left, opens the betting (CAU-018)
! Bob 475 · pot 100 · check, bet 25 > early cat raise
! Bob 475 · pot 100 · check, bet 25 > 25
! Cat 475 · pot 125 · has to raise, raise 50 > c
! error: `Cat` said raise out of turn and has to stick to it (CAU-026)
! Cat 475 · pot 125 · has to raise, raise 50 > 50
! Dan 475 · pot 175 · call 50, raise 75 > f
! Ann 475 · pot 175 · call 50, raise 75 > f
! Bob 450 · pot 175 · call 25, raise 75 > f
! Cat acted out of turn and was held to it (CAU-026)
! only Cat is left, so there's no draw (CAU-062)
! nobody called Cat's last 25, so Cat gets it back (standard rule)
! Cat is the only one left in the main pot, so Cat wins it: 150 (CAU-029)
! Ann -25, Bob -50, Cat gets 150 (+100), Dan -25
! ¶
! note: `Ann` pays 25 into the leaderboard for dealing (CAU-003)
> `Cat` said raise out of turn and has to stick to it (CAU-026)
> Cat acted out of turn and was held to it (CAU-026)
