# Golf at Cause: the square, the looks, the strokes, the scores

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
$ player add Eve --regular
  Eve, a regular
  recorded #7 ········
$ open --banker Ann
  night 1 is open at The Cause; Ann is the banker
  recorded #8 ········
! note: management decides how much players can buy in for (CAU-004)
! next: sell chips (buy NAME AMOUNT)
$ buy Ann 3000
  Ann buys chips: 3,000 in cash; stack 2,975
  Ann pays 25 into the leaderboard to join the table (CAU-003)
  recorded #10 ········
! next: play (hand new or hand result), then count the stacks
$ buy Bob 3000
  Bob buys chips: 3,000 in cash; stack 2,975
  Bob pays 25 into the leaderboard to join the table (CAU-003)
  recorded #12 ········
$ buy Cat 3000
  Cat buys chips: 3,000 in cash; stack 2,975
  Cat pays 25 into the leaderboard to join the table (CAU-003)
  recorded #14 ········
$ buy Dan 3000
  Dan buys chips: 3,000 in cash; stack 2,975
  Dan pays 25 into the leaderboard to join the table (CAU-003)
  recorded #16 ········
$ buy Eve 3000
  Eve buys chips: 3,000 in cash; stack 2,975
  Eve pays 25 into the leaderboard to join the table (CAU-003)
  recorded #18 ········

## V-CAU-067: five players ante 100 each, and nobody looks a second time before play
$ play golf --option holes=1
< ¶
< 7d
< look ann
< look ann
< look bob
< look bob
< give up a vector ends here
! Golf, 52 cards
!   ante    100   house rule (CAU-069)
!   reante  100   house rule (CAU-078)
!   holes   1     set by you (CAU-077)
!   fours   zero  rules don't say; or minus (CAU-076)
!   Ann, Bob, Cat, Dan and Eve play; Eve deals, Ann starts
! to change it: `NAME VALUE`, `players`, `dealer`, `first` or `roll`; q quits
! Enter starts: ¶
! everybody puts in 100, so the pot is 500 (CAU-069)
! [pot 500] Ann, type the first discard: 7d
! 7d for Ann
! [pot 500] Ann, stock or discard: look ann
! Ann looks at the two nearest cards (CAU-070)
! [pot 500] Ann, stock or discard: look ann
! error: `Ann` already looked at two cards, and you get only one look; `Ann`: stock or discard (CAU-070)
! [pot 500] Ann, stock or discard: look bob
! Bob looks at the two nearest cards (CAU-070)
! [pot 500] Ann, stock or discard: look bob
! error: `Bob` already looked at two cards, and you get only one look; `Ann`: stock or discard (CAU-070)
! [pot 500] Ann, stock or discard: give up a vector ends here
! golf was called off: a vector ends here; everybody gets their money back
! recorded #23 ········
> the pot is 500 (CAU-069)
> Ann looks at the two nearest cards (CAU-070)
> `Ann` already looked at two cards, and you get only one look;

The look comes before play; a stroke takes the stock or the discard; what lies open stays; a card that was looked at goes.

$ play golf --players Ann,Bob --dealer Bob --option holes=1
< ¶
< 7d
< place 1
< stock 9c
< look bob
< discard
< turn 1 7d
< turn 1 Kc
< bob discard
< turn 1
< place 7
< ann place 1
< place 2 4c
< saw 3
< saw 2
< stock 6c
< turn 2
< Jc
< stock 5c
< place 2
< turn 2
< turn 3 8c
< q
  player          cards  showing  holes  total  put in  took
  ────────────────────────────────────────────────────────────
  > Ann   Kc ?? / 6c ??        6             0     100     –
    Bob   ?? 9c / 8c ??       17             0     100     –
  pot 200
  hole 1 of 1
  discards 5c
  Golf isn't over; continue with: play
