# A pot waits for three, and the dealer is all-in: he deals again, and the button goes on from him.
# rules: DAV-25

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
$ buy Ann 50
  Ann buys chips: $50.00 in cash; stack $50.00
  recorded #8 ········
! next: play (hand new or hand result), then count the stacks
$ seat Ann 1
  Ann has seat 1
  recorded #9 ········
$ buy Bob 50
  Bob buys chips: $50.00 in cash; stack $50.00
  recorded #10 ········
$ seat Bob 2
  Bob has seat 2
  recorded #11 ········
$ buy Cat 50
  Cat buys chips: $50.00 in cash; stack $50.00
  recorded #12 ········
$ seat Cat 3
  Cat has seat 3
  recorded #13 ········
$ buy Dan 50
  Dan buys chips: $50.00 in cash; stack $50.00
  recorded #14 ········
$ seat Dan 4
  Dan has seat 4
  recorded #15 ········
$ deal --dealer Ann
  Ann deals
  holdem: Bob posts the small blind, $0.25; Cat posts the big blind, $0.50
  recorded #16 ········
$ hand result --game holdem --in Ann=50 --in Bob=10 --in Cat=10 --carry 70 --for Ann --for Bob --for Cat --really
  hand 1, holdem: nobody wins; $70.00 carries over to the next hand
  recorded #17 ········
$ deal
  Ann deals
  holdem: Bob posts the small blind, $0.25; Cat posts the big blind, $0.50
! note: `Ann` already has the next deal, so nothing was recorded; if that hand was already played, type deal --next (DAV-25)
> Ann deals
$ hand new --yes
< ¶
< c
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
  hand 2, holdem: Cat wins $71.00
  recorded #18 ········
! holdem, .25/.50, 70.00 in the pot, Ann deals, 3 in: Ann Bob Cat
! Enter to deal > ¶
! Bob 39.75 · pot 70.75 · call 0.25, raise 1.00–40.00 > c
! Cat 39.50 · pot 71.00 · check, raise 1.00–40.00 > k
! flop · pot 71.00 > Ah7d2c
! flop: Ah 7d 2c · pot 71.00
! Bob 39.50 · pot 71.00 · check, bet 0.50–39.50 > k*
! turn · pot 71.00 > 9s
! turn: Ah 7d 2c 9s · pot 71.00
! Bob 39.50 · pot 71.00 · check, bet 0.50–39.50 > k*
! river · pot 71.00 > 9h
! river: Ah 7d 2c 9s 9h · pot 71.00
! Bob 39.50 · pot 71.00 · check, bet 0.50–39.50 > k*
! pot 71.00 · Bob shows > 2s3d
! pot 71.00 · Cat shows > AsAd
! pot 71.00 · Ann shows > KsKd
! nobody bet in the last round, so Bob, on the dealer's left, shows first (DAV-52)
! not everybody put in the same amount, so there are 2 pots, each for the players
!   who paid into it (DAV-14)
! Cat has the best hand for the main pot of $70.00: full house, aces over nines
!   (DAV-54)
! Cat has the best hand for side pot 1 ($1.00): full house, aces over nines
!   (DAV-54)
! Bob -0.50, Cat gets 71.00 (+70.50)
! ¶
> Ann deals, 3 in: Ann Bob Cat
> Cat gets 71.00
$ deal
  Bob deals
    the deal passes to the left (DAV-25)
  holdem: Cat posts the small blind, $0.25; Dan posts the big blind, $0.50
  recorded #19 ········
> Bob deals
> Cat posts the small blind, $0.25; Dan posts the big blind, $0.50
