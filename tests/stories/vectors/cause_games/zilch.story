# 3,000 Zilch at Cause: the board, the zilch, six dice again, calling the game

$ init --house cause
  started a new book in points with `cause` rules
  recorded #2 ········
! next: add the players (player add NAME NAME)
$ player add Ann --regular
  Ann, a regular
  recorded #3 ········
$ player add Bob --regular
  Bob, a regular
  recorded #4 ········
! next: open the night (open --banker NAME)
$ player add Cat --regular
  Cat, a regular
  recorded #5 ········
$ open --banker Ann
  night 1 is open at The Cause; Ann is the banker
  recorded #6 ········
! note: management decides how much players can buy in for (CAU-004)
! next: sell chips (buy NAME AMOUNT)
$ buy Ann 3000
  Ann buys chips: 3,000 in cash; stack 2,975
  Ann pays 25 into the leaderboard to join the table (CAU-003)
  recorded #8 ········
! next: play (hand new or hand result), then count the stacks
$ buy Bob 3000
  Bob buys chips: 3,000 in cash; stack 2,975
  Bob pays 25 into the leaderboard to join the table (CAU-003)
  recorded #10 ········
$ buy Cat 3000
  Cat buys chips: 3,000 in cash; stack 2,975
  Cat pays 25 into the leaderboard to join the table (CAU-003)
  recorded #12 ········

## V-CAU-114: three 4s are 400 and three 2s are 200
$ play zilch --option target=1000 --option board=100
< ¶
< 444236
< stop
< 222346 stop
< 111236
< keep 2
< q
  player  total  turn  put in  took
  ───────────────────────────────────
    Ann     400           100     –
    Bob     200           100     –
  > Cat       0     0     100     –
  pot 300
  rolled 1 1 1 2 3 6
  3,000 Zilch isn't over; continue with: play
! 3,000 Zilch, six dice
!   ante        100      house rule (CAU-127)
!   reante      100      house rule (CAU-132)
!   target      1000     set by you (CAU-132)
!   board       100      set by you (CAU-129)
!   three-ones  singles  rules don't say; or triple, thousand (CAU-131)
!   tie         share    rules don't say; or replay (CAU-132)
!   Ann, Bob and Cat play; Cat deals, Ann starts
! to change it: `NAME VALUE`, `players`, `dealer`, `first` or `roll`; q quits
! Enter starts: ¶
! everybody puts in 100, so the pot is 300 (CAU-127)
! [pot 300] Ann, roll 6 dice: 444236
! Ann rolls 4 4 4 2 3 6
! [pot 300] Ann, roll or stop: stop
! Ann stops
!   `Ann` banks 400 and is on the board: 4 4 4 is 400 (CAU-131, CAU-129)
! [pot 300] Bob, roll 6 dice: 222346 stop
! Bob rolls 2 2 2 3 4 6
! Bob stops
!   `Bob` banks 200 and is on the board: 2 2 2 is 200 (CAU-131, CAU-129)
! [pot 300] Cat, roll 6 dice: 111236
! Cat rolls 1 1 1 2 3 6
! [pot 300] Cat, keep some of 1 1 1: keep 2
! error: from 1 1 1 2 3 6 you can only set aside dice that score: 1s, 5s or three of a kind; `Cat`: keep some of 1 1 1 (CAU-128)
! [pot 300] Cat, keep some of 1 1 1: q
> 4 4 4 is 400 (CAU-131, CAU-129)
> 2 2 2 is 200 (CAU-131, CAU-129)
> you can only set aside dice that score
> (CAU-128)

## V-CAU-115: three 1s are 300, as three single ones
$ play
< keep 111
< stop
< q
  player  total  turn  put in  took
  ───────────────────────────────────
  > Ann     400     0     100     –
    Bob     200           100     –
    Cat     300           100     –
  pot 300
  3,000 Zilch isn't over; continue with: play
