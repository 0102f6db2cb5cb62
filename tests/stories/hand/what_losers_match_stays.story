# What losers match stays for the next hand without being told again; and one game is named once
# rules: MIK-16

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
$ hand result --game guts --in Ann=.05 --in Bob=.05 --in Cat=.05 --win Ann=.15 --matched Bob=.15
  hand 1, two-card-guts-with-a-bump: Ann wins $0.15; $0.15 carries over to the
    next hand
    Bob owes $0.15 to the next pot (MIK-16)
  recorded #10 ········
! note: nobody said who dealt (`--dealer`), so `Ann` gets the deal next
> $0.15 carries over
> Bob owes $0.15 to the next pot (MIK-16)
$ hand result guts Ann .05 Bob Cat --matched Bob=.15
! error: `Bob` owes $0.30 to the next pot, not $0.15 (MIK-16)
! hint: hand new
! hint: hand result --help
= 4
$ hand result --game guts --in Ann=0 --in Bob=0 --in Cat=0 --win Ann=.15 --matched Cat=.15
  hand 2, two-card-guts-with-a-bump: Ann wins $0.15; $0.15 carries over to the
    next hand
    Cat owes $0.15 to the next pot (MIK-16)
  recorded #11 ········
$ hand result --game guts --in Ann=.05 --in Bob=.05 --win Ann=.10
! error: $0.10 went in and $0.15 was in the middle (carryover and fines), but $0.10 was won and $0.00 carried over; if $0.15 stays in the pot, add --carry 0.15
! hint: hand result --help
= 4
> if $0.15 stays in the pot, add --carry 0.15
$ hand result --game holdem Ann 1 Bob
! error: leave out --game if the line starts with the game; --game goes with --in and --win
! hint: hand result holdem Ann 1 Bob
= 2
> leave out --game if the line starts with the game
> hint: hand result holdem Ann 1 Bob
$ hand result holdem Ann 1 Bob --game guts
! error: leave out --game if the line starts with the game; --game goes with --in and --win
! hint: hand result holdem Ann 1 Bob
= 2
> hint: hand result holdem Ann 1 Bob
$ hand result holdem Ann 1 Bob --win Ann=2
! error: `[GAME WINNER STAKE LOSER]...` doesn't go with `--win <PLAYER=AMOUNT>`: leave one of them out
! hint: housebook hand result --help
= 2
> doesn't go with
$ close --over-short
! error: there's nothing after `--over-short <WHO>`: use house, winner or banker
! hint: housebook close --help
= 2
> use house, winner or banker
$ close --over-short nobody
! error: invalid value `nobody` for `--over-short <WHO>`: use house, winner or banker
! hint: housebook close --help
= 2
> use house, winner or banker
