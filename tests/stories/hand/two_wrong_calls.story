# Two name their hands wrongly: each pot is for a hand that was not, then for who threw his away for it, then for the cards (DAV-55)
# rules: DAV-55

file acts.phh:
  variant = "holdem"
  _house = "dave"
  blinds_or_straddles = [0.25, 0.50, 0, 0]
  starting_stacks = [10, 20, 40, 40]
  players = ["Ann", "Bob", "Cat", "Dan"]
  actions = ["d dh p1 ????", "d dh p2 ????", "d dh p3 ????", "d dh p4 ????", "p3 cbr 40", "p4 cc", "p1 cc", "p2 cc",
    "d db Qs7h2c", "d db 5d", "d db 9s", "p4 miscall", "p1 sm Ks3s", "p2 sm", "p3 sm KcJd", "p4 sm 2s2d", "p3 miscall"]

file stakes.jsonl:
  {"id":"a","game":"holdem","board":"Qs 7h 2c 5d 9s","players":[{"name":"Ann","in":"10.00","cards":"Ks 3s"},{"name":"Bob","in":"20.00","cards":""},{"name":"Cat","in":"40.00","cards":"Kc Jd","miscalled":true},{"name":"Dan","in":"40.00","cards":"2s 2d","miscalled":true}]}

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
$ buy Ann 10
  Ann buys chips: $10.00 in cash; stack $10.00
  recorded #8 ········
! next: play (hand new or hand result), then count the stacks
$ buy Bob 20
  Bob buys chips: $20.00 in cash; stack $20.00
  recorded #9 ········
$ buy Cat 40
  Cat buys chips: $40.00 in cash; stack $40.00
  recorded #10 ········
$ buy Dan 40
  Dan buys chips: $40.00 in cash; stack $40.00
  recorded #11 ········
$ seat Ann 1
  Ann has seat 1
  recorded #12 ········
$ seat Bob 2
  Bob has seat 2
  recorded #13 ········
$ seat Cat 3
  Cat has seat 3
  recorded #14 ········
$ seat Dan 4
  Dan has seat 4
  recorded #15 ········
Ann 10.00, Bob 20.00, Cat and Dan 40.00, all-in: the main pot is 40.00, side pot 1 of the last three 30.00, side pot 2 of Cat and Dan 40.00.
Cat and Dan name their hands wrongly, and Bob throws his away for it. Ann is left for the main pot, Bob was in for side pot 1 with a hand
that nobody named wrongly, and between Cat and Dan the cards speak. It is the same whenever the wrong calls are said.

Said while others are still to show.

$ hand new --yes --dry-run
< d dan
< ¶
< a a a a
< qs7h2c 5d 9s
< ks3s
< x
< miscall cat
< miscall dan
< kcjd
< 2s2d
  hand 1, holdem: Ann wins $40.00, Bob wins $30.00, Dan wins $40.00
  (dry run: nothing was recorded)
! holdem, .25/.50, Ann deals, 4 in: Ann Bob Cat Dan
! Enter to deal > d dan
! holdem, .25/.50, Dan deals, 4 in: Ann Bob Cat Dan
! Enter to deal > ¶
! Cat 40.00 · pot 0.75 · call 0.50, raise 1.00–40.00 > a a a a
! note: nobody can bet anymore: you can keep your hands face down until the board
!   is complete (DAV-50)
! note: everybody still in can agree to run it more than once (run 2) (DAV-51)
! flop · pot 110.00 > qs7h2c 5d 9s
! river: Qs 7h 2c 5d 9s · pot 110.00
! pot 110.00 · Ann shows > ks3s
! pot 110.00 · Bob shows > x
! pot 110.00 · Cat shows > miscall cat
! pot 110.00 · Dan shows > miscall dan
! pot 110.00 · Cat shows > kcjd
! pot 110.00 · Dan shows > 2s2d
! nobody bet in the last round, so Ann, on the dealer's left, shows first (DAV-52)
! Cat called the hand wrong and another player folded because of it, so it can
!   only win a pot that nobody else can win (DAV-55)
! Dan called the hand wrong and another player folded because of it, so it can
!   only win a pot that nobody else can win (DAV-55)
! not everybody put in the same amount, so there are 3 pots, each for the players
!   who paid into it (DAV-14)
! Ann is the only one left in the main pot, so Ann wins it: $40.00 (DAV-55)
! Bob is the only one left in side pot 1, so Bob wins it: $30.00 (DAV-55)
! Dan has the best hand for side pot 2 ($40.00): three deuces (DAV-54)
! Ann gets 40.00 (+30.00), Bob gets 30.00 (+10.00), Cat -40.00, Dan gets 40.00
!   (+0.00)
! ¶
> Ann is the only one left in the main pot, so Ann wins it: $40.00 (DAV-55)
> Bob is the only one left in side pot 1, so Bob wins it: $30.00 (DAV-55)
> Dan has the best hand for side pot 2 ($40.00): three deuces (DAV-54)
> Ann gets 40.00 (+30.00), Bob gets 30.00 (+10.00), Cat -40.00, Dan gets 40.00

