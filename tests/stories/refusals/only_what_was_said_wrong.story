# The line without the one thing in it that can't be

$ init --house igloo
  started a new book in USD with `igloo` rules
  recorded #2 ········
! next: add the players (player add NAME NAME)
$ player add Ann Bob Cat Dan Fay Zed
  Ann, a regular
  Bob, a regular
  Cat, a regular
  Dan, a regular
  Fay, a regular
  Zed, a regular
  recorded #8 ········
! next: open the night (open --banker NAME)
$ open --banker Ann
  night 1 is open at The Igloo; Ann is the banker
  recorded #9 ········
! next: sell chips (buy NAME AMOUNT)
$ seat Ann 1 Bob 2 Cat 3 Dan 4 Fay 5
  Ann has seat 1
  Bob has seat 2
  Cat has seat 3
  Dan has seat 4
  Fay has seat 5
  recorded #14 ········
$ buy Ann 20
  Ann buys chips: $20.00 in cash; stack $20.00
  recorded #15 ········
! next: play (hand new or hand result), then count the stacks
$ buy Bob 20
  Bob buys chips: $20.00 in cash; stack $20.00
  recorded #16 ········
$ buy Cat 20
  Cat buys chips: $20.00 in cash; stack $20.00
  recorded #17 ········
$ buy Dan 20
  Dan buys chips: $20.00 in cash; stack $20.00
  recorded #18 ········
$ deal --cards Jh
  Ann Jh
  Ann has the first jack and deals (IGL-04)
  recorded #19 ········
$ hand result five-card-draw Ann 1 Bob
  hand 1, five-card-draw: Ann wins $2.00
  recorded #20 ········

Somebody who can't have dealt is left out of a hand, but of no deal: that would be another player's.

$ hand result five-card-draw Ann 1 Bob --dealer Zed
! error: `Zed` isn't playing tonight, so it can't be `Zed`'s turn to deal (IGL-05)
! hint: hand result five-card-draw Ann 1 Bob
= 4
> hint: hand result five-card-draw Ann 1 Bob
$ hand result five-card-draw Ann 1 Bob --dealer=Fay --dry-run
! error: `Fay` has no chips and isn't in the next hand, so `Bob` deals it (IGL-05)
! hint: hand result five-card-draw Ann 1 Bob --dry-run --dealer Bob
= 4
> hint: hand result five-card-draw Ann 1 Bob --dry-run
$ deal --dealer Fay
! error: `Fay` has no chips and isn't in the next hand, so `Bob` deals it (IGL-05)
! hint: seats
= 4
> hint: seats
$ deal --dealer Zed
! error: `Zed` isn't playing tonight, so it can't be `Zed`'s turn to deal (IGL-05)
! hint: seats
= 4
> hint: seats

Nobody puts in nothing, and nobody is in a hand twice.

$ hand result --game five-card-draw --in Ann=1 --in Bob=0 --in Cat=1 --win Ann=2
! error: `Bob` put in $0.00: list only players who put something in
! hint: hand result --game five-card-draw --in Ann=1 --in Cat=1 --win Ann=2
= 4
> hint: hand result --game five-card-draw --in Ann=1 --in Cat=1 --win Ann=2
$ hand result --game five-card-draw --in Ann=1 --in Bob=0 --win Ann=1
! error: `Bob` put in $0.00: list only players who put something in
! hint: hand result --help
= 4
> hint: hand result --help
$ hand result --game five-card-draw --in Ann=1 --in Bob=1 --in Bob=1 --win Ann=2
! error: `Bob` is named twice
! hint: hand result --game five-card-draw --in Ann=1 --in Bob=1 --win Ann=2
= 4
> hint: hand result --game five-card-draw --in Ann=1 --in Bob=1 --win Ann=2
$ hand result five-card-draw Ann 1 bank
! error: `bank` is the night's bank, not a player
! hint: player list
= 4
> hint: player list

More than somebody has may be a slip, or a stack that nobody counted: only a look is offered.

$ hand result five-card-draw Ann 60 Bob
! error: the book says `Ann` has $21.00, not $60.00
! hint: count Ann --help
= 4
> hint: count Ann --help
$ book pay bank Ann 500
! error: the drawer has $80.00, not $500.00
! hint: status
= 4
$ cashout Fay
! error: `Fay` has no chips to cash out
! hint: status
= 4
> hint: status
$ hand result five-card-draw Ann 1 Bob
  hand 2, five-card-draw: Ann wins $2.00
  recorded #21 ········
! note: nobody said who dealt (`--dealer`), so the deal moves on from `Ann`
$ hand void 1 --why ""
! error: a reason can't be empty
! hint: hand void --help
= 2
> hint: hand void --help
