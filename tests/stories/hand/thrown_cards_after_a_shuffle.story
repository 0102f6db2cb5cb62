The deck runs out in the second draw, and everybody agrees to shuffle the discards. From then on each of them may come once, and what is thrown away later lies with the new discards.
rules: MIK-34

$ init --house mike
  started a new book in USD with `mike` rules
  recorded #2 ········
! next: add the players (player add NAME NAME)
$ player add Ann Bob Cat Dan Eve
  Ann, a regular
  Bob, a regular
  Cat, a regular
  Dan, a regular
  Eve, a regular
  recorded #7 ········
! next: open the night (open --banker NAME)
$ open --banker Ann
  night 1 is open at Mike's house; Ann is the banker
  recorded #8 ········
! next: sell chips (buy NAME AMOUNT)
$ buy Ann 20
  Ann buys chips: $20.00 in cash; stack $20.00
  recorded #9 ········
! next: play (hand new or hand result), then count the stacks
$ buy Bob 20
  Bob buys chips: $20.00 in cash; stack $20.00
  recorded #10 ········
! note: buy from a player first: `Ann` has $20.00 (MIK-04)
$ buy Cat 20
  Cat buys chips: $20.00 in cash; stack $20.00
  recorded #11 ········
$ buy Dan 20
  Dan buys chips: $20.00 in cash; stack $20.00
  recorded #12 ········
$ buy Eve 20
  Eve buys chips: $20.00 in cash; stack $20.00
  recorded #13 ········
$ deal --dealer Eve
  Eve deals
  recorded #14 ········
$ hand new --yes
< deuce-to-seven-triple-draw
< ¶
< kkkkk
< d 2c3c4c5c6c
< d 5
< d 5
< d 5
< d 5
< kkkkk
< d 5
< d 5
< d 5
< d 5
< d 5
< ! all agree
< kkkkk
< d 2c
< d 2c
< d 3c3c
< d 3d
< p
< p
< p
< kkkkk
< 2c7d8d9dTd
< 4c7d8d9dTd
< x
< x
< x
< x
  hand 1, deuce-to-seven-triple-draw: Ann wins $0.25
  recorded #16 ········
! no game yet, Eve deals, 5 in: Ann Bob Cat Dan Eve
! which game? > deuce-to-seven-triple-draw
! deuce-to-seven-triple-draw, Eve deals, 5 in: Ann Bob Cat Dan Eve
! Enter to deal > ¶
! note: `Ann`, to the dealer's left, opens the betting (MIK-67)
! note: 5 players may need 100 cards, but the deck has only 52: if it runs out,
!   deal a community card, do what everybody still in agrees on, or `redeal`
!   (MIK-34)
! Ann 19.95 · pot 0.25 · check, bet 0.05–0.50 > kkkkk
! Ann 19.95 · pot 0.25 · draws 0–5 > d 2c3c4c5c6c
! `d` is `Ann`'s move here, not a name
! Bob 19.95 · pot 0.25 · draws 0–5 > d 5
! `d` is `Bob`'s move here, not a name
! Cat 19.95 · pot 0.25 · draws 0–5 > d 5
! `d` is `Cat`'s move here, not a name
! Dan 19.95 · pot 0.25 · draws 0–5 > d 5
! `d` is `Dan`'s move here, not a name
! Eve 19.95 · pot 0.25 · draws 0–5 > d 5
! `d` is `Eve`'s move here, not a name
! Ann 19.95 · pot 0.25 · check, bet 0.05–0.50 > kkkkk
! Ann 19.95 · pot 0.25 · draws 0–5 > d 5
! `d` is `Ann`'s move here, not a name
! Bob 19.95 · pot 0.25 · draws 0–5 > d 5
! `d` is `Bob`'s move here, not a name
! Cat 19.95 · pot 0.25 · draws 0–5 > d 5
! `d` is `Cat`'s move here, not a name
! Dan 19.95 · pot 0.25 · draws 0–5 > d 5
! `d` is `Dan`'s move here, not a name
! Eve 19.95 · pot 0.25 · draws 0–5 > d 5
! `d` is `Eve`'s move here, not a name
! 25 cards due, 2 in the deck · redeal or ! > ! all agree
! Ann 19.95 · pot 0.25 · check, bet 0.05–0.50 > kkkkk
! Ann 19.95 · pot 0.25 · draws 0–5 > d 2c
! `d` is `Ann`'s move here, not a name
! Bob 19.95 · pot 0.25 · draws 0–5 > d 2c
! error: 2c was already thrown away
! Bob 19.95 · pot 0.25 · draws 0–5 > d 3c3c
! error: 3c is named twice
! Bob 19.95 · pot 0.25 · draws 0–5 > d 3d
! `d` is `Bob`'s move here, not a name
! Cat 19.95 · pot 0.25 · draws 0–5 > p
! Dan 19.95 · pot 0.25 · draws 0–5 > p
! Eve 19.95 · pot 0.25 · draws 0–5 > p
! Ann 19.95 · pot 0.25 · check, bet 0.05–0.50 > kkkkk
! pot 0.25 · Ann shows > 2c7d8d9dTd
! error: 2c was already thrown away
! pot 0.25 · Ann shows > 4c7d8d9dTd
! pot 0.25 · Bob shows > x
! pot 0.25 · Cat shows > x
! pot 0.25 · Dan shows > x
! pot 0.25 · Eve shows > x
! Ann is the only one left in the main pot, so Ann wins it: $0.25 (MIK-31)
! Ann gets 0.25 (+0.20), Bob -0.05, Cat -0.05, Dan -0.05, Eve -0.05
! ¶
! note: unusual in this hand: the host made a ruling
