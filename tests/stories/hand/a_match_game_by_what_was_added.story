# What the dealer adds can make a match game of any game: it goes on like one, and nobody antes for the pot that the losers made.
# rules: MIK-16, MIK-59

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
$ open --banker Ann
  night 1 is open at Mike's house; Ann is the banker
  recorded #6 ········
! next: sell chips (buy NAME AMOUNT)
$ buy Ann 20
  Ann buys chips: $20.00 in cash; stack $20.00
  recorded #7 ········
! next: play (hand new or hand result), then count the stacks
$ seat Ann 1
  Ann has seat 1
  recorded #8 ········
$ buy Bob 20
  Bob buys chips: $20.00 in cash; stack $20.00
  recorded #9 ········
! note: buy from a player first: `Ann` has $20.00 (MIK-04)
$ seat Bob 2
  Bob has seat 2
  recorded #10 ········
$ buy Cat 20
  Cat buys chips: $20.00 in cash; stack $20.00
  recorded #11 ········
$ seat Cat 3
  Cat has seat 3
  recorded #12 ········
$ hand new --yes
< five-card-draw match-pot
< d cat
< ¶
< p
< p
< p
< iio
< AhAdAcKhQh
< 2h3h4h5h7c
  hand 1, five-card-draw + match-pot: Ann wins $0.15; $0.15 carries over to the
    next hand
  recorded #14 ········
! no game yet, Ann deals, 3 in: Ann Bob Cat
! which game? > five-card-draw match-pot
! five-card-draw + match-pot, Ann deals, 3 in: Ann Bob Cat
! Enter to deal > d cat
! five-card-draw + match-pot, Cat deals, 3 in: Ann Bob Cat
! Enter to deal > ¶
! Ann 19.95 · pot 0.15 · draws 0–3 > p
! Bob 19.95 · pot 0.15 · draws 0–3 > p
! Cat 19.95 · pot 0.15 · draws 0–3 > p
! pot 0.15 · in or out: Ann Bob Cat > iio
! pot 0.15 · Ann shows > AhAdAcKhQh
! pot 0.15 · Bob shows > 2h3h4h5h7c
! Ann has the best hand for the main pot of $0.15: three aces (MIK-31)
! Bob pays $0.15 into the next pot (MIK-16)
! the game goes on with Ann, Bob and Cat for the pot of $0.15 (standard rule)
! Ann gets 0.15 (+0.10), Bob -0.20, Cat -0.05, 0.15 carries over to the next hand
! ¶
$ hand result --game "five-card-draw match-pot" --in Ann=.05 --in Bob=.05 --in Cat=.05 --win Ann=.30
! error: the losers of the last deal put up this pot, so nobody antes, but somebody anted $0.05 (MIK-16)
! hint: hand result --help
= 4
$ hand new --yes --dry-run
< ¶
< p
< p
< p
< ioo
  hand 2, five-card-draw + match-pot: Bob wins $0.15
  (dry run: nothing was recorded)
! five-card-draw + match-pot, 0.15 in the pot, Ann deals, 3 in: Ann Bob Cat
! Enter to deal > ¶
! Bob 19.80 · pot 0.15 · draws 0–3 > p
! Cat 19.95 · pot 0.15 · draws 0–3 > p
! Ann 20.10 · pot 0.15 · draws 0–3 > p
! pot 0.15 · in or out: Bob Cat Ann > ioo
! Bob is the only one left in the main pot, so Bob wins it: $0.15 (standard rule)
! nobody has to match the pot, so the game is over (standard rule)
! Bob gets 0.15 (+0.15)
! ¶
$ player add Dan
  Dan, a regular
  recorded #15 ········
$ buy Dan 20
  Dan buys chips: $20.00 in cash; stack $20.00
  recorded #16 ········
$ seat Dan 4
  Dan has seat 4
  recorded #17 ········
$ hand new --yes --dry-run
< +dan
< ¶
< q
  stopped: nothing was recorded
! five-card-draw + match-pot, 0.15 in the pot, Dan deals, 3 in: Ann Bob Cat
! Enter to deal > +dan
! five-card-draw + match-pot, 0.15 in the pot, Dan deals, 4 in: Ann Bob Cat Dan
! Enter to deal > ¶
! error: the pot is only for players who were in from the start, and `Dan` wasn't
!   (standard rule)
! Enter to deal > q
$ hand result --game five-card-draw --dealer Ann --in Ann=.05 --in Bob=.05 --in Cat=.05 --in Dan=.05 --win Ann=.35
  hand 2, five-card-draw: Ann wins $0.35
  recorded #19 ········
