# A word that belongs behind an option is put there, or the line isn't guessed

$ init --house dave
  started a new book in USD with `dave` rules
  recorded #2 ········
! next: add the players (player add NAME NAME)
$ player add Ann Bob Cat
  Ann, a regular
  Bob, a regular
  Cat, a regular
  recorded #5 ········
! next: open the night (open --banker NAME)
$ open dave --stakes .25/.50
! error: one word too many: `dave`
! hint: open --stakes .25/.50 --house dave
= 2
> hint: open --stakes .25/.50 --house dave
$ open Ann --stakes .25/.50
! error: one word too many: `Ann`
! hint: open --stakes .25/.50 --banker Ann
= 2
> hint: open --stakes .25/.50 --banker Ann
$ open --banker Ann --stakes .25/.50
  night 1 is open at Dave's cash game; Ann is the banker
  recorded #6 ········
! note: tonight's buy-in limits, unless everybody agrees to different ones in writing: each player buys at least $10.00; each player can buy up to a $50.00 stack, or the biggest stack at the table (DAV-17)
! next: sell chips (buy NAME AMOUNT)
$ seat Ann 1 Bob 2 Cat 3
  Ann has seat 1
  Bob has seat 2
  Cat has seat 3
  recorded #9 ········
$ buy Ann 40
  Ann buys chips: $40.00 in cash; stack $40.00
  recorded #10 ········
! next: play (hand new or hand result), then count the stacks
$ buy Bob 40
  Bob buys chips: $40.00 in cash; stack $40.00
  recorded #11 ········
$ buy Cat 40
  Cat buys chips: $40.00 in cash; stack $40.00
  recorded #12 ········
$ deal Bob
! error: one word too many: `Bob`
! hint: deal --dealer Bob
= 2
> hint: deal --dealer Bob
$ deal bo
! error: one word too many: `bo`
! hint: deal --dealer bo
= 2
> hint: deal --dealer bo
$ deal Zed
! error: one word too many: `Zed`
! hint: housebook deal --help
= 2
> hint: housebook deal --help
$ deal --dealer Bob
  Bob deals
  holdem: Cat posts the small blind, $0.25; Ann posts the big blind, $0.50
  recorded #13 ········
$ deal Bob Cat
! error: one word too many: `Bob`
! hint: housebook deal --help
= 2
> hint: housebook deal --help
$ close house
! error: one word too many: `house`
! hint: close --over-short house
= 2
> hint: close --over-short house
$ close now
! error: one word too many: `now`
! hint: housebook close --help
= 2
> hint: housebook close --help
$ hand new holdem
! error: one word too many: `holdem`
! hint: hand new
= 2
> hint: hand new

The game is forgotten, and all who lost stay in the line.

$ hand result Ann 1 Bob Cat
! error: name the game, the winner, what each player put in, and the other players
! hint: hand result holdem Ann 1 Bob Cat
= 2
> hint: hand result holdem Ann 1 Bob Cat
