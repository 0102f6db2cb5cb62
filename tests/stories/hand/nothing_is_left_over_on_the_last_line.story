# What is left over on the line that ends a hand stops it in a pipe, as on a line of its own: nothing is recorded

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
$ open --banker Ann --stakes .25/.50
  night 1 is open at Dave's cash game; Ann is the banker
  recorded #6 ········
! note: tonight's buy-in limits, unless everybody agrees to different ones in writing: each player buys at least $10.00; each player can buy up to a $50.00 stack, or the biggest stack at the table (DAV-17)
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

The two shared, and a pipe does not give it all to the first of them.

$ hand new --yes
< d cat
< ¶
< c c k
< 2s3s4s
< k*
< 5d
< k*
< 6h
< k*
< w bob cat
! holdem, .25/.50, Ann deals, 3 in: Ann Bob Cat
! Enter to deal > d cat
! holdem, .25/.50, Cat deals, 3 in: Ann Bob Cat
! Enter to deal > ¶
! Cat 20.00 · pot 0.75 · call 0.50, raise 1.00–20.00 > c c k
! flop · pot 1.50 > 2s3s4s
! flop: 2s 3s 4s · pot 1.50
! Ann 19.50 · pot 1.50 · check, bet 0.50–19.50 > k*
! turn · pot 1.50 > 5d
! turn: 2s 3s 4s 5d · pot 1.50
! Ann 19.50 · pot 1.50 · check, bet 0.50–19.50 > k*
! river · pot 1.50 > 6h
! river: 2s 3s 4s 5d 6h · pot 1.50
! Ann 19.50 · pot 1.50 · check, bet 0.50–19.50 > k*
! pot 1.50 · Ann shows > w bob cat
! nobody bet in the last round, so Ann, on the dealer's left, shows first (DAV-52)
! Bob is the only one left in the main pot, so Bob wins it: $1.50 (DAV-53)
! Ann -0.50, Bob gets 1.50 (+1.00), Cat -0.50
! error: w bob went in, but `cat` doesn't work here: y records the hand, n or q
!   quits, and < goes back
! ¶
! error: the hand is over, but `cat` comes after that, so nothing was recorded
! hint: hand new
= 4
$ hand new --yes
< d cat
< ¶
< c c k
< 2s3s4s
< k*
< 5d
< k*
< 6h
< k*
< AsAd 7c8c 9c8d split ann 1
! holdem, .25/.50, Ann deals, 3 in: Ann Bob Cat
! Enter to deal > d cat
! holdem, .25/.50, Cat deals, 3 in: Ann Bob Cat
! Enter to deal > ¶
! Cat 20.00 · pot 0.75 · call 0.50, raise 1.00–20.00 > c c k
! flop · pot 1.50 > 2s3s4s
! flop: 2s 3s 4s · pot 1.50
! Ann 19.50 · pot 1.50 · check, bet 0.50–19.50 > k*
! turn · pot 1.50 > 5d
! turn: 2s 3s 4s 5d · pot 1.50
! Ann 19.50 · pot 1.50 · check, bet 0.50–19.50 > k*
! river · pot 1.50 > 6h
! river: 2s 3s 4s 5d 6h · pot 1.50
! Ann 19.50 · pot 1.50 · check, bet 0.50–19.50 > k*
! pot 1.50 · Ann shows > AsAd 7c8c 9c8d split ann 1
! nobody bet in the last round, so Ann, on the dealer's left, shows first (DAV-52)
! Bob has the best hand for the main pot of $1.50: straight, eight high (DAV-54)
! Ann -0.50, Bob gets 1.50 (+1.00), Cat -0.50
! error: AsAd 7c8c 9c8d went in, but the shares add up to 1.00 and the pot is 1.50
! ¶
! error: the hand is over, but `split ann 1` comes after that, so nothing was recorded
! hint: hand new
= 4
$ hand new --yes
< d cat
< ¶
< c c k
< 2s3s4s
< k*
< 5d
< k*
< 6h
< k*
< AsAd
< 7c8c
< 9c8d Ts
! holdem, .25/.50, Ann deals, 3 in: Ann Bob Cat
! Enter to deal > d cat
! holdem, .25/.50, Cat deals, 3 in: Ann Bob Cat
! Enter to deal > ¶
! Cat 20.00 · pot 0.75 · call 0.50, raise 1.00–20.00 > c c k
! flop · pot 1.50 > 2s3s4s
! flop: 2s 3s 4s · pot 1.50
! Ann 19.50 · pot 1.50 · check, bet 0.50–19.50 > k*
! turn · pot 1.50 > 5d
! turn: 2s 3s 4s 5d · pot 1.50
! Ann 19.50 · pot 1.50 · check, bet 0.50–19.50 > k*
! river · pot 1.50 > 6h
! river: 2s 3s 4s 5d 6h · pot 1.50
! Ann 19.50 · pot 1.50 · check, bet 0.50–19.50 > k*
! pot 1.50 · Ann shows > AsAd
! pot 1.50 · Bob shows > 7c8c
! pot 1.50 · Cat shows > 9c8d Ts
! nobody bet in the last round, so Ann, on the dealer's left, shows first (DAV-52)
! Bob has the best hand for the main pot of $1.50: straight, eight high (DAV-54)
! Ann -0.50, Bob gets 1.50 (+1.00), Cat -0.50
! error: 9c8d went in, but `ts` doesn't work here: y records the hand, n or q
!   quits, and < goes back
! ¶
! error: the hand is over, but `Ts` comes after that, so nothing was recorded
! hint: hand new
= 4

