# A player without chips gets no cards for another game's pot, so a result that leaves the pot in the middle is everybody's with chips.

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
$ tournament new --entry 20 --stack 1250 --levels 25/50@20
  tournament 1
  entry $20.00 for 1,250 chips (smallest 25)
  recorded #8 ········
! next: enter the players (tournament enter NAME NAME)
$ tournament enter Ann Bob Cat Dan
  Ann enters for $20.00: 1,250 chips
  Bob enters for $20.00: 1,250 chips
  Cat enters for $20.00: 1,250 chips
  Dan enters for $20.00: 1,250 chips
  4 entered; the prize pool is $80.00
  recorded #16 ········
! next: enter everybody, then tournament start
$ seat Ann Bob Cat Dan
  Ann has seat 1
  Bob has seat 2
  Cat has seat 3
  Dan has seat 4
  recorded #20 ········
$ tournament start --payout 60/40
  tournament 1, running
  level 1, 25/50, 20:00 left
  4 of 4 players left, 5,000 chips in play, average stack 1,250
  4 entries at $20.00 for 1,250 chips
  ¶
  player  place  chips  paid in  rebuys
  ───────────────────────────────────────
  Ann        in  1,250   $20.00       –
  Bob        in  1,250   $20.00       –
  Cat        in  1,250   $20.00       –
  Dan        in  1,250   $20.00       –
  ¶
  place   prize
  ───────────────
      1  $48.00
      2  $32.00
  prize pool $80.00
  recorded #21 ········
! next: play (hand new or hand result)
$ hand result --game "holdem-bomb-pot + no-opener-redeal" --in Ann=250 --in Bob=250 --in Cat=250 --in Dan=250 --carry 1000 --dealer Ann
  hand 1, holdem-bomb-pot + no-opener-redeal: nobody wins; 1,000 carries over to
    the next hand
  recorded #23 ········

## Cat loses everything at guts, and that pot waits for the same game
$ hand result --game three-card-guts --win Bob=1000 --matched Cat=1000 --dealer Bob
  hand 2, three-card-guts: Bob wins 1,000; 1,000 carries over to the next hand
    Cat owes 1,000 to the next pot (standard rule)
  recorded #25 ········
$ deal --dry-run
  Dan deals
  if it's three-card-guts again: nobody antes or posts
  (dry run: nothing was recorded)
! note: `Cat` was in this game from the start and can be in the next deal, but not in this one (standard rule)

## In another game Cat has no hand: nobody opened, and the pot is everybody's
$ hand result --game "holdem-bomb-pot + no-opener-redeal" --in Ann=250 --in Bob=250 --in Dan=250 --carry 1750 --dealer Dan
  hand 3, holdem-bomb-pot + no-opener-redeal: nobody wins; 1,750 carries over to
    the next hand
  recorded #27 ········
$ deal --dry-run
  Ann deals
  if it's holdem-bomb-pot + no-opener-redeal again: Bob, Dan and Ann ante 250 each
    everybody puts in 250 before the deal
  (dry run: nothing was recorded)
