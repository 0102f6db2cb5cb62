# Whose turn it is goes by the chairs as they are: who sits down before the noted dealer deals (MIK-26).

$ init --house mike
  started a new book in USD with `mike` rules
  recorded #2 ········
! next: add the players (player add NAME NAME)
$ player add Ann Bob Cat Dan Fay
  Ann, a regular
  Bob, a regular
  Cat, a regular
  Dan, a regular
  Fay, a regular
  recorded #7 ········
! next: open the night (open --banker NAME)
$ open --banker Ann
  night 1 is open at Mike's house; Ann is the banker
  recorded #8 ········
! next: sell chips (buy NAME AMOUNT)
$ buy Ann 20
  Ann buys chips: $20.00 in cash; stack $20.00
  recorded #9 ········
! next: play (hand new or hand result), then count the stacks
$ buy Bob 20
  Bob buys chips: $20.00 in cash; stack $20.00
  recorded #10 ········
! note: buy from a player first: `Ann` has $20.00 (MIK-04)
$ buy Cat 20
  Cat buys chips: $20.00 in cash; stack $20.00
  recorded #11 ········
$ buy Dan 20
  Dan buys chips: $20.00 in cash; stack $20.00
  recorded #12 ········
$ seat Ann 1
  Ann has seat 1
  recorded #13 ········
$ seat Bob 3
  Bob has seat 3
  recorded #14 ········
$ seat Cat 5
  Cat has seat 5
  recorded #15 ········
$ seat Dan 7
  Dan has seat 7
  recorded #16 ········
$ deal --dealer Ann
  Ann deals
    the banker deals the first hand (MIK-26)
  recorded #17 ········
$ hand result five-card-draw Ann 1 Bob
  hand 1, five-card-draw: Ann wins $2.00
  recorded #18 ········
$ deal
  Bob deals
    the deal passes to the left (MIK-26)
  if it's five-card-draw again: Cat, Dan, Ann and Bob ante $0.05 each
    `Cat`, to the dealer's left, opens the betting (MIK-67)
  recorded #19 ········
$ buy Fay 20
  Fay buys chips: $20.00 in cash; stack $20.00
  recorded #20 ········
$ seat Fay 2
  Fay has seat 2
  recorded #21 ········
$ deal --dry-run
  Fay deals
  if it's five-card-draw again: Bob, Cat, Dan, Ann and Fay ante $0.05 each
    `Bob`, to the dealer's left, opens the betting (MIK-67)
  (dry run: nothing was recorded)
$ hand new --yes
< q
  stopped: nothing was recorded
! five-card-draw, Fay deals, 5 in: Ann Fay Bob Cat Dan
! Enter to deal > q
$ hand result five-card-draw Ann 1 Bob
  hand 2, five-card-draw: Ann wins $2.00
  recorded #23 ········
! note: the seats have changed, so it counts as `Fay`'s deal, not `Bob`'s (MIK-26)
$ seats
  seat  player  dealt
  ─────────────────────
     1  Ann         1
     2  Fay         1
     3  Bob         0
     5  Cat         0
     7  Dan         0
$ deal
  Bob deals
    the deal passes to the left (MIK-26)
  if it's five-card-draw again: Cat, Dan, Ann, Fay and Bob ante $0.05 each
    `Cat`, to the dealer's left, opens the betting (MIK-67)
  recorded #24 ········
$ seat Bob 9
  Bob has seat 9
  recorded #25 ········
$ deal
  Cat deals
  if it's five-card-draw again: Dan, Bob, Ann, Fay and Cat ante $0.05 each
    `Dan`, to the dealer's left, opens the betting (MIK-67)
  recorded #26 ········
$ seats
  seat  player  dealt
  ─────────────────────
     1  Ann         1
     2  Fay         1
     5  Cat         0
     7  Dan         0
     9  Bob         0
