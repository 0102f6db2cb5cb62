# A pot waits for some players because the cards ran out: a bad deal of its redeal, with the dealer away, leaves the deal with that dealer.

$ init --house dave
  started a new book in USD with `dave` rules
  recorded #2 ········
! next: add the players (player add NAME NAME)
$ player add Ann Bob Cat Dan
  Ann, a regular
  Bob, a regular
  Cat, a regular
  Dan, a regular
  recorded #6 ········
! next: open the night (open --banker NAME)
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
$ buy Cat 20
  Cat buys chips: $20.00 in cash; stack $20.00
  recorded #10 ········
$ buy Dan 20
  Dan buys chips: $20.00 in cash; stack $20.00
  recorded #11 ········
$ seat Ann Bob Cat Dan
  Ann has seat 1
  Bob has seat 2
  Cat has seat 3
  Dan has seat 4
  recorded #15 ········
$ hand new
< d ann
< ¶
< c
< c
< f
< k
< ! the cards run out
< redeal
< y
  hand 1, holdem: nobody wins; $1.75 carries over to the next hand
  recorded #18 ········
! holdem, .25/.50, Ann deals, 4 in: Ann Bob Cat Dan
! Enter to deal > d ann
! Enter to deal > ¶
! Dan 20.00 · pot 0.75 · call 0.50, raise 1.00–20.00 > c
! Ann 20.00 · pot 1.25 · call 0.50, raise 1.00–20.00 > c
! Bob 19.75 · pot 1.75 · call 0.25, raise 1.00–20.00 > f
! Cat 19.50 · pot 1.75 · check, raise 1.00–20.00 > k
! flop · pot 1.75 > ! the cards run out
! ruling · flop · pot 1.75 > redeal
! the cards ran out, so $1.75 carries over to a new deal for Ann, Cat and Dan
!   (standard rule)
! record? [Y/n] > y
$ hand new
< -ann
< ¶
< m
< y
  hand 2, holdem: nobody wins; $1.75 carries over to the next hand
  recorded #19 ········
! holdem, .25/.50, 1.75 in the pot, Ann deals, 3 in: Ann Cat Dan
! Enter to deal > -ann
! holdem, .25/.50, 1.75 in the pot, Ann deals, 2 in: Cat Dan
! Enter to deal > ¶
! note: `Ann` is sitting out but gets cards; the hand is dead when it's `Ann`'s
!   turn (DAV-36)
! note: the button stays at an empty seat, and the blinds move on to the next
!   players (DAV-25)
! note: `Ann` won't be dealt in again and gives up any claim to the $1.75 in the
!   middle
! note: `Ann` isn't at the table to act, so the hand is dead (type `dead Ann`)
!   (DAV-30)
! Ann 19.50 · pot 2.50 · call 0.50, raise 1.00–19.50 > m
! misdeal: everybody gets their money back (DAV-37)
! returned: Cat 0.25, Dan 0.50
! record? [Y/n] > y
$ hand new
< ¶
< q
  stopped: nothing was recorded
! holdem, .25/.50, 1.75 in the pot, Ann deals, 3 in: Ann Cat Dan
! Enter to deal > ¶
! Ann 19.50 · pot 2.50 · call 0.50, raise 1.00–19.50 > q
