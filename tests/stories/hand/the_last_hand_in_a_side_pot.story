# Who throws his hand away as the last one in for a side pot takes it without showing; the main pot is for those who are left
# rules: DAV-14, DAV-53, DAV-55

file folded.phh:
  variant = "holdem"
  _house = "dave"
  blinds_or_straddles = [0.25, 0.50, 0, 0]
  starting_stacks = [50, 50, 50, 10]
  players = ["Bob", "Cat", "Dan", "Ann"]
  actions = ["d dh p1 ????", "d dh p2 ????", "d dh p3 ????", "d dh p4 ????", "p3 f", "p4 cbr 10", "p1 cc", "p2 cc",
    "d db 5h6h7c", "p1 cbr 5", "p2 cc", "d db 8d", "p1 f", "p2 f"]

file mucked.phh:
  variant = "holdem"
  _house = "dave"
  blinds_or_straddles = [0.25, 0.50, 0, 0]
  starting_stacks = [50, 50, 50, 10]
  players = ["Bob", "Cat", "Dan", "Ann"]
  actions = ["d dh p1 ????", "d dh p2 ????", "d dh p3 ????", "d dh p4 ????", "p3 f", "p4 cbr 10", "p1 cc", "p2 cc",
    "d db 5h6h7c", "p1 cbr 5", "p2 cc", "d db 8d", "p1 cc", "p2 cc", "d db 2s", "p1 cc", "p2 cc", "p1 sm", "p2 sm"]

file miscalled.phh:
  variant = "holdem"
  _house = "dave"
  blinds_or_straddles = [0.25, 0.50, 0, 0]
  starting_stacks = [50, 50, 50, 10]
  players = ["Bob", "Cat", "Dan", "Ann"]
  actions = ["d dh p1 ????", "d dh p2 ????", "d dh p3 ????", "d dh p4 ????", "p3 f", "p4 cbr 10", "p1 cc", "p2 cc",
    "d db 5h6h7c", "p1 cbr 5", "p2 cc", "d db 8d", "p1 cc", "p2 cc", "d db 2s", "p1 cc", "p2 cc", "p1 sm AsAd", "p1 miscall", "p2 sm"]

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
$ buy Bob 50
  Bob buys chips: $50.00 in cash; stack $50.00
  recorded #9 ········
$ buy Cat 50
  Cat buys chips: $50.00 in cash; stack $50.00
  recorded #10 ········
$ buy Dan 50
  Dan buys chips: $50.00 in cash; stack $50.00
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
$ deal --dealer Ann
  Ann deals
  holdem: Bob posts the small blind, $0.25; Cat posts the big blind, $0.50
  recorded #16 ········
$ hand new --yes --dry-run
< ¶
< f
< a
< c
< c
< 5h6h7c
< b 5
< c
< 8d
< k
< k
< 2s
< k
< k
< miscall Bob
< asad
< x
  hand 1, holdem: Ann wins $30.00, Cat wins $10.00
  (dry run: nothing was recorded)
! holdem, .25/.50, Ann deals, 4 in: Ann Bob Cat Dan
! Enter to deal > ¶
! Dan 50.00 · pot 0.75 · call 0.50, raise 1.00–50.00 > f
! Ann 10.00 · pot 0.75 · call 0.50, raise 1.00–10.00 > a
! Bob 49.75 · pot 10.75 · call 9.75, raise 19.50–50.00 > c
! Cat 49.50 · pot 20.50 · call 9.50, raise 19.50–50.00 > c
! flop · pot 30.00 > 5h6h7c
! flop: 5h 6h 7c · pot 30.00
! Bob 40.00 · pot 30.00 · check, bet 0.50–40.00 > b 5
! Cat 40.00 · pot 35.00 · call 5.00, raise 10.00–40.00 > c
! turn · pot 40.00 > 8d
! turn: 5h 6h 7c 8d · pot 40.00
! Bob 35.00 · pot 40.00 · check, bet 0.50–35.00 > k
! Cat 35.00 · pot 40.00 · check, bet 0.50–35.00 > k
! river · pot 40.00 > 2s
! river: 5h 6h 7c 8d 2s · pot 40.00
! Bob 35.00 · pot 40.00 · check, bet 0.50–35.00 > k
! Cat 35.00 · pot 40.00 · check, bet 0.50–35.00 > k
! pot 40.00 · Bob shows > miscall Bob
! pot 40.00 · Bob shows > asad
! pot 40.00 · Cat shows > x
! nobody bet in the last round, so Bob, on the dealer's left, shows first (DAV-52)
! Bob called the hand wrong and another player folded because of it, so it can't
!   win (DAV-55)
! not everybody put in the same amount, so there are 2 pots, each for the players
!   who paid into it (DAV-14)
! Ann is the only one left in the main pot, so Ann wins it: $30.00 (DAV-55)
! Cat is the only one left in side pot 1, so Cat wins it: $10.00 (DAV-55)
! Ann gets 30.00 (+20.00), Bob -15.00, Cat gets 10.00 (-5.00)
! ¶
> Bob called the hand wrong and another player folded because of it
> Ann gets 30.00 (+20.00), Bob -15.00, Cat gets 10.00 (-5.00)
$ hand new --yes --dry-run
< ¶
< f
< a
< c
< c
< 5h6h7c
< b 5
< c
< 8d
< k
< k
< 2s
< k
< k
< x
< x
  hand 1, holdem: Ann wins $30.00, Cat wins $10.00
  (dry run: nothing was recorded)