! Golf, 52 cards
!   ante    100   house rule (CAU-069)
!   reante  100   house rule (CAU-078)
!   holes   1     set by you (CAU-077)
!   fours   zero  rules don't say; or minus (CAU-076)
!   Ann and Bob play; Bob deals, Ann starts
! to change it: `NAME VALUE`, `players`, `dealer`, `first` or `roll`; q quits
! Enter starts: ¶
! everybody puts in 100, so the pot is 200 (CAU-069)
! [pot 200] Ann, type the first discard: 7d
! 7d for Ann
! [pot 200] Ann, stock or discard: place 1
! error: start a turn with the top card of the stock or the discards; `Ann`: stock or discard (CAU-071)
! [pot 200] Ann, stock or discard: stock 9c
! Ann takes from the stock
! 9c for Ann
! [pot 200] Ann, place 1|2|3|4 or turn 1|2|3|4: look bob
! error: you can only look before play starts; `Ann`: place 1|2|3|4 or turn 1|2|3|4 (CAU-070)
! [pot 200] Ann, place 1|2|3|4 or turn 1|2|3|4: discard
! error: a card from the discards has to replace one in the square; `Ann`: place 1|2|3|4 or turn 1|2|3|4 (CAU-071)
! [pot 200] Ann, place 1|2|3|4 or turn 1|2|3|4: turn 1 7d
! error: none of this line counts, because it stops after 1 move: the 7d is already on the table; `Ann`: type card 1 (CAU-069)
! [pot 200] Ann, place 1|2|3|4 or turn 1|2|3|4: turn 1 Kc
! Ann turns up place 1
! Kc for Ann
! [pot 200] Bob, stock or discard: bob discard
! Bob takes the discard
! [pot 200] Bob, place 1|2|3|4: turn 1
! error: a card from the discards has to replace one in the square; `Bob`: place 1|2|3|4 (CAU-071)
! [pot 200] Bob, place 1|2|3|4: place 7
! error: the places in a square are 1 to 4; `Bob`: place 1|2|3|4 (CAU-069)
! [pot 200] Bob, place 1|2|3|4: ann place 1
! error: it isn't `Ann`'s turn; play goes clockwise; `Bob`: place 1|2|3|4 (CAU-071)
! [pot 200] Bob, place 1|2|3|4: place 2 4c
! Bob puts it in place 2
! 4c for Bob
! [pot 200] Ann, stock or discard: saw 3
! Ann looked at place 3 (CAU-073)
! [pot 200] Ann, stock or discard: saw 2
! error: you looked at card 3, so it has to go; `Ann`: stock or discard (CAU-073)
! [pot 200] Ann, stock or discard: stock 6c
! Ann takes from the stock
! 6c for Ann
! [pot 200] Ann, type card 3: turn 2
! error: you looked at card 3, so the drawn card goes there; `Ann`: type card 3 (CAU-073)
! [pot 200] Ann, type card 3: Jc
! Jc for Ann
! [pot 200] Bob, stock or discard: stock 5c
! Bob takes from the stock
! 5c for Bob
! [pot 200] Bob, place 1|3|4 or turn 1|3|4: place 2
! error: card 2 is face up and stays; `Bob`: place 1|3|4 or turn 1|3|4 (CAU-072)
! [pot 200] Bob, place 1|3|4 or turn 1|3|4: turn 2
! error: card 2 is face up and stays; `Bob`: place 1|3|4 or turn 1|3|4 (CAU-072)
! [pot 200] Bob, place 1|3|4 or turn 1|3|4: turn 3 8c
! Bob turns up place 3
! 8c for Bob
! [pot 200] Ann, stock or discard: q
> start a turn with the top card of the stock or the discards; `Ann`: stock or discard (CAU-071)
> you can only look before play starts
> a card from the discards has to replace one in the square
> the 7d is already on the table
> it isn't `Ann`'s turn
> (CAU-072)
> (CAU-073)
$ play --give-up "the next vector"
  golf was called off: the next vector; everybody gets their money back
  recorded #35 ········

A refusal of a file names the rule in JSON too.

file look.txt:
  7d
  look ann
  look ann

$ play golf look.txt --players Ann,Bob --dealer Bob --json
  {"error":{"code":"illegal-move","exit":4,"rule":"CAU-070","message":"look.txt:3: `Ann` already looked at two cards, and you get only one look; `Ann`: stock or discard","hint":null}}
! 7d for Ann
! Ann looks at the two nearest cards (CAU-070)
= 4
> "rule":"CAU-070"
$ play --give-up "the next vector"
  golf was called off: the next vector; everybody gets their money back
  recorded #39 ········

