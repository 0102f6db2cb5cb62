# An ante that a stack cannot pay: the player wins as much of each ante as he put in himself.

$ init --house casino
  started a new book in USD with `casino` rules
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
$ open --banker Ann --stakes 1/2
  night 1 is open at The Card Room; Ann is the banker
  recorded #7 ········
! next: sell chips (buy NAME AMOUNT)
$ tournament new --entry 20 --stack 1000 --unit 10 --levels "100/200/20@20"
  tournament 1
  entry $20.00 for 1,000 chips (smallest 10)
  recorded #8 ········
! next: enter the players (tournament enter NAME NAME)
$ tournament enter Ann Bob Cat Dan
  Ann enters for $20.00: 1,000 chips
  Bob enters for $20.00: 1,000 chips
  Cat enters for $20.00: 1,000 chips
  Dan enters for $20.00: 1,000 chips
  4 entered; the prize pool is $80.00
  recorded #16 ········
! next: enter everybody, then tournament start
$ seat Ann 1
  Ann has seat 1
  recorded #17 ········
$ seat Bob 2
  Bob has seat 2
  recorded #18 ········
$ seat Cat 3
  Cat has seat 3
  recorded #19 ········
$ seat Dan 4
  Dan has seat 4
  recorded #20 ········
$ tournament start --payout 60/40
  tournament 1, running
  level 1, 100/200, ante 20, 20:00 left
  4 of 4 players left, 4,000 chips in play, average stack 1,000
  4 entries at $20.00 for 1,000 chips
  ¶
  player  place  chips  paid in  rebuys
  ───────────────────────────────────────
  Ann        in  1,000   $20.00       –
  Bob        in  1,000   $20.00       –
  Cat        in  1,000   $20.00       –
  Dan        in  1,000   $20.00       –
  ¶
  place   prize
  ───────────────
      1  $48.00
      2  $32.00
  prize pool $80.00
  recorded #21 ········
! next: play (hand new or hand result)
$ deal --dealer Ann
  Ann deals
  recorded #22 ········
$ hand result --game holdem --in Cat=990 --in Ann=990 --win Ann=1980
  hand 1, holdem: Ann wins 1,980
  recorded #23 ········
! note: going by the button, the pot should have 120 from `Bob` and 20 from `Dan`, but this hand leaves that out; undo, and type: hand result --game holdem --in Cat=990 --in Ann=990 --win Ann=2120 --in Bob=120 --in Dan=20 (and --away for players who were sitting out)
$ deal --dealer Dan
  Dan deals
  if it's holdem again: Ann antes 20 and posts the small blind, 100; Bob antes 20
    and posts the big blind, 200; Cat and Dan ante 20 each
    `Cat` has 10 but has to post 20: `Cat` is all-in and can only win the main pot
  recorded #24 ········
$ hand new --yes
< holdem
< ¶
< c
< f
< k
< Ah7d2c
< k*
< 9s
< k*
< 9h
< k*
< 2s3d
< AsAd
< KsKd
  hand 2, holdem: Cat wins 40, Dan wins 530
  recorded #25 ········
! holdem, 100/200, Dan deals, 4 in: Ann Bob Cat Dan
! Enter to deal > holdem
! holdem, 100/200, Dan deals, 4 in: Ann Bob Cat Dan
! Enter to deal > ¶
! note: `Cat` has 10 but has to post 20: `Cat` is all-in and can only win the main
!   pot
! Dan 980 · pot 370 · call 200, raise 400–980 > c
! Ann 1870 · pot 570 · call 100, raise 400–1970 > f
! Bob 780 · pot 570 · check, raise 400–980 > k
! flop · pot 570 > Ah7d2c
! flop: Ah 7d 2c · pot 570
! Bob 780 · pot 570 · check, bet 200–780 > k*
! turn · pot 570 > 9s
! turn: Ah 7d 2c 9s · pot 570
! Bob 780 · pot 570 · check, bet 200–780 > k*
! river · pot 570 > 9h
! river: Ah 7d 2c 9s 9h · pot 570
! Bob 780 · pot 570 · check, bet 200–780 > k*
! pot 570 · Bob shows > 2s3d
! pot 570 · Cat shows > AsAd
! pot 570 · Dan shows > KsKd
! not everybody put in the same amount, so there are 2 pots, each for the players
!   who paid into it (standard rule)
! Cat has the best hand for the main pot of 40: full house, aces over nines
!   (standard rule)
! Dan has the best hand for side pot 1 (530): two pair, kings and nines (standard
!   rule)
! Ann -120, Bob -220, Cat gets 40 (+30), Dan gets 530 (+310)
! ¶
> Cat gets 40
> Dan gets 530
$ hand show 2
  hand 2, holdem: Cat wins 40, Dan wins 530 (event 25, 2026-01-02 19:16)
  ¶
  player        posted              before  after
  ─────────────────────────────────────────────────
  Ann           ante 20, blind 100   1,990  1,870
  Bob           ante 20, blind 200   1,000    780
  Cat           ante 10, all in         10     40
  Dan (button)  ante 20              1,000  1,310
  ¶
  before the flop
    Dan calls 200  pot 570
    Ann folds      pot 570
    Bob checks     pot 570
  board Ah 7d 2c
    Bob checks  pot 570
    Dan checks  pot 570
  board Ah 7d 2c 9s
    Bob checks  pot 570
    Dan checks  pot 570
  board Ah 7d 2c 9s 9h
    Bob checks       pot 570
    Dan checks       pot 570
    Bob shows 2s 3d  pot 570
    Cat shows As Ad  pot 570
    Dan shows Ks Kd  pot 570
  ¶
  pot         amount  could win it      won it
  ──────────────────────────────────────────────
  main pot        40  Bob, Cat and Dan  Cat
  side pot 1     530  Bob and Dan       Dan
  not everybody put in the same amount, so there are 2 pots, each for the players
    who paid into it (standard rule)
  Cat has the best hand for the main pot of 40: full house, aces over nines
    (standard rule)
  Dan has the best hand for side pot 1 (530): two pair, kings and nines (standard
    rule)
  ¶
  in the ledger (show 25):
  party  asset   with  amount
  ─────────────────────────────
  Ann    stacks          -120
  Bob    stacks          -220
  Cat    stacks            30
  Dan    stacks           310
> main pot        40
