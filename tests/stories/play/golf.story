# Golf: a second look and a locked card are refused, one hole ends level, and all play again

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

$ games show golf
  Golf, 52 cards
    ante    100   house rule (CAU-069)
    reante  100   house rule (CAU-078)
    holes   9     rules don't say; 1 to 18 (CAU-077)
    fours   zero  rules don't say; or minus (CAU-076)
    2 to 6 players
  ¶
  CAU-069  Two to six players pay 100, lay four cards in a square, and turn up a
           card to discard on.
  CAU-070  You get one look at the two cards nearest you.
  CAU-071  Draw and replace one of your cards, or discard a card from the deck
           and turn one of yours up.
  CAU-072  You can't replace a card that's already face up.
  CAU-073  If you look at a face-down card, you have to replace it.
  CAU-074  Aces are 1, number cards are face value, jacks and queens are 10, and
           kings are 0.
  CAU-075  A pair scores no points.
  CAU-076  Three of a kind takes the value of one of its cards off your score.
  CAU-077  The lowest total over all the holes wins the pot.
  CAU-078  Everybody puts in 100 more and starts over from zero.
$ play golf --option holes=1 --dealer Bob
< ¶
< 2d
< look ann
< look ann
< look bob
< stock Kd place 1 9h
< stock Kh p1 9s
< stock Ks p2 3c
< look bob
< stock Kc p1
< stock Kc p2 3d
< stock Qd turn 3 Ac
< stock Qh t3 As
< saw 4
< stock 5h 8h
< stock 5s p4 8s
< 7d
< discard turn 1
< d p1 Ah
< d p1 2h; d p2 3s; d p2 4s
< d p3 6c; d p3 6d
< sheet
< s Td t4 Kc
< s Jd p4 Qs
  player          cards  showing  holes  total  put in  took
  ────────────────────────────────────────────────────────────
    Ann   Ah 3s / 6c Jd       20     20     20     200     –
    Bob   7d 2h / 4s Kc       13     13     13     200   400
  pot 0
  discards Qs
  everybody puts in 100, so the pot is 200 (CAU-069)
  hole 1: `Ann` scores 6 with 5 K K A, `Bob` scores 6 with 5 K K A (CAU-074,
    CAU-075)
  `Ann` and `Bob` tied at 6: everybody puts in 100 more and plays again for 400
    (CAU-078)
  hole 1: `Ann` scores 20 with 3 6 J A, `Bob` scores 13 with 2 4 7 K (CAU-074)
  `Bob` has the lowest total, 13, and takes 400 (CAU-077)
  Bob pays 25 into the leaderboard for dealing (CAU-003)
  Ann pays 25 into the leaderboard for dealing (CAU-003)
  hand 1, golf: Bob wins 400
