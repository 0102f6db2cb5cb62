# 6-5-4: the five waits for the six, who fails pays a chip, two are level, and all play again

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
$ player add Cat --regular
  Cat, a regular
  recorded #5 ········
$ player add Dan --regular
  Dan, a regular
  recorded #6 ········
$ open --banker Ann
  night 1 is open at Casino night for a cause; Ann is the banker
  recorded #7 ········
! note: management says how much a purchase may be (CAU-004)
! next: sell chips (buy NAME AMOUNT)
$ buy Ann 3000
  Ann buys chips: 3,000 in cash; stack 2,975
  Ann pays 25 to the leader board for joining (CAU-003)
  recorded #9 ········
! next: hand new or hand result; at the end count the stacks
$ buy Bob 3000
  Bob buys chips: 3,000 in cash; stack 2,975
  Bob pays 25 to the leader board for joining (CAU-003)
  recorded #11 ········
$ buy Cat 3000
  Cat buys chips: 3,000 in cash; stack 2,975
  Cat pays 25 to the leader board for joining (CAU-003)
  recorded #13 ········

$ games show 6-5-4
  6, 5, 4, five dice
    ante          100      the house (CAU-085)
    reante        100      the house (CAU-090)
    no-qualifier  25       the house (CAU-088)
    dice-off      100      the house (CAU-089)
    stop          allowed  the text leaves it open, else no (CAU-087)
    nobody        replay   the text leaves it open, else carry (CAU-086)
    2 players or more
  ¶
  CAU-085  Any number pay 100, five dice are thrown, and the dealer's left goes
           first.
  CAU-086  A six, a five and a four have to come in this order in three throws.
  CAU-087  Once qualified, their sum counts, up to twelve.
  CAU-088  Without the three dice a player adds 25.
  CAU-089  Here too a fallen die costs 100.
  CAU-090  Another 100 from all and a fresh start.
$ play 654 --dealer Cat
< ¶
< 6 5 3 3 1
< keep 6
< 4 2 6
< stop
< 5 4 4 2 1
< 6 4 2 2 1
< 3 3 2 2
< 6 5 4 6 2
< stop
< 6 5 4 1 1
< roll
< 6 6
< stop
< 6 5 4 x 1
< 2
< r x 1
< 1
< stop
< 1 2 2 2 2
< 3 3 3 3 3
< 1 1 1 1 1
  player       dice  score  put in  took
  ────────────────────────────────────────
    Ann   6 5 4 6 6     12     200   850
    Bob   6 5 4 1 1      2     425     –
    Cat               none     225     –
  pot 0
  everybody puts in 100: the pot is 300 (CAU-085)
  `Bob` has only 6 after 3 throws: 25 to the pot (CAU-088, CAU-086)
  `Ann` and `Cat` are level at 8: everybody adds 100, all start from zero for 625
    (CAU-090)
  a die of `Bob` fell off the table: 100 to the pot (CAU-089)
  a die of `Bob` fell off the table: 100 to the pot (CAU-089)
  `Cat` has no 6 after 3 throws: 25 to the pot (CAU-088, CAU-086)
  `Ann` has the highest score, 12, and takes 850 (CAU-087)
  hand 1, 6-5-4: Ann wins 850