The game is for two to six players, with one deck and 100 from each.

$ play golf --players Ann
< ¶
  nothing was started
! Golf, 52 cards
!   ante    100   house rule (CAU-069)
!   reante  100   house rule (CAU-078)
!   holes   9     rules don't say; 1 to 18 (CAU-077)
!   fours   zero  rules don't say; or minus (CAU-076)
!   Ann plays; Ann deals, Ann starts
! to change it: `NAME VALUE`, `players`, `dealer`, `first` or `roll`; q quits
! Enter starts: ¶
! error: golf needs 2 to 6 players; you named 1 (CAU-069)
! Enter starts: ¶
> golf needs 2 to 6 players; you named 1 (CAU-069)
$ play golf --option ante=110
! error: `110` isn't a choice for the ante; use a multiple of 25 (CAU-069)
= 4
> (CAU-069)

## V-CAU-069: an ace, a five, a nine and a jack are 25; a pair is free, so 7-7-2-K is 2 and two pairs are 0
$ play golf --players Ann,Bob,Cat --dealer Cat --option holes=1
< ¶
< 2s
< stock Ks turn 1 Ac; stock Kh turn 1 7c; stock Kd turn 1 Qc
< stock Qs turn 2 5c; stock Qh turn 2 7d; stock Js turn 2 Qd
< stock Jh turn 3 9c; stock Jd turn 3 2c; stock Ts turn 3 4c
< stock Th turn 4 Jc; stock Td turn 4 Kc; stock Tc turn 4 4d
  player          cards  showing  holes  total  put in  took
  ────────────────────────────────────────────────────────────
    Ann   Ac 5c / 9c Jc       25     25     25     100     –
    Bob   7c 7d / 2c Kc        2      2      2     100     –
    Cat   Qc Qd / 4c 4d        0      0      0     100   300
  pot 0
  discards Tc
  everybody puts in 100, so the pot is 300 (CAU-069)
  hole 1: `Ann` scores 25 with 5 9 J A, `Bob` scores 2 with 2 7 7 K, `Cat` scores
    0 with 4 4 Q Q (CAU-074, CAU-075)
  `Cat` has the lowest total, 0, and takes 300 (CAU-077)
  Cat pays 25 into the leaderboard for dealing (CAU-003)
  hand 1, golf: Cat wins 300
! Golf, 52 cards
!   ante    100   house rule (CAU-069)
!   reante  100   house rule (CAU-078)
!   holes   1     set by you (CAU-077)
!   fours   zero  rules don't say; or minus (CAU-076)
!   Ann, Bob and Cat play; Cat deals, Ann starts
! to change it: `NAME VALUE`, `players`, `dealer`, `first` or `roll`; q quits
! Enter starts: ¶
! everybody puts in 100, so the pot is 300 (CAU-069)
! [pot 300] Ann, type the first discard: 2s
! 2s for Ann
! [pot 300] Ann, stock or discard: stock Ks turn 1 Ac; stock Kh turn 1 7c; stock Kd turn 1 Qc
! Ann takes from the stock
! Ks for Ann
! Ann turns up place 1
! Ac for Ann
! Bob takes from the stock
! Kh for Bob
! Bob turns up place 1
! 7c for Bob
! Cat takes from the stock
! Kd for Cat
! Cat turns up place 1
! Qc for Cat
! [pot 300] Ann, stock or discard: stock Qs turn 2 5c; stock Qh turn 2 7d; stock Js turn 2 Qd
! Ann takes from the stock
! Qs for Ann
! Ann turns up place 2
! 5c for Ann
! Bob takes from the stock
! Qh for Bob
! Bob turns up place 2
! 7d for Bob
! Cat takes from the stock
! Js for Cat
! Cat turns up place 2
! Qd for Cat
! [pot 300] Ann, stock or discard: stock Jh turn 3 9c; stock Jd turn 3 2c; stock Ts turn 3 4c
! Ann takes from the stock
! Jh for Ann
! Ann turns up place 3
! 9c for Ann
! Bob takes from the stock
! Jd for Bob
! Bob turns up place 3
! 2c for Bob
! Cat takes from the stock
! Ts for Cat
! Cat turns up place 3
! 4c for Cat
! [pot 300] Ann, stock or discard: stock Th turn 4 Jc; stock Td turn 4 Kc; stock Tc turn 4 4d
! Ann takes from the stock
! Th for Ann
! Ann turns up place 4
! Jc for Ann
! Bob takes from the stock
! Td for Bob
! Bob turns up place 4
! Kc for Bob
! Cat takes from the stock
! Tc for Cat
! Cat turns up place 4
! 4d for Cat
!   hole 1: `Ann` scores 25 with 5 9 J A, `Bob` scores 2 with 2 7 7 K, `Cat`
!     scores 0 with 4 4 Q Q (CAU-074, CAU-075)
!   `Cat` has the lowest total, 0, and takes 300 (CAU-077)
> `Ann` scores 25 with 5 9 J A
> `Bob` scores 2 with 2 7 7 K
> `Cat`  scores 0 with 4 4 Q Q
> (CAU-074, CAU-075)
> Cat wins 300

