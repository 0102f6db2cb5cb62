# 6-5-4 at Cause: a six, a five, a four in this order, then the other two dice

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

## V-CAU-080: 6 5 in the first throw, the 4 with 2 and 6 in the second for 8, and both others again for 10
$ play 6-5-4
< ¶
< 6 5 3 3 1
< stop
< keep 3
< 1 2
< 4 2 6
< sheet
< keep 6
< roll
< 5
< 5 5
< bob 6
< q
  player       dice  score  put in  took
  ────────────────────────────────────────
    Ann   6 5 4 5 5     10     100     –
  > Bob                        100     –
    Cat                        100     –
  pot 300
  roll 1 of 3
  6, 5, 4 isn't over; continue with: play
! 6, 5, 4, five dice
!   ante          100      house rule (CAU-085)
!   reante        100      house rule (CAU-090)
!   no-qualifier  25       house rule (CAU-088)
!   dice-off      100      house rule (CAU-089)
!   stop          allowed  rules don't say; or no (CAU-087)
!   nobody        replay   rules don't say; or carry (CAU-086)
!   Ann, Bob and Cat play; Cat deals, Ann starts
! to change it: `NAME VALUE`, `players`, `dealer`, `first` or `roll`; q quits
! Enter starts: ¶
! everybody puts in 100, so the pot is 300 (CAU-085)
! [pot 300] Ann, roll 5 dice: 6 5 3 3 1
! Ann rolls 6 5 3 3 1
! [pot 300] Ann, roll 3 dice: stop
! error: `Ann` doesn't have the 6, 5 and 4 yet; `Ann`: roll 3 dice (CAU-086)
! [pot 300] Ann, roll 3 dice: keep 3
! error: the roll decides what you keep: a 6 first, then a 5, then a 4; `Ann`: roll 3 dice (CAU-086)
! [pot 300] Ann, roll 3 dice: 1 2
! error: keep the 6 5 and roll the other dice; `Ann`: roll 3 dice (CAU-086)
! [pot 300] Ann, roll 3 dice: 4 2 6
! Ann rolls 4 2 6
! [pot 300] Ann, roll or stop: sheet
! player       dice  score  put in  took
! ────────────────────────────────────────
! > Ann   6 5 4 2 6      8     100     –
!   Bob                        100     –
!   Cat                        100     –
! pot 300
! roll 2 of 3
! [pot 300] Ann, roll or stop: keep 6
! error: you can't keep one of the other two dice: roll both or stop; `Ann`: roll or stop (CAU-087)
! [pot 300] Ann, roll or stop: roll
! Ann rolls again
! [pot 300] Ann, roll 2 dice: 5
! error: roll the other two dice; the 6, 5 and 4 stay; `Ann`: roll 2 dice (CAU-087)
! [pot 300] Ann, roll 2 dice: 5 5
! Ann rolls 5 5
! [pot 300] Bob, roll 5 dice: bob 6
! error: you have no 6 yet, so roll all five dice; `Bob`: roll 5 dice (CAU-085)
! [pot 300] Bob, roll 5 dice: q
> 8
> the roll decides what you keep: a 6 first, then a 5, then a 4
> roll the other two dice
> (CAU-087)
> (CAU-086)
> 10

## V-CAU-081: without a 6 nothing is held; then the 6 alone; with four dice the 5 and the 4 qualify
$ play
< 5 4 4 2 1
< keep 5 4
< 1 2
< 6 4 2 2 1
< 5 4 2 2
< q
  player       dice  score  put in  took
  ────────────────────────────────────────
    Ann   6 5 4 5 5     10     100     –
    Bob   6 5 4 2 2      4     100     –
  > Cat                        100     –
  pot 300
  roll 1 of 3
  6, 5, 4 isn't over; continue with: play
! 6, 5, 4 continues after 4 moves
! [pot 300] Bob, roll 5 dice: 5 4 4 2 1
! Bob rolls 5 4 4 2 1
! [pot 300] Bob, roll 5 dice: keep 5 4
! error: the roll decides what you keep: a 6 first, then a 5, then a 4; `Bob`: roll 5 dice (CAU-086)
! [pot 300] Bob, roll 5 dice: 1 2
! error: you have no 6 yet, so roll all five dice; `Bob`: roll 5 dice (CAU-085)
! [pot 300] Bob, roll 5 dice: 6 4 2 2 1
! Bob rolls 6 4 2 2 1
! [pot 300] Bob, roll 4 dice: 5 4 2 2
! Bob rolls 5 4 2 2
! [pot 300] Cat, roll 5 dice: q
> 4
> you have no 6 yet
> (CAU-085)

## V-CAU-082: three throws without qualifying cost 25 at once, and there is no score
$ play
< 66321
< x 5 3 2
< 6
< 2 2 2
  player       dice  score  put in  took
  ────────────────────────────────────────
    Ann   6 5 4 5 5     10     100   425
    Bob   6 5 4 2 2      4     100     –
    Cat         6 5   none     225     –
  pot 0
  everybody puts in 100, so the pot is 300 (CAU-085)
  a die rolled by `Cat` fell off the table: 100 into the pot (CAU-089)
  `Cat` has only 6 5 after 3 rolls and pays 25 into the pot (CAU-088, CAU-086)
  `Ann` has the highest score, 10, and takes 425 (CAU-087)
  hand 1, 6-5-4: Ann wins 425
