# In Between: the end cards are said as the table says them

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
$ open --banker Ann
  night 1 is open at The Cause; Ann is the banker
  recorded #5 ········
! note: management decides how much players can buy in for (CAU-004)
! next: sell chips (buy NAME AMOUNT)
$ buy Ann 2500
  Ann buys chips: 2,500 in cash; stack 2,475
  Ann pays 25 into the leaderboard to join the table (CAU-003)
  recorded #7 ········
! next: play (hand new or hand result), then count the stacks
$ seat Ann 1
  Ann has seat 1
  recorded #8 ········
! note: management says who sits where (CAU-005)
$ buy Bob 2500
  Bob buys chips: 2,500 in cash; stack 2,475
  Bob pays 25 into the leaderboard to join the table (CAU-003)
  recorded #10 ········
$ seat Bob 2
  Bob has seat 2
  recorded #11 ········
$ play in-between --dealer Bob
< ¶
< 4c/9D
< bet 100
< 6H
< 10s/kd
< b50
< jC
< ¶
  player     cards  so far  put in  took
  ────────────────────────────────────────
  > Ann                  0     100   100
    Bob   Ts Kd Jc     -50     100    50
  pot 50
  round 2 of 3
  the table is open
  46 cards in the deck
  In Between isn't over; continue with: play
! In Between, 52 cards and a joker
!   ante            100          house rule (CAU-091)
!   first-limit     100          standard for the game (CAU-093)
!   limit           500          standard for the game (CAU-093)
!   ace             second-high  rules don't say; or call (CAU-092)
!   split           50           standard for the game (CAU-097)
!   runner          neighbours   rules don't say; or player (CAU-096)
!   runner-penalty  25           house rule (CAU-096)
!   rounds          3            standard for the game (CAU-099)
!   next            regular      rules don't say; or ordinary (CAU-100)
!   Ann and Bob play; Bob deals, Ann starts
! to change it: `NAME VALUE`, `players`, `dealer`, `first` or `roll`; q quits
! Enter starts: ¶
! everybody puts in 100, so the pot is 200 (CAU-091)
! [pot 200] Ann, type the first end card: 4c/9D
! 4c for Ann
! 9d for Ann
! [pot 200] Ann, bet 25 to 100 or pass: bet 100
! Ann bets 100
! [pot 200] Ann, type the third card: 6H
! 6h for Ann
!   6h is between 4c and 9d: `Ann` takes 100 (CAU-094)
! [pot 100] Bob, type the first end card: 10s/kd
! Ts for Bob
! Kd for Bob
! [pot 100] Bob, bet 25 to 100 or pass: b50
! Bob bets 50
! [pot 100] Bob, type the third card: jC
! Jc for Bob
!   Jc is between Ts and Kd: `Bob` takes 50 (CAU-094)
! [pot 50] Ann, type the first end card: ¶
! [pot 50] Ann, type the first end card: ¶
> Bob
