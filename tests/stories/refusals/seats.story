# Seats and the first dealer: what is refused, and what to say instead.

$ init --house cause --currency points
  a new book, counting in points, under the rules of `cause`
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
  night 1 is open at Casino night for a cause; Ann is the banker
  recorded #6 ········
! note: management says how much a purchase may be (CAU-004)
! next: sell chips (buy NAME AMOUNT)
$ deal
! error: nobody has dealt yet, and the first jack deals first here (CAU-007)
! hint: deal --deal
! hint: deal --cards "9d Qs Jh"
= 4
$ deal --deal
! error: the deal goes round a table, and 0 sit at this one
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
! error: `Ann` and `Bob` are not kept apart
! hint: seats
= 4
$ seats --forbid Ann,Ann
! error: `Ann` cannot be kept apart from himself
= 4
$ seats --forbid Ann
! error: `Ann` should look like ANN,BOB
= 2
$ seats --forbid Bob,Cat
  Bob and Cat are kept apart from now on
  recorded #9 ········
$ seats --forbid Cat,Bob
! error: `Bob` and `Cat` are kept apart already (CAU-005)
! hint: seats
= 4
$ seat Cat 3
! error: `Cat` and `Bob` do not share a table, and `Bob` sits at this one (CAU-005)
! hint: seats --allow Cat,Bob
= 4
$ buy Cat 500
! error: `Cat` and `Bob` do not share a table, and `Bob` sits at this one (CAU-005)
! hint: seats --allow Cat,Bob
= 4
$ seat Bob 4
! error: `Bob` has seat 2, and a change to seat 4 is agreed with management (CAU-005)
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
! error: `Cat` has not come tonight, and the dealer is who has the button (CAU-008)
! hint: seats
= 4
$ deal --cards "9d Qs"
! error: no jack among 2 cards: deal on until one comes (CAU-007)
! hint: deal --deal
! hint: deal --cards "9d Qs Jh"
= 4
$ deal --cards "9d Js Qd Kc"
! error: Js to `Bob` is the first jack, and 2 more cards are named (CAU-007)
! hint: deal --dealer Bob
= 4
$ deal --cards "9d 9d Jh"
! error: 9d is dealt twice: to `Ann` and to `Bob`
= 4
$ deal --cards "9d Qs Jh" --from Cat
! error: `Cat` is not in the game
! hint: seats
= 4
$ deal --from Bob
! error: `--from` is for cards: add --cards or --deal
= 2
$ deal --cards "9d Qs Jh" --from Bob
  Bob 9d, Ann Qs, Bob Jh
  Bob has the first jack and deals (CAU-007)
  recorded #11 ········
! note: `Bob` has 0 left and owes the leader board 25, which is not booked: fund give Bob 25 (CAU-003)
$ deal --deal
! error: `Bob` dealt already, so the deal goes on from there (CAU-007)
! hint: deal
= 4
$ show 11
  #11 first-dealt, 2026-01-02 19:25, night 1
  the first jack was Bob's, who deals first: Bob 9d, Ann Qs, Bob Jh
  ¶
  CAU-007  The open jack deals
  ¶
  request 019b802b-9ae0-79f7-b52e-7f9a8cdfc34c
  hash    ········
$ seat Ann 4
! error: `Bob` sits on seat 4 (CAU-006)
! hint: seats
= 4
