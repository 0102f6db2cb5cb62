# Acting out of turn at Mike's: one warning a night, for anybody; then twenty cents into the pot.
# rules: MIK-15, MIK-17

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
$ buy Bob 10
  Bob buys chips: $10.00 in cash; stack $10.00
  recorded #8 ········
! note: buy from a player first: `Ann` has $10.00 (MIK-04)
$ buy Cy 10
  Cy buys chips: $10.00 in cash; stack $10.00
  recorded #9 ········
$ fine Cy --folding
  Cy folded out of turn: no fine this time (MIK-15)
  recorded #10 ········
$ fine Ann
  Ann gets a warning, and it counts for the whole table: next time it's a fine
    (MIK-17)
  recorded #11 ········
$ fine Bob
  Bob pays $0.20 into the pot (MIK-15); $0.20 is in the middle
  recorded #12 ········
$ fine Ann
  Ann pays $0.20 into the pot (MIK-15); $0.40 is in the middle
  recorded #13 ········
$ fine Cy --folding
  Cy folded out of turn: no fine this time (MIK-15)
  recorded #14 ········

The forty cents go to whoever wins the next hand.

$ hand result --game holdem --in Ann=1 --in Bob=1 --win Bob=2
! error: $2.00 went in and $0.40 was in the middle (carryover and fines), but $2.00 was won and $0.00 carried over; if $0.40 stays in the pot, add --carry 0.40
! hint: hand result --help
= 4
$ hand result --game holdem --in Ann=1 --in Bob=1 --win Bob=2.40
  hand 1, holdem: Bob wins $2.40
  recorded #15 ········
! note: nobody said who dealt (`--dealer`), so `Ann` gets the deal next
$ status
  night 1 at Mike's house, open since 2026-01-02 19:04; banker: Ann
  ¶
  player  bought     cash  app  notes  book   chips  counted  result
  ────────────────────────────────────────────────────────────────────
  Ann     $10.00  -$10.00    –      –     –   $8.80  not yet  -$1.20
  Bob     $10.00  -$10.00    –      –     –  $11.20  not yet   $1.20
  Cy      $10.00  -$10.00    –      –     –  $10.00  not yet   $0.00
  ¶
  drawer $30.00   chips out $30.00   in the middle $0.00
! next: play (hand new or hand result), then count the stacks
