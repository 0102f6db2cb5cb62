# A new game may be called like a known one with a word behind it.

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
$ hand result --game "Lake Street Chicago" --in Ann=1 --in Bob=1 --win Bob=2
! error: there's no game called `Lake Street Chicago`
! hint: hand result --game 'Lake Street Chicago' --in Ann=1 --in Bob=1 --win Bob=2 --new-game
= 4
$ hand result --game "Lake Street Chicago" --new-game --rules "the low spade in the hole takes half" --in Ann=1 --in Bob=1 --win Bob=2
  hand 1, lake-street-chicago: Bob wins $2.00
    `lake-street-chicago` isn't on the list; the dealer explained it: the low
      spade in the hole takes half (the dealer's call)
  recorded #8 ········
! note: nobody said who dealt (`--dealer`), so the first jack decides who deals next (IGL-04)
> Bob wins $2.00
