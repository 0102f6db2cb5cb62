# At two tables the table is added to the line, and nothing of it is lost

$ init --house dave
  started a new book in USD with `dave` rules
  recorded #2 ········
! next: add the players (player add NAME NAME)
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
! next: open the night (open --banker NAME)
$ open --banker Ann --stakes .25/.50
  night 1 is open at Dave's cash game; Ann is the banker
  recorded #16 ········
! note: tonight's buy-in limits, unless everybody agrees to different ones in writing: each player buys at least $10.00; each player can buy up to a $50.00 stack, or the biggest stack at the table (DAV-17)
! next: sell chips (buy NAME AMOUNT)
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
  recorded #27 ········
$ buy Ann 40
  Ann buys chips: $40.00 in cash; stack $40.00
  recorded #28 ········
! next: play (hand new or hand result), then count the stacks
$ buy Bob 40
  Bob buys chips: $40.00 in cash; stack $40.00
  recorded #29 ········
$ buy Cat 40
  Cat buys chips: $40.00 in cash; stack $40.00
  recorded #30 ········
$ buy Dan 40
  Dan buys chips: $40.00 in cash; stack $40.00
  recorded #31 ········
$ buy Eve 40
  Eve buys chips: $40.00 in cash; stack $40.00
  recorded #32 ········
$ buy Fay 40
  Fay buys chips: $40.00 in cash; stack $40.00
  recorded #33 ········
$ buy Gus 40
  Gus buys chips: $40.00 in cash; stack $40.00
  recorded #34 ········
$ buy Hal 40
  Hal buys chips: $40.00 in cash; stack $40.00
  recorded #35 ········
$ buy Ivy 40
  Ivy buys chips: $40.00 in cash; stack $40.00
  recorded #36 ········
$ buy Jon 40
  Jon buys chips: $40.00 in cash; stack $40.00
  recorded #37 ········
$ buy Kim 40
  Kim buys chips: $40.00 in cash; stack $40.00
  recorded #38 ········
$ buy Leo 40
  Leo buys chips: $40.00 in cash; stack $40.00
  recorded #39 ········
! note: 12 players are here, but one table has room for only 11: split into two after this hand (seats split) (DAV-07)
$ seat Leo
  Leo has seat 12
  recorded #40 ········

So many can't be dealt in at one table: who deals is told, and why nobody posts.

$ deal --dealer Ann --dry-run
  Ann deals
  (dry run: nothing was recorded)
! note: 12 players are here, but one table has room for only 11: split into two after this hand (seats split) (DAV-07)
$ seats split --move Gus,Hal,Ivy,Jon,Kim,Leo
  now at table 2: Gus in seat 1, Hal in seat 2, Ivy in seat 3, Jon in seat 4, Kim
    in seat 5 and Leo in seat 6
  12 players are too many for one table (DAV-07)
  volunteers move first, then the players with the highest cards; the banker and
    the host stay (DAV-08)
  recorded #41 ········
$ deal
! error: there are two tables: say which one
! hint: deal --table 1
! hint: deal --table 2
= 4
> hint: deal --table 1
> hint: deal --table 2
$ deal --dealer Max
! error: there are two tables: say which one
! hint: deal --dealer Max --table 1
! hint: deal --dealer Max --table 2
= 4
> hint: deal --dealer Max --table 1
> hint: deal --dealer Max --table 2
$ deal --cards Jh
! error: there are two tables: say which one
! hint: deal --cards Jh --table 1
! hint: deal --cards Jh --table 2
= 4
> hint: deal --cards Jh --table 1
> hint: deal --cards Jh --table 2
$ deal --table 2
! error: nobody has dealt yet, and the house rules don't say who deals first
! hint: deal --help
= 4
> hint: deal --help
$ hand new --yes
! error: there are two tables: say which one
! hint: hand new --yes --table 1
! hint: hand new --yes --table 2
= 4
> hint: hand new --yes --table 1
> hint: hand new --yes --table 2
$ deal --dealer Gus
  Gus deals
  holdem: Hal posts the small blind, $0.25; Ivy posts the big blind, $0.50
  recorded #42 ········
$ deal --next
! error: there are two tables: say which one
! hint: deal --next --table 1
! hint: deal --next --table 2
= 4
> hint: deal --next --table 1
> hint: deal --next --table 2
$ deal --deal --table 2
! error: `Gus` already dealt, so the deal moves on from `Gus`
! hint: deal --table 2
= 4
> hint: deal --table 2
$ deal --dealer Ann --table 2
! error: `Ann` sits at table 1, not at table 2
! hint: deal --dealer Ann --table 1
= 4
> hint: deal --dealer Ann --table 1

Who couldn't move isn't told to ask for it.

$ seat Gus --table 1
! error: if `Gus` moved, the tables would have 5 and 7 players (DAV-11)
! hint: seats
= 4
> hint: seats
