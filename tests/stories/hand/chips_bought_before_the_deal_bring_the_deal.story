Chips bought in the hand, before the deal, count for whose deal it is, as chips bought before it do.
rules: IGL-05, IGL-08

$ init --house igloo
  started a new book in USD with `igloo` rules
  recorded #2 ········
! next: add the players (player add NAME NAME)
$ player add Ann Bob Cat Dan Eve
  Ann, a regular
  Bob, a regular
  Cat, a regular
  Dan, a regular
  Eve, a regular
  recorded #7 ········
! next: open the night (open --banker NAME)
$ open --banker Ann
  night 1 is open at The Igloo; Ann is the banker
  recorded #8 ········
! next: sell chips (buy NAME AMOUNT)
$ buy Ann 20
  Ann buys chips: $20.00 in cash; stack $20.00
  recorded #9 ········
! next: play (hand new or hand result), then count the stacks
$ buy Bob 20
  Bob buys chips: $20.00 in cash; stack $20.00
  recorded #10 ········
$ buy Cat 20
  Cat buys chips: $20.00 in cash; stack $20.00
  recorded #11 ········
$ buy Dan 20
  Dan buys chips: $20.00 in cash; stack $20.00
  recorded #12 ········
$ seat Ann 1
  Ann has seat 1
  recorded #13 ········
$ seat Bob 2
  Bob has seat 2
  recorded #14 ········
$ seat Cat 3
  Cat has seat 3
  recorded #15 ········
$ seat Dan 4
  Dan has seat 4
  recorded #16 ········
$ seat Eve 5
  Eve has seat 5
  recorded #17 ········

Bob loses everything, and is next.

$ hand result five-card-draw Ann 20 Bob --dealer Ann --really
  hand 1, five-card-draw: Ann wins $40.00
  recorded #19 ········
$ hand new --dry-run
< five-card-draw
< $ bob 5 from ann
< ¶
! five-card-draw, Cat deals, 3 in: Ann Cat Dan
! Enter to deal > five-card-draw
! five-card-draw, Cat deals, 3 in: Ann Cat Dan
! Enter to deal > $ bob 5 from ann
! five-card-draw, Bob deals, 4 in: Ann Bob Cat Dan; Bob buys 5.00 from Ann
! Enter to deal > ¶
! note: `Bob` antes $0.40 for all 4 players (IGL-08)
! Cat 20.00 · pot 0.40 · check, bet 0.05–0.50 > ¶
! error: the hand isn't finished, so nothing was recorded
! hint: hand new --dry-run
= 4

Cat is named to deal, and stays it.

$ hand new --dry-run
< five-card-draw
< d cat
< $ bob 5 from ann
< ¶
! five-card-draw, Cat deals, 3 in: Ann Cat Dan
! Enter to deal > five-card-draw
! five-card-draw, Cat deals, 3 in: Ann Cat Dan
! Enter to deal > d cat
! Enter to deal > $ bob 5 from ann
! five-card-draw, Cat deals, 4 in: Ann Bob Cat Dan; Bob buys 5.00 from Ann
! Enter to deal > ¶
! note: `Cat` antes $0.40 for all 4 players (IGL-08)
! Dan 20.00 · pot 0.40 · check, bet 0.05–0.50 > ¶
! error: the hand isn't finished, so nothing was recorded
! hint: hand new --dry-run
= 4

Eve sits down before Ann and buys in. It was Ann's turn, and now it's Eve's.

$ hand result five-card-draw Ann 1 Cat --in Dan=0.40 --dealer Dan
  hand 2, five-card-draw: Ann wins $2.40
  recorded #21 ········
$ deal
  Ann deals
    the deal passes to the left (IGL-05)
  if it's five-card-draw again: Ann posts $0.30 dead
    `Ann` antes $0.30 for all 3 players (IGL-08)
  recorded #22 ········
$ hand new --dry-run
< five-card-draw
< $ eve 20
< ¶
! five-card-draw, Ann deals, 3 in: Ann Cat Dan
! Enter to deal > five-card-draw
! five-card-draw, Ann deals, 3 in: Ann Cat Dan
! Enter to deal > $ eve 20
! five-card-draw, Eve deals, 4 in: Ann Cat Dan Eve; Eve buys 20.00
! Enter to deal > ¶
! note: `Eve` antes $0.40 for all 4 players (IGL-08)
! Ann 41.40 · pot 0.40 · check, bet 0.05–0.50 > ¶
! error: the hand isn't finished, so nothing was recorded
! hint: hand new --dry-run
= 4

Ann steps out as well, said before or after.

$ hand new --dry-run
< five-card-draw
< -ann
< $ eve 20
< ¶
! five-card-draw, Ann deals, 3 in: Ann Cat Dan
! Enter to deal > five-card-draw
! five-card-draw, Ann deals, 3 in: Ann Cat Dan
! Enter to deal > -ann
! five-card-draw, Cat deals, 2 in: Cat Dan
! Enter to deal > $ eve 20
! five-card-draw, Eve deals, 3 in: Cat Dan Eve; Eve buys 20.00
! Enter to deal > ¶
! note: `Ann` is sitting out and gets no cards
! note: `Eve` antes $0.30 for all 3 players (IGL-08)
! Cat 19.00 · pot 0.30 · check, bet 0.05–0.50 > ¶
! error: the hand isn't finished, so nothing was recorded
! hint: hand new --dry-run
= 4
> five-card-draw, Eve deals, 3 in: Cat Dan Eve; Eve buys 20.00
$ hand new --dry-run
< five-card-draw
< $ eve 20
< -ann
< ¶
! five-card-draw, Ann deals, 3 in: Ann Cat Dan
! Enter to deal > five-card-draw
! five-card-draw, Ann deals, 3 in: Ann Cat Dan
! Enter to deal > $ eve 20
! five-card-draw, Eve deals, 4 in: Ann Cat Dan Eve; Eve buys 20.00
! Enter to deal > -ann
! five-card-draw, Eve deals, 3 in: Cat Dan Eve; Eve buys 20.00
! Enter to deal > ¶
! note: `Ann` is sitting out and gets no cards
! note: `Eve` antes $0.30 for all 3 players (IGL-08)
! Cat 19.00 · pot 0.30 · check, bet 0.05–0.50 > ¶
! error: the hand isn't finished, so nothing was recorded
! hint: hand new --dry-run
= 4
> five-card-draw, Eve deals, 3 in: Cat Dan Eve; Eve buys 20.00
