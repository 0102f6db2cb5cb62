# Seats and the first dealer: what is refused, and what to say instead.

$ init --house cause --currency points
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
$ deal
! error: nobody has dealt yet: the first jack gets the first deal (CAU-007)
! hint: deal --deal
! hint: deal --help
= 4
$ deal --deal
! error: it takes at least 2 players to pass the deal, but this table has 0
! hint: seat --help
= 4
$ seat Ann 1
  Ann has seat 1
  recorded #7 ········
! note: management says who sits where (CAU-005)
$ seat Bob 2
  Bob has seat 2
  recorded #8 ········
$ seats --allow Ann,Bob
! error: `Ann` and `Bob` aren't kept apart
! hint: seats
= 4
$ seats --forbid Ann,Ann
! error: `Ann` can't be kept apart from `Ann`
! hint: seats --help
= 4
$ seats --forbid Ann
! error: `Ann` should look like ANN,BOB
! hint: seats --help
= 2
$ seats --forbid Bob,Cat
  Bob and Cat can't sit at the same table from now on
  recorded #9 ········
$ seats --forbid Cat,Bob
! error: `Bob` and `Cat` are already kept apart (CAU-005)
! hint: seats
= 4
$ seat Cat 3
! error: `Cat` and `Bob` can't sit at the same table, and `Bob` is at this one (CAU-005)
! hint: seats --help
= 4
$ buy Cat 500
! error: `Cat` and `Bob` can't sit at the same table, and `Bob` is at this one (CAU-005)
! hint: seats --help
= 4
$ seat Bob 4
! error: `Bob` has seat 2, and management has to agree to a move to seat 4 (CAU-005)
! hint: seat Bob 4 --agreed
= 4
$ seat Bob 4 --agreed
  Bob has seat 4
  recorded #10 ········
$ seats
  seat  player  dealt
  ─────────────────────
     1  Ann         0
     4  Bob         0
  kept apart: Bob and Cat
$ deal --dealer Cat
! error: `Cat` isn't here tonight and can't deal: only the player with the button can (CAU-008)
! hint: seats
= 4
$ deal --cards "9d Qs"
! error: no jack in 2 cards: keep dealing until one comes up (CAU-007)
! hint: deal --help
= 4
$ deal --cards "9d Js Qd Kc"
! error: `Bob` got the first jack, Js: leave out the 2 cards after it (CAU-007)
! hint: deal --cards '9d Js'
= 4
$ deal --cards "9d 9d Jh"
! error: 9d was dealt twice: to `Ann` and to `Bob`
! hint: deal --help
= 4
$ deal --cards "9d Qs Jh" --from Cat
! error: `Cat` isn't in the game
! hint: seats
= 4
$ deal --from Bob
! error: `--from` only works with --cards or --deal
! hint: deal --help
= 2
$ deal --cards "9d Qs Jh" --from Bob
  Bob 9d, Ann Qs, Bob Jh
  Bob has the first jack and deals (CAU-007)
  recorded #11 ········
$ deal --deal
! error: `Bob` already dealt, so the deal moves on from `Bob` (CAU-007)
! hint: deal
= 4
$ show 11
  #11 first-dealt, 2026-01-02 19:25, night 1
  Bob got the first jack and deals first: Bob 9d, Ann Qs, Bob Jh
  ¶
  CAU-007  First jack deals
  ¶
  request 019b802b-9ae0-79f7-b52e-7f9a8cdfc34c
  hash    ········
$ seat Ann 4
! error: `Bob` is in seat 4 (CAU-006)
! hint: seats
= 4
