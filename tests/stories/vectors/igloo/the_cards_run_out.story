# The pack runs out: a common last card, what all agree on, or a new deal to the players still in.
# rules: MIK-34

$ init --house mike
  started a new book in USD with `mike` rules
  recorded #2 ········
! next: add the players (player add NAME NAME)
$ player add A
  A, a regular
  recorded #3 ········
$ player add B
  B, a regular
  recorded #4 ········
! next: open the night (open --banker NAME)
$ player add C
  C, a regular
  recorded #5 ········
$ player add D
  D, a regular
  recorded #6 ········
$ player add E
  E, a regular
  recorded #7 ········
$ player add F
  F, a regular
  recorded #8 ········
$ player add G
  G, a regular
  recorded #9 ········
$ player add H
  H, a regular
  recorded #10 ········
$ player add I
  I, a regular
  recorded #11 ········
$ player add J
  J, a regular
  recorded #12 ········
$ open --house mike --banker A
  night 1 is open at Mike's house; A is the banker
  recorded #13 ········
! next: sell chips (buy NAME AMOUNT)
$ buy A 10
  A buys chips: $10.00 in cash; stack $10.00
  recorded #14 ········
! next: play (hand new or hand result), then count the stacks
$ buy B 10
  B buys chips: $10.00 in cash; stack $10.00
  recorded #15 ········
! note: buy from a player first: `A` has $10.00 (MIK-04)
$ buy C 10
  C buys chips: $10.00 in cash; stack $10.00
  recorded #16 ········
$ buy D 10
  D buys chips: $10.00 in cash; stack $10.00
  recorded #17 ········
$ buy E 10
  E buys chips: $10.00 in cash; stack $10.00
  recorded #18 ········
$ buy F 10
  F buys chips: $10.00 in cash; stack $10.00
  recorded #19 ········
$ buy G 10
  G buys chips: $10.00 in cash; stack $10.00
  recorded #20 ········
$ buy H 10
  H buys chips: $10.00 in cash; stack $10.00
  recorded #21 ········

## V-MIK-30: eight players stay in seven-card stud: 48 cards are out after six streets, and one common card can be the last
$ hand new --yes
< seven-card-stud d h
< ¶
< 2c 3d 4h 5s 6c 7d 8h Ks
< k*
< 2d 3h 4s 5c 6d 7h 8s Kc
< k*
< Tc Td Th Ts Jc Jd Jh Js
< k*
< Qc Qd Qh Qs 9c 9d 9s As
< k*
< ¶
< common 9h 9d
< common 9h
< k*
< w h
  hand 1, seven-card-stud: H wins $0.40
  recorded #23 ········
