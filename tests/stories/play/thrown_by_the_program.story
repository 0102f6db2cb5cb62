# Dice and cards by the program: the hash first, then a word, and nobody can throw twice

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

$ play 6-5-4 --dealer Bob
< roll
< salt banana
< slat banana
< ¶
< 6 5 4 6 6
< throw throw
< back
< ¶
< throw
< ¶
< ¶
  player       dice  score  put in  took
  ────────────────────────────────────────
    Ann           6   none     125     –
    Bob   6 5 4 2 3      5     100   225
  pot 0
  everybody puts in 100, so the pot is 200 (CAU-085)
  `Ann` has only 6 after 3 rolls and pays 25 into the pot (CAU-088, CAU-086)
  `Bob` has the highest score, 5, and takes 225 (CAU-087)
  hand 1, 6-5-4: Bob wins 225
! 6, 5, 4, five dice
!   ante          100      house rule (CAU-085)
!   reante        100      house rule (CAU-090)
!   no-qualifier  25       house rule (CAU-088)
!   dice-off      100      house rule (CAU-089)
!   stop          allowed  rules don't say; or no (CAU-087)
!   nobody        replay   rules don't say; or carry (CAU-086)
!   Ann and Bob play; Bob deals, Ann starts
! to change it: `NAME VALUE`, `players`, `dealer`, `first` or `roll`; q quits
! Enter starts: roll
!   Ann and Bob play; Bob deals, Ann starts
!   the program rolls and deals as you go
!   to prove the rolls are fair (seed with the hash d149cd0734e5e804…), pick a word: salt WORD
! Enter starts: salt banana
!   Ann and Bob play; Bob deals, Ann starts
!   the program rolls and deals; the hash of its seed is d149cd0734e5e804…
!   the word is banana
! Enter starts: slat banana
! error: `slat banana` isn't a setting or a first move
! Enter starts: ¶
! everybody puts in 100, so the pot is 200 (CAU-085)
! [pot 200] Ann, roll 5 dice: Enter rolls 6 5 4 6 6
! error: only the program rolls and deals in this game
! [pot 200] Ann, roll 5 dice: Enter rolls throw throw
! error: `throw throw` isn't a legal move right now; `Ann`: roll 5 dice
! [pot 200] Ann, roll 5 dice: Enter rolls back
! error: there's no move to undo yet
! [pot 200] Ann, roll 5 dice: Enter rolls ¶
! Ann rolls 3 3 1 6 3
! Ann rolls 2 6 6 2
! Ann rolls 1 1 1 4
!   `Ann` has only 6 after 3 rolls and pays 25 into the pot (CAU-088, CAU-086)
! [pot 225] Bob, roll 5 dice: Enter rolls throw
! Bob rolls 5 5 3 1 5
! Bob rolls 1 2 6 6 5
! Bob rolls 3 4 2
!   `Bob` has the highest score, 5, and takes 225 (CAU-087)
$ hand show 1
  hand 1, 6-5-4: Bob wins 225 (event 16, 2026-01-02 19:08)
  ¶
  player       dice  score  put in  took
  ────────────────────────────────────────
    Ann           6   none     125     –
    Bob   6 5 4 2 3      5     100   225
  pot 0
  ¶
  Ann rolls 3 3 1 6 3
  Ann rolls 2 6 6 2
  Ann rolls 1 1 1 4
  Bob rolls 5 5 3 1 5
  Bob rolls 1 2 6 6 5
  Bob rolls 3 4 2
  rolled and dealt from the seed
    509d76ed4ee3da3c37986af194b3039d15830d4b42d96dcf2ea8876fd8e60a1e
  and the word `banana`
  everybody puts in 100, so the pot is 200 (CAU-085)
  `Ann` has only 6 after 3 rolls and pays 25 into the pot (CAU-088, CAU-086)
  `Bob` has the highest score, 5, and takes 225 (CAU-087)
  ¶
  in the ledger (show 16):
  party  asset  with  amount
  ────────────────────────────
  Ann    chips          -125
  Bob    chips           125
$ play golf --deal --dealer Bob --option holes=1
< ¶
< look bob
< stock
< place 1
< discard
< back
< stock
< place 3
< q
  player          cards  showing  holes  total  put in  took
  ────────────────────────────────────────────────────────────
  > Ann   9d ?? / ?? ??        9             0     100     –
    Bob   ?? ?? / 6h ??        6             0     100     –
  pot 200
  hole 1 of 1
  discards Ac
  Golf isn't over; continue with: play
