# Where the best hand showing opens and nobody typed the up cards, nobody is said to have it.
# rules: MIK-66

$ init --house mike
  started a new book in USD with `mike` rules
  recorded #2 ········
! next: add the players (player add NAME NAME)
$ player add Ann Bob Cat
  Ann, a regular
  Bob, a regular
  Cat, a regular
  recorded #5 ········
! next: open the night (open --banker NAME)
$ open --banker Ann
  night 1 is open at Mike's house; Ann is the banker
  recorded #6 ········
! next: sell chips (buy NAME AMOUNT)
$ buy Ann 20
  Ann buys chips: $20.00 in cash; stack $20.00
  recorded #7 ········
! next: play (hand new or hand result), then count the stacks
$ buy Bob 20
  Bob buys chips: $20.00 in cash; stack $20.00
  recorded #8 ········
! note: buy from a player first: `Ann` has $20.00 (MIK-04)
$ buy Cat 20
  Cat buys chips: $20.00 in cash; stack $20.00
  recorded #9 ········
$ seat Ann Bob Cat
  Ann has seat 1
  Bob has seat 2
  Cat has seat 3
  recorded #12 ········
$ deal --dealer Ann
  Ann deals
    the banker deals the first hand (MIK-26)
  recorded #13 ········
$ hand new --yes
< seven-card-stud
< ¶
< ¶
< ?
< ann .5
< q
  stopped: nothing was recorded
! no game yet, Ann deals, 3 in: Ann Bob Cat
! which game? > seven-card-stud
! seven-card-stud, Ann deals, 3 in: Ann Bob Cat
! Enter to deal > ¶
! third street, one card up: Bob Cat Ann > ¶
! Bob 19.95 · pot 0.15 · check, bet 0.05–0.50 > ?
! not all up cards are known, so Bob opens unless you name somebody else
! check, bet 0.05–0.50: f folds, Enter or k checks, 0.05 or b 0.05 or r 0.05 makes
!   it 0.05, +0.05 adds 0.05
! several at once: ffr2cf; /NAME folds everybody before; f* k* c* for the rest
! any time: < back, q quits, ! REASON ruling, $ 1 from NAME buys, fine NAME 1, m
!   misdeal, NAME cards, dead NAME
! Bob 19.95 · pot 0.15 · check, bet 0.05–0.50 > ann .5
! Bob 19.95 · pot 0.65 · call 0.50, raise 0.55–1.00 > q
