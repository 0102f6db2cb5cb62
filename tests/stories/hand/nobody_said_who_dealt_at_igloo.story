# The first hand that is told without its dealer says so also where the first jack deals.
# rules: IGL-04

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
$ seat Ann 1
  Ann has seat 1
  recorded #8 ········
$ seat Bob 2
  Bob has seat 2
  recorded #9 ········
$ hand result --game five-card-draw --in Ann=1 --in Bob=1 --win Ann=2
  hand 1, five-card-draw: Ann wins $2.00
  recorded #10 ········
! note: nobody said who dealt (`--dealer`), so the first jack decides who deals next (IGL-04)
> nobody said who dealt (`--dealer`), so the first jack decides who deals next (IGL-04)
$ hand result --game five-card-draw --in Ann=1 --in Bob=1 --win Ann=2
  hand 2, five-card-draw: Ann wins $2.00
  recorded #11 ········
$ deal --cards "9d Jh"
  Ann 9d, Bob Jh
  Bob has the first jack and deals (IGL-04)
  if it's five-card-draw again: Bob posts $0.20 dead
    `Bob` antes $0.20 for all 2 players (IGL-08)
  recorded #12 ········
