# What the winners of the last pot ante for the table is never a bet that nobody called
# rules: MIK-60

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

$ init
  started a new book in USD
  recorded #1 ········
! next: add the players (player add NAME NAME)
$ player add Ann
  Ann, a regular
  recorded #2 ········
$ player add Bob
  Bob, a regular
  recorded #3 ········
! next: open the night (open --banker NAME)
$ player add Cat
  Cat, a regular
  recorded #4 ········
$ open --house baltimore.toml --banker Ann
  night 1 is open at baltimore; Ann is the banker
  recorded #5 ········
! next: sell chips (buy NAME AMOUNT)
$ buy Ann 5
  Ann buys chips: $5.00 in cash; stack $5.00
  recorded #6 ········
! next: play (hand new or hand result), then count the stacks
$ buy Bob 5
  Bob buys chips: $5.00 in cash; stack $5.00
  recorded #7 ········
$ buy Cat 5
  Cat buys chips: $5.00 in cash; stack $5.00
  recorded #8 ········
$ seat Ann 1
  Ann has seat 1
  recorded #9 ········
$ seat Bob 2
  Bob has seat 2
  recorded #10 ········
$ seat Cat 3
  Cat has seat 3
  recorded #11 ········
$ deal --dealer Ann
  Ann deals
  recorded #12 ········
$ hand add --hand '{"game":"straight-poker","players":[{"name":"Ann","in":"0.10","cards":"KdKsKcQhQs"},{"name":"Bob","in":"0.10","cards":"Ad2h3s4d6h"},{"name":"Cat","in":"0.05","folded":true}]}'
  hand 1, straight-poker: Ann wins $0.25
    Ann has the best hand for the main pot of $0.25: full house, kings over queens
      (standard rule)
  recorded #13 ········
> Ann wins $0.25

Ann won. She antes 0.15 for three, bets a nickel and is called: what of it is the ante is asked.

$ hand add --hand '{"game":"straight-poker","players":[{"name":"Ann","in":"0.20","cards":"KdKsKcQhQs"},{"name":"Bob","in":"0.05","cards":"Ad2h3s4d6h"},{"name":"Cat","in":"0","folded":true}]}'
! error: --hand:1:1: `Ann` won the last pot, and winners ante for the table ($0.15 with 3 players dealt in): split this bet into "in" and "dead", like "in":"0.05","dead":"0.15", or write "dead":"0" if it's all a bet (MIK-60)
= 5
> "in":"0.05","dead":"0.15"
$ hand add --hand '{"game":"straight-poker","players":[{"name":"Ann","in":"0.05","dead":"0.15","cards":"Ad2h3s4d6h"},{"name":"Bob","in":"0.05","cards":"KdKsKcQhQs"},{"name":"Cat","in":"0","folded":true}]}'
  hand 2, straight-poker: Bob wins $0.25
    Bob has the best hand for the main pot of $0.25: full house, kings over queens
      (standard rule)
  recorded #14 ········
! note: nobody said who dealt (`"button"`), so the deal moves on from `Ann`
> Bob wins $0.25

Nobody but a winner antes, and he antes for all.

$ hand add --hand '{"game":"straight-poker","players":[{"name":"Ann","in":"0.05","dead":"0.15","cards":"KdKsKcQhQs"},{"name":"Bob","in":"0.05","cards":"Ad2h3s4d6h"},{"name":"Cat","in":"0","folded":true}]}'
! error: --hand:1:1: $0.15 from `Ann` isn't an ante: the winners of the last pot ante for the table; put `Ann`'s bet under "in" (MIK-60)
= 5
> $0.15 from `Ann` isn't an ante: the winners of the last pot ante for the table
$ hand add --hand '{"game":"straight-poker","players":[{"name":"Ann","in":"0.05","cards":"KdKsKcQhQs"},{"name":"Bob","in":"0.05","dead":"0.05","cards":"Ad2h3s4d6h"},{"name":"Cat","in":"0","folded":true}]}'
! error: --hand:1:1: the winners of the last pot ante $0.15 for the table with 3 players dealt in: `Bob` antes $0.15, not $0.05 (MIK-60)
= 5
> `Bob` antes $0.15, not $0.05 (MIK-60)

Bob won, and nobody bets: nothing of his ante goes back to him.

$ hand add --hand '{"game":"straight-poker","players":[{"name":"Ann","in":"0","cards":"KdKsKcQhQs"},{"name":"Bob","in":"0.15","cards":"Ad2h3s4d6h"},{"name":"Cat","in":"0","folded":true}]}'
! error: --hand:1:1: `Bob` won the last pot, and winners ante for the table ($0.15 with 3 players dealt in): split this bet into "in" and "dead", like "in":"0.00","dead":"0.15", or write "dead":"0" if it's all a bet (MIK-60)
= 5
> "in":"0.00","dead":"0.15"
$ hand add --hand '{"game":"straight-poker","players":[{"name":"Ann","in":"0","cards":"KdKsKcQhQs"},{"name":"Bob","in":"0","dead":"0.15","cards":"Ad2h3s4d6h"},{"name":"Cat","in":"0","folded":true}]}'
  hand 3, straight-poker: Ann wins $0.15
    Ann has the best hand for the main pot of $0.15: full house, kings over queens
      (standard rule)
  recorded #15 ········
! note: nobody said who dealt (`"button"`), so the deal moves on from `Ann`
> Ann wins $0.15

A bet that nobody called goes back where it is said that it was one.

$ hand add --hand '{"game":"straight-poker","players":[{"name":"Ann","in":"0.30","dead":"0"},{"name":"Bob","in":"0.10","folded":true},{"name":"Cat","in":"0","folded":true}]}'
  hand 4, straight-poker: Ann wins $0.20
    nobody called Ann's last $0.20, so Ann gets it back (standard rule)
    Ann is the only one left in the main pot, so Ann wins it: $0.20 (standard
      rule)
  recorded #16 ········
! note: nobody said who dealt (`"button"`), so the deal moves on from `Ann`
> nobody called Ann's last $0.20

By its result all that went in is somewhere.

$ hand result --game straight-poker --in Ann=0.20 --in Bob=0.05 --win Bob=0.25
  hand 5, straight-poker: Bob wins $0.25
  recorded #17 ········
! note: nobody said who dealt (`--dealer`), so the deal moves on from `Ann`
> Bob wins $0.25
$ audit
  check           found
  ────────────────────────────────────────────────────────────
  file        ok  pages and indexes are sound
  references  ok  no broken links
  people      ok  nobody is listed twice
  chain       ok  17 events in an unbroken chain
  entries     ok  23 postings match their events and balance
  replay      ok  29 tables match the events
  requests    ok  every answer belongs to its events
  hands       ok  5 hands settled again, same result
  ¶
  the book is in order: 17 events
