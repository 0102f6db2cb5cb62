Where the last winner antes for the table, a result doesn't tell how much of the pot that was. Two who tie leave the odd coin for the next game; more than odd coins is asked about.
rules: MIK-60, MIK-65

file baltimore.toml:
  [house]
  name = "baltimore"
  currency = "USD"
  ¶
  [money]
  unit = { is = "0.05", rule = "MIK-13" }
  ¶
  [game]
  choice = { is = "dealers-choice", rule = "MIK-58" }
  ¶
  [ante]
  is = "0.05"
  rule = "MIK-59"
  when = { is = "by-game", rule = "MIK-59" }
  payer = { is = "last-winners", rule = "MIK-60" }
  reante = { is = "each", rule = "MIK-60" }
  ¶
  [bet]
  max = "0.50"
  ¶
  [limit]
  kind = "spread"
  ¶
  [goalpost]
  is = "announced"
  rule = "MIK-20"
  ¶
  [odd]
  tie = { is = "carry", rule = "MIK-65" }

$ init
  started a new book in USD
  recorded #1 ········
! next: add the players (player add NAME NAME)
$ player add Ann Bob Cat Dan Eve
  Ann, a regular
  Bob, a regular
  Cat, a regular
  Dan, a regular
  Eve, a regular
  recorded #6 ········
! next: open the night (open --banker NAME)
$ open --house baltimore.toml --banker Ann
  night 1 is open at baltimore; Ann is the banker
  recorded #7 ········
! next: sell chips (buy NAME AMOUNT)
$ buy Ann 20
  Ann buys chips: $20.00 in cash; stack $20.00
  recorded #8 ········
! next: play (hand new or hand result), then count the stacks
$ buy Bob 20
  Bob buys chips: $20.00 in cash; stack $20.00
  recorded #9 ········
$ buy Cat 20
  Cat buys chips: $20.00 in cash; stack $20.00
  recorded #10 ········
$ buy Dan 20
  Dan buys chips: $20.00 in cash; stack $20.00
  recorded #11 ········
$ buy Eve 20
  Eve buys chips: $20.00 in cash; stack $20.00
  recorded #12 ········
$ seat Ann 1
  Ann has seat 1
  recorded #13 ········
$ seat Bob 2
  Bob has seat 2
  recorded #14 ········
$ seat Cat 3
  Cat has seat 3
  recorded #15 ········
$ seat Dan 4
  Dan has seat 4
  recorded #16 ········
$ seat Eve 5
  Eve has seat 5
  recorded #17 ········
$ hand result --game five-card-draw --in Ann=.05 --in Bob=.05 --in Cat=.05 --in Dan=.05 --in Eve=.05 --win Cat=.25 --dealer Ann
  hand 1, five-card-draw: Cat wins $0.25
  recorded #19 ········

Cat antes $0.25 for five, and bets $0.50 as Dan does.

$ hand result --game five-card-draw --in Cat=.75 --in Dan=.50 --win Cat=.55 --win Dan=.55 --carry .15
! error: $0.15 can't stay in the middle: the winners split the whole pot (standard rule)
! hint: hand result --game five-card-draw --in Cat=.75 --in Dan=.50 --win Cat=.55 --win Dan=.55 --carry .15 --really
= 4
$ hand result --game five-card-draw --in Cat=.75 --in Dan=.50 --win Cat=.60 --win Dan=.60 --carry .05
  hand 2, five-card-draw: Cat wins $0.60, Dan wins $0.60; $0.05 carries over to
    the next hand
  recorded #20 ········
! note: nobody said who dealt (`--dealer`), so the deal moves on from `Ann`
