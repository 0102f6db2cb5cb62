# A dealer who is short of the table's ante is told what is missing, and of whom to buy it where the bank sells once.
# rules: IGL-08, IGL-14

$ init --house igloo
  started a new book in USD with `igloo` rules
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
$ player add Dan
  Dan, a regular
  recorded #6 ········
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
$ seat Ann 1
  Ann has seat 1
  recorded #12 ········
$ seat Bob 2
  Bob has seat 2
  recorded #13 ········
$ seat Cat 3
  Cat has seat 3
  recorded #14 ········
$ seat Dan 4
  Dan has seat 4
  recorded #15 ········
$ hand result --game five-card-draw --dealer Ann --in Ann=19.85 --in Bob=19.85 --win Bob=39.70 --really
  hand 1, five-card-draw: Bob wins $39.70
  recorded #17 ········
$ hand new --dry-run
< d ann
< five-card-draw
< ¶
< $ Ann 0.25 from Bob
< ¶
< q
  stopped: nothing was recorded
! five-card-draw, Bob deals, 4 in: Ann Bob Cat Dan
! Enter to deal > d ann
! five-card-draw, Ann deals, 4 in: Ann Bob Cat Dan
! Enter to deal > five-card-draw
! five-card-draw, Ann deals, 4 in: Ann Bob Cat Dan
! Enter to deal > ¶
! error: `Ann` is the dealer and antes $0.40 for all 4 players, but has only $0.15
!   (IGL-08); type $ Ann 0.25 from Bob
! Enter to deal > $ Ann 0.25 from Bob
! five-card-draw, Ann deals, 4 in: Ann Bob Cat Dan; Ann buys 0.25 from Bob
! Enter to deal > ¶
! note: `Ann` antes $0.40 for all 4 players (IGL-08)
! Bob 39.60 · pot 0.40 · check, bet 0.05–0.50 > q
> $ Ann 0.25 from Bob
> `Ann` antes $0.40 for all 4 players (IGL-08)
