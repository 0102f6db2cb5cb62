# Who is tied for the half behind a player who went both ways and failed gets nothing of it where tied players goal-post.
# rules: MIK-20, MIK-22

$ init --house mike
  started a new book in USD with `mike` rules
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
  night 1 is open at Mike's house; Ann is the banker
  recorded #7 ········
! next: sell chips (buy NAME AMOUNT)
$ buy Ann 20
  Ann buys chips: $20.00 in cash; stack $20.00
  recorded #8 ········
! next: play (hand new or hand result), then count the stacks
$ buy Bob 20
  Bob buys chips: $20.00 in cash; stack $20.00
  recorded #9 ········
! note: buy from a player first: `Ann` has $20.00 (MIK-04)
$ buy Cat 20
  Cat buys chips: $20.00 in cash; stack $20.00
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
$ hand new --yes
< five-card-stud-hi-lo goal-post declare
< d dan
< ¶
< KhAdAsAc
< .25 c c c
< Kd2d2h2s
< k*
< Kc3h3c3s
< k*
< 7s4c5s5h
< k*
< hbll
< 7d
< 6h
< 7c
< 7h
  hand 1, five-card-stud-hi-lo + declare + goal-post: Ann wins $0.60; $0.60
    carries over to the next hand
  recorded #17 ········
! no game yet, Ann deals, 4 in: Ann Bob Cat Dan
! which game? > five-card-stud-hi-lo goal-post declare
! five-card-stud-hi-lo + declare + goal-post, Ann deals, 4 in: Ann Bob Cat Dan
! Enter to deal > d dan
! five-card-stud-hi-lo + declare + goal-post, Dan deals, 4 in: Ann Bob Cat Dan
! Enter to deal > ¶
! note: the dealer has to call `goal-post` before the deal: if the best hands tie,
!   they get nothing, and that part of the pot carries over (MIK-19)
! second street, one card up: Ann Bob Cat Dan > KhAdAsAc
! note: `Bob` ties for the best cards showing, is first to the dealer's left, and
!   opens (MIK-66)
! Bob 19.95 · pot 0.20 · check, bet 0.05–0.50 > .25 c c c
! third street, one card up: Ann Bob Cat Dan > Kd2d2h2s
! note: `Ann` has the best cards showing and opens (MIK-66)
! Ann 19.70 · pot 1.20 · check, bet 0.05–0.50 > k*
! fourth street, one card up: Ann Bob Cat Dan > Kc3h3c3s
! note: `Ann` has the best cards showing and opens (MIK-66)
! Ann 19.70 · pot 1.20 · check, bet 0.05–0.50 > k*
! fifth street, one card up: Ann Bob Cat Dan > 7s4c5s5h
! note: `Ann` has the best cards showing and opens (MIK-66)
! Ann 19.70 · pot 1.20 · check, bet 0.05–0.50 > k*
! pot 1.20 · h, l or b: Ann Bob Cat Dan > hbll
! pot 1.20 · Ann shows > 7d
! pot 1.20 · Bob shows > 6h
! pot 1.20 · Cat shows > 7c
! pot 1.20 · Dan shows > 7h
! Bob went both ways, but lost the high half of the main pot to Ann (MIK-45)
! Ann has the best hand for the high half of the main pot: full house, kings over
!   sevens (MIK-31)
! Cat and Dan tie for the low half of the main pot: seven-five low (MIK-36)
! Cat and Dan tie for the low half of the main pot, so they get none of it
!   (MIK-20)
! $0.60 from the low half of the main pot carries over to the next game (MIK-20)
! Ann gets 0.60 (+0.30), Bob -0.30, Cat -0.30, Dan -0.30, 0.60 carries over to the
!   next hand
! ¶
$ undo
  undid #16 (Dan deals the next hand)
  undid #17 (hand 1, five-card-stud-hi-lo + declare + goal-post: Ann won $0.60;
    $0.60 carries over to the next hand)
  recorded #19 ········
$ hand new --yes
< five-card-stud-hi-lo goal-post declare
< d dan
< ¶
< KhAdAsAc
< .25 c c c
< Kd2d2h2s
< k*
< Kc3h3c3s
< k*
< 7s4c5s5h
< k*
< hbll
< 7d
< 8h
< 7c
< 7h
  hand 1, five-card-stud-hi-lo + declare + goal-post: Ann wins $0.60; $0.60
    carries over to the next hand
  recorded #21 ········
