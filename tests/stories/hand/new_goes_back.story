# Mistakes while a hand is entered: one sentence, the question again, and steps back

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
$ open --house dave --banker Ann --stakes .25/.50
  night 1 is open at Dave's cash game; Ann is the banker
  recorded #6 ········
! note: tonight's buy-in limits, unless everybody agrees to different ones in writing: each player buys at least $10.00; each player can buy up to a $50.00 stack, or the biggest stack at the table (DAV-17)
! next: sell chips (buy NAME AMOUNT)
$ hand new
! error: a hand needs 2 players, but nobody is at the table
! hint: seat --help
= 4
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
$ count Cat 7
  Cat has $7.00: down $13.00 in unrecorded hands
  recorded #10 ········
! next: count the stacks of Ann and Bob

Before the first card the game, the dealer and the players can be changed; afterwards everything but that.

$ hand new
< canasta
< d cat -bob
< <<
< d cat
< ¶
< r 8
< rr
< raise 2
< ann r 2
< c c c
< ?
< <<<
< raise to 2
< call
< x
< <
< f
< qs7h2c
< 9c
< c
< 9c9c9d
< 9c
< ¶
< ¶
< ¶
< <<
< 9d 3h
< b 5
< f
< <
< a
< 5h
< 6h
< w cat
< n
  stopped: nothing was recorded
! holdem, .25/.50, Ann deals, 3 in: Ann Bob Cat
! Enter to deal > canasta
! error: there's no game called `canasta`; in another window, type `games`
! Enter to deal > d cat -bob
! holdem, .25/.50, Cat deals, 2 in: Ann Cat
! Enter to deal > <<
! holdem, .25/.50, Ann deals, 3 in: Ann Bob Cat
! Enter to deal > d cat
! holdem, .25/.50, Cat deals, 3 in: Ann Bob Cat
! Enter to deal > ¶
! Cat 7.00 · pot 0.75 · call 0.50, raise 1.00–7.00 > r 8
! error: `Cat` has $7.00 and can't bet $8.00 (DAV-14); if the stack is bigger,
!   quit and count it
! Cat 7.00 · pot 0.75 · call 0.50, raise 1.00–7.00 > rr
! error: `r` needs an amount: the total to bet or raise to, or + and the raise
! Cat 7.00 · pot 0.75 · call 0.50, raise 1.00–7.00 > raise 2
! error: raise to $2.00, or by $2.00 to $2.50? (DAV-48); type r 2.00 or r 2.50
! Cat 7.00 · pot 0.75 · call 0.50, raise 1.00–7.00 > ann r 2
! error: it's `Cat`'s turn, not `Ann`'s
! Cat 7.00 · pot 0.75 · call 0.50, raise 1.00–7.00 > c c c
! flop · pot 1.50 > ?
! the cards: Qs7h2c; Enter skips
! any time: < back, q quits, ! REASON ruling, fine NAME 1, NAME cards, shown NAME
!   NAME, split NAME 0.75 NAME 0.75, dead NAME
! flop · pot 1.50 > <<<
! Cat 7.00 · pot 0.75 · call 0.50, raise 1.00–7.00 > raise to 2
! Ann 19.75 · pot 2.75 · call 1.75, raise 3.50–20.00 > call
! Bob 19.50 · pot 4.50 · call 1.50, raise 3.50–20.00 > x
! error: it's 1.50 to call: c calls and f folds
! Bob 19.50 · pot 4.50 · call 1.50, raise 3.50–20.00 > <
! Ann 19.75 · pot 2.75 · call 1.75, raise 3.50–20.00 > f
! Bob 19.50 · pot 2.75 · call 1.50, raise 3.50–20.00 > qs7h2c
! error: `qs7h2c` doesn't work here: type f, c, k, an amount to bet or raise to,
!   +amount or a; ? shows what you can do
! Bob 19.50 · pot 2.75 · call 1.50, raise 3.50–20.00 > 9c
! error: `9c` could be a card, but you have to bet now: type r and the amount
! Bob 19.50 · pot 2.75 · call 1.50, raise 3.50–20.00 > c
! flop · pot 4.25 > 9c9c9d
! error: 9c is named twice
! flop · pot 4.25 > 9c
! board: 9c · pot 4.25
! 2 shared cards · pot 4.25 > ¶
! flop: 9c ?? ?? · pot 4.25
! Bob 18.00 · pot 4.25 · check, bet 0.50–18.00 > ¶
! Cat 5.00 · pot 4.25 · check, bet 0.50–5.00 > ¶
! turn · pot 4.25 > <<
! Bob 18.00 · pot 4.25 · check, bet 0.50–18.00 > 9d 3h
! error: `9d` doesn't work here: type f, c, k, an amount to bet or raise to,
!   +amount or a; ? shows what you can do
! Bob 18.00 · pot 4.25 · check, bet 0.50–18.00 > b 5
! Cat 5.00 · pot 9.25 · call 5.00 all-in > f
! nobody called Bob's last $5.00, so Bob gets it back (standard rule)
! Bob is the only one left in the main pot, so Bob wins it: $4.25 (standard rule)
! Ann -0.25, Bob gets 4.25 (+2.25), Cat -2.00
! record? [Y/n] > <
! Cat 5.00 · pot 9.25 · call 5.00 all-in > a
! note: nobody can bet anymore: you can keep your hands face down until the board
!   is complete (DAV-50)
! note: everybody still in can agree to run it more than once (run 2) (DAV-51)
! turn · pot 14.25 > 5h
! turn: 9c ?? ?? 5h · pot 14.25
! river · pot 14.25 > 6h
! river: 9c ?? ?? 5h 6h · pot 14.25
! pot 14.25 · Bob shows > w cat
! nobody bet in the last round, so Bob, on the dealer's left, shows first (DAV-52)
! Cat is the only one left in the main pot, so Cat wins it: $14.25 (DAV-53)
! Ann -0.25, Bob -7.00, Cat gets 14.25 (+7.25)
! record? [Y/n] > n

An unfinished hand leaves no trace, nor does one that was given up.

$ hand new
< ¶
< f
! holdem, .25/.50, Ann deals, 3 in: Ann Bob Cat
! Enter to deal > ¶
! Ann 20.00 · pot 0.75 · call 0.50, raise 1.00–20.00 > f
! Bob 19.75 · pot 0.75 · call 0.25, raise 1.00–20.00 > ¶
! error: the hand isn't finished, so nothing was recorded
! hint: hand new
= 4
$ hand list
  no hands recorded

A rehearsal is settled and not kept.

$ hand new --dry-run
< d cat
< ¶
< f*
< y
  hand 1, holdem: Bob wins $0.50
  (dry run: nothing was recorded)
! holdem, .25/.50, Ann deals, 3 in: Ann Bob Cat
! Enter to deal > d cat
! holdem, .25/.50, Cat deals, 3 in: Ann Bob Cat
! Enter to deal > ¶
! Cat 7.00 · pot 0.75 · call 0.50, raise 1.00–7.00 > f*
! nobody called Bob's last $0.25, so Bob gets it back (standard rule)
! Bob is the only one left in the main pot, so Bob wins it: $0.50 (standard rule)
! Ann -0.25, Bob gets 0.50 (+0.25)
! record? [Y/n] > y
