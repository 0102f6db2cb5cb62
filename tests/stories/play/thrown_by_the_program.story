# Dice and cards by the program: the hash first, then a word, and nobody can throw twice

$ init --house cause
  a new book, counting in points, under the rules of `cause`
  recorded #2 5862240d
$ player add Ann --regular
  Ann, a regular
  recorded #3 92dee9a5
$ player add Bob --regular
  Bob, a regular
  recorded #4 2a9d718f
$ player add Cat --regular
  Cat, a regular
  recorded #5 4d82d3cc
$ player add Dan --regular
  Dan, a regular
  recorded #6 0541f017
$ open --banker Ann
  night 1 is open at Casino night for a cause; Ann keeps the bank
  recorded #7 a6c78a98
$ buy Ann 3000
  Ann buys chips: 3,000 in cash; stack 3,000
  recorded #8 48e316fc
$ buy Bob 3000
  Bob buys chips: 3,000 in cash; stack 3,000
  recorded #9 3e21614c

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
    Ann               none     125     –
    Bob   6 5 4 2 3      5     100   225
  pot 0
  everybody puts in 100: the pot is 200 (CAU-085)
  `Ann` did not qualify in 3 throws: 25 to the pot (CAU-088)
  `Bob` has the highest score, 5, and takes 225 (CAU-087)
  hand 1, 6-5-4: Bob wins 225
! 6, 5, 4, five dice
!   ante          100      the house (CAU-085)
!   reante        100      the house (CAU-090)
!   no-qualifier  25       the house (CAU-088)
!   dice-off      100      the house (CAU-089)
!   stop          allowed  the text leaves it open, else no (CAU-087)
!   nobody        replay   the text leaves it open, else carry (CAU-086)
!   Ann and Bob play; Bob deals, Ann begins
! change with `NAME VALUE`, `players`, `dealer`, `first`, `roll`; q leaves
! Enter begins: roll
!   Ann and Bob play; Bob deals, Ann begins
!   the program throws and deals; its seed has the hash ecbf190ea78afdca…
!   no word is said yet: salt WORD
! Enter begins: salt banana
!   Ann and Bob play; Bob deals, Ann begins
!   the program throws and deals; its seed has the hash ecbf190ea78afdca…
!   the word is banana
! Enter begins: ¶
! everybody puts in 100: the pot is 200 (CAU-085)
! [pot 200] Ann, 5 dice are to be thrown: Enter throws 6 5 4 6 6
! error: the program throws and deals in this game, and nobody else does
! [pot 200] Ann, 5 dice are to be thrown: Enter throws back
! error: no move was made yet that could be taken back
! [pot 200] Ann, 5 dice are to be thrown: Enter throws ¶
! Ann throws 4 3 3 4 4
! Ann throws 2 3 4 4 3
! Ann throws 2 3 1 3 5
!   `Ann` did not qualify in 3 throws: 25 to the pot (CAU-088)
! [pot 225] Bob, 5 dice are to be thrown: Enter throws throw
! Bob throws 1 3 4 5 4
! Bob throws 5 6 5 3 3
! Bob throws 4 2 3
!   `Bob` has the highest score, 5, and takes 225 (CAU-087)
$ hand show 1
  hand 1, 6-5-4: Bob wins 225 (event 13, 2026-01-02 19:08)
  ¶
  player       dice  score  put in  took
  ────────────────────────────────────────
    Ann               none     125     –
    Bob   6 5 4 2 3      5     100   225
  pot 0
  ¶
  Ann throws 4 3 3 4 4
  Ann throws 2 3 4 4 3
  Ann throws 2 3 1 3 5
  Bob throws 1 3 4 5 4
  Bob throws 5 6 5 3 3
  Bob throws 4 2 3
  thrown and dealt from the seed 6cb9299bf8a5e0a4e97903437ac1f757aed8f4a1d93e84a1c950005d9aa31ca7
  and the word `banana`
  everybody puts in 100: the pot is 200 (CAU-085)
  `Ann` did not qualify in 3 throws: 25 to the pot (CAU-088)
  `Bob` has the highest score, 5, and takes 225 (CAU-087)
  ¶
  in the ledger (show 13):
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
  > Ann   6d ?? / ?? ??        6             0     100     –
    Bob   ?? ?? / Ad ??        1             0     100     –
  pot 200
  hole 1 of 1
  discards Js
  Golf goes on: play
! Golf, 52 cards
!   ante    100   the house (CAU-069)
!   reante  100   the house (CAU-078)
!   holes   1     you said so (CAU-077)
!   fours   zero  the text leaves it open, else minus (CAU-076)
!   Ann and Bob play; Bob deals, Ann begins
!   the program throws and deals; its seed has the hash 7b7e7166bb632226…
!   no word is said yet: salt WORD
! change with `NAME VALUE`, `players`, `dealer`, `first`, `roll`; q leaves
! Enter begins: ¶
! 7c for Ann
! everybody puts in 100: the pot is 200 (CAU-069)
! [pot 200] Ann, stock or discard: look bob
! Bob looks at the two nearest cards
! Js for Bob
! Jd for Bob
! [pot 200] Ann, stock or discard: stock
! Ann takes from the stock
! 6d for Ann
! [pot 200] Ann, place 1|2|3|4 or turn 1|2|3|4: place 1
! Ann puts it in place 1
! 8s for Ann
! [pot 200] Bob, stock or discard: discard
! Bob takes the discard
! [pot 200] Bob, place 1|2|3|4: back
! [pot 200] Bob, stock or discard: stock
! Bob takes from the stock
! Ad for Bob
! [pot 200] Bob, place 1|2|3|4 or turn 1|2|3|4: place 3
! Bob puts it in place 3
! [pot 200] Ann, stock or discard: q
$ play --give-up late
  the game of golf is given up, everybody has what he put in: late
  recorded #23 ad0dab69
$ audit
  check           found
  ─────────────────────────────────────────────────────────────────
  file        ok  pages are sound
  references  ok  nothing hangs in the air
  chain       ok  23 events in an unbroken chain
  entries     ok  10 postings follow from their facts and balance
  replay      ok  18 tables are what the events add up to
  requests    ok  every answer belongs to its events
  hands       ok  recorded hands that settle as they did: 1
  ¶
  the book is in order: 23 events
