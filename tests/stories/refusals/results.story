# What a banker hears who tells results and last hands that cannot be.

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
$ house owner Ann
  Ann owns the house `igloo`
  recorded #5 ········
$ house owner Ann
! error: `Ann` already owns `igloo`
! hint: house owner
= 4
$ open --stakes 1/2 --banker Ann
! error: `igloo` plays with antes and its own limits, so stakes of 1/2 wouldn't change anything (IGL-08)
! hint: house explain ante
= 4
$ open --banker Ann
  night 1 is open at The Igloo; Ann is the banker
  recorded #6 ········
! next: sell chips (buy NAME AMOUNT)
$ buy Ann 20
  Ann buys chips: $20.00 in cash; stack $20.00
  recorded #7 ········
! next: play (hand new or hand result), then count the stacks
$ buy Bob 20
  Bob buys chips: $20.00 in cash; stack $20.00
  recorded #8 ········
$ hand result --game holdem --in Ann=1 --in Bob=1 --win Ann=1 --carry 2 --matched Bob=1 --really
! error: in `holdem` losers don't match the pot, so `Bob` has nothing to match
! hint: hand result --game holdem --in Ann=1 --in Bob=1 --win Ann=1 --carry 2 --really
= 4
$ hand result --game holdem --in Ann=1 --in Bob=1 --win Ann=2 --for Bob
! error: you can hold a pot for certain players only if nobody won it
! hint: hand result --help
= 4
$ hand result --game 3-card-guts --in Ann=.40 --win Bob=.20 --carry .20 --really
! error: somebody won, but $0.20 carries over in `three-card-guts`: say who matches how much
! hint: hand new
! hint: hand result --help
= 4
$ hand result --game holdem --new-game --rules "two cards each" --in Ann=1 --in Bob=1 --win Ann=2
! error: `holdem` is already on the list of games
! hint: hand result --game holdem --in Ann=1 --in Bob=1 --win Ann=2
= 4
$ hand result --game ???? --new-game --rules "two cards each" --in Ann=1 --in Bob=1 --win Ann=2
! error: the name of a game can have 1 to 40 letters, digits and hyphens
! hint: hand result --help
= 4
$ count Ann 19.50
  Ann has $19.50: down $0.50 in unrecorded hands
  recorded #9 ········
! next: count Bob's stack
$ count Bob 20.50
  Bob has $20.50: up $0.50 in unrecorded hands
  recorded #10 ········
! next: play for the odd change (coldhands)
$ coldhands --game holdem --deal
! error: the last pot is five cards each, face up, and the high hand wins: it can't be `holdem` (IGL-44)
! hint: coldhands --deal
= 4
$ coldhands --game guts --cards Ann=2h3h --cards Bob=3c4c
! error: the last pot is five cards each, face up, and the high hand wins: it can't be `two-card-guts-with-a-bump` (IGL-44)
! hint: coldhands --deal
= 4
$ coldhands --win Ann --win Bob
! error: `cold-hands` has one winner; only a split-pot game has two
! hint: coldhands --help
= 4