## V-CAU-070: three 3s and a king are minus 3
$ play golf --players Ann,Bob --dealer Bob --option holes=1
< ¶
< 2h
< stock Ks turn 1 3c; stock Kh turn 1 Ac
< stock Kd turn 2 3d; stock Qs turn 2 5c
< stock Qh turn 3 3h; stock Qd turn 3 9c
< stock Qc turn 4 Kc; stock Js turn 4 Jc
  player          cards  showing  holes  total  put in  took
  ────────────────────────────────────────────────────────────
    Ann   3c 3d / 3h Kc       -3     -3     -3     100   200
    Bob   Ac 5c / 9c Jc       25     25     25     100     –
  pot 0
  discards Js
  everybody puts in 100, so the pot is 200 (CAU-069)
  hole 1: `Ann` scores -3 with 3 3 3 K, `Bob` scores 25 with 5 9 J A (CAU-074,
    CAU-076)
  `Ann` has the lowest total, -3, and takes 200 (CAU-077)
  Bob pays 25 into the leaderboard for dealing (CAU-003)
  hand 2, golf: Ann wins 200
! Golf, 52 cards
!   ante    100   house rule (CAU-069)
!   reante  100   house rule (CAU-078)
!   holes   1     set by you (CAU-077)
!   fours   zero  rules don't say; or minus (CAU-076)
!   Ann and Bob play; Bob deals, Ann starts
! to change it: `NAME VALUE`, `players`, `dealer`, `first` or `roll`; q quits
! Enter starts: ¶
! everybody puts in 100, so the pot is 200 (CAU-069)
! [pot 200] Ann, type the first discard: 2h
! 2h for Ann
! [pot 200] Ann, stock or discard: stock Ks turn 1 3c; stock Kh turn 1 Ac
! Ann takes from the stock
! Ks for Ann
! Ann turns up place 1
! 3c for Ann
! Bob takes from the stock
! Kh for Bob
! Bob turns up place 1
! Ac for Bob
! [pot 200] Ann, stock or discard: stock Kd turn 2 3d; stock Qs turn 2 5c
! Ann takes from the stock
! Kd for Ann
! Ann turns up place 2
! 3d for Ann
! Bob takes from the stock
! Qs for Bob
! Bob turns up place 2
! 5c for Bob
! [pot 200] Ann, stock or discard: stock Qh turn 3 3h; stock Qd turn 3 9c
! Ann takes from the stock
! Qh for Ann
! Ann turns up place 3
! 3h for Ann
! Bob takes from the stock
! Qd for Bob
! Bob turns up place 3
! 9c for Bob
! [pot 200] Ann, stock or discard: stock Qc turn 4 Kc; stock Js turn 4 Jc
! Ann takes from the stock
! Qc for Ann
! Ann turns up place 4
! Kc for Ann
! Bob takes from the stock
! Js for Bob
! Bob turns up place 4
! Jc for Bob
!   hole 1: `Ann` scores -3 with 3 3 3 K, `Bob` scores 25 with 5 9 J A (CAU-074,
!     CAU-076)
!   `Ann` has the lowest total, -3, and takes 200 (CAU-077)
> `Ann` scores -3 with 3 3 3 K
> (CAU-074, CAU-076)
> Ann wins 200

