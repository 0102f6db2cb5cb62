# 3,000 Zilch: two throws that cannot be kept, a tie that is shared, and a game that stands in the way of the rest

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
$ player add Gus --regular
  Gus, a regular
  recorded #5 ········
$ player add Zoe --regular
  Zoe, a regular
  recorded #6 ········
$ play zilch
! error: no night is open
! hint: open
= 4
$ open --banker Ann
  night 1 is open at The Cause; Ann is the banker
  recorded #7 ········
! note: management decides how much players can buy in for (CAU-004)
! next: sell chips (buy NAME AMOUNT)
$ play zilch
  nothing was started
! 3,000 Zilch, six dice
!   ante        100      house rule (CAU-127)
!   reante      100      house rule (CAU-132)
!   target      3000     standard for the game (CAU-132)
!   board       500      standard for the game (CAU-129)
!   three-ones  singles  rules don't say; or triple, thousand (CAU-131)
!   tie         share    rules don't say; or replay (CAU-132)
!   nobody plays yet
! to change it: `NAME VALUE`, `players`, `dealer`, `first` or `roll`; q quits
! Enter starts: ¶
$ buy Ann 1000
  Ann buys chips: 1,000 in cash; stack 975
  Ann pays 25 into the leaderboard to join the table (CAU-003)
  recorded #9 ········
! next: play (hand new or hand result), then count the stacks
$ buy Bob 1000
  Bob buys chips: 1,000 in cash; stack 975
  Bob pays 25 into the leaderboard to join the table (CAU-003)
  recorded #11 ········
$ buy Gus 50
  Gus buys chips: 50 in cash; stack 25
  Gus pays 25 into the leaderboard to join the table (CAU-003)
  recorded #13 ········
$ play poker
! error: `play` has no game called `poker`; it has golf, low-man-down, 6-5-4, in-between, left-center-right, pie-face and zilch
! hint: hand new
= 4
$ play zilch --players Ann,Bob,Zoe
< ¶
  nothing was started
! 3,000 Zilch, six dice
!   ante        100      house rule (CAU-127)
!   reante      100      house rule (CAU-132)
!   target      3000     standard for the game (CAU-132)
!   board       500      standard for the game (CAU-129)
!   three-ones  singles  rules don't say; or triple, thousand (CAU-131)
!   tie         share    rules don't say; or replay (CAU-132)
!   Ann, Bob and Zoe play; Zoe deals, Ann starts
! to change it: `NAME VALUE`, `players`, `dealer`, `first` or `roll`; q quits
! Enter starts: ¶
! error: `Zoe` needs 100 for this game so far, but only has 0 (CAU-027)
! Enter starts: ¶
$ play zilch --players Ann,Bob,Ann
< ¶
  nothing was started
! 3,000 Zilch, six dice
!   ante        100      house rule (CAU-127)
!   reante      100      house rule (CAU-132)
!   target      3000     standard for the game (CAU-132)
!   board       500      standard for the game (CAU-129)
!   three-ones  singles  rules don't say; or triple, thousand (CAU-131)
!   tie         share    rules don't say; or replay (CAU-132)
!   Ann, Bob and Ann play; Ann deals, Bob starts
! to change it: `NAME VALUE`, `players`, `dealer`, `first` or `roll`; q quits
! Enter starts: ¶
! error: `Ann` can't play two hands at once (CAU-006)
! Enter starts: ¶
$ play zilch --players Ann,Bob --dealer Gus
< ¶
  nothing was started
! 3,000 Zilch, six dice
!   ante        100      house rule (CAU-127)
!   reante      100      house rule (CAU-132)
!   target      3000     standard for the game (CAU-132)
!   board       500      standard for the game (CAU-129)
!   three-ones  singles  rules don't say; or triple, thousand (CAU-131)
!   tie         share    rules don't say; or replay (CAU-132)
!   Ann and Bob play; Gus deals, Bob starts
! to change it: `NAME VALUE`, `players`, `dealer`, `first` or `roll`; q quits
! Enter starts: ¶
! error: `Gus` isn't in this game
! Enter starts: ¶
$ play zilch --option colour=red
! error: zilch has no option `colour`; it has ante, reante, target, board, three-ones and tie
! hint: games show zilch
= 4
$ play zilch --option tie=fight
! error: `fight` isn't a choice for what happens if the top scores tie; use share or replay (CAU-132)
= 4
$ play zilch --option tie=share --option tie=replay
  nothing was started
