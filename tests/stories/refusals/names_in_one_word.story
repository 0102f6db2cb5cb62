# Several players typed as one word are several players, and never somebody new

$ init --house dave
  started a new book in USD with `dave` rules
  recorded #2 ········
! next: add the players (player add NAME NAME)
$ player add Ann Bob Cat Dan Eve
  Ann, a regular
  Bob, a regular
  Cat, a regular
  Dan, a regular
  Eve, a regular
  recorded #7 ········
! next: open the night (open --banker NAME)
$ open --banker Ann --stakes .25/.50
  night 1 is open at Dave's cash game; Ann is the banker
  recorded #8 ········
! note: tonight's buy-in limits, unless everybody agrees to different ones in writing: each player buys at least $10.00; each player can buy up to a $50.00 stack, or the biggest stack at the table (DAV-17)
! next: sell chips (buy NAME AMOUNT)
$ seat Ann 1 Bob 2 Cat 3 Dan 4
  Ann has seat 1
  Bob has seat 2
  Cat has seat 3
  Dan has seat 4
  recorded #12 ········
$ buy Ann 40
  Ann buys chips: $40.00 in cash; stack $40.00
  recorded #13 ········
! next: play (hand new or hand result), then count the stacks
$ buy Bob 40
  Bob buys chips: $40.00 in cash; stack $40.00
  recorded #14 ········
$ buy Cat 40
  Cat buys chips: $40.00 in cash; stack $40.00
  recorded #15 ········
$ buy Dan 40
  Dan buys chips: $40.00 in cash; stack $40.00
  recorded #16 ········
$ hand result holdem Ann 1 Bob --away Cat,Dan
! error: `Cat,Dan` is more than one name: type each name by itself
! hint: hand result holdem Ann 1 Bob --away Cat --away Dan
= 4
> hint: hand result holdem Ann 1 Bob --away Cat --away Dan
$ hand result holdem Ann 1 Bob --away Cat --away Dan
  hand 1, holdem: Ann wins $2.00
  recorded #17 ········
! note: nobody said who dealt (`--dealer`), so `Ann` gets the deal next
$ hand result holdem Ann 1 Bob --away=Cat,Dan --dealer Ann
! error: `Cat,Dan` is more than one name: type each name by itself
! hint: hand result holdem Ann 1 Bob --away Cat --away Dan --dealer Ann
= 4
> hint: hand result holdem Ann 1 Bob --away Cat --away Dan --dealer Ann
$ hand result holdem Ann 1 Bob,Cat
! error: `Bob,Cat` is more than one name: type each name by itself
! hint: hand result holdem Ann 1 Bob Cat
= 4
> hint: hand result holdem Ann 1 Bob Cat
$ hand result --game holdem --in Ann=1,Bob=1 --win Ann=2
! error: `Ann=1,Bob` is more than one name: type each name by itself
! hint: hand result --game holdem --in Ann=1 --in Bob=1 --win Ann=2
= 4
> hint: hand result --game holdem --in Ann=1 --in Bob=1 --win Ann=2
$ hand result holdem Ann 1 "Bob and Cat"
! error: `Bob and Cat` is more than one name: type each name by itself
! hint: hand result holdem Ann 1 Bob Cat
= 4
> hint: hand result holdem Ann 1 Bob Cat
$ cashout Ann/Bob
! error: `Ann/Bob` is more than one name: type each name by itself
! hint: cashout Ann Bob
= 4
> hint: cashout Ann Bob

One of them is nobody the book knows, or the line has room for only one.

$ hand result holdem Ann 1 Bob --away Cat,Zed
! error: `Cat,Zed` is more than one name: type each name by itself
! hint: player list
= 4
> hint: player list
$ deal --dealer Ann,Bob
! error: `Ann,Bob` is more than one name: type each name by itself
! hint: player list
= 4
> hint: player list

A name that nobody has any part of can still be somebody new.

$ buy Zed,Zack 20
! error: no player is called `Zed,Zack`
! hint: player add Zed,Zack
= 4
> hint: player add Zed,Zack
