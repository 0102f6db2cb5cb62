# While two tables play, a hand that is entered at one of them takes nobody of the other, neither as a player nor as its dealer: the table hears it at once.
# rules: DAV-07

file night.txt:
  player add Ann Bob Cat Dan Eve Fay Gus Hal Ivy Jon Kim Leo Max
  open --banker Ann --stakes .25/.50
  buy Ann 50
  buy Bob 50
  buy Cat 50
  buy Dan 50
  buy Eve 50
  buy Fay 50
  buy Gus 50
  buy Hal 50
  buy Ivy 50
  buy Jon 50
  buy Kim 50
  buy Leo 50
  seat Ann 1 Bob 2 Cat 3 Dan 4 Eve 5 Fay 6 Gus 7 Hal 8 Ivy 9 Jon 10 Kim 11
  seat Leo
  seats split --move Gus,Hal,Ivy,Jon,Kim,Leo
  deal --dealer Ann
  deal --dealer Gus

$ init --house dave
  started a new book in USD with `dave` rules
  recorded #2 ········
! next: add the players (player add NAME NAME)
$ run night.txt
  $ player add Ann Bob Cat Dan Eve Fay Gus Hal Ivy Jon Kim Leo Max
  Ann, a regular
  Bob, a regular
  Cat, a regular
  Dan, a regular
  Eve, a regular
  Fay, a regular
  Gus, a regular
  Hal, a regular
  Ivy, a regular
  Jon, a regular
  Kim, a regular
  Leo, a regular
  Max, a regular
  recorded #15 ········
  $ open --banker Ann --stakes .25/.50
  night 1 is open at Dave's cash game; Ann is the banker
  recorded #16 ········
  $ buy Ann 50
  Ann buys chips: $50.00 in cash; stack $50.00
  recorded #17 ········
  $ buy Bob 50
  Bob buys chips: $50.00 in cash; stack $50.00
  recorded #18 ········
  $ buy Cat 50
  Cat buys chips: $50.00 in cash; stack $50.00
  recorded #19 ········
  $ buy Dan 50
  Dan buys chips: $50.00 in cash; stack $50.00
  recorded #20 ········
  $ buy Eve 50
  Eve buys chips: $50.00 in cash; stack $50.00
  recorded #21 ········
  $ buy Fay 50
  Fay buys chips: $50.00 in cash; stack $50.00
  recorded #22 ········
  $ buy Gus 50
  Gus buys chips: $50.00 in cash; stack $50.00
  recorded #23 ········
  $ buy Hal 50
  Hal buys chips: $50.00 in cash; stack $50.00
  recorded #24 ········
  $ buy Ivy 50
  Ivy buys chips: $50.00 in cash; stack $50.00
  recorded #25 ········
  $ buy Jon 50
  Jon buys chips: $50.00 in cash; stack $50.00
  recorded #26 ········
  $ buy Kim 50
  Kim buys chips: $50.00 in cash; stack $50.00
  recorded #27 ········
  $ buy Leo 50
  Leo buys chips: $50.00 in cash; stack $50.00
  recorded #28 ········
  $ seat Ann 1 Bob 2 Cat 3 Dan 4 Eve 5 Fay 6 Gus 7 Hal 8 Ivy 9 Jon 10 Kim 11
  Ann has seat 1
  Bob has seat 2
  Cat has seat 3
  Dan has seat 4
  Eve has seat 5
  Fay has seat 6
  Gus has seat 7
  Hal has seat 8
  Ivy has seat 9
  Jon has seat 10
  Kim has seat 11
  recorded #39 ········
  $ seat Leo
  Leo has seat 12
  recorded #40 ········
  $ seats split --move Gus,Hal,Ivy,Jon,Kim,Leo
  now at table 2: Gus in seat 1, Hal in seat 2, Ivy in seat 3, Jon in seat 4, Kim
    in seat 5 and Leo in seat 6
  12 players are too many for one table (DAV-07)
  volunteers move first, then the players with the highest cards; the banker and
    the host stay (DAV-08)
  recorded #41 ········
  $ deal --dealer Ann
  Ann deals
  holdem: Bob posts the small blind, $0.25; Cat posts the big blind, $0.50
  recorded #42 ········
  $ deal --dealer Gus
  Gus deals
  holdem: Hal posts the small blind, $0.25; Ivy posts the big blind, $0.50
  recorded #43 ········