! 3,000 Zilch, six dice
!   ante        100      house rule (CAU-127)
!   reante      100      house rule (CAU-132)
!   target      3000     standard for the game (CAU-132)
!   board       500      standard for the game (CAU-129)
!   three-ones  singles  rules don't say; or triple, thousand (CAU-131)
!   tie         replay   set by you (CAU-132)
!   Ann, Bob and Gus play; Gus deals, Ann starts
! to change it: `NAME VALUE`, `players`, `dealer`, `first` or `roll`; q quits
! Enter starts: ¶
$ play zilch --dry-run
! error: a game is recorded move by move, so there's no dry run
= 2
$ play --give-up late
! error: there's no game going
! hint: games
= 4

Gus cannot pay the ante; without him the game begins, and the text leaves two points open.

$ play zilch
< ¶
< q
  nothing was started
! 3,000 Zilch, six dice
!   ante        100      house rule (CAU-127)
!   reante      100      house rule (CAU-132)
!   target      3000     standard for the game (CAU-132)
!   board       500      standard for the game (CAU-129)
!   three-ones  singles  rules don't say; or triple, thousand (CAU-131)
!   tie         share    rules don't say; or replay (CAU-132)
!   Ann, Bob and Gus play; Gus deals, Ann starts
! to change it: `NAME VALUE`, `players`, `dealer`, `first` or `roll`; q quits
! Enter starts: ¶
! error: `Gus` needs 100 for this game so far, but only has 25 (CAU-027)
! Enter starts: q
$ play zilch --dealer Bob
< players Ann Bob
< target 500
< three-ones thousand
< three-ones four
< ¶
< 1 1 1 2 3 4
< keep 2
< back
< 1 1 1 2 3 4
< keep 1 1 1
< ?
< stop
< sheet
< q
  player  total  turn  put in  took
  ───────────────────────────────────
    Ann    1000           100     –
  > Bob       0     0     100     –
  pot 200
  `Ann` called the game
  3,000 Zilch isn't over; continue with: play
! 3,000 Zilch, six dice
!   ante        100      house rule (CAU-127)
!   reante      100      house rule (CAU-132)
!   target      3000     standard for the game (CAU-132)
!   board       500      standard for the game (CAU-129)
!   three-ones  singles  rules don't say; or triple, thousand (CAU-131)
!   tie         share    rules don't say; or replay (CAU-132)
!   Ann, Bob and Gus play; Bob deals, Gus starts
! to change it: `NAME VALUE`, `players`, `dealer`, `first` or `roll`; q quits
! Enter starts: players Ann Bob
!   Ann and Bob play; Bob deals, Ann starts
! Enter starts: target 500
!   target is 500
! Enter starts: three-ones thousand
!   three-ones is thousand
! Enter starts: three-ones four
! error: `four` isn't a choice for what three 1s are worth; use singles, triple or thousand (CAU-131)
! Enter starts: ¶
! everybody puts in 100, so the pot is 200 (CAU-127)
! [pot 200] Ann, roll 6 dice: 1 1 1 2 3 4
! Ann rolls 1 1 1 2 3 4
! [pot 200] Ann, keep some of 1 1 1: keep 2
! error: from 1 1 1 2 3 4 you can only set aside dice that score: 1s, 5s or three of a kind; `Ann`: keep some of 1 1 1 (CAU-128)
! [pot 200] Ann, keep some of 1 1 1: back
! [pot 200] Ann, roll 6 dice: 1 1 1 2 3 4
! Ann rolls 1 1 1 2 3 4
! [pot 200] Ann, keep some of 1 1 1: keep 1 1 1
! Ann sets 1 1 1 aside
! [pot 200] Ann, roll or stop: ?
! `Ann`: roll or stop
! [pot 200] Ann, roll or stop: stop
! Ann stops
!   `Ann` banks 1000 and is on the board: 1 1 1 is 1000 (CAU-131, CAU-129)
!   `Ann` has 1000, so this is the last round: everybody else gets one more turn
!     (CAU-132)
! [pot 200] Bob, roll 6 dice: sheet
! player  total  turn  put in  took
! ───────────────────────────────────
!   Ann    1000           100     –
! > Bob       0     0     100     –
! pot 200
! `Ann` called the game
! [pot 200] Bob, roll 6 dice: q