! 6, 5, 4, five dice
!   ante          100      the house (CAU-085)
!   reante        100      the house (CAU-090)
!   no-qualifier  25       the house (CAU-088)
!   dice-off      100      the house (CAU-089)
!   stop          allowed  the text leaves it open, else no (CAU-087)
!   nobody        replay   the text leaves it open, else carry (CAU-086)
!   Ann, Bob and Cat play; Cat deals, Ann begins
! change with `NAME VALUE`, `players`, `dealer`, `first`, `roll`; q leaves
! Enter begins: ¶
! everybody puts in 100: the pot is 300 (CAU-085)
! [pot 300] Ann, throw 5 dice: 6 5 3 3 1
! Ann throws 6 5 3 3 1
! [pot 300] Ann, throw 3 dice: keep 6
! error: what is held follows from the throw: a 6 first, then a 5, then a 4; `Ann`: throw 3 dice (CAU-086)
! [pot 300] Ann, throw 3 dice: 4 2 6
! Ann throws 4 2 6
! [pot 300] Ann, roll or stop: stop
! Ann stops
! [pot 300] Bob, throw 5 dice: 5 4 4 2 1
! Bob throws 5 4 4 2 1
! [pot 300] Bob, throw 5 dice: 6 4 2 2 1
! Bob throws 6 4 2 2 1
! [pot 300] Bob, throw 4 dice: 3 3 2 2
! Bob throws 3 3 2 2
!   `Bob` has only 6 after 3 throws: 25 to the pot (CAU-088, CAU-086)
! [pot 325] Cat, throw 5 dice: 6 5 4 6 2
! Cat throws 6 5 4 6 2
! [pot 325] Cat, roll or stop: stop
! Cat stops
!   `Ann` and `Cat` are level at 8: everybody adds 100, all start from zero for
!     625 (CAU-090)
! [pot 625] Ann, throw 5 dice: 6 5 4 1 1
! Ann throws 6 5 4 1 1
! [pot 625] Ann, roll or stop: roll
! Ann throws again
! [pot 625] Ann, throw 2 dice: 6 6
! Ann throws 6 6
! [pot 625] Ann, roll or stop: stop
! Ann stops
! [pot 625] Bob, throw 5 dice: 6 5 4 x 1
! Bob throws 6 5 4 off 1
!   a die of `Bob` fell off the table: 100 to the pot (CAU-089)
! [pot 725] Bob, throw one die: 2
! Bob throws 2
! [pot 725] Bob, roll or stop: r x 1
! Bob throws again
! Bob throws off 1
!   a die of `Bob` fell off the table: 100 to the pot (CAU-089)
! [pot 825] Bob, throw one die: 1
! Bob throws 1
! [pot 825] Bob, roll or stop: stop
! Bob stops
! [pot 825] Cat, throw 5 dice: 1 2 2 2 2
! Cat throws 1 2 2 2 2
! [pot 825] Cat, throw 5 dice: 3 3 3 3 3
! Cat throws 3 3 3 3 3
! [pot 825] Cat, throw 5 dice: 1 1 1 1 1
! Cat throws 1 1 1 1 1
!   `Cat` has no 6 after 3 throws: 25 to the pot (CAU-088, CAU-086)
!   `Ann` has the highest score, 12, and takes 850 (CAU-087)
$ hand show 1
  hand 1, 6-5-4: Ann wins 850 (event 36, 2026-01-02 19:10)
  ¶
  player       dice  score  put in  took
  ────────────────────────────────────────
    Ann   6 5 4 6 6     12     200   850
    Bob   6 5 4 1 1      2     425     –
    Cat               none     225     –
  pot 0
  ¶
  Ann throws 6 5 3 3 1
  Ann throws 4 2 6
  Ann stops
  Bob throws 5 4 4 2 1
  Bob throws 6 4 2 2 1
  Bob throws 3 3 2 2
  Cat throws 6 5 4 6 2
  Cat stops
  Ann throws 6 5 4 1 1
  Ann throws again
  Ann throws 6 6
  Ann stops
  Bob throws 6 5 4 off 1
  Bob throws 2
  Bob throws again
  Bob throws off 1
  Bob throws 1
  Bob stops
  Cat throws 1 2 2 2 2
  Cat throws 3 3 3 3 3
  Cat throws 1 1 1 1 1
  everybody puts in 100: the pot is 300 (CAU-085)
  `Bob` has only 6 after 3 throws: 25 to the pot (CAU-088, CAU-086)
  `Ann` and `Cat` are level at 8: everybody adds 100, all start from zero for 625
    (CAU-090)
  a die of `Bob` fell off the table: 100 to the pot (CAU-089)
  a die of `Bob` fell off the table: 100 to the pot (CAU-089)
  `Cat` has no 6 after 3 throws: 25 to the pot (CAU-088, CAU-086)
  `Ann` has the highest score, 12, and takes 850 (CAU-087)
  ¶
  in the ledger (show 36):
  party  asset  with  amount
  ────────────────────────────
  Ann    chips           650
  Bob    chips          -425
  Cat    chips          -225
$ audit
  check           found
  ─────────────────────────────────────────────────────────────────
  file        ok  pages and indexes are sound
  references  ok  no broken links
  people      ok  nobody is written down as two
  chain       ok  36 events in an unbroken chain
  entries     ok  21 postings follow from their facts and balance
  replay      ok  29 tables are what the events add up to
  requests    ok  every answer belongs to its events
  hands       ok  1 hand settled again, same result
  ¶
  the book is in order: 36 events

## A line that is refused is taken back whole, and says how far it was

$ play 654 --dealer Cat --players Ann,Bob,Cat
< ¶
< 6 5 3 2 1
< 4 2 3 1 1
< 4 2 3
< give up enough
! 6, 5, 4, five dice
!   ante          100      the house (CAU-085)
!   reante        100      the house (CAU-090)
!   no-qualifier  25       the house (CAU-088)
!   dice-off      100      the house (CAU-089)
!   stop          allowed  the text leaves it open, else no (CAU-087)
!   nobody        replay   the text leaves it open, else carry (CAU-086)
!   Ann, Bob and Cat play; Cat deals, Ann begins
! change with `NAME VALUE`, `players`, `dealer`, `first`, `roll`; q leaves
! Enter begins: ¶
! everybody puts in 100: the pot is 300 (CAU-085)
! [pot 300] Ann, throw 5 dice: 6 5 3 2 1
! Ann throws 6 5 3 2 1
! [pot 300] Ann, throw 3 dice: 4 2 3 1 1
! error: nothing of the line is kept; behind 1 move of it: stop here, or say roll first; `Ann`: roll or stop (CAU-087)
! [pot 300] Ann, throw 3 dice: 4 2 3
! Ann throws 4 2 3
! [pot 300] Ann, roll or stop: give up enough
! the game of 6-5-4 is given up, everybody has what he put in: enough
! recorded #40 ········
> nothing of the line is kept; behind 1 move of it:
