# Each hole of Golf is dealt by the next player: after the game the deal goes on from the dealer of the last hole
# rules: CAU-003, CAU-008

$ init --house cause --currency points
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
$ player add Cat
  Cat, a regular
  recorded #5 ········
$ open --banker Ann
  night 1 is open at The Cause; Ann is the banker
  recorded #6 ········
! note: management decides how much players can buy in for (CAU-004)
! next: sell chips (buy NAME AMOUNT)
$ buy Ann 2000
  Ann buys chips: 2,000 in cash; stack 1,975
  Ann pays 25 into the leaderboard to join the table (CAU-003)
  recorded #8 ········
! next: play (hand new or hand result), then count the stacks
$ seat Ann 1 --agreed
  Ann has seat 1
  recorded #9 ········
$ buy Bob 2000
  Bob buys chips: 2,000 in cash; stack 1,975
  Bob pays 25 into the leaderboard to join the table (CAU-003)
  recorded #11 ········
$ seat Bob 2 --agreed
  Bob has seat 2
  recorded #12 ········
$ buy Cat 2000
  Cat buys chips: 2,000 in cash; stack 1,975
  Cat pays 25 into the leaderboard to join the table (CAU-003)
  recorded #14 ········
$ seat Cat 3 --agreed
  Cat has seat 3
  recorded #15 ········
$ deal --dealer Ann
  Ann deals
  recorded #16 ········
$ hand result --game five-card-draw --in Ann=25 --in Bob=25 --in Cat=25 --win Ann=75
  hand 1, five-card-draw: Ann wins 75
  recorded #18 ········
! note: `Ann` pays 25 into the leaderboard for dealing (CAU-003)
$ deal
  Bob deals
    the deal passes to the left (CAU-008)
  if it's five-card-draw again: Cat, Ann and Bob ante 25 each
    everybody antes 25 before the deal (CAU-010)
    `Cat`, to the dealer's left, opens the betting (CAU-018)
  recorded #19 ········

$ play golf --option holes=2 --deal --salt x
< ¶
< discard
< place 1
< discard
< place 1
< discard
< place 1
< discard
< place 2
< discard
< place 2
< discard
< place 2
< discard
< place 3
< discard
< place 3
< discard
< place 3
< discard
< place 4
< discard
< place 4
< discard
< place 4
< discard
< place 1
< discard
< place 1
< discard
< place 1
< discard
< place 2
< discard
< place 2
< discard
< place 2
< discard
< place 3
< discard
< place 3
< discard
< place 3
< discard
< place 4
< discard
< place 4
< discard
< place 4
  player          cards  showing  holes  total  put in  took
  ────────────────────────────────────────────────────────────
    Ann   4c 9h / Ad Qc       24  15 24     39     100     –
    Bob   6d 6c / 2h 7c        9   28 9     37     100     –
    Cat   4d 7s / 9s 6h       26   8 26     34     100   300
  pot 0
  discards Th
  everybody puts in 100, so the pot is 300 (CAU-069)
  hole 1: `Ann` scores 15 with 2 2 5 Q, `Bob` scores 28 with 7 T J A, `Cat` scores
    8 with 3 5 8 8 (CAU-074, CAU-075)
  hole 2: `Ann` scores 24 with 4 9 Q A, `Bob` scores 9 with 2 6 6 7, `Cat` scores
    26 with 4 6 7 9 (CAU-074, CAU-075)
  `Cat` has the lowest total, 34, and takes 300 (CAU-077)
  Bob pays 25 into the leaderboard for dealing (CAU-003)
  Cat pays 25 into the leaderboard for dealing (CAU-003)
  hand 2, golf: Cat wins 300
