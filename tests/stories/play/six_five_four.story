# 6-5-4: the five waits for the six, who fails pays a chip, two are level, and all play again

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

$ games show 6-5-4
  6, 5, 4, five dice
    ante          100      house rule (CAU-085)
    reante        100      house rule (CAU-090)
    no-qualifier  25       house rule (CAU-088)
    dice-off      100      house rule (CAU-089)
    stop          allowed  rules don't say; or no (CAU-087)
    nobody        replay   rules don't say; or carry (CAU-086)
    2 players or more
  ¶
  CAU-085  Any number of players pay 100, and the player left of the dealer
           rolls five dice first.
  CAU-086  You need a six, then a five, then a four, in that order, within three
           rolls.
  CAU-087  Once you have all three, the other two dice added up are your score,
           at most twelve.
  CAU-088  If you don't get all three, you pay 25.
  CAU-089  If your die falls off the table, you pay 100.
  CAU-090  Everybody puts in 100 more and starts over from zero.
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
  everybody puts in 100, so the pot is 300 (CAU-085)
  `Bob` has only 6 after 3 rolls and pays 25 into the pot (CAU-088, CAU-086)
  `Ann` and `Cat` tied at 8: everybody puts in 100 more and plays again for 625
    (CAU-090)
  a die rolled by `Bob` fell off the table: 100 into the pot (CAU-089)
  a die rolled by `Bob` fell off the table: 100 into the pot (CAU-089)
  `Cat` has no 6 after 3 rolls and pays 25 into the pot (CAU-088, CAU-086)
  `Ann` has the highest score, 12, and takes 850 (CAU-087)
  hand 1, 6-5-4: Ann wins 850
! 6, 5, 4, five dice
!   ante          100      house rule (CAU-085)
!   reante        100      house rule (CAU-090)
!   no-qualifier  25       house rule (CAU-088)
!   dice-off      100      house rule (CAU-089)
!   stop          allowed  rules don't say; or no (CAU-087)
!   nobody        replay   rules don't say; or carry (CAU-086)
!   Ann, Bob and Cat play; Cat deals, Ann starts
! to change it: `NAME VALUE`, `players`, `dealer`, `first` or `roll`; q quits
! Enter starts: ¶
! everybody puts in 100, so the pot is 300 (CAU-085)
! [pot 300] Ann, roll 5 dice: 6 5 3 3 1
! Ann rolls 6 5 3 3 1
! [pot 300] Ann, roll 3 dice: keep 6
! error: the roll decides what you keep: a 6 first, then a 5, then a 4; `Ann`: roll 3 dice (CAU-086)
! [pot 300] Ann, roll 3 dice: 4 2 6
! Ann rolls 4 2 6
! [pot 300] Ann, roll or stop: stop
! Ann stops
! [pot 300] Bob, roll 5 dice: 5 4 4 2 1
! Bob rolls 5 4 4 2 1
! [pot 300] Bob, roll 5 dice: 6 4 2 2 1
! Bob rolls 6 4 2 2 1
! [pot 300] Bob, roll 4 dice: 3 3 2 2
! Bob rolls 3 3 2 2
!   `Bob` has only 6 after 3 rolls and pays 25 into the pot (CAU-088, CAU-086)
! [pot 325] Cat, roll 5 dice: 6 5 4 6 2
! Cat rolls 6 5 4 6 2
! [pot 325] Cat, roll or stop: stop
! Cat stops
!   `Ann` and `Cat` tied at 8: everybody puts in 100 more and plays again for 625
!     (CAU-090)
! [pot 625] Ann, roll 5 dice: 6 5 4 1 1
! Ann rolls 6 5 4 1 1
! [pot 625] Ann, roll or stop: roll
! Ann rolls again
! [pot 625] Ann, roll 2 dice: 6 6
! Ann rolls 6 6
! [pot 625] Ann, roll or stop: stop
! Ann stops
! [pot 625] Bob, roll 5 dice: 6 5 4 x 1
! Bob rolls 6 5 4 off 1
!   a die rolled by `Bob` fell off the table: 100 into the pot (CAU-089)
! [pot 725] Bob, roll one die: 2
! Bob rolls 2
! [pot 725] Bob, roll or stop: r x 1
! Bob rolls again
! Bob rolls off 1
!   a die rolled by `Bob` fell off the table: 100 into the pot (CAU-089)
! [pot 825] Bob, roll one die: 1
! Bob rolls 1
! [pot 825] Bob, roll or stop: stop
! Bob stops
! [pot 825] Cat, roll 5 dice: 1 2 2 2 2
! Cat rolls 1 2 2 2 2
! [pot 825] Cat, roll 5 dice: 3 3 3 3 3
! Cat rolls 3 3 3 3 3
! [pot 825] Cat, roll 5 dice: 1 1 1 1 1
! Cat rolls 1 1 1 1 1
!   `Cat` has no 6 after 3 rolls and pays 25 into the pot (CAU-088, CAU-086)
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
  Ann rolls 6 5 3 3 1
  Ann rolls 4 2 6
  Ann stops
  Bob rolls 5 4 4 2 1
  Bob rolls 6 4 2 2 1
  Bob rolls 3 3 2 2
  Cat rolls 6 5 4 6 2
  Cat stops
  Ann rolls 6 5 4 1 1
  Ann rolls again
  Ann rolls 6 6
  Ann stops
  Bob rolls 6 5 4 off 1
  Bob rolls 2
  Bob rolls again
  Bob rolls off 1
  Bob rolls 1
  Bob stops
  Cat rolls 1 2 2 2 2
  Cat rolls 3 3 3 3 3
  Cat rolls 1 1 1 1 1
  everybody puts in 100, so the pot is 300 (CAU-085)
  `Bob` has only 6 after 3 rolls and pays 25 into the pot (CAU-088, CAU-086)
  `Ann` and `Cat` tied at 8: everybody puts in 100 more and plays again for 625
    (CAU-090)
  a die rolled by `Bob` fell off the table: 100 into the pot (CAU-089)
  a die rolled by `Bob` fell off the table: 100 into the pot (CAU-089)
  `Cat` has no 6 after 3 rolls and pays 25 into the pot (CAU-088, CAU-086)
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
  ────────────────────────────────────────────────────────────
  file        ok  pages and indexes are sound
  references  ok  no broken links
  people      ok  nobody is listed twice
  chain       ok  36 events in an unbroken chain
  entries     ok  21 postings match their events and balance
  replay      ok  29 tables match the events
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
!   ante          100      house rule (CAU-085)
!   reante        100      house rule (CAU-090)
!   no-qualifier  25       house rule (CAU-088)
!   dice-off      100      house rule (CAU-089)
!   stop          allowed  rules don't say; or no (CAU-087)
!   nobody        replay   rules don't say; or carry (CAU-086)
!   Ann, Bob and Cat play; Cat deals, Ann starts
! to change it: `NAME VALUE`, `players`, `dealer`, `first` or `roll`; q quits
! Enter starts: ¶
! everybody puts in 100, so the pot is 300 (CAU-085)
! [pot 300] Ann, roll 5 dice: 6 5 3 2 1
! Ann rolls 6 5 3 2 1
! [pot 300] Ann, roll 3 dice: 4 2 3 1 1
! error: none of this line counts, because it stops after 1 move: say roll or stop before you roll; `Ann`: roll or stop (CAU-087)
! [pot 300] Ann, roll 3 dice: 4 2 3
! Ann rolls 4 2 3
! [pot 300] Ann, roll or stop: give up enough
! 6-5-4 was called off: enough; everybody gets their money back
! recorded #40 ········
> none of this line counts, because it stops after 1 move:
