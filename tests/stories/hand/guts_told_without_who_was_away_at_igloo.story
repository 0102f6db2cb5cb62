# At the Igloo the dealer antes for all, so a result doesn't show who was in: who is told away wasn't in the last deal of guts, and sits
# out until the next game (IGL-08).

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
$ seat Ann 1 Bob 2 Cat 3 Dan 4
  Ann has seat 1
  Bob has seat 2
  Cat has seat 3
  Dan has seat 4
  recorded #15 ········
$ hand result --game three-card-guts --dealer Ann --away Cat --in Ann=0.30 --carry 0.30
  hand 1, three-card-guts: nobody wins; $0.30 carries over to the next hand
  recorded #17 ········
$ deal --dry-run
  Bob deals
    the deal passes to the left (IGL-05)
  if it's three-card-guts again: Bob posts $0.30 dead
    `Bob` antes $0.30 for all 3 players (IGL-08)
  (dry run: nothing was recorded)
! note: `Cat` wasn't in this game from the start and sits out until the next one (standard rule)
> `Bob` antes $0.30 for all 3 players
> `Cat` wasn't in this game from the start

Where nobody is told away, all four are dealt in again.

$ undo
  undid #16 (Ann deals the next hand)
  undid #17 (hand 1, three-card-guts: nobody won; $0.30 carries over to the next
    hand)
  recorded #19 ········
$ hand result --game three-card-guts --dealer Ann --in Ann=0.30 --carry 0.30
  hand 1, three-card-guts: nobody wins; $0.30 carries over to the next hand
  recorded #21 ········
$ deal --dry-run
  Bob deals
    the deal passes to the left (IGL-05)
  if it's three-card-guts again: Bob posts $0.40 dead
    `Bob` antes $0.40 for all 4 players (IGL-08)
  (dry run: nothing was recorded)
> `Bob` antes $0.40 for all 4 players