The other way round.

$ hand new --yes --dry-run
< d dan
< ¶
< a a a a
< qs7h2c 5d 9s
< ks3s
< x
< miscall dan
< miscall cat
< kcjd
< 2s2d
  hand 1, holdem: Ann wins $40.00, Bob wins $30.00, Dan wins $40.00
  (dry run: nothing was recorded)
! holdem, .25/.50, Ann deals, 4 in: Ann Bob Cat Dan
! Enter to deal > d dan
! holdem, .25/.50, Dan deals, 4 in: Ann Bob Cat Dan
! Enter to deal > ¶
! Cat 40.00 · pot 0.75 · call 0.50, raise 1.00–40.00 > a a a a
! note: nobody can bet anymore: you can keep your hands face down until the board
!   is complete (DAV-50)
! note: everybody still in can agree to run it more than once (run 2) (DAV-51)
! flop · pot 110.00 > qs7h2c 5d 9s
! river: Qs 7h 2c 5d 9s · pot 110.00
! pot 110.00 · Ann shows > ks3s
! pot 110.00 · Bob shows > x
! pot 110.00 · Cat shows > miscall dan
! pot 110.00 · Cat shows > miscall cat
! pot 110.00 · Cat shows > kcjd
! pot 110.00 · Dan shows > 2s2d
! nobody bet in the last round, so Ann, on the dealer's left, shows first (DAV-52)
! Cat called the hand wrong and another player folded because of it, so it can
!   only win a pot that nobody else can win (DAV-55)
! Dan called the hand wrong and another player folded because of it, so it can
!   only win a pot that nobody else can win (DAV-55)
! not everybody put in the same amount, so there are 3 pots, each for the players
!   who paid into it (DAV-14)
! Ann is the only one left in the main pot, so Ann wins it: $40.00 (DAV-55)
! Bob is the only one left in side pot 1, so Bob wins it: $30.00 (DAV-55)
! Dan has the best hand for side pot 2 ($40.00): three deuces (DAV-54)
! Ann gets 40.00 (+30.00), Bob gets 30.00 (+10.00), Cat -40.00, Dan gets 40.00
!   (+0.00)
! ¶
> Ann is the only one left in the main pot, so Ann wins it: $40.00 (DAV-55)
> Bob is the only one left in side pot 1, so Bob wins it: $30.00 (DAV-55)
> Dan has the best hand for side pot 2 ($40.00): three deuces (DAV-54)
> Ann gets 40.00 (+30.00), Bob gets 30.00 (+10.00), Cat -40.00, Dan gets 40.00

Said before Bob throws his hand away.

$ hand new --yes --dry-run
< d dan
< ¶
< a a a a
< qs7h2c 5d 9s
< miscall dan
< miscall cat
< ks3s
< x
< kcjd
< 2s2d
  hand 1, holdem: Ann wins $40.00, Bob wins $30.00, Dan wins $40.00
  (dry run: nothing was recorded)
