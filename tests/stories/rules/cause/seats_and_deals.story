# The Cause at the table: who may sit with whom, in every order, and what a deal costs however its dealer was found.

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
$ player add Dan
  Dan, a regular
  recorded #6 ········
$ open --banker Ann
  night 1 is open at The Cause; Ann is the banker
  recorded #7 ········
! note: management decides how much players can buy in for (CAU-004)
! next: sell chips (buy NAME AMOUNT)
$ buy Ann 525
  Ann buys chips: 525 in cash; stack 500
  Ann pays 25 into the leaderboard to join the table (CAU-003)
  recorded #9 ········
! next: play (hand new or hand result), then count the stacks
$ buy Bob 525
  Bob buys chips: 525 in cash; stack 500
  Bob pays 25 into the leaderboard to join the table (CAU-003)
  recorded #11 ········

Both are here already when management keeps them apart: neither gets a seat beside the other.

$ seats --forbid Ann,Bob
  Ann and Bob can't sit at the same table from now on
  recorded #12 ········
! note: `Ann` and `Bob` are now at the same table: one of them has to leave before the next hand (CAU-005)
> one of them has to leave before the next hand (CAU-005)
$ seat Ann 1
! error: `Ann` and `Bob` can't sit at the same table, and `Bob` is at this one (CAU-005)
! hint: seats --help
= 4
> (CAU-005)
$ seat Bob 2
! error: `Bob` and `Ann` can't sit at the same table, and `Ann` is at this one (CAU-005)
! hint: seats --help
= 4
> (CAU-005)
$ buy Cat 525
  Cat buys chips: 525 in cash; stack 500
  Cat pays 25 into the leaderboard to join the table (CAU-003)
  recorded #14 ········
$ buy Dan 525
  Dan buys chips: 525 in cash; stack 500
  Dan pays 25 into the leaderboard to join the table (CAU-003)
  recorded #16 ········
$ seat Cat 3
  Cat has seat 3
  recorded #17 ········
! note: management says who sits where (CAU-005)
$ seat Dan 4
  Dan has seat 4
  recorded #18 ········

Nor are they dealt into one hand, or into one game.

$ hand new --yes
< five-card-draw
< d cat
< ¶
< -bob
< ¶
< f
< f
  hand 1, five-card-draw: Cat wins 75
  recorded #21 ········
! no game yet, no dealer yet, 4 in: Cat Dan Ann Bob
! which game? > five-card-draw
! five-card-draw, no dealer yet, 4 in: Cat Dan Ann Bob
! who deals? > d cat
! five-card-draw, Cat deals, 4 in: Cat Dan Ann Bob
! Enter to deal > ¶
! error: `Ann` and `Bob` can't sit at the same table: one of them has to sit out
!   or leave (CAU-005); in another window, type `seats`
! Enter to deal > -bob
! five-card-draw, Cat deals, 3 in: Cat Dan Ann
! Enter to deal > ¶
! note: `Bob` is sitting out and gets no cards
! note: everybody antes 25 before the deal (CAU-010)
! note: `Dan`, to the dealer's left, opens the betting (CAU-018)
! Dan 475 · pot 75 · check, bet 25 > f
! Ann 475 · pot 75 · check, bet 25 > f
! only Cat is left, so there's no draw (CAU-062)
! Cat is the only one left in the main pot, so Cat wins it: 75 (CAU-029)
! Cat gets 75 (+50), Dan -25, Ann -25
! ¶
! note: a player folded when they could have checked for free (CAU-020)
! note: `Cat` pays 25 into the leaderboard for dealing (CAU-003)
> one of them has to sit out  or leave
> hand 1, five-card-draw: Cat wins 75
$ play golf
< ¶
  nothing was started
! Golf, 52 cards
!   ante    100   house rule (CAU-069)
!   reante  100   house rule (CAU-078)
!   holes   9     rules don't say; 1 to 18 (CAU-077)
!   fours   zero  rules don't say; or minus (CAU-076)
!   Cat, Dan, Ann and Bob play; Dan deals, Ann starts
! to change it: `NAME VALUE`, `players`, `dealer`, `first` or `roll`; q quits
! Enter starts: ¶
! error: `Ann` and `Bob` can't sit at the same table: one of them has to sit out or leave (CAU-005)
! Enter starts: ¶
> (CAU-005)
$ cashout Bob 500
  Bob cashes out 500: 500 in cash
  recorded #23 ········
$ seat Ann 1
  Ann has seat 1
  recorded #24 ········

Bob comes back, and Ann sits there.

$ seat Bob 2
! error: `Bob` and `Ann` can't sit at the same table, and `Ann` is at this one (CAU-005)
! hint: seats --help
= 4
> `Bob` and `Ann` can't sit at the same table
> (CAU-005)
$ buy Bob 525
! error: `Bob` and `Ann` can't sit at the same table, and `Ann` is at this one (CAU-005)
! hint: seats --help
= 4
> (CAU-005)
$ seats --allow Ann,Bob
  Ann and Bob can sit at the same table again
  recorded #25 ········
$ seat Bob 2
  Bob has seat 2
  recorded #26 ········
> Bob has seat 2
