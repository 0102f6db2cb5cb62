# The chips of a tournament are no money: a file of one of its hands is refused by every format and both doors.

$ init --house casino
  started a new book in USD with `casino` rules
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
  night 1 is open at The Card Room; Ann is the banker
  recorded #6 ········
! next: sell chips (buy NAME AMOUNT)
$ tournament new --entry 20 --stack 1500 --levels "25/50@20 50/100@20" --payout 100 --host Ann --deputy Bob
  tournament 1
  entry $20.00 for 1,500 chips (smallest 25)
  prizes 100
  recorded #7 ········
! next: enter the players (tournament enter NAME NAME)
$ tournament enter Ann Bob Cat
  Ann enters for $20.00: 1,500 chips
  Bob enters for $20.00: 1,500 chips
  Cat enters for $20.00: 1,500 chips
  3 entered; the prize pool is $60.00
  recorded #13 ········
! next: enter everybody, then tournament start
$ seat Ann 1
  Ann has seat 1
  recorded #14 ········
$ seat Bob 2
  Bob has seat 2
  recorded #15 ········
$ seat Cat 3
  Cat has seat 3
  recorded #16 ········
$ tournament start
  tournament 1, running
  level 1, 25/50, 20:00 left; next: 50/100
  3 of 3 players left, 4,500 chips in play, average stack 1,500
  3 entries at $20.00 for 1,500 chips
  Ann is the host; Bob rules if Ann is involved
  ¶
  player  place  chips  paid in  rebuys
  ───────────────────────────────────────
  Ann        in  1,500   $20.00       –
  Bob        in  1,500   $20.00       –
  Cat        in  1,500   $20.00       –
  ¶
  place   prize
  ───────────────
      1  $60.00
  prize pool $60.00
  recorded #17 ········
! next: play (hand new or hand result)
$ hand new --yes
< holdem
< d ann
< ¶
< ff
  hand 1, holdem: Cat wins 50
  recorded #19 ········
! no game yet, 25/50, no dealer yet, 3 in: Ann Bob Cat
! which game? > holdem
! holdem, 25/50, no dealer yet, 3 in: Ann Bob Cat
! who deals? > d ann
! holdem, 25/50, Ann deals, 3 in: Ann Bob Cat
! Enter to deal > ¶
! Ann 1500 · pot 75 · call 50, raise 100–1500 > ff
! nobody called Cat's last 25, so Cat gets it back (standard rule)
! Cat is the only one left in the main pot, so Cat wins it: 50 (standard rule)
! Bob -25, Cat gets 50 (+25)
! ¶
$ hand export --format housebook --out own.phh
  1 hand in `own.phh`
$ hand export --format phh --out plain.phh
  1 hand in `plain.phh`
$ hand export --format ohh --out hand.ohh
  1 hand in `hand.ohh`
! note: the file leaves out some of hand 1: which pot each winner took; the smallest amount paid (25)
$ --book other.book init --house casino
  started a new book in USD with `casino` rules
  recorded #2 ········
! next: add the players (player add NAME NAME)
$ --book other.book player add Ann
  Ann, a regular
  recorded #3 ········
$ --book other.book player add Bob
  Bob, a regular
  recorded #4 ········
! next: open the night (open --banker NAME)
$ --book other.book player add Cat
  Cat, a regular
  recorded #5 ········
$ --book other.book import hands own.phh --banker Ann --yes
! error: own.phh:7:13: the hand was played in a tournament, where chips aren't money
= 5
$ --book other.book import hands plain.phh --banker Ann --yes
! error: plain.phh:7:13: the hand was played in a tournament, where chips aren't money
= 5
$ --book other.book import hands hand.ohh --banker Ann --yes
! error: hand.ohh:1:8: the hand is in `chips`, but the book is in `USD`
= 5
$ --book other.book open --banker Ann
  night 1 is open at The Card Room; Ann is the banker
  recorded #6 ········
! next: sell chips (buy NAME AMOUNT)
$ --book other.book buy Ann 20
  Ann buys chips: $20.00 in cash; stack $20.00
  recorded #7 ········
! next: play (hand new or hand result), then count the stacks
$ --book other.book buy Bob 20
  Bob buys chips: $20.00 in cash; stack $20.00
  recorded #8 ········
$ --book other.book buy Cat 20
  Cat buys chips: $20.00 in cash; stack $20.00
  recorded #9 ········
$ --book other.book hand add own.phh
! error: own.phh:11:1: the hand was played with tournament chips, but this is a cash game
= 5