Taken back and said again it is recorded.

$ hand new --yes --dry-run
< d cat
< ¶
< c c k
< 2s3s4s
< k*
< 5d
< k*
< 6h
< k*
< w bob cat
< <
< AsAd 7c8c
< 9c8d
  hand 1, holdem: Bob wins $1.50
  (dry run: nothing was recorded)
! holdem, .25/.50, Ann deals, 3 in: Ann Bob Cat
! Enter to deal > d cat
! holdem, .25/.50, Cat deals, 3 in: Ann Bob Cat
! Enter to deal > ¶
! Cat 20.00 · pot 0.75 · call 0.50, raise 1.00–20.00 > c c k
! flop · pot 1.50 > 2s3s4s
! flop: 2s 3s 4s · pot 1.50
! Ann 19.50 · pot 1.50 · check, bet 0.50–19.50 > k*
! turn · pot 1.50 > 5d
! turn: 2s 3s 4s 5d · pot 1.50
! Ann 19.50 · pot 1.50 · check, bet 0.50–19.50 > k*
! river · pot 1.50 > 6h
! river: 2s 3s 4s 5d 6h · pot 1.50
! Ann 19.50 · pot 1.50 · check, bet 0.50–19.50 > k*
! pot 1.50 · Ann shows > w bob cat
! nobody bet in the last round, so Ann, on the dealer's left, shows first (DAV-52)
! Bob is the only one left in the main pot, so Bob wins it: $1.50 (DAV-53)
! Ann -0.50, Bob gets 1.50 (+1.00), Cat -0.50
! error: w bob went in, but `cat` doesn't work here: y records the hand, n or q
!   quits, and < goes back
! <
! pot 1.50 · Ann shows > AsAd 7c8c
! pot 1.50 · Cat shows > 9c8d
! nobody bet in the last round, so Ann, on the dealer's left, shows first (DAV-52)
! Bob has the best hand for the main pot of $1.50: straight, eight high (DAV-54)
! Ann -0.50, Bob gets 1.50 (+1.00), Cat -0.50
! ¶
$ --book mike.book init --house mike
  started a new book in USD with `mike` rules
  recorded #2 ········
! next: add the players (player add NAME NAME)
$ --book mike.book player add Ann
  Ann, a regular
  recorded #3 ········
$ --book mike.book player add Bob
  Bob, a regular
  recorded #4 ········
! next: open the night (open --banker NAME)
$ --book mike.book player add Cat
  Cat, a regular
  recorded #5 ········
$ --book mike.book open --banker Ann
  night 1 is open at Mike's house; Ann is the banker
  recorded #6 ········
! next: sell chips (buy NAME AMOUNT)
$ --book mike.book buy Ann 20
  Ann buys chips: $20.00 in cash; stack $20.00
  recorded #7 ········