## V-CAU-071: three tens and a six are minus 4, three jacks and a five minus 5, three kings and a deuce 2
$ play golf --players Ann,Bob,Cat --dealer Cat --option holes=1
< ¶
< 2h
< stock Ks turn 1 Tc; stock Qs turn 1 Jc; stock Qh turn 1 Kc
< stock Qd turn 2 Td; stock Qc turn 2 Jd; stock Js turn 2 Kd
< stock Ts turn 3 Th; stock 9s turn 3 Jh; stock 9h turn 3 Kh
< stock 9d turn 4 6c; stock 9c turn 4 5c; stock 8s turn 4 2c
  player          cards  showing  holes  total  put in  took
  ────────────────────────────────────────────────────────────
    Ann   Tc Td / Th 6c       -4     -4     -4     100     –
    Bob   Jc Jd / Jh 5c       -5     -5     -5     100   300
    Cat   Kc Kd / Kh 2c        2      2      2     100     –
  pot 0
  discards 8s
  everybody puts in 100, so the pot is 300 (CAU-069)
  hole 1: `Ann` scores -4 with 6 T T T, `Bob` scores -5 with 5 J J J, `Cat` scores
    2 with 2 K K K (CAU-074, CAU-076)
  `Bob` has the lowest total, -5, and takes 300 (CAU-077)
  Cat pays 25 into the leaderboard for dealing (CAU-003)
  hand 3, golf: Bob wins 300
! Golf, 52 cards
!   ante    100   house rule (CAU-069)
!   reante  100   house rule (CAU-078)
!   holes   1     set by you (CAU-077)
!   fours   zero  rules don't say; or minus (CAU-076)
!   Ann, Bob and Cat play; Cat deals, Ann starts
! to change it: `NAME VALUE`, `players`, `dealer`, `first` or `roll`; q quits
! Enter starts: ¶
! everybody puts in 100, so the pot is 300 (CAU-069)
! [pot 300] Ann, type the first discard: 2h
! 2h for Ann
! [pot 300] Ann, stock or discard: stock Ks turn 1 Tc; stock Qs turn 1 Jc; stock Qh turn 1 Kc
! Ann takes from the stock
! Ks for Ann
! Ann turns up place 1
! Tc for Ann
! Bob takes from the stock
! Qs for Bob
! Bob turns up place 1
! Jc for Bob
! Cat takes from the stock
! Qh for Cat
! Cat turns up place 1
! Kc for Cat
! [pot 300] Ann, stock or discard: stock Qd turn 2 Td; stock Qc turn 2 Jd; stock Js turn 2 Kd
! Ann takes from the stock
! Qd for Ann
! Ann turns up place 2
! Td for Ann
! Bob takes from the stock
! Qc for Bob
! Bob turns up place 2
! Jd for Bob
! Cat takes from the stock
! Js for Cat
! Cat turns up place 2
! Kd for Cat
! [pot 300] Ann, stock or discard: stock Ts turn 3 Th; stock 9s turn 3 Jh; stock 9h turn 3 Kh
! Ann takes from the stock
! Ts for Ann
! Ann turns up place 3
! Th for Ann
! Bob takes from the stock
! 9s for Bob
! Bob turns up place 3
! Jh for Bob
! Cat takes from the stock
! 9h for Cat
! Cat turns up place 3
! Kh for Cat
! [pot 300] Ann, stock or discard: stock 9d turn 4 6c; stock 9c turn 4 5c; stock 8s turn 4 2c
! Ann takes from the stock
! 9d for Ann
! Ann turns up place 4
! 6c for Ann
! Bob takes from the stock
! 9c for Bob
! Bob turns up place 4
! 5c for Bob
! Cat takes from the stock
! 8s for Cat
! Cat turns up place 4
! 2c for Cat
!   hole 1: `Ann` scores -4 with 6 T T T, `Bob` scores -5 with 5 J J J, `Cat`
!     scores 2 with 2 K K K (CAU-074, CAU-076)
!   `Bob` has the lowest total, -5, and takes 300 (CAU-077)
> `Ann` scores -4 with 6 T T T
> `Bob` scores -5 with 5 J J J
> `Cat`  scores 2 with 2 K K K
> Bob wins 300

