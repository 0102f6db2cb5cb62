# The same request again is told that it was taken back meanwhile

$ init --house mike
  started a new book in USD with `mike` rules
  recorded #2 ········
! next: add the players (player add NAME NAME)
$ player add Ann
  Ann, a regular
  recorded #3 ········
$ open --banker Ann
  night 1 is open at Mike's house; Ann is the banker
  recorded #4 ········
! next: sell chips (buy NAME AMOUNT)
$ buy Ann 20 --id first
  Ann buys chips: $20.00 in cash; stack $20.00
  recorded #5 ········
! next: play (hand new or hand result), then count the stacks
$ undo
  undid #5 (Ann bought chips: $20.00 for cash)
  recorded #6 ········
! next: sell chips (buy NAME AMOUNT)
$ buy Ann 20 --id first
  already recorded #5
! note: that was undone by #6; use another `--id` to do it again
> already recorded
> that was undone by #6
$ buy Ann 20 --id second
  Ann buys chips: $20.00 in cash; stack $20.00
  recorded #7 ········
! next: play (hand new or hand result), then count the stacks
> Ann buys chips
