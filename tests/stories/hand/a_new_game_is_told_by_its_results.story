# A game outside the list is known once its rules were stated: its hands are told by their results (MIK-58).

$ init --house mike
  started a new book in USD with `mike` rules
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
  night 1 is open at Mike's house; Ann is the banker
  recorded #5 ········
! next: sell chips (buy NAME AMOUNT)
$ buy Ann 5
  Ann buys chips: $5.00 in cash; stack $5.00
  recorded #6 ········
! next: play (hand new or hand result), then count the stacks
$ buy Bob 5
  Bob buys chips: $5.00 in cash; stack $5.00
  recorded #7 ········
! note: buy from a player first: `Ann` has $5.00 (MIK-04)
$ hand result --game bogey --new-game --rules "low card pays" --dealer Ann --in Ann=1 --in Bob=1 --win Ann=2
  hand 1, bogey: Ann wins $2.00
    `bogey` isn't on the list; the dealer explained it: low card pays (MIK-58)
  recorded #9 ········
$ hand new --yes
< bogey
< q
  stopped: nothing was recorded
! no game yet, Bob deals, 2 in: Ann Bob
! which game? > bogey
! error: `bogey` isn't on the list of games; record only its result, as in hand 1
!   (MIK-58); in another window, type `hand result --help`
! which game? > q
> record only its result, as in hand 1  (MIK-58)
$ hand result --game bogey --dealer Bob --in Ann=1 --in Bob=1 --win Bob=2
  hand 2, bogey: Bob wins $2.00
    `bogey` isn't on the list; the dealer explained it in hand 1 (MIK-58)
  recorded #11 ········