## V-CAU-072: over two holes 13 beats 17 and takes the pot of 200
$ play golf --players Ann,Bob --dealer Bob --option holes=2
< ¶
< 2h
< stock Kd turn 1 Ac; stock Kc turn 1 4c
< stock Qs turn 2 Ad; stock Qh turn 2 Kh
< stock Qd turn 3 2c; stock Qc turn 3 Ks
< stock Js turn 4 Jc; stock Jh turn 4 5c
< 2h
< stock 6c turn 1 4c; stock 6d turn 1 5c
< stock 6h turn 2 Kh; stock 6s turn 2 Kc
< stock 7c turn 3 Ks; stock 7d turn 3 Kd
< stock 7h turn 4 3h; stock 7s turn 4 Qc
  player          cards  showing  holes  total  put in  took
  ────────────────────────────────────────────────────────────
    Ann   5c Kc / Kd Qc       15  12 15     27     100     –
    Bob   4c Kh / Ks 3h        7    9 7     16     100   200
  pot 0
  discards 7s
  everybody puts in 100, so the pot is 200 (CAU-069)
  hole 1: `Ann` scores 12 with 2 J A A, `Bob` scores 9 with 4 5 K K (CAU-074,
    CAU-075)
  hole 2: `Ann` scores 15 with 5 Q K K, `Bob` scores 7 with 3 4 K K (CAU-074,
    CAU-075)
  `Bob` has the lowest total, 16, and takes 200 (CAU-077)
  Bob pays 25 into the leaderboard for dealing (CAU-003)
  Ann pays 25 into the leaderboard for dealing (CAU-003)
  hand 4, golf: Bob wins 200
! Golf, 52 cards
!   ante    100   house rule (CAU-069)
!   reante  100   house rule (CAU-078)
!   holes   2     set by you (CAU-077)
!   fours   zero  rules don't say; or minus (CAU-076)
!   Ann and Bob play; Bob deals, Ann starts
! to change it: `NAME VALUE`, `players`, `dealer`, `first` or `roll`; q quits
! Enter starts: ¶
! everybody puts in 100, so the pot is 200 (CAU-069)
! [pot 200] Ann, type the first discard: 2h
! 2h for Ann
! [pot 200] Ann, stock or discard: stock Kd turn 1 Ac; stock Kc turn 1 4c
! Ann takes from the stock
! Kd for Ann
! Ann turns up place 1
! Ac for Ann
! Bob takes from the stock
! Kc for Bob
! Bob turns up place 1
! 4c for Bob
! [pot 200] Ann, stock or discard: stock Qs turn 2 Ad; stock Qh turn 2 Kh
! Ann takes from the stock
! Qs for Ann
! Ann turns up place 2
! Ad for Ann
! Bob takes from the stock
! Qh for Bob
! Bob turns up place 2
! Kh for Bob
! [pot 200] Ann, stock or discard: stock Qd turn 3 2c; stock Qc turn 3 Ks
! Ann takes from the stock
! Qd for Ann
! Ann turns up place 3
! 2c for Ann
! Bob takes from the stock
! Qc for Bob
! Bob turns up place 3
! Ks for Bob
! [pot 200] Ann, stock or discard: stock Js turn 4 Jc; stock Jh turn 4 5c
! Ann takes from the stock
! Js for Ann
! Ann turns up place 4
! Jc for Ann
! Bob takes from the stock
! Jh for Bob
! Bob turns up place 4
! 5c for Bob
!   hole 1: `Ann` scores 12 with 2 J A A, `Bob` scores 9 with 4 5 K K (CAU-074,
!     CAU-075)
! [pot 200] Bob, type the first discard: 2h
! 2h for Bob
! [pot 200] Bob, stock or discard: stock 6c turn 1 4c; stock 6d turn 1 5c
! Bob takes from the stock
! 6c for Bob
! Bob turns up place 1
! 4c for Bob
! Ann takes from the stock
! 6d for Ann
! Ann turns up place 1
! 5c for Ann
! [pot 200] Bob, stock or discard: stock 6h turn 2 Kh; stock 6s turn 2 Kc
! Bob takes from the stock
! 6h for Bob
! Bob turns up place 2
! Kh for Bob
! Ann takes from the stock
! 6s for Ann
! Ann turns up place 2
! Kc for Ann
! [pot 200] Bob, stock or discard: stock 7c turn 3 Ks; stock 7d turn 3 Kd
! Bob takes from the stock
! 7c for Bob
! Bob turns up place 3
! Ks for Bob
! Ann takes from the stock
! 7d for Ann
! Ann turns up place 3
! Kd for Ann
! [pot 200] Bob, stock or discard: stock 7h turn 4 3h; stock 7s turn 4 Qc
! Bob takes from the stock
! 7h for Bob
! Bob turns up place 4
! 3h for Bob
! Ann takes from the stock
! 7s for Ann
! Ann turns up place 4
! Qc for Ann
!   hole 2: `Ann` scores 15 with 5 Q K K, `Bob` scores 7 with 3 4 K K (CAU-074,
!     CAU-075)
!   `Bob` has the lowest total, 16, and takes 200 (CAU-077)
> Bob wins 200
> (CAU-077)

