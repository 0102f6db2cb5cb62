# A figure agrees with its noun

$ init --house cause
  a new book, counting in points, under the rules of `cause`
  recorded #2 5b3a05b7
$ player add Ann
  Ann, a regular
  recorded #3 f82f2b28
$ player add Bob
  Bob, a regular
  recorded #4 05042a6a
$ player add Cat
  Cat, a regular
  recorded #5 191200fd
$ player add Dan
  Dan, a regular
  recorded #6 10c14ab0
$ open --banker Ann
  night 1 is open at Casino night for a cause; Ann keeps the bank
  recorded #7 7ca9ba8d
! note: management says how much a purchase may be (CAU-004)
$ buy Ann 2500
  Ann buys chips: 2,500 in cash; stack 2,475
  Ann pays 25 to the leader board for joining (CAU-003)
  recorded #9 5a02dfa4
$ seat Ann 1
  Ann has seat 1
  recorded #10 608ebcdc
! note: management says who sits where (CAU-005)
$ buy Bob 2500
  Bob buys chips: 2,500 in cash; stack 2,475
  Bob pays 25 to the leader board for joining (CAU-003)
  recorded #12 4925e30d
$ seat Bob 2
  Bob has seat 2
  recorded #13 72b9ace6
$ buy Cat 2500
  Cat buys chips: 2,500 in cash; stack 2,475
  Cat pays 25 to the leader board for joining (CAU-003)
  recorded #15 af9c23f1
$ seat Cat 3
  Cat has seat 3
  recorded #16 9d4b3631
$ buy Dan 2500
  Dan buys chips: 2,500 in cash; stack 2,475
  Dan pays 25 to the leader board for joining (CAU-003)
  recorded #18 ca8f8899
$ seat Dan 4
  Dan has seat 4
  recorded #19 5462f7ee
$ hand new
< draw d ann
< ¶
< k*
< 7
< q
  given up: nothing is recorded
! which game?, who deals?, 4 in: Ann Bob Cat Dan
! which game? > draw d ann
! five-card-draw, Ann deals, 4 in: Ann Bob Cat Dan
! Enter deals > ¶
! note: everybody antes 25 before the deal (CAU-010)
! note: `Bob`, on the dealer's left, opens the betting (CAU-018)
! Bob 2450 · pot 100 · check, bet 25 > k*
! Bob 2450 · pot 100 · exchanges 0–3 > 7
! error: no more than 3 cards may be exchanged, not 7 (CAU-060)
! Bob 2450 · pot 100 · exchanges 0–3 > q
> no more than 3 cards may be exchanged, not 7 (CAU-060)
