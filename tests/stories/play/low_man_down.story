# Low Man Down: no die may be thrown again, a die falls off the table, two are level, and five sixes end it

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
$ player add Dan --regular
  Dan, a regular
  recorded #6 ········
$ open --banker Ann
  night 1 is open at The Cause; Ann is the banker
  recorded #7 ········
! note: management decides how much players can buy in for (CAU-004)
! next: sell chips (buy NAME AMOUNT)
$ buy Ann 3000
  Ann buys chips: 3,000 in cash; stack 2,975
  Ann pays 25 into the leaderboard to join the table (CAU-003)
  recorded #9 ········
! next: play (hand new or hand result), then count the stacks
$ buy Bob 3000
  Bob buys chips: 3,000 in cash; stack 2,975
  Bob pays 25 into the leaderboard to join the table (CAU-003)
  recorded #11 ········
$ buy Cat 3000
  Cat buys chips: 3,000 in cash; stack 2,975
  Cat pays 25 into the leaderboard to join the table (CAU-003)
  recorded #13 ········

$ games show low-man-down
  Low Man Down, five dice
    ante      100        house rule (CAU-079)
    reante    100        house rule (CAU-084)
    dice-off  100        house rule (CAU-083)
    sixes     set-aside  rules don't say; or one-throw (CAU-082)
    2 players or more
  ¶
  CAU-079  Any number of players pay 100, and the player left of the dealer
           rolls five dice first.
  CAU-080  You get up to five rolls, and after each one you set aside at least
           one die.
  CAU-081  You add up the five dice with threes as zero, and the lowest total
           wins.
  CAU-082  Five sixes win the game on the spot.
  CAU-083  If your die falls off the table, you pay 100.
  CAU-084  Everybody puts in 100 more and starts over from zero.
$ play low-man-down --dealer Cat
< ¶
< 3 3 6 1 5
< keep 4
< k33
< 264 k2
< 35 k3
< 1
< 3 3 x 1 5
< 2
< k33 1
< k1
< 1 1 k11
< 3 3 3 1 x
< x
< 2
< k3332
< sheet
< 5
< 6 6 6 1 2
< k666
< 6 5 k6
< 6
  player       dice  score  put in  took
  ────────────────────────────────────────
    Ann   6 6 6 6 6     30     200   900
    Bob                        300     –
    Cat                        400     –
  pot 0
  everybody puts in 100, so the pot is 300 (CAU-079)
  a die rolled by `Bob` fell off the table: 100 into the pot (CAU-083)
  a die rolled by `Cat` fell off the table: 100 into the pot (CAU-083)
  a die rolled by `Cat` fell off the table: 100 into the pot (CAU-083)
  `Ann` and `Bob` tied at 3: everybody puts in 100 more and plays again for 900
    (CAU-084)
  `Ann` has five sixes, which ends the game, and takes 900 (CAU-082)
  hand 1, low-man-down: Ann wins 900
! Low Man Down, five dice
!   ante      100        house rule (CAU-079)
!   reante    100        house rule (CAU-084)
!   dice-off  100        house rule (CAU-083)
!   sixes     set-aside  rules don't say; or one-throw (CAU-082)
!   Ann, Bob and Cat play; Cat deals, Ann starts
! to change it: `NAME VALUE`, `players`, `dealer`, `first` or `roll`; q quits
! Enter starts: ¶
! everybody puts in 100, so the pot is 300 (CAU-079)
! [pot 300] Ann, roll 5 dice: 3 3 6 1 5
! Ann rolls 3 3 6 1 5
! [pot 300] Ann, keep some of 1 3 3 5 6: keep 4
! error: you can only set aside dice from this roll: 1 3 3 5 6; `Ann`: keep some of 1 3 3 5 6 (CAU-080)
! [pot 300] Ann, keep some of 1 3 3 5 6: k33
! Ann sets 3 3 aside
! [pot 300] Ann, roll 3 dice: 264 k2
! Ann rolls 2 6 4
! Ann sets 2 aside
! [pot 300] Ann, roll 2 dice: 35 k3
! Ann rolls 3 5
! Ann sets 3 aside
! [pot 300] Ann, roll one die: 1
! Ann rolls 1
! [pot 300] Bob, roll 5 dice: 3 3 x 1 5
! Bob rolls 3 3 off 1 5
!   a die rolled by `Bob` fell off the table: 100 into the pot (CAU-083)
! [pot 400] Bob, roll one die: 2
! Bob rolls 2
! [pot 400] Bob, keep some of 1 2 3 3 5: k33 1
! Bob sets 3 3 1 aside
! [pot 400] Bob, roll 2 dice: k1
! error: roll first, then set dice aside; `Bob`: roll 2 dice (CAU-080)
! [pot 400] Bob, roll 2 dice: 1 1 k11
! Bob rolls 1 1
! Bob sets 1 1 aside
! [pot 400] Cat, roll 5 dice: 3 3 3 1 x
! Cat rolls 3 3 3 1 off
!   a die rolled by `Cat` fell off the table: 100 into the pot (CAU-083)
! [pot 500] Cat, roll one die: x
! Cat rolls off
!   a die rolled by `Cat` fell off the table: 100 into the pot (CAU-083)
! [pot 600] Cat, roll one die: 2
! Cat rolls 2
! [pot 600] Cat, keep some of 1 2 3 3 3: k3332
! Cat sets 3 3 3 2 aside
! [pot 600] Cat, roll one die: sheet
! player       dice  score  put in  took
! ────────────────────────────────────────
!   Ann   1 2 3 3 3      3     100     –
!   Bob   1 1 1 3 3      3     200     –
! > Cat     2 3 3 3      2     300     –
! pot 600
! roll 2 of 5
! [pot 600] Cat, roll one die: 5
! Cat rolls 5
!   `Ann` and `Bob` tied at 3: everybody puts in 100 more and plays again for 900
!     (CAU-084)
! [pot 900] Ann, roll 5 dice: 6 6 6 1 2
! Ann rolls 6 6 6 1 2
! [pot 900] Ann, keep some of 1 2 6 6 6: k666
! Ann sets 6 6 6 aside
! [pot 900] Ann, roll 2 dice: 6 5 k6
! Ann rolls 6 5
! Ann sets 6 aside
! [pot 900] Ann, roll one die: 6
! Ann rolls 6
!   `Ann` has five sixes, which ends the game, and takes 900 (CAU-082)
$ hand show 1
  hand 1, low-man-down: Ann wins 900 (event 34, 2026-01-02 19:10)
  ¶
  player       dice  score  put in  took
  ────────────────────────────────────────
    Ann   6 6 6 6 6     30     200   900
    Bob                        300     –
    Cat                        400     –
  pot 0
  ¶
  Ann rolls 3 3 6 1 5
  Ann sets 3 3 aside
  Ann rolls 2 6 4
  Ann sets 2 aside
  Ann rolls 3 5
  Ann sets 3 aside
  Ann rolls 1
  Bob rolls 3 3 off 1 5
  Bob rolls 2
  Bob sets 3 3 1 aside
  Bob rolls 1 1
  Bob sets 1 1 aside
  Cat rolls 3 3 3 1 off
  Cat rolls off
  Cat rolls 2
  Cat sets 3 3 3 2 aside
  Cat rolls 5
  Ann rolls 6 6 6 1 2
  Ann sets 6 6 6 aside
  Ann rolls 6 5
  Ann sets 6 aside
  Ann rolls 6
  everybody puts in 100, so the pot is 300 (CAU-079)
  a die rolled by `Bob` fell off the table: 100 into the pot (CAU-083)
  a die rolled by `Cat` fell off the table: 100 into the pot (CAU-083)
  a die rolled by `Cat` fell off the table: 100 into the pot (CAU-083)
  `Ann` and `Bob` tied at 3: everybody puts in 100 more and plays again for 900
    (CAU-084)
  `Ann` has five sixes, which ends the game, and takes 900 (CAU-082)
  ¶
  in the ledger (show 34):
  party  asset  with  amount
  ────────────────────────────
  Ann    chips           700
  Bob    chips          -300
  Cat    chips          -400
$ audit
  check           found
  ────────────────────────────────────────────────────────────
  file        ok  pages and indexes are sound
  references  ok  no broken links
  people      ok  nobody is listed twice
  chain       ok  34 events in an unbroken chain
  entries     ok  21 postings match their events and balance
  replay      ok  29 tables match the events
  requests    ok  every answer belongs to its events
  hands       ok  1 hand settled again, same result
  ¶
  the book is in order: 34 events
