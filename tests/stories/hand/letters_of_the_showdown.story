# At the showdown letters are a name where cards come behind them and no word of the showdown is meant; what acts for who is due says so

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
$ player add Fay
  Fay, a regular
  recorded #5 ········
$ player add Xav
  Xav, a regular
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
$ buy Bob 20
  Bob buys chips: $20.00 in cash; stack $20.00
  recorded #9 ········
$ buy Fay 20
  Fay buys chips: $20.00 in cash; stack $20.00
  recorded #10 ········
$ buy Xav 20
  Xav buys chips: $20.00 in cash; stack $20.00
  recorded #11 ········
$ seat Ann 1
  Ann has seat 1
  recorded #12 ········
$ seat Bob 2
  Bob has seat 2
  recorded #13 ········
$ seat Fay 3
  Fay has seat 3
  recorded #14 ········
$ seat Xav 4
  Xav has seat 4
  recorded #15 ········

The cards behind `f` are Fay's: nobody throws a hand away for her.

$ hand new --yes --dry-run
< d fay
< ¶
< c c c k
< 2s3s4s
< k*
< 5d
< k*
< 6h
< k*
< f 7c8c
< x x
< x
  hand 1, holdem: Fay wins $2.00
  (dry run: nothing was recorded)
! holdem, .25/.50, Ann deals, 4 in: Ann Bob Fay Xav
! Enter to deal > d fay
! holdem, .25/.50, Fay deals, 4 in: Ann Bob Fay Xav
! Enter to deal > ¶
! Bob 20.00 · pot 0.75 · call 0.50, raise 1.00–20.00 > c c c k
! flop · pot 2.00 > 2s3s4s
! flop: 2s 3s 4s · pot 2.00
! Xav 19.50 · pot 2.00 · check, bet 0.50–19.50 > k*
! turn · pot 2.00 > 5d
! turn: 2s 3s 4s 5d · pot 2.00
! Xav 19.50 · pot 2.00 · check, bet 0.50–19.50 > k*
! river · pot 2.00 > 6h
! river: 2s 3s 4s 5d 6h · pot 2.00
! Xav 19.50 · pot 2.00 · check, bet 0.50–19.50 > k*
! pot 2.00 · Xav shows > f 7c8c
! pot 2.00 · Xav shows > x x
! pot 2.00 · Bob shows > x
! nobody bet in the last round, so Xav, on the dealer's left, shows first (DAV-52)
! Fay is the only one left in the main pot, so Fay wins it: $2.00 (DAV-53)
! Ann -0.50, Bob -0.50, Fay gets 2.00 (+1.50), Xav -0.50
! ¶

Alone `f` is no word here: nobody folds anymore, and `x` mucks. With `x` behind it Fay does.

$ hand new --yes --dry-run
< d fay
< ¶
< c c c k
< 2s3s4s
< k*
< 5d
< k*
< 6h
< k*
< f
< x
< f x
< bob AsAd
< ¶
  hand 1, holdem: Bob wins $2.00
  (dry run: nothing was recorded)
! holdem, .25/.50, Ann deals, 4 in: Ann Bob Fay Xav
! Enter to deal > d fay
! holdem, .25/.50, Fay deals, 4 in: Ann Bob Fay Xav
! Enter to deal > ¶
! Bob 20.00 · pot 0.75 · call 0.50, raise 1.00–20.00 > c c c k
! flop · pot 2.00 > 2s3s4s
! flop: 2s 3s 4s · pot 2.00
! Xav 19.50 · pot 2.00 · check, bet 0.50–19.50 > k*
! turn · pot 2.00 > 5d
! turn: 2s 3s 4s 5d · pot 2.00
! Xav 19.50 · pot 2.00 · check, bet 0.50–19.50 > k*
! river · pot 2.00 > 6h
! river: 2s 3s 4s 5d 6h · pot 2.00
! Xav 19.50 · pot 2.00 · check, bet 0.50–19.50 > k*
! pot 2.00 · Xav shows > f
! error: `f` doesn't work here: type the cards, x to muck them, or w and the
!   winner's name
! pot 2.00 · Xav shows > x
! pot 2.00 · Ann shows > f x
! pot 2.00 · Ann shows > bob AsAd
! pot 2.00 · Ann shows > ¶
! nobody bet in the last round, so Xav, on the dealer's left, shows first (DAV-52)
! Bob is the only one left in the main pot, so Bob wins it: $2.00 (DAV-53)
! Ann -0.50, Bob gets 2.00 (+1.50), Fay -0.50, Xav -0.50
! ¶

`x` is a word of the showdown: with cards behind it the table hears who throws his hand away. A whole name is taken as a name.

$ hand new --yes --dry-run
< d fay
< ¶
< c c c k
< 2s3s4s
< k*
< 5d
< k*
< 6h
< k*
< ann x
< x 7c8c
< <<
< xav 7c8c
< s AsAd
< q
  stopped: nothing was recorded
