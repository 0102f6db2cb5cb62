# A split in amounts that nobody can pay is refused where it's typed, and the right one follows.

$ init --house igloo
  started a new book in USD with `igloo` rules
  recorded #2 ········
! next: add the players (player add NAME NAME)
$ player add Ann Bob Cat Dan
  Ann, a regular
  Bob, a regular
  Cat, a regular
  Dan, a regular
  recorded #6 ········
! next: open the night (open --banker NAME)
$ open --banker Ann
  night 1 is open at The Igloo; Ann is the banker
  recorded #7 ········
! next: sell chips (buy NAME AMOUNT)
$ buy Ann 20
  Ann buys chips: $20.00 in cash; stack $20.00
  recorded #8 ········
! next: play (hand new or hand result), then count the stacks
$ buy Bob 20
  Bob buys chips: $20.00 in cash; stack $20.00
  recorded #9 ········
$ buy Cat 20
  Cat buys chips: $20.00 in cash; stack $20.00
  recorded #10 ········
$ buy Dan 20
  Dan buys chips: $20.00 in cash; stack $20.00
  recorded #11 ········
$ hand new
< five-card-draw
< d ann
< ¶
< 0.50
< 1.00
< f
< f
< c
< split bob 1.22 cat 1.18
< split bob 1.20 cat 1.20
< y
  hand 1, five-card-draw: Bob wins $1.20, Cat wins $1.20
  recorded #13 ········
! no game yet, no dealer yet, 4 in: Ann Bob Cat Dan
! which game? > five-card-draw
! five-card-draw, no dealer yet, 4 in: Ann Bob Cat Dan
! who deals? > d ann
! five-card-draw, Ann deals, 4 in: Ann Bob Cat Dan
! Enter to deal > ¶
! note: `Ann` antes $0.40 for all 4 players (IGL-08)
! Bob 20.00 · pot 0.40 · check, bet 0.05–0.50 > 0.50
! Cat 20.00 · pot 0.90 · call 0.50, raise 0.55–1.00 > 1.00
! Dan 20.00 · pot 1.90 · call 1.00, raise 1.05–1.50 > f
! Ann 19.60 · pot 1.90 · call 1.00, raise 1.05–1.50 > f
! Bob 19.50 · pot 1.90 · call 0.50, raise 1.05–1.50 > c
! Bob 19.00 · pot 2.40 · draws 0–3 > split bob 1.22 cat 1.18
! error: `Bob` gets 1.22, which isn't a multiple of 0.05 (IGL-02)
! Bob 19.00 · pot 2.40 · draws 0–3 > split bob 1.20 cat 1.20
! everybody still in agreed: Bob gets $1.20 (IGL-22)
! everybody still in agreed: Cat gets $1.20 (IGL-22)
! Ann -0.40, Bob gets 1.20 (+0.20), Cat gets 1.20 (+0.20)
! record? [Y/n] > y
