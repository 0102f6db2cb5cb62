# A name of several words needs no quotes, and two players stay two: names of people

$ init --house mike
  started a new book in USD with `mike` rules
  recorded #2 ········
! next: add the players (player add NAME NAME)
$ player add "Mary Ann" Ann Bob
  Mary Ann, a regular
  Ann, a regular
  Bob, a regular
  recorded #5 ········
! next: open the night (open --banker NAME)
$ open --banker Bob
  night 1 is open at Mike's house; Bob is the banker
  recorded #6 ········
! next: sell chips (buy NAME AMOUNT)
$ buy Mary Ann 20
  Mary Ann buys chips: $20.00 in cash; stack $20.00
  recorded #7 ········
! next: play (hand new or hand result), then count the stacks
$ buy Ann 20
  Ann buys chips: $20.00 in cash; stack $20.00
  recorded #8 ········
! note: buy from a player first: `Mary Ann` has $20.00 (MIK-04)
$ buy Bob 20
  Bob buys chips: $20.00 in cash; stack $20.00
  recorded #9 ········
$ buy mary ann 5 from Ann
  Mary Ann buys chips from Ann: $5.00 in cash; stack $25.00
  recorded #10 ········
$ seat Ann Mary Ann Bob
  Ann has seat 1
  Mary Ann has seat 2
  Bob has seat 3
  recorded #13 ········
$ hand result holdem Bob 2 Mary Ann --dealer Ann
  hand 1, holdem: Bob wins $4.00
  recorded #15 ········
$ hand result holdem Mary Ann 2 Bob Ann
  hand 2, holdem: Mary Ann wins $6.00
  recorded #16 ········
! note: nobody said who dealt (`--dealer`), so the deal moves on from `Ann`
$ note issue Mary Ann Bob 5 --for cash
  Mary Ann wrote Bob a $5.00 note (BOM) for cash
  recorded #17 ········
$ book owe Bob Mary Ann 3 --for "a side bet"
  Bob owes Mary Ann $3.00 more: a side bet
  recorded #18 ········
$ player add Mary
  Mary, a regular
  recorded #19 ········
$ hand result holdem Bob 1 Mary Ann
! error: the book says `Mary` has $0.00, not $1.00
! hint: status
= 4
$ player add Mary Ann
! error: the name `Mary` is taken
! hint: player add --help
= 4
$ undo
  undid #19 (Mary was added as a regular)
  recorded #20 ········
$ count Mary Ann 20 Bob 22
  Mary Ann has $20.00: down $7.00 in unrecorded hands
  Bob has $22.00: up $2.00 in unrecorded hands
  recorded #22 ········
! next: count Ann's stack
$ cashout Mary Ann
  Mary Ann cashes out $20.00: $20.00 in cash
  recorded #24 ········
! note: `Mary Ann` is leaving before everybody has had the same number of deals (MIK-27)