! note: tonight's buy-in limits, unless everybody agrees to different ones in writing: each player buys at least $10.00; each player can buy up to a $50.00 stack, or the biggest stack at the table (DAV-17)
! note: 12 players are here, but one table has room for only 11: split into two after this hand (seats split) (DAV-07)

## before the first hand, and after it
$ hand new --table 1 --yes
< +gus
< d gus
< -gus
< button gus
< $ gus 20
< ¶
< ffffff
  hand 1, holdem: Cat wins $0.50
  recorded #44 ········
! holdem, .25/.50, Ann deals, 6 in: Ann Bob Cat Dan Eve Fay
! Enter to deal > +gus
! error: `Gus` sits at table 2, but this hand is at table 1
! Enter to deal > d gus
! error: `Gus` sits at table 2, but this hand is at table 1
! Enter to deal > -gus
! error: `Gus` sits at table 2, but this hand is at table 1
! Enter to deal > button gus
! error: `Gus` sits at table 2, but this hand is at table 1
! Enter to deal > $ gus 20
! error: `Gus` sits at table 2, but this hand is at table 1
! Enter to deal > ¶
! Dan 50.00 · pot 0.75 · call 0.50, raise 1.00–50.00 > ffffff
! nobody called Cat's last $0.25, so Cat gets it back (standard rule)
! Cat is the only one left in the main pot, so Cat wins it: $0.50 (standard rule)
! Bob -0.25, Cat gets 0.50 (+0.25)
! ¶
> `Gus` sits at table 2, but this hand is at table 1
$ hand new --table 1 --yes
< + Gus
< dealer hal
< - ivy
< straddle leo
< ¶
< ffffff
  hand 2, holdem: Dan wins $0.50
  recorded #46 ········
! holdem, .25/.50, Bob deals, 6 in: Ann Bob Cat Dan Eve Fay
! Enter to deal > + Gus
! error: `Gus` sits at table 2, but this hand is at table 1
! Enter to deal > dealer hal
! error: `Hal` sits at table 2, but this hand is at table 1
! Enter to deal > - ivy
! error: `Ivy` sits at table 2, but this hand is at table 1
! Enter to deal > straddle leo
! error: `Leo` sits at table 2, but this hand is at table 1
! Enter to deal > ¶
! Eve 50.00 · pot 0.75 · call 0.50, raise 1.00–50.00 > ffffff
! nobody called Dan's last $0.25, so Dan gets it back (standard rule)
! Dan is the only one left in the main pot, so Dan wins it: $0.50 (standard rule)
! Cat -0.25, Dan gets 0.50 (+0.25)
! ¶
> `Hal` sits at table 2, but this hand is at table 1
> `Leo` sits at table 2, but this hand is at table 1

## who isn't in the game, or is nobody's name
$ hand new --table 1 --yes
< +max
< +zed
< ¶
< ffffff
  hand 3, holdem: Eve wins $0.50
  recorded #48 ········
! holdem, .25/.50, Cat deals, 6 in: Ann Bob Cat Dan Eve Fay
! Enter to deal > +max
! error: `Max` isn't in the game
! Enter to deal > +zed
! error: `zed` doesn't match exactly one player: type one of Ann, Bob, Cat, Dan,
!   Eve, Fay, Gus, Hal, Ivy, Jon, Kim, Leo
! Enter to deal > ¶
! Fay 50.00 · pot 0.75 · call 0.50, raise 1.00–50.00 > ffffff
! nobody called Eve's last $0.25, so Eve gets it back (standard rule)
! Eve is the only one left in the main pot, so Eve wins it: $0.50 (standard rule)
! Dan -0.25, Eve gets 0.50 (+0.25)
! ¶
> `Max` isn't in the game
> `zed` doesn't match exactly one player
