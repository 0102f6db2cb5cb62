# A fine joins the pot of a running game; when it is taken back, a bet that needed it does not stand any more

$ init --house cause
  a new book, counting in points, under the rules of `cause`
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
  night 1 is open at Casino night for a cause; Ann is the banker
  recorded #5 ········
! note: management says how much a purchase may be (CAU-004)
! next: sell chips (buy NAME AMOUNT)
$ buy Ann 3000
  Ann buys chips: 3,000 in cash; stack 2,975
  Ann pays 25 to the leader board for joining (CAU-003)
  recorded #7 ········
! next: hand new or hand result; at the end count the stacks
$ buy Bob 3000
  Bob buys chips: 3,000 in cash; stack 2,975
  Bob pays 25 to the leader board for joining (CAU-003)
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
  In Between goes on: play
! In Between, 52 cards and a joker
!   ante            25           set by you (CAU-091)
!   first-limit     100          as the game is written (CAU-093)
!   limit           500          as the game is written (CAU-093)
!   ace             second-high  the text leaves it open, else call (CAU-092)
!   split           50           as the game is written (CAU-097)
!   runner          neighbours   the text leaves it open, else player (CAU-096)
!   runner-penalty  25           the house (CAU-096)
!   rounds          3            as the game is written (CAU-099)
!   next            regular      the text leaves it open, else ordinary
!                                (CAU-100)
!   Ann and Bob play; Bob deals, Ann begins
! change with `NAME VALUE`, `players`, `dealer`, `first`, `roll`; q leaves
! Enter begins: ¶
! everybody puts in 25: the pot is 50 (CAU-091)
! [pot 50] Ann, type the first end card: 4c 9d
! 4c for Ann
! 9d for Ann
! [pot 50] Ann, bet 25 to 50 or pass: q
$ fine Bob 50
  Bob pays 50 into the pot; 50 lies in the middle
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
  In Between goes on: play
! In Between goes on after 2 moves
! [pot 100] Ann, bet 25 to 100 or pass: bet 100
! Ann bets 100
! [pot 100] Ann, type the third card: q
$ undo 12
  took back #12: Bob was fined 50, into the pot
  recorded #14 ········
$ play
! error: the game cannot go on: its move 3 does not stand any more, because until the dealer has played: a bet is 100 at most, and never more than the pot, 50; `Ann`: bet 25 to 50 or pass
! hint: play --give-up "it was the wrong game"
= 4
$ play --json
  {"error":{"code":"game-changed","exit":4,"rule":null,"message":"the game cannot go on: its move 3 does not stand any more, because until the dealer has played: a bet is 100 at most, and never more than the pot, 50; `Ann`: bet 25 to 50 or pass","hint":"play --give-up \"it was the wrong game\""}}
= 4
$ play --give-up "the fine was a mistake"
  the game of in-between is given up, everybody has what he put in: the fine was a
    mistake
  recorded #15 ········
$ audit
  check           found
  ─────────────────────────────────────────────────────────────────
  file        ok  pages and indexes are sound
  references  ok  no broken links
  people      ok  nobody is written down as two
  chain       ok  15 events in an unbroken chain
  entries     ok  16 postings follow from their facts and balance
  replay      ok  29 tables are what the events add up to
  requests    ok  every answer belongs to its events
  hands       ok  0 hands settled again, same result
  ¶
  the book is in order: 15 events