! next: play (hand new or hand result), then count the stacks
$ --book mike.book buy Bob 20
  Bob buys chips: $20.00 in cash; stack $20.00
  recorded #8 ········
! note: buy from a player first: `Ann` has $20.00 (MIK-04)
$ --book mike.book buy Cat 20
  Cat buys chips: $20.00 in cash; stack $20.00
  recorded #9 ········
$ --book mike.book seat Ann 1
  Ann has seat 1
  recorded #10 ········
$ --book mike.book seat Bob 2
  Bob has seat 2
  recorded #11 ········
$ --book mike.book seat Cat 3
  Cat has seat 3
  recorded #12 ········
$ --book mike.book hand new --yes
< draw
< d cat
< ¶
< .25 f f r .50
! no game yet, Ann deals, 3 in: Ann Bob Cat
! which game? > draw
! five-card-draw, Ann deals, 3 in: Ann Bob Cat
! Enter to deal > d cat
! five-card-draw, Cat deals, 3 in: Ann Bob Cat
! Enter to deal > ¶
! note: `Ann`, to the dealer's left, opens the betting (MIK-67)
! Ann 19.95 · pot 0.15 · check, bet 0.05–0.50 > .25 f f r .50
! nobody called Ann's last $0.25, so Ann gets it back (standard rule)
! Ann is the only one left in the main pot, so Ann wins it: $0.15 (standard rule)
! Ann gets 0.15 (+0.10), Bob -0.05, Cat -0.05
! error: .25 f f went in, but `r` doesn't work here: y records the hand, n or q
!   quits, and < goes back
! ¶
! error: the hand is over, but `r .50` comes after that, so nothing was recorded
! hint: --book mike.book hand new
= 4
$ --book mike.book hand new --yes
< draw
< d cat
< ¶
< .25 f f bob wins everything
! no game yet, Ann deals, 3 in: Ann Bob Cat
! which game? > draw
! five-card-draw, Ann deals, 3 in: Ann Bob Cat
! Enter to deal > d cat
! five-card-draw, Cat deals, 3 in: Ann Bob Cat
! Enter to deal > ¶
! note: `Ann`, to the dealer's left, opens the betting (MIK-67)
! Ann 19.95 · pot 0.15 · check, bet 0.05–0.50 > .25 f f bob wins everything
! nobody called Ann's last $0.25, so Ann gets it back (standard rule)
! Ann is the only one left in the main pot, so Ann wins it: $0.15 (standard rule)
! Ann gets 0.15 (+0.10), Bob -0.05, Cat -0.05
! error: .25 f f went in, but `bob` doesn't work here: y records the hand, n or q
!   quits, and < goes back
! ¶
! error: the hand is over, but `bob wins everything` comes after that, so nothing was recorded
! hint: --book mike.book hand new
= 4
$ --book mike.book hand list
  no hands recorded

In the middle of a hand the next question comes, and the hand goes on.

$ --book mike.book hand new --yes --dry-run
< draw
< d cat
< ¶
< .25 f r .50 bob 3
< f
  hand 1, five-card-draw: Cat wins $0.65
  (dry run: nothing was recorded)
! no game yet, Ann deals, 3 in: Ann Bob Cat
! which game? > draw
! five-card-draw, Ann deals, 3 in: Ann Bob Cat
! Enter to deal > d cat
! five-card-draw, Cat deals, 3 in: Ann Bob Cat
! Enter to deal > ¶
! note: `Ann`, to the dealer's left, opens the betting (MIK-67)
! Ann 19.95 · pot 0.15 · check, bet 0.05–0.50 > .25 f r .50 bob 3
! error: .25 f r .50 went in, but `bob` doesn't work here: type f, c, k, an amount
!   to bet or raise to, +amount or a; ? shows what you can do
! Ann 19.70 · pot 0.90 · call 0.25, raise 0.55–1.00 > f
! nobody called Cat's last $0.25, so Cat gets it back (standard rule)
! Cat is the only one left in the main pot, so Cat wins it: $0.65 (standard rule)
! Ann -0.30, Bob -0.05, Cat gets 0.65 (+0.35)
! ¶
