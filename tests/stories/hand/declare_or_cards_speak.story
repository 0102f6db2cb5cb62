# Halves are declared or the cards speak, not both; a round behind a declare needs one

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
$ buy Ann 10
  Ann buys chips: $10.00 in cash; stack $10.00
  recorded #6 ········
! next: play (hand new or hand result), then count the stacks
$ buy Bob 10
  Bob buys chips: $10.00 in cash; stack $10.00
  recorded #7 ········
! note: buy from a player first: `Ann` has $10.00 (MIK-04)
$ hand new
< 5stud high-low cards-speak declare
< 5stud high-low declare cards-speak
< q
  stopped: nothing was recorded
! no game yet, Ann deals, 2 in: Ann Bob
! which game? > 5stud high-low cards-speak declare
! error: `declare` and `cards-speak` don't go together; use one or the other
! which game? > 5stud high-low declare cards-speak
! error: `declare` and `cards-speak` don't go together; use one or the other
! which game? > q
> `declare` and `cards-speak` don't go together
$ hand result --game "five-card-stud + high-low + declare + cards-speak" --in Ann=1 --in Bob=1 --win Ann=2
! error: `declare` and `cards-speak` don't go together; use one or the other
! hint: hand result --help
= 4
> `declare` and `cards-speak` don't go together
$ hand new
< 5stud high-low cards-speak round-after-declare
< d ann
< ¶
< q
  stopped: nothing was recorded
! no game yet, Ann deals, 2 in: Ann Bob
! which game? > 5stud high-low cards-speak round-after-declare
! five-card-stud-hi-lo + cards-speak + round-after-declare, Ann deals, 2 in: Ann
!   Bob
! Enter to deal > d ann
! Enter to deal > ¶
! error: nobody declares in `five-card-stud-hi-lo`, so there's no betting after
!   the declare; add `declare` too (MIK-42)
! Enter to deal > q
> add `declare` too
