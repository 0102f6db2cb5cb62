# The bank of the Igloo: twenty dollars each, once; more chips come from other players.
# rules: IGL-01, IGL-02, IGL-14

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
$ buy Ann 15
! error: the first buy-in is $20.00, not $15.00 (IGL-01)
! hint: buy Ann 20.00
= 4
$ buy Ann 25
! error: the first buy-in is $20.00, not $25.00 (IGL-01)
! hint: buy Ann 20.00
= 4
$ buy Ann 20 --chips nickel=40,quarter=32,dollar=10
  Ann buys chips: $20.00 in cash (10 × $1.00, 32 × $0.25, 40 × $0.05); stack
    $20.00
  recorded #6 ········
! next: play (hand new or hand result), then count the stacks
$ buy Bob 20
  Bob buys chips: $20.00 in cash; stack $20.00
  recorded #7 ········
$ buy Bob 20
! error: the bank already sold `Bob` $20.00; buy more chips from another player (IGL-14)
! hint: buy Bob 20.00 --from Ann
= 4
$ buy Bob 3.35 --from Ann
  Bob buys chips from Ann: $3.35 in cash; stack $23.35
  recorded #8 ········
$ buy Bob 20 --debt
! error: the bank already sold `Bob` $20.00; buy more chips from another player (IGL-14)
! hint: status
= 4
$ hand result --game holdem --in Ann=0.12 --in Bob=0.12 --win Ann=0.24
! error: $0.12 isn't a multiple of $0.05; try $0.10 or $0.15 (IGL-02)
! hint: hand result --help
= 4
$ count Bob dime=3
! error: there are no `dime` chips; the set has dollar, quarter and nickel
! hint: chips show
= 4
$ status
  night 1 at The Igloo, open since 2026-01-02 19:03; banker: Ann
  ¶
  player  bought     cash  app  notes  book   chips  counted  result
  ────────────────────────────────────────────────────────────────────
  Ann     $20.00  -$16.65    –      –     –  $16.65  not yet   $0.00
  Bob     $23.35  -$23.35    –      –     –  $23.35  not yet   $0.00
  ¶
  drawer $40.00   chips out $40.00   in the middle $0.00
! next: play (hand new or hand result), then count the stacks