! 3,000 Zilch continues after 5 moves
! [pot 300] Cat, keep some of 1 1 1: keep 111
! Cat sets 1 1 1 aside
! [pot 300] Cat, roll or stop: stop
! Cat stops
!   `Cat` banks 300 and is on the board: 1 1 1 is 300 (CAU-131, CAU-129)
! [pot 300] Ann, roll 6 dice: q
> `Cat` banks 300
> 1 1 1 is 300 (CAU-131, CAU-129)
$ play --give-up "the next vector"
  zilch was called off: the next vector; everybody gets their money back
  recorded #20 ········

## V-CAU-116: 450 is not the board, 500 is; and after 900 a throw without a score leaves nothing
$ play zilch
< ¶
< 444526
< keep 4 4 4 5
< stop
< 5 5 5
< 5 3
< keep 5
< stop
< 223346
< 222346 s
< 223346
< 666124
< k6661 roll
< 4 5
< roll
< 5
< k5
< 1
< roll
< 6 6 6 6 6
< 222346
< s
< q
  player  total  turn  put in  took
  ───────────────────────────────────
    Ann    1500           100     –
  > Bob       0     0     100     –
    Cat       0           100     –
  pot 300
  3,000 Zilch isn't over; continue with: play
! 3,000 Zilch, six dice
!   ante        100      house rule (CAU-127)
!   reante      100      house rule (CAU-132)
!   target      3000     standard for the game (CAU-132)
!   board       500      standard for the game (CAU-129)
!   three-ones  singles  rules don't say; or triple, thousand (CAU-131)
!   tie         share    rules don't say; or replay (CAU-132)
!   Ann, Bob and Cat play; Cat deals, Ann starts
! to change it: `NAME VALUE`, `players`, `dealer`, `first` or `roll`; q quits
! Enter starts: ¶
! everybody puts in 100, so the pot is 300 (CAU-127)
! [pot 300] Ann, roll 6 dice: 444526
! Ann rolls 4 4 4 5 2 6
! [pot 300] Ann, keep some of 4 4 4 5: keep 4 4 4 5
! Ann sets 4 4 4 5 aside
! [pot 300] Ann, roll 2 dice: stop
! error: `Ann` has only 450 and can't stop: you need 500 to get on the board; `Ann`: roll 2 dice (CAU-129)
! [pot 300] Ann, roll 2 dice: 5 5 5
! Ann rolls 5 5
! Ann sets 5 aside
! [pot 300] Ann, roll or stop: 5 3
! error: say roll or stop before you roll; `Ann`: roll or stop (CAU-130)
! [pot 300] Ann, roll or stop: keep 5
! error: the dice that score are already set aside; `Ann`: roll or stop (CAU-128)
! [pot 300] Ann, roll or stop: stop
! Ann stops
!   `Ann` banks 500 and is on the board: 4 4 4 5 is 450, 5 is 50 (CAU-131,
!     CAU-129)
! [pot 300] Bob, roll 6 dice: 223346
! Bob rolls 2 2 3 3 4 6
!   `Bob` rolls 2 2 3 3 4 6 and nothing scores: zilch (CAU-130)
! [pot 300] Cat, roll 6 dice: 222346 s
! error: none of this line counts, because it stops after 1 move: `s` isn't a legal move right now; `Cat`: roll 3 dice
! [pot 300] Cat, roll 6 dice: 223346
! Cat rolls 2 2 3 3 4 6
!   `Cat` rolls 2 2 3 3 4 6 and nothing scores: zilch (CAU-130)
! [pot 300] Ann, roll 6 dice: 666124
! Ann rolls 6 6 6 1 2 4
! [pot 300] Ann, keep some of 1 6 6 6: k6661 roll
! Ann sets 6 6 6 1 aside
! Ann rolls again
! [pot 300] Ann, roll 2 dice: 4 5
! Ann rolls 4 5
! [pot 300] Ann, roll or stop: roll
! Ann rolls again
! [pot 300] Ann, roll one die: 5
! Ann rolls 5
! [pot 300] Ann, roll or stop: k5
! error: the dice that score are already set aside; `Ann`: roll or stop (CAU-128)
! [pot 300] Ann, roll or stop: 1
! error: say roll or stop before you roll; `Ann`: roll or stop (CAU-130)
! [pot 300] Ann, roll or stop: roll
! Ann rolls again
! [pot 300] Ann, roll 6 dice: 6 6 6 6 6
! error: a turn starts with all six dice; `Ann`: roll 6 dice (CAU-127)
! [pot 300] Ann, roll 6 dice: 222346
! Ann rolls 2 2 2 3 4 6
! [pot 300] Ann, roll or stop: s
! Ann stops
!   `Ann` banks 1000 after all six dice scored: 6 6 6 1 is 700, 5 is 50, 5 is 50,
!     2 2 2 is 200 (CAU-131, CAU-130)
! [pot 300] Bob, roll 6 dice: q
> `Ann` has only 450 and can't stop: you need 500 to get on the board
> (CAU-129)
> `Ann` banks 500 and is on the board
> and nothing scores: zilch
$ play --give-up "the next vector"
  zilch was called off: the next vector; everybody gets their money back
  recorded #36 ········