! holdem, .25/.50, Ann deals, 4 in: Ann Bob Cat Dan
! Enter to deal > d dan
! holdem, .25/.50, Dan deals, 4 in: Ann Bob Cat Dan
! Enter to deal > ¶
! Cat 40.00 · pot 0.75 · call 0.50, raise 1.00–40.00 > a a a a
! note: nobody can bet anymore: you can keep your hands face down until the board
!   is complete (DAV-50)
! note: everybody still in can agree to run it more than once (run 2) (DAV-51)
! flop · pot 110.00 > qs7h2c 5d 9s
! river: Qs 7h 2c 5d 9s · pot 110.00
! pot 110.00 · Ann shows > miscall dan
! pot 110.00 · Ann shows > miscall cat
! pot 110.00 · Ann shows > ks3s
! pot 110.00 · Bob shows > x
! pot 110.00 · Cat shows > kcjd
! pot 110.00 · Dan shows > 2s2d
! nobody bet in the last round, so Ann, on the dealer's left, shows first (DAV-52)
! Cat called the hand wrong and another player folded because of it, so it can
!   only win a pot that nobody else can win (DAV-55)
! Dan called the hand wrong and another player folded because of it, so it can
!   only win a pot that nobody else can win (DAV-55)
! not everybody put in the same amount, so there are 3 pots, each for the players
!   who paid into it (DAV-14)
! Ann is the only one left in the main pot, so Ann wins it: $40.00 (DAV-55)
! Bob is the only one left in side pot 1, so Bob wins it: $30.00 (DAV-55)
! Dan has the best hand for side pot 2 ($40.00): three deuces (DAV-54)
! Ann gets 40.00 (+30.00), Bob gets 30.00 (+10.00), Cat -40.00, Dan gets 40.00
!   (+0.00)
! ¶
> Ann is the only one left in the main pot, so Ann wins it: $40.00 (DAV-55)
> Bob is the only one left in side pot 1, so Bob wins it: $30.00 (DAV-55)
> Dan has the best hand for side pot 2 ($40.00): three deuces (DAV-54)
> Ann gets 40.00 (+30.00), Bob gets 30.00 (+10.00), Cat -40.00, Dan gets 40.00

Said when all have shown, Ann last.

$ hand new --yes --dry-run
< d dan
< ¶
< a a a a
< qs7h2c 5d 9s
< bob x
< cat kcjd
< dan 2s2d
< miscall dan
< miscall cat
  hand 1, holdem: Ann wins $40.00, Bob wins $30.00, Dan wins $40.00
  (dry run: nothing was recorded)
! holdem, .25/.50, Ann deals, 4 in: Ann Bob Cat Dan
! Enter to deal > d dan
! holdem, .25/.50, Dan deals, 4 in: Ann Bob Cat Dan
! Enter to deal > ¶
! Cat 40.00 · pot 0.75 · call 0.50, raise 1.00–40.00 > a a a a
! note: nobody can bet anymore: you can keep your hands face down until the board
!   is complete (DAV-50)
! note: everybody still in can agree to run it more than once (run 2) (DAV-51)
! flop · pot 110.00 > qs7h2c 5d 9s
! river: Qs 7h 2c 5d 9s · pot 110.00
! pot 110.00 · Ann shows > bob x
! pot 110.00 · Ann shows > cat kcjd
! pot 110.00 · Ann shows > dan 2s2d
! pot 110.00 · Ann shows > miscall dan
! pot 110.00 · Ann shows > miscall cat
! nobody bet in the last round, so Ann, on the dealer's left, shows first (DAV-52)
! Cat called the hand wrong and another player folded because of it, so it can
!   only win a pot that nobody else can win (DAV-55)
! Dan called the hand wrong and another player folded because of it, so it can
!   only win a pot that nobody else can win (DAV-55)
! not everybody put in the same amount, so there are 3 pots, each for the players
!   who paid into it (DAV-14)
! Ann is the only one left in the main pot, so Ann wins it: $40.00 (DAV-55)
! Bob is the only one left in side pot 1, so Bob wins it: $30.00 (DAV-55)
! Dan has the best hand for side pot 2 ($40.00): three deuces (DAV-54)
! Ann gets 40.00 (+30.00), Bob gets 30.00 (+10.00), Cat -40.00, Dan gets 40.00
!   (+0.00)
! ¶
> Ann is the only one left in the main pot, so Ann wins it: $40.00 (DAV-55)
> Bob is the only one left in side pot 1, so Bob wins it: $30.00 (DAV-55)
> Dan has the best hand for side pot 2 ($40.00): three deuces (DAV-54)
> Ann gets 40.00 (+30.00), Bob gets 30.00 (+10.00), Cat -40.00, Dan gets 40.00

Found when the hand is over: until it is recorded it can be said.

$ hand new --yes --dry-run
< d dan
< ¶
< a a a a
< qs7h2c 5d 9s
< ks3s
< x
< miscall cat
< 2s2d
< miscall dan
< kcjd
  hand 1, holdem: Ann wins $40.00, Bob wins $30.00, Dan wins $40.00
  (dry run: nothing was recorded)
! holdem, .25/.50, Ann deals, 4 in: Ann Bob Cat Dan
! Enter to deal > d dan
! holdem, .25/.50, Dan deals, 4 in: Ann Bob Cat Dan
! Enter to deal > ¶
! Cat 40.00 · pot 0.75 · call 0.50, raise 1.00–40.00 > a a a a
! note: nobody can bet anymore: you can keep your hands face down until the board
!   is complete (DAV-50)
! note: everybody still in can agree to run it more than once (run 2) (DAV-51)
! flop · pot 110.00 > qs7h2c 5d 9s
! river: Qs 7h 2c 5d 9s · pot 110.00
! pot 110.00 · Ann shows > ks3s
! pot 110.00 · Bob shows > x
! pot 110.00 · Cat shows > miscall cat
! pot 110.00 · Dan shows > 2s2d
! nobody bet in the last round, so Ann, on the dealer's left, shows first (DAV-52)
! Cat called the hand wrong and another player folded because of it, so it can't
!   win (DAV-55)
! not everybody put in the same amount, so there are 3 pots, each for the players
!   who paid into it (DAV-14)
! Bob doesn't show, so Bob can't win (DAV-53)
! Dan has the best hand for the main pot of $40.00: three deuces (DAV-54)
! Dan has the best hand for side pot 1 ($30.00): three deuces (DAV-54)
! Dan is the only one left in side pot 2, so Dan wins it: $40.00 (DAV-55)
! Ann -10.00, Bob -20.00, Cat -40.00, Dan gets 110.00 (+70.00)
! miscall dan
! pot 110.00 · Cat shows > kcjd
! nobody bet in the last round, so Ann, on the dealer's left, shows first (DAV-52)
! Cat called the hand wrong and another player folded because of it, so it can
!   only win a pot that nobody else can win (DAV-55)
! Dan called the hand wrong and another player folded because of it, so it can
!   only win a pot that nobody else can win (DAV-55)
! not everybody put in the same amount, so there are 3 pots, each for the players
!   who paid into it (DAV-14)
! Ann is the only one left in the main pot, so Ann wins it: $40.00 (DAV-55)
! Bob is the only one left in side pot 1, so Bob wins it: $30.00 (DAV-55)
! Dan has the best hand for side pot 2 ($40.00): three deuces (DAV-54)
! Ann gets 40.00 (+30.00), Bob gets 30.00 (+10.00), Cat -40.00, Dan gets 40.00
!   (+0.00)
! ¶
> Ann is the only one left in the main pot, so Ann wins it: $40.00 (DAV-55)
> Bob is the only one left in side pot 1, so Bob wins it: $30.00 (DAV-55)
> Dan has the best hand for side pot 2 ($40.00): three deuces (DAV-54)
> Ann gets 40.00 (+30.00), Bob gets 30.00 (+10.00), Cat -40.00, Dan gets 40.00

Found when the last cards lie open.

$ hand new --yes --dry-run
< d dan
< ¶
< a a a a
< qs7h2c 5d 9s
< ks3s
< x
< kcjd
< 2s2d
< miscall dan
< miscall cat
  hand 1, holdem: Ann wins $40.00, Bob wins $30.00, Dan wins $40.00
  (dry run: nothing was recorded)
