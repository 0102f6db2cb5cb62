# A hand named wrongly is out once another was thrown away for it: who is left then has the pot, whatever is known of his cards
# rules: DAV-53, DAV-54, DAV-55, DAV-56

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
$ buy Ann 40
  Ann buys chips: $40.00 in cash; stack $40.00
  recorded #8 ········
! next: play (hand new or hand result), then count the stacks
$ seat Ann 1 --agreed
  Ann has seat 1
  recorded #9 ········
$ buy Bob 40
  Bob buys chips: $40.00 in cash; stack $40.00
  recorded #10 ········
$ seat Bob 2 --agreed
  Bob has seat 2
  recorded #11 ········
$ buy Cat 40
  Cat buys chips: $40.00 in cash; stack $40.00
  recorded #12 ········
$ seat Cat 3 --agreed
  Cat has seat 3
  recorded #13 ········
$ buy Dan 10
  Dan buys chips: $10.00 in cash; stack $10.00
  recorded #14 ········
$ seat Dan 4 --agreed
  Dan has seat 4
  recorded #15 ········
$ deal --dealer Ann
  Ann deals
  holdem: Bob posts the small blind, $0.25; Cat posts the big blind, $0.50
  recorded #16 ········

Bob calls a straight he does not have, and the others throw their hands away. Ann is the last one: nobody saw the board or her cards.

$ hand new --yes
< ¶
< c
< c
< c
< k
< ¶
< k*
< ¶
< k*
< ¶
< k*
< miscall bob
< asad
< x
< x
  hand 1, holdem: Ann wins $2.00
  recorded #17 ········
! holdem, .25/.50, Ann deals, 4 in: Ann Bob Cat Dan
! Enter to deal > ¶
! Dan 10.00 · pot 0.75 · call 0.50, raise 1.00–10.00 > c
! Ann 40.00 · pot 1.25 · call 0.50, raise 1.00–40.00 > c
! Bob 39.75 · pot 1.75 · call 0.25, raise 1.00–40.00 > c
! Cat 39.50 · pot 2.00 · check, raise 1.00–40.00 > k
! flop · pot 2.00 > ¶
! flop: ?? ?? ?? · pot 2.00
! Bob 39.50 · pot 2.00 · check, bet 0.50–39.50 > k*
! turn · pot 2.00 > ¶
! turn: ?? ?? ?? ?? · pot 2.00
! Bob 39.50 · pot 2.00 · check, bet 0.50–39.50 > k*
! river · pot 2.00 > ¶
! river: ?? ?? ?? ?? ?? · pot 2.00
! Bob 39.50 · pot 2.00 · check, bet 0.50–39.50 > k*
! pot 2.00 · Bob shows > miscall bob
! pot 2.00 · Bob shows > asad
! pot 2.00 · Cat shows > x
! pot 2.00 · Dan shows > x
! nobody bet in the last round, so Bob, on the dealer's left, shows first (DAV-52)
! Bob called the hand wrong and another player folded because of it, so it can't
!   win (DAV-55)
! Ann is the only one left in the main pot, so Ann wins it: $2.00 (DAV-55)
! Ann gets 2.00 (+1.50), Bob -0.50, Cat -0.50, Dan -0.50
! ¶
> Bob called the hand wrong and another player folded because of it, so it can't  win (DAV-55)
> Ann is the only one left in the main pot, so Ann wins it: $2.00 (DAV-55)
> hand 1, holdem: Ann wins $2.00

Between two: who threw his hand away for it has the pot, and taking it back costs him nothing.

$ hand new --yes
< ¶
< f
< c
< f
< k
< 5h6h7c
< k*
< 8d
< k*
< 2s
< k*
< kskd
< miscall dan
< x
< retrieve bob
  hand 2, holdem: Bob wins $1.25
  recorded #19 ········
! holdem, .25/.50, Bob deals, 4 in: Ann Bob Cat Dan
! Enter to deal > ¶
! Ann 41.50 · pot 0.75 · call 0.50, raise 1.00–41.50 > f
! Bob 39.50 · pot 0.75 · call 0.50, raise 1.00–39.50 > c
! Cat 39.25 · pot 1.25 · call 0.25, raise 1.00–39.50 > f
! Dan 9.00 · pot 1.25 · check, raise 1.00–9.50 > k
! flop · pot 1.25 > 5h6h7c
! flop: 5h 6h 7c · pot 1.25
! Dan 9.00 · pot 1.25 · check, bet 0.50–9.00 > k*
! turn · pot 1.25 > 8d
! turn: 5h 6h 7c 8d · pot 1.25
! Dan 9.00 · pot 1.25 · check, bet 0.50–9.00 > k*
! river · pot 1.25 > 2s
! river: 5h 6h 7c 8d 2s · pot 1.25
! Dan 9.00 · pot 1.25 · check, bet 0.50–9.00 > k*
! pot 1.25 · Dan shows > kskd
! pot 1.25 · Bob shows > miscall dan
! pot 1.25 · Bob shows > x
! nobody bet in the last round, so Dan, on the dealer's left, shows first (DAV-52)
! Dan called the hand wrong and another player folded because of it, so it can't
!   win (DAV-55)
! Bob is the only one left in the main pot, so Bob wins it: $1.25 (DAV-55)
! Bob gets 1.25 (+0.75), Cat -0.25, Dan -0.50
! retrieve bob
! Bob took the hand back out of the muck right away and plays on (DAV-56)
! nobody bet in the last round, so Dan, on the dealer's left, shows first (DAV-52)
! Dan called the hand wrong and another player folded because of it, so it can't
!   win (DAV-55)
! Bob is the only one left in the main pot, so Bob wins it: $1.25 (DAV-55)
! Bob gets 1.25 (+0.75), Cat -0.25, Dan -0.50
! ¶
> Dan called the hand wrong and another player folded because of it, so it can't  win (DAV-55)
> Bob is the only one left in the main pot, so Bob wins it: $1.25 (DAV-55)
> hand 2, holdem: Bob wins $1.25