## V-CAU-117: all six dice scored, so all six may be thrown again; a total of 3,000 calls the game, and the others have one more turn
$ play zilch --option target=1000 --players Ann,Bob
< ¶
< 111555 keep 111555
< roll
< 444555
< keep 444555
< stop
< 555123 keep 5551 stop
  player  total  turn  put in  took
  ───────────────────────────────────
    Ann    1700           100   200
    Bob     600           100     –
  pot 0
  `Ann` called the game
  everybody puts in 100, so the pot is 200 (CAU-127)
  `Ann` banks 1700 after all six dice scored and is on the board: 1 1 1 5 5 5 is
    800, 4 4 4 5 5 5 is 900 (CAU-131, CAU-130, CAU-129)
  `Ann` has 1700, so this is the last round: everybody else gets one more turn
    (CAU-132)
  `Bob` banks 600 and is on the board: 5 5 5 1 is 600 (CAU-131, CAU-129)
  `Ann` has the highest total, 1700, and takes 200 (CAU-132)
  hand 1, zilch: Ann wins 200
! 3,000 Zilch, six dice
!   ante        100      house rule (CAU-127)
!   reante      100      house rule (CAU-132)
!   target      1000     set by you (CAU-132)
!   board       500      standard for the game (CAU-129)
!   three-ones  singles  rules don't say; or triple, thousand (CAU-131)
!   tie         share    rules don't say; or replay (CAU-132)
!   Ann and Bob play; Bob deals, Ann starts
! to change it: `NAME VALUE`, `players`, `dealer`, `first` or `roll`; q quits
! Enter starts: ¶
! everybody puts in 100, so the pot is 200 (CAU-127)
! [pot 200] Ann, roll 6 dice: 111555 keep 111555
! Ann rolls 1 1 1 5 5 5
! Ann sets 1 1 1 5 5 5 aside
! [pot 200] Ann, roll or stop: roll
! Ann rolls again
! [pot 200] Ann, roll 6 dice: 444555
! Ann rolls 4 4 4 5 5 5
! [pot 200] Ann, keep some of 4 4 4 5 5 5: keep 444555
! Ann sets 4 4 4 5 5 5 aside
! [pot 200] Ann, roll or stop: stop
! Ann stops
!   `Ann` banks 1700 after all six dice scored and is on the board: 1 1 1 5 5 5 is
!     800, 4 4 4 5 5 5 is 900 (CAU-131, CAU-130, CAU-129)
!   `Ann` has 1700, so this is the last round: everybody else gets one more turn
!     (CAU-132)
! [pot 200] Bob, roll 6 dice: 555123 keep 5551 stop
! Bob rolls 5 5 5 1 2 3
! Bob sets 5 5 5 1 aside
! Bob stops
!   `Bob` banks 600 and is on the board: 5 5 5 1 is 600 (CAU-131, CAU-129)
!   `Ann` has the highest total, 1700, and takes 200 (CAU-132)
> banks 1700 after all six dice scored
> (CAU-131, CAU-130, CAU-129)
> `Ann` has 1700, so this is the last round: everybody else gets one more turn (CAU-132)
> (CAU-127)
