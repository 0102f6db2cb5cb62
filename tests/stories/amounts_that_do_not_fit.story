# What was mistyped is said with its figures, and nothing is recorded.

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
$ open --banker Ann --float 10
  night 1 is open at Mike's house; Ann is the banker
  recorded #5 ········
! next: sell chips (buy NAME AMOUNT)
$ buy Ann 20
  Ann buys chips: $20.00 in cash; stack $20.00
  recorded #6 ········
! next: play (hand new or hand result), then count the stacks
$ buy Bob 20 --cash 10 --debt 5
! error: the parts add up to $15.00, not $20.00
! hint: buy --help
= 2
$ buy Bob 20 --as BOF
! error: `--as` names a bank note, but you aren't paying with one
! hint: buy Bob 20 --note --as BOF
= 2
$ buy Bob
! error: the amount is missing
! hint: buy Bob 20 --cash
= 2
$ buy Bob 20 --note --as BOF
  Bob buys chips: $20.00 with note BOF; stack $20.00
  recorded #7 ········
! note: buy from a player first: `Ann` has $20.00 (MIK-04)
$ fine Ann -1
! error: the amount has to be more than zero, not -$1.00
! hint: fine --help
= 4
$ fine Ann 0 --folding
! error: the amount has to be more than zero, not $0.00
! hint: fine --help
= 4
$ fine Ann 0.07
! error: $0.07 isn't a multiple of $0.05; try $0.05 or $0.10 (MIK-13, MIK-59)
! hint: fine Ann 0.05
! hint: fine Ann 0.10
= 4
$ count Ann -5
! error: the amount has to be more than zero, not -$5.00
! hint: count --help
= 4
$ count Ann white=-1
! error: you can't have `-1` chips
! hint: count --help
= 4
$ drawer 25
  the drawer has $25.00 but should have $30.00: $5.00 short
  recorded #8 ········
$ drawer 28
  the drawer has $28.00 but should have $25.00: $3.00 over
  recorded #9 ········
$ drawer 28
  the drawer has $28.00, as it should
  recorded #10 ········
$ drawer -5
! error: the drawer can't go below zero: -$5.00
! hint: drawer --help
= 4
$ status
  night 1 at Mike's house, open since 2026-01-02 19:03; banker: Ann
  ¶
  player  bought     cash  app    notes  book   chips  counted  result
  ──────────────────────────────────────────────────────────────────────
  Ann     $20.00  -$20.00    –        –     –  $20.00  not yet   $0.00
  Bob     $20.00        –    –  -$20.00     –  $20.00  not yet   $0.00
  ¶
  drawer $28.00   chips out $40.00   in the middle $0.00
  the drawer was $2.00 short
! next: play (hand new or hand result), then count the stacks