Bob goes on, with the game on the table: nothing else may touch its money.

$ status
  night 1 at The Cause, open since 2026-01-02 19:06; banker: Ann
  ¶
  player  bought    cash  app  notes  book  chips  counted  result
  ──────────────────────────────────────────────────────────────────
  Ann      1,000  -1,000    –      –     –    975  not yet       0
  Bob      1,000  -1,000    –      –     –    975  not yet       0
  Gus         50     -50    –      –     –     25  not yet       0
  ¶
  drawer 2,050   chips out 2,050   in the middle 0
  zilch isn't over (3 moves so far); continue with: play
  the leaderboard has 75
! next: play (hand new or hand result), then count the stacks
$ play golf
! error: a game of zilch is still going, and nobody has won the money yet
! hint: play
= 4
$ cashout Bob
! error: a game of zilch is still going, and nobody has won the money yet
! hint: play
= 4
$ count Bob 900
! error: a game of zilch is still going, and nobody has won the money yet
! hint: play
= 4
$ close
! error: a game of zilch is still going, and nobody has won the money yet
! hint: play
= 4
$ coldhands
! error: a game of zilch is still going, and nobody has won the money yet
! hint: play
= 4
$ hand result --game holdem --in Ann=25 --win Ann=25
! error: a game of zilch is still going, and nobody has won the money yet
! hint: play
= 4
$ play
< 111 x55
< 2
< k111
< r
< 2 3 4
  player  total  turn  put in  took
  ───────────────────────────────────
    Ann    1000           100   200
    Bob       0           100     –
  pot 0
  `Ann` called the game
  everybody puts in 100, so the pot is 200 (CAU-127)
  `Ann` banks 1000 and is on the board: 1 1 1 is 1000 (CAU-131, CAU-129)
  `Ann` has 1000, so this is the last round: everybody else gets one more turn
    (CAU-132)
  `Bob` rolls 2 3 4 and nothing scores: zilch, and 1000 points are lost (CAU-130)
  `Ann` has the highest total, 1000, and takes 200 (CAU-132)
  hand 1, zilch: Ann wins 200
! 3,000 Zilch continues after 3 moves
! [pot 200] Bob, roll 6 dice: 111 x55
! Bob rolls 1 1 1 off 5 5
! [pot 200] Bob, roll one die: 2
! Bob rolls 2
! [pot 200] Bob, keep some of 1 1 1 5 5: k111
! Bob sets 1 1 1 aside
! [pot 200] Bob, roll or stop: r
! Bob rolls again
! [pot 200] Bob, roll 3 dice: 2 3 4
! Bob rolls 2 3 4
!   `Bob` rolls 2 3 4 and nothing scores: zilch, and 1000 points are lost
!     (CAU-130)
!   `Ann` has the highest total, 1000, and takes 200 (CAU-132)
$ hand show 1
  hand 1, zilch: Ann wins 200 (event 26, 2026-01-02 19:29)
  ¶
  player  total  turn  put in  took
  ───────────────────────────────────
    Ann    1000           100   200
    Bob       0           100     –
  pot 0
  `Ann` called the game
  ¶
  Ann rolls 1 1 1 2 3 4
  Ann sets 1 1 1 aside
  Ann stops
  Bob rolls 1 1 1 off 5 5
  Bob rolls 2
  Bob sets 1 1 1 aside
  Bob rolls again
  Bob rolls 2 3 4
  everybody puts in 100, so the pot is 200 (CAU-127)
  `Ann` banks 1000 and is on the board: 1 1 1 is 1000 (CAU-131, CAU-129)
  `Ann` has 1000, so this is the last round: everybody else gets one more turn
    (CAU-132)
  `Bob` rolls 2 3 4 and nothing scores: zilch, and 1000 points are lost (CAU-130)
  `Ann` has the highest total, 1000, and takes 200 (CAU-132)
  ¶
  in the ledger (show 26):
  party  asset  with  amount
  ────────────────────────────
  Ann    chips           100
  Bob    chips          -100
