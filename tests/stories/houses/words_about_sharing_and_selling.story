# Words that say no, and are heard: no goal-posts, no deals, chips from the dealer alone, nobody paid until the count is right

file ours.toml:
  [house]
  name = "ours"
  currency = "USD"
  ¶
  [chips]
  sellers = { is = "dealer", rule = "OUR-1" }
  ¶
  [goalpost]
  is = "never"
  rule = "OUR-2"
  ¶
  [split]
  agreed = { is = "odd-cases", rule = "OUR-3" }
  ¶
  [cashout]
  shortage = { is = "cleared-first", rule = "OUR-4" }
  ¶
  [wager]
  undeclared = { is = "moved-chips", rule = "OUR-5" }
file at-odds.toml:
  [house]
  name = "at-odds"
  currency = "USD"
  ¶
  [chips]
  sellers = "dealer"
  p2p = true
$ house check at-odds.toml
  fault  `chips.sellers` is `dealer` and `chips.p2p` is `yes`: they don't go
         together; no night can start
= 3
$ init --house ours.toml
  started a new book in USD with `ours` rules
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
  night 1 is open at ours; Ann is the banker
  recorded #5 ········
! next: sell chips (buy NAME AMOUNT)
$ seat Ann 1
  Ann has seat 1
  recorded #6 ········
$ seat Bob 2
  Bob has seat 2
  recorded #7 ········
$ buy Ann 20
  Ann buys chips: $20.00 in cash; stack $20.00
  recorded #8 ········
! next: play (hand new or hand result), then count the stacks
$ buy Bob 20
  Bob buys chips: $20.00 in cash; stack $20.00
  recorded #9 ········
$ buy Bob 5 --from Ann
! error: only the dealer sells chips (OUR-1)
! hint: buy --help
= 4
> only the dealer sells chips (OUR-1)
$ games show holdem --add goal-post --house ours.toml
! error: at this house ties are never goal-posted (OUR-2)
! hint: games show --help
= 4
> at this house ties are never goal-posted (OUR-2)
$ hand result --game holdem+goal-post --in Ann=5 --in Bob=5 --win Ann=10
! error: at this house ties are never goal-posted (OUR-2)
! hint: hand result --help
= 4
> at this house ties are never goal-posted (OUR-2)
$ hand new --yes
< 5-card-draw goal-post
< 5-card-draw
< d Ann
< ¶
< split Ann 1 Bob 1
< q
  stopped: nothing was recorded
! no game yet, Ann deals, 2 in: Ann Bob
! which game? > 5-card-draw goal-post
! error: at this house ties are never goal-posted (OUR-2)
! which game? > 5-card-draw
! five-card-draw, Ann deals, 2 in: Ann Bob
! Enter to deal > d Ann
! Enter to deal > ¶
! Bob 20.00 · pot 0.00 · check, bet 0.01–20.00 > split Ann 1 Bob 1
! error: players can't agree to split a pot at this house; they can only agree on
!   what the rules don't cover (OUR-3)
! Bob 20.00 · pot 0.00 · check, bet 0.01–20.00 > q
> at this house ties are never goal-posted (OUR-2)
> they can only agree on what the rules don't cover
$ drawer 38
  the drawer has $38.00 but should have $40.00: $2.00 short
  recorded #10 ········
$ close
! error: the count is off: $2.00 short in the drawer; nobody gets paid until the difference is found (OUR-4)
! hint: close --over-short house
! hint: close --over-short banker
= 4
> nobody gets paid until the difference is found (OUR-4)