! holdem, .25/.50, Ann deals, 4 in: Ann Bob Cat Dan
! Enter to deal > ¶
! Dan 50.00 · pot 0.75 · call 0.50, raise 1.00–50.00 > f
! Ann 10.00 · pot 0.75 · call 0.50, raise 1.00–10.00 > a
! Bob 49.75 · pot 10.75 · call 9.75, raise 19.50–50.00 > c
! Cat 49.50 · pot 20.50 · call 9.50, raise 19.50–50.00 > c
! flop · pot 30.00 > 5h6h7c
! flop: 5h 6h 7c · pot 30.00
! Bob 40.00 · pot 30.00 · check, bet 0.50–40.00 > b 5
! Cat 40.00 · pot 35.00 · call 5.00, raise 10.00–40.00 > c
! turn · pot 40.00 > 8d
! turn: 5h 6h 7c 8d · pot 40.00
! Bob 35.00 · pot 40.00 · check, bet 0.50–35.00 > k
! Cat 35.00 · pot 40.00 · check, bet 0.50–35.00 > k
! river · pot 40.00 > 2s
! river: 5h 6h 7c 8d 2s · pot 40.00
! Bob 35.00 · pot 40.00 · check, bet 0.50–35.00 > k
! Cat 35.00 · pot 40.00 · check, bet 0.50–35.00 > k
! pot 40.00 · Bob shows > x
! pot 40.00 · Cat shows > x
! nobody bet in the last round, so Bob, on the dealer's left, shows first (DAV-52)
! not everybody put in the same amount, so there are 2 pots, each for the players
!   who paid into it (DAV-14)
! Ann is the only one left in the main pot, so Ann wins it: $30.00 (DAV-53)
! Cat is the only one left in side pot 1, so Cat wins it: $10.00 (DAV-53)
! Ann gets 30.00 (+20.00), Bob -15.00, Cat gets 10.00 (-5.00)
! ¶
> Ann gets 30.00 (+20.00), Bob -15.00, Cat gets 10.00 (-5.00)
$ hand new --yes --dry-run
< ¶
< f
< a
< c
< c
< 5h6h7c
< b 5
< c
< 8d
< k
< k
< 2s
< k
< k
< x
< w Ann
  hand 1, holdem: Ann wins $30.00, Cat wins $10.00
  (dry run: nothing was recorded)
! holdem, .25/.50, Ann deals, 4 in: Ann Bob Cat Dan
! Enter to deal > ¶
! Dan 50.00 · pot 0.75 · call 0.50, raise 1.00–50.00 > f
! Ann 10.00 · pot 0.75 · call 0.50, raise 1.00–10.00 > a
! Bob 49.75 · pot 10.75 · call 9.75, raise 19.50–50.00 > c
! Cat 49.50 · pot 20.50 · call 9.50, raise 19.50–50.00 > c
! flop · pot 30.00 > 5h6h7c
! flop: 5h 6h 7c · pot 30.00
! Bob 40.00 · pot 30.00 · check, bet 0.50–40.00 > b 5
! Cat 40.00 · pot 35.00 · call 5.00, raise 10.00–40.00 > c
! turn · pot 40.00 > 8d
! turn: 5h 6h 7c 8d · pot 40.00
! Bob 35.00 · pot 40.00 · check, bet 0.50–35.00 > k
! Cat 35.00 · pot 40.00 · check, bet 0.50–35.00 > k
! river · pot 40.00 > 2s
! river: 5h 6h 7c 8d 2s · pot 40.00
! Bob 35.00 · pot 40.00 · check, bet 0.50–35.00 > k
! Cat 35.00 · pot 40.00 · check, bet 0.50–35.00 > k
! pot 40.00 · Bob shows > x
! pot 40.00 · Cat shows > w Ann
! nobody bet in the last round, so Bob, on the dealer's left, shows first (DAV-52)
! not everybody put in the same amount, so there are 2 pots, each for the players
!   who paid into it (DAV-14)
! Ann is the only one left in the main pot, so Ann wins it: $30.00 (DAV-53)
! Cat is the only one left in side pot 1, so Cat wins it: $10.00 (DAV-53)
! Ann gets 30.00 (+20.00), Bob -15.00, Cat gets 10.00 (-5.00)
! ¶
> Ann gets 30.00 (+20.00), Bob -15.00, Cat gets 10.00 (-5.00)
$ hand new --yes --dry-run
< ¶
< f
< a
< c
< c
< 5h6h7c
< b 5
< c
< 8d
< k
< k
< 2s
< k
< k
< w Ann
< cat x
< x
  hand 1, holdem: Ann wins $30.00, Bob wins $10.00
  (dry run: nothing was recorded)