$ hand why 1
  hand 1, zilch: Ann wins 200
  everybody puts in 100, so the pot is 200 (CAU-127)
  `Ann` banks 1000 and is on the board: 1 1 1 is 1000 (CAU-131, CAU-129)
  `Ann` has 1000, so this is the last round: everybody else gets one more turn
    (CAU-132)
  `Bob` rolls 2 3 4 and nothing scores: zilch, and 1000 points are lost (CAU-130)
  `Ann` has the highest total, 1000, and takes 200 (CAU-132)
$ hand replay 1
  Ann rolls 1 1 1 2 3 4
  ¶
  player  total  turn  put in  took
  ───────────────────────────────────
  > Ann       0     0     100     –
    Bob       0           100     –
  pot 200
  rolled 1 1 1 2 3 4
  ¶
  Ann sets 1 1 1 aside
  ¶
  player  total  turn  put in  took
  ───────────────────────────────────
  > Ann       0  1000     100     –
    Bob       0           100     –
  pot 200
  3 to roll
  ¶
  Ann stops
  ¶
  player  total  turn  put in  took
  ───────────────────────────────────
    Ann    1000           100     –
  > Bob       0     0     100     –
  pot 200
  `Ann` called the game
  ¶
  Bob rolls 1 1 1 off 5 5
  ¶
  player  total  turn  put in  took
  ───────────────────────────────────
    Ann    1000           100     –
  > Bob       0     0     100     –
  pot 200
  `Ann` called the game
  ¶
  Bob rolls 2
  ¶
  player  total  turn  put in  took
  ───────────────────────────────────
    Ann    1000           100     –
  > Bob       0     0     100     –
  pot 200
  rolled 1 1 1 2 5 5
  `Ann` called the game
  ¶
  Bob sets 1 1 1 aside
  ¶
  player  total  turn  put in  took
  ───────────────────────────────────
    Ann    1000           100     –
  > Bob       0  1000     100     –
  pot 200
  3 to roll
  `Ann` called the game
  ¶
  Bob rolls again
  ¶
  player  total  turn  put in  took
  ───────────────────────────────────
    Ann    1000           100     –
  > Bob       0  1000     100     –
  pot 200
  `Ann` called the game
  ¶
  Bob rolls 2 3 4
  ¶
  player  total  turn  put in  took
  ───────────────────────────────────
    Ann    1000           100   200
    Bob       0           100     –
  pot 0
  `Ann` called the game
$ hand list --depth game
  night  hand  game   pot  recorded by
  ──────────────────────────────────────
      1     1  zilch  200  game
$ stats
  player  nights  hands   net  most won  showdowns won
  ──────────────────────────────────────────────────────
  Ann          1      1   100       100              –
  Gus          1      0     0         –              –
  Bob          1      1  -100         –              –
