# Players who agree on a split before the second run is dealt share the pot, in games where they discard between the rounds too.

$ init --house casino
  started a new book in USD with `casino` rules
  recorded #2 ········
! next: add the players (player add NAME NAME)
$ player add Ann Bob Cat
  Ann, a regular
  Bob, a regular
  Cat, a regular
  recorded #5 ········
! next: open the night (open --banker NAME)
$ open --banker Ann
  night 1 is open at The Card Room; Ann is the banker
  recorded #6 ········
! next: sell chips (buy NAME AMOUNT)
$ buy Ann 40
  Ann buys chips: $40.00 in cash; stack $40.00
  recorded #7 ········
! next: play (hand new or hand result), then count the stacks
$ buy Bob 40
  Bob buys chips: $40.00 in cash; stack $40.00
  recorded #8 ········
$ buy Cat 40
  Cat buys chips: $40.00 in cash; stack $40.00
  recorded #9 ········
$ hand new
< crazy-pineapple-hi-lo-8
< d Cat
< ¶
< k
< k
< k
< 8d As 2c
< a
< c
< c
< Qh
< 6c
< ¶
< run 2
< Qc
< split Ann 60 Bob 40 Cat 20
< y
  hand 1, crazy-pineapple-hi-lo-8: Ann wins $60.00, Bob wins $40.00, Cat wins
    $20.00
  recorded #11 ········
! no game yet, no dealer yet, 3 in: Ann Bob Cat
! which game? > crazy-pineapple-hi-lo-8
! crazy-pineapple-hi-lo-8, no dealer yet, 3 in: Ann Bob Cat
! who deals? > d Cat
! crazy-pineapple-hi-lo-8, Cat deals, 3 in: Ann Bob Cat
! Enter to deal > ¶
! Ann 40.00 · pot 0.00 · check, bet 0.01–40.00 > k
! Bob 40.00 · pot 0.00 · check, bet 0.01–40.00 > k
! Cat 40.00 · pot 0.00 · check, bet 0.01–40.00 > k
! flop · pot 0.00 > 8d As 2c
! flop: 8d As 2c · pot 0.00
! Ann 40.00 · pot 0.00 · check, bet 0.01–40.00 > a
! Bob 40.00 · pot 40.00 · call 40.00 all-in > c
! Cat 40.00 · pot 80.00 · call 40.00 all-in > c
! pot 120.00 · each discards 1: Ann Bob Cat > Qh
! pot 120.00 · each discards 1: Bob Cat > 6c
! pot 120.00 · each discards 1: Cat > ¶
! note: nobody can bet anymore: everybody still in turns up their cards now
! turn · pot 120.00 > run 2
! turn of run 1 · pot 120.00 > Qc
! run 1 turn: 8d As 2c Qc · pot 120.00
! river of run 1 · pot 120.00 > split Ann 60 Bob 40 Cat 20
! everybody still in agreed: Ann gets $60.00 (standard rule)
! everybody still in agreed: Bob gets $40.00 (standard rule)
! everybody still in agreed: Cat gets $20.00 (standard rule)
! Ann gets 60.00 (+20.00), Bob gets 40.00 (+0.00), Cat gets 20.00 (-20.00)
! record? [Y/n] > y
> everybody still in agreed: Ann gets $60.00 (standard rule)
$ hand show 1
  hand 1, crazy-pineapple-hi-lo-8: Ann wins $60.00, Bob wins $40.00, Cat wins
    $20.00 (event 11, 2026-01-02 19:06)
  ¶
  player        posted  before   after
  ──────────────────────────────────────
  Ann           –       $40.00  $60.00
  Bob           –       $40.00  $40.00
  Cat (button)  –       $40.00  $20.00
  ¶
  before the flop
    Ann checks  pot $0.00
    Bob checks  pot $0.00
    Cat checks  pot $0.00
  board 8d As 2c
    Ann bets $40.00, all in              pot $40.00
    Bob calls $40.00, all in             pot $80.00
    Cat calls $40.00, all in            pot $120.00
    Ann discards Qh                     pot $120.00
    Bob discards 6c                     pot $120.00
    Cat discards 1 card                 pot $120.00
    the rest of the board is run twice  pot $120.00
  board 8d As 2c Qc
    the players still in agree on a split  pot $120.00
  ¶
  pot        amount  could win it      won it
  ───────────────────────────────────────────────────────
  main pot  $120.00  Ann, Bob and Cat  Ann, Bob and Cat
  everybody still in agreed: Ann gets $60.00 (standard rule)
  everybody still in agreed: Bob gets $40.00 (standard rule)
  everybody still in agreed: Cat gets $20.00 (standard rule)
  ¶
  in the ledger (show 11):
  party  asset  with   amount
  ─────────────────────────────
  Cat    chips        -$20.00
  Ann    chips         $20.00
