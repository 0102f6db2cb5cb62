# Whoever the pot waits for plays the match game that is called for it, with chips or without, and nobody else does.

$ init --house casino
  started a new book in USD with `casino` rules
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
  night 1 is open at The Card Room; Ann is the banker
  recorded #7 ········
! next: sell chips (buy NAME AMOUNT)
$ buy Ann 10
  Ann buys chips: $10.00 in cash; stack $10.00
  recorded #8 ········
! next: play (hand new or hand result), then count the stacks
$ buy Bob 10
  Bob buys chips: $10.00 in cash; stack $10.00
  recorded #9 ········
$ buy Cat 10
  Cat buys chips: $10.00 in cash; stack $10.00
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
$ deal --dealer Ann
  Ann deals
  recorded #16 ········
$ hand result --game anaconda --in Ann=10 --in Bob=10 --in Cat=10 --in Dan=10 --carry 40 --for Bob --for Cat --for Dan
  hand 1, anaconda: nobody wins; $40.00 carries over to the next hand
  recorded #17 ········
$ buy Bob 10
  Bob buys chips: $10.00 in cash; stack $10.00
  recorded #18 ········
$ hand result --game three-card-guts --matched Bob=10 --win Cat=40 --carry 10
  hand 2, three-card-guts: Cat wins $40.00; $10.00 carries over to the next hand
    Bob owes $10.00 to the next pot (standard rule)
  recorded #20 ········
! note: `Ann` wasn't in this hand, so it counts as `Bob`'s deal
$ deal --dry-run
  Cat deals
    the deal passes to the left
  if it's three-card-guts again: nobody antes or posts
  (dry run: nothing was recorded)
! note: `Bob` was in this game from the start and can be in the next deal, but not in this one (standard rule)
