# The words of what is due come before names that begin with them: cards behind `d` at a draw are exchanged, and are not Dan's.
# rules: CAU-060

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
$ player add Dan
  Dan, a regular
  recorded #5 ········
$ player add Pat
  Pat, a regular
  recorded #6 ········
$ open --banker Ann
  night 1 is open at Mike's house; Ann is the banker
  recorded #7 ········
! next: sell chips (buy NAME AMOUNT)
$ buy Ann 20
  Ann buys chips: $20.00 in cash; stack $20.00
  recorded #8 ········
! next: play (hand new or hand result), then count the stacks
$ buy Bob 20
  Bob buys chips: $20.00 in cash; stack $20.00
  recorded #9 ········
! note: buy from a player first: `Ann` has $20.00 (MIK-04)
$ buy Dan 20
  Dan buys chips: $20.00 in cash; stack $20.00
  recorded #10 ········
$ buy Pat 20
  Pat buys chips: $20.00 in cash; stack $20.00
  recorded #11 ········
$ seat Ann 1
  Ann has seat 1
  recorded #12 ········
$ seat Bob 2
  Bob has seat 2
  recorded #13 ········
$ seat Dan 3
  Dan has seat 3
  recorded #14 ········
$ seat Pat 4
  Pat has seat 4
  recorded #15 ········
$ hand new --yes --dry-run
< draw
< d pat
< ¶
< .25 c c c
< d 2c3d4h
< D 2
< p
< dan KsKd
< d 3h4c
< q
  stopped: nothing was recorded
! no game yet, Ann deals, 4 in: Ann Bob Dan Pat
! which game? > draw
! five-card-draw, Ann deals, 4 in: Ann Bob Dan Pat
! Enter to deal > d pat
! five-card-draw, Pat deals, 4 in: Ann Bob Dan Pat
! Enter to deal > ¶
! note: `Ann`, to the dealer's left, opens the betting (MIK-67)
! Ann 19.95 · pot 0.20 · check, bet 0.05–0.50 > .25 c c c
! Ann 19.70 · pot 1.20 · draws 0–3 > d 2c3d4h
! `d` is `Ann`'s move here, not a name
! Bob 19.70 · pot 1.20 · draws 0–3 > D 2
! `d` is `Bob`'s move here, not a name
! Dan 19.70 · pot 1.20 · draws 0–3 > p
! Pat 19.70 · pot 1.20 · draws 0–3 > dan KsKd
! `Dan` has Ks Kd
! Pat 19.70 · pot 1.20 · draws 0–3 > d 3h4c
! `d` is `Pat`'s move here, not a name
! Bob 19.70 · pot 1.20 · check, bet 0.05–0.50 > q

Where three at most are exchanged, four are refused.

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
$ --book cause.book player add Dan
  Dan, a regular
  recorded #5 ········
$ --book cause.book open --banker Ann
  night 1 is open at The Cause; Ann is the banker
  recorded #6 ········
! note: management decides how much players can buy in for (CAU-004)
! next: sell chips (buy NAME AMOUNT)
$ --book cause.book buy Ann 2000
  Ann buys chips: 2,000 in cash; stack 1,975
  Ann pays 25 into the leaderboard to join the table (CAU-003)
  recorded #8 ········
! next: play (hand new or hand result), then count the stacks
$ --book cause.book buy Bob 2000
  Bob buys chips: 2,000 in cash; stack 1,975
  Bob pays 25 into the leaderboard to join the table (CAU-003)
  recorded #10 ········
$ --book cause.book buy Dan 2000
  Dan buys chips: 2,000 in cash; stack 1,975
  Dan pays 25 into the leaderboard to join the table (CAU-003)
  recorded #12 ········
$ --book cause.book seat Ann 1
  Ann has seat 1
  recorded #13 ········
! note: management says who sits where (CAU-005)
$ --book cause.book seat Bob 2
  Bob has seat 2
  recorded #14 ········
$ --book cause.book seat Dan 3
  Dan has seat 3
  recorded #15 ········