$ hand new
< holdem
< ¶
< a
< c
< c
< run 2
< 8d As 2c
< 7h
< 6h
< 8d As 2c
< split Ann 40 Bob 40 Cat 20
< y
  hand 2, holdem: Ann wins $40.00, Bob wins $40.00, Cat wins $20.00
  recorded #13 ········
! crazy-pineapple-hi-lo-8, Ann deals, 3 in: Ann Bob Cat
! Enter to deal > holdem
! holdem, Ann deals, 3 in: Ann Bob Cat
! Enter to deal > ¶
! Bob 40.00 · pot 0.00 · check, bet 0.01–40.00 > a
! Cat 20.00 · pot 40.00 · call 20.00 all-in > c
! Ann 60.00 · pot 60.00 · call 40.00 > c
! note: nobody can bet anymore: everybody still in turns up their cards now
! flop · pot 100.00 > run 2
! flop of run 1 · pot 100.00 > 8d As 2c
! run 1 flop: 8d As 2c · pot 100.00
! turn of run 1 · pot 100.00 > 7h
! run 1 turn: 8d As 2c 7h · pot 100.00
! river of run 1 · pot 100.00 > 6h
! run 1 river: 8d As 2c 7h 6h · pot 100.00
! flop of run 2 · pot 100.00 > 8d As 2c
! error: 8d is already on the table
! flop of run 2 · pot 100.00 > split Ann 40 Bob 40 Cat 20
! not everybody put in the same amount, so there are 2 pots, each for the players
!   who paid into it (standard rule)
! everybody still in agreed: Ann gets $40.00 (standard rule)
! everybody still in agreed: Bob gets $40.00 (standard rule)
! everybody still in agreed: Cat gets $20.00 (standard rule)
! Ann gets 40.00 (+0.00), Bob gets 40.00 (+0.00), Cat gets 20.00 (+0.00)
! record? [Y/n] > y
$ hand show 2
  hand 2, holdem: Ann wins $40.00, Bob wins $40.00, Cat wins $20.00 (event 13,
    2026-01-02 19:08)
  ¶
  player        posted  before   after
  ──────────────────────────────────────
  Ann (button)  –       $60.00  $60.00
  Bob           –       $40.00  $40.00
  Cat           –       $20.00  $20.00
  ¶
  before the flop
    Bob bets $40.00, all in              pot $40.00
    Cat calls $20.00, all in             pot $60.00
    Ann calls $40.00                    pot $100.00
    the rest of the board is run twice  pot $100.00
  board 8d As 2c
  board 8d As 2c 7h
  board 8d As 2c 7h 6h
    the players still in agree on a split  pot $100.00
  ¶
  pot         amount  could win it      won it
  ────────────────────────────────────────────────────────
  main pot    $60.00  Ann, Bob and Cat  Ann, Bob and Cat
  side pot 1  $40.00  Ann and Bob       Ann and Bob
  not everybody put in the same amount, so there are 2 pots, each for the players
    who paid into it (standard rule)
  everybody still in agreed: Ann gets $40.00 (standard rule)
  everybody still in agreed: Bob gets $40.00 (standard rule)
  everybody still in agreed: Cat gets $20.00 (standard rule)
