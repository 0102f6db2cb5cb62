# Speaking before one's turn.

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
$ player add Cy
  Cy, a regular
  recorded #5 ········
$ open --banker Ann
  night 1 is open at Mike's house; Ann is the banker
  recorded #6 ········
! next: sell chips (buy NAME AMOUNT)
$ buy Ann 10
  Ann buys chips: $10.00 in cash; stack $10.00
  recorded #7 ········
! next: play (hand new or hand result), then count the stacks
$ buy Bob 10 --quiet
$ buy Cy 10 --quiet
$ seat Ann 1
  Ann has seat 1
  recorded #10 ········
$ seat Bob 2
  Bob has seat 2
  recorded #11 ········
$ seat Cy 3
  Cy has seat 3
  recorded #12 ········

## V-MIK-14: the first offence of the night is warned, later ones cost twenty cents, an early fold nothing

$ fine Ann
  Ann gets a warning, and it counts for the whole table: next time it's a fine
    (MIK-17)
  recorded #13 ········
> a warning
> MIK-17
$ fine Bob
  Bob pays $0.20 into the pot (MIK-15); $0.20 is in the middle
  recorded #14 ········
> $0.20
> MIK-15
$ fine Ann
  Ann pays $0.20 into the pot (MIK-15); $0.40 is in the middle
  recorded #15 ········
> $0.20
$ fine Cy --folding
  Cy folded out of turn: no fine this time (MIK-15)
  recorded #16 ········
> MIK-15
$ hand new
< straight-poker
< d ann
< ¶
< early cy fold
< q
  stopped: nothing was recorded
! no game yet, 0.40 in the pot, Ann deals, 3 in: Ann Bob Cy
! which game? > straight-poker
! straight-poker, 0.40 in the pot, Ann deals, 3 in: Ann Bob Cy
! Enter to deal > d ann
! Enter to deal > ¶
! note: `Bob`, to the dealer's left, opens the betting (MIK-68)
! Bob 9.75 · pot 0.55 · check, bet 0.05–0.50 > early cy fold
! error: folding early costs `Cy` nothing, but the fold has to wait for `Cy`'s
!   turn (MIK-15)
! Bob 9.75 · pot 0.55 · check, bet 0.05–0.50 > q
> costs `Cy` nothing
> MIK-15

## V-MIK-15: the fines are won, but a loser matches the pot without them

$ hand result --game holdem --in Ann=0.80 --in Bob=0.80 --win Bob=0.40 --carry 1.60 --really
  hand 1, holdem: Bob wins $0.40; $1.60 carries over to the next hand
  recorded #17 ········
! note: nobody said who dealt (`--dealer`), so `Ann` gets the deal next
$ fine Ann
  Ann pays $0.20 into the pot (MIK-15); $1.80 is in the middle
  recorded #18 ········
$ fine Bob
  Bob pays $0.20 into the pot (MIK-15); $2.00 is in the middle
  recorded #19 ········
$ showdown
< {"house":"mike","game":"three-card-guts","carry":"2.00","fines":"0.40","players":[{"name":"Ann","in":"0","cards":"KhKd2c"},{"name":"Cy","in":"0","cards":"QhJd9c"}]}
  {"id":null,"pots":[{"amount":"2.00","eligible":["Ann","Cy"],"high":["Ann"],"low":[]}],"awards":{"Ann":"2.00"},"returned":{},"carry":"1.60","why":[{"rule":"MIK-31","text":"Ann has the best hand for the main pot of $2.00: pair of kings"},{"rule":"MIK-16","text":"Cy pays $1.60 into the next pot: as much as this pot, not counting $0.40 in fines"},{"rule":"standard","text":"the game goes on with Ann and Cy for the pot of $1.60"}],"matched":{"Cy":"1.60"},"goes_on":true,"next":["Ann","Cy"]}
> "awards":{"Ann":"2.00"}
> 1.60
> MIK-16
