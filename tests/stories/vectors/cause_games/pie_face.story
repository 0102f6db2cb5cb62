# Pie Face at Cause: a click, a pass, a pie

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

## V-CAU-111: dry for 100 back, a pass for 100 more, and the pie takes 400
$ play pie-face --dealer Dan
< ¶
< roll
< safe
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
! [pot 400] Ann, safe, trigger or pass: roll
! error: on your turn, turn the crank once, or pay 100 to pass the toy; `Ann`: safe, trigger or pass (CAU-124)
! [pot 400] Ann, safe, trigger or pass: safe
! Ann turns the crank, and nothing happens
!   `Ann` turned the crank and stayed dry, and gets 100 back (CAU-124)
! [pot 300] Bob, safe, trigger or pass: pass
! Bob passes
!   `Bob` passed the toy and pays 100 into the pot (CAU-125)
! [pot 400] Cat, safe, trigger or pass: trigger
! Cat turns the crank, and it goes off
!   `Cat` got the pie in the face and takes 400 (CAU-124)
!   somebody won the pot in the first round, so everybody who keeps playing antes
!     100 for a new game (CAU-126)
> [pot 300]
> [pot 400]
> `Ann` turned the crank and stayed dry, and gets 100 back (CAU-124)
> `Bob` passed the toy and pays 100 into the pot (CAU-125)
> takes 400 (CAU-124)
> (CAU-123)

## V-CAU-112: the pot was won in the first round, before Dan has played: the game is over, and who goes on antes 100
$ play pie-face --dealer Dan --first Dan
< ¶
< dan safe
< trigger
  player  turn  put in  took
  ────────────────────────────
    Ann    pie     100   300
    Bob            100     –
    Cat            100     –
    Dan    dry     100   100
  pot 0
  round 1
  everybody puts in 100, so the pot is 400 (CAU-123)
  `Dan` turned the crank and stayed dry, and gets 100 back (CAU-124)
  `Ann` got the pie in the face and takes 300 (CAU-124)
  somebody won the pot in the first round, so everybody who keeps playing antes
    100 for a new game (CAU-126)
  hand 2, pie-face: Ann wins 300, Dan wins 100
! Pie Face, the toy, and cream or a wet sponge
!   ante    100    house rule (CAU-123)
!   nobody  carry  rules don't say; or again (CAU-126)
!   Ann, Bob, Cat and Dan play; Dan deals, Dan starts
! to change it: `NAME VALUE`, `players`, `dealer`, `first` or `roll`; q quits
! Enter starts: ¶
! everybody puts in 100, so the pot is 400 (CAU-123)
! [pot 400] Dan, safe, trigger or pass: dan safe
! Dan turns the crank, and nothing happens
!   `Dan` turned the crank and stayed dry, and gets 100 back (CAU-124)
! [pot 300] Ann, safe, trigger or pass: trigger
! Ann turns the crank, and it goes off
!   `Ann` got the pie in the face and takes 300 (CAU-124)
!   somebody won the pot in the first round, so everybody who keeps playing antes
!     100 for a new game (CAU-126)
> everybody who keeps playing antes 100 for a new
> (CAU-126)
> the pot is 400 (CAU-123)

Everybody had a chance and nobody got the pie: what the passes paid stays.

$ play pie-face --players Ann,Bob
< ¶
< bet 50
< pass
< safe
  player    turn  put in  took
  ──────────────────────────────
    Ann      dry     100   100
    Bob   passed     200     –
  pot 200
  round 1
  everybody puts in 100, so the pot is 200 (CAU-123)
  `Bob` passed the toy and pays 100 into the pot (CAU-125)
  `Ann` turned the crank and stayed dry, and gets 100 back (CAU-124)
  everybody had a turn and it never went off: 200 carries over to the next game
    (CAU-126)
  hand 3, pie-face: Ann wins 100; 200 carries over to the next hand
! Pie Face, the toy, and cream or a wet sponge
!   ante    100    house rule (CAU-123)
!   nobody  carry  rules don't say; or again (CAU-126)
!   Ann and Bob play; Ann deals, Bob starts
! to change it: `NAME VALUE`, `players`, `dealer`, `first` or `roll`; q quits
! Enter starts: ¶
! everybody puts in 100, so the pot is 200 (CAU-123)
! [pot 200] Bob, safe, trigger or pass: bet 50
! error: it costs exactly 100 to pass; `Bob`: safe, trigger or pass (CAU-125)
! [pot 200] Bob, safe, trigger or pass: pass
! Bob passes
!   `Bob` passed the toy and pays 100 into the pot (CAU-125)
! [pot 300] Ann, safe, trigger or pass: safe
! Ann turns the crank, and nothing happens
!   `Ann` turned the crank and stayed dry, and gets 100 back (CAU-124)
!   everybody had a turn and it never went off: 200 carries over to the next game
!     (CAU-126)
> (CAU-126)
> it costs exactly 100 to pass