A tie for the lowest is played off: all ante 100 again and start from zero.

$ play golf --players Ann,Bob --dealer Bob --option holes=1
< ¶
< 2h
< stock Qs turn 1 Ac; stock Qh turn 1 Ad
< stock Qd turn 2 Kc; stock Qc turn 2 Kh
< stock Js turn 3 Kd; stock Jh turn 3 Ks
< stock Ts turn 4 Jc; stock Th turn 4 Jd
< 2h
< stock 6c turn 1 4c; stock 6d turn 1 5c
< stock 6h turn 2 Kh; stock 6s turn 2 Kc
< stock 7c turn 3 Ks; stock 7d turn 3 Kd
< stock 7h turn 4 3h; stock 7s turn 4 Qc
  player          cards  showing  holes  total  put in  took
  ────────────────────────────────────────────────────────────
    Ann   5c Kc / Kd Qc       15     15     15     200     –
    Bob   4c Kh / Ks 3h        7      7      7     200   400
  pot 0
  discards 7s
  everybody puts in 100, so the pot is 200 (CAU-069)
  hole 1: `Ann` scores 11 with J K K A, `Bob` scores 11 with J K K A (CAU-074,
    CAU-075)
  `Ann` and `Bob` tied at 11: everybody puts in 100 more and plays again for 400
    (CAU-078)
  hole 1: `Ann` scores 15 with 5 Q K K, `Bob` scores 7 with 3 4 K K (CAU-074,
    CAU-075)
  `Bob` has the lowest total, 7, and takes 400 (CAU-077)
  Bob pays 25 into the leaderboard for dealing (CAU-003)
  Ann pays 25 into the leaderboard for dealing (CAU-003)
  hand 5, golf: Bob wins 400
