# Stud, draw and match-pot games entered at the table

$ init --house igloo
  started a new book in USD with `igloo` rules
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
$ open --house igloo --banker Ann
  night 1 is open at The Igloo; Ann is the banker
  recorded #6 ········
! next: sell chips (buy NAME AMOUNT)
$ buy Ann 20
  Ann buys chips: $20.00 in cash; stack $20.00
  recorded #7 ········
! next: play (hand new or hand result), then count the stacks
$ buy Bob 20
  Bob buys chips: $20.00 in cash; stack $20.00
  recorded #8 ········
$ buy Cat 20
  Cat buys chips: $20.00 in cash; stack $20.00
  recorded #9 ········

Whoever deals names the game. In stud the open cards are asked, because they say who opens; cards face down are not.

$ hand new
< ¶
< 7stud-hi-lo
< ann
< ¶
< 2c Kd 7h
< b.10cc
< 9s4h8d
< k*
< 5cJdQs
< k*
< 3dTsTc
< k*
< k*
< hlb
< k*
< ah4d6s
< 2h3h7c
< 9dJcKs
< y
  hand 1, seven-card-stud-hi-lo: Bob wins $0.30, Cat wins $0.30
  recorded #11 ········
! no game yet, no dealer yet, 3 in: Ann Bob Cat
! which game? > ¶
! error: which game? the dealer calls it (IGL-07)
! which game? > 7stud-hi-lo
! seven-card-stud-hi-lo, no dealer yet, 3 in: Ann Bob Cat
! who deals? > ann
! seven-card-stud-hi-lo, Ann deals, 3 in: Ann Bob Cat
! Enter to deal > ¶
! note: `Ann` antes $0.30 for all 3 players (IGL-08)
! third street, one card up: Bob Cat Ann > 2c Kd 7h
! Cat 20.00 · pot 0.30 · check, bet 0.05–0.50 > b.10cc
! fourth street, one card up: Bob Cat Ann > 9s4h8d
! Cat 19.90 · pot 0.60 · check, bet 0.05–0.50 > k*
! fifth street, one card up: Bob Cat Ann > 5cJdQs
! Cat 19.90 · pot 0.60 · check, bet 0.05–0.50 > k*
! sixth street, one card up: Bob Cat Ann > 3dTsTc
! Cat 19.90 · pot 0.60 · check, bet 0.05–0.50 > k*
! Cat 19.90 · pot 0.60 · check, bet 0.05–1.00 > k*
! pot 0.60 · h, l or b: Bob Cat Ann > hlb
! note: `Bob` opens as the first player going high to the dealer's left (IGL-30)
! Bob 19.90 · pot 0.60 · check, bet 0.05–1.00 > k*
! pot 0.60 · Bob shows > ah4d6s
! pot 0.60 · Cat shows > 2h3h7c
! pot 0.60 · Ann shows > 9dJcKs
! Ann went both ways, but lost the low half of the main pot to Cat (IGL-36)
! Bob has the best hand for the high half of the main pot: straight, six high
!   (IGL-18)
! Cat has the best hand for the low half of the main pot: ten-seven low (IGL-23)
! the main pot is split in half: $0.30 for each half (IGL-26)
! Ann -0.40, Bob gets 0.30 (+0.20), Cat gets 0.30 (+0.20)
! record? [Y/n] > y

In draw games how many cards are exchanged is enough.

$ hand new
< five-card-draw
< ¶
< k*
< 1 p 3
< b.25 c*
< w bob
< ¶
  hand 2, five-card-draw: Bob wins $1.05
  recorded #13 ········
! seven-card-stud-hi-lo, Bob deals, 3 in: Ann Bob Cat
! Enter to deal > five-card-draw
! five-card-draw, Bob deals, 3 in: Ann Bob Cat
! Enter to deal > ¶
! note: `Bob` antes $0.30 for all 3 players (IGL-08)
! Cat 20.20 · pot 0.30 · check, bet 0.05–0.50 > k*
! Cat 20.20 · pot 0.30 · draws 0–3 > 1 p 3
! Cat 20.20 · pot 0.30 · check, bet 0.05–1.00 > b.25 c*
! pot 1.05 · Cat shows > w bob
! nobody bet in round 1, so the pot stays at $0.30 (IGL-12)
! Bob is the only one left in the main pot, so Bob wins it: $1.05 (IGL-19)
! Ann -0.25, Bob gets 1.05 (+0.50), Cat -0.25
! record? [Y/n] > ¶

A game keeps its name for the next hand.

$ hand new --yes
< ¶
< b.25ff
  hand 3, five-card-draw: Ann wins $0.30
  recorded #15 ········
! five-card-draw, Cat deals, 3 in: Ann Bob Cat
! Enter to deal > ¶
! note: `Cat` antes $0.30 for all 3 players (IGL-08)
! Ann 19.35 · pot 0.30 · check, bet 0.05–0.50 > b.25ff
! nobody called Ann's last $0.25, so Ann gets it back (standard rule)
! Ann is the only one left in the main pot, so Ann wins it: $0.30 (standard rule)
! Ann gets 0.30 (+0.30), Cat -0.30
! ¶
$ hand list
  night  hand  game                     pot  recorded by
  ────────────────────────────────────────────────────────
      1     1  seven-card-stud-hi-lo  $0.60  full
      1     2  five-card-draw         $1.05  full
      1     3  five-card-draw         $0.30  full
