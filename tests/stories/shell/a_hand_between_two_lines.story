# In a shell that reads a pipe, a round takes its lines, and the next line is a command again.
$ init --house casino
  started a new book in USD with `casino` rules
  recorded #2 ········
! next: add the players (player add NAME NAME)
$ player add Ann Bob
  Ann, a regular
  Bob, a regular
  recorded #4 ········
! next: open the night (open --banker NAME)
$ open --banker Ann --stakes .25/.50
  night 1 is open at The Card Room; Ann is the banker
  recorded #5 ········
! next: sell chips (buy NAME AMOUNT)
$ seat Ann 1 Bob 2
  Ann has seat 1
  Bob has seat 2
  recorded #7 ········
$ buy Ann 20
  Ann buys chips: $20.00 in cash; stack $20.00
  recorded #8 ········
! next: play (hand new or hand result), then count the stacks
$ buy Bob 20
  Bob buys chips: $20.00 in cash; stack $20.00
  recorded #9 ········
$ shell
< h new
< holdem d ann
< ¶
< f
< ¶
< c
< 19.75
< ¶
< u
  hand 1, holdem: Bob wins $0.50
  recorded #11 ········
  Ann has $19.75, as expected
  recorded #12 ········
  undid #12 (Ann's stack was counted: $19.75, expected $19.75)
  recorded #13 ········
! no game yet, .25/.50, no dealer yet, 2 in: Ann Bob
! which game? > holdem d ann
! holdem, .25/.50, Ann deals, 2 in: Ann Bob
! Enter to deal > ¶
! Ann 19.75 · pot 0.75 · call 0.25, raise 1.00–20.00 > f
! nobody called Bob's last $0.25, so Bob gets it back (standard rule)
! Bob is the only one left in the main pot, so Bob wins it: $0.50 (standard rule)
! Ann -0.25, Bob gets 0.50 (+0.25)
! record? [Y/n] > ¶
! 1 Ann $19.75 > 19.75
!   $19.75 of $40.00; Bob should have $20.25
! 2 Bob $20.25 > ¶
! next: count Bob's stack
! next: play (hand new or hand result), then count the stacks
$ hand new
< holdem d ann
< ¶
< f
< ¶
< status
! holdem, .25/.50, Bob deals, 2 in: Ann Bob
! Enter to deal > holdem d ann
! holdem, .25/.50, Ann deals, 2 in: Ann Bob
! Enter to deal > ¶
! Ann 19.50 · pot 0.75 · call 0.25, raise 1.00–19.75 > f
! nobody called Bob's last $0.25, so Bob gets it back (standard rule)
! Bob is the only one left in the main pot, so Bob wins it: $0.50 (standard rule)
! Ann -0.25, Bob gets 0.50 (+0.25)
! record? [Y/n] > ¶
! error: the hand is over, but `status` comes after that, so nothing was recorded
! hint: hand new
= 4
