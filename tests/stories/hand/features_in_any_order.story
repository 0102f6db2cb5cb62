# What is added to a game may be said in any order: what goes with high and low may come before it

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
$ buy Ann 20
  Ann buys chips: $20.00 in cash; stack $20.00
  recorded #6 ········
! next: play (hand new or hand result), then count the stacks
$ buy Bob 20
  Bob buys chips: $20.00 in cash; stack $20.00
  recorded #7 ········
! note: buy from a player first: `Ann` has $20.00 (MIK-04)
$ hand new
< 5stud cards-speak high-low
< q
  stopped: nothing was recorded
! no game yet, Ann deals, 2 in: Ann Bob
! which game? > 5stud cards-speak high-low
! five-card-stud-hi-lo + cards-speak, Ann deals, 2 in: Ann Bob
! Enter to deal > q
> five-card-stud-hi-lo + cards-speak
$ hand new
< draw declare high low
< q
  stopped: nothing was recorded
! no game yet, Ann deals, 2 in: Ann Bob
! which game? > draw declare high low
! five-card-draw-hi-lo + declare, Ann deals, 2 in: Ann Bob
! Enter to deal > q
> five-card-draw-hi-lo
$ hand new
< 5stud cards-speak
< q
  stopped: nothing was recorded
! no game yet, Ann deals, 2 in: Ann Bob
! which game? > 5stud cards-speak
! error: `cards-speak` doesn't go with `five-card-stud`: it isn't high-low; add
!   `high-low` too; in another window, type `games show five-card-stud`
! which game? > q
> it isn't high-low; add
