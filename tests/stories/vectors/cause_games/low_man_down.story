# Low Man Down at Cause: five dice, one set aside each time, threes are nothing

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

## V-CAU-075: a throw with no die set aside, a sixth throw, and a die thrown again are refused
$ play low-man-down
< ¶
< 1 2
< 3 3 6 1 5
< roll
< keep 4
< keep 3 3
< 2 6
< 2 6 4
< keep 2
< 3 5
< keep 3
< 1
< ann 6
< ann keep 1
< 6 6 1 2 2
< bob 1
< keep 1
< 6 6 2 2
< keep 2
< 6 6 2
< keep 2
< 6 6
< keep 6
< 6
< bob 6
< q
  player       dice  score  put in  took
  ────────────────────────────────────────
    Ann   1 2 3 3 3      3     100     –
    Bob   1 2 2 6 6     17     100     –
  > Cat                        100     –
  pot 300
  roll 1 of 5
  Low Man Down isn't over; continue with: play
! Low Man Down, five dice
!   ante      100        house rule (CAU-079)
!   reante    100        house rule (CAU-084)
!   dice-off  100        house rule (CAU-083)
!   sixes     set-aside  rules don't say; or one-throw (CAU-082)
!   Ann, Bob and Cat play; Cat deals, Ann starts
! to change it: `NAME VALUE`, `players`, `dealer`, `first` or `roll`; q quits
! Enter starts: ¶
! everybody puts in 100, so the pot is 300 (CAU-079)
! [pot 300] Ann, roll 5 dice: 1 2
! error: the first roll takes all five dice; `Ann`: roll 5 dice (CAU-079)
! [pot 300] Ann, roll 5 dice: 3 3 6 1 5
! Ann rolls 3 3 6 1 5
! [pot 300] Ann, keep some of 1 3 3 5 6: roll
! error: set aside at least one die after each roll; `Ann`: keep some of 1 3 3 5 6 (CAU-080)
! [pot 300] Ann, keep some of 1 3 3 5 6: keep 4
! error: you can only set aside dice from this roll: 1 3 3 5 6; `Ann`: keep some of 1 3 3 5 6 (CAU-080)
! [pot 300] Ann, keep some of 1 3 3 5 6: keep 3 3
! Ann sets 3 3 aside
! [pot 300] Ann, roll 3 dice: 2 6
! error: 3 3 stay set aside, so you have only 3 dice left to roll; `Ann`: roll 3 dice (CAU-080)
! [pot 300] Ann, roll 3 dice: 2 6 4
! Ann rolls 2 6 4
! [pot 300] Ann, keep some of 2 4 6: keep 2
! Ann sets 2 aside
! [pot 300] Ann, roll 2 dice: 3 5
! Ann rolls 3 5
! [pot 300] Ann, keep some of 3 5: keep 3
! Ann sets 3 aside
! [pot 300] Ann, roll one die: 1
! Ann rolls 1
! [pot 300] Bob, roll 5 dice: ann 6
! error: `Ann` has set all five dice aside and has no more rolls; `Bob`: roll 5 dice (CAU-080)
! [pot 300] Bob, roll 5 dice: ann keep 1
! error: `Ann` has set all five dice aside and has no more rolls; `Bob`: roll 5 dice (CAU-080)
! [pot 300] Bob, roll 5 dice: 6 6 1 2 2
! Bob rolls 6 6 1 2 2
! [pot 300] Bob, keep some of 1 2 2 6 6: bob 1
! Bob sets 1 aside
! [pot 300] Bob, roll 4 dice: keep 1
! error: roll first, then set dice aside; `Bob`: roll 4 dice (CAU-080)
! [pot 300] Bob, roll 4 dice: 6 6 2 2
! Bob rolls 6 6 2 2
! [pot 300] Bob, keep some of 2 2 6 6: keep 2
! Bob sets 2 aside
! [pot 300] Bob, roll 3 dice: 6 6 2
! Bob rolls 6 6 2
! [pot 300] Bob, keep some of 2 6 6: keep 2
! Bob sets 2 aside
! [pot 300] Bob, roll 2 dice: 6 6
! Bob rolls 6 6
! [pot 300] Bob, keep some of 6 6: keep 6
! Bob sets 6 aside
! [pot 300] Bob, roll one die: 6
! Bob rolls 6
! [pot 300] Cat, roll 5 dice: bob 6
! error: `Bob` has set all five dice aside and has no more rolls; `Cat`: roll 5 dice (CAU-080)
! [pot 300] Cat, roll 5 dice: q
> set aside at least one die after each roll
> 3 3 stay set aside, so you have only 3 dice left to roll
> `Ann` has set all five dice aside and has no more rolls
> `Bob` has set all five dice aside and has no more rolls
> (CAU-080)
> (CAU-079)

