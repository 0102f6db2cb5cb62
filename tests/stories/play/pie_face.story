# Pie Face: a click, a pass that costs, a thing that cannot be done, and the pie; then a round without one

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
$ buy Dan 3000
  Dan buys chips: 3,000 in cash; stack 2,975
  Dan pays 25 into the leaderboard to join the table (CAU-003)
  recorded #15 ········

$ games show pie-face
  Pie Face, the toy, and cream or a wet sponge
    ante    100    house rule (CAU-123)
    nobody  carry  rules don't say; or again (CAU-126)
    2 players or more
  ¶
  CAU-123  Everybody pays 100, and the player who picked the game starts or lets
           the next player start.
  CAU-124  If you get the pie in the face, you win the pot; if not, you get your
           100 back.
  CAU-125  If you pass the toy on without a turn, you pay 100 more.
  CAU-126  The game ends after everybody's turn; if somebody wins in the first
           round, ante again.
$ play pie-face --dealer Dan
< ¶
< safe
< stop
< pass
< trigger
  player    turn  put in  took
  ──────────────────────────────
    Ann      dry     100   100
    Bob   passed     200     –
    Cat      pie     100   400
    Dan              100     –
  pot 0
  round 1
  everybody puts in 100, so the pot is 400 (CAU-123)
  `Ann` turned the crank and stayed dry, and gets 100 back (CAU-124)
  `Bob` passed the toy and pays 100 into the pot (CAU-125)
  `Cat` got the pie in the face and takes 400 (CAU-124)
  somebody won the pot in the first round, so everybody who keeps playing antes
    100 for a new game (CAU-126)
  hand 1, pie-face: Ann wins 100, Cat wins 400
! Pie Face, the toy, and cream or a wet sponge
!   ante    100    house rule (CAU-123)
!   nobody  carry  rules don't say; or again (CAU-126)
!   Ann, Bob, Cat and Dan play; Dan deals, Ann starts
! to change it: `NAME VALUE`, `players`, `dealer`, `first` or `roll`; q quits
! Enter starts: ¶
! everybody puts in 100, so the pot is 400 (CAU-123)
! [pot 400] Ann, safe, trigger or pass: safe
! Ann turns the crank, and nothing happens
!   `Ann` turned the crank and stayed dry, and gets 100 back (CAU-124)
! [pot 300] Bob, safe, trigger or pass: stop
! error: on your turn, turn the crank once, or pay 100 to pass the toy; `Bob`: safe, trigger or pass (CAU-124)
! [pot 300] Bob, safe, trigger or pass: pass
! Bob passes
!   `Bob` passed the toy and pays 100 into the pot (CAU-125)
! [pot 400] Cat, safe, trigger or pass: trigger
! Cat turns the crank, and it goes off
!   `Cat` got the pie in the face and takes 400 (CAU-124)
!   somebody won the pot in the first round, so everybody who keeps playing antes
!     100 for a new game (CAU-126)
$ play pie-face --dealer Dan --first Dan
< ¶
< s
< p
< s
< s
  player    turn  put in  took
  ──────────────────────────────
    Ann   passed     200     –
    Bob      dry     100   100
    Cat      dry     100   100
    Dan      dry     100   100
  pot 200
  round 1
  everybody puts in 100, so the pot is 400 (CAU-123)
  `Dan` turned the crank and stayed dry, and gets 100 back (CAU-124)
  `Ann` passed the toy and pays 100 into the pot (CAU-125)
  `Bob` turned the crank and stayed dry, and gets 100 back (CAU-124)
  `Cat` turned the crank and stayed dry, and gets 100 back (CAU-124)
  everybody had a turn and it never went off: 200 carries over to the next game
    (CAU-126)
  hand 2, pie-face: Bob wins 100, Cat wins 100, Dan wins 100; 200 carries over to
    the next hand
! Pie Face, the toy, and cream or a wet sponge
!   ante    100    house rule (CAU-123)
!   nobody  carry  rules don't say; or again (CAU-126)
!   Ann, Bob, Cat and Dan play; Dan deals, Dan starts
! to change it: `NAME VALUE`, `players`, `dealer`, `first` or `roll`; q quits
! Enter starts: ¶
! everybody puts in 100, so the pot is 400 (CAU-123)
! [pot 400] Dan, safe, trigger or pass: s
! Dan turns the crank, and nothing happens
!   `Dan` turned the crank and stayed dry, and gets 100 back (CAU-124)
! [pot 300] Ann, safe, trigger or pass: p
! Ann passes
!   `Ann` passed the toy and pays 100 into the pot (CAU-125)
! [pot 400] Bob, safe, trigger or pass: s
! Bob turns the crank, and nothing happens
!   `Bob` turned the crank and stayed dry, and gets 100 back (CAU-124)
! [pot 300] Cat, safe, trigger or pass: s
! Cat turns the crank, and nothing happens
!   `Cat` turned the crank and stayed dry, and gets 100 back (CAU-124)
!   everybody had a turn and it never went off: 200 carries over to the next game
!     (CAU-126)
$ hand show 1
  hand 1, pie-face: Ann wins 100, Cat wins 400 (event 21, 2026-01-02 19:11)
  ¶
  player    turn  put in  took
  ──────────────────────────────
    Ann      dry     100   100
    Bob   passed     200     –
    Cat      pie     100   400
    Dan              100     –
  pot 0
  round 1
  ¶
  Ann turns the crank, and nothing happens
  Bob passes
  Cat turns the crank, and it goes off
  everybody puts in 100, so the pot is 400 (CAU-123)
  `Ann` turned the crank and stayed dry, and gets 100 back (CAU-124)
  `Bob` passed the toy and pays 100 into the pot (CAU-125)
  `Cat` got the pie in the face and takes 400 (CAU-124)
  somebody won the pot in the first round, so everybody who keeps playing antes
    100 for a new game (CAU-126)
  ¶
  in the ledger (show 21):
  party  asset  with  amount
  ────────────────────────────
  Bob    chips          -200
  Cat    chips           300
  Dan    chips          -100
