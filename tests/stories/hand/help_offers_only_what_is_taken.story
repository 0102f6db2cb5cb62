# Help offers what would be taken: chips only where they can be bought in the hand, a bad deal while it is not too late, a split where pots are divided
# rules: PIG-10 CAU-027 IGL-14 DAV-14

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
$ hand new
< five-card-draw
< d ann
< ¶
< ?
< $ 5
< $ 5 from ann
< q
< y
  stopped: nothing was recorded
! no game yet, no dealer yet, 3 in: Ann Bob Cat
! which game? > five-card-draw
! five-card-draw, no dealer yet, 3 in: Ann Bob Cat
! who deals? > d ann
! five-card-draw, Ann deals, 3 in: Ann Bob Cat
! Enter to deal > ¶
! note: `Ann` antes $0.30 for all 3 players (IGL-08)
! Bob 20.00 · pot 0.30 · check, bet 0.05–0.50 > ?
! check, bet 0.05–0.50: f folds, Enter or k checks, 0.05 or b 0.05 or r 0.05 makes
!   it 0.05, +0.05 adds 0.05
! several at once: ffr2cf; /NAME folds everybody before; f* k* c* for the rest
! any time: < back, q quits, ! REASON ruling, $ 1 from NAME buys, fine NAME 1, m
!   misdeal, NAME cards, split NAME 0.15 NAME 0.15, dead NAME
! Bob 20.00 · pot 0.30 · check, bet 0.05–0.50 > $ 5
! error: the bank already sold `Bob` $20.00; buy more chips from another player
!   (IGL-14); $ Bob 5.00 from Ann, or $ Bob 5.00 from Cat
! Bob 20.00 · pot 0.30 · check, bet 0.05–0.50 > $ 5 from ann
! Bob 25.00 · pot 0.30 · check, bet 0.05–0.50 > q
> $ 1 from NAME buys
$ --book pig.book init --house pig
  started a new book in USD with `pig` rules
  recorded #2 ········
! next: add the players (player add NAME NAME)
$ --book pig.book player add Ann
  Ann, a regular
  recorded #3 ········
$ --book pig.book player add Bob
  Bob, a regular
  recorded #4 ········
! next: open the night (open --banker NAME)
$ --book pig.book player add Cat
  Cat, a regular
  recorded #5 ········
$ --book pig.book open --banker Ann
  night 1 is open at The Pig tournament; Ann is the banker
  recorded #6 ········
! note: the prize table 60/30/20 adds up to 110%, so it can't be paid (PIG-16)
! next: set up the tournament (tournament new --entry AMOUNT --stack CHIPS)
$ --book pig.book tournament new --entry 20 --stack 1500 --rebuy 10 --payout 70/30 --host Ann --deputy Bob
  tournament 1
  entry $20.00 for 1,500 chips (smallest 25)
  rebuy $10.00 for 500 chips
  prizes 70/30
  recorded #7 ········
! next: enter the players (tournament enter NAME NAME)
$ --book pig.book tournament enter Ann Bob Cat
  Ann enters for $20.00: 1,500 chips
  Bob enters for $20.00: 1,500 chips
  Cat enters for $20.00: 1,500 chips
  3 entered; the prize pool is $60.00
  recorded #13 ········
! next: enter everybody, then tournament start
$ --book pig.book seat Ann 1
  Ann has seat 1
  recorded #14 ········
$ --book pig.book seat Bob 2
  Bob has seat 2
  recorded #15 ········
$ --book pig.book seat Cat 3
  Cat has seat 3
  recorded #16 ········
$ --book pig.book tournament start
  tournament 1, running
  level 1, 25/50, until the table agrees on a new level
  3 of 3 players left, 4,500 chips in play, average stack 1,500
  3 entries at $20.00 for 1,500 chips (PIG-08)
  Ann is the host; Bob rules if Ann is involved (PIG-02, PIG-03)
  the button deals (PIG-19)
  ¶
  player  place  chips  paid in  rebuys
  ───────────────────────────────────────
  Ann        in  1,500   $20.00       –
  Bob        in  1,500   $20.00       –
  Cat        in  1,500   $20.00       –
  ¶
  place   prize
  ───────────────
      1  $42.00
      2  $18.00
  prize pool $60.00
  recorded #17 ········
! next: play (hand new or hand result)
$ --book pig.book hand new
< ¶
< ?
< $ 5
< c
< c
< ?
< m
< q
< y
  stopped: nothing was recorded