! no game yet, A deals, 8 in: A B C D E F G H
! which game? > seven-card-stud d h
! seven-card-stud, H deals, 8 in: A B C D E F G H
! Enter to deal > ¶
! note: 8 players may need 56 cards, but the deck has only 52: if it runs out,
!   deal a community card, do what everybody still in agrees on, or `redeal`
!   (MIK-34)
! third street, one card up: A B C D E F G H > 2c 3d 4h 5s 6c 7d 8h Ks
! note: `H` has the best cards showing and opens (MIK-66)
! H 9.95 · pot 0.40 · check, bet 0.05–0.50 > k*
! fourth street, one card up: A B C D E F G H > 2d 3h 4s 5c 6d 7h 8s Kc
! note: `H` has the best cards showing and opens (MIK-66)
! H 9.95 · pot 0.40 · check, bet 0.05–0.50 > k*
! fifth street, one card up: A B C D E F G H > Tc Td Th Ts Jc Jd Jh Js
! note: `H` has the best cards showing and opens (MIK-66)
! H 9.95 · pot 0.40 · check, bet 0.05–0.50 > k*
! sixth street, one card up: A B C D E F G H > Qc Qd Qh Qs 9c 9d 9s As
! note: `H` has the best cards showing and opens (MIK-66)
! H 9.95 · pot 0.40 · check, bet 0.05–0.50 > k*
! 8 cards due, 4 in the deck · common, redeal or ! > ¶
! error: the hand needs 8 more cards, but the deck has only 4 (MIK-34); type
!   common 9h to share one card, redeal to deal again to the players still in, or
!   ! all agree
! 8 cards due, 4 in the deck · common, redeal or ! > common 9h 9d
! board: 9h · pot 0.40
! note: `H` has the best cards showing and opens (MIK-66)
! error: common 9h went in, but `9d` doesn't work here: type f, c, k, an amount to
!   bet or raise to, +amount or a; ? shows what you can do
! H 9.95 · pot 0.40 · check, bet 0.05–0.50 > common 9h
! error: no cards until the betting is over: it's `H`'s turn
! H 9.95 · pot 0.40 · check, bet 0.05–0.50 > k*
! pot 0.40 · A shows > w h
! H is the only one left in the main pot, so H wins it: $0.40 (MIK-31)
! A -0.05, B -0.05, C -0.05, D -0.05, E -0.05, F -0.05, G -0.05, H gets 0.40
!   (+0.35)
! ¶
> 8 players may need 56 cards, but the deck has only 52
> 8 cards due, 4 in the deck
> MIK-34
$ hand show 1
  hand 1, seven-card-stud: H wins $0.40 (event 23, 2026-01-02 19:20)
  the dealer called seven-card-stud (MIK-58)
  ¶
  player      posted      before   after
  ────────────────────────────────────────
  A           ante $0.05  $10.00   $9.95
  B           ante $0.05  $10.00   $9.95
  C           ante $0.05  $10.00   $9.95
  D           ante $0.05  $10.00   $9.95
  E           ante $0.05  $10.00   $9.95
  F           ante $0.05  $10.00   $9.95
  G           ante $0.05  $10.00   $9.95
  H (button)  ante $0.05  $10.00  $10.35
  ¶
  before the flop
    A is dealt (?? ??) 2c  pot $0.40
    B is dealt (?? ??) 3d  pot $0.40
    C is dealt (?? ??) 4h  pot $0.40
    D is dealt (?? ??) 5s  pot $0.40
    E is dealt (?? ??) 6c  pot $0.40
    F is dealt (?? ??) 7d  pot $0.40
    G is dealt (?? ??) 8h  pot $0.40
    H is dealt (?? ??) Ks  pot $0.40
    H checks               pot $0.40
    A checks               pot $0.40
    B checks               pot $0.40
    C checks               pot $0.40
    D checks               pot $0.40
    E checks               pot $0.40
    F checks               pot $0.40
    G checks               pot $0.40
    A is dealt 2d          pot $0.40
    B is dealt 3h          pot $0.40
    C is dealt 4s          pot $0.40
    D is dealt 5c          pot $0.40
    E is dealt 6d          pot $0.40
    F is dealt 7h          pot $0.40
    G is dealt 8s          pot $0.40
    H is dealt Kc          pot $0.40
    H checks               pot $0.40
    A checks               pot $0.40
    B checks               pot $0.40
    C checks               pot $0.40
    D checks               pot $0.40
    E checks               pot $0.40
    F checks               pot $0.40
    G checks               pot $0.40
    A is dealt Tc          pot $0.40
    B is dealt Td          pot $0.40
    C is dealt Th          pot $0.40
    D is dealt Ts          pot $0.40
    E is dealt Jc          pot $0.40
    F is dealt Jd          pot $0.40
    G is dealt Jh          pot $0.40
    H is dealt Js          pot $0.40
    H checks               pot $0.40
    A checks               pot $0.40
    B checks               pot $0.40
    C checks               pot $0.40
    D checks               pot $0.40
    E checks               pot $0.40
    F checks               pot $0.40
    G checks               pot $0.40
    A is dealt Qc          pot $0.40
    B is dealt Qd          pot $0.40
    C is dealt Qh          pot $0.40
    D is dealt Qs          pot $0.40
    E is dealt 9c          pot $0.40
    F is dealt 9d          pot $0.40
    G is dealt 9s          pot $0.40
    H is dealt As          pot $0.40
    H checks               pot $0.40
    A checks               pot $0.40
    B checks               pot $0.40
    C checks               pot $0.40
    D checks               pot $0.40
    E checks               pot $0.40
    F checks               pot $0.40
    G checks               pot $0.40
  board 9h
    H checks  pot $0.40
    A checks  pot $0.40
    B checks  pot $0.40
    C checks  pot $0.40
    D checks  pot $0.40
    E checks  pot $0.40
    F checks  pot $0.40
    G checks  pot $0.40
    A mucks   pot $0.40
    B mucks   pot $0.40
    C mucks   pot $0.40
    D mucks   pot $0.40
    E mucks   pot $0.40
    F mucks   pot $0.40
    G mucks   pot $0.40
  ¶
  pot       amount  could win it  won it
  ────────────────────────────────────────
  main pot   $0.40  H             H
  H is the only one left in the main pot, so H wins it: $0.40 (MIK-31)
  ¶
  in the ledger (show 23):
  party  asset  with  amount
  ────────────────────────────
  A      chips        -$0.05
  B      chips        -$0.05
  C      chips        -$0.05
  D      chips        -$0.05
  E      chips        -$0.05
  F      chips        -$0.05
  G      chips        -$0.05
  H      chips         $0.35
> 9h

