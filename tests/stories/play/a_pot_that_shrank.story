# A fine joins the pot of a running game; when it is taken back, a bet that needed it does not stand any more

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
$ open --banker Ann
  night 1 is open at The Cause; Ann is the banker
  recorded #5 ········
! note: management decides how much players can buy in for (CAU-004)
! next: sell chips (buy NAME AMOUNT)
$ buy Ann 3000
  Ann buys chips: 3,000 in cash; stack 2,975
  Ann pays 25 into the leaderboard to join the table (CAU-003)
  recorded #7 ········
! next: play (hand new or hand result), then count the stacks
$ buy Bob 3000
  Bob buys chips: 3,000 in cash; stack 2,975
  Bob pays 25 into the leaderboard to join the table (CAU-003)
  recorded #9 ········
$ play in-between --dealer Bob --option ante=25
< ¶
< 4c 9d
< q
  player  cards  so far  put in  took
  ─────────────────────────────────────
  > Ann   4c 9d     -25      25     –
    Bob             -25      25     –
  pot 50
  round 1 of 3
  ends 4c and 9d
  50 cards in the deck
  In Between isn't over; continue with: play
! In Between, 52 cards and a joker
!   ante            25           set by you (CAU-091)
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
! everybody puts in 25, so the pot is 50 (CAU-091)
! [pot 50] Ann, type the first end card: 4c 9d
! 4c for Ann
! 9d for Ann
! [pot 50] Ann, bet 25 to 50 or pass: q
$ fine Bob 50
  Bob pays 50 into the pot; 50 is in the middle
  recorded #12 ········
$ play
< bet 100
< q
  player  cards  so far  put in  took
  ─────────────────────────────────────
  > Ann   4c 9d     -25      25     –
    Bob             -25      25     –
  pot 100
  round 1 of 3
  ends 4c and 9d
  50 cards in the deck
  In Between isn't over; continue with: play
! In Between continues after 2 moves
! [pot 100] Ann, bet 25 to 100 or pass: bet 100
! Ann bets 100
! [pot 100] Ann, type the third card: q
$ undo 12
  undid #12 (Bob paid a fine of 50 into the pot)
  recorded #14 ········
$ play
! error: the game can't go on: move 3 doesn't work anymore, because until the dealer has played, bet at most 100, or the pot (50) if that's less; `Ann`: bet 25 to 50 or pass
! hint: play --give-up "it was the wrong game"
= 4
$ play --json
  {"error":{"code":"game-changed","exit":4,"rule":null,"message":"the game can't go on: move 3 doesn't work anymore, because until the dealer has played, bet at most 100, or the pot (50) if that's less; `Ann`: bet 25 to 50 or pass","hint":"play --give-up \"it was the wrong game\""}}
= 4
$ play --give-up "the fine was a mistake"
  in-between was called off: the fine was a mistake; everybody gets their money
    back
  recorded #15 ········
$ audit
  check           found
  ────────────────────────────────────────────────────────────
  file        ok  pages and indexes are sound
  references  ok  no broken links
  people      ok  nobody is listed twice
  chain       ok  15 events in an unbroken chain
  entries     ok  16 postings match their events and balance
  replay      ok  29 tables match the events
  requests    ok  every answer belongs to its events
  hands       ok  0 hands settled again, same result
  ¶
  the book is in order: 15 events