! holdem, 25/50, Ann deals, 3 in: Ann Bob Cat
! Enter to deal > ¶
! Ann 1500 · pot 75 · call 50, raise 75–1500 > ?
! call 50, raise 75–1500: f folds, c calls, 75 or b 75 or r 75 makes it 75, +25
!   adds 25, a all-in
! several at once: ffr2cf; /NAME folds everybody before; f* k* c* for the rest
! any time: < back, q quits, ! REASON ruling, fine NAME 25, m misdeal, NAME cards,
!   dead NAME
! Ann 1500 · pot 75 · call 50, raise 75–1500 > $ 5
! error: nobody can buy chips during a tournament hand; rebuy between hands
!   (PIG-10); in another window, type `tournament status`
! Ann 1500 · pot 75 · call 50, raise 75–1500 > c
! Bob 1475 · pot 125 · call 25, raise 75–1500 > c
! Cat 1450 · pot 150 · check, raise 75–1500 > ?
! check, raise 75–1500: f folds, Enter or k checks, 75 or b 75 or r 75 makes it
!   75, +25 adds 25, a all-in
! several at once: ffr2cf; /NAME folds everybody before; f* k* c* for the rest
! any time: < back, q quits, ! REASON ruling, fine NAME 25, NAME cards, dead NAME
! Cat 1450 · pot 150 · check, raise 75–1500 > m
! error: 2 players have acted, and after 2 it's too late for a misdeal (PIG-58);
!   if there was a ruling, type ! and the reason, then try again
! Cat 1450 · pot 150 · check, raise 75–1500 > q
> nobody can buy chips during a tournament hand
$ --book cause.book init --house cause
  started a new book in points with `cause` rules
  recorded #2 ········
! next: add the players (player add NAME NAME)
$ --book cause.book player add Ann
  Ann, a regular
  recorded #3 ········
$ --book cause.book player add Bob
  Bob, a regular
  recorded #4 ········
! next: open the night (open --banker NAME)
$ --book cause.book open --banker Ann
  night 1 is open at The Cause; Ann is the banker
  recorded #5 ········
! note: management decides how much players can buy in for (CAU-004)
! next: sell chips (buy NAME AMOUNT)
$ --book cause.book buy Ann 75
  Ann buys chips: 75 in cash; stack 50
  Ann pays 25 into the leaderboard to join the table (CAU-003)
  recorded #7 ········
! next: play (hand new or hand result), then count the stacks
$ --book cause.book buy Bob 525
  Bob buys chips: 525 in cash; stack 500
  Bob pays 25 into the leaderboard to join the table (CAU-003)
  recorded #9 ········
$ --book cause.book seat Ann 1
  Ann has seat 1
  recorded #10 ········
! note: management says who sits where (CAU-005)
$ --book cause.book seat Bob 2
  Bob has seat 2
  recorded #11 ········
$ --book cause.book hand new
< five-card-draw
< d ann
< ¶
< ?
< 25
< c
< p
< p
< 50
< ?
< q
< y
  stopped: nothing was recorded
! no game yet, no dealer yet, 2 in: Ann Bob
! which game? > five-card-draw
! five-card-draw, no dealer yet, 2 in: Ann Bob
! who deals? > d ann
! five-card-draw, Ann deals, 2 in: Ann Bob
! Enter to deal > ¶
! note: everybody antes 25 before the deal (CAU-010)
! note: `Bob`, to the dealer's left, opens the betting (CAU-018)
! Bob 475 · pot 50 · check, bet 25 > ?
! Bob is to the left of the dealer, so Bob opens (CAU-018)
! check, bet 25: f folds, Enter or k checks, 25 or b 25 or r 25 makes it 25, +25
!   adds 25
! several at once: ffr2cf; /NAME folds everybody before; f* k* c* for the rest
! any time: < back, q quits, ! REASON ruling, fine NAME 25, early NAME fold, m
!   misdeal, NAME cards, shown NAME NAME, split NAME 25 NAME 25, dead NAME
! Bob 475 · pot 50 · check, bet 25 > 25
! Ann 25 · pot 75 · call 25 all-in > c
! Bob 450 · pot 100 · draws 0–3 > p
! Ann 0 · pot 100 · draws 0–3 > p
! Bob 450 · pot 100 · check, bet 50 > 50
! Ann 0 · pot 150 · needs 50 more to call > ?
! needs 50 more to call: f folds
! several at once: ffr2cf; /NAME folds everybody before; f* k* c* for the rest
! any time: < back, q quits, ! REASON ruling, $ 25 chips bought, $ 25 from NAME
!   buys, fine NAME 25, early NAME fold, NAME cards, shown NAME NAME, split NAME
!   50 NAME 50, dead NAME
! Ann 0 · pot 150 · needs 50 more to call > q
> $ 25 chips bought