! holdem, .25/.50, Ann deals, 4 in: Ann Bob Cat Dan
! Enter to deal > d dan
! holdem, .25/.50, Dan deals, 4 in: Ann Bob Cat Dan
! Enter to deal > ¶
! Cat 40.00 · pot 0.75 · call 0.50, raise 1.00–40.00 > a a a a
! note: nobody can bet anymore: you can keep your hands face down until the board
!   is complete (DAV-50)
! note: everybody still in can agree to run it more than once (run 2) (DAV-51)
! flop · pot 110.00 > qs7h2c 5d 9s
! river: Qs 7h 2c 5d 9s · pot 110.00
! pot 110.00 · Ann shows > ks3s
! pot 110.00 · Bob shows > x
! pot 110.00 · Cat shows > kcjd
! pot 110.00 · Dan shows > 2s2d
! nobody bet in the last round, so Ann, on the dealer's left, shows first (DAV-52)
! not everybody put in the same amount, so there are 3 pots, each for the players
!   who paid into it (DAV-14)
! Bob doesn't show, so Bob can't win (DAV-53)
! Dan has the best hand for the main pot of $40.00: three deuces (DAV-54)
! Dan has the best hand for side pot 1 ($30.00): three deuces (DAV-54)
! Dan has the best hand for side pot 2 ($40.00): three deuces (DAV-54)
! Ann -10.00, Bob -20.00, Cat -40.00, Dan gets 110.00 (+70.00)
! miscall dan
! nobody bet in the last round, so Ann, on the dealer's left, shows first (DAV-52)
! Dan called the hand wrong and another player folded because of it, so it can't
!   win (DAV-55)
! not everybody put in the same amount, so there are 3 pots, each for the players
!   who paid into it (DAV-14)
! Bob doesn't show, so Bob can't win (DAV-53)
! Cat has the best hand for the main pot of $40.00: king high (DAV-54)
! Cat has the best hand for side pot 1 ($30.00): king high (DAV-54)
! Cat is the only one left in side pot 2, so Cat wins it: $40.00 (DAV-55)
! Ann -10.00, Bob -20.00, Cat gets 110.00 (+70.00), Dan -40.00
! miscall cat
! nobody bet in the last round, so Ann, on the dealer's left, shows first (DAV-52)
! Cat called the hand wrong and another player folded because of it, so it can
!   only win a pot that nobody else can win (DAV-55)
! Dan called the hand wrong and another player folded because of it, so it can
!   only win a pot that nobody else can win (DAV-55)
! not everybody put in the same amount, so there are 3 pots, each for the players
!   who paid into it (DAV-14)
! Ann is the only one left in the main pot, so Ann wins it: $40.00 (DAV-55)
! Bob is the only one left in side pot 1, so Bob wins it: $30.00 (DAV-55)
! Dan has the best hand for side pot 2 ($40.00): three deuces (DAV-54)
! Ann gets 40.00 (+30.00), Bob gets 30.00 (+10.00), Cat -40.00, Dan gets 40.00
!   (+0.00)
! ¶
> Ann is the only one left in the main pot, so Ann wins it: $40.00 (DAV-55)
> Bob is the only one left in side pot 1, so Bob wins it: $30.00 (DAV-55)
> Dan has the best hand for side pot 2 ($40.00): three deuces (DAV-54)
> Ann gets 40.00 (+30.00), Bob gets 30.00 (+10.00), Cat -40.00, Dan gets 40.00

A wrong call that is thrown away as well leaves side pot 2 to the other.

$ hand new --yes --dry-run
< d dan
< ¶
< a a a a
< qs7h2c 5d 9s
< ks3s
< x
< miscall cat
< miscall dan
< x
  hand 1, holdem: Ann wins $40.00, Bob wins $30.00, Dan wins $40.00
  (dry run: nothing was recorded)
! holdem, .25/.50, Ann deals, 4 in: Ann Bob Cat Dan
! Enter to deal > d dan
! holdem, .25/.50, Dan deals, 4 in: Ann Bob Cat Dan
! Enter to deal > ¶
! Cat 40.00 · pot 0.75 · call 0.50, raise 1.00–40.00 > a a a a
! note: nobody can bet anymore: you can keep your hands face down until the board
!   is complete (DAV-50)
! note: everybody still in can agree to run it more than once (run 2) (DAV-51)
! flop · pot 110.00 > qs7h2c 5d 9s
! river: Qs 7h 2c 5d 9s · pot 110.00
! pot 110.00 · Ann shows > ks3s
! pot 110.00 · Bob shows > x
! pot 110.00 · Cat shows > miscall cat
! pot 110.00 · Dan shows > miscall dan
! pot 110.00 · Cat shows > x
! nobody bet in the last round, so Ann, on the dealer's left, shows first (DAV-52)
! Dan called the hand wrong and another player folded because of it, so it can
!   only win a pot that nobody else can win (DAV-55)
! not everybody put in the same amount, so there are 3 pots, each for the players
!   who paid into it (DAV-14)
! Ann is the only one left in the main pot, so Ann wins it: $40.00 (DAV-55)
! Bob is the only one left in side pot 1, so Bob wins it: $30.00 (DAV-55)
! Dan is the only one left in side pot 2, so Dan wins it: $40.00 (DAV-55)
! Ann gets 40.00 (+30.00), Bob gets 30.00 (+10.00), Cat -40.00, Dan gets 40.00
!   (+0.00)
! ¶
> Ann is the only one left in the main pot, so Ann wins it: $40.00 (DAV-55)
> Bob is the only one left in side pot 1, so Bob wins it: $30.00 (DAV-55)
> Dan is the only one left in side pot 2, so Dan wins it: $40.00 (DAV-55)