## V-CAU-074: keep 3 3, then 2, then 3, then 1: 3 points in four throws, and the lowest score wins
$ play
< 6 6 1 2 2 k12
< 6 6 2 k2
< 6 6 k6
< 6
  player       dice  score  put in  took
  ────────────────────────────────────────
    Ann   1 2 3 3 3      3     100   300
    Bob   1 2 2 6 6     17     100     –
    Cat   1 2 2 6 6     17     100     –
  pot 0
  everybody puts in 100, so the pot is 300 (CAU-079)
  `Ann` has the lowest score, 3, and takes 300 (CAU-081)
  hand 1, low-man-down: Ann wins 300
! Low Man Down continues after 16 moves
! [pot 300] Cat, roll 5 dice: 6 6 1 2 2 k12
! Cat rolls 6 6 1 2 2
! Cat sets 1 2 aside
! [pot 300] Cat, roll 3 dice: 6 6 2 k2
! Cat rolls 6 6 2
! Cat sets 2 aside
! [pot 300] Cat, roll 2 dice: 6 6 k6
! Cat rolls 6 6
! Cat sets 6 aside
! [pot 300] Cat, roll one die: 6
! Cat rolls 6
!   `Ann` has the lowest score, 3, and takes 300 (CAU-081)
> has the lowest score, 3
> (CAU-081)
> Ann wins 300

## V-CAU-076: five threes are 0, the best score there is
$ play low-man-down --players Ann,Bob --dealer Bob
< ¶
< 33333 k33333
< 1 2 2 2 2 k12222
  player       dice  score  put in  took
  ────────────────────────────────────────
    Ann   3 3 3 3 3      0     100   200
    Bob   1 2 2 2 2      9     100     –
  pot 0
  everybody puts in 100, so the pot is 200 (CAU-079)
  `Ann` has the lowest score, 0, and takes 200 (CAU-081)
  hand 2, low-man-down: Ann wins 200
! Low Man Down, five dice
!   ante      100        house rule (CAU-079)
!   reante    100        house rule (CAU-084)
!   dice-off  100        house rule (CAU-083)
!   sixes     set-aside  rules don't say; or one-throw (CAU-082)
!   Ann and Bob play; Bob deals, Ann starts
! to change it: `NAME VALUE`, `players`, `dealer`, `first` or `roll`; q quits
! Enter starts: ¶
! everybody puts in 100, so the pot is 200 (CAU-079)
! [pot 200] Ann, roll 5 dice: 33333 k33333
! Ann rolls 3 3 3 3 3
! Ann sets 3 3 3 3 3 aside
! [pot 200] Bob, roll 5 dice: 1 2 2 2 2 k12222
! Bob rolls 1 2 2 2 2
! Bob sets 1 2 2 2 2 aside
!   `Ann` has the lowest score, 0, and takes 200 (CAU-081)
> `Ann` has the lowest score, 0, and takes 200 (CAU-081)

## V-CAU-077: five sixes win the pot at once
$ play low-man-down --players Ann,Bob --dealer Bob
< ¶
< 33333 k33333
< 66666
  player       dice  score  put in  took
  ────────────────────────────────────────
    Ann   3 3 3 3 3      0     100     –
    Bob   6 6 6 6 6     30     100   200
  pot 0
  everybody puts in 100, so the pot is 200 (CAU-079)
  `Bob` has five sixes, which ends the game, and takes 200 (CAU-082)
  hand 3, low-man-down: Bob wins 200
