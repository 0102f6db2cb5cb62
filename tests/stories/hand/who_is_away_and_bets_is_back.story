# Who is away at his turn has a dead hand; if he bets, he is back in time, and that is said
# rules: DAV-30, DAV-36

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
$ hand new --yes --dry-run
< d ann
< -dan
< ¶
< 2
< f f f
  hand 1, holdem: Dan wins $1.25
  (dry run: nothing was recorded)
! holdem, .25/.50, Ann deals, 4 in: Ann Bob Cat Dan
! Enter to deal > d ann
! Enter to deal > -dan
! holdem, .25/.50, Ann deals, 3 in: Ann Bob Cat
! Enter to deal > ¶
! note: `Dan` is sitting out but gets cards; the hand is dead when it's `Dan`'s
!   turn (DAV-36)
! note: `Dan` isn't at the table to act, so the hand is dead (type `dead Dan`)
!   (DAV-30)
! Dan 20.00 · pot 0.75 · call 0.50, raise 1.00–20.00 > 2
! note: `Dan` is back in time and plays
! Ann 20.00 · pot 2.75 · call 2.00, raise 3.50–20.00 > f f f
! nobody called Dan's last $1.50, so Dan gets it back (standard rule)
! Dan is the only one left in the main pot, so Dan wins it: $1.25 (standard rule)
! Bob -0.25, Cat -0.50, Dan gets 1.25 (+0.75)
! ¶

In time for his turn he came back, and the host let him play; nobody asks again.

$ hand new --yes --dry-run
< d ann
< -dan
< ¶
< ! Dan is back
< 2
< c c c
< 2s3s4s
< k k
< 2
< f f f
  hand 1, holdem: Dan wins $8.00
  (dry run: nothing was recorded)
! holdem, .25/.50, Ann deals, 4 in: Ann Bob Cat Dan
! Enter to deal > d ann
! Enter to deal > -dan
! holdem, .25/.50, Ann deals, 3 in: Ann Bob Cat
! Enter to deal > ¶
! note: `Dan` is sitting out but gets cards; the hand is dead when it's `Dan`'s
!   turn (DAV-36)
! note: `Dan` isn't at the table to act, so the hand is dead (type `dead Dan`)
!   (DAV-30)
! Dan 20.00 · pot 0.75 · call 0.50, raise 1.00–20.00 > ! Dan is back
! ruling · Dan 20.00 · pot 0.75 · call 0.50, raise 1.00–20.00 > 2
! note: `Dan` is back in time and plays
! Ann 20.00 · pot 2.75 · call 2.00, raise 3.50–20.00 > c c c
! flop · pot 8.00 > 2s3s4s
! flop: 2s 3s 4s · pot 8.00
! Bob 18.00 · pot 8.00 · check, bet 0.50–18.00 > k k
! Dan 18.00 · pot 8.00 · check, bet 0.50–18.00 > 2
! Ann 18.00 · pot 10.00 · call 2.00, raise 4.00–18.00 > f f f
! nobody called Dan's last $2.00, so Dan gets it back (standard rule)
! Dan is the only one left in the main pot, so Dan wins it: $8.00 (standard rule)
! Ann -2.00, Bob -2.00, Cat -2.00, Dan gets 8.00 (+6.00)
! ¶
! note: unusual in this hand: the host made a ruling