Nobody threw his hand away for it: the cards speak.

$ hand new --yes
< ¶
< c
< c
< c
< k
< 5h6h7c
< k*
< 8d
< k*
< 2s
< k*
< asad
< miscall dan
< kskd
< qsqd
< jsjd
  hand 3, holdem: Dan wins $2.00
  recorded #21 ········
! holdem, .25/.50, Cat deals, 4 in: Ann Bob Cat Dan
! Enter to deal > ¶
! Bob 40.25 · pot 0.75 · call 0.50, raise 1.00–40.25 > c
! Cat 39.25 · pot 1.25 · call 0.50, raise 1.00–39.25 > c
! Dan 8.75 · pot 1.75 · call 0.25, raise 1.00–9.00 > c
! Ann 41.00 · pot 2.00 · check, raise 1.00–41.50 > k
! flop · pot 2.00 > 5h6h7c
! flop: 5h 6h 7c · pot 2.00
! Dan 8.50 · pot 2.00 · check, bet 0.50–8.50 > k*
! turn · pot 2.00 > 8d
! turn: 5h 6h 7c 8d · pot 2.00
! Dan 8.50 · pot 2.00 · check, bet 0.50–8.50 > k*
! river · pot 2.00 > 2s
! river: 5h 6h 7c 8d 2s · pot 2.00
! Dan 8.50 · pot 2.00 · check, bet 0.50–8.50 > k*
! pot 2.00 · Dan shows > asad
! pot 2.00 · Ann shows > miscall dan
! pot 2.00 · Ann shows > kskd
! pot 2.00 · Bob shows > qsqd
! pot 2.00 · Cat shows > jsjd
! nobody bet in the last round, so Dan, on the dealer's left, shows first (DAV-52)
! Dan called the hand wrong, but nobody folded because of it: cards speak (DAV-55)
! Dan has the best hand for the main pot of $2.00: pair of aces (DAV-54)
! Ann -0.50, Bob -0.50, Cat -0.50, Dan gets 2.00 (+1.50)
! ¶
> Dan has the best hand for the main pot of $2.00: pair of aces (DAV-54)

Dan is all-in for less, and Cat alone threw her hand away for Bob's: what lies above Dan's chips is hers.

$ hand new --yes
< ¶
< r 20
< a
< f
< c
< 5h6h7c
< k*
< 8d
< k*
< 2s
< k*
< miscall bob
< asad
< x
  hand 4, holdem: Cat wins $19.00, Dan wins $31.75
  recorded #23 ········
! holdem, .25/.50, Dan deals, 4 in: Ann Bob Cat Dan
! Enter to deal > ¶
! Cat 38.75 · pot 0.75 · call 0.50, raise 1.00–38.75 > r 20
! Dan 10.50 · pot 20.75 · call 10.50 all-in > a
! Ann 40.75 · pot 31.25 · call 19.75, raise 39.50–41.00 > f
! Bob 39.25 · pot 31.25 · call 19.50, raise 39.50–39.75 > c
! flop · pot 50.75 > 5h6h7c
! flop: 5h 6h 7c · pot 50.75
! Bob 19.75 · pot 50.75 · check, bet 0.50–19.75 > k*
! turn · pot 50.75 > 8d
! turn: 5h 6h 7c 8d · pot 50.75
! Bob 19.75 · pot 50.75 · check, bet 0.50–19.75 > k*
! river · pot 50.75 > 2s
! river: 5h 6h 7c 8d 2s · pot 50.75
! Bob 19.75 · pot 50.75 · check, bet 0.50–19.75 > k*
! pot 50.75 · Bob shows > miscall bob
! pot 50.75 · Bob shows > asad
! pot 50.75 · Cat shows > x
! nobody bet in the last round, so Bob, on the dealer's left, shows first (DAV-52)
! Bob called the hand wrong and another player folded because of it, so it can't
!   win (DAV-55)
! not everybody put in the same amount, so there are 2 pots, each for the players
!   who paid into it (DAV-14)
! Dan is the only one left in the main pot, so Dan wins it: $31.75 (DAV-55)
! Cat is the only one left in side pot 1, so Cat wins it: $19.00 (DAV-55)
! Ann -0.25, Bob -20.00, Cat gets 19.00 (-1.00), Dan gets 31.75 (+21.25)
! ¶
> Cat is the only one left in side pot 1, so Cat wins it: $19.00 (DAV-55)
$ audit
  check           found
  ────────────────────────────────────────────────────────────
  file        ok  pages and indexes are sound
  references  ok  no broken links
  people      ok  nobody is listed twice
  chain       ok  23 events in an unbroken chain
  entries     ok  31 postings match their events and balance
  replay      ok  29 tables match the events
  requests    ok  every answer belongs to its events
  hands       ok  4 hands settled again, same result
  ¶
  the book is in order: 23 events
> 4 hands settled again, same result