! holdem, .25/.50, Ann deals, 4 in: Ann Bob Fay Xav
! Enter to deal > d fay
! holdem, .25/.50, Fay deals, 4 in: Ann Bob Fay Xav
! Enter to deal > ¶
! Bob 20.00 · pot 0.75 · call 0.50, raise 1.00–20.00 > c c c k
! flop · pot 2.00 > 2s3s4s
! flop: 2s 3s 4s · pot 2.00
! Xav 19.50 · pot 2.00 · check, bet 0.50–19.50 > k*
! turn · pot 2.00 > 5d
! turn: 2s 3s 4s 5d · pot 2.00
! Xav 19.50 · pot 2.00 · check, bet 0.50–19.50 > k*
! river · pot 2.00 > 6h
! river: 2s 3s 4s 5d 6h · pot 2.00
! Xav 19.50 · pot 2.00 · check, bet 0.50–19.50 > k*
! pot 2.00 · Xav shows > ann x
! pot 2.00 · Xav shows > x 7c8c
! `x` is `Xav`'s move here, not a name
! pot 2.00 · Fay shows > <<
! pot 2.00 · Xav shows > xav 7c8c
! pot 2.00 · Bob shows > s AsAd
! error: `s` doesn't work here: type the cards, x to muck them, or w and the
!   winner's name
! pot 2.00 · Bob shows > q
$ --book mike.book init --house mike
  started a new book in USD with `mike` rules
  recorded #2 ········
! next: add the players (player add NAME NAME)
$ --book mike.book player add Mia
  Mia, a regular
  recorded #3 ········
$ --book mike.book player add Dan
  Dan, a regular
  recorded #4 ········
! next: open the night (open --banker NAME)
$ --book mike.book player add Pat
  Pat, a regular
  recorded #5 ········
$ --book mike.book player add Wes
  Wes, a regular
  recorded #6 ········
$ --book mike.book open --banker Mia
  night 1 is open at Mike's house; Mia is the banker
  recorded #7 ········
! next: sell chips (buy NAME AMOUNT)
$ --book mike.book buy Mia 20
  Mia buys chips: $20.00 in cash; stack $20.00
  recorded #8 ········
! next: play (hand new or hand result), then count the stacks
$ --book mike.book buy Dan 20
  Dan buys chips: $20.00 in cash; stack $20.00
  recorded #9 ········
! note: buy from a player first: `Mia` has $20.00 (MIK-04)
$ --book mike.book buy Pat 20
  Pat buys chips: $20.00 in cash; stack $20.00
  recorded #10 ········
$ --book mike.book buy Wes 20
  Wes buys chips: $20.00 in cash; stack $20.00
  recorded #11 ········
$ --book mike.book seat Mia 1
  Mia has seat 1
  recorded #12 ········
$ --book mike.book seat Dan 2
  Dan has seat 2
  recorded #13 ········
$ --book mike.book seat Pat 3
  Pat has seat 3
  recorded #14 ········
$ --book mike.book seat Wes 4
  Wes has seat 4
  recorded #15 ········

So it is at other questions: at a draw `d` and `p` are said of who is due, and `m` and `w` with cards behind them are players.

$ --book mike.book hand new --yes --dry-run
< draw
< d wes
< ¶
< k*
< d 2c3d
< p 5c6d
< m AsAd
< p
< k*
< w 7c8c9cTdJh
< x
< q
  stopped: nothing was recorded
! no game yet, Mia deals, 4 in: Mia Dan Pat Wes
! which game? > draw
! five-card-draw, Mia deals, 4 in: Mia Dan Pat Wes
! Enter to deal > d wes
! five-card-draw, Wes deals, 4 in: Mia Dan Pat Wes
! Enter to deal > ¶
! note: `Mia`, to the dealer's left, opens the betting (MIK-67)
! Mia 19.95 · pot 0.20 · check, bet 0.05–0.50 > k*
! Mia 19.95 · pot 0.20 · draws 0–3 > d 2c3d
! `d` is `Mia`'s move here, not a name
! Dan 19.95 · pot 0.20 · draws 0–3 > p 5c6d
! `p` is `Dan`'s move here, not a name
! Wes 19.95 · pot 0.20 · draws 0–3 > m AsAd
! `Mia` has As Ad
! Wes 19.95 · pot 0.20 · draws 0–3 > p
! Mia 19.95 · pot 0.20 · check, bet 0.05–0.50 > k*
! pot 0.20 · Mia shows > w 7c8c9cTdJh
! pot 0.20 · Mia shows > x
! pot 0.20 · Dan shows > q
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
$ --book letters.book player add Bea
  Bea, a regular
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
$ --book letters.book buy Bea 20
  Bea buys chips: $20.00 in cash; stack $20.00
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
$ --book letters.book seat Bea 4
  Bea has seat 4
  recorded #15 ········

Two words where all say something at once: the table hears whose the first one is.

$ --book letters.book hand new --yes --dry-run
< five-card-draw-hi-lo declare
< d bea
< ¶
< k k k k
< 0 0 0 0
< k k k k
< h l
< q
  stopped: nothing was recorded
! no game yet, Ivy deals, 4 in: Ivy Otto Hal Bea
! which game? > five-card-draw-hi-lo declare
! five-card-draw-hi-lo + declare, Ivy deals, 4 in: Ivy Otto Hal Bea
! Enter to deal > d bea
! five-card-draw-hi-lo + declare, Bea deals, 4 in: Ivy Otto Hal Bea
! Enter to deal > ¶
! note: `Ivy`, to the dealer's left, opens the betting (MIK-67)
! Ivy 19.95 · pot 0.20 · check, bet 0.05–0.50 > k k k k
! Ivy 19.95 · pot 0.20 · draws 0–3 > 0 0 0 0
! Ivy 19.95 · pot 0.20 · check, bet 0.05–0.50 > k k k k
! pot 0.20 · h, l or b: Ivy Otto Hal Bea > h l
! `h` is `Ivy`'s move here, not a name
! pot 0.20 · h, l or b: Hal Bea > q