! holdem, .25/.50, Ann deals, 4 in: Ann Bob Cat Dan
! Enter to deal > ¶
! Dan 50.00 · pot 0.75 · call 0.50, raise 1.00–50.00 > f
! Ann 10.00 · pot 0.75 · call 0.50, raise 1.00–10.00 > a
! Bob 49.75 · pot 10.75 · call 9.75, raise 19.50–50.00 > c
! Cat 49.50 · pot 20.50 · call 9.50, raise 19.50–50.00 > c
! flop · pot 30.00 > 5h6h7c
! flop: 5h 6h 7c · pot 30.00
! Bob 40.00 · pot 30.00 · check, bet 0.50–40.00 > b 5
! Cat 40.00 · pot 35.00 · call 5.00, raise 10.00–40.00 > c
! turn · pot 40.00 > 8d
! turn: 5h 6h 7c 8d · pot 40.00
! Bob 35.00 · pot 40.00 · check, bet 0.50–35.00 > k
! Cat 35.00 · pot 40.00 · check, bet 0.50–35.00 > k
! river · pot 40.00 > 2s
! river: 5h 6h 7c 8d 2s · pot 40.00
! Bob 35.00 · pot 40.00 · check, bet 0.50–35.00 > k
! Cat 35.00 · pot 40.00 · check, bet 0.50–35.00 > k
! pot 40.00 · Bob shows > w Ann
! error: `Ann` put in 10.00 and can't win the extra 10.00 from Bob and Cat; type
!   the cards, or split NAME AMOUNT NAME AMOUNT
! pot 40.00 · Bob shows > cat x
! pot 40.00 · Bob shows > x
! nobody bet in the last round, so Bob, on the dealer's left, shows first (DAV-52)
! not everybody put in the same amount, so there are 2 pots, each for the players
!   who paid into it (DAV-14)
! Ann is the only one left in the main pot, so Ann wins it: $30.00 (DAV-53)
! Bob is the only one left in side pot 1, so Bob wins it: $10.00 (DAV-53)
! Ann gets 30.00 (+20.00), Bob gets 10.00 (-5.00), Cat -15.00
! ¶
> `Ann` put in 10.00 and can't win the extra 10.00 from Bob and Cat
> Ann gets 30.00 (+20.00), Bob gets 10.00 (-5.00), Cat -15.00
$ hand add folded.phh
! error: folded.phh:7:59: action 14: `Cat` is the last one in the side pot and wins it, so there's no folding
= 5
> `Cat` is the last one in the side pot and wins it, so there's no folding
$ hand add mucked.phh --dry-run
  hand 1, holdem: Cat wins $10.00, Ann wins $30.00
    nobody bet in the last round, so Bob, on the dealer's left, shows first
      (DAV-52)
    not everybody put in the same amount, so there are 2 pots, each for the
      players who paid into it (DAV-14)
    Ann is the only one left in the main pot, so Ann wins it: $30.00 (DAV-53)
    Cat is the only one left in side pot 1, so Cat wins it: $10.00 (DAV-53)
  (dry run: nothing was recorded)
> Cat wins $10.00, Ann wins $30.00
$ hand add miscalled.phh --dry-run
  hand 1, holdem: Cat wins $10.00, Ann wins $30.00
    nobody bet in the last round, so Bob, on the dealer's left, shows first
      (DAV-52)
    Bob called the hand wrong and another player folded because of it, so it can't
      win (DAV-55)
    not everybody put in the same amount, so there are 2 pots, each for the
      players who paid into it (DAV-14)
    Ann is the only one left in the main pot, so Ann wins it: $30.00 (DAV-55)
    Cat is the only one left in side pot 1, so Cat wins it: $10.00 (DAV-55)
  (dry run: nothing was recorded)
> Cat wins $10.00, Ann wins $30.00
$ hand result --game holdem --in Ann=10 --in Bob=15 --in Cat=15 --win Ann=40 --dry-run
! error: `Ann` put in $10.00 and can win at most that much from each of the others: $30.00 in all, not $40.00, unless players who bet more folded (DAV-14)
! hint: hand result --game holdem --in Ann=10 --in Bob=15 --in Cat=15 --win Ann=40 --dry-run --really
= 4
> `Ann` put in $10.00 and can win at most that much from each of the others: $30.00 in all, not $40.00,
$ hand result --game holdem --in Ann=10 --in Bob=15 --in Cat=15 --win Ann=30 --win Cat=10 --dry-run
  hand 1, holdem: Ann wins $30.00, Cat wins $10.00
  (dry run: nothing was recorded)
> Ann wins $30.00, Cat wins $10.00
