# Seats and the first dealer: what is refused, and what to say instead.

$ init --house cause --currency points
  a new book, counting in points, under the rules of `cause`
  recorded #2 5862240d
$ player add Ann
  Ann, a regular
  recorded #3 92dee9a5
$ player add Bob
  Bob, a regular
  recorded #4 2a9d718f
$ player add Cat
  Cat, a regular
  recorded #5 4d82d3cc
$ open --banker Ann
  night 1 is open at Casino night for a cause; Ann keeps the bank
  recorded #6 c8fa69aa
$ deal
! error: nobody has dealt yet, and the first jack deals first here (CAU-007)
! hint: deal --cards "9d Qs Jh", or deal --deal
= 4
$ deal --deal
! error: the deal goes round a table, and 0 sit at this one
! hint: seat PLAYER N
= 4
$ seat Ann 1
  Ann has seat 1
  recorded #7 edd1b495
$ seat Bob 2
  Bob has seat 2
  recorded #8 00502f9d
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
  recorded #9 7e822e05
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
  recorded #10 b4a0e241
$ seats
  seat  player  dealt
  ─────────────────────
     1  Ann         0
     4  Bob         0
  kept apart: Bob and Cat
$ deal --dealer Cat
! error: `Cat` is not at the table, and the dealer is who has the button (CAU-008)
! hint: seats
= 4
$ deal --cards "9d Qs"
! error: there is no jack among 2 cards; deal on until one comes (CAU-007)
! hint: deal --cards "9d Qs Jh", or deal --deal
= 4
$ deal --cards "9d Js Qd Kc"
! error: Js to `Bob` is the first jack, and 2 more cards are named (CAU-007)
! hint: deal --dealer Bob
= 4
$ deal --cards "9d 9d Jh"
! error: 9d is dealt twice: to `Ann` and to `Bob`
= 4
$ deal --cards "9d Qs Jh" --from Cat
! error: `Cat` is not at the table
! hint: seats
= 4
$ deal --from Bob
! error: `--from` is for cards: add --cards or --deal
= 2
$ deal --cards "9d Qs Jh" --from Bob
  Bob 9d, Ann Qs, Bob Jh
  Bob has the first jack and deals
  recorded #11 daebd1bf
$ deal --deal
! error: `Bob` dealt already, so the deal goes on from there (CAU-007)
! hint: deal
= 4
$ show 11
  #11 first-dealt, 2026-01-02 19:25, night 1
  the first jack was Bob's, who deals first: Bob 9d, Ann Qs, Bob Jh
  ¶
  request 019b802b-9ae0-79f7-b52e-7f9a8cdfc34c
  hash    daebd1bfc5f39eaff990373fceb8e809f8759eaa9d5e3bfeb36a8c9db5bb2c91