! no game yet, Ann deals, 4 in: Ann Bob Cat Dan
! which game? > five-card-stud-hi-lo goal-post declare
! five-card-stud-hi-lo + declare + goal-post, Ann deals, 4 in: Ann Bob Cat Dan
! Enter to deal > d dan
! five-card-stud-hi-lo + declare + goal-post, Dan deals, 4 in: Ann Bob Cat Dan
! Enter to deal > ¶
! note: the dealer has to call `goal-post` before the deal: if the best hands tie,
!   they get nothing, and that part of the pot carries over (MIK-19)
! second street, one card up: Ann Bob Cat Dan > KhAdAsAc
! note: `Bob` ties for the best cards showing, is first to the dealer's left, and
!   opens (MIK-66)
! Bob 19.95 · pot 0.20 · check, bet 0.05–0.50 > .25 c c c
! third street, one card up: Ann Bob Cat Dan > Kd2d2h2s
! note: `Ann` has the best cards showing and opens (MIK-66)
! Ann 19.70 · pot 1.20 · check, bet 0.05–0.50 > k*
! fourth street, one card up: Ann Bob Cat Dan > Kc3h3c3s
! note: `Ann` has the best cards showing and opens (MIK-66)
! Ann 19.70 · pot 1.20 · check, bet 0.05–0.50 > k*
! fifth street, one card up: Ann Bob Cat Dan > 7s4c5s5h
! note: `Ann` has the best cards showing and opens (MIK-66)
! Ann 19.70 · pot 1.20 · check, bet 0.05–0.50 > k*
! pot 1.20 · h, l or b: Ann Bob Cat Dan > hbll
! pot 1.20 · Ann shows > 7d
! pot 1.20 · Bob shows > 8h
! pot 1.20 · Cat shows > 7c
! pot 1.20 · Dan shows > 7h
! Bob went both ways, but lost the high half of the main pot to Ann (MIK-45)
! Ann has the best hand for the high half of the main pot: full house, kings over
!   sevens (MIK-31)
! Cat and Dan tie for the low half of the main pot: seven-five low (MIK-36)
! Cat and Dan tie for the low half of the main pot, so they get none of it
!   (MIK-20)
! $0.60 from the low half of the main pot carries over to the next game (MIK-20)
! Ann gets 0.60 (+0.30), Bob -0.30, Cat -0.30, Dan -0.30, 0.60 carries over to the
!   next hand
! ¶

# What is dealt face up may be typed again when the hand is shown, with blanks or without.
$ hand new --yes
< seven-card-stud
< d dan
< ¶
< Ad2d3d4d
< .05 f c f
< 2c2s
< k*
< 4c5s
< k*
< 6c9s
< k*
< k*
< Ad 2c 4c 6c 8h 8s 8d
< Ks Kh Kc
  hand 2, seven-card-stud: Cat wins $0.90
  recorded #23 ········
! five-card-stud-hi-lo + declare + goal-post, 0.60 in the pot, Ann deals, 4 in:
!   Ann Bob Cat Dan
! Enter to deal > seven-card-stud
! seven-card-stud, 0.60 in the pot, Ann deals, 4 in: Ann Bob Cat Dan
! Enter to deal > d dan
! seven-card-stud, 0.60 in the pot, Dan deals, 4 in: Ann Bob Cat Dan
! Enter to deal > ¶
! third street, one card up: Ann Bob Cat Dan > Ad2d3d4d
! note: `Ann` has the best cards showing and opens (MIK-66)
! Ann 20.25 · pot 0.80 · check, bet 0.05–0.50 > .05 f c f
! fourth street, one card up: Ann Cat > 2c2s
! note: `Ann` has the best cards showing and opens (MIK-66)
! Ann 20.20 · pot 0.90 · check, bet 0.05–0.50 > k*
! fifth street, one card up: Ann Cat > 4c5s
! note: `Ann` has the best cards showing and opens (MIK-66)
! Ann 20.20 · pot 0.90 · check, bet 0.05–0.50 > k*
! sixth street, one card up: Ann Cat > 6c9s
! note: `Ann` has the best cards showing and opens (MIK-66)
! Ann 20.20 · pot 0.90 · check, bet 0.05–0.50 > k*
! Ann 20.20 · pot 0.90 · check, bet 0.05–0.50 > k*
! pot 0.90 · Ann shows > Ad 2c 4c 6c 8h 8s 8d
! pot 0.90 · Cat shows > Ks Kh Kc
! Cat has the best hand for the main pot of $0.90: three kings (MIK-31)
! Ann -0.10, Bob -0.05, Cat gets 0.90 (+0.80), Dan -0.05
! ¶