$ --book cause.book hand new --yes --dry-run
< five-card-draw
< d dan
< ¶
< k k k
< d 2c3d4h5s
< d 2c3d4h
< q
  stopped: nothing was recorded
! no game yet, no dealer yet, 3 in: Ann Bob Dan
! which game? > five-card-draw
! five-card-draw, no dealer yet, 3 in: Ann Bob Dan
! who deals? > d dan
! five-card-draw, Dan deals, 3 in: Ann Bob Dan
! Enter to deal > ¶
! note: everybody antes 25 before the deal (CAU-010)
! note: `Ann`, to the dealer's left, opens the betting (CAU-018)
! Ann 1950 · pot 75 · check, bet 25 > k k k
! Ann 1950 · pot 75 · draws 0–3 > d 2c3d4h5s
! error: `Ann` can draw 3 cards, not 4 (CAU-060)
! Ann 1950 · pot 75 · draws 0–3 > d 2c3d4h
! `d` is `Ann`'s move here, not a name
! Bob 1950 · pot 75 · draws 0–3 > q

Pat stands pat with a word that is his name: with cards behind it that is unclear.

$ hand new --yes --dry-run
< draw
< d dan
< ¶
< .25 c c c
< pat 2c3d
< pat
< 2c3d
< p p r .25
< q
  stopped: nothing was recorded
! no game yet, Ann deals, 4 in: Ann Bob Dan Pat
! which game? > draw
! five-card-draw, Ann deals, 4 in: Ann Bob Dan Pat
! Enter to deal > d dan
! five-card-draw, Dan deals, 4 in: Ann Bob Dan Pat
! Enter to deal > ¶
! note: `Pat`, to the dealer's left, opens the betting (MIK-67)
! Pat 19.95 · pot 0.20 · check, bet 0.05–0.50 > .25 c c c
! Pat 19.70 · pot 1.20 · draws 0–3 > pat 2c3d
! error: `pat` is both a player's name and a move: type it alone, and the cards on
!   the next line
! Pat 19.70 · pot 1.20 · draws 0–3 > pat
! Ann 19.70 · pot 1.20 · draws 0–3 > 2c3d
! Bob 19.70 · pot 1.20 · draws 0–3 > p p r .25
! Bob 19.70 · pot 1.45 · call 0.25, raise 0.30–0.75 > q

A letter that ends a round may have the next cards behind it, even if a player has that name; and the first card of a board is not Theo.

$ --book casino.book init --house casino
  started a new book in USD with `casino` rules
  recorded #2 ········
! next: add the players (player add NAME NAME)
$ --book casino.book player add Cal
  Cal, a regular
  recorded #3 ········
$ --book casino.book player add Kim
  Kim, a regular
  recorded #4 ········
! next: open the night (open --banker NAME)
$ --book casino.book player add Theo
  Theo, a regular
  recorded #5 ········
$ --book casino.book player add Fay
  Fay, a regular
  recorded #6 ········
$ --book casino.book open --banker Cal
  night 1 is open at The Card Room; Cal is the banker
  recorded #7 ········
! next: sell chips (buy NAME AMOUNT)
$ --book casino.book buy Cal 20
  Cal buys chips: $20.00 in cash; stack $20.00
  recorded #8 ········
! next: play (hand new or hand result), then count the stacks
$ --book casino.book buy Kim 20
  Kim buys chips: $20.00 in cash; stack $20.00
  recorded #9 ········
$ --book casino.book buy Theo 20
  Theo buys chips: $20.00 in cash; stack $20.00
  recorded #10 ········
$ --book casino.book buy Fay 20
  Fay buys chips: $20.00 in cash; stack $20.00
  recorded #11 ········
$ --book casino.book seat Cal 1
  Cal has seat 1
  recorded #12 ········
$ --book casino.book seat Kim 2
  Kim has seat 2
  recorded #13 ········
$ --book casino.book seat Theo 3
  Theo has seat 3
  recorded #14 ········