$ log
   #1  2026-01-02 19:00  book-begun     the book was started in points
   #2  2026-01-02 19:00  house-adopted  the book goes by `cause` rules from now
                                        on
   #3  2026-01-02 19:01  player-added   Ann was added as a regular
   #4  2026-01-02 19:02  player-added   Bob was added as a regular
   #5  2026-01-02 19:03  player-added   Gus was added as a regular
   #6  2026-01-02 19:04  player-added   Zoe was added as a regular
   #7  2026-01-02 19:06  night-opened   night 1 opened at `cause`, banker Ann
   #8  2026-01-02 19:08  bought-in      Ann bought chips: 1,000 for cash
   #9  2026-01-02 19:08  fund-paid      Ann paid 25 into the leaderboard to join
                                        the table
  #10  2026-01-02 19:09  bought-in      Bob bought chips: 1,000 for cash
  #11  2026-01-02 19:09  fund-paid      Bob paid 25 into the leaderboard to join
                                        the table
  #12  2026-01-02 19:10  bought-in      Gus bought chips: 50 for cash
  #13  2026-01-02 19:10  fund-paid      Gus paid 25 into the leaderboard to join
                                        the table
  #14  2026-01-02 19:21  party-begun    a game of zilch started: Ann, Bob
  #15  2026-01-02 19:21  party-moved    from move 1 on: 1 1 1 2 3 4
  #16  2026-01-02 19:21  party-moved    the game went back to move 0
  #17  2026-01-02 19:21  party-moved    from move 1 on: 1 1 1 2 3 4
  #18  2026-01-02 19:21  party-moved    from move 2 on: keep 1 1 1
  #19  2026-01-02 19:21  party-moved    from move 3 on: stop
  #20  2026-01-02 19:29  party-moved    from move 4 on: 1 1 1 x 5 5
  #21  2026-01-02 19:29  party-moved    from move 5 on: 2
  #22  2026-01-02 19:29  party-moved    from move 6 on: keep 1 1 1
  #23  2026-01-02 19:29  party-moved    from move 7 on: roll
  #24  2026-01-02 19:29  party-moved    from move 8 on: 2 3 4
  #25  2026-01-02 19:29  dealt          Bob deals the next hand
  #26  2026-01-02 19:29  hand-played    hand 1, zilch: Ann won 200
$ audit
  check           found
  ────────────────────────────────────────────────────────────
  file        ok  pages and indexes are sound
  references  ok  no broken links
  people      ok  nobody is listed twice
  chain       ok  26 events in an unbroken chain
  entries     ok  20 postings match their events and balance
  replay      ok  29 tables match the events
  requests    ok  every answer belongs to its events
  hands       ok  1 hand settled again, same result
  ¶
  the book is in order: 26 events
$ undo
  undid #24 (from move 8 on: 2 3 4)
  undid #25 (Bob deals the next hand)
  undid #26 (hand 1, zilch: Ann won 200)
  recorded #29 ········
$ play
< back
< back
< back
< back
< back
< back
< back
< back
< give up the dice are gone
! 3,000 Zilch continues after 7 moves
! [pot 200] Bob, roll 3 dice: back
! [pot 200] Bob, roll or stop: back
! [pot 200] Bob, keep some of 1 1 1 5 5: back
! [pot 200] Bob, roll one die: back
! [pot 200] Bob, roll 6 dice: back
! [pot 200] Ann, roll or stop: back
! [pot 200] Ann, keep some of 1 1 1: back
! [pot 200] Ann, roll 6 dice: back
! error: there's no move to undo yet
! [pot 200] Ann, roll 6 dice: give up the dice are gone
! zilch was called off: the dice are gone; everybody gets their money back
! recorded #37 ········
$ hand list
  no hands recorded

A file is played to its end, or to its first refused line.

file tie.txt:
  # both reach the same total
  players Ann Bob
  dealer Bob
  target 500
  555234
  keep 555 stop
  555234
  keep 555; stop

file wrong.txt:
  stop