! Golf, 52 cards
!   ante    100   house rule (CAU-069)
!   reante  100   house rule (CAU-078)
!   holes   1     set by you (CAU-077)
!   fours   zero  rules don't say; or minus (CAU-076)
!   Ann and Bob play; Bob deals, Ann starts
! to change it: `NAME VALUE`, `players`, `dealer`, `first` or `roll`; q quits
! Enter starts: ¶
! everybody puts in 100, so the pot is 200 (CAU-069)
! [pot 200] Ann, type the first discard: 2d
! 2d for Ann
! [pot 200] Ann, stock or discard: look ann
! Ann looks at the two nearest cards (CAU-070)
! [pot 200] Ann, stock or discard: look ann
! error: `Ann` already looked at two cards, and you get only one look; `Ann`: stock or discard (CAU-070)
! [pot 200] Ann, stock or discard: look bob
! Bob looks at the two nearest cards (CAU-070)
! [pot 200] Ann, stock or discard: stock Kd place 1 9h
! Ann takes from the stock
! Kd for Ann
! Ann puts it in place 1
! 9h for Ann
! [pot 200] Bob, stock or discard: stock Kh p1 9s
! Bob takes from the stock
! Kh for Bob
! Bob puts it in place 1
! 9s for Bob
! [pot 200] Ann, stock or discard: stock Ks p2 3c
! Ann takes from the stock
! Ks for Ann
! Ann puts it in place 2
! 3c for Ann
! [pot 200] Bob, stock or discard: look bob
! error: `Bob` already looked at two cards, and you get only one look; `Bob`: stock or discard (CAU-070)
! [pot 200] Bob, stock or discard: stock Kc p1
! error: none of this line counts, because it stops after 2 moves: card 1 is face up and stays; `Bob`: place 2|3|4 or turn 2|3|4 (CAU-072)
! [pot 200] Bob, stock or discard: stock Kc p2 3d
! Bob takes from the stock
! Kc for Bob
! Bob puts it in place 2
! 3d for Bob
! [pot 200] Ann, stock or discard: stock Qd turn 3 Ac
! Ann takes from the stock
! Qd for Ann
! Ann turns up place 3
! Ac for Ann
! [pot 200] Bob, stock or discard: stock Qh t3 As
! Bob takes from the stock
! Qh for Bob
! Bob turns up place 3
! As for Bob
! [pot 200] Ann, stock or discard: saw 4
! Ann looked at place 4 (CAU-073)
! [pot 200] Ann, stock or discard: stock 5h 8h
! Ann takes from the stock
! 5h for Ann
! 8h for Ann
! [pot 200] Bob, stock or discard: stock 5s p4 8s
! Bob takes from the stock
! 5s for Bob
! Bob puts it in place 4
! 8s for Bob
!   hole 1: `Ann` scores 6 with 5 K K A, `Bob` scores 6 with 5 K K A (CAU-074,
!     CAU-075)
!   `Ann` and `Bob` tied at 6: everybody puts in 100 more and plays again for 400
!     (CAU-078)
! [pot 400] Bob, type the first discard: 7d
! 7d for Bob
! [pot 400] Bob, stock or discard: discard turn 1
! error: none of this line counts, because it stops after 1 move: a card from the discards has to replace one in the square; `Bob`: place 1|2|3|4 (CAU-071)
! [pot 400] Bob, stock or discard: d p1 Ah
! Bob takes the discard
! Bob puts it in place 1
! Ah for Bob
! [pot 400] Ann, stock or discard: d p1 2h; d p2 3s; d p2 4s
! Ann takes the discard
! Ann puts it in place 1
! 2h for Ann
! Bob takes the discard
! Bob puts it in place 2
! 3s for Bob
! Ann takes the discard
! Ann puts it in place 2
! 4s for Ann
! [pot 400] Bob, stock or discard: d p3 6c; d p3 6d
! Bob takes the discard
! Bob puts it in place 3
! 6c for Bob
! Ann takes the discard
! Ann puts it in place 3
! 6d for Ann
! [pot 400] Bob, stock or discard: sheet
! player          cards  showing  holes  total  put in  took
! ────────────────────────────────────────────────────────────
!   Ann   Ah 3s / 6c ??       10             0     200     –
! > Bob   7d 2h / 4s ??       13             0     200     –
! pot 400
! hole 1 of 1
! discards 6d
! [pot 400] Bob, stock or discard: s Td t4 Kc
! Bob takes from the stock
! Td for Bob
! Bob turns up place 4
! Kc for Bob
! [pot 400] Ann, stock or discard: s Jd p4 Qs
! Ann takes from the stock
! Jd for Ann
! Ann puts it in place 4
! Qs for Ann
!   hole 1: `Ann` scores 20 with 3 6 J A, `Bob` scores 13 with 2 4 7 K (CAU-074)
!   `Bob` has the lowest total, 13, and takes 400 (CAU-077)
$ hand show 1
  hand 1, golf: Bob wins 400 (event 32, 2026-01-02 19:09)
  ¶
  player          cards  showing  holes  total  put in  took
  ────────────────────────────────────────────────────────────
    Ann   Ah 3s / 6c Jd       20     20     20     200     –
    Bob   7d 2h / 4s Kc       13     13     13     200   400
  pot 0
  discards Qs
  ¶
  2d for Ann
  Ann looks at the two nearest cards (CAU-070)
  Bob looks at the two nearest cards (CAU-070)
  Ann takes from the stock
  Kd for Ann
  Ann puts it in place 1
  9h for Ann
  Bob takes from the stock
  Kh for Bob
  Bob puts it in place 1
  9s for Bob
  Ann takes from the stock
  Ks for Ann
  Ann puts it in place 2
  3c for Ann
  Bob takes from the stock
  Kc for Bob
  Bob puts it in place 2
  3d for Bob
  Ann takes from the stock
  Qd for Ann
  Ann turns up place 3
  Ac for Ann
  Bob takes from the stock
  Qh for Bob
  Bob turns up place 3
  As for Bob
  Ann looked at place 4 (CAU-073)
  Ann takes from the stock
  5h for Ann
  8h for Ann
  Bob takes from the stock
  5s for Bob
  Bob puts it in place 4
  8s for Bob
  7d for Bob
  Bob takes the discard
  Bob puts it in place 1
  Ah for Bob
  Ann takes the discard
  Ann puts it in place 1
  2h for Ann
  Bob takes the discard
  Bob puts it in place 2
  3s for Bob
  Ann takes the discard
  Ann puts it in place 2
  4s for Ann
  Bob takes the discard
  Bob puts it in place 3
  6c for Bob
  Ann takes the discard
  Ann puts it in place 3
  6d for Ann
  Bob takes from the stock
  Td for Bob
  Bob turns up place 4
  Kc for Bob
  Ann takes from the stock
  Jd for Ann
  Ann puts it in place 4
  Qs for Ann
  everybody puts in 100, so the pot is 200 (CAU-069)
  hole 1: `Ann` scores 6 with 5 K K A, `Bob` scores 6 with 5 K K A (CAU-074,
    CAU-075)
  `Ann` and `Bob` tied at 6: everybody puts in 100 more and plays again for 400
    (CAU-078)
  hole 1: `Ann` scores 20 with 3 6 J A, `Bob` scores 13 with 2 4 7 K (CAU-074)
  `Bob` has the lowest total, 13, and takes 400 (CAU-077)
  ¶
  in the ledger (show 32):
  party  asset  with  amount
  ────────────────────────────
  Ann    chips          -200
  Bob    chips           200
$ hand list
  night  hand  game  pot  recorded by
  ─────────────────────────────────────
      1     1  golf  400  game
$ audit
  check           found
  ────────────────────────────────────────────────────────────
  file        ok  pages and indexes are sound
  references  ok  no broken links
  people      ok  nobody is listed twice
  chain       ok  34 events in an unbroken chain
  entries     ok  18 postings match their events and balance
  replay      ok  29 tables match the events
  requests    ok  every answer belongs to its events
  hands       ok  1 hand settled again, same result
  ¶
  the book is in order: 34 events