$ hand show 2
  hand 2, pie-face: Bob wins 100, Cat wins 100, Dan wins 100; 200 carries over to
    the next hand (event 28, 2026-01-02 19:12)
  ¶
  player    turn  put in  took
  ──────────────────────────────
    Ann   passed     200     –
    Bob      dry     100   100
    Cat      dry     100   100
    Dan      dry     100   100
  pot 200
  round 1
  ¶
  Dan turns the crank, and nothing happens
  Ann passes
  Bob turns the crank, and nothing happens
  Cat turns the crank, and nothing happens
  everybody puts in 100, so the pot is 400 (CAU-123)
  `Dan` turned the crank and stayed dry, and gets 100 back (CAU-124)
  `Ann` passed the toy and pays 100 into the pot (CAU-125)
  `Bob` turned the crank and stayed dry, and gets 100 back (CAU-124)
  `Cat` turned the crank and stayed dry, and gets 100 back (CAU-124)
  everybody had a turn and it never went off: 200 carries over to the next game
    (CAU-126)
  ¶
  in the ledger (show 28):
  party  asset  with  amount
  ────────────────────────────
  Ann    chips          -200
  pot    chips           200
$ status
  night 1 at The Cause, open since 2026-01-02 19:05; banker: Ann
  ¶
  player  bought    cash  app  notes  book  chips  counted  result
  ──────────────────────────────────────────────────────────────────
  Ann      3,000  -3,000    –      –     –  2,775  not yet    -200
  Bob      3,000  -3,000    –      –     –  2,775  not yet    -200
  Cat      3,000  -3,000    –      –     –  3,275  not yet     300
  Dan      3,000  -3,000    –      –     –  2,875  not yet    -100
  ¶
  drawer 12,000   chips out 12,000   in the middle 200
  the leaderboard has 100
! next: play (hand new or hand result), then count the stacks
$ audit
  check           found
  ────────────────────────────────────────────────────────────
  file        ok  pages and indexes are sound
  references  ok  no broken links
  people      ok  nobody is listed twice
  chain       ok  28 events in an unbroken chain
  entries     ok  29 postings match their events and balance
  replay      ok  29 tables match the events
  requests    ok  every answer belongs to its events
  hands       ok  2 hands settled again, same result
  ¶
  the book is in order: 28 events

A file stops at a slip; mended, it is run again under the same id, and nothing is recorded twice.

file round.txt:
  dealer Dan
  safe
  saef
  pass
  trigger

$ play pie-face round.txt --id round
! Ann turns the crank, and nothing happens
!   `Ann` turned the crank and stayed dry, and gets 100 back (CAU-124)
! error: round.txt:3: `saef` isn't a legal move right now; `Bob`: safe, trigger or pass
= 4
$ play pie-face round.txt
! error: a game is already going, and this file would start it over
! hint: play
= 4

file round.txt:
  dealer Dan
  safe
  safe
  pass
  trigger

$ play pie-face round.txt --id round
  player    turn  put in  took
  ──────────────────────────────
    Ann      dry     100   100
    Bob      dry     100   100
    Cat   passed     200     –
    Dan      pie     100   500
  pot 0
  round 1
  everybody puts in 100, so the pot is 600 (CAU-123)
  `Ann` turned the crank and stayed dry, and gets 100 back (CAU-124)
  `Bob` turned the crank and stayed dry, and gets 100 back (CAU-124)
  `Cat` passed the toy and pays 100 into the pot (CAU-125)
  `Dan` got the pie in the face and takes 500 (CAU-124)
  somebody won the pot in the first round, so everybody who keeps playing antes
    100 for a new game (CAU-126)
  hand 3, pie-face: Ann wins 100, Bob wins 100, Dan wins 500
! Pie Face continues after 1 moves
! Bob turns the crank, and nothing happens
!   `Bob` turned the crank and stayed dry, and gets 100 back (CAU-124)
! Cat passes
!   `Cat` passed the toy and pays 100 into the pot (CAU-125)
! Dan turns the crank, and it goes off
!   `Dan` got the pie in the face and takes 500 (CAU-124)
!   somebody won the pot in the first round, so everybody who keeps playing antes
!     100 for a new game (CAU-126)
$ play pie-face round.txt --id round
  already recorded
$ audit
  check           found
  ────────────────────────────────────────────────────────────
  file        ok  pages and indexes are sound
  references  ok  no broken links
  people      ok  nobody is listed twice
  chain       ok  35 events in an unbroken chain
  entries     ok  32 postings match their events and balance
  replay      ok  29 tables match the events
  requests    ok  every answer belongs to its events
  hands       ok  3 hands settled again, same result
  ¶
  the book is in order: 35 events

Who was named to deal deals this game.

$ deal --dealer Bob
  Bob deals
  recorded #36 ········
$ play pie-face
< q
  nothing was started
! Pie Face, the toy, and cream or a wet sponge
!   ante    100    house rule (CAU-123)
!   nobody  carry  rules don't say; or again (CAU-126)
!   Ann, Bob, Cat and Dan play; Bob deals, Cat starts
! to change it: `NAME VALUE`, `players`, `dealer`, `first` or `roll`; q quits
! Enter starts: q