Ann throws hers away before Bob: his was the last hand that nobody named wrongly, and he has all he is in for.

$ hand new --yes --dry-run
< d dan
< ¶
< a a a a
< qs7h2c 5d 9s
< x
< x
< miscall cat
< miscall dan
< kcjd
< 2s2d
  hand 1, holdem: Bob wins $70.00, Dan wins $40.00
  (dry run: nothing was recorded)
! holdem, .25/.50, Ann deals, 4 in: Ann Bob Cat Dan
! Enter to deal > d dan
! holdem, .25/.50, Dan deals, 4 in: Ann Bob Cat Dan
! Enter to deal > ¶
! Cat 40.00 · pot 0.75 · call 0.50, raise 1.00–40.00 > a a a a
! note: nobody can bet anymore: you can keep your hands face down until the board
!   is complete (DAV-50)
! note: everybody still in can agree to run it more than once (run 2) (DAV-51)
! flop · pot 110.00 > qs7h2c 5d 9s
! river: Qs 7h 2c 5d 9s · pot 110.00
! pot 110.00 · Ann shows > x
! pot 110.00 · Bob shows > x
! pot 110.00 · Cat shows > miscall cat
! nobody bet in the last round, so Ann, on the dealer's left, shows first (DAV-52)
! Cat called the hand wrong and another player folded because of it, so it can't
!   win (DAV-55)
! Dan is the only one left in the main pot, so Dan wins it: $110.00 (DAV-55)
! Ann -10.00, Bob -20.00, Cat -40.00, Dan gets 110.00 (+70.00)
! miscall dan
! pot 110.00 · Cat shows > kcjd
! pot 110.00 · Dan shows > 2s2d
! nobody bet in the last round, so Ann, on the dealer's left, shows first (DAV-52)
! Cat called the hand wrong and another player folded because of it, so it can
!   only win a pot that nobody else can win (DAV-55)
! Dan called the hand wrong and another player folded because of it, so it can
!   only win a pot that nobody else can win (DAV-55)
! not everybody put in the same amount, so there are 2 pots, each for the players
!   who paid into it (DAV-14)
! Bob is the only one left in the main pot, so Bob wins it: $70.00 (DAV-55)
! Dan has the best hand for side pot 1 ($40.00): three deuces (DAV-54)
! Ann -10.00, Bob gets 70.00 (+50.00), Cat -40.00, Dan gets 40.00 (+0.00)
! ¶
> Bob is the only one left in the main pot, so Bob wins it: $70.00 (DAV-55)
> Dan has the best hand for side pot 1 ($40.00): three deuces (DAV-54)
> Ann -10.00, Bob gets 70.00 (+50.00), Cat -40.00, Dan gets 40.00 (+0.00)

The same, said first.

$ hand new --yes --dry-run
< d dan
< ¶
< a a a a
< qs7h2c 5d 9s
< miscall dan
< miscall cat
< x
< kcjd
< 2s2d
  hand 1, holdem: Bob wins $70.00, Dan wins $40.00
  (dry run: nothing was recorded)
