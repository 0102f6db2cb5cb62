# What is added to a game is no game, and a game may be typed with hyphens throughout
# rules: IGL-14

$ init --house igloo
  started a new book in USD with `igloo` rules
  recorded #2 ········
! next: add the players (player add NAME NAME)
$ player add Ann
  Ann, a regular
  recorded #3 ········
$ player add Bob
  Bob, a regular
  recorded #4 ········
! next: open the night (open --banker NAME)
$ open --banker Ann
  night 1 is open at The Igloo; Ann is the banker
  recorded #5 ········
! next: sell chips (buy NAME AMOUNT)
$ buy Ann 20
  Ann buys chips: $20.00 in cash; stack $20.00
  recorded #6 ········
! next: play (hand new or hand result), then count the stacks
$ buy Bob 20
  Bob buys chips: $20.00 in cash; stack $20.00
  recorded #7 ········
$ hand result --game deuces-wild --in Ann=2 --in Bob=2 --win Ann=4
! error: `deuces-wild` isn't a game by itself; add it to one
! hint: games
= 4
$ hand result --game deuces-wild --new-game --rules "twos are wild" --in Ann=2 --in Bob=2 --win Ann=4
! error: `deuces-wild` isn't a game by itself; add it to one
! hint: games
= 4
$ hand result --game five-card-stud-deuces-wild --in Ann=2 --in Bob=2 --win Ann=4
  hand 1, five-card-stud + deuces-wild: Ann wins $4.00
  recorded #8 ········
! note: nobody said who dealt (`--dealer`), so the first jack decides who deals next (IGL-04)
$ hand result --game five-card-studd-deuces-wild --in Ann=2 --in Bob=2 --win Ann=4
! error: there's no game called `five-card-studd-deuces-wild`; did you mean five-card-stud, five-card-guts or seven-card-stud?
! hint: hand result --game five-card-studd-deuces-wild --in Ann=2 --in Bob=2 --win Ann=4 --new-game
= 4
$ games show deuces-wild
! error: `deuces-wild` isn't a game by itself; add it to one
! hint: games
= 4
$ games show hi-lo-declare
! error: `hi-lo-declare` isn't a game by itself; add it to one
! hint: games
= 4