! Low Man Down, five dice
!   ante      100        house rule (CAU-079)
!   reante    100        house rule (CAU-084)
!   dice-off  100        house rule (CAU-083)
!   sixes     set-aside  rules don't say; or one-throw (CAU-082)
!   Ann and Bob play; Bob deals, Ann starts
! to change it: `NAME VALUE`, `players`, `dealer`, `first` or `roll`; q quits
! Enter starts: ¶
! everybody puts in 100, so the pot is 200 (CAU-079)
! [pot 200] Ann, roll 5 dice: 33333 k33333
! Ann rolls 3 3 3 3 3
! Ann sets 3 3 3 3 3 aside
! [pot 200] Bob, roll 5 dice: 66666
! Bob rolls 6 6 6 6 6
!   `Bob` has five sixes, which ends the game, and takes 200 (CAU-082)
> `Bob` has five sixes, which ends the game, and takes 200 (CAU-082)

## V-CAU-079: two of three tie for best with 300 in the pot: all three add 100, and all begin at 0 for 600
$ play low-man-down --dealer Cat
< ¶
< 12333 k12333
< 12333 k12333
< 66655 k66655
< 11111
< q
  player  dice  score  put in  took
  ───────────────────────────────────
  > Ann                   200     –
    Bob                   200     –
    Cat                   200     –
  pot 600
  roll 1 of 5: 1 1 1 1 1
  Low Man Down isn't over; continue with: play
! Low Man Down, five dice
!   ante      100        house rule (CAU-079)
!   reante    100        house rule (CAU-084)
!   dice-off  100        house rule (CAU-083)
!   sixes     set-aside  rules don't say; or one-throw (CAU-082)
!   Ann, Bob and Cat play; Cat deals, Ann starts
! to change it: `NAME VALUE`, `players`, `dealer`, `first` or `roll`; q quits
! Enter starts: ¶
! everybody puts in 100, so the pot is 300 (CAU-079)
! [pot 300] Ann, roll 5 dice: 12333 k12333
! Ann rolls 1 2 3 3 3
! Ann sets 1 2 3 3 3 aside
! [pot 300] Bob, roll 5 dice: 12333 k12333
! Bob rolls 1 2 3 3 3
! Bob sets 1 2 3 3 3 aside
! [pot 300] Cat, roll 5 dice: 66655 k66655
! Cat rolls 6 6 6 5 5
! Cat sets 6 6 6 5 5 aside
!   `Ann` and `Bob` tied at 3: everybody puts in 100 more and plays again for 600
!     (CAU-084)
! [pot 600] Ann, roll 5 dice: 11111
! Ann rolls 1 1 1 1 1
! [pot 600] Ann, keep some of 1 1 1 1 1: q
> everybody puts in 100 more and plays again for 600
> 600 (CAU-084)
> [pot 600]
$ play
< k11111
< x 1 1 2 2
< 2
< k11222
< 33333 k33333
  player       dice  score  put in  took
  ────────────────────────────────────────
    Ann   1 1 1 1 1      5     200     –
    Bob   1 1 2 2 2      8     300     –
    Cat   3 3 3 3 3      0     200   700
  pot 0
  everybody puts in 100, so the pot is 300 (CAU-079)
  `Ann` and `Bob` tied at 3: everybody puts in 100 more and plays again for 600
    (CAU-084)
  a die rolled by `Bob` fell off the table: 100 into the pot (CAU-083)
  `Cat` has the lowest score, 0, and takes 700 (CAU-081)
  hand 4, low-man-down: Cat wins 700
! Low Man Down continues after 7 moves
! [pot 600] Ann, keep some of 1 1 1 1 1: k11111
! Ann sets 1 1 1 1 1 aside
! [pot 600] Bob, roll 5 dice: x 1 1 2 2
! Bob rolls off 1 1 2 2
!   a die rolled by `Bob` fell off the table: 100 into the pot (CAU-083)
! [pot 700] Bob, roll one die: 2
! Bob rolls 2
! [pot 700] Bob, keep some of 1 1 2 2 2: k11222
! Bob sets 1 1 2 2 2 aside
! [pot 700] Cat, roll 5 dice: 33333 k33333
! Cat rolls 3 3 3 3 3
! Cat sets 3 3 3 3 3 aside
!   `Cat` has the lowest score, 0, and takes 700 (CAU-081)
> a die rolled by `Bob` fell off the table: 100 into the pot (CAU-083)
> Cat wins 700
