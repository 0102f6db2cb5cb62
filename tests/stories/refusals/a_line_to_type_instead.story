# The line to type next is the line that was meant: with exact stacks, with the others of the line, and with the name that was near

$ init --house dave
  started a new book in USD with `dave` rules
  recorded #2 ········
! next: add the players (player add NAME NAME)
$ init --house dave
! error: `night.book` already exists
! hint: init --house dave --book night-2.book
= 4
> init --house dave --book night-2.book
$ player add Ann Bob Cat Dan
  Ann, a regular
  Bob, a regular
  Cat, a regular
  Dan, a regular
  recorded #6 ········
! next: open the night (open --banker NAME)
$ open --banker Anne
! error: no player is called `Anne`; did you mean `Ann`?
! hint: open --banker Ann
! hint: player add Anne
= 4
> hint: open --banker Ann
$ open --banker Ann
  night 1 is open at Dave's cash game; Ann is the banker
  recorded #7 ········
! note: buy-ins are limited in big blinds, but nobody set the blinds, so buy-ins aren't checked until `open --stakes` sets them (DAV-16)
! next: sell chips (buy NAME AMOUNT)
$ buy Anne 20
! error: no player is called `Anne`; did you mean `Ann`?
! hint: buy Ann 20
! hint: player add Anne
= 4
> hint: buy Ann 20
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
$ hand result holdem Ann .25 Bob
  hand 1, holdem: Ann wins $0.50
  recorded #11 ········
! note: nobody said who dealt (`--dealer`), so `Ann` gets the deal next

A hint names what the book says, to the cent.

$ count Bob
! error: still missing: the amount
! hint: count Bob 19.75
= 2
> count Bob 19.75
$ count Cat 20 Ann
! error: still missing: the amount for `Ann`
! hint: count Cat 20 Ann 20.25
= 2
> count Cat 20 Ann 20.25

Nobody is called by a figure, or by a word for everybody.

$ cashout all
! error: no player is called `all`
! hint: cashout
= 4
> hint: cashout
$ seat Ann 1 2
! error: no player is called `2`
! hint: player list
= 4
> hint: player list
$ buy everybody 20
! error: no player is called `everybody`
! hint: player list
= 4
> hint: player list

The others of the line stay in it.

$ cashout Bob 5 Cat
! error: chips stay on the table until the player cashes out for good: `Bob` can cash out all $19.75 or nothing, not $5.00 (DAV-19)
! hint: cashout Bob Cat
! hint: cashout Cat
= 4
> hint: cashout Bob Cat
$ cashout Bob 5 Cat --app
! error: chips stay on the table until the player cashes out for good: `Bob` can cash out all $19.75 or nothing, not $5.00 (DAV-19)
! hint: cashout Bob Cat --app
! hint: cashout Cat --app
= 4
> hint: cashout Bob Cat --app

A name nobody has is refused alike, wherever it stands.

$ cashout Zed
! error: no player is called `Zed`
! hint: player add Zed
= 4
$ cashout Ann Zed
! error: `Zed` isn't a player or an amount
! hint: player add Zed
= 4
> `Zed` isn't a player or an amount
$ cashout Ann Cta
! error: no player is called `Cta`; did you mean `Cat`?
! hint: cashout Ann Cat
! hint: player add Cta
= 4
> hint: cashout Ann Cat
$ hand result holdem Ann 1 Ann
! error: `Ann` is named twice
! hint: hand result --help
= 4
> hint: hand result --help
$ hand result holdem Ann 1 Cat Cat Ann
! error: `Cat` is named twice
! hint: hand result holdem Ann 1 Cat
= 4
> hint: hand result holdem Ann 1 Cat
$ hand result holdem
! error: name the game, the winner, what each player put in, and the other players
! hint: hand new
= 2
> hint: hand new
$ seats merge
! error: there's only one table now
! hint: seats
= 4
> hint: seats
# Without its game the line keeps its winner, its stake and its loser.
$ hand result Bob 2 Cat
! error: name the game, the winner, what each player put in, and the other players
! hint: hand result holdem Bob 2 Cat
= 2
> hand result holdem Bob 2 Cat