$ --book casino.book seat Fay 4
  Fay has seat 4
  recorded #15 ········
$ --book casino.book hand new --yes --dry-run
< holdem
< d fay
< ¶
< k k k k
< th 9h 2c
< k k k k 7h
< k k k c 5s
< kim AsAd
< 1 c c f 3c4c
< x
< q
  stopped: nothing was recorded
! no game yet, no dealer yet, 4 in: Cal Kim Theo Fay
! which game? > holdem
! holdem, no dealer yet, 4 in: Cal Kim Theo Fay
! who deals? > d fay
! holdem, Fay deals, 4 in: Cal Kim Theo Fay
! Enter to deal > ¶
! Cal 20.00 · pot 0.00 · check, bet 0.01–20.00 > k k k k
! flop · pot 0.00 > th 9h 2c
! flop: Th 9h 2c · pot 0.00
! Cal 20.00 · pot 0.00 · check, bet 0.01–20.00 > k k k k 7h
! turn: Th 9h 2c 7h · pot 0.00
! Cal 20.00 · pot 0.00 · check, bet 0.01–20.00 > k k k c 5s
! river: Th 9h 2c 7h 5s · pot 0.00
! Cal 20.00 · pot 0.00 · check, bet 0.01–20.00 > kim AsAd
! `Kim` has As Ad
! Cal 20.00 · pot 0.00 · check, bet 0.01–20.00 > 1 c c f 3c4c
! pot 3.00 · Kim shows > x
! pot 3.00 · Theo shows > q

In and out, high and low: letters go round, though Ivy, Otto, Hal and Lee are there.

$ --book letters.book init --house mike
  started a new book in USD with `mike` rules
  recorded #2 ········
! next: add the players (player add NAME NAME)
$ --book letters.book player add Ivy
  Ivy, a regular
  recorded #3 ········
$ --book letters.book player add Otto
  Otto, a regular
  recorded #4 ········
! next: open the night (open --banker NAME)
$ --book letters.book player add Hal
  Hal, a regular
  recorded #5 ········
$ --book letters.book player add Lee
  Lee, a regular
  recorded #6 ········
$ --book letters.book open --banker Ivy
  night 1 is open at Mike's house; Ivy is the banker
  recorded #7 ········
! next: sell chips (buy NAME AMOUNT)
$ --book letters.book buy Ivy 20
  Ivy buys chips: $20.00 in cash; stack $20.00
  recorded #8 ········
! next: play (hand new or hand result), then count the stacks
$ --book letters.book buy Otto 20
  Otto buys chips: $20.00 in cash; stack $20.00
  recorded #9 ········
! note: buy from a player first: `Ivy` has $20.00 (MIK-04)
$ --book letters.book buy Hal 20
  Hal buys chips: $20.00 in cash; stack $20.00
  recorded #10 ········
$ --book letters.book buy Lee 20
  Lee buys chips: $20.00 in cash; stack $20.00
  recorded #11 ········
$ --book letters.book seat Ivy 1
  Ivy has seat 1
  recorded #12 ········
$ --book letters.book seat Otto 2
  Otto has seat 2
  recorded #13 ········
$ --book letters.book seat Hal 3
  Hal has seat 3
  recorded #14 ········
$ --book letters.book seat Lee 4
  Lee has seat 4
  recorded #15 ········
$ --book letters.book hand new --yes --dry-run
< three-card-guts
< d lee
< ¶
< i o i o
< q
  stopped: nothing was recorded
! no game yet, Ivy deals, 4 in: Ivy Otto Hal Lee
! which game? > three-card-guts
! three-card-guts, Ivy deals, 4 in: Ivy Otto Hal Lee
! Enter to deal > d lee
! three-card-guts, Lee deals, 4 in: Ivy Otto Hal Lee
! Enter to deal > ¶
! pot 0.20 · in or out: Ivy Otto Hal Lee > i o i o
! `i` is `Hal`'s move here, not a name
! pot 0.20 · Ivy shows > q
$ --book letters.book hand new --yes --dry-run
< five-card-draw-hi-lo declare
< d lee
< ¶
< k k k k
< 0 0 0 0
< k k k k
< h l b l 2c3d4h5s7c
< q
  stopped: nothing was recorded
