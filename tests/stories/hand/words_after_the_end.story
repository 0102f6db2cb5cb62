# Words after the end of a hand: one fold too many changes nothing, anything else is refused, also after `y` or a mucked hand.

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
$ hand new --yes --dry-run
< holdem
< d ann
< ¶
< ffff
  hand 1, holdem: Cat wins $0.50
  (dry run: nothing was recorded)
! holdem, .25/.50, Ann deals, 4 in: Ann Bob Cat Dan
! Enter to deal > holdem
! holdem, .25/.50, Ann deals, 4 in: Ann Bob Cat Dan
! Enter to deal > d ann
! Enter to deal > ¶
! Dan 20.00 · pot 0.75 · call 0.50, raise 1.00–20.00 > ffff
! nobody called Cat's last $0.25, so Cat gets it back (standard rule)
! Cat is the only one left in the main pot, so Cat wins it: $0.50 (standard rule)
! Bob -0.25, Cat gets 0.50 (+0.25)
! ¶
$ hand new --yes --dry-run
< holdem
< d ann
< ¶
< fffff
! holdem, .25/.50, Ann deals, 4 in: Ann Bob Cat Dan
! Enter to deal > holdem
! holdem, .25/.50, Ann deals, 4 in: Ann Bob Cat Dan
! Enter to deal > d ann
! Enter to deal > ¶
! Dan 20.00 · pot 0.75 · call 0.50, raise 1.00–20.00 > fffff
! nobody called Cat's last $0.25, so Cat gets it back (standard rule)
! Cat is the only one left in the main pot, so Cat wins it: $0.50 (standard rule)
! Bob -0.25, Cat gets 0.50 (+0.25)
! error: f f f f went in, but `f` doesn't work here: y records the hand, n or q
!   quits, and < goes back
! ¶
! error: the hand is over, but `f` comes after that, so nothing was recorded
! hint: hand new --dry-run
= 4
$ hand new --yes --dry-run
< holdem
< d ann
< ¶
< fff y k
! holdem, .25/.50, Ann deals, 4 in: Ann Bob Cat Dan
! Enter to deal > holdem
! holdem, .25/.50, Ann deals, 4 in: Ann Bob Cat Dan
! Enter to deal > d ann
! Enter to deal > ¶
! Dan 20.00 · pot 0.75 · call 0.50, raise 1.00–20.00 > fff y k
! nobody called Cat's last $0.25, so Cat gets it back (standard rule)
! Cat is the only one left in the main pot, so Cat wins it: $0.50 (standard rule)
! Bob -0.25, Cat gets 0.50 (+0.25)
! error: f f f went in, but `k` doesn't work here: y has to be the last word
! ¶
! error: the hand is over, but `y k` comes after that, so nothing was recorded
! hint: hand new --dry-run
= 4
$ hand new --yes --dry-run
< holdem
< d ann
< ¶
< fff y
  hand 1, holdem: Cat wins $0.50
  (dry run: nothing was recorded)
! holdem, .25/.50, Ann deals, 4 in: Ann Bob Cat Dan
! Enter to deal > holdem
! holdem, .25/.50, Ann deals, 4 in: Ann Bob Cat Dan
! Enter to deal > d ann
! Enter to deal > ¶
! Dan 20.00 · pot 0.75 · call 0.50, raise 1.00–20.00 > fff y
$ hand new --yes --dry-run
< holdem
< d ann
< ¶
< c f f k 2c3c4c kk 5d kk 6d kk w cat f
! holdem, .25/.50, Ann deals, 4 in: Ann Bob Cat Dan
! Enter to deal > holdem
! holdem, .25/.50, Ann deals, 4 in: Ann Bob Cat Dan
! Enter to deal > d ann
! Enter to deal > ¶
! Dan 20.00 · pot 0.75 · call 0.50, raise 1.00–20.00 > c f f k 2c3c4c kk 5d kk 6d kk w cat f
! river: 2c 3c 4c 5d 6d · pot 1.25
! nobody bet in the last round, so Cat, on the dealer's left, shows first (DAV-52)
! Cat is the only one left in the main pot, so Cat wins it: $1.25 (DAV-53)
! Bob -0.25, Cat gets 1.25 (+0.75), Dan -0.50
! error: c f f k 2c3c4c k k 5d k k 6d k k w cat went in, but `f` doesn't work
!   here: y records the hand, n or q quits, and < goes back
! ¶
! error: the hand is over, but `f` comes after that, so nothing was recorded
! hint: hand new --dry-run
= 4