Instead of a common card the players still in may agree to shuffle the folded cards back, or get a new deal for the pot.

$ hand new --yes
< seven-card-stud d h
< ¶
< 2c 3d 4h 5s 6c 7d 8h Ks
< k*
< 2d 3h 4s 5c 6d 7h 8s Kc
< k*
< Tc Td Th Ts Jc Jd Jh Js
< k*
< Qc Qd Qh Qs 9c 9d 9s As
< k*
< ! all agree that the folded cards come back
< k*
< w a
! seven-card-stud, A deals, 8 in: A B C D E F G H
! Enter to deal > seven-card-stud d h
! seven-card-stud, H deals, 8 in: A B C D E F G H
! Enter to deal > ¶
! note: 8 players may need 56 cards, but the deck has only 52: if it runs out,
!   deal a community card, do what everybody still in agrees on, or `redeal`
!   (MIK-34)
! third street, one card up: A B C D E F G H > 2c 3d 4h 5s 6c 7d 8h Ks
! note: `H` has the best cards showing and opens (MIK-66)
! H 10.30 · pot 0.40 · check, bet 0.05–0.50 > k*
! fourth street, one card up: A B C D E F G H > 2d 3h 4s 5c 6d 7h 8s Kc
! note: `H` has the best cards showing and opens (MIK-66)
! H 10.30 · pot 0.40 · check, bet 0.05–0.50 > k*
! fifth street, one card up: A B C D E F G H > Tc Td Th Ts Jc Jd Jh Js
! note: `H` has the best cards showing and opens (MIK-66)
! H 10.30 · pot 0.40 · check, bet 0.05–0.50 > k*
! sixth street, one card up: A B C D E F G H > Qc Qd Qh Qs 9c 9d 9s As
! note: `H` has the best cards showing and opens (MIK-66)
! H 10.30 · pot 0.40 · check, bet 0.05–0.50 > k*
! 8 cards due, 4 in the deck · common, redeal or ! > ! all agree that the folded cards come back
! 7 cards due, 3 in the deck · redeal or ! > k*
! error: the hand needs 7 more cards, but the deck has only 3 (MIK-34); redeal
!   deals again to the players still in, or ! all agree shuffles the discards
! 7 cards due, 3 in the deck · redeal or ! > w a
! error: the hand needs 7 more cards, but the deck has only 3 (MIK-34); redeal
!   deals again to the players still in, or ! all agree shuffles the discards
! 7 cards due, 3 in the deck · redeal or ! > ¶
! error: the hand isn't finished, so nothing was recorded
! hint: hand new
= 4
> 8 cards due, 4 in the deck
$ hand new --yes
< seven-card-stud d h
< ¶
< 2c 3d 4h 5s 6c 7d 8h Ks
< k*
< 2d 3h 4s 5c 6d 7h 8s Kc
< k*
< Tc Td Th Ts Jc Jd Jh Js
< k*
< Qc Qd Qh Qs 9c 9d 9s As
< k*
< redeal
  hand 2, seven-card-stud: nobody wins; $0.40 carries over to the next hand
  recorded #25 ········
! seven-card-stud, A deals, 8 in: A B C D E F G H
! Enter to deal > seven-card-stud d h
! seven-card-stud, H deals, 8 in: A B C D E F G H
! Enter to deal > ¶
! note: 8 players may need 56 cards, but the deck has only 52: if it runs out,
!   deal a community card, do what everybody still in agrees on, or `redeal`
!   (MIK-34)
! third street, one card up: A B C D E F G H > 2c 3d 4h 5s 6c 7d 8h Ks
! note: `H` has the best cards showing and opens (MIK-66)
! H 10.30 · pot 0.40 · check, bet 0.05–0.50 > k*
! fourth street, one card up: A B C D E F G H > 2d 3h 4s 5c 6d 7h 8s Kc
! note: `H` has the best cards showing and opens (MIK-66)
! H 10.30 · pot 0.40 · check, bet 0.05–0.50 > k*
! fifth street, one card up: A B C D E F G H > Tc Td Th Ts Jc Jd Jh Js
! note: `H` has the best cards showing and opens (MIK-66)
! H 10.30 · pot 0.40 · check, bet 0.05–0.50 > k*
! sixth street, one card up: A B C D E F G H > Qc Qd Qh Qs 9c 9d 9s As
! note: `H` has the best cards showing and opens (MIK-66)
! H 10.30 · pot 0.40 · check, bet 0.05–0.50 > k*
! 8 cards due, 4 in the deck · common, redeal or ! > redeal
! the cards ran out, so $0.40 carries over to a new deal for A, B, C, D, E, F, G
!   and H (MIK-34)
! ¶
> $0.40 carries over to a new deal for A
> MIK-34