! Golf, 52 cards
!   ante    100   house rule (CAU-069)
!   reante  100   house rule (CAU-078)
!   holes   1     set by you (CAU-077)
!   fours   zero  rules don't say; or minus (CAU-076)
!   Ann and Bob play; Bob deals, Ann starts
! to change it: `NAME VALUE`, `players`, `dealer`, `first` or `roll`; q quits
! Enter starts: ¶
! everybody puts in 100, so the pot is 200 (CAU-069)
! [pot 200] Ann, type the first discard: 2h
! 2h for Ann
! [pot 200] Ann, stock or discard: stock Qs turn 1 Ac; stock Qh turn 1 Ad
! Ann takes from the stock
! Qs for Ann
! Ann turns up place 1
! Ac for Ann
! Bob takes from the stock
! Qh for Bob
! Bob turns up place 1
! Ad for Bob
! [pot 200] Ann, stock or discard: stock Qd turn 2 Kc; stock Qc turn 2 Kh
! Ann takes from the stock
! Qd for Ann
! Ann turns up place 2
! Kc for Ann
! Bob takes from the stock
! Qc for Bob
! Bob turns up place 2
! Kh for Bob
! [pot 200] Ann, stock or discard: stock Js turn 3 Kd; stock Jh turn 3 Ks
! Ann takes from the stock
! Js for Ann
! Ann turns up place 3
! Kd for Ann
! Bob takes from the stock
! Jh for Bob
! Bob turns up place 3
! Ks for Bob
! [pot 200] Ann, stock or discard: stock Ts turn 4 Jc; stock Th turn 4 Jd
! Ann takes from the stock
! Ts for Ann
! Ann turns up place 4
! Jc for Ann
! Bob takes from the stock
! Th for Bob
! Bob turns up place 4
! Jd for Bob
!   hole 1: `Ann` scores 11 with J K K A, `Bob` scores 11 with J K K A (CAU-074,
!     CAU-075)
!   `Ann` and `Bob` tied at 11: everybody puts in 100 more and plays again for 400
!     (CAU-078)
! [pot 400] Bob, type the first discard: 2h
! 2h for Bob
! [pot 400] Bob, stock or discard: stock 6c turn 1 4c; stock 6d turn 1 5c
! Bob takes from the stock
! 6c for Bob
! Bob turns up place 1
! 4c for Bob
! Ann takes from the stock
! 6d for Ann
! Ann turns up place 1
! 5c for Ann
! [pot 400] Bob, stock or discard: stock 6h turn 2 Kh; stock 6s turn 2 Kc
! Bob takes from the stock
! 6h for Bob
! Bob turns up place 2
! Kh for Bob
! Ann takes from the stock
! 6s for Ann
! Ann turns up place 2
! Kc for Ann
! [pot 400] Bob, stock or discard: stock 7c turn 3 Ks; stock 7d turn 3 Kd
! Bob takes from the stock
! 7c for Bob
! Bob turns up place 3
! Ks for Bob
! Ann takes from the stock
! 7d for Ann
! Ann turns up place 3
! Kd for Ann
! [pot 400] Bob, stock or discard: stock 7h turn 4 3h; stock 7s turn 4 Qc
! Bob takes from the stock
! 7h for Bob
! Bob turns up place 4
! 3h for Bob
! Ann takes from the stock
! 7s for Ann
! Ann turns up place 4
! Qc for Ann
!   hole 1: `Ann` scores 15 with 5 Q K K, `Bob` scores 7 with 3 4 K K (CAU-074,
!     CAU-075)
!   `Bob` has the lowest total, 7, and takes 400 (CAU-077)
> everybody puts in 100 more and plays again for 400
> (CAU-078)
$ hand show 1
  hand 1, golf: Cat wins 300 (event 47, 2026-01-02 19:19)
  ¶
  player          cards  showing  holes  total  put in  took
  ────────────────────────────────────────────────────────────
    Ann   Ac 5c / 9c Jc       25     25     25     100     –
    Bob   7c 7d / 2c Kc        2      2      2     100     –
    Cat   Qc Qd / 4c 4d        0      0      0     100   300
  pot 0
  discards Tc
  ¶
  2s for Ann
  Ann takes from the stock
  Ks for Ann
  Ann turns up place 1
  Ac for Ann
  Bob takes from the stock
  Kh for Bob
  Bob turns up place 1
  7c for Bob
  Cat takes from the stock
  Kd for Cat
  Cat turns up place 1
  Qc for Cat
  Ann takes from the stock
  Qs for Ann
  Ann turns up place 2
  5c for Ann
  Bob takes from the stock
  Qh for Bob
  Bob turns up place 2
  7d for Bob
  Cat takes from the stock
  Js for Cat
  Cat turns up place 2
  Qd for Cat
  Ann takes from the stock
  Jh for Ann
  Ann turns up place 3
  9c for Ann
  Bob takes from the stock
  Jd for Bob
  Bob turns up place 3
  2c for Bob
  Cat takes from the stock
  Ts for Cat
  Cat turns up place 3
  4c for Cat
  Ann takes from the stock
  Th for Ann
  Ann turns up place 4
  Jc for Ann
  Bob takes from the stock
  Td for Bob
  Bob turns up place 4
  Kc for Bob
  Cat takes from the stock
  Tc for Cat
  Cat turns up place 4
  4d for Cat
  everybody puts in 100, so the pot is 300 (CAU-069)
  hole 1: `Ann` scores 25 with 5 9 J A, `Bob` scores 2 with 2 7 7 K, `Cat` scores
    0 with 4 4 Q Q (CAU-074, CAU-075)
  `Cat` has the lowest total, 0, and takes 300 (CAU-077)
  ¶
  in the ledger (show 47):
  party  asset  with  amount
  ────────────────────────────
  Ann    chips          -100
  Bob    chips          -100
  Cat    chips           200
