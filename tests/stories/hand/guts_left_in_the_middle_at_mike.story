# Guts goes on for those who were in its last deal. Who is told to be away from a later deal is out of it, as when the hand is entered.
# rules: MIK-60

$ init --house mike
  started a new book in USD with `mike` rules
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
  night 1 is open at Mike's house; Ann is the banker
  recorded #7 ········
! next: sell chips (buy NAME AMOUNT)
$ buy Ann 10
  Ann buys chips: $10.00 in cash; stack $10.00
  recorded #8 ········
! next: play (hand new or hand result), then count the stacks
$ buy Bob 10
  Bob buys chips: $10.00 in cash; stack $10.00
  recorded #9 ········
! note: buy from a player first: `Ann` has $10.00 (MIK-04)
$ buy Cat 10
  Cat buys chips: $10.00 in cash; stack $10.00
  recorded #10 ········
$ buy Dan 10
  Dan buys chips: $10.00 in cash; stack $10.00
  recorded #11 ········
$ seat Ann Bob Cat Dan
  Ann has seat 1
  Bob has seat 2
  Cat has seat 3
  Dan has seat 4
  recorded #15 ········
$ hand result --game two-card-guts-with-a-bump --dealer Ann --in Ann=.05 --in Bob=.05 --in Cat=.05 --in Dan=.05 --carry .20
  hand 1, two-card-guts-with-a-bump: nobody wins; $0.20 carries over to the next
    hand
  recorded #17 ········
$ hand new --yes
< -Dan
< ¶
< o
< o
< o
  hand 2, two-card-guts-with-a-bump: nobody wins; $0.35 carries over to the next
    hand
  recorded #19 ········
! two-card-guts-with-a-bump, 0.20 in the pot, Bob deals, 4 in: Ann Bob Cat Dan
! Enter to deal > -Dan
! two-card-guts-with-a-bump, 0.20 in the pot, Bob deals, 3 in: Ann Bob Cat
! Enter to deal > ¶
! note: `Dan` is sitting out and gets no cards
! note: `Dan` was in this game from the start and can be in the next deal, but not
!   in this one (standard rule)
! pot 0.35 · in or out: Cat Ann Bob > o
! pot 0.35 · in or out: Ann Bob > o
! pot 0.35 · in or out: Bob > o
! nobody stayed in, so the pot of $0.35 carries over to the next deal (MIK-60)
! Ann antes $0.05 for the next deal (MIK-60)
! Bob antes $0.05 for the next deal (MIK-60)
! Cat antes $0.05 for the next deal (MIK-60)
! 0.35 carries over to the next hand
! ¶
$ deal --dry-run
  Cat deals
    the deal passes to the left (MIK-26)
  if it's two-card-guts-with-a-bump again: Dan, Ann, Bob and Cat ante $0.05 each
  (dry run: nothing was recorded)
> ante $0.05 each
$ undo
  undid #18 (Bob deals the next hand)
  undid #19 (hand 2, two-card-guts-with-a-bump: nobody won; $0.35 carries over to
    the next hand)
  recorded #21 ········
$ hand result --game two-card-guts-with-a-bump --dealer Bob --in Ann=.05 --in Bob=.05 --in Cat=.05 --carry .35 --away Dan
  hand 2, two-card-guts-with-a-bump: nobody wins; $0.35 carries over to the next
    hand
  recorded #23 ········
$ deal --dry-run
  Cat deals
    the deal passes to the left (MIK-26)
  if it's two-card-guts-with-a-bump again: Dan, Ann, Bob and Cat ante $0.05 each
  (dry run: nothing was recorded)
> ante $0.05 each