$ play zilch tie.txt --id evening
  player  total  turn  put in  took
  ───────────────────────────────────
    Ann     500           100   100
    Bob     500           100   100
  pot 0
  `Ann` called the game
  everybody puts in 100, so the pot is 200 (CAU-127)
  `Ann` banks 500 and is on the board: 5 5 5 is 500 (CAU-131, CAU-129)
  `Ann` has 500, so this is the last round: everybody else gets one more turn
    (CAU-132)
  `Bob` banks 500 and is on the board: 5 5 5 is 500 (CAU-131, CAU-129)
  `Ann` and `Bob` tied at 500 and split 200 (CAU-132)
  hand 1, zilch: Ann wins 100, Bob wins 100
! Ann rolls 5 5 5 2 3 4
! Ann sets 5 5 5 aside
! Ann stops
!   `Ann` banks 500 and is on the board: 5 5 5 is 500 (CAU-131, CAU-129)
!   `Ann` has 500, so this is the last round: everybody else gets one more turn
!     (CAU-132)
! Bob rolls 5 5 5 2 3 4
! Bob sets 5 5 5 aside
! Bob stops
!   `Bob` banks 500 and is on the board: 5 5 5 is 500 (CAU-131, CAU-129)
!   `Ann` and `Bob` tied at 500 and split 200 (CAU-132)
$ play zilch tie.txt --id evening
  already recorded
$ play zilch wrong.txt --players Ann,Bob --dealer Bob --id wrong
! error: wrong.txt:1: `stop` isn't a setting or a first move
! hint: Enter starts, q quits
= 4
$ play zilch tie.txt
  player  total  turn  put in  took
  ───────────────────────────────────
    Ann     500           100   100
    Bob     500           100   100
  pot 0
  `Ann` called the game
  everybody puts in 100, so the pot is 200 (CAU-127)
  `Ann` banks 500 and is on the board: 5 5 5 is 500 (CAU-131, CAU-129)
  `Ann` has 500, so this is the last round: everybody else gets one more turn
    (CAU-132)
  `Bob` banks 500 and is on the board: 5 5 5 is 500 (CAU-131, CAU-129)
  `Ann` and `Bob` tied at 500 and split 200 (CAU-132)
  hand 2, zilch: Ann wins 100, Bob wins 100
! Ann rolls 5 5 5 2 3 4
! Ann sets 5 5 5 aside
! Ann stops
!   `Ann` banks 500 and is on the board: 5 5 5 is 500 (CAU-131, CAU-129)
!   `Ann` has 500, so this is the last round: everybody else gets one more turn
!     (CAU-132)
! Bob rolls 5 5 5 2 3 4
! Bob sets 5 5 5 aside
! Bob stops
!   `Bob` banks 500 and is on the board: 5 5 5 is 500 (CAU-131, CAU-129)
!   `Ann` and `Bob` tied at 500 and split 200 (CAU-132)
$ play zilch --option tie=share
  nothing was started
! 3,000 Zilch, six dice
!   ante        100      house rule (CAU-127)
!   reante      100      house rule (CAU-132)
!   target      3000     standard for the game (CAU-132)
!   board       500      standard for the game (CAU-129)
!   three-ones  singles  rules don't say; or triple, thousand (CAU-131)
!   tie         share    set by you (CAU-132)
!   Ann, Bob and Gus play; Gus deals, Ann starts
! to change it: `NAME VALUE`, `players`, `dealer`, `first` or `roll`; q quits
! Enter starts: ¶
$ play zilch --give-up enough
! error: there's no game of zilch going
! hint: games
= 4
$ play zilch --give-up enough
! error: there's no game of zilch going
! hint: games
= 4
$ hand void 1 --why wrong
  hand 1, zilch, is void: wrong
  recorded #54 ········
$ hand void 2 --why wrong
  hand 2, zilch, is void: wrong
  recorded #57 ········
$ audit
  check           found
  ────────────────────────────────────────────────────────────
  file        ok  pages and indexes are sound
  references  ok  no broken links
  people      ok  nobody is listed twice
  chain       ok  57 events in an unbroken chain
  entries     ok  22 postings match their events and balance
  replay      ok  29 tables match the events
  requests    ok  every answer belongs to its events
  hands       ok  3 hands settled again, same result
  ¶
  the book is in order: 57 events
