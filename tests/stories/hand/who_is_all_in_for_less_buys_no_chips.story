# Who is all-in for less plays for the main pot: chips bought in that hand would play in none of its pots (IGL-14, IGL-15). Who is
# all-in and level with the others buys as he likes.

file bought.phh:
  variant = "five-card-draw"
  _house = "igloo"
  starting_stacks = [20.00, 0.30, 40.00]
  actions = ["d dh p1 ??????????", "d dh p2 ??????????", "d dh p3 ??????????", "p1 cbr 0.50", "p2 cc", "p2 chips 1.00 p1", "p3 cc", "p1 sd", "p2 sd", "p3 sd", "p1 cc", "p3 cc", "p1 sm AhAd2c3c4d", "p2 sm KhKd2d3d4c", "p3 sm QhQd2h3h4h"]
  players = ["Bob", "Cat", "Ann"]

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
$ open --banker Ann
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
$ seat Ann 1
  Ann has seat 1
  recorded #10 ········
$ seat Bob 2
  Bob has seat 2
  recorded #11 ········
$ seat Cat 3
  Cat has seat 3
  recorded #12 ········
$ count Cat .30
  Cat has $0.30: down $19.70 in unrecorded hands
  recorded #13 ········
! next: count the stacks of Ann and Bob
$ deal --dealer Ann
  Ann deals
  recorded #14 ········
$ hand add bought.phh
! error: bought.phh:4:103: action 6: `Cat` is all-in for less than the bet and plays for the main pot; chips bought now don't play until the next hand (IGL-15)
= 5
$ hand new --yes
< five-card-draw
< ¶
< .5
< c
< $ cat 1 from bob
< c
< $ cat 1 from bob
< p
< p
< p
< .25
< c
< AhAd2c3c4d
< KhKd2d3d4c
< QhQd2h3h4h
  hand 1, five-card-draw: Bob wins $2.10
  recorded #15 ········
! no game yet, Ann deals, 3 in: Ann Bob Cat
! which game? > five-card-draw
! five-card-draw, Ann deals, 3 in: Ann Bob Cat
! Enter to deal > ¶
! note: `Ann` antes $0.30 for all 3 players (IGL-08)
! Bob 20.00 · pot 0.30 · check, bet 0.05–0.50 > .5
! Cat 0.30 · pot 0.80 · call 0.30 all-in > c
! Ann 19.70 · pot 1.10 · call 0.50, raise 0.55–1.00 > $ cat 1 from bob
! error: `Cat` is all-in for less than the bet and plays for the main pot; chips
!   bought now don't play until the next hand (IGL-15)
! Ann 19.70 · pot 1.10 · call 0.50, raise 0.55–1.00 > c
! Bob 19.50 · pot 1.60 · draws 0–3 > $ cat 1 from bob
! error: `Cat` is all-in for less than the bet and plays for the main pot; chips
!   bought now don't play until the next hand (IGL-15)
! Bob 19.50 · pot 1.60 · draws 0–3 > p
! Cat 0.00 · pot 1.60 · draws 0–3 > p
! Ann 19.20 · pot 1.60 · draws 0–3 > p
! Bob 19.50 · pot 1.60 · check, bet 0.05–1.00 > .25
! Ann 19.20 · pot 1.85 · call 0.25, raise 0.30–1.25 > c
! pot 2.10 · Bob shows > AhAd2c3c4d
! pot 2.10 · Cat shows > KhKd2d3d4c
! pot 2.10 · Ann shows > QhQd2h3h4h
! not everybody put in the same amount, so there are 2 pots, each for the players
!   who paid into it (IGL-15)
! Bob has the best hand for the main pot of $1.20: pair of aces (IGL-18)
! Bob has the best hand for side pot 1 ($0.90): pair of aces (IGL-18)
! Ann -1.05, Bob gets 2.10 (+1.35), Cat -0.30
! ¶
! next: play (hand new or hand result), then count the stacks
> chips  bought now don't play until the next hand (IGL-15)
> Ann -1.05, Bob

$ count Cat .30
  Cat has $0.30: up $0.30 in unrecorded hands
  recorded #16 ········
! next: count the stacks of Ann and Bob
$ hand new --yes
< five-card-draw
< d Ann
< ¶
< .3
< c
< c
< $ cat 1 from bob
< p
< p
< p
< .25
< c
< c
< AhAd2c3c4d
< KhKd2d3d4c
< QhQd2h3h4h
  hand 2, five-card-draw: Bob wins $1.95
  recorded #19 ········
! five-card-draw, Bob deals, 3 in: Ann Bob Cat
! Enter to deal > five-card-draw
! five-card-draw, Bob deals, 3 in: Ann Bob Cat
! Enter to deal > d Ann
! five-card-draw, Ann deals, 3 in: Ann Bob Cat
! Enter to deal > ¶
! note: `Ann` antes $0.30 for all 3 players (IGL-08)
! Bob 21.35 · pot 0.30 · check, bet 0.05–0.50 > .3
! Cat 0.30 · pot 0.60 · call 0.30 all-in > c
! Ann 18.65 · pot 0.90 · call 0.30, raise 0.35–0.80 > c
! Bob 21.05 · pot 1.20 · draws 0–3 > $ cat 1 from bob
! Bob 20.05 · pot 1.20 · draws 0–3 > p
! Cat 1.00 · pot 1.20 · draws 0–3 > p
! Ann 18.35 · pot 1.20 · draws 0–3 > p
! Bob 20.05 · pot 1.20 · check, bet 0.05–1.00 > .25
! Cat 1.00 · pot 1.45 · call 0.25, raise 0.30–1.00 > c
! Ann 18.35 · pot 1.70 · call 0.25, raise 0.30–1.25 > c
! pot 1.95 · Bob shows > AhAd2c3c4d
! pot 1.95 · Cat shows > KhKd2d3d4c
! pot 1.95 · Ann shows > QhQd2h3h4h
! Bob has the best hand for the main pot of $1.95: pair of aces (IGL-18)
! Ann -0.85, Bob gets 1.95 (+1.40), Cat -0.55
! ¶
! next: play (hand new or hand result), then count the stacks
$ audit
  check           found
  ────────────────────────────────────────────────────────────
  file        ok  pages and indexes are sound
  references  ok  no broken links
  people      ok  nobody is listed twice
  chain       ok  19 events in an unbroken chain
  entries     ok  26 postings match their events and balance
  replay      ok  29 tables match the events
  requests    ok  every answer belongs to its events
  hands       ok  2 hands settled again, same result
  ¶
  the book is in order: 19 events