! holdem, .25/.50, Ann deals, 4 in: Ann Bob Cat Dan
! Enter to deal > d dan
! holdem, .25/.50, Dan deals, 4 in: Ann Bob Cat Dan
! Enter to deal > ¶
! Cat 40.00 · pot 0.75 · call 0.50, raise 1.00–40.00 > a a a a
! note: nobody can bet anymore: you can keep your hands face down until the board
!   is complete (DAV-50)
! note: everybody still in can agree to run it more than once (run 2) (DAV-51)
! flop · pot 110.00 > qs7h2c 5d 9s
! river: Qs 7h 2c 5d 9s · pot 110.00
! pot 110.00 · Ann shows > miscall dan
! pot 110.00 · Ann shows > miscall cat
! pot 110.00 · Ann shows > x
! pot 110.00 · Cat shows > kcjd
! pot 110.00 · Dan shows > 2s2d
! nobody bet in the last round, so Ann, on the dealer's left, shows first (DAV-52)
! Cat called the hand wrong and another player folded because of it, so it can
!   only win a pot that nobody else can win (DAV-55)
! Dan called the hand wrong and another player folded because of it, so it can
!   only win a pot that nobody else can win (DAV-55)
! not everybody put in the same amount, so there are 2 pots, each for the players
!   who paid into it (DAV-14)
! Bob is the only one left in the main pot, so Bob wins it: $70.00 (DAV-55)
! Dan has the best hand for side pot 1 ($40.00): three deuces (DAV-54)
! Ann -10.00, Bob gets 70.00 (+50.00), Cat -40.00, Dan gets 40.00 (+0.00)
! ¶
> Bob is the only one left in the main pot, so Bob wins it: $70.00 (DAV-55)
> Dan has the best hand for side pot 1 ($40.00): three deuces (DAV-54)
> Ann -10.00, Bob gets 70.00 (+50.00), Cat -40.00, Dan gets 40.00 (+0.00)

A dead hand that is found then: the last line is taken back, and it is said.

$ hand new --dry-run
< d dan
< ¶
< a a a a
< qs7h2c 5d 9s
< ks3s
< bob 8s8d
< kcjd
< 2s2d
< dead dan
< <
< dead dan
< y
  hand 1, holdem: Bob wins $70.00, Cat wins $40.00
  (dry run: nothing was recorded)
! holdem, .25/.50, Ann deals, 4 in: Ann Bob Cat Dan
! Enter to deal > d dan
! holdem, .25/.50, Dan deals, 4 in: Ann Bob Cat Dan
! Enter to deal > ¶
! Cat 40.00 · pot 0.75 · call 0.50, raise 1.00–40.00 > a a a a
! note: nobody can bet anymore: you can keep your hands face down until the board
!   is complete (DAV-50)
! note: everybody still in can agree to run it more than once (run 2) (DAV-51)
! flop · pot 110.00 > qs7h2c 5d 9s
! river: Qs 7h 2c 5d 9s · pot 110.00
! pot 110.00 · Ann shows > ks3s
! pot 110.00 · Bob shows > bob 8s8d
! pot 110.00 · Cat shows > kcjd
! pot 110.00 · Dan shows > 2s2d
! nobody bet in the last round, so Ann, on the dealer's left, shows first (DAV-52)
! not everybody put in the same amount, so there are 3 pots, each for the players
!   who paid into it (DAV-14)
! Dan has the best hand for the main pot of $40.00: three deuces (DAV-54)
! Dan has the best hand for side pot 1 ($30.00): three deuces (DAV-54)
! Dan has the best hand for side pot 2 ($40.00): three deuces (DAV-54)
! Ann -10.00, Bob -20.00, Cat -40.00, Dan gets 110.00 (+70.00)
! record? [Y/n] > dead dan
! error: the hand is over; use < to go back one line, then retype that line
! record? [Y/n] > <
! pot 110.00 · Dan shows > dead dan
! Dan's hand is dead and can't win (DAV-41)
! nobody bet in the last round, so Ann, on the dealer's left, shows first (DAV-52)
! not everybody put in the same amount, so there are 3 pots, each for the players
!   who paid into it (DAV-14)
! Bob has the best hand for the main pot of $40.00: pair of eights (DAV-54)
! Bob has the best hand for side pot 1 ($30.00): pair of eights (DAV-54)
! Cat is the only one left in side pot 2, so Cat wins it: $40.00 (DAV-14)
! Ann -10.00, Bob gets 70.00 (+50.00), Cat gets 40.00 (+0.00), Dan -40.00
! record? [Y/n] > y
> the hand is over; use < to go back one line,

The same from a hand file, and from what was put in and shown.

