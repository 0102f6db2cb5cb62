# A pot that waits for three players who are all-in: nobody can bet, and the cards decide.

$ init --house dave
  started a new book in USD with `dave` rules
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
$ open --banker Ann --stakes .25/.50
  night 1 is open at Dave's cash game; Ann is the banker
  recorded #7 ········
! note: tonight's buy-in limits, unless everybody agrees to different ones in writing: each player buys at least $10.00; each player can buy up to a $50.00 stack, or the biggest stack at the table (DAV-17)
! next: sell chips (buy NAME AMOUNT)
$ buy Ann 20
  Ann buys chips: $20.00 in cash; stack $20.00
  recorded #8 ········
! next: play (hand new or hand result), then count the stacks
$ seat Ann 1
  Ann has seat 1
  recorded #9 ········
$ buy Bob 20
  Bob buys chips: $20.00 in cash; stack $20.00
  recorded #10 ········
$ seat Bob 2
  Bob has seat 2
  recorded #11 ········
$ buy Cat 20
  Cat buys chips: $20.00 in cash; stack $20.00
  recorded #12 ········
$ seat Cat 3
  Cat has seat 3
  recorded #13 ········
$ buy Dan 20
  Dan buys chips: $20.00 in cash; stack $20.00
  recorded #14 ········
$ seat Dan 4
  Dan has seat 4
  recorded #15 ········
$ deal --dealer Ann
  Ann deals
  holdem: Bob posts the small blind, $0.25; Cat posts the big blind, $0.50
  recorded #16 ········
$ hand result --game holdem --in Ann=20 --in Bob=20 --in Cat=20 --in Dan=10 --carry 70 --for Ann --for Bob --for Cat
  hand 1, holdem: nobody wins; $70.00 carries over to the next hand
  recorded #17 ········
$ hand new --yes
< ¶
< Ah7d2c
< 9s
< 9h
< AsAd
< KsKd
< 2s3d
  hand 2, holdem: Bob wins $70.00
  recorded #18 ········
! holdem, .25/.50, 70.00 in the pot, Ann deals, 3 in: Ann Bob Cat
! Enter to deal > ¶
! note: `Bob` has no chips but has to post $0.25: `Bob` is all-in and can only win
!   the main pot
! note: `Cat` has no chips but has to post $0.50: `Cat` is all-in and can only win
!   the main pot
! note: nobody can bet anymore: you can keep your hands face down until the board
!   is complete (DAV-50)
! note: everybody still in can agree to run it more than once (run 2) (DAV-51)
! flop · pot 70.00 > Ah7d2c
! flop: Ah 7d 2c · pot 70.00
! turn · pot 70.00 > 9s
! turn: Ah 7d 2c 9s · pot 70.00
! river · pot 70.00 > 9h
! river: Ah 7d 2c 9s 9h · pot 70.00
! pot 70.00 · Bob shows > AsAd
! pot 70.00 · Cat shows > KsKd
! pot 70.00 · Ann shows > 2s3d
! nobody bet in the last round, so Bob, on the dealer's left, shows first (DAV-52)
! Bob has the best hand for the main pot of $70.00: full house, aces over nines
!   (DAV-54)
! Bob gets 70.00 (+70.00)
! ¶
> Bob gets 70.00
