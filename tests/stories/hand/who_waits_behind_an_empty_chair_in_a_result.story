# A player who owes blinds keeps owing them through a result over an empty chair, and nobody posts twice.

$ init --house dave
  started a new book in USD with `dave` rules
  recorded #2 ········
! next: add the players (player add NAME NAME)
$ player add Ann Bob Dan Eve Fay
  Ann, a regular
  Bob, a regular
  Dan, a regular
  Eve, a regular
  Fay, a regular
  recorded #7 ········
! next: open the night (open --banker NAME)
$ open --banker Ann --stakes .25/.50
  night 1 is open at Dave's cash game; Ann is the banker
  recorded #8 ········
! note: tonight's buy-in limits, unless everybody agrees to different ones in writing: each player buys at least $10.00; each player can buy up to a $50.00 stack, or the biggest stack at the table (DAV-17)
! next: sell chips (buy NAME AMOUNT)
$ buy Ann 20
  Ann buys chips: $20.00 in cash; stack $20.00
  recorded #9 ········
! next: play (hand new or hand result), then count the stacks
$ buy Bob 20
  Bob buys chips: $20.00 in cash; stack $20.00
  recorded #10 ········
$ buy Dan 20
  Dan buys chips: $20.00 in cash; stack $20.00
  recorded #11 ········
$ buy Eve 20
  Eve buys chips: $20.00 in cash; stack $20.00
  recorded #12 ········
$ buy Fay 20
  Fay buys chips: $20.00 in cash; stack $20.00
  recorded #13 ········
$ seat Ann Bob Dan Eve Fay
  Ann has seat 1
  Bob has seat 2
  Dan has seat 3
  Eve has seat 4
  Fay has seat 5
  recorded #18 ········
$ hand new
< d fay
< ¶
< f
< f
< f
< f
< y
  hand 1, holdem: Bob wins $0.50
  recorded #20 ········
! holdem, .25/.50, Ann deals, 5 in: Ann Bob Dan Eve Fay
! Enter to deal > d fay
! holdem, .25/.50, Fay deals, 5 in: Ann Bob Dan Eve Fay
! Enter to deal > ¶
! Dan 20.00 · pot 0.75 · call 0.50, raise 1.00–20.00 > f
! Eve 20.00 · pot 0.75 · call 0.50, raise 1.00–20.00 > f
! Fay 20.00 · pot 0.75 · call 0.50, raise 1.00–20.00 > f
! Ann 19.75 · pot 0.75 · call 0.25, raise 1.00–20.00 > f
! nobody called Bob's last $0.25, so Bob gets it back (standard rule)
! Bob is the only one left in the main pot, so Bob wins it: $0.50 (standard rule)
! Ann -0.25, Bob gets 0.50 (+0.25)
! record? [Y/n] > y
$ count Bob 20.25
  Bob has $20.25, as expected
  recorded #21 ········
! next: count the stacks of Ann, Dan, Eve and Fay
$ cashout Bob
  Bob cashes out $20.25: $20.25 in cash
  Bob's count, the banker's count and the payout are all $20.25 (DAV-20)
  recorded #23 ········
! note: players should give notice a round or 30 minutes before they leave: did `Bob`? (DAV-13)
! next: play (hand new or hand result), then count the stacks
$ hand new
< -dan
< ¶
< f
< f
< y
  hand 2, holdem: all bets returned
  recorded #25 ········
! holdem, .25/.50, Ann deals, 4 in: Ann Dan Eve Fay
! Enter to deal > -dan
! holdem, .25/.50, Ann deals, 3 in: Ann Eve Fay
! Enter to deal > ¶
! note: `Dan` is sitting out, owes blinds and gets no cards (DAV-36)
! note: there's no small blind, because that seat isn't in the hand (DAV-25)
! Fay 20.00 · pot 0.50 · call 0.50, raise 1.00–20.00 > f
! Ann 19.75 · pot 0.50 · call 0.50, raise 1.00–19.75 > f
! nobody called Eve's last $0.50, so Eve gets it back (standard rule)
! record? [Y/n] > y
$ deal --dry-run
  Ann deals
  holdem: Eve posts the small blind, $0.25; Fay posts the big blind, $0.50
    `Dan` sits between the button and the small blind and has to wait or buy the
      button (DAV-29)
    the button stays at an empty seat, and the blinds move on to the next players
      (DAV-25)
  (dry run: nothing was recorded)
! note: dead button: it stays at `Bob`'s seat, and `Ann` deals (DAV-25)
$ hand result --game holdem --in Ann=0.50 --in Eve=0.50 --in Fay=0.50 --win Fay=1.50 --dealer Ann
  hand 3, holdem: Fay wins $1.50
  recorded #27 ········
$ deal --dry-run
  Eve deals
  holdem: Fay posts the small blind, $0.25; Ann posts the big blind, $0.50; Dan
    posts a blind of $0.50 plus $0.25 dead
    `Dan` comes in and posts $0.50 live and $0.25 dead (DAV-27)
    the $0.25 for the small blind is dead: it doesn't count toward a bet (DAV-28)
  (dry run: nothing was recorded)
> Eve deals
$ hand new
< ¶
< q
  stopped: nothing was recorded
! holdem, .25/.50, Eve deals, 4 in: Ann Dan Eve Fay
! Enter to deal > ¶
! note: `Dan` comes in and posts $0.50 live and $0.25 dead (DAV-27)
! note: the $0.25 for the small blind is dead: it doesn't count toward a bet
!   (DAV-28)
! Dan 19.25 · pot 1.50 · check, raise 1.00–19.75 > q
> `Dan` comes in and posts $0.50 live and $0.25 dead (DAV-27)
