# At the tables of the Cause: chips, seats, rulings.

## V-CAU-001: amounts come in chips of 25, and 60 is refused
$ init --house cause
  started a new book in points with `cause` rules
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
$ open --banker Ann
  night 1 is open at The Cause; Ann is the banker
  recorded #6 ········
! note: management decides how much players can buy in for (CAU-004)
! next: sell chips (buy NAME AMOUNT)
$ chips plan 25
  chips  color  each
  ────────────────────
      1  chip     25
> 1  chip      25
$ chips plan 50
  chips  color  each
  ────────────────────
      2  chip     25
> 2  chip      25
$ chips plan 75
  chips  color  each
  ────────────────────
      3  chip     25
> 3  chip      25
$ chips plan 100
  chips  color  each
  ────────────────────
      4  chip     25
> 4  chip      25
$ chips plan 125
  chips  color  each
  ────────────────────
      5  chip     25
> 5  chip      25
$ chips plan 150
  chips  color  each
  ────────────────────
      6  chip     25
> 6  chip      25
$ chips plan 175
  chips  color  each
  ────────────────────
      7  chip     25
> 7  chip      25
$ chips plan 200
  chips  color  each
  ────────────────────
      8  chip     25
> 8  chip      25
$ chips plan 300
  chips  color  each
  ────────────────────
     12  chip     25
> 12  chip      25
$ chips plan 325
  chips  color  each
  ────────────────────
     13  chip     25
> 13  chip      25
$ chips plan 500
  chips  color  each
  ────────────────────
     20  chip     25
> 20  chip      25
$ chips plan 60
! error: chips can't make 60: it isn't a multiple of 25; try 50 or 75
! hint: chips plan --help
= 4
> chips can't make 60: it isn't a multiple of 25
$ buy Ann 60
! error: 60 isn't a multiple of 25; try 50 or 75 (CAU-001)
! hint: buy Ann 50
! hint: buy Ann 75
= 4
> 60 isn't a multiple of 25; try 50 or 75 (CAU-001)

## V-CAU-002: cash offered while a hand runs is refused
$ buy Ann 525
  Ann buys chips: 525 in cash; stack 500
  Ann pays 25 into the leaderboard to join the table (CAU-003)
  recorded #8 ········
! next: play (hand new or hand result), then count the stacks
$ buy Bob 525
  Bob buys chips: 525 in cash; stack 500
  Bob pays 25 into the leaderboard to join the table (CAU-003)
  recorded #10 ········
$ buy Cat 525
  Cat buys chips: 525 in cash; stack 500
  Cat pays 25 into the leaderboard to join the table (CAU-003)
  recorded #12 ········
$ hand new --yes
< five-card-draw
< d cat
< ¶
< $ ann 100
< fff
  hand 1, five-card-draw: Cat wins 75
  recorded #15 ········
! no game yet, no dealer yet, 3 in: Ann Bob Cat
! which game? > five-card-draw
! five-card-draw, no dealer yet, 3 in: Ann Bob Cat
! who deals? > d cat
! five-card-draw, Cat deals, 3 in: Ann Bob Cat
! Enter to deal > ¶
! note: everybody antes 25 before the deal (CAU-010)
! note: `Ann`, to the dealer's left, opens the betting (CAU-018)
! Ann 475 · pot 75 · check, bet 25 > $ ann 100
! error: `Ann` can't buy chips until the hand is over; during a hand only a player
!   who can't cover a bet can buy (CAU-002)
! Ann 475 · pot 75 · check, bet 25 > fff
! only Cat is left, so there's no draw (CAU-062)
! Cat is the only one left in the main pot, so Cat wins it: 75 (CAU-029)
! Ann -25, Bob -25, Cat gets 75 (+50)
! ¶
! note: a player folded when they could have checked for free (CAU-020)
! note: `Cat` pays 25 into the leaderboard for dealing (CAU-003)
> during a hand only a player
> (CAU-002)

## V-CAU-004: what management rules is recorded and final
$ ruling "the game closes at one" --by Ann
  Ann ruled: the game closes at one
  recorded #16 ········
> Ann ruled: the game closes at one
$ hand incident dispute --house cause
  told  management decides, and that's final (CAU-004)
> told management decides, and that's final
> (CAU-004)

## V-CAU-005: two who are kept apart get no seats at one table, and nobody plays two hands
$ seats --forbid Ann,Bob
  Ann and Bob can't sit at the same table from now on
  recorded #17 ········
! note: `Ann` and `Bob` are now at the same table: one of them has to leave before the next hand (CAU-005)
$ seat Ann 1
! error: `Ann` and `Bob` can't sit at the same table, and `Bob` is at this one (CAU-005)
! hint: seats --help
= 4
> (CAU-005)
$ cashout Bob 475
  Bob cashes out 475: 475 in cash
  recorded #19 ········
$ seat Ann 1
  Ann has seat 1
  recorded #20 ········
! note: management says who sits where (CAU-005)
> Ann has seat 1
$ seat Bob 2
! error: `Bob` and `Ann` can't sit at the same table, and `Ann` is at this one (CAU-005)
! hint: seats --help
= 4
> (CAU-005)
$ showdown
< {"house":"cause","game":"five-card-draw","players":[{"name":"Cat","in":"50","cards":"KhKd8s5c2d"},{"name":"Cat","in":"50","cards":"AhQd9s5h3c"}]}
  {"id":null,"error":{"code":"player-twice","exit":5,"rule":"CAU-006","message":"`Cat` is in the hand twice","hint":null}}
= 5
> "rule":"CAU-006"