! Golf, 52 cards
!   ante    100   house rule (CAU-069)
!   reante  100   house rule (CAU-078)
!   holes   1     set by you (CAU-077)
!   fours   zero  rules don't say; or minus (CAU-076)
!   Ann and Bob play; Bob deals, Ann starts
!   the program rolls and deals as you go
!   to prove the rolls are fair (seed with the hash f016de14b87d6b63…), pick a word: salt WORD
! to change it: `NAME VALUE`, `players`, `dealer`, `first` or `roll`; q quits
! Enter starts: ¶
! Qc for Ann
! everybody puts in 100, so the pot is 200 (CAU-069)
! [pot 200] Ann, stock or discard: look bob
! Bob looks at the two nearest cards (CAU-070)
! Ac for Bob
! 8c for Bob
! [pot 200] Ann, stock or discard: stock
! Ann takes from the stock
! 9d for Ann
! [pot 200] Ann, place 1|2|3|4 or turn 1|2|3|4: place 1
! Ann puts it in place 1
! 4s for Ann
! [pot 200] Bob, stock or discard: discard
! Bob takes the discard
! [pot 200] Bob, place 1|2|3|4: back
! [pot 200] Bob, stock or discard: stock
! Bob takes from the stock
! 6h for Bob
! [pot 200] Bob, place 1|2|3|4 or turn 1|2|3|4: place 3
! Bob puts it in place 3
! [pot 200] Ann, stock or discard: q
$ play --give-up late
  golf was called off: late; everybody gets their money back
  recorded #26 ········
$ audit
  check           found
  ────────────────────────────────────────────────────────────
  file        ok  pages and indexes are sound
  references  ok  no broken links
  people      ok  nobody is listed twice
  chain       ok  26 events in an unbroken chain
  entries     ok  14 postings match their events and balance
  replay      ok  29 tables match the events
  requests    ok  every answer belongs to its events
  hands       ok  1 hand settled again, same result
  ¶
  the book is in order: 26 events

Without a word there is no seed: each throw is drawn as it is made, and the book holds it from then on and not before.

$ play 6-5-4 --roll --dealer Bob --option stop=no
< ¶
< ¶
< ¶
< ¶
< ¶
  player       dice  score  put in  took
  ────────────────────────────────────────
    Ann   6 5 4 3 6      9     100   225
    Bob               none     125     –
  pot 0
  everybody puts in 100, so the pot is 200 (CAU-085)
  `Bob` has no 6 after 3 rolls and pays 25 into the pot (CAU-088, CAU-086)
  `Ann` has the highest score, 9, and takes 225 (CAU-087)
  hand 2, 6-5-4: Ann wins 225
! 6, 5, 4, five dice
!   ante          100     house rule (CAU-085)
!   reante        100     house rule (CAU-090)
!   no-qualifier  25      house rule (CAU-088)
!   dice-off      100     house rule (CAU-089)
!   stop          no      set by you (CAU-087)
!   nobody        replay  rules don't say; or carry (CAU-086)
!   Ann and Bob play; Bob deals, Ann starts
!   the program rolls and deals as you go
!   to prove the rolls are fair (seed with the hash 23fce0a7c2ef8363…), pick a word: salt WORD
! to change it: `NAME VALUE`, `players`, `dealer`, `first` or `roll`; q quits
! Enter starts: ¶
! everybody puts in 100, so the pot is 200 (CAU-085)
! [pot 200] Ann, roll 5 dice: Enter rolls ¶
! Ann rolls 4 3 4 4 1
! Ann rolls 3 4 6 4 3
! Ann rolls 4 6 5 3
! [pot 200] Bob, roll 5 dice: Enter rolls ¶
! Bob rolls 1 1 1 1 1
! Bob rolls 1 1 2 3 3
! Bob rolls 1 1 2 4 5
!   `Bob` has no 6 after 3 rolls and pays 25 into the pot (CAU-088, CAU-086)
!   `Ann` has the highest score, 9, and takes 225 (CAU-087)
$ hand show --night 1 2
  hand 2, 6-5-4: Ann wins 225 (event 31, 2026-01-02 19:13)
  ¶
  player       dice  score  put in  took
  ────────────────────────────────────────
    Ann   6 5 4 3 6      9     100   225
    Bob               none     125     –
  pot 0
  ¶
  Ann rolls 4 3 4 4 1
  Ann rolls 3 4 6 4 3
  Ann rolls 4 6 5 3
  Bob rolls 1 1 1 1 1
  Bob rolls 1 1 2 3 3
  Bob rolls 1 1 2 4 5
  rolled and dealt by the program
  everybody puts in 100, so the pot is 200 (CAU-085)
  `Bob` has no 6 after 3 rolls and pays 25 into the pot (CAU-088, CAU-086)
  `Ann` has the highest score, 9, and takes 225 (CAU-087)
  ¶
  in the ledger (show 31):
  party  asset  with  amount
  ────────────────────────────
  Ann    chips           125
  Bob    chips          -125
> rolled and dealt by the program
$ log --last 3
  #29  2026-01-02 19:13  party-moved  from move 4 on: 1 1 1 1 1; 1 1 2 3 3; 1 1
                                      2 4 5
  #30  2026-01-02 19:13  dealt        Bob deals the next hand
  #31  2026-01-02 19:13  hand-played  hand 2, 6-5-4: Ann won 225
$ audit
  check           found
  ────────────────────────────────────────────────────────────
  file        ok  pages and indexes are sound
  references  ok  no broken links
  people      ok  nobody is listed twice
  chain       ok  31 events in an unbroken chain
  entries     ok  16 postings match their events and balance
  replay      ok  29 tables match the events
  requests    ok  every answer belongs to its events
  hands       ok  2 hands settled again, same result
  ¶
  the book is in order: 31 events