! Golf, 52 cards
!   ante    100   house rule (CAU-069)
!   reante  100   house rule (CAU-078)
!   holes   2     set by you (CAU-077)
!   fours   zero  rules don't say; or minus (CAU-076)
!   Ann, Bob and Cat play; Bob deals, Cat starts
!   the program rolls and deals from a seed with the hash 67ddd5e616c9993b… and the word x
!   the word was picked before the hash was shown, so it proves nothing; pick a new one: salt WORD
! to change it: `NAME VALUE`, `players`, `dealer`, `first` or `roll`; q quits
! Enter starts: ¶
! 3h for Cat
! everybody puts in 100, so the pot is 300 (CAU-069)
! [pot 300] Cat, stock or discard: discard
! Cat takes the discard
! [pot 300] Cat, place 1|2|3|4: place 1
! Cat puts it in place 1
! 2c for Cat
! [pot 300] Ann, stock or discard: discard
! Ann takes the discard
! [pot 300] Ann, place 1|2|3|4: place 1
! Ann puts it in place 1
! As for Ann
! [pot 300] Bob, stock or discard: discard
! Bob takes the discard
! [pot 300] Bob, place 1|2|3|4: place 1
! Bob puts it in place 1
! 8s for Bob
! [pot 300] Cat, stock or discard: discard
! Cat takes the discard
! [pot 300] Cat, place 2|3|4: place 2
! Cat puts it in place 2
! 5d for Cat
! [pot 300] Ann, stock or discard: discard
! Ann takes the discard
! [pot 300] Ann, place 2|3|4: place 2
! Ann puts it in place 2
! Td for Ann
! [pot 300] Bob, stock or discard: discard
! Bob takes the discard
! [pot 300] Bob, place 2|3|4: place 2
! Bob puts it in place 2
! 5c for Bob
! [pot 300] Cat, stock or discard: discard
! Cat takes the discard
! [pot 300] Cat, place 3|4: place 3
! Cat puts it in place 3
! Qd for Cat
! [pot 300] Ann, stock or discard: discard
! Ann takes the discard
! [pot 300] Ann, place 3|4: place 3
! Ann puts it in place 3
! 7c for Ann
! [pot 300] Bob, stock or discard: discard
! Bob takes the discard
! [pot 300] Bob, place 3|4: place 3
! Bob puts it in place 3
! 8c for Bob
! [pot 300] Cat, stock or discard: discard
! Cat takes the discard
! 2s for Cat
! [pot 300] Ann, stock or discard: place 4
! error: start a turn with the top card of the stock or the discards; `Ann`: stock or discard (CAU-071)
! [pot 300] Ann, stock or discard: discard
! Ann takes the discard
! Jh for Ann
! [pot 300] Bob, stock or discard: place 4
! error: start a turn with the top card of the stock or the discards; `Bob`: stock or discard (CAU-071)
! [pot 300] Bob, stock or discard: discard
! Bob takes the discard
! 7h for Bob
!   hole 1: `Ann` scores 15 with 2 2 5 Q, `Bob` scores 28 with 7 T J A, `Cat`
!     scores 8 with 3 5 8 8 (CAU-074, CAU-075)
! 4c for Ann
! [pot 300] Ann, stock or discard: place 4
! error: start a turn with the top card of the stock or the discards; `Ann`: stock or discard (CAU-071)
! [pot 300] Ann, stock or discard: discard
! Ann takes the discard
! [pot 300] Ann, place 1|2|3|4: place 1
! Ann puts it in place 1
! 6d for Ann
! [pot 300] Bob, stock or discard: discard
! Bob takes the discard
! [pot 300] Bob, place 1|2|3|4: place 1
! Bob puts it in place 1
! 4d for Bob
! [pot 300] Cat, stock or discard: discard
! Cat takes the discard
! [pot 300] Cat, place 1|2|3|4: place 1
! Cat puts it in place 1
! 9h for Cat
! [pot 300] Ann, stock or discard: discard
! Ann takes the discard
! [pot 300] Ann, place 2|3|4: place 2
! Ann puts it in place 2
! 6c for Ann
! [pot 300] Bob, stock or discard: discard
! Bob takes the discard
! [pot 300] Bob, place 2|3|4: place 2
! Bob puts it in place 2
! 7s for Bob
! [pot 300] Cat, stock or discard: discard
! Cat takes the discard
! [pot 300] Cat, place 2|3|4: place 2
! Cat puts it in place 2
! Ad for Cat
! [pot 300] Ann, stock or discard: discard
! Ann takes the discard
! [pot 300] Ann, place 3|4: place 3
! Ann puts it in place 3
! 2h for Ann
! [pot 300] Bob, stock or discard: discard
! Bob takes the discard
! [pot 300] Bob, place 3|4: place 3
! Bob puts it in place 3
! 9s for Bob
! [pot 300] Cat, stock or discard: discard
! Cat takes the discard
! [pot 300] Cat, place 3|4: place 3
! Cat puts it in place 3
! Qc for Cat
! [pot 300] Ann, stock or discard: discard
! Ann takes the discard
! 7c for Ann
! [pot 300] Bob, stock or discard: place 4
! error: start a turn with the top card of the stock or the discards; `Bob`: stock or discard (CAU-071)
! [pot 300] Bob, stock or discard: discard
! Bob takes the discard
! 6h for Bob
! [pot 300] Cat, stock or discard: place 4
! error: start a turn with the top card of the stock or the discards; `Cat`: stock or discard (CAU-071)
! [pot 300] Cat, stock or discard: discard
! Cat takes the discard
! Th for Cat
!   hole 2: `Ann` scores 24 with 4 9 Q A, `Bob` scores 9 with 2 6 6 7, `Cat`
!     scores 26 with 4 6 7 9 (CAU-074, CAU-075)
!   `Cat` has the lowest total, 34, and takes 300 (CAU-077)
> Cat pays 25
$ deal
  Ann deals
    the deal passes to the left (CAU-008)
  recorded #68 ········
> Ann deals
$ fund
  the leaderboard (CAU-003): 150 in chips, 0 in cash
  ¶
  player  tonight  all nights  received
  ───────────────────────────────────────
  Ann          50          50         –
  Bob          50          50         –
  Cat          50          50         –
$ audit
  check           found
  ────────────────────────────────────────────────────────────
  file        ok  pages and indexes are sound
  references  ok  no broken links
  people      ok  nobody is listed twice
  chain       ok  68 events in an unbroken chain
  entries     ok  30 postings match their events and balance
  replay      ok  29 tables match the events
  requests    ok  every answer belongs to its events
  hands       ok  2 hands settled again, same result
  ¶
  the book is in order: 68 events