! no game yet, Ivy deals, 4 in: Ivy Otto Hal Lee
! which game? > five-card-draw-hi-lo declare
! five-card-draw-hi-lo + declare, Ivy deals, 4 in: Ivy Otto Hal Lee
! Enter to deal > d lee
! five-card-draw-hi-lo + declare, Lee deals, 4 in: Ivy Otto Hal Lee
! Enter to deal > ¶
! note: `Ivy`, to the dealer's left, opens the betting (MIK-67)
! Ivy 19.95 · pot 0.20 · check, bet 0.05–0.50 > k k k k
! Ivy 19.95 · pot 0.20 · draws 0–3 > 0 0 0 0
! Ivy 19.95 · pot 0.20 · check, bet 0.05–0.50 > k k k k
! pot 0.20 · h, l or b: Ivy Otto Hal Lee > h l b l 2c3d4h5s7c
! pot 0.20 · Otto shows > q

`q` and `n` give up alone: with more behind them they are somebody's name.

$ --book names.book init --house casino
  started a new book in USD with `casino` rules
  recorded #2 ········
! next: add the players (player add NAME NAME)
$ --book names.book player add Ned
  Ned, a regular
  recorded #3 ········
$ --book names.book player add Quinn
  Quinn, a regular
  recorded #4 ········
! next: open the night (open --banker NAME)
$ --book names.book open --banker Ned
  night 1 is open at The Card Room; Ned is the banker
  recorded #5 ········
! next: sell chips (buy NAME AMOUNT)
$ --book names.book buy Ned 20
  Ned buys chips: $20.00 in cash; stack $20.00
  recorded #6 ········
! next: play (hand new or hand result), then count the stacks
$ --book names.book buy Quinn 20
  Quinn buys chips: $20.00 in cash; stack $20.00
  recorded #7 ········
$ --book names.book seat Ned 1
  Ned has seat 1
  recorded #8 ········
$ --book names.book seat Quinn 2
  Quinn has seat 2
  recorded #9 ········
$ --book names.book hand new --yes --dry-run
< holdem
< d ned
< ¶
< 1 c
< 7h8h9h
< q AsAd
< k k
< 2s
< k k
< 3s
< k k
< ¶
< x
< n 2c2d
< y
  hand 1, holdem: Quinn wins $2.00
  (dry run: nothing was recorded)
! no game yet, no dealer yet, 2 in: Ned Quinn
! which game? > holdem
! holdem, no dealer yet, 2 in: Ned Quinn
! who deals? > d ned
! holdem, Ned deals, 2 in: Ned Quinn
! Enter to deal > ¶
! Quinn 20.00 · pot 0.00 · check, bet 0.01–20.00 > 1 c
! flop · pot 2.00 > 7h8h9h
! flop: 7h 8h 9h · pot 2.00
! Quinn 19.00 · pot 2.00 · check, bet 0.01–19.00 > q AsAd
! `Quinn` has As Ad
! Quinn 19.00 · pot 2.00 · check, bet 0.01–19.00 > k k
! turn · pot 2.00 > 2s
! turn: 7h 8h 9h 2s · pot 2.00
! Quinn 19.00 · pot 2.00 · check, bet 0.01–19.00 > k k
! river · pot 2.00 > 3s
! river: 7h 8h 9h 2s 3s · pot 2.00
! Quinn 19.00 · pot 2.00 · check, bet 0.01–19.00 > k k
! pot 2.00 · Quinn shows > ¶
! pot 2.00 · Ned shows > x
! Quinn is the only one left in the main pot, so Quinn wins it: $2.00 (standard
!   rule)
! Ned -1.00, Quinn gets 2.00 (+1.00)
! n 2c2d
! `Ned` has 2c 2d
! y