! 6, 5, 4 continues after 7 moves
! [pot 300] Cat, roll 5 dice: 66321
! Cat rolls 6 6 3 2 1
! [pot 300] Cat, roll 4 dice: x 5 3 2
! Cat rolls off 5 3 2
!   a die rolled by `Cat` fell off the table: 100 into the pot (CAU-089)
! [pot 400] Cat, roll one die: 6
! Cat rolls 6
! [pot 400] Cat, roll 3 dice: 2 2 2
! Cat rolls 2 2 2
!   `Cat` has only 6 5 after 3 rolls and pays 25 into the pot (CAU-088, CAU-086)
!   `Ann` has the highest score, 10, and takes 425 (CAU-087)
> 25 into the pot
> (CAU-088, CAU-086)
> a die rolled by `Cat` fell off the table: 100 into the pot (CAU-089)
> Ann wins 425

## V-CAU-083: 6-5-4 and two sixes are 12, the best score there is
$ play 6-5-4 --players Ann,Bob --dealer Bob
< ¶
< 65466 stop
< 65465 stop
  player       dice  score  put in  took
  ────────────────────────────────────────
    Ann   6 5 4 6 6     12     100   200
    Bob   6 5 4 5 6     11     100     –
  pot 0
  everybody puts in 100, so the pot is 200 (CAU-085)
  `Ann` has the highest score, 12, and takes 200 (CAU-087)
  hand 2, 6-5-4: Ann wins 200
! 6, 5, 4, five dice
!   ante          100      house rule (CAU-085)
!   reante        100      house rule (CAU-090)
!   no-qualifier  25       house rule (CAU-088)
!   dice-off      100      house rule (CAU-089)
!   stop          allowed  rules don't say; or no (CAU-087)
!   nobody        replay   rules don't say; or carry (CAU-086)
!   Ann and Bob play; Bob deals, Ann starts
! to change it: `NAME VALUE`, `players`, `dealer`, `first` or `roll`; q quits
! Enter starts: ¶
! everybody puts in 100, so the pot is 200 (CAU-085)
! [pot 200] Ann, roll 5 dice: 65466 stop
! Ann rolls 6 5 4 6 6
! Ann stops
! [pot 200] Bob, roll 5 dice: 65465 stop
! Bob rolls 6 5 4 6 5
! Bob stops
!   `Ann` has the highest score, 12, and takes 200 (CAU-087)
> `Ann` has the highest score, 12, and takes 200 (CAU-087)

A tie is played off by all for another 100 each; if nobody qualifies the pot waits for the same.

$ play 6-5-4 --players Ann,Bob --dealer Bob
< ¶
< 65422 stop
< 65431 stop
< 11111
< 11111
< 11111
< 22222
< 22222
< 22222
< 65433 s
< 65411 s
  player       dice  score  put in  took
  ────────────────────────────────────────
    Ann   6 5 4 3 3      6     325   650
    Bob   6 5 4 1 1      2     325     –
  pot 0
  everybody puts in 100, so the pot is 200 (CAU-085)
  `Ann` and `Bob` tied at 4: everybody puts in 100 more and plays again for 400
    (CAU-090)
  `Ann` has no 6 after 3 rolls and pays 25 into the pot (CAU-088, CAU-086)
  `Bob` has no 6 after 3 rolls and pays 25 into the pot (CAU-088, CAU-086)
  nobody qualified: everybody puts in 100 more and plays again for 650 (CAU-086)
  `Ann` has the highest score, 6, and takes 650 (CAU-087)
  hand 3, 6-5-4: Ann wins 650
! 6, 5, 4, five dice
!   ante          100      house rule (CAU-085)
!   reante        100      house rule (CAU-090)
!   no-qualifier  25       house rule (CAU-088)
!   dice-off      100      house rule (CAU-089)
!   stop          allowed  rules don't say; or no (CAU-087)
!   nobody        replay   rules don't say; or carry (CAU-086)
!   Ann and Bob play; Bob deals, Ann starts
! to change it: `NAME VALUE`, `players`, `dealer`, `first` or `roll`; q quits
! Enter starts: ¶
! everybody puts in 100, so the pot is 200 (CAU-085)
! [pot 200] Ann, roll 5 dice: 65422 stop
! Ann rolls 6 5 4 2 2
! Ann stops
! [pot 200] Bob, roll 5 dice: 65431 stop
! Bob rolls 6 5 4 3 1
! Bob stops
!   `Ann` and `Bob` tied at 4: everybody puts in 100 more and plays again for 400
!     (CAU-090)
! [pot 400] Ann, roll 5 dice: 11111
! Ann rolls 1 1 1 1 1
! [pot 400] Ann, roll 5 dice: 11111
! Ann rolls 1 1 1 1 1
! [pot 400] Ann, roll 5 dice: 11111
! Ann rolls 1 1 1 1 1
!   `Ann` has no 6 after 3 rolls and pays 25 into the pot (CAU-088, CAU-086)
! [pot 425] Bob, roll 5 dice: 22222
! Bob rolls 2 2 2 2 2
! [pot 425] Bob, roll 5 dice: 22222
! Bob rolls 2 2 2 2 2
! [pot 425] Bob, roll 5 dice: 22222
! Bob rolls 2 2 2 2 2
!   `Bob` has no 6 after 3 rolls and pays 25 into the pot (CAU-088, CAU-086)
!   nobody qualified: everybody puts in 100 more and plays again for 650 (CAU-086)
! [pot 650] Ann, roll 5 dice: 65433 s
! Ann rolls 6 5 4 3 3
! Ann stops
! [pot 650] Bob, roll 5 dice: 65411 s
! Bob rolls 6 5 4 1 1
! Bob stops
!   `Ann` has the highest score, 6, and takes 650 (CAU-087)
> tied at 4: everybody puts in 100 more
> (CAU-090)
> nobody qualified: everybody puts in 100 more
> (CAU-086)
> Ann wins 650