$ hand add acts.phh --dry-run
  hand 1, holdem: Ann wins $40.00, Bob wins $30.00, Dan wins $40.00
    nobody bet in the last round, so Ann, on the dealer's left, shows first
      (DAV-52)
    Cat called the hand wrong and another player folded because of it, so it can
      only win a pot that nobody else can win (DAV-55)
    Dan called the hand wrong and another player folded because of it, so it can
      only win a pot that nobody else can win (DAV-55)
    not everybody put in the same amount, so there are 3 pots, each for the
      players who paid into it (DAV-14)
    Ann is the only one left in the main pot, so Ann wins it: $40.00 (DAV-55)
    Bob is the only one left in side pot 1, so Bob wins it: $30.00 (DAV-55)
    Dan has the best hand for side pot 2 ($40.00): three deuces (DAV-54)
  (dry run: nothing was recorded)
> hand 1, holdem: Ann wins $40.00, Bob wins $30.00, Dan wins $40.00
$ hand add stakes.jsonl --dry-run
  hand 1, holdem: Ann wins $40.00, Bob wins $30.00, Dan wins $40.00
    Cat called the hand wrong and another player folded because of it, so it can
      only win a pot that nobody else can win (DAV-55)
    Dan called the hand wrong and another player folded because of it, so it can
      only win a pot that nobody else can win (DAV-55)
    not everybody put in the same amount, so there are 3 pots, each for the
      players who paid into it (DAV-14)
    Bob doesn't show, so Bob can't win (DAV-53)
    Ann has the best hand for the main pot of $40.00: king high (DAV-54)
    Bob is the only one left in side pot 1, so Bob wins it: $30.00 (DAV-55)
    Dan has the best hand for side pot 2 ($40.00): three deuces (DAV-54)
  (dry run: nothing was recorded)
! note: nobody said who dealt (`"button"`), so `Ann` gets the deal next
> hand 1, holdem: Ann wins $40.00, Bob wins $30.00, Dan wins $40.00

Recorded.

$ hand new --yes
< d dan
< ¶
< a a a a
< qs7h2c 5d 9s
< ks3s
< x
< miscall cat
< miscall dan
< kcjd
< 2s2d
  hand 1, holdem: Ann wins $40.00, Bob wins $30.00, Dan wins $40.00
  recorded #17 ········
! holdem, .25/.50, Ann deals, 4 in: Ann Bob Cat Dan
! Enter to deal > d dan
! holdem, .25/.50, Dan deals, 4 in: Ann Bob Cat Dan
! Enter to deal > ¶
! Cat 40.00 · pot 0.75 · call 0.50, raise 1.00–40.00 > a a a a
! note: nobody can bet anymore: you can keep your hands face down until the board
!   is complete (DAV-50)
! note: everybody still in can agree to run it more than once (run 2) (DAV-51)
! flop · pot 110.00 > qs7h2c 5d 9s
! river: Qs 7h 2c 5d 9s · pot 110.00
! pot 110.00 · Ann shows > ks3s
! pot 110.00 · Bob shows > x
! pot 110.00 · Cat shows > miscall cat
! pot 110.00 · Dan shows > miscall dan
! pot 110.00 · Cat shows > kcjd
! pot 110.00 · Dan shows > 2s2d
! nobody bet in the last round, so Ann, on the dealer's left, shows first (DAV-52)
! Cat called the hand wrong and another player folded because of it, so it can
!   only win a pot that nobody else can win (DAV-55)
! Dan called the hand wrong and another player folded because of it, so it can
!   only win a pot that nobody else can win (DAV-55)
! not everybody put in the same amount, so there are 3 pots, each for the players
!   who paid into it (DAV-14)
! Ann is the only one left in the main pot, so Ann wins it: $40.00 (DAV-55)
! Bob is the only one left in side pot 1, so Bob wins it: $30.00 (DAV-55)
! Dan has the best hand for side pot 2 ($40.00): three deuces (DAV-54)
! Ann gets 40.00 (+30.00), Bob gets 30.00 (+10.00), Cat -40.00, Dan gets 40.00
!   (+0.00)
! ¶
> hand 1, holdem: Ann wins $40.00, Bob wins $30.00, Dan wins $40.00
$ audit
  check           found
  ────────────────────────────────────────────────────────────
  file        ok  pages and indexes are sound
  references  ok  no broken links
  people      ok  nobody is listed twice
  chain       ok  17 events in an unbroken chain
  entries     ok  19 postings match their events and balance
  replay      ok  29 tables match the events
  requests    ok  every answer belongs to its events
  hands       ok  1 hand settled again, same result
  ¶
  the book is in order: 17 events
> 1 hand settled again, same result
